"""What the small questions of U.N.C.L.E. ask, found in another way: cards counted, hands followed. See `table.py`.

A small question is recognised by its words; each reading of them has a function here or in `reading_more.py`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cached_property, lru_cache
from random import Random
from statistics import mean
from typing import Any

from tests.games.uncle.table import (
    Followed,
    Outcome,
    Shuffled,
    Table,
    after,
    drop,
    follow,
    play_round,
    since_the_shuffle,
    to_ten,
    without,
)  # fmt: skip
from uncle_widgets.engine.game import LETTERS
from uncle_widgets.probability.question import Posed
from uncle_widgets.probability.reasons import Ask
from uncle_widgets.probability.show import of_hundred

NAMES = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
DEALS = 1_500
"""Deals of a pile after a reshuffle, where hands are not followed but dealt."""
Found = float | None
READERS: list[tuple[re.Pattern[str], Callable[..., Found]]] = []


def reads(words: str) -> Callable[[Callable[..., Found]], Callable[..., Found]]:
    """Register a function for small questions of these words; it is given their groups, whole numbers as such."""

    def keep(function: Callable[..., Found]) -> Callable[..., Found]:
        READERS.append((re.compile(words), function))
        return function

    return keep


def near(printed: object, exact: float) -> None:
    """Fail unless a number that a small question tells is the exact one, as far as it is printed."""
    places = len(str(printed).partition(".")[2])
    assert abs(float(str(printed)) - exact) <= 0.5 / 10**places + 1e-9, (printed, exact)


def found(ask: Ask, case: Case) -> Found:
    """The number of a small question as it is found here; None where the reading compares it by itself."""
    (match, function), *others = [
        (match, function) for words, function in READERS if (match := words.fullmatch(ask.words))
    ]
    assert not others, ask.words
    return function(case, *(int(group) if group and group.isdigit() else group for group in match.groups()))


class Case:
    """A position as it is asked about: its table, and what is worked out about it once."""

    def __init__(self, posed: Posed[Any]) -> None:
        self.posed, self.table, self.view = posed, Table(posed), posed.view

    @property
    def hidden(self) -> list[int]:
        return self.table.hidden

    @property
    def shuffled(self) -> bool:
        """Whether cards were shuffled back in, so that some hidden cards are likelier in a hand than others."""
        return bool(self.view.reshuffles)

    @property
    def card(self) -> int:
        """The card that is played."""
        (card,) = re.findall(r"[Yy]ou play the (\d)", self.posed.words)
        return int(card)

    @property
    def want(self) -> int:
        """What the next player then needs."""
        return to_ten(after(self.table.total, self.card))

    @property
    def next(self) -> int:
        return self.table.others[0]

    def follow(self, stood: int = -1) -> Followed:
        """All hands followed; cards drawn since the pile was at this total are new."""
        return _followed(self.table, self.table.index(stood) if stood >= 0 else -1, self.next)

    def missed(self) -> tuple[int, int, int]:
        """The last ten that was missed for the card needed now: which seat, on which total, and the card played."""
        found, total = (-1, -1, -1), 0
        hidden = [zone.seat for zone in self.table.seats if not any(item.face for item in zone.cards)]
        for seat, card in self.table.pile:
            mine = seat == self.next or found[0] != self.next
            if seat in hidden and to_ten(total) == self.want != card and mine:
                found = seat, total, card
            total = after(total, card)
        return found

    @cached_property
    def since(self) -> Shuffled:
        """All hands followed since cards were shuffled back in."""
        return since_the_shuffle(self.view)

    @property
    def held(self) -> tuple[int, int]:
        """Whose hand is asked about, and which card it needs."""
        if self.posed.question.id == "U-L1":
            return self.posed.question.hand, to_ten(self.table.total)
        return self.next, self.want

    def round(self) -> Outcome:
        return _rounds(self.table, self.card, self.posed.question.others == "never")


@lru_cache(64)
def _followed(table: Table, since: int, who: int) -> Followed:
    return follow(table, since, who)


@lru_cache(64)
def _rounds(table: Table, card: int, never: bool) -> Outcome:
    return play_round(table, card, never)


# What can be counted


@reads(r"How many cards can't you see\?")
def _(case: Case) -> Found:
    return len(case.hidden)


@reads(r"How many of the hidden cards are (\d)s\?")
def _(case: Case, value: int) -> Found:
    return case.hidden.count(value)


@reads(r"(?:You play the \d, so the pile is at|The pile is then at) \d+\. Which card makes (\d+)\?")
def _(case: Case, goal: int) -> Found:
    (card,) = [n for n in range(1, 7) if after(case.table.total, case.card) + n == goal]
    return card


@reads(r"Turn over one of .+ cards\. How likely is it that it is not a (\d)\?")
def _(case: Case, value: int) -> Found:
    return without(_places(case), value, 1)


@reads(r"How likely is it that none of .+ three cards is a (\d)\?")
def _(case: Case, value: int) -> Found:
    return without(_places(case), value, 3)


@reads(r"\w+ ha(?:ve|s) three of the \d+ hidden cards\. How likely is it that the last (\d) is one of them\?")
def _(case: Case, value: int) -> Found:
    assert case.hidden.count(value) == 1
    return 1 - without(case.hidden, value, 3)


def _places(case: Case) -> list[int]:
    """The hidden cards; in U-L3 without the old cards of another player that can't be the one needed."""
    if case.posed.question.id != "U-L3" or case.posed.question.others != "never":
        return case.hidden
    seat, stood, _ = case.missed()
    return drop(case.hidden, case.want, 3 - case.table.turns_since(seat, stood))


