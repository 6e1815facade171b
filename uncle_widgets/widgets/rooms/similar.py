"""One like it: positions of real games that ask the same as a position of a lesson, with other numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from uncle_widgets.asking import deeds as do
from uncle_widgets.asking.panel import revealed
from uncle_widgets.asking.state import Learning
from uncle_widgets.engine.game import Game
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise, Plan
from uncle_widgets.games.practice import Searched, practice
from uncle_widgets.widgets.page.background import Background, Work
from uncle_widgets.widgets.page.mirror import Runner
from uncle_widgets.widgets.panel.lessonfacts import Course, LessonPlaces
from uncle_widgets.widgets.rooms.trail import Trail

BRISK = 0.3
"""Seconds of the search that are done at once."""
SIMILAR = 2
"""So many are looked for."""
LOOKING = "Looking for a position like this one."
NONE = "No position like this one was found."


class Taught(Protocol):
    """A lesson's room, as far as this needs it."""

    kit: Kit[Any]
    game: Game[Any, Any, Any]
    course: Course
    places: LessonPlaces
    runner: Runner[Learning]
    seed: int
    trail: Trail


def similar(
    kit: Kit[Any], game: Game[Any, Any, Any], plan: Plan, here: Exercise, seed: int
) -> Iterator[Exercise | Searched]:
    """Positions like `here`, all with other answers; between them word that the search goes on.

    Settings that hold for the whole lesson stay as they are, and so do those of a position that asks another
    question than its lesson.
    """
    own = here.question.id != plan.question
    names = [knob.name for knob in here.posed.knobs if knob.supposes] if own else [*plan.settings]
    fixed = {name: getattr(here.question, name) for name in names} if own else dict(plan.settings)
    asked = kit.questions[here.question.id].at(**fixed)
    for found in practice(kit, game, asked, seed, fixed=tuple(fixed)):
        if isinstance(found, Searched) or found.posed.number != here.posed.number:
            yield found


class Similar:
    """Opens a position like the one on show; the first time it is looked for, in pieces."""

    def __init__(self, room: Taught) -> None:
        self.room, self.work = room, Background()

    def open(self) -> None:
        """Open one. Raise Refusal before there is an answer."""
        now, course = self.room.runner.state, self.room.course
        ready = now.at < 0 or course.plan is None or course.likes.get(now.at) is not None
        if ready or not revealed(self.room.places, now.asked):
            self.room.runner.do(do.Like())
        else:
            self.work.begin(self._look(course, now.at), brisk=BRISK)

    def _look(self, course: Course, at: int) -> Work:
        room, plan = self.room, course.plan
        assert plan is not None
        found: list[Exercise] = []
        room.trail.busy = LOOKING
        try:
            for one in similar(room.kit, room.game, plan, course.exercises[at], room.seed + at):
                if isinstance(one, Exercise):
                    found.append(one)
                if len(found) == SIMILAR:
                    break
                yield 0.01
        finally:
            room.trail.busy = ""
        course.likes[at] = found
        now = room.runner.state
        if now.at != at or now.like >= 0 or room.course is not course:
            return
        if found:
            room.runner.do(do.Like())
        else:
            room.trail.note = NONE
            room.runner.draw()
