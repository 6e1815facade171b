"""The table of Say Uncle: the offer goes round, a ghost card in the run, and frames that are worth a look."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from statistics import median
from typing import Any

import pytest

from tests.games.say_uncle.tables import KIT, PASS, TURN, at, new
from uncle_widgets.engine.game import EVERYTHING, Watcher
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.say_uncle.cards import parse_cards
from uncle_widgets.games.say_uncle.scene import GHOST, joins, scene
from uncle_widgets.games.say_uncle.state import DRAWS, State, View
from uncle_widgets.games.scene import Scene, SeatZone, Stack

NAMES = ("A", "B", "C")
SPADES = "7-10s 2h 5h Qd Kd 5c Ac"
TURNED = parse_cards("6s")[0]
OTHERS = ("5-7d 4h Jc 9h 2c 3c 9c Jh", "2d 4d 9d Kh 8h 6c 8c Qs 2s Kc")


def offered(passed: int = 0) -> State:
    """A's turn: the 6 of spades is turned, and so many have passed it."""
    made = new(3)
    state = made.play(made.play(at(made, (SPADES, *OTHERS)), TURN).state, DRAWS[TURNED]).state
    for _ in range(passed):
        state = made.play(state, PASS).state
    return state


def drawn(state: State, watcher: Watcher) -> Scene:
    return scene(new(3).view(state, watcher), (), NAMES)


def hand(found: Scene, seat: int) -> SeatZone:
    return next(zone for zone in found.zones if isinstance(zone, SeatZone) and zone.seat == seat)


def test_a_turned_card_stands_as_a_ghost_in_the_run_that_it_would_join() -> None:
    cards = hand(drawn(offered(), 0), 0).cards
    assert [item.key for item in cards if item.ghost] == [GHOST]
    assert [item.face and item.face.text for item in cards[:5]] == ["6", "7", "8", "9", "10"]
    assert [item.kin for item in cards] == [True] * 5 + [False] * 6
    assert cards[0].above == "five in a row with the 6"
    assert [item.key for item in cards[1:]] == [f"h0.{k}" for k in range(10)]


@pytest.mark.parametrize(("passed", "watcher"), [(1, 0), (0, 1), (1, EVERYTHING), (0, None)])
def test_there_is_no_ghost_for_who_has_passed_or_whose_run_it_does_not_join(passed: int, watcher: Watcher) -> None:
    found = drawn(offered(passed), watcher)
    assert not any(item.ghost for zone in found.zones if isinstance(zone, SeatZone) for item in zone.cards)


def test_who_is_asked_about_a_turned_card_stands_beside_it_in_their_order() -> None:
    def asked(found: Scene) -> list[tuple[int, str, bool]]:
        turned = next(zone for zone in found.zones if isinstance(zone, Stack) and zone.id == "turned")
        return [(each.seat, each.words, each.now) for each in turned.round]

    made = new(3)
    before = at(made, (SPADES, *OTHERS), turner=1)
    assert asked(drawn(before, 0)) == [
        (1, "turns or calls", True),
        (2, "waits", False),
        (0, "then you", False),
    ]
    assert asked(drawn(offered(), 0))[0] == (0, "you: take or pass", True)
    assert asked(drawn(offered(1), 0)) == [
        (0, "you passed", False), (1, "takes or passes", True), (2, "waits", False),
    ]  # fmt: skip


def test_the_best_hand_is_named_where_all_lie_open() -> None:
    made = new(3)
    over = made.play(at(made, (SPADES, *OTHERS)), KIT.game(3, {}).parse("call")).state
    found = drawn(over, 1)
    assert hand(found, 0).note == "the best hand, 7 to 10 of spades, four in a row"
    assert hand(found, 2).note == "just the king of hearts"
    assert hand(found, 1).cards[0].above == "5 to 7 of diamonds, three in a row"


def test_passes_one_after_the_other_are_one_frame_told_together() -> None:
    match: Match[State, Any, View] = play_on(Match.new(new(4, target=1)), [KIT.player("greedy")] * 4, Random(3))
    ends, most = KIT.frames(match), 0
    for first, last in pairwise(ends):
        moves = match.moves[first:last]
        if PASS in moves:
            assert set(moves) == {PASS}
            most = max(most, len(moves))
            assert not joins(match, first + 1)
            said = KIT.draw(match, last, None, "ABCD", first).said[0]
            assert said.endswith(" pass." if len(moves) > 1 else " passes."), said
    assert most > 2


def test_a_position_is_told_with_its_last_turn() -> None:
    match: Match[State, Any, View] = play_on(Match.new(new(4, target=1)), [KIT.player("greedy")] * 4, Random(3))
    step = max(at for at, move in enumerate(match.moves, 1) if move == PASS and match.steps[at].state.table.passed)
    head, rest = KIT.draw(match, step, None, "ABCD", 0).said
    assert " turns the " in head
    assert rest.endswith((" pass.", " passes."))
    assert "Nobody wants" not in rest


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_typical_game_of_a_dashboard_is_short(seats: int) -> None:
    game, players = KIT.game(seats, KIT.short), [KIT.player("greedy")] * seats
    frames = [len(KIT.frames(play_on(Match.new(game), players, Random(seed)))) for seed in range(12)]
    assert median(frames) < 150


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_if_opens_after_the_draft_for_every_number_of_players(seats: int) -> None:
    positions = KIT.positions
    assert positions is not None
    first = {field.name: field.first for field in positions.fields}
    view = positions.build(KIT.new(seats), 0, first)
    assert (view.phase, [len(view.table.gained(seat)) for seat in range(seats)]) == ("turn", [5] * seats)
    assert positions.build(KIT.new(seats), 0, {**first, **positions.describe(view)}) == view
