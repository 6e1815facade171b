"""Where Jupyter and its kernels keep what they need: in the account's home, or in a temporary folder."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from jupyter_core.paths import jupyter_data_dir, jupyter_runtime_dir

from uncle_widgets.refusal import Refusal

SAID = (
    "The server can't write to {}. It keeps pages, classes and kernels in {} instead, "
    "and deletes them when it stops. Set {} to use another folder."
)


def _ipython() -> str:
    return os.environ.get("IPYTHONDIR") or str(Path.home() / ".ipython")


PLACES: dict[str, Callable[[], str]] = {
    "JUPYTER_DATA_DIR": jupyter_data_dir,
    "JUPYTER_RUNTIME_DIR": jupyter_runtime_dir,
    "IPYTHONDIR": _ipython,
}
"""By the name in the environment that says where it is."""


def prepare() -> None:
    """Have a folder for each of them that may be written: a temporary one if its own may not be, and a line that
    says so. A Refusal where there is none at all."""
    lacking = {name: place() for name, place in PLACES.items() if not _writable(Path(place()))}
    if not lacking:
        return
    name, first = next(iter(lacking.items()))
    try:
        home = Path(tempfile.mkdtemp(prefix="uncle_widgets-"))
        for one in lacking:
            (home / one.lower()).mkdir()
    except OSError:
        raise Refusal(
            f"Expected a folder that can be written to. Neither {first[:60]!r} nor the temporary folder can."
        ) from None
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    if "JUPYTER_DATA_DIR" in lacking:  # what is installed there is still found
        paths = [os.environ.get("JUPYTER_PATH", ""), lacking["JUPYTER_DATA_DIR"]]
        os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, paths))
    os.environ.update({one: str(home / one.lower()) for one in lacking})
    print(SAID.format(first, home, name), file=sys.stderr, flush=True)


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
