"""The peers, each in an environment of its own beside this folder, never in ours, and in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.shared.measure import HOME, Missing


@dataclass(frozen=True)
class Peer:
    """A package that does what ours does; `peers/NAME.py` runs it."""

    title: str
    package: str
    version: str

    @property
    def home(self) -> Path:
        return HOME / f".venv-{self.package}"

    @property
    def python(self) -> Path:
        return self.home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def stamp(self) -> Path:
        """Says which version was installed to the end."""
        return self.home / "installed"

    def ready(self) -> None:
        """Install it where it is not; Missing says why that cannot be."""
        if self.stamp.is_file() and self.stamp.read_text() == self.version:
            return
        print(f"Installing {self.title} {self.version} in an environment of its own.", flush=True)
        pip = [self.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        for command in (
            [sys.executable, "-m", "venv", "--clear", self.home],
            [*pip, f"{self.package}=={self.version}"],
        ):
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                said = [line for line in done.stderr.splitlines() if line.startswith("ERROR: ")]
                why = said[-1].removeprefix("ERROR: ").rstrip(".") if said else ""
                why = why if why and "/" not in why else "its installation failed"
                raise Missing(f"{self.title} {self.version} could not be installed: {why}.")
        self.stamp.write_text(self.version)

    def says(self) -> str:
        """It and its NumPy with their versions; '' where it is not installed."""
        if not self.stamp.is_file():
            return ""
        ask = "from importlib.metadata import version; print(version('numpy'))"
        done = subprocess.run([self.python, "-c", ask], capture_output=True, text=True)
        numpy = f" with NumPy {done.stdout.strip()}" if not done.returncode else ""
        return f"{self.title} {self.stamp.read_text()}{numpy}"

    @contextmanager
    def running(self) -> Iterator[Running]:
        """Its process, that answers until it is left."""
        self.ready()
        script = HOME / "peers" / f"{self.package}_runs.py"
        with subprocess.Popen(
            [self.python, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            yield Running(process)
            assert process.stdin
            process.stdin.close()


@dataclass(frozen=True)
class Running:
    """A peer's process: a line with what is asked for and how often, a line of JSON that answers."""

    process: subprocess.Popen[str]

    def ask(self, what: str, n: int) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        print(what, n, file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"Expected an answer to '{what}'; the peer's process has ended.")
        return json.loads(line)

    def rate(self, what: str, n: int) -> float:
        """How many of `n` a second of its processor time."""
        return n / float(self.ask(what, n))


RLCARD = Peer("RLCard", "rlcard", "1.2.0")
OPENSPIEL = Peer("OpenSpiel", "open_spiel", "2.0.2")
ICEPOOL = Peer("icepool", "icepool", "2.1.3")
PEERS = (RLCARD, OPENSPIEL, ICEPOOL)
