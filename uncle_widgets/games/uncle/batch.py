"""Batch play: many games at once in lockstep, and who wins them; from a position on too. Needs NumPy."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.engine.game import Game
from uncle_widgets.games.batch import Ends, LockstepRollouts
from uncle_widgets.games.lanes import GAMMA, Lanes, Words
from uncle_widgets.games.uncle.cards import HAND
from uncle_widgets.games.uncle.lockstep import Lockstep
from uncle_widgets.games.uncle.options import Options
from uncle_widgets.games.uncle.packed import EMPTY, FULL_DECK, count, ranked, worth
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.state import DRAWS, State


class UncleBatch(LockstepRollouts):
    played = ("random", "greedy")
    slow = "the player '{}' weighs each card"

    def ends(
        self, game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int,
        records: list[list[str]] | None = None,
    ) -> Ends:  # fmt: skip
        options = _options(game)
        if records is None:
            return _ends(options, strategies, seed, first, n)
        parts = []
        for at in range(n):  # moves are written down of one game at a time
            table, ties = list[str](), list[str]()  # at the table, and in its tie
            found = _ends(options, strategies, seed, first + at, 1, table, ties)
            finished = int(found.scores.sum()) == options.pot_chips
            records[at] += table[: HAND * game.seats + 2 * int(found.lengths[0]) - finished] + ties
            parts.append(found)
        return Ends.joined(parts)

    def ready(self, state: State) -> bool:
        """A game can be taken up where somebody has laid a card and draws."""
        return state.phase == "draw"

    def winners_from(
        self, game: Game[Any, Any, Any], strategies: Sequence[str], states: Sequence[State], copies: int,
        seed: int, first: int,
    ) -> Generator[None, None, NDArray[np.uint16]]:  # fmt: skip
        found = _ends(_options(game), strategies, seed, first, len(states) * copies, states=states)
        yield
        won: NDArray[np.uint16] = found.winners.reshape(len(states), copies)
        return won


def _options(game: Game[Any, Any, Any]) -> Options:
    assert isinstance(game, Uncle)
    return game.options


def _ends(
    options: Options, strategies: Sequence[str], seed: int, first: int, n: int,
    table: list[str] | None = None, ties: list[str] | None = None, states: Sequence[State] = (),
) -> Ends:  # fmt: skip
    """The same for as many games as go at once, from these states on if there are any; and the moves of a
    single one: at the table and in its tie."""
    from_stock = options.tie_break == "draw_pile"
    games = Lockstep(options, strategies, seed, first, n, from_stock, table)
    if states:
        games.play_on(states)
    else:
        games.play()
    chips, seats = games.chips, len(strategies)
    best = (chips == chips.max(axis=0)) & (chips.sum(axis=0) == options.pot_chips)  # none where it was broken off
    if options.tie_break != "shared":
        tied = np.flatnonzero(best.sum(axis=0) > 1)
        lanes = Lanes(seed, first, n)
        lanes.words += (games.lengths + HAND * seats).astype(np.uint64) * GAMMA  # past all that were used
        lanes.keep(tied)
        best[:, tied] = _drawn_for(best[:, tied], games.stocks[tied] if from_stock else None, lanes, ties)
    winners = sum(won.astype(np.uint16) << seat for seat, won in enumerate(best))
    return Ends(winners, chips.T, games.lengths)


def _drawn_for(
    tied: NDArray[np.bool_], stocks: Words | None, lanes: Lanes, trace: list[str] | None
) -> NDArray[np.bool_]:
    """Who is left of those who tie when each has drawn, and those who drew highest again: as in `tie.py`.

    `tied`: (seats, games). They draw from `stocks`, and what is drawn stays out; or, without, from all cards.
    """
    left = tied.copy()
    bags = np.full(tied.shape[1], FULL_DECK) if stocks is None else stocks
    out = np.full(tied.shape[1], EMPTY)
    while len(again := np.flatnonzero(left.sum(axis=0) > 1)):
        drawn = np.zeros((len(left), len(again)), np.uint8)
        if stocks is None:
            bags[again] = FULL_DECK
        for seat, among in enumerate(left[:, again]):
            rows = again[among]
            bare = rows[bags[rows] == EMPTY]
            bags[bare] = FULL_DECK - (out[bare] - EMPTY)
            bare = bare[bags[bare] == EMPTY]  # all 42 have been drawn
            bags[bare], out[bare] = FULL_DECK, EMPTY
            spare = np.empty(len(rows), np.uint64)
            ranks = lanes.below(count(bags[rows], spare), rows).astype(np.uint64)
            card = ranked(bags[rows], ranks, spare)
            bags[rows] -= card
            out[rows] += card
            drawn[seat, among] = worth(card)
            if trace is not None:
                trace += [str(DRAWS[int(value)]) for value in worth(card)]
        left[:, again] &= drawn == drawn.max(axis=0)
    return left


batch = UncleBatch()
