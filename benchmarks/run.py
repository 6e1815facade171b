"""Every claim side by side: `make bench`, or some of them.

    python -m benchmarks.run [NAME ...] [--keep]

A name is a claim's or what it begins with: `uno_peers`, `steps.uncle`. Each module of claims runs in a process
of its own. The whole list, and some with `--keep`, is written to `results.json` and to the table of the README.
The answer is 1 where a claim is not met or fails, 2 where something is missing, else 0.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from importlib import import_module
from itertools import groupby
from multiprocessing import get_context
from operator import attrgetter

from benchmarks.claims import CLAIMS, Claim
from benchmarks.shared.measure import Missing
from benchmarks.shared.results import FAILED, MISSED, MISSING, Result, Run, machine, verdict
from benchmarks.shared.table import row, write


def measured(claim: Claim) -> Result:
    """What its runner finds; a fault of a runner is a result too, and is told."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    try:
        found = import_module(f"benchmarks.{claim.module}").RUNS[claim.key]()
    except Missing as missing:
        return Result(missing=str(missing), load=load)
    except Exception as error:
        traceback.print_exc()
        return Result(failed=type(error).__name__, load=load)
    return Result(found.values, found.note, load=load)


def group(claims: Sequence[Claim]) -> dict[str, Result]:
    """Claims of one module, each printed once it is measured."""
    results = {}
    for claim in claims:
        results[claim.name] = result = measured(claim)
        what, beside, must, goal, middle, spread, found, note = row(claim, result)
        print(f"{claim.name:24} {found.strip('*'):8} {middle:>9}", f"({spread})" if spread else "", end="  ")
        aims = ", ".join(f"{word} {aim}" for word, aim in (("must", must), ("goal", goal)) if aim)
        what = f"{what} beside {beside}" if beside else what
        print(f"{what}: {'; '.join(filter(None, (aims, note)))}", flush=True)
    return results


def alone(claims: Sequence[Claim]) -> dict[str, Result]:
    """The same in a process of its own; one that breaks fails its claims, and the next ones go on."""
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        try:
            return process.submit(group, claims).result()
        except BrokenExecutor:
            return {claim.name: Result(failed="Its process broke off.") for claim in claims}


def chosen(names: Sequence[str]) -> list[Claim]:
    """The claims that are named, or all."""
    found = [one for one in CLAIMS if not names or any(f"{one.name}.".startswith(f"{name}.") for name in names)]
    if not found:
        sys.exit(f"Expected claims of the list: {', '.join(one.name for one in CLAIMS)}.")
    return found


def code(run: Run) -> int:
    """What the command answers."""
    verdicts = {verdict(claim, run.of(claim)) for claim in CLAIMS if run.of(claim)}
    return 1 if verdicts & {MISSED, FAILED} else 2 if MISSING in verdicts else 0


def main() -> int:
    options = argparse.ArgumentParser(description="Measure what is claimed.")
    options.add_argument("names", nargs="*", help="claims, or what their names begin with (default all)")
    options.add_argument("--keep", action="store_true", help="write these results, though they are not all")
    asked = options.parse_args()
    results: dict[str, Result] = {}
    for _, claims in groupby(chosen(asked.names), attrgetter("module")):
        results |= alone(tuple(claims))
    run = Run(machine(), results)
    if asked.keep or not asked.names:
        kept = Run.read().and_then(run) if asked.names else run
        kept.write()
        write(kept)
    return code(run)


if __name__ == "__main__":
    sys.exit(main())
