"""A game against bots is driven wildly: hostile, late and doubled messages, in every phase of a turn."""

import asyncio
import json
from time import monotonic
from typing import Any

import pytest

from tests.widgets.playing import all_of, finish, table, thinking
from tests.widgets.wire import hear, page_sets, press
from uncle_widgets.widgets.page.hearing import FAULT
from uncle_widgets.widgets.play.phases import Phase

pytestmark = pytest.mark.usefixtures("wire")


HOSTILE = [
    None,
    7,
    "move",
    [],
    {},
    {"kind": None},
    {"kind": ["move"]},
    {"kind": "cheat"},
    {"kind": "move"},
    {"kind": "move", "move": None},
    {"kind": "move", "move": ["p1"]},
    {"kind": "move", "move": {"card": 1}},
    {"kind": "move", "move": "p" * 1_000_000},
    {"kind": "move", "move": "d3"},
    {"kind": "again"},
    {"kind": "play"},
    {"kind": "play", "move": "p1"},
    {"kind": "answer", "value": "10"},
    {"kind": "retry", "step": 0},
    {"kind": "retry", "step": {"a": 1}},
    {"kind": "review"},
    {"kind": "undo"},
    {"kind": "resume"},
    {"kind": "resume", "link": None},
    {"kind": "resume", "link": "play"},
    {"kind": "resume", "link": "play uncle"},
    {"kind": "resume", "link": "play uncle seed=1 seats=two:"},
    {"kind": "resume", "link": "play uncle seed=1 seats=99999999999999999999:"},
    {"kind": "resume", "link": "play uncle seat=9 seed=1 seats=3 pot_chips=12:"},
    {"kind": "resume", "link": "play uncle seed=1 seats=3 pot_chips=12: p1 p1 p1 p1 p1 p1 p1 p1"},
    {"kind": "resume", "link": "play uncle seed=1 seats=4:"},
    {"kind": "resume", "link": "play uno seed=1:"},
    {"kind": "resume", "link": "play uncle players=nobody seed=1 seats=3 pot_chips=12:"},
    {"kind": "resume", "link": "play " + "x" * 1_000_000},
    {"kind": "resume", "link": "play uncle seed=\N{SUPERSCRIPT TWO} seats=3:"},
    {"kind": "resume", "link": "play uncle seed=1 seats=\N{ARABIC-INDIC DIGIT THREE}x:"},
]


@pytest.mark.parametrize("message", HOSTILE, ids=lambda message: json.dumps(message)[:60])
def test_a_hostile_message_changes_nothing_and_raises_nothing(message: Any) -> None:
    game = table()
    before = all_of(game)
    if isinstance(message, dict) and message.get("kind") == "move":
        message = {**message, "stamp": game.table.stamp}
    for widget in (game.table, game.panel):
        hear(widget, message)
    assert all_of(game) == before
    for note in (game.table.note, game.panel.note):
        assert len(note) < 250
    game.move(str(game.legal[0]))  # and the game goes on


@pytest.mark.parametrize("stamp", [None, -1, 0, 10**9, "1", [1], {}])
def test_a_card_pressed_on_a_picture_that_is_gone_plays_nothing(stamp: Any) -> None:
    game = table()
    game.move(str(game.legal[0]))
    hear(game.table, {"kind": "move", "move": str(game.legal[0]), "stamp": stamp})
    assert len(game.moves) == 1


def test_ten_fast_clicks_play_one_card() -> None:
    game = table()
    message = {"kind": "move", "move": str(game.legal[0]), "stamp": game.table.stamp}
    for _ in range(10):
        hear(game.table, message)
    assert len(game.moves) == 1


def test_a_click_while_the_bots_play_plays_nothing() -> None:
    async def clicks() -> None:
        game = table(pace=0.5)  # a machine that is away for a moment still lets three clicks into their turn
        while game.work.busy:
            await asyncio.sleep(0.01)
        press(game, str(game.legal[0]))
        waited = 0
        while game.work.busy or not waited:
            await asyncio.sleep(0.01)
            waited += 1
            if game.work.busy:
                assert game.table.busy or waited > 1
                page_sets(game.table, busy=False)  # a page that lies
                for card in "123456":
                    press(game, f"p{card}")
                assert len(game.moves) == 1
        assert waited > 2
        assert len(game.moves) == 1
        assert game.legal
        assert not game.table.busy

    asyncio.run(clicks())


