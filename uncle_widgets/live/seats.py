"""Who is in a class, who waits to come in, and how the teacher removes somebody again."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from uncle_widgets.live import live_shapes as shapes
from uncle_widgets.live.book import Book
from uncle_widgets.live.bounds import nickname
from uncle_widgets.live.doorkeeper import Doorkeeper
from uncle_widgets.live.keys import Keys, hashed
from uncle_widgets.refusal import Refusal

STUDENTS, PLACES, DOOR, FRONTS, PAGES = 300, 60, 60, 4, 2
"""Students at most; places until the page in front says otherwise; at the door; pages in front; a student's."""
MOST = STUDENTS + STUDENTS // 2
"""Students of all addresses together, where one of them has taken the whole room."""
FAMILY = 8
"""Students of one address that always count in full."""
NEW = 300.0
"""Seconds for which a student who has answered nothing is a newcomer."""
GONE, SILENT, REFUSED, FULL = 1000, 1001, 1008, 1013
"""How a line is closed: over; not heard of; refused, also in favour of a newer page; no place, perhaps later."""
WAIT = {
    "locked": "The class is locked. Please wait until your teacher lets you in.",
    "full": "The class is full. Please wait until your teacher lets you in.",
    "watched": "Please wait until your teacher lets you in.",
    "turn": "Many phones are joining at once. You will join automatically in a moment.",
}
FULL_WORDS = "This class is full. Your phone tries again by itself."


class Line(Protocol):
    mark: str
    """What stands for its address: see `doorkeeper.py`."""

    def send(self, told: str) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


def text(message: Any) -> str:
    return json.dumps(message, separators=(",", ":"))


