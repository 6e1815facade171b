"""Compiles what a page imports, when a site is built: run in Pyodide itself, so that it can read it."""

import importlib._bootstrap_external as loading
import zipfile
from typing import Any

ANY: Any = loading
SET = (1980, 1, 1, 0, 0, 0)
"""The time of all that lies in the archive: the same files make the same bytes."""


def compiled(source: str, target: str, home: str) -> None:
    """The archive `source` with each module compiled in place of its text; `home` is where it will be unpacked."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", compresslevel=9) as new:
        for name in old.namelist():
            data = old.read(name)
            if name.endswith(".py"):
                code = compile(data, f"{home}/{name}", "exec", dont_inherit=True)
                data, name = bytes(ANY._code_to_hash_pyc(code, bytes(8), False)), f"{name}c"
            new.writestr(zipfile.ZipInfo(name, SET), data, zipfile.ZIP_DEFLATED)
