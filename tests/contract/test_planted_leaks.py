"""The checks turn red where a leak is planted: a hand shown, a commitment shown, an event unmasked, any watcher."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.contract import checks
from tests.contract.leaks import AnyWatcher, CommitmentShown, EventUnmasked, HandBeside, HandShown
from tests.contract.toys import MrT
from uncle_widgets.games import GAMES

FIRST = {"thrush": 9}
"""Moves after which a game is looked at, where the first ones deal its secrets and later ones seldom tell any."""
FIELD = {"thrush": "assignments"}
"""What a view hides from the first moves on, where it is not the hands."""
HANDS = pytest.mark.parametrize("game", [kit.new() for kit in GAMES.values()], ids=list(GAMES))
"""Games whose views have hands in them."""


def alike(game: Any) -> None:
    most = FIRST.get(getattr(game, "id", ""), 120)
    checks.alike_to_ear_and_eye(checks.played(game, Random(1), most=most), Random(2))


def field(game: Any) -> str:
    return FIELD.get(game.id, "hands")


def imagined(game: Any, **eyes: Any) -> None:
    checks.imagined_states_show_the_same_view(checks.played(game, Random(1), most=60), Random(2), **eyes)


@HANDS
def test_the_sound_game_is_green(game: Any) -> None:
    alike(game)
    imagined(game)
    checks.strangers_are_refused(game)


@HANDS
def test_a_hand_shown_is_found(game: Any) -> None:
    with pytest.raises(AssertionError, match="a view tells what no event did"):
        alike(HandShown(game, field(game)))


@HANDS
def test_a_hand_shown_beside_the_view_is_found(game: Any) -> None:
    with pytest.raises(AssertionError, match="what is imagined looks different"):
        imagined(HandBeside(game, field(game)))
    with pytest.raises(AssertionError, match="a view tells what no event did"):
        alike(HandBeside(game, field(game)))


@HANDS
def test_an_unmasked_event_is_found(game: Any) -> None:
    with pytest.raises(AssertionError, match="an event tells what no view does"):
        alike(EventUnmasked(game))


@HANDS
def test_a_view_for_any_watcher_is_found(game: Any) -> None:
    with pytest.raises(AssertionError, match="here is what you see"):
        checks.strangers_are_refused(AnyWatcher(game))


def test_a_commitment_shown_is_found() -> None:
    alike(MrT())
    imagined(MrT(), eyes=(0, 1))
    with pytest.raises(AssertionError, match="a view tells what no event did"):
        alike(CommitmentShown())
    with pytest.raises(AssertionError, match="what is imagined looks different"):
        imagined(CommitmentShown(), eyes=(0, 1))
