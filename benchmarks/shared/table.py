"""The results as a table, and where it stands in the README."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from benchmarks.claims import CLAIMS, Claim
from benchmarks.shared.measure import HOME
from benchmarks.shared.results import FAILED, MISSED, MISSING, NOT_RUN, Result, Run, verdict

README = HOME / "README.md"
BEGIN, END = "<!-- results: `make bench` writes them -->", "<!-- end of the results -->"
HEAD = ("what", "beside", "must", "goal", "median", "from to", "", "figures")


def shown(value: float) -> str:
    """Three figures, as much as a measurement tells."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def bound(claim: Claim, value: float | None) -> str:
    return "" if value is None else f"{'≤' if claim.at_most else '≥'} {shown(value)}{claim.unit}"


def row(claim: Claim, result: Result | None) -> tuple[str, ...]:
    """The cells of one claim, in the order of HEAD."""
    found, middle, spread, note = verdict(claim, result), "", "", ""
    if result and result.values:
        middle, note = f"{shown(result.median)}{claim.unit}", result.note
        if len(result.values) > 1:
            spread = f"{shown(min(result.values))} to {shown(max(result.values))}"
    elif result:
        note = result.missing or result.failed
    found = f"**{found}**" if found in (MISSED, MISSING, FAILED, NOT_RUN) else found
    must, goal = bound(claim, claim.must), bound(claim, claim.goal)
    return (claim.what, claim.beside, must, goal, middle, spread, found, note.replace("|", "/"))


def machine_of(run: Run) -> str:
    """A sentence or two on the machine, and on what else it did."""
    told = run.machine
    loads = [result.load for result in run.results.values()]
    load = f"load {min(loads):.1f} to {max(loads):.1f}" if loads else "load unknown"
    beside = "; ".join(told["peers"]) or "no peers"
    return (
        f"{told['processor']}, {told['cores']} cores, {told['system']}; Python {told['python']},"
        f" NumPy {told['numpy']}, {told['compiler']}. Beside: {beside}. {told['day']}, {load}."
    )


def table(run: Run, claims: Iterable[Claim] = CLAIMS) -> str:
    """In Markdown, with the machine above it."""
    rows = [HEAD, ("---",) * len(HEAD), *(row(claim, run.of(claim)) for claim in claims)]
    return "\n".join([machine_of(run), "", *(f"| {' | '.join(cells)} |" for cells in rows)])


def written(text: str, run: Run) -> str:
    """The README's text with the table of this run between its two marks."""
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        raise ValueError(f"Expected {BEGIN} and {END} once each in the README.")
    between = f"{BEGIN}\n{table(run)}\n{END}"
    return re.sub(f"{re.escape(BEGIN)}.*{re.escape(END)}", lambda _: between, text, flags=re.DOTALL)


def write(run: Run, readme: Path = README) -> None:
    readme.write_text(written(readme.read_text("utf-8"), run), "utf-8")
