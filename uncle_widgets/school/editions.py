"""The two editions of a classroom notebook: the teacher's is written, the student's comes from it.

    python -m uncle_widgets.school.editions notebooks/classroom

reads every notebook of the folder `teacher` there, writes what is asked above the cells that answer it, the
answers under its exercises and the lesson's teacher's page in front anew, and the student's edition beside the
folder: without cells tagged `teacher` or `answer`, without solutions and outputs. A notebook in which nothing is
graded by nbgrader shows widgets alone: its cells keep a picture and words of each, which a page that runs nothing
can show.
A teacher may change a notebook, or add one, and run this again.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

from uncle_widgets.games.plans import exercises, plan_of
from uncle_widgets.games.table import kit_of
from uncle_widgets.probability.show import amount
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.outputs import outputs
from uncle_widgets.school.tasks import Lapse, Task, task_of
from uncle_widgets.school.teaching import page_of

Cell = dict[str, Any]
CHECKED = re.compile(r'^uw\.check\("([\w-]+)"', re.MULTILINE)
ASKED = re.compile(r'^uw\.(?:exercise|check)\("([\w-]+)"', re.MULTILINE)
PLACED = re.compile(r'^uw\.position\("(\w+)", (?:lesson=)?(\d+), (?:at=)?(\(?[\d, ]+\)?)\)', re.MULTILINE)


def tags(cell: Cell) -> list[str]:
    found: list[str] = cell["metadata"].get("tags", [])
    return found


def without_solution(source: str) -> str:
    """A cell as a student gets it: what stands between BEGIN SOLUTION and END SOLUTION is gone.

    A function whose body was the solution has three dots in its place.
    """
    out: list[str] = []
    hidden = False
    for line in source.split("\n"):
        if "### BEGIN SOLUTION" in line:
            hidden = True
            if line[:1] == " ":
                out.append(f"{line[: len(line) - len(line.lstrip())]}...")
        elif "### END SOLUTION" in line:
            hidden = False
        elif not hidden:
            out.append(line)
    if hidden:
        raise Refusal("Expected ### END SOLUTION after ### BEGIN SOLUTION.")
    return "\n".join(out)


def student(teacher: Mapping[str, Any]) -> dict[str, Any]:
    """The student's edition of a notebook (plain JSON, as nbformat has it)."""
    cells = [{**cell, "source": without_solution(cell["source"])} for cell in for_students(teacher)]
    return {**teacher, "cells": cells}


def for_students(teacher: Mapping[str, Any]) -> list[Cell]:
    """The cells that are not for the teacher's eyes, without outputs; solutions are in them still."""
    bare: Cell = {"outputs": [], "execution_count": None}
    return [
        {**cell, "source": text_of(cell), **(bare if cell["cell_type"] == "code" else {})}
        for cell in teacher["cells"]
        if not {"teacher", "answer"} & set(tags(cell))
    ]


def pictured(notebook: Mapping[str, Any]) -> dict[str, Any]:
    """The notebook with what each code cell shows where nothing runs; as it is, if cells of it are graded."""
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    if any("nbgrader" in cell["metadata"] for cell in code):
        return dict(notebook)
    shown = outputs([text_of(cell) for cell in code])
    for at, (cell, data) in enumerate(zip(code, shown, strict=True), 1):
        result = {"output_type": "execute_result", "data": data, "metadata": {}, "execution_count": at}
        cell.update(execution_count=at, outputs=[result] if data else [])
    return dict(notebook)


def text_of(cell: Cell) -> str:
    source = cell["source"]
    return source if isinstance(source, str) else "".join(source)


def answered(teacher: Mapping[str, Any]) -> dict[str, Any]:
    """The teacher's edition with what is written from data: the teacher's page of the lesson of its first

    position, after the first cell, what is asked above each cell that answers it, and the answer under each
    exercise and position.
    """
    cells: list[Cell] = []
    page = _page(teacher)
    for cell in teacher["cells"]:
        if {"answer", "asked"} & set(tags(cell)):
            continue
        source = text_of(cell)
        if cell["cell_type"] == "code":
            for task in map(task_of, CHECKED.findall(source)):
                words = f"**{task.number}.** {task.ask}"
                cells.insert(_place(cells), _written(f"{task.id}-ask", "asked", words))
        cells.append({**cell, "source": source})
        if cell["cell_type"] == "code":
            cells += [_written(f"{name}-key", "answer", words) for name, words in _answers(source)]
        if page:
            cells.append(_written("teachers-page", "answer", page))
            page = ""
    return {**teacher, "cells": cells}


def _place(cells: list[Cell]) -> int:
    """Where a question belongs: above the last cell if that is to be filled in, else behind it."""
    return len(cells) - bool(cells and cells[-1]["metadata"].get("nbgrader", {}).get("solution"))


