"""The lesson room: picked positions in a set order, each predicted first; how it went; and then practice."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import Any

import traitlets as t

from uncle_widgets.asking import deeds as do
from uncle_widgets.asking.sitting import SURE
from uncle_widgets.engine.game import Game
from uncle_widgets.games.attempt import Attempt
from uncle_widgets.games.names import checked
from uncle_widgets.games.plans import Exercise, Plan, exercises, listed, subject
from uncle_widgets.games.practice import Searched, practice
from uncle_widgets.games.table import SEED, checked_seed, kit_of
from uncle_widgets.games.words import count
from uncle_widgets.probability.question import Question
from uncle_widgets.refusal import Refusal
from uncle_widgets.refusal import whole as whole_number
from uncle_widgets.school.opening import elsewhere
from uncle_widgets.school.receipts import of_attempt
from uncle_widgets.school.sheet import sheet
from uncle_widgets.widgets.page.background import Background, Work
from uncle_widgets.widgets.page.links import Link, cell, settings
from uncle_widgets.widgets.panel.explainer import ORDERS
from uncle_widgets.widgets.panel.faults import standing
from uncle_widgets.widgets.rooms.explain import KEY
from uncle_widgets.widgets.rooms.report import report
from uncle_widgets.widgets.rooms.stage import Stage
from uncle_widgets.widgets.rooms.trail import LessonChart, LessonEnd, Trail

LENGTH = 10
LENGTHS = (1, 30)
PIECE = 0.05
"""Seconds of a search for positions between two pauses, so that the page stays alive."""
NAME = 40
"""Letters of a student's name or number."""


