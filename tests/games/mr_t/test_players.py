"""The players of the Mr. T card game."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.strengths import wins
from tests.games.mr_t.tables import at, game, short
from uncle_widgets.engine.game import Choice
from uncle_widgets.games.mr_t.players import PLAYERS
from uncle_widgets.games.mr_t.rounds import next_flip
from uncle_widgets.games.mr_t.state import SHOWS, TURN


def chosen(name: str, hands: str, words: str, seats: int = 4) -> set[object]:
    match = game(seats, hands, words)
    turn = match.turn
    assert isinstance(turn, Choice)
    view = match.view(-1, turn.seat)
    return {PLAYERS[name](view, turn.moves, Random(seed)) for seed in range(30)}


def test_greedy_shows_a_target_if_there_is_one_and_else_turns_the_top() -> None:
    assert chosen("greedy", "JDB", "KDTK") == {SHOWS["DOZER"]}
    assert chosen("greedy", "JRB", "KDTK") == {TURN}


def test_random_plays_a_name_that_is_held_twice_twice_as_often() -> None:
    match = game(4, "JJD", "KDTK")
    turn = match.turn
    assert isinstance(turn, Choice)
    rng = Random(3)
    found = [PLAYERS["random"](match.view(-1, 0), turn.moves, rng) for _ in range(2000)]
    assert 900 < found.count(SHOWS["JEFF"]) < 1100
    assert 400 < found.count(TURN) < 600


def test_the_expert_keeps_a_sure_card_where_little_lies_on_the_board() -> None:
    rich = chosen("expert", "JDB", "JDBK KJRW KDTK")
    assert rich == {SHOWS["DOZER"]}


def test_the_expert_without_a_pile_plays_the_name_that_most_may_match() -> None:
    start = game(3)
    state = short(start.state, "- KKK KKR", "KD")
    match = at(start, next_flip(start.game.options, state, ()).state)
    turn = match.turn
    assert isinstance(turn, Choice)
    assert PLAYERS["expert"](match.view(-1, 0), turn.moves, Random(1)) == SHOWS["KIM"]


@pytest.mark.soak
@pytest.mark.parametrize(
    ("hero", "others", "seats", "least"), [("greedy", "random", 4, 0.25), ("greedy", "random", 2, 0.5)]
)
def test_players_are_as_strong_as_they_are_said_to_be(hero: str, others: str, seats: int, least: float) -> None:
    found = wins("mr_t", hero, others, seats, games=3000)
    assert found.value - 2 * found.error > least
