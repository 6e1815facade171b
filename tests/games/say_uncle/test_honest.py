"""What a watched game of Say Uncle asks is what comes, form by form, at the table of drafters that Watch opens with."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import sqrt

import pytest

import uncle_widgets as uw
from uncle_widgets.games.say_uncle import KIT
from uncle_widgets.games.say_uncle.questions import QUESTIONS

WITHIN = 0.05
FORMS = {"laid", "first", "pick", "card", "call"}
ENOUGH, GAMES = 1_500, 5_000
"""Occasions of each form, so that 5 of 100 are some four standard errors; and games at most to find them in."""
Occasions = dict[str, list[tuple[float, bool]]]


def occasions(seeds: Iterable[int], players: str, forms: set[str] = FORMS, enough: int = 0) -> Occasions:
    """For each of these forms what was asked and whether it came, until each has been met often enough."""
    found: Occasions = defaultdict(list)
    for seed in seeds:
        match = uw.play_out("say_uncle", seed=seed, players=players, **KIT.short)
        ends = KIT.frames(match)
        for moment in KIT.places(match, 0):
            if moment.kind not in forms or len(found[moment.kind]) >= max(enough, ENOUGH):
                continue
            number = QUESTIONS[moment.question].at(**moment.settings).number(match.view(ends[moment.frame], 0))
            found[moment.kind].append((float(number), moment.came is True))
        if enough and all(len(found[one]) >= enough for one in forms):
            break
    return found


def off(told: list[tuple[float, bool]]) -> tuple[float, float]:
    """How far what came is from what was asked, and the standard error of that."""
    n = len(told)
    return abs(sum(came - p for p, came in told)) / n, sqrt(sum(p * (1 - p) for p, _ in told)) / n


@pytest.mark.full
def test_in_some_games_it_comes_as_often_as_it_is_asked() -> None:
    found = occasions(range(1, 41), "drafter")
    assert {*found} == FORMS
    for one, told in found.items():
        apart, error = off(told)
        assert apart <= WITHIN + 2 * error, one


def test_players_who_pick_by_length_alone_are_found_out() -> None:
    apart, error = off(occasions(range(1, 11), "greedy", {"pick"})["pick"])
    assert apart > WITHIN + 2 * error


@pytest.mark.soak
def test_in_many_games_it_comes_as_often_as_it_is_asked() -> None:
    for one, told in occasions(range(1, GAMES + 1), "drafter", enough=ENOUGH).items():
        assert len(told) >= ENOUGH, one
        apart, error = off(told)
        assert apart <= max(WITHIN, 2 * error), one
