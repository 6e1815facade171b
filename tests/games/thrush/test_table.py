"""What lies beside the board and is pressed on it: dice, the stay in prison, places to choose, tokens to carry."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.thrush.tables import BELL, events, game, play, table
from uncle_widgets.engine.game import Choice
from uncle_widgets.games.scene import Dice, Note, Notes, Scene, Tokens
from uncle_widgets.games.thrush.position import POSITIONS, build, changed
from uncle_widgets.games.thrush.scene import scene
from uncle_widgets.refusal import Refusal


def drawn(made: Any, state: Any, moves: str) -> Scene:
    """The scene for seat 0 after these moves, told with all that they did."""
    after = play(made, state, moves)
    turn = made.turn(after)
    legal = turn.moves if isinstance(turn, Choice) and turn.seat == 0 else ()
    return scene(made.view(after, 0), events(made, state, moves), ("A", "B", "C"), legal)


def zone(of: Scene, kind: Any, name: str) -> Any:
    return next((one for one in of.zones if isinstance(one, kind) and one.id == name), None)


def test_dice_just_thrown_roll_and_the_one_that_was_used_is_marked() -> None:
    made = game()
    state = table(made, "W03 START", gone="X17")
    before = zone(drawn(made, state, "25"), Dice, "dice")
    assert (before.values, before.lit, before.thrown) == ((2, 5), (), 1)
    after = zone(drawn(made, state, "25 5west+"), Dice, "dice")
    assert (after.values, after.lit) == ((2, 5), (1,))
    double = zone(drawn(made, state, "22 4west+"), Dice, "dice")
    assert double.lit == (0, 1)


def test_the_die_of_a_challenge_is_seen_though_the_turn_ends_with_it() -> None:
    made = game()
    shown = zone(drawn(made, table(made, "START START"), "26 2west+ c2"), Dice, "die")
    assert shown.values == (2,)
    assert shown.thrown > 0


def test_a_throw_in_prison_marks_no_die() -> None:
    made = game()
    state = table(made, "HQ START", jail=(3, 0), count=5)
    assert zone(drawn(made, state, "25"), Dice, "dice").lit == ()


def test_who_is_in_prison_sees_the_throws_left_and_what_each_way_out_costs() -> None:
    made = game()
    state = table(made, "HQ START", tokens=(1, 0), gone="X17", jail=(2, 0), phase="jail")
    found = zone(drawn(made, state, ""), Notes, "stay")
    assert [(row.words, row.box) for row in found.rows if row.box] == [
        ("Throw 1", "done"), ("Throw 2", "now"), ("Throw 3", "open"),
    ]  # fmt: skip
    assert [row.words for row in found.rows if not row.box] == [
        "Throw a double", "Put an agent back", "After throw 3",
    ]  # fmt: skip
    bars = [token.at for token in zone(drawn(made, state, ""), Tokens, "town").tokens if token.art == "bars"]
    assert bars == [made.options.board.thrush_hq]
    assert zone(drawn(made, table(made, "W03 START"), ""), Notes, "stay") is None


def test_a_note_with_an_unknown_box_is_refused() -> None:
    with pytest.raises(ValueError, match="Expected a note's box"):
        Note("words", box="half")


def test_places_are_chosen_on_the_board_and_a_card_after_its_place() -> None:
    made = game()
    gone = "X01 X02 X03 X04"
    state = table(made, "I16 START", tokens=(3, 1), gone=gone, phase="look")
    put = zone(drawn(made, state, "l-bell take"), Tokens, "town").picks
    assert {part for pick in put for part in pick.parts} == {*gone.split()}
    jailed = table(made, "HQ START", hands=((BELL, 4), ()), jail=(3, 0), empty="C1 C2", phase="jail")
    pays = zone(drawn(made, jailed, ""), Tokens, "town").picks
    assert [(pick.move, pick.parts) for pick in pays[:2]] == [
        ("pay:C1:bell", ("C1", "The Bell")), ("pay:C2:bell", ("C2", "The Bell")),
    ]  # fmt: skip
    one = table(made, "HQ START", hands=((BELL,), ()), jail=(3, 0), empty="C1", phase="jail")
    assert [pick.parts for pick in zone(drawn(made, one, ""), Tokens, "town").picks] == [("C1",)]


def test_a_marker_is_carried_to_a_space_or_into_prison_and_an_agent_to_a_free_intersection() -> None:
    made = game()
    values = POSITIONS.describe(
        build(made, 0, {"markers": "A X17 1; B O22 0", "gone": "X05", "doing": "challenge"})
    )
    view = build(made, 0, values)
    carries = {carry.token: carry.onto for carry in POSITIONS.carries(view)}
    assert "O22" not in carries["mark.1"]
    assert carries["agent.X17"] == ("X05",)
    assert build(made, 0, changed(values, "put mark.1 O25")).table.at[1] == "O25"
    assert build(made, 0, changed(values, f"put mark.0 {made.options.board.thrush_hq}")).table.jail == (3, 0)
    agents = build(made, 0, changed(values, "put agent.X09 X05")).table.agents
    assert agents == view.table.agents - {"X09"} | {"X05"}
    for place in (*carries["mark.0"],):
        build(made, 0, changed(values, f"put mark.0 {place}"))
    with pytest.raises(Refusal, match="You can change your assignment"):
        changed(values, "put agent.X17 O25")
