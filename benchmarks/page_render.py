"""How long a dashboard takes to appear, beside a bare Voilà notebook with one slider.

    python -m benchmarks.page_render [notebooks/uncle.ipynb] [-n 9] [--preheat]

Both pages come from one server, in turn, each into a fresh browser with an empty cache; a time
runs from the request until the table (or the slider) is on the screen. The ratio is that of the
medians; the aim is at most 1.5.
"""

import argparse
import json
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from benchmarks.shared.measure import Found, Missing
from tests.browser import chromium
from tests.browser.conftest import ARGUMENTS, ROOT, free_port, server

AIM = 1.5
NOTEBOOK, READY = ROOT / "notebooks" / "uncle.ipynb", ".uw-table svg"
BARE = {
    "cells": [
        {
            "cell_type": "code",
            "id": "bare",
            "source": "import ipywidgets\n\nipywidgets.IntSlider()",
            "metadata": {},
            "execution_count": None,
            "outputs": [],
        }
    ],
    "metadata": {"title": "bare", "kernelspec": {"name": "python3", "display_name": "Python 3"}},
    "nbformat": 4,
    "nbformat_minor": 5,
}


def timed(browser: Browser, url: str, ready: str) -> float:
    """Seconds from the request to the first sight of `ready`."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    start = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_selector(ready, state="visible", timeout=60_000)
    taken = time.perf_counter() - start
    context.close()
    return taken


def visited(
    pages: dict[str, tuple[str, str]], n: int, notebook: Path = NOTEBOOK, preheat: bool = False
) -> dict[str, list[float]]:
    """Seconds of each visit to the bare notebook and to these pages, in turn; an address without a host is of the
    server that shows the bare notebook beside the folder of `notebook`."""
    program = chromium.find()
    if program is None:
        raise Missing(chromium.MISSING)
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "notebooks"
        shutil.copytree(notebook.parent, root)
        root.joinpath("bare.ipynb").write_text(json.dumps(BARE))
        settings = json.loads(root.joinpath("voila.json").read_text())
        settings["Gallery"] = {"ahead": ["bare.ipynb", notebook.name] if preheat else []}
        root.joinpath("voila.json").write_text(json.dumps(settings))
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
        every = {"bare slider": ("/voila/render/bare.ipynb", ".widget-slider .noUi-handle"), **pages}
        found: dict[str, list[float]] = {name: [] for name in every}
        with server(command, f"{url}/voila/tree", Path(folder) / "log"), sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
            for run in range(n + 1):  # the first of each warms the server, and does not count
                for name, (address, seen) in every.items():
                    if preheat:
                        time.sleep(4)
                    taken = timed(browser, url + address if address.startswith("/") else address, seen)
                    if run:
                        found[name].append(taken)
            browser.close()
    return found


def times(notebook: Path, n: int, ready: str, preheat: bool) -> dict[str, list[float]]:
    """Seconds of each visit to the bare notebook and to this one, in turn."""
    return visited({notebook.stem: (f"/voila/render/{notebook.name}", ready)}, n, notebook, preheat)


def ratio() -> Found:
    bare, ours = times(NOTEBOOK, 5, READY, False).values()
    note = f"{statistics.median(ours):.2f} and {statistics.median(bare):.2f} s"
    return Found(tuple(one / two for one, two in zip(ours, bare, strict=True)), note)


RUNS: dict[str, Callable[[], Found]] = {"ratio": ratio}


def main() -> int:
    options = argparse.ArgumentParser(description="Time a dashboard beside a bare notebook.")
    options.add_argument("notebook", nargs="?", type=Path, default=NOTEBOOK)
    options.add_argument("-n", type=int, default=9, help="runs of each (default 9)")
    options.add_argument("--ready", default=READY, help="what is on the screen once it is drawn")
    options.add_argument("--preheat", action="store_true", help="kernels started in advance, for both")
    chosen = options.parse_args()
    both = times(chosen.notebook, chosen.n, chosen.ready, chosen.preheat)
    bare, ours = (statistics.median(found) for found in both.values())
    for name, found in both.items():
        print(f"{name:12} median {statistics.median(found):5.2f} s   from {min(found):.2f} to {max(found):.2f} s")
    print(f"ratio        {ours / bare:5.2f}   aim: at most {AIM}   ({chosen.n} runs each, in turn)")
    return 0 if ours / bare <= AIM else 1


if __name__ == "__main__":
    sys.exit(main())
