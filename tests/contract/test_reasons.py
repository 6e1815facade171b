"""What the coach says for a move is said of that move alone: whoever compares two moves has two reasons."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from uncle_widgets.engine.game import LETTERS, Choice
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES

POSITIONS = 100
"""A game, every third of those with a choice."""


def choices(kit: Any) -> list[tuple[Any, tuple[Any, ...]]]:
    """(view, legal moves) in games among three to five of the page's bots."""
    found: list[tuple[Any, tuple[Any, ...]]] = []
    for seed in range(40):
        seats = max(kit.seats[0], min(kit.seats[1], 3 + seed % 3))
        game = kit.game(seats, kit.short)
        match = play_on(Match.new(game), [kit.player("greedy")] * seats, Random(seed))
        turns = [(step.state, game.turn(step.state)) for step in match.steps]
        chosen = [(state, turn) for state, turn in turns if isinstance(turn, Choice) and len(turn.moves) > 1]
        found += [(game.view(state, turn.seat), turn.moves) for state, turn in chosen[seed % 3 :: 3]]
        if len(found) >= POSITIONS:
            return found[:POSITIONS]
    raise AssertionError(f"{kit.id} has too few positions with a choice: {len(found)}")


@pytest.mark.parametrize("kit", [pytest.param(kit, id=kit.id) for kit in GAMES.values() if kit.advice])
def test_fewer_than_two_of_a_hundred_pairs_of_moves_have_the_same_reason(kit: Any) -> None:
    pairs, same, numbered, reasons = 0, [], 0, 0
    for view, moves in choices(kit):
        said = {move: kit.advice.why(view, move, LETTERS) for move in moves}
        assert all(said.values()), f"no reason for {[str(move) for move, why in said.items() if not why]}"
        pairs += len(moves) * (len(moves) - 1) // 2
        same += [(str(a), str(b), said[a]) for a, b in combinations(moves, 2) if said[a] == said[b]]
        reasons += len(moves)
        numbered += sum(any(letter.isdigit() for letter in why) for why in said.values())
    assert len(same) < 0.02 * pairs, same[:5]
    assert numbered > 0.8 * reasons, "a reason has a number of its move's own"
