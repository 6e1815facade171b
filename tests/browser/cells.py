"""Voilà over notebooks of one cell each, for what the notebooks of the house do not show."""

import json
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.browser.conftest import NOTEBOOKS, free_port, server


def write(root: Path, cells: Mapping[str, str]) -> Path:
    """Notebooks of one cell each, by name ('index' must be one), with the house's settings."""
    root.mkdir()
    shutil.copy(NOTEBOOKS / "voila.json", root)
    for name, source in cells.items():
        cell = {
            "cell_type": "code",
            "id": name,
            "metadata": {},
            "outputs": [],
            "execution_count": None,
            "source": source,
        }
        kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
        notebook = {"cells": [cell], "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}
        root.joinpath(f"{name}.ipynb").write_text(json.dumps(notebook))
    return root


@contextmanager
def serve(home: Path, cells: Mapping[str, str]) -> Iterator[str]:
    """The address of a Voilà that serves these cells, as `make serve` does."""
    root = write(home / "notebooks", cells)
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "uncle_widgets.serve", str(root), "--Voila.ip=127.0.0.1", f"--port={port}"]
    command += ["--Voila.port_retries=0", "--Gallery.ahead=[]"]
    with server(command, f"{url}/voila/tree", home / "log", cwd=home):
        yield url
