"""The log of a game: what was seen of Chief Cards, linked from state to state and never copied.

A seat's own log is the same with what it may not know left out; it too is linked, and made once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from uncle_widgets.engine.game import EVERYTHING, Seat, Watcher
from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.cards import Card


@dataclass(frozen=True)
class Seen:
    """One thing that happened to Chief Cards.

    `what`: 'look' (`seat` sees `card` on `place`), 'take' (takes the card there), 'leave' (leaves it), 'swap'
    (lays `card` on `place` and takes `got`, which lay there), 'steal' (takes `card` unseen from `other`), 'pay'
    (lays `card` on `place` to leave prison), 'show' (the winner shows `card` to all). None is what one may not
    know.
    """

    what: str
    seat: Seat
    turn: int
    place: Place = ""
    card: Card | None = None
    got: Card | None = None
    other: Seat = -1

    def seen_by(self, watcher: Watcher) -> Seen:
        """The entry as this watcher may know it."""
        if watcher == EVERYTHING or self.what in ("take", "leave", "show"):
            return self
        if watcher is not None and (watcher == self.seat or watcher == self.other):
            return self
        return replace(self, card=None, got=None)


class Log:
    """A row of Seen, the last one at hand; `NONE` is the empty one. Logs of equal entries are equal."""

    __slots__ = ("_hash", "before", "entry", "memo", "size", "views")

    def __init__(self, before: Log | None, entry: Seen | None) -> None:
        self.before, self.entry = before, entry
        self.size: int = 0 if before is None else before.size + 1
        self._hash: int = hash((before._hash, entry)) if before is not None else 0
        self.views: dict[Watcher, Log] = {}
        self.memo: dict[Any, Any] = {}
        """What has been reckoned from this log, for whoever reckons."""

    def add(self, entry: Seen) -> Log:
        """This log with one entry more."""
        return Log(self, entry)

    def seen_by(self, watcher: Watcher) -> Log:
        """The log as this watcher may know it: the same one every time."""
        if watcher == EVERYTHING:
            return self
        chain = []
        node = self
        while node.before is not None and watcher not in node.views:
            chain.append(node)
            node = node.before
        seen = node.views[watcher] if node.before is not None else NONE
        for node in reversed(chain):
            assert node.entry is not None
            seen = node.views[watcher] = seen.add(node.entry.seen_by(watcher))
        return seen

    def nodes(self) -> list[Log]:
        """This log and those before it, the first entry's first."""
        found, node = [], self
        while node.before is not None:
            found.append(node)
            node = node.before
        return found[::-1]

    def __iter__(self) -> Iterator[Seen]:
        for node in self.nodes():
            assert node.entry is not None
            yield node.entry

    def __len__(self) -> int:
        return self.size

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Log) or (self.size, self._hash) != (other.size, other._hash):
            return False
        a: Log | None = self
        b: Log | None = other
        while a is not None and b is not None and a is not b:
            if a.entry != b.entry:
                return False
            a, b = a.before, b.before
        return True

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"<Log of {self.size}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (tuple(self),)


def _made(entries: tuple[Seen, ...]) -> Log:
    log = NONE
    for entry in entries:
        log = log.add(entry)
    return log


NONE = Log(None, None)
