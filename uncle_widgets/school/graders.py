"""The classroom notebooks for a grader: a course for nbgrader, test files for otter.

    python -m uncle_widgets.school.graders notebooks/classroom my_course

writes into the folder `my_course`, for every notebook with graded cells, `source/<name>/<name>.ipynb` with
solutions and without what is the teacher's alone; nbgrader takes out solutions and not cells by their tags. And
`nbgrader_config.py`, and `otter/<name>/tests/`, a file an exercise.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from uncle_widgets.refusal import Refusal
from uncle_widgets.school.editions import ASKED, for_students, text_of, written
from uncle_widgets.school.tasks import task_of

CONFIG = "nbgrader_config.py"
OTTER = """OK_FORMAT = False

from otter.test_files import test_case

import uncle_widgets as uw

name = "{id}"
points = {points}


@test_case(points={half})
def test_more_than_nothing({names}):
    mark = uw.check("{id}", {answer})
    assert mark > 0, mark.words


@test_case(points={half})
def test_right({names}):
    mark = uw.check("{id}", {answer})
    assert mark == 1, mark.words
"""
"""Two halves: otter gives all of a case or none of it."""


def source(teacher: Mapping[str, Any]) -> dict[str, Any]:
    """A teacher's edition as nbgrader takes it: solutions in, cells for the teacher's eyes out."""
    return {**teacher, "cells": for_students(teacher)}


def otter(teacher: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The name and the text of a test file for each graded cell that checks an answer."""
    for cell in teacher["cells"]:
        text = text_of(cell)
        if cell["metadata"].get("nbgrader", {}).get("grade") and (found := ASKED.search(text)):
            task = task_of(found[1])
            last = ast.parse(text).body[-1]
            assert isinstance(last, ast.Expr)
            assert isinstance(last.value, ast.Call)
            answer = last.value.args[1]
            names = dict.fromkeys(node.id for node in ast.walk(answer) if isinstance(node, ast.Name))
            yield (
                f"{task.id}.py",
                OTTER.format(
                    id=task.id,
                    points=task.points,
                    half=task.points / 2,
                    names=", ".join(names),
                    answer=ast.unparse(answer),
                ),
            )


def course(folder: Path) -> dict[Path, str]:
    """The files of a course out of a folder of classroom notebooks, by their paths in the course."""
    texts = {}
    for path in sorted(folder.joinpath("teacher").glob("*.ipynb")):
        teacher = json.loads(path.read_text("utf-8"))
        if not any("nbgrader" in cell["metadata"] for cell in teacher["cells"]):
            continue
        texts[Path("source", path.stem, path.name)] = written(source(teacher))
        for name, text in otter(teacher):
            texts[Path("otter", path.stem, "tests", name)] = text
    if not texts:
        raise Refusal(f"Expected a folder with graded notebooks in teacher/, not {folder}.")
    texts[Path(CONFIG)] = folder.joinpath(CONFIG).read_text("utf-8")
    return texts


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        wanted = "python -m uncle_widgets.school.graders notebooks/classroom my_course"
        print(f"Expected the folder of the notebooks and one to write: {wanted}", file=sys.stderr)
        return 2
    try:
        texts = course(Path(arguments[0]))
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 1
    for path, text in texts.items():
        file = Path(arguments[1], path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    print(f"{len(texts)} files in {arguments[1]}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
