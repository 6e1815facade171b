"""Every picture that a question shows is of its own answer, on random positions of random games."""

import json
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import pytest

from tests.contract.test_questions import QUESTIONS, arising, settings_of
from uncle_widgets.games import GAMES
from uncle_widgets.probability.charts import Balance, Columns, Fall, Histogram
from uncle_widgets.probability.pictures import (
    CountedTwice,
    DrawByDraw,
    Footprints,
    FrequencyGrid,
    Picture,
    WholeTree,
)
from uncle_widgets.probability.question import Posed
from uncle_widgets.probability.reasons import Node
from uncle_widgets.probability.sampling import Intervals, Runs
from uncle_widgets.probability.show import hundred_dots
from uncle_widgets.probability.splits import Split

PICTURED = {
    "U-L1",
    "U-L2",
    "U-L3",
    "U-L4",
    "U-L5",
    "U-L6",
    "N-L1",
    "N-L3",
    "N-L4",
    "N-L5",
    "N-L6",
    "M-L1",
    "M-L2",
    "M-L4",
    "M-L5",
    "S-L3",
    "S-L5",
    "S-L6",
}
"""Questions whose pictures random positions show."""


def leaves(node: Node, chance: Fraction, at: str = "") -> Iterator[tuple[tuple[str, str], Fraction]]:
    """Each way down the tree: its place and the words of its leaf, with its chance."""
    for k, child in enumerate(node.children):
        p = chance if child.chance is None else chance * child.chance
        yield from leaves(child, p, f"{at}.{k}")
    if not node.children:
        yield (at, node.words), chance


def come(tree: WholeTree) -> set[str]:
    """The words of the branches of what comes at all, in whole numbers: the others are not read out."""

    def words(branch: Mapping[str, Any]) -> Iterator[str]:
        for child in branch["children"] if branch["n"] else ():
            yield child["words"]
            yield from words(child)

    return {*words(tree.drawn()["tree"])}


def agrees(picture: Picture, posed: Posed[Any]) -> None:
    """What the picture shows is the answer of the question, and its whole numbers are the question's own."""
    number = posed.number
    match picture:
        case CountedTwice():
            assert picture.chance == number
            dots = hundred_dots(posed.parts, number)
            assert [n for n, _, _ in picture.drawn()["dots"]] == dots
        case DrawByDraw():
            assert 1 - picture.none == number
        case FrequencyGrid() | Runs() | Intervals() | Split():
            assert picture.chance == number
        case Footprints():
            assert picture.exact[-1] == number
            assert len(picture.exact) == picture.target - picture.start
        case Fall():
            assert picture.sum == number
        case Balance():
            assert picture.exact == number
        case Columns() | Histogram():
            assert picture.dist.E() == number
        case WholeTree():
            ways = dict(leaves(picture.tree, Fraction(1)))
            marked = sum(p for (_, words), p in ways.items() if words in picture.marked)
            struck = sum(p for (_, words), p in ways.items() if words in picture.struck)
            assert marked / (1 - struck) == number
            words = picture.spoken()
            assert all(mark in words for mark in (*picture.marked, *picture.struck) if mark in come(picture))


def pictured(game: str, key: str) -> Iterator[Posed[Any]]:
    kit = GAMES[game]
    for match, step, watcher in arising(kit, kit.questions[key], 60 if key == "U-L2" else 6):
        yield from settings_of(kit.questions[key].posed(match.view(step, watcher)))[:12]


@pytest.mark.sample
@pytest.mark.parametrize(("game", "key"), QUESTIONS)
def test_every_picture_is_of_the_answer(game: str, key: str) -> None:
    seen = False
    for posed in pictured(game, key):
        for picture in posed.pictures:
            agrees(picture, posed)
            seen = True
            plain = json.loads(json.dumps(picture.plain()))
            assert plain["title"]
            assert plain["spoken"].endswith(".")
            assert len(json.dumps(plain)) < 20_000
    assert seen or key not in PICTURED
