"""The class under a Jupyter server, as installing the package enables it there."""

import asyncio
import json
import os
import re
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
    assert not re.search("/c/", said), "no request for a class is in the log, refused or not"


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
        == "Only this computer can reach this server. To let phones in, start it with: uncle-widgets --teach"
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


def test_its_teacher_comes_back_under_the_prefix_of_a_hub(url: str) -> None:
    """By the cookie of that browser, or with the token in the address; other logins see no class."""
    mine, as_json = {"Authorization": f"token {TOKEN}"}, {"Content-Type": "application/json"}
    posted = urllib.request.Request(f"{url}c/begin", b'{"lesson": "one"}', {**mine, **as_json})
    with urllib.request.urlopen(posted, timeout=30) as answer:
        begun = json.load(answer)
        (cookie,) = [one for one in answer.headers.get_all("Set-Cookie") if one.startswith("uw_class_")]
    name, *attributes = cookie.split("; ")
    assert name == f"uw_class_{begun['code']}={begun['key']}"
    assert {f"Path={BASE}c/", "HttpOnly", "SameSite=Strict", "Max-Age=43200"} <= {*attributes}
    told = fetched(f"{url}c/mine", Cookie=name)[1]
    assert [one["code"] for one in json.loads(told)["classes"]] == [begun["code"]]
    assert json.loads(fetched(f"{url}c/mine", **mine)[1]) == {"classes": []}
    other = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    with other.open(f"{url}c/teach?token={TOKEN}", timeout=30) as answer:
        assert b"This browser can continue 1 class" in answer.read()
    with other.open(f"{url}c/mine", timeout=30) as answer:
        assert [one["code"] for one in json.load(answer)["classes"]] == [begun["code"]]
    body = json.dumps({"code": begun["code"], "key": "", "end": True}).encode()
    assert fetched(f"{url}c/leave", body, **as_json, Cookie=name, Origin="http://evil.example")[0] == 403
    assert fetched(f"{url}c/leave", body, **as_json, Cookie=name) == (200, '{"key":""}')
    assert json.loads(fetched(f"{url}c/mine", Cookie=name)[1]) == {"classes": []}
