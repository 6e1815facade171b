"""The README and the pages of `docs/` say only what is true: their code runs, page by page."""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import uncle_widgets as uw

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = [
    *(README, *sorted((ROOT / "docs").glob("*.md"))),
    *sorted((ROOT / "uncle_widgets" / "games").glob("*/notation.md")),  # sections of the page of records
]
FENCED = re.compile(r"^( *)```python\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def blocks(page: Path) -> Iterator[tuple[int, str]]:
    """Each block of Python on a page, and how many lines stand before it."""
    text = page.read_text("utf-8")
    for found in FENCED.finditer(text):
        indent, code = found.groups()
        yield text[: found.start(2)].count("\n"), re.sub(f"^{indent}", "", code, flags=re.MULTILINE)


def run(page: Path) -> None:
    """The code of a page from its top to its end; where it shows what comes of it, that must come."""
    known: dict[str, Any] = {"uw": uw} if page.name == "notation.md" else {}
    for line, code in blocks(page):
        if ">>> " in code:
            examples = doctest.DocTestParser().get_doctest(code, known, page.name, str(page), line)
            examples.globs = known
            doctest.DebugRunner(optionflags=doctest.ELLIPSIS).run(examples, clear_globs=False)
        else:
            exec(compile("\n" * line + code, page, "exec"), known)


@pytest.fixture(autouse=True)
def own_games() -> Iterator[None]:
    """A game that a page adds is gone after it."""
    before = set(uw.GAMES)
    yield
    for added in set(uw.GAMES) - before:
        del uw.GAMES[added]


@pytest.mark.sample
@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_code_on_a_page_runs_and_gives_what_it_says(page: Path) -> None:
    run(page)


def test_there_is_code_to_run_and_it_can_fail(tmp_path: Path) -> None:
    with_code = [page for page in PAGES if list(blocks(page))]
    assert {README, ROOT / "docs" / "records.md", ROOT / "docs" / "adding_a_game.md"} <= {*with_code}
    page = tmp_path / "page.md"
    page.write_text("```python\nx = 1\n```\nthen\n```python\n>>> x + 1\n3\n\n```\n", "utf-8")
    with pytest.raises(doctest.DocTestFailure):
        run(page)


@pytest.mark.full
def test_cells_to_try_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # one of them writes a file
    page = ROOT / "docs" / "cells.md"
    cells = re.findall(r"^\| `(uw\..*?)` \|", page.read_text("utf-8"), flags=re.MULTILINE)
    assert len(cells) >= 15
    for cell in cells:
        for call in cell.split("`; `"):
            assert eval(call, {"uw": uw}) is not None, call


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_pictures_on_a_page_exist(page: Path) -> None:
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", page.read_text("utf-8"))
    assert pictures or page != README
    for picture in pictures:
        assert (page.parent / picture).is_file(), picture
