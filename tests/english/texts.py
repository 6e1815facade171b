"""All that people read, text by text, by where it stands: games, documentation, teachers' pages, the interface."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.contract.spoken import spoken
from uncle_widgets.games import GAMES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "uncle_widgets"
WORDS = 3
"""A text of fewer words is a label, whose neighbours it cannot be read without."""
FILLED = "…"
"""Stands for a name or a number that a program fills in."""
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
OWN = [("games", game) for game in GAMES]
CODE = re.compile(r"[{}<>=_\\]|https?:|^[A-Z]+ |^M\d|: see `|^… [a-z]+$|'' for nothing")
"""What no page shows: code, paths of a drawing, help for programmers."""
KEY = re.compile(r"^\*\*Key\*\*.*exit \*\*[^*]+\*\*\.?", re.MULTILINE)
"""A teacher's key, which every page shows as a table."""
SENTENCE = re.compile(r"(?:(?<=[.?!])(?<!\bM[rR]\.)|(?<=[.?!][\"'*)”]))\s+(?=[\"'*(`\[]*[A-Z0-9])")


class Text(NamedTuple):
    """A text, and where it stands."""

    text: str
    where: str


def enough(text: str) -> bool:
    """Whether it has words enough to be read by itself."""
    return len(re.findall(r"[A-Za-z']{2,}|\bI\b|\ba\b", text)) >= WORDS


def game_texts(game: str, positions: int, seed: object) -> Iterator[Text]:
    """What a game says in all lessons and so many positions, each text once."""
    seen = set()
    for by, text, _ in spoken(GAMES[game], positions, seed):
        if enough(text) and text not in seen:
            seen.add(text)
            yield Text(text, f"{game}: {by}")
    kit = GAMES[game]
    for clause, text in kit.rules:
        yield Text(text, f"{game}: {clause}")


def prose(markdown: str) -> Iterator[str]:
    """The sentences of Markdown: no code, no tables' rules, no links' targets."""
    text = re.sub(KEY, "", markdown)
    text = re.sub(r"```.*?```|^~~~.*?^~~~|<!--.*?-->|^---$.*?^---$", "", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    blocks = re.split(r"\n\s*\n|\n(?=[#|>*+-] ?)|\n(?=\d+\. )|(?<=\S) \| (?=\S)", text)
    for block in blocks:
        line = re.sub(r"\s+", " ", re.sub(r"^(?:[#>+|\s-]|\*(?!\*))+|[|\s]+$", "", block)).strip()
        line = re.sub(r"(?<=\w )\*\*([^*]+)\*\*", r"“\1”", line)  # a button's name, in bold on the page
        line = re.sub(r"\*\*|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)|\{[a-z]+\}(?=`)", "", line)
        yield from (one for one in SENTENCE.split(line) if enough(one))


def docs_texts() -> Iterator[Text]:
    """The README, the documentation and the changelog."""
    for path in [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]:
        yield from (Text(one, path.name) for one in prose(path.read_text("utf-8")))


def teacher_texts() -> Iterator[Text]:
    """Teachers' pages, and what the teacher's editions of the notebooks say."""
    for path in sorted(PACKAGE.glob("games/*/teacher.md")):
        yield from (Text(one, f"{path.parent.name}: {path.name}") for one in prose(path.read_text("utf-8")))
    for path in sorted((ROOT / "notebooks" / "classroom" / "teacher").glob("*.ipynb")):
        for cell in json.loads(path.read_text("utf-8"))["cells"]:
            if cell["cell_type"] == "markdown":
                yield from (Text(one, path.name) for one in prose("".join(cell["source"])))


def interface_texts() -> Iterator[Text]:
    """Literals that begin like a sentence or a label, in what is served and in what refuses, outside the games."""
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in (".ts", ".tsx") and "built" not in path.parts:
            found = _literals_of_script(path.read_text("utf-8"))
        elif path.suffix == ".py" and path.relative_to(PACKAGE).parts[:2] not in OWN:
            found = _literals_of_python(path.read_text("utf-8"))
        else:
            continue
        for text in found:
            if enough(text) and re.match(r"[A-Z“\"…]", text) and not re.search(CODE, text):
                yield Text(text, str(path.relative_to(PACKAGE)))


def _literals_of_script(code: str) -> Iterator[str]:
    code = re.sub(r"/\*.*?\*/|^\s*//[^\n]*$|^import [^;]*;", "", code, flags=re.DOTALL | re.MULTILINE)
    for match in LITERAL.finditer(code):
        yield re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", FILLED, match[1] or match[2] or "")
    yield from (re.sub(r"\s+", " ", one).strip() for one in re.findall(r">([^<>{}=;]+)<", code))


def _literals_of_python(code: str) -> Iterator[str]:
    tree = ast.parse(code)
    quiet = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in quiet | inside:
                yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else FILLED for part in node.values)


def drawn(seed: object, games: int, docs: int, teachers: int, interface: int, positions: int = 60) -> list[Text]:
    """So many texts of each kind at random, the games' shared out among them."""
    rng, found = Random(f"{seed} english"), list[Text]()
    share = -(-games // len(GAMES))
    for game in GAMES:
        found += rng.sample([*game_texts(game, positions, seed)], share)
    del found[games:]
    for many, texts in ((docs, docs_texts()), (teachers, teacher_texts()), (interface, interface_texts())):
        found += rng.sample([*dict.fromkeys(texts)], many)
    return found
