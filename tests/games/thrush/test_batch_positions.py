"""Positions taken up in lockstep: played on from there, they are games by the rules, as the players choose."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.thrush.lockstep import TOWN, greedy
from uncle_widgets.engine.game import Choice, Game, Over
from uncle_widgets.engine.match import choose, finished
from uncle_widgets.games.thrush import KIT
from uncle_widgets.games.thrush.batch import batch, played_out
from uncle_widgets.games.thrush.cards import MOST_AGENTS
from uncle_widgets.games.thrush.lockstep.positions import taken_up
from uncle_widgets.games.thrush.state import State

COPIES = 3


def positions(game: Game[Any, Any, Any], names: list[str], seed: int, every: int) -> Iterator[list[State]]:
    """Now and then in a game: where it stands, and five deals imagined by the seat on turn, with the same turn next."""
    rng, players = Random(seed), [KIT.players[name] for name in names]
    state = game.start()
    while not isinstance(turn := game.turn(state), Over):
        if batch.ready(state) and state.table.turns % every == 1:
            view = game.view(state, state.table.seat)
            yield [state, *(game.imagine(view, rng) for _ in range(5))]
        state = game.play(state, choose(game, state, turn, players, rng)).state


def played_on(game: Game[Any, Any, Any], names: list[str], state: State, moves: list[str]) -> State:
    """The state after these moves, each of which its player might have chosen."""
    for text in moves:
        turn, move = game.turn(state), game.parse(text)
        if isinstance(turn, Choice):
            likely = turn.moves
            if names[turn.seat] == "greedy":
                likely = greedy(game.view(state, turn.seat), turn.moves)
            assert move in likely, (move, likely, str(state.log))
        state = game.play(state, move).state
    return state


@pytest.mark.sample
@pytest.mark.parametrize(
    ("names", "options", "every"),
    [
        ("greedy greedy", {}, 5),
        ("greedy greedy greedy", {"board": TOWN, "exchange_peek": True, "jail_pay": "immediate"}, 9),
        ("greedy random greedy greedy", {"board": TOWN, "full_bag": "exempt", "jail_double_moves": True}, 9),
        ("greedy greedy greedy greedy", {"max_turns": 120}, 11),
    ],
)
@pytest.mark.parametrize("seed", range(2))
def test_positions_are_played_on_by_the_rules_to_the_same_end(
    names: str, options: dict[str, Any], every: int, seed: int
) -> None:
    """So every seat knows of the Chiefs what its log tells: else a greedy one would choose what it may not."""
    who = names.split()
    game = KIT.new(len(who), **options)
    met: set[str] = set()
    for states in positions(game, who, seed, every):
        said: list[list[str]] = [[] for _ in range(len(states) * COPIES)]
        ends = finished(played_out(taken_up(game.options, who, states, COPIES, seed, 0, said)))
        for at, moves in enumerate(said):
            end = played_on(game, who, states[at // COPIES], moves)
            over = game.turn(end)
            assert isinstance(over, Over)
            assert ends.winners[at] == sum(1 << seat for seat in over.winners)
        table = states[0].table
        met |= {"in prison"} if any(table.jail) else set()
        met |= {"full"} if MOST_AGENTS in table.tokens else set()
        met |= {"a card held"} if any(table.held) else set()
        met |= {"a card seen"} if any(card is not None and card >= 0 for card in states[0].cards) else set()
    assert len(met) == 4, met


def test_what_nobody_has_looked_at_is_dealt_anew_each_time() -> None:
    game = KIT.new(2)
    state = next(positions(game, ["greedy"] * 2, 1, 2))[0]
    t = taken_up(game.options, ["greedy"] * 2, [state], 6_000, 5, 0)
    chiefs = len(state.cards)
    for spot in range(chiefs):
        count = np.bincount(t.cards[spot], minlength=chiefs)
        assert abs(count - 6_000 / chiefs).max() < 4.5 * (6_000 / chiefs) ** 0.5
    assert (np.sort(t.cards, axis=0) == np.arange(chiefs)[:, np.newaxis]).all()


def test_states_of_different_turns_are_played_on_each_from_its_own() -> None:
    game = KIT.new(3, max_turns=60)
    rows = [states[:2] for states in positions(game, ["greedy"] * 3, 2, 13)]
    states = [state for row in rows for state in row]
    assert len({state.table.turns for state in states}) > 3
    ends = finished(batch.play_on(game, ["greedy"] * 3, states, COPIES, 7))
    assert ends.shape == (len(states), COPIES)
    assert {int(bits).bit_count() for bits in ends.flat} <= {0, 1}
    late = finished(batch.play_on(game, ["greedy"] * 3, states[-1:], COPIES, 7))
    assert late.shape == (1, COPIES)


def test_a_turn_is_taken_up_where_it_begins_and_not_after_a_choice_in_prison() -> None:
    game = KIT.new(2, jail_turns=6)
    rng, state = Random(3), game.start()
    player, seen = KIT.players["greedy"], set()
    for _ in range(4_000):
        turn = game.turn(state)
        if isinstance(turn, Over):
            state = game.start()
            continue
        table = state.table
        pays = bool(table.jail[table.seat] and (table.tokens[table.seat] or table.held[table.seat]))
        if table.phase in ("jail", "roll"):
            seen.add((table.phase, pays))
            assert batch.ready(state) == (table.phase == "jail" or not pays)
        elif table.phase != "over":
            assert not batch.ready(state)
        state = game.play(state, choose(game, state, turn, [player] * 2, rng)).state
    assert seen == {("jail", True), ("roll", True), ("roll", False)}
