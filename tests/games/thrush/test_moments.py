"""Where a game of THRUSH stops: the game that the page opens with, and what comes against what is asked."""

from __future__ import annotations

import re
from collections import defaultdict
from fractions import Fraction
from math import sqrt

import pytest

import uncle_widgets as uw
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.thrush import KIT

FORMS = {
    ("T-L1", "agent"), ("T-L1", "new"), ("T-L2", "this"), ("T-L2", "lost"), ("T-L2", "none"), ("T-L3", "this"),
    ("T-L3", "before"), ("T-L5", "look"), ("T-L6", "home"), ("T-L7", "own"),
}  # fmt: skip
OPENS = [
    (1, 2, "T-L1", Fraction(19, 36), False, "B threw two 4s and could not reach an agent"),
    (5, 14, "T-L2", Fraction(8, 27), True, "you won every challenge"),
    (17, 18, "T-L5", Fraction(1, 8), False, "it was not yours"),
    (28, 29, "T-L1", Fraction(11, 36), True, "you threw a 4 and a 6 and stopped on I16"),
    (38, 39, "T-L2", Fraction(2, 3), True, "B won"),
    (44, 46, "T-L7", Fraction(5, 42), True, "C took it"),
    (54, 59, "T-L6", Fraction(253, 972), True, "C got home"),
]
"""Frame and answer of each stop, the question, its chance, what came, and how that is said."""


def asked(match: uw.Match, moment: Moment) -> Fraction:
    question = KIT.questions[moment.question].at(**moment.settings)
    return question.number(match.view(KIT.frames(match)[moment.frame], 0))


def test_the_page_opens_with_a_game_of_seven_stops() -> None:
    match = uw.play_out("thrush", seed=KIT.seed, players=KIT.bots)
    found = [
        (one.frame, one.answer, one.question, asked(match, one), one.came, one.outcome)
        for one in KIT.moments(match, 0)
    ]
    assert found == OPENS
    assert len(KIT.frames(match)) == 60


def test_a_marker_that_goes_elsewhere_is_told_with_what_the_dice_allowed() -> None:
    match = uw.play_out("thrush", seed=100, players="random")
    told = [one for one in KIT.places(match, 0) if one.question == "T-L1" and " but went " in one.outcome]
    assert told
    assert all(one.came for one in told), "the chance is of the dice"
    assert all(re.fullmatch(r"\w+ threw .+ but went (to \w+|home)", one.outcome) for one in told)


def agree(games: range, players: str, enough: int, seats: int | None = None) -> dict[tuple[str, str], int]:
    """Play until each form has come `enough` times, at most these games; how often each came. What came agrees with
    what was asked, form by form: within 5 of 100, or two standard errors."""
    chances, came = defaultdict[tuple[str, str], list[Fraction]](list), defaultdict[tuple[str, str], int](int)
    for seed in games:
        match = uw.play_out("thrush", seats, seed=seed, players=players)
        for one in KIT.places(match, 0):
            chances[one.question, one.kind].append(asked(match, one))
            came[one.question, one.kind] += bool(one.came)
        if {*chances} == FORMS and min(map(len, chances.values())) >= enough:
            break
    assert {*chances} == FORMS
    for form, found in chances.items():
        n, mean = len(found), float(sum(found)) / len(found)
        error = sqrt(sum(float(p * (1 - p)) for p in found)) / n
        assert abs(came[form] / n - mean) <= max(0.05, 2 * error), (
            f"{form}: {mean:.3f} asked, {came[form] / n:.3f} came"
        )
    return {form: len(found) for form, found in chances.items()}


@pytest.mark.full
def test_what_comes_agrees_with_what_is_asked() -> None:
    assert min(agree(range(1, 61), "greedy", 60).values()) >= 60


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_comes_agrees_with_what_is_asked_in_many_games(seats: int) -> None:
    """Of the kit's own players. Experts rob who goes home, which T-L6 leaves out: asked 40 of 100, came 29."""
    assert min(agree(range(1, 501), KIT.bots, 400, seats).values()) >= 400
