"""What the cells of a notebook leave to be read where nothing runs: words and pictures, and no live view.

The cells run in a process of their own, so that nothing of one notebook is told in another.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from typing import Any

from uncle_widgets.refusal import Refusal

READ = ("text/html", "text/latex", "text/plain")


def outputs(sources: Sequence[str]) -> list[dict[str, str]]:
    """For each cell, run from the first on, what its last line shows by type of text; {} where it shows nothing.

    A Refusal for a cell that does not run.
    """
    command = [sys.executable, "-m", "uncle_widgets.school.outputs"]
    done = subprocess.run(command, input=json.dumps(sources), capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        said = done.stderr.strip().splitlines()[-1:]
        raise Refusal(f"Expected cells that run, not one that ends with {' '.join(said)!r}.")
    found: list[dict[str, str]] = json.loads(done.stdout)
    return found


def _run(sources: Sequence[str]) -> list[dict[str, str]]:
    names: dict[str, Any] = {}
    found = []
    for source in sources:
        tree = ast.parse(source)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "<cell>", "exec"), names)
        value = None
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
        found.append({} if value is None else _read(value))
    return found


def _read(value: Any) -> dict[str, str]:
    made = value._repr_mimebundle_() if hasattr(value, "_repr_mimebundle_") else {"text/plain": repr(value)}
    data = made[0] if isinstance(made, tuple) else made
    return {kind: data[kind] for kind in READ if kind in data}


if __name__ == "__main__":
    with redirect_stdout(sys.stderr):
        told = json.dumps(_run(json.load(sys.stdin)))
    print(told)
