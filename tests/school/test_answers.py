"""A class out of receipts and files."""

import os
import re
import textwrap
from fractions import Fraction
from pathlib import Path

import pytest

import uncle_widgets as uw
from uncle_widgets.asking.sitting import Prediction, Sitting
from uncle_widgets.games.attempt import Attempt
from uncle_widgets.games.plans import exercises, plan_of
from uncle_widgets.school.answers import ClassAnswers
from uncle_widgets.school.heaps import FILL, HEAPS
from uncle_widgets.school.receipts import of_attempt, of_notebook
from uncle_widgets.school.tasks import tasks

KIT = uw.GAMES["uncle"]
HEAD = ["game", "position", "prediction", "sure", "exact"]


def attempt(student: str, said: int, lesson: int = 1) -> Attempt:
    plan = plan_of(KIT, lesson)
    one = Attempt(exercises(KIT, plan), plan, student)
    for at in range(len(one.exercises)):
        one.answer(at, Fraction(said, 100), "think")
    return one


def saved(
    path: Path, said: str = "0.13", sep: str = ",", end: str = "\n", code: str = "utf-8", lesson: int = 1
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
    assert "The same guess 10 times." in found.rows()[0]["words"]
    assert found.rows()[0]["near"] == attempt("", 37).near


@pytest.mark.parametrize(
    ("said", "sep", "end", "code"),
    [("0.13", ",", "\n", "utf-8"), ("0,13", ";", "\r\n", "utf-8-sig"), ("0,13", "\t", "\r\n", "utf-16")],
)
def test_files_as_excel_writes_them_say_the_same(tmp_path: Path, said: str, sep: str, end: str, code: str) -> None:
    saved(tmp_path / "Ada.csv", said, sep, end, code)
    (row,) = uw.collect(str(tmp_path / "*.csv")).rows()
    assert (row["student"], row["answered"], row["near"], row["near_at_last"]) == ("Ada", 2, 2, 2)


def test_numbers_are_marked_again_and_redone_stands_beside_first(tmp_path: Path) -> None:
    saved(tmp_path / "Ada.csv")
    first, second, third = uw.collect(str(tmp_path / "*.csv")).positions()[:3]
    assert first["exact"] == Fraction(3, 35)  # and not the 0 that the file claims
    assert second["said"] == second["said_at_last"] == [Fraction(13, 100)]
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
    assert shown.to_dict()["student"] == ["<b>Ada"] * 3


def sat(student: str, *said: tuple[int, str]) -> Sitting:
    """What a lesson writes into its file, of positions and numbers."""
    plan = plan_of(KIT, 1)
    one = Attempt(exercises(KIT, plan), plan, student)
    sitting = Sitting(name=student)
    for at, number in said:
        marked = one.answer(at - 1, Fraction(number), "know", "2026-05-01T10:15:00Z")
        place = one.exercises[at - 1].place
        sitting.predictions.append(
            Prediction("uncle", "U-L1", "", place, marked.said, "know", marked.exact, "chance")
        )
    return sitting


def test_the_files_that_a_lesson_really_saves_are_read(tmp_path: Path) -> None:
    lesson = uw.lesson("uncle", 1)
    lesson.name("Ada 7")
    lesson.explainer.predict("20", "know")
    lesson.go(1)
    lesson.explainer.predict("60", "think")
    (tmp_path / "a.csv").write_text(lesson.explainer.sitting.csv())
    sat("Bo", (2, "0.2"), (2, "0.5")).save(str(tmp_path / "b.csv"))
    found = uw.collect(str(tmp_path / "*.csv"))
    assert [row["student"] for row in found.rows()] == ["Ada 7", "Bo"]
    assert found.positions()[1]["said"] == [Fraction(60, 100), Fraction(20, 100)]
    assert found.positions()[1]["said_at_last"] == [Fraction(60, 100), Fraction(50, 100)]
    assert found.told == ()


def test_mistakes_are_counted_by_their_words_at_first_and_at_last() -> None:
    lines = []
    for k, again in enumerate(("75", "61", "20")):
        one = attempt(f"S{k}", 43)
        one.first[3] = one.second[3] = None
        one.answer(3, Fraction(75, 100), "think")
        one.answer(3, Fraction(int(again), 100), "know")
        lines.append(of_attempt(one, f"S{k}"))
    found = uw.read_receipts("\n".join(lines))
    assert found.positions()[3]["mistakes"] == {"added": 3}
    assert found.positions()[3]["mistakes_at_last"] == {"added": 1, "one": 1}
    added = next(one for one in found.mistakes() if one.kind == "added")
    assert (added.first[3], added.last[3], dict(added.names)) == (3, 1, {"3 × 7/27": 3})
    shown = found._repr_html_()
    assert (
        "<b>Adds chances that overlap, or that should be multiplied</b> (added): 3 at first, 1 in the end."
        in shown
    )
    assert "position 4: 3 at first, 1 in the end" in shown
    assert "The same guess 9 times." in shown


def test_the_picture_is_told_in_words_and_counts_every_number() -> None:
    lines = [of_attempt(attempt(f"S{k}", 20 + k % 3), f"S{k}") for k in range(30)]
    shown = uw.read_receipts("\n".join(lines))._repr_html_()
    told = "Position 1: the answer is 8.6%. Guesses: 20.0% (10 times), 21.0% (10 times), 22.0% (10 times)."
    assert f'aria-label="{told}"' in shown
    heaps = re.findall(rf'<path d="([^"]*)" fill="{FILL}"/>', shown)
    assert [path.count("z") for path in heaps] == [30] * 10
    assert "script" not in shown
    assert not re.search(r'(color|fill|background)[:=]"?(black|white|#000|#fff)', shown)


def test_three_hundred_are_bars_and_stay_small_and_quick() -> None:
    lines = [of_attempt(attempt(f"S{k}", k % 100), f"S{k}") for k in range(300)]
    shown = uw.read_receipts("\n".join(lines))._repr_html_()
    assert "The higher a bar, the more students guessed it." in shown
    assert all(path.count("z") <= HEAPS + 1 for path in re.findall(rf'<path d="([^"]*)" fill="{FILL}"/>', shown))
    assert len(shown) < 150_000


def test_receipts_of_notebooks_are_counted_by_exercise_beside_those_of_a_lesson() -> None:
    book = "uncle-predict"
    slip = next(task for task in tasks(KIT, book) if task.kind == "number" and task.slips)
    given = [slip.exact, slip.slips[0].value, slip.exact]
    lines = [of_notebook(book, {slip.number: said}, student=f"S{k}") for k, said in enumerate(given)]
    found = uw.read_receipts(
        "\n".join([*lines, of_notebook("uno-predict", {}), of_attempt(attempt("Z", 37), "Z")])
    )
    assert len(found.notebooks) == 3
    assert [one.student for one in found.attempts] == ["Z"]
    assert found.told == (
        "Line 4: this is the notebook uno-predict, but most of the others are the notebook uncle-predict.",
    )
    row = next(row for row in found.tasks() if row["exercise"] == slip.number)
    assert (row["given"], row["right"], row["slips"]) == (3, 2, {slip.slips[0].name: 1})
    assert "uncle-predict: 3 students" in found._repr_html_()
    assert found.tasks().to_dict()["given"][slip.number - 1] == 3


def test_a_table_of_a_class_stands_to_the_left_and_names_mistakes_as_the_picture_does() -> None:
    """JupyterLab sets cells of a table to the right; a mistake's short name stands in the picture, too."""
    found = ClassAnswers((attempt("Ada", 16), attempt("Bo", 48)))
    shown = found._repr_html_()
    assert shown.startswith("<h3>Is a ten due? 2 students</h3>")
    assert '<td style="text-align:left">Ada</td>' in shown
    assert '<th scope="col" style="text-align:left">Student</th>' in shown
    short = {kind for row in found.rows() for kind in row["mistakes"]}
    assert len(short) > 1
    for kind in short:
        assert f"</b> ({kind}): " in shown
    table = shown.partition("<table ")[2]
    assert all(kind in table for kind in short)
    assert not re.search(r"[a-z] 1[,<]", table), "a mistake made once bears no number"


QUOTED = {
    "mail": "> {}",
    "mail quoted twice": ">> > {}",
    "a list": "- {}",
    "a numbered list": "12. {}",
    "a number in brackets": "3) {}",
    "a name and a tab": "Ada Lovelace\t{}",
    "quotation marks": '"{}"',
    "curly quotation marks": "\u201c{}\u201d",
    "a full stop": "{}.",
    "words around it": "Here it is: {} Thanks!",
    "a list in a mail": "> 1. \u201c{}\u201d.",
}


@pytest.mark.parametrize("how", QUOTED)
def test_a_receipt_is_read_however_mail_and_lists_quote_it(how: str) -> None:
    line = of_attempt(attempt("Ada", 37), "Ada")
    found = uw.read_receipts(QUOTED[how].format(line))
    assert [row["student"] for row in found.rows()] == ["Ada"]
    assert found.told == ()
    changed = QUOTED[how].format(line.replace("37t", "38t", 1))
    assert len(uw.read_receipts(changed).told) == 1, "a changed receipt is no receipt in quotation marks either"


def test_receipts_that_mail_has_broken_over_lines_and_quoted_are_read() -> None:
    lines = [of_attempt(attempt(name, 37), name) for name in ("Ada", "Bo", "Cy")]
    mail = "Here they are:\n\n" + "\n\n".join("> " + "\n> ".join(textwrap.wrap(line, 40)) for line in lines)
    found = uw.read_receipts(mail)
    assert [row["student"] for row in found.rows()] == ["Ada", "Bo", "Cy"]
    assert [words.partition(":")[0] for words in found.told] == ["Line 1"]


def test_an_answer_left_out_at_the_start_of_a_broken_line_is_not_taken_for_a_list() -> None:
    one = attempt("Ada", 37)
    one.first[1] = None
    line = of_attempt(one, "Ada")
    found = uw.read_receipts(line.replace(" - ", "\n- "))
    assert len(found.attempts) == 1


def test_a_receipt_that_was_pasted_twice_counts_once_and_the_teacher_is_told() -> None:
    line = of_attempt(attempt("Ada", 37), "Ada")
    found = uw.read_receipts(f"{line}\n\n> {line}.\n")
    assert len(found.attempts) == 1
    assert found.told == ("Line 3: this is the same receipt as in line 1. It counts once.",)


def test_half_a_character_in_one_line_does_not_end_the_class() -> None:
    line = of_attempt(attempt("Ada", 37), "Ada")
    found = uw.read_receipts(f"\ud800 hello: x #1234\n{line}\n{line[:-6]}\udfff {line[-5:]}")
    assert [row["student"] for row in found.rows()] == ["Ada"]
    assert len(found.told) == 2


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files in a folder")
def test_a_pipe_or_a_device_is_passed_over_and_a_large_file_is_not_read_whole(tmp_path: Path) -> None:
    saved(tmp_path / "Ada.csv")
    os.mkfifo(tmp_path / "Bo.csv")  # to read it would wait for ever
    (tmp_path / "Cy.csv").symlink_to("/dev/zero")
    (tmp_path / "Di.csv").write_bytes(b"x" * 1_000_001)
    found = uw.collect(str(tmp_path / "*.csv"))
    assert [one.student for one in found.attempts] == ["Ada"]
    assert [words.partition(":")[0] for words in found.told] == ["Bo.csv", "Cy.csv", "Di.csv"]


def test_a_name_that_a_spreadsheet_would_run_comes_back_as_it_was(tmp_path: Path) -> None:
    sat("=1+1", (1, "0.3")).save(str(tmp_path / "x.csv"))
    assert "'=1+1" in (tmp_path / "x.csv").read_text()
    assert [one.student for one in uw.collect(str(tmp_path / "*.csv")).attempts] == ["=1+1"]
