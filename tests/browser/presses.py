"""How long a press takes to show: from the pointer going down to the first frame that is drawn otherwise."""

from collections.abc import Callable

from playwright.sync_api import Page

TIME = """() => { window.times = []; let pressed = 0;
    addEventListener("pointerdown", (event) => { pressed = event.timeStamp; }, true);
    const seen = new MutationObserver(() => { if (!pressed) return; const from = pressed; pressed = 0;
        requestAnimationFrame(() => times.push(performance.now() - from)); });
    for (const node of document.querySelectorAll(".uw"))
        seen.observe(node, { childList: true, subtree: true, characterData: true, attributes: true }); }"""


def timing(page: Page) -> None:
    """Begin to measure on this page."""
    page.evaluate(TIME)


def timed(page: Page, press: Callable[[], None]) -> float:
    """Milliseconds until the first effect of `press`."""
    page.evaluate("window.times.length = 0")
    press()
    page.wait_for_function("window.times.length > 0")
    taken: float = page.evaluate("window.times[0]")
    return taken
