"""Whatever is asked for, work ends soon, is refused before it starts, or can be stopped; memory stays small."""

import asyncio
import subprocess
import sys
from dataclasses import replace
from itertools import islice
from time import monotonic, process_time
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import hear, page_sets, wired
from uncle_widgets.engine.match import finished
from uncle_widgets.games.practice import practice
from uncle_widgets.games.table import playing_out
from uncle_widgets.probability.filled import Filled
from uncle_widgets.widgets.page import dashboard
from uncle_widgets.widgets.page.links import parse
from uncle_widgets.widgets.play.inplay import InPlay

pytestmark = pytest.mark.usefixtures("swept")

SECONDS = 5.0
MEGABYTES = 250
LONG = "watch/2 uno seats=10 target=5000 players=expert seed=1:"


def test_a_match_that_goes_on_is_refused_when_it_has_grown_too_long() -> None:
    since = process_time()
    with pytest.raises(uw.Refusal, match="This match is not over after 35,000 moves"):
        uw.watch("uno", seats=8, mode="tournament", rounds=10, hands_per_pairing=20)
    assert process_time() - since < SECONDS


@pytest.mark.parametrize("game", uw.GAMES)
def test_a_record_with_too_many_moves_is_refused_unplayed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kit = uw.GAMES[game]
    moves = " ".join(["d1"] * (kit.longest + 1))
    monkeypatch.setattr(type(kit.new()), "play", None)
    for ask in (uw.replay, uw.watch):
        with pytest.raises(uw.Refusal, match=f"not over after {kit.longest:,} moves"):
            ask(f"{game}: {moves}")


def test_a_game_in_play_is_refused_where_it_goes_on_too_long() -> None:
    played = InPlay(uw.GAMES["uno"].new(2), 0, ["greedy"], 1)
    played.kit = replace(played.kit, longest=10)
    before = played.match
    with pytest.raises(uw.Refusal, match="This match is not over after 10 moves"):
        finished(played.ahead())
    assert played.match is before


def test_a_long_game_is_played_in_pieces_that_say_how_far_it_is() -> None:
    kit = uw.GAMES["uno"]
    game = kit.new(10, target=500)
    told = list(playing_out(game, "greedy", 1))
    assert told == list(range(64, told[-1] + 1, 64))
    assert told[-1] > 300


def slow(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A page that says after no time at all that a game takes long."""
    monkeypatch.setattr(dashboard, "BRISK", 1e-9)
    monkeypatch.setattr(dashboard, "SAID", 0.0)
    return uw.dashboard("uno", seats=3)


def test_a_long_game_leaves_the_page_alive_and_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    page = slow(monkeypatch)
    before = page.head.link, page.room, page.tab

    async def asked() -> None:
        since = process_time()
        hear(page.head, {"kind": "open", "link": LONG})
        assert process_time() - since < 0.5
        for _ in range(20):
            await asyncio.sleep(0.001)
        assert page.head.busy.startswith("Playing the game: ")
        assert (page.head.link, page.room, page.tab) == before
        hear(page.head, {"kind": "stop"})
        assert page.head.busy == ""
        await asyncio.sleep(0.01)

    asyncio.run(asked())
    assert (page.head.link, page.room, page.tab) == before
    assert not page.work.busy


def test_a_long_game_is_shown_when_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    page = slow(monkeypatch)

    async def asked(link: str) -> None:
        hear(page.head, {"kind": "open", "link": link})
        assert page.work.busy
        while page.work.busy:
            await asyncio.sleep(0.001)

    for link in ("watch/2 uno seats=10 target=200 players=greedy seed=1 step=5 eyes=0:",
                 "play/2 uno seat=0 players=expert seed=1 seats=10 target=50:"):  # fmt: skip
        asyncio.run(asked(link))
        assert page.head.note == page.head.busy == ""
        assert parse(page.head.link).values["seats"] == "10"
        assert page.tab == parse(link).room


def test_a_refusal_that_comes_late_is_said_and_the_old_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    page = slow(monkeypatch)
    before = page.head.link, page.room, page.head.seats

    async def asked() -> None:
        hear(page.head, {"kind": "open", "link": "watch/2 uno seats=10 step=999999 seed=1 target=200:"})
        assert page.work.busy
        while page.work.busy:
            await asyncio.sleep(0.001)

    asyncio.run(asked())
    assert page.head.note.startswith("Expected a step from 0 to ")
    assert (page.head.link, page.room, page.head.seats) == before


MEASURED = """
import time
import psutil
import uncle_widgets as uw
began = time.process_time()
page = uw.dashboard("uno", seats=3)
page.show_link({link!r})
page.room.step = len(page.room.ends) - 1
page.room.watcher = "everything"
spent = time.process_time() - began
print(spent, psutil.Process().memory_info().rss / 2**20)
"""


@pytest.mark.full
@pytest.mark.parametrize("players", ["greedy", pytest.param("expert", marks=pytest.mark.soak)])
def test_a_match_of_5000_points_for_ten_is_watched_within_the_bounds(players: str) -> None:
    link = f"watch/2 uno seats=10 target=5000 players={players} seed=1:"
    done = subprocess.run(
        [sys.executable, "-c", MEASURED.format(link=link)], capture_output=True, text=True, check=True
    )
    seconds, megabytes = map(float, done.stdout.split())
    assert megabytes < MEGABYTES
    assert seconds < (SECONDS if players == "greedy" else 4 * SECONDS)


def test_a_search_for_positions_leaves_the_page_alive_and_can_be_stopped(
    monkeypatch: pytest.MonkeyPatch, pieces: list[float]
) -> None:
    room = uw.lesson("uno", lesson="N-L3", seats=10, target=5000)
    monkeypatch.setattr(Filled, "derivable", False)  # nothing will be found

    async def asked() -> None:
        hear(room.trail, {"kind": "practise"})
        until = monotonic() + 60
        while len(pieces) < 20 and monotonic() < until:
            await asyncio.sleep(0.001)
        assert room.trail.busy.startswith("Looking for positions: ")
        hear(room.trail, {"kind": "stop"})
        assert not room.looking.busy
        assert not room.trail.seeking
        assert room.trail.busy == "You stopped the search. You have 0 positions."

    asyncio.run(asked())
    assert len(pieces) >= 20
    assert max(pieces) < SECONDS / 5
    assert room.at is None


@pytest.mark.parametrize(
    "options", [{"seats": 10, "target": 5000}, {"seats": 8, "mode": "tournament", "rounds": 10}]
)
def test_a_search_in_a_long_match_comes_in_small_pieces(options: dict[str, Any]) -> None:
    kit = uw.GAMES["uno"]
    since, pieces = process_time(), []
    for _ in islice(practice(kit, kit.new(**options), kit.questions["N-L3"], 1), 300):
        pieces.append(process_time() - since)
        since = process_time()
    assert max(pieces) < SECONDS / 5
    assert sum(pieces) < SECONDS


@pytest.mark.parametrize("digits", [400, 4_000, 5_000])
def test_a_number_that_python_cannot_use_is_refused_and_nothing_is_logged(
    digits: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Set as any trait of a page, or in any message: alone, in a list and in a table."""
    with wired(monkeypatch):
        room = uw.watch("uncle", seed=1)
        huge, before = 10**digits, room.step
        for value in (huge, [-huge], {"a": huge}):
            page_sets(room.table, speed=value)
            page_sets(room.table, said=value, step=value)
            page_sets(room.explainer, settings=value)
            hear(room.explainer, {"kind": "run", "trials": value})
        assert (room.table.speed, room.step) == (1.0, before)
        room.close()
    assert not [record for record in caplog.records if record.exc_info]
