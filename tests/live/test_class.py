"""A class over real sockets: what each page hears, and what it never does."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.live.room import Page, Room, answered, asked, changed, room


def ran(folder: Path, told: Callable[[Room], Awaitable[None]]) -> None:
    """A class begins in a server, and this happens."""

    async def all_of_it() -> None:
        async with room(folder) as made:
            await made.begin()
            await told(made)

    asyncio.run(all_of_it())


async def said(phone: Page, value: float, at: int = 0, vote: int = 1, n: int = 1) -> None:
    await phone.say("say", at=at, vote=vote, value=value, sure="think", n=n)


def test_a_position_from_the_question_to_the_deals(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann, bea = await made.front(), await made.phone("Ann"), await made.phone()
        assert (await front.hears("front"))["lesson"] == "uncle class lesson=1"
        assert await ann.hears("you") == {"kind": "you", "number": 1, "nick": "Ann"}
        assert (await bea.hears("you"))["nick"] == ""
        await asked(front)
        assert (await ann.hears("moment"))["shown"] == {"scene": "cards"}
        assert (await ann.hears("state"))["standing"]["to"] == "ask"
        await said(ann, 0.6)
        assert await ann.hears("kept") == {"kind": "kept", "at": 0, "vote": 1, "value": 0.6, "n": 1}
        (vote,) = (await front.hears("votes"))["votes"]
        assert (vote["member"], vote["value"], vote["sure"]) == (1, 0.6, "think")
        assert 0 <= vote["after"] < 5
        await changed(front, "held")
        await said(ann, 0.5, n=2)
        assert await ann.no() == "The vote is closed."
        await answered(front, marks={"1": {"off": 18}})
        await changed(front, "shown")
        assert (await ann.hears("reveal"))["mark"] == {"off": 18}
        assert "mark" not in await bea.hears("reveal")
        await changed(front, "why", step=1)
        await changed(front, "deal")
        await front.say("deals", at=0, member=1, shown=["hit", "struck"])
        assert (await ann.hears("dealt"))["shown"] == ["hit", "struck"]
        await ann.say("press", at=0, k=4)
        assert (await front.hears("pressed")) == {"kind": "pressed", "at": 0, "by": {"1": 4}}
        await ann.say("press", at=0, k=3)
        assert await ann.no() == "Expected from 4 to 10 deals, not 3."
        await changed(front, "end")
        await front.say("close")
        assert await ann.closed() == 1000
        assert ann.all[-1] == {"kind": "gone"}
        await asyncio.sleep(0.2)
        assert [*tmp_path.iterdir()] == []

    ran(tmp_path, told)