class Seats:
    """The room of a class, as its book has it. With `fresh` it is a new one."""

    def __init__(self, book: Book, clock: Callable[[], float], keeper: Doorkeeper, fresh: bool) -> None:
        self.book, self.clock, self.keeper = book, clock, keeper
        self.about = book.shelf("class")
        """What it is: `keys`, `lesson`, `room`, `standing`; when it `begun`; the `last` number of a student."""
        self.members = book.shelf("member")
        """By number: key, nick and whether that is hidden."""
        self.votes = book.shelf("said")
        """By student, position and vote: what was said."""
        self.dealt, self.deals = book.shelf("dealt"), book.shelf("deals")
        """By position and student how many deals were pressed; by student the last ten, and of which position."""
        if fresh:
            self.about["begun"], self.about["room"] = clock(), {"places": PLACES, "locked": False}
        self.begun = float(self.about["begun"])
        self.keys = Keys(self.about, clock)
        self.phones: dict[Line, int] = {}
        self.fronts: dict[Line, str] = {}
        """Pages in front, each with the hash of its key."""
        self.door: dict[Line, shapes.Hello] = {}
        self.turn: dict[Line, shapes.Hello] = {}
        """Phones that the teacher lets in; and those that come in by themselves, one after the other."""
        self.heard_at: dict[Line | int, float] = {}
        """When each line and each student was heard of."""
        self.came: dict[int, tuple[str, float]] = {}
        """By student, who came since the server was started: from where, as a mark, and when."""

    def _now(self, member: int) -> str:
        raise NotImplementedError

    def _front(self) -> str:
        raise NotImplementedError

    def _send(self, lines: Iterable[Line], message: Any) -> None:
        told = message if isinstance(message, str) else text(message)
        for line in [*lines]:
            line.send(told)

    # --- who comes and goes ---------------------------------------------------------------------------------

    def number_of(self, key: str) -> int:
        """The student with this key; 0 for none."""
        mine = hashed(key)
        return next((number for number, one in self.members.items() if one["key"] == mine), 0)

    def hello(self, line: Line, hello: shapes.Hello) -> None:
        """A phone comes, or comes back."""
        if self.number_of(hello["key"]):
            self._seat(line, hello)
            return
        nickname(hello["nick"], ())
        why = self._waits(line.mark)
        if not why:
            self._seat(line, hello)
        elif self._queued(*((self.turn, STUDENTS) if why == "turn" else (self.door, DOOR)), line, hello):
            self._send([line], {"kind": "waiting", "words": WAIT[why]})

    def _waits(self, mark: str) -> str:
        """Why somebody new from there does not come in now; '' where nothing hinders."""
        if self.about["room"]["locked"]:
            return "locked"
        if self._full(mark, self.about["room"]["places"]):
            return "full"
        if self.keeper.watched(mark):
            return "watched"
        return "" if self.keeper.joins(mark) else "turn"

    def _full(self, mark: str, places: int) -> bool:
        """Whether there is no place for somebody from there.

        The students of another address count as half of the room at most: one device that joins again and again
        fills it for itself alone.
        """
        if len(self.members) < places:
            return False
        whence = Counter(one for one, _ in self.came.values())
        own = len(self.members) - sum(whence.values()) + whence.pop(mark, 0)
        others = sum(min(many, max(FAMILY, places // 2)) for many in whence.values())
        return own + others >= places or len(self.members) >= MOST

    def _queued(self, queue: dict[Line, shapes.Hello], most: int, line: Line, hello: shapes.Hello) -> bool:
        """Whether this line waits there now. Where it is full, the newest of the fullest address goes."""
        if len(queue) >= most:
            whence = Counter(one.mark for one in queue)
            fullest, many = whence.most_common(1)[0]
            gone = line if whence[line.mark] + 1 >= many else [one for one in queue if one.mark == fullest][-1]
            self._send([gone], {"kind": "no", "words": FULL_WORDS, "about": "full"})
            queue.pop(gone, None)
            gone.close(FULL, "full")
            if gone is line:
                return False
        queue[line] = hello
        return True

    def _seat(self, line: Line, hello: shapes.Hello) -> None:
        number = self.number_of(hello["key"])
        if not number:
            number = max([self.about.get("last", 0), *self.members]) + 1
            nick = nickname(hello["nick"], (one["nick"] for one in self.members.values()))
            self.members[number] = {"key": hashed(hello["key"]), "nick": nick, "hidden": False}
            self.came[number] = line.mark, self.clock()
        self.phones[line] = number
        self.heard_at[line] = self.heard_at[number] = self.clock()
        self._newest([one for one, whose in self.phones.items() if whose == number], PAGES)
        self._send([line], {"kind": "you", "number": number, "nick": self.members[number]["nick"]})
        line.send(self._now(number))

    def _newest(self, lines: list[Line], most: int) -> None:
        for line in lines[:-most]:
            self.left(line)
            line.close(REFUSED, "open elsewhere")

    def teach(self, line: Line, key: str) -> bool:
        """A page in front comes, or comes back; whether it may."""
        name = self.keys.name(key)
        if not name:
            return False
        self.fronts[line] = name
        self.keys.seen(name, True)
        self.heard_at[line] = self.clock()
        self._newest([*self.fronts], FRONTS)
        line.send(self._front())
        return True

    def forgotten(self, key: str) -> str:
        """Another key in place of this one, for a page that stays open: the old one opens nothing any more."""
        name, fresh = self.keys.name(key), self.keys.make(tab=True)
        self.keys.drop(key)
        for line in [line for line, whose in self.fronts.items() if whose == name]:
            self.left(line)
            line.close(REFUSED, "forgotten")
        self.book.commit()
        return fresh

    def left(self, line: Line) -> None:
        """A line is closed."""
        if line in self.fronts:
            self.keys.seen(self.fronts.pop(line), False)
        for lines in (self.phones, self.door, self.turn, self.heard_at):
            lines.pop(line, None)

    # --- what the page in front does with it ------------------------------------------------------------------

    def on_room(self, room: shapes.Room, line: Line) -> None:
        old, admit, hide = self.about["room"], room.get("admit"), room.get("hide")
        places, locked = room.get("places", old["places"]), room.get("locked", old["locked"])
        if not 2 <= places <= STUDENTS:
            raise Refusal(f"Expected a class for 2 to {STUDENTS} students, not {places}.")
        if hide in self.members:
            self.members[hide] = {**self.members[hide], "hidden": True}
        if admit:
            places = min(STUDENTS, max(places, len(self.members) + self.waiting))
        self.about["room"] = {"places": places, "locked": locked}
        if remove := {one for one in room.get("remove", ()) if type(one) is int and one in self.members}:
            self._remove(remove)
        if admit is False:
            self._turn_away()
        for one, hello in [*self.door.items()] if admit or not locked else ():
            watched = not admit and self.keeper.watched(one.mark)
            if self.number_of(hello["key"]) or not (watched or self._full(one.mark, places)):
                del self.door[one]
                if admit:
                    self.keeper.trusted(one.mark)
                self._seat(one, hello)

    def take_turns(self) -> None:
        """Those who came too many at once come in, as fast as their address may."""
        for one, hello in [*self.turn.items()]:
            why = "" if self.number_of(hello["key"]) else self._waits(one.mark)
            if why == "turn":
                continue
            del self.turn[one]
            if not why:
                self._seat(one, hello)
            elif self._queued(self.door, DOOR, one, hello):
                self._send([one], {"kind": "waiting", "words": WAIT[why]})

    def _turn_away(self) -> None:
        """Nobody waits at the door any more; who comes again waits again."""
        waited = [*self.door]
        self.door.clear()
        words = "Your teacher didn't let in anyone who was waiting."
        self._send(waited, {"kind": "no", "words": words, "about": "hello"})
        for line in waited:
            line.close(REFUSED, "turned away")

    def _remove(self, numbers: set[int]) -> None:
        """These students are no longer in the class, and nothing of theirs is kept. They may join again."""
        self.about["last"] = max([self.about.get("last", 0), *self.members])
        whence = Counter(self.came.pop(one)[0] for one in numbers & self.came.keys())
        for mark, many in whence.items():
            self.keeper.removed(mark, many)
        for number in numbers:
            del self.members[number]
            self.heard_at.pop(number, None)
        for shelf, whose in ((self.votes, 0), (self.dealt, 1)):
            for name in [name for name in shelf if name[whose] in numbers]:
                del shelf[name]
        for number in numbers & self.deals.keys():
            del self.deals[number]
        self.book.emptied()
        lines = [line for line, number in self.phones.items() if number in numbers]
        words = "Your teacher removed this phone from the class. You can join again."
        self._send(lines, {"kind": "no", "words": words, "about": "hello"})
        for line in lines:
            self.left(line)
            line.close(REFUSED, "removed")
        self._send(self.fronts, self._front())

    # --- what is told -----------------------------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        """How many wait for the teacher."""
        return len({hello["key"] for hello in self.door.values()})

    def silent(self, whose: Line | int) -> float:
        """For how many seconds nothing was heard of a line, or of a student."""
        return self.clock() - self.heard_at.get(whose, 0.0)

    def newcomer(self, number: int, answered: set[int]) -> bool:
        """Whether this student came in the last minutes and has `answered` nothing yet."""
        return number not in answered and self.clock() - self.came.get(number, ("", 0.0))[1] <= NEW
