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
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.conftest import ARGUMENTS, ROOT, free_port, server

AIM = 1.5
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


def main() -> int:
    options = argparse.ArgumentParser(description="Time a dashboard beside a bare notebook.")
    options.add_argument("notebook", nargs="?", type=Path, default=ROOT / "notebooks" / "uncle.ipynb")
    options.add_argument("-n", type=int, default=9, help="runs of each (default 9)")
    options.add_argument("--ready", default=".uw-table svg", help="what is on the screen once it is drawn")
    options.add_argument("--preheat", action="store_true", help="kernels started in advance, for both")
    chosen = options.parse_args()
    program = chromium.find()
    if program is None:
        sys.exit(chromium.MISSING)

    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "notebooks"
        shutil.copytree(chosen.notebook.parent, root)
        root.joinpath("bare.ipynb").write_text(json.dumps(BARE))
        settings = json.loads(root.joinpath("voila.json").read_text())
        settings["VoilaConfiguration"]["preheat_kernel"] = chosen.preheat
        settings["VoilaKernelManager"] = {
            "preheat_denylist": [rf".*/(?!(bare|{chosen.notebook.stem})\.ipynb$)[^/]*$"]
        }
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
        pages = {
            "bare slider": (f"{url}/voila/render/bare.ipynb", ".widget-slider .noUi-handle"),
            chosen.notebook.stem: (f"{url}/voila/render/{chosen.notebook.name}", chosen.ready),
        }
        times: dict[str, list[float]] = {name: [] for name in pages}
        with server(command, f"{url}/voila/tree", Path(folder) / "log"), sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
            for run in range(chosen.n + 1):  # the first of each warms the server, and does not count
                for name, (address, ready) in pages.items():
                    if chosen.preheat:
                        time.sleep(4)
                    taken = timed(browser, address, ready)
                    if run:
                        times[name].append(taken)
            browser.close()

    bare, ours = (statistics.median(found) for found in times.values())
    for name, found in times.items():
        print(f"{name:12} median {statistics.median(found):5.2f} s   from {min(found):.2f} to {max(found):.2f} s")
    print(f"ratio        {ours / bare:5.2f}   aim: at most {AIM}   ({chosen.n} runs each, in turn)")
    return 0 if ours / bare <= AIM else 1


if __name__ == "__main__":
    sys.exit(main())
