"""The classroom notebooks, run from top to bottom: unanswered, solved, and with every slip.

Each runs here cell by cell without a kernel, which takes a second; nbval runs the students' editions in kernels
in `make test`, and both editions run in kernels in `make soak`, with their marks read from what a cell shows.
"""

import ast
import json
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

import uncle_widgets as uw
from tests.school.answers import of, typed
from uncle_widgets.school.editions import ASKED
from uncle_widgets.school.mark import Mark
from uncle_widgets.school.tasks import Task, task_of, tasks
from uncle_widgets.widgets.school.book import Book
from uncle_widgets.widgets.school.exercise import ExerciseBox

FOLDER = Path(__file__).parents[2] / "notebooks" / "classroom"
STUDENTS = sorted(FOLDER.glob("*.ipynb"))
students = pytest.mark.parametrize("path", STUDENTS, ids=lambda path: path.stem)
teachers = pytest.mark.parametrize(
    "path", [FOLDER / "teacher" / path.name for path in STUDENTS], ids=lambda path: path.stem
)
WHOLE = "from uncle_widgets.widgets.school.book import BOOK\nfloat(BOOK.mark)"
"""The cell that shows the mark of a whole notebook."""
LONGEST = 2.0
"""Seconds that a cell may take."""


def tasks_of(path: Path) -> list[Task]:
    game, _, which = path.stem.rpartition("_")
    return list(tasks(uw.GAMES[game], f"{game}-{which}"))


def sources(path: Path) -> list[str]:
    cells = json.loads(path.read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def expected(task: Task) -> float:
    """The mark of a solved exercise: a sentence is left to the teacher."""
    return 0 if task.kind == "words" else 1


@dataclass
class Run:
    """A notebook that is run in this process: its names, and the values that its cells end with."""

    names: dict[str, Any] = field(default_factory=dict)
    marks: dict[str, Mark] = field(default_factory=dict)

    def cell(self, source: str) -> Any:
        tree = ast.parse(source)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "<cell>", "exec"), self.names)
        if last is None:
            return None
        assert isinstance(last, ast.Expr)
        value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), self.names)
        if isinstance(value, Mark):
            self.marks[ASKED.findall(source)[-1]] = value
        return value


@pytest.fixture(autouse=True)
def book(monkeypatch: pytest.MonkeyPatch) -> Book:
    """Each test is a kernel of its own: nothing is answered yet."""
    made = Book()
    modules = [
        import_module(f"uncle_widgets.widgets.{name}")
        for name in ("school.book", "school.exercise", "school.marks", "rooms.position")
    ]
    for module in modules:  # all are there before one is changed: else another would keep what it imports
        monkeypatch.setattr(module, "BOOK", made)
    return made


@students
def test_unanswered_a_notebook_runs_to_its_end_and_marks_0(
    path: Path, book: Book, capfd: pytest.CaptureFixture[str]
) -> None:
    run = Run()
    for source in sources(path):
        run.cell(source)
    if path.stem.endswith("count"):
        assert run.marks == {task.id: 0 for task in tasks_of(path)}
        assert {mark.words for mark in run.marks.values()} <= {"Not answered yet."}
    assert book.mark == 0
    assert book.mark.words.startswith("0 of ")
    assert capfd.readouterr().err == ""


@pytest.mark.sample
@teachers
def test_solved_a_notebook_marks_1_but_for_sentences(
    path: Path, book: Book, capfd: pytest.CaptureFixture[str]
) -> None:
    run = Run()
    for source in sources(path):
        value = run.cell(source)
        if isinstance(value, ExerciseBox):
            task = task_of(ASKED.findall(source)[-1])
            run.marks[task.id] = value.check(typed(task))
    assert run.marks == {task.id: expected(task) for task in tasks_of(path)}
    assert book.mark == 1
    assert capfd.readouterr().err == ""


@pytest.mark.sample
@teachers
def test_each_slip_gives_its_name_and_worth_through_the_notebook(path: Path, book: Book) -> None:
    run, seen = Run(), 0
    for source in sources(path):
        value = run.cell(source)
        for id in ASKED.findall(source):
            task = task_of(id)
            before = dict(run.names)
            for slip in task.slips:
                if isinstance(value, ExerciseBox):
                    mark = value.check(str(of(task, slip)))
                else:
                    put(run.names, source, of(task, slip))
                    mark = run.cell(source)
                assert (mark.name, mark) == (slip.name, float(slip.worth)), slip.value
                assert book.marks[id] == mark
                seen += 1
            run.names = before
    assert seen == sum(len(task.slips) for task in tasks_of(path)) > 10


