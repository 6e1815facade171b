"""No key pressed inside a widget acts on the cells of a notebook, in JupyterLab and in Notebook 7."""

from playwright.sync_api import Page

from tests.browser.notebooks import CELLS, run_the_first_cell
from tests.browser.waiting import at_rest

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
ROOMS = {"watch": ".uw-table .stepper", "play": ".uw-table .play-bar", "rules": ".uw-room select"}
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
