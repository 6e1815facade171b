"""A class: who is in it, where it stands, what was said. It knows neither a game nor how messages travel."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import compare_digest
from typing import Any, Protocol, cast

from uncle_widgets.live import live_shapes as shapes
from uncle_widgets.live.book import Book
from uncle_widgets.live.bounds import fits, nickname
from uncle_widgets.live.states import OPEN, begun, onward
from uncle_widgets.refusal import Refusal

STUDENTS, PLACES, DOOR, FRONTS, PAGES = 300, 60, 60, 4, 2
"""Students at most; places until the page in front says otherwise; at the door; pages in front; a student's."""
POSITIONS, LARGE, DEALS, TEN = 100, 128 * 1024, 8 * 1024, 10
"""Positions; bytes of a question, or an answer; bytes of ten deals; how many they are."""
AWAY, FRONT_AWAY, LOST = 20.0, 30.0, 60.0
"""Seconds without a word after which a student counts as away, the page in front too, and a line as lost."""
AHEAD = {"answer", "steps", "dots", "misconception"}
"""What a question must not tell."""
FROM_PHONE = {"here": shapes.Here, "say": shapes.Say, "press": shapes.Press}
FROM_FRONT = {
    "here": shapes.Here,
    "moment": shapes.Moment,
    "change": shapes.Change,
    "answer": shapes.Answer,
    "deals": shapes.Deals,
    "room": shapes.Room,
    "close": shapes.Close,
}
GONE, SILENT, REFUSED, FULL = 1000, 1001, 1008, 1013
"""How a line is closed: over; not heard of; refused, also in favour of a newer page; no place, perhaps later."""


class Line(Protocol):
    def send(self, text: str) -> None: ...
    def end(self, code: int, words: str) -> None: ...


@dataclass(eq=False)
class Student:
    number: int
    key: str
    nick: str
    hidden: bool = False
    heard: float = 0.0
    lines: list[Line] = field(default_factory=list)


def text(message: Any) -> str:
    return json.dumps(message, separators=(",", ":"))


def hashed(key: str) -> str:
    """What is kept of a key: it can be compared, and not be used."""
    return sha256(key.encode(errors="replace")).hexdigest()


