"""UNO in a real browser: watched, played by mouse and by keys, and every room on a phone."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.cells import serve
from tests.browser.conftest import DESKTOP, PHONE, NewPage, rendered
from tests.browser.waiting import becomes, resized
from tests.browser.watching import at_step, pace, press, to_end, to_step

Opened = Callable[..., Page]
Check = Callable[..., None]
Sat = Callable[..., Page]


def played(start: str, moves: str = "", seconds: float = 0.3) -> str:
    """A cell with a game of UNO at the point after these moves."""
    link = f"play uno seat=0 {start} target=50 dealer=seat: {moves}"
    return f"import uncle_widgets as uw\nuw.play({link!r}, coach=False, pace={seconds})"


# Seeds found by a search, so that what a test is about is one press away.
CELLS = {
    "index": "1",
    "bluff": played("players=expert seed=0 seats=2", "draw keep"),
    "answer": played("players=greedy seed=31 seats=2"),
    "forgotten": played("players=greedy seed=82 seats=2", "pr+2 pr0 pb<> pg<> pg4"),
    "late": played("players=greedy seed=18 seats=3", "pb3 py0 py3 pg3 pg2"),
    "catch": played("players=greedy seed=45 seats=2 forget=100", "pr8 pg9 accept"),
    "keep": played("players=greedy seed=4 seats=2"),
    "wild": played("players=greedy seed=1 seats=2"),
    "ten": "import uncle_widgets as uw\nuw.play('uno', seats=10, seed=3, coach=False, pace=0.01)",
    "watchten": "import uncle_widgets as uw\nuw.watch('uno', seats=10, seed=3, target=50, watcher='everything', step=40)",
}  # fmt: skip


LISTEN = """() => { window.told = [];
    const table = document.querySelector(".uw-table"), read = () => told.push(table.querySelector("p.line").textContent);
    new MutationObserver(read).observe(table, { childList: true, subtree: true, characterData: true });
    read(); }"""


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Voilà with games of our own."""
    with serve(tmp_path_factory.mktemp("cells"), CELLS) as url:
        yield url


@pytest.fixture
def sat(cells: str, new_page: NewPage) -> Sat:
    """`sat("bluff")`: at the table of that notebook."""

    def sit(name: str, size: tuple[int, int] = DESKTOP, theme: str = "light", **options: Any) -> Page:
        page = new_page(size, **options)
        page.goto(f"{cells}/voila/render/{name}.ipynb?theme={theme}")
        rendered(page)
        expect(page.locator(".uw-table svg.table")).to_be_visible()
        if name != "watchten":
            settle(page)
        page.evaluate(LISTEN)
        return page

    return sit


def settle(page: Page) -> None:
    """Until it is the own turn, or the end; the coach comes a moment after the table."""
    page.wait_for_function(
        """() => !document.querySelector('.uw-table.busy')
            && /Your move|The game is over/.test(document.querySelector('.uw-coach h2')?.textContent)""",
    )


def card(page: Page, label: str) -> Locator:
    """The card of the own hand that is called so."""
    return (
        page.locator(".uw-table g.card[role=button]").and_(page.get_by_label(re.compile(f"^your {label},"))).first
    )


def lay(page: Page, label: str) -> None:
    """Press a card of the own hand where it shows beside the next; again if that has lifted it."""
    wanted = card(page, label)
    wanted.click(position={"x": 34, "y": 60})
    if wanted.get_attribute("aria-pressed") == "true":
        wanted.click(position={"x": 34, "y": 60})


def chooser(page: Page) -> Locator:
    return page.locator(".uw-table .chooser")


def told(page: Page, words: str) -> None:
    """Wait until the line has said this, however short it stood there."""
    page.wait_for_function("(words) => window.told.some((line) => line.includes(words))", arg=words)


def mine(page: Page) -> int:
    """How many cards the own hand has."""
    found = re.search(r"\(you\): (.*?);", page.locator(".uw-table .stage > p.sr").inner_text())
    assert found
    return len(found[1].split(", "))


def small_words(page: Page) -> list[str]:
    """Words of the table smaller than 12 px as they appear; those on a card are shapes there too."""
    found: list[str] = page.evaluate(
        """() => { const found = [];
            const walk = document.createTreeWalker(document.querySelector('.uw-table'), NodeFilter.SHOW_TEXT);
            while (walk.nextNode()) {
                const text = walk.currentNode.textContent.trim(), e = walk.currentNode.parentElement;
                if (!text || e.closest('g.card') || e.closest('title,.sr,style,script,[hidden]') || !e.getClientRects().length) continue;
                let size = parseFloat(getComputedStyle(e).fontSize);
                const svg = e.closest('svg');
                const wide = svg?.viewBox.baseVal.width;
                if (wide) size *= svg.getBoundingClientRect().width / wide;
                if (size > 0 && size < 11.95) found.push(`${text.slice(0, 30)} ${size.toFixed(1)}`);
            }
            return found }"""
    )
    return found


