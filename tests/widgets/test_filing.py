"""A page or a sitting is written whole or not at all, refused before any work, and tells how far it is."""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets import filing
from uncle_widgets.asking.sitting import Sitting
from uncle_widgets.engine.match import Match
from uncle_widgets.widgets.saved import export

pytestmark = pytest.mark.usefixtures("wire")
MATCH = Match.new(uw.GAMES["uncle"].new(2))


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """From now on whoever runs this looks on."""
    out = Terminal()
    monkeypatch.setattr(sys, "stderr", out)
    return out


def pages(monkeypatch: pytest.MonkeyPatch, *pieces: Any) -> list[str]:
    """From now on a page is these pieces; what it has begun is in the list."""
    begun: list[str] = []

    def page_of(room: Any) -> Iterator[tuple[int, int]]:
        begun.append("begun")
        for piece in pieces:
            if isinstance(piece, Exception):
                raise piece
            yield piece
        return b"the page"

    monkeypatch.setattr(export, "page_of", page_of)
    return begun


CASES = (
    "no folder", "a file for a folder", "a folder for a file", "too long a name", "a sign that no name has",
    "no ending", "another ending",
)  # fmt: skip


def unwritable(tmp_path: Path) -> dict[str, tuple[Path, str]]:
    for name in ("taken.html", "taken.csv"):
        (tmp_path / name).mkdir()
    (tmp_path / "file").write_text("no folder")
    return {
        "no folder": (tmp_path / "gone" / "game.html", "a folder that is there"),
        "a file for a folder": (tmp_path / "file" / "game.html", "a folder that is there"),
        "a folder for a file": (tmp_path / "taken.html", "a file that may be written"),
        "too long a name": (tmp_path / f"{'g' * 300}.html", "a file that may be written"),
        "a sign that no name has": (tmp_path / "a\0.html", "a file that may be written"),
        "no ending": (tmp_path / "game", "a file name that ends in"),
        "another ending": (tmp_path / "game.pdf", "a file name that ends in"),
    }


@pytest.mark.parametrize("case", CASES)
def test_what_cannot_be_written_is_refused_before_anything_is_computed(
    case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, words = unwritable(tmp_path)[case]
    before = sorted(tmp_path.rglob("*"))
    begun = pages(monkeypatch, (1, 1))
    with pytest.raises(uw.Refusal, match=f"^Expected {words}"):
        uw.export_html(MATCH, path)
    assert begun == []
    assert sorted(tmp_path.rglob("*")) == before
    sitting = path.with_suffix(".csv") if path.suffix == ".html" else path
    with pytest.raises(uw.Refusal, match=f"^Expected {words}"):
        Sitting().save(str(sitting))


def test_where_nobody_may_write_the_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(self: Path) -> None:
        raise PermissionError

    begun = pages(monkeypatch, (1, 1))
    monkeypatch.setattr(Path, "touch", forbidden)
    with pytest.raises(uw.Refusal, match=r"^Expected a file that may be written, not "):
        uw.export_html(MATCH, tmp_path / "game.html")
    monkeypatch.undo()
    begun += pages(monkeypatch, (1, 1))
    file = tmp_path / "game.html"
    file.write_text("read it, do not write it")
    monkeypatch.setattr(filing.os, "access", lambda path, mode: False)
    with pytest.raises(uw.Refusal, match=r"^Expected a file that may be written, not "):
        uw.export_html(MATCH, file)
    assert begun == []
    assert file.read_text() == "read it, do not write it"


def test_a_page_that_fails_half_way_leaves_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.html"
    file.write_text("the one before")
    pages(monkeypatch, (1, 2), KeyError("planted"))
    with pytest.raises(KeyError):
        uw.export_html(MATCH, file)
    assert [(path, path.read_text()) for path in tmp_path.iterdir()] == [(file, "the one before")]


def test_a_disk_that_is_full_leaves_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, data: bytes) -> int:
        self.touch()
        raise OSError(28, "No space left on device")

    file = tmp_path / "game.html"
    file.write_text("the one before")
    pages(monkeypatch, (1, 1))
    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        uw.export_html(MATCH, file)
    assert [(path, path.read_text()) for path in tmp_path.iterdir()] == [(file, "the one before")]


