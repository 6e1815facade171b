"""The claims of `make bench`: each has its runner, and none passes in silence."""

from __future__ import annotations

import subprocess
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from benchmarks.claims import CLAIMS, Claim
from benchmarks.run import code, group
from benchmarks.shared import measure, peers
from benchmarks.shared.measure import Found, Missing, beside
from benchmarks.shared.results import Result, Run, verdict
from benchmarks.shared.table import BEGIN, END, README, row, table, written

MACHINE = {"processor": "P", "cores": 2, "system": "Linux", "python": "3.12", "numpy": "2", "compiler": "cc 1"} | {
    "peers": ["RLCard 1.2.0 with NumPy 2"],
    "day": "2000-01-01",
}
BOUNDS = {
    "uno_peers.bare": (25, 40),
    "uno_peers.few": (18, 30),
    "uno_peers.environment": (100, 160),
    "uno_peers.crazy_eights": (5, 8),
    "uno_peers.views": (1.0, 1.5),
    "limits.uno": (0.10, 0.20),
    "limits.uncle": (0.15, 0.30),
    "steps.uncle": (25, 60),
    "exact.pile": (10, None),
    "exact.run": (80, None),
} | {f"steps.{game}": (25, None) for game in ("say_uncle", "mr_t", "thrush")}


def test_each_claim_has_a_runner_and_each_runner_a_claim() -> None:
    assert len({claim.name for claim in CLAIMS}) == len(CLAIMS)
    for module, claims in groupby(CLAIMS, lambda claim: claim.module):
        runs = import_module(f"benchmarks.{module}").RUNS
        assert {claim.key for claim in claims} == set(runs)


def test_the_bounds_are_those_that_were_set() -> None:
    found = {claim.name: (claim.must, claim.goal) for claim in CLAIMS}
    assert {name: found[name] for name in BOUNDS} == BOUNDS
    memory = [claim for claim in CLAIMS if claim.name.startswith("growth.memory_")]
    assert [(claim.must, claim.unit, claim.at_most) for claim in memory] == [(100, " MiB", True)] * 5
    dealt = {claim.key: claim.must for claim in CLAIMS if claim.module == "ten_thousand" and claim.at_most}
    assert dealt == dict.fromkeys(("U-L2", "U-L4", "N-L1", "S-L1", "T-L2"), 0.3) | {"M-L6": 5, "S-L6": 5}


MORE = Claim("toy.more", "ours", "theirs", 2, 4)
LESS = Claim("toy.less", "ours", "", 100, None, " MiB", True)


@pytest.mark.parametrize(
    ("claim", "result", "said"),
    [
        (MORE, Result((1.0, 1.9, 9.0)), "NOT MET"),
        (MORE, Result((2.0,)), "met"),
        (MORE, Result((4.5, 3.0, 5.0)), "goal met"),
        (LESS, Result((101.0,)), "NOT MET"),
        (LESS, Result((99.0,)), "met"),
        (MORE, Result(missing="There is none."), "missing"),
        (MORE, Result(failed="ValueError"), "FAILED"),
        (MORE, None, "not run"),
        (Claim("toy.shown", "ours", "theirs"), Result((0.1,)), ""),
    ],
)
def test_a_median_meets_its_bounds_or_not(claim: Claim, result: Result | None, said: str) -> None:
    assert verdict(claim, result) == said
    assert row(claim, result)[6].strip("*") == said


def test_the_table_tells_bounds_spread_and_what_is_missing() -> None:
    run = Run(MACHINE, {"toy.more": Result((2.5, 3.0, 2.0), "5 and 2 games a second", load=1.5)})
    absent = Claim("toy.absent", "ours", "Peer", 1)
    run.results[absent.name] = Result(missing="Peer 1.0 could not be installed: no network.", load=0.5)
    text = table(run, (MORE, absent, LESS))
    assert "| ours | theirs | ≥ 2× | ≥ 4× | 2.5× | 2 to 3 | met | 5 and 2 games a second |" in text
    assert "| **missing** | Peer 1.0 could not be installed: no network. |" in text
    assert "| ≤ 100 MiB |" in text
    assert "P, 2 cores, Linux; Python 3.12, NumPy 2, cc 1. Beside: RLCard 1.2.0 with NumPy 2." in text
    assert "load 0.5 to 1.5" in text


