"""The tests of what changed: what `make check` runs beside the linters.

pytest-testmon keeps which test ran which code of Python (in .testmondata) and runs those whose code has changed. It sees
nothing but Python, so a table below says which tests belong to other files. The first run has nothing to go by: it runs
all tests without a browser, and takes as long as they do.

    python -m tests.changed [arguments for pytest]
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PASSED = ROOT / "build" / "check"
"""Names the commit on which `make check` last passed."""
LEFT_OUT = "not browser and not full and not soak"
TESTS_OF = {
    "package.json": ["tests/js"],
    "package-lock.json": ["tests/js"],
    "tsconfig.json": ["tests/js"],
    "uncle_widgets/frontend/": ["tests/js"],
    "uncle_widgets/live/": ["tests/js", "tests/test_house.py", "tests/live", "tests/browser/test_presses.py"],
    "uncle_widgets/site/": ["tests/js", "tests/test_house.py", "tests/site"],
    "uncle_widgets/widgets/": ["tests/js", "tests/test_house.py", "tests/widgets/test_closing.py"],
    "uncle_widgets/widgets/page/": ["tests/browser/test_two_widgets.py", "tests/browser/test_typed_text.py"],
    "uncle_widgets/widgets/panel/": ["tests/browser/test_panel.py", "tests/browser/test_typed_numbers.py"],
    "uncle_widgets/widgets/play/": ["tests/browser/test_typed_numbers.py"],
    "uncle_widgets/widgets/saved/": ["tests/browser/test_saved_lesson.py", "tests/browser/test_saved_position.py"],
    "uncle_widgets/widgets/school/": ["tests/browser/test_typed_numbers.py", "tests/browser/test_typed_text.py"],
    "uncle_widgets/widgets/table/": ["tests/browser/test_scenes.py"],
    "uncle_widgets/games/": ["tests/contract", "tests/games/test_said_of_decks.py"],
    "uncle_widgets/games/mr_t/": ["tests/games/mr_t/test_claims.py"],
    "uncle_widgets/games/say_uncle/": ["tests/games/say_uncle/test_claims.py"],
    "uncle_widgets/games/thrush/": ["tests/games/thrush/test_claims.py"],
    "uncle_widgets/games/uncle/": ["tests/games/uncle/test_claims.py"],
    "uncle_widgets/games/uno/": ["tests/games/uno/test_claims.py"],
    "uncle_widgets/voila/": ["tests/server"],
    "tests/js/": ["tests/js"],
    "tests/numbers.toml": ["tests/probability/test_typed_numbers.py"],
    "tests/csv_cells.json": ["tests/test_csv_text.py"],
    "notebooks/": ["tests/school/test_notebooks.py", "tests/school/test_editions.py"],
    "docs/": ["tests/test_docs.py"],
    "README.md": ["tests/test_docs.py", "tests/test_gate.py"],
    "CHANGELOG.md": ["tests/test_release.py"],
    "pyproject.toml": ["tests/test_gate.py", "tests/test_release.py"],
    "Makefile": ["tests/test_gate.py"],
    ".": ["tests/test_gate.py"],  # .github, .ci and other dot-files
}
"""Where a file that is no Python lies, and the tests that read it; the longest beginnings and all shorter ones count."""


def git(*asked: str) -> str:
    return subprocess.run(["git", *asked], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def changed() -> list[str]:
    """The files that differ from the commit on which `make check` last passed, or else from the last commit."""
    since = PASSED.read_text().strip() if PASSED.is_file() else "HEAD"
    try:
        differ = git("diff", "--name-only", since)
    except subprocess.CalledProcessError:  # a commit that has been rewritten since
        differ = git("diff", "--name-only", "HEAD")
    return sorted({*differ.splitlines(), *git("ls-files", "--others", "--exclude-standard").splitlines()})


def tests_of(files: Iterable[str]) -> list[str]:
    """The tests that belong to those of the files that are no Python, each once."""
    others = [file for file in files if not file.endswith(".py")]
    found = {
        test for file in others for start, tests in TESTS_OF.items() if file.startswith(start) for test in tests
    }
    return sorted(found)


def runs(files: Iterable[str]) -> Iterator[list[str]]:
    """The arguments of each run of pytest."""
    # Given `-m`, testmon keeps its records and selects nothing, unless it is told to.
    yield ["--testmon", "--testmon-forceselect", "-n", "2", "-m", LEFT_OUT, "tests"]
    if tests := tests_of(files):
        yield ["-n", "2", "-m", "not full and not soak", *tests]


def main(more: list[str]) -> int:
    """Run them: 0 if all passed."""
    for arguments in runs(changed()):
        code = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", *arguments, *more], cwd=ROOT, check=False
        ).returncode
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return code
    PASSED.parent.mkdir(exist_ok=True)
    PASSED.write_text(git("rev-parse", "HEAD"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
