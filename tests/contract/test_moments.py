"""Moments of every kit: each asks a question that arises, about something uncertain, and the game goes on to answer it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.engine.game import EVERYTHING
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.moments import APART, LEAST, MOST, STOPS


@pytest.mark.parametrize("kit", GAMES.values(), ids=lambda kit: str(kit.id))
@pytest.mark.parametrize("seed", range(3))
def test_every_moment_asks_what_arises_there_and_is_open(kit: Kit[Any], seed: int) -> None:
    match = uw.play_out(kit.id, seed=seed, **kit.short)
    frames = kit.frames(match)
    for watcher in (*range(match.game.seats), None):
        found = kit.moments(match, watcher)
        assert len(found) <= STOPS
        assert all(one.answer + APART <= other.frame for one, other in pairwise(found))
        for moment in found:
            assert 0 <= moment.frame < moment.answer < len(frames)
            view = match.view(frames[moment.frame], watcher)
            posed = kit.questions[moment.question].at(**moment.settings).posed(view)
            if posed.measure == "chance":
                assert LEAST <= posed.number <= MOST
            assert isinstance(moment.came, bool) is (posed.measure == "chance")
            assert 0 < moment.worth <= 1
            assert moment.line.endswith((".", "?"))
            assert moment.stake
    assert kit.moments(match, EVERYTHING) == ()


@pytest.mark.parametrize("kit", GAMES.values(), ids=lambda kit: str(kit.id))
def test_a_stop_is_chosen_before_anything_later_is_known(kit: Kit[Any]) -> None:
    """A game that is broken off has asked up to there what the whole game asks."""
    match = uw.play_out(kit.id, seed=3, **kit.short)
    frames, whole = kit.frames(match), kit.moments(match, 0)
    assert whole or not [*kit.places(match, 0)]
    for last in whole:
        begun = match.back(frames[last.answer])
        assert [one.frame for one in kit.moments(begun, 0)] == [
            one.frame for one in whole if one.answer <= last.answer
        ]


@pytest.mark.parametrize("kit", GAMES.values(), ids=lambda kit: str(kit.id))
def test_what_a_moment_lights_lies_on_the_table_and_is_not_turned_up(kit: Kit[Any]) -> None:
    match = uw.play_out(kit.id, seed=1, **kit.short)
    frames = kit.frames(match)
    names = "ABCDEFGHIJ"[: match.game.seats]
    for moment in kit.moments(match, 0):
        scene = kit.draw(match, frames[moment.frame], 0, names)
        there = {zone.id for zone in scene.zones}
        hidden = set()
        for zone in scene.zones:
            tops = [getattr(part, "top", None) for part in (zone, *getattr(zone, "before", ()))]
            cards = [item for item in (*getattr(zone, "cards", ()), *tops) if item]
            there |= {item.key for item in cards}
            hidden |= {item.key for item in cards if item.face is None}
        assert {*moment.lit} <= there
        assert not moment.lit or {*moment.lit} & (hidden | {zone.id for zone in scene.zones})


@pytest.mark.parametrize("kit", GAMES.values(), ids=lambda kit: str(kit.id))
def test_no_two_moments_are_the_same_place(kit: Kit[Any]) -> None:
    match = uw.play_out(kit.id, seed=2, **kit.short)
    assert all(a.frame < b.frame for a, b in pairwise(kit.moments(match, 0)))
