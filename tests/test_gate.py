"""The gate: what a commit, `make lint`, CI and the first lines of the README run is there, and is the same."""

import os
import re
import shlex
import tomllib
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import yaml
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
PYTHON = ".venv/bin/python"


def hooks() -> list[dict[str, Any]]:
    found = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"]
    assert [repo["repo"] for repo in found] == ["local"]
    return list(found[0]["hooks"])


def lint() -> str:
    """What `make lint` runs."""
    (recipe,) = re.findall(r"^lint:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text("utf-8"), re.M)
    return str(recipe)


def jobs() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text("utf-8"))[
        "jobs"
    ]
    return found


def runs(job: dict[str, Any]) -> list[str]:
    return [line for step in job["steps"] for line in step.get("run", "").splitlines()]


def test_a_commit_runs_the_ruff_and_the_mypy_of_the_environment_and_no_other() -> None:
    """So their versions agree with the extra's by being one."""
    entries = [hook["entry"] for hook in hooks()]
    assert all(
        hook["language"] == "system" and entry.startswith(f"{PYTHON} -m ")
        for hook, entry in zip(hooks(), entries, strict=True)
    )
    assert {entry.split()[2] for entry in entries} == {"ruff", "mypy"}


def test_lint_checks_all_that_a_commit_would_mend() -> None:
    for command in ("ruff check", "ruff format --check", "mypy"):
        assert f"$(PY) -m {command}" in lint()
    for hook in hooks():
        assert hook["entry"].removeprefix(PYTHON).removesuffix(" --fix") in lint()


def test_the_extra_asks_for_versions_that_read_our_settings() -> None:
    """The floor of ruff is the one here, whose rules pyproject.toml names and whose format the tree has."""
    for name in ("ruff", "mypy"):
        (wanted,) = (one for one in map(Requirement, EXTRAS["test"]) if one.name == name)
        assert wanted.specifier.contains(version(name)), f"{wanted}, not {version(name)}"
    (ruff,) = (one for one in map(Requirement, EXTRAS["test"]) if one.name == "ruff")
    assert not ruff.specifier.contains("0.6.9"), "It knows no rule UP046."
    assert not ruff.specifier.contains("0.99"), "The next one may set code otherwise."


def test_every_command_of_ci_exists() -> None:
    commands = [shlex.split(line) for job in jobs().values() for line in runs(job)]
    assert commands
    for first, *rest in commands:
        if first != "python":
            assert os.access(ROOT / first, os.X_OK), first
            continue
        assert rest[0] == "-m"
        assert find_spec(rest[1]), rest[1]
        for path in rest[2:]:
            if path.startswith("tests"):
                assert (ROOT / path).exists(), path
        for extra in re.findall(r"\[(\w+)\]", " ".join(rest)):
            assert extra in EXTRAS


def test_ci_runs_the_first_lines_of_the_readme_on_windows_and_on_a_mac() -> None:
    (laptop,) = (job for job in jobs().values() if "matrix.os" in job["runs-on"])
    assert {*laptop["strategy"]["matrix"]["os"]} == {"windows-latest", "macos-latest"}
    first, second = re.findall(r"^(python -m [^#\n]*?) *(?:#.*)?$", (ROOT / "README.md").read_text("utf-8"), re.M)[
        :2
    ]
    assert second == "python -m uncle_widgets --open"
    commands = runs(laptop)
    assert commands[0] == first
    # That the second serves the gallery is a test of those; a browser of one's own is what CI has not.
    assert commands[1] == second.replace("--open", "--help")
    (tests,) = (line for line in commands if "pytest" in line)
    assert "tests/test_command.py" in tests


def test_ci_chooses_tests_by_marks_that_exist() -> None:
    known = {mark.partition(":")[0] for mark in PROJECT["tool"]["pytest"]["ini_options"]["markers"]}
    chosen = [re.findall(r"-m ['\"]([^'\"]+)", line) for job in jobs().values() for line in runs(job)]
    named = {word for marks in chosen for mark in marks for word in re.findall(r"\w+", mark)} - {
        "not",
        "and",
        "or",
    }
    assert named
    assert named <= known
