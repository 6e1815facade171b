"""What serving adds to Voilà, without a browser."""

import asyncio
import resource
import subprocess
import sys
from types import SimpleNamespace

import pytest
from tornado.httputil import HTTPConnection, HTTPHeaders, HTTPServerRequest, RequestStartLine
from traitlets.config import Config

from uncle_widgets.serve import FILES
from uncle_widgets.server.app import Gallery
from uncle_widgets.server.guard import Foreign
from uncle_widgets.server.kernels import SOCKETS, Kernels


class Nobody(HTTPConnection):
    context = None


async def _busy(culled: bool) -> bool:
    """Whether a kernel that is busy without an end is still there after it was looked at."""
    kernels = Kernels(cull_busy_timeout=1 if culled else 0)
    kernel = await kernels.start_kernel(kernel_name="python3")
    try:
        client = kernels.get_kernel(kernel).client()
        client.start_channels()
        await client.wait_for_ready(timeout=60)
        client.execute("while True: pass")
        for _ in range(100):
            await asyncio.sleep(0.1)
            if kernels.get_kernel(kernel).execution_state == "busy":
                break
        await kernels.cull_kernel_if_idle(kernel)  # seen for the first time: it counts from here
        await asyncio.sleep(1.5)
        await kernels.cull_kernel_if_idle(kernel)
        client.stop_channels()
        return kernel in kernels
    finally:
        if kernel in kernels:
            await kernels.shutdown_kernel(kernel, now=True)


@pytest.mark.parametrize("culled", [True, False])
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")
def test_a_kernel_that_is_busy_without_an_end_is_ended_if_so_set(culled: bool) -> None:
    assert asyncio.run(_busy(culled)) is not culled


def _request(host: str) -> HTTPServerRequest:
    line = RequestStartLine("GET", "/", "HTTP/1.1")
    return HTTPServerRequest(start_line=line, headers=HTTPHeaders({"Host": host}), connection=Nobody())


@pytest.mark.parametrize(
    ("host", "foreign"),
    [
        *(("games.school", False), ("GAMES.school:8866", False), ("localhost", False), ("a.localhost:1", False)),
        *(("10.0.0.7:8866", False), ("[::1]:8866", False)),
        *(("evil.example", True), ("games.school.evil.example", True), ("10.0.0.7.evil.example", True)),
    ],
)
def test_which_hosts_are_foreign(host: str, foreign: bool) -> None:
    found = Foreign(["localhost", "games.school"]).match(_request(host))
    assert (found is not None) is foreign
    assert Foreign(["*"]).match(_request(host)) is None


def test_two_hundred_kernels_have_the_sockets_and_files_they_need() -> None:
    assert Kernels().context.max_sockets == SOCKETS >= 200 * 6
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    told = subprocess.run(
        [sys.executable, "-c", LIMITED], capture_output=True, text=True, timeout=60, check=True
    ).stdout
    assert int(told) == (FILES if most == resource.RLIM_INFINITY else min(FILES, most)) >= 200 * 12


LIMITED = """
import resource
from uncle_widgets.serve import open_many_files

most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (256, most))
open_many_files()
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.parametrize(
    ("ip", "address"),
    [
        ("::1", "http://[::1]:8866/uno"),
        ("fe80::1%eth0", "http://[fe80::1%eth0]:8866/uno"),
        *(("127.0.0.1", "http://127.0.0.1:8866/uno"), ("games.school", "http://games.school:8866/uno")),
    ],
)
def test_the_address_that_is_told_can_be_opened(ip: str, address: str) -> None:
    gallery = Gallery(config=Config({"Voila": {"ip": ip, "port": 8866}}), game="uno")
    gallery.identity_provider = SimpleNamespace(token="", token_generated=False)
    assert gallery.address == address
