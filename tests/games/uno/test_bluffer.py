"""The bluffer does what N-L3 supposes: always where it lacks the colour, a share of the times where it holds it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest

from tests.games.uno.tables import at, new
from uncle_widgets import play_out
from uncle_widgets.engine.game import Choice
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno.batch import batch
from uncle_widgets.games.uno.cards import WILD4, bluff
from uncle_widgets.games.uno.players import bluffing
from uncle_widgets.games.uno.rules import Uno
from uncle_widgets.games.uno.state import Lay, Move


def laid(hand: str, of_hundred: int, n: int) -> int:
    """How often of `n` times this hand lays a Wild Draw Four on a red 7."""
    sitting, rng = at([hand, 7, 7, 7], "r7"), Random(1)
    turn = sitting.turn
    assert isinstance(turn, Choice)
    view, player = sitting.game.view(sitting.state, turn.seat), bluffing(of_hundred)
    return sum(player(view, turn.moves, rng).card == WILD4 for _ in range(n))


def test_without_the_colour_it_lays_the_wild_draw_four_always_though_another_card_fits() -> None:
    assert laid("w+4 b7 b3 g4", 25, 100) == 100


@pytest.mark.parametrize("of_hundred", [0, 25, 60, 100])
def test_with_the_colour_it_lays_it_as_often_as_it_was_told(of_hundred: int) -> None:
    n = 2000
    assert abs(laid("w+4 b7 r3 g4", of_hundred, n) - n * of_hundred / 100) <= 80


def test_it_names_the_colour_it_holds_most_of_and_calls_its_last_card() -> None:
    sitting = at(["w+4 b7", 7, 7, 7], "r6")
    turn = sitting.turn
    assert isinstance(turn, Choice)
    move = KIT.players["bluffer"](sitting.game.view(sitting.state, turn.seat), turn.moves, Random(0))
    assert move == Lay(WILD4, "b", call=True)


def stepped(game: Uno) -> Iterator[Sequence[Move]]:
    """The moves of 60 games of bluffers, played by the rules."""
    return (play_out(game, players="bluffer", seed=seed).moves for seed in range(60))


def in_lockstep(game: Uno) -> Iterator[Sequence[Move]]:
    return ([game.parse(text) for text in moves] for moves in batch.records(game, ["bluffer"] * 4, 0, 0, 60))


@pytest.mark.parametrize("played", [stepped, in_lockstep])
def test_over_whole_games_a_quarter_of_the_times_it_could_bluff_it_does(
    played: Callable[[Uno], Iterator[Sequence[Move]]],
) -> None:
    game, found = new(4, target=50), Counter[tuple[bool, bool]]()
    for moves in played(game):
        state = game.start()
        for move in moves:
            turn = game.turn(state)
            if isinstance(turn, Choice) and any(isinstance(way, Lay) and way.card == WILD4 for way in turn.moves):
                held = bluff(state.hands[turn.seat], state.table.colour)
                found[held, isinstance(move, Lay) and move.card == WILD4] += 1
            state = game.play(state, move).state
    assert found[False, False] == 0
    assert found[False, True] > 30
    could = found[True, False] + found[True, True]
    assert abs(found[True, True] / could - 0.25) < 3 * (0.25 * 0.75 / could) ** 0.5
