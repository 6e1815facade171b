"""What a student predicted in a sitting: plain values, CSV and JSON."""

from __future__ import annotations

import csv
import json
from dataclasses import asdict, dataclass, field, fields
from fractions import Fraction
from io import StringIO
from pathlib import Path

from uncle_widgets.refusal import Refusal

SURE = {"guess": "A guess", "think": "I think so", "know": "I know"}


@dataclass(frozen=True)
class Prediction:
    """One prediction and what became of it.

    `prediction` and `exact` are chances from 0 to 1, or amounts in `measure`. For a chance,
    `brier` is the expected Brier score of the prediction, q(1-p)^2 + (1-q)p^2 where q is the
    exact chance and p the prediction; `brier_best`, q(1-q), is the least it could have been.
    """

    game: str
    question: str
    settings: str
    position: str
    prediction: float
    sure: str
    exact: Fraction
    measure: str
    mistake: str = ""

    @property
    def brier(self) -> float | None:
        p, q = self.prediction, float(self.exact)
        return q * (1 - p) ** 2 + (1 - q) * p**2 if self.measure == "chance" else None

    @property
    def brier_best(self) -> float | None:
        q = float(self.exact)
        return q * (1 - q) if self.measure == "chance" else None

    def row(self) -> dict[str, str | float | None]:
        """As plain values: the exact answer as a fraction in text."""
        return {**asdict(self), "exact": str(self.exact), "brier": self.brier, "brier_best": self.brier_best}


@dataclass
class Sitting:
    """The predictions of one sitting, in order."""

    predictions: list[Prediction] = field(default_factory=list)

    def rows(self) -> list[dict[str, str | float | None]]:
        return [prediction.row() for prediction in self.predictions]

    def csv(self) -> str:
        names = [f.name for f in fields(Prediction)] + ["brier", "brier_best"]
        out = StringIO()
        writer = csv.DictWriter(out, names, lineterminator="\n")
        writer.writeheader()
        writer.writerows(self.rows())
        return out.getvalue()

    def json(self) -> str:
        return json.dumps(self.rows(), indent=1)

    def save(self, path: str) -> Path:
        """Write the sitting to a file that ends in .csv or .json; the path written."""
        file = Path(path)
        if file.suffix not in (".csv", ".json"):
            raise Refusal(f"Expected a file name that ends in .csv or .json, not {path!r}.")
        file.write_text(self.csv() if file.suffix == ".csv" else self.json(), "utf-8")
        return file
