"""Moments of every kit: each asks a question that arises, about something uncertain, and the game goes on to answer it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.engine.game import EVERYTHING
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.probability.show import of_hundred


@pytest.mark.parametrize("kit", GAMES.values(), ids=lambda kit: str(kit.id))
@pytest.mark.parametrize("seed", range(3))
def test_every_moment_asks_what_arises_there_and_is_open(kit: Kit[Any], seed: int) -> None:
    match = uw.play_out(kit.id, seed=seed, **kit.short)
    frames = kit.frames(match)
    for watcher in (*range(match.game.seats), None):
        found = kit.moments(match, watcher)
        assert [moment.frame for moment in found] == sorted({moment.frame for moment in found})
        for moment in found:
            assert 0 <= moment.frame < moment.answer < len(frames)
            view = match.view(frames[moment.frame], watcher)
            question = kit.questions[moment.question].at(**moment.settings)
            assert 0 < of_hundred(question.number(view)) < 100
            assert moment.weight > 0
            assert moment.line.endswith((".", "?"))
            assert moment.stake
    assert kit.moments(match, EVERYTHING) == ()


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
