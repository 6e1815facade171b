"""The key of a lesson on paper, for the teacher alone; with the plan and the talk of a cover lesson."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise, Plan, exercises
from uncle_widgets.school.cover import cover_of
from uncle_widgets.school.fitting import SIDES, SIZES, SPARE, lines, row
from uncle_widgets.school.lesson_table import said
from uncle_widgets.school.wording import unit_of

NUMBER, SAID = 2.4, 0.38
"""How wide the column of numbers is, in em, and the share that the answers take; sheet.css has both."""
LEAST = 9.0
"""Points of type under which the talk of a cover lesson goes to a second side."""


def key_of(kit: Kit[Any], plan: Plan, paper: str, title: str, cover: bool) -> str:
    """The sides of the key, as HTML."""
    made = exercises(kit, plan)
    across, down = SIDES[paper]
    sides = [_Side(_answers(made), lambda em: _answers_height(made, em))]
    if cover:
        planned = cover_of(kit, plan)
        sides = [
            _Side(f"{planned.html}{_answers(made)}", lambda em: planned.height(em) + _answers_height(made, em)),
            _Side(planned.talk, planned.talk_height),
        ]
        whole = _Side(
            "".join(side.html for side in sides),
            lambda em: planned.height(em) + _answers_height(made, em) + planned.talk_height(em),
        )
        if whole.size(across, down) >= LEAST:
            sides = [whole]
    head = f"<h1>Answers for the teacher</h1><p>{escape(title)}. Edition {plan.edition}.</p>"
    return "".join(
        f'<section class="key" style="font-size:{side.size(across, down)}pt"><header><div>{head}</div></header>'
        f"{side.html}</section>"
        for side in sides
    )


class _Side:
    """A side: what is on it, and how high that is in em, on a side so many em across."""

    def __init__(self, html: str, height: Callable[[float], float]) -> None:
        self.html, self.height = html, height

    def size(self, across: float, down: float) -> float:
        """The largest type in which it fits, in points."""
        fits = (one for one in SIZES if (self.height(across / one) + 5) * one * SPARE <= down)
        return next(fits, SIZES[-1])


def _answers(made: tuple[Exercise, ...]) -> str:
    body = "".join(
        f'<tr><td><b class="disc">{at}</b></td><td><b>{said(here, here.exact)}</b> {escape(unit_of(here))}</td>'
        f"<td>{escape(here.notice)}</td></tr>"
        for at, here in enumerate(made, 1)
    )
    return f'<table><colgroup><col class="nr"><col class="said"><col></colgroup><tbody>{body}</tbody></table>'


def _answers_height(made: tuple[Exercise, ...], across: float) -> float:
    rest = across * (1 - SAID) - NUMBER - 0.5
    return sum(
        row(lines(f"{said(here, here.exact)} {unit_of(here)}", across * SAID - 0.5), lines(here.notice, rest))
        for here in made
    )