@teachers
def test_a_name_that_is_checked_is_not_written_again(path: Path) -> None:
    """Otter looks at the names as they stand at the end of a notebook."""
    checked: dict[str, str] = {}
    for source in sources(path):
        nodes = list(ast.walk(ast.parse(source)))
        written = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        written |= {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
        assert not checked.keys() & written, {name: checked[name] for name in checked.keys() & written}
        if source.startswith("uw.check("):
            used = {node.id for node in nodes if isinstance(node, ast.Name)} - {"uw"}
            checked |= dict.fromkeys(used, ASKED.findall(source)[0])


def put(names: dict[str, Any], source: str, given: Any) -> None:
    """Make a cell that ends with uw.check(id, answer) check `given`, by the names that it uses."""
    last = ast.parse(source).body[-1]
    assert isinstance(last, ast.Expr)
    assert isinstance(last.value, ast.Call)
    answer = last.value.args[1]
    if isinstance(answer, ast.Call):
        assert isinstance(answer.func, ast.Name)
        names[answer.func.id] = lambda *args: given
    else:
        exec(f"{ast.unparse(answer)} = given", names | {"given": given}, found := {})
        names.update(found)


PATIENT: dict[str, Any] = {
    "kernel_name": "python3", "timeout": 60, "iopub_timeout": 60, "raise_on_iopub_timeout": True
}  # fmt: skip
"""Without the last two, what has not come four seconds after a cell's answer is left out."""


def in_a_kernel(path: Path, solve: bool = False) -> tuple[dict[str, float], str]:
    """The marks by exercise as the cells of a notebook show them, and what it wrote to stderr."""
    notebook = nbformat.read(path, as_version=4)
    cells = []
    for cell in notebook.cells:
        cells.append(cell)
        if solve and cell.cell_type == "code" and "uw.exercise(" in cell.source:
            (id,) = ASKED.findall(cell.source)
            cells.append(nbformat.v4.new_code_cell(f'_.check({typed(task_of(id))!r})  # "{id}"'))
    cells.append(nbformat.v4.new_code_cell(WHOLE))
    notebook.cells = cells
    times: dict[int, float] = {}
    NotebookClient(
        notebook,
        **PATIENT,
        on_cell_execute=lambda cell, cell_index: times.__setitem__(cell_index, -perf_counter()),
        on_cell_executed=lambda cell, cell_index, execute_reply: times.__setitem__(
            cell_index, times[cell_index] + perf_counter()
        ),
    ).execute()
    first = next(at for at, cell in enumerate(cells) if cell.cell_type == "code")  # imports
    slow = {at: seconds for at, seconds in times.items() if at != first and seconds > LONGEST}
    assert not slow, slow
    marks, errors = {}, ""
    for cell in cells:
        for output in cell.get("outputs", ()):
            errors += output.text if output.output_type == "stream" and output.name == "stderr" else ""
            if output.output_type == "execute_result" and ".check(" in cell.source:
                marks[cell.source.split('"')[1]] = float(output.data["text/plain"])
    marks["whole"] = float(cells[-1].outputs[0].data["text/plain"])
    return marks, errors


LARGEST = 1_000_000
"""Bytes of a notebook that is saved with its widgets; and of one without, as `make classroom` writes it."""
FIRST = "thrush_predict"


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=() if path.stem == FIRST else pytest.mark.soak, id=path.stem) for path in STUDENTS],
)
def test_a_notebook_is_small_when_it_is_saved_with_its_widgets(path: Path) -> None:
    """The board game's, whose positions are largest, in `make test`."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, **PATIENT, store_widget_state=True).execute()
    assert notebook.metadata["widgets"]
    assert len(nbformat.writes(notebook).encode()) < LARGEST
    assert len(path.read_bytes()) < 150_000


@pytest.mark.soak
@students
def test_in_a_kernel_an_unanswered_notebook_shows_marks_of_0(path: Path) -> None:
    marks, errors = in_a_kernel(path)
    here = tasks_of(path) if path.stem.endswith("count") else []
    assert marks == {**{task.id: 0 for task in here}, "whole": 0}
    assert errors == ""


@pytest.mark.soak
@teachers
def test_in_a_kernel_a_solved_notebook_shows_marks_of_1_but_for_sentences(path: Path) -> None:
    marks, errors = in_a_kernel(path, solve=True)
    assert marks == {**{task.id: expected(task) for task in tasks_of(path)}, "whole": 1}
    assert errors == ""
