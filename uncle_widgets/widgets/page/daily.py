"""The positions of the day as plain values: with their answers, steps and tables, for a page that draws them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise, lesson_of, plan_of
from uncle_widgets.games.words import capital
from uncle_widgets.probability.question import Posed
from uncle_widgets.school import daily
from uncle_widgets.widgets.page import page_shapes as shapes
from uncle_widgets.widgets.page.links import Link
from uncle_widgets.widgets.panel.panel import answered, asked
from uncle_widgets.widgets.rooms.beside import laid
from uncle_widgets.widgets.table.table import Pack


def dailies(dates: Iterable[str]) -> shapes.Dailies:
    """The positions of these dates ('11-29'), those of them that have one."""
    pack, boards = Pack(), dict[str, dict[str, Any]]()
    positions: dict[str, shapes.Daily] = {}
    for date in dates:
        if date in daily.lines():
            kit, here = daily.daily(date)
            positions[date] = _plain(kit, here, pack)
            boards[kit.id] = kit.boards(here.game)
    return {"positions": positions, "pool": pack.pool, "boards": boards}


def _plain(kit: Kit[Any], here: Exercise, pack: Pack) -> shapes.Daily:
    posed = here.posed
    told = answered(posed, "")
    lying = laid(kit, [here])
    (scene,) = lying.scenes
    return {
        "position": _mark(kit, posed),
        "game": kit.id,
        "title": kit.title,
        "palette": kit.palette.css,
        "question": asked(posed, kit.terms.trial),
        "headline": told["headline"],
        "answer": told["answer"],
        "dots": told["dots"],
        "steps": [step for step in told["steps"] if "value" in step and not step.get("other")],
        "asks": told["asks"],
        "exact": float(posed.number),
        "frame": pack.frame(scene),  # type: ignore[typeddict-item]  # made plain
        "said": " ".join(filter(None, (scene.now, scene.board))),
        "lesson": _lesson(kit, posed.question.id),
    }


def _mark(kit: Kit[Any], posed: Posed[Any]) -> str:
    """Tells a position from any other, whatever the version."""
    whole = f"{kit.id} {posed.question.id} {posed.words} {posed.number}"
    return hashlib.sha256(whole.encode()).hexdigest()[:8]


def _lesson(kit: Kit[Any], question: str) -> shapes.DailyLesson:
    lesson = lesson_of(kit, question)
    name = plan_of(kit, lesson).name if lesson.isdecimal() else kit.questions[question].title
    return {"name": capital(name), "link": str(Link("lesson", kit.id, {"lesson": lesson}))}
