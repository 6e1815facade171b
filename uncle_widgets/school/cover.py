"""A cover lesson: what somebody who stands in does minute by minute, and the talk of the teacher's page."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from html import escape
from typing import Any

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Plan, exercises
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.fitting import paragraphs
from uncle_widgets.school.minutes import Step, minutes_of
from uncle_widgets.school.tasks import tasks
from uncle_widgets.school.teaching import TeachersPage, page_of

SPOKEN = ("Typical wrong answers", "Discuss", "Exit", "Quick")
"""Parts of a teacher's page that stand below the key."""


def best_lesson(kit: Kit[Any]) -> int:
    """The number of the lesson on which the game's notebook without code rests most."""
    sources = (re.match(r"lesson (\d+)", task.source) for task in tasks(kit, f"{kit.id}-predict"))
    found = Counter(int(source[1]) for source in sources if source)
    if not found:
        raise Refusal(f"There is no cover lesson for {kit.title}, because it has no classroom exercises.")
    return found.most_common(1)[0][0]


@dataclass(frozen=True)
class Cover:
    """The plan of a cover lesson and what is said about its numbers."""

    steps: tuple[Step, ...]
    page: TeachersPage

    @property
    def html(self) -> str:
        rows = "".join(
            f"<dt>{step.start} to {step.end} min</dt><dd>{escape(step.words)}</dd>" for step in self.steps
        )
        return f'<dl class="minutes">{rows}</dl>'

    def height(self, across: float) -> float:
        """How high the plan is, in em, on a side so many em across."""
        return paragraphs((step.words for step in self.steps), across - 7) - 0.45 * len(self.steps) + 1

    @property
    def _talk(self) -> tuple[tuple[str, str], ...]:
        return tuple((part.name, part.text) for part in map(self.page.part, SPOKEN))

    @property
    def talk(self) -> str:
        return "".join(f"<p><b>{escape(name)}.</b> {_plain(text)}</p>" for name, text in self._talk)

    def talk_height(self, across: float) -> float:
        return paragraphs((f"{name}. {text}" for name, text in self._talk), across)


def cover_of(kit: Kit[Any], plan: Plan) -> Cover:
    """The cover lesson of a plan: 45 minutes with the worksheet, and the talk about its numbers."""
    return Cover(minutes_of(plan, exercises(kit, plan), paper=True), page_of(kit, plan.number))


def _plain(text: str) -> str:
    """Markdown's bold and stressed words as plain ones."""
    return escape(text.replace("*", ""))
