"""A class out of receipts and files."""

from fractions import Fraction
from pathlib import Path

import pytest

import uncle_widgets as uw
from uncle_widgets.games.attempt import Attempt
from uncle_widgets.games.plans import exercises, plan_of
from uncle_widgets.school.receipts import of_attempt

KIT = uw.GAMES["uncle"]
HEAD = ["game", "position", "prediction", "sure", "exact"]


def attempt(student: str, said: int, lesson: int = 1) -> Attempt:
    plan = plan_of(KIT, lesson)
    one = Attempt(exercises(KIT, plan), plan, student)
    for at in range(len(one.exercises)):
        one.answer(at, Fraction(said, 100), "think")
    return one


def saved(
    path: Path, said: str = "0.43", sep: str = ",", end: str = "\n", code: str = "utf-8", lesson: int = 1
) -> None:
    rows = [HEAD] + [["uncle", f"lesson {lesson}, position {at}", said, "think", "0"] for at in (1, 2, 2)]
    quoted = [[f'"{cell}"' for cell in row] for row in rows]
    path.write_bytes((end.join(sep.join(row) for row in quoted) + end).encode(code))


def test_thirty_receipts_make_a_class_and_what_is_none_is_passed_over_and_told() -> None:
    lines = [of_attempt(attempt(f"S{k}", 37), f"S{k}") for k in range(30)]
    lines[3:3] = ["hello", of_attempt(attempt("Z", 37, lesson=2), "Z")]
    found = uw.read_receipts("\r\n".join(lines))
    assert [row["student"] for row in found.rows()] == [f"S{k}" for k in range(30)]
    assert [words.partition(":")[0] for words in found.told] == ["Line 4", "Line 5"]
    assert "The same number 10 times." in found.rows()[0]["words"]
    assert found.rows()[0]["near"] == attempt("", 37).near


@pytest.mark.parametrize(
    ("said", "sep", "end", "code"),
    [("0.43", ",", "\n", "utf-8"), ("0,43", ";", "\r\n", "utf-8-sig"), ("0,43", "\t", "\r\n", "utf-16")],
)
def test_files_as_excel_writes_them_say_the_same(tmp_path: Path, said: str, sep: str, end: str, code: str) -> None:
    saved(tmp_path / "Ada.csv", said, sep, end, code)
    (row,) = uw.collect(str(tmp_path / "*.csv")).rows()
    assert (row["student"], row["answered"], row["near"], row["near_at_last"]) == ("Ada", 2, 2, 2)


def test_numbers_are_marked_again_and_redone_stands_beside_first(tmp_path: Path) -> None:
    saved(tmp_path / "Ada.csv")
    first, second, third = uw.collect(str(tmp_path / "*.csv")).positions()[:3]
    assert first["exact"] == Fraction(141, 328)  # and not the 0 that the file claims
    assert second["said"] == second["said_at_last"] == [Fraction(43, 100)]
    assert third["said"] == []


def test_a_file_that_is_none_or_of_another_lesson_is_told_in_one_sentence_and_the_others_are_kept(
    tmp_path: Path,
) -> None:
    for name in ("Ada.csv", "Bo.csv"):
        saved(tmp_path / name)
    saved(tmp_path / "Cy.csv", lesson=2)
    saved(tmp_path / "Di.csv", said="7")
    (tmp_path / "Ed.csv").write_bytes(b"\x00\xff;\n<b>")
    found = uw.collect(str(tmp_path / "*.csv"))
    assert [one.student for one in found.attempts] == ["Ada", "Bo"]
    assert sorted(words.partition(":")[0] for words in found.told) == ["Cy.csv", "Di.csv", "Ed.csv"]
    with pytest.raises(uw.Refusal):
        uw.collect(str(tmp_path / "none" / "*.csv"))


def test_a_name_in_a_receipt_or_file_is_shown_as_text(tmp_path: Path) -> None:
    saved(tmp_path / "<b>Ada.csv")
    shown = uw.collect(str(tmp_path / "*.csv"))
    assert "&lt;b&gt;Ada" in shown._repr_html_()
    assert "<b>Ada" not in shown._repr_html_()
    assert shown.to_dict()["lesson"] == 1
