"""Trials that were dealt beforehand: they agree with the exact answers, and the page says what the kernel would."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any
from weakref import WeakKeyDictionary

import pytest

import uncle_widgets as uw
from tests.js import node
from uncle_widgets.games.plans import Plan, exercises, plans
from uncle_widgets.probability.growing import Cases
from uncle_widgets.probability.question import Posed
from uncle_widgets.probability.show import trial_noun
from uncle_widgets.probability.trials import Estimate, Tally
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.panel import trials
from uncle_widgets.widgets.saved.answers import Answers
from uncle_widgets.widgets.saved.lessons import of_lesson
from uncle_widgets.widgets.saved.tries import FIRST, KEPT, MOST, dealt

SCRIPT = str(Path(__file__).parent / "tries.mjs")
STRIDE = 617
"""How far apart two seeds begin: see `saved_tries.ts`."""
ERRORS = 4.5
"""Standard errors within which some hundred means are expected; what is dealt is always the same."""


def questions() -> Iterator[tuple[str, Plan, int]]:
    """Of each question the first position of a lesson that asks it."""
    known = set()
    for game, kit in uw.GAMES.items():
        for plan in plans(kit):
            for at, one in enumerate(exercises(kit, plan)):
                if one.question.id not in known and not one.posed.certain:
                    known.add(one.question.id)
                    yield game, plan, at


ASKED = [pytest.param(game, plan, at, id=f"{game}-{plan.number}-{at}") for game, plan, at in questions()]


def posed_at(game: str, plan: Plan, at: int) -> Posed[Any]:
    return exercises(uw.GAMES[game], plan)[at].posed


@cache
def beforehand(game: str, number: int, at: int) -> Any:
    return dealt(posed_at(game, plans(uw.GAMES[game])[number - 1], at))


def outcomes(tries: Any) -> list[float | None]:
    return [tries["values"][ord(sign) - ord("0")] for sign in tries["signs"]]


@pytest.mark.sample
@pytest.mark.parametrize(("game", "plan", "at"), ASKED)
def test_trials_dealt_beforehand_agree_with_the_exact_answer(game: str, plan: Plan, at: int) -> None:
    posed = posed_at(game, plan, at)
    tries = beforehand(game, plan.number, at)
    assert len(tries["signs"]) == KEPT + MOST - FIRST
    tally = Tally().extend([one for one in outcomes(tries) if one is not None])
    assert tally.trials > MOST / 100
    exact = float(posed.number)
    error = sqrt(exact * (1 - exact) / tally.trials) if posed.measure == "chance" else tally.error
    if isinstance(posed.exact, Estimate):
        error = sqrt(error**2 + posed.exact.error**2)
    assert abs(tally.mean - exact) <= ERRORS * error, (tally.mean, exact, error)


class Beforehand:
    """A question whose trials are those: the next one each time, as a run of this seed comes to it."""

    slow, dealer = False, None

    def __init__(self, posed: Posed[Any], tries: Any, seed: Any) -> None:
        self.posed, self.tries, self.seed = posed, tries, seed
        self.outcomes = outcomes(tries)
        self.runs: WeakKeyDictionary[Random, int] = WeakKeyDictionary()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.posed, name)

    def growing(self) -> Any:
        grown = self.posed.growing()
        return grown if isinstance(grown, Cases) else None

    def once(self, rng: Random) -> tuple[float | None, dict[str, Any]]:
        at = self.runs[rng] = self.runs.get(rng, -1) + 1
        kept = self.tries["kept"]
        if at < FIRST:
            place = (FIRST * self.seed() + at) % kept
            signs = {key: row[place : place + 1].strip() for key, row in self.tries["rows"].items()}
            return self.outcomes[place], {
                key: self.tries["parts"][ord(one) - 48] for key, one in signs.items() if one
            }
        behind = len(self.outcomes) - kept
        return self.outcomes[kept + (STRIDE * self.seed() + at) % behind], {}


DEEDS: list[tuple[str, Any]] = [
    *[("run", 1)] * 3, ("run", 10), ("run", 10), ("run", 100), ("run", 7), ("run", 1_000), ("run", 1), ("run", 1_000),
    ("run", 1), ("again", None), ("run", 10), ("run", 100), ("again", "x"), ("again", "77"), ("run", 100),
    ("again", 1_000_000_000), ("again", 4), ("run", 1), ("again", 5),
]  # fmt: skip


@pytest.mark.sample
@pytest.mark.parametrize(("game", "plan", "at"), ASKED)
def test_the_page_tries_out_as_the_kernel_does(
    game: str, plan: Plan, at: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit, posed = uw.GAMES[game], posed_at(game, plan, at)
    monkeypatch.setattr(trials, "MOST", MOST)
    monkeypatch.setattr(trials, "COUNTS", trials.COUNTS[:4])
    found = Answers(kit)
    found.try_out(posed)
    seed = 123_456 + at
    said = float(posed.number) / 2
    deeds = [("bind", [at, said]), *DEEDS, ("bind", [at, None]), ("run", 10)]
    file = tmp_path / "deeds.json"
    file.write_text(
        json.dumps({"saved": of_lesson(kit, plan, found=found), "seed": seed, "deeds": deeds}), "utf-8"
    )
    run = subprocess.run([node.needed(), SCRIPT, str(file)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    order = kit.terms.trial
    mine: Any = trials.Trials(lambda: None, seed, order)
    _, more = trial_noun(posed.question.one_trial or order)
    asked = Beforehand(posed, beforehand(game, plan.number, at), lambda: mine.seed)
    do: Any = {"bind": lambda value: mine.bind(asked, value[1]), "again": mine.again, "run": mine.run}
    for (kind, value), told in zip(deeds, json.loads(run.stdout), strict=True):
        if isinstance(told, str):
            with pytest.raises(Refusal) as refused:
                do[kind](value)
            assert told == str(refused.value)
            continue
        do[kind](value)
        shown, last = told
        made = f"These {more} were made in advance, 1,510 in all. You can see the cards of the first 10."
        assert shown.pop("beforehand") == made
        expected = json.loads(json.dumps(mine.told()))
        assert shown == expected, (kind, value)
        assert last == {"dealt": mine.dealt, "traces": expected["traces"]}
