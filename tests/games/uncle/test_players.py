"""The strategies: legal, honest, and as strong as the lessons say."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from uncle_widgets.engine.game import Choice
from uncle_widgets.engine.match import Match, finish, play_on
from uncle_widgets.games import GAMES
from uncle_widgets.games.uncle.cards import needed
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.state import Laid, Lay

KIT = GAMES["uncle"]
NAMES = [*KIT.players]


def share(names: tuple[str, ...], games: int, seed: int) -> float:
    """The first-named player's share of wins, a tie shared alike, his seat changing from game to game."""
    game = KIT.new(len(names), tie_break="shared")
    won = 0.0
    for n in range(games):
        turn = n % len(names)
        players = [KIT.players[names[(seat - turn) % len(names)]] for seat in range(len(names))]
        over = finish(game, game.start(), players, Random(f"{seed} {n}"))
        assert over.winners
        if turn in over.winners:
            won += 1 / len(over.winners)
    return won / games


@pytest.mark.sample
@pytest.mark.parametrize(
    ("names", "games", "low", "high"),
    [
        (("greedy", "random"), 120, 0.91, 1.0),  # 0.97
        (("safe", "greedy"), 400, 0.91, 0.99),  # 0.95
        (("lookahead", "greedy"), 80, 0.86, 1.0),  # 0.96
        (("lookahead", "safe"), 120, 0.42, 0.76),  # 0.59
        (("safe", "greedy", "greedy", "greedy"), 200, 0.11, 0.34),  # 0.226: less than a fair quarter
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_strength(names: tuple[str, ...], games: int, low: float, high: float) -> None:
    """The figures beside the cases are shares in 2,000 to 12,000 games; bounds are about four standard errors."""
    assert low <= share(names, games, seed=1) <= high


@pytest.mark.parametrize("memory", ["full", "current_pile", "top"])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_choice_is_legal(name: str, seats: int, memory: str) -> None:
    player, asked = KIT.players[name], 0

    def watched(view: Any, moves: Any, rng: Random) -> Any:
        nonlocal asked
        asked += 1
        move = player(view, moves, rng)
        assert move in moves
        return move

    match = play_on(Match.new(KIT.new(seats, pot_chips=25, memory=memory)), [watched] * seats, Random(seats))
    assert match.over
    assert asked == match.state.turns


def view_of(hand: tuple[int, int, int], pile: tuple[tuple[int, int], ...] = ()) -> Any:
    game = KIT.new(2)
    assert isinstance(game, Uncle)
    seat = (pile[-1][0] + 1) % 2 if pile else 0
    return game.position(hand, tuple(Laid(*laid) for laid in pile), seat=seat)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_card_held_twice_is_played_twice_as_often(name: str) -> None:
    view, rng = view_of((1, 1, 6)), Random(3)
    moves = [Lay(1), Lay(6)]
    ones = sum(KIT.players[name](view, moves, rng) == Lay(1) for _ in range(3000))
    assert abs(ones / 3000 - 2 / 3) < 4 * (2 / 9 / 3000) ** 0.5


@pytest.mark.parametrize("name", [name for name in NAMES if name != "random"])
def test_all_but_random_take_an_uncle_when_they_can(name: str) -> None:
    view = view_of((1, 4, 5), ((1, 3), (0, 2), (1, 1)))
    assert needed(view.total) == 4
    assert KIT.players[name](view, [Lay(1), Lay(4), Lay(5)], Random(1)) == Lay(4)


def test_safe_gives_the_next_player_nothing_where_it_can() -> None:
    view = view_of((2, 5, 6), ((0, 3), (1, 4)))
    assert {KIT.players["safe"](view, [Lay(2), Lay(5), Lay(6)], Random(seed)) for seed in range(20)} == {
        Lay(5),
        Lay(6),
    }


def test_the_expert_is_the_one_who_looks_ahead() -> None:
    assert KIT.players["expert"] is KIT.players["lookahead"]


def test_a_player_depends_on_his_view_alone() -> None:
    match = play_on(
        Match.new(KIT.new(3)), [KIT.players["random"]] * 3, Random(6), until=lambda turn: isinstance(turn, Choice)
    )
    turn = match.turn
    assert isinstance(turn, Choice)
    view = match.view(-1, turn.seat)
    for name in NAMES:
        assert KIT.players[name](view, turn.moves, Random(5)) == KIT.players[name](view, turn.moves, Random(5))
