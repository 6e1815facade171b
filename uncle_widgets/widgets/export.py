"""Pages to take along: a game, stepped and explained, in one file that needs no kernel and no network."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import re
from base64 import b64encode
from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from typing import Any

from uncle_widgets.engine.match import Match
from uncle_widgets.games.table import watcher_of
from uncle_widgets.refusal import Refusal
from uncle_widgets.static import STYLES, joined, read
from uncle_widgets.widgets.answers import answers, chips
from uncle_widgets.widgets.play import Play
from uncle_widgets.widgets.table import pack
from uncle_widgets.widgets.watch import Watch

LEFT_OUT = ("gallery.css", "lesson.css", "whatif.css", "lost.css", "lab.css", "desk.css")
LOOKS = (*(name for name in STYLES if name not in LEFT_OUT), "saved_page.css")
"""The style sheets of what such a page shows."""
MOST = 2_000
"""Views (steps times pairs of eyes) that are all explained; of a longer game its moments are."""


def export_html(
    room: Watch | Match[Any, Any, Any] | Play,
    path: str | Path,
    *,
    progress: Callable[[int, int], Any] | None = None,
) -> Path:
    """Write a game as one page that works alone; the path written.

    `room` is what `uw.watch` gives, a Match, or what `uw.play` gives once its game is over. The page steps, shows
    every seat's eyes, asks for predictions and answers with derivations: each question as it is set by itself, and
    with one setting changed. Of more than MOST views its moments alone are explained. It tries nothing out: that
    needs a kernel. `progress(answered, views)` is called as it goes. The answers lie in the page: covered, but not
    locked. Raises Refusal for anything else to show, or a path that does not end in .html.
    """
    file = Path(path)
    if file.suffix not in (".html", ".htm"):
        raise Refusal(f"Expected a file name that ends in .html, not {str(path)[:60]!r}.")
    work = exporting(watched(room))
    while True:
        try:
            told = next(work)
        except StopIteration as end:
            file.write_bytes(end.value)
            return file
        if progress:
            progress(*told)


def watched(room: Any) -> Watch:
    """The room whose page is asked for; a Refusal for what is no game that has been played."""
    if isinstance(room, Watch):
        return room
    if isinstance(room, Match):
        return Watch(room)
    if isinstance(room, Play):
        if not room.over:
            raise Refusal("Expected a game that is over: a page of one in play would show what lies hidden.")
        return Watch(room.match, names=room.names, watcher=room.seat)
    raise Refusal(f"Expected a game (uw.watch, a Match, or uw.play when it is over), not {type(room).__name__}.")


def exporting(room: Watch) -> Generator[tuple[int, int], None, bytes]:
    """The page's bytes, in pieces: yields (views answered, views in all)."""
    everywhere = len(room.ends) * len(room.table.eyes) <= MOST
    return page(saved_of(room, (yield from answers(room, everywhere))))


def saved_of(room: Watch, found: Mapping[str, Any]) -> dict[str, Any]:
    """All that the page is made of (see `saved_shapes.Saved`), where `found` are its answers."""
    table, kit = room.table, room.kit
    pool, frames = pack({key: _scenes(room, key) for key, _ in table.eyes})
    seats = f"{room.game.seats} seats"
    fresh = {"settings": {}, "kept": "", "keeping": {}, "guesses": [], "closing": "", "page": "answer"}
    return {
        **found,
        "game": kit.id,
        "title": kit.title,
        "standing": f"{seats}, seed {room.bots.seed}" if room.bots else seats,
        "steps": len(room.ends),
        "seat": room.seat,
        "questions": chips(kit),
        "onward": kit.terms.onward,
        "table": traits(table) | {"pool": pool, "frames": frames, "pages": {}, "count": 0, "playing": False},
        "explainer": traits(room.explainer) | fresh,
    }


def page(saved: Mapping[str, Any]) -> bytes:
    """The page: code, looks and game as one compressed text, which a few lines unpack; it may ask nobody."""
    told = {"esm": bare(joined("saved_page.js")), "css": "\n".join(map(read, LOOKS)), "saved": saved}
    whole = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    boot = f"\n{read('saved_boot.js')}"
    parts = {
        "hash": b64encode(hashlib.sha256(boot.encode()).digest()).decode(),
        "title": html.escape(f"{saved['title']}, {saved['standing']}"),
        "packed": b64encode(gzip.compress(whole.encode(), 9, mtime=0)).decode(),
        "boot": boot,
    }
    text = read("saved_page.html")
    for name, part in parts.items():
        text = text.replace(f"{{{name}}}", part)
    return text.encode()


def bare(code: str) -> str:
    """JavaScript without the lines that only comment."""
    return re.sub(r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*\n", "", code, flags=re.DOTALL | re.MULTILINE)


def _scenes(room: Watch, key: str) -> list[Any]:
    """Every frame, as `key` sees it."""
    since = [-1, *room.ends]
    watcher = watcher_of(key)
    return [room.kit.draw(room.match, end, watcher, room.names, since[at]) for at, end in enumerate(room.ends)]


def traits(widget: Any) -> dict[str, Any]:
    """What a widget's view draws from."""
    own = [name for name in widget.keys if not name.startswith(("_", "layout", "tabbable", "tooltip", "house"))]
    return {name: getattr(widget, name) for name in own}
