"""A class of three hundred through a whole lesson: phones come again, and the server is killed in the midst."""

import asyncio
import os
import re
import sys
from pathlib import Path

import psutil
import pytest

from tests.browser.conftest import NOTEBOOKS, free_port, server
from tests.live.crowd import Crowd

pytestmark = pytest.mark.soak
POSITIONS, LARGE = 6, 40_000
EACH = 100_000
"""Bytes of the server for each phone, at most."""
SLOWER = 10
"""So many times longer at most than of a class of thirty it takes for a number of three hundred to be kept."""


class Server:
    """Our own server, on the same port whenever it is started."""

    def __init__(self, home: Path) -> None:
        self.home, self.port, self.runs = home, free_port(), 0
        self.url = f"http://127.0.0.1:{self.port}/"
        self.env = os.environ | {"JUPYTER_DATA_DIR": str(home / "data")}

    def running(self):  # type: ignore[no-untyped-def]
        self.runs += 1
        command = [sys.executable, "-m", "uncle_widgets.serve", str(NOTEBOOKS), "--Voila.ip=127.0.0.1"]
        command += [f"--port={self.port}", "--Voila.port_retries=0", "--Gallery.ahead=[]"]
        return server(command, f"{self.url}c/about", self.home / f"log{self.runs}", env=self.env)

    def said(self) -> list[str]:
        """What went wrong, as its logs have it."""
        lines = [line for path in self.home.glob("log*") for line in path.read_text().splitlines()]
        return [line for line in lines if re.search("Traceback|Error|A class", line)]


async def position(crowd: Crowd, at: int, again: bool) -> list[float]:
    """A position with or without a second vote; how long each number took to be kept, sorted."""
    await crowd.ask(at, POSITIONS, LARGE)
    took = await crowd.vote(at, 1, 1.0)
    if again:
        await crowd.change("held", at)
        await crowd.change("talk", at, talk=60)
        await crowd.change("ask", at, 2)
        await crowd.vote(at, 2, 1.0)
    await crowd.reveal(at, 1 + again, LARGE)
    await crowd.change("why", at, 1 + again)
    return took


def told(front: dict) -> dict:  # type: ignore[type-arg]
    """By student, position and vote what the page in front would write down."""
    return {(vote["member"], vote["at"], vote["vote"]): vote["value"] for vote in front["votes"]}


def test_three_hundred_phones_lose_nothing(tmp_path: Path) -> None:
    made = Server(tmp_path)

    async def before(process: psutil.Process) -> Crowd:
        few = Crowd(made.url, 30)
        await few.teach()
        await few.join()
        quick = await position(few, 0, True)
        few.front.say("close")
        await asyncio.sleep(0.5)
        few.close()
        crowd = Crowd(made.url, 300)
        await crowd.teach()
        held = process.memory_info().rss
        assert await crowd.join() < 30
        slow = [took for at in (0, 1, 2) for took in await position(crowd, at, at % 2 == 1)]
        assert process.memory_info().rss - held < EACH * len(crowd.phones)
        assert sorted(slow)[len(slow) * 95 // 100] < SLOWER * quick[len(quick) * 95 // 100]
        for phone in crowd.phones[::7]:  # loaded again
            phone.close()
            await phone.join()
        return crowd

    async def after(crowd: Crowd) -> None:
        front = await crowd.teach()
        assert front["standing"]["at"] == 2
        await asyncio.gather(*(phone.join() for phone in crowd.phones))
        for at in (3, 4, 5):
            await position(crowd, at, at % 2 == 1)
        await crowd.change("end", 5, 2)
        crowd.front.close()
        front = await crowd.teach()
        numbers = {phone: phone.newest["you"]["number"] for phone in crowd.phones}
        assert sorted(numbers.values()) == [*range(1, 301)]
        assert {one["nick"] for one in front["members"]} == {phone.nick for phone in crowd.phones}
        assert told(front) == {
            (numbers[phone], at, vote): value for phone in crowd.phones for (at, vote), value in phone.said.items()
        }
        assert [no for phone in crowd.phones for no in phone.nos] == []
        crowd.front.say("close")
        await asyncio.sleep(1)
        crowd.close()

    async def through() -> None:
        with made.running() as process:
            crowd = await before(psutil.Process(process.pid))
            process.kill()
            process.wait()
        with made.running():
            await after(crowd)

    asyncio.run(through())
    assert made.said() == []
    assert [*(tmp_path / "data/uncle_widgets/classes").iterdir()] == []
