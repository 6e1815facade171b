"""What greedy seats know of where the Chiefs are, the same as `belief.py` tells the step engine's. Needs NumPy.

Most are sure, and have one world; the worlds of the others lie in a pool.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from uncle_widgets.games.bits import Ints, Words
from uncle_widgets.games.thrush.lockstep.worlds import ZERO, Flags, Floats, Worlds, mark, spot_of

Change = Callable[[Worlds, Ints], None]
"""What an event does to the worlds of those watchers (as places in the event's rows) who are not random."""


class Knowledge:
    """Arrays (seats, n): `known`, the Chief spaces whose card is known for certain, as bits, and `own`, the one
    where one's own Chief is known to lie, else -1.

    Each method tells of an event in the games `rows`, before it is carried out; `held` are cards in a hand.
    """

    def __init__(self, chiefs: int, assigned: Ints, greedy: Flags) -> None:
        self.chiefs, self.assigned, self.greedy = chiefs, assigned, greedy
        self.known: Words = np.zeros(assigned.shape, np.uint64)
        self.own: Ints = np.full(assigned.shape, -1)
        self._seen: Words = np.zeros(assigned.shape, np.uint64)
        self._world: Words = np.zeros(assigned.shape, np.uint64)
        self._sure: Flags = np.ones(assigned.shape, np.bool_)
        self._pools = [_pool() for _ in assigned]

    def keep(self, rows: Ints) -> None:
        """Go on with these games alone."""
        place = np.full(self.known.shape[1], -1)
        place[rows] = np.arange(len(rows))
        for name in ("assigned", "greedy", "known", "own", "_seen", "_world", "_sure"):
            setattr(self, name, getattr(self, name).take(rows, axis=1))
        for at, (games, words, weights) in enumerate(self._pools):
            left = np.flatnonzero(place[games] >= 0)
            self._pools[at] = place[games[left]], words[left], weights[left]

    def told(self, watcher: int, rows: Ints, worlds: Worlds) -> None:
        """What the watcher, who is greedy, knows in these games already: worlds of watchers numbered as `rows`."""
        worlds.settle()
        self._hold(watcher, rows, worlds)

    # -- events --

    def looked(self, seat: int, rows: Ints, spots: Ints, cards: Ints) -> None:
        """The seat alone sees the card on a Chief space."""

        def change(worlds: Worlds, at: Ints) -> None:
            worlds.sight(cards[at], spots[at], np.ones_like(at))

        self._follow(seat, rows, np.arange(len(rows)), change)

    def taken(self, seat: int, rows: Ints, spots: Ints) -> None:
        """The seat takes the card on a Chief space."""

        def change(worlds: Worlds, at: Ints) -> None:
            worlds.move(spots[at], self._hand(seat, at))

        for watcher in range(len(self._pools)):
            self._follow(watcher, rows, np.arange(len(rows)), change)

    def exchanged(self, seat: int, rows: Ints, spots: Ints, given: Ints, got: Ints, held: Ints) -> None:
        """The seat lays `given` down, and sees and has `got`."""

        def insider(worlds: Worlds, at: Ints) -> None:
            worlds.sight(got[at], spots[at], np.ones_like(at))
            worlds.sight(given[at], self._hand(seat, at), held[at])
            worlds.move(spots[at], self._hand(seat, at))
            worlds.put(given[at], spots[at])

        def outsider(worlds: Worlds, at: Ints) -> None:
            worlds.guess(self._hand(seat, at), spots[at], held[at], swapped=True)

        self._tell(seat, rows, insider, outsider)

    def stolen(self, seat: int, victims: Ints, rows: Ints, cards: Ints, held: Ints) -> None:
        """The seat and its victim see the card that goes over; the victim held so many."""

        def insider(worlds: Worlds, at: Ints) -> None:
            worlds.sight(cards[at], self.chiefs + victims[at], held[at])
            worlds.put(cards[at], self._hand(seat, at))

        def outsider(worlds: Worlds, at: Ints) -> None:
            worlds.guess(self.chiefs + victims[at], self._hand(seat, at), held[at])

        self._tell(seat, rows, insider, outsider, victims)

    def paid(self, seat: int, rows: Ints, cards: Ints, spots: Ints, held: Ints) -> None:
        """The seat lays a card on an empty Chief space; others do not see which."""

        def insider(worlds: Worlds, at: Ints) -> None:
            worlds.sight(cards[at], self._hand(seat, at), held[at])
            worlds.put(cards[at], spots[at])

        def outsider(worlds: Worlds, at: Ints) -> None:
            worlds.guess(self._hand(seat, at), spots[at], held[at])

        self._tell(seat, rows, insider, outsider)

    def _hand(self, seat: int, at: Ints) -> Ints:
        return np.full(len(at), self.chiefs + seat)

    def _tell(self, seat: int, rows: Ints, insider: Change, outsider: Change, others: Ints | None = None) -> None:
        """What the seat and those `others` see, if there are any, and what the rest see."""
        for watcher in range(len(self._pools)):
            inside = np.full(len(rows), seat == watcher)
            if others is not None:
                inside |= others == watcher
            self._follow(watcher, rows, np.flatnonzero(inside), insider)
            self._follow(watcher, rows, np.flatnonzero(~inside), outsider)

    # -- worlds --

    def _follow(self, watcher: int, rows: Ints, at: Ints, change: Change) -> None:
        """The watcher's worlds in `rows[at]` become what an event makes of them."""
        at = at[self.greedy[watcher, rows[at]]]
        if not at.size:
            return
        rows = rows[at]
        worlds = self._worlds(watcher, rows, remove=True)
        change(worlds, at)
        worlds.settle()
        self._hold(watcher, rows, worlds)

    def _hold(self, watcher: int, rows: Ints, worlds: Worlds) -> None:
        """These are the watcher's worlds from now on; settled, and none are in the pool."""
        certain, world = worlds.certain()
        sure = np.bincount(worlds.of, minlength=len(rows)) == 1
        self._seen[watcher, rows], self._world[watcher, rows] = worlds.seen, world
        self._sure[watcher, rows] = sure
        rest = np.flatnonzero(~sure[worlds.of])
        if rest.size:
            more = rows[worlds.of[rest]], worlds.words[rest], worlds.weights[rest]
            games, words, weights = zip(self._pools[watcher], more, strict=True)
            self._pools[watcher] = np.concatenate(games), np.concatenate(words), np.concatenate(weights)
        known = np.zeros(len(rows), np.uint64)
        for card in range(self.chiefs):
            cards = np.full(len(rows), card)
            spots = spot_of(world, cards)
            on_board = ((certain & mark(cards)) != ZERO) & (spots < self.chiefs)
            known |= on_board.astype(np.uint64) << spots.astype(np.uint64)
        self.known[watcher, rows] = known
        mine = self.assigned[watcher, rows]
        spots = spot_of(world, mine)
        self.own[watcher, rows] = np.where(((certain & mark(mine)) != ZERO) & (spots < self.chiefs), spots, -1)

    def _worlds(self, watcher: int, rows: Ints, remove: bool = False) -> Worlds:
        """The watcher's worlds in these games, taken out of the pool where they are to be changed."""
        sure = self._sure[watcher, rows]
        of = np.flatnonzero(sure)
        words, weights = self._world[watcher, rows[of]], np.ones(len(of))
        if not sure.all():
            place = np.full(self.known.shape[1], -1)
            place[rows] = np.where(sure, -1, np.arange(len(rows)))
            games, pooled, weighed = self._pools[watcher]
            at = place[games]
            some, rest = np.flatnonzero(at >= 0), np.flatnonzero(at < 0)
            of = np.concatenate([of, at[some]])
            words, weights = np.concatenate([words, pooled[some]]), np.concatenate([weights, weighed[some]])
            if remove:
                self._pools[watcher] = games[rest], pooled[rest], weighed[rest]
        return Worlds(self._seen[watcher, rows], of, words, weights)

    def odds(self, seat: int, rows: Ints, held: Ints) -> Floats:
        """(seats, rows): the chance that a card stolen unseen from each of these hands is the seat's own Chief."""
        worlds, mine = self._worlds(seat, rows), self.assigned[seat, rows]
        seen = ((worlds.seen & mark(mine)) != ZERO)[worlds.of]
        spots = spot_of(worlds.words, mine[worlds.of])
        unseen = np.maximum(1, self.chiefs - np.bitwise_count(worlds.seen).astype(np.int64))[worlds.of]
        found = np.zeros(held.shape)
        for other, cards in enumerate(held):
            count = np.bitwise_count(worlds.on(self._hand(other, rows))).astype(np.int64)
            chance = np.where(seen, spots == self.chiefs + other, (cards[worlds.of] - count) / unseen)
            found[other] = worlds.share(chance) / np.maximum(1, cards)
        return found


def _pool() -> tuple[Ints, Words, Floats]:
    """Games, words and weights: no worlds yet."""
    return np.zeros(0, np.int64), np.zeros(0, np.uint64), np.zeros(0)
