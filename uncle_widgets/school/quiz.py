"""A quiz out of the lessons' positions, for Moodle (GIFT) and JupyterQuiz; it marks as the page does.

An item's text holds all that its answer rests on: the table, what is given and supposed, the settings, the
question; a picture shows the table as the question has it. Its wrong answers are the ranges of numbers that the
page itself would call by a mistake's name. The second of two compared positions is asked as one choice beside the
first: more, fewer, as many.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from html import escape
from itertools import combinations
from pathlib import Path
from typing import Any

from uncle_widgets.filing import saved
from uncle_widgets.games.attempt import Attempt
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.picture import Picture
from uncle_widgets.games.plans import Plan, exercises, plan_of, plans
from uncle_widgets.games.table import kit_of
from uncle_widgets.probability.ranges import HUNDREDTH, Range
from uncle_widgets.probability.reasons import Mistake
from uncle_widgets.probability.show import decimal
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.picturing import picture
from uncle_widgets.school.receipts import places
from uncle_widgets.school.tasks import HUNDRED
from uncle_widgets.school.wording import settings_in_words, supposed, table_in_words, unit_of

FORMS = ("gift", "jupyterquiz")
APART = Fraction(6, 100)
"""How far the wrong numbers of a choice are from each other and from the answer, as a share of the span."""


@dataclass(frozen=True)
class Item:
    """One position as a question. Numbers are as they are said: of 100 for a chance, else in `unit`.

    `right` is the range that is near, `wrong` ranges with the mistake that they bear; `choices` four numbers by
    size, or fewer where there are no wrong ones far enough apart, the exact one among them.
    """

    name: str
    text: str
    unit: str
    exact: Fraction
    right: tuple[Fraction, Fraction]
    notice: str
    wrong: tuple[tuple[Fraction, Fraction, Mistake], ...]
    choices: tuple[Fraction, ...]
    pictures: tuple[Picture, ...] = ()


@dataclass(frozen=True)
class Pair:
    """Two positions as one choice: whether the second's number is higher than the first's, lower or the same."""

    name: str
    text: str
    right: str
    wrong: tuple[tuple[str, str], ...]
    """The other two, and what is wrong with each where the lesson says it."""
    pictures: tuple[Picture, ...] = ()
    notice: str = ""
    """The two numbers, said when right."""


MORE, FEWER, AS_MANY = "higher", "lower", "the same"


@dataclass(frozen=True)
class Quiz:
    """The questions of a lesson, or of all lessons of a game."""

    title: str
    form: str
    items: tuple[Item | Pair, ...]

    @cached_property
    def text(self) -> str:
        """The text of the file, in its form."""
        return _gift(self.items) if self.form == "gift" else _jupyterquiz(self.items)

    def save(self, path: str | Path) -> Path:
        """Save the file and return its path. Raise Refusal if the name doesn't fit the form, or the file can't be
        written.
        """
        return saved(path, ".gift" if self.form == "gift" else ".json", self.text)

    def __repr__(self) -> str:
        return f"Quiz({self.title!r}, {self.form}, {len(self.items)} items)"


def quiz(game: str, lesson: str | int | None = None, form: str = "gift", *, pictures: bool = True) -> Quiz:
    """Turn the positions of a lesson, or of all lessons of a game, into questions for a learning platform.

    The answers are numbers. Close answers count as right, and an answer that fits a known mistake is told which.

    Args:
        game: the id of a game.
        lesson: the number or name of a lesson; None for all lessons.
        form: 'gift' (Moodle) or 'jupyterquiz'.
        pictures: whether to show the table above each question.
    """
    if form not in FORMS:
        raise Refusal(f"Expected the form {' or '.join(FORMS)}, not {str(form)[:20]!r}.")
    kit = kit_of(game)
    chosen = plans(kit) if lesson is None else (plan_of(kit, lesson),)
    title = f"{kit.title}: {chosen[0].name}" if lesson is not None else kit.title
    items = (item for plan in chosen for item in _items(kit, plan))
    return Quiz(title, form, tuple(item if pictures else replace(item, pictures=()) for item in items))


def _items(kit: Kit[Any], plan: Plan) -> Iterator[Item | Pair]:
    attempt = Attempt(exercises(kit, plan), plan)
    for at, here in enumerate(attempt.exercises):
        yield _item(kit, plan, attempt, at)
        for first in dict.fromkeys(slip.above or slip.below for slip in here.slips):
            if first:
                yield _pair(kit, plan, attempt, first - 1, at)


def _text(kit: Kit[Any], attempt: Attempt, at: int) -> str:
    """All that an answer rests on, in sentences."""
    here = attempt.exercises[at]
    told = (*table_in_words(kit, here), supposed(here), *settings_in_words(kit, here), here.posed.words)
    return " ".join(filter(None, told))


def _drawn(attempt: Attempt, *places: int) -> tuple[Picture, ...]:
    """The tables of positions as their questions have them, once each."""
    made = [attempt.exercises[at] for at in places]
    return tuple(dict.fromkeys(picture(here.question.table(here.view)) for here in made))


def _name(kit: Kit[Any], plan: Plan, at: int) -> str:
    return f"{kit.id} lesson {plan.number}, position {at + 1}"


def _item(kit: Kit[Any], plan: Plan, attempt: Attempt, at: int) -> Item:
    here = attempt.exercises[at]
    scale = 100 if here.question.measure == "chance" else 1
    found = [(one, one.written(scale)) for one in attempt.ranges(at)]
    near = [ends for one, ends in found if one.verdict.near and ends]
    return Item(
        _name(kit, plan, at),
        _text(kit, attempt, at),
        unit_of(here),
        here.exact * scale,
        (near[0][0], near[-1][1]),
        here.notice,
        tuple((*ends, one.verdict.mistake) for one, ends in found if one.verdict.mistake and ends),
        tuple(value * scale for value in _choices(here.exact, [one for one, _ in found], here.posed.span)),
        _drawn(attempt, at),
    )


def _choices(exact: Fraction, found: Sequence[Range], span: tuple[float, float]) -> tuple[Fraction, ...]:
    """The exact number and up to three wrong ones, those furthest apart, by size."""
    low, high = map(Fraction, span)
    apart = (high - low) * APART
    values = {one.verdict.mistake.value for one in found if one.verdict.mistake}
    wrong = [value for value in sorted(values) if low <= value <= high and abs(value - exact) >= apart]
    for many in (3, 2, 1):
        sets = [
            (min(b - a for a, b in combinations(sorted((exact, *chosen)), 2)), chosen)
            for chosen in combinations(wrong, many)
        ]
        good = [one for one in sets if one[0] >= apart]
        if good:
            return tuple(sorted((exact, *max(good)[1])))
    return (exact,)


def _pair(kit: Kit[Any], plan: Plan, attempt: Attempt, first: int, second: int) -> Pair:
    here = attempt.exercises[first]
    one, other = here.exact, attempt.exercises[second].exact
    alike = attempt.judging(first).band(other) == "exact"
    right = AS_MANY if alike else MORE if other > one else FEWER
    told = {}
    for slip in attempt.exercises[second].slips:
        if slip.above or slip.below:
            told[MORE if slip.above else FEWER] = slip.words
    chance = here.question.measure == "chance"
    counts = "less than 1.5 apart" if chance else "that agree to two decimal places"
    text = (
        f"First question: {_text(kit, attempt, first)} Second question: {_text(kit, attempt, second)} "
        "Is the answer to the second question higher than the first, lower or the same? "
        f'Answers {counts} count as "the same".'
    )
    wrong = tuple((choice, told.get(choice, "")) for choice in (MORE, FEWER, AS_MANY) if choice != right)
    name, notice = f"{_name(kit, plan, first)} and {second + 1}", _beside(one, other, unit_of(here), chance, alike)
    return Pair(name, text, right, wrong, _drawn(attempt, first, second), notice)


def _beside(one: Fraction, other: Fraction, unit: str, chance: bool, alike: bool) -> str:
    """The two numbers, with as many places as it takes that unequal ones differ."""
    scale = 100 if chance else 1
    unit = HUNDRED if chance else unit
    digits = next((digits for digits in range(1, 10) if _differ(one * scale, other * scale, digits)), 9)
    if one == other:
        return f"Right: both are {decimal(one * scale, 1)} {unit}."
    first, second = (f"{decimal(value * scale, digits)} {unit}" for value in (one, other))
    near = f". They are less than {'1.5' if chance else '0.01'} apart" if alike else ""
    return f"Right: the first is {first}, and the second is {second}{near}."


def _differ(one: Fraction, other: Fraction, digits: int) -> bool:
    return decimal(one, digits) != decimal(other, digits)


def _gift(items: Sequence[Item | Pair]) -> str:
    """Moodle's text format: https://docs.moodle.org/en/GIFT_format."""
    return "\n\n".join(_gift_pair(item) if isinstance(item, Pair) else _gift_item(item) for item in items) + "\n"


