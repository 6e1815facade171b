"""The table of THRUSH: long choices are made step by step."""

from __future__ import annotations

from tests.games.thrush.tables import game, play, table
from uncle_widgets.engine.game import Choice
from uncle_widgets.games import GAMES
from uncle_widgets.games.scene import Scene, Stack, Tokens, Way
from uncle_widgets.games.table import play_out
from uncle_widgets.games.thrush.board import OURS
from uncle_widgets.games.thrush.events import Moved
from uncle_widgets.games.thrush.scene import scene, town
from uncle_widgets.games.thrush.state import Go

BAND = 36
"""How wide a lit way is drawn, in units of the board."""
LETTER, CAPITAL, DESCENT = 12, 15, 5
"""The size of what is written on it."""


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


def ways(drawn: Scene) -> tuple[Way, ...]:
    [board] = [zone for zone in drawn.zones if isinstance(zone, Tokens)]
    return board.ways


def test_the_last_move_stays_on_the_board_while_its_turn_goes_on_and_until_there_is_a_way_to_choose() -> None:
    match = play_out("thrush", seats=2, players="greedy", seed=3, max_turns=30)
    kit, names, shown, kept = GAMES["thrush"], ("A", "B"), 0, 0
    for step in range(1, len(match.steps)):
        state = match.steps[step].state
        moved = [event for event in match.events(step, 0) if isinstance(event, Moved)]
        found = [(way.path, way.tag, way.move) for way in ways(kit.draw(match, step, 0, names))]
        if moved:
            assert found == [((e.begin, *e.cells), str(e.count), "") for e in moved]
            shown += 1
        elif found:
            assert state.table.phase not in ("roll", "move")
            assert found[0][0][-1] == state.table.place
            kept += 1
        turn = match.game.turn(state)
        if isinstance(turn, Choice) and any(isinstance(move, Go) for move in turn.moves):
            assert all(way.move for way in ways(kit.draw(match, step, turn.seat, names, None, turn.moves)))
    assert shown > 5
    assert kept > 0


def test_a_lit_way_covers_no_name_beside_its_path() -> None:
    ours = town(OURS)
    at = {node.id: (node.x, node.y) for node in ours.nodes}
    roads = [(at[edge.a], at[edge.b]) for edge in ours.edges]
    for area in ours.areas:
        name, x, y = area.name, area.x, area.y
        half = LETTER * len(name) / 2
        for (ax, ay), (bx, by) in roads:
            for t in range(41):
                px, py = ax + (bx - ax) * t / 40, ay + (by - ay) * t / 40
                aside = max(abs(px - x) - half, y - CAPITAL - py, py - y - DESCENT)
                assert aside >= BAND / 2, (name, (ax, ay), (bx, by), aside)
