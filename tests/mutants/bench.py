"""What the tests of a game say of its mutants: a copy of the house, and a fork of this process for each mutant.

Each is tried with the game's own tests that run the changed line, the quickest first, until one fails; what outlives
those meets its other tests and the contract. Tests with a time to keep are left out: they say more of the machine.
"""

from __future__ import annotations

import ast
import json
import os
import re
import resource
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import coverage
import pytest

from tests.mutants.made import GAMES, ROOT, Mutant, mutated

KILLED, OUTLIVED = "killed", "outlived"
AT_IMPORT = ""
"""The context of what runs while tests are collected."""
SPACE = 6 << 30
"""Bytes of address space of a trial."""
LEAST, TIMES = 10.0, 10.0
"""Processor seconds for one test, at least, and as a multiple of what it takes."""
COPIED = ("uncle_widgets", "tests", "benchmarks", "notebooks", "docs", "pyproject.toml", "README.md")
OPTIONS = "addopts=--import-mode=importlib --assert=plain -p no:cacheprovider"
ARGUMENTS = ("-o", OPTIONS, "-m", "not soak and not browser", "-q")


@dataclass(frozen=True)
class Verdict:
    """`by`: the test that failed, or what else came of it. `seconds`: of the clock, for this mutant."""

    mutant: Mutant
    outcome: str
    by: str
    seconds: float


