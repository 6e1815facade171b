"""The class under a Jupyter server, as installing the package enables it there."""

import asyncio
import json
import os
import shutil
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import websocket_connect

from tests.browser.conftest import free_port, server
from tests.live.room import TOKEN, Page, asked
from tests.live.test_class import A, kept

BASE = "/user/ann/"
FILE = Path(__file__).parents[2] / "uncle_widgets/live/extension.json"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where only who has the token may, but for what is open to all, as JupyterHub sets it."""
    home = tmp_path_factory.mktemp("jupyter")
    enabled = home / "config" / "jupyter_server_config.d"
    enabled.mkdir(parents=True)
    shutil.copy(FILE, enabled / "uncle_widgets.json")
    url = f"http://127.0.0.1:{free_port()}"
    command = [
        sys.executable,
        "-m",
        "jupyter_server",
        "--no-browser",
        "--allow-root",
        "--ServerApp.port_retries=0",
    ]
    command += [
        f"--port={url.rpartition(':')[2]}",
        f"--ServerApp.base_url={BASE}",
        f"--IdentityProvider.token={TOKEN}",
    ]
    command += ["--ServerApp.allow_unauthenticated_access=False", f"--ServerApp.root_dir={home}"]
    env = os.environ | {"JUPYTER_CONFIG_PATH": str(home / "config"), "JUPYTER_DATA_DIR": str(home / "data")}
    with server(command, f"{url}{BASE}c/about", home / "log", cwd=home, env=env):
        yield f"{url}{BASE}"
    said = (home / "log").read_text()
    assert "uncle_widgets.live.extension | extension was successfully loaded" in said
    assert "[cC]" not in said, "a handler of ours does not say whom it lets in"
    assert "Traceback" not in said
    assert "/c/ws" not in said


def fetched(url: str, data: bytes | None = None, **headers: str) -> tuple[int, str]:
    asked = urllib.request.Request(url, data, headers)
    try:
        with urllib.request.urlopen(asked, timeout=30) as answer:
            assert data or "Set-Cookie" not in answer.headers
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def test_phones_need_no_login_and_who_begins_a_class_does(url: str) -> None:
    assert fetched(f"{url}c/about") == (200, '{"phones": true}')
    assert fetched(f"{url}c/ABCD")[0] == 200
    assert fetched(f"{url}api/kernels")[0] == 403
    as_json = {"Content-Type": "application/json"}
    assert fetched(f"{url}c/begin", b'{"lesson": ""}', **as_json)[0] == 403
    mine = {"Authorization": f"token {TOKEN}"}
    assert fetched(f"{url}c/begin", b'{"lesson": ""}', **mine)[0] == 403, "not of a type that a form can send"
    code, told = fetched(f"{url}c/begin", b'{"lesson": ""}', **mine, **as_json)
    begun = json.loads(told)
    assert code == 200
    assert (
        begun["words"]
        == "This server listens to this computer alone, and no phone reaches it: start uncle-widgets --teach."
    )
    assert all(one.endswith(f"{BASE}c") for one in begun["addresses"])

    async def taught() -> None:
        socket = f"{url.replace('http', 'ws', 1)}c/ws"
        with pytest.raises(HTTPClientError, match="403"):
            await websocket_connect(HTTPRequest(socket, headers={"Origin": "http://evil.example"}))
        front, ann = Page(await websocket_connect(socket)), Page(await websocket_connect(socket))
        await front.say("teach", code=begun["code"], key=begun["key"])
        await ann.say("hello", code=begun["code"], key=A, nick="Ann")
        await ann.hears("you")
        assert (await ann.hears("count"))["here"] == 1
        await asked(front)
        await kept(ann, 0.6)
        await front.say("close")
        assert await ann.closed() == 1000
        await front.leave()
        ann.line.close()

    asyncio.run(taught())