def _written(id: str, tag: str, words: str) -> Cell:
    """A cell that is written anew each time: `answer` for the teacher's eyes, `asked` for everybody's."""
    return {"cell_type": "markdown", "id": id, "metadata": {"tags": [tag]}, "source": words}


def _page(notebook: Mapping[str, Any]) -> str:
    """The teacher's page of the lesson that a notebook is about; empty where it shows no position."""
    text = "\n".join(text_of(cell) for cell in notebook["cells"] if cell["cell_type"] == "code")
    placed = PLACED.search(text)
    if placed is None:
        return ""
    page = page_of(kit_of(placed[1]), placed[2])
    return f"**The teacher's page.** {page.title}\n\n{page.markdown}"


def _answers(source: str) -> Iterator[tuple[str, str]]:
    """What a cell asks: a name for its answer, and the answer in words."""
    for id in ASKED.findall(source):
        yield id, key_of(task_of(id))
    for game, lesson, places in PLACED.findall(source):
        kit = kit_of(game)
        plan = plan_of(kit, lesson)
        made = exercises(kit, plan)
        for at in map(int, re.findall(r"\d+", places)):
            number, measure = made[at - 1].exact, made[at - 1].question.measure
            exact = f" ({number})" if number.denominator < 10_000 and number.denominator > 1 else ""
            words = f"**Lesson {lesson}, position {at}**: {amount(number, measure)}{exact}."
            yield f"{game}-{lesson}-{at}", words


def key_of(task: Task) -> str:
    """An exercise's answer in words, the values of a function, and a table of typical wrong answers."""
    lines = [f"**{task.id}**: {_answer(task)}"]
    if task.kind == "function":
        given = (f"| {', '.join(map(str, case.args))} | {case.value} |" for case in task.cases)
        lines += ["", "| Arguments | Value |", "| --- | --- |", *given]
    if task.slips:
        slips = (f"| {_value(task, slip)} | {slip.name} | {slip.worth or 0} |" for slip in task.slips)
        lines += ["", "| Wrong answer | Mistake | Points |", "| --- | --- | --- |", *slips]
    return "\n".join(lines)


def _answer(task: Task) -> str:
    match task.kind:
        case "guess":
            return "Accept any number, because guesses aren't marked."
        case "words":
            return "Mark this one yourself. Give 1 point for the reason and 1 for a number that supports it."
        case "function":
            return "The function must return these values."
        case "share":
            return (
                f"Accept a share within 4 standard errors of {_number(task.exact)}, "
                f"from at least {task.least:,} trials."
            )
        case "choice":
            return f"The answer is \N{LEFT DOUBLE QUOTATION MARK}{task.answer}\N{RIGHT DOUBLE QUOTATION MARK}."
        case "table":
            assert isinstance(task.answer, Mapping)
            return f"{_entries(task.answer)}."
    low, high = _short(task.exact - task.near), _short(task.exact + task.near)
    near = f"; accept {low} to {high}" if task.near else ""
    value = _short(task.exact) if task.kind == "number" else _number(task.exact)
    return f"{value}{f' {task.unit}' if task.unit else ''}{near}."


def _entries(table: Mapping[str, Any]) -> str:
    """A table of answers as code."""
    return f"`{{{', '.join(f'{name}: {value}' for name, value in table.items())}}}`"


def _number(value: Fraction) -> str:
    """A fraction with its decimals behind it, where it has any."""
    return str(value) if value.denominator == 1 else f"{value} ({_short(value)})"


def _short(value: Fraction) -> str:
    return f"{float(value):.6g}" if value.denominator == 1 else f"{float(value):.4g}"


def _value(task: Task, slip: Lapse) -> str:
    if task.kind == "function":
        return ", ".join(map(str, slip.values))
    if task.kind == "number" and isinstance(slip.value, Fraction):
        return _short(slip.value)
    if isinstance(slip.value, Mapping):
        return _entries(slip.value)
    return str(slip.value)


def written(notebook: Mapping[str, Any]) -> str:
    """A notebook as the text of its file."""
    return json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def editions(folder: Path) -> dict[Path, str]:
    """The files that belong into a folder of classroom notebooks, and their texts."""
    found = sorted(folder.joinpath("teacher").glob("*.ipynb"))
    if not found:
        raise Refusal(f"Expected a folder with notebooks in teacher/, not {folder}.")
    texts = {}
    for path in found:
        teacher = answered(json.loads(path.read_text("utf-8")))
        texts[path] = written(teacher)
        texts[folder / path.name] = written(pictured(student(teacher)))
    return texts


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("Expected one folder: python -m uncle_widgets.school.editions notebooks/classroom", file=sys.stderr)
        return 2
    try:
        for path, text in editions(Path(arguments[0])).items():
            path.write_text(text, "utf-8")
            print(path)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
