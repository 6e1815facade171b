"""T-L7 against a count of all deals, and where it does not arise; and T-L1 about Chiefs not looked at."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from tests.games.thrush.tables import BELL, CROWN, KEY, MOON, STAR, game, table
from uncle_widgets.engine.game import EVERYTHING
from uncle_widgets.games.thrush.log import Seen
from uncle_widgets.games.thrush.questions.common import unlooked
from uncle_widgets.games.thrush.questions.land import CanLand
from uncle_widgets.games.thrush.questions.own import IsItTheirs
from uncle_widgets.games.thrush.state import View

CHIEFS = tuple(f"C{k}" for k in range(1, 9))


def at_a_look(
    *log: Seen, eyes: Any = 0, held: tuple[tuple[int, ...], ...] = ((), (), ()), known: str = ""
) -> View:
    """C, on a space that points to C7 and with three agents, is about to look; A's assignment is the Key."""
    made = game(3)
    taken = " ".join(entry.place for entry in log if entry.what == "take")
    state = table(
        made, "W01 W02 I16", (0, 0, 3), "X08 X12 X15", held, empty=taken, known=known, phase="look", seat=2
    )
    for entry in log:
        state = state.but(log=state.log.add(entry))
    return made.view(state, eyes)


def saw(seat: int, place: str, card: int, then: str = "leave") -> tuple[Seen, Seen]:
    return Seen("look", seat, 1, place, card), Seen(then, seat, 1, place)


def counted(view: View) -> Fraction:
    """Of all deals of the eight Chiefs, and of C's and the takers' assignments, that show the watcher what they saw
    and let C leave what C left: the share in which C's own lies on C7."""
    log, here, hits, deals = [*view.log], "C7", 0, 0
    seen = {e.place: e.card for e in log if e.what == "look" and e.seat == view.me}
    left = {e.place for e in log if e.what == "leave" and e.seat == 2}
    took = {e.place for e in log if e.what == "take" and e.seat != view.me}
    for dealt in permutations(range(8)):
        lies = dict(zip(CHIEFS, dealt, strict=True))
        theirs = {lies[place] for place in took}
        if view.mine in theirs or any(lies[place] != card for place, card in seen.items()):
            continue
        for own in {*range(8)} - theirs - {view.mine}:
            if own not in {lies[place] for place in left}:
                deals, hits = deals + 1, hits + (own == lies[here])
    return Fraction(hits, deals)


STORIES = {
    "nothing seen": ((), Fraction(1, 8)),
    "two seen": ((*saw(0, "C1", MOON), *saw(0, "C2", STAR)), Fraction(5, 42)),
    "one left": (saw(2, "C1", MOON), Fraction(1, 7)),
    "one of two seen left": ((*saw(0, "C1", MOON), *saw(0, "C2", STAR), *saw(2, "C2", STAR)), Fraction(5, 36)),
    "one unseen left": ((*saw(0, "C1", MOON), *saw(2, "C4", BELL)), Fraction(6, 43)),
    "mine seen": ((*saw(0, "C1", KEY), *saw(0, "C2", MOON), *saw(2, "C3", BELL)), Fraction(1, 6)),
    "this one seen": (saw(0, "C7", CROWN), Fraction(1, 7)),
    "another took one": ((*saw(1, "C3", MOON, "take"), *saw(0, "C4", STAR)), Fraction(5, 36)),
    "another took one seen": ((*saw(0, "C3", MOON), *saw(1, "C3", MOON, "take"), *saw(2, "C5", STAR)), Fraction(1, 6)),
}  # fmt: skip


@pytest.mark.parametrize("story", STORIES)
def test_the_chance_is_the_share_of_all_deals(story: str) -> None:
    log, chance = STORIES[story]
    held = ((), (MOON,), ()) if "took" in story else ((), (), ())
    posed = IsItTheirs().posed(at_a_look(*log, held=held))
    assert posed.number == chance == counted(posed.view)
    assert sum(child.chance or 0 for child in posed.derivation.tree.children) == 1  # type: ignore[union-attr]


def test_who_watches_without_a_seat_knows_only_what_was_left() -> None:
    posed = IsItTheirs().posed(at_a_look(*saw(0, "C1", MOON), *saw(2, "C2", STAR), eyes=None))
    assert posed.number == Fraction(1, 7) == counted(posed.view)


def test_what_others_left_is_said_not_to_be_counted() -> None:
    with_others = IsItTheirs().posed(at_a_look(*saw(1, "C1", MOON)))
    assert "What others left is not counted." in with_others.given
    assert with_others.number == Fraction(1, 8)


@pytest.mark.parametrize(
    "view",
    [
        at_a_look(eyes=2),
        at_a_look(eyes=EVERYTHING),
        at_a_look(*saw(2, "C7", MOON)),
        at_a_look(*saw(0, "C7", KEY), known="C7=key"),
        at_a_look(Seen("steal", 1, 1, card=MOON, other=0)),
        at_a_look(Seen("pay", 1, 1, "C3", MOON)),
        at_a_look(*saw(1, "C3", MOON, "take"), held=((), (MOON, STAR), ())),
        at_a_look(*saw(0, "C3", MOON, "take"), held=((MOON,), (), ())),
    ],
    ids=["own look", "all seen", "left before", "yours", "robbed", "paid", "two held", "you mislead"],
)
def test_it_does_not_arise_where_its_model_says_nothing(view: View) -> None:
    assert IsItTheirs().pose(view) is None


def test_with_three_agents_a_throw_is_asked_about_the_chiefs_not_looked_at() -> None:
    made = game()
    state = table(made, "X17 N21", (3, 1), "X08 X12 X15 X17")
    every = CanLand().posed(made.view(state, 0))
    assert "Spaces that point to a Chief not looked at yet: " in every.words
    board = made.options.board
    near = {chief for place, chief in board.pointers.items() if 2 in board.distances("X17", frozenset({place}))}
    for chief in near:
        state = state.but(log=state.log.add(Seen("look", 0, 1, chief, MOON)))
    assert unlooked(made.view(state, 0), 0) == {*CHIEFS} - near
    assert unlooked(made.view(state, 0), 1) == {*CHIEFS}, "each seat has its own"
    fewer = CanLand().posed(made.view(state, 1))
    assert (2 in every.far, 2 in fewer.far) == (True, False)
    assert fewer.question.at(goal="chief").number(fewer.view) == every.number
