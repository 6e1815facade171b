"""Exercises as data: a game's `classroom.toml`, read for the notebooks, the sheets and the grader.

An exercise is written in these fields; what is not given has the default of `Task`.

`id`: 'uncle-count-4': game, notebook, number. `kind`: one of KINDS. `ask`: the question with its unit.
`answer`: as text, a number or a fraction; for a `table` a mapping of such; for a `choice` the option.
`from`: where the answer comes from, 'lesson 1, position 4', held by a test. `unit`, `near`, `least`, `range`,
`options`, `cases`: see `judge`; `least` trials put the answer and each slip of a `share` eight standard errors
apart. `notice`: said when right. `hint`: said when wrong in no known way.
`points`: 1; of a sentence 2. `slips`: wrong answers with a name, words and what they are worth.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from importlib.resources import files
from typing import Any

from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.refusal import Refusal

KINDS = ("guess", "number", "exact", "share", "table", "function", "choice", "words")
NOTEBOOKS = ("predict", "count")
"""The classroom notebooks of a game: for boxes without code, and for Python."""

Entry = Fraction | str
"""A number, or a word that is an answer by itself ('accept')."""


@dataclass(frozen=True)
class Lapse:
    """A wrong answer with a name. `worth` from 0 to 1; `apart`: how far off it still bears the name.

    `value` is a number, an option or a table; of a function `values`, one a case.
    """

    name: str
    words: str
    value: Entry | Mapping[str, Entry] | None = None
    values: tuple[Fraction, ...] = ()
    worth: Fraction = Fraction(0)
    apart: Fraction | None = None


@dataclass(frozen=True)
class Case:
    """What a function must give: `value` for `args`."""

    args: tuple[int | Fraction, ...]
    value: Fraction


@dataclass(frozen=True)
class Task:
    """One exercise; see the head of this module. Of 100 `near` is a half where none is given."""

    id: str
    kind: str
    ask: str
    answer: Entry | Mapping[str, Entry] | None = None
    source: str = ""
    unit: str = ""
    near: Fraction = Fraction(0)
    least: int = 5_000
    range: tuple[Fraction, Fraction] = (Fraction(0), Fraction(100))
    options: tuple[str, ...] = ()
    cases: tuple[Case, ...] = ()
    notice: str = ""
    hint: str = ""
    points: int = 1
    slips: tuple[Lapse, ...] = ()

    @property
    def number(self) -> int:
        """Its place in its notebook, from 1."""
        return int(self.id.rpartition("-")[2])

    @property
    def notebook(self) -> str:
        """'uncle-count'."""
        return self.id.rpartition("-")[0]

    @property
    def exact(self) -> Fraction:
        """The answer of a task whose answer is one number."""
        assert isinstance(self.answer, Fraction)
        return self.answer


def _entry(written: Any) -> Entry:
    """A number as it is written, '379/899' or 3.5, or a word."""
    try:
        return Fraction(str(written))
    except ValueError:
        return str(written)


def _answer(written: Any) -> Entry | Mapping[str, Entry] | None:
    if isinstance(written, dict):
        return {key: _entry(value) for key, value in written.items()}
    return None if written is None else _entry(written)


def _lapse(written: Mapping[str, Any], kind: str) -> Lapse:
    value = written.get("value")
    return Lapse(
        written["name"],
        written["words"],
        str(value) if kind == "choice" else _answer(value),
        tuple(Fraction(str(one)) for one in written.get("values", ())),
        Fraction(str(written.get("worth", 0))),
        Fraction(str(written["apart"])) if "apart" in written else None,
    )


HUNDRED = "out of 100"
"""The unit of a number that is a chance; in a file 'of 100' will do."""
FIELDS = {
    "id", "kind", "ask", "answer", "from", "unit", "near", "least", "range", "options", "cases", "notice", "hint",
    "points", "slips",
}  # fmt: skip


def _task(written: Mapping[str, Any]) -> Task:
    if unknown := written.keys() - FIELDS:
        raise Refusal(f"{written.get('id')}: there is no field {sorted(unknown)[0]!r} in an exercise.")
    kind = written["kind"]
    if kind not in KINDS:
        raise Refusal(f"{written['id']}: expected a kind of {', '.join(KINDS)}, not {kind!r}.")
    unit = HUNDRED if written.get("unit") in ("of 100", HUNDRED) else written.get("unit", "")
    low, high = written.get("range", (0, 100))
    return Task(
        id=written["id"],
        kind=kind,
        ask=written["ask"],
        answer=str(written["answer"]) if kind == "choice" else _answer(written.get("answer")),
        source=written.get("from", ""),
        unit=unit,
        near=Fraction(str(written.get("near", "1/2" if unit == HUNDRED else 0))),
        least=written.get("least", 5_000),
        range=(Fraction(str(low)), Fraction(str(high))),
        options=tuple(written.get("options", ())),
        cases=tuple(
            Case(
                tuple(Fraction(arg) if isinstance(arg, str) else arg for arg in case["args"]),
                Fraction(case["value"]),
            )
            for case in written.get("cases", ())
        ),
        notice=written.get("notice", ""),
        hint=written.get("hint", ""),
        points=written.get("points", 1),
        slips=tuple(_lapse(slip, kind) for slip in written.get("slips", ())),
    )


@lru_cache(maxsize=16)
def _read(package: str) -> Mapping[str, Task]:
    found = files(package).joinpath("classroom.toml")
    if not found.is_file():
        return {}
    return {one["id"]: _task(one) for one in tomllib.loads(found.read_text("utf-8"))["exercise"]}


def tasks(kit: Kit[Any], notebook: str = "") -> Sequence[Task]:
    """The game's exercises in their order, or those of one notebook ('uncle-count'); none where it has none."""
    return [task for task in _read(kit.package).values() if notebook in ("", task.notebook)]


def task_of(id: Any) -> Task:
    """The exercise of that id; a Refusal for one that there is not."""
    game = str(id)[:80].split("-")[0]
    if not isinstance(id, str) or game not in GAMES:
        raise Refusal(f"Expected an exercise such as '{next(iter(GAMES))}-count-4', not {str(id)[:40]!r}.")
    made = _read(GAMES[game].package)
    if id not in made:
        names = ", ".join(
            dict.fromkeys(
                f"{task.notebook}-1 to {len(tasks(GAMES[game], task.notebook))}" for task in made.values()
            )
        )
        raise Refusal(f"There is no exercise {id[:40]!r}. {GAMES[game].title} has {names or 'none'}.")
    return made[id]
