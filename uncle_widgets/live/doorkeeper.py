"""How many phones one address may bring: counts in memory, under a hash whose salt ends with the server.

No address is kept: nobody can read one from here, and none reaches a file or a log. A whole school may come from
one address, so the limits are generous; they only stop one device from taking the place of everybody else.
"""

from __future__ import annotations

import ipaddress
import secrets
from collections import deque
from collections.abc import Callable
from hashlib import blake2b

BURST, RATE = 60, 20.0
"""New students from one address at once, and a second after that. The rest wait for their turn."""
LINES = 700
"""Open lines of one address: two pages for each of 300 students, and some to spare."""
WRONG, ALL_WRONG, MINUTE = 60, 600, 60.0
"""Wrong codes in so many seconds, from one address and from all together, before newcomers wait at the door."""
REMOVED, WATCHED = 8, 600.0
"""Students of one address removed together, after which its newcomers wait at the door for so many seconds."""
KNOWN = 10_000
"""Addresses that are counted; the one not heard of for longest is forgotten."""


class Tally:
    """What one address did lately."""

    def __init__(self, now: float) -> None:
        self.left, self.then = float(BURST), now
        self.wrong: deque[float] = deque(maxlen=WRONG)
        self.watched = 0.0
        self.lines = 0


def _many(times: deque[float], now: float) -> bool:
    return len(times) == times.maxlen and now - times[0] <= MINUTE


class Doorkeeper:
    """Counts what each address does; `clock` says seconds since 1970. An address is given as `mark` made it."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.salt = secrets.token_bytes(16)
        self.known: dict[str, Tally] = {}
        self.wrong: deque[float] = deque(maxlen=ALL_WRONG)

    def mark(self, address: str) -> str:
        """What stands for an address here; of IPv6 for its network, since a device has many numbers in it."""
        try:
            number = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:  # a socket of this machine
            return self._hashed(address)
        if isinstance(number, ipaddress.IPv6Address):
            number = number.ipv4_mapped or ipaddress.IPv6Address(int(number) >> 64 << 64)
        return self._hashed(str(number))

    def _hashed(self, text: str) -> str:
        return blake2b(text.encode(errors="replace"), key=self.salt, digest_size=16).hexdigest()

    def _of(self, mark: str) -> Tally:
        one = self.known.pop(mark, None) or Tally(self.clock())
        self.known[mark] = one  # last: heard of just now
        if len(self.known) > KNOWN:
            idle = (mark for mark, one in self.known.items() if not one.lines)
            self.known.pop(next(idle, next(iter(self.known))))
        return one

    def opened(self, mark: str) -> bool:
        """Count one more open line; whether there may be so many."""
        one = self._of(mark)
        one.lines += 1
        return one.lines <= LINES

    def closed(self, mark: str) -> None:
        one = self._of(mark)
        one.lines = max(0, one.lines - 1)

    def joins(self, mark: str) -> bool:
        """Whether one more student may come in from there now; counted if so."""
        one, now = self._of(mark), self.clock()
        one.left, one.then = min(BURST, one.left + max(0.0, now - one.then) * RATE), now
        if one.left < 1:
            return False
        one.left -= 1
        return True

    def guessed(self, mark: str) -> None:
        """Count a wrong code, or a wrong key."""
        now = self.clock()
        self._of(mark).wrong.append(now)
        self.wrong.append(now)

    def removed(self, mark: str, many: int) -> None:
        """So many students from there were removed from a class together."""
        if many >= REMOVED:
            self._of(mark).watched = self.clock() + WATCHED

    def trusted(self, mark: str) -> None:
        """Somebody from there was let in by the teacher."""
        one = self._of(mark)
        one.watched = 0.0
        one.wrong.clear()

    def watched(self, mark: str) -> bool:
        """Whether newcomers from there wait at the door, though their code is right."""
        one, now = self._of(mark), self.clock()
        return now < one.watched or _many(one.wrong, now) or _many(self.wrong, now)
