"""Lesson plans: picked positions in a set order, as a game's `lessons.toml` has them.

A plan has a question, a name, a goal and a last line, and positions in the author's order. A position
is written in the fields of What if (`at`, over the defaults and a `table` that several positions
share), with settings of the question, and the slips that belong to it. A slip is a wrong answer with
a kind and a name: a number, written as a reckoning (see `Reckoning`) so that it follows from the position; or
a side of the number that was said at an earlier position (`above` and `below`, for two positions whose
answers are compared) or of a number (`over` and `under`).

A lesson names its `headline` mistake, its `topics`, its `edition`, and under `[lesson.meaning]` a sentence for
each thing that a pupil's guesses may show: 'high', 'low', 'close' or a kind of mistake.

A trap sets two positions side by side: the second has `pair`, a line for each that says what differs. They are
answered together, and each number is judged by itself.
"""

from __future__ import annotations

import ast
import operator
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any

from uncle_widgets.engine.game import LETTERS, Game
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.listing import columns, table
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.kinds import checked_kind
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.refusal import Refusal, integer_in


@dataclass(frozen=True)
class Slip:
    """A wrong answer that this position invites; its kind as of a `Mistake`. One of the last five is given."""

    kind: str
    name: str
    words: str
    value: str = ""
    above: int = 0
    below: int = 0
    over: str = ""
    under: str = ""

    def __post_init__(self) -> None:
        checked_kind(self.kind)


@dataclass(frozen=True)
class Pick:
    """A picked position. `at` are the fields of What if; `seats` 0 means the game's usual number."""

    group: str
    question: str
    settings: Mapping[str, Any]
    seats: int
    you: str
    """The letter of your seat; empty for the seat with which What if begins."""
    at: Mapping[str, str]
    notice: str
    slips: tuple[Slip, ...] = ()
    pair: tuple[str, ...] = ()
    """Two lines where it makes a pair with the position before: what is said of that one, and of this."""


@dataclass(frozen=True)
class Plan:
    """A lesson: `number` counts from 1; `minutes` and `ages` are for the teacher."""

    number: int
    question: str
    name: str
    goal: str
    short: str
    ages: str
    minutes: int
    settings: Mapping[str, Any]
    """Those of the question that hold for the whole lesson."""
    picks: tuple[Pick, ...]
    edition: int = 1
    """It goes up when the positions change: receipts, sheets and keys of another edition belong to other ones."""
    headline: str = ""
    """The kind of mistake that the lesson is about. It shows at most of its positions: see `test_headline.py`."""
    topics: tuple[str, ...] = ()
    """What it teaches, in words that a teacher would search for: 'at least one'."""
    meaning: Mapping[str, str] = field(default_factory=dict)
    """What a pupil's guesses show, in one sentence, by what happened: a kind of mistake, or one of `SIDES`."""

    def __post_init__(self) -> None:
        for kind in (*filter(None, [self.headline]), *(key for key in self.meaning if key not in SIDES)):
            checked_kind(kind)


SIDES = ("high", "low", "close")
"""Most guesses were too high, too low, or close."""


@dataclass(frozen=True)
class Exercise:
    """A position with its question, ready to be asked. `place` names it in a log."""

    game: Game[Any, Any, Any]
    view: Any
    question: Question[Any]
    place: str
    group: str = "Practice"
    notice: str = ""
    slips: tuple[Slip, ...] = ()
    match: Any = field(default=None, compare=False)
    """For a position of a game that was played: the Match and its step."""
    step: int = -1
    pair: tuple[str, ...] = ()
    """See `Pick`."""

    @cached_property
    def posed(self) -> Posed[Any]:
        """The question about this position, and all that it says of it."""
        return self.question.posed(self.view)

    @property
    def exact(self) -> Fraction:
        """The number that is predicted here: a chance from 0 to 1, or an amount in the question's measure."""
        return self.posed.number


class Lessons(tuple[Plan, ...]):
    """A game's lessons in their order; in a cell their numbers, names and goals."""

    __slots__ = ()

    def __repr__(self) -> str:
        return columns([(plan.number, plan.name, plan.goal) for plan in self]) if self else "Lessons()"

    def _repr_html_(self) -> str:
        rows = [(plan.number, plan.name, plan.goal, plan.ages, plan.minutes) for plan in self]
        return table(("lesson", "name", "goal", "ages", "minutes"), rows)


