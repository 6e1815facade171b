"""The page that works alone: what it is made of, and its bytes. It needs no kernel and no network."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from itertools import product
from typing import Any

from uncle_widgets.frontend import bundle, lone_page, packed
from uncle_widgets.games.table import watcher_of
from uncle_widgets.widgets.rooms.ruleroom import plain_how_to
from uncle_widgets.widgets.saved.answers import Paging, Watched, answers, chips, moments_of
from uncle_widgets.widgets.table.table import POOLED, Pack

POLICY = "default-src 'none'; script-src {boot} blob:; style-src 'unsafe-inline'; img-src data:"
STILL: dict[str, Any] = {"playing": False, "lit": {}, "dealt": {}, "note": "", "buttons": []}
"""How a table lies in such a page, whatever was under way on it."""
FRESH: dict[str, Any] = {
    "settings": {}, "kept": "", "keeping": {}, "guesses": [], "ending": {}, "page": "answer", "tried": {},
}  # fmt: skip
"""How a panel begins there."""
MOST = 2_000
"""Views (steps times pairs of eyes) that are all explained; of a longer game its moments are."""


def paging(room: Watched, *, close: bool = False) -> Paging:
    """The page's bytes, in pieces; `close`: the room was made for it, and goes when they are done."""
    try:
        return page((yield from saved_of(room)))
    finally:
        if close:
            room.close()


def saved_of(
    room: Watched, most: int = MOST, *, tried: bool = True
) -> Generator[tuple[int, int], None, dict[str, Any]]:
    """All that the page is made of (see `saved_shapes.Saved`), in pieces: yields as Paging does. Of a game of more
    than so many views its moments alone are explained; `tried`: with trials dealt in advance."""
    table, kit = room.table, room.kit
    moments = yield from moments_of(room)
    keys = [key for key, _ in table.eyes]
    drawn = len(keys) * len(room.ends)
    everywhere = drawn <= most
    of = drawn + sum(map(len, moments.values())) + (drawn if everywhere else 0)
    pack = Pack()
    frames: dict[str, list[Any]] = {key: [] for key in keys}
    for done, (key, at) in enumerate(product(keys, range(len(room.ends))), 1):
        since = room.ends[at - 1] if at else -1
        scene = kit.draw(room.match, room.ends[at], watcher_of(key), room.names, since)
        frames[key].append(pack.frame(scene))
        yield done, of
    work = answers(room, moments, everywhere, tried)
    while True:
        try:
            yield drawn + next(work), of
        except StopIteration as end:
            found: dict[str, Any] = end.value
            break
    seats = f"{room.game.seats} players"
    whole = len(found["stops"][str(room.seat)]) == len(moments[room.seat])  # else one raised, and places moved
    return {
        **found,
        "game": kit.id,
        "title": kit.title,
        "howto": plain_how_to(kit, room.game),
        "standing": f"{seats}, game {room.bots.seed}" if room.bots else seats,
        "steps": len(room.ends),
        "over": room.match.over,
        "seat": room.seat,
        "chosen": room.runner.state.asked.chosen,
        "questions": chips(kit),
        "onward": kit.terms.onward,
        "table": traits(table)
        | {**stepped(pack, frames), "pages": {}, "count": 0, **STILL}
        | ({} if whole else {"stop": -1, "caption": {}, "bright": []}),
        "explainer": traits(room.explainer) | FRESH,
    }


def stepped(pack: Pack, frames: Mapping[str, Sequence[Mapping[str, Any]]]) -> dict[str, Any]:
    """A table's pool with like beside like, and its frames with each place as far from that in the frame before:
    mostly 0. Both are compressed to less; `saved_views.js` adds them up."""
    pool, texts = pack.pool, pack.texts
    order = sorted(range(len(pool)), key=texts.__getitem__)
    now = {at: place for place, at in enumerate(order)}
    rows: dict[str, list[Any]] = {}
    for key, row in frames.items():
        rows[key], before = [], dict[Any, int]()
        for frame in row:
            places: dict[Any, int] = {name: now[frame[name]] for name in POOLED if name in frame}
            places |= {at: now[place] for at, place in enumerate(frame["zones"])}
            off = {name: place - before.get(name, 0) for name, place in places.items()}
            zones = [off.pop(at) for at in range(len(frame["zones"]))]
            rows[key].append({**frame, **off, "zones": zones})
            before = places
    return {"pool": [pool[at] for at in order], "frames": rows}


def page(saved: Mapping[str, Any], code: str = "saved") -> bytes:
    """The page: the bundle `code`, its style sheet and what it shows as one compressed text, which a few lines
    unpack."""
    shown = {"esm": bundle(f"{code}.js"), "css": bundle(f"{code}.css"), "saved": saved}
    title = f"{saved['title']}, {saved['standing']}"
    return lone_page(title, bundle("saved_boot.js"), packed(shown), POLICY).encode()


def traits(widget: Any) -> dict[str, Any]:
    """What a widget's view draws from."""
    own = [name for name in widget.keys if not name.startswith(("_", "layout", "tabbable", "tooltip", "house"))]
    return {name: getattr(widget, name) for name in own}
