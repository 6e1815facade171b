"""The README says only what is true."""

import doctest
import re
from pathlib import Path

import pytest

import uncle_widgets as uw

README = Path(__file__).parent.parent / "README.md"


def test_examples_in_the_readme_give_what_it_says() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 4
    assert result.failed == 0


def test_cells_in_the_readme_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # one of them writes a file
    cells = re.findall(r"^\| `(uw\..*?)` \|", README.read_text("utf-8"), flags=re.MULTILINE)
    assert len(cells) >= 6
    for cell in cells:
        for call in cell.split("`; `"):
            assert eval(call, {"uw": uw}) is not None, call


def test_pictures_in_the_readme_exist() -> None:
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", README.read_text("utf-8"))
    assert pictures
    for picture in pictures:
        assert (README.parent / picture).is_file(), picture
