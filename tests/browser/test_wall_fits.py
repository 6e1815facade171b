"""What the screen in front of a class shows can be seen: each lesson, each step of Why, one vote and two, and the table."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.clipped import CLIPPED, arguments
from tests.browser.fonts import Text
from tests.browser.walls import opened, saved
from uncle_widgets.games import GAMES
from uncle_widgets.games.plans import plans

SIZES = [(1024, 768), (1280, 720), (1280, 800), (1366, 768), (1920, 1080)]
STUDENTS = 30
WIDEST = Text("DejaVu Sans")
"""Its words take more room than those of any other usual font."""
TOLD = """() => { const sheet = document.querySelector(".w-sheet"), words = sheet.querySelector("li, p, b, text");
    const art = sheet.querySelector(".w-art svg"), large = art && parseFloat(art.style.width) / art.viewBox.baseVal.width;
    return { less: sheet.dataset.less, parts: Boolean(sheet.querySelector(".w-parts p")), fit: Number(sheet.style.getPropertyValue("--fit")), large: large || 1 }; }"""
"""What had to be left out of the sheet, and how much smaller its words and its picture are than they may be."""
State = tuple[str, int, int, int]
"""What it shows, at which position, after how many votes, and which step."""


def states(steps: list[int]) -> Iterator[State]:
    """The answer and each step of Why, of each position, after one vote and two."""
    for at, many in enumerate(steps):
        for asked in (1, 2):
            yield from (("ask", at, asked, 0), ("shown", at, asked, 0))
            yield from (("why", at, asked, step) for step in range(many))


LOOKED = arguments(".w-head, .w-field, .w-sheet, .w-low, .w-bar", ".w-trail, .far-rings, svg.board", scrolled=True)
LIT = arguments("svg.board [data-key^='lit:']", scrolled=True)
"""A board may be larger than its window; what Why speaks of on it is to be seen."""
SEEN = f"""async ([states, students, looked, lit]) => {{
  const clipped = {CLIPPED}, told = {TOLD}, found = [];
  for (const state of states) {{
    await shows(state, students);
    found.push([[...clipped(looked), ...clipped(lit)], told()]);
  }}
  return found;
}}"""
"""What is cut off and what is left out in each state, without a word to the test between two of them."""


def faults(page: Page, every: Sequence[State]) -> list[str]:
    """What is cut off in these states; and words that would be too small, since the screen has room for them."""
    asked = [(*state, state[1] % 2 == 0) for state in every]
    size = page.viewport_size or {}
    small = (size["width"], size["height"]) in SIZES[:2]
    found = []
    for state, (cut, told) in zip(every, page.evaluate(SEEN, [asked, STUDENTS, LOOKED, LIT]), strict=True):
        less = told["parts"] and told["less"].endswith("parts")
        # A tree of four levels takes all the room there is.
        if (less and not small) or told["fit"] < (0.69 if small else 0.75) or told["large"] < 0.62:
            cut = [*cut, f"too small or left out: {told}"]
        found += [f"{state}: {one}" for one in cut]
    return found


@pytest.mark.parametrize(
    ("game", "number"), [(kit.id, plan.number) for kit in GAMES.values() for plan in plans(kit)]
)
@pytest.mark.parametrize(
    ("browser", "sizes"), [(Text(), SIZES[1:2]), (WIDEST, SIZES)], ids=["usual", "widest"], indirect=["browser"]
)
@pytest.mark.soak
def test_nothing_is_cut_off_in_front_of_a_class(
    page: Page, game: str, number: int, sizes: list[tuple[int, int]]
) -> None:
    opened(page)
    steps = page.evaluate("(saved) => lesson(saved)", saved(game, number))
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height} {one}" for one in faults(page, [*states(steps)])]
    assert not found, f"{len(found)}\n" + "\n".join(found[:40])


@pytest.mark.sample
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_sample_of_what_is_in_front_of_a_class_is_not_cut_off(page: Page, width: int, height: int) -> None:
    """Some states of one lesson, another at each size; two with a picture of Why, which has most to show."""
    rng = Random(width * height)
    page.set_viewport_size({"width": width, "height": height})
    opened(page)
    number = rng.choice([plan.number for plan in plans(GAMES["uncle"])])
    every = [*states(page.evaluate("(saved) => lesson(saved)", saved("uncle", number)))]
    pictures = [one for one in every if one[0] == "why" and has_picture(page, one)]
    others = [one for one in every if one[0] != "why"]
    sample = rng.sample(pictures, min(2, len(pictures))) + rng.sample(others, 2)
    assert faults(page, sample) == []


def has_picture(page: Page, state: State) -> bool:
    found: bool = page.evaluate("([at, step]) => pictured(at, step)", [state[1], state[3]])
    return found
