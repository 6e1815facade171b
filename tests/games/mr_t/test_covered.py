"""A target that lies covered: every word of the table leaves it to what the reader has chosen to see (MRT-22)."""

import json
from typing import Any

from tests.games.mr_t.tables import game, shown
from uncle_widgets.engine.game import EVERYTHING, Choice
from uncle_widgets.games.mr_t import KIT
from uncle_widgets.games.plain import plain
from uncle_widgets.games.scene import Scene

NAMES = ("A", "B", "C", "D")
DOUBLE = game(4, "JDB KRT JDB KRT", "WWJJ")
"""A and B show WOODY, C and D show JEFF."""


def scene(match: Any, watcher: Any, moves: tuple[Any, ...] = ()) -> Scene:
    return KIT.draw(match, len(match.steps) - 1, watcher, NAMES, moves=moves)


def without(made: Scene, *parts: str) -> str:
    """All that the scene says, without these parts of it and what is remembered under a stack."""
    values = plain(made, but=parts)
    for zone in values["zones"]:
        for stack in zone.get("before", ()):
            stack.pop("recall", None)
    return json.dumps(values)


def test_an_open_target_is_named() -> None:
    made = scene(DOUBLE, None)
    assert not made.covered
    assert "A and B need a JEFF" in made.board


def test_a_covered_target_is_said_where_the_reader_chooses_and_nowhere_else() -> None:
    match = shown(DOUBLE, "KBKB")
    for watcher in (0, 2, None, EVERYTHING):
        made = scene(match, watcher)
        assert [one.name for one in made.covered] == ["JEFF", "WOODY"]
        assert "WOODY" not in without(made, "covered")
    assert [one.words for one in scene(match, 1).covered] == ["You and A must match", "C and D must match"]


def test_who_chooses_is_asked_for_their_own_target_alone() -> None:
    match = shown(DOUBLE, "KBKB")
    turn = match.turn
    assert isinstance(turn, Choice)
    made = scene(match, 0, tuple(turn.moves))
    assert [(one.words, one.name) for one in made.covered] == [("Be the only one to match", "JEFF")]
    assert not made.alert
    assert ", a match" not in without(made)
    opened = scene(DOUBLE, 0, tuple(turn.moves))
    assert opened.alert == "Be the only one to show a JEFF."
    assert ", a match" in without(opened)


def test_a_half_that_is_left_goes_on_for_a_name_that_was_taken() -> None:
    match = shown(DOUBLE, "KBWT")
    assert len(match.state.fights) == 1
    assert [one.name for one in scene(match, None).covered] == ["JEFF"]


def test_view_and_record_know_no_such_setting() -> None:
    match = shown(DOUBLE, "KBKB")
    assert "covers" not in KIT.options
    view = match.view(len(match.steps) - 1, 0)
    named = {str(name) for fight in view.fights if view.covered(fight) for name in fight.targets}
    assert named == {"JEFF", "WOODY"}
