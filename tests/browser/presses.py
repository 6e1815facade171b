"""How long a press takes to show: from the pointer going down to the first frame that is drawn otherwise."""

import statistics
from collections.abc import Callable, Sequence

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


TWO_FRAMES = """() => new Promise((done) => { const from = performance.now();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - from))); })"""
FRAMES, LONGEST = 4, 25
"""A press is shown within so many times two frames of its page as a rule, and always within so many."""


def two_frames(page: Page) -> float:
    """Milliseconds of two frames of a page that has nothing to do: what a press takes at the least."""
    taken: float = page.evaluate(TWO_FRAMES)
    return taken


def come_at_once(times: Sequence[float], frames: Sequence[float]) -> None:
    """Presses are held against the frames of their own page: a machine that is busy draws both late."""
    usual = statistics.median(frames)
    assert statistics.median(times) < FRAMES * usual, (times, frames)
    assert max(times) < LONGEST * max(usual, max(frames)), (times, frames)
