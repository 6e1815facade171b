"""Say Uncle in play: after a round the hands lie open until the next deal is pressed for."""

import asyncio
from typing import Any

import uncle_widgets as uw
from tests.widgets.wire import press
from uncle_widgets.widgets.play.phases import Phase
from uncle_widgets.widgets.play.play import Play

LINK = "play/2 say_uncle seat=0 seed=2 seats=2 players=greedy target=3: p8s p10d pJd p5s pAd"


async def settled(room: Play) -> None:
    for _ in range(400):
        await asyncio.sleep(0.005)
        if room.phase in (Phase.PRESSING, Phase.CHOOSING, Phase.OVER):
            return


def test_the_open_hands_wait_for_a_press() -> None:
    async def calls() -> None:
        room = uw.play(LINK, coach=False, pace=0.001)
        await settled(room)
        press(room, "call")
        await settled(room)
        assert room.phase is Phase.PRESSING
        actions: list[dict[str, Any]] = room.table.frames["0"][0]["actions"]
        assert [action["label"] for action in actions] == ["Deal the next round"]
        assert room.view.table.shown
        room.press()
        await settled(room)
        assert room.phase is Phase.CHOOSING
        assert room.view.phase == "draft"
        room.close()

    asyncio.run(calls())
