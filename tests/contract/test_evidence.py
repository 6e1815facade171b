"""The evidence is on the page: what a derivation counts lies on the table, and lights up."""

import json
import re
import subprocess
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import uncle_widgets as uw
from tests.contract.test_questions import keys
from tests.js import node
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plain import plain
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.scene import TRACE
from uncle_widgets.probability.question import Posed

SCRIPT = str(Path(__file__).parents[1] / "js" / "evidence.mjs")
KITS = pytest.mark.parametrize("kit", GAMES.values(), ids=lambda kit: str(kit.id))


def lessons(kit: Kit[Any]) -> Iterator[tuple[str, Posed[Any], dict[str, Any], dict[str, Any]]]:
    """Every position of every lesson: its place, what is asked, the scene that lies there, and the boards."""
    for plan in plans(kit):
        for at, one in enumerate(exercises(kit, plan), 1):
            laid = one.question.table(one.view)
            scene = plain(kit.scene(laid, (), [f"Player {seat}" for seat in range(one.game.seats)], ()))
            yield f"{one.question.id}, lesson {plan.number}.{at}", one.posed, scene, kit.boards(one.game)


def stops(kit: Kit[Any]) -> Iterator[tuple[str, Posed[Any], dict[str, Any], dict[str, Any]]]:
    """Every stop of a game that is watched."""
    match = uw.play_out(kit.id)
    frames = kit.frames(match)
    for moment in kit.moments(match, 0):
        step = frames[moment.frame]
        posed = kit.questions[moment.question].at(**moment.settings).posed(match.view(step, 0))
        scene = plain(kit.draw(match, step, 0, [f"Player {seat}" for seat in range(match.game.seats)]))
        yield f"{moment.question}, step {step}", posed, scene, kit.boards(match.game)


@lru_cache(maxsize=8)
def asked(kit_id: str) -> list[tuple[str, Posed[Any], dict[str, Any], dict[str, Any]]]:
    return [*lessons(GAMES[kit_id]), *stops(GAMES[kit_id])]


@KITS
def test_what_a_line_counts_lies_on_the_table_and_the_first_line_lights_something(kit: Kit[Any]) -> None:
    for place, posed, scene, _ in asked(kit.id):
        there, lines = keys(scene), posed.derivation.lines
        for line in lines:
            assert {*line.lit} <= there, f"{place}, {line.words}: { ({*line.lit} - there) }"
        assert lines[0].lit, f"{place}: nothing is lit by '{lines[0].words}'"


@KITS
def test_the_table_outlines_what_a_line_lights_on_a_screen_and_on_a_phone(kit: Kit[Any], tmp_path: Path) -> None:
    told = [
        {"place": f"{place}: {line.words}", "scene": scene, "boards": boards, "lit": line.lit, "laid": laid}
        for place, posed, scene, boards in asked(kit.id)
        for laid in ["lesson" in place]
        for line in posed.derivation.lines
        if line.lit
    ]
    file = tmp_path / "lit.json"
    file.write_text(json.dumps(told), "utf-8")
    run = subprocess.run([node.needed(), SCRIPT, str(file)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == []


def faces(scene: Any) -> int:
    """Cards that lie open in a plain scene, or under a press."""
    if isinstance(scene, dict):
        return ("key" in scene and "face" in scene) + sum(map(faces, scene.values()))
    return sum(map(faces, scene)) if isinstance(scene, list) else 0


@pytest.mark.parametrize("kit_id", ["uncle", "mr_t"])
def test_every_card_that_is_seen_lies_open_or_one_press_away(kit_id: str) -> None:
    kit = GAMES[kit_id]
    for plan in plans(kit):
        for at, one in enumerate(exercises(kit, plan), 1):
            laid = one.question.table(one.view)
            deck = sum(n for _, n in laid.options.deck) if kit_id == "mr_t" else 42
            scene = plain(kit.scene(laid, (), "ABCDEF"[: one.game.seats], ()))
            known = deck - len(laid.unseen)  # those just taken from the board are in a pile, and still shown on it
            assert faces(scene) >= known, f"{one.question.id}, lesson {plan.number}.{at}"


@KITS
def test_what_a_trial_deals_is_shown_on_the_table_or_beside_it(kit: Kit[Any]) -> None:
    """An item that it turns up lies on that table; what has no place there is a trace, which the panel shows."""
    for place, posed, scene, _ in asked(kit.id):
        if posed.certain:
            continue
        there = keys(scene)
        for seed in range(3):
            _, shown = posed.once(Random(seed))
            assert shown, f"{place}: a trial shows nothing"
            off = {key for key in shown if not key.startswith(TRACE)} - there
            assert not off, f"{place}: {off} have no place on the table"


HIDDEN = re.compile(r"\b([Uu]nseen|cannot see|can't see|not seen)\b")
"""A step that is called so counts what does not lie open."""
TAKES_AWAY = re.compile(r"^All .+ minus the ones? you can see$")
CANNOT_SEE = "uno", "uncle", "mr_t"
"""Games whose derivations take away what is seen."""


def laid_out(part: Any, recall: bool = False) -> Iterator[tuple[str, bool, bool]]:
    """The cards of a plain scene: key, whether its face lies open, and whether a press opens what is under it."""
    if isinstance(part, list):
        for one in part:
            yield from laid_out(one)
    elif isinstance(part, dict):
        if "key" in part and "label" in part:
            yield part["key"], bool(part.get("face")), recall
        for name, one in part.items():
            if name != "recall":
                yield from laid_out(one, bool(part.get("recall")))


@KITS
def test_what_a_step_lights_is_what_it_names(kit: Kit[Any]) -> None:
    """'Unseen cards' lights no card that lies open; a step that takes away those you see lights all of these."""
    taken = 0
    for place, posed, scene, _ in asked(kit.id):
        cards = [*laid_out(scene)]
        shown = {key for key, face, _ in cards if face}
        covered = {key for key, face, opens in cards if not face and not opens}
        for line in posed.derivation.lines:
            where = f"{place}: {line.words}, {line.formula}"
            if TAKES_AWAY.match(line.words):
                taken += 1
                assert line.lit, where
                assert not {*line.lit} & covered, where
            elif HIDDEN.search(line.words):
                assert not {*line.lit} & shown, where
    assert taken or kit.id not in CANNOT_SEE
