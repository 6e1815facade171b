"""A question that raises is one question's fault: it is named, the log has its traceback, the others stand."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields
from typing import Any, TypeAlias, TypeVar

from traitlets.config import Application
from traitlets.log import get_logger

from uncle_widgets.engine.game import Watcher
from uncle_widgets.engine.match import Match
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.words import spoken
from uncle_widgets.probability.question import Question
from uncle_widgets.widgets.panel.panel import settings_text

T = TypeVar("T")
Key: TypeAlias = tuple[str, str, str]
"""A question where it is asked: its id, how it is set, and the position."""


def key_of(question: Question[Any], position: str) -> Key:
    values = {f.name: getattr(question, f.name) for f in fields(question)}
    return question.id, settings_text(values), position


class Faults:
    """Questions that raised, and where."""

    def __init__(self) -> None:
        self._found: dict[Key, str] = {}

    def add(self, question: Question[Any], position: str, error: Exception) -> None:
        """It raised there. The first time its traceback is logged."""
        key = key_of(question, position)
        if key not in self._found:
            self._found[key] = question.name
            log_fault(f"Question {question.id}", error)

    @contextmanager
    def of(self, question: Question[Any], position: str) -> Iterator[None]:
        """What is asked of `question` there may raise: it ends then."""
        try:
            yield
        except Exception as error:
            self.add(question, position, error)

    def has(self, question: Question[Any], position: str) -> bool:
        """Whether it raised there."""
        return bool(self._found) and key_of(question, position) in self._found

    def away(self, question: Question[Any], position: str, onward: str) -> str:
        """Why it is not asked there: it raised, or when it arises; `onward` where nobody says."""
        here = [name for (one, _, at), name in self._found.items() if one == question.id and at == position]
        return self._told(here) or (f"This question comes up {question.when}." if question.when else onward)

    def beside(self, shown: str, position: str) -> str:
        """Which questions raised there: the one that is shown, which is as it is by itself now, and others."""
        here = [(question, name) for (question, _, at), name in self._found.items() if at == position]
        own = self._told([name for question, name in here if question == shown], "as it was set")
        others = self._told([name for question, name in here if question != shown])
        return " ".join(filter(None, (own, others)))

    @staticmethod
    def _told(found: Sequence[str], how: str = "here") -> str:
        if not found:
            return ""
        names = [f"'{name}'" for name in dict.fromkeys(found)]
        which, them = ("question", "it") if len(names) == 1 else ("questions", "they")
        said = f"Something went wrong in the {which} {spoken(names)}, so {them} can't be answered {how}."
        return f"{said} The other questions still work."


def untried(question: Question[Any]) -> str:
    """That its trials raised."""
    return f"Something went wrong in the trials of '{question.name}'. Its answer is still right."


def moments(kit: Kit[Any], match: Match[Any, Any, Any], watcher: Watcher) -> tuple[Moment, ...]:
    """Where the match is decided; nowhere, where a question raises that is asked to find that out."""
    try:
        return tuple(kit.moments(match, watcher))
    except Exception as error:
        log_fault(f"Finding the moments of {kit.title}", error)
        return ()


def standing(found: Iterator[T], question: Question[Any], failed: Callable[[str], None]) -> Iterator[T]:
    """What is found, until the search for it raises: `failed` is told so in a sentence."""
    try:
        yield from found
    except Exception as error:
        log_fault(f"The search for positions of question {question.id}", error)
        failed(f"Something went wrong in the question '{question.name}', so the search has ended.")


def log_fault(what: str, error: Exception) -> None:
    """The traceback, in the kernel's own log, which no page shows; without a kernel, on standard error."""
    log = get_logger() if Application.initialized() else logging.getLogger(__package__)
    log.error("%s failed.", what, exc_info=error)
