"""Files for a spreadsheet: no cell runs as a formula, numbers stay numbers, and what is read back is what was there."""

import csv
import json
from fractions import Fraction
from io import StringIO
from pathlib import Path

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

import uncle_widgets as uw
from tests.school.test_answers import attempt
from uncle_widgets.asking.sitting import Prediction, Sitting
from uncle_widgets.csv_text import csv_text, plain
from uncle_widgets.probability.columns import Rows
from uncle_widgets.school.receipts import of_attempt

CASES = json.loads(Path(__file__).with_name("csv_cells.json").read_text("utf-8"))
HOSTILE = '=HYPERLINK("http://x.invalid","Ada")'


def test_a_cell_is_written_as_in_a_page_and_none_is_a_formula() -> None:
    """`tests/js/csv.test.mjs` reads the same cases."""
    for value, written in CASES:
        assert csv_text([[value, "x"]]) == f"{written},x\n"


@given(st.lists(st.text(), min_size=2, max_size=4))
def test_every_cell_comes_back_as_it_was(cells: list[str]) -> None:
    (row,) = csv.reader(StringIO(csv_text([cells]), newline=""))
    assert [plain(cell) for cell in row] == [plain(cell) for cell in cells]
    assert not [cell for cell in row if cell.lstrip()[:1] in tuple("=@＝＋－＠")]


def test_numbers_stay_numbers() -> None:
    row = [-1, -0.5, Fraction(-1, 3), np.int64(-7), np.float64(-2.5), True, None]
    assert csv_text([row]) == "-1,-0.5,-1/3,-7,-2.5,True,\n"


def test_no_file_that_python_writes_holds_a_formula() -> None:
    """Students' names, players' names, notes: a lesson's answers, results of a lab, rows of a class."""
    said = Prediction("uncle", "U-L1", HOSTILE, HOSTILE, Fraction(1, 2), "know", Fraction(1, 2), "chance")
    receipts = of_attempt(attempt("Ada", 37), HOSTILE)
    files = [
        Sitting([said], HOSTILE).csv(),
        Rows([{"winner": HOSTILE, "share": -0.5}]).csv(),
        uw.read_receipts(receipts).answers().csv(),
        uw.tournament("uncle", {HOSTILE: "random", "-1+2": "greedy"}, 2, seed=1).csv(),
    ]
    for text in files:
        for row in csv.reader(StringIO(text, newline="")):
            for cell in row:
                assert cell.lstrip()[:1] not in ("=", "@", "+"), text
                assert not cell.startswith("-") or float(cell), text
