"""Chooses the positions of the day: `python -m tests.school.choosing_days > uncle_widgets/school/daily.toml`.

From practice positions of every question and from positions of lessons, by a seed: chances that are exact, whose
steps can be worked out, each of them once. Two days in a row never show the same game.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise, exercises, plans, view_at
from uncle_widgets.games.practice import CERTAIN, Searched, practice
from uncle_widgets.probability.question import Posed
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.daily import MONTHS, dates

SEED = 1964
PRACTISED, TRIED = 16, 30
"""Positions that are taken of each question, of so many practice positions at most."""
FROM_LESSONS = 4
"""Positions of lessons that are taken, of each question."""
STEPS = range(2, 5)
ASKED = range(20, 260)
"""Letters of a question that fits beside the table."""


def choose(seed: int = SEED) -> dict[str, dict[str, Any]]:
    """A line for every date."""
    rng = Random(f"{seed} days")
    by_game: dict[str, list[dict[str, Any]]] = {}
    for kit in GAMES.values():
        of: dict[str, list[dict[str, Any]]] = {}
        for key in kit.questions:
            of[key] = _of(kit, key, seed)
            print(kit.id, key, len(of[key]), file=sys.stderr, flush=True)
            rng.shuffle(of[key])
        rows = [those for those in of.values() if those]
        by_game[kit.id] = [row[k] for k in range(max(map(len, rows))) for row in rows if k < len(row)]
    year = [date for month in MONTHS for date in dates(month)]
    each = -(-len(year) // len(by_game))
    by_game = {game: those[:each] for game, those in by_game.items()}
    found: dict[str, dict[str, Any]] = {}
    last = ""
    for date in year:
        left = {game: len(those) for game, those in by_game.items() if game != last}
        most = max(left.values())
        last = rng.choice([game for game, many in left.items() if many >= most - 1])
        found[date] = by_game[last].pop(0)
    return found


def _of(kit: Kit[Any], key: str, seed: int) -> list[dict[str, Any]]:
    """Lines for positions of one question, all different."""
    found: list[dict[str, Any]] = []
    known: set[str] = set()
    counts: dict[str, int] = defaultdict(int)
    for source, one in _searched(kit, key, seed):
        if counts[source] >= (FROM_LESSONS if source == "lesson" else PRACTISED):
            continue
        line = _line(kit, one)
        if line is None:
            continue
        mark = same(one.posed)
        if mark not in known:
            known.add(mark)
            counts[source] += 1
            found.append(line)
        if counts["practice"] >= PRACTISED:
            break
    return found


def same(posed: Posed[Any]) -> str:
    """What two positions have in common that ask the same with the same numbers."""
    return repr((posed.question.id, posed.number, posed.words))


def _searched(kit: Kit[Any], key: str, seed: int) -> Iterator[tuple[str, Exercise]]:
    for plan in plans(kit):
        for one in exercises(kit, plan):
            if one.question.id == key and not one.pair and one.group != "The trap":
                yield "lesson", one
    found = practice(kit, kit.game(None, {}), kit.questions[key], seed)
    for one in islice((one for one in found if not isinstance(one, Searched)), TRIED):
        if one.posed.measure != "chance":
            return
        yield "practice", one


def _line(kit: Kit[Any], one: Exercise) -> dict[str, Any] | None:
    """A position as a line, if it can be written in the fields of What if and is fit for everybody."""
    posed, question = one.posed, one.question
    if posed.measure != "chance" or posed.simulated or not CERTAIN <= posed.number <= 1 - CERTAIN:
        return None
    if len(posed.derivation.asked) not in STEPS or len(posed.words) not in ASKED or kit.positions is None:
        return None
    if not isinstance(one.view.me, int):
        return None
    try:
        at = kit.positions.describe(one.view)
        _, view = view_at(kit, one.game.seats, LETTERS[one.view.me], at)
        again = question.pose(view)
    except (Refusal, KeyError, IndexError):
        return None
    if again is None or (again.number, again.words) != (posed.number, posed.words):
        return None
    first = {field.name: field.first for field in kit.positions.fields}
    line: dict[str, Any] = {"game": kit.id, "question": question.id}
    if one.game.seats != kit.game(None, {}).seats:
        line["seats"] = one.game.seats
    line["you"] = LETTERS[one.view.me]
    set_so = {f.name: getattr(question, f.name) for f in fields(question)}
    plain = kit.questions[question.id]
    settings = {name: value for name, value in set_so.items() if value != getattr(plain, name)}
    if any(not isinstance(value, str | int) for value in settings.values()):
        return None
    if settings:
        line["settings"] = settings
    line["at"] = {name: value for name, value in at.items() if value != first[name]}
    assert isinstance(posed.number, Fraction)
    return line


def toml(value: Any) -> str:
    """A value in TOML, a table in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(one)}" for name, one in value.items()) + " }" if value else "{}"
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    print("# The positions of the day, by date: see daily.py. Written by tests/school/choosing_days.py.")
    print("# `at` are the fields of What if that differ from those it begins with.")
    for date, line in choose().items():
        print(f"{date} = {toml(line)}")


if __name__ == "__main__":
    main()
