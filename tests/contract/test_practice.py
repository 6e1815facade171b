"""Positions to practise on, for every question of every game: different, uncertain, and soon found or given up."""

from __future__ import annotations

from itertools import islice
from random import Random
from time import process_time
from typing import Any

import pytest

from tests.contract.asking import plant
from uncle_widgets.engine.game import Chance, Choice
from uncle_widgets.games import GAMES
from uncle_widgets.games.plans import Exercise
from uncle_widgets.games.practice import CERTAIN, GAMES_TRIED, Searched, _eyes, practice
from uncle_widgets.probability.dist import Dist

QUESTIONS = [(game, key) for game, kit in GAMES.items() for key in kit.questions]
PATIENCE = 20.0  # seconds of processor time


def some(game: str, key: str, seats: int, many: int, seed: int = 1) -> list[Any]:
    kit = GAMES[game]
    found = practice(kit, kit.game(seats, kit.short), kit.questions[key], seed)
    return list(islice((x for x in found if isinstance(x, Exercise)), many))


@pytest.mark.parametrize(("game", "key"), QUESTIONS)
def test_practice_finds_different_and_uncertain_positions(game: str, key: str) -> None:
    exercises = some(game, key, GAMES[game].seats[2], 4)
    assert exercises, f"no position for {key}"
    assert len({(x.view, x.question) for x in exercises}) == len(exercises)
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
