"""Batch play: many games at once in lockstep, and who wins them; from a position on too. Needs NumPy.

What a `Batch` offers, and a `PlaysOn`.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.engine.game import Game
from uncle_widgets.games.batch import Ends
from uncle_widgets.games.lanes import GAMMA, Lanes, Words
from uncle_widgets.games.uncle.cards import HAND
from uncle_widgets.games.uncle.lockstep import Lockstep
from uncle_widgets.games.uncle.options import Options
from uncle_widgets.games.uncle.packed import EMPTY, FULL_DECK, count, ranked, worth
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.state import DRAWS, State

WIDTH = 32_768
"""Games at once: so many stay in the processor's caches."""
PLAYED = ("random", "greedy")


def why_not(game: Game[Any, Any, Any], strategies: Sequence[str]) -> str:
    """'' for every option; of the players, those who do more than look for an UNCLE are not in here."""
    return next((f"the player {name!r} weighs each card" for name in strategies if name not in PLAYED), "")


def play(game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int) -> Ends:
    """How games `first` to `first + n - 1` end."""
    sizes = ((at, min(WIDTH, n - at)) for at in range(0, n, WIDTH))
    return Ends.joined([_ends(_options(game), strategies, seed, first + at, size) for at, size in sizes])


def moves(game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, number: int) -> list[str]:
    """Every move of game `number`: the deal, each card laid and drawn, and the draws that break a tie."""
    options = _options(game)
    table, ties = [list[str](), list[str]()]
    ends = _ends(options, strategies, seed, number, 1, table, ties)
    finished = int(ends.scores.sum()) == options.pot_chips
    return table[: HAND * game.seats + 2 * int(ends.lengths[0]) - finished] + ties


def ready(state: State) -> bool:
    """A game can be taken up where somebody has laid a card and draws."""
    return state.phase == "draw"


def play_on(
    game: Game[Any, Any, Any], strategies: Sequence[str], states: Sequence[State], copies: int, seed: int
) -> Generator[None, None, NDArray[np.uint16]]:
    """Who wins, as bits: (states, copies), each state played on so many times. Yields now and then."""
    width = max(1, WIDTH // copies)
    parts = []
    for at in range(0, len(states), width):
        some = states[at : at + width]
        ends = _ends(_options(game), strategies, seed, at * copies, len(some) * copies, states=some)
        parts.append(ends.winners)
        yield
    return np.concatenate(parts).reshape(len(states), copies)


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
