"""The classroom notebooks: two editions from one source."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.school.editions import answered, editions, key_of, main, student, tags, without_solution
from uncle_widgets.school.outputs import outputs
from uncle_widgets.school.tasks import task_of, tasks
from uncle_widgets.school.teaching import page_of

FOLDER = Path(__file__).parents[2] / "notebooks" / "classroom"
TEACHERS = sorted(FOLDER.joinpath("teacher").glob("*.ipynb"))
by_name = pytest.mark.parametrize("path", TEACHERS, ids=lambda path: path.stem)


def cells(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["cells"]
    return found


def test_every_game_has_two_notebooks() -> None:
    assert {path.stem for path in TEACHERS} == {
        f"{game}_{which}" for game in uw.GAMES for which in ("predict", "count")
    }


@pytest.mark.full
def test_both_editions_are_what_make_classroom_writes() -> None:
    for path, text in editions(FOLDER).items():
        assert path.read_text("utf-8") == text, f"Expected make classroom to be run after a change to {path.name}."


@by_name
def test_the_students_edition_holds_no_answer(path: Path) -> None:
    text = (FOLDER / path.name).read_text("utf-8")
    assert "SOLUTION" not in text
    assert "For the teacher" not in text
    assert not any({"teacher", "answer"} & set(tags(cell)) for cell in cells(FOLDER / path.name))


@by_name
def test_what_shows_widgets_alone_keeps_words_and_pictures_of_them(path: Path) -> None:
    student, teacher = cells(FOLDER / path.name), cells(path)
    assert not any(cell.get("outputs") for cell in teacher)
    shown = [cell for cell in student if cell.get("outputs")]
    if path.stem.endswith("_count"):  # graded: what it shows is the student's
        assert shown == []
        return
    assert [cell["source"] for cell in student if cell["cell_type"] == "code" and cell not in shown] == [
        "import uncle_widgets as uw"
    ]
    for cell in shown:
        (output,) = cell["outputs"]
        assert set(output["data"]) == {"text/html", "text/latex", "text/plain"}
        assert ("<img " in output["data"]["text/html"]) == ("uw.position(" in cell["source"])


def test_a_cell_that_does_not_run_is_told_in_a_sentence() -> None:
    assert outputs(["x = 1", "print(x)\nx + 1"]) == [{}, {"text/plain": "2"}]
    with pytest.raises(uw.Refusal, match="NameError"):
        outputs(["nothing_there"])


@by_name
def test_the_lessons_teachers_page_stands_in_front_of_the_teachers_edition_alone(path: Path) -> None:
    game = path.stem.rpartition("_")[0]
    second = cells(path)[1]
    lesson = int(re.findall(rf'uw\.position\("{game}", (\d+)', path.read_text("utf-8").replace('\\"', '"'))[0])
    page = page_of(uw.GAMES[game], lesson)
    assert tags(second) == ["answer"]
    assert page.title in second["source"]
    assert page.markdown in second["source"]
    assert "teacher's page" not in (FOLDER / path.name).read_text("utf-8")


def test_a_notebook_without_a_position_has_no_teachers_page() -> None:
    cell = {"cell_type": "code", "metadata": {}, "source": "1 + 1", "outputs": [], "execution_count": None}
    assert answered({"cells": [cell]})["cells"] == [cell]


@by_name
def test_a_notebook_asks_its_own_exercises_all_and_in_their_order(path: Path) -> None:
    game, _, which = path.stem.rpartition("_")
    text = "\n".join("".join(cell["source"]) for cell in cells(path) if cell["cell_type"] == "code")
    places = [text.index(f'"{task.id}"') for task in tasks(uw.GAMES[game], f"{game}-{which}")]
    assert places == sorted(places)


@by_name
def test_text_is_short_and_minutes_add_up_to_the_lesson(path: Path) -> None:
    minutes = 0
    for cell in cells(path):
        if cell["cell_type"] == "markdown" and not tags(cell):
            source = "".join(cell["source"])
            assert len(source.split()) <= 90, source
            heading = source.splitlines()[0]
            if heading.startswith("## "):
                minutes += int(heading.rpartition("(")[2].split(" minute")[0])
    assert 40 <= minutes <= 50


@by_name
def test_cells_are_what_nbgrader_asks_of_them(path: Path) -> None:
    graded = {}
    for cell in cells(path):
        if found := cell["metadata"].get("nbgrader"):
            assert found["grade_id"] not in graded
            graded[found["grade_id"]] = found
            assert found["locked"] or found["solution"]
    game, _, which = path.stem.rpartition("_")
    if which == "count":
        for task in tasks(uw.GAMES[game], f"{game}-{which}"):
            by = f"{task.id}-answer" if task.kind == "words" else task.id
            assert (graded[by]["grade"], graded[by]["points"]) == (True, task.points)


def test_a_solution_without_an_end_is_refused() -> None:
    with pytest.raises(uw.Refusal, match="END SOLUTION"):
        without_solution("x = ...\n### BEGIN SOLUTION\nx = 1")


def test_a_function_is_left_with_three_dots() -> None:
    source = 'def f(x):\n    """Doc."""\n    ### BEGIN SOLUTION\n    return x\n    ### END SOLUTION'
    assert without_solution(source) == 'def f(x):\n    """Doc."""\n    ...'


def test_a_students_edition_of_a_students_edition_is_itself() -> None:
    notebook = json.loads((FOLDER / "uncle_count.ipynb").read_text("utf-8"))
    assert student(notebook) == notebook


def test_a_folder_without_notebooks_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path)]) == 1
    assert main([]) == 2
    assert "Expected a folder with notebooks in teacher/" in capsys.readouterr().err


@by_name
def test_a_student_reads_what_is_asked_right_before_the_cell_that_answers_it(path: Path) -> None:
    game, _, which = path.stem.rpartition("_")
    for edition in (path, FOLDER / path.name):
        there = [cell for cell in cells(edition) if "answer" not in tags(cell)]
        for task in tasks(uw.GAMES[game], f"{game}-{which}"):
            at = next(at for at, cell in enumerate(there) if f'"{task.id}"' in "".join(cell["source"]))
            if "uw.exercise(" in there[at]["source"]:  # a box says by itself what it asks
                continue
            answer = max(i for i in range(at) if there[i]["metadata"].get("nbgrader", {}).get("solution"))
            assert there[answer - 1]["source"] == f"**{task.number}.** {task.ask}"


@by_name
def test_text_in_a_notebook_begins_with_a_capital_and_ends_with_what_it_was_about(path: Path) -> None:
    texts = ["".join(cell["source"]) for cell in cells(FOLDER / path.name) if cell["cell_type"] == "markdown"]
    begun = [paragraph for text in texts for paragraph in text.split("\n\n")]
    assert not [paragraph for paragraph in begun if paragraph[0].islower()]
    assert [text for text in texts if text.startswith("## ")][-1].startswith("## Summary (")


def test_the_key_of_a_number_is_as_a_student_writes_it_and_of_a_chance_a_fraction() -> None:
    lines = key_of(task_of("mr_t-count-7")).splitlines()
    assert lines[0] == "**mr_t-count-7**: 2.58; accept 2.53 to 2.63."
    assert lines[2:5] == ["| Wrong answer | Mistake | Points |", "| --- | --- | --- |", lines[4]]
    assert re.fullmatch(r"\| 0\.0123 \| [a-z ]+ \| 1/2 \|", lines[4])
    assert key_of(task_of("uncle-predict-6")).startswith("**uncle-predict-6**: 28.57 out of 100; accept 27.57")
    exact = key_of(task_of("thrush-count-10")).splitlines()
    assert (exact[0], exact[4][:10]) == ("**thrush-count-10**: 11/6 (1.833).", "| 55/36 | ")


def minutes_of(texts: list[str]) -> list[int]:
    """The minute at which each part of a notebook begins, by its headings."""
    found = [int(text.splitlines()[0].rpartition("(")[2].split()[0]) for text in texts if text.startswith("## ")]
    return [sum(found[:at]) for at in range(len(found))]


@by_name
def test_minute_by_minute_says_when_a_part_of_the_notebook_begins(path: Path) -> None:
    """And nothing twice: the answers stand under their exercises."""
    texts = ["".join(cell["source"]) for cell in cells(path) if cell["cell_type"] == "markdown"]
    lines = texts[0].splitlines()
    told = [int(line[9:].partition(".")[0]) for line in lines if re.match(r"- Minute \d+\. ", line)]
    assert len(told) >= 5
    assert set(told) <= set(minutes_of(texts))
    assert told == sorted(told)
    paragraphs = [line for line in lines if line]
    assert len(paragraphs) == len(set(paragraphs))
    assert "Wrong answers" not in texts[0]
    assert "Expected mistakes" not in texts[0]
