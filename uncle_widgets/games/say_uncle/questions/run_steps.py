"""S-L1 in small steps: neighbours card by card, runs counted in groups of cards, and the three boxes."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, factorial

from uncle_widgets.games.say_uncle.cards import DECK, HIGH_ACE, KINGS
from uncle_widgets.games.say_uncle.questions.steps import averaged, counted, likely
from uncle_widgets.games.say_uncle.words import cards, in_a_row, some
from uncle_widgets.games.words import BARS, ORDINALS, hundred, hundredths, out_of_hundred, spelled
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.reasons import Left, Line
from uncle_widgets.probability.show import decimal, percent

GROUPS = "Count the groups of cards, see how often a group is a run, and don't count a deal twice."
BOXES = "Put every deal in one of three boxes, and take the other two boxes away from 100."


@lru_cache(maxsize=64)
def windows(cards: int, length: int) -> Dist[int]:
    """How many times so many random cards hold `length` in a row; a run one longer holds it twice."""
    one: dict[tuple[int, int], int] = {}
    for mask in range(1 << KINGS):
        both, found = mask | (mask & 1) << KINGS, 0
        for low in range(HIGH_ACE - length + 1):
            want = (1 << length) - 1 << low
            found += both & want == want
        if mask.bit_count() <= cards:
            key = (mask.bit_count(), found)
            one[key] = one.get(key, 0) + 1
    total = {(0, 0): 1}
    for _ in range(4):
        wide: dict[tuple[int, int], int] = {}
        for (n, found), ways in total.items():
            for (more, other), times in one.items():
                if n + more <= cards:
                    key = (n + more, found + other)
                    wide[key] = wide.get(key, 0) + ways * times
        total = wide
    return Dist({found: ways for (n, found), ways in total.items() if n == cards})


def one_by_one(n: int, exact: Fraction, lit: Sequence[str]) -> tuple[Line, ...]:
    """Two in a row among `n` cards, card by card: each card before has two neighbours, as if none were shared."""
    pack = len(DECK)
    factors = [Fraction(pack - 3 * k, pack - k) for k in range(1, n)]
    names = [f"{pack - 3 * k}/{pack - k}" for k in range(1, n)]
    left, none = [], Fraction(1)
    for k, factor in enumerate(factors):
        none *= factor
        left.append(Left(f"{ORDINALS[k + 1] if k + 1 < len(ORDINALS) else f'{k + 2}th'} card", names[k], none))
    bars = tuple(left if len(left) <= BARS else [*left[:2], left[-1]])
    row = " × ".join(names if len(names) <= BARS else [*names[:3], "…", names[-1]])
    second, third = factors[:2]
    return (
        counted(
            "Neighbours of one card",
            "one rank up and one rank down in its suit",
            2,
            "One card is turned up. How many of the other 51 cards can be next to it in a run?",
            "Take the 8 of hearts. Which hearts can stand next to it?",
            "Every card has two neighbours in its suit. Even the ace has two: the 2 and the king.",
            lit,
        ),
        likely(
            "The second card is no neighbour",
            names[0],
            second,
            "So how likely is it that the second card is not a neighbour of the first?",
            "51 cards could come next. Take the two neighbours away.",
            f"51 − 2 = 49 of the 51 cards are harmless. That is {out_of_hundred(second)}.",
            lit,
        ),
        likely(
            "The third card is no neighbour",
            names[1],
            third,
            "Two cards are turned up now. How likely is it that the third card isn't a neighbour of either?",
            "50 cards are left, and the two cards have four neighbours.",
            f"50 − 4 = 46 of the 50 cards are harmless. That is {out_of_hundred(third)}, and it gets harder with "
            "every card.",
            lit,
        ),
        likely(
            f"No neighbours among {cards(n)}",
            row,
            none,
            f"Go on like this up to the {ORDINALS[n - 1].lower() if n <= len(ORDINALS) else f'{n}th'} card. How "
            "likely is it that none of them is a neighbour of a card before it?",
            f"Each new fraction has three fewer on top and one fewer below. Multiply all {spelled(n - 1)} of "
            "them.",
            f"The chance falls with every card. {row} is {out_of_hundred(none)}.",
            lit,
            bars,
        ),
        Line("Two in a row after all", f"100 − {hundredths(none)}", hundredths(1 - none), tuple(lit)),
        Line("Counted exactly", "because two cards can share a neighbour", hundred(exact), tuple(lit)),
    )


def in_groups(
    n: int, least: int, exact: Fraction, once: Fraction, expected: Fraction, lit: Sequence[str]
) -> tuple[Line, ...]:
    """`least` in a row among `n` cards: runs in 100 deals, then the deals that hold more than one.

    `once`: the chance of just one such run; `expected`: how many there are in a deal on average.
    """
    pack, groups, orders = len(DECK), comb(n, least), factorial(least)
    starts, every = HIGH_ACE - least + 1, comb(pack, least)
    size, runs = spelled(least), 4 * starts
    product = " × ".join(str(n - k) for k in range(least))
    hundreds = Fraction(round(1000 * expected), 10)
    first, all_ = Fraction(round(1000 * once), 10), Fraction(round(1000 * exact), 10)
    more = all_ - first
    from_, to = ("A", "2", "3", "4", "5")[:least], ("10", "J", "Q", "K", "A")[-least:]
    return (
        counted(
            f"Groups of {size}",
            f"{product} ÷ {orders}",
            groups,
            f"How many different groups of {size} cards are there among {cards(n)}?",
            f"In order there are {product} ways. The same {size} cards can come in {orders} orders.",
            f"{product} ways in order, and every group comes up {orders} times. That makes {groups:,} groups.",
            lit,
            "groups",
        ),
        counted(
            f"Runs of {size} in one suit",
            f"from {'-'.join(from_)} to {'-'.join(to)}",
            starts,
            f"In one suit, how many runs of {size} are there, from {'-'.join(from_)} up to {'-'.join(to)}?",
            "How many different cards can such a run start with? Start at the ace and slide along.",
            f"A run of {size} can start with {starts} different cards, from the ace up. That makes {starts}.",
            lit,
            "runs",
        ),
        Line(f"Runs of {size} in the pack", f"4 × {starts} out of {every:,} groups", str(runs)),
        averaged(
            "Runs in 100 deals",
            f"100 × {groups:,} × {runs}/{every:,}",
            hundreds,
            f"The pack has 4 × {starts} = {runs} runs among its {every:,} groups of {size}. So how many runs do "
            f"you expect in 100 deals of {cards(n)}?",
            f"Each of the {groups:,} groups in a deal is a run {runs} times out of {every:,}. Multiply, and then "
            "take 100 deals.",
            f"100 × {groups:,} × {runs} ÷ {every:,} is {decimal(hundreds, 1)}.",
            lit,
            "runs",
            f"{decimal(hundreds, 1)} runs",
        ),
        likely(
            f"Deals with {in_a_row(least)}",
            f"{decimal(first, 1)} + {decimal(more, 1)} = {decimal(all_, 1)}",
            exact,
            f"A computer counted every possible deal. Out of 100, {decimal(first, 1)} contain exactly one run of "
            f"{size} and {decimal(more, 1)} contain more than one. How many deals contain a run at all?",
            "A deal with two runs is still only one deal.",
            f"{decimal(first, 1)} + {decimal(more, 1)} = {decimal(all_, 1)}, so it's {out_of_hundred(exact)}. The "
            f"{decimal(hundreds, 1)} runs come in fewer deals, because some deals contain two of them.",
            lit,
            value=hundred(exact),
        ),
    )


def three_boxes(n: int, least: int, shorter: int, longer: int, every: int, lit: Sequence[str]) -> tuple[Line, ...]:
    """Exactly `least` in a row: all deals but those with shorter runs and those with longer ones."""
    below, above = Fraction(shorter, every), Fraction(longer, every)
    none, more = (Fraction(round(1000 * share), 10) for share in (below, above))
    some_, rest = 100 - none, 100 - none - more
    exact = 1 - below - above
    return (
        likely(
            "No two in a row" if least == 2 else f"Less than {in_a_row(least)}",
            f"100 − {decimal(some_, 1)} = {decimal(none, 1)}",
            below,
            f"Out of 100 deals of {cards(n)}, {decimal(some_, 1)} contain {in_a_row(least)} or more. How many "
            "don't?",
            f"Take {decimal(some_, 1)} away from 100.",
            f"100 − {decimal(some_, 1)} = {decimal(none, 1)}. That is {out_of_hundred(below)}.",
            lit,
        ),
        Line(f"{in_a_row(least + 1).capitalize()} or more", "counted by a computer", percent(above), tuple(lit)),
        likely(
            f"Exactly {in_a_row(least)}",
            f"100 − {decimal(none, 1)} − {decimal(more, 1)} = {decimal(rest, 1)}",
            exact,
            f"In {decimal(more, 1)} out of 100 deals there are {in_a_row(least + 1)} or more. How many deals are "
            f"left for exactly {some(least)}?",
            f"Every deal is in one of three boxes: less than {some(least)}, exactly {some(least)}, or more.",
            f"100 − {decimal(none, 1)} − {decimal(more, 1)} = {decimal(rest, 1)}. That is "
            f"{out_of_hundred(exact)}.",
            lit,
            value=hundred(exact),
        ),
    )
