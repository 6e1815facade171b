"""The odds of UNO at their bounds: what is just within is answered, what lies beyond is refused in these words."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import POINTS
from uncle_widgets.refusal import Refusal

F = Fraction
NO_CHANCES = ["abc", None, float("inf"), float("nan"), "1/0", [], True, False, -0.1, 1.5, F(-1, 9), F(10, 9)]


@pytest.mark.parametrize("value", NO_CHANCES, ids=str)
def test_what_is_no_chance_is_refused_by_name(value: Any) -> None:
    for ask, name in (
        (lambda: odds.challenge_value(value), "posterior"),
        (lambda: odds.caught(3, value), "chance to notice"),
        (lambda: odds.indifferent_rate(value), "prior"),
        (lambda: odds.bluff_posterior(F(1, 2), value), "bluff rate"),
    ):
        with pytest.raises(Refusal) as refused:
            ask()
        assert refused.value.sentence == f"Expected the {name} to be a chance from 0 to 1, not {value}."


def test_a_chance_is_a_fraction_a_decimal_as_it_is_written_or_text() -> None:
    assert odds.caught(1, 0.3) == odds.caught(1, F(3, 10)) == odds.caught(1, "3/10") == F(3, 10)  # type: ignore[arg-type]
    assert [odds.caught(1, at) for at in (0, 1)] == [0, 1]


@pytest.mark.parametrize("opponents", range(10))
def test_somebody_of_so_many_notices_unless_each_of_them_does_not(opponents: int) -> None:
    none = F(1)
    for _ in range(opponents):
        none *= F(3, 4)
    assert odds.caught(opponents, F(1, 4)) == 1 - none


@pytest.mark.parametrize("opponents", [-1, 10, 2.0, "2", None])
def test_there_are_no_more_than_nine_opponents(opponents: Any) -> None:
    with pytest.raises(Refusal, match=r"Expected 0 to 9 opponents, not"):
        odds.caught(opponents, F(1, 2))


VALUES = {0: 36, **dict.fromkeys(range(1, 10), 8)}
"""Cards of each worth when they are picked for the deal: the four zeros, and 32 that show no number."""


def test_all_of_each_worth_are_in_the_pack() -> None:
    found = dict.fromkeys(range(10), 0)
    for card, n in odds.FULL.items():
        found[int(card[1:]) if card[1:].isdecimal() and card[0] != "w" else 0] += n
    assert found == VALUES


@pytest.mark.parametrize("colour", ["", "x", "rg", "rgby", "w", None, ["r"]])
def test_a_colour_is_one_of_four_letters(colour: Any) -> None:
    for ask in (lambda: odds.has_colour(colour, odds.FULL, 3), lambda: odds.legal_draw_four(colour, odds.FULL)):
        with pytest.raises(Refusal, match="Expected a colour, r, g, b or y, not"):
            ask()


@pytest.mark.parametrize("top", ["", "w", "w+4", "q", "r77", None, 7])
def test_on_top_lies_a_coloured_card_or_a_colour(top: Any) -> None:
    with pytest.raises(Refusal, match="Expected a coloured card such as r7, or a colour r, g, b or y, not"):
        odds.useful(top, odds.FULL)


def test_refusals_repeat_forty_signs_of_what_was_given() -> None:
    long = "q" * 60
    for ask in (
        lambda: odds.holds(long, odds.FULL),
        lambda: odds.has_colour(long, odds.FULL, 3),
        lambda: odds.useful(long, odds.FULL),
    ):
        with pytest.raises(Refusal, match=f"not '{long[:40]}'"):
            ask()
    with pytest.raises(Refusal, match=rf"not {long[:40]}\."):
        odds.challenge_value(long)  # type: ignore[arg-type]


@pytest.mark.parametrize("cards", [-1, 109, 2.0, "2", None])
def test_a_hand_is_of_no_more_cards_than_are_unseen(cards: Any) -> None:
    for ask in (
        lambda: odds.can_open("r7", odds.FULL, cards),
        lambda: odds.points(odds.FULL, cards),
        lambda: odds.within_draws(3, odds.FULL, cards),
    ):
        with pytest.raises(Refusal, match="Expected 0 to 108 cards from the 108 hidden ones, not"):
            ask()


@pytest.mark.parametrize("good", [-1, 11, True, 2.5])
def test_no_more_good_cards_than_are_unseen(good: Any) -> None:
    ten = {"r7": 2, "g7": 2, "b5": 2, "y1": 2, "w": 2}
    with pytest.raises(Refusal):
        odds.within_draws(good, ten)
    assert [odds.within_draws(n, ten, 10) for n in (0, 1, 10)] == [0, 1, 1]
    assert odds.within_draws(0, ten, 0) == 0


def test_a_hand_is_of_seven_cards_and_wilds_count_unless_told() -> None:
    seen = odds.FULL
    assert (
        odds.useful("r7", seen) == odds.useful("r7", seen, wilds=True) == odds.useful("r7", seen, wilds=False) + 8
    )
    assert odds.can_open("r7", seen) == odds.can_open("r7", seen, 7, True) != odds.can_open("r7", seen, 7, False)
    assert odds.useful_cards("r7", seen) == odds.useful_cards("r7", seen, 7, True)
    assert odds.useful_cards("r7", seen, wilds=False).E() == F(7 * odds.useful("r7", seen, wilds=False), 108)
    assert odds.holds("r7", seen) == odds.holds("r7", seen, 7) != odds.holds("r7", seen, 6)
    assert (
        odds.legal_draw_four("r", seen) == odds.legal_draw_four("r", seen, 7) != odds.legal_draw_four("r", seen, 8)
    )
    assert odds.within_draws(9, seen) == odds.within_draws(9, seen, 2)
    assert odds.mean_points(seen) == F(1240, 108)


def test_the_points_of_no_card_are_none_and_of_all_cards_all() -> None:
    few = {"r7": 1, "g+2": 2, "w": 1}
    assert dict(odds.points(few, 0)) == {0: 1}
    assert dict(odds.points(few, 4)) == {97: 1}
    assert dict(odds.points(few, 1)) == {7: F(1, 4), 20: F(1, 2), 50: F(1, 4)}
    assert dict(odds.points(few, 3)) == {97 - 7: F(1, 4), 97 - 20: F(1, 2), 97 - 50: F(1, 4)}
    assert odds.mean_points({}, 0) == 0
    assert (POINTS["r7"], POINTS["g+2"], POINTS["w"]) == (7, 20, 50)


def test_a_rate_makes_the_challenger_indifferent_where_one_does() -> None:
    at = F(1, 3)
    assert (odds.break_even(), odds.break_even(margin=True)) == (at, F(1, 5))
    for prior in (F(1, 5), F(1, 3), F(1, 2), F(9, 10)):
        rate = odds.indifferent_rate(prior)
        assert (rate is None) == (odds.bluff_posterior(prior, 1) < at)
        if rate is not None:
            assert odds.bluff_posterior(prior, rate) == at
    assert odds.indifferent_rate(0) is None
    assert odds.indifferent_rate(at) == 1
    assert odds.indifferent_rate(1) == 0


def test_where_nobody_would_play_it_there_is_nothing_to_learn_from_a_wild_draw_four() -> None:
    assert odds.bluff_posterior(1, F(1, 9)) == 1
    assert odds.bluff_posterior(F(8, 9), 0) == 0
    with pytest.raises(Refusal, match="Expected a prior below 1 or a bluff rate above 0"):
        odds.bluff_posterior(1, 0)
