"""What holds in every game of THRUSH, whoever plays it and under whatever rulings."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from uncle_widgets.engine.game import Choice, Over
from uncle_widgets.engine.match import choose
from uncle_widgets.games.thrush import KIT
from uncle_widgets.games.thrush import events as e
from uncle_widgets.games.thrush.board import OURS
from uncle_widgets.games.thrush.state import State

OPTIONS = st.fixed_dictionaries(
    {"max_turns": st.integers(1, 160)},
    optional={
        "full_bag": st.sampled_from(["challenge", "exempt"]),
        "jail_turns": st.integers(1, 6),
        "jail_double_moves": st.booleans(),
        "jail_pay": st.sampled_from(["own_turn", "immediate"]),
        "exchange_peek": st.booleans(),
        "hq_entry": st.sampled_from(["at_least", "exact"]),
    },
)


def held(state: State, options: Any) -> None:
    """What is on the board and what is held add up, and everybody stands where one can."""
    table = state.table
    assert len(table.agents) + sum(table.tokens) == len(OURS.crossings)
    assert all(0 <= n <= 3 for n in table.tokens)
    assert table.held == tuple(map(len, state.hands))
    assert sum(table.chiefs) + sum(table.held) == len(OURS.chiefs)
    known = [card for card in (*state.cards, *(c for hand in state.hands for c in hand)) if card not in (None, -1)]
    assert len(known) == len({*known})
    assert tuple(card != -1 for card in state.cards) == table.chiefs
    given_out = [card for card in state.assignments if card is not None]
    assert len(given_out) == len({*given_out}) == table.dealt
    for place, left in zip(table.at, table.jail, strict=True):
        assert (place == OURS.thrush_hq) == (left > 0)
        assert place in OURS.paths_of or place in (OURS.start, OURS.thrush_hq, OURS.uncle_hq)
        assert left <= options.jail_turns


def walked(event: e.Moved) -> None:
    """A move follows one path, step by step, for its full count, but into a door."""
    path = OURS.path[event.path]
    row = [place for place in (path.end_a, *path.nodes, path.end_b) if place]
    steps = [event.begin, *event.cells]
    ways = {*pairwise(row), *pairwise(row[::-1])}
    if path.closed:
        ways |= {(row[-1], row[0]), (row[0], row[-1])}
    assert all(step in ways for step in pairwise(steps)), event
    assert len({*steps}) == len(steps)
    home = event.cells[-1] in OURS.doors
    assert len(event.cells) <= event.count if home else len(event.cells) == event.count


@settings(max_examples=40)
@given(
    seats=st.integers(2, 4),
    options=OPTIONS,
    name=st.sampled_from(["random", "greedy", "expert"]),
    seed=st.integers(0, 10**6),
)
def test_every_game_keeps_what_must_hold(seats: int, options: dict[str, Any], name: str, seed: int) -> None:
    made, rng = KIT.new(seats, **options), Random(seed)
    players = [KIT.players[name], *[KIT.players["random"]] * (seats - 1)]
    state = made.start()
    while True:
        held(state, made.options)
        turn = made.turn(state)
        if isinstance(turn, Over):
            break
        if isinstance(turn, Choice):
            assert turn.moves, state
            assert turn.seat == state.table.seat
        step = made.play(state, choose(made, state, turn, players, rng))
        for event in step.events:
            if isinstance(event, e.Moved):
                walked(event)
        state = step.state
    assert sum(turn.scores) == len(turn.winners) <= 1
    assert state.table.turns <= options["max_turns"]
    for seat in turn.winners:
        assert state.assignments[seat] in state.hands[seat]
