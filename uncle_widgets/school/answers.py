"""What a class said at a lesson, out of the receipts or the files of its students: who, near, which mistakes.

Numbers are marked again from what was said; what a file claims to be exact or near is not read.
"""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from glob import glob
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any

from uncle_widgets.csv_text import plain
from uncle_widgets.games.attempt import Attempt, Marked
from uncle_widgets.probability.columns import Columns, Rows
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.heaps import Mistakes, Row, picture
from uncle_widgets.school.mark import BLANK
from uncle_widgets.school.receipts import (
    HEAD,
    LEVELS,
    PREFIXES,
    SIGNS_AT_END,
    Lessons,
    Notebook,
    completeness,
    lesson_of,
    read_unquoted,
    unquoted,
)
from uncle_widgets.school.tasks import task_of

PLACE = re.compile(r"lesson (\d{1,3}), position (\d{1,3})")
BROKEN = 12
"""Lines that mail may break a receipt into."""
LARGEST = 1_000_000
"""Bytes of a student's file."""
NONE = "Expected a file of answers that a lesson saved."
NEEDED = {"game", "position", "prediction", "sure"}


@dataclass(frozen=True)
class ClassAnswers(Columns):
    """The answers of a class to one lesson, or to one notebook.

    `told` has one sentence for each line or file that was skipped.
    """

    attempts: tuple[Attempt, ...]
    told: tuple[str, ...] = ()
    notebooks: tuple[Notebook, ...] = ()

    def rows(self) -> Rows:
        """One row for each student: answered, close, close after a second try, mistakes by kind, and a comment."""
        return Rows(
            {
                "student": one.student,
                "answered": one.done,
                "near": one.near,
                "near_at_last": sum(marked is not None and marked.near for marked in _last(one)),
                "mistakes": dict(_kinds(one.first)),
                "complete": float(completeness(one)),
                "words": completeness(one).words,
            }
            for one in self.attempts
        )

    def positions(self) -> Rows:
        """One row for each position: the exact answer, first and last guesses, how many were close, mistakes by
        kind.
        """
        found = []
        for at, here in enumerate(self.attempts[0].exercises if self.attempts else ()):
            first = [one.first[at] for one in self.attempts]
            last = [_last(one)[at] for one in self.attempts]
            found.append(
                {
                    "position": at + 1,
                    "exact": here.exact,
                    "measure": here.question.measure,
                    "said": [marked.said for marked in first if marked],
                    "said_at_last": [marked.said for marked in last if marked],
                    "near": sum(marked is not None and marked.near for marked in first),
                    "near_at_last": sum(marked is not None and marked.near for marked in last),
                    "mistakes": dict(_kinds(first)),
                    "mistakes_at_last": dict(_kinds(last)),
                }
            )
        return Rows(found)

    def tasks(self) -> Rows:
        """One row for each exercise of the notebook: the question, how many answered, how many were right or
        partly right, and the mistakes.
        """
        found = []
        for id in self.notebooks[0].marks if self.notebooks else ():
            task, marks = task_of(id), [one.marks[id] for one in self.notebooks]
            given = [mark for mark in marks if mark.words != BLANK.words]
            read = task.kind not in ("guess", "words")
            found.append(
                {
                    "exercise": task.number,
                    "ask": task.ask,
                    "kind": task.kind,
                    "given": len(given),
                    "right": sum(mark >= 1 for mark in given) if read else None,
                    "partly": sum(0 < mark < 1 for mark in given) if read else None,
                    "slips": dict(Counter(mark.name for mark in given if mark.name)),
                }
            )
        return Rows(found)

    def answers(self) -> Rows:
        """One row for each answer: `student`, `position` (from 1), `attempt` (2 for a second try), `said` and
        `exact` (chances from 0 to 1, or amounts in `measure`), `sure`, `near` (whether it was close), and the
        `mistake` that it fits.
        """
        return Rows(
            {
                "student": one.student, "position": at, "attempt": attempt, "said": marked.said,
                "exact": marked.exact, "measure": marked.measure, "sure": marked.sure, "near": marked.near,
                "mistake": marked.mistake.kind if marked.mistake else "",
            }
            for one in self.attempts
            for attempt, given in enumerate((one.first, one.second), 1)
            for at, marked in enumerate(given, 1) if marked
        )  # fmt: skip

    def to_dict(self) -> dict[str, list[Any]]:
        """The columns of `answers`."""
        return self.answers().to_dict()

    def __repr__(self) -> str:
        books = f"{len(self.notebooks)} notebooks, " if self.notebooks else ""
        return f"ClassAnswers({len(self.attempts)} students, {books}{len(self.told)} skipped)"

    def _repr_html_(self) -> str:
        told = "".join(f"<li>{escape(words)}</li>" for words in self.told)
        passed = f"<p>Skipped:</p><ul>{told}</ul>" if told else ""
        if not self.attempts and not self.notebooks:
            return f"<p>There are no answers yet.</p>{passed}"
        return (self._lesson() if self.attempts else "") + (self._notebook() if self.notebooks else "") + passed

    def _lesson(self) -> str:
        """The lesson's picture, and a table of its students."""
        plan = self.attempts[0].plan
        students = [
            (
                row["student"] or "(no name)",
                row["answered"],
                row["near"],
                row["near_at_last"],
                _listed(row["mistakes"]),
                row["words"],
            )
            for row in self.rows()
        ]
        positions = [
            Row(
                row["position"],
                row["exact"],
                row["measure"],
                tuple(row["said"]),
                tuple(marked.said for one in self.attempts if (marked := one.second[row["position"] - 1])),
                row["near"],
                row["near_at_last"],
            )
            for row in self.positions()
        ]
        name = escape(plan.name) if plan else ""
        return (
            f"<h3>{name}{'' if name.endswith('?') else ':'} {len(self.attempts)} students</h3>"
            + picture(positions, self.mistakes(), len(self.attempts))
            + _table(("Student", "Answered", "Close at first", "Close in the end", "Mistakes", ""), students)
        )

    def mistakes(self) -> tuple[Mistakes, ...]:
        """The kinds of mistakes, the most frequent first, with how often they occur at each position."""
        here = self.attempts[0].exercises if self.attempts else ()
        first = [[one.first[at] for one in self.attempts] for at in range(len(here))]
        last = [[_last(one)[at] for one in self.attempts] for at in range(len(here))]
        made = _kinds([marked for row in (*first, *last) for marked in row])
        names: dict[str, Counter[str]] = {kind: Counter() for kind in made}
        for marked in (marked for row in first for marked in row):
            if marked and marked.mistake:
                names[marked.mistake.kind][marked.mistake.name] += 1
        listed = [
            {mistake.kind for mistake in one.posed.mistakes} | {slip.kind for slip in one.slips} for one in here
        ]
        found = [
            Mistakes(
                kind,
                names[kind],
                tuple(_kinds(row)[kind] for row in first),
                tuple(_kinds(row)[kind] for row in last),
                tuple(kind in kinds for kinds in listed),
            )
            for kind in made
        ]
        return tuple(sorted(found, key=lambda one: (-sum(one.first), one.kind)))

    def _notebook(self) -> str:
        """A table of the notebook's exercises."""
        rows = [
            (
                f"{row['exercise']}. {row['ask']}",
                row["given"],
                "" if row["right"] is None else row["right"],
                row["partly"] or "",
                _listed(row["slips"]),
            )
            for row in self.tasks()
        ]
        return f"<h3>{escape(self.notebooks[0].notebook)}: {len(self.notebooks)} students</h3>" + _table(
            ("Exercise", "Answered", "Right", "Partly right", "Mistakes"), rows
        )