@lru_cache(maxsize=16)
def _read(package: str) -> Lessons:
    found = files(package).joinpath("lessons.toml")
    if not found.is_file():
        return Lessons()
    written = tomllib.loads(found.read_text("utf-8"))
    return Lessons(planned(number, lesson) for number, lesson in enumerate(written["lesson"], 1))


def planned(number: int, lesson: Mapping[str, Any]) -> Plan:
    """The plan that a table of `lessons.toml` is."""
    tables = lesson.get("table", {})
    picks = tuple(
        Pick(
            group=position["group"],
            question=position.get("question", lesson["question"]),
            settings={**lesson.get("settings", {}), **position.get("settings", {})},
            seats=position.get("seats", lesson.get("seats", 0)),
            you=position.get("you", ""),
            at={**tables.get(position.get("table", ""), {}), **position.get("at", {})},
            notice=position["notice"],
            slips=tuple(Slip(**slip) for slip in position.get("slips", ())),
            pair=tuple(position.get("pair", ())),
        )
        for position in lesson["position"]
    )
    return Plan(
        number, lesson["question"], lesson["name"], lesson["goal"], lesson["short"], lesson.get("ages", ""),
        lesson.get("minutes", 0), lesson.get("settings", {}), picks, _edition(lesson.get("edition", 1)),
        lesson.get("headline", ""), tuple(lesson.get("topics", ())), lesson.get("meaning", {}),
    )  # fmt: skip


def _edition(written: Any) -> int:
    found = integer_in(written, 1, 999)
    if found is None:
        raise Refusal(f"Expected a lesson's edition to be a whole number from 1, not {str(written)[:20]!r}.")
    return found


def plans(kit: Kit[Any]) -> Lessons:
    """The game's lesson plans in their order; none where it has no `lessons.toml`."""
    return _read(kit.package)


def plan_of(kit: Kit[Any], lesson: str | int) -> Plan:
    """The plan of that number or name, or the first that asks a question of that id; a Refusal for none."""
    made = plans(kit)
    by_name = {str(plan.number): plan for plan in made} | {plan.name: plan for plan in made}
    for plan in made:
        by_name.setdefault(plan.question, plan)
    if isinstance(lesson, bool) or str(lesson) not in by_name:
        ids = ", ".join(dict.fromkeys(plan.question for plan in made))
        raise Refusal(f"Expected a lesson from 1 to {len(made)}, or one of {ids}, not {str(lesson)[:20]!r}.")
    return by_name[str(lesson)]


def listed(kit: Kit[Any]) -> list[tuple[str, str, str]]:
    """The game's lessons: number (or id), name and goal. Where it has no plans, practice of each question."""
    made = [(str(plan.number), plan.name, plan.goal) for plan in plans(kit)]
    return made or [(key, question.name, question.title) for key, question in kit.questions.items()]


def subject(kit: Kit[Any], lesson: str | int) -> tuple[Plan | None, Question[Any]]:
    """What a lesson is about: its plan and question; of a question that no plan asks, practice. Else a Refusal."""
    asked = {plan.question for plan in plans(kit)}
    if asked and (not isinstance(lesson, str) or lesson in asked or lesson not in kit.questions):
        plan = plan_of(kit, lesson)
        return plan, kit.questions[plan.question]
    keys = list(kit.questions)
    if (number := integer_in(lesson, 1, len(keys))) is not None:
        return None, kit.questions[keys[number - 1]]
    if lesson not in keys:
        raise Refusal(f"Expected a lesson from 1 to {len(keys)}, or one of {', '.join(keys)}, not {lesson!r:.20}.")
    return None, kit.questions[str(lesson)]


def exercises(kit: Kit[Any], plan: Plan) -> tuple[Exercise, ...]:
    """Every position of a plan, built; a Refusal names the first that cannot be."""
    made = []
    for at, pick in enumerate(plan.picks, 1):
        try:
            made.append(_built(kit, plan, pick, at))
        except Refusal as refusal:
            raise Refusal(f"Lesson {plan.number}, position {at}: {refusal.sentence}", refusal.clause) from None
        if pick.pair and not _pairs(made):
            told = "two lines for a pair with the position before, in the same measure and in no pair itself"
            raise Refusal(f"Lesson {plan.number}, position {at}: Expected {told}.")
    return tuple(made)


