"""What hidden cards are made of in U.N.C.L.E.: slots, ways to fill them, covered cards. Each by laying out every card."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations, permutations
from typing import Any

import pytest

from uncle_widgets.games.uncle.belief import uncovered
from uncle_widgets.games.uncle.cards import VALUES
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.slots import Slot, bag_of, cards_of, fillings, one_less
from uncle_widgets.games.uncle.state import Laid


@pytest.mark.parametrize("card", VALUES)
def test_a_known_card_is_itself_and_nothing_rules_it_out(card: int) -> None:
    slot = Slot.known(card)
    assert slot.card == card
    assert [value for value in VALUES if slot.may_be(value)] == [card]
    assert all(slot.not_a(value) == slot for value in VALUES)


@pytest.mark.parametrize("batch", [0, 1])
def test_a_hidden_card_may_be_what_has_not_been_ruled_out(batch: int) -> None:
    for n in range(len(VALUES) + 1):
        for banned in combinations(VALUES, n):
            slot = Slot(batch)
            for value in (*banned, *banned):
                slot = slot.not_a(value)
            assert (slot.batch, slot.card) == (batch, 0)
            assert [value for value in VALUES if not slot.may_be(value)] == [*banned]


BANS: list[Any] = [
    [(), ()],
    [(1,), ()],
    [(1,), (1,)],
    [(1, 2), (2,), ()],
    [(1, 2), (1, 2), (3, 6)],
    [(6,), (6,), (6,)],
    [(1, 2, 3, 4, 5, 6)],
    [(1, 2, 3), (4, 5, 6), (2, 4), ()],
]


@pytest.mark.parametrize("bans", BANS, ids=str)
def test_the_ways_to_fill_slots_are_those_found_card_by_card(bans: list[tuple[int, ...]]) -> None:
    for cards in ((1, 1, 2, 3, 6, 6), (1, 2, 3, 4, 5, 6), (2, 2, 2, 2, 5), (6, 6, 6, 1)):
        groups: Counter[int] = Counter()
        for banned in bans:
            groups[sum(1 << value - 1 for value in banned)] += 1
        ways = sum(
            all(card not in banned for card, banned in zip(row, bans, strict=True))
            for row in permutations(cards, len(bans))
        )
        assert fillings(bag_of(cards), tuple(sorted(groups.items()))) == ways


def test_a_bag_gives_its_cards_back_and_one_less() -> None:
    cards = (1, 3, 3, 6, 6, 6)
    bag = bag_of(cards)
    assert bag == (1, 0, 2, 0, 0, 3)
    assert cards_of(bag) == cards
    other = (1,) * 6
    assert one_less((bag, other), 0, 3) == ((1, 0, 1, 0, 0, 3), other)
    assert one_less((bag, other), 1, 6) == (bag, (1, 1, 1, 1, 1, 0))
    assert one_less((bag, other), 0, 1) == ((0, 0, 2, 0, 0, 3), other)


@pytest.mark.parametrize(("covered", "points"), [(0, 0), (1, 4), (2, 7), (3, 9), (3, 18), (4, 10), (2, 2), (2, 1)])
def test_covered_cards_are_any_with_their_number_and_sum(covered: int, points: int) -> None:
    top = Laid(2, 5)
    view = replace(Uncle(3).position((1, 3, 6), (top,), seat=0), covered=covered, total=points + 5)
    cards = (1, 1, 2, 2, 3, 4, 4, 5, 6, 6, 6)
    left: Counter[tuple[int, ...]] = Counter()
    for under in combinations(range(len(cards)), covered):
        if sum(cards[k] for k in under) == points:
            left[bag_of(tuple(card for k, card in enumerate(cards) if k not in under))] += 1
    assert dict(uncovered(view, bag_of(cards))) == left
