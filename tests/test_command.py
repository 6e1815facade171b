"""What the command `uncle-widgets` says, before anything is served."""

import json
import os
import re
import socket
import subprocess
import sys
import tomllib
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tests.installed import ROOT
from uncle_widgets import serve
from uncle_widgets.__main__ import main
from uncle_widgets.games import GAMES
from uncle_widgets.server.files import usual_folder
from uncle_widgets.site import served


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
        "--teach",
        "--lesson",
    ):
        assert word in text


@pytest.mark.sample
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", "chess"], "There is no game 'chess'. There are uncle, uno, mr_t, say_uncle, thrush."),
        (["--port", "http"], "Expected --port to be a whole number from 1 to 65535, not 'http'."),
        (["--port", "65536"], "Expected --port to be a whole number from 1 to 65535, not '65536'."),
        (["--port", "0"], "Expected --port to be a whole number from 1 to 65535, not '0'."),
        (["--pages", "0"], "Expected --pages to be a whole number from 1 to 10000, not '0'."),
        (["--theme", "blue"], "Expected --theme to be auto, light or dark, not 'blue'."),
        (["--teach", "chess"], "There is no game 'chess'. There are uncle, uno, mr_t, say_uncle, thrush."),
        (["--teach", "uncle", "--lesson", "9"], "Expected --lesson to be a whole number from 1 to 8, not '9'."),
        (["--teach", "uncle", "--lesson", "x"], "Expected --lesson to be a whole number from 1 to 8, not 'x'."),
        (["--lesson", "1"], "Expected --lesson together with --teach and a game."),
        (["--teach", "--lesson", "1"], "Expected --lesson together with --teach and a game."),
        (["--port"], "argument --port: expected one argument"),
        (
            ["--por", "8866"],
            "Expected one of the options that --help lists, or Voilà's own after --, not '--por'.",
        ),
        (["uno"], "Expected one of the options that --help lists, or Voilà's own after --, not 'uno'."),
        (["--host", "192.0.2.1"], "Expected a host name or address of this computer, not '192.0.2.1'."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(arguments: list[str], sentence: str) -> None:
    assert told(*arguments) == (2, f"uncle-widgets: {sentence}\n")


@pytest.mark.full
def test_a_port_in_use_is_said() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        sentence = f"Port {port} is in use. Choose another one."
        assert told("--host", "127.0.0.1", "--port", str(port)) == (2, f"uncle-widgets: {sentence}\n")


def test_without_voila_it_says_how_to_get_it() -> None:
    code, text = told(without="-S")
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    wanted = " ".join(f'"{one}"' for one in extras["voila"])
    assert (code, text) == (1, f"Please install Voilà, which serves the pages: python -m pip install {wanted}\n")


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
                assert answer.url == f"{url}site/index.html", "which is written as it is asked for"
                assert answer.status == 200
        finally:
            running.terminate()


@pytest.mark.full
def test_a_class_is_opened_by_who_has_the_token_and_its_phones_by_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path))
    folder = usual_folder() / f"site-{served.version()}"
    folder.mkdir(parents=True)
    for name in ("index.html", "class.html"):
        (folder / name).write_text("written before")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "uncle_widgets", f"--port={port}", "--teach", "uno", "--lesson=2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as running:
        try:
            assert running.stdout
            line = running.stdout.readline()
            address = line.removeprefix("The class is open at ").strip()
            assert re.fullmatch(
                rf"http://localhost:{port}/teach\?token=\w+&uw=class%2F2\+uno\+lesson%3D2%3A", address
            )
            assert "every network" in running.stdout.readline()
            teacher = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
            with teacher.open(address, timeout=60) as answer:
                assert answer.url == f"http://localhost:{port}/site/class.html?uw=class%2F2+uno+lesson%3D2%3A"
            headers = {"Content-Type": "application/json"}
            begin = f"http://localhost:{port}/c/begin", b'{"lesson": ""}', headers
            with teacher.open(urllib.request.Request(*begin), timeout=60) as answer:
                begun = json.load(answer)
            assert len(begun["code"]) == 4
            assert begun["words"] == ""
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/c/{begun['code']}", timeout=60) as answer:
                assert answer.status == 200
            with pytest.raises(urllib.error.HTTPError, match="403") as refused:
                urllib.request.urlopen(urllib.request.Request(*begin), timeout=60)
            refused.value.close()

            def mine(browser: urllib.request.OpenerDirector) -> list[str]:
                with browser.open(f"http://localhost:{port}/c/mine", timeout=60) as answer:
                    return [one["code"] for one in json.load(answer)["classes"]]

            other = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
            assert (mine(teacher), mine(other)) == ([begun["code"]], [])
            other.open(address, timeout=60).close()
            assert mine(other) == [begun["code"]]
            leave = (
                f"http://localhost:{port}/c/leave",
                json.dumps({"code": begun["code"], "key": "", "end": False}),
            )
            other.open(urllib.request.Request(leave[0], leave[1].encode(), headers), timeout=60).close()
            assert (mine(teacher), mine(other)) == ([begun["code"]], []), "a shared computer"
            with pytest.raises(urllib.error.HTTPError, match="403") as refused:
                other.open(urllib.request.Request(*begin), timeout=60)
            refused.value.close()
        finally:
            running.terminate()


def test_what_follows_two_dashes_goes_to_voila() -> None:
    code, text = told("--", "--help-all")
    assert code == 0
    assert "--VoilaConfiguration.template" in text


def test_what_is_set_after_two_dashes_is_set_once(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []
    monkeypatch.setattr(serve, "serve", lambda _, settings, *more: given.extend(settings))
    monkeypatch.setattr(sys, "argv", ["uncle-widgets", "--pages=3", "--", "--Gallery.site="])
    main()
    assert given == ["--Kernels.most=3", "--Gallery.site="]
