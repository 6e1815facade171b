"""Which test is run by which command: `make test` stays short, and nothing that it leaves out is run by nobody."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BROWSER = "tests/browser/"
WALKED = {
    "gallery", "uncle_watch", "uncle_play", "uno", "mr_t", "say_uncle", "thrush", "lessons", "lab", "class", "phones",
    "site", "woken", "masthead", "classroom", "saved_page",
}  # fmt: skip
"""Files with a walk: every game, and every kind of page (the gallery, watching, playing, lessons, many games, a class in
front and on phones, the site, a served page that starts a kernel, JupyterLab, a classroom notebook, a saved page)."""
COMMANDS = {
    "make test": "browser and not full and not soak",
    "make test-all": "full and browser and not soak",
    "make soak": "soak",
}
"""The marks by which each command chooses its tests in a browser."""
MOST = 220
"""Tests in a browser that `make test` runs: some two minutes of its six."""


@pytest.fixture(scope="module")
def browsed(tiers: dict[str, str]) -> dict[str, str]:
    """Of each browser test the command that runs it first; collected here where this run has not collected them."""
    found = {test: command for test, command in tiers.items() if test.startswith(BROWSER)}
    if len({test.partition("::")[0] for test in found}) > len(WALKED):
        return found
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", BROWSER]
    for name, expression in COMMANDS.items():
        done = subprocess.run([*command, "-m", expression], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-1000:] + done.stderr[-1000:]
        found |= {line: name for line in done.stdout.splitlines() if "::" in line}
    return found


def test_the_makefile_chooses_by_these_marks() -> None:
    """So every test with or without these marks is chosen by one of the commands."""
    text = (ROOT / "Makefile").read_text("utf-8")
    recipes = {
        name: text.partition(f"\n{name}:")[2].partition("\n\n")[0]
        for name in ("unbrowsed", "browsed", "test", "rest", "soak")
    }
    marks = {name: re.findall(r'-m "([^"]+)"', recipe) for name, recipe in recipes.items()}
    assert marks["unbrowsed"] == ["not full and not browser and not soak"]
    assert marks["browsed"] == [COMMANDS["make test"]]
    assert marks["rest"] == ["(full or repeats) and not browser and not soak", COMMANDS["make test-all"]]
    assert marks["soak"][0] == "soak or hypothesis"
    assert {"linted", "unbrowsed", "browsed"} <= set(recipes["test"].split())


def test_ci_runs_make_test_and_the_rest() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    assert re.findall(r"^(?:exec )?make (\w+) ", script, re.MULTILINE) == ["test", "rest"]


def test_make_test_opens_few_pages_and_one_of_each_kind(browsed: dict[str, str]) -> None:
    counts = Counter(browsed.values())
    assert 100 < counts["make test"] <= MOST
    assert counts["make test-all"] > 250
    assert counts["make soak"] > 300
    here = {test for test, command in browsed.items() if command == "make test"}
    assert {re.findall(r"test_(\w+)\.py", test)[0] for test in here} >= WALKED
