"""A browser test that fails is tried once more on a fresh page, and named; in `make soak` none is."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
VARIABLES = dict(re.findall(r"^(BROWSED|UNBROWSED) = (.*)$", MAKEFILE, re.MULTILINE))


def recipes() -> list[str]:
    """What the Makefile gives pytest, a text for each time that it runs it."""
    text = re.sub(r"\$\((BROWSED|UNBROWSED)\)", lambda found: VARIABLES[found[1]], MAKEFILE)
    found = re.findall(r"^\t.*\$\(PY\) -m pytest (.*)$", text, re.MULTILINE)
    return [re.sub(r" *\$\((SPLIT|ARGS|PLAYED)\)| > .*", "", line) for line in found]


RECIPES = recipes()
TRIED_AGAIN = ("browser and not full and not soak", "full and browser and not soak")
"""The marks of the runs in which a browser test that fails is tried once more."""
PLANTED = """
from pathlib import Path
import pytest
pytestmark = [pytest.mark.browser, *({marks})]

@pytest.fixture(scope="session")
def house(tmp_path_factory):
    return tmp_path_factory.getbasetemp()

def once(name):
    seen = Path({home!r}) / name
    if not seen.exists():
        seen.touch()
        raise AssertionError("the first time it fails")

def test_fails_once(house):
    once("alone")

def test_passes(house):
    pass

{more}
"""
TWICE = "def test_fails_always(house):\n    raise AssertionError('every time it fails')"


def recipe(words: str) -> list[str]:
    """What the Makefile gives pytest in the line with these words, without the folder of the tests."""
    (found,) = [line for line in RECIPES if words in line]
    return [word for word in shlex.split(found) if word != "tests/browser"]


def planted(home: Path, words: str, more: str = "", marks: str = "[]") -> subprocess.CompletedProcess[str]:
    """Planted tests, run as that line of the Makefile runs those of the browser."""
    home.joinpath("conftest.py").write_text(
        "import tests.conftest\n"  # the profile of `make soak`
        "from tests.browser.reruns import pytest_terminal_summary as pytest_terminal_summary\n"
    )
    home.joinpath("test_planted.py").write_text(PLANTED.format(home=str(home), more=more, marks=marks))
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-c", "pyproject.toml", *recipe(words)]
    return subprocess.run([*command, str(home)], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.full
def test_a_browser_test_that_fails_once_is_tried_again_and_named(tmp_path: Path) -> None:
    run = planted(tmp_path, TRIED_AGAIN[0])
    assert run.returncode == 0, run.stdout + run.stderr
    *lines, last = run.stdout.strip().splitlines()
    assert re.fullmatch(r"=+ 2 passed, 1 rerun in .*s =+", last)
    told = lines[next(at for at, line in enumerate(lines) if "tried once more" in line) :]
    assert [line for line in told if "::" in line] == [told[1]]
    assert re.fullmatch(r"\S*test_planted\.py::test_fails_once: passed then", told[1])
    assert "the first time it fails" in run.stdout  # and why, further up


@pytest.mark.full
def test_a_browser_test_that_fails_twice_is_red(tmp_path: Path) -> None:
    run = planted(tmp_path, TRIED_AGAIN[0], TWICE)
    assert run.returncode == 1, run.stdout + run.stderr
    *lines, last = run.stdout.strip().splitlines()
    assert re.fullmatch(r"=+ 1 failed, 2 passed, 2 rerun in .*s =+", last)
    assert any(re.search(r"test_fails_always: failed again$", line) for line in lines)


def test_a_soak_test_that_fails_once_is_red(tmp_path: Path) -> None:
    run = planted(tmp_path, "soak or hypothesis", marks="[pytest.mark.soak]")
    assert run.returncode == 1, run.stdout + run.stderr
    assert re.fullmatch(r"=+ 1 failed, 1 passed in .*s =+", run.stdout.strip().splitlines()[-1])


def test_only_browser_tests_are_tried_again_and_none_in_make_soak() -> None:
    assert len(RECIPES) >= 7
    for words in RECIPES:
        assert ("--reruns" in words) == any(f'"{marks}"' in words for marks in TRIED_AGAIN), words
