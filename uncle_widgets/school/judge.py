"""Marking an answer: the eight kinds of exercise, judged in one order.

Unanswered; not of the kind; right; a slip, the nearest; else 'Not yet.' and the hint. The words name the
mistake, never the answer. Nothing that a student gives raises, and nothing is written to stderr.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from math import inf, sqrt
from typing import Any

from uncle_widgets.probability.typed_numbers import CHANCE, THOUSAND, NumberRule
from uncle_widgets.school.given import key, number, reading, short, unanswered, written
from uncle_widgets.school.mark import BLANK, Mark
from uncle_widgets.school.tasks import HUNDRED, Entry, Lapse, Task

ERRORS = 4
"""Standard errors that a simulated share may be off: one honest student in 16,000 is further."""
CLOSE = Fraction(1, 10**9)
"""How far a float may be from the number that it stands for."""
SENTENCE = 5
"""Words in a sentence, at least."""


COUNT = NumberRule(0, inf, whole=True)
"""How many there were of something."""


def rule_of(task: Task) -> NumberRule:
    """What the box of an exercise takes whose answer is one number.

    Thousands are written where the number is a count, or reaches them: '2,600' hands, but '2,164' chips.
    """
    if task.kind == "guess":
        low, high = task.range
        return CHANCE if low == 0 and high == 100 else NumberRule(low, high)
    if task.unit == HUNDRED:
        return CHANCE
    listed = [task.exact, *(slip.value for slip in task.slips if isinstance(slip.value, Fraction))]
    return NumberRule(thousands=task.exact.denominator == 1 or max(listed) >= THOUSAND)


def judge(task: Task, answer: Any) -> Mark:
    """The mark of an answer to an exercise, with its words."""
    if unanswered(answer):
        return BLANK
    return JUDGES[task.kind](task, answer)


def _right(task: Task, words: str = "") -> Mark:
    return Mark(1, " ".join(filter(None, ("Right.", words or task.notice))))


def _slipped(slip: Lapse) -> Mark:
    return Mark(slip.worth, f"Not yet: {slip.name}. {slip.words}", slip.name)


def _not_yet(task: Task) -> Mark:
    return Mark(0, f"Not yet. {task.hint}".strip())


def _nearest(slips: Sequence[Lapse], said: Fraction, apart: Fraction) -> Lapse | None:
    """The slip nearest to a number, of those within reach of it: `apart`, where a slip has none of its own."""
    found = [
        (abs(said - slip.value), at, slip)
        for at, slip in enumerate(slips)
        if isinstance(slip.value, Fraction)
        and abs(said - slip.value) <= (apart if slip.apart is None else slip.apart)
    ]
    return min(found)[2] if found else None


def _guess(task: Task, answer: Any) -> Mark:
    (low, high), found = task.range, reading(answer, rule_of(task))
    if found.meant:
        return Mark(0, found.words)
    if found.value is None:
        middle = (low + high) / 2
        return Mark(0, f"Use a number from {low} to {high}, such as {middle}, not {short(answer)}.")
    return Mark(1, "Saved. Guesses aren't marked right or wrong.")


def _number(task: Task, answer: Any) -> Mark:
    found, right, of = reading(answer, rule_of(task)), task.exact, task.unit == HUNDRED
    said = found.value
    if found.meant:
        return Mark(0, found.words)
    if said is None:
        unit = f" {task.unit}" if task.unit else ""
        return Mark(0, f"Use a number{unit}, such as 42, not {short(answer)}.")
    if abs(said - right) <= task.near:
        return _right(task)
    slip = _nearest(task.slips, said, Fraction(1) if of else CLOSE)
    return _slipped(slip) if slip else _not_yet(task)


def _exact(task: Task, answer: Any) -> Mark:
    said, right = number(answer), task.exact
    if said is None:
        return Mark(0, f"Use a number such as Fraction(3, 8), not {short(answer)}.")
    if said == right:
        return _right(task)
    slip = _nearest(task.slips, said, CLOSE)
    if slip:
        return _slipped(slip)
    if right.denominator > 1 and abs(said - right) <= Fraction(1, 200):
        return Mark(
            0.5,
            "That's right to the nearest hundredth. Give the exact fraction, so that nothing is rounded.",
            "rounded",
        )
    if 0 < right < 1 and abs(said - right * 100) <= Fraction(1, 2):
        return Mark(0.5, "That's the number out of 100. A probability is between 0 and 1.", HUNDRED)
    return _not_yet(task)


def _share(task: Task, answer: Any) -> Mark:
    pair = [number(part, COUNT) for part in answer] if isinstance(answer, (tuple, list)) else []
    match pair:
        case [Fraction(denominator=1) as hits, Fraction(denominator=1) as trials] if 0 <= hits <= trials > 0:
            pass
        case _:
            return Mark(0, f"Use (hits, trials), such as (31, 100), not {short(answer)}.")
    share, right, many = float(hits / trials), float(task.exact), int(trials)
    error = _error(right, many)
    if abs(share - right) > ERRORS * error:
        reach = [replace(slip, apart=_reach(slip, many)) for slip in task.slips]
        slip = _nearest(reach, hits / trials, Fraction(0))
        return _slipped(slip) if slip else _not_yet(task)
    if many < task.least:
        words = (
            f"{many:,} trials are too few to tell the answer from a common mistake. Use {task.least:,} or more."
        )
        return Mark(0.5, words, "few trials")
    said = f"{int(hits):,} of {many:,} is {share:.1%}. The standard error is {error:.2%}."
    return _right(task, f"{said} {task.notice}".strip())


def _error(share: float, trials: int) -> float:
    """The standard error of a share."""
    return sqrt(share * (1 - share) / trials)


def _reach(slip: Lapse, trials: int) -> Fraction:
    """How far from a slip's share somebody may be who makes it: as far as an honest student from the right one."""
    assert isinstance(slip.value, Fraction)
    return Fraction(ERRORS * _error(float(slip.value), trials))


