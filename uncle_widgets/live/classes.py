"""A class: where it stands, what was said, and what each page is told.

It knows neither a game nor how messages travel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, get_args

from uncle_widgets.live import live_shapes as shapes
from uncle_widgets.live.book import Book
from uncle_widgets.live.bounds import fits
from uncle_widgets.live.doorkeeper import Doorkeeper
from uncle_widgets.live.seats import GONE, REFUSED, SILENT, Line, Seats, text
from uncle_widgets.live.states import CLOSED, OPEN, begun, onward
from uncle_widgets.refusal import Refusal

__all__ = ["REFUSED", "Class", "text"]

POSITIONS, LARGE, DEALS, TEN, LESSON = 100, 128 * 1024, 32 * 1024, 10, 500
"""Positions; bytes of a question, or of an answer; bytes of ten deals; how many; signs of a lesson's link."""
AWAY, FRONT_AWAY, LOST = 20.0, 30.0, 60.0
"""Seconds without a word after which a student counts as away, the page in front too, and a line as lost."""
AHEAD = {"answer", "steps", "dots", "misconception"}
"""What a question must not tell."""
HERE, FROM_PHONE, FROM_FRONT = (
    {shape.__name__.lower(): shape for shape in several if shape not in (shapes.Hello, shapes.Teach)}
    for several in ((shapes.Here,), get_args(shapes.FromPhone), get_args(shapes.FromFront))
)
"""By kind, what may be said by a page at the door, by a phone, and by the page in front."""


class Class(Seats):
    """A class, as its book has it. `clock` says seconds since 1970; with a `lesson` it is begun.

    `again`: whether who has the server's printed address can always come back to it.
    """

    def __init__(
        self,
        code: str,
        book: Book,
        clock: Callable[[], float],
        keeper: Doorkeeper,
        lesson: str | None = None,
        again: bool = True,
    ) -> None:
        super().__init__(book, clock, keeper, lesson is not None)
        self.code, self.again = code, again
        self.moments, self.opened = book.shelf("moment"), book.shelf("opened")
        """By position: the question as it travels, with low, high, step and scale of its number; when it came."""
        self.answers = book.shelf("answer")
        """By position: the answer as it travels, and by student what is said of the own number."""
        if lesson is not None:
            self.about["lesson"], self.about["standing"] = lesson, begun()
            book.commit()
        self.over = False
        self.last = clock()
        self.kept: list[tuple[Line, Any]] = []
        self.fresh: set[tuple[int, int, int]] = set()
        self.pressed: set[tuple[int, int]] = set()
        """Votes, and pressed deals, of which the page in front has not heard."""
        self.told: list[Any] = [None, None]

    @property
    def standing(self) -> shapes.Standing:
        now: shapes.Standing = self.about["standing"]
        return now

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
        if line not in self.door and line not in self.turn and here["seq"] < self.standing["seq"]:
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
            raise Refusal("You didn't guess here.")
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
            raise Refusal("The class has moved on from the deals.")

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
        if to == "door":
            self._clear()
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

    def _clear(self) -> None:
        """Nothing was said yet."""
        for shelf in (self.moments, self.opened, self.answers, self.votes, self.dealt, self.deals):
            shelf.clear()
        self.fresh.clear()
        self.pressed.clear()
        self.book.emptied()

    def on_lesson(self, lesson: shapes.Lesson, line: Line) -> None:
        """The class goes on to another lesson, from any state: it waits at its door, with nothing said."""
        self.about["lesson"] = lesson["lesson"][:LESSON]
        self.about["standing"] = {**begun(), "seq": self.standing["seq"] + 1}
        self._clear()
        self._send(self.phones, {"kind": "state", "standing": self.standing})
        self._send(self.fronts, self._front())

    def _remove(self, numbers: set[int]) -> None:
        self.fresh = {name for name in self.fresh if name[0] not in numbers}
        self.pressed = {name for name in self.pressed if name[1] not in numbers}
        for at, (told, marks) in [*self.answers.items()]:
            self.answers[at] = told, {one: mark for one, mark in marks.items() if int(one) not in numbers}
        super()._remove(numbers)

    def on_close(self, close: Any = None, line: Any = None) -> None:
        """The class is over, and all of it is deleted."""
        self.over = True
        gone = {"kind": "gone", **({"hands": True} if close and close.get("hands") else {})}
        self._send(everybody := [*self.phones, *self.fronts, *self.door, *self.turn], gone)
        for one in everybody:
            one.close(GONE, "over")
        self.book.delete()

    # --- what is told ---------------------------------------------------------------------------------------

    def _here(self, member: int) -> bool:
        return self.silent(member) <= AWAY

    def _voted(self) -> set[int]:
        """Who has said a number of the present vote."""
        now = self.standing["at"], self.standing["vote"]
        return {member for member, *said in self.votes if tuple(said) == now}

    def size(self) -> dict[str, Any]:
        """What is told of it before it is opened."""
        return {"begun": self.begun, "students": len(self.members), "here": sum(map(self._here, self.members))}

    def count(self) -> dict[str, Any]:
        front = any(self.silent(one) <= FRONT_AWAY for one in self.fronts)
        here, voted = {member for member in self.members if self._here(member)}, self._voted()
        told = {"here": len(here), "said": len(voted), "missing": len(here - voted)}
        return {"kind": "count", **told, "waiting": self.waiting, "front": front}

    def _members(self) -> list[dict[str, Any]]:
        told, voted, answered = [], self._voted(), {number for number, *_ in self.votes}
        for number, one in self.members.items():
            nick = "" if one["hidden"] else one["nick"]
            one = {"number": number, "nick": nick, "here": self._here(number), "said": number in voted}
            told.append({**one, "fresh": self.newcomer(number, answered)})
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
        """Once a second: who is here, where that changed; lines that were lost; who comes in next."""
        self.take_turns()
        for line in [*self.phones, *self.fronts]:
            if self.silent(line) > LOST:
                self.left(line)
                line.close(SILENT, "silent")
        before, self.told = self.told, [self.count(), {"kind": "members", "members": self._members()}]
        if self.told[0] != before[0]:
            self._send([*self.phones, *self.fronts, *self.door, *self.turn], self.told[0])
        if self.told[1] != before[1]:
            self._send(self.fronts, self.told[1])
        if not (self.again or self.fronts or self.keys.any()):
            self.on_close()  # nobody could come back to it, and nobody could end it
