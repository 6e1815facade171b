"""Positions to practise on, for every question of every game: different, uncertain, and soon found or given up."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice
from random import Random
from time import process_time
from typing import Any

import pytest

from tests.contract.asking import plant
from uncle_widgets.engine.game import Chance, Choice
from uncle_widgets.games import GAMES
from uncle_widgets.games.plans import Exercise
from uncle_widgets.games.practice import (
    APART,
    CERTAIN,
    GAMES_TRIED,
    WRONG,
    Searched,
    Spread,
    _eyes,
    practice,
)
from uncle_widgets.probability.dist import Dist

QUESTIONS = [(game, key) for game, kit in GAMES.items() for key in kit.questions]
PATIENCE = 20.0  # seconds of processor time


def some(game: str, key: str, seats: int, many: int, seed: int = 1, kind: str = "") -> list[Any]:
    kit = GAMES[game]
    found = practice(kit, kit.game(seats, kit.short), kit.questions[key], seed, kind=kind)
    return list(islice((x for x in found if isinstance(x, Exercise)), many))


@pytest.mark.sample
@pytest.mark.parametrize(("game", "key"), QUESTIONS)
def test_practice_finds_different_and_uncertain_positions(game: str, key: str) -> None:
    exercises = some(game, key, GAMES[game].seats[2], 4)
    assert exercises, f"no position for {key}"
    assert len({(x.view, x.question) for x in exercises}) == len(exercises)
    numbers = {(x.posed.number, repr(sorted(x.posed.quantities.items(), key=repr))) for x in exercises}
    assert len(numbers) == len(exercises), "none has the numbers of another"
    for exercise in exercises:
        assert exercise.posed.words
        assert exercise.posed.derivable
        if exercise.posed.measure == "chance":
            assert CERTAIN <= exercise.posed.number <= 1 - CERTAIN


@pytest.mark.parametrize(("game", "key"), QUESTIONS)
def test_practice_is_the_same_for_the_same_seed(game: str, key: str) -> None:
    seats = GAMES[game].seats[2]
    first, again = (some(game, key, seats, 2, seed=7) for _ in range(2))
    assert [(x.view, x.question) for x in first] == [(x.view, x.question) for x in again]


@pytest.mark.sample
@pytest.mark.parametrize(("game", "key"), QUESTIONS)
def test_a_search_that_finds_nothing_ends(game: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kit = GAMES[game]
    question = kit.questions[key]
    plant(monkeypatch, question, "derivable", False)
    monkeypatch.setattr(type(question), "builds", lambda *_: None)
    start, last = process_time(), None
    for last in practice(kit, kit.game(kit.seats[2], kit.short), question, 1):
        assert isinstance(last, Searched)
    assert last == Searched(GAMES_TRIED)
    assert process_time() - start < PATIENCE


def test_only_a_question_of_chance_is_practised_before_a_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    question, die = GAMES["uncle"].questions["U-L1"], Chance(Dist.of(range(6)))
    assert _eyes(question, die, 3, Random(1)) is None
    assert _eyes(question, Choice(2, (0, 1)), 3, Random(1)) == 2
    assert _eyes(question, Choice(2, (0,)), 3, Random(1)) is None
    monkeypatch.setattr(type(question), "at_chance", True)
    assert {_eyes(question, die, 3, Random(seed)) for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize(("game", "key"), QUESTIONS)
def test_answers_are_spread_as_far_as_the_question_allows(game: str, key: str) -> None:
    """Each lies apart from those before it, or everything nearer that was found would have been nearer still."""
    spread = Spread()
    for here in some(game, key, GAMES[game].seats[2], 4):
        low, high = here.posed.span
        share = here.posed.number / (Fraction(high) - Fraction(low))
        room = spread._room(share)
        if not spread.takes(here):
            assert room < APART
            assert spread.furthest() is here


@pytest.mark.parametrize("kind", ["added", "nearness"])
def test_practice_of_a_kind_begins_where_that_mistake_leads_far_off(kind: str) -> None:
    kit = GAMES["uncle"]
    found = practice(kit, kit.game(3, {}), kit.questions["U-L1"], 1, kind=kind)
    first = next(x for x in found if isinstance(x, Exercise))
    assert max(abs(one.value - first.exact) for one in first.posed.mistakes if one.kind == kind) >= WRONG


def test_practice_of_a_kind_is_another_than_practice_of_the_question() -> None:
    assert some("uncle", "U-L1", 3, 1, kind="added")[0].view != some("uncle", "U-L1", 3, 1)[0].view
