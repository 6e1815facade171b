"""What a wheel brings: all that is served, and a command that serves it without the checkout."""

import json
import re
import urllib.request
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil
import pytest

from tests.browser.conftest import free_port, server
from tests.installed import COMMAND, PYTHON, ROOT, alone, quickly, wheel
from uncle_widgets import __version__
from uncle_widgets.filing import notebooks
from uncle_widgets.games import GAMES

PACKAGE = ROOT / "uncle_widgets"
VIEW = "application/vnd.jupyter.widget-view+json"
SLOW = re.compile(r" Page \S+, kernel \S+: .* \(seconds\)\.$")
"""What a server logs of a page that took long, as any may on a busy machine."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel(tmp_path_factory.mktemp("wheel"))


def test_it_holds_all_that_is_served(built: Path) -> None:
    names = set(zipfile.ZipFile(built).namelist())
    data = f"uncle_widgets-{__version__}.data/data/share/jupyter/voila/templates/uncle_widgets"
    for pattern in ("*.py", "frontend/built/*", "frontend/*.html", "*.md", "py.typed"):
        assert (paths := [*PACKAGE.rglob(pattern)])
        assert {str(path.relative_to(ROOT)) for path in paths} - names == set()
    sources = [name for name in names if name.endswith((".ts", ".tsx", ".css", ".mjs")) and "/built/" not in name]
    assert sources == [], "what bundles are built of stays out"
    for path in PACKAGE.joinpath("voila").iterdir():
        assert f"{data}/{path.name}" in names
    enabled = f"uncle_widgets-{__version__}.data/data/etc/jupyter/jupyter_server_config.d/uncle_widgets.json"
    with zipfile.ZipFile(built) as opened:
        assert opened.read(enabled) == PACKAGE.joinpath("live/extension.json").read_bytes()


def test_its_notebooks_are_those_of_the_repository_to_the_byte(built: Path) -> None:
    assert notebooks() == ROOT / "notebooks"
    own = [path for path in notebooks().iterdir() if path.suffix in (".ipynb", ".json")]
    assert {path.stem for path in own} >= {"index", "voila", *GAMES}
    with zipfile.ZipFile(built) as opened:
        for path in own:
            assert opened.read(f"uncle_widgets/notebooks/{path.name}") == path.read_bytes()


def page(url: str) -> tuple[str, str]:
    """The address in the end, and the text there."""
    with urllib.request.urlopen(url, timeout=60) as answer:
        assert answer.status == 200
        return answer.url, answer.read().decode()


@pytest.mark.full
def test_installed_alone_it_serves_the_gallery_and_every_game(built: Path, tmp_path: Path) -> None:
    home = quickly(tmp_path / "home", built)
    package = next(home.glob("lib/python*/site-packages/uncle_widgets"))
    files = {path: path.stat().st_mtime_ns for path in package.rglob("*")}
    # A kernel of the same name that this account has from elsewhere, and that does not start.
    foreign = tmp_path / "jupyter/kernels/python3"
    foreign.mkdir(parents=True)
    spec = {"argv": ["/nowhere/python", "{connection_file}"], "display_name": "Python 3", "language": "python"}
    foreign.joinpath("kernel.json").write_text(json.dumps(spec))
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n')
    browser.chmod(0o755)
    env = alone(tmp_path) | {"JUPYTER_PATH": str(tmp_path / "jupyter"), "BROWSER": str(browser)}

    port = free_port()
    url = f"http://127.0.0.1:{port}"
    command = [home / COMMAND, f"--port={port}", "--host=127.0.0.1", "--game=uno", "--theme=dark", "--open"]
    log = tmp_path / "log"
    with server(command, f"{url}/voila/tree", log, cwd=tmp_path, env=env), ThreadPoolExecutor(2) as two:
        short = [*two.map(page, [f"{url}/{name}" for name in ("", *GAMES)])]
        rendered = [f"{url}/voila/render/{name}.ipynb?theme=dark" for name in ("index", *GAMES)]
        pages = dict(zip(["", *GAMES], two.map(page, rendered), strict=True))
        running = [child.cmdline() for child in psutil.Process().children(recursive=True)]
    assert [address for address, _ in short] == [
        f"{url}/site/{name}.html?theme=dark" for name in ("index", *GAMES)
    ]
    kernels = set()
    for name, (address, text) in pages.items():
        notebook = f"{name or 'index'}.ipynb"
        title = json.loads((notebooks() / notebook).read_text())["metadata"]["title"]
        assert address == f"{url}/voila/render/{notebook}?theme=dark"
        assert 'data-jp-theme-light="false"' in text  # the dark one of Voilà's two
        assert f"<title>{title}</title>" in text
        assert VIEW in text
        kernels |= set(re.findall(r'"kernelId": "([^"]+)"', text))
    assert len(kernels) == len(pages)
    assert {line[0] for line in running if "ipykernel_launcher" in line} == {str(home / PYTHON)}
    told = [line for line in log.read_text().splitlines() if not SLOW.search(line)]
    assert told == [f"UNO is open at {url}/uno"]
    assert opened.read_text() == f"{url}/uno\n"
    assert {path: path.stat().st_mtime_ns for path in package.rglob("*")} == files
