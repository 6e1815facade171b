"""The lab: what may be chosen, what came, stopping, comparing, opening a game, and files to take along."""

import asyncio
import csv
import io
import json
from time import monotonic
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import Wire, hear, page_sets
from uncle_widgets.widgets.lab.lab import Lab

LONGEST_PIECE = 0.1
"""Seconds for which the lab may keep a kernel busy at a time."""


pytestmark = pytest.mark.usefixtures("wire")


def small(**given: Any) -> Lab:
    return uw.lab("uncle", seats=2, n=100, pot_chips=5, **given)


@pytest.fixture
def played() -> Lab:
    """Two settings, played; the page told of them."""
    room = small(players=["greedy", "random"], beside={"players": "random"})
    room.run()
    return room


def wish(room: Lab, **changes: Any) -> dict[str, Any]:
    """What a page sends at Run: what it was told, with changes of the first setting, or of n and seed."""
    top = {name: changes.pop(name) for name in ("n", "seed") if name in changes}
    sides = [{**room.view.sides[0], **changes}, *room.view.sides[1:]]
    return {"kind": "run", "sides": sides, "n": room.view.n, "seed": room.view.seed, **top}


def test_what_came_is_what_simulate_counts(played: Lab) -> None:
    seats = played.view.found["results"][0]["seats"]
    runs = [uw.simulate("uncle", 20, 2, ["greedy", "random"], seed, pot_chips=5) for seed in range(5)]
    assert seats[0]["wins"] == f"{float(sum(run.wins[0] for run in runs)):,.10g}"
    assert seats[0]["share"]["low"] < seats[0]["share"]["value"] < seats[0]["share"]["high"]
    lines = played.view.found["lines"]
    assert [len(side) for side in lines] == [5, 5]
    assert lines[0][1][-1] == (20, pytest.approx(100 * float(runs[1].wins[0]) / 20, abs=0.001))
    assert played.samples[0].engine == "in lockstep"
    assert "seeds 0 to 4" in played.view.found["results"][0]["rests"]
    assert (played.view.done, played.view.of, played.view.running) == (200, 200, False)


def test_two_settings_share_their_axes_and_are_told_apart(played: Lab) -> None:
    found = played.view.found
    for bars in (found["lengths"], found["scores"]):
        assert [sum(row) for row in bars["counts"]] == [100, 100]
        assert len(set(map(len, bars["counts"]))) == 1
    assert [row["words"] for row in found["apart"]] == [
        "Wins by A (out of 100)",
        "Wins by B (out of 100)",
        "Choices in a game",
    ]
    assert found["apart"][0]["text"].startswith("\N{MINUS SIGN}")  # the greedy one wins less as a random one
    assert found["apart"][0]["sure"]


def test_the_page_sets_what_is_played() -> None:
    room = small()
    hear(room.view, wish(room, seats=3, players=["safe", "random", "random"], n=150, seed="7"))
    assert room.view.note == ""
    assert [result["n"] for result in room.view.found["results"]] == [150]
    assert (room.sides[0].names, room.n, room.seed) == (("safe", "random", "random"), 150, 7)
    hear(room.view, {**wish(room), "sides": room.view.sides * 2})
    assert len(room.view.found["results"]) == 2
    assert uw.lab(room.link).link == room.link
    assert eval(room.cell, {"uw": uw}).link == room.link


@pytest.mark.parametrize(
    ("game", "mine", "theirs"),
    [
        ("uno", {"target": 100}, {"target": 500}),
        ("mr_t", {"deck": "B"}, {"deck": "A"}),
        ("mr_t", {}, {"deck": "C"}),
    ],
)
def test_two_settings_open_from_the_cell_and_the_link_as_they_are(game: str, mine: Any, theirs: Any) -> None:
    room = uw.lab(game, n=100, **mine, beside=theirs)
    for other in (eval(room.cell, {"uw": uw}), uw.lab(room.link)):
        assert [side.game for side in other.sides] == [side.game for side in room.sides]
        assert (other.cell, other.link) == (room.cell, room.link)


