"""What the command `uncle-widgets` says, before anything is served."""

import os
import socket
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

import pytest

from tests.installed import ROOT
from uncle_widgets.games import GAMES


def told(*arguments: str, without: str = "") -> tuple[int, str]:
    """The exit code and all that is said; `without="-S"`, where nothing is installed."""
    command = [sys.executable, *filter(None, [without]), "-m", "uncle_widgets", *arguments]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=env)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("without", ["", "-S"])
def test_help_names_port_game_and_theme(without: str) -> None:
    code, text = told("--help", without=without)
    assert code == 0
    assert text.startswith("usage: uncle-widgets ")
    for word in (
        "--port",
        "8866",
        "--game",
        *GAMES,
        "--theme",
        "light",
        "dark",
        "auto",
        "--open",
        "--host",
        "--pages",
    ):
        assert word in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", "chess"], "There is no game 'chess'; there are uncle, uno, mr_t, say_uncle, thrush."),
        (["--port", "http"], "Expected --port to be a whole number from 1 to 65535, not 'http'."),
        (["--port", "65536"], "Expected --port to be a whole number from 1 to 65535, not '65536'."),
        (["--port", "0"], "Expected --port to be a whole number from 1 to 65535, not '0'."),
        (["--pages", "0"], "Expected --pages to be a whole number from 1 to 10000, not '0'."),
        (["--theme", "blue"], "Expected --theme to be auto, light or dark, not 'blue'."),
        (["--port"], "argument --port: expected one argument"),
        (["--por", "8866"], "Expected what --help names, and Voilà's own after --, not '--por'."),
        (["uno"], "Expected what --help names, and Voilà's own after --, not 'uno'."),
        (["--host", "192.0.2.1"], "Expected a name or a number of this machine's own, not '192.0.2.1'."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(arguments: list[str], sentence: str) -> None:
    assert told(*arguments) == (2, f"uncle-widgets: {sentence}\n")


def test_a_port_in_use_is_said() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        sentence = f"Expected a free port, and {port} is in use."
        assert told("--host", "127.0.0.1", "--port", str(port)) == (2, f"uncle-widgets: {sentence}\n")


def test_without_voila_it_says_how_to_get_it() -> None:
    code, text = told(without="-S")
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    wanted = " ".join(f'"{one}"' for one in extras["voila"])
    assert (code, text) == (1, f"Expected Voilà, which serves the pages: python -m pip install {wanted}\n")


def test_the_gallery_is_served(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}/"
    command = [sys.executable, "-m", "uncle_widgets", "--host=127.0.0.1", f"--port={port}"]
    env = os.environ | {"JUPYTER_DATA_DIR": str(tmp_path)}  # where no pages without a kernel were written yet
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=env) as running:
        try:
            assert running.stdout
            assert url in running.stdout.readline()
            with urllib.request.urlopen(url, timeout=120) as answer:
                assert "voila/render/index.ipynb" in answer.url
                assert answer.status == 200
        finally:
            running.terminate()


def test_what_follows_two_dashes_goes_to_voila() -> None:
    code, text = told("--", "--help-all")
    assert code == 0
    assert "--VoilaConfiguration.template" in text
