"""Waiting for what comes, never for how long it takes: a page shares two cores with its kernel and with other tests.

What is read once is read too early somewhere, and what was seen a moment ago is over by now. So a test waits for the
very thing it asserts (`expect`, `becomes`), looks at two things in one evaluation, and notes what passes (`noting`)
before it begins. `page.wait_for_timeout` is for what must *not* come, and says so.
"""

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import FloatRect, Locator, Page

T = TypeVar("T")
PATIENCE = 30
"""Seconds in which what is waited for has come, as with `expect`."""
STEADY = """([width, height]) => { const root = document.documentElement;
    const boxes = [...document.querySelectorAll(".uw, .uw svg.table")].map((e) => e.getBoundingClientRect());
    const looks = [innerWidth, root.scrollWidth, root.scrollHeight, ...boxes.map((b) => `${b.width} ${b.height}`)].join();
    window.steady = window.looked === looks ? window.steady + 1 : 0; window.looked = looks;
    return innerWidth === width && innerHeight === height && window.steady >= 4 }"""
"""Whether the page has this size, and has looked the same for five frames: what is laid out anew follows a frame later."""
LIES_STILL = """(node) => new Promise((done) => { let place = "", since = 0, frames = 0;
    const look = (now) => { const { x, y, width, height } = node.getBoundingClientRect(), here = [x, y, width, height].join();
        if (here !== place) [place, since, frames] = [here, now, 0];
        frames += 1; frames > 10 && now - since > 200 || !node.isConnected ? done(node.isConnected) : requestAnimationFrame(look) };
    requestAnimationFrame(look) })"""
ASKS = ["Show the answer", "See what happens"]
"""What the main button says before the answer."""
HEARS = """([silence, asks]) => { const now = performance.now();
    const main = [...document.querySelectorAll(".uw-panel [data-k=main]")].find((e) => e.checkVisibility());
    const words = main && !asks.includes(main.textContent) ? main.textContent : "";
    if (words !== window.mainSays) [window.mainSays, window.mainSince] = [words, now];
    return words && now - window.mainSince > silence }"""
SILENCE = 450
"""Milliseconds: `DEAF` of widgets/page/controls.ts, and a little."""


def becomes(page: Page, look: Callable[[], T], wanted: T) -> None:
    """What `look` gives is what is wanted, or comes to be so; the last look is what a failure shows."""
    until = time.monotonic() + PATIENCE
    while (found := look()) != wanted and time.monotonic() < until:
        page.wait_for_timeout(50)
    assert found == wanted, found


def frames(page: Page) -> None:
    """Until what was measured again has been drawn."""
    page.evaluate("() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))")


def resized(page: Page, width: int, height: int) -> None:
    """The window at this size, and the page laid out in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(STEADY, arg=[width, height])


def box_of(node: Locator) -> FloatRect:
    """Where it lies, in pixels. What is drawn anew just now lies nowhere."""
    until = time.monotonic() + PATIENCE
    while (box := node.bounding_box()) is None and time.monotonic() < until:
        node.page.wait_for_timeout(50)
    assert box, f"{node} is not to be seen"
    return box


def at_rest(node: Locator) -> None:
    """Wait until it lies still: at one place for ten frames, and for a fifth of a second."""
    while not node.evaluate(LIES_STILL):  # drawn again meanwhile
        continue


def hears(page: Page) -> None:
    """After an answer: until the main button leads on, and is no longer deaf from having changed.

    The button changes with a later message than the answer, so time since the answer says nothing.
    """
    page.evaluate("window.mainSays = ''")
    page.wait_for_function(HEARS, arg=[SILENCE, ASKS])


def noting(page: Page, selector: str) -> Callable[[], list[str]]:
    """From now on note what this part says or is called, however shortly; the call gives what it was, in order."""
    page.evaluate(
        """(selector) => { const noted = (window.noted ??= {})[selector] = [];
            const look = () => { const e = document.querySelector(selector);
                const words = e && (e.getAttribute("aria-label") ?? e.textContent);
                if (words != null && words !== noted.at(-1)) noted.push(words) };
            new MutationObserver(look).observe(document.body,
                { childList: true, subtree: true, characterData: true, attributes: true });
            look() }""",
        selector,
    )
    return lambda: list(page.evaluate("(selector) => window.noted[selector]", selector))