def test_a_new_deal_while_the_bots_play_leaves_one_game() -> None:
    untouched = table().match

    async def deals() -> None:
        game = table(pace=0.03)
        while game.work.busy:
            await asyncio.sleep(0.01)
        press(game, str(game.legal[0]))
        await asyncio.sleep(0.01)
        hear(game.panel, {"kind": "same"})
        hear(game.panel, {"kind": "same"})
        while game.work.busy:
            await asyncio.sleep(0.01)
        assert game.match == untouched
        assert not game.moves
        assert not game.table.busy

    asyncio.run(deals())


def test_a_move_of_a_cell_while_the_coach_thinks_is_played_once_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    async def moves() -> None:
        game = table(coach=True, pace=0.0)
        thinking(game, monkeypatch)
        press(game, str(game.legal[-1]))
        await asyncio.sleep(0.02)
        assert game.phase is Phase.THINKING
        game.move(str(game.legal[0]))
        await asyncio.sleep(0.05)
        assert len(game.moves) == len(game.decisions) == 1
        assert game.phase is Phase.CHOOSING
        assert game.panel.progress is None
        assert not game.panel.note
        assert not game.table.note

    asyncio.run(moves())


@pytest.mark.parametrize("entry", ["undo", "deal", "same", "resume", "coach", "move", "stop", "again", "answer"])
@pytest.mark.parametrize("phase", ["CHOOSING", "THINKING", "HINTING", "LOOKING", "BOTS", "OVER"])
def test_every_entry_leaves_every_phase_in_one_that_goes_on(
    entry: str, phase: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is asked whenever: the phase agrees with the match, and the game can be played to its end."""

    async def asks() -> None:
        game = table(coach=True, pace=0.0, lesson=True)
        game.move(str(game.legal[0]))
        link = game.link
        if phase == "LOOKING":
            game.desk.look = game.legal[0]
            game._enter(Phase.LOOKING)
        elif phase == "BOTS":
            game.pace = 0.05
            game.desk.on = False
            press(game, str(game.legal[0]))
            await asyncio.sleep(0.02)
        elif phase == "OVER":
            finish(game)
        elif phase != "CHOOSING":
            thinking(game, monkeypatch)
            if phase == "THINKING":
                press(game, str(game.legal[0]))
            else:
                hear(game.panel, {"kind": "hint"})
            await asyncio.sleep(0.02)
        assert game.phase is Phase[phase]
        if entry == "move":
            press(game, str(game.legal[0]) if game.legal else "p1")
        else:
            hear(game.panel, {"kind": entry, "link": link, "value": "3", "on": False})
        game.pace = 0.0
        for _ in range(100):
            await asyncio.sleep(0.01)
            if game.phase in (Phase.CHOOSING, Phase.OVER, Phase.LOOKING):
                break
        until = monotonic() + 60
        while game.phase is Phase.BOTS and monotonic() < until:
            await asyncio.sleep(0.01)
        game.work.stop()
        if game.phase is not Phase.OVER:
            monkeypatch.undo()
            assert game.legal
            finish(game)
        assert game.phase is Phase.OVER
        assert game.over
        assert game.match.over
        assert not game.table.busy
        assert [str(d.move) for d in game.decisions] == list(game.moves)

    asyncio.run(asks())


def test_a_hint_does_not_hold_up_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hints() -> None:
        game = table(coach=False, pace=0.0)
        thinking(game, monkeypatch)
        hear(game.panel, {"kind": "hint"})
        await asyncio.sleep(0.02)
        assert game.phase is Phase.HINTING
        press(game, str(game.legal[0]))  # a card may be pressed meanwhile
        await asyncio.sleep(0.02)
        assert len(game.moves) == 1
        assert game.panel.progress is None

    asyncio.run(hints())


def test_a_fault_of_the_coach_is_said_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from uncle_widgets.widgets.play import play as module

    def broken(*_: Any) -> Any:
        raise ArithmeticError("no such thing")

    game = table(coach=True)
    monkeypatch.setattr(module, "thinking", broken)
    with pytest.raises(ArithmeticError):
        game.work.begin(game._pressed(game.legal[0]))
    assert game.phase is Phase.CHOOSING
    assert game.panel.note == FAULT
    assert "no such thing" not in game.panel.note
    game.move(str(game.legal[0]))
    assert game.moves


def test_resume_builds_no_second_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from ipywidgets.widgets.widget import _instances

    game = table()
    game.move(str(game.legal[0]))
    other = table(seed=9)
    before = len(_instances)
    other.resume(game.link)
    assert len(_instances) == before
    assert other.match == game.match