@pytest.mark.walk
def test_watch_a_hand_to_its_end_and_back(opened: Opened) -> None:
    page = opened("uno")
    to_step(page, 0)
    page.locator('.uw-table [data-eye="everything"]').click()
    hand = page.locator('.uw-table g.card[data-key^="h"]')
    for step in range(1, 41):  # past the picks and the deal, until cards lie open
        if hand.count() > 20:
            break
        press(page, "Step forward")
        at_step(page, step)
    assert hand.count() >= 26
    expect(page.locator(".uw-table [data-moment]").nth(1)).to_be_attached()  # the moments of your seat stay marked
    press(page, "Step forward")  # the first card, and with it the colour: its letter, its name, its shape
    expect(page.locator('.uw-table [data-key="ring:way"]')).to_contain_text(
        re.compile("[RGBY]\\s(red|green|blue|yellow)")
    )
    # each colour on a card is also a letter or a shape: two paths at least beside the ground
    assert page.evaluate(
        """() => [...document.querySelectorAll('.uw-table g.card[data-key^=h]')]
            .every((e) => e.querySelectorAll('path, circle, rect, polygon, text').length >= 3)"""
    )
    press(page, "Last step")
    expect(page.locator(".uw-table .place")).to_contain_text("The end.")
    press(page, "Scores")
    expect(page.locator(".uw-table .scores table")).to_be_visible()
    expect(page.locator(".uw-table .scores table")).to_contain_text("Total")
    page.locator(".uw-table [data-k=scores]").focus()
    page.keyboard.press("Escape")
    expect(page.locator(".uw-table .scores").first).to_be_hidden()
    press(page, "First step")
    at_step(page, 0)


def test_a_bluff_is_challenged(sat: Sat) -> None:
    page = sat("bluff")
    label = card(page, "Wild Draw Four").get_attribute("aria-label") or ""
    assert "would be a bluff because you have" in label
    before = mine(page)
    lay(page, "Wild Draw Four")
    expect(chooser(page)).to_be_visible()
    expect(chooser(page).locator("svg.icon").nth(3)).to_be_visible()  # a shape for each colour
    press(page, "Wild Draw Four: red")
    told(page, "challenges")
    settle(page)
    becomes(page, lambda: mine(page), before - 1 + 4)


def test_a_wild_draw_four_is_answered_with_a_challenge(sat: Sat) -> None:
    page = sat("answer")
    call = page.locator(".uw-table .call")
    expect(call).to_contain_text("played a Wild Draw Four on")
    expect(page.get_by_role("button", name="Accept and draw 4")).to_be_visible()
    before = mine(page)
    press(page, "Challenge B")
    told(page, "B held ")  # shown to the challenger
    settle(page)
    becomes(page, lambda: mine(page) in (before, before + 6), True)


def test_who_forgets_the_call_is_caught(sat: Sat) -> None:
    page = sat("forgotten")
    lay(page, "Green 7")
    press(page, "Green 7")  # without the call
    told(page, "catches")
    settle(page)
    becomes(page, lambda: mine(page), 3)


def test_a_late_call_is_safe(sat: Sat) -> None:
    page = sat("late")
    lay(page, "Green 6")
    press(page, "Green 6")
    expect(page.locator(".uw-table .call")).to_contain_text("haven't called UNO")
    press(page, "Call UNO")
    told(page, "You call UNO late, and are safe")
    settle(page)


def test_a_bot_who_forgot_is_caught(sat: Sat) -> None:
    page = sat("catch")
    expect(page.locator(".uw-table .call")).to_contain_text("has one card left and hasn't called UNO")
    press(page, "Catch B")
    told(page, "two cards")
    expect(page.locator(".uw-table .call")).to_be_hidden()


def test_draw_and_keep(sat: Sat) -> None:
    page = sat("keep")
    before = mine(page)
    press(page, "Draw a card")
    expect(page.get_by_role("button", name="Keep it", exact=True)).to_be_visible()
    becomes(page, lambda: mine(page), before + 1)
    press(page, "Keep it")
    expect(page.get_by_role("button", name="Keep it", exact=True)).to_have_count(0)
    settle(page)
    assert mine(page) >= before + 1