def test_the_readme_shows_the_results_that_are_kept() -> None:
    text = README.read_text("utf-8")
    assert written(text, Run.read()) == text, "Expected the table that `make bench` wrote, as it wrote it."
    with pytest.raises(ValueError, match="once each"):
        written(text.replace(END, ""), Run.read())
    assert BEGIN in text


def test_results_are_read_as_they_were_written(tmp_path: Path) -> None:
    run = Run(MACHINE, {"a.b": Result((1.0, 2.0), "note", load=0.5), "a.c": Result(missing="None.")})
    run.write(tmp_path / "results.json")
    assert Run.read(tmp_path / "results.json") == run
    later = Run({**MACHINE, "day": "2000-01-02"}, {"a.b": Result((3.0,))})
    assert run.and_then(later) == Run(later.machine, {**run.results, **later.results})
    without = Run({**MACHINE, "peers": []}, later.results)
    assert run.and_then(without).machine["peers"] == MACHINE["peers"], "their results stay, and so do their names"
    elsewhere = Run({**MACHINE, "processor": "Q"}, later.results)
    assert run.and_then(elsewhere) == elsewhere, "results of two machines do not stand in one table"


def test_the_command_answers_what_came_of_it(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    def absent() -> Found:
        raise Missing("There is none.")

    def broken() -> Found:
        raise ZeroDivisionError

    toy = type("toy", (), {"RUNS": {"more": lambda: Found((3.0,)), "less": absent, "broken": broken}})
    claims = (MORE, LESS, Claim("toy.broken", "ours", "theirs", 1))
    monkeypatch.setattr("benchmarks.run.import_module", lambda name: toy)
    monkeypatch.setattr("benchmarks.run.CLAIMS", claims)
    results = group(claims)
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in told] == [
        ["toy.more", "met"],
        ["toy.less", "missing"],
        ["toy.broken", "FAILED"],
    ]
    assert "There is none." in told[1]
    assert code(Run({}, {"toy.more": results["toy.more"]})) == 0
    assert code(Run({}, {name: results[name] for name in ("toy.more", "toy.less")})) == 2
    assert code(Run({}, results)) == 1
    assert code(Run({}, {"toy.more": Result((1.0,))})) == 1


def test_a_ratio_is_of_pairs_in_turn_and_the_first_pair_does_not_count() -> None:
    ours, theirs, told = iter((1.0, 20.0, 30.0)), iter((1.0, 10.0, 10.0)), []
    found = beside(lambda: told.append("a") or next(ours), lambda: told.append("b") or next(theirs), "games", 2)
    assert found == Found((2.0, 3.0), "25 and 10 games a second")
    assert told == ["a", "b"] * 3


def test_a_peer_that_cannot_be_installed_is_missing_by_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said = (
        f"WARNING: slow\nERROR: Could not open {tmp_path}/x\nERROR: No matching distribution found for peer==9\n"
    )
    done = subprocess.CompletedProcess([], 1, "", said)
    monkeypatch.setattr(peers.subprocess, "run", lambda *args, **options: done)
    monkeypatch.setattr(peers, "HOME", tmp_path)
    peer = peers.Peer("Peer", "peer", "9")
    with pytest.raises(Missing, match=r"^Peer 9 could not be installed: No matching .* for peer==9\.$"):
        peer.ready()
    assert peer.says() == ""


def test_without_a_compiler_c_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "compiler", lambda: None)
    with pytest.raises(Missing, match="no C compiler"), measure.compiled("uncle"):
        pass
