"""What holds in every match of Say Uncle, whoever plays and under whatever rulings."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.say_uncle.tables import new
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.say_uncle.cards import DECK, mask_of, strength
from uncle_widgets.games.say_uncle.players import PLAYERS, by_length

RULINGS = st.fixed_dictionaries(
    {"target": st.integers(1, 4)},
    optional={
        "blind_draft": st.booleans(),
        "last_call": st.booleans(),
        "snake_draft": st.booleans(),
        "calls_after": st.integers(0, 12),
        "dealer_rotation": st.sampled_from(["left", "winner"]),
        "first_dealer": st.sampled_from(["last", "random"]),
    },
)


@settings(max_examples=25)
@given(st.integers(2, 4), RULINGS, st.integers(0, 10**6))
def test_cards_hands_and_scores_are_whole(seats: int, rulings: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    players = [rng.choice([PLAYERS["random"], by_length(3), by_length(6)]) for _ in range(seats)]
    match = play_on(Match.new(new(seats, **rulings)), players, rng)
    total = 0
    for step in match.steps:
        state, table = step.state, step.state.table
        if table.shown:
            assert [len(hand) for hand in state.hands] == [10] * seats
            assert len({strength(mask_of(hand)) for hand in state.hands}) == seats
            assert sum(table.scores) > total
            total = sum(table.scores)
            continue
        passed = [offer.card for offer in table.offers if offer.taker < 0]
        away = [card for gone in state.discards for card in gone]
        turned = [table.turned] if table.turned >= 0 else []
        cards = [*state.bag, *table.tableau, *passed, *away, *turned, *(c for hand in state.hands for c in hand)]
        assert sorted(cards) == list(DECK)
        assert min(table.scores) >= 0
        if table.phase in ("turn", "flip", "offer", "last"):
            assert [len(hand) for hand in state.hands] == [10] * seats
    assert match.state.table.round <= seats * (rulings["target"] - 1) + 1


@settings(max_examples=200)
@given(st.permutations(DECK), st.integers(1, 12))
def test_no_two_hands_compare_equal(order: list[int], cards: int) -> None:
    hands = [order[k * cards : k * cards + cards] for k in range(4)]
    assert len({strength(mask_of(hand)) for hand in hands}) == 4
