"""What a player is told of their own deeds; moments; and the figures of the bots."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.games.say_uncle import figures
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES
from uncle_widgets.games.say_uncle.questions import bots

KIT = GAMES["say_uncle"]


def test_a_player_is_told_what_they_did_as_you() -> None:
    match = play_on(Match.new(KIT.game(2, KIT.short)), [KIT.player("greedy")] * 2, Random(3))
    told = [" ".join(KIT.draw(match, step, 0, "AB").said) for step in range(len(match.steps))]
    for began in ("You take ", "You turn ", "You pass", "B takes ", "B turns ", "B passes", "B deals."):
        assert any(text.startswith(began) for text in told), began
    assert any("You have the best run" in text and "You score 2 points." in text for text in told)
    for text in told:
        assert not re.search(r"\bA (takes|turns|passes|says|does|has|gets|loses|deals)\b", text), text
        assert not re.search(r"\byou \w+s\b(?<!pass)", text, re.IGNORECASE), text


@pytest.mark.parametrize("seed", range(2))
def test_moments_are_few_and_of_several_kinds(seed: int) -> None:
    match = play_on(Match.new(KIT.game(3, KIT.short)), [KIT.player("greedy")] * 3, Random(seed))
    found = KIT.moments(match, 0)
    assert 0 < len(found) <= 8
    assert KIT.moments(match, None) == ()
    assert {moment.kind for moment in found} <= {"laid", "first", "pick", "card", "call"}


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_figures_of_the_bots_are_made_again(seats: int) -> None:
    made = figures.measured_calls(seats)
    assert abs(made.value - bots.CALLER_WINS[seats].value) < 1e-4
    for length, found in figures.measured_drafts(seats).items():
        assert abs(found.value - bots.AVERAGE[seats, length].value) < 1e-4