REFUSED: list[dict[str, Any]] = [
    {"n": 99}, {"n": 1_000_001}, {"n": "many"}, {"n": True}, {"n": None, "seats": 9}, {"seed": "-1"},
    {"seed": "999999999"}, {"players": ["greedy"]}, {"players": ["greedy", "nobody"]}, {"players": "greedy"},
    {"players": [None, {}]}, {"options": {"pot_chips": "900"}}, {"options": {"speed": "1"}}, {"options": 5},
    {"seats": []}, {"players": [["greedy"], "random"]},
]  # fmt: skip


@pytest.mark.parametrize("change", REFUSED, ids=str)
def test_what_cannot_be_is_said_and_the_old_stays(change: dict[str, Any]) -> None:
    room = small()
    before = (room.sides, room.n, room.seed, room.link, room.samples)
    hear(room.view, wish(room, **change))
    assert room.view.note.startswith(("Expected ", "U.N.C.L.E. has no ", "The Man from U.N.C.L.E. "))
    assert (room.sides, room.n, room.seed, room.link, room.samples) == before


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "run"}, {"kind": "run", "sides": []}, {"kind": "run", "sides": [{}]}, {"kind": "run", "sides": [5]},
        {"kind": "open"}, {"kind": "open", "side": 0, "run": 0, "number": 0}, {"kind": "save"},
        {"kind": "save", "format": "csv"},
    ],
    ids=str,
)  # fmt: skip
def test_a_page_that_asks_for_what_is_not_there_is_told(message: dict[str, Any]) -> None:
    room = small()
    hear(room.view, message)
    assert room.view.note.startswith(("Expected ", "There are no games to save yet."))
    hear(room.view, {"kind": "back"})
    assert room.view.note == ""


@pytest.mark.parametrize(
    "given", [{"side": 2}, {"run": 5}, {"number": 20}, {"number": -1}, {"run": True}, {"side": "0"}]
)
def test_only_a_game_that_was_played_can_be_opened(played: Lab, given: dict[str, Any]) -> None:
    hear(played.view, {"kind": "open", "side": 0, "run": 0, "number": 0, **given})
    assert played.view.note.startswith("Expected ")
    assert played.room is None


def test_a_listed_game_opens_on_the_table_and_the_lab_comes_back(played: Lab) -> None:
    one = played.view.found["lists"][0]["games"][0]
    hear(played.view, {"kind": "open", **{name: one[name] for name in ("side", "run", "number")}})
    assert played.room is not None
    assert f"{sum(m.startswith('p') for m in map(str, played.room.match.moves))} choices" == one["words"]
    assert one["words"] in played.view.watched
    assert played.children == (played.view, played.room)
    found = played.view.found
    hear(played.view, {"kind": "back"})
    assert (played.room, played.view.watched, played.children) == (None, "", (played.view,))
    assert played.view.found == found


def test_another_seat_is_looked_at(played: Lab) -> None:
    before = played.view.found
    page_sets(played.view, seat=1)
    assert played.view.found["lines"] != before["lines"]
    assert played.view.found["lengths"] == before["lengths"]
    page_sets(played.view, seat=2)
    assert played.view.seat == 1
    assert played.view.note.startswith("Expected a seat")


def test_files_hold_exact_counts_and_what_they_rest_on(played: Lab, wire: Wire) -> None:
    for kind in ("csv", "json"):
        hear(played.view, {"kind": "save", "format": kind})
    files = [data for text in wire.sent if (data := json.loads(text)[1].get("content", {})).get("kind") == "file"]
    assert [one["name"] for one in files] == ["uncle-lab-seed-0.csv", "uncle-lab-seed-0.json"]
    rows = list(csv.DictReader(io.StringIO(files[0]["text"])))
    for setting in ("1", "2"):
        lengths = [int(row["games"]) for row in rows if (row["setting"], row["figure"]) == (setting, "length")]
        assert sum(lengths) == 100
    told = json.loads(files[1]["text"])
    assert told["settings"][0]["game"] == "uncle seats=2 pot_chips=5"
    assert [one["games"] for one in told["settings"][1]["seeds"]] == [20] * 5
    assert told["settings"][0]["engine"] == "in lockstep"


def slow(view: Any, moves: Any, rng: Any) -> Any:
    return moves[0]


