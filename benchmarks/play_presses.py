"""How soon a press in Play shows, beside the same page doing nothing but drawing its next frame.

    python -m benchmarks.play_presses [-n 9]

A press is a card lifted, put back, lifted again, a hint asked for, the card played. Its time runs from the
pointer going down to the first frame that is drawn otherwise; the aim is a median under 100 ms.
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

from benchmarks.shared.measure import Found, Missing
from tests.browser import chromium
from tests.browser.cells import serve
from tests.browser.conftest import ARGUMENTS, rendered
from tests.browser.presses import timed, timing, two_frames

AIM = 100
CELLS = {
    "index": "1",
    "play": "import uncle_widgets as uw\nuw.play('uncle', seats=3, seed=5, pace=0.3, coach=False)",
}


def presses(turns: int) -> tuple[dict[str, list[float]], list[float]]:
    """Milliseconds of each kind of press, and of two frames without one."""
    program = chromium.find()
    if program is None:
        raise Missing(chromium.MISSING)
    with serve(Path(tempfile.mkdtemp()), CELLS) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(f"{url}/voila/render/play.ipynb")
        rendered(page)
        cards = page.locator(".uw-table g.card.plays")
        acts = {
            "lift": cards.first.click,
            "put back": page.get_by_role("button", name="Put it back").click,
            "lift another": cards.last.click,
            "hint": page.locator("[data-k=hint]").click,
            "play": page.locator("[data-k='lift.play']").click,
        }
        cards.first.wait_for()
        timing(page)
        found: dict[str, list[float]] = {name: [] for name in acts}
        frames = []
        for _ in range(turns):
            for name, act in acts.items():
                found[name].append(timed(page, act))
                frames.append(two_frames(page))
            page.wait_for_selector(".uw-table:not(.busy):not(.sent) g.card.plays")
            page.wait_for_timeout(500)
        browser.close()
    return found, frames


def middle() -> Found:
    found, frames = presses(5)
    note = f"two frames of the page {statistics.median(frames):.0f} ms"
    return Found(tuple(taken for times in found.values() for taken in times), note)


RUNS: dict[str, Callable[[], Found]] = {"median": middle}


def main() -> int:
    options = argparse.ArgumentParser(description="Time the first effect of a press in Play.")
    options.add_argument("-n", type=int, default=9, help="turns that are played (default 9)")
    found, frames = presses(options.parse_args().n)
    for name, times in found.items():
        print(f"{name:>14} {statistics.median(times):6.0f} ms   worst {max(times):6.0f} ms")
    every, frame = [taken for times in found.values() for taken in times], statistics.median(frames)
    median = statistics.median(every)
    print(f"a press {median:.0f} ms, two frames {frame:.0f} ms: ratio {median / frame:.2f}; the aim is {AIM} ms")
    return 0 if median < AIM else 1


if __name__ == "__main__":
    sys.exit(main())
