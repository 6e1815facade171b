"""Work it out in Say Uncle: every number that a small question asks for, counted once more from the cards."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from tests.contract.test_steps import same_worker
from tests.games.say_uncle.recounted import (
    PACK,
    Card,
    all_among,
    beside,
    enough,
    harmless,
    longest,
    none_among,
    strength,
    with_run,
    worse,
)
from tests.games.say_uncle.seen import Seen, Way, asked_of, checked, lessons, named, outs, stops
from tests.rounds import rounds_of
from uncle_widgets.probability.reasons import Line

pytestmark = [pytest.mark.repeats, same_worker("say_uncle")]
LESSON_STEPS, STOP_STEPS = 160, rounds_of(450)
"""Small questions at least, at lesson positions and at stops."""


# S-L2 and S-L7: cards you wait for.


def places(one: Seen) -> int:
    """How many hidden places count: laid out, or turned, or turned by you."""
    question = one.posed.question
    if question.id == "S-L7":
        return 5 * one.seats
    turned = min(question.cards or one.stock, one.stock)
    return sum(at % one.seats == 0 for at in range(turned)) if question.mine else turned


WAITING: dict[str, Way] = {
    r"^All cards": lambda one, _: len(one.hidden),
    r"^Cards that help": lambda one, _: len(outs(one)),
    r"^Never turned": lambda one, _: one.in_hands + (one.seats == 3),
    r"^In the stock": lambda one, _: one.stock,
    r"^The next card helps": lambda one, _: Fraction(len(outs(one)), len(one.hidden)),
    r"^(Neither|None) of ": lambda one, _: none_among(len(outs(one)), len(one.hidden), places(one)),
    r" is not (among|the)": lambda one, _: none_among(1, len(one.hidden), places(one)),
    r"^One card doesn't help": lambda one, _: none_among(len(outs(one)), len(one.hidden), 1),
    r" is (among|the)": lambda one, _: 1 - none_among(len(outs(one)), len(one.hidden), places(one)),
}


@pytest.mark.parametrize("question", ["S-L2", "S-L7"])
@pytest.mark.parametrize("seen", [lessons, stops], ids=["lessons", "stops"])
def test_the_steps_to_a_card_you_wait_for_count_hidden_cards_and_places(question: str, seen: Any) -> None:
    found = checked(question, WAITING, seen())
    assert found or (question == "S-L7" and seen is lessons)


# S-L1: runs in random cards.


def lonely_thirds() -> set[int]:
    """How many third cards have no neighbour, for all two cards that have four neighbours between them."""
    found = set()
    for one, other in combinations(PACK, 2):
        near = {card for card in PACK if beside(card, one) or beside(card, other)}
        if len(near) == 4 and other not in near:
            found.add(len(PACK) - 2 - len(near))
    return found


def no_neighbours(cards: int) -> Fraction:
    """Each card has to miss two neighbours of every card before it."""
    chance, harm, left = Fraction(1), 0, 52
    for _ in range(cards):
        chance *= Fraction(left - harm, left)
        left, harm = left - 1, harm + 2
    return chance


def sets_of(one: Seen) -> int:
    return sum(1 for _ in combinations(range(one.posed.question.cards), one.posed.question.least))


def runs_in_a_suit(one: Seen) -> int:
    least = one.posed.question.least
    return sum(longest(frozenset(ranks))[0] == least for ranks in combinations(range(1, 14), least))


def runs_expected(one: Seen) -> Fraction:
    """In 100 deals: each run of the pack, with the chance that all of its cards are dealt."""
    question = one.posed.question
    exact = 100 * 4 * runs_in_a_suit(one) * all_among(question.least, 52, question.cards)
    return Fraction(round(10 * exact), 10)


RUNS: dict[str, Way] = {
    r"^Neighbours of one card": lambda *_: max(sum(beside(a, b) for b in PACK) for a in PACK),
    r"^The second card": lambda *_: Fraction(sum(not beside(a, b) for a, b in permutations(PACK, 2)), 52 * 51),
    r"^The third card": lambda *_: Fraction(lonely_thirds().pop(), 50),
    r"^No neighbours among": lambda one, _: no_neighbours(one.posed.question.cards),
    r"^Groups of": lambda one, _: sets_of(one),
    r"^Runs of .* in one suit": lambda one, _: runs_in_a_suit(one),
    r"^Runs in 100 deals": lambda one, _: runs_expected(one),
    r"^Deals with": lambda one, _: with_run(one.posed.question.cards, one.posed.question.least),
    r"^(No two|Less than)": lambda one, _: 1 - with_run(one.posed.question.cards, one.posed.question.least),
    r"^Exactly": lambda one, _: (
        with_run(one.posed.question.cards, one.posed.question.least)
        - with_run(one.posed.question.cards, one.posed.question.least + 1)
    ),
}


def test_the_steps_to_a_run_count_neighbours_groups_and_deals_of_the_pack() -> None:
    assert checked("S-L1", RUNS, lessons())


def test_every_card_has_two_neighbours_and_two_cards_leave_46_of_50() -> None:
    assert {sum(beside(a, b) for b in PACK) for a in PACK} == {2}
    assert lonely_thirds() == {46}


@pytest.mark.parametrize("cards", range(5, 11))
def test_going_by_neighbours_card_by_card_is_close_to_counting_all_deals(cards: int) -> None:
    assert abs(no_neighbours(cards) - (1 - with_run(cards, 2))) < Fraction(3, 100)


def test_what_the_computer_tells_of_one_run_and_of_more_adds_up_as_dealt() -> None:
    """20,000 deals: the shares with exactly one run and with more than one, within four standard errors."""
    tried = 0
    for one, line, ask in asked_of(lessons(), "S-L1"):
        if line.words.startswith("Deals with"):
            question, rng, n = one.posed.question, Random(one.where), 20_000
            told = [float(number) / 100 for number in re.findall(r"(\d+\.\d) contain", ask.words)]
            runs = [
                frozenset((rank % 13 + 1, suit) for rank in range(start, start + question.least))
                for suit in range(4)
                for start in range(15 - question.least)
            ]
            deals = ({*rng.sample(PACK, question.cards)} for _ in range(n))
            many = [sum(run <= deal for run in runs) for deal in deals]
            for share, came in zip(told, (many.count(1), sum(k > 1 for k in many)), strict=True):
                assert abs(came / n - share) < 4 * (share * (1 - share) / n) ** 0.5 + 0.0005, one.where
            tried += 1
    assert tried >= 4


# S-L3: what beats you.


def rivals_of(one: Seen) -> list[int]:
    chosen = one.posed.question.rival
    return [chosen] if chosen in one.known else sorted(one.known)


def beating(one: Seen, seat: int, size: int) -> list[tuple[Card, ...]]:
    return enough(one.hidden, one.known[seat], strength(one.mine), size)


def holding(one: Seen, line: Line) -> Fraction:
    """All cards named in the line are in one hidden hand; they beat you, and nothing smaller or shorter does."""
    cards = named(line.words)
    seat = "ABCD".index(line.words[0])
    assert tuple(sorted(cards)) in beating(one, seat, len(cards)), line.words
    smaller = [beating(one, other, size) for other in rivals_of(one) for size in range(1, len(cards))]
    assert not any(smaller), line.words
    return all_among(len(cards), len(one.hidden), 5)


def missing(one: Seen, line: Line) -> Fraction:
    """None of the named cards, or of all single cards that beat you, is in the hidden hand."""
    n = len(named(line.words)) or len(beating(one, rivals_of(one)[0], 1))
    return none_among(n, len(one.hidden), 5)


def nothing(one: Seen, line: Line) -> Fraction:
    """What is left of 100 after single cards and the smallest groups that beat you, each taken away as printed."""
    (seat,), n = rivals_of(one), len(one.hidden)
    singles = none_among(len(beating(one, seat, 1)), n, 5)
    size = next(size for size in range(2, 6) if beating(one, seat, size))
    many, each = len(beating(one, seat, size)), all_among(size, n, 5)
    printed = [Fraction(number) for number in re.findall(r"[\d.]+", line.formula)]
    assert printed[1] == many
    assert all(
        abs(told - 100 * exact) <= Fraction(5, 100)
        for told, exact in zip(printed[::2], (singles, each), strict=True)
    )
    assert abs(printed[0] - many * printed[2] - 100 * (singles - many * each)) < Fraction(2, 10)
    return (printed[0] - many * printed[2]) / 100


def all_worse(one: Seen, line: Line) -> Fraction:
    """The first rivals that the line names, each by itself, multiplied."""
    chance = Fraction(1)
    for letter in re.findall(r"\b[B-D]\b", line.words.partition("(")[2]):
        chance *= worse(strength(one.mine), one.known["ABCD".index(letter)], one.hidden)
    return chance


CALLING: dict[str, Way] = {
    r"^All cards": lambda one, _: len(one.hidden),
    r"^Single cards that beat you": lambda one, _: len(beating(one, rivals_of(one)[0], 1)),
    r"^Pairs of cards that beat you": lambda one, _: len(beating(one, rivals_of(one)[0], 2)),
    r"holds (both|all) ": lambda one, line: all_among(2 if "both" in line.words else 3, len(one.hidden), 5),
    r"^[B-D] holds ": holding,
    r"^[B-D] doesn't hold": missing,
    r"^[B-D] has none of these": nothing,
    r"hands are worse": all_worse,
}


@pytest.mark.parametrize("seen", [lessons, stops], ids=["lessons", "stops"])
def test_the_steps_of_a_call_count_what_beats_you_in_the_hidden_cards(seen: Any) -> None:
    assert checked("S-L3", CALLING, seen())


def test_what_is_told_of_each_rival_is_counted_suit_by_suit() -> None:
    tried = 0
    for one in (*lessons(), *stops()):
        if one.posed.question.id == "S-L3" and not one.posed.simulated:
            for line in one.posed.derivation.lines:
                if "hand is worse than yours" in line.words:
                    alone = worse(strength(one.mine), one.known["ABCD".index(line.words[0])], one.hidden)
                    assert line.value == f"{round(100 * alone)} out of 100", f"{one.where}: {line.words}"
                    tried += 1
    assert tried >= 7


# All of them.


def test_the_steps_are_many_and_every_position_of_every_lesson_has_some() -> None:
    in_lesson = [len(one.posed.derivation.asked) for one in lessons()]
    assert min(in_lesson) >= 2
    assert sum(in_lesson) >= LESSON_STEPS
    assert sum(len(one.posed.derivation.asked) for one in stops()) >= STOP_STEPS


def test_a_hand_that_lost_a_card_unseen_has_no_steps_because_its_number_is_an_estimate() -> None:
    estimates = [one for one in stops() if one.posed.simulated]
    assert estimates
    assert all(not one.posed.derivation.asked for one in estimates)


def test_counting_hands_is_another_way_to_the_same_answer() -> None:
    """S-L1 and S-L3: the last line of the other way is the answer, and its hands are those counted here."""
    tried = 0
    for one in lessons():
        other = one.posed.derivation.other
        if other and one.posed.question.id in ("S-L1", "S-L3"):
            tried += 1
            assert other[-1].value == f"{float(one.posed.number):.1%}", one.where
        if other and one.posed.question.id == "S-L3":
            mine = strength(one.mine)
            losing = harmless(one.known[1], one.hidden, 5, lambda found, mine=mine: found < mine)
            assert other[1].value == f"{losing:,}", one.where
    assert tried >= 12
