"""The odds of Mr. T step by step, decks at their bounds, and decks shuffled in every order alike."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest

from uncle_widgets import play_out
from uncle_widgets.games import GAMES
from uncle_widgets.games.lanes import Lanes, mixed
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.cards import DECKS, MR_T, cards_of, read_deck
from uncle_widgets.games.mr_t.events import TwoPlayerGame
from uncle_widgets.games.mr_t.piles import shuffled
from uncle_widgets.games.mr_t.rounds import ended_by
from uncle_widgets.refusal import Refusal

F = Fraction
CHANCES = [F(0), F(1, 5), F(1, 2), F(9, 10), F(1)]


@pytest.mark.parametrize(("p", "q"), list(product(CHANCES, repeat=2)))
def test_a_step_decides_where_one_hits_and_the_other_does_not(p: Fraction, q: Fraction) -> None:
    outcomes = {(a, b): (p if a else 1 - p) * (q if b else 1 - q) for a, b in product((True, False), repeat=2)}
    assert odds.step_decides(p, q) == outcomes[True, False] + outcomes[False, True]


def shown(mine: int, theirs: int, top: Fraction) -> Fraction:
    """The chance to win where both show sure cards while they have one: step by step."""
    if not mine and not theirs:
        return F(1, 2)  # alike, and somebody wins in the end
    hits = F(1) if mine else top, F(1) if theirs else top
    rest = shown(max(mine - 1, 0), max(theirs - 1, 0), top)
    return hits[0] * (1 - hits[1]) + (hits[0] * hits[1] + (1 - hits[0]) * (1 - hits[1])) * rest


@pytest.mark.parametrize("top", [F(0), F(1, 6), F(1, 2), F(8, 9)])
def test_a_showdown_is_won_as_often_as_step_by_step(top: Fraction) -> None:
    for mine, theirs in product(range(5), repeat=2):
        value = odds.showdown_value(mine, theirs, top)
        assert value == shown(mine, theirs, top)
        assert value + odds.showdown_value(theirs, mine, top) == 1
        # The top of my pile first: it hits or not, theirs is sure while they have a card.
        later = F(0)
        for hit, other in product((True, False), repeat=2):
            sure = F(1) if theirs else top
            weight = (top if hit else 1 - top) * (sure if other else 1 - sure)
            if hit == other:
                later += weight * shown(mine, max(theirs - 1, 0), top)
            else:
                later += weight * hit
        assert odds.shown_later(mine, theirs, top) == later


@pytest.mark.parametrize(("mine", "theirs", "top"), [(-1, 0, F(0)), (0, -1, F(0)), (1, 1, F(1)), (1, 1, F(-1, 9))])
def test_a_showdown_is_of_sure_cards_and_a_chance_below_one(mine: int, theirs: int, top: Fraction) -> None:
    with pytest.raises(Refusal, match="Expected numbers of sure cards, and a chance from 0 to below 1"):
        odds.showdown_value(mine, theirs, top)


def test_a_bag_has_the_cards_that_are_asked_of_it() -> None:
    for ask, least in (
        (lambda: odds.flip_outcomes({MR_T: 1}, 2), 2),
        (lambda: odds.flip_outcomes({MR_T: 5}, 0), 1),
        (lambda: odds.step_decides_from({MR_T}, {MR_T: 1}), 2),
    ):
        with pytest.raises(Refusal, match=f"Expected a bag of at least {least} cards, not"):
            ask()
    assert odds.step_decides_from({MR_T}, {MR_T: 1, "KIM": 1}) == 1


@pytest.mark.parametrize(
    "text",
    ["J0,D1", "J21,D1", "J1", "J1,J2", "J100,D1", "J1,D", "J1,D-1", "J1,X1", "J1,,D1", "", ",J1" * 30, 7, None],
)
def test_what_is_no_deck_is_refused(text: Any) -> None:
    with pytest.raises(Refusal, match="2 to 12 names, 1 to 20 copies of each, at most 120 cards"):
        read_deck(text)


def test_decks_at_their_bounds_are_read() -> None:
    assert Counter(cards_of(read_deck("J1,D1"))).total() == 2
    assert sorted(Counter(cards_of(read_deck("J20,D1"))).values()) == [1, 20]
    full = "J20,D20,B20,K20,R10,W10,T20"
    assert Counter(cards_of(read_deck(full))).total() == 120
    with pytest.raises(Refusal, match="at most 120 cards"):
        read_deck(full.replace("W10", "W11"))
    for deck in DECKS.values():
        assert read_deck(deck) is deck


def test_seven_cards_are_shuffled_in_every_order_alike() -> None:
    """Also from the third random word on, whose halves are used as the others' are."""
    n, lanes = 200_000, Lanes(7, 0, 200_000)
    deck = read_deck("J1,D1,B1,K1,R1,W1,T1")
    assert len(cards_of(deck)) == 7

    def word(at: int) -> Any:
        return mixed(lanes.words + np.uint64((at + 1) * 0x9E3779B97F4A7C15 & (1 << 64) - 1))

    pack = shuffled(deck, n, word).astype(np.int64)
    number = np.zeros(n, np.int64)
    for row in pack:
        number = number * 16 + row
    _, counts = np.unique(number, return_counts=True)
    cells, likely = 5040, n / 5040
    assert len(counts) == cells
    square = float(((counts - likely) ** 2 / likely).sum())
    assert abs(square - (cells - 1)) < 5 * (2 * (cells - 1)) ** 0.5


def test_our_decks_are_of_sixty_cards_as_their_words_say() -> None:
    """Six names of nine and six MR. T; six of eight and twelve MR. T; ten names of six (G1)."""
    found = {name: Counter(cards_of(deck)) for name, deck in DECKS.items()}
    assert {name: (count[MR_T], sorted(count.values())) for name, count in found.items()} == {
        "A": (6, [6] + [9] * 6),
        "B": (12, [8] * 6 + [12]),
        "C": (6, [6] * 10),
    }


def test_a_deck_in_parts_is_checked_like_its_text() -> None:
    assert read_deck((("JEFF", 3), ("KIM", 2))) == read_deck("J3,K2")
    for parts in (
        (("JEFF", 99), ("KIM", 2)),
        (("JEFF", 3),),
        (("NOBODY", 3), ("KIM", 2)),
        ("JEFF", "KIM"),
        (1, 2),
    ):
        with pytest.raises(Refusal, match="2 to 12 names"):
            read_deck(parts)


def test_two_who_are_left_play_the_two_player_game_on_which_is_no_tie() -> None:
    found = []
    for seed in range(6):
        match = play_out("mr_t", seats=3, players="random", seed=seed, playout=True)
        events = [event for step in match.steps for event in step.events]
        found += [event for event in events if isinstance(event, TwoPlayerGame)]
        if match.state.two:
            assert ended_by(match.state) == "MRT-32"
    assert found
    assert {(event.tie, event.cites()) for event in found} == {(False, ("MRT-27", "G17"))}


def test_a_game_ends_by_the_clause_of_who_is_left() -> None:
    state = GAMES["mr_t"].new(3).start()
    assert ended_by(state) == "G24"
    won = state.but(winners=(1,))
    assert ended_by(won) == "MRT-26"
    assert ended_by(won.but(two=True)) == "MRT-32"
    assert ended_by(won.but(two=True, tie=True)) == "MRT-26"
