"""A page without a kernel judges as Python does: over many numbers, those on the edges among them."""

import json
import subprocess
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.js import node
from tests.rounds import Repeats
from uncle_widgets.probability.marking import Judged, verdict
from uncle_widgets.probability.ranges import cuts, ranges, table
from uncle_widgets.probability.reasons import Mistake
from uncle_widgets.widgets.panel.panel import verdict_words

SCRIPT = str(Path(__file__).parent / "wording.mjs")
MEASURES = ("chance", "chips", "points", "turns", "cards")
EDGES = tuple(Fraction(k, 1000) for k in (0, 10, 15, 60, 100, 105, 114))


def cases(rng: Random, n: int) -> list[tuple[float, Judged, list[Mistake]]]:
    """Predictions, answers and mistakes: some anywhere, some on an edge of each other; said as floats."""
    made = []
    for _ in range(n):
        measure = rng.choice(MEASURES)
        top = 1 if measure == "chance" else rng.choice((3, 40, 200))
        below = rng.choice((7, 20, 200, 1000, 7919))
        exact = Fraction(rng.randrange(below + 1), below) * top
        unit = max(Fraction(1), abs(exact)) if measure != "chance" else Fraction(1)
        values = [Fraction(rng.randrange(1001), 1000) * top for _ in range(rng.randrange(4))]
        near_by = rng.choice([exact, *values])
        said = rng.choice(
            (near_by + rng.choice((1, -1)) * rng.choice(EDGES) * unit, Fraction(rng.randrange(101), 100))
        )
        values += [exact + (said - exact) * rng.choice((Fraction(1, 2), Fraction(3, 2), Fraction(2, 3)))]
        listed = [Mistake("one", f"number {k}", value, "It is wrong.") for k, value in enumerate(values)]
        made.append((round(float(said), 6), Judged(exact, measure), listed))
    return made


@pytest.mark.parametrize("n", [4_000, pytest.param(20_000, marks=pytest.mark.soak)])
def test_a_saved_page_judges_as_python_does_over_many_numbers(n: int, tmp_path: Path, rounds: Repeats) -> None:
    made = cases(Random(n), rounds(n))
    told: list[dict[str, Any]] = []
    expected, bands = [], set()
    for said, judged, listed in made:
        span = (min(judged.exact, Fraction(said)) - 1, max(judged.exact, Fraction(said)) + 1)
        places = cuts(judged, [one.value for one in listed])
        verdicts, fitting = table(ranges(lambda x, j=judged, m=listed: verdict(x, j, (), m), span, places))
        mistakes = [{"kind": one.kind, "name": one.name, "words": one.words} for one in fitting]
        told.append(
            {
                "said": said,
                "measure": judged.measure,
                "judged": {
                    "exact": float(judged.exact),
                    "verdicts": verdicts,
                    "mistakes": mistakes,
                },
            }
        )
        found = verdict(Fraction(said), judged, (), listed)
        name = found.mistake.name if found.mistake else ""
        bands.add((found.band, bool(name)))
        expected.append([name, verdict_words(Fraction(said), judged.exact, judged.measure)])
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(told), "utf-8")
    run = subprocess.run([node.needed(), SCRIPT, str(file)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    wrong = [pair for pair in zip(json.loads(run.stdout), expected, told, strict=True) if pair[0] != pair[1]]
    assert wrong == []
    assert bands == {("exact", False), ("near", False), ("far", False), ("far", True)}