# After a shuffle


@reads(
    r"The cards put aside became the new draw pile, and (\w+) (?:has|have) (\w+) cards? from it\. How many of .+"
)
def _(case: Case, who: str, new: str) -> Found:
    seat, _ = case.held
    assert who == LETTERS[seat]
    counts = {case.since.old(hands, seat) for hands, _ in case.since.states}
    (old,) = counts
    assert NAMES.index(new) == 3 - old
    return old


@reads(
    r"(\w+) (\d)s? (?:is|are) among the (\d+) (old cards in hidden hands|hidden new cards)\. How likely is it .+"
)
def _(case: Case, many: str, value: int, among: int, which: str) -> Found:
    seat, want = case.held
    since, new = case.since, which == "hidden new cards"
    assert value == want
    for hands, gone in since.states:
        olds = Counter(v for hand in hands for v, fresh in hand if not fresh)
        cards = since.stock - Counter(gone) if new else olds
        assert (NAMES.index(many.lower()), among) == (cards[want], sum(cards.values()))
    at = since.seats.index(seat)
    return since.share(lambda hands: not any(v == want and fresh == new for v, fresh in hands[at]))


BRANCHES: dict[str, Callable[[Shuffled, int, int, Any], int]] = {
    r"\w+ (?:has|have) (\w+) old cards?": lambda since, seat, want, hands: since.old(hands, seat),
    r"(\w+) \ds? (?:is|are) among the old cards in hands": lambda since, seat, want, hands: sum(
        v == want and not new for hand in hands for v, new in hand
    ),
    r"(\w+) old cards are still in hands": lambda since, seat, want, hands: sum(
        not new for hand in hands for _, new in hand
    ),
}


@reads(
    r"(?:Cards were shuffled back in, and only those drawn since are new\. )?In ([\d.]+) out of 100 deals (.+), and "
    r"(\d+) out of 100 of those have a \d\. How many out of 100 deals is that\?"
)
def _(case: Case, often: str, words: str, share: int) -> Found:
    seat, want = case.held
    since = case.since
    at = since.seats.index(seat)
    (match, count), *others = [
        (match, count) for pattern, count in BRANCHES.items() if (match := re.fullmatch(pattern, words))
    ]
    assert not others
    n = NAMES.index(match[1])
    chance = since.share(lambda hands: count(since, seat, want, hands) == n)
    has = since.share(
        lambda hands: any(v == want for v, _ in hands[at]),
        given=lambda hands: count(since, seat, want, hands) == n,
    )
    near(often, 100 * chance)
    assert share == of_hundred(has)
    return chance * has


@reads(r"So in how many deals out of 100 does \w have a \d\?")
def _(case: Case) -> Found:
    seat, want = case.held
    at = case.since.seats.index(seat)
    return case.since.share(lambda hands: any(v == want for v, _ in hands[at]))


# What a refusal tells


@reads(r"With the pile at (\d+), (\w) needed a \d and played a (\d)\. How many of the cards that \w had then .+")
def _(case: Case, stood: int, who: str, card: int) -> Found:
    assert (LETTERS.index(who), stood, card) == case.missed()
    told = case.follow(stood)
    return round(told.share(lambda hands: any(v == case.want and not new for v, new in hands[_at(told, case)])))


@reads(r"How many cards has \w drawn since\?")
def _(case: Case) -> Found:
    return case.table.turns_since(*case.missed()[:2])


@reads(r"With the pile at (\d+), \w needed a \d and didn't play it\. How many cards has (\w) drawn since\?")
def _(case: Case, stood: int, who: str) -> Found:
    return case.table.turns_since(LETTERS.index(who), stood)


@reads(r"(?:.+ old cards aren't \ds\. )?Among how many hidden cards (?:is|are) the (?:\w+) \ds?\?")
def _(case: Case) -> Found:
    return len(_places(case))


@reads(r"How likely is it that the new card is a (\d)\?")
def _(case: Case, value: int) -> Found:
    return 1 - without(_places(case), value, 1)


@reads(r"With the pile at (\d+), (\w) needed a (\d) and .+ How many of the cards that \w has now can't be \ds\?")
def _(case: Case, stood: int, who: str, value: int) -> Found:
    seat = LETTERS.index(who)
    told = _followed(case.table, case.table.index(stood), seat)
    at = told.seats.index(seat)
    counts = {sum(not new for _, new in hands[at]) for hands in told.never}
    assert not told.share(lambda hands: any(v == value and not new for v, new in hands[at]))
    (count,) = counts
    return count


