"""A page that works alone does what the kernel does, over the same game and the same deeds."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
from collections.abc import Container, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

import uncle_widgets as uw
from tests.asking.test_tries import Beforehand
from tests.js import node
from tests.widgets.wire import Wire, hear, page_sets, wired
from uncle_widgets.engine.match import finished
from uncle_widgets.games.plans import plans
from uncle_widgets.widgets.page.hearing import FAULT
from uncle_widgets.widgets.panel import trials
from uncle_widgets.widgets.rooms.watch import Watch
from uncle_widgets.widgets.saved.answers import Answers
from uncle_widgets.widgets.saved.export import page_of
from uncle_widgets.widgets.saved.positions import of_position
from uncle_widgets.widgets.saved.saved import saved_of
from uncle_widgets.widgets.saved.tries import MOST

DEEDS = 150
"""How many are done to each game's page."""
MOVES = 50
"""How much is played of each game, at most."""
TABLE = ("step", "watcher", "stop", "caption", "bright", "moments", "heat", "playing")
PANEL = (
    "settings",
    "page",
    "why",
    "predicting",
    "question",
    "panel",
    "main",
    "moment",
    "guesses",
    "ending",
    "questions",
    "note",
    "tried",
    "dealt",
)
OF_A_FILE = ("beforehand", "counts", "most")
"""Of trials: how many there are of them."""
ELSEWHERE = ("traces", "notice", "untried", "knobs")
"""Of a panel: what tells of trials and lessons, and choices that are not worked out."""


def opening(game: str) -> Watch:
    """The first moves of a game of the fewest players."""
    match = uw.play_out(game, seats=uw.GAMES[game].seats[0], seed=7)
    return Watch(match.back(min(MOVES, len(match.moves))))


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def stands(room: Watch) -> dict[str, Any]:
    told = {name: getattr(room.table, name) for name in TABLE} | {
        name: getattr(room.explainer, name) for name in PANEL
    }
    return told_alike(plain(told | {"state": asdict(room.runner.state)}))


def told_alike(told: dict[str, Any]) -> dict[str, Any]:
    """Without what only one of the two has; a key is a name and no more. A number has its own time in each."""
    panel = {name: value for name, value in told["panel"].items() if name not in ELSEWHERE and name != "key"}
    tried = {name: value for name, value in told["tried"].items() if name not in OF_A_FILE}
    for one in told["state"]["asked"]["said"]:
        one.update(time="", seed=0)
    return told | {"panel": panel, "tried": tried}


def deeds_of(room: Watch, rng: Random, n: int) -> list[list[Any]]:
    """What a reader might do, in any order."""
    kinds = ["step", "step", "watcher", "stop", "stop", "predict", "predict", "main", "skip", "pick", "page"]
    kinds += ["why", "playing", "ask", "go", "page", "run", "run", "run", "again"]
    deeds: list[list[Any]] = []
    for at in (0, 1):
        deeds += [["stop", at], ["predict", {"value": "40"}], ["page", "try"], ["run", {"trials": 1}]]
        deeds += [["run", {"trials": 100}], ["again", {"seed": None}], ["run", {"trials": 10}]]
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
                deeds.append([kind, rng.choice(["answer", "why", "try"])])
            case "run":
                deeds.append([kind, {"trials": rng.choice([1, 1, 1, 10, 100, 1_000])}])
            case "again":
                deeds.append([kind, {"seed": rng.choice([None, 4, "5"])}])
            case "go":
                deeds.append([kind, {"at": rng.randrange(3)}])
            case "why":
                deeds.append([kind, rng.randrange(26)])
            case "playing" | "ask":
                deeds.append([kind, rng.random() < 0.5])
            case _:
                deeds.append([kind, {}])
    return deeds


