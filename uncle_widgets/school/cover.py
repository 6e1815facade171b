"""A cover lesson: what somebody who stands in does minute by minute, out of the lesson's teacher's page."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from html import escape
from typing import Any

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Plan
from uncle_widgets.games.words import capital
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.fitting import paragraphs
from uncle_widgets.school.tasks import tasks
from uncle_widgets.school.teaching import TeachersPage, page_of

BEFORE, REVEAL, TALK = 4, 8, 6
"""Minutes before the positions, for their exact numbers, and for talking about them."""
SEVERAL = re.compile(r"\d+(?: to| and|, then) \d")
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
class Step:
    """What is done from minute `start` to minute `end`, in a sentence."""

    start: int
    end: int
    words: str


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
    """The cover lesson of a plan: minutes follow from the times of its teacher's page."""
    page, at = page_of(kit, plan.number), 0
    steps: list[Step] = []
    told = [
        (BEFORE, "No computer is needed. Hand out this side only. Read the top text aloud."),
        *((minutes, f"{_positions(words)}.") for minutes, words in page.times),
        (REVEAL, "Read out the answers from the back. Everyone writes them down."),
        (TALK, "Who was close (within 10)? Talk about why, with the questions on the back."),
    ]
    for minutes, words in told:
        steps.append(Step(at, at + minutes, capital(words)))
        at += minutes
    return Cover(tuple(steps), page)


def _positions(words: str) -> str:
    """'4 and 5 without comment' as 'Do positions 4 and 5 without comment'."""
    if not words[0].isdigit():
        return words
    return f"Do position{'s' if SEVERAL.match(words) else ''} {words}"


def _plain(text: str) -> str:
    """Markdown's bold and stressed words as plain ones."""
    return escape(text.replace("*", ""))
