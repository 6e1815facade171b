"""What holds at every step of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from uncle_widgets.engine.game import EVERYTHING, Over
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import opened
from uncle_widgets.games.plain import plain
from uncle_widgets.games.uncle.cards import DECK
from uncle_widgets.games.uncle.scene import scene
from uncle_widgets.games.uncle.state import Draw, Lay, State

KIT = GAMES["uncle"]
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")


@st.composite
def matches(draw: Callable[..., Any], **fixed: Any) -> Match[Any, Any, Any]:
    """A whole random game, any options, 2 to 6 seats."""
    seats = draw(st.integers(2, 6))
    options = {
        "pot_chips": draw(st.integers(1, 40)),
        "reshuffle": draw(st.sampled_from(["eager", "lazy"])),
        "tie_break": draw(st.sampled_from(["full_deck", "draw_pile", "shared"])),
        "memory": draw(st.sampled_from(["full", "current_pile", "top"])),
        "max_turns": draw(st.integers(1, 90)),
        **fixed,
    }
    player = KIT.players[draw(st.sampled_from(["random", "greedy"]))]
    match = Match.new(KIT.new(seats, **options))
    return play_on(match, [player] * seats, Random(draw(st.integers(0, 2**32))))


@settings(max_examples=60)
@given(matches())
def test_cards_chips_and_hands_are_conserved(match: Match[Any, Any, Any]) -> None:
    pack = Counter(DECK)
    for step in match.steps:
        state: State = step.state
        held = [card for hand in state.hands for card in hand]
        assert Counter((*held, *state.stock, *state.aside, *(laid.card for laid in state.pile))) == pack
        assert sum(state.chips) + state.pot == match.game.start().pot
        assert min(state.chips) >= 0
        assert len(state.plays) == state.turns
        if state.phase == "play":
            assert all(len(hand) == 3 for hand in state.hands)
            assert 0 <= state.total <= 49
            assert len(state.stock) + len(state.aside) >= 2
        if state.phase == "draw":
            assert len(state.stock) + len(state.aside) >= 3
            assert sorted(map(len, state.hands)) == [2, *[3] * (match.game.seats - 1)]
    over = match.turn
    assert isinstance(over, Over)
    assert all(over.scores[seat] == max(over.scores) for seat in over.winners)
    assert bool(over.winners) == (match.state.pot == 0)


@settings(max_examples=40)
@given(matches())
def test_records_replay_to_the_same_end(match: Match[Any, Any, Any]) -> None:
    for record in (match.record(), match.json()):
        again = opened(GAMES, record)
        assert again.game == match.game
        assert again == match
        assert (again.record(), again.json()) == (match.record(), match.json())


@settings(max_examples=40)
@given(matches(), st.data())
def test_back_is_exact_and_the_same_moves_lead_on(match: Match[Any, Any, Any], data: st.DataObject) -> None:
    to = data.draw(st.integers(0, len(match.moves)))
    back = match.back(to)
    assert back.steps == match.steps[: to + 1]
    assert back.back(0) == Match.new(match.game)
    assert back.extend(match.moves[to:]) == match


def shuffled(game: Any, state: State, seat: int | None, rng: Random) -> State:
    """`state` with everything that `seat` cannot see dealt anew: other hands, stock, and who held what."""
    others = [s for s in range(game.seats) if s != seat]
    hidden = [*state.stock, *(card for s in others for card in state.hands[s])]
    rng.shuffle(hidden)
    hands = list(state.hands)
    for s in others:
        hands[s] = tuple(sorted(hidden.pop() for _ in state.hands[s]))
    drawn = tuple(state.drawn[s] if s == seat else () for s in range(game.seats))
    return replace(state, hands=tuple(hands), stock=tuple(sorted(hidden)), drawn=drawn)


@settings(max_examples=60)
@given(matches(), st.integers(0, 2**32), st.data())
def test_a_view_tells_nothing_of_hidden_cards(match: Match[Any, Any, Any], seed: int, data: st.DataObject) -> None:
    """Other hands and the draw pile may be dealt anew: view and scene stay the same, to the letter."""
    game, rng = match.game, Random(seed)
    step = data.draw(st.integers(0, len(match.moves)))
    watcher = data.draw(st.sampled_from([None, *range(game.seats)]))
    state = match.steps[step].state
    other = shuffled(game, state, watcher, rng)
    view, same = game.view(state, watcher), game.view(other, watcher)
    assert view == same
    assert repr(view) == repr(same)
    events = match.events(step, watcher)
    assert plain(scene(view, events, NAMES)) == plain(scene(same, events, NAMES))


@settings(max_examples=60)
@given(matches(), st.integers(0, 2**32), st.data())
def test_who_forgets_is_not_told_by_the_view(match: Match[Any, Any, Any], seed: int, data: st.DataObject) -> None:
    """With less memory the put-aside cards, and covered ones of the same total, may change as well."""
    game, rng = match.game, Random(seed)
    if game.options.memory == "full":
        return
    step = data.draw(st.integers(0, len(match.moves)))
    watcher = data.draw(st.sampled_from([None, *range(game.seats)]))
    state = match.steps[step].state
    hidden = [*state.stock, *state.aside]
    rng.shuffle(hidden)
    at = len(state.stock)
    other = replace(state, stock=tuple(sorted(hidden[:at])), aside=tuple(sorted(hidden[at:])))
    before = tuple(laid._replace(card=7 - laid.card) for laid in other.plays[: other.opened])
    other = replace(other, plays=(*before, *other.pile), drawn=((),) * game.seats)
    if game.options.memory == "top" and len(state.pile) > 2:
        *covered, top = other.pile
        rng.shuffle(covered)
        other = replace(other, plays=(*before, *covered, top))
    assert repr(game.view(state, watcher)) == repr(game.view(other, watcher))


@settings(max_examples=30)
@given(matches(), st.data())
def test_events_hide_what_their_watcher_may_not_know(match: Match[Any, Any, Any], data: st.DataObject) -> None:
    watcher = data.draw(st.sampled_from([None, *range(match.game.seats)]))
    for step in range(len(match.steps)):
        for event in match.events(step, watcher):
            if type(event).__name__ in ("Dealt", "CardDrawn"):
                assert (event.card is None) == (event.seat != watcher)
        assert match.events(step, EVERYTHING) == match.steps[step].events


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("kind", [Lay, Draw])
def test_a_move_prints_and_reads_back(kind: type[Lay], value: int) -> None:
    game = KIT.new(2)
    assert game.parse(str(kind(value))) == kind(value)
    assert str(game.parse(str(kind(value)))) == str(kind(value))


@settings(max_examples=30)
@given(matches(max_turns=40), st.sampled_from(["eager", "lazy"]))
def test_a_scene_can_be_drawn_of_every_step_for_everyone(match: Match[Any, Any, Any], how: str) -> None:
    for step in range(len(match.steps)):
        for watcher in (None, 0, EVERYTHING):
            drawn = plain(KIT.draw(match, step, watcher, NAMES))
            assert drawn["board"]
            assert all(item in dict(KIT.rules) for item in drawn["clauses"])
