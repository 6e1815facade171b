"""The panel beside a game in play: hints, a second look, what each move was worth, the review."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import traitlets as t

from uncle_widgets.engine.coach import Appraisal
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.scene import Gap
from uncle_widgets.games.words import spoken
from uncle_widgets.widgets.page.base import Piece
from uncle_widgets.widgets.page.hearing import Hears, linked
from uncle_widgets.widgets.page.messages import ToCoach
from uncle_widgets.widgets.table.table import Table, grown, liftable


class CoachPanel(Piece, Hears[ToCoach], view="coach", hears="lifts lifted said"):
    """Shows what the game in play gives it; sends back what is pressed."""

    desk = t.Dict(help="What the coach shows: see `play.desk`").tag(sync=True)
    progress = t.Float(
        None,
        allow_none=True,
        min=0,
        max=1,
        help="How far the search has come, from 0 to 1, or None if there is none",
    ).tag(sync=True)
    note = t.Unicode(help="Why something was refused, in one sentence; '' if nothing was").tag(sync=True)
    link = t.Unicode(help="The game so far as text, without hidden cards").tag(sync=True)
    over = t.Bool(False, help="Whether the game is over").tag(sync=True)
    lifts = t.Dict(help="The same as the table's `lifts`").tag(sync=True)
    lifted = t.Unicode(help="As on the table").tag(sync=True)
    said = t.Dict(help="As on the table").tag(sync=True)
    stamp = t.Int(0, help="The same as the table's `stamp`; moves sent from here carry it too").tag(sync=True)

    def beside(self, table: Table) -> list[Any]:
        """Lift what is lifted on the table, and know its stamp; the links between them."""
        t.dlink((table, "stamp"), (self, "stamp"))
        return linked(table, self, "lifts", "lifted", "said")

    @t.validate("lifted")
    def _lifted(self, proposal: Any) -> str:
        return liftable(self.lifts, proposal["value"])

    @t.validate("stamp")
    def _stamp(self, proposal: Any) -> int:
        return grown(self.stamp, proposal["value"])


def worth_rows(appraisal: Appraisal, labels: dict[Any, str], chosen: Any) -> list[dict[str, Any]]:
    """A row a move, best first: label, value, words, and the 95% interval where it is simulated."""
    rows = []
    for worth in appraisal.worths:
        low, high = appraisal.interval(worth.move)
        rows.append(
            {
                "label": labels[worth.move],
                "value": worth.value,
                "text": appraisal.scale.number(worth.value),
                "low": low,
                "high": high,
                "simulated": not worth.exact and worth.error > 0,
                "chosen": worth.move == chosen,
            }
        )
    return rows


def worth_panel(
    kit: Kit[Any], view: Any, appraisal: Appraisal, labels: dict[Any, str], chosen: Any, names: Sequence[str]
) -> dict[str, Any]:
    """What each move was worth and why, in words."""
    why: dict[str, list[str]] = {}
    for move in dict.fromkeys((appraisal.worths[0].move, chosen)):
        if kit.advice:
            why.setdefault(kit.advice.why(view, move, names), []).append(labels[move])
    words = [
        reason if len(alike) == 1 and _names(reason, alike[0]) else f"{spoken(alike)}: {reason}"
        for reason, alike in why.items()
        if reason
    ]
    rests = appraisal.model
    if appraisal.trials:
        rests += f" {_games(appraisal)} If two lines overlap, these games can't tell which move is better."
    return {
        "title": _title(appraisal, labels, chosen),
        "unit": appraisal.scale.words,
        "rows": worth_rows(appraisal, labels, chosen),
        "words": words,
        "model": rests,
    }


def _names(reason: str, label: str) -> bool:
    """Whether a reason begins with what it is about: 'The 4 makes 26.', 'A KIM matches.'"""
    return bool(re.match(rf"(?:The |An? )?{re.escape(label)}\b", reason.replace("\N{NO-BREAK SPACE}", " ")))


def _games(appraisal: Appraisal) -> str:
    """How many games there were, and what the line is."""
    games = f"{appraisal.trials:,} games were played for each move"
    each = appraisal.trials // (appraisal.deals or appraisal.trials)
    if each == 1:
        return f"{games}. Each line is a 95% interval."
    deals = f"{each} in each of {appraisal.deals:,} imagined deals"
    return f"{games}, {deals}. Each line is a 95% interval, worked out from deal to deal."


def _title(appraisal: Appraisal, labels: dict[Any, str], chosen: Any) -> str:
    best, leaders = appraisal.worths[0], appraisal.leaders
    mine, first = quoted(labels[chosen]), quoted(labels[best.move])
    gap = f"{'' if best.exact is not None else 'about '}{appraisal.scale.text(appraisal.cost(chosen))}"
    if appraisal.forced:
        return f"{mine} is the only move here."
    if leaders == (chosen,):
        return f"{mine} is the best move here."
    if len(leaders) == len(appraisal.worths):
        return "No move here is clearly better than another."
    if chosen in leaders:
        return f"No move here is clearly better than {mine}."
    if not appraisal.clear(chosen):
        return f"{mine} is almost as good as {first}. The difference is {gap}."
    return f"{first} would have been better than {mine} by {gap}."


def quoted(label: str) -> str:
    """A move as its card or button calls it, within a sentence: it may be a name, a number or an order."""
    return f"\N{LEFT DOUBLE QUOTATION MARK}{label}\N{RIGHT DOUBLE QUOTATION MARK}"


def labels_of(moves: Sequence[Any], scene: Any) -> dict[Any, str]:
    """What each legal move is called, from the scene in which it can be pressed."""
    called: dict[str, str] = {}
    laid = [zone for seat in scene.zones for zone in getattr(seat, "before", ())]
    for zone in (*scene.zones, *laid):
        top = getattr(zone, "top", None)
        for item in (*getattr(zone, "cards", ()), *getattr(zone, "cells", ()), *((top,) if top else ())):
            if isinstance(item, Gap):
                continue
            if item.move:
                called[item.move] = item.label.split(",")[0]
            for pick in item.picks:
                called[pick.move] = pick.label
        for way in getattr(zone, "ways", ()):
            called[way.move] = way.label.split(",")[0]
    for action in scene.actions:
        called.setdefault(action.move, action.label)
    for zone in scene.zones:
        if getattr(zone, "move", ""):
            called.setdefault(zone.move, zone.label)  # what is written beside a pile: a button's words come first
    return {move: _capital(called.get(str(move), str(move))) for move in moves}


def _capital(words: str) -> str:
    words = words.removeprefix("your ")
    return words[:1].upper() + words[1:]