def _plain(text: str) -> str:
    """Text as GIFT has it: its own signs escaped, in one line."""
    return "".join(f"\\{sign}" if sign in "~=#{}:\\" else sign for sign in " ".join(text.split()))


def _stem(item: Item | Pair) -> str:
    """What is asked: as HTML where there are pictures, else as it is."""
    return f"[html]{_plain(_html(item))}" if item.pictures else f"[plain]{_plain(_asks(item))}"


def _asks(item: Item | Pair) -> str:
    """The text, and after it the place of the number that is asked for."""
    return (
        item.text if isinstance(item, Pair) else f"{item.text} Your answer: \N{HORIZONTAL ELLIPSIS} {item.unit}."
    )


def _html(item: Item | Pair) -> str:
    """The pictures and the text, which says all that they show."""
    shown = "".join(
        f'<p><img src="{one.address}" alt="{escape(one.title)}" width="480"></p>' for one in item.pictures
    )
    return f"{shown}<p>{escape(_asks(item))}</p>" if shown else escape(_asks(item))


def _gift_item(item: Item) -> str:
    lines = [f"=%100%{places(item.right[0])}..{places(item.right[1])}#{_plain(item.notice)}"]
    lines += [
        f"=%0%{places(low)}..{places(high)}#{_plain(f'{mistake.name}. {mistake.words}')}"
        for low, high, mistake in item.wrong
    ]
    return f"::{_plain(item.name)}::{_stem(item)}" + " {#\n" + "\n".join(lines) + "\n}"


