"""A server over notebooks of one cell each, and what visitors and others send to it, byte for byte."""

import asyncio
import http.client
import json
import os
import re
import sys
import time
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPMessage
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil
from websockets.asyncio.client import ClientConnection, connect

from tests.browser.cells import write
from tests.browser.conftest import free_port, server

PLANTED = Path(__file__).with_name("planted.py")
PLAIN = {"index": "1 + 1", "other": "6 * 7"}


@dataclass(frozen=True)
class Served:
    url: str
    log: Path
    process: psutil.Process

    def kernels(self) -> list[psutil.Process]:
        """The processes of its kernels."""
        found = []
        for child in self.process.children():
            try:
                found += [child] if any(".json" in word for word in child.cmdline()) else []
            except psutil.Error:  # it has just ended
                continue
        return found

    def new_lines(self, before: int) -> list[str]:
        """What was said after so many lines; a moment later, since an answer may come before its line."""
        until = time.monotonic() + 5
        while len(self.said().splitlines()) <= before and time.monotonic() < until:
            time.sleep(0.01)
        time.sleep(0.05)
        return self.said().splitlines()[before:]

    def said(self) -> str:
        return self.log.read_text(errors="replace")

    def tracebacks(self) -> list[str]:
        """The last line of each that it said. A kernel's is left out whose port another process took between its choice
        and its use, as may be where tests run side by side: jupyter_client cannot keep it, and nothing here needs it."""
        found = [
            said.strip()
            for said in re.findall(r"^[ \t]*Traceback .*\n(?:[ \t].*\n|\n)*(.*)", self.said(), re.MULTILINE)
        ]
        return [line for line in found if "Address already in use (addr='tcp://127.0.0.1:" not in line]


@contextmanager
def served(
    home: Path,
    cells: Mapping[str, str],
    *settings: str,
    ahead: str = "[]",
    answers: str = "/voila/tree",
    **env: str,
) -> Iterator[Served]:
    """These cells as `make serve` would serve them, with a page ready before it is asked for of `ahead` alone; it is
    there once it `answers`."""
    root = write(home / "notebooks", cells)
    url, log = f"http://127.0.0.1:{free_port()}", home / "log"
    command = [sys.executable, "-m", "uncle_widgets.serve", str(root), "--Voila.ip=127.0.0.1"]
    command += [f"--port={urlsplit(url).port}", "--Voila.port_retries=0", f"--Gallery.ahead={ahead}", *settings]
    with server(command, f"{url}{answers}", log, cwd=home, env=os.environ | env) as process:
        yield Served(url, log, psutil.Process(process.pid))


def planted(home: Path, way: str) -> tuple[str, dict[str, str]]:
    """A setting and an environment under which the first kernel of all fails in this way (see planted.py)."""
    spec = home / "jupyter" / "kernels" / "python3"
    spec.mkdir(parents=True)
    argv = [sys.executable, str(PLANTED), way, str(home / "started"), "{connection_file}"]
    about = {"argv": argv, "display_name": "Python 3", "language": "python"}
    spec.joinpath("kernel.json").write_text(json.dumps(about))
    manager = "jupyter_client.kernelspec.KernelSpecManager"
    return f"--VoilaConfiguration.kernel_spec_manager_class={manager}", {"JUPYTER_PATH": str(home / "jupyter")}


def get(
    url: str, path: str, method: str = "GET", timeout: float = 90, **headers: str
) -> tuple[int, HTTPMessage, str]:
    """Status, headers and text; the path goes out as it is."""
    parts = urlsplit(url)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=timeout)
    try:
        connection.request(method, path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read().decode(errors="replace")
    finally:
        connection.close()


def kernel_in(page: str) -> str:
    """The kernel that a page names."""
    found = re.search(r'"kernelId": "([^"]+)"', page)
    assert found, f"Expected the id of a kernel in the page:\n{page[-2000:]}"
    return found[1]


def socket(url: str, kernel: str) -> connect:
    """A page's socket to its kernel, as an asynchronous context."""
    address = f"{url.replace('http', 'ws', 1)}/api/kernels/{kernel}/channels?session_id={uuid.uuid4().hex}"
    return connect(address, max_size=None)


async def answered(page: ClientConnection, timeout: float = 30) -> None:
    """Its kernel answers a question."""
    asked = uuid.uuid4().hex
    header = {"msg_id": asked, "msg_type": "kernel_info_request", "session": "s", "username": "", "version": "5.3"}
    message: dict[str, Any] = {"header": header, "parent_header": {}, "metadata": {}, "content": {}}
    await page.send(json.dumps({**message, "channel": "shell", "buffers": []}))
    async with asyncio.timeout(timeout):
        while True:
            heard = json.loads(await page.recv())
            if heard["msg_type"] == "kernel_info_reply" and heard["parent_header"]["msg_id"] == asked:
                return
