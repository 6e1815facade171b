"""What the browser runs: plain ES modules and style sheets, joined as they are, no build step.

anywidget loads one module per widget through a blob address, from where relative imports reach
nothing. So a widget's module is joined with those that it imports, in the order of need.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

_IMPORT = re.compile(r'^import \{[^}]*\} from "\./([\w.-]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?!default)", re.MULTILINE)


def _read(name: str) -> str:
    return files(__name__).joinpath(name).read_text("utf-8")


@cache
def bundle(entry: str) -> str:
    """The module `entry` as one text, after the modules that it imports.

    Modules share one scope in the bundle: top-level names must differ from module to module.
    """
    joined: dict[str, str] = {}

    def add(name: str) -> None:
        if name in joined:
            return
        text = _read(name)
        for needed in _IMPORT.findall(text):
            add(needed)
        joined[name] = _EXPORT.sub("", _IMPORT.sub("", text))

    add(entry)
    return "\n".join(joined.values())


@cache
def styles(*names: str) -> str:
    """The house tokens and controls, then the style sheets named."""
    return "\n".join(_read(name) for name in ("tokens.css", *names))
