"""What the browser runs: plain ES modules and style sheets, joined as they are, no build step.

anywidget loads one module per widget through a blob address, from where relative imports reach
nothing. So all views travel as one module, the house, once a page; a widget's own module is a stub:

- `packed_house()` gives that module and its style sheet as one compressed text, for one widget (of a class
  of its own) whose synced trait `packed` holds it: a notebook that is saved with its widgets bears it once;
- `stub(kind)` is the `_esm` of every other widget, which has a trait `house` = "anywidget:<model id of
  that widget>". Where a front end cannot look models up, the stub sends {"kind": "house"}, and the
  widget answers with {"kind": "house", "packed": ...}.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

KINDS = (
    "table", "explainer", "coach", "strip", "rulebook", "masthead", "gallery", "trail", "lesson_chart",
    "lesson_end", "lab", "exercise", "marks", "whole",
)  # fmt: skip
"""The views there are: the keys of `views` in house.js."""
WALL = ("wall.css", "wall_pictures.css")
"""What the page in front of a class looks like besides; no other page of ours has it."""
STYLES = (
    "foreign.css",
    "tokens.css",
    "base.css",
    "table.css",
    "heat.css",
    "panels.css",
    "panel.css",
    "pictures.css",
    "pages.css",
    "pair.css",
    "ending.css",
    "closer.css",
    "desk.css",
    "stage.css",
    "block.css",
    "lifting.css",
    "coach.css",
    "rows.css",
    "whatif.css",
    "masthead.css",
    "howto.css",
    "gallery.css",
    "teach.css",
    "lesson.css",
    "lab.css",
    "school.css",
    "lost.css",
    "contrast.css",
    "print.css",
)

_IMPORT = re.compile(r'^import \{[^}]*\} from "\.{1,2}/(?:\w+/)?([\w.-]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?!default)", re.MULTILINE)


@cache
def found() -> Mapping[str, Traversable]:
    """Every file of the rooms beside this one, by its name: no two have the same."""
    rooms = [room for room in files(__name__).iterdir() if room.is_dir()]
    return {file.name: file for room in rooms for file in room.iterdir()}


def read(name: str) -> str:
    """The text of the file `name`, in whichever room."""
    return found()[name].read_text("utf-8")


@cache
def joined(entry: str, *others: str) -> str:
    """The module `entry` as one text, after the modules that it imports; only what `entry` exports is exported.

    `others` stand before it, for what is put around it.

    Modules share one scope in it: top-level names must differ from module to module.
    """
    texts: dict[str, str] = {}

    def add(name: str) -> None:
        if name in texts:
            return
        text = read(name)
        for needed in _IMPORT.findall(text):
            add(needed)
        text = _IMPORT.sub("", text)
        texts[name] = text if name == entry else _EXPORT.sub("", text)

    for name in (*others, entry):
        add(name)
    return "\n".join(texts.values())


@cache
def house() -> tuple[str, str]:
    """(module, style sheet): every view, as `views`, and all they look like."""
    return joined("house.js"), "\n".join(read(name) for name in STYLES)


def bare(code: str) -> str:
    """JavaScript without the lines that only comment, and what is said at the ends of others."""
    code = re.sub(r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*\n", "", code, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"(?<=[;,{}()]) // [^\"'`\n]*$", "", code, flags=re.MULTILINE)  # no quote after it: in no text


def bare_css(css: str) -> str:
    """Style sheets without comments and indents."""
    return re.sub(r"/\*.*?\*/\s*|^[ \t]+", "", css, flags=re.DOTALL | re.MULTILINE)


def packed(told: Any, level: int = 9) -> str:
    """A JSON value as `unpack.js` takes it: compressed, as base64; a lower `level` is sooner done."""
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    return b64encode(gzip.compress(text.encode(), level, mtime=0)).decode()


def lone_page(title: str, boot: str, packed: str, policy: str, head: str = "", body: str = "") -> str:
    """A page that `boot` draws from what lies `packed` in it.

    `policy` says from where it may load, and names the boot as {boot}; `head` stands in its head besides, and
    `body` are attributes of its body.
    """
    mark = b64encode(hashlib.sha256(boot.encode()).digest()).decode()
    parts = {
        "policy": policy.replace("{boot}", f"'sha256-{mark}'"), "title": escape(title), "head": head,
        "body": body, "boot": boot, "packed": packed,
    }  # fmt: skip
    text = read("lone_page.html")
    for name, part in parts.items():
        text = text.replace(f"{{{name}}}", part)
    return text


@cache
def packed_house() -> str:
    """The house as it travels."""
    esm, css = house()
    return packed({"esm": bare(esm), "css": bare_css(css)}, 6)


@cache
def stub(kind: str) -> str:
    """The module of a widget whose view is `kind`, one of KINDS: it fetches the house and shows that view."""
    if kind not in KINDS:
        raise ValueError(f"Expected a view that there is ({', '.join(KINDS)}), not {kind[:40]!r}.")
    mark = hashlib.sha256("\0".join(house()).encode()).hexdigest()[:16]
    return joined("stub.js").replace("{kind}", kind).replace("{hash}", mark)