class Class:
    """A class, as its book has it; `clock` says seconds since 1970."""

    def __init__(self, code: str, book: Book, clock: Callable[[], float]) -> None:
        self.code, self.book, self.clock = code, book, clock
        (row,) = book.rows("class")
        self.key, self.lesson = row["key"], row["lesson"]
        self.standing: shapes.Standing = json.loads(row["standing"])
        self.room: dict[str, Any] = json.loads(row["room"])
        self.students = {
            member["key"]: Student(member["number"], member["key"], member["nick"], bool(member["hidden"]))
            for member in book.rows("member")
        }
        self.by_line: dict[Line, Student] = {}
        self.fronts: dict[Line, float] = {}
        """The pages in front, and when each was heard."""
        self.door: dict[Line, tuple[str, str]] = {}
        """Who waits there: key and nickname."""
        moments = book.rows("moment")
        self.moments: dict[int, str] = {row["at"]: row["moment"] for row in moments}
        self.asked: dict[int, shapes.Moment] = {at: _bare(json.loads(one)) for at, one in self.moments.items()}
        self.opened: dict[int, float] = {row["at"]: row["opened"] for row in moments}
        self.answers: dict[int, str] = {row["at"]: row["answer"] for row in moments if row["answer"]}
        self.marks: dict[int, dict[str, Any]] = {row["at"]: json.loads(row["marks"] or "{}") for row in moments}
        self.votes: dict[tuple[int, int, int], shapes.Vote] = {}
        self.counted: dict[tuple[int, int, int], int] = {}
        """The phone's own count of each vote: what is said again is taken once."""
        for row in book.rows("said"):
            counted = row.pop("n")
            self.votes[row["member"], row["at"], row["vote"]] = cast(shapes.Vote, row)
            self.counted[row["member"], row["at"], row["vote"]] = counted
        self.dealt: dict[tuple[int, int], int] = {}
        for row in book.rows("dealt"):
            self.dealt[row["at"], row["member"]] = row["k"]
        self.deals: dict[int, tuple[int, str]] = {
            row["member"]: (row["at"], row["shown"]) for row in book.rows("deals")
        }
        """The last ten of each student, and of which position."""
        self.over = False
        self.last = self.noted = clock()
        self.kept: list[tuple[Line, str]] = []
        self.fresh: dict[tuple[int, int, int], shapes.Vote] = {}
        self.pressed: dict[int, dict[str, int]] = {}
        self.told: tuple[str, str] = "", ""

    @classmethod
    def begun(cls, code: str, key: str, lesson: str, book: Book, clock: Callable[[], float]) -> Class:
        room = {"places": PLACES, "locked": False}
        book.put("class", one=1, key=hashed(key), lesson=lesson, standing=text(begun()), room=text(room))
        book.commit()
        return cls(code, book, clock)

    # --- who comes and goes ------------------------------------------------------------

    def knows(self, key: str) -> bool:
        """Whether a student has this key."""
        return hashed(key) in self.students

    def hello(self, line: Line, hello: shapes.Hello) -> None:
        """A phone comes, or comes back."""
        key = hashed(hello["key"])
        student = self.students.get(key)
        if student:
            self._seated(line, student)
        elif self.room["locked"] or len(self.students) >= self.room["places"]:
            nickname(hello["nick"], ())
            if len(self.door) >= DOOR:
                self._no(line, "The room is full, and so is its door.", "hello")
                line.end(FULL, "full")
                return
            self.door[line] = key, hello["nick"]
            words = "The class is closed." if self.room["locked"] else "The room is full."
            line.send(text({"kind": "waiting", "words": f"{words} You wait at the door."}))
        else:
            self._seated(line, self._enrolled(key, hello["nick"]))

    def _enrolled(self, key: str, nick: str) -> Student:
        name = nickname(nick, (one.nick for one in self.students.values()))
        student = Student(len(self.students) + 1, key, name)
        self._note(student)
        self.students[key] = student
        return student

    def _note(self, student: Student) -> None:
        self.book.put("member", number=student.number, key=student.key, nick=student.nick, hidden=student.hidden)

    def _seated(self, line: Line, student: Student) -> None:
        student.lines.append(line)
        student.heard = self.clock()
        self.by_line[line] = student
        while len(student.lines) > PAGES:
            oldest = student.lines[0]
            self.left(oldest)
            oldest.end(REFUSED, "open elsewhere")
        line.send(text({"kind": "you", "number": student.number, "nick": student.nick}))
        line.send(self._now(student))

    def teach(self, line: Line, key: str) -> bool:
        """A page in front comes, or comes back; whether it may."""
        if not compare_digest(hashed(key), self.key):
            return False
        self.fronts[line] = self.clock()
        while len(self.fronts) > FRONTS:
            oldest = next(iter(self.fronts))
            self.left(oldest)
            oldest.end(REFUSED, "open elsewhere")
        line.send(self._front())
        return True

    def left(self, line: Line) -> None:
        """A line is closed."""
        self.fronts.pop(line, None)
        self.door.pop(line, None)
        student = self.by_line.pop(line, None)
        if student and line in student.lines:
            student.lines.remove(line)

    # --- what is heard ------------------------------------------------------------

    def kinds(self, line: Line) -> dict[str, type]:
        """What this line may say now."""
        return FROM_FRONT if line in self.fronts else FROM_PHONE if line in self.by_line else {"here": shapes.Here}

    def heard(self, line: Line, message: Any) -> None:
        """A message of a shape that `kinds` has; a Refusal where it cannot be done."""
        now = self.last = self.clock()
        student = self.by_line.get(line)
        if student:
            student.heard = now
        elif line in self.fronts:
            self.fronts[line] = now
        match message["kind"]:
            case "here":
                if line not in self.door and message["seq"] < self.standing["seq"]:
                    line.send(self._now(student) if student else self._front())
                line.send(text(self.count()))
            case "say" if student:
                self._said(student, message)
            case "press" if student:
                self._pressed(student, message)
            case "moment":
                self._moment(message)
            case "change":
                self._change(message)
            case "answer":
                self._answer(message)
            case "deals":
                self._deals(message)
            case "room":
                self._room(message)
            case "close":
                self.close()

    def _said(self, student: Student, say: shapes.Say) -> None:
        at, vote, value = say["at"], say["vote"], float(say["value"])
        now = self.standing
        if now["to"] != "ask" or (at, vote) != (now["at"], now["vote"]):
            raise Refusal("The vote is closed.")
        fits(self.asked[at], value)
        name = student.number, at, vote
        if say["n"] > self.counted.get(name, 0):
            after = round(max(0.0, self.clock() - self.opened[at]), 1)
            said: shapes.Vote = {
                "member": student.number,
                "at": at,
                "vote": vote,
                "value": value,
                "sure": say["sure"],
                "after": after,
            }
            self.book.put("said", **said, n=say["n"])
            self.votes[name], self.counted[name], self.fresh[name] = said, say["n"], said
        kept = {
            "kind": "kept",
            "at": at,
            "vote": vote,
            "value": self.votes[name]["value"],
            "n": self.counted[name],
        }
        self.kept += [(one, text(kept)) for one in student.lines]

    def _pressed(self, student: Student, press: shapes.Press) -> None:
        at, k = press["at"], press["k"]
        if self.standing["to"] != "deal" or at != self.standing["at"]:
            raise Refusal("The deals are over.")
        least = self.dealt.get((at, student.number), 0)
        if not least <= k <= TEN:
            raise Refusal(f"Expected from {least} to {TEN} deals, not {k}.")
        self.book.put("dealt", at=at, member=student.number, k=k)
        self.dealt[at, student.number] = self.pressed.setdefault(at, {})[str(student.number)] = k

    def _moment(self, moment: shapes.Moment) -> None:
        at, of, (low, high) = moment["at"], moment["of"], moment["span"]
        told = text(moment)
        if not 0 <= at < of <= POSITIONS:
            raise Refusal(f"Expected a position of up to {POSITIONS}, not {at + 1} of {of}.")
        if len(told) > LARGE:
            raise Refusal(f"Expected a question of at most {LARGE} bytes, not {len(told)}.")
        if not (low < high and 0 < moment["step"] <= high - low):
            raise Refusal("Expected a span from low to high, in steps.")
        if ahead := sorted(AHEAD & moment["shown"].keys()):
            raise Refusal(f"Expected a question without {ahead[0]}.")
        self.moments[at], self.asked[at] = told, _bare(moment)
        self._note_position(at)
        self.standing = {**self.standing, "of": of}
        if at == self.standing["at"] and self.standing["to"] not in ("door", "end"):
            self._send(self.by_line, told)

    def _note_position(self, at: int) -> None:
        self.book.put(
            "moment",
            at=at,
            moment=self.moments[at],
            opened=self.opened.setdefault(at, 0.0),
            answer=self.answers.get(at, ""),
            marks=text(self.marks.get(at, {})),
        )

    def _change(self, change: shapes.Change) -> None:
        before, now = self.standing, self.clock()
        self.standing = onward(before, change, now, self.asked, self.answers)
        to, at = self.standing["to"], self.standing["at"]
        if to == "door":
            self._anew()
        if to == "ask":
            if before["to"] not in ("held", "talk"):
                self.opened[at] = now
                self._note_position(at)
            self._send(self.by_line, self.moments[at])
        if to in OPEN and before["to"] not in OPEN:
            self._reveal(at)
        self._keep()
        self.book.commit()
        self._send([*self.by_line, *self.fronts], text({"kind": "state", "standing": self.standing}))

    def _keep(self) -> None:
        self.book.put(
            "class",
            one=1,
            key=self.key,
            lesson=self.lesson,
            standing=text(self.standing),
            room=text(self.room),
        )

    def _anew(self) -> None:
        """Back at the door nothing was said yet."""
        for known in (self.moments, self.asked, self.opened, self.answers, self.marks, self.votes, self.counted):
            known.clear()
        for more in (self.dealt, self.deals, self.fresh, self.pressed):
            more.clear()
        self.book.clear("moment", "said", "dealt", "deals")

    def _answer(self, answer: shapes.Answer) -> None:
        at = answer["at"]
        told = text({"kind": "reveal", "at": at, "exact": answer["exact"], "shown": answer["shown"]})
        if at != self.standing["at"] or self.standing["to"] in ("door", "end"):
            raise Refusal(f"The class is not at position {at + 1}.")
        if len(told) > LARGE or len(text(answer["marks"])) > LARGE:
            raise Refusal(f"Expected an answer of at most {LARGE} bytes, not {len(told)}.")
        self.answers[at], self.marks[at] = told, answer["marks"]
        self._note_position(at)
        if self.standing["to"] in OPEN:
            self._reveal(at)

    def _reveal(self, at: int) -> None:
        for line, student in self.by_line.items():
            line.send(self._revealed(at, student))

    def _revealed(self, at: int, student: Student) -> str:
        """The answer, with what is said of this student's own number alone."""
        mark = self.marks[at].get(str(student.number))
        return f'{self.answers[at][:-1]},"mark":{text(mark)}}}' if mark is not None else self.answers[at]

    def _deals(self, deals: shapes.Deals) -> None:
        at, member = deals["at"], deals["member"]
        if self.standing["to"] != "deal" or at != self.standing["at"]:
            raise Refusal("The deals are over.")
        student = next((one for one in self.students.values() if one.number == member), None)
        told = text({"kind": "dealt", "at": at, "shown": deals["shown"]})
        if student is None or len(told) > DEALS:
            raise Refusal(f"Expected deals of at most {DEALS} bytes for a student, not {len(told)} for {member}.")
        self.book.put("deals", member=member, at=at, shown=told)
        self.deals[member] = at, told
        self._send(student.lines, told)

    def _room(self, room: shapes.Room) -> None:
        places = room.get("places", self.room["places"])
        if not 2 <= places <= STUDENTS:
            raise Refusal(f"Expected a room for 2 to {STUDENTS}, not {places}.")
        hide = room.get("hide")
        for student in self.students.values():
            if student.number == hide:
                student.hidden = True
                self._note(student)
        if room.get("admit"):
            places = min(STUDENTS, max(places, len(self.students) + len({key for key, _ in self.door.values()})))
        self.room = {"places": places, "locked": room.get("locked", self.room["locked"])}
        self._keep()
        if not self.room["locked"] or room.get("admit"):
            for line, (key, nick) in [*self.door.items()]:
                if key in self.students or len(self.students) < places:
                    del self.door[line]
                    self._seated(line, self.students.get(key) or self._enrolled(key, nick))

    def close(self) -> None:
        """The class is over, and all of it is deleted."""
        self.over = True
        for line in [*self.by_line, *self.fronts, *self.door]:
            line.send(text({"kind": "gone"}))
            line.end(GONE, "over")
        self.book.delete()

    # --- what is told ------------------------------------------------------------

    def _send(self, lines: Iterable[Line], told: str) -> None:
        for line in [*lines]:
            line.send(told)

    def _no(self, line: Line, words: str, about: str) -> None:
        line.send(text({"kind": "no", "words": words, "about": about}))

    def _here(self, student: Student) -> bool:
        return bool(student.lines) and self.clock() - student.heard <= AWAY

    def count(self) -> dict[str, Any]:
        here = sum(map(self._here, self.students.values()))
        waiting = len({key for key, _ in self.door.values()})
        front = any(self.clock() - heard <= FRONT_AWAY for heard in self.fronts.values())
        return {"kind": "count", "here": here, "said": len(self._voted()), "waiting": waiting, "front": front}

    def _voted(self) -> set[int]:
        """Who has said a number of the present vote."""
        now = self.standing["at"], self.standing["vote"]
        return {member for member, at, vote in self.votes if (at, vote) == now}

    def members(self) -> list[shapes.Member]:
        voted = self._voted()
        return [
            {
                "number": one.number,
                "nick": "" if one.hidden else one.nick,
                "here": self._here(one),
                "said": one.number in voted,
            }
            for one in self.students.values()
        ]

    def _now(self, student: Student) -> str:
        """All that this student may know."""
        at, to, number = self.standing["at"], self.standing["to"], student.number
        own: dict[str, shapes.Own] = {}
        for (member, position, vote), said in self.votes.items():
            if member == number:
                mine = own.setdefault(str(position), {"votes": {}, "dealt": self.dealt.get((position, number), 0)})
                mine["votes"][str(vote)] = said["value"], said["sure"]
        for (position, member), k in self.dealt.items():
            if member == number and k:
                own.setdefault(str(position), {"votes": {}, "dealt": k})
        told = text({"kind": "now", "standing": self.standing, "own": own, "count": self.count()})[:-1]
        if to not in ("door", "end"):
            told += f',"moment":{self.moments[at]}'
        if to in OPEN:
            told += f',"answer":{self._revealed(at, student)}'
        if to == "deal" and self.deals.get(number, (-1,))[0] == at:
            told += f',"deals":{text(json.loads(self.deals[number][1])["shown"])}'
        return told + "}"

    def _front(self) -> str:
        """All that the page in front may know."""
        pressed: dict[str, dict[str, int]] = {}
        for (at, member), k in self.dealt.items():
            pressed.setdefault(str(at), {})[str(member)] = k
        return text(
            {
                "kind": "front",
                "standing": self.standing,
                "room": self.room,
                "members": self.members(),
                "votes": [*self.votes.values()],
                "pressed": pressed,
                "lesson": self.lesson,
            }
        )

    def flush(self) -> None:
        """Once in 100 ms: commit, and then say what was kept."""
        self.book.commit()
        kept, self.kept = self.kept, []
        for line, told in kept:
            line.send(told)
        fresh, self.fresh = self.fresh, {}
        if fresh:
            self._send(self.fronts, text({"kind": "votes", "votes": [*fresh.values()]}))
        pressed, self.pressed = self.pressed, {}
        for at, by in pressed.items():
            self._send(self.fronts, text({"kind": "pressed", "at": at, "by": by}))

    def tick(self) -> None:
        """Once a second: who is here, where that changed; lines that were lost."""
        now = self.clock()
        count, members = text(self.count()), text({"kind": "members", "members": self.members()})
        if count != self.told[0]:
            self._send([*self.by_line, *self.fronts, *self.door], count)
        if members != self.told[1]:
            self._send(self.fronts, members)
        self.told = count, members
        lost = [line for line, one in self.by_line.items() if now - one.heard > LOST]
        lost += [line for line, heard in self.fronts.items() if now - heard > LOST]
        for line in lost:
            self.left(line)
            line.end(SILENT, "silent")
        if self.last - self.noted > LOST:
            self.noted = self.last
            self.book.heard()


def _bare(moment: shapes.Moment) -> shapes.Moment:
    """A question without what is drawn."""
    return {**moment, "shown": {}}
