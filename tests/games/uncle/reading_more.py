"""More of what the small questions ask: piles dealt card by card, rounds played out, waits and ties. See `reading.py`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from random import Random
from statistics import mean

from tests.games.uncle.reading import NAMES, Case, Found, near, reads
from tests.games.uncle.table import PACK, after, chips_of, draws, lands, next_turn, to_ten
from uncle_widgets.engine.game import LETTERS
from uncle_widgets.probability.show import of_hundred

# Piles that land


def _deck(case: Case) -> list[int]:
    taken = case.posed.question.without
    return [card for card in (case.hidden if case.table.total else PACK) if card != taken]


def _target(case: Case) -> int:
    (target,) = re.findall(r"exactly (\d+) at some point", case.posed.words)
    return int(target)


@reads(r"How many cards can come next\?")
def _(case: Case) -> Found:
    return len(_deck(case))


@reads(r"Only a 1 makes (\d+)\. How many of those cards are 1s\?")
def _(case: Case, target: int) -> Found:
    assert target == case.table.total + 1
    return _deck(case).count(1)


@reads(r"So how likely is it that the pile lands on (\d+)\?")
def _(case: Case, target: int) -> Found:
    return lands(case.table.total, target, _deck(case))


@reads(r"How likely is it that the next card is a (\d)\?")
def _(case: Case, value: int) -> Found:
    assert value == _target(case) - case.table.total
    return lands(case.table.total, _target(case), _deck(case), cards=1)


@reads(r"Two cards can do it, too\. .+ In how many orders can two cards add up to (\d)\?")
def _(case: Case, way: int) -> Found:
    deck = _deck(case)
    return len({(a, b) for k, a in enumerate(deck) for j, b in enumerate(deck) if k != j and a + b == way})


@reads(
    r"Two cards land on (\d+) in ([\d.]+) out of 100 piles, and three or more cards in ([\d.]+)\. How likely .+\?"
)
def _(case: Case, target: int, two: str, more: str) -> Found:
    once, twice, ever = (lands(case.table.total, target, _deck(case), cards) for cards in (1, 2, 99))
    near(two, 100 * (twice - once))
    near(more, 100 * (ever - twice))
    return ever - once


@reads(r"What is a card worth on average\?")
def _(case: Case) -> Found:
    return mean(_deck(case))


@reads(r"How far does a pile climb in 10 cards, on average\?")
def _(case: Case) -> Found:
    rng, deck = Random(1), _deck(case)
    rng.shuffle(deck)  # over all places to begin in a row of cards that is closed to a ring
    return mean(sum((deck + deck)[k : k + 10]) for k in range(len(deck)))


@reads(r"So in 10 cards the pile stops at 10 of about \d+ numbers\. How likely is it to stop at any one of them\?")
def _(case: Case) -> Found:
    values, chances = sorted({*_deck(case)}), [1.0]
    for total in range(1, 400):  # far up, of cards that go back
        chances.append(mean(chances[total - v] if v <= total else 0.0 for v in values))
    return chances[-1]


# What a card is worth


@reads(r"How many chips do you win right away\?")
def _(case: Case) -> Found:
    return chips_of(case.table.total + case.card, case.table.pot)


@reads(r"How many chips can \w win with the next card\?")
def _(case: Case) -> Found:
    return case.round().theirs[0]


@reads(
    r"(\w) needs a (\d) to make (\d+), and has one in ([\d.]+) out of 100 rounds\. That ten pays (\w+) chips?\. .+"
)
def _(case: Case, who: str, want: int, goal: int, often: str, pays: str) -> Found:
    total = after(case.table.total, case.card)
    assert (LETTERS.index(who), want, goal) == (case.next, to_ten(total), total + to_ten(total))
    now = chips_of(case.table.total + case.card, case.table.pot)
    assert {"a": 1}.get(pays) or NAMES.index(pays) == chips_of(goal, case.table.pot - now)
    near(often, 100 * case.round().hits[0])
    return case.round().theirs[0]


@reads(r"On average (.+) chips\. What is the average of the \w+ numbers\?")
def _(case: Case, told: str) -> Found:
    found = re.findall(r"(\w) wins (\d+\.\d\d)", told)
    assert [LETTERS.index(who) for who, _ in found] == case.table.others
    for (_, printed), exact in zip(found, case.round().theirs, strict=True):
        near(printed, exact)
    return mean(case.round().theirs)


@reads(r"You make a ten next turn in ([\d.]+) out of 100 rounds, and that pays .+ How many chips .+\?")
def _(case: Case, often: str) -> Found:
    near(often, 100 * case.round().hit)
    return case.round().mine


@reads(
    r"(?:Your next turn brings ([\d.]+) chips on average\. )?(?:A chip .+\. )?So how many chips is the (\d) worth\?"
)
def _(case: Case, mine: str | None, card: int) -> Found:
    made = case.round()
    assert card == case.card
    if mine is not None:
        near(mine, made.mine)
    return made.now + made.mine - float(Fraction(case.posed.question.weight)) * mean(made.theirs)


# The next turn


def _kept(case: Case) -> list[int]:
    kept = list(case.table.hand)
    kept.remove(case.card)
    return kept


@reads(
    r"The pile is at (\d+), and you keep .+ After how many of \w's cards, 1 to 6, does a kept card make the ten\?"
)
def _(case: Case, total: int) -> Found:
    return sum(any((after(total, a) + k) % 10 == 0 for k in _kept(case)) for a in range(1, 7))


@reads(r"How likely is it that \w plays one of those\?")
def _(case: Case) -> Found:
    return next_turn(case.table, case.card)[0]


@reads(
    r"In (\d+) out of 100 rounds the ten is 1 to 6 away and no kept card fits\. .+ does the drawn card save you\?"
)
def _(case: Case, gap: int) -> Found:
    total, kept = after(case.table.total, case.card), _kept(case)
    wants = [to_ten(after(total, theirs)) for theirs in case.hidden]
    assert gap == of_hundred(mean(want <= 6 and want not in kept for want in wants))
    drawn = next_turn(case.table, case.card)[1]
    assert abs(gap / 6 - 100 * drawn) < 3, "as a pupil works it out"
    return drawn


@reads(r"(?:\w and \w play .+\. )?(?:And after|After) which sum of the two cards does your (\d) make the ten\?")
def _(case: Case, want: int) -> Found:
    (found,) = [s for s in range(2, 13) if (case.table.total + case.card + s + want) % 10 == 0]
    return found


@reads(r"Write the two cards like two dice: 36 pairs\. How many of them have .+ sums?\?")
def _(case: Case) -> Found:
    total, kept = case.table.total + case.card, _kept(case)
    return sum(any((total + a + b + k) % 10 == 0 for k in kept) for a, b in product(range(1, 7), repeat=2))


@reads(
    r"(?:(\d+) of 36 pairs .+, it is ([\d.]+)\. The drawn card adds ([\d.]+)\. )?"
    r"So in how many rounds out of 100 do you make a ten\?"
)
def _(case: Case, pairs: int | None, held: str | None, drawn: str | None) -> Found:
    kept, new = next_turn(case.table, case.card)
    if pairs is not None:
        near(held, 100 * kept)
        near(drawn, 100 * new)
    return kept + new


# The wait for a card


@reads(r"Put the (\d+) hidden cards in a row\. Into how many groups (?:do|does) the (\w+) (\d)s? divide .+\?")
def _(case: Case, n: int, many: str, value: int) -> Found:
    row = case.hidden
    assert n == len(row)
    assert row.count(value) == (1 if many == "last" else NAMES.index(many))
    return len("".join("|" if card == value else "." for card in row).split("|"))


@reads(r"The other (\d+) cards are spread over (\w+) groups\. How many are in each group, on average\?")
def _(case: Case, others: int, groups: str) -> Found:
    value = to_ten(case.table.total)
    assert others == sum(card != value for card in case.hidden)
    gone, expected, left = 1.0, 0.0, len(case.hidden)
    for k in range(others):  # the chance that the first k + 1 cards turned over are all others
        gone *= (others - k) / (left - k)
        expected += gone
    return expected


# Ties


def _drawn(case: Case) -> list[int]:
    return [int(card) for card in case.posed.question.drawn]


def _chance(case: Case, good: Callable[[tuple[int, ...]], bool]) -> float:
    return sum(p for cards, p in draws(_drawn(case), case.posed.question.players) if good(cards))


def _tied(cards: tuple[int, ...]) -> bool:
    return cards.count(max(cards)) > 1


@reads(r"\w draws a card\. How many are left for \w\?|How many cards are left for \w\?")
def _(case: Case) -> Found:
    return len(PACK) - max(1, len(_drawn(case)))


@reads(r"How many of those have the same number as the first card\?")
def _(case: Case) -> Found:
    return PACK.count(4) - 1


@reads(
    r"So how likely is it that \w draws the same number\?|So how likely is a tie for the highest card\?"
    r"|So how likely is it that \w's card is not higher\?|So how likely is it that they have to draw again\?"
    r"|Both of them draw .+ out of 100 draws\. So how likely is it that the highest card is shared\?"
)
def _(case: Case) -> Found:
    return _chance(case, _tied)


@reads(r"(?:The highest card so far is a \d, .+|One 6 has been drawn\. )How many (\d)s are left\?")
def _(case: Case, value: int) -> Found:
    return (Counter(PACK) - Counter(_drawn(case)))[value]


@reads(r"How many of those are higher than a (\d)\?")
def _(case: Case, value: int) -> Found:
    return sum(n for card, n in (Counter(PACK) - Counter(_drawn(case))).items() if card > value)


@reads(r"\d+ cards are left to draw\. How likely is it that (\w) draws no 6\?")
def _(case: Case, who: str) -> Found:
    return _chance(case, lambda cards: cards[LETTERS.index(who)] != 6)


@reads(r"How likely is it that neither \w nor \w draws a 6\?")
def _(case: Case) -> Found:
    return _chance(case, lambda cards: 6 not in cards[len(_drawn(case)) :])


@reads(r"How likely is it that neither \w nor \w draws higher than the (\d)\?")
def _(case: Case, high: int) -> Found:
    return _chance(case, lambda cards: max(cards[1:]) <= high)


@reads(r"And how likely is it that both of them draw lower than the (\d)\?")
def _(case: Case, high: int) -> Found:
    return _chance(case, lambda cards: max(cards[1:]) < high)


@reads(r"So how likely is it that the (\d) stays the highest, but at least one more \d is drawn\?")
def _(case: Case, high: int) -> Found:
    return _chance(case, lambda cards: max(cards) == high and _tied(cards))


@reads(r"How likely is it that (\w) draws a 6 and all the others draw lower\?")
def _(case: Case, who: str) -> Found:
    return _chance(case, lambda cards: cards.count(6) == 1 and cards[LETTERS.index(who)] == 6)


@reads(r"Any of the \w+ players .+ highest card is a 6 that one player has alone\?")
def _(case: Case) -> Found:
    return _chance(case, lambda cards: cards.count(6) == 1)


@reads(r"The highest card can be lower, too: .+ How likely is it that one player has the highest card alone\?")
def _(case: Case) -> Found:
    return _chance(case, lambda cards: not _tied(cards))