def _gift_pair(pair: Pair) -> str:
    lines = [
        f"={pair.right}#{_plain(pair.notice)}",
        *(f"~{choice}#{_plain(words)}" for choice, words in pair.wrong),
    ]
    return f"::{_plain(pair.name)}::{_stem(pair)}" + " {\n" + "\n".join(lines) + "\n}"


def _jupyterquiz(items: Sequence[Item | Pair]) -> str:
    """JupyterQuiz's list of questions: https://github.com/jmshea/jupyterquiz."""
    return json.dumps([_asked(item) for item in items], indent=1, ensure_ascii=False) + "\n"


def _asked(item: Item | Pair) -> dict[str, Any]:
    if isinstance(item, Pair):
        answers: list[dict[str, Any]] = [{"answer": item.right, "correct": True, "feedback": escape(item.notice)}]
        answers += [
            {"answer": choice, "correct": False, "feedback": escape(words)} for choice, words in item.wrong
        ]
        return {"question": _html(item), "type": "multiple_choice", "answers": answers}
    ranges = [(*item.right, True, item.notice)]
    ranges += [(low, high, False, f"{mistake.name}. {mistake.words}") for low, high, mistake in item.wrong]
    answers = [
        {
            "type": "range",
            "range": [float(low), float(high + HUNDREDTH)],  # its reader leaves the upper end out
            "correct": correct,
            "feedback": escape(words),
        }
        for low, high, correct, words in ranges
    ]
    answers.append({"type": "default", "feedback": "Not close. Try again."})
    return {"question": _html(item), "type": "numeric", "answers": answers}
