"""Serving: kernels end with their pages, alone and under a Jupyter server, and foreigners are refused."""

import http.client
import json
import os
import re
import shutil
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser import sites
from tests.browser.cells import serve
from tests.browser.conftest import NOTEBOOKS, ROOT, NewPage, answers, free_port, gallery, rendered, server
from tests.browser.every_room import every_room
from tests.browser.test_lost import kernel_of
from tests.browser.waiting import becomes
from tests.browser.watching import guess
from tests.server.visiting import PLAIN, planted, served
from uncle_widgets.server.files import KERNEL

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
    sites.site(home / "share" / "uncle_widgets" / "site", games=["mr_t"], kernel=KERNEL)
    places = {
        "JUPYTER_CONFIG_DIR": config,
        "JUPYTER_RUNTIME_DIR": home / "runtime",
        "JUPYTER_PATH": home / "share",
    }
    env = {**os.environ, **{name: str(path) for name, path in places.items()}}
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


@pytest.mark.soak
def test_a_kernel_that_waited_for_its_page_longer_than_kernels_may_idle_is_not_ended_then(tmp_path: Path) -> None:
    settings = ("--Kernels.cull_idle_timeout=6", "--Kernels.cull_interval=1")
    with gallery(free_port(), tmp_path / "log", *settings) as url:
        time.sleep(12)  # the first game's kernel is ready, and idle
        with urllib.request.urlopen(f"{url}/voila/render/uncle.ipynb", timeout=60) as answer:
            found = re.search(r'"kernelId": "([^"]+)"', answer.read().decode())
        assert found
        time.sleep(3)  # the page is still loading its modules
        assert answers(f"{url}/api/kernels/{found[1]}", patience=60)


@pytest.mark.soak
def test_a_page_on_which_nothing_comes_is_loaded_again_and_then_says_so(lone_page: Page, voila_url: str) -> None:
    loads: list[str] = []
    lone_page.on("domcontentloaded", lambda page: loads.append(page.url))
    lone_page.route_web_socket(re.compile("/channels"), lambda _: None)  # a kernel that never answers
    lone_page.goto(f"{voila_url}/voila/render/uncle.ipynb")
    expect(lone_page.locator("#trouble")).to_contain_text("The game didn't load.", timeout=120_000)
    assert len(loads) == 2


HELD = """if (!sessionStorage.getItem("held")) {
    sessionStorage.setItem("held", "1");
    const later = window.setTimeout, send = WebSocket.prototype.send, held = [];
    window.setTimeout = (what, ms, ...rest) => ms === 100 ? held.push(what) : later(what, ms, ...rest);
    WebSocket.prototype.send = function (sent) {
        const words = typeof sent === "string" ? sent : new TextDecoder().decode(sent);
        if (words.includes('"comm_close"')) later(() => held.forEach((what) => what()), 3000);
        return send.call(this, sent); };
}"""
"""ipywidgets looks for a model every tenth of a second for two seconds, and gives it up without a last look. On the
first load no such timer runs before all models are there (their channel is closed): so it is where a page is busy."""


def test_a_page_that_gave_a_model_up_while_it_was_busy_is_loaded_again(lone_page: Page, voila_url: str) -> None:
    loads: list[str] = []
    lone_page.on("domcontentloaded", lambda page: loads.append(page.url))
    lone_page.add_init_script(HELD)
    with lone_page.expect_console_message(lambda said: "widget model not found" in said.text, timeout=60_000):
        lone_page.goto(f"{voila_url}/voila/render/uncle.ipynb")
    expect(lone_page.locator(".uw-table svg.table")).to_be_visible(timeout=60_000)
    assert len(loads) == 2
    expect(lone_page.locator("#trouble")).to_be_hidden()


CLOSED = """
import ipywidgets as w
from IPython.display import display
import uncle_widgets as uw

done = w.IntProgress()
display(done)
done.close()
uw.watch("uncle", seats=3, seed=1)
"""


@pytest.mark.full
def test_a_notebook_that_closes_a_widget_of_its_own_is_loaded_twice_once_and_says_nothing(
    lone_page: Page, tmp_path: Path
) -> None:
    """What it has closed looks as what ipywidgets gave up does."""
    loads: list[str] = []
    lone_page.on("domcontentloaded", lambda page: loads.append(page.url))
    with serve(tmp_path, {"index": CLOSED}) as url:
        for known in (2, 3):
            lone_page.goto(f"{url}/voila/render/index.ipynb")
            becomes(lone_page, lambda: len(loads), known)
            rendered(lone_page)
            expect(lone_page.locator(".uw-table svg.table")).to_be_visible()
            lone_page.wait_for_timeout(4000)
            assert len(loads) == known
            expect(lone_page.locator("#trouble")).to_be_hidden()
        lone_page.goto("about:blank")


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


def test_under_a_jupyter_server_pages_come_without_a_kernel_and_one_starts_when_somebody_plays(
    hub_url: str, lone_page: Page
) -> None:
    page = lone_page
    assert asked(hub_url, "/user/x/uncle_widgets/index.html")[0] == 302, "to where one says who one is"
    assert asked(hub_url, "/user/x/uncle_widgets/kernel", "POST")[0] == 403
    page.goto(f"{hub_url}/uncle_widgets/?token={TOKEN}")
    page.locator("[data-k='watch.mr_t']").click()
    guess(page, "41")
    assert kernels(hub_url) == []
    page.get_by_role("tab", name="Play").click()
    expect(page.locator(".uw-woken .uw-coach h2")).to_be_visible()
    page.get_by_role("tab", name="Watch").click()
    expect(page.locator(".uw-panel")).to_contain_text("41.0%")
    assert len(kernels(hub_url)) == 1
    page.goto("about:blank")
    becomes(page, lambda: kernels(hub_url), [])


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
    assert words.startswith("Expected this server's own host name")


