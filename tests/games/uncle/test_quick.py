"""Rounds played on lists, held to the same rounds played by the rules."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.positions import choices
from uncle_widgets.engine.game import EVERYTHING, Chance
from uncle_widgets.games import GAMES
from uncle_widgets.games.uncle.events import UncleMade
from uncle_widgets.games.uncle.questions import trials
from uncle_widgets.games.uncle.questions.quick import Quick
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.state import LAYS, State


def hit(game: Uncle, state: State) -> State | None:
    """The state after the UNCLE that the seat on turn can make, found by laying each of its cards; or None."""
    for card in sorted({*state.hands[state.seat]}) if state.phase == "play" else ():
        step = game.play(state, LAYS[card])
        if any(isinstance(event, UncleMade) for event in step.events):
            return step.state
    return None


def drawn(game: Uncle, state: State, rng: Random) -> State:
    """The state after the draw that is due, if one is."""
    turn = game.turn(state)
    return game.play(state, turn.odds.sample(rng)).state if isinstance(turn, Chance) else state


def by_the_rules(game: Uncle, state: State, card: int, rng: Random, hitting: bool) -> tuple[tuple[int, ...], bool]:
    """The chips after the round, and whether the first makes an UNCLE on its next turn."""

    state = drawn(game, game.play(state, LAYS[card]).state, rng)
    for _ in range(game.seats - 1):
        if state.phase != "play":
            break
        made = hit(game, state) if hitting else None
        if made is None:
            made = game.play(state, LAYS[rng.choice(state.hands[state.seat])]).state
        state = drawn(game, made, rng)
    last = hit(game, state)
    return (last or state).chips, last is not None


@pytest.mark.sample
@pytest.mark.parametrize("hitting", [False, True])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"reshuffle": "lazy"}),
        (6, {"reshuffle": "lazy"}),
        (6, {"pot_chips": 25}),
        (6, {}),
        (2, {"pot_chips": 8, "tie_break": "draw_pile"}),
        (2, {"pot_chips": 8, "tie_break": "shared"}),
        (4, {"tie_break": "shared", "max_turns": 30}),
    ],
)
def test_a_round_on_lists_is_the_round_by_the_rules(seats: int, options: dict[str, object], hitting: bool) -> None:
    game, many = Uncle(seats, GAMES["uncle"].new(seats, **options).options), Random(seats)
    positions = choices(game, GAMES["uncle"].player("greedy"), many, 0.5)
    ended = 0
    for at in range(400):
        state, turn = next(positions)
        # Every other one lies shortly before a reshuffle.
        while at % 2 and game.options.pot_chips > 20 and len(state.stock) > seats:
            state, turn = next(positions)
        move = many.choice(turn.moves)
        one, other = Random(at), Random(at)
        quick = Quick(game.options, state)
        made = quick.play(move.card, one, hitting)
        assert (tuple(quick.chips), made) == by_the_rules(game, state, move.card, other, hitting)
        assert one.random() == other.random(), "as many random numbers"
        view = game.view(state, EVERYTHING)
        laid = drawn(game, game.play(state, LAYS[move.card]).state, Random(at))
        assert trials.gives(view, state, move.card, Random(at)) is (hit(game, laid) is not None)
        best = hit(game, state)
        assert trials.makes(view, state, state.seat) == (
            best.chips[state.seat] - state.chips[state.seat] if best else 0
        )
        ended += not quick.on
    assert ended or not options or "reshuffle" in options
