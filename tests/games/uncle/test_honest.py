"""What a watched game of U.N.C.L.E. asks is what comes, form by form, at the table of greedy players that Watch opens
with."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.games.uncle import KIT
from uncle_widgets.probability.question import Posed

WITHIN = {"hit": 0.05, "give": 0.05, "pass": 0.05, "worth": 0.1}
"""How far what comes may be from what is asked: of 1, and in chips."""
ENOUGH, GAMES = 1_500, 1_000
"""Occasions of each form, so that 5 of 100 are some four standard errors; and games at most to find them in."""
MISTAKES = {"hit": "one", "give": "one", "pass": "one", "worth": "seat"}
"""A mistake of each form: one unseen card for a hand; and that it forgets what the others take."""
Occasions = dict[str, list[tuple[float, Posed[Any]]]]


def occasions(seeds: Iterable[int], enough: int = 0) -> Occasions:
    """For each form what came and the question posed, until each has been met often enough."""
    found: Occasions = defaultdict(list)
    for seed in seeds:
        match = uw.play_out("uncle", seed=seed, players=KIT.bots, **KIT.short)
        ends = KIT.frames(match)
        for moment in KIT.places(match, 0):
            question = KIT.questions[moment.question].at(**moment.settings)
            if posed := question.pose(match.view(ends[moment.frame], 0)):
                found[moment.kind].append((float(moment.came), posed))
        if enough and all(len(found[one]) >= enough for one in WITHIN):
            break
    return found


def agree(form: str, off: list[float]) -> bool:
    """Whether what came, each less what was asked, is within the bound or two standard errors on average."""
    return abs(fmean(off)) <= max(WITHIN[form], 2 * stdev(off) / sqrt(len(off)))


@pytest.mark.full
def test_in_some_games_it_comes_as_often_as_it_is_asked_and_not_as_the_mistakes_say() -> None:
    found = occasions(range(1, 61))
    assert {*found} == {*WITHIN}
    for form, told in found.items():
        assert agree(form, [came - float(posed.number) for came, posed in told]), form
        wrong = [
            came - float(one.value) for came, posed in told for one in posed.mistakes if one.kind == MISTAKES[form]
        ]
        assert not agree(form, wrong), form


@pytest.mark.soak
def test_in_many_games_it_comes_as_often_as_it_is_asked() -> None:
    found = occasions(range(1, GAMES + 1), ENOUGH)
    for form, told in found.items():
        assert len(told) >= ENOUGH, form
        assert agree(form, [came - float(posed.number) for came, posed in told]), form