@pytest.mark.parametrize("host", ["localhost:8866", "127.0.0.1", "192.168.1.7:8866", "[::1]:8866"])
def test_its_own_names_and_numbers_are_answered(voila_url: str, host: str) -> None:
    assert asked(voila_url, "/voila/tree", Host=host)[0] == 200


@pytest.mark.full
def test_settings_of_the_server_are_read(tmp_path: Path) -> None:
    settings = json.loads((NOTEBOOKS / "voila.json").read_text())
    assert "disable_check_xsrf" not in json.dumps(settings)
    assert settings["VoilaConfiguration"]["multi_kernel_manager_class"] == "uncle_widgets.server.kernels.Kernels"


FULL = "This page tries again by itself in a few seconds."


@pytest.mark.full
def test_a_visitor_for_whom_there_is_no_place_reads_why_and_comes_in_when_there_is(
    tmp_path: Path, lone_page: Page, new_page: NewPage, axe: Callable[..., None]
) -> None:
    with gallery(free_port(), tmp_path / "log", "--Kernels.most=1", "--Gallery.ahead=[]") as url:
        inside = new_page()
        inside.goto(f"{url}/uno")
        rendered(inside)
        page = lone_page  # a 503 is an error in the console
        for theme in ("light", "dark"):
            page.goto(f"{url}/uncle?theme={theme}")
            expect(page.get_by_text(FULL)).to_be_visible()
            expect(page.get_by_role("link", name="Try again now")).to_be_visible()
            axe(page)
        inside.goto("about:blank")
        page.wait_for_selector(".uw-table svg.table", timeout=90_000)
        assert page.url.endswith("theme=dark")


OWN = """
import ipywidgets as widgets
from IPython.display import HTML, SVG, Image, Javascript, Markdown, display

out = widgets.Output()
with out:
    display(HTML("<b id='html' style='color: rgb(1, 2, 3)' onclick='this.textContent = 1'>bold</b>"))
    display(SVG("<svg xmlns='http://www.w3.org/2000/svg' id='svg' width='9' height='9'></svg>"))
    display(Markdown("$x^2$"))
    print("printed")
png = bytes.fromhex("89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360f8ffff3f0005fe02fe3d1d8f7a0000000049454e44ae426082")
display(out, widgets.Image(value=png), widgets.IntSlider(description="n"), widgets.HTMLMath("$y^2$"))
"""


@pytest.mark.full
def test_a_notebook_of_ones_own_is_whole_under_the_policy(tmp_path: Path, page: Page) -> None:
    with serve(tmp_path, {"index": OWN}) as url:
        page.add_init_script("addEventListener('securitypolicyviolation', (e) => console.error(e.blockedURI))")
        page.goto(f"{url}/voila/render/index.ipynb")
        page.wait_for_selector("#html", timeout=60_000)
        expect(page.locator("#html")).to_have_css("color", "rgb(1, 2, 3)")
        page.locator("#html").click()
        expect(page.locator("#html")).to_have_text("1")
        expect(page.locator("img[src^='data:image/svg']")).to_be_attached()
        expect(page.get_by_text("printed")).to_be_visible()
        expect(page.locator("img.widget-image, .widget-image img").first).to_have_js_property("complete", True)
        expect(page.locator("mjx-container")).to_have_count(2)


@pytest.mark.soak
@pytest.mark.parametrize("cell", ["print('printed')", OWN])
def test_a_notebook_of_ones_own_is_not_loaded_again(tmp_path: Path, page: Page, cell: str) -> None:
    loads: list[str] = []
    page.on("domcontentloaded", lambda page: loads.append(page.url))
    with serve(tmp_path, {"index": cell}) as url:
        page.goto(f"{url}/voila/render/index.ipynb")
        expect(page.get_by_text("printed")).to_be_visible(timeout=60_000)
        page.wait_for_timeout(40_000)
        assert len(loads) == 1
        expect(page.locator("#trouble")).to_be_hidden()


@pytest.mark.full
def test_a_page_brings_nothing_from_another_host(tmp_path: Path, lone_page: Page) -> None:
    foreign = "<img src='http://192.0.2.1/a.png'><link rel='stylesheet' href='http://192.0.2.1/a.css'>"
    cell = f"from IPython.display import HTML\nimport ipywidgets\ndisplay(ipywidgets.HTML({foreign!r}), HTML({foreign!r}))"
    lone_page.add_init_script(
        "globalThis.stopped = []; addEventListener('securitypolicyviolation', (e) => stopped.push(e.blockedURI))"
    )
    with serve(tmp_path, {"index": cell}) as url:
        lone_page.goto(f"{url}/voila/render/index.ipynb")
        lone_page.wait_for_function("stopped.length >= 4", timeout=60_000)
        assert {"http://192.0.2.1/a.png", "http://192.0.2.1/a.css"} == set(lone_page.evaluate("stopped"))


@pytest.mark.full
def test_a_page_whose_kernels_both_hang_is_loaded_again_and_then_says_so(tmp_path: Path, lone_page: Page) -> None:
    setting, env = planted(tmp_path, "never")
    soon = ("--Kernels.ready_within=2", "--VoilaExecutor.startup_timeout=2")
    loads: list[str] = []
    lone_page.on("domcontentloaded", lambda page: loads.append(page.url))
    with served(tmp_path, PLAIN, setting, *soon, **env) as server:
        lone_page.goto(f"{server.url}/voila/render/other.ipynb")
        expect(lone_page.locator("#trouble")).to_contain_text("The game didn't load.", timeout=120_000)
        assert len(loads) == 2