@reads(r"With the pile at \d+, \w had no (\d)\. (\w+) of the \d+ hidden cards are \ds\. How many cards can .+\?")
def _(case: Case, lack: int, many: str) -> Found:
    assert NAMES.index(many.lower()) == case.hidden.count(lack)
    return sum(card != lack for card in case.hidden)


@reads(r"How many of those \d+ cards are (\d)s\?")
def _(case: Case, value: int) -> Found:
    return case.hidden.count(value)


def _at(told: Followed, case: Case) -> int:
    return told.seats.index(case.next)


def _room(case: Case) -> tuple[Followed, int]:
    """A pile in which the next player missed a ten for want of another card than now."""
    stood = next(
        sum(card for _, card in case.table.pile[:k])
        for k, (seat, card) in enumerate(case.table.pile)
        if seat == case.next and card != to_ten(sum(c for _, c in case.table.pile[:k])) <= 6
    )
    told = case.follow(stood)
    return told, _at(told, case)


@reads(r"How likely is it that neither of \w's two old cards is a (\d)\?")
def _(case: Case, value: int) -> Found:
    told, at = _room(case)
    return told.share(lambda hands: not any(v == value and not new for v, new in hands[at]))


@reads(r"The new card can be any .+ (\w+) of them are (\d)s\. How likely is it that it is not a \d\?")
def _(case: Case, many: str, value: int) -> Found:
    assert NAMES.index(many) == case.hidden.count(value)
    told, at = _room(case)
    return told.share(
        lambda hands: not any(v == value and new for v, new in hands[at]),
        given=lambda hands: not any(v == value and not new for v, new in hands[at]),
    )


@reads(
    r"Suppose (\w+) (?:three )?(?:card|of .+ cards) (?:is|are) new\. (\w+) of the (\d+) cards .+ How likely .+\?"
)
def _(case: Case, many: str, copies: str, among: int) -> Found:
    new = {"one": 1, "two": 2, "all": 3}[many]
    assert (NAMES.index(copies.lower()), among) == (case.hidden.count(case.want), len(case.hidden) - 3 + new)
    told = case.follow(case.missed()[1])
    none = told.share(
        lambda hands: case.want not in told.hand(hands, case.next),
        given=lambda hands: told.fresh(hands, case.next) == new,
    )
    return 1 - none if new == 1 else none


@reads(r"(In .+) In how many deals out of 100 does \w have a \d\?")
def _(case: Case, deals: str) -> Found:
    told = case.follow(case.missed()[1])
    for often, many, share in re.findall(
        r"In ([\d.]+) out of 100 deals (\w+) .*?and then (\d+) out of 100", deals
    ):
        new = {"one": 1, "two": 2, "all": 3}[many]
        near(often, 100 * told.share(lambda hands, new=new: told.fresh(hands, case.next) == new))
        has = told.share(
            lambda hands: case.want in told.hand(hands, case.next),
            given=lambda hands, new=new: told.fresh(hands, case.next) == new,
        )
        assert int(share) == of_hundred(has)
    return told.share(lambda hands: case.want in told.hand(hands, case.next))


@reads(
    r"In ([\d,]+) of ([\d,]+) deals \w has a \d, and in ([\d,]+) there is none\. .+: ([\d,]+) with a \d and ([\d,]+) "
    r"without one are left\. How many are left\?"
)
def _(case: Case, *numbers: str) -> Found:
    before, deals, without_it, has, lacks = (int(number.replace(",", "")) for number in map(str, numbers))
    assert before + without_it == deals
    if case.shuffled:
        return has + lacks  # compared with deals by the question after this
    told = case.follow()
    good = [lambda hands: case.want in told.hand(hands, case.next)]
    assert before == round(deals * told.share(good[0], never=False))
    assert before == round(deals * (1 - without(case.hidden, case.want, 3)))
    p, kept = told.share(good[0]), told.kept
    assert (has, lacks) == (round(deals * kept * p), round(deals * kept * (1 - p)))
    return has + lacks


@reads(r"Only those [\d,]+ deals can have happened\. How likely is it that \w has a \d\?")
def _(case: Case) -> Found:
    if not case.shuffled:
        told = case.follow()
        return told.share(lambda hands: case.want in told.hand(hands, case.next))
    rng = Random(3)
    came = [case.posed.once(rng)[0] for _ in range(DEALS)]
    stand = [bool(one) for one in came if one is not None]
    p = float(case.posed.number)
    assert abs(mean(stand) - p) < 4 * (p * (1 - p) / len(stand)) ** 0.5
    deals, has, lacks = _told_of(case)
    left = (has + lacks) / deals
    assert abs(len(stand) / DEALS - left) < 4 * (left * (1 - left) / DEALS) ** 0.5 + 0.5 / deals
    return None


def _told_of(case: Case) -> list[int]:
    """Of how many deals the question before told: all, and those with and without the card that are left."""
    words = next(ask.words for ask in case.posed.derivation.asked if "How many are left" in ask.words)
    told = re.search(r" of ([\d,]+) deals .+: ([\d,]+) with a \d and ([\d,]+) without one", words)
    assert told
    return [int(number.replace(",", "")) for number in told.groups()]