class Lesson(Stage):
    """A lesson of its game. Observe `done` and `score`; `log` holds the answers as plain values.

    `attempt` is what was said so far, `at` the position on show (from 0; None at the end of it).
    `practising` after the picked positions, at positions found in games of `game` from `seed`.
    """

    done = t.Int(0, read_only=True)
    """How many positions have an answer."""
    score = t.Float(0.0, read_only=True)
    """From 0 to 1: see `Attempt.score`."""

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
        self.seed, self.order = checked_seed(seed), _order(order)
        plan, question = subject(kit, lesson)
        self.trail = Trail(kit)
        self.at: int | None = None
        super().__init__(
            game, kit, eyes=[[KEY, "You"]], watcher=KEY, question=question.id, only=True, predict=predict,
            mode="watch", low=[self.trail], maps=False, **shown,
        )  # fmt: skip
        self._columns = self.children[0]
        self._room = self._columns.children
        self.chart, self.end = LessonChart(kit), LessonEnd(kit)
        self.chart.add_class("uw-at-table")
        self.chart.add_class("uw-lesson-chart")
        self.end.add_class("uw-at-side")
        self.looking = Background()
        self.works.append(self.looking)
        self.facts = self.explainer.facts
        self.facts.locked, self.explainer.order = predict, self.order
        self.explainer.pressed = lambda kind: self.onward() if kind == "next" else None
        for piece in (self.trail, self.chart, self.end):
            piece.on_msg(self._heard)
        self.name(student)
        self._open(plan, question)

    @property
    def log(self) -> list[dict[str, str | float | None]]:
        return self.explainer.log

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """The positions of this lesson, in order; in practice those found so far."""
        return self.attempt.exercises

    @property
    def practising(self) -> bool:
        return self.attempt.plan is None

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
            self._begin(Attempt(exercises(self.kit, plan), plan))

    @property
    def lesson(self) -> str:
        """The number of the lesson, or where there are only questions the id of one."""
        return str(self.plan.number) if self.plan else self.question.id

    def arrange(self, order: str) -> None:
        """Go through the positions in their order ('set') or in any ('any')."""
        self.order = self.explainer.order = _order(order)
        self._address()
        self._tell()

    def ask_first(self, on: bool) -> None:
        """Whether each answer stays covered until a number is given."""
        self.facts.locked = on
        self.explainer.do(do.AskFirst(on))
        self._tell()

    def choose(self, lesson: str | int) -> None:
        """Another lesson of the game; a Refusal, with nothing changed, for one that there is not."""
        plan, question = subject(self.kit, lesson)
        self._open(plan, question)

    def begin(self) -> None:
        """This lesson (or practice) from its beginning, with nothing said."""
        if self.practising:
            self.practise()
        else:
            self._begin(Attempt(self.attempt.exercises, self.plan))

    def _begin(self, attempt: Attempt) -> None:
        self.looking.stop()
        self.attempt = attempt
        self.redo: tuple[int, ...] = ()
        self.trouble = ""
        self._unasked: set[int] = set()
        self.explainer.forget()
        self._marked = len(self.explainer.asked.said)
        self._address()
        self._score()
        self.trail.busy, self.trail.seeking = "", False
        if attempt.exercises:
            self.go(0)

    def _address(self) -> None:
        given = {"lesson": self.lesson, "seed": self.seed, "length": self.length}
        if self.order != "set":
            given["order"] = self.order
        values = settings(self.game) | {name: str(value) for name, value in given.items()}
        link = Link("lesson", self.kit.id, values)
        self.tells(link=str(link), cell=cell("lesson", self.kit.id, self.game, **given))

    # -- going through it --

    @property
    def route(self) -> tuple[int, ...]:
        """The positions to go through: all of them, or the misses that are redone."""
        return self.redo or tuple(range(len(self.exercises)))

    def _answered(self, at: int) -> bool:
        """Whether a position has its answer, or can have none: its question raises."""
        answers = self.attempt.second if at in self.redo else self.attempt.first
        return answers[at] is not None or at in self._unasked

    def _may(self, at: int) -> bool:
        """Whether a position may be opened: in a set order none lies open before it."""
        if self.order == "any" or not self.facts.locked:
            return True
        return self._answered(at) or all(self._answered(before) for before in self.route if before < at)

    def go(self, at: int) -> None:
        """Show a position (from 0); a Refusal for one before which another waits for its answer."""
        if not 0 <= at < len(self.exercises):
            raise Refusal(f"Expected a position from 1 to {len(self.exercises)}, not {at + 1}.")
        if not self._may(at):
            raise Refusal("Give your prediction first.")
        self.at = at
        self._columns.children = self._room
        here = self.exercises[at]
        names = checked(None, here.game.seats)
        self.table.names = names
        kit, match, step = self.kit, here.match, here.step
        laid = here.question.table(here.view)
        drawn = kit.scene(laid, (), names, ())
        if match is not None and laid == here.view:
            drawn = kit.draw(match, step, here.view.me, names, kit.before(match, step))
        self.table.present(KEY, drawn)
        self._over = {"place": f"{here.group}. {drawn.place}", "line": [drawn.now, ""], "tone": "plain"}
        self._ask(at, here)
        self._caption()
        self._tell()

    def _ask(self, at: int, here: Exercise) -> None:
        panel = self.explainer
        panel.goal = self._goal(at)
        self._label(at)
        panel.page = "answer"
        panel.show(
            here.view,
            self._place(at),
            own=lambda said: self.attempt.invited(at, said),
            notice=here.notice,
            fixed=here.question,
        )
        self._asked = panel.current

    def _caption(self) -> None:
        """Over the table: whose turn it is; or what the last trial dealt, which is not the position."""
        if self.at is None:
            return
        last = self.explainer.tried.get("last") if self.explainer.page == "try" else ""
        trial = {"place": "Dealt from the unseen cards", "line": [last, ""], "tone": "trial"}
        self.table.caption = trial if last else self._over

    def _place(self, at: int) -> str:
        """The name of a position in the log."""
        if self.practising:
            return f"practice {at + 1}, seed {self.seed}, {self.exercises[at].place}"
        return self.exercises[at].place + (", again" if at in self.redo else "")

    def _goal(self, at: int) -> dict[str, Any]:
        route = self.route
        place = route.index(at) + 1 if at in route else at + 1
        of = len(route) if at in route else len(self.exercises)
        if self.practising:
            return {"title": f"Practice: {self._name}", "line": "Positions of real games.", "at": place,
                    "of": of if not self.looking.busy else self.length}  # fmt: skip
        assert self.plan is not None
        line = "Your misses once more." if self.redo else self.plan.goal
        return {"title": self.plan.name, "line": line, "at": place, "of": of}

    @property
    def _name(self) -> str:
        return self.plan.name if self.plan else self.question.name

    def _label(self, at: int) -> None:
        """What the main button says once the position is answered."""
        after = self._after(at)
        words = "See how you did" if after is None else f"Next: position {after + 1}"
        self.facts.label = {"label": words, "kind": "next"}

    def _after(self, at: int) -> int | None:
        return next((other for other in self.route if other > at), None)

    def onward(self) -> None:
        """The next position, or after the last one how it went."""
        if self.at is None:
            return
        after = self._after(self.at)
        if after is not None:
            self.go(after)
        elif self.practising and self.looking.busy:
            self.explainer.note = "The next position is looked for."
        else:
            self.finish()

    def finish(self) -> None:
        """How it went: what was said against what is so."""
        self.at = None
        following = self._following()
        after = following[1] if following else ""
        told = report(self.attempt, self._title, after, self.plan is not None, self.trouble, self.student)
        self.chart.report = self.end.report = told
        self._columns.children = (self.chart, self.end, self._room[-1])
        self._tell()

    @property
    def _title(self) -> str:
        return f"Practice: {self._name}" if self.practising else self._name

    def _following(self) -> tuple[str, str] | None:
        """Number (or id) and name of the lesson after this one."""
        rows = [(lesson, name) for lesson, name, _ in listed(self.kit)]
        at = [lesson for lesson, _ in rows].index(self.lesson) + 1
        return rows[at] if at < len(rows) else None

    def again(self) -> None:
        """The misses once more: the first number stays, the second stands beside it."""
        left = tuple(at for at in self.attempt.misses if self.attempt.second[at] is None)
        if not left:
            raise Refusal("Expected misses to redo; there are none left.")
        self.redo = left
        self.go(left[0])

    # -- what is said --

    def _told(self) -> None:
        """Mark what was predicted since this was last looked at, unless it was for other settings."""
        super()._told()
        if self.at is None:
            return
        self._caption()
        made = self.explainer.sitting.predictions
        fresh, self._marked = made[self._marked :], len(made)
        at = self.at
        if at is not None and self.explainer.current is None:
            self._unasked.add(at)
        if at is None or not fresh or fresh[-1].position != self._place(at):
            return
        if self._answered(at) or self.explainer.current != self._asked:
            return
        last = fresh[-1]
        self.attempt.answer(at, last.prediction, last.sure, last.time)
        self._score()
        self._tell()

    def _score(self) -> None:
        self.tells(done=self.attempt.done, score=float(self.attempt.score))
        self.maps = self.done == len(self.exercises)

    def _tell(self) -> None:
        """The trail says how far it is."""
        trail = self.trail
        with trail.hold_sync():
            trail.kept = "" if self.practising else self.link
            trail.spots = [self._spot(at) for at in range(len(self.exercises))]
            trail.at = -1 if self.at is None else self.at
            trail.lesson = "Practice" if self.practising else f"Lesson {self.lesson}"
            trail.answers = [] if self.practising else self.attempt.state()
            trail.receipt = of_attempt(self.attempt, self.student) if self.plan and trail.answers else ""
            trail.note = ""

    def _spot(self, at: int) -> dict[str, Any]:
        marked = self.attempt.first[at]
        state = "open" if marked is None else "near" if marked.near else "far"
        return {"group": self.exercises[at].group, "state": state, "shut": not self._may(at)}

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

    def restore(self, answers: Any, at: Any = None) -> None:
        """Take up the answers that a page has kept of this very lesson; a Refusal for anything else."""
        if self.practising or self.attempt.done:
            return
        trial = Attempt(self.exercises, self.plan)
        trial.restore(answers, SURE)
        for answers_of in (trial.first, trial.second):
            self.redo = () if answers_of is trial.first else tuple(k for k, m in enumerate(answers_of) if m)
            for position, marked in enumerate(answers_of):
                if marked is not None:
                    self.at = position
                    self._ask(position, self.exercises[position])
                    value = marked.said * 100 if marked.measure == "chance" else marked.said
                    self.explainer.predict(value, marked.sure, marked.at)
        self.redo = ()
        if self.done == len(self.exercises):
            self.finish()
        elif type(at) is int and 0 <= at < len(self.exercises) and self._may(at):
            self.go(at)
        else:
            self.go(next((k for k in self.route if not self._answered(k)), 0))

    # -- practice --

    def practise(self) -> None:
        """Positions of real games, found while the first are asked about; it ends where there are no more."""
        self._begin(Attempt(()))
        fixed = self.plan.settings if self.plan else {}
        found = practice(self.kit, self.game, self.question.at(**fixed), self.seed, fixed=tuple(fixed))
        self.at = None
        self._tell()
        self.looking.begin(self._look(found))

    def _look(self, found: Iterator[Exercise | Searched]) -> Work:
        since = monotonic()
        for one in standing(found, self.question, self._stuck):
            if isinstance(one, Searched):
                if monotonic() - since > PIECE:
                    self.trail.busy = f"Looking for positions: {count(one.games, 'game')} looked through."
                    self.trail.seeking = True
                    yield 0.01
                    since = monotonic()
                continue
            self.attempt.add(one)
            if len(self.exercises) == 1:
                self.go(0)
            elif self.at is not None:
                self._tell()
                self._label(self.at)
                self.explainer.goal = self._goal(self.at)
            yield 0.01
            if len(self.exercises) == self.length:
                break
        else:
            self.trouble = self.trouble or f"No more positions were found: {len(self.exercises)} in all."
        self._sought()

    def _stuck(self, said: str) -> None:
        self.trouble = f"{said} {count(len(self.exercises), 'position')} in all."

    def halt(self) -> None:
        """End the search for positions; practice is of those that were found."""
        if self.looking.busy:
            self.looking.stop()
            self.trouble = f"The search was stopped: {count(len(self.exercises), 'position')} in all."
            self._sought()

    def _sought(self) -> None:
        self.trail.busy = self.trouble
        self.trail.seeking = False
        if not self.exercises:
            self.finish()
        elif self.at is not None:
            self.explainer.goal = {**self._goal(self.at), "of": len(self.exercises)}

    # -- what the page asks for --

    def _heard(self, piece: Any, message: Any, __: Any) -> None:
        """A request; what is wrong with it is said, and changes nothing."""
        self.trail.note = ""
        try:
            match message.get("kind"):
                case "go" if type(message.get("at")) is int:
                    self.go(message["at"])
                case "lesson" if isinstance(message.get("lesson"), str):
                    self.choose(message["lesson"])
                case "next" if following := self._following():
                    self.choose(following[0])
                case "begin":
                    self.begin()
                case "practise":
                    self.practise()
                case "stop":
                    self.halt()
                case "redo":
                    self.again()
                case "name" if isinstance(message.get("name"), str):
                    self.name(message["name"])
                case "save":
                    piece.send({"kind": "file", "name": "answers.csv", "text": self.explainer.sitting.csv()})
                case "print" if self.plan and not self.practising:
                    piece.send({"kind": "print", "html": self._paper(message)})
                case "restore":
                    self.restore(message.get("answers"), message.get("at"))
                    if isinstance(message.get("student"), str):
                        self.name(message["student"])
        except Refusal as refusal:
            self.trail.note = str(refusal)

    def _paper(self, asked: dict[str, Any]) -> str:
        """The students' side of this lesson, with the address at which this page was opened: no key in a room."""
        assert self.plan is not None
        at, paper = asked.get("at"), "Letter" if asked.get("letter") is True else "A4"
        link = elsewhere(at) if isinstance(at, str) else ""
        return sheet(self.kit.id, self.plan.number, paper, link=link, key=False).html

    def close(self) -> None:
        if self.comm is None:
            return
        for piece in (*self._room, self.chart, self.end):
            piece.close()
        super().close()

    def __repr__(self) -> str:
        return f"Lesson({self.kit.id!r}, {self.lesson!r}, seed={self.seed})"


def _order(order: Any) -> str:
    if order not in ORDERS:
        raise Refusal(f"Expected an order of {' or '.join(ORDERS)}, not {str(order)[:20]!r}.")
    return str(order)