def test_keys_name_a_colour_and_play_a_card(sat: Sat) -> None:
    page = sat("wild")
    before, board = mine(page), page.locator(".uw-table .stage > p.sr").inner_text()
    card(page, "Wild").focus()
    page.keyboard.press("Enter")
    expect(chooser(page)).to_be_visible()
    expect(chooser(page).locator("button:not(.shut)").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(chooser(page)).to_be_hidden()
    expect(card(page, "Wild")).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Wild: green", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".uw-table .stage > p.sr")).not_to_have_text(board)
    settle(page)
    assert mine(page) != before
    page.wait_for_function("!!document.activeElement.closest('.uw-table')")  # the focus has not left the table


def test_a_number_key_plays_the_only_card_with_it(sat: Sat) -> None:
    page = sat("late")
    page.locator(".uw-table svg.table").focus()
    page.keyboard.press("6")
    expect(chooser(page)).to_be_visible()  # two left: with the call or without
    page.keyboard.press("Enter")
    told(page, "You call UNO")
    settle(page)


@pytest.mark.every_text
@pytest.mark.parametrize("name", ["ten", "watchten"])
def test_ten_hands_on_a_phone(name: str, sat: Sat, no_overflow: Check) -> None:
    page = sat(name, size=PHONE)
    no_overflow(page)
    assert not small_words(page)
    expect(page.locator('.uw-table .thing.mark[data-key^="mark:seat"]')).to_have_count(10)


ROOMS = {"Watch": ".uw-table .stepper", "Play": ".uw-coach h2", "Lessons": ".uw-trail", "What if": ".uw-strip"}
"""What stands in the room of a tab and in no other of these."""


@pytest.mark.every_text
def test_every_room_is_accessible_and_fits(opened: Opened, axe: Check, no_overflow: Check) -> None:
    page = opened("uno")
    for tab, own in ROOMS.items():
        resized(page, *DESKTOP)  # a phone has the last rooms in its menu
        page.get_by_role("tab", name=tab).click()
        # the tab is chosen at once, its room comes from the kernel
        expect(page.locator(own).first).to_be_visible()
        page.wait_for_selector(".uw-table svg.table .card")
        if tab == "Watch":
            to_end(page)
        if tab == "Play":
            settle(page)
        for width, height in (DESKTOP, PHONE):
            resized(page, width, height)
            no_overflow(page)
            axe(page, ".uw-page", both=True)
            assert not small_words(page), tab


@pytest.mark.walk
def test_what_if_changes_a_card_and_refuses_what_cannot_be(opened: Opened) -> None:
    page = opened("uno")
    page.get_by_role("tab", name="What if").click()
    board = page.locator(".uw-table .stage > p.sr")
    expect(board).to_contain_text("Blue 5, Blue Skip, Green 3, Yellow 9")
    page.locator('.uw-table [data-key="h0.2"]').click()
    press(page, "change it to Red 3")
    expect(board).to_contain_text("Blue 5, Blue Skip, Red 3, Yellow 9")
    page.locator('.uw-table [data-key="top"]').click()
    press(page, "change it to Wild")
    expect(board).to_contain_text("Wild on top, red named")
    page.locator('.uw-table [data-key="draw"]').click()
    press(page, "add to your hand Wild Draw Four")
    expect(board).to_contain_text("Red 3, Wild Draw Four, Yellow 9")
    press(page, "Type a position")
    field = page.get_by_label("Your hand")
    field.fill("r7 r7 r7")
    press(page, "Show this position")
    refused = "Expected at most 2 of r7, not 3: the deck has no more. (UNO-DECK-1)"
    expect(page.get_by_role("alert").filter(has_text=refused)).to_be_visible()
    expect(board).to_contain_text("Red 3, Wild Draw Four, Yellow 9")


def test_at_a_catch_both_are_outlined_and_no_card_flies_from_hand_to_hand(opened: Opened) -> None:
    page = opened("uno")
    pace(page, "Mark only")
    to_step(page, 29)
    page.evaluate(
        """() => { window.most = 0; const layer = document.querySelector(".uw-table .event");
            new MutationObserver(() => { most = Math.max(most, layer.querySelectorAll("rect").length) })
                .observe(layer, { childList: true }) }"""
    )
    page.locator("[data-k='step.forward']").click()
    expect(page.locator(".uw-table p.line")).to_contain_text("C catches you, so you draw two cards.")
    page.wait_for_function("most > 1")
    page.wait_for_timeout(300)  # for what must not come: a third
    assert page.evaluate("most") == 2


def test_the_discards_are_spread_over_a_watched_game_and_lie_beside_a_lesson(
    opened: Opened, axe: Check, no_overflow: Check
) -> None:
    page = opened("uno")
    to_step(page, 8)
    table = page.locator(".uw-table")
    pile, over = table.locator('[data-key="top"]'), table.locator(".spread")
    pile.click()
    expect(over.get_by_role("img")).to_have_attribute("aria-label", re.compile(r"Red: \d+ of 25 hidden"))
    expect(over.get_by_role("button", name="Close")).to_be_focused()
    for size in (PHONE, DESKTOP):
        resized(page, *size)
        axe(page)
        no_overflow(page)
    page.keyboard.press("Escape")
    expect(over).to_be_hidden()
    expect(pile).to_be_focused()
    page.keyboard.press("d")
    expect(over).to_be_visible()
    page.keyboard.press("d")
    expect(over).to_be_hidden()
    page.get_by_role("tab", name="Lessons").click()
    laid = table.locator('[data-key="spread:all"]:visible')
    for size in (DESKTOP, PHONE):
        resized(page, *size)
        expect(laid).to_have_attribute("aria-label", re.compile(r"Green: \d+ of 25 hidden"))
        no_overflow(page)
