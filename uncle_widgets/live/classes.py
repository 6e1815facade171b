"""A class: who is in it, where it stands, what was said. It knows neither a game nor how messages travel."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from hashlib import sha256
from hmac import compare_digest
from typing import Any, Protocol, get_args

from uncle_widgets.live import live_shapes as shapes
from uncle_widgets.live.book import Book
from uncle_widgets.live.bounds import fits, nickname
from uncle_widgets.live.states import CLOSED, OPEN, begun, onward
from uncle_widgets.refusal import Refusal

STUDENTS, PLACES, DOOR, FRONTS, PAGES = 300, 60, 60, 4, 2
"""Students at most; places until the page in front says otherwise; at the door; pages in front; a student's."""
POSITIONS, LARGE, DEALS, TEN = 100, 128 * 1024, 32 * 1024, 10
"""Positions; bytes of a question, or of an answer; bytes of ten deals; how many they are."""
AWAY, FRONT_AWAY, LOST = 20.0, 30.0, 60.0
"""Seconds without a word after which a student counts as away, the page in front too, and a line as lost."""
AHEAD = {"answer", "steps", "dots", "misconception"}
"""What a question must not tell."""
HERE, FROM_PHONE, FROM_FRONT = (
    {shape.__name__.lower(): shape for shape in several if shape not in (shapes.Hello, shapes.Teach)}
    for several in ((shapes.Here,), get_args(shapes.FromPhone), get_args(shapes.FromFront))
)
"""By kind, what may be said by a page at the door, by a phone, and by the page in front."""
GONE, SILENT, REFUSED, FULL = 1000, 1001, 1008, 1013
"""How a line is closed: over; not heard of; refused, also in favour of a newer page; no place, perhaps later."""


class Line(Protocol):
    def send(self, told: str) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


def text(message: Any) -> str:
    return json.dumps(message, separators=(",", ":"))


def hashed(key: str) -> str:
    """What is kept of a key: it can be compared, and not be used."""
    return sha256(key.encode(errors="replace")).hexdigest()