def test_stop_keeps_what_is_played_and_the_kernel_is_never_long_away(pieces: list[float]) -> None:
    """In lockstep and step by step."""

    async def stopped(game: str, players: str | Any, **options: Any) -> None:
        room = uw.lab(game, seats=2, players=players, n=1_000_000, **options)
        hear(room.view, wish(room))
        until = monotonic() + 60
        while (room.view.done < 50 or len(pieces) < 40) and monotonic() < until:
            await asyncio.sleep(0.01)
        assert room.view.running
        room.show_game(0, 0, 0)
        while room.room is None and monotonic() < until:
            await asyncio.sleep(0.01)
        assert room.room
        hear(room.view, {"kind": "stop"})
        done = room.view.done
        assert 50 <= done < 1_000_000
        assert not room.view.running
        assert sum(room.view.found["lengths"]["counts"][0]) == done
        await asyncio.sleep(0.05)
        assert room.view.done == done
        room.close()

    for game, players, options in (
        ("uncle", "random", {"pot_chips": 5}),
        ("uncle", [slow, "random"], {"pot_chips": 5}),
        ("uno", "greedy", {"target": 200}),
    ):
        del pieces[:]
        asyncio.run(stopped(game, players, **options))
        assert max(pieces) < LONGEST_PIECE, game


def test_where_no_thread_starts_its_pieces_are_played_in_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser, whose Python is `emscripten`."""

    def start(_: Any) -> None:
        raise RuntimeError("can't start new thread")

    async def played() -> None:
        room = uw.lab("uncle", seats=2, n=200, pot_chips=5)
        with monkeypatch.context() as browser:
            browser.setattr("sys.platform", "emscripten")
            browser.setattr("threading.Thread.start", start)
            hear(room.view, wish(room))
            until = monotonic() + 60
            while room.view.running and monotonic() < until:
                await asyncio.sleep(0.01)
            assert room.view.done == 200
            room.show_game(0, 0, 0)
            while room.room is None and monotonic() < until:
                await asyncio.sleep(0.01)
        assert room.room
        room.close()

    asyncio.run(played())


def raising(view: Any, moves: Any, rng: Any) -> Any:
    raise KeyError("no such card")


def test_a_player_of_ones_own_sits_in_and_what_it_raises_is_said() -> None:
    room = small(players=[slow, "random"])
    room.run()
    assert room.view.found["results"][0]["seats"][0]["player"] == "slow"
    assert "Played step by step: your own player chooses move by move" in room.view.found["results"][0]["rests"]
    assert ["slow", "slow"] in room.view.form["players"]
    bad = small(players=[raising, "random"])
    with pytest.raises(KeyError):
        bad.run()
    assert bad.view.note == "A player raised KeyError: 'no such card'"
    assert not bad.view.running
    with pytest.raises(uw.Refusal, match="a name that no other player has"):
        small(players=lambda view, moves, rng: moves[0])


def test_without_a_game_one_is_chosen_in_the_lab() -> None:
    room = uw.lab()
    assert [game for game, _ in room.view.games] == list(uw.GAMES)
    hear(room.view, {"kind": "game", "game": "say_uncle"})
    assert (room.view.chosen, room.kit.id) == ("say_uncle", "say_uncle")
    assert room.link.startswith("lab/2 say_uncle ")
    hear(room.view, {"kind": "game", "game": "chess"})
    assert room.view.note.startswith("There is no game 'chess'")
    set_game = small()
    hear(set_game.view, {"kind": "game", "game": "uno"})
    assert set_game.kit.id == "uncle"


def test_the_tab_has_the_dashboards_setting_and_its_link_opens_it() -> None:
    page = uw.dashboard("uncle", seats=4, seed=11, pot_chips=9, players="safe")
    page_sets(page.head, tab="lab")
    assert isinstance(page.room, Lab)
    assert page.room.sides[0].names == ("safe",) * 4
    assert page.room.seed == 11
    hear(page.room.view, wish(page.room, n=100))
    other = uw.dashboard("uncle")
    other.show_link(page.head.link)
    assert (other.tab, other.head.link) == ("lab", page.head.link)
    with pytest.raises(uw.Refusal):
        other.show_link("lab/2 uncle n=5:")
    with pytest.raises(uw.Refusal):
        other.show_link("lab/2 uncle beside=x:")
    with pytest.raises(uw.Refusal):
        uw.lab(page.head.link, seats=2)
