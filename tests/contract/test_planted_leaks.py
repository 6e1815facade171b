"""The checks turn red where a leak is planted: a hand shown, a commitment shown, an event unmasked, any watcher."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from tests.contract import checks
from tests.contract.leaks import AnyWatcher, CommitmentShown, EventUnmasked, HandBeside, HandShown
from tests.contract.toys import MrT
from uncle_widgets.engine.game import EVERYTHING
from uncle_widgets.games import GAMES

LOOKED_AT = (9, 120)
"""Moves after which a game is looked at: some deal their secrets in the first ones, and seldom tell any later."""
GAMES_OF_KITS = pytest.mark.parametrize("game", [kit.new() for kit in GAMES.values()], ids=list(GAMES))


def alike(game: Any) -> None:
    for most in LOOKED_AT:
        checks.alike_to_ear_and_eye(checks.played(game, Random(1), most=most), Random(2))


def field(game: Any) -> str:
    """What its views hide first, of what a state has: the hands, or what else is dealt face down."""
    start, *steps = checks.played(game, Random(1), most=60).steps
    for state in (step.state for step in steps):
        everything, nobody = game.view(state, EVERYTHING), game.view(state, None)
        for name in (field.name for field in fields(nobody) if hasattr(state, field.name)):
            dealt = getattr(state, name) != getattr(start.state, name)
            if dealt and getattr(everything, name) == getattr(state, name) != getattr(nobody, name):
                return name
    raise AssertionError(f"{game} hides nothing")


def imagined(game: Any, **eyes: Any) -> None:
    checks.imagined_states_show_the_same_view(checks.played(game, Random(1), most=60), Random(2), **eyes)


@GAMES_OF_KITS
def test_the_sound_game_is_green(game: Any) -> None:
    alike(game)
    imagined(game)
    checks.strangers_are_refused(game)


@GAMES_OF_KITS
def test_a_hand_shown_is_found(game: Any) -> None:
    with pytest.raises(AssertionError, match="a view tells what no event did"):
        alike(HandShown(game, field(game)))


@GAMES_OF_KITS
def test_a_hand_shown_beside_the_view_is_found(game: Any) -> None:
    with pytest.raises(AssertionError, match="what is imagined looks different"):
        imagined(HandBeside(game, field(game)))
    with pytest.raises(AssertionError, match="a view tells what no event did"):
        alike(HandBeside(game, field(game)))


@GAMES_OF_KITS
def test_an_unmasked_event_is_found(game: Any) -> None:
    with pytest.raises(AssertionError, match="an event tells what no view does"):
        alike(EventUnmasked(game))


@GAMES_OF_KITS
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
