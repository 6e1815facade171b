"""A position with its questions, and how a game is played, each as a page that works alone."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from uncle_widgets.games.plain import plain
from uncle_widgets.games.scene import Scene
from uncle_widgets.widgets.panel.panel import posing
from uncle_widgets.widgets.rooms.explain import KEY, Explain
from uncle_widgets.widgets.rooms.ruleroom import HowToRoom, plain_how_to
from uncle_widgets.widgets.rooms.whatif import WhatIf
from uncle_widgets.widgets.saved.answers import Answers, Paging, chips
from uncle_widgets.widgets.saved.saved import FRESH, STILL, page, stepped, traits
from uncle_widgets.widgets.table.table import Pack

SET_UP = ("This position was set up by hand.", "To change it you need Python: see uw.what_if.")


def position_paging(room: Explain) -> Paging:
    """The page of a position, in pieces, one for each of its questions: a game of one frame, see `Saved`."""
    return page((yield from of_position(room)))


def of_position(room: Explain) -> Generator[tuple[int, int], None, dict[str, Any]]:
    """All that it is made of: each question as the room has it set, then with its other choices."""
    kit, table, panel = room.kit, room.table, room.explainer
    found, asked = Answers(kit), panel.asked
    pose = lru_cache(posing(room.view))
    offered = panel.facts.offered(asked.place)
    own: dict[str, list[int]] = {}
    for done, name in enumerate(offered, 1):
        if card := panel.facts.card(asked.place, name, asked.settings):
            found.try_out(card.posed)
            with found.faults.of(card.posed.question, ""):
                own[name] = found.about(card.posed, pose)
        yield done, len(offered)
    panels, pack = found.columns(), Pack()
    frame = pack.frame(_scene(room))
    seats = f"{room.game.seats} players"
    return {
        "pool": found.pool.values,
        "panels": panels,
        "asked": [own],
        "places": {KEY: [0]},
        "stops": {KEY: []},
        "game": kit.id,
        "title": kit.title,
        "howto": plain_how_to(kit, room.game),
        "standing": f"{seats}, {'what if?' if isinstance(room, WhatIf) else 'a position'}",
        "called": room.place,
        "steps": 1,
        "over": False,
        "seat": 0,
        "chosen": asked.question,
        "questions": [chip for chip in chips(kit) if chip["id"] in offered],
        "onward": kit.terms.onward,
        "table": traits(table)
        | {**stepped(pack, {KEY: [frame]}), "mode": "watch", "pages": {}, "count": 0, **STILL},
        "explainer": traits(panel) | FRESH,
    }


def _scene(room: Explain) -> Scene:
    """The position as it lies; of one that was set up by hand it says what changing it takes."""
    scene = room.shown()
    return replace(scene, place="What if?", said=SET_UP) if isinstance(room, WhatIf) else scene


def how_to_paging(room: HowToRoom) -> Paging:
    """The page of how a game is played: see `saved_shapes.SavedHowTo`."""
    kit = room.kit
    yield 0, 1
    told = {
        "game": kit.id,
        "title": kit.title,
        "standing": "How to play",
        "palette": kit.palette.css,
        "howto": plain(room.howto),
    }
    made = page(told, "saved_howto")
    yield 1, 1
    return made
