"""Mr. T in play: a forced flip is chance alone, and waits for one press that turns all."""

import asyncio
from typing import Any

import uncle_widgets as uw
from tests.widgets.wire import hear, press
from uncle_widgets.engine.game import Chance
from uncle_widgets.widgets.page.links import parse
from uncle_widgets.widgets.play.inplay import InPlay, replayed
from uncle_widgets.widgets.play.phases import Phase
from uncle_widgets.widgets.play.play import Play


def actions(room: Play) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = room.table.frames["0"][0].get("actions", [])
    return found


async def settled(room: Play) -> None:
    for _ in range(400):
        await asyncio.sleep(0.005)
        if room.phase in (Phase.PRESSING, Phase.CHOOSING, Phase.OVER):
            return


def test_one_press_turns_all_piles_and_a_second_on_the_same_picture_turns_none() -> None:
    async def flips() -> None:
        room = uw.play("mr_t", seats=4, seed=3, pace=0.001, coach=False)
        await settled(room)
        assert room.phase is Phase.PRESSING
        assert (room.view.flips, room.view.board) == (1, 0)
        assert [(a["move"], a["label"]) for a in actions(room)] == [("press", "Flip")]
        stamp = room.table.stamp
        hear(room.table, {"kind": "move", "move": "press", "stamp": stamp})
        await settled(room)
        hear(room.table, {"kind": "move", "move": "press", "stamp": stamp})
        await settled(room)
        assert len(room.view.log) == 1
        assert sum(map(room.view.owned, range(4))) + room.view.board == 60
        room.close()

    asyncio.run(flips())


def test_the_game_goes_on_by_presses_and_moves_alone_to_its_end() -> None:
    async def plays() -> int:
        room = uw.play("mr_t", seats=4, seed=5, pace=0.0001, coach=False, deck="J8,D8,T8")
        pressed = 0
        for _ in range(500):
            await settled(room)
            if room.phase is Phase.PRESSING:
                assert room.view.plays[0] == "top"
                room.press()
                pressed += 1
            elif room.phase is Phase.CHOOSING:
                press(room, str(room.legal[0]))
            else:
                break
        assert room.over
        room.close()
        return pressed

    assert asyncio.run(plays()) > 3


def test_what_a_player_chose_themselves_waits_for_no_press() -> None:
    room = uw.play("mr_t", seats=4, seed=3, pace=0)
    waiting = [
        (step, room.match.steps[step].state)
        for step in range(len(room.match.steps))
        if isinstance(room.game.turn(room.match.steps[step].state), Chance)
        and room.kit.press(room.match.view(step, 0))
    ]
    assert waiting
    assert all(state.plays[0] == "top" and not any(state.turned) for _, state in waiting)
    assert all(state.phase != "step" or not state.hands[0] for _, state in waiting)
    assert not any(room.kit.press(room.match.view(step, None)) for step, _ in waiting)


def test_without_a_page_no_chance_waits() -> None:
    room = uw.play("mr_t", seats=4, seed=3, pace=0)
    assert room.legal
    assert room.phase is Phase.CHOOSING


def test_a_link_opens_before_the_flips_that_were_not_pressed() -> None:
    played = InPlay(uw.GAMES["mr_t"].new(4), 0, ["greedy"], 3)
    again = replayed(parse(str(played.link)))
    assert again.press == "Flip"
    assert again.view.flips == 1
    assert again.view.board == 0


def test_moves_are_named_as_in_a_sentence_and_names_keep_their_capitals() -> None:
    room = uw.play("mr_t", seats=4, seed=1964, pace=0)
    while room.view.phase != "step":
        press(room, str(room.legal[0]))
    lifts = room.table.lifts
    assert lifts["top"]["label"] == "The top card of your pile"
    shown = {lift["play"] for move, lift in lifts.items() if move != "top"}
    assert shown == {f"Show the {card}" for card in room.view.hand}