class Class:
    """A class, as its book has it. `clock` says seconds since 1970; with a `key` it is begun."""

    def __init__(self, code: str, book: Book, clock: Callable[[], float], key: str = "", lesson: str = "") -> None:
        self.code, self.book, self.clock = code, book, clock
        self.about = book.shelf("class")
        """What it is: `key`, `lesson`, `room`, `standing`."""
        self.members = book.shelf("member")
        """By number: key, nick and whether that is hidden."""
        self.moments, self.opened = book.shelf("moment"), book.shelf("opened")
        """By position: the question as it travels, with low, high, step and scale of its number; when it came."""
        self.answers = book.shelf("answer")
        """By position: the answer as it travels, and by student what is said of the own number."""
        self.votes = book.shelf("said")
        """By student, position and vote: what was said."""
        self.dealt, self.deals = book.shelf("dealt"), book.shelf("deals")
        """By position and student how many deals were pressed; by student the last ten, and of which position."""
        if key:
            self.about["key"], self.about["lesson"] = hashed(key), lesson
            self.about["room"], self.about["standing"] = {"places": PLACES, "locked": False}, begun()
            book.commit()
        self.phones: dict[Line, int] = {}
        self.fronts: dict[Line, None] = {}
        self.door: dict[Line, shapes.Hello] = {}
        self.heard_at: dict[Line | int, float] = {}
        """When each line and each student was heard of."""
        self.over = False
        self.last = self.noted = book.last
        self.kept: list[tuple[Line, Any]] = []
        self.fresh: set[tuple[int, int, int]] = set()
        self.pressed: set[tuple[int, int]] = set()
        """Votes, and pressed deals, of which the page in front has not heard."""
        self.told: list[Any] = [None, None]

    @property
    def standing(self) -> shapes.Standing:
        now: shapes.Standing = self.about["standing"]
        return now

    # --- who comes and goes ---------------------------------------------------------------------------------

    def number_of(self, key: str) -> int:
        """The student with this key; 0 for none."""
        mine = hashed(key)
        return next((number for number, one in self.members.items() if one["key"] == mine), 0)

    def hello(self, line: Line, hello: shapes.Hello) -> None:
        """A phone comes, or comes back."""
        room, number = self.about["room"], self.number_of(hello["key"])
        if number or not (room["locked"] or len(self.members) >= room["places"]):
            self._seat(line, hello)
        elif len(self.door) < DOOR:
            nickname(hello["nick"], ())
            self.door[line] = hello
            words = "The class is closed." if room["locked"] else "The room is full."
            self._send([line], {"kind": "waiting", "words": f"{words} You wait at the door."})
        else:
            self._send([line], {"kind": "no", "words": "The room and its door are full.", "about": "hello"})
            line.close(FULL, "full")

    def _seat(self, line: Line, hello: shapes.Hello) -> None:
        number = self.number_of(hello["key"])
        if not number:
            number = len(self.members) + 1
            nick = nickname(hello["nick"], (one["nick"] for one in self.members.values()))
            self.members[number] = {"key": hashed(hello["key"]), "nick": nick, "hidden": False}
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
        if not compare_digest(hashed(key), self.about["key"]):
            return False
        self.fronts[line] = None
        self.heard_at[line] = self.clock()
        self._newest([*self.fronts], FRONTS)
        line.send(self._front())
        return True

    def left(self, line: Line) -> None:
        """A line is closed."""
        for lines in (self.phones, self.fronts, self.door, self.heard_at):
            lines.pop(line, None)

    # --- what is heard --------------------------------------------------------------------------------------

    def kinds(self, line: Line) -> dict[str, type]:
        """What this line may say now."""
        return FROM_FRONT if line in self.fronts else FROM_PHONE if line in self.phones else HERE

    def heard(self, line: Line, message: Any) -> None:
        """A message of a shape that `kinds` has; a Refusal where it cannot be done."""
        self.last = self.heard_at[line] = self.clock()
        if line in self.phones:
            self.heard_at[self.phones[line]] = self.last
        getattr(self, f"on_{message['kind']}")(message, line)

    def on_here(self, here: shapes.Here, line: Line) -> None:
        if line not in self.door and here["seq"] < self.standing["seq"]:
            line.send(self._front() if line in self.fronts else self._now(self.phones[line]))
        self._send([line], self.told[0] or self.count())

    def on_say(self, say: shapes.Say, line: Line) -> None:
        at, vote, member = say["at"], say["vote"], self.phones[line]
        now, name = self.standing, (member, at, vote)
        if now["to"] != "ask" or (at, vote) != (now["at"], now["vote"]):
            raise Refusal("The vote is closed.")
        fits(say["value"], *self.moments[at][1])
        if name not in self.votes or say["n"] > self.votes[name]["n"]:
            said = {"member": member, **{key: say[key] for key in ("at", "vote", "value", "sure", "n")}}
            self.votes[name] = {**said, "after": round(max(0.0, self.last - self.opened[at]), 1)}
            self.fresh.add(name)
        self._keeps(
            member, {"kind": "kept", **{key: self.votes[name][key] for key in ("at", "vote", "value", "n")}}
        )

    def on_yes(self, yes: shapes.Yes, line: Line) -> None:
        name = (self.phones[line], yes["at"], yes["vote"])
        if self.standing["to"] not in OPEN or yes["at"] != self.standing["at"]:
            raise Refusal("The question about a mistake is closed.")
        if name not in self.votes:
            raise Refusal("You gave no number here.")
        self.votes[name] = {**self.votes[name], "yes": yes["yes"]}
        self.fresh.add(name)
        self._keeps(name[0], {"kind": "yes", "at": yes["at"], "vote": yes["vote"], "yes": yes["yes"]})

    def _keeps(self, member: int, told: Any) -> None:
        """To be told to this student's pages once it is in the book."""
        self.kept += [(line, told) for line, whose in self.phones.items() if whose == member]

    def on_press(self, press: shapes.Press, line: Line) -> None:
        at, k, member = press["at"], press["k"], self.phones[line]
        self._dealing(at)
        least = self.dealt.get((at, member), 0)
        if not least <= k <= TEN:
            raise Refusal(f"Expected from {least} to {TEN} deals, not {k}.")
        self.dealt[at, member] = k
        self.pressed.add((at, member))

    def _dealing(self, at: int) -> None:
        if self.standing["to"] != "deal" or at != self.standing["at"]:
            raise Refusal("The deals are over.")

    def on_moment(self, moment: shapes.Moment, line: Line) -> None:
        at, of, (low, high), step, told = moment["at"], moment["of"], moment["span"], moment["step"], text(moment)
        if not 0 <= at < of <= POSITIONS:
            raise Refusal(f"Expected a position of up to {POSITIONS}, not {at + 1} of {of}.")
        if len(told) > LARGE:
            raise Refusal(f"Expected a question of at most {LARGE} bytes, not {len(told)}.")
        if not (low < high and 0 < step <= high - low):
            raise Refusal("Expected a span from low to high, in steps.")
        if ahead := sorted(AHEAD & moment["shown"].keys()):
            raise Refusal(f"Expected a question without {ahead[0]}.")
        self.moments[at] = told, [low, high, step, 100 if moment["measure"] == "chance" else 1]
        self.about["standing"] = {**self.standing, "of": of}
        if at == self.standing["at"] and self.standing["to"] not in ("door", "end"):
            self._send(self.phones, told)

    def on_change(self, change: shapes.Change, line: Line) -> None:
        before = self.standing["to"]
        now = onward(self.standing, change, self.last, self.moments, self.answers)
        to, at = now["to"], now["at"]
        self.about["standing"] = now
        if to == "door":  # where nothing was said yet
            for shelf in (self.moments, self.opened, self.answers, self.votes, self.dealt, self.deals):
                shelf.clear()
            self.fresh.clear()
            self.pressed.clear()
        if to == "ask":
            if before not in CLOSED:
                self.opened[at] = self.last
            self._send(self.phones, self.moments[at][0])
        if to in OPEN and before not in OPEN:
            self._reveal(at)
        self.book.commit()
        self._send([*self.phones, *self.fronts], {"kind": "state", "standing": now})

    def on_answer(self, answer: shapes.Answer, line: Line) -> None:
        at, marks = answer["at"], answer["marks"]
        told = text({"kind": "reveal", "at": at, "exact": answer["exact"], "shown": answer["shown"]})
        if at != self.standing["at"] or self.standing["to"] in ("door", "end"):
            raise Refusal(f"The class is not at position {at + 1}.")
        if len(told) > LARGE:
            raise Refusal(f"Expected an answer of at most {LARGE} bytes, not {len(told)}.")
        self.answers[at] = told, marks
        if self.standing["to"] in OPEN:
            self._reveal(at)

    def _reveal(self, at: int) -> None:
        for line, member in self.phones.items():
            line.send(self._revealed(at, member))

    def _revealed(self, at: int, member: int) -> str:
        """The answer, with what is said of this student's own number alone."""
        told, marks = self.answers[at]
        mark = marks.get(str(member))
        return f'{told[:-1]},"mark":{text(mark)}}}' if mark is not None else str(told)

    def on_deals(self, deals: shapes.Deals, line: Line) -> None:
        at, member, told = deals["at"], deals["member"], text(deals["shown"])
        self._dealing(at)
        if member not in self.members or len(told) > DEALS:
            raise Refusal(f"Expected deals of at most {DEALS} bytes for a student, not {len(told)} for {member}.")
        self.deals[member] = [at, deals["shown"]]
        lines = [one for one, whose in self.phones.items() if whose == member]
        self._send(lines, {"kind": "dealt", "at": at, "shown": deals["shown"]})

    def on_room(self, room: shapes.Room, line: Line) -> None:
        old, admit, hide = self.about["room"], room.get("admit"), room.get("hide")
        places, locked = room.get("places", old["places"]), room.get("locked", old["locked"])
        if not 2 <= places <= STUDENTS:
            raise Refusal(f"Expected a room for 2 to {STUDENTS}, not {places}.")
        if hide in self.members:
            self.members[hide] = {**self.members[hide], "hidden": True}
        if admit:
            places = min(STUDENTS, max(places, len(self.members) + self.waiting))
        self.about["room"] = {"places": places, "locked": locked}
        if admit is False:
            self._turn_away()
        for one, hello in [*self.door.items()] if admit or not locked else ():
            if len(self.members) < places or self.number_of(hello["key"]):
                del self.door[one]
                self._seat(one, hello)

    def _turn_away(self) -> None:
        """Nobody waits at the door any more; who comes again waits again."""
        waited = [*self.door]
        self.door.clear()
        words = "Whoever teaches let in nobody who waited at the door."
        self._send(waited, {"kind": "no", "words": words, "about": "hello"})
        for line in waited:
            line.close(REFUSED, "turned away")

    def on_close(self, close: Any = None, line: Any = None) -> None:
        """The class is over, and all of it is deleted."""
        self.over = True
        self._send(everybody := [*self.phones, *self.fronts, *self.door], {"kind": "gone"})
        for one in everybody:
            one.close(GONE, "over")
        self.book.delete()

    # --- what is told ---------------------------------------------------------------------------------------

    def _send(self, lines: Iterable[Line], message: Any) -> None:
        told = message if isinstance(message, str) else text(message)
        for line in [*lines]:
            line.send(told)

    @property
    def waiting(self) -> int:
        return len({hello["key"] for hello in self.door.values()})

    def _here(self, member: int) -> bool:
        return self._silent(member) <= AWAY

    def _silent(self, whose: Line | int) -> float:
        """For how many seconds nothing was heard of a line, or of a student."""
        return self.clock() - self.heard_at.get(whose, 0.0)

    def _voted(self) -> set[int]:
        """Who has said a number of the present vote."""
        now = self.standing["at"], self.standing["vote"]
        return {member for member, *said in self.votes if tuple(said) == now}

    def count(self) -> dict[str, Any]:
        front = any(self._silent(one) <= FRONT_AWAY for one in self.fronts)
        here, voted = {member for member in self.members if self._here(member)}, self._voted()
        told = {"here": len(here), "said": len(voted), "missing": len(here - voted)}
        return {"kind": "count", **told, "waiting": self.waiting, "front": front}

    def _members(self) -> list[dict[str, Any]]:
        told, voted = [], self._voted()
        for number, one in self.members.items():
            nick = "" if one["hidden"] else one["nick"]
            told.append({"number": number, "nick": nick, "here": self._here(number), "said": number in voted})
        return told

    def _now(self, member: int) -> str:
        """All that this student may know."""
        at, to = self.standing["at"], self.standing["to"]
        own: dict[int, shapes.Own] = {}
        for (position, whose), k in self.dealt.items():
            if whose == member:
                own[position] = {"votes": {}, "dealt": k}
        for (whose, position, vote), said in self.votes.items():
            if whose == member:
                votes = own.setdefault(position, {"votes": {}, "dealt": 0})["votes"]
                votes[str(vote)] = said["value"], said["sure"], said.get("yes")
        now = {"kind": "now", "standing": self.standing, "own": own, "count": self.count()}
        if to == "deal" and self.deals.get(member, [-1])[0] == at:
            now["deals"] = self.deals[member][1]
        told = text(now)[:-1]
        if to not in ("door", "end"):
            told += f',"moment":{self.moments[at][0]}'
        if to in OPEN:
            told += f',"answer":{self._revealed(at, member)}'
        return f"{told}}}"

    def _front(self) -> str:
        """All that the page in front may know."""
        told = {"standing": self.standing, "room": self.about["room"], "lesson": self.about["lesson"]}
        said = {"votes": [*self.votes.values()], "pressed": self._by(self.dealt)}
        return text({"kind": "front", **told, "members": self._members(), **said})

    def _by(self, pressed: Iterable[tuple[int, int]]) -> dict[int, dict[int, int]]:
        """By position, then by student, how many deals were pressed."""
        found: dict[int, dict[int, int]] = {}
        for at, member in pressed:
            found.setdefault(at, {})[member] = self.dealt[at, member]
        return found

    def flush(self) -> None:
        """Once in 100 ms: commit, and then say what was kept."""
        self.book.commit()
        for line, kept in self.kept:
            self._send([line], kept)
        if self.fresh:
            self._send(self.fronts, {"kind": "votes", "votes": [self.votes[name] for name in self.fresh]})
        for at, by in self._by(self.pressed).items():
            self._send(self.fronts, {"kind": "pressed", "at": at, "by": by})
        self.kept.clear()
        self.fresh.clear()
        self.pressed.clear()

    def tick(self) -> None:
        """Once a second: who is here, where that changed; lines that were lost."""
        for line in [*self.phones, *self.fronts]:
            if self._silent(line) > LOST:
                self.left(line)
                line.close(SILENT, "silent")
        before, self.told = self.told, [self.count(), {"kind": "members", "members": self._members()}]
        if self.told[0] != before[0]:
            self._send([*self.phones, *self.fronts, *self.door], self.told[0])
        if self.told[1] != before[1]:
            self._send(self.fronts, self.told[1])
        if self.last - self.noted > LOST:
            self.noted = self.last
            self.book.heard()
