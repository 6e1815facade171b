"""The table of THRUSH: long choices are made step by step."""

from __future__ import annotations

from tests.games.thrush.tables import game, play, table
from uncle_widgets.engine.game import Choice
from uncle_widgets.games.scene import Stack
from uncle_widgets.games.thrush.scene import scene


def test_where_three_agents_go_is_chosen_place_by_place() -> None:
    made = game()
    gone = [f"X{k:02}" for k in range(1, 13)]
    state = play(made, table(made, "I16 START", tokens=(3, 1), gone=" ".join(gone), phase="look"), "l-bell take")
    turn = made.turn(state)
    assert isinstance(turn, Choice)
    moves = turn.moves
    drawn = scene(made.view(state, 0), (), ("A", "B"), moves)
    picks = next(
        zone.top.picks for zone in drawn.zones if isinstance(zone, Stack) and zone.top and zone.id == "picks"
    )
    assert len(picks) == len(moves) == 220
    assert {part for pick in picks for part in pick.parts} == {*gone}
    assert all(pick.move == "place:" + ",".join(pick.parts) for pick in picks)
    assert drawn.actions == ()
