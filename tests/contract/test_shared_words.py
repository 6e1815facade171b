"""Shared code knows no game by name, nor its units, its words and its questions: it gets them from the kit."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import uncle_widgets
from uncle_widgets.games import GAMES

HOME = Path(uncle_widgets.__file__).parent
PLANNED = {"mr_t", "say_uncle", "thrush", "Mr. T", "THRUSH"}
"""Games that are to come."""
PHRASES = {"UNCLE", "Draw Two", "Draw Four", "net chips"}
"""Things and acts that belong to one game."""
ALLOWED = {
    "chips": "a picture that any game's counters may have (Count.art, Tray), and a row of small buttons",
    "cards": "what most games are played with",
}


def shared() -> list[Path]:
    """What all games share: every file that is served or run, but for the games' own folders."""
    own = [HOME / "games" / game for game in GAMES]
    kinds = ("*.py", "*.ts", "*.tsx", "*.css", "*.html", "*.j2", "*.tpl")
    files = [path for kind in kinds for path in HOME.rglob(kind) if path.parent.name != "built"]
    lists_the_games = HOME / "games" / "__init__.py"
    return sorted(
        path
        for path in files
        if path != lists_the_games and not any(path.is_relative_to(folder) for folder in own)
    )


def words() -> set[str]:
    """What no shared file may say: of each kit its id, title, questions, unit and phrases."""
    found = PLANNED | PHRASES
    for kit in GAMES.values():
        found |= {kit.id, kit.title, kit.tagline, *kit.questions}
        found |= {value for value in vars(kit.terms).values() if value}
        if kit.advice and kit.advice.exact:
            found |= {kit.advice.scale.unit, kit.advice.scale.words}
    return found - ALLOWED.keys()


def said(path: Path) -> str:
    """The file without its comments and docstrings, which may give examples, and without our own name."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        text = "\n".join(ast.unparse(_bare(ast.parse(text))).splitlines())
    else:
        text = re.sub(r"/\*.*?\*/|^\s*//[^\n]*$|<!--.*?-->", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"uncle[_-]widgets", "", text)


def _bare(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        body: list[Any] = getattr(node, "body", []) if not isinstance(node, (ast.Lambda, ast.IfExp)) else []
        for at, statement in enumerate(body):
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                body[at] = ast.Pass()
    return tree


def test_shared_code_speaks_of_no_game() -> None:
    forbidden = re.compile(r"(?<!\w)(?:{})(?!\w)".format("|".join(map(re.escape, sorted(words(), key=len)[::-1]))))
    assert len(shared()) > 100
    found = {
        str(path.relative_to(HOME)): [text[max(match.start() - 30, 0) : match.end() + 30] for match in matches]
        for path in shared()
        for text in [said(path)]
        if (matches := [*forbidden.finditer(text)])
    }
    assert not found, f"Shared code says {found}"


def test_the_test_finds_a_word(tmp_path: Path) -> None:
    path = tmp_path / "shared.py"
    path.write_text('"""An example: uncle seats=2."""\nUNIT = "net chips"  # chips\n', "utf-8")
    assert "chips" in said(path)
    assert "seats=2" not in said(path)
    served = tmp_path / "shared.ts"
    served.write_text('// uncle\nconst id = "U-L2"; /* chips */\n', "utf-8")
    assert "U-L2" in said(served)
    assert "chips" not in said(served)
