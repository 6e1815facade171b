"""Pages that need no kernel come first, and each is written when it is asked for."""

import gzip
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.visiting import Served, get, served
from uncle_widgets.games import GAMES
from uncle_widgets.server import files
from uncle_widgets.server.files import COMPLETE, Files, Progress, usual_folder
from uncle_widgets.site import served as site
from uncle_widgets.site.served import FIRST, Part

MARK = site.version()


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Path]]:
    """A server without any page yet, and the folder in which this version's are going to be."""
    home = tmp_path_factory.mktemp("there")
    pages = home / "pages"
    with served(home, {"index": "1", "uncle": "1"}, f"--Gallery.site={pages}") as running:
        yield running, pages / f"site-{MARK}"


def data(game: str, name: str) -> str:
    return site.file_of(Part("data", game, name), MARK)


def come(running: Served, path: str) -> str:
    """What a page's file holds, asked for until it is there."""
    status, headers, text = get(running.url, f"/site/{path}")
    while status == 202 or headers["Refresh"]:
        assert headers["Cache-Control"] == "no-store"
        status, headers, text = get(running.url, f"/site/{path}")
    assert status == 200, path
    return text


@pytest.mark.full
def test_thirty_visitors_of_a_fresh_server_have_first_questions_and_start_no_kernel(
    there: tuple[Served, Path],
) -> None:
    running, folder = there

    def visit(k: int) -> int:
        game, lesson = list(GAMES)[k % 2], f"lesson {1 + k % 3}{FIRST}"
        status, headers, _ = get(running.url, f"/{game}?uw=watch")
        assert (status, headers["Location"]) == (302, f"/site/{game}.html?uw=watch")
        for path in (f"{game}.html", data(game, f"watch{FIRST}"), data(game, lesson)):
            come(running, path)
        return len(running.kernels())

    with ThreadPoolExecutor(30) as visitors:
        assert sum(visitors.map(visit, range(30))) == 0
    lesson = json.loads(gzip.decompress((folder / data("uncle", f"lesson 1{FIRST}")).read_bytes()))
    assert lesson["courses"][0]["positions"]
    assert not running.tracebacks()


def test_what_takes_long_is_promised_at_once_and_kept_for_good_when_it_is_there(
    there: tuple[Served, Path],
) -> None:
    running, folder = there
    whole = data("thrush", "everywhere")
    status, headers, text = get(running.url, f"/site/{whole}")
    assert (status, text, headers["Cache-Control"]) == (202, "", "no-store")
    (folder / "data").mkdir(parents=True, exist_ok=True)
    (folder / whole).write_text("written by another server")
    status, headers, text = get(running.url, f"/site/{whole}")
    assert (status, text) == (200, "written by another server")
    assert "31536000" in headers["Cache-Control"]


@pytest.mark.full
def test_pages_are_asked_for_again_by_browsers_and_nothing_else_is_served(there: tuple[Served, Path]) -> None:
    running, folder = there
    for method in ("GET", "HEAD"):
        status, headers, _ = get(running.url, "/", method)
        assert (status, headers["Location"]) == (302, "/site/index.html"), method
    come(running, "index.html")
    assert get(running.url, "/site/index.html")[1]["Cache-Control"] == "no-cache"
    assert not running.kernels(), "and no kernel for all of that"
    (folder / ".whole").touch()
    odd = (
        "",
        "../log",
        "%2e%2e/%2e%2e/log",
        "nowhere.html",
        ".whole",
        ".use-0",
        "data/.secret",
        "data/nowhere.bin",
    )
    for path in odd:
        assert get(running.url, f"/site/{path}")[0] in (403, 404), path
    (folder / ".whole").unlink(missing_ok=True)


def test_where_nothing_can_be_written_visitors_come_to_pages_with_a_kernel(tmp_path: Path) -> None:
    (tmp_path / "pages").write_text("no folder")
    with served(tmp_path, {"index": "1", "uncle": "1"}, f"--Gallery.site={tmp_path / 'pages'}") as running:
        status, headers, _ = get(running.url, "/uncle?uw=watch")
        assert (status, headers["Location"]) == (302, "/voila/render/uncle.ipynb?uw=watch")
        status, headers, _ = get(running.url, "/site/uncle.html?uw=watch")
        assert (status, headers["Location"]) == (302, "/voila/render/uncle.ipynb?uw=watch")
        status, headers, text = get(running.url, "/teach")
        assert (status, headers["Refresh"]) == (503, "30")
        assert "couldn't prepare this page" in text
        assert "could not prepare pages" in running.said()
        assert not running.tracebacks()


def test_a_whole_site_is_served_as_it_lies(tmp_path: Path) -> None:
    for name in (COMPLETE, "index.html"):
        (tmp_path / name).touch()
    there = Files(tmp_path)
    assert there.work
    assert there.writer is None
    assert there.folder == tmp_path
    assert not Files(None).work


def test_another_package_has_pages_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    (tmp_path / "code.py").write_text("one")
    monkeypatch.setattr(site, "PACKAGE", tmp_path)
    first = Files(usual_folder()).folder
    (tmp_path / "code.py").write_text("three")
    second = Files(usual_folder()).folder
    assert first
    assert second
    assert first != second
    assert first.parent == second.parent == tmp_path / "data" / "uncle_widgets"


def test_a_class_and_a_game_that_are_asked_for_are_written_first() -> None:
    lesson = [*files.before("class/2 uno lesson=2:", "", MARK)]
    assert lesson[0] == "class.html"
    assert lesson[2:] == [data("uno", f"lesson 2{FIRST}"), data("uno", "lesson 2")]
    assert next(iter(files.before(None, "thrush", MARK))) == "thrush.html"
    assert {*lesson, *files.before(None, "thrush", MARK)} <= site.parts(MARK).keys()
    assert [*files.before("", "", MARK)] == [*files.before(None, "", MARK)] == []


def test_how_far_it_is_stands_in_one_line_of_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    line = Progress()
    for far in ((98, 140), (99, 140), (140, 140), (140, 140)):
        line(*far)
    said = capsys.readouterr().err
    assert said.split("\r")[1:3] == [f"Preparing the pages: {k} of 140 parts done." for k in (98, 99)]
    assert said.count("\n") == 1
    assert said.endswith("Preparing the pages: 140 of 140 parts done, all of them.\n")
    Progress()(140, 140)
    assert not capsys.readouterr().err, "where all is there, nothing was written"


@pytest.mark.soak
def test_the_pages_are_whole_after_some_minutes_and_those_of_before_go(tmp_path: Path) -> None:
    before = tmp_path / "pages" / "site-0123456789abcdef"
    before.mkdir(parents=True)
    (before / ".use-0").touch()
    folder = tmp_path / "pages" / f"site-{MARK}"
    with served(tmp_path, {"index": "1"}, f"--Gallery.site={folder.parent}") as running:
        until = time.monotonic() + 1200
        while not (folder / ".whole").is_file() and time.monotonic() < until:
            time.sleep(1)
        assert {str(path.relative_to(folder)) for path in folder.rglob("*.*")} >= site.parts(MARK).keys()
        assert not before.exists()
        assert not [one for one in running.process.children() if "site.writing" in " ".join(one.cmdline())]
