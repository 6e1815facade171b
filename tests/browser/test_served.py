"""Serving: kernels end with their pages, alone and under a Jupyter server, and foreigners are refused."""

import http.client
import json
import os
import re
import shutil
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NOTEBOOKS, ROOT, answers, free_port, gallery, rendered, server
from tests.browser.every_room import every_room
from tests.browser.test_lost import kernel_of

TOKEN = "secret"


@pytest.fixture(scope="module")
def hub_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Jupyter server as Binder and JupyterHub start one: below a base address, with Binder's settings."""
    home = tmp_path_factory.mktemp("hub")
    config = home / "config"
    config.mkdir()
    for name in ("notebooks/voila.json", "binder/voila.py", "binder/jupyter_server_config.json"):
        shutil.copy(ROOT / name, config)
    shutil.copytree(NOTEBOOKS, home / "work" / "notebooks", ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    env = {**os.environ, "JUPYTER_CONFIG_DIR": str(config), "JUPYTER_RUNTIME_DIR": str(home / "runtime")}
    port = free_port()
    command = [sys.executable, "-m", "jupyter_server", "--ServerApp.ip=127.0.0.1", f"--ServerApp.port={port}"]
    command += ["--ServerApp.port_retries=0", "--ServerApp.base_url=/user/x/", "--ServerApp.open_browser=False"]
    command += ["--ServerApp.allow_root=True", f"--IdentityProvider.token={TOKEN}"]
    url = f"http://127.0.0.1:{port}/user/x"
    with server(command, f"{url}/api", home / "log", cwd=home / "work", env=env):
        yield url


def kernels(url: str) -> list[str]:
    with urllib.request.urlopen(f"{url}/api/kernels?token={TOKEN}", timeout=10) as answer:
        return [kernel["id"] for kernel in json.load(answer)]


def test_a_kernel_that_waited_for_its_page_longer_than_kernels_may_idle_is_not_ended_then(tmp_path: Path) -> None:
    settings = ("--Kernels.cull_idle_timeout=10", "--Kernels.cull_interval=1")
    with gallery(free_port(), tmp_path / "log", *settings) as url:
        time.sleep(20)  # the first game's kernel is ready, and idle
        with urllib.request.urlopen(f"{url}/voila/render/uncle.ipynb", timeout=60) as answer:
            found = re.search(r'"kernelId": "([^"]+)"', answer.read().decode())
        assert found
        time.sleep(3)  # the page is still loading its modules
        assert answers(f"{url}/api/kernels/{found[1]}")


@pytest.mark.soak
def test_a_page_on_which_nothing_comes_is_loaded_again_and_then_says_so(lone_page: Page, voila_url: str) -> None:
    loads: list[str] = []
    lone_page.on("domcontentloaded", lambda page: loads.append(page.url))
    lone_page.route_web_socket(re.compile("/channels"), lambda _: None)  # a kernel that never answers
    lone_page.goto(f"{voila_url}/voila/render/uncle.ipynb")
    expect(lone_page.locator("#trouble")).to_contain_text("The game does not appear.", timeout=120_000)
    assert len(loads) == 2


def test_under_a_jupyter_server_no_kernel_is_left_behind(hub_url: str, lone_page: Page) -> None:
    page = lone_page  # a watched one holds back what is sent on leaving
    for _ in range(4):
        page.goto(f"{hub_url}/voila/render/notebooks/uncle.ipynb?token={TOKEN}")
        rendered(page)
        page.wait_for_selector(".uw-table svg.table")
    assert kernels(hub_url)
    page.goto("about:blank")
    until = time.monotonic() + 60
    while kernels(hub_url) and time.monotonic() < until:
        time.sleep(0.2)
    assert kernels(hub_url) == []


@pytest.mark.soak
def test_every_room_of_a_game_under_a_jupyter_server(hub_url: str, page: Page, tmp_path: Path) -> None:
    page.goto(f"{hub_url}/voila/render/notebooks/uncle.ipynb?token={TOKEN}")
    rendered(page)
    every_room(page, tmp_path)


def asked(url: str, path: str, method: str = "GET", **headers: str) -> tuple[int, str]:
    parts = urlsplit(url)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=20)
    try:
        connection.request(method, path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode(errors="replace")
    finally:
        connection.close()


def test_alone_a_page_that_is_left_ends_its_kernel_and_nobody_else_can(voila_url: str, lone_page: Page) -> None:
    page = lone_page
    page.goto(f"{voila_url}/voila/render/uncle.ipynb")
    rendered(page)
    page.wait_for_selector(".uw-table svg.table")
    kernel = kernel_of(page)
    assert asked(voila_url, f"/voila/api/shutdown/{kernel}", "POST")[0] == 403
    assert asked(voila_url, f"/api/kernels/{kernel}")[0] == 200
    page.goto("about:blank")
    until = time.monotonic() + 60
    while asked(voila_url, f"/api/kernels/{kernel}")[0] != 404 and time.monotonic() < until:
        time.sleep(0.2)
    assert asked(voila_url, f"/api/kernels/{kernel}")[0] == 404


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "localhost.evil.example"])
def test_a_foreign_host_is_refused(voila_url: str, host: str) -> None:
    status, words = asked(voila_url, "/voila/tree", Host=host)
    assert status == 403
    assert words.startswith("Expected a name of this server's own")


@pytest.mark.parametrize("host", ["localhost:8866", "127.0.0.1", "192.168.1.7:8866", "[::1]:8866"])
def test_its_own_names_and_numbers_are_answered(voila_url: str, host: str) -> None:
    assert asked(voila_url, "/voila/tree", Host=host)[0] == 200


def test_settings_of_the_server_are_read(tmp_path: Path) -> None:
    settings = json.loads((NOTEBOOKS / "voila.json").read_text())
    assert "disable_check_xsrf" not in json.dumps(settings)
    assert settings["VoilaConfiguration"]["multi_kernel_manager_class"] == "uncle_widgets.server.kernels.Kernels"
