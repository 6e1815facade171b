"""Keys act in the room that has the focus and nowhere else: not on the cells of a notebook, not on another room."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.notebooks import CELLS, run_the_first_cell
from tests.browser.waiting import at_rest
from tests.browser.watching import at_step, stop_at, to_step

KEYS = [
    *(
        "a",
        "b",
        "c",
        "d",
        "d",
        "i",
        "i",
        "k",
        "m",
        "o",
        "v",
        "x",
        "y",
        "z",
        "0",
        "0",
        "ArrowDown",
        "ArrowUp",
        "Home",
    ),
    *(
        "Shift+ArrowDown",
        "Shift+m",
        "Control+Enter",
        "Shift+Enter",
        "Alt+Enter",
        "Control+Shift+ArrowDown",
        "Escape",
    ),
]
ROOMS = {"watch": ".uw-table .stepper", "play": ".uw-table .play-bar", "rules": ".uw-room details.left"}
"""What stands in the room of a tab and in no other of these."""
CONTROLS = {
    "a button": ("watch", ".uw-table .stepper [data-k=pace]"),
    "a slider": ("watch", ".uw-table .stepper input[type=range]"),
    "a tab": ("watch", ".uw-masthead [role=tab][aria-selected=true]"),
    "a text field": ("watch", ".uw-panel [data-k=value]"),
    "a card on the table": ("play", ".uw-table svg.table [tabindex='0']"),
    "a list to choose from": ("rules", ".uw-room select"),
}
WORDS = {
    "the caption": ".uw-table .caption",
    "the question": ".uw-panel h2",
    "the name of the game": ".uw-masthead h1",
    "between the views": ".uw-page",
}


def press_all(page: Page, selector: str) -> None:
    """All keys, each in `selector`: some of them draw it anew, or open another room."""
    for key in KEYS:
        if not page.evaluate("(s) => document.activeElement.matches(s)", selector):
            page.locator(selector).filter(visible=True).first.focus()
        page.keyboard.press(key)


def to_room(page: Page, tab: str) -> None:
    page.locator(f".uw-masthead [data-k='tab.{tab}']").click()
    page.wait_for_selector(f".uw-masthead [data-k='tab.{tab}'][aria-selected=true]")
    page.wait_for_selector(ROOMS[tab])  # the tab is chosen at once, its room comes from the kernel


def save(page: Page) -> None:
    with page.expect_response(lambda told: told.request.method == "PUT" and "/api/contents/" in told.url):
        page.keyboard.press("Control+s")


def test_keys_stay_in_the_widget_and_saving_goes_through(notebook_url: str, page: Page) -> None:
    run_the_first_cell(page, f"{notebook_url}/uncle.ipynb")
    before = page.evaluate(CELLS)
    for name, (tab, selector) in CONTROLS.items():
        to_room(page, tab)
        if name == "a text field":
            stop_at(page, 0)
        elif name == "a list to choose from":
            page.locator(".uw-room details.left > summary").first.click()
        press_all(page, selector)
        assert page.evaluate(CELLS) == before, f"keys on {name}"
    save(page)
    to_room(page, "watch")
    for name, selector in WORDS.items():
        words = page.locator(selector).first
        words.scroll_into_view_if_needed()
        at_rest(words)  # a press that is forced waits for nothing
        words.click(position={"x": 3, "y": 3}, force=True)
        for key in KEYS:
            page.keyboard.press(key)
        assert page.evaluate(CELLS) == before, f"keys on {name}"
    save(page)
    assert page.evaluate(CELLS) == before


def pressed_chip(page: Page) -> str:
    return page.locator(".uw-panel .qchip[aria-pressed=true]").get_attribute("data-k") or ""


def test_keys_act_in_the_room_that_has_the_focus_and_nowhere_else(opened: Callable[..., Page]) -> None:
    """WCAG 2.1.4: with the focus on the page's body no digit, no space and no arrow does anything."""
    page = opened("uncle")
    to_step(page, 3)
    page.evaluate("document.activeElement.blur()")
    before = "q.U-L2"  # the question with most at stake there; the panel follows the table
    expect(page.locator(".uw-panel .qchip[aria-pressed=true]")).to_have_attribute("data-k", before)
    for stroke in ("4", "1", "Space", "ArrowRight", "End", "?"):
        page.keyboard.press(stroke)
    page.wait_for_timeout(300)
    assert pressed_chip(page) == before
    at_step(page, 3)
    expect(page.locator(".uw-table [data-k='step.play']")).to_have_attribute("aria-label", "Play")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".uw-panel .qchip").first.focus()  # anywhere inside: arrows step the game beside it
    page.keyboard.press("ArrowRight")
    at_step(page, 4)
    page.keyboard.press("ArrowLeft")
    at_step(page, 3)
    page.locator(".uw-panel [data-k=range]").focus()  # a slider keeps its own arrows
    page.keyboard.press("ArrowRight")
    at_step(page, 3)


def test_a_list_of_all_keys_opens_and_turns_letters_digits_and_signs_off(
    opened: Callable[..., Page], axe: Callable[..., None]
) -> None:
    page = opened("uncle")
    chips = page.locator(".uw-panel .qchip")
    at_rest(page.locator(".uw-panel"))  # a first answer may yet draw it anew
    chips.nth(1).focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(dialog).to_be_visible()
    for shown in ("Space", "←", "→", "Home", "End", "1 to 6", "Escape", "?"):
        expect(dialog.locator("kbd", has_text=shown).first).to_be_visible()
    axe(page, "dialog")
    page.keyboard.press("ArrowRight")  # nothing behind it moves
    dialog.get_by_role("button", name="Off").click()
    expect(dialog.get_by_role("button", name="Off")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(chips.nth(1)).to_be_focused()
    before = pressed_chip(page)
    page.keyboard.press("4")
    page.wait_for_timeout(300)
    assert pressed_chip(page) == before
    page.reload()  # remembered by the browser
    chips.nth(1).focus()
    page.keyboard.press("4")
    page.wait_for_timeout(300)
    assert pressed_chip(page) != chips.nth(3).get_attribute("data-k")
    page.locator(".uw-masthead [data-k=menu]").click()
    page.locator(".uw-masthead [data-k=keys]").click()
    dialog.get_by_role("button", name="On").click()
    dialog.get_by_role("button", name="Close").click()
    chips.nth(1).focus()
    page.keyboard.press("4")
    expect(chips.nth(3)).to_have_attribute("aria-pressed", "true")


def test_what_the_list_says_is_what_the_keys_do(opened: Callable[..., Page]) -> None:
    """Buttons tell their keys too, and in another room other keys are listed."""
    page = opened("uncle")
    for name, stroke in (
        ("first", "Home"),
        ("back", "ArrowLeft"),
        ("play", "Space"),
        ("forward", "ArrowRight"),
        ("last", "End"),
    ):
        expect(page.locator(f".uw-table [data-k='step.{name}']")).to_have_attribute("aria-keyshortcuts", stroke)
    expect(page.locator(".uw-panel .qchip").first).to_have_attribute("aria-keyshortcuts", "1")
    page.locator('.uw-masthead [data-k="tab.play"]').click()
    expect(page.locator(".uw-coach h2")).to_have_text("Your move.")
    page.locator(".uw-table g.card.plays").first.focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(dialog).to_contain_text("A card's symbol")
    expect(dialog).not_to_contain_text("One step back")
