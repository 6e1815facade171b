"""A lesson as a table for its teacher, one row a position, worked out from the positions themselves.

What is counted, the answer, the wrong answers with their reasons, what to say; what all of it rests on; and a plan
by the minute. It holds answers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Any

from uncle_widgets.games.attempt import Attempt
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise, Plan, Slip, exercises, pairs, plan_of
from uncle_widgets.games.table import kit_of
from uncle_widgets.probability.reasons import Mistake
from uncle_widgets.probability.show import decimal
from uncle_widgets.school.minutes import Step, minutes_of
from uncle_widgets.school.wording import told_of, unit_of

OPERATION = re.compile(r"\d.* [+×÷\N{MINUS SIGN}] .*\d|\d/\d")
HEADS = ("Position", "What is asked", "What is counted", "Answer", "Wrong answers and why", "What to say")


@dataclass(frozen=True)
class Wrong:
    """A wrong answer that students give: the number as they say it, the mistake's name, and what is wrong."""

    number: str
    name: str
    words: str


@dataclass(frozen=True)
class Entry:
    """A position. `role` is 'trap', 'exit' or empty; `given` is what is known there; `counted` lines of the way
    to the answer."""

    at: int
    role: str
    asked: str
    given: str
    counted: tuple[str, ...]
    answer: str
    unit: str
    wrong: tuple[Wrong, ...]
    say: str


@dataclass(frozen=True)
class LessonTable:
    """A lesson for its teacher; a cell shows it with its answers folded."""

    game: str
    number: int
    name: str
    about: str
    goal: str
    topics: tuple[str, ...]
    rests: tuple[str, ...]
    """What the answers rest on, in sentences: the deck, and what is supposed of the others."""
    rows: tuple[Entry, ...]
    steps: tuple[Step, ...]
    edition: int

    @property
    def html(self) -> str:
        """The table as plain HTML, without styles or scripts; the answers are behind a fold."""
        head = "".join(f'<th scope="col">{name}</th>' for name in HEADS)
        rows = "".join(
            f'<tr><th scope="row">{row.at}{f" ({row.role})" if row.role else ""}</th><td>{escape(row.asked)}</td>'
            f"<td>{'<br>'.join(map(escape, row.counted))}</td><td>{escape(f'{row.answer} {row.unit}')}</td>"
            f"<td>{'<br>'.join(escape(f'{one.number} ({one.name}). {one.words}') for one in row.wrong)}</td>"
            f"<td>{escape(row.say)}</td></tr>"
            for row in self.rows
        )
        steps = "".join(f"<li>{step.start} to {step.end} min: {escape(step.words)}</li>" for step in self.steps)
        return (
            f"<h3>{escape(self.name)}</h3><p>{escape(self.about)}. {escape(self.goal)}</p>"
            f"<p>{escape(' '.join(self.rests))}</p><ol>{steps}</ol>"
            f"<details><summary>Show the answers</summary><table><tr>{head}</tr>{rows}</table></details>"
        )

    def _repr_html_(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return f"LessonTable({self.game!r}, {self.number}, {len(self.rows)} positions)"


def teachers_page(game: str, lesson: str | int = 1) -> LessonTable:
    """Show a lesson to its teacher, with the answers folded: one row a position, and a plan by the minute.

    Args:
        game: the id of a game.
        lesson: the number or name of a lesson.
    """
    kit = kit_of(game)
    return table_of(kit, plan_of(kit, lesson))


def table_of(kit: Kit[Any], plan: Plan) -> LessonTable:
    """The table of a lesson."""
    made = exercises(kit, plan)
    attempt, both = Attempt(made, plan), pairs(made)
    rests, _ = told_of(kit, made)
    rows = tuple(
        Entry(
            at + 1,
            "exit" if here.group == "Exit" else "trap" if at in both or "trap" in here.group.lower() else "",
            here.posed.words,
            here.posed.given,
            counted(here),
            said(here, here.exact),
            unit_of(here),
            tuple(_wrong(attempt, at)),
            here.notice,
        )
        for at, here in enumerate(made)
    )
    about = f"ages {plan.ages}, {plan.minutes} minutes"
    return LessonTable(
        kit.id,
        plan.number,
        plan.name,
        about,
        plan.goal,
        plan.topics,
        rests,
        rows,
        minutes_of(plan, made),
        plan.edition,
    )


def counted(here: Exercise) -> tuple[str, ...]:
    """The way to the answer: the reasons of its small questions, or the lines of its derivation."""
    derivation = here.posed.derivation
    if asked := derivation.asked:
        last = derivation.lines[-1]
        ends = () if last.ask else (f"{last.words}: {_line(last.formula, last.value)}.",)
        return (*(one.reason for one in asked), *ends)
    return tuple(f"{line.words}: {_line(line.formula, line.value)}." for line in derivation.lines)


def _line(formula: str, value: str) -> str:
    """'90 − 60 = 30'; where the formula is words, it follows in brackets: '1/6 (6 of 36 throws)'."""
    if not formula or formula == value or formula.endswith(f"= {value}"):
        return formula or value
    if ", " not in formula and OPERATION.search(formula) and value[:1].isdigit():
        return f"{formula} = {value}"
    return f"{value} ({formula})"


def said(here: Exercise, number: Any) -> str:
    """A number as it is said at a position: of 100 to one decimal, or in its unit to two."""
    return decimal(number * 100, 1) if here.question.measure == "chance" else decimal(number)


def guessed(here: Exercise, number: Any) -> str:
    """A wrong answer as somebody gives it: a whole number out of 100, or to two decimals in a unit."""
    return decimal(number * 100, 0) if here.question.measure == "chance" else decimal(number)


def _wrong(attempt: Attempt, at: int) -> Iterator[Wrong]:
    """The lesson's own wrong answers, then the question's; each number once."""
    here = attempt.exercises[at]
    found: list[Wrong] = []
    for slip in here.slips:
        found.append(Wrong(_slip(attempt, at, slip), slip.name, slip.words))
    for one in here.posed.mistakes:
        found.append(_mistake(here, one))
    seen: set[str] = set()
    for wrong in found:
        if wrong.number not in seen:
            seen.add(wrong.number)
            yield wrong


def _mistake(here: Exercise, one: Mistake) -> Wrong:
    return Wrong(guessed(here, one.value), one.name, one.words)


def _slip(attempt: Attempt, at: int, slip: Slip) -> str:
    """The number of a slip, or the side on which it lies."""
    here = attempt.exercises[at]
    if slip.above or slip.below:
        return f"{'More' if slip.above else 'Less'} than at position {slip.above or slip.below}"
    number = guessed(here, attempt.reckoned(at, slip.value or slip.over or slip.under))
    return f"{number} or more" if slip.over else f"{number} or less" if slip.under else number
