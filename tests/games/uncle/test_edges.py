"""The odds of the U.N.C.L.E. card game where they end: ties card by card, heavy cards, bounds, and when a round is followed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from uncle_widgets.engine.cards import minus
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import NEVER, belief
from uncle_widgets.games.uncle.cards import DECK, paid, pays
from uncle_widgets.games.uncle.rounds import followed, simple
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.state import Laid
from uncle_widgets.refusal import Refusal


def again(players: int, drawn: Sequence[int], bag: Sequence[int]) -> Fraction:
    """How often the highest card is not held alone, drawing by drawing."""
    rows = [(*drawn, *row) for row in permutations(bag, players - len(drawn))]
    return Fraction(sum(row.count(max(row)) > 1 for row in rows), len(rows))


@pytest.mark.parametrize("drawn", [(), (1,), (3,), (6,), (6, 6), (2, 5), (5, 5)])
def test_a_tie_half_drawn_is_drawn_again_as_often_as_card_by_card(drawn: tuple[int, ...]) -> None:
    for bag in ((1, 1, 2, 3, 3, 6), (5, 6, 6, 4, 1)):
        for players in range(len(drawn) + 1, 5):
            if players > 1:
                assert odds.redraw(players, drawn, bag) == again(players, drawn, bag)
    players = len(drawn) + 1
    if drawn:
        assert odds.redraw(players, drawn) == again(players, drawn, minus(DECK, drawn))


@pytest.mark.parametrize(
    ("players", "drawn"), [(1, ()), (7, ()), (2, (3, 4)), (2, (1, 2, 3)), (3, (7,)), (3, (0,)), (6, (5,) * 8)]
)
def test_a_tie_is_of_two_to_six_who_have_not_all_drawn_cards_of_the_pack(
    players: int, drawn: tuple[int, ...]
) -> None:
    with pytest.raises(Refusal, match=r"^Expected .*(tied players, not|cards drawn, from 1 to 6)"):
        odds.redraw(players, drawn)
    assert odds.redraw(6) > odds.redraw(2) > 0


def shared_out(pot: int, seats: int) -> Iterator[tuple[int, ...]]:
    """Every way in which the chips of the pot may come to the seats."""
    if seats == 1:
        yield (pot,)
        return
    for n in range(pot + 1):
        yield from ((n, *rest) for rest in shared_out(pot - n, seats - 1))


@pytest.mark.parametrize(
    "chips", [(0, 0), (2, 1), (0, 3), (1, 1, 0), (3, 0, 1), (0, 0, 5), (2, 2, 2, 0), (4, 1, 1, 0)]
)
def test_so_many_may_share_the_most_chips_where_some_sharing_out_of_the_pot_ends_so(
    chips: tuple[int, ...],
) -> None:
    for pot in range(9):
        ends = [[a + b for a, b in zip(chips, more, strict=True)] for more in shared_out(pot, len(chips))]
        sharing = {end.count(max(end)) for end in ends}
        for players in range(2, len(chips) + 1):
            assert odds.may_tie(chips, pot, players) == (players in sharing), (pot, players)


def test_a_pile_of_cards_that_alone_put_it_aside() -> None:
    deck = (60, 49, 50, 3)
    ends: Counter[tuple[int, int]] = Counter()
    for row in permutations(deck):
        total = 0
        for k, card in enumerate(row, 1):
            total += card
            if total >= 50:
                ends[k, total] += 1
                break
    for at, found in ((0, odds.pile_length(deck)), (1, odds.pile_end(deck))):
        counts: Counter[int] = Counter()
        for end, n in ends.items():
            counts[end[at]] += n
        assert {end: Fraction(n, 24) for end, n in counts.items()} == {end: found[end] for end in counts}


def test_a_value_that_is_not_among_the_unseen_is_held_by_nobody() -> None:
    assert odds.hand_holds(4, {1: 5, 2: 1}) == 0
    assert odds.hand_holds(4, [1, 1, 2, 4]) == Fraction(3, 4)


def test_a_pile_of_nothing_is_there_at_once() -> None:
    assert odds.pile_hits(0) == odds.pile_hits(0, cards=0) == odds.pile_hits_with_replacement(0) == 1
    assert odds.pile_hits(3, cards=0) == 0


def test_a_ten_pays_its_tens_while_the_pot_has_them_and_nothing_else_pays() -> None:
    assert [pays(total, 50) for total in (0, 9, 10, 11, 20, 30, 40, 49, 50, 51, 55)] == [
        0,
        0,
        1,
        0,
        2,
        3,
        4,
        0,
        5,
        0,
        0,
    ]
    assert [pays(50, pot) for pot in (0, 1, 4, 5)] == [0, 1, 4, 5]
    assert paid((6, 4, 5, 5, 6, 4), 4) == [0, 1, 0, 2, 0, 1]


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: belief(POSITION, "x" * 60), f"not '{'x' * 40}'."),
        (lambda: odds.pile_end((6, 6, 37)), "Expected a deck that totals at least 50, not 49."),
        (lambda: odds.pile_hits(-1), "Expected a target of at least 0, not -1."),
        (lambda: odds.pile_hits(5, cards=43), "Expected 0 to 42 cards, not 43."),
        (lambda: odds.pile_hits(5, (1,) * 201), "Expected a deck of 1 to 200 cards"),
        (lambda: odds.hand_holds(1, [1, 2], 3), "Expected a hand of 0 to 2 hidden cards, not 3."),
    ],
)
def test_what_is_out_of_bounds_is_refused_in_these_words(ask: Any, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        ask()
    assert sentence in refused.value.sentence


def test_what_is_just_within_bounds_is_answered() -> None:
    assert odds.pile_end((6, 6, 38))[50] == 1
    assert odds.pile_hits(200, (1,) * 200) == 1
    assert odds.hand_holds(1, [1, 2], 2) == 1


POSITION = Uncle(3).position((1, 3, 6), (Laid(1, 2), Laid(2, 5)), seat=0)


def test_a_round_is_simple_where_all_that_is_laid_and_drawn_is_any_unseen_card() -> None:
    assert simple(POSITION)
    assert simple(replace(POSITION, draw_count=3))
    assert simple(replace(POSITION, pot=16))
    assert simple(replace(POSITION, reshuffles=(30,), aside=None))


@pytest.mark.parametrize(
    "fields",
    [
        {"draw_count": 2},  # fewer than will be drawn
        {"sizes": (3, 2, 3)},
        {"pot": 15},  # the game may end within the round
        {"hands": ((1, 3, 6), (1, 2, 2), None)},
        {"reshuffles": (30,)},  # some of the unseen are in no hand
        {"covered": 1},  # the total may come from others
    ],
)
def test_a_round_is_not_simple_with_any_of_these(fields: dict[str, Any]) -> None:
    assert not simple(replace(POSITION, **fields))


def test_a_round_is_followed_for_three_and_for_four_while_all_unseen_cards_are_alike() -> None:
    four, five = (Uncle(seats).position((1, 3, 6), (Laid(seats - 1, 5),), seat=0) for seats in (4, 5))
    assert followed(POSITION)
    assert followed(POSITION, NEVER)
    assert followed(four)
    assert not followed(four, NEVER)
    assert len(belief(five).dealings) == 1
    assert not followed(five)
