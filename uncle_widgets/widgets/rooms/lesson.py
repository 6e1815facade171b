"""The lesson room: picked positions in a set order, each predicted first; how it went; and then practice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from time import monotonic
from typing import Any

import traitlets as t

from uncle_widgets.asking import deeds as do
from uncle_widgets.asking import lesson as course
from uncle_widgets.asking import shown
from uncle_widgets.asking.shapes import Told, TrailShown
from uncle_widgets.asking.sitting import SURE
from uncle_widgets.asking.state import ORDERS, Asked, Learning
from uncle_widgets.engine.game import Game
from uncle_widgets.games.attempt import Attempt
from uncle_widgets.games.plans import Exercise, Plan, exercises, listed, subject
from uncle_widgets.games.practice import Searched, practice
from uncle_widgets.games.table import SEED, checked_seed, kit_of
from uncle_widgets.games.words import count
from uncle_widgets.probability.columns import Rows
from uncle_widgets.probability.kinds import checked_kind
from uncle_widgets.probability.question import Question
from uncle_widgets.refusal import Refusal, integer_in
from uncle_widgets.refusal import whole as whole_number
from uncle_widgets.school.receipts import of_attempt
from uncle_widgets.widgets.page import messages
from uncle_widgets.widgets.page.background import Background, Work
from uncle_widgets.widgets.page.base import Piece, placed
from uncle_widgets.widgets.page.hearing import linked
from uncle_widgets.widgets.page.links import Link, cell, settings
from uncle_widgets.widgets.page.mirror import Runner, at_once
from uncle_widgets.widgets.panel.faults import standing
from uncle_widgets.widgets.panel.lessonfacts import Course, LessonPlaces
from uncle_widgets.widgets.rooms.beside import laid
from uncle_widgets.widgets.rooms.explain import KEY
from uncle_widgets.widgets.rooms.recall import again
from uncle_widgets.widgets.rooms.report import kinds_found, report
from uncle_widgets.widgets.rooms.similar import Similar
from uncle_widgets.widgets.rooms.stage import Stage
from uncle_widgets.widgets.rooms.trail import LessonChart, LessonEnd, Trail, paper_of
from uncle_widgets.widgets.saved.saving import SavingLesson
from uncle_widgets.widgets.table.table import Table

LENGTH = 10
LENGTHS = (1, 30)
PIECE = 0.05
"""Seconds of a search for positions between two pauses, so that the page stays alive."""
NAME = 40
"""Letters of a student's name or number."""


