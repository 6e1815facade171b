"""What if in a real browser: positions changed on the table or typed, and the answer that follows."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.test_stage import in_view, unscrolled
from tests.browser.waiting import at_rest, resized
from tests.browser.watching import ask, guess, key, revealed

Opened = Callable[..., Page]
Check = Callable[..., None]

SIZES = [DESKTOP, (1366, 768), (1920, 1080), PHONE]
BOXES = """(nodes) => nodes.map((node) => { const { left, top, right, bottom } = node.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round); })"""


def what_if(page: Page) -> None:
    page.get_by_role("tab", name="What if").click()
    expect(bar(page, "fold")).to_be_visible()


def bar(page: Page, name: str) -> Locator:
    """A control of the bar under the table, or of the sheet that it opens."""
    return page.locator(f'.uw-strip [data-k="{name}"]')


def show_all(page: Page) -> None:
    """No predictions."""
    page.locator("[data-k=menu]").click()
    page.get_by_label("Guess first").get_by_role("button", name="Off").click()
    page.keyboard.press("Escape")
    revealed(page)


def resting(page: Page, item: str) -> tuple[float, float]:
    """Where a card that can be seen lies, once it glides no more."""
    card = page.locator(f'.uw-table [data-key="{item}"]')
    at_rest(card)
    x, y = card.evaluate("(node) => { const { e, f } = node.getScreenCTM(); return [e + 8, f + 14]; }")
    return x, y


def open_on(page: Page, item: str) -> Locator:
    """Press a card where it can be seen, and its choice stands open beside it."""
    page.mouse.click(*resting(page, item))
    chooser = page.locator(".uw-table .chooser")
    expect(chooser).to_be_visible()
    return chooser


def change(page: Page, item: str, words: str) -> None:
    open_on(page, item).get_by_role("button", name=words, exact=True).click()
    expect(page.locator(".uw-table .chooser")).to_be_hidden()


def clear_of(chooser: Locator, cards: Locator) -> None:
    """The choice is wholly in the window and covers none of these cards."""
    size = chooser.page.viewport_size
    assert size
    at_rest(chooser)
    left, top, right, bottom = chooser.evaluate_all(BOXES)[0]
    assert 0 <= left < right <= size["width"]
    assert 0 <= top < bottom <= size["height"]
    for x, y, x2, y2 in cards.evaluate_all(BOXES):
        assert min(right, x2) - max(left, x) <= 1 or min(bottom, y2) - max(top, y) <= 1, "a card is covered"


@pytest.mark.every_text(100)
@pytest.mark.parametrize("game", ["uncle", "uno"])
def test_table_question_and_answer_are_in_one_view(game: str, opened: Opened) -> None:
    page = opened(game)
    what_if(page)
    title, table = page.locator(".uw-panel h2"), page.locator(".uw-table svg.table")
    hand = page.locator(".uw-table .card.hand .front")
    expect(page.locator(".uw-table .strip")).to_be_hidden()  # there is nothing to play here
    for width, height in SIZES:
        resized(page, width, height)
        in_view(page.locator(".uw-table .caption"), table, bar(page, "fold"), bar(page, "first"), title)
        in_view(*(key(page, k) for k in ("value", "range", "main")))
        unscrolled(page)
        clear_of(open_on(page, page.locator(".uw-table .card.hand").last.get_attribute("data-key") or ""), hand)
        page.keyboard.press("Escape")
    show_all(page)
    for width, height in SIZES:
        resized(page, width, height)
        in_view(table, title, page.locator(".uw-panel .p-page > *"))
        unscrolled(page)


@pytest.mark.on_site
def test_with_predicting_off_the_answer_follows_and_what_it_was_stays_beside_it(opened: Opened) -> None:
    page = opened("uncle")
    what_if(page)
    show_all(page)
    title, was = page.locator(".uw-panel h2"), page.locator(".uw-panel .was")
    hundred, bars = page.locator(".uw-panel .hundred"), page.locator(".uw-panel .cmp")
    expect(title).to_have_text(re.compile("^About 54 out of 100 .* 4\\.$"))
    expect(was).to_have_count(0)
    change(page, "h1.1", "change it to 4")
    expect(title).to_have_text(re.compile("^About 48 out of 100 .* 4\\.$"))
    expect(was).to_have_text("Before: 54 out of 100")
    expect(hundred.locator(".ghost")).to_have_count(1)
    expect(bars.locator("svg[role=img]")).to_have_attribute("aria-label", "Exact: 47.6%. Before: 54 out of 100.")
    change(page, "p5", "Take it out")
    expect(page.locator(".uw-table .stage > p.sr")).to_contain_text("the pile is at 21.")
    expect(was).to_have_text("Before: 48 out of 100")
    bar(page, "first").click()
    expect(title).to_have_text(re.compile("^About 54 out of 100 .* 4\\.$"))
    ask(page, "U-L4")
    change(page, "h1.1", "change it to 4")
    expect(was).to_contain_text(", the same")


@pytest.mark.on_site
def test_with_predicting_on_a_change_asks_anew(opened: Opened) -> None:
    page = opened("uncle")
    what_if(page)
    guess(page, "30")
    revealed(page)
    change(page, "h1.1", "change it to 4")
    expect(key(page, "range")).to_have_attribute("aria-valuetext", "not set yet")
    expect(page.locator(".uw-panel .was")).to_have_count(0)
    guess(page, "45")
    revealed(page)
    expect(page.locator(".uw-panel .was")).to_have_text("Before: 54 out of 100")


@pytest.mark.on_site
def test_a_choice_is_made_by_keyboard_and_what_cannot_be_is_one_sentence(opened: Opened) -> None:
    page = opened("uncle")
    what_if(page)
    card, chooser = page.locator('.uw-table [data-key="h1.1"]'), page.locator(".uw-table .chooser")
    card.focus()
    page.keyboard.press("Enter")
    expect(chooser.locator(".card-pick").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(chooser.get_by_role("button", name="change it to 2", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(chooser).to_be_hidden()
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-label", "your 6")
    # elsewhere is pressed, and it goes
    open_on(page, "draw")
    page.locator(".uw-panel h2").click()
    expect(chooser).to_be_hidden()
    # three sixes more, and the fourth is one too many: there are seven of each
    for total in (32, 38, 44):
        change(page, "draw", "add to the pile 6")
        expect(page.locator(".uw-table .stage > p.sr")).to_contain_text(f"the pile is at {total}.")
    board = page.locator(".uw-table .stage > p.sr").inner_text()
    change(page, "draw", "add to the pile 6")
    expect(page.locator(".uw-table .caption .note")).to_contain_text("must be below 50")
    expect(page.locator(".uw-table .stage > p.sr")).to_have_text(board)


@pytest.mark.on_site
def test_a_position_is_typed_in_a_sheet_that_folds_away(opened: Opened) -> None:
    page = opened("uncle")
    what_if(page)
    sheet = page.locator(".uw-strip > .sheet")
    expect(sheet).to_be_hidden()
    bar(page, "fold").click()
    expect(page.get_by_label("Your hand")).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(bar(page, "fold")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_label("Your hand").fill("2 2 5")
    page.get_by_label("Your hand").press("Enter")
    expect(sheet).to_be_hidden()
    expect(page.locator('.uw-table [data-key="h1.0"]')).to_have_attribute("aria-label", "your 2")
    expect(sheet.locator(".record")).to_contain_text("hand='2 2 5', pile='6 3 3 1 6 5 2'")
    # what cannot be is one sentence, and the position stays
    board = page.locator(".uw-table .stage > p.sr").inner_text()
    bar(page, "fold").click()
    refusal, before = page.locator(".uw-strip .refusal"), ""
    for hand in ("2 2", "2 2 9", ""):
        page.get_by_label("Your hand").fill(hand)
        bar(page, "set").click()
        expect(refusal).to_be_visible()
        expect(refusal).not_to_have_text(before)  # the one before still stands there at first
        before = refusal.inner_text()
        expect(page.get_by_label("Your hand")).to_have_value(hand)
        expect(page.locator(".uw-table .stage > p.sr")).to_have_text(board)


@pytest.mark.every_text
@pytest.mark.on_site
def test_what_if_is_accessible_and_fits(opened: Opened, axe: Check, no_overflow: Check) -> None:
    page = opened("uncle")
    what_if(page)
    show_all(page)
    change(page, "h1.1", "change it to 4")
    bar(page, "fold").click()
    axe(page, both=True)
    page.keyboard.press("Escape")
    resized(page, *PHONE)
    open_on(page, "p6")
    no_overflow(page)
    axe(page, both=True)
    resized(page, 320, 740)
    no_overflow(page)
