"""nbgrader over the classroom notebooks: what it gives is what `uw.check` gives, submission by submission.

nbgrader stands in an environment of its own, made here when it is missing or when what it needs has changed.
"""

import hashlib
import json
import os
import subprocess
import venv
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.school.answers import of
from tests.school.test_notebooks import FOLDER, Run, expected, sources, tasks_of
from uncle_widgets.school.editions import ASKED, student, tags
from uncle_widgets.school.graders import course, main
from uncle_widgets.school.tasks import Task, task_of

ROOT = Path(__file__).parents[2]
HOME = Path(__file__).parent / ".venv-nbgrader"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
NEEDS = ["nbgrader>=0.9.6,<0.10", "ipywidgets>=8.1,<9", "anywidget>=0.11,<0.12", "numpy>=2"]
COUNTS = sorted(FOLDER.glob("*_count.ipynb"))
MADE_UP = 6
"""Submissions a notebook of which every answer is drawn: thirty in all."""
SCORES = """
import json, sys
from nbgrader.api import Gradebook
with Gradebook(sys.argv[1]) as book:
    print(json.dumps({
        one.student.id: {grade.cell.name: grade.auto_score for grade in one.notebooks[0].grades}
        for one in book.assignment_submissions(sys.argv[2])
    }))
"""


def test_a_course_is_written_for_every_notebook_with_graded_cells(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(FOLDER), str(tmp_path)]) == 0
    for path in COUNTS:
        written = json.loads(tmp_path.joinpath("source", path.stem, path.name).read_text("utf-8"))
        assert not any({"teacher", "answer"} & set(tags(cell)) for cell in written["cells"])
        assert student(written) == json.loads(path.read_text("utf-8"))
        assert "BEGIN SOLUTION" in json.dumps(written)
        graded = {task.id for task in tasks_of(path) if task.kind != "words"}
        assert {file.stem for file in tmp_path.joinpath("otter", path.stem, "tests").iterdir()} == graded
    assert len(list(tmp_path.joinpath("source").iterdir())) == len(COUNTS)
    assert (tmp_path / "nbgrader_config.py").read_text("utf-8") == (FOLDER / "nbgrader_config.py").read_text(
        "utf-8"
    )
    assert f"{len(course(FOLDER))} files" in capsys.readouterr().out


def test_an_otter_file_gives_the_halves_of_its_points_and_says_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    text = course(FOLDER)[Path("otter", "uncle_count", "tests", "uncle-count-4.py")]
    names: dict[str, Any] = {"test_case": lambda points: lambda test: (points, test)}
    exec(text.replace("from otter.test_files import test_case\n", ""), names)
    assert (names["OK_FORMAT"], names["points"]) == (False, 1)
    halves = [names["test_more_than_nothing"], names["test_right"]]
    given = {Fraction(119, 195): 1.0, Fraction(76, 195): 0.5, Fraction(7, 9): 0.0}
    for answer, worth in given.items():
        got = 0.0
        for points, test in halves:
            with suppress(AssertionError):
                test(answer)
                got += points
        assert got == worth
    with pytest.raises(AssertionError, match="Not yet: 3 × 7/27"):
        halves[0][1](Fraction(7, 9))


def test_what_is_no_folder_of_notebooks_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path), str(tmp_path)]) == 1
    assert "Expected a folder with graded notebooks" in capsys.readouterr().err
    assert main([str(FOLDER)]) == 2
    assert "my_course" in capsys.readouterr().err


