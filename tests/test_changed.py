"""`make check` runs the tests of what changed, and no others."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests import changed

INI = "[pytest]\nmarkers =\n  browser\n  full\n  soak\n"


def run_in(folder: Path) -> tuple[int, str]:
    """The first run of pytest that `make check` does, in another project."""
    arguments = next(iter(changed.runs([])))
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of two modules with a test each."""
    (tmp_path / "pytest.ini").write_text(INI)
    (tmp_path / "conftest.py").write_text("")
    (tmp_path / "tests").mkdir()
    for name in ("one", "other"):
        (tmp_path / f"{name}.py").write_text("def number():\n    return 1\n")
        test = f"from {name} import number\n\ndef test_{name}():\n    assert number()\n"
        (tmp_path / "tests" / f"test_{name}.py").write_text(test)
    return tmp_path


@pytest.mark.full
def test_a_second_check_runs_nothing_and_a_change_only_its_tests(project: Path) -> None:
    code, said = run_in(project)
    assert (code, "2 passed" in said) == (pytest.ExitCode.OK, True), said
    code, said = run_in(project)
    assert "no tests ran" in said, said
    (project / "one.py").write_text("def number():\n    return 2\n")
    code, said = run_in(project)
    assert (code, "1 passed" in said) == (pytest.ExitCode.OK, True), said
