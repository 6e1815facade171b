"""A page that works alone does what the kernel does, over the same game and the same deeds."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

import uncle_widgets as uw
from tests.js import node
from tests.widgets.wire import hear, page_sets
from uncle_widgets.engine.match import finished
from uncle_widgets.widgets.answers import answers
from uncle_widgets.widgets.export import saved_of
from uncle_widgets.widgets.watch import Watch

MOVES = {"uncle": 60, "uno": 40, "mr_t": 60, "say_uncle": 60, "thrush": 60}
"""How much is played of each game."""
TABLE = ("step", "watcher", "stop", "caption", "bright", "moments", "heat", "playing")
PANEL = ("settings", "page", "question", "panel", "main", "moment", "guesses", "closing", "questions", "note")
ELSEWHERE = ("traces", "notice", "untried", "knobs")
"""Of a panel: what tells of trials and lessons, and choices that are not worked out."""


def opening(game: str) -> Watch:
    """The first moves of a game of two."""
    return Watch(uw.watch(game, seats=2, seed=7).match.back(MOVES[game]))


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def stands(room: Watch) -> dict[str, Any]:
    told = {name: getattr(room.table, name) for name in TABLE} | {
        name: getattr(room.explainer, name) for name in PANEL
    }
    return told_alike(plain(told))


def told_alike(told: dict[str, Any]) -> dict[str, Any]:
    """Without what only one of the two has; a key is a name and no more."""
    panel = {name: value for name, value in told["panel"].items() if name not in ELSEWHERE and name != "key"}
    return told | {"panel": panel}


def deeds_of(room: Watch, rng: Random, n: int) -> list[list[Any]]:
    """What a reader might do, in any order."""
    kinds = ["step", "step", "watcher", "stop", "stop", "predict", "predict", "main", "skip", "pick", "page"]
    deeds: list[list[Any]] = []
    for kind in rng.choices(kinds, k=n):
        match kind:
            case "step":
                deeds.append([kind, rng.randrange(len(room.ends))])
            case "watcher":
                deeds.append([kind, rng.choice([key for key, _ in room.table.eyes])])
            case "stop":
                deeds.append([kind, rng.randrange(3)])
            case "predict":
                value = rng.choice(["40", "12.5", "67%", "2/5", "101", "x", str(rng.randrange(101))])
                deeds.append([kind, {"value": value, "sure": rng.choice(["guess", "think", "know"])}])
            case "pick":
                deeds.append([kind, {"question": rng.choice([*room.kit.questions])}])
            case "page":
                deeds.append([kind, rng.choice(["answer", "why"])])
            case _:
                deeds.append([kind, {}])
    return deeds


def did(room: Watch, kind: str, value: Any) -> bool:
    """Do it in the kernel; False where the page could not have."""
    if kind in ("step", "watcher", "stop"):
        if kind == "stop" and value >= len(room.table.moments):
            return False
        page_sets(room.table, **{kind: value})
    elif kind == "page":
        page_sets(room.explainer, page=value)
    else:
        if kind == "predict" and room.explainer.main.get("kind") != "predict":
            return False
        if kind == "skip" and not (room.explainer.moment and room.explainer.main.get("kind") == "predict"):
            return False
        hear(room.explainer, {"kind": kind, **value})
    return True


@pytest.mark.parametrize("game", uw.GAMES)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, 8))])
def test_the_page_does_what_the_kernel_does(game: str, seed: int, tmp_path: Path) -> None:
    room = opening(game)
    found = plain(saved_of(room, finished(answers(room, everywhere=True))))
    expected, deeds = [stands(room)], []
    for kind, value in deeds_of(room, Random(seed), 60):
        if did(room, kind, value):
            deeds.append([kind, value])
            expected.append(stands(room))
    file = tmp_path / "deeds.json"
    file.write_text(json.dumps({"saved": found, "deeds": deeds}), "utf-8")
    script = str(Path(node.__file__).parent / "directing.mjs")
    run = subprocess.run([node.needed(), script, str(file)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    told = [told_alike(each) for each in json.loads(run.stdout)]
    assert len(told) == len(expected)
    for at, (mine, theirs) in enumerate(zip(told, expected, strict=True)):
        before = deeds[:at][-6:]
        for name in theirs:
            assert mine[name] == theirs[name], f"{name} after {before}"


def test_a_page_is_the_same_bytes_each_time_and_its_policy_lets_nothing_in(tmp_path: Path) -> None:
    one, other = (uw.export_html(opening("uncle"), tmp_path / name) for name in ("one.html", "other.html"))
    text = one.read_text("utf-8")
    assert text == other.read_text("utf-8")
    assert "default-src 'none'" in text
    assert not re.search(r"https?://", text)


def test_progress_is_told_to_its_end(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    uw.export_html(opening("uncle"), tmp_path / "game.html", progress=lambda *so_far: told.append(so_far))
    assert [done for done, _ in told] == [*range(1, len(told) + 1)]
    assert {of for _, of in told} == {len(told)}


def test_a_game_of_your_own_is_taken_along_when_it_is_over(tmp_path: Path) -> None:
    file = tmp_path / "mine.html"
    room = uw.play("uncle", seats=2, seed=3, pot_chips=1, coach="off", pace=0)
    with pytest.raises(uw.Refusal, match=r"^Expected a game that is over"):
        uw.export_html(room, file)
    assert not file.exists()
    while not room.over:
        room.move(str(room.legal[0]))
    assert uw.export_html(room, file).stat().st_size > 100_000


@pytest.mark.parametrize("what", [None, 5, "uncle", uw.GAMES["uncle"]])
def test_what_is_no_game_is_refused_in_a_sentence(what: Any, tmp_path: Path) -> None:
    with pytest.raises(
        uw.Refusal, match=r"^Expected a game \(uw\.watch, a Match, or uw\.play when it is over\), not \w+\.$"
    ):
        uw.export_html(what, tmp_path / "page.html")


def test_a_page_has_the_ending_of_a_page(tmp_path: Path) -> None:
    with pytest.raises(uw.Refusal, match=r"^Expected a file name that ends in \.html, not "):
        uw.export_html(opening("uncle"), tmp_path / "page.pdf")
