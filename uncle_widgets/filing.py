"""Files that a cell writes: refused before any work where they cannot be, and there whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from uncle_widgets.refusal import Refusal

BEGUN_AT = "UNCLE_WIDGETS_BEGUN_AT"
"""By this name in its environment a server tells a kernel where its gallery is, if that is no notebook."""


def placed_at(path: str | os.PathLike[str], *endings: str) -> Path:
    """The file of that path; a Refusal where its ending is none of these, or it may not be written there."""
    file, said = Path(path), repr(str(path)[:60])
    if file.suffix not in endings:
        raise Refusal(f"Expected a file name that ends in {' or '.join(endings)}, not {said}.")
    if "\0" not in str(path) and not file.resolve().parent.is_dir():
        raise Refusal(f"Expected a folder that is there, not {str(file.parent)[:60]!r}.")
    try:
        part = _part(file)
        part.touch()
        part.unlink()
        free = not file.exists() or (file.is_file() and os.access(file, os.W_OK))
    except (OSError, ValueError):
        free = False
    if not free:
        raise Refusal(f"Expected a file that may be written, not {said}.")
    return file


def saved(path: str | os.PathLike[str], ending: str, text: str) -> Path:
    """Write a text there in one go: the path written, or a Refusal as of `placed_at`."""
    file = placed_at(path, ending)
    write(file, text.encode())
    return file


def write(file: Path, data: bytes) -> None:
    """Put `data` there in one go: whoever reads the file finds what was there before, or all of it."""
    part = _part(file)
    try:
        part.write_bytes(data)
        part.replace(file.resolve())
    finally:
        part.unlink(missing_ok=True)


def _part(file: Path) -> Path:
    """Where it lies until it is whole: beside it, so that it need only be renamed."""
    whole = file.resolve()
    return whole.with_name(f".{whole.name}.{os.getpid()}")


def notebooks() -> Path:
    """The notebooks of the house and their `voila.json`: in the package once it is installed, else beside it."""
    inside = Path(__file__).with_name("notebooks")
    return inside if inside.is_dir() else inside.parents[1] / inside.name
