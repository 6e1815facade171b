"""Match: immutable, stepped, taken back, played on."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from random import Random
from typing import Any

import pytest

from uncle_widgets.engine import cards
from uncle_widgets.engine.game import Chance, Choice, Event, Over
from uncle_widgets.engine.match import Match, choose, finish, play_on
from uncle_widgets.engine.players import random_player
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import opened
from uncle_widgets.refusal import Refusal

KIT = GAMES["uncle"]
GOOD = "uncle seats=2 pot_chips=1: d6 d4 d1 d1 d1 d6 p6 d1 p4"


def test_everything_is_frozen() -> None:
    match = opened(GAMES, GOOD)
    things: list[tuple[Any, str]] = [
        (match, "moves"),
        (match.state, "pot"),
        (match.steps[0], "state"),
        (match.game, "seats"),
    ]
    things += [(match.view(-1, 0), "pot"), (match.moves[0], "card"), (match.steps[1].events[0], "seat")]
    for thing, name in things:
        with pytest.raises(FrozenInstanceError):
            setattr(thing, name, 1)
        hash(thing)


def test_steps_begin_with_the_start() -> None:
    match = opened(GAMES, GOOD)
    assert len(match.steps) == len(match.moves) + 1
    assert match.steps[0].events == ()
    assert match.steps[0].state == match.game.start()
    assert match.over
    assert not match.back(8).over


@pytest.mark.parametrize("to", [-1, 10, 10**9])
def test_back_beyond_the_match_is_refused(to: int) -> None:
    with pytest.raises(Refusal, match=f"Expected a step from 0 to 9, not {to}"):
        opened(GAMES, GOOD).back(to)


@pytest.mark.parametrize("step", [10, -11])
def test_a_view_beyond_the_match_is_refused(step: int) -> None:
    with pytest.raises(Refusal, match=f"Expected a step from 0 to 9, not {step}"):
        opened(GAMES, GOOD).view(step, 0)


def test_play_and_extend_lead_to_the_same() -> None:
    match = opened(GAMES, GOOD)
    one = Match.new(match.game)
    for move in match.moves:
        one = one.play(move)
    assert one == Match.new(match.game).extend(match.moves) == match


def test_play_on_stops_where_it_is_told() -> None:
    match = play_on(
        Match.new(KIT.new(3)), [random_player] * 3, Random(1), until=lambda turn: isinstance(turn, Choice)
    )
    assert isinstance(match.turn, Choice)
    assert len(match.moves) == 9


def test_the_same_seed_plays_the_same_game() -> None:
    players = [KIT.players["random"], KIT.players["safe"], KIT.players["greedy"]]
    one, two, three = (play_on(Match.new(KIT.new(3)), players, Random(seed)) for seed in (5, 5, 6))
    assert one == two
    assert one != three


def test_finish_ends_as_play_on_does() -> None:
    game, players = KIT.new(2, pot_chips=5), [KIT.players["random"]] * 2
    assert finish(game, game.start(), players, Random(9)) == play_on(Match.new(game), players, Random(9)).turn


def test_a_player_is_shown_his_own_view_alone() -> None:
    seen: list[tuple[int, Any]] = []

    def spy(view: Any, moves: Any, rng: Random) -> Any:
        seen.append((view.seat, view))
        return moves[0]

    play_on(Match.new(KIT.new(3, pot_chips=3)), [spy] * 3, Random(2))
    assert seen
    for seat, view in seen:
        assert view.me == seat
        assert [hand is None for hand in view.hands] == [s != seat for s in range(3)]


def test_chance_draws_with_its_odds() -> None:
    game = KIT.new(2)
    state = game.start()
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    rng = Random(4)
    counts = dict.fromkeys(turn.odds, 0)
    for _ in range(6000):
        counts[choose(game, state, turn, [], rng)] += 1
    assert all(850 < n < 1150 for n in counts.values())


def test_an_event_without_secrets_is_seen_whole_by_all() -> None:
    event = Event(2)
    assert event.seen_by(None) is event
    assert event.cites() == ()


def test_over_without_winners_is_a_game_broken_off() -> None:
    over = play_on(Match.new(KIT.new(2, max_turns=1)), [random_player] * 2, Random(1)).turn
    assert isinstance(over, Over)
    assert over.winners == ()


def test_hand_helpers() -> None:
    assert cards.without((1, 2, 1), 1) == (2, 1)
    assert cards.minus((1, 2, 1, 3), (1, 3)) == (2, 1)
    assert cards.put((1, 2, 3), 1, 9) == (1, 9, 3)
    assert cards.holds((1, 1, 2), (1, 2))
    assert not cards.holds((1, 2), (1, 1))
    for call in (lambda: cards.without((1,), 2), lambda: cards.minus((1,), (1, 1))):
        with pytest.raises(ValueError, match=r"not in|list\.remove"):
            call()