def did(room: Watch, kind: str, value: Any) -> bool:
    """Do it in the kernel; False where the page could not have."""
    if kind in ("step", "watcher", "stop", "playing"):
        if kind == "stop" and value >= len(room.table.moments):
            return False
        page_sets(room.table, **{kind: value})
    elif kind in ("page", "why"):
        page_sets(room.explainer, **{kind: value})
    elif kind == "ask":
        room.explainer.predicting = value
    else:
        if kind == "predict" and room.explainer.main.get("kind") != "predict":
            return False
        if kind == "run" and (room.explainer.trials._posed is None or room.explainer.trials.count >= MOST):
            return False
        if kind == "skip" and not (room.explainer.moment and room.explainer.main.get("kind") == "predict"):
            return False
        hear(room.explainer, {"kind": kind, **value})
    return True


@pytest.mark.sample
@pytest.mark.parametrize("game", uw.GAMES)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, 8))])
def test_the_page_does_what_the_kernel_does(
    game: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = opening(game)
    tried_alike(room, monkeypatch)
    tried = alike(room, deeds_of(room, Random(seed), DEEDS), tmp_path)
    assert max(tried) > 10 or seed > 0 or not room.moments  # a page has trials at its game's moments


@pytest.mark.sample
@pytest.mark.parametrize(("game", "options"), [("uncle", {"pot_chips": 25}), ("say_uncle", {"target": 1})])
def test_a_whole_game_ends_alike(
    game: str, options: dict[str, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = uw.watch(game, seats=2, seed=7, **options)
    tried_alike(room, monkeypatch)
    rng, deeds = Random(game), list[list[Any]]()
    for at in range(len(room.moments)):
        deeds += [["stop", at], ["predict", {"value": str(rng.randrange(101)), "sure": "know"}]]
        deeds += [["predict", {"value": "3"}], ["main", {}], ["step", len(room.ends) - 1], ["go", {"at": at}]]
    alike(room, [["step", len(room.ends) - 1], *deeds, ["step", 0], ["step", len(room.ends) - 1]], tmp_path)
    assert room.explainer.ending["title"].startswith("Your ")
    assert not room.explainer.main


def tried_alike(room: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the room try out with the trials that its page has, where that has any."""
    known: dict[Any, Any] = {}
    asked: dict[Any, Any] = {}
    try_out, bind = Answers.try_out, trials.Trials.bind

    def noted(found: Answers, posed: Any) -> None:
        try_out(found, posed)
        known.update(found._tries)

    def bound(mine: trials.Trials, posed: Any, said: float | None = None) -> None:
        tries = known.get((posed.question, posed.view)) if posed else None
        place = room.explainer.asked.place, posed and posed.question
        if tries and place not in asked:
            asked[place] = Beforehand(posed, tries, lambda: mine.seed)
        bind(mine, asked[place] if tries else None, said)

    monkeypatch.setattr(trials, "MOST", MOST)
    monkeypatch.setattr(Answers, "try_out", noted)
    monkeypatch.setattr(trials.Trials, "bind", bound)


def alike(room: Watch, wished: list[list[Any]], tmp_path: Path) -> list[int]:
    """Do all that to the room, and to its page; how many trials were begun after each deed."""
    found = plain(finished(saved_of(room)))
    expected, deeds = [stands(room)], []
    for kind, value in wished:
        if did(room, kind, value):
            deeds.append([kind, value])
            expected.append(stands(room))
    file = tmp_path / "deeds.json"
    file.write_text(
        json.dumps({"saved": found, "deeds": deeds, "traits": {"table": TABLE, "panel": PANEL}}), "utf-8"
    )
    script = str(Path(node.__file__).parent / "directing.mjs")
    run = subprocess.run([node.needed(), script, str(file)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    told = [told_alike(each) for each in json.loads(run.stdout)]
    assert len(told) == len(expected)
    for at, (mine, theirs) in enumerate(zip(told, expected, strict=True)):
        before = deeds[:at][-6:]
        if not mine["panel"].get("row"):  # no other setting was worked out there
            mine["panel"].pop("row", None)
            theirs["panel"].pop("row", None)
        if not theirs["dealt"] and not theirs["tried"]["traces"] and theirs["caption"].get("tone") == "trial":
            theirs["caption"] = mine["caption"]  # over the table stand the trials alone whose cards a file has
        for name in theirs:
            assert mine[name] == theirs[name], f"{name} after {before}"
    return [one["tried"]["begun"] for one in expected]


def soaked(names: Iterable[Any], tried: Container[Any]) -> list[Any]:
    """All of them, those that are not `tried` in the tests that take minutes."""
    return [pytest.param(*name, marks=() if name in tried else pytest.mark.soak) for name in names]


LESSONS = [(game, plan.number) for game, kit in uw.GAMES.items() for plan in plans(kit)]


@pytest.mark.sample
@pytest.mark.parametrize(("game", "number"), soaked(LESSONS, [("uno", 5), ("uncle", 7)]))
def test_a_lesson_is_of_a_size_to_send(game: str, number: int) -> None:
    assert len(finished(page_of(uw.lesson(game, number)))) < 300_000


@pytest.mark.parametrize("game", soaked([(game,) for game in uw.GAMES], [("uno",)]))
def test_the_match_that_a_game_opens_with_is_of_a_size_to_send(game: str) -> None:
    assert len(finished(page_of(uw.watch(game)))) < 450_000


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
    with pytest.raises(uw.Refusal, match=r"^You can save the page when the game is over"):
        uw.export_html(room, file)
    assert not file.exists()
    while not room.over:
        room.move(str(room.legal[0]))
    assert uw.export_html(room, file).stat().st_size > 100_000


@pytest.mark.parametrize("what", [None, 5, "uncle", uw.GAMES["uncle"]])
def test_what_has_no_page_is_refused_in_a_sentence(what: Any, tmp_path: Path) -> None:
    with pytest.raises(
        uw.Refusal,
        match=r"^You can save a game \(.*\), a lesson, a position or how to play, not \w+\.$",
    ):
        uw.export_html(what, tmp_path / "page.html")


def test_a_position_is_asked_about_as_its_room_has_it() -> None:
    explained = uw.explain("uncle", "U-L2")
    explained.explainer.settings = {"card": 6}
    for room in (explained, uw.what_if("uno"), uw.what_if("mr_t")):
        found = finished(of_position(room))
        cards = {
            name: room.explainer.facts.card(room.explainer.asked.place, name, {}) for name in room.kit.questions
        }
        asked = {chip["id"] for chip in found["questions"]}
        assert set(found["asked"][0]) == {name for name in asked if cards[name]}
        assert found["chosen"] == room.explainer.question
        first = found["asked"][0][room.explainer.question][0]
        panel = {name: column[first] for name, column in found["panels"].items() if name == "ask"}
        assert found["pool"][panel["ask"]] == room.explainer.panel["ask"]
        assert len(finished(page_of(room))) < 210_000


def test_how_to_play_is_a_small_page() -> None:
    assert all(len(finished(page_of(uw.how_to(game)))) < 75_000 for game in uw.GAMES)


def test_a_page_has_the_ending_of_a_page(tmp_path: Path) -> None:
    with pytest.raises(uw.Refusal, match=r"^Expected a file name that ends in \.html or \.htm, not "):
        uw.export_html(opening("uncle"), tmp_path / "page.pdf")


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    with wired(monkeypatch) as one:
        yield one


def files(wire: Wire) -> list[dict[str, Any]]:
    """What was sent to be saved."""
    sent = [json.loads(text)[1] for text in wire.sent]
    told = [data["content"] for data in sent if isinstance(data, dict) and data.get("method") == "custom"]
    return [content for content in told if content.get("kind") == "file"]


def test_the_button_of_a_watched_game_gives_the_bytes_that_a_cell_writes(wire: Wire, tmp_path: Path) -> None:
    room = uw.watch("uncle", seats=2, seed=7, pot_chips=1)
    written = uw.export_html(room, tmp_path / "game.html").read_bytes()
    hear(room.table, {"kind": "save"})
    [file] = files(wire)
    assert file["text"].encode() == written
    assert file["name"] == "uncle-7.html"
    shares = [state["buttons"][0].get("share") for state in wire.states() if state.get("buttons")]
    told = [share for share in shares if share is not None]
    assert told == sorted(told)
    assert told[-1] == 1
    assert shares[-1] is None


def test_a_record_is_saved_under_the_name_of_its_game(wire: Wire) -> None:
    room = Watch(uw.watch("uncle", seats=2, seed=7, pot_chips=1).match.back(4))
    hear(room.table, {"kind": "save"})
    assert [file["name"] for file in files(wire)] == ["uncle-game.html"]


def test_saving_goes_on_behind_the_page_and_is_stopped_by_its_button_and_with_its_room(wire: Wire) -> None:
    async def pressed() -> None:
        room = uw.watch("uncle", seats=2, seed=7, pot_chips=1)
        hear(room.table, {"kind": "save"})
        while not room.table.buttons[0].get("share"):
            await asyncio.sleep(0.01)
        hear(room.table, {"kind": "save"})  # pressed twice: it goes on
        assert room.table.buttons[0]["share"] > 0
        hear(room.table, {"kind": "stop"})
        assert room.table.buttons == [{"kind": "save", "label": "Save as a page"}]
        hear(room.table, {"kind": "save"})
        await asyncio.sleep(0.05)
        room.close()
        assert not room.saving.work.busy

    asyncio.run(pressed())
    assert files(wire) == []


def test_a_game_of_your_own_has_the_button_when_it_is_over_and_not_before(wire: Wire) -> None:
    room = uw.play("uncle", seats=2, seed=3, pot_chips=1, coach="off", pace=0)
    hear(room.table, {"kind": "save"})
    assert files(wire) == []
    while not room.over:
        room.move(str(room.legal[0]))
    assert [button["kind"] for button in room.table.buttons] == ["deal", "same", "save"]
    hear(room.table, {"kind": "save"})
    assert [file["name"] for file in files(wire)] == ["uncle-3.html"]
    hear(room.table, {"kind": "deal"})
    assert [button["kind"] for button in room.table.buttons] != ["deal", "same", "save"]
    hear(room.table, {"kind": "save"})
    assert len(files(wire)) == 1


def test_a_page_that_cannot_be_made_says_so_and_the_button_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    room = uw.watch("uncle", seats=2, seed=7, pot_chips=1)

    def broken(_: Any) -> Any:
        raise ValueError("planted")
        yield

    monkeypatch.setattr(Watch, "paging", broken)
    hear(room.table, {"kind": "save"})
    assert room.table.note == FAULT
    assert room.table.buttons == [{"kind": "save", "label": "Save as a page"}]


def test_in_a_kernel_a_cell_shows_how_far_it_is_and_the_bar_goes(wire: Wire, tmp_path: Path) -> None:
    async def cell() -> None:
        uw.export_html(opening("uncle"), tmp_path / "game.html")

    before = set(_instances)
    asyncio.run(cell())
    values = [state["value"] for state in wire.states() if set(state) == {"value"}]
    assert values == sorted(values)
    assert values[-1] == 100
    left = [type(_instances[key]).__name__ for key in set(_instances) - before]
    assert "IntProgress" not in left


def test_a_lesson_is_saved_from_its_trail_and_practice_alone_is_not(wire: Wire, tmp_path: Path) -> None:
    room = uw.lesson("uncle", 1)
    hear(room.trail, {"kind": "page"})
    [file] = files(wire)
    assert file["name"] == "uncle-lesson-1.html"
    assert file["text"].startswith("<!doctype html>")
    assert room.trail.busy == ""
    drilled = uw.lesson("mr_t", "M-L7")
    with pytest.raises(uw.Refusal, match=r"^Only a lesson of "):
        uw.export_html(drilled, tmp_path / "page.html", progress=None)
