"""The bundles that the browser runs: built from the sources by esbuild, kept in `built/`, and read here.

anywidget loads one module per widget from a blob address, where relative imports reach nothing. So all views
travel as one bundle, `widgets.js`, once a page; a widget's own module is a small loader:

- `packed_widgets()` is that bundle and its style sheet as one compressed text, for one widget (of a class of its
  own) whose synced trait `packed` holds it: a notebook that is saved with its widgets bears it once;
- `loader(kind)` is the `_esm` of every other widget, which has a trait `house` = "anywidget:<model id of that
  widget>". Where a front end cannot look models up, the loader sends {"kind": "house"}, and the widget answers
  with {"kind": "house", "packed": ...}.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from base64 import b64encode
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

KINDS = (
    "table", "explainer", "coach", "strip", "rulebook", "masthead", "gallery", "trail", "lesson_chart",
    "lesson_end", "lab", "exercise", "marks", "whole",
)  # fmt: skip
"""The views there are: the keys of `views` in `widgets/page/views.ts`."""


GZIP = 16 + zlib.MAX_WBITS
"""What zlib calls the format of gzip."""


@cache
def bundle(name: str) -> str:
    """The text of a built file, `widgets.js` for example; FileNotFoundError where there is none of that name."""
    return (files(__name__) / "built" / name).read_text("utf-8")


@cache
def template(name: str) -> str:
    """A page with {slots} to fill."""
    return (files(__name__) / name).read_text("utf-8")


def compressed(value: Any, level: int = 9) -> bytes:
    """A JSON value as gzip; a lower `level` (1 to 9) is sooner done. The same value gives the same bytes."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    # Short blocks (memLevel 5 of 9): code, sentences and trials come one after another, each with its own letters.
    work = zlib.compressobj(level, zlib.DEFLATED, GZIP, 5)
    return work.compress(text.encode()) + work.flush()


def packed(value: Any, level: int = 9) -> str:
    """The same as base64, as `widgets/page/unpack.ts` takes it."""
    return b64encode(compressed(value, level)).decode()


def digest(code: str) -> str:
    """What a Content-Security-Policy allows a script by."""
    return f"'sha256-{b64encode(hashlib.sha256(code.encode()).digest()).decode()}'"


def lone_page(title: str, boot: str, packed: str, policy: str, head: str = "", body: str = "") -> str:
    """A page that `boot` draws from what lies `packed` in it.

    `policy` says from where it may load, and names the boot as {boot}; `head` stands in its head besides, and
    `body` are attributes of its body.
    """
    parts = {
        "policy": policy.replace("{boot}", digest(boot)), "title": escape(title), "head": head,
        "body": body, "boot": boot, "packed": packed,
    }  # fmt: skip
    text = template("lone_page.html")
    for name, part in parts.items():
        text = text.replace(f"{{{name}}}", part)
    return text


@cache
def packed_widgets() -> str:
    """All views and styles as they travel."""
    return packed({"esm": bundle("widgets.js"), "css": bundle("widgets.css")}, 6)


def filled(name: str, **slots: str) -> str:
    """A built file with its {slots} filled; ValueError where one is missing or split by the end of a line."""
    text = bundle(name)
    for slot, value in slots.items():
        if f"{{{slot}}}" not in text:
            raise ValueError(f"Expected {{{slot}}} in {name}.")
        text = text.replace(f"{{{slot}}}", value)
    return text


@cache
def loader(kind: str) -> str:
    """The module of a widget whose view is `kind`, one of KINDS: it fetches the bundle and shows that view."""
    if kind not in KINDS:
        raise ValueError(f"Expected a view that there is ({', '.join(KINDS)}), not {kind[:40]!r}.")
    mark = hashlib.sha256(f"{bundle('widgets.js')}\0{bundle('widgets.css')}".encode()).hexdigest()[:16]
    return filled("loader.js", kind=kind, hash=mark)
