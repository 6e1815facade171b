"""Lessons are found by what they teach: by name, goal, topic, or the idea of a question."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from html import escape
from typing import Any

from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.listing import columns, table
from uncle_widgets.games.plans import Plan, plans
from uncle_widgets.refusal import Refusal

LONGEST = 100
"""How many characters one may look for."""


def finds(kit: Kit[Any], plan: Plan) -> str:
    """What a search looks through: the name and goal of a lesson, its topics, and what its questions teach."""
    asked = dict.fromkeys(pick.question for pick in plan.picks)
    concepts = (kit.questions[question].concept for question in asked)
    return " / ".join(dict.fromkeys((plan.name, plan.goal, *plan.topics, *concepts)))


def matches(text: str, words: str) -> bool:
    """Whether each of the words is in the text, in large letters or small, with accents or without."""
    plain = _plain(text)
    return all(word in plain for word in _plain(words).split())


def _plain(text: str) -> str:
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


class Found(tuple[tuple[Kit[Any], Plan], ...]):
    """Lessons that were found, with their games; in a cell a table."""

    __slots__ = ()

    def rows(self) -> list[tuple[Any, ...]]:
        """A row for each lesson: the game's id, the number, name and goal of the lesson, and its topics."""
        return [(kit.id, plan.number, plan.name, plan.goal, ", ".join(plan.topics)) for kit, plan in self]

    def __repr__(self) -> str:
        return columns([row[:4] for row in self.rows()]) if self else "No lesson was found."

    def _repr_html_(self) -> str:
        if not self:
            return f"<p>{escape(repr(self))}</p>"
        return table(("game", "lesson", "name", "goal", "topics"), self.rows())


def find_lessons(words: str = "", games: Iterable[str] = ()) -> Found:
    """Find lessons by what they teach. A cell shows them as a table.

    Args:
        words: what to look for, such as 'bayes' or 'at least one'. Every word has to be in a lesson's name, goal,
            topics, or the idea that its questions teach.
        games: the ids of games; all games if you give none.
    """
    if not isinstance(words, str) or len(words) > LONGEST:
        raise Refusal(f"Expected up to {LONGEST} characters to look for, not {str(words)[:20]!r}.")
    kits = [GAMES[game] if game in GAMES else _unknown(game) for game in games] or list(GAMES.values())
    return Found((kit, plan) for kit in kits for plan in plans(kit) if matches(finds(kit, plan), words))


def _unknown(game: Any) -> Kit[Any]:
    raise Refusal(f"There is no game {str(game)[:40]!r}. There are {', '.join(GAMES)}.")