def _last(one: Attempt) -> list[Marked | None]:
    return [again or first for first, again in zip(one.first, one.second, strict=True)]


def _kinds(marked: Sequence[Marked | None]) -> Counter[str]:
    return Counter(one.mistake.kind for one in marked if one is not None and one.mistake)


def _listed(kinds: Mapping[str, int]) -> str:
    return ", ".join(f"{kind} ({times})" if times > 1 else kind for kind, times in sorted(kinds.items()))


def _table(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """Words stand to the left and numbers to the right, whatever a front end does with tables."""
    sides = ["right" if all(isinstance(row[at], int) for row in rows) else "left" for at in range(len(head))]
    looks = [f'style="text-align:{side}"' for side in sides]
    top = "".join(f'<th scope="col" {look}>{escape(name)}</th>' for name, look in zip(head, looks, strict=True))
    cells = [
        "".join(f"<td {look}>{escape(str(cell))}</td>" for cell, look in zip(row, looks, strict=True))
        for row in rows
    ]
    body = "".join(f"<tr>{row}</tr>" for row in cells)
    table = f'<table style="min-width:46em"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'
    return f'<div style="overflow-x:auto">{table}</div>'


def _one_class(found: Sequence[tuple[str, Attempt | Notebook]], told: list[str]) -> ClassAnswers:
    """The lesson and the notebook that most of them are of; the others are told."""
    of = [_of(one) for _, one in found]
    most = {kind: Counter(one for one in of if one[0] == kind).most_common(1) for kind in ("lesson", "notebook")}
    kept: dict[str, list[Any]] = {"lesson": [], "notebook": []}
    for (where, one), here in zip(found, of, strict=True):
        want = most[here[0]][0][0]
        if here == want:
            kept[here[0]].append(one)
        else:
            told.append(f"{where}: this is {here[1]}, but most of the others are {want[1]}.")
    return ClassAnswers(tuple(kept["lesson"]), tuple(told), tuple(kept["notebook"]))


def _of(one: Attempt | Notebook) -> tuple[str, str]:
    if isinstance(one, Notebook):
        return "notebook", f"the notebook {one.notebook}"
    return "lesson", f"lesson {one.plan.number if one.plan else 0} of {one.exercises[0].game.id}"


def read_receipts(text: str) -> ClassAnswers:
    """Read the receipts of a class, of one lesson or one notebook, from a text such as an email or a list.

    Each receipt starts on a new line and may take several lines. A receipt that was pasted twice counts once.
    Lines without a receipt, and receipts of another lesson or notebook, are skipped. `told` has one sentence about
    each.
    """
    found: list[tuple[str, Attempt | Notebook]] = []
    told: list[str] = []
    seen: dict[str, int] = {}
    lessons = cache(lesson_of)
    lines = str(text).splitlines()
    at = 0
    while at < len(lines):
        number, rows = at + 1, _rows(lines, at)
        at += rows
        receipt = unquoted("\n".join(lines[number - 1 : at]))
        if not receipt:
            continue
        if receipt in seen:
            told.append(f"Line {number}: this is the same receipt as in line {seen[receipt]}. It counts once.")
            continue
        try:
            found.append((f"Line {number}", read_unquoted(receipt, lessons)))
            seen[receipt] = number
        except Refusal as refusal:
            told.append(f"Line {number}: {refusal.sentence}")
    return _one_class(found, told)


def _rows(lines: Sequence[str], at: int) -> int:
    """How many lines from this one on hold its receipt: 1 if the line holds a whole one, or none begins in it."""
    if HEAD.search(lines[at] + " ") and not SIGNS_AT_END.search(lines[at]):
        for rows in range(2, BROKEN + 1):
            if at + rows > len(lines) or HEAD.search(lines[at + rows - 1] + " "):
                break
            if SIGNS_AT_END.search(" " + PREFIXES.sub("", lines[at + rows - 1])):
                return rows
    return 1


def collect(pattern: str) -> ClassAnswers:
    """Read the CSV files that lessons save, such as `answers/*.csv`, one for each student.

    The student's name comes from the column `name`, or else from the file name. Semicolons, tabs and commas all
    work, as Excel writes them.
    """
    paths = sorted(glob(str(pattern)))
    if not paths:
        raise Refusal(
            f"There are no files of answers at {str(pattern)[:80]!r}. Use a pattern such as answers/*.csv."
        )
    found: list[tuple[str, Attempt | Notebook]] = []
    told: list[str] = []
    lessons = cache(lesson_of)
    for path in map(Path, paths):
        try:
            found.append((path.name, _attempt(path, lessons)))
        except Refusal as refusal:
            told.append(f"{path.name}: {refusal.sentence}")
        except OSError:
            told.append(f"{path.name}: This file can't be read.")
    return _one_class(found, told)


def _text(data: bytes) -> str:
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _attempt(path: Path, lessons: Lessons) -> Attempt:
    if not path.is_file():  # a pipe or a device has no end
        raise Refusal(NONE)
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise Refusal(f"Expected a file of at most {LARGEST:,} bytes.")
    text = _text(data)
    head = text.partition("\n")[0]
    try:
        rows = list(csv.DictReader(StringIO(text, newline=""), delimiter=max(",;\t", key=head.count)))
    except csv.Error:
        raise Refusal(NONE) from None
    if not rows or NEEDED - rows[0].keys():
        raise Refusal(NONE)
    said = [(row, place) for row in rows if (place := PLACE.fullmatch((row["position"] or "").strip()))]
    named = {(row["game"] or "", place[1]) for row, place in said}
    if len(named) != 1:
        raise Refusal(f"Expected the answers to one lesson, not to {len(named)}.")
    ((game, number),) = named
    attempt = lessons(game, number).afresh(plain(said[0][0].get("name") or path.stem)[:40])
    for row, place in said:
        attempt.answer(
            int(place[2]) - 1, _number(row["prediction"] or "", attempt, int(place[2])), _sure(row["sure"])
        )
    return attempt


def _sure(text: str | None) -> str:
    if text not in LEVELS.values():
        raise Refusal(
            f"Expected the column sure to have one of {', '.join(filter(None, LEVELS.values()))} or nothing, "
            f"not {str(text)[:20]!r}."
        )
    return str(text)


def _number(text: str, attempt: Attempt, position: int) -> Fraction:
    """A number as a file has it, with a point or a comma; a Refusal for what may not be said there."""
    if not 1 <= position <= len(attempt.exercises):
        raise Refusal(f"Expected a position from 1 to {len(attempt.exercises)}, not {position}.")
    here = attempt.exercises[position - 1]
    low, high = here.posed.span
    number = text.strip().replace(",", ".")
    if not re.fullmatch(r"-?\d{1,9}(\.\d{1,20})?([eE]-?\d{1,2})?", number) or not low <= Fraction(number) <= high:
        raise Refusal(f"{text[:20]!r} is not a possible answer at position {position}.")
    return Fraction(number)