def _table(task: Task, answer: Any) -> Mark:
    if isinstance(answer, (list, tuple)):
        answer = Counter(map(key, answer))
    if not isinstance(answer, Mapping):
        return Mark(0, f"Use a dictionary, not {short(answer)}.")
    want = task.answer
    assert isinstance(want, Mapping)
    given = {key(name): entry for name, entry in answer.items()}

    def same(name: str, other: Entry) -> bool:
        entry = given.get(name, 0)
        if isinstance(other, str):
            return written(entry).strip().lower() == other.lower()
        said = number(entry)
        return said is not None and abs(said - other) <= max(task.near, CLOSE)

    good = [name for name in want if name in given and same(name, want[name])]
    more = [name for name in given if name not in want and number(given[name]) != 0]
    if len(good) == len(want) and not more:
        return _right(task)
    for slip in task.slips:
        value = slip.value
        if isinstance(value, Mapping) and not more and all(same(name, value[name]) for name in value):
            return _slipped(slip)
    wrong = next((name for name in want if name not in good), more[0] if more else "")
    words = f"{len(good)} of {len(want)} are right. Look at {wrong} again. {task.hint}".strip()
    return Mark(Fraction(max(0, len(good) - len(more)), len(want)), words)


def _function(task: Task, answer: Any) -> Mark:
    if not callable(answer):
        return Mark(0, f"Give a function, not {short(answer)}. Write its name without brackets.")
    gave: list[Fraction | None] = []
    for case in task.cases:
        try:
            gave.append(number(answer(*case.args)))
        except (Exception, SystemExit) as error:  # a student's own
            call = f"{getattr(answer, '__name__', 'it')}({', '.join(map(str, case.args))})"
            return Mark(0, f"{call} stopped with {type(error).__name__}: {short(str(error), 80)}.", "raises")
    if all(one is None for one in gave):
        return BLANK

    def close(said: Fraction | None, value: Fraction) -> bool:
        return said is not None and abs(said - value) <= CLOSE

    good = [close(said, case.value) for said, case in zip(gave, task.cases, strict=True)]
    if all(good):
        return _right(task)
    for slip in task.slips:
        if all(close(said, value) for said, value in zip(gave, slip.values, strict=True)):
            return _slipped(slip)
    at = good.index(False)
    args = ", ".join(map(str, task.cases[at].args))
    made = "no number" if gave[at] is None else f"{float(gave[at] or 0):.6g}"
    words = f"{sum(good)} of {len(good)} cases are right. For {args} it gives {made}. {task.hint}".strip()
    return Mark(Fraction(sum(good), len(good)), words)


def _choice(task: Task, answer: Any) -> Mark:
    said = answer.strip().lower() if isinstance(answer, str) else key(answer).lower()
    if said not in (option.lower() for option in task.options):
        return Mark(0, f"Choose one of {', '.join(task.options)}, not {short(answer)}.")
    if said == str(task.answer).lower():
        return _right(task)
    slip = next((slip for slip in task.slips if str(slip.value).lower() == said), None)
    return _slipped(slip) if slip else _not_yet(task)


def _words(task: Task, answer: Any) -> Mark:
    if not isinstance(answer, str) or len(answer.split()) < SENTENCE:
        return Mark(0, "Write a sentence with a reason and a number that it explains.")
    return Mark(0, "Saved. Your teacher will read it.", "to be read")


JUDGES: Mapping[str, Callable[[Task, Any], Mark]] = {
    "guess": _guess,
    "number": _number,
    "exact": _exact,
    "share": _share,
    "table": _table,
    "function": _function,
    "choice": _choice,
    "words": _words,
}