def test_a_page_is_put_in_the_place_of_the_one_before_and_through_a_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, link = tmp_path / "game.html", tmp_path / "latest.html"
    file.write_text("the one before")
    link.symlink_to(file)
    pages(monkeypatch, (1, 1))
    assert uw.export_html(MATCH, link) == link
    assert file.read_text() == "the page"
    assert link.is_symlink()
    assert sorted(tmp_path.iterdir()) == [file, link]


def test_a_terminal_shows_a_line_that_grows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = terminal(monkeypatch)
    pages(monkeypatch, (0, 0), *((k, 400) for k in range(1, 401)))
    uw.export_html(MATCH, tmp_path / "game.html")
    first, *lines = shown.getvalue().split("\r")
    assert first == ""
    assert lines[0].startswith("game.html [" + "." * 30 + "]   0 %")
    assert lines[-1].startswith("game.html [" + "#" * 30 + "] 100 %")
    assert lines[-1].endswith("\n")
    assert len(lines) == 101
    assert len({len(line.rstrip("\n")) for line in lines}) == 1  # each covers the one before
    assert max(map(len, lines)) < 80


def test_a_page_that_fails_leaves_the_terminal_on_a_line_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = terminal(monkeypatch)
    pages(monkeypatch, (1, 2), KeyError("planted"))
    with pytest.raises(KeyError):
        uw.export_html(MATCH, tmp_path / "game.html")
    assert shown.getvalue().endswith("\n")


def test_nothing_is_shown_where_none_is_asked_for_or_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def cell(**given: Any) -> None:
        uw.export_html(MATCH, tmp_path / "game.html", **given)

    shown = terminal(monkeypatch)
    pages(monkeypatch, (1, 2), (2, 2))
    uw.export_html(MATCH, tmp_path / "game.html", progress=None)
    asyncio.run(cell(progress=None))
    told: list[tuple[int, int]] = []
    asyncio.run(cell(progress=lambda *so_far: told.append(so_far)))
    assert shown.getvalue() == ""
    assert told == [(1, 2), (2, 2)]
    monkeypatch.setattr(sys, "stderr", sent := io.StringIO())  # as to a file
    uw.export_html(MATCH, tmp_path / "game.html")
    assert sent.getvalue() == ""
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("progress", ["line", 5, True])
def test_what_is_no_progress_is_refused(progress: Any, tmp_path: Path) -> None:
    with pytest.raises(uw.Refusal, match=r"^Expected progress to be 'bar', a function or None"):
        uw.export_html(MATCH, tmp_path / "game.html", progress=progress)


SAVED = {
    "sheet": (lambda: uw.sheet("uncle"), "x.html"),
    "quiz": (lambda: uw.quiz("uncle", lesson=1), "x.gift"),
    "picture": (lambda: uw.picture(MATCH), "x.svg"),
}
"""What a teacher saves: how it is made, and a name that it takes."""


@pytest.mark.parametrize("what", SAVED)
def test_what_a_teacher_saves_is_refused_where_it_cannot_be_and_whole_where_it_can(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, name = SAVED[what]
    one = made()
    with pytest.raises(uw.Refusal, match="Expected a folder that is there"):
        one.save(tmp_path / "missing" / name)
    with pytest.raises(uw.Refusal, match="Expected a file name that ends in"):
        one.save(str(tmp_path / "x.pdf"))
    assert one.save(str(tmp_path / name)) == tmp_path / name
    before = (tmp_path / name).read_bytes()
    assert before
    monkeypatch.setattr(Path, "replace", broken)
    with pytest.raises(OSError, match="no room"):
        one.save(tmp_path / name)
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [before]


def broken(*_: Any) -> None:
    raise OSError("no room")
