"""How a served page holds under a class: many sessions at once, each with a kernel of its own.

    python -m benchmarks.sessions [-n 30] [--seconds 180] [--notebook uncle]

No browser: each session gets the page, then speaks the kernel's protocol over a websocket as the page does.
It steps, looks through other eyes, asks, predicts, runs trials and goes from room to room, with a pause of one
to three seconds between two requests. An answer is there when the kernel says that it has dealt with the
request. Beside them a few sessions with a bare slider, whose kernels' memory (PSS) is the measure of ours.

The aims: no failure, a median answer under 0.1 s, kernels at most 1.5 times those of the slider. What else the
machine does is in every figure: it prints the load before and after.
"""

import argparse
import asyncio
import json
import os
import re
import shutil
import statistics
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import psutil
from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import WebSocketClientConnection, websocket_connect

from benchmarks.page_render import BARE
from benchmarks.shared.measure import Found
from tests.browser.conftest import ROOT, free_port, server

ANSWER, MEMORY = 0.1, 1.5
PATIENCE = 60.0
"""Seconds after which an answer counts as a failure."""
SLIDERS = 3
"""Sessions with a bare slider."""
ROOMS = ("play", "watch", "lessons", "whatif", "watch")
Request = tuple[str, dict[str, Any]]
"""A model's id, and the data of the message to it."""


