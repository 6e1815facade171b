"""What the screen in front of a class shows can be seen: each lesson, each step of Why, one vote and two, and the table."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.clipped import clipped
from tests.browser.walls import opened, saved, votes
from uncle_widgets.games import GAMES
from uncle_widgets.games.plans import plans

SIZES = [(1024, 768), (1280, 720), (1280, 800), (1366, 768), (1920, 1080)]
STUDENTS = 30
WIDER = ".uw.uw.uw, .uw.uw.uw * { letter-spacing: 0.035em; }"
"""Words as wide as those of the widest usual font are, whatever font this machine has."""
TOLD = """() => { const sheet = document.querySelector(".w-sheet"), words = sheet.querySelector("li, p, b, text");
    const art = sheet.querySelector(".w-art svg"), large = art && parseFloat(art.style.width) / art.viewBox.baseVal.width;
    return { less: sheet.dataset.less, fit: Number(sheet.style.getPropertyValue("--fit")), large: large || 1 }; }"""
"""What had to be left out of the sheet, and how much smaller its words and its picture are than they may be."""
State = tuple[str, int, int, int]
"""What it shows, at which position, after how many votes, and which step."""


def states(steps: list[int]) -> Iterator[State]:
    """The answer and each step of Why, of each position, after one vote and two."""
    for at, many in enumerate(steps):
        for asked in (1, 2):
            yield from (("ask", at, asked, 0), ("shown", at, asked, 0))
            yield from (("why", at, asked, step) for step in range(many))


def shown(page: Page, state: State, named: bool) -> None:
    """The page in that state; the position before has answers too, since it may be one of a pair."""
    to, at, asked, step = state
    said = votes(page, at, asked, named) + (votes(page, at - 1, 1, named) if at else [])
    page.evaluate(
        "(state) => stands(state)",
        {
            "to": to,
            "at": at,
            "vote": asked,
            "step": step,
            "votes": said,
            "here": STUDENTS,
            "done": [*range(at + 1)],
        },
    )


def faults(page: Page, state: State) -> list[str]:
    """What is cut off; and words that would be too small, since the screen has room for them."""
    found = clipped(page, ".w-head, .w-field, .w-sheet, .w-low, .w-bar", ".w-trail, .far-rings", scrolled=True)
    told = page.evaluate(TOLD)
    if "parts" in told["less"] or told["fit"] < 0.75 or told["large"] < 0.75:
        found.append(f"too small or left out: {told}")
    return [f"{state}: {one}" for one in found]


@pytest.mark.parametrize(
    ("game", "number"), [(kit.id, plan.number) for kit in GAMES.values() for plan in plans(kit)]
)
@pytest.mark.soak
def test_nothing_is_cut_off_in_front_of_a_class(page: Page, game: str, number: int) -> None:
    opened(page)
    steps = page.evaluate("(saved) => lesson(saved)", saved(game, number))
    found = []
    for wide in ("", WIDER):
        if wide:
            page.add_style_tag(content=wide)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for state in states(steps):
                shown(page, state, named=state[1] % 2 == 0)
                found += [f"{width}x{height} {one}" for one in faults(page, state)]
    assert not found, "\n".join(found[:20])


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
    for state in rng.sample(pictures, min(2, len(pictures))) + rng.sample(others, 2):
        shown(page, state, named=True)
        assert faults(page, state) == []


def has_picture(page: Page, state: State) -> bool:
    found: bool = page.evaluate("([at, step]) => pictured(at, step)", [state[1], state[3]])
    return found
