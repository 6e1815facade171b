"""The players of THRUSH: what they do where it is plain, and that nobody sees more than a View."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.strengths import wins
from tests.games.thrush.tables import KEY, MOON, game, play, table
from uncle_widgets.games.thrush.players import PLAYERS

GO_HOME = ((KEY,), ())


@pytest.mark.parametrize("name", ["greedy", "expert"])
def test_who_can_win_does(name: str) -> None:
    made = game()
    state = table(
        made, "W20 START", hands=GO_HOME, empty="C1", gone="X12", tokens=(0, 1), phase="move", dice=(1, 5)
    )
    moves = made.turn(state).moves  # type: ignore[union-attr]
    assert str(PLAYERS[name](made.view(state, 0), moves, Random(1))) == "5west+"


@pytest.mark.parametrize("name", ["greedy", "expert"])
def test_ones_own_chief_is_taken_and_another_left(name: str) -> None:
    made = game()
    for word, act in (("key", "take"), ("bell", "leave")):
        state = play(made, table(made, "I16 START", tokens=(3, 0), gone="X01 X02 X03", phase="look"), f"l-{word}")
        moves = made.turn(state).moves  # type: ignore[union-attr]
        assert str(PLAYERS[name](made.view(state, 0), moves, Random(1))) == act


@pytest.mark.parametrize("name", ["greedy", "expert"])
def test_a_useless_card_is_paid_with_and_an_agent_never(name: str) -> None:
    made = game()
    state = table(
        made, "HQ W05", jail=(3, 0), tokens=(1, 0), gone="X15", hands=((MOON,), ()), empty="C3", phase="jail"
    )
    moves = made.turn(state).moves  # type: ignore[union-attr]
    assert str(PLAYERS[name](made.view(state, 0), moves, Random(1))) == "pay:C3:moon"
    bare = table(made, "HQ W05", jail=(3, 0), tokens=(1, 0), gone="X15", phase="jail")
    assert str(PLAYERS[name](made.view(bare, 0), made.turn(bare).moves, Random(1))) == "roll"  # type: ignore[union-attr]


def test_the_expert_goes_round_an_agent_on_the_way_home() -> None:
    made = game()
    state = table(made, "I16 START", hands=GO_HOME, empty="C1", phase="move", dice=(2, 3))
    moves = made.turn(state).moves  # type: ignore[union-attr]
    assert str(PLAYERS["greedy"](made.view(state, 0), moves, Random(1))) == "2inner+"


def test_greedy_beats_random() -> None:
    found = wins("thrush", "greedy", "random", 3, games=12)
    assert found.value > 0.9


@pytest.mark.soak
@pytest.mark.parametrize(("hero", "others", "least"), [("greedy", "random", 0.97), ("expert", "greedy", 1 / 3)])
def test_players_are_as_strong_as_they_are_said_to_be(hero: str, others: str, least: float) -> None:
    found = wins("thrush", hero, others, 3, games=2000)
    assert found.value - 2 * found.error > least
