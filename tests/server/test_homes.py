"""A home directory that cannot be written: the server says so at once, and works from a temporary folder."""

import os
import sys
import tempfile
from pathlib import Path

import pytest

from tests.server.visiting import PLAIN, get, served
from uncle_widgets.refusal import Refusal
from uncle_widgets.server import homes

PLACES = ("JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """An account whose home is a file, so that nothing can be written there, whoever runs the tests."""
    home = tmp_path / "home"
    home.write_text("no folder")
    places = {"HOME": str(home), **{name: str(home / name.lower()) for name in PLACES}}
    for name, place in places.items():
        monkeypatch.setenv(name, place)
    monkeypatch.setenv("JUPYTER_PATH", "")
    return places


def test_what_cannot_be_written_goes_to_one_temporary_folder_and_that_is_said(
    nowhere: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    homes.prepare()
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert nowhere["JUPYTER_DATA_DIR"] in said
    places = [Path(os.environ[name]) for name in PLACES]
    assert len({place.parent for place in places}) == 1
    assert all(place.is_dir() for place in places)
    homes.prepare()
    assert not capsys.readouterr().err, "and only once"


def test_what_can_be_written_stays_where_it_is(
    tmp_path: Path, nowhere: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = str(tmp_path / "data" / "deep")
    monkeypatch.setenv("JUPYTER_DATA_DIR", data)
    homes.prepare()
    assert os.environ["JUPYTER_DATA_DIR"] == data
    assert os.listdir(data) == []
    assert data not in capsys.readouterr().err
    assert os.environ["IPYTHONDIR"] != nowhere["IPYTHONDIR"]


def test_without_any_folder_that_may_be_written_it_is_refused_in_a_sentence(
    nowhere: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", nowhere["HOME"])
    with pytest.raises(Refusal, match="Expected a folder that can be written to"):
        homes.prepare()


@pytest.mark.full
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has homes of another kind.")
def test_pages_with_a_kernel_open_all_the_same(nowhere: dict[str, str], tmp_path: Path) -> None:
    with served(tmp_path, PLAIN, **nowhere) as running:
        status, _, text = get(running.url, "/voila/render/index.ipynb", timeout=200)
        assert (status, "kernelId" in text) == (200, True)
        assert not running.tracebacks()
        assert running.said().count("can't write to") == 1
