"""The mutants of a game: cosmic-ray makes them; which are tried is drawn from a seed.

A place is one sign in the code that can be changed: an operator, a number, a condition. A place is drawn and then one
of its mutants, so that a plus, which can become any of eleven operators, counts no more than a condition.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import parso
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Example, Operator
from cosmic_ray.operators.provider import OperatorProvider

ROOT = Path(__file__).parents[2]
GAMES = Path("uncle_widgets", "games")
ROOTS = ("rules", "odds", "belief", "batch")
"""What is mutated of a game: these, and whatever of the same folder they are made of,"""
WORDS = ("events", "options", "words", "position")
"""but not what is said, set or read."""
SEED = "1964"
IDENTITY = re.compile(r"_(Is|IsNot)$")
"""`is` in place of `==`: whether equal numbers are one object is Python's affair, not the game's."""
EQUAL_AFTER = (".nonzero()[", "strict=")
"""The 0 after the first may as well be -1: a row has one axis. What `strict` checks never happens."""
LEFT_OUT = {"VariableReplacer", "VariableInserter", "RemoveDecorator"}
"""The first two want names; without `@cache` a function gives the same, later."""


class DropGuard(Operator):
    """`if False:` in place of a condition: what it guards against is let through."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
        if node.type == "if_stmt":
            yield node.children[1].start_pos, node.children[1].end_pos

    def mutate(self, node: Any, index: int) -> Any:
        node.children[1] = parso.parse(" False")
        return node

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        return (Example("if x: raise", "if False: raise"),)


@dataclass(frozen=True, order=True)
class Mutant:
    """`line` of a module (from 1) changed: what it `was`, what it `becomes`, without indentation."""

    module: str
    line: int
    column: int
    operator: str
    occurrence: int
    was: str
    becomes: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line}  {self.was}  →  {self.becomes}"


@cache
def operators() -> dict[str, Operator]:
    made = OperatorProvider()
    names = [name for name in made if name not in LEFT_OUT and not IDENTITY.search(name)]
    return {"DropGuard": DropGuard()} | {name: made[name]() for name in names}


def modules(game: str, root: Path = ROOT) -> list[Path]:
    """Its rules, odds, belief and batch, with the rooms of its own folder that they import."""
    folder = root / GAMES / game
    found: set[Path] = set()
    todo = [folder / f"{name}.py" for name in ROOTS]
    while todo:
        path = todo.pop()
        if path in found or path.stem in WORDS or not path.is_file():
            continue
        if path.name != "__init__.py" or path.parent != folder:
            found.add(path)
        for module in imported(path.read_text("utf-8")):
            *parents, last = module.split(".")
            if parents[:3] == ["uncle_widgets", "games", game] or module == f"uncle_widgets.games.{game}":
                inside = folder.joinpath(*parents[3:], last)
                todo += [inside.with_suffix(".py"), inside / "__init__.py"]
    return sorted(found)


def imported(source: str) -> Iterator[str]:
    """What a module imports, by whole names; of `from x import y` both x and x.y."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def places(source: str) -> dict[tuple[int, int], list[tuple[str, int]]]:
    """(line, column) with (operator, its how manieth place in the module), counted as cosmic-ray counts them."""
    found: dict[tuple[int, int], list[tuple[str, int]]] = defaultdict(list)
    counts = dict.fromkeys(operators(), 0)
    for node in ast_nodes(get_ast(source)):
        for name, operator in operators().items():
            for start, _ in operator.mutation_positions(node):
                found[start].append((name, counts[name]))
                counts[name] += 1
    return found


def unread(source: str) -> set[tuple[int, int]]:
    """Lines and columns that never run: annotations and the names of types, which mypy holds; and decorators."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        held = list[ast.expr | None]()
        match node:
            case ast.FunctionDef():
                held = [node.returns, *node.decorator_list]
            case ast.ClassDef():
                held = [*node.decorator_list]
            case ast.arg():
                held = [node.annotation]
            case ast.AnnAssign():
                held = [node.annotation]
                if isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias":
                    held.append(node.value)
        for part in filter(None, held):
            for line in range(part.lineno, (part.end_lineno or 0) + 1):
                first = part.col_offset if line == part.lineno else 0
                last = (part.end_col_offset or 0) if line == part.end_lineno else 500
                found |= {(line, column) for column in range(first, last)}
    return found


def mutants(path: Path, root: Path = ROOT) -> Iterator[list[Mutant]]:
    """The mutants of a module, place by place."""
    source = path.read_text("utf-8")
    lines, never = source.splitlines(), unread(source)
    module = str(path.relative_to(root / GAMES))
    for (line, column), here in sorted(places(source).items()):
        if (line, column) not in never and not lines[line - 1][:column].endswith(EQUAL_AFTER):
            yield [Mutant(module, line, column, *one, lines[line - 1].strip(), "") for one in here]


def sample(game: str, n: int, seed: str = SEED, root: Path = ROOT) -> list[Mutant]:
    """So many of a game's mutants, each at a place of its own; fewer where there are fewer places.

    Places are drawn by the digest of what stands there, so that a change elsewhere leaves the others drawn.
    """
    drawn: list[tuple[str, list[Mutant]]] = []
    seen: dict[str, int] = defaultdict(int)
    for path in modules(game, root):
        for here in mutants(path, root):
            one = here[0]
            sign = f"{seed} {one.module} {one.was} {one.column}"
            seen[sign] += 1
            drawn.append((digest(f"{sign} {seen[sign]}"), here))
    drawn.sort(key=lambda pair: pair[0])
    found: list[Mutant] = []
    for key, here in drawn:
        if len(found) == n:
            break
        # Two of a number are one more and one less: which of them comes first is drawn with it.
        for _, one in sorted((digest(f"{key} {k} {one.operator}"), one) for k, one in enumerate(here)):
            made = with_change(one, root)
            if made is not None:
                found.append(made)
                break
    return found


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def with_change(one: Mutant, root: Path = ROOT) -> Mutant | None:
    """The mutant with what its line becomes; None where that is no Python, or no change."""
    source = (root / GAMES / one.module).read_text("utf-8")
    text = mutated(one, root)
    try:
        if ast.dump(ast.parse(text)) == ast.dump(ast.parse(source)):
            return None
    except SyntaxError:
        return None
    # A change may join or break lines: the line from its beginning to as far from the end as before.
    was, now = source.splitlines(), text.splitlines()
    last = len(now) - (len(was) - one.line)
    becomes = " ".join(line.strip() for line in now[one.line - 1 : last])
    return Mutant(one.module, one.line, one.column, one.operator, one.occurrence, one.was, becomes)


def mutated(one: Mutant, root: Path = ROOT) -> str:
    """The whole module with the change."""
    source = (root / GAMES / one.module).read_text("utf-8")
    text = mutate_code(source, operators()[one.operator], one.occurrence)
    assert text is not None, f"No such mutant any more: {one}"
    return str(text)
