"""The machine in JavaScript does what the one in Python does: the same states, and the same is refused."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from dataclasses import asdict
from functools import lru_cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import uncle_widgets as uw
from tests.asking.saved import SavedFacts
from tests.js import node
from uncle_widgets.asking import deeds as do
from uncle_widgets.asking import shown
from uncle_widgets.asking.game import did
from uncle_widgets.asking.lesson import answers
from uncle_widgets.asking.lesson import did as learned
from uncle_widgets.asking.panel import before, card, last_said
from uncle_widgets.asking.state import Asked, Learning, Watching
from uncle_widgets.asking.steps import attempts_at, work
from uncle_widgets.engine.match import finished
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.practice import Searched, practice
from uncle_widgets.probability.ranges import BILLION
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.panel.lessonfacts import Course, LessonPlaces
from uncle_widgets.widgets.rooms.report import report
from uncle_widgets.widgets.rooms.watch import Watch
from uncle_widgets.widgets.saved.lessons import of_lesson
from uncle_widgets.widgets.saved.saved import saved_of

SCRIPT = str(Path(__file__).parent / "machine.mjs")
MOVES = 40
"""Moves of each game."""
STUDENT = "  Zo\u00eb_O'Neil #7: a=b  "
NUMBERS = ("40", "12.5", "67%", "2/5", "0,5", "101", "-1", "x", "", "1/0", " 7 ", "1.5/2", "33.333333333333336")


@lru_cache
def saved(game: str) -> Any:
    match = uw.play_out(game, seats=uw.GAMES[game].seats[0], seed=11)
    return json.loads(json.dumps(finished(saved_of(Watch(match.back(min(MOVES, len(match.moves))))))))


def told(now: Watching | Learning) -> dict[str, Any]:
    """The state as plain values; of the numbers that were given their count, and the last two."""
    plain = asdict(now)
    said = plain["asked"]["said"]
    plain["asked"]["said"] = [len(said), *said[-2:]]
    attempts = plain["asked"]["attempts"]
    plain["asked"]["attempts"] = [len(attempts), *attempts[-2:]]
    return plain


def asked_back(facts: Any, asked: Asked) -> bool:
    """Whether it is asked just now if a mistake was theirs."""
    here = card(facts, asked)
    said = here and last_said(asked, asked.place, asked.question, here.settings)
    return bool(here and said and here.told(said, before(asked, said))["asks"])


def mistaken(facts: SavedFacts, asked: Asked) -> list[str]:
    """Numbers that mistakes fit, as they are typed; any number where there is none."""
    here = card(facts, asked)
    scale = (100 if here.measure == "chance" else 1) / BILLION if here else 1
    return [str(last * scale) for last, _, place in (here.judged["verdicts"] if here else ()) if place >= 0] or [
        "50"
    ]


def step_of(facts: Any, asked: Asked, rng: Random) -> do.Deed:
    """An answer to a small question: the right one, a wrong one, what is none; or it is shown; now and then to
    another step than the one that is asked."""
    here = card(facts, asked)
    if here is None or not here.asks:
        return rng.choice([do.ShowStep(0), do.AnswerStep(0, "3")])
    at = max(work(here.asks, attempts_at(asked, here), here.lines)["at"], 0)
    step = rng.choice([at] * 8 + [at + 1, -1])
    ask = here.asks[at]
    scale = 100 if ask["judged"] == "chance" else 1
    right = (
        [str(ask[end] * scale) for end in ("low", "high")] if ask["judged"] != "count" else [str(int(ask["low"]))]
    )
    number = rng.choice([*right * 3, *NUMBERS, str(rng.randrange(60))])
    return do.ShowStep(step) if rng.random() < 0.2 else do.AnswerStep(step, number)


def deed_of(facts: SavedFacts, now: Watching, rng: Random) -> do.Deed:
    """Anything that might be done, now and then what cannot be."""
    moments = len(facts.moments(now.seat))
    offers = [
        (name, value)
        for place in [now.asked.place]
        if " " in place and (card := facts.card(place, now.asked.question, now.asked.settings))
        for name, few in card.offers.items()
        for value in (*few, "nonsense")
    ]
    made: list[do.Deed] = [
        do.Step(rng.randrange(-1, facts.frames + 1)),
        do.Step(rng.randrange(facts.frames)),
        do.Eyes(rng.choice([*facts.eyes, "9", ""])),
        do.Stop(rng.randrange(-1, moments + 1)),
        do.Stop(rng.randrange(max(moments, 1))),
        do.Play(rng.random() < 0.5),
        do.Pick(rng.choice([*facts.offered(""), "nonsense"])),
        do.Set(dict([rng.choice(offers)]) if offers else {}),
        do.Set({**now.asked.settings, **(dict([rng.choice(offers)]) if offers else {})}),
        do.Predict(rng.choice(NUMBERS), rng.choice(["guess", "think", "know", "never"]), "2026-01-01T00:00:00Z"),
        do.Predict(str(rng.randrange(101))),
        do.Predict(str(rng.randrange(101)), "know"),
        do.Predict(rng.choice(mistaken(facts, now.asked)), "know"),
        do.Skip(),
        do.GoOn(),
        do.GoOn(),
        *[do.Own(rng.random() < 0.5)] * (5 if asked_back(facts, now.asked) else 1),
        do.Turn(rng.choice(["answer", "why", "try", "steps", "more"])),
        *[step_of(facts, now.asked, rng)] * 3,
        do.Why(rng.randrange(-1, 28)),
        do.AskFirst(rng.random() < 0.7),
        do.Cover(),
    ]
    weights = [1 if isinstance(deed, do.Cover | do.AskFirst) else 6 for deed in made]
    return rng.choices(made, weights)[0]


@pytest.mark.sample
@pytest.mark.parametrize("game", uw.GAMES)
@pytest.mark.parametrize(
    ("seed", "n"), [(0, 1_500), *(pytest.param(seed, 4_000, marks=pytest.mark.soak) for seed in range(1, 7))]
)
def test_random_deeds_lead_to_the_same_states(game: str, seed: int, n: int, tmp_path: Path) -> None:
    facts, rng, now = SavedFacts(saved(game)), Random(f"{game} {seed}"), Watching()
    deeds: list[dict[str, Any]] = [{"kind": "Step", "to": 0}]
    now = did(facts, now, do.Step(0))
    expected: list[Any] = [told(now)]
    kinds: Counter[str] = Counter()
    for _ in range(n):
        deed = deed_of(facts, now, rng)
        deeds.append({"kind": type(deed).__name__, **asdict(deed)})
        try:
            now = did(facts, now, deed)
            expected.append(told(now))
            kinds[type(deed).__name__] += 1
        except Refusal as refusal:
            expected.append(str(refusal))
            kinds["refused"] += 1
    compare(tmp_path, saved(game), deeds, expected)
    steps = {"AnswerStep", "ShowStep"} if any(any(row) for row in saved(game)["panels"]["asks"]) else set()
    assert len(kinds) == 15 + len(steps), kinds
    assert min(kinds.values()) > n / 1_000, kinds


def compare(folder: Path, page: Any, deeds: list[dict[str, Any]], expected: list[Any]) -> None:
    """Let JavaScript do the same deeds to a saved page: the same comes of each."""
    file = folder / "deeds.json"
    file.write_text(json.dumps({"saved": page, "deeds": deeds}), "utf-8")
    run = subprocess.run([node.needed(), SCRIPT, str(file)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    for at, (mine, theirs) in enumerate(
        zip(json.loads(run.stdout), json.loads(json.dumps(expected)), strict=True)
    ):
        if isinstance(mine, list) and isinstance(theirs, list):
            assert mine[0] == theirs[0], f"after {deeds[max(0, at - 4) : at + 1]}"
            mine, theirs = mine[1], theirs[1]
        assert mine == theirs, f"after {deeds[max(0, at - 4) : at + 1]}"


def drawn(facts: LessonPlaces, now: Learning) -> dict[str, Any]:
    """What is drawn of a lesson, as far as it hangs on what was said."""
    panel, trail = shown.lesson(facts, now)
    said = panel["panel"].get("said")
    return trail | {
        **{name: panel[name] for name in ("goal", "main", "question")},
        "pair": [[one["at"], one["line"], one["here"], *told_shortly(one)] for one in panel["pair"]],
        "revealed": panel["panel"].get("revealed", False),
        "notice": panel["panel"].get("notice", ""),
        "said": shortly(said) if said else None,
        "page": panel["page"],
        "work": panel["panel"].get("work"),
        "report": reported(facts, now),
    }


def reported(facts: LessonPlaces, now: Learning) -> Any:
    """How it went, its receipt too; without the last places of floats."""
    owned = {at: one.owned for at, one in answers(facts, now).items() if one.owned}
    told = report(facts.attempt(now), owned, facts.goal(now.course)["title"], "", True, "", STUDENT)
    return json.loads(json.dumps(told), parse_float=lambda text: round(float(text), 6))


def shortly(said: Any) -> list[Any]:
    return [said["verdict"], said["mistake"]["name"] if said["mistake"] else "", said["asks"], said["own"]]


def told_shortly(side: Any) -> list[Any]:
    return [shortly(side["said"]) if "said" in side else None, side.get("text", "")]


def set_in(page: Any, at: int) -> dict[str, Any]:
    """How a question of a saved page is set."""
    return {knob["name"]: knob["value"] for knob in page["pool"][page["panels"]["knobs"][at]]}


def lesson_deed(facts: LessonPlaces, now: Learning, page: Any, rng: Random) -> do.Deed:
    most = facts.positions(now.course)
    card = facts.card(now.asked.place, now.asked.question, now.asked.settings)
    edges: list[str] = []
    if card:
        places = facts.attempt(now).edges(now.at) if now.at >= 0 else []
        near = [card.posed.number, *places, *(one.value for one in card.posed.mistakes)]
        scale = 100 if card.posed.measure == "chance" else 1
        edges = [f"{float(one * scale) + rng.choice((0, 0, 1, -1, 7)):.2f}" for one in near]
    here = page["courses"][0]["positions"][now.at] if now.at >= 0 else {"panels": []}
    if now.like >= 0:
        other, spot = here["likes"][now.like]
        here = page["courses"][other]["positions"][spot]
    held = [set_in(page, at) for at in here["panels"]]
    knobs = [  # of the choices those that a saved page has
        (name, value)
        for name, few in (card.offers if card else {}).items()
        for value in few
        if card and value != card.settings[name] and {**card.settings, name: value} in held
    ]
    made: list[do.Deed] = [
        do.Go(rng.randrange(-2, most + 2)),
        do.Go(rng.randrange(most)),
        do.GoOn(),
        do.Redo(),
        *[do.Like()] * 2,
        do.Begin(),
        do.Arrange(rng.choice(["set", "any", "none"])),
        do.Set(dict([rng.choice(knobs)]) if knobs else {}),
        do.Predict(rng.choice(NUMBERS), "never", "2026-01-01T00:00:00Z"),
        do.Predict(str(rng.randrange(101)), "know"),
        do.Predict(rng.choice(edges) if edges else "10", "guess"),
        do.Predict(rng.choice(edges) if edges else "10", "know", second=rng.choice(["10", "50", "90", "", "x"])),
        *[do.Own(rng.random() < 0.5)] * (5 if asked_back(facts, now.asked) else 1),
        do.Turn(rng.choice(["answer", "why", "try", "steps", "more"])),
        *[step_of(facts, now.asked, rng)] * 2,
        do.Why(rng.randrange(-1, 28)),
        do.AskFirst(rng.random() < 0.8),
    ]
    weights = [1 if isinstance(deed, do.Begin | do.Arrange | do.AskFirst | do.Set) else 8 for deed in made]
    return rng.choices(made, weights)[0]


LESSONS = [
    pytest.param(game, plan.number, marks=() if plan.number == 2 else pytest.mark.full)
    for game, kit in uw.GAMES.items()
    for plan in plans(kit)
]
"""One lesson of each game in `make test`, all in `make test-all`: the machine is the same for each."""


@pytest.mark.sample
@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_random_deeds_to_a_lesson_lead_to_the_same_states_and_verdicts(
    game: str, number: int, tmp_path: Path
) -> None:
    kit = uw.GAMES[game]
    plan = plans(kit)[number - 1]
    facts, rng = LessonPlaces(kit), Random(f"{game} {number}")
    whole = Course(exercises(kit, plan), plan, plan.name, plan.goal, len(plan.picks))
    asked = kit.questions[plan.question].at(**plan.settings)
    search = practice(kit, kit.game(None, {}), asked, 0, fixed=tuple(plan.settings))
    found = (one for one in search if not isinstance(one, Searched))
    more = tuple(islice(found, 4))
    page = json.loads(json.dumps(of_lesson(kit, plan, more)))
    whole.likes = {
        at: [more[k] for _, k in position["likes"]] for at, position in enumerate(page["courses"][0]["positions"])
    }
    now = Learning(course=-1)
    deeds: list[dict[str, Any]] = []
    expected: list[Any] = []
    kinds: Counter[str] = Counter()
    for at in range(400):
        deed = lesson_deed(facts, now, page, rng) if at else do.Begin()
        if isinstance(deed, do.Begin):
            facts.courses.append(whole)
        deeds.append({"kind": type(deed).__name__, **asdict(deed)})
        try:
            now = learned(facts, now, deed)
            expected.append([told(now), drawn(facts, now)])
            kinds[type(deed).__name__] += 1
        except Refusal as refusal:
            expected.append(str(refusal))
            kinds["refused"] += 1
    compare(tmp_path, page, deeds, expected)
    assert {"Go", "GoOn", "Predict", "Like", "refused"} <= kinds.keys(), kinds