class Measured:
    """A pytest plugin: what each test takes, and which lines it runs."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game, self.folder = game, folder
        self.cov = coverage.Coverage(data_file=None, source=[str(folder)], config_file=False)
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if ours(item, self.game)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        forget()
        self.cov.switch_context(item.nodeid)
        start = time.process_time()
        yield_ = yield
        self.seconds[item.nodeid] = time.process_time() - start
        return yield_

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def lines(self) -> dict[str, dict[int, list[str]]]:
        """Of each module: line, and the tests that run it."""
        data = self.cov.get_data()
        return {name: data.contexts_by_lineno(name) for name in data.measured_files()}


class Chosen:
    """A pytest plugin: the tests of a game in this order, then others, each within its time; tells which is run."""

    def __init__(
        self, game: str, order: Sequence[str], seconds: dict[str, float], told: Path, others: bool
    ) -> None:
        self.game, self.order, self.others = game, {name: at for at, name in enumerate(order)}, others
        self.seconds, self.told = seconds, told

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        kept = [i for i in items if i.nodeid in self.order or (self.others and ours(i, self.game))]
        items[:] = sorted(kept, key=lambda item: self.order.get(item.nodeid, len(self.order)))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self.told.write_text(item.nodeid)
        signal.setitimer(signal.ITIMER_PROF, max(LEAST, TIMES * self.seconds.get(item.nodeid, LEAST)))


def ours(item: pytest.Item, game: str) -> bool:
    """Whether a test is of this game, and has no time to keep."""
    named = re.search(rf"(?<![a-z_]){game}(?![a-z_])", item.nodeid)
    return named is not None and "swept" not in getattr(item, "fixturenames", ())


def forget() -> None:
    """Empty every cache of the package, so that each test runs the lines that it rests on."""
    for name, module in list(sys.modules.items()):
        if name.startswith("uncle_widgets"):
            for value in list(vars(module).values()):
                if callable(clear := getattr(value, "cache_clear", None)):
                    clear()


def copied() -> Path:
    """The house in a folder of its own, where its modules may be changed."""
    home = Path(mkdtemp(prefix="mutants-"))
    ignored = shutil.ignore_patterns("node_modules", "__pycache__", ".venv*", "_build", ".ipynb_checkpoints")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, home / name, ignore=ignored)
        else:
            shutil.copy2(ROOT / name, home / name)
    return home


class Bench:
    """The tests of a game, ready to be tried on its mutants."""

    def __init__(self, game: str) -> None:
        self.game, self.home = game, copied()
        self.own = f"tests/games/{game}"
        self.seconds, self.lines = self._measure()

    def __enter__(self) -> Bench:
        return self

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self.home)

    def _measure(self) -> tuple[dict[str, float], dict[str, dict[int, list[str]]]]:
        told = self.home / "measured.json"

        def work() -> int:
            plugin = Measured(self.game, self.home / GAMES / self.game)
            plugin.cov.start()
            code = pytest.main([*ARGUMENTS, self.own], plugins=[plugin])
            plugin.cov.stop()
            told.write_text(json.dumps([plugin.seconds, plugin.lines(), plugin.failed]))
            return int(code)

        status = forked(work, self.home)
        assert status == 0, (self.home / "said.txt").read_text()[-3000:]
        seconds, lines, failed = json.loads(told.read_text())
        assert not failed
        found = {
            str(Path(name).relative_to(self.home / GAMES)): {int(line): tests for line, tests in by.items()}
            for name, by in lines.items()
        }
        return seconds, found

    def touching(self, mutant: Mutant) -> list[str]:
        """The tests that run the statement, the quickest first; all, where it is run while they are collected."""
        by = self.lines.get(mutant.module, {})
        source = (self.home / GAMES / mutant.module).read_text("utf-8")
        found = {name for line in statement(source, mutant.line) for name in by.get(line, ())}
        names: Iterable[str] = self.seconds if AT_IMPORT in found else found & set(self.seconds)
        return sorted(names, key=self.seconds.__getitem__)

    def tried(self, mutant: Mutant, thoroughly: bool) -> Verdict:
        """What comes of a mutant; `thoroughly`, whatever outlives the tests of its line meets all the others."""
        start = time.monotonic()
        path = self.home / GAMES / mutant.module
        before, stamps = path.read_bytes(), path.stat()
        first = self.touching(mutant)
        rest = sorted(set(self.seconds) - set(first), key=self.seconds.__getitem__)
        path.write_text(mutated(mutant, self.home), "utf-8")
        # A time of its own: Python keeps what it compiled of a file by the second.
        os.utime(path, (0, 1 + mutant.occurrence % 1000))
        try:
            by = self._failing(first, [self.own]) if first else ""
            if thoroughly and not by:
                by = self._failing(rest, [self.own, "tests/contract"])
        finally:
            path.write_bytes(before)
            os.utime(path, ns=(stamps.st_atime_ns, stamps.st_mtime_ns))
        return Verdict(mutant, KILLED if by else OUTLIVED, by, time.monotonic() - start)

    def _failing(self, order: list[str], paths: list[str]) -> str:
        """The first of these tests that fails, or what else ended it; "" where all pass. The contract is a path."""
        told = self.home / "running.txt"
        told.write_text("collecting")
        others = "tests/contract" in paths
        files = sorted({name.partition("::")[0] for name in order}) + paths[1:]

        def work() -> int:
            sys.dont_write_bytecode = True
            resource.setrlimit(resource.RLIMIT_AS, (SPACE, SPACE))
            signal.setitimer(signal.ITIMER_PROF, 60)
            plugin = Chosen(self.game, order, self.seconds, told, others)
            return int(pytest.main([*ARGUMENTS, "-x", *files], plugins=[plugin]))

        status = forked(work, self.home)
        if status == 0:
            return ""
        ended = "" if status > 0 else f" ({signal.Signals(-status).name})"
        return told.read_text() + ended


def statement(source: str, line: int) -> range:
    """The lines of the innermost statement there; of one with a body, those above the body."""
    found = range(line, line + 1)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt | ast.match_case | ast.ExceptHandler):
            first = node.pattern.lineno if isinstance(node, ast.match_case) else node.lineno
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if body else (getattr(node, "end_lineno", None) or first)
            if first <= line <= max(first, last):
                found = range(first, max(first, last) + 1)
    return found


def forked(work: Any, home: Path) -> int:
    """Do this in a fork whose surroundings are the copy; its exit code, or minus the signal that ended it."""
    child = os.fork()
    if child == 0:
        code = 70
        try:
            os.chdir(home)
            sys.path[:] = [str(home), *(path for path in sys.path if path not in ("", str(ROOT)))]
            for name in [name for name in sys.modules if name.split(".")[0] in ("uncle_widgets", "tests", "docs")]:
                del sys.modules[name]
            said = os.open(home / "said.txt", os.O_CREAT | os.O_TRUNC | os.O_WRONLY)
            os.dup2(said, 1)
            os.dup2(said, 2)
            code = work()
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
