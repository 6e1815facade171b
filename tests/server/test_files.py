"""Pages that need no kernel come first, once they are written."""

import asyncio
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.visiting import Served, get, served
from uncle_widgets.server import files
from uncle_widgets.server.files import Files, usual_folder


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Path]]:
    """A server, and the folder of its pages, which has none at first."""
    home = tmp_path_factory.mktemp("there")
    site = home / "pages" / "site"
    with served(
        home, {"index": "1", "uncle": "1"}, f"--Gallery.site={site}", JUPYTER_DATA_DIR=str(home)
    ) as running:
        yield running, site


def test_the_short_addresses_lead_to_pages_without_a_kernel_once_there_are_any(there: tuple[Served, Path]) -> None:
    running, site = there
    status, headers, _ = get(running.url, "/uncle?uw=watch")
    assert (status, headers["Location"]) == (302, "/voila/render/uncle.ipynb?uw=watch")
    site.mkdir(parents=True, exist_ok=True)
    for name in ("index.html", "uncle.html", "data.0123.bin"):
        (site / name).write_text(f"this is {name}")
    assert get(running.url, "/uncle?uw=watch")[1]["Location"] == "/site/uncle.html?uw=watch"
    for method in ("GET", "HEAD"):
        status, headers, _ = get(running.url, "/", method)
        assert (status, headers["Location"]) == (302, "/site/index.html"), method
    status, headers, text = get(running.url, "/site/uncle.html")
    assert (status, text, headers["Cache-Control"]) == (200, "this is uncle.html", "no-cache")
    assert "31536000" in get(running.url, "/site/data.0123.bin")[1]["Cache-Control"]
    assert not running.kernels(), "and no kernel for all of that"
    for odd in ("/site/", "/site/../log", "/site/%2e%2e/%2e%2e/log", "/site/nowhere.html"):
        assert get(running.url, odd)[0] in (403, 404), odd


def test_what_hinders_the_pages_is_logged_and_nothing_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    asyncio.run(Files(tmp_path / "file" / "site").fill())
    assert "were not written" in caplog.text
    caplog.clear()
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    there = Files(tmp_path / "pages" / "site-1")
    asyncio.run(there.fill())
    there.stop()
    assert "were not written" in caplog.text
    asyncio.run(Files(None).fill())


@pytest.mark.soak
def test_the_pages_are_written_once_and_those_of_before_go(tmp_path: Path) -> None:
    there = Files(tmp_path / "site-2")
    (tmp_path / "site-1").mkdir()
    (tmp_path / "site-1" / ".use-0").touch()
    asyncio.run(there.fill())
    assert there.ready
    assert [path.name for path in tmp_path.iterdir()] == ["site-2"]
    made = (tmp_path / "site-2" / "index.html").stat().st_mtime_ns
    asyncio.run(there.fill())
    assert (tmp_path / "site-2" / "index.html").stat().st_mtime_ns == made
    there.stop()


def test_another_package_has_pages_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    (tmp_path / "code.py").write_text("one")
    monkeypatch.setattr(files, "PACKAGE", tmp_path)
    first = usual_folder()
    (tmp_path / "code.py").write_text("three")
    assert usual_folder() != first
    assert usual_folder().parent == tmp_path / "data" / "uncle_widgets"