@pytest.fixture(scope="session")
def nbgrader() -> Path:
    """Where the commands of that environment are."""
    stamp, wanted = HOME / "stamp", hashlib.sha256("\n".join(NEEDS).encode()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        venv.create(HOME, with_pip=True, clear=True)
        pip = [str(BIN / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        done = subprocess.run([*pip, *NEEDS], capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"nbgrader could not be installed:\n{done.stderr[-3000:]}"
        stamp.write_text(wanted)
    return BIN


def ran(nbgrader: Path, home: Path, *arguments: str) -> str:
    """What a program of that environment prints; kernels find this package and the environment's own kernel."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PATH": f"{nbgrader}{os.pathsep}{os.environ['PATH']}"}
    env |= {"JUPYTER_PATH": str(HOME / "share" / "jupyter"), "JUPYTER_PLATFORM_DIRS": "1"}
    done = subprocess.run(arguments, cwd=home, env=env, capture_output=True, text=True, check=False, timeout=900)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def code(given: Any) -> str:
    """An answer as a student might write it."""
    match given:
        case Fraction():
            return f"Fraction({given.numerator}, {given.denominator})"
        case dict():
            return "{" + ", ".join(f"{name!r}: {code(value)}" for name, value in given.items()) + "}"
        case tuple():
            return f"({', '.join(map(code, given))})"
    return repr(given)


def answer_cell(task: Task, check: str, given: Any) -> str:
    """The answer cell of one who gives that, by the names that the cell with the check uses."""
    wanted = check.partition(", ")[2].removesuffix(")")
    if callable(given):
        cases = ", ".join(f"{code(case.args)}: {code(given(*case.args))}" for case in task.cases)
        body = f"def {wanted}(*args):\n    return {{{cases}}}[args]"
    elif wanted.endswith(")") and not wanted.startswith("("):
        body = f"def {wanted.partition('(')[0]}(*args):\n    return {code(given)}"
    else:
        body = f"{wanted} = {code(given)}"
    return f"from fractions import Fraction\n\n{body}"


def handed_in(release: dict[str, Any], solutions: dict[str, str], how: str, random: Random) -> dict[str, Any]:
    """A released notebook as somebody hands it in: 'solved', 'unanswered', 'mistakes', 'locked' or 'made up'."""
    notebook = json.loads(json.dumps(release))
    checks = {
        found[0]: "".join(c["source"]) for c in notebook["cells"] if (found := ASKED.findall("".join(c["source"])))
    }
    for cell in notebook["cells"]:
        grade_id = cell["metadata"].get("nbgrader", {}).get("grade_id", "")
        if how == "locked" and grade_id in checks:
            cell["source"] = "1.0"
        if not grade_id.endswith("-answer"):
            continue
        task = task_of(grade_id.removesuffix("-answer"))
        slips = [answer_cell(task, checks[task.id], of(task, slip)) for slip in task.slips]
        junk = [answer_cell(task, checks[task.id], given) for given in ("many", None, -1, [])]
        match how:
            case "solved":
                cell["source"] = solutions[grade_id]
            case "mistakes":
                cell["source"] = random.choice(slips or junk)
            case "made up":
                pick = random.choice([[solutions[grade_id]], slips, junk, [cell["source"]], ["1 / 0"]])
                cell["source"] = random.choice(pick or [solutions[grade_id]])
    return notebook


def ours(notebook: Path) -> dict[str, float]:
    """What `uw.check` gives each exercise of a notebook; 0 where its cell does not come to it."""
    run = Run()
    for source in sources(notebook):
        try:
            run.cell(source)
        except Exception:
            continue
    return {task.id: float(run.marks.get(task.id, 0)) for task in tasks_of(notebook) if task.kind != "words"}


@pytest.mark.soak
@pytest.mark.parametrize("path", COUNTS, ids=lambda path: path.stem)
def test_nbgrader_gives_what_check_gives(path: Path, nbgrader: Path, tmp_path: Path) -> None:
    name = path.stem
    assert main([str(FOLDER), str(tmp_path)]) == 0
    ran(nbgrader, tmp_path, str(nbgrader / "nbgrader"), "generate_assignment", name)
    release = json.loads(tmp_path.joinpath("release", name, path.name).read_text("utf-8"))
    assert "SOLUTION" not in json.dumps(release)
    assert "NotImplementedError" not in json.dumps(release)
    assert not any({"teacher", "answer"} & set(tags(cell)) for cell in release["cells"])
    made = json.loads(tmp_path.joinpath("source", name, path.name).read_text("utf-8"))
    solutions = {
        found["grade_id"]: "".join(cell["source"])
        for cell in made["cells"]
        if (found := cell["metadata"].get("nbgrader"))
    }
    random = Random(name)
    ways = {who: who for who in ("solved", "unanswered", "mistakes", "locked")}
    ways |= {f"student{at}": "made up" for at in range(MADE_UP)}
    marks = {}
    for who, how in ways.items():
        file = tmp_path.joinpath("submitted", who, name, path.name)
        file.parent.mkdir(parents=True)
        file.write_text(json.dumps(handed_in(release, solutions, how, random)), "utf-8")
        marks[who] = ours(file)
    marks["locked"] = dict.fromkeys(marks["unanswered"], 0.0)  # a changed check is put back
    ran(nbgrader, tmp_path, str(nbgrader / "nbgrader"), "autograde", name)
    script = tmp_path / "scores.py"
    script.write_text(SCORES, "utf-8")
    database = f"sqlite:///{tmp_path / 'gradebook.db'}"
    theirs = json.loads(ran(nbgrader, tmp_path, str(nbgrader / "python"), str(script), database, name))
    assert theirs.keys() == marks.keys()
    for who, graded in marks.items():
        found = {id: score for id, score in theirs[who].items() if not id.endswith("-answer")}
        assert found == pytest.approx(graded), who
    assert set(marks["solved"].values()) == {1.0}
    assert set(marks["unanswered"].values()) == {0.0}
    assert marks["solved"] == {task.id: expected(task) for task in tasks_of(path) if task.kind != "words"}
    assert len({sum(graded.values()) for graded in marks.values()}) > 3
