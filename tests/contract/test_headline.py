"""A lesson's headline mistake shows: a pupil who makes it at every position is seldom told that they are close."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise, Plan, Reckoning, exercises, plans
from uncle_widgets.probability.marking import Judged

LESSONS = [pytest.param(kit, plan, id=f"{kit.id}-{plan.number}") for kit in GAMES.values() for plan in plans(kit)]


def made_by(kind: str, lesson: tuple[Exercise, ...]) -> Mapping[int, Fraction]:
    """The guess of a pupil who makes this mistake, by position: where the position lists it, or the lesson does."""
    found: dict[int, Fraction] = {}
    for at, here in enumerate(lesson):
        said = [one.value for one in here.posed.mistakes_of(kind)]
        said += [
            Reckoning(here, lesson).read(slip.value) for slip in here.slips if slip.kind == kind and slip.value
        ]
        if said:
            found[at] = said[0]
    return found


@pytest.mark.parametrize(("kit", "plan"), LESSONS)
def test_the_headline_mistake_is_close_at_no_more_than_half_of_the_positions(kit: Kit[Any], plan: Plan) -> None:
    lesson = exercises(kit, plan)
    guesses = made_by(plan.headline, lesson)
    assert len(guesses) >= len(lesson) / 2, f"it can be made at {len(guesses)} of {len(lesson)} positions"
    close = [
        at + 1
        for at, said in guesses.items()
        if Judged(lesson[at].exact, lesson[at].posed.measure).band(said) != "far"
    ]
    assert 2 * len(close) <= len(guesses), f"close at {close} of {sorted(at + 1 for at in guesses)}"