class Lesson(Stage):
    """A lesson. Observe `done` and `score`; `log` has the answers as plain values.

    `attempt` has the answers so far, and `at` is the current position (from 0; None at the end). `practising` is
    true when the lesson continues with positions from real games.
    """

    done = t.Int(0, read_only=True, help="How many positions have an answer")
    score = t.Float(0.0, read_only=True, help="From 0 to 1 (see `Attempt.score`)")

    def __init__(
        self,
        game: Game[Any, Any, Any],
        lesson: str | int = 1,
        length: int = LENGTH,
        seed: int = SEED,
        *,
        order: str = "set",
        predict: bool = True,
        student: str = "",
        **shown: Any,
    ) -> None:
        kit = kit_of(game)
        self.length = whole_number("length", length, *LENGTHS)
        self.seed = checked_seed(seed)
        if order not in ORDERS:
            raise Refusal(f"Expected the order to be {' or '.join(ORDERS)}, not {str(order)[:20]!r}.")
        plan, question = subject(kit, lesson)
        self.trail = Trail(kit)
        self.places = LessonPlaces(kit)
        super().__init__(
            game, kit, eyes=[[KEY, "You"]], watcher=KEY, question=question.id, only=True, predict=predict,
            mode="watch", low=[self.trail], maps=False, facts=self.places, **shown,
        )  # fmt: skip
        self._columns = self.children[0]
        self._room = self._columns.children
        self.twin: Table | None = None
        """The table of the other of two positions side by side; none before there are any."""
        self.chart, self.end = LessonChart(kit), LessonEnd(kit)
        self.chart.add_class("uw-at-table")
        self.chart.add_class("uw-lesson-chart")
        self.end.add_class("uw-at-side")
        self.looking = Background()
        self.saving = SavingLesson(self)
        self.similar = Similar(self)
        self.works += [self.looking, self.saving.work, self.similar.work]
        asked = Asked(question=question.id, predicting=predict)
        self.runner = Runner(
            Learning(asked, order=order, course=-1),
            lambda now, deed: course.did(self.places, now, deed),
            self._draw,
        )
        self.explainer.joins(self.runner.do, lambda: self.runner.state.asked)
        self.explainer.pressed = lambda kind: self.like() if kind == "like" else self.onward()
        self._over: Sequence[Told] = ()
        self._laid: tuple[Any, ...] = ()
        """What lies on the table: a place, or two positions."""
        self._two = False
        self.chart.speaker = self.end.speaker = self.trail
        self.trail.on_heard(partial(self._heard, self.trail))
        self.chart.on_heard(partial(self._heard, self.chart))
        self.end.on_heard(partial(self._heard, self.end))
        self.name(student)
        self._open(plan, question)

    @property
    def log(self) -> Rows:
        """The answers as plain values, one row each."""
        return self.explainer.log

    @property
    def attempt(self) -> Attempt:
        """The answers so far, and how they were judged."""
        return self.places.attempt(self.runner.state)

    @property
    def at(self) -> int | None:
        """The current position, from 0; None at the end, or before there is one."""
        now = self.runner.state.at
        return now if now >= 0 else None

    @property
    def order(self) -> str:
        """'set' or 'any': see `arrange`."""
        return self.runner.state.order

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """The positions of this lesson, in order; in practice those found so far."""
        return self.course.exercises

    @property
    def practising(self) -> bool:
        return self.course.plan is None

    # -- which lesson --

    def _open(self, plan: Plan | None, question: Question[Any]) -> None:
        """A lesson at its beginning; without a plan, practice of a question."""
        self.plan, self.question = plan, question
        self.trail.lessons = [
            {"lesson": lesson, "name": name, "goal": goal, "now": lesson == self.lesson}
            for lesson, name, goal in listed(self.kit)
        ]
        if plan is None:
            self.practise()
        else:
            self._begin(Course(exercises(self.kit, plan), plan, plan.name, plan.goal, len(plan.picks)))

    @property
    def lesson(self) -> str:
        """The number of the lesson, or where there are only questions the id of one."""
        return str(self.plan.number) if self.plan else self.question.id

    def arrange(self, order: str) -> None:
        """Go through the positions in their order ('set') or in any ('any')."""
        self.runner.do(do.Arrange(order))
        self._address()

    def ask_first(self, on: bool) -> None:
        """Whether each answer stays covered until a number is given."""
        self.runner.do(do.AskFirst(on))

    def choose(self, lesson: str | int) -> None:
        """Switch to another lesson of the game. If there is no such lesson, raise Refusal and change nothing."""
        plan, question = subject(self.kit, lesson)
        self._open(plan, question)

    def begin(self) -> None:
        """This lesson (or practice) from its beginning, with nothing said."""
        if self.practising:
            self.practise()
        else:
            self._begin(self.course)

    def _begin(self, begun: Course) -> None:
        self.looking.stop()
        self.course = begun
        self.places.courses.append(begun)
        self.places.seeking = begun.plan is None
        self.trouble = self.trail.busy = ""
        self.trail.seeking = False
        self._address()
        self.runner.do(do.Begin())

    def _address(self) -> None:
        given = {"lesson": self.lesson, "seed": self.seed, "length": self.length}
        if self.order != "set":
            given["order"] = self.order
        values = settings(self.game) | {name: str(value) for name, value in given.items()}
        link = Link("lesson", self.kit.id, values)
        self.tells(link=str(link), cell=cell("lesson", self.kit.id, self.game, **given))

    # -- going through it --

    def go(self, at: int) -> None:
        """Go to a position (from 0). Raise Refusal if an earlier position still needs an answer."""
        last = len(self.exercises) - 1
        if (number := integer_in(at, 0, last)) is None:
            raise Refusal(f"Expected a position from 0 to {last}, not {at!r:.20}.")
        self.runner.do(do.Go(number))

    def onward(self) -> None:
        """Go to the next position. After the last one, show the results."""
        self.runner.do(do.GoOn())

    def like(self) -> None:
        """Open a position like this one, with other numbers. Your first guess stays the one that counts."""
        self.similar.open()

    def finish(self) -> None:
        """How it went: what was said against what is so."""
        self.runner.do(do.Go(-1))

    def again(self) -> None:
        """Ask again where the first answer was not close. The new answers go next to the first ones."""
        self.runner.do(do.Redo())

    def _draw(self) -> None:
        """Show the state: the position and its question, or how it went; and the trail."""
        now = self.runner.state
        if now.course < 0:
            return
        with at_once((self.table, self.explainer, self.trail)):
            trail = self.explainer.draw(lambda: shown.lesson(self.places, self.runner.state))
            if now.at >= 0:
                self._lay(now)
            elif self.exercises or not self.places.seeking:
                self._ended()
            self._told()
            attempt = self.attempt
            self.tells(done=attempt.done, score=float(attempt.score))
            self.maps = attempt.done == len(self.exercises)
            self._tell(trail or {"spots": [], "at": -1}, attempt)

    def _lay(self, now: Learning) -> None:
        """The position on the table; it stays as it is while it is asked about. Of two side by side each has a
        table, on which is lit what differs, unless they are drawn the same."""
        sides = tuple(course.pair(self.places, now))
        laid = sides or (now.asked.place,)
        if laid != self._laid:
            self._laid = laid
            spots = [course.here(now, at) for at in sides] or [now.asked.place]
            self._spread([self.places.exercise(spot) for spot in spots])
        table, *rest = self._room
        self._columns.children = (table, self.twin, *rest) if self._two and self.twin else self._room

    def _spread(self, positions: Sequence[Exercise]) -> None:
        """Lay these positions, one or two, on as many tables as that takes."""
        here = laid(self.kit, positions)
        self._two, self._over = len(here.scenes) > 1, here.over
        if self._two and self.twin is None:
            shown = self.table
            given = {"eyes": shown.eyes, "watcher": KEY, "clauses": shown.clauses, "boards": shown.boards}
            self.twin = placed(Table(self.kit, **given), "twin")
            self.wires += linked(self.explainer, self.twin, "lit", "dealt")
        tables = (self.table, self.twin) if self._two else (self.table,)
        for table, scene, names, differs in zip(tables, here.scenes, here.names, here.differs, strict=True):
            assert table is not None
            table.names, table.differs = names, differs
            table.present(KEY, scene)

    @property
    def front(self) -> Table:
        second = self._two and self.runner.state.at == self._laid[-1]
        return self.twin if second and self.twin else self.table

    def _ended(self) -> None:
        following = self._following()
        after = following[1] if following else ""
        told = report(
            self.attempt, self._owned(), self.course.name, after, self.plan is not None, self.trouble, self.student
        )
        self.chart.report = self.end.report = told
        self._columns.children = (self.chart, self.end, self._room[-1])

    def _owned(self) -> dict[int, str]:
        """By position the kind of mistake that was said to be one's own."""
        said = course.answers(self.places, self.runner.state)
        return {at: one.owned for at, one in said.items() if one.owned}

    def _told(self) -> None:
        """Over the table: whose turn it is; or what the last trial dealt, which is not the position."""
        super()._told()
        last = self.explainer.tried.get("last") if self.explainer.page == "try" else ""
        trial = {"place": "Only a test, not the real game", "line": [last, ""], "tone": "trial"}
        for table, over in zip(filter(None, (self.table, self.twin)), self._over, strict=False):
            table.aside = table is not self.front
            table.caption = trial if last and not table.aside else {**over, "tone": "plain"}

    def _following(self) -> tuple[str, str] | None:
        """Number (or id) and name of the lesson after this one."""
        rows = [(lesson, name) for lesson, name, _ in listed(self.kit)]
        at = [lesson for lesson, _ in rows].index(self.lesson) + 1
        return rows[at] if at < len(rows) else None

    # -- what is said --

    def _tell(self, told: TrailShown, attempt: Attempt) -> None:
        """The trail says how far it is."""
        trail = self.trail
        trail.kept = "" if self.practising else self.link
        trail.spots, trail.at = told["spots"], told["at"]
        trail.lesson = "Practice" if self.practising else f"Lesson {self.lesson}"
        trail.answers = [] if self.practising else attempt.state()
        trail.attempts = self.places.kept_attempts(self.runner.state)
        trail.receipt = of_attempt(attempt, self.student) if self.course.plan and trail.answers else ""
        trail.note = ""

    def name(self, student: str) -> None:
        """Who is learning: a name or a number, for the file of answers."""
        self.explainer.student = self.trail.student = " ".join(str(student).split())[:NAME]
        if self.trail.receipt:
            self.trail.receipt = of_attempt(self.attempt, self.student)
        if self.end.report.get("receipt"):
            self.end.report = {**self.end.report, "receipt": of_attempt(self.attempt, self.student)}

    @property
    def student(self) -> str:
        """The name or number that was given; empty without one."""
        return self.trail.student

    def restore(self, answers: Any, at: Any = None, attempts: Any = None) -> None:
        """Take up the answers that a page has kept of this very lesson; a Refusal for anything else."""
        now = self.runner.state
        if self.practising or self.attempt.done:
            return
        Attempt(self.exercises, self.plan).restore(answers, SURE)
        given: list[do.Deed] = [do.Again(said) for said in self.places.restored(now.course, answers)]
        given += self.places.restored_attempts(now.course, attempts or [])
        after = again(now, given, partial(course.did, self.places))
        left = [*{*range(len(self.exercises))} - {*course.answers(self.places, after)}]
        first = min(left, default=-1)
        wanted = at if left and type(at) is int and 0 <= at < len(self.exercises) else first
        self.runner.state = again(after, [do.Go(first), do.Go(wanted)], partial(course.did, self.places))
        self.runner.draw()

    # -- practice --

    def practise(self, kind: str = "") -> None:
        """Practise with positions from real games. More positions are found while you answer the first ones.

        With a `kind` of mistake (see `probability/kinds.py`), start with positions where that mistake leads far
        off.
        """
        if kind:
            checked_kind(kind)
        title = f"Practice: {self.plan.name if self.plan else self.question.name}"
        self._begin(Course((), None, title, "Positions from real games.", self.length, self.seed))
        fixed = self.plan.settings if self.plan else {}
        found = practice(self.kit, self.game, self.question.at(**fixed), self.seed, tuple(fixed), kind)
        self.looking.begin(self._look(found))

    def _look(self, found: Iterator[Exercise | Searched]) -> Work:
        since = monotonic()
        for one in standing(found, self.question, self._stuck):
            if isinstance(one, Searched):
                if monotonic() - since > PIECE:
                    self.trail.busy = f"Looking for positions: {count(one.games, 'game')} searched so far."
                    self.trail.seeking = True
                    yield 0.01
                    since = monotonic()
                continue
            self.course.exercises = (*self.exercises, one)
            if len(self.exercises) == 1:
                self.go(0)
            else:
                self._draw()
            yield 0.01
            if len(self.exercises) == self.length:
                break
        else:
            positions = count(len(self.exercises), "position")
            self.trouble = self.trouble or f"No more positions were found. You have {positions}."
        self._sought()

    def _stuck(self, said: str) -> None:
        self.trouble = f"{said} You have {count(len(self.exercises), 'position')}."

    def halt(self) -> None:
        """End the search for positions; practice is of those that were found."""
        if self.looking.busy:
            self.looking.stop()
            self.trouble = f"You stopped the search. You have {count(len(self.exercises), 'position')}."
            self._sought()

    def _sought(self) -> None:
        self.trail.busy = self.trouble
        self.trail.seeking = self.places.seeking = False
        self._draw()

    # -- what the page asks for --

    def _heard(self, piece: Piece, message: messages.ToTrail | messages.ToEnd) -> None:
        """A request; what is wrong with it is said, and changes nothing."""
        self.trail.note = ""
        match message:
            case messages.Go():
                self.go(message.at)
            case messages.Lesson():
                self.choose(message.lesson)
            case messages.Next() if following := self._following():
                self.choose(following[0])
            case messages.Begin():
                self.begin()
            case messages.Practise():
                kinds = kinds_found(self.attempt, self._owned()) if piece is self.end else ()
                self.practise(kinds[0][0] if kinds else "")
            case messages.Stop():
                self.halt()
            case messages.Redo():
                self.again()
            case messages.Name():
                self.name(message.name)
            case messages.Save():
                piece.reply(messages.File(name="answers.csv", text=self.explainer.sitting.csv()))
            case messages.Page():
                self.saving.begin()
            case messages.Print() if self.plan and not self.practising:
                piece.reply(messages.Paper(html=paper_of(self.kit.id, self.plan.number, message)))
            case messages.RestoreLesson():
                self.restore(message.answers, message.at, message.attempts)
                if message.student:
                    self.name(message.student)

    def close(self) -> None:
        if self.comm is None:
            return
        for piece in filter(None, (*self._room, self.twin, self.chart, self.end)):
            piece.close()
        super().close()

    def __repr__(self) -> str:
        return f"Lesson({self.kit.id!r}, {self.lesson!r}, seed={self.seed})"