@dataclass
class Session:
    """A visitor: the page's kernel, its models, and how long each answer took."""

    url: str
    page: str
    rng: Random
    kernel: str = ""
    opened: float = 0.0
    answers: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    async def visit(self, seconds: float) -> None:
        """Get the page, then ask for this and that until the time is over."""
        try:
            since = time.perf_counter()
            await self._enter()
            self.opened = time.perf_counter() - since
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                await asyncio.sleep(self.rng.uniform(1, 3))
                for model, data in self._wish():
                    since = time.perf_counter()
                    await self._ask("comm_msg", {"comm_id": model, "data": data})
                    self.answers.append(time.perf_counter() - since)
        except Exception as error:  # whatever it is, it is a session that failed
            self.failures.append(f"{type(error).__name__}: {error}"[:200])

    async def _enter(self) -> None:
        client = AsyncHTTPClient(max_clients=1_000)  # else the eleventh visitor waits here, not at the server
        found = await client.fetch(f"{self.url}/voila/render/{self.page}", request_timeout=180)
        named = re.search(r'"kernelId": *"([0-9a-f-]{36})"', found.body.decode())
        if not named:
            raise LookupError("the page names no kernel")
        self.kernel = named[1]
        address = (
            f"{self.url.replace('http', 'ws', 1)}/api/kernels/{self.kernel}/channels?session_id={uuid.uuid4().hex}"
        )
        self.wire: WebSocketClientConnection = await websocket_connect(address, max_message_size=10**9)
        control = uuid.uuid4().hex
        self.models: dict[str, dict[str, Any]] = {}
        await self._ask("comm_open", {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}})
        await self._ask("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})

    async def _ask(self, kind: str, content: dict[str, Any]) -> None:
        """Send a message, and hear the kernel until it has dealt with it; an error that it tells is a failure."""
        number = uuid.uuid4().hex
        header = {
            "msg_id": number,
            "msg_type": kind,
            "username": "",
            "session": number,
            "date": "",
            "version": "5.3",
        }
        message = {
            "header": header,
            "parent_header": {},
            "metadata": {"version": "1.0.0"},
            "content": content,
            "channel": "shell",
        }
        await self.wire.write_message(json.dumps(message))
        while True:
            text = await asyncio.wait_for(self.wire.read_message(), PATIENCE)
            if text is None:
                raise ConnectionError("the kernel's connection was closed")
            if isinstance(text, bytes):
                raise ValueError("a message with buffers")
            heard = json.loads(text)
            self._hear(heard["header"]["msg_type"], heard["content"])
            mine = heard["parent_header"].get("msg_id") == number
            if mine and heard["content"].get("execution_state") == "idle":
                return

    def _hear(self, kind: str, content: dict[str, Any]) -> None:
        """Keep the models as the page would."""
        if kind == "error" or content.get("name") == "stderr":
            self.failures.append(str(content.get("evalue") or content.get("text"))[:200])
        data = content.get("data", {})
        if kind == "comm_open":
            self.models[content["comm_id"]] = dict(data["state"])
        elif kind == "comm_close":
            self.models.pop(content["comm_id"], None)
        elif kind == "comm_msg" and data.get("method") == "update":
            self.models.get(content["comm_id"], {}).update(data["state"])
        elif kind == "comm_msg" and data.get("method") == "update_states":
            self.models |= {model: dict(told["state"]) for model, told in data["states"].items()}

    def _named(self, name: str) -> list[str]:
        """The models of a class of ours, the newest last."""
        return [
            model for model, state in self.models.items() if str(state.get("_anywidget_id", "")).endswith(name)
        ]

    def _wish(self) -> Iterator[Request]:
        """What the visitor does next."""
        sliders = [model for model, state in self.models.items() if state.get("_model_name") == "IntSliderModel"]
        heads = self._named(".Masthead")
        if sliders or not heads:
            yield from ((model, setting(value=self.rng.randrange(100))) for model in sliders)
            return
        head, rng = heads[-1], self.rng
        room = self.models[head]["tab"]
        if rng.random() < 0.08:
            yield head, setting(tab=rng.choice([tab for tab in ROOMS if tab != room]))
            return
        tables, panels = self._named(".Table"), self._named(".Explainer")
        if room == "watch" and rng.random() < 0.5:
            table = next(model for model in tables if self.models[model].get("count"))
            state = self.models[table]
            yield table, setting(playing=False, step=rng.randrange(state["count"]))
            if rng.random() < 0.2:
                yield table, setting(watcher=rng.choice(state["eyes"])[0])
        elif panels:
            panel = rng.choice(panels)
            asked = [one["id"] for one in self.models[panel].get("questions", ()) if one["arises"]]
            if rng.random() < 0.3 and asked:
                yield panel, custom("pick", question=rng.choice(asked))
            yield panel, custom("predict", value=str(rng.randrange(101)), sure="guess")
            if rng.random() < 0.3:
                yield panel, custom("run", trials=100)


def setting(**state: Any) -> dict[str, Any]:
    """The page sets traits."""
    return {"method": "update", "state": state, "buffer_paths": []}


def custom(kind: str, **content: Any) -> dict[str, Any]:
    """The page asks for something."""
    return {"method": "custom", "content": {"kind": kind, **content}}


def memory(kernels: set[str], process: psutil.Process) -> list[float]:
    """The PSS of these kernels in MB, those that still run."""
    found = []
    for child in process.children(recursive=True):
        command = " ".join(child.cmdline())
        if any(kernel in command for kernel in kernels):
            found.append(child.memory_full_info().pss / 1e6)
    return found


async def class_of(sessions: list[Session], seconds: float, ramp: float) -> None:
    """All of them, one coming in after the other."""

    async def late(session: Session, wait: float) -> None:
        await asyncio.sleep(wait)
        await session.visit(seconds)

    await asyncio.gather(*(late(session, ramp * at) for at, session in enumerate(sessions)))


@dataclass(frozen=True)
class Lesson:
    """What a class met: answers in seconds, and kernels' memory in MB, beside those of the sliders."""

    failures: list[str]
    opened: float
    answers: list[float]
    sliders_answers: list[float]
    kernels: list[float]
    sliders: list[float]
    load: tuple[float, float]

    @property
    def memory(self) -> float:
        """A kernel beside that of a slider."""
        return statistics.median(self.kernels) / statistics.median(self.sliders)


def lesson(n: int = 30, seconds: float = 180, ramp: float = 2, notebook: str = "uncle") -> Lesson:
    """Visitors to a served page, each for so many seconds, and a few with a slider."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "notebooks"
        shutil.copytree(ROOT / "notebooks", root)
        root.joinpath("bare.ipynb").write_text(json.dumps(BARE))
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        command = [
            sys.executable,
            "-m",
            "uncle_widgets.serve",
            str(root),
            "--Voila.ip=127.0.0.1",
            f"--port={port}",
        ]
        bare = [Session(url, "bare.ipynb", Random(at)) for at in range(SLIDERS)]
        ours = [Session(url, f"{notebook}.ipynb", Random(100 + at)) for at in range(n)]
        before = os.getloadavg()[0]
        with server(command, f"{url}/voila/tree", Path(folder) / "log"):
            asyncio.run(class_of([*bare, *ours], seconds, ramp))
            me = psutil.Process()
            sizes = [memory({one.kernel for one in group if one.kernel}, me) for group in (bare, ours)]
        after = os.getloadavg()[0]

    answers, theirs = ([taken for one in group for taken in one.answers] for group in (ours, bare))
    failures = [said for one in (*bare, *ours) for said in one.failures]
    if not answers or not theirs or not all(sizes):
        raise RuntimeError("\n".join(["Expected answers and kernels; there were none.", *failures]))
    opened = statistics.median(one.opened for one in ours)
    return Lesson(failures, opened, sorted(answers), theirs, sizes[1], sizes[0], (before, after))


shorter = cache(partial(lesson, seconds=90))


def failures() -> Found:
    found = shorter().failures
    said = f"; the first: {found[0].splitlines()[0]}" if found else ""
    return Found((float(len(found)),), f"{len(shorter().answers):,} answers{said}")


def answer() -> Found:
    return Found(tuple(shorter().answers), f"a slider's {statistics.median(shorter().sliders_answers):.3f} s")


def kernels() -> Found:
    return Found((shorter().memory,), f"{statistics.median(shorter().kernels):.0f} MB")


RUNS: dict[str, Callable[[], Found]] = {"failures": failures, "answer": answer, "memory": kernels}


def main() -> int:
    options = argparse.ArgumentParser(description="A class of visitors to a served page.")
    options.add_argument("-n", type=int, default=30, help="sessions (default 30)")
    options.add_argument("--seconds", type=float, default=180, help="how long each stays (default 180)")
    options.add_argument("--ramp", type=float, default=2, help="seconds between two arrivals (default 2)")
    options.add_argument("--notebook", default="uncle", help="which page (default uncle)")
    chosen = options.parse_args()
    found = lesson(chosen.n, chosen.seconds, chosen.ramp, chosen.notebook)
    answers, failures = found.answers, found.failures
    slider, kernel = map(statistics.median, (found.sliders, found.kernels))
    median, theirs = map(statistics.median, (answers, found.sliders_answers))
    for said in failures[:10]:
        print(f"failure      {said}")
    print(f"sessions     {chosen.n} for {chosen.seconds:.0f} s, {len(failures)} failures   aim: none")
    print(f"page         median {found.opened:.1f} s until its models are there")
    late = f"95% under {answers[int(0.95 * len(answers))]:.2f} s, longest {answers[-1]:.2f} s, of {len(answers):,}"
    print(f"answer       median {median:.3f} s beside {theirs:.3f} s for a slider   aim: at most {ANSWER} s")
    print(f"             {late}")
    ratio = found.memory
    print(f"kernel       {kernel:.0f} MB beside {slider:.0f} MB for a slider, ratio {ratio:.2f}   aim: {MEMORY}")
    print("load         {:.1f} before, {:.1f} after".format(*found.load), f"on {os.cpu_count()} processors")
    return 0 if not failures and median <= ANSWER and ratio <= MEMORY else 1


if __name__ == "__main__":
    sys.exit(main())
