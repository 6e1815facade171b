"""UNO odds: worked numbers, and each function against a way of reckoning that shares no formula."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations, product
from math import sqrt
from random import Random
from time import process_time

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import POINTS
from uncle_widgets.probability.dist import Dist
from uncle_widgets.refusal import Refusal

F = Fraction
ON_RED_7 = {**odds.FULL, "r7": 1}
SMALL = ("r7", "r3", "r+2", "g7", "g<>", "b5", "bx", "y9", "w", "w+4")

some_cards = st.lists(st.sampled_from(sorted(odds.FULL)), min_size=1, max_size=9)
tops = st.sampled_from(["r7", "g0", "b+2", "y<>", "rx", "r", "g"])
rates = st.fractions(min_value=0, max_value=1, max_denominator=20)


def share(cards: list[str], n: int, event: Callable[[tuple[str, ...]], bool]) -> Fraction:
    """The share of all n-card hands with `event`, by listing them."""
    hands = list(combinations(cards, n))
    return F(sum(event(hand) for hand in hands), len(hands))


def lies_on(card: str, top: str) -> bool:
    """The matching rule written out once more, sign by sign."""
    if card in ("w", "w+4"):
        return True
    return card.startswith(top[:1]) or (len(top) > 1 and card.endswith(top[1:]) and len(card) == len(top))


def near(hits: int, trials: int, p: Fraction) -> bool:
    return abs(hits / trials - p) <= 5 * sqrt(p * (1 - p) / trials)


def colour_deck(**counts: int) -> dict[str, int]:
    """Unseen cards with so many of each colour, and of wilds."""
    found = Counter[str]()
    for name, n in counts.items():
        pool = [card for card, k in odds.FULL.items() for _ in range(k) if card[0] == name[0]]
        found.update(pool[:n])
    assert found.total() == sum(counts.values())
    return found


def test_deck_1_to_3_has_108_cards_worth_1240() -> None:
    assert sum(odds.FULL.values()) == 108
    assert sum(n * POINTS[card] for card, n in odds.FULL.items()) == 1240
    kinds = Counter(odds.kind(card) for card, n in odds.FULL.items() for _ in range(n))
    assert kinds == {
        "number": 76, "draw two": 8, "reverse": 8, "skip": 8, "wild": 4, "wild draw four": 4,
    }  # fmt: skip


# The worked numbers of the six lessons.


def test_l1_can_i_open() -> None:
    assert odds.useful("r7", ON_RED_7) == 38
    assert odds.can_open("r7", ON_RED_7) == F(56554469, 58995413)
    assert odds.can_open("r7", ON_RED_7, wilds=False) == F(11835582103, 13037986273)
    assert odds.useful_cards("r7", ON_RED_7).E() == F(266, 107)


def test_l2_i_must_draw() -> None:
    unseen = Counter(ON_RED_7)
    unseen.subtract(["g3", "b5", "y9", "bx"])
    good = odds.useful("r7", unseen)
    assert (good, unseen.total()) == (38, 103)
    assert odds.within_draws(good, unseen, 1) == F(38, 103)
    assert odds.draws_until(good, unseen).E() == F(8, 3)
    assert odds.within_draws(good, unseen, 2) == F(3173, 5253)


def test_l3_is_it_a_bluff() -> None:
    prior = odds.has_colour("r", colour_deck(r=20, g=25, b=25, y=20), 5)
    assert prior == F(482519, 665898)
    worked = {
        F(1, 20): F(482519, 4150099),
        F(1, 10): F(482519, 2316309),
        F(1, 4): F(482519, 1216035),
        F(1, 2): F(482519, 849277),
    }
    for rate, posterior in worked.items():
        assert odds.bluff_posterior(prior, rate) == posterior
    assert round(float(odds.challenge_value(odds.bluff_posterior(prior, F(1, 4)))), 4) == 3.6192
    assert (odds.break_even(), odds.break_even(margin=True)) == (F(1, 3), F(1, 5))
    even = odds.indifferent_rate(prior)
    assert even is not None
    assert round(float(even), 4) == 0.1900
    assert odds.challenge_value(odds.bluff_posterior(prior, even)) == 4


def test_l4_which_colour() -> None:
    unseen = colour_deck(r=14, g=19, b=9, y=16, w=6)
    assert {c: odds.can_open(c, unseen, 1) for c in "rgby"} == {
        "r": F(5, 16), "g": F(25, 64), "b": F(15, 64), "y": F(11, 32),
    }  # fmt: skip
    assert odds.can_open("r", unseen, 2) == F(535, 1008)


def test_l5_what_is_a_hand_worth() -> None:
    assert odds.mean_points(odds.FULL) == F(310, 27)
    assert odds.mean_points(odds.FULL, 5) == odds.points(odds.FULL, 5).E() == F(1550, 27)
    assert odds.mean_points(odds.FULL, 10) == odds.points(odds.FULL, 10).E() == F(3100, 27)
    first = odds.first_card()
    assert (first["number"], first["draw two"], first["wild"]) == (F(19, 26), F(1, 13), F(1, 26))
    assert round(float(odds.holds("w+4", odds.FULL)), 4) == 0.2381
    assert round(float(odds.holds("w+4", ON_RED_7)), 4) == 0.2402
    assert odds.legal_draw_four("r", ON_RED_7) == F(1818817, 37846114)


def test_l6_should_i_shout() -> None:
    assert [odds.caught(k, F(3, 10)) for k in (1, 3, 9)] == [
        F(3, 10), F(657, 1000), F(959646393, 10**9),
    ]  # fmt: skip


# Each function a second way.


@given(some_cards, tops, st.data())
@settings(max_examples=60)
def test_hands_against_listing(cards: list[str], top: str, data: st.DataObject) -> None:
    n = data.draw(st.integers(0, len(cards)))
    colour = top[0]
    assert odds.can_open(top, cards, n) == share(cards, n, lambda hand: any(lies_on(c, top) for c in hand))
    assert odds.can_open(top, cards, n, wilds=False) == share(
        cards, n, lambda hand: any(lies_on(c, top) and c[0] != "w" for c in hand)
    )
    listed = Dist.of(sum(lies_on(c, top) for c in hand) for hand in combinations(cards, n))
    assert odds.useful_cards(top, cards, n) == listed
    assert odds.has_colour(colour, cards, n) == share(cards, n, lambda hand: any(c[0] == colour for c in hand))
    assert odds.holds(cards[0], cards, n) == share(cards, n, lambda hand: cards[0] in hand)
    out = share(cards, n, lambda hand: any(c[0] in (colour, "w") for c in hand))
    assert odds.can_open(colour, cards, n) == out
    assert odds.legal_draw_four(colour, cards, n) == share(
        cards, n, lambda hand: "w+4" in hand and all(c[0] != colour for c in hand)
    )
    assert odds.points(cards, n) == Dist.of(sum(POINTS[c] for c in hand) for hand in combinations(cards, n))
    assert odds.mean_points(cards, n) == odds.points(cards, n).E()


@pytest.mark.parametrize("top", ["r7", "bx", "y"])
def test_draws_until_against_every_order(top: str) -> None:
    cards = SMALL[:7]
    good = [lies_on(c, top) for c in cards]
    if any(good):
        orders = Dist.of(1 + order.index(True) for order in permutations(good))
        assert odds.draws_until(odds.useful(top, cards), cards) == orders
        assert odds.draws_until([c for c in cards if lies_on(c, top)], cards) == orders
        for n in range(len(cards) + 1):
            within = sum((p for k, p in orders.items() if k <= n), F(0))
            assert odds.within_draws(sum(good), cards, n) == within


def test_posterior_by_counting_a_population() -> None:
    """Of 8 x 20 players, those with the card who play it are counted one by one."""
    for has, bluffs in product(range(1, 8), range(1, 21)):
        plays = [colour for colour in range(8) for roll in range(20) if colour >= has or roll < bluffs]
        guilty = F(sum(colour < has for colour in plays), len(plays))
        assert odds.bluff_posterior(F(has, 8), F(bluffs, 20)) == guilty
        drawn = [0 if colour < has else 6 for colour in plays]
        assert odds.challenge_value(guilty) == F(sum(drawn), len(drawn))


@given(rates.filter(lambda p: 0 < p < 1))
def test_at_the_indifferent_rate_both_answers_cost_the_same(prior: Fraction) -> None:
    rate = odds.indifferent_rate(prior)
    if rate is not None:
        assert odds.challenge_value(odds.bluff_posterior(prior, rate)) == odds.ACCEPT
    else:
        assert odds.challenge_value(odds.bluff_posterior(prior, 1)) > odds.ACCEPT


def test_at_even_odds_a_challenge_costs_what_accepting_does_also_with_the_cards_that_a_bluffer_draws() -> None:
    for margin, theirs in ((False, 0), (True, odds.BACKFIRE)):
        p = odds.break_even(margin)
        assert odds.challenge_value(p) - theirs * p == odds.ACCEPT


@given(st.integers(0, 7), rates)
def test_caught_against_every_way_to_look(opponents: int, notice: Fraction) -> None:
    found = F(0)
    for eyes in product((False, True), repeat=opponents):
        chance = F(1)
        for eye in eyes:
            chance *= notice if eye else 1 - notice
        found += chance if any(eyes) else 0
    assert odds.caught(opponents, notice) == found


@given(some_cards.filter(lambda cards: any(c != "w+4" for c in cards)))
def test_first_card_solves_its_own_equation(cards: list[str]) -> None:
    """The chance of a kind is what the first turn gives and what a return gives again."""
    first, back = odds.first_card(cards), F(cards.count("w+4"), len(cards))
    for kind, p in first.items():
        assert p == F(sum(odds.kind(c) == kind for c in cards), len(cards)) + back * p
    assert sum(first.values()) == 1


def test_hands_against_icepool() -> None:
    def among(good: int, hand: int) -> dict[int, Fraction]:
        counted = icepool.Deck({1: good, 0: 107 - good}).deal(hand).sum()
        return {k: F(n, counted.denominator()) for k, n in counted.items()}

    assert dict(odds.useful_cards("r7", ON_RED_7, 7).items()) == among(38, 7)
    assert odds.can_open("r7", ON_RED_7, 7) == 1 - among(38, 7)[0]
    assert odds.has_colour("r", ON_RED_7, 5) == 1 - among(24, 5)[0]
    assert odds.within_draws(["w", "w+4"], ON_RED_7, 3) == 1 - among(8, 3)[0]


@pytest.mark.parametrize("cards", [1, 5, 10, 60])
def test_points_against_icepool(cards: int) -> None:
    worths = Counter[int]()
    for card, n in odds.FULL.items():
        worths[POINTS[card]] += n
    total = icepool.Deck(dict(worths)).deal(cards).sum()
    found = odds.points(odds.FULL, cards)
    assert dict(found.items()) == {x: F(n, total.denominator()) for x, n in total.items()}


def test_caught_against_icepool() -> None:
    for k in (1, 3, 9):
        seen = k @ icepool.coin(3, 10)
        assert odds.caught(k, 0.3) == 1 - F(seen.quantity(0), seen.denominator())


def test_against_shuffles() -> None:
    """Ten thousand shuffled decks, within five standard errors."""
    rng, n = Random(7), 10_000
    cards = [card for card, k in ON_RED_7.items() for _ in range(k)]
    full = [card for card, k in odds.FULL.items() for _ in range(k)]
    opened = legal = second = starts = 0
    for _ in range(n):
        deal = rng.sample(cards, 9)
        hand = deal[:7]
        opened += any(lies_on(c, "r7") for c in hand)
        legal += "w+4" in hand and all(c[0] != "r" for c in hand)
        second += any(lies_on(c, "r7") for c in deal[7:])
        turned = rng.choice(full)
        while turned == "w+4":
            turned = rng.choice(full)
        starts += odds.kind(turned) == "number"
    assert near(opened, n, odds.can_open("r7", cards))
    assert near(legal, n, odds.legal_draw_four("r", cards))
    assert near(second, n, odds.within_draws(38, cards))
    assert near(starts, n, odds.first_card()["number"])


# Refusals and speed.


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: odds.can_open("r7", ["g1"], 2), "Expected 0 to 1 cards from the 1 hidden ones, not 2."),
        (lambda: odds.can_open("r7", ["g1"], True), "Expected 0 to 1 cards"),
        (lambda: odds.can_open("w", odds.FULL), "Expected a coloured card such as r7, or a colour"),
        (lambda: odds.can_open("", odds.FULL), "Expected a coloured card"),
        (lambda: odds.can_open("r7", "r7"), "Expected cards, as a list"),
        (lambda: odds.has_colour("red", odds.FULL, 7), "Expected a colour, r, g, b or y, not 'red'."),
        (lambda: odds.has_colour("r", {"r7": -1}, 0), "Expected 0 or more copies of r7, not -1."),
        (lambda: odds.has_colour("r", {"r7": 109}, 0), "Expected at most 108 cards, not 109."),
        (lambda: odds.points(["z9"], 1), "Expected a card such as r7"),
        (lambda: odds.draws_until(0, ["g1"]), "Expected 1 to 1 good cards"),
        (lambda: odds.draws_until(2, ["g1"]), "Expected 0 to 1 good cards"),
        (lambda: odds.bluff_posterior(1.5, 0.1), "Expected the prior to be a chance from 0 to 1, not 1.5."),
        (lambda: odds.bluff_posterior(0.5, float("inf")), "Expected the bluff rate to be a chance"),
        (lambda: odds.bluff_posterior(1, 0), "Expected a prior below 1 or a bluff rate above 0"),
        (lambda: odds.challenge_value(float("nan")), "Expected the posterior to be a chance"),
        (lambda: odds.caught(10, 0.3), "Expected 0 to 9 opponents, not 10."),
        (lambda: odds.caught(3, True), "Expected the chance to notice to be a chance"),
        (lambda: odds.first_card(["w+4"]), "Expected at least one card that isn't a Wild Draw Four."),
    ],
)
def test_refuses_with_a_range(call: Callable[[], object], said: str) -> None:
    with pytest.raises(Refusal) as refusal:
        call()
    assert str(refusal.value).startswith(said)


@pytest.mark.usefixtures("swept")
def test_each_answer_within_50_ms() -> None:
    asked: list[Callable[[], object]] = [
        lambda: odds.can_open("r7", odds.FULL),
        lambda: odds.draws_until(38, odds.FULL),
        lambda: odds.legal_draw_four("r", odds.FULL, 30),
        lambda: odds.points(odds.FULL, 54),
        lambda: odds.mean_points(odds.FULL, 54),
    ]
    odds._points.cache_clear()
    for ask in asked:
        start = process_time()
        ask()
        assert process_time() - start < 0.05
