"""A pile that may land on a total: its chances, and the steps that lead to them.

One card away there is a single try; a few away the ways are added up by the number of cards; far away the average
step decides. The ways by the number of cards are another way then.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from math import comb

from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.cards import COPIES, DECK, FULL, VALUES, Cards
from uncle_widgets.games.uncle.questions.reasons import pile_keys
from uncle_widgets.games.uncle.questions.sums import adding
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import count, hundred, out_of_hundred, spelled, spoken, subtraction
from uncle_widgets.probability.reasons import Ask, Derivation, Line
from uncle_widgets.probability.show import percent, trimmed

SHOWN = 6
"""Numbers of cards that a derivation names one by one."""
CARDS = 10
"""So many cards show how far a pile climbs."""
ONE_TRY = "Only one card does it, and it has to come next. Count how many of those are left."
ADD_WAYS = "Work out the chance for one card, for two cards and so on. Then add them."
FOOTPRINTS = "A pile stops once per card. Divide the stops by the numbers that it climbs past."


@dataclass(frozen=True)
class Pile:
    """A pile that stands at `first`, on which the cards of `deck` are laid in random order until it is `target` or
    past it; with `back` each goes back before the next."""

    first: int
    deck: Cards
    target: int
    back: bool

    @property
    def way(self) -> int:
        """What is still to go."""
        return self.target - self.first

    @cached_property
    def values(self) -> list[int]:
        return sorted({*self.deck})

    @cached_property
    def mean(self) -> Fraction:
        """What a card is worth on average."""
        return Fraction(sum(self.deck), len(self.deck))

    @cached_property
    def p(self) -> Fraction:
        """The chance that it ever stands at the target."""
        if self.back:
            return odds.pile_hits_with_replacement(self.target, self.values)
        return odds.pile_hits(self.way, self.deck)

    @cached_property
    def course(self) -> tuple[Fraction, ...]:
        """The chance of each total from the next one on."""
        return odds.pile_course(FULL - self.first, self.values if self.back else self.deck, self.back)


def steps(view: View, pile: Pile) -> Derivation:
    """Why the pile lands on its target with its chance."""
    if pile.way == 1 and not pile.back:
        return Derivation(tuple(_one_try(view, pile)), idea=ONE_TRY)
    if pile.way > max(VALUES):
        return Derivation(tuple(_far(view, pile)), other=_counted(pile), idea=FOOTPRINTS)
    lines = tuple(_begun(view, pile)) if pile.first else ()
    if not pile.back and pile.way in pile.deck and odds.sums(2, pile.way, pile.deck):
        return Derivation((*lines, *_few(pile)), idea=ADD_WAYS)
    return Derivation((*lines, *_counted(pile)))


KEPT = 128
"""Piles of which it is remembered what was worked out: those of a long game."""


@lru_cache(KEPT)
def _counted(pile: Pile) -> tuple[Line, ...]:
    return tuple(_by_last(pile) if pile.back else _by_number(pile))


def _one_try(view: View, pile: Pile) -> Iterator[Line]:
    """One to go: only a 1 will do, and it must be the next card."""
    n, ones, aside = len(pile.deck), pile.deck.count(1), view.aside or ()
    begun, there = pile.first > 0, [laid.card for laid in view.pile]
    seen = ((len(there), "in the pile"), (len(aside), "put aside")) if begun else ()
    copies = ((there.count(1), "in the pile"), (aside.count(1), "put aside")) if begun else ()
    full = COPIES if begun or ones else 0
    gone = full - ones
    yield Line(
        "Cards that can come next",
        subtraction(len(DECK) if begun else n, seen),
        str(n),
        (*pile_keys(view), *(("aside",) if aside else ())) if begun else ("draw",),
        Ask(
            "How many cards can come next?",
            Fraction(n),
            "Count the lit cards and take them away from 42." if begun else "How many cards are shuffled?",
            f"Every card that you can't see may come next. There are {n} of them."
            if begun
            else f"Every one of the {n} shuffled cards may come next.",
            unit="cards",
        ),
    )
    yield Line(
        "1s among them",
        subtraction(full, copies),
        str(ones),
        (*pile_keys(view, 1), *(("aside",) if 1 in aside else ())) if begun else ("draw",),
        Ask(
            f"Only a 1 makes {pile.target}. How many of those cards are 1s?",
            Fraction(ones),
            "The deck has seven 1s. How many of them can you see?" if begun else "How many 1s are in the deck?",
            f"There are seven 1s, and you can see {spelled(gone)} of them, so {spelled(ones)} "
            f"{'is' if ones == 1 else 'are'} left."
            if gone
            else f"All {spelled(ones)} 1s are still to come."
            if ones
            else "There are no 1s in this deck.",
            unit="cards",
        ),
    )
    yield Line(
        f"The next card makes {pile.target}",
        f"{ones} out of {n}",
        hundred(pile.p),
        ("dial", "draw") if view.draw_count else ("dial",),
        Ask(
            f"So how likely is it that the pile lands on {pile.target}?",
            pile.p,
            "Divide the 1s by the cards that can come next.",
            f"{ones} of the {n} cards are 1s. After any other card the pile is past {pile.target} for good, so "
            f"that is {out_of_hundred(pile.p)}.",
            "chance",
        ),
    )


def _few(pile: Pile) -> Iterator[Line]:
    """A few to go: by the number of cards."""
    n, way, target = len(pile.deck), pile.way, pile.target
    copies = pile.deck.count(way)
    one, two = Fraction(copies, n), Fraction(odds.sums(2, way, pile.deck), comb(n, 2))
    orders = [
        (a, way - a) for a in range(1, way) if odds.sums(2, way, tuple(c for c in pile.deck if c in (a, way - a)))
    ]
    orders = [(a, b) for a, b in orders if a != b or pile.deck.count(a) > 1]
    more = pile.p - one - two
    first, second, third, whole = adding(pile.p * 100, one * 100, two * 100, more * 100, places=1)
    *_, both = adding((two + more) * 100, two * 100, more * 100, places=len(whole.partition(".")[2]))
    pairs = spoken(f"{a} + {b}" for a, b in orders)
    yield Line(
        f"With one card, a {way}",
        f"{copies} out of {n}",
        out_of_hundred(one),
        ("draw",),
        Ask(
            f"How likely is it that the next card is a {way}?",
            one,
            f"How many {way}s are left, out of how many cards?",
            f"{copies} of the {n} cards that can come next are {way}s. That is {out_of_hundred(one)}.",
            "chance",
        ),
    )
    example = f" ({orders[0][0]} then {orders[0][1]} and {orders[-1][0]} then {orders[-1][1]} are two orders.)"
    yield Line(
        f"Two cards that add up to {way}",
        pairs,
        count(len(orders), "order"),
        ("dial",),
        Ask(
            f"Two cards can do it, too.{example if len(orders) > 1 else ''} In how many orders can two cards add "
            f"up to {way}?",
            Fraction(len(orders)),
            "Start with a 1 as the first card. What must the second be? Then try a 2, and so on.",
            f"The first card decides the second: {pairs}. That makes {len(orders)}.",
            unit="orders",
        ),
    )
    if more:
        yield Line(
            "With two or more cards",
            f"{second} + {third} = {both}",
            out_of_hundred(two + more),
            ("draw",),
            Ask(
                f"Two cards land on {target} in {second} out of 100 piles, and three or more cards in {third}. "
                "How likely is it that two or more cards do it?",
                two + more,
                "A pile can't do it with two cards and also with three, so add.",
                f"{second} + {third} is {both}, so it is {out_of_hundred(two + more)}.",
                "chance",
            ),
        )
    yield Line(
        "Altogether",
        f"{first} + {both if more else second} = {whole}",
        hundred(pile.p),
        ("dial", "draw"),
        Ask(
            f"So how likely is it that the pile lands on {target}?"
            if more
            else f"Two cards land on {target} in {second} out of 100 piles. So how likely is it altogether?",
            pile.p,
            "Add the chance for one card and the chance for more.",
            f"A {way} alone does it in {first} out of 100 piles, and more cards in {both if more else second}. "
            f"Together that is {whole}, so it is {out_of_hundred(pile.p)}.",
            "chance",
        ),
    )


def _far(view: View, pile: Pile) -> Iterator[Line]:
    """Far to go: a pile stops once per card, so the average step decides."""
    mean, values, n = pile.mean, pile.values, len(pile.deck)
    climb = Fraction(trimmed(mean)) * CARDS
    sums = f"({' + '.join(map(str, values))}) ÷ {len(values)}"
    if pile.first:
        yield from _begun(view, pile)
        sums = f"{sum(pile.deck)} ÷ {n}"
    average = Ask(
        "What is a card worth on average?",
        mean,
        "Add up the different numbers in the deck and divide by how many there are.",
        f"Each number is equally common, so the average card is {sums} = {trimmed(mean)}.",
        "mean",
    )
    yield Line("The average card", sums, trimmed(mean), ("draw",), None if pile.first else average)
    yield Line(
        f"How far {CARDS} cards climb",
        f"{CARDS} × {trimmed(mean)}",
        trimmed(climb),
        ("dial",),
        Ask(
            f"How far does a pile climb in {CARDS} cards, on average?",
            climb,
            "Ten times the average card.",
            f"Ten cards of {trimmed(mean)} on average make {trimmed(climb)}.",
            "count" if climb.denominator == 1 else "mean",
        ),
    )
    share = CARDS / climb
    yield Line(
        "Any one of those numbers",
        f"{CARDS} ÷ {trimmed(climb)}",
        out_of_hundred(share),
        ("dial",),
        Ask(
            f"So in {CARDS} cards the pile stops at {CARDS} of about {trimmed(climb)} numbers. How likely is it "
            "to stop at any one of them?",
            share,
            f"It stops at {CARDS} out of {trimmed(climb)}. How many is that out of 100?",
            f"The pile stops once per card, and high up no number is special. {CARDS} out of {trimmed(climb)} is "
            f"{out_of_hundred(share)}.",
            "chance",
        ),
    )
    yield Line(f"Counted exactly for {pile.target}", "over all the ways the cards can add up", hundred(pile.p))


def _begun(view: View, pile: Pile) -> Iterator[Line]:
    """What one who holds no hand sees of the pile on the table."""
    lit = (*pile_keys(view), *(("aside",) if view.aside else ()))
    known = (len(view.pile), "in the pile"), (len(view.aside or ()), "put aside")
    yield Line("Cards that aren't face up", subtraction(len(DECK), known), str(len(pile.deck)), lit)
    yield Line("Still to go", f"{pile.target} − {pile.first}", str(pile.way), ("dial",))


def _by_number(pile: Pile) -> Iterator[Line]:
    """By the number of cards, the likeliest first named."""
    n, way = len(pile.deck), pile.way
    sums = ((k, odds.sums(k, way, pile.deck)) for k in range(1, n + 1))
    ways = [(k, sets, Fraction(sets, comb(n, k))) for k, sets in sums if sets]
    shown = sorted(sorted(ways, key=lambda each: -each[2])[:SHOWN])
    for k, sets, p in shown:
        yield Line(f"Making {way} with {count(k)}", f"{sets:,} of {comb(n, k):,} sets", percent(p), ("draw",))
    if len(ways) > SHOWN:
        rest = pile.p - sum((p for _, _, p in shown), Fraction())
        yield Line("With fewer or more cards", count(len(ways) - SHOWN, "other way", "other ways"), percent(rest))
    yield Line("All together", "the sum, because a pile passes each total once", percent(pile.p))


def _by_last(pile: Pile) -> Iterator[Line]:
    """By the total before the last card, where each goes back."""
    values, share = pile.values, percent(pile.p)
    before = [pile.target - value for value in values if value <= pile.target]
    if not before:
        yield Line("The last card", f"no card is as small as {pile.target}", share)
        return
    low, high = min(before), max(before)
    row = f"at {low}" if low == high else f"between {low} and {high}"
    whole = float(pile.p * len(values))
    stood = f"before that card, the pile was {row}"
    yield Line("The last card", stood, count(len(before), "way"), ("dial",))
    yield Line("The chances of those totals", "added up", f"{whole:.4f}")
    yield Line(f"One card in {spelled(len(values))} is the right one", f"{whole:.4f} ÷ {len(values)}", share)