def _pairs(made: Sequence[Exercise]) -> bool:
    """Whether the last of these positions makes a pair with the one before it."""
    *before, here = made
    return (
        bool(before)
        and len(here.pair) == 2
        and not before[-1].pair
        and (before[-1].question.measure == here.question.measure)
    )


def view_at(kit: Kit[Any], seats: int, you: str, at: Mapping[str, str]) -> tuple[Game[Any, Any, Any], Any]:
    """The game and the View of a position written in the fields of What if; a Refusal where it cannot be.

    `seats` 0 is the game's usual number, and `you` the letter of a seat, or nothing for that of What if.
    """
    if kit.positions is None:
        raise Refusal(f"{kit.title} has no positions that you can set up by hand.")
    game = kit.game(seats or None, {})
    first = {field.name: field.first for field in kit.positions.fields}
    unknown = [name for name in at if name not in first]
    if unknown:
        raise Refusal(f"Expected fields of a position, {', '.join(first)}, not {unknown[0]!r}.")
    seat = LETTERS.index(you) if you else min(kit.positions.seat, game.seats - 1)
    return game, kit.positions.build(game, seat, {**first, **at})


def _built(kit: Kit[Any], plan: Plan, pick: Pick, at: int) -> Exercise:
    game, view = view_at(kit, pick.seats, pick.you, pick.at)
    question = kit.questions[pick.question].at(**pick.settings)
    question.posed(view)
    place = f"lesson {plan.number}, position {at}"
    return Exercise(game, view, question, place, pick.group, pick.notice, pick.slips, pair=pick.pair)


def pairs(lesson: Sequence[Exercise]) -> dict[int, tuple[int, int]]:
    """By position (from 0) the two that stand side by side, of which this is one; one by itself has none."""
    return {at: (k - 1, k) for k, one in enumerate(lesson) if k and one.pair for at in (k - 1, k)}


def lesson_of(kit: Kit[Any], question: str) -> str:
    """The lesson that opens where one wants to learn of a question: its number; for practice the question's id."""
    plan, about = subject(kit, question)
    return str(plan.number) if plan else about.id


OPERATIONS: Mapping[type[ast.operator], Callable[[Fraction, Fraction], Fraction]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}


class Reckoning:
    """Reads a slip's number: whole numbers, + - * / and brackets, the question's own quantities, and

    `exact`, the answer here; `answer(k)`, the answer at position k; `other(card=1)`, the answer here with
    other settings; `hold(good, total, draws)`, the chance to hold at least one of the good cards, where
    `draws` is the quantity n unless given.
    """

    def __init__(self, exercise: Exercise, lesson: Sequence[Exercise]) -> None:
        self.here, self.lesson = exercise, lesson
        self.names: Mapping[str, Any] = exercise.posed.quantities

    def read(self, text: str) -> Fraction:
        """The value of a reckoning; a Refusal for one that cannot be read."""
        try:
            return self._value(ast.parse(text, mode="eval").body)
        except (SyntaxError, KeyError, TypeError, ZeroDivisionError, IndexError):
            raise Refusal(f"Expected a calculation such as 'hold(u + 1, N)', not {text[:40]!r}.") from None

    def _value(self, node: ast.expr) -> Fraction:
        match node:
            case ast.Constant(value=int(number)):
                return Fraction(number)
            case ast.Name(id="exact"):
                return self.here.exact
            case ast.Name(id=name):
                return Fraction(self.names[name])
            case ast.BinOp(left=left, op=op, right=right):
                return OPERATIONS[type(op)](self._value(left), self._value(right))
            case ast.Call(func=ast.Name(id="answer"), args=[ast.Constant(value=int(at))]):
                return self.lesson[at - 1].exact
            case ast.Call(func=ast.Name(id="other"), keywords=given):
                settings = {key.arg: ast.literal_eval(key.value) for key in given if key.arg}
                return self.here.question.at(**settings).number(self.here.view)
            case ast.Call(func=ast.Name(id="hold"), args=[good, total, *draws]):
                n = self._value(draws[0]) if draws else Fraction(self.names["n"])
                return at_least_one(int(self._value(good)), int(self._value(total)), int(n))
        raise KeyError
