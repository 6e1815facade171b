"""What a student predicted in a sitting: plain values, CSV and JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from typing import Any

from uncle_widgets.csv_text import csv_text
from uncle_widgets.filing import placed_at, write
from uncle_widgets.probability.columns import Columns, Rows

SURE = {"guess": "Just guessing", "think": "Fairly sure", "know": "Certain"}
FEWEST = 2
"""Predictions of one level of sureness before anything is said of it."""


def now() -> str:
    """The time of day, UTC, to the second: '2026-05-01T10:15:00Z'."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(frozen=True)
class Prediction:
    """One prediction and what became of it.

    `prediction`, as it was typed, and `exact` are chances from 0 to 1, or amounts in `measure`. For a chance,
    `brier` is the expected Brier score of the prediction, q(1-p)^2 + (1-q)p^2 where q is the
    exact chance and p the prediction; `brier_best`, q(1-q), is the least it could have been.
    `mistake` is the name of the one that it fits, and `kind` its kind (see `probability/kinds.py`);
    `own`, yes or no, what the student said when asked whether that was theirs. `trial_seed` is the one that the
    student's trials of it begin with. `steps` tells how each step of Work it out went: 'first', 'second' (right at
    that try), 'shown' or 'open'; it is empty if nobody began.
    """

    game: str
    question: str
    settings: str
    position: str
    prediction: Fraction
    sure: str
    exact: Fraction
    measure: str
    mistake: str = ""
    kind: str = ""
    own: str = ""
    trial_seed: int = 0
    time: str = field(default_factory=now)
    steps: str = ""

    @property
    def off(self) -> float:
        """How far from the answer, in the answer's own scale."""
        return float(abs(self.prediction - self.exact))

    @property
    def brier(self) -> float | None:
        p, q = float(self.prediction), float(self.exact)
        return q * (1 - p) ** 2 + (1 - q) * p**2 if self.measure == "chance" else None

    @property
    def brier_best(self) -> float | None:
        q = float(self.exact)
        return q * (1 - q) if self.measure == "chance" else None

    def row(self) -> dict[str, str | float | None]:
        """As plain values: the prediction and the exact answer as floats."""
        plain = {"prediction": float(self.prediction), "exact": float(self.exact)}
        return {**asdict(self), **plain, "brier": self.brier, "brier_best": self.brier_best}


@dataclass
class Sitting(Columns):
    """The predictions of one sitting, in order; `name` is the student's, where one is given."""

    predictions: list[Prediction] = field(default_factory=list)
    name: str = ""

    def rows(self) -> Rows:
        """A row a prediction: its fields, `brier` and `brier_best`; numbers as floats."""
        who = {"name": self.name} if self.name else {}
        return Rows({**who, **prediction.row()} for prediction in self.predictions)

    def to_dict(self) -> dict[str, list[Any]]:
        return self.rows().to_dict()

    def csv(self) -> str:
        """The rows as text, a line each; the exact answers as fractions."""
        names = [*(["name"] if self.name else []), *(f.name for f in fields(Prediction)), "brier", "brier_best"]
        pairs = zip(self.rows(), self.predictions, strict=True)
        rows = ({**row, "exact": prediction.exact} for row, prediction in pairs)
        return csv_text([names, *([row[name] for name in names] for row in rows)])

    def json(self) -> str:
        return json.dumps(self.rows(), indent=1)

    def save(self, path: str) -> Path:
        """Write the sitting to a file that ends in .csv or .json; the path written."""
        file = placed_at(path, ".csv", ".json")
        write(file, (self.csv() if file.suffix == ".csv" else self.json()).encode())
        return file


def how_sure(predictions: Sequence[Prediction]) -> str:
    """How far off the guesses of each level of sureness were: a sentence, without a verdict; or nothing.

    Chances alone are counted: other answers have other scales.
    """
    said = []
    for key in reversed(SURE):
        off = [p.off for p in predictions if p.sure == key and p.measure == "chance"]
        if len(off) >= FEWEST:
            said.append((SURE[key], 100 * sum(off) / len(off)))
    return sure_words(said)


def sure_words(said: Sequence[tuple[str, float]]) -> str:
    """The same, of levels as they are called and how far off each was of 100, in order."""
    if not said:
        return ""
    (first, by), *others = said
    more = "".join(f", when {name.lower()} {round(off, 9):.0f}" for name, off in others)
    return f"When you were {first.lower()} you were {round(by, 9):.0f} off on average{more}."
