"""What was measured, where, and whether it is as claimed; kept as JSON."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from dataclasses import asdict, dataclass, field
from datetime import date
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.claims import Claim
from benchmarks.shared.measure import HOME, compiler
from benchmarks.shared.peers import PEERS

FILE = HOME / "results.json"
GOAL, MET, MISSED, MISSING, FAILED, NOT_RUN, SHOWN = (
    *("goal met", "met", "NOT MET", "missing", "FAILED", "not run", ""),
)


@dataclass(frozen=True)
class Result:
    """One claim's: the values with words about them, or why there are none. `load` is the machine's before it."""

    values: tuple[float, ...] = ()
    note: str = ""
    missing: str = ""
    failed: str = ""
    load: float = 0.0

    @property
    def median(self) -> float:
        return median(self.values)


@dataclass(frozen=True)
class Run:
    """Results by their claims' names, all from one machine."""

    machine: dict[str, Any]
    results: dict[str, Result] = field(default_factory=dict)

    def of(self, claim: Claim) -> Result | None:
        return self.results.get(claim.name)

    def and_then(self, later: Run) -> Run:
        """These results, the later ones in place of theirs; the later ones alone where the machine is another.

        Peers that are not installed now stay named: their results stay too.
        """
        apart = {"day", "peers"}
        if not all(self.machine.get(key) == later.machine[key] for key in {*later.machine} - apart):
            return later
        peers = later.machine.get("peers") or self.machine.get("peers", [])
        return Run({**later.machine, "peers": peers}, {**self.results, **later.results})

    def write(self, path: Path = FILE) -> None:
        rows = {name: {key: v for key, v in asdict(r).items() if v} for name, r in sorted(self.results.items())}
        told = {"machine": self.machine, "results": rows}
        path.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")

    @classmethod
    def read(cls, path: Path = FILE) -> Run:
        """What was written; no results where nothing was."""
        if not path.is_file():
            return cls({})
        told = json.loads(path.read_text("utf-8"))
        rows = {name: {**row, "values": tuple(row.get("values", ()))} for name, row in told["results"].items()}
        return cls(told["machine"], {name: Result(**row) for name, row in rows.items()})


def verdict(claim: Claim, result: Result | None) -> str:
    """Whether the median is as claimed, or why that cannot be said."""
    match result:
        case None:
            return NOT_RUN
        case Result(failed=why) if why:
            return FAILED
        case Result(missing=why) if why:
            return MISSING
    if claim.must is None:
        return SHOWN
    if not claim.holds(result.median, claim.must):
        return MISSED
    return GOAL if claim.goal is not None and claim.holds(result.median, claim.goal) else MET


def machine() -> dict[str, Any]:
    """What this machine is, without names of its own."""
    found = compiler()
    says = found and subprocess.run([found, "-dumpfullversion"], capture_output=True, text=True).stdout.strip()
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "compiler": f"{Path(found or '').name} {says}" if says else "no C compiler",
        "peers": [told for peer in PEERS if (told := peer.says())],
        "day": date.today().isoformat(),
    }


def processor() -> str:
    """Its name as the system gives it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text().splitlines() if told.is_file() else []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, "") or platform.processor() or platform.machine()
