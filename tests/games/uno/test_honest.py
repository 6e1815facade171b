"""What a watched game of UNO asks is what comes, form by form, at the table of bluffers that Watch opens with.

The one exception is a bluff after the first two turns of who laid the card: asked 33, came 26 of 100. The model takes
the hand for as good as dealt, and says so.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import sqrt

import pytest

import uncle_widgets as uw
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno.questions import QUESTIONS
from uncle_widgets.games.uno.state import View

WITHIN = 0.05
BOUNDS = {"bluff later": 0.1}
FORMS = {"pick", "first", "bluff early", "bluff later", "colour", "draw", "last", "catch"}
ENOUGH, GAMES = 1_500, 20_000
"""Occasions of each form, so that 5 of 100 are some four standard errors; and games at most to find them in."""
Occasions = dict[str, list[tuple[float, bool]]]


def form(kind: str, view: View) -> str:
    """The form asked; of a bluff with whether it comes in the first two turns of who laid it."""
    if kind != "bluff":
        return kind
    turns = sum(
        seen.what in ("play", "drawn", "take") and seen.seat == view.table.layer for seen in view.table.log
    )
    return f"bluff {'early' if turns <= 2 else 'later'}"


def occasions(seeds: Iterable[int], players: str, enough: int = 0) -> Occasions:
    """For each form what was asked and whether it came, until each has been met often enough."""
    found: Occasions = defaultdict(list)
    for seed in seeds:
        match = uw.play_out("uno", seed=seed, players=players, **KIT.short)
        ends = KIT.frames(match)
        for moment in KIT.places(match, 0):
            view = match.view(ends[moment.frame], 0)
            posed = QUESTIONS[moment.question].at(**moment.settings).pose(view)
            if posed and moment.seen:
                found[form(moment.kind, view)].append((float(posed.number), moment.came is True))
        if enough and all(len(found[one]) >= enough for one in FORMS):
            break
    return found


def off(told: list[tuple[float, bool]]) -> tuple[float, float]:
    """How far what came is from what was asked, and the standard error of that."""
    n = len(told)
    return abs(sum(came - p for p, came in told)) / n, sqrt(sum(p * (1 - p) for p, _ in told)) / n


@pytest.mark.full
def test_in_some_games_it_comes_as_often_as_it_is_asked() -> None:
    found = occasions(range(1, 501), "bluffer")
    assert {*found} == FORMS
    for one, told in found.items():
        apart, error = off(told)
        assert apart <= BOUNDS.get(one, WITHIN) + 2 * error, one


def test_players_who_never_bluff_are_found_out() -> None:
    found = occasions(range(1, 101), "greedy")
    for one in ("bluff early", "bluff later"):
        apart, error = off(found[one])
        assert apart > BOUNDS.get(one, WITHIN) + 2 * error, one


@pytest.mark.soak
def test_in_many_games_it_comes_as_often_as_it_is_asked() -> None:
    found = occasions(range(1, GAMES + 1), "bluffer", ENOUGH)
    for one, told in found.items():
        assert len(told) >= ENOUGH, one
        apart, error = off(told)
        assert apart <= max(BOUNDS.get(one, WITHIN), 2 * error), one
