"""N-L5: what the cards left in hand are worth, by linearity of expectation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, KINDS, POINTS, Card, Cards, points
from uncle_widgets.games.uno.questions import common
from uncle_widgets.games.uno.questions.common import EXAMPLE
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import named
from uncle_widgets.games.words import called, count, spoken, wrong
from uncle_widgets.probability.charts import Histogram
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model
from uncle_widgets.probability.show import percent


@dataclass(frozen=True)
class HandWorth(Question[View]):
    """N-L5: what are hidden cards worth? `hand`: 'others', a seat, 'five' or 'ten' from a full deck."""

    id: ClassVar[str] = "N-L5"
    title: ClassVar[str] = "What are the cards left in hand worth?"
    name: ClassVar[str] = "What is it worth?"
    when: ClassVar[str] = "always: on the table, or for five cards"
    concept: ClassVar[str] = "linearity of expectation"
    misconception: ClassVar[str] = "most cards are numbers, so a card is worth four or five points"
    measure: ClassVar[str] = "points"
    hand: int | str = ""

    DECKS: ClassVar[Mapping[str, int]] = {"five": 5, "ten": 10}

    @property
    def model(self) -> Model:
        words = "We suppose that a hidden hand may be any unseen cards, though players may lay high cards first."
        return Model("value-blind", words)

    def losers(self, view: View) -> tuple[Seat, ...]:
        """Whose hidden cards would size: all others', but not a partner's (UNO-PAR-2)."""
        if not common.on(view):
            return ()
        against = common.opponents(view)
        return tuple(seat for seat in common.hidden(view) if seat in against)

    def hands(self, view: View) -> tuple[tuple[int | str, str], ...]:
        seats = self.losers(view)
        all_of = (("others", "all the others'" if len(seats) > 1 else f"{LETTERS[seats[0]]}'s"),) if seats else ()
        each = tuple((seat, f"{LETTERS[seat]}'s") for seat in seats) if len(seats) > 1 else ()
        return (*all_of, *each, *((name, f"{name} from a full deck") for name in self.DECKS))

    def choice(self, view: View) -> int | str:
        offered = [value for value, _ in self.hands(view)]
        return self.hand if self.hand in offered else offered[0]

    def table(self, view: View) -> View:
        return common.undealt(view) if self.choice(view) in self.DECKS else view

    def arise(self, view: View) -> Worth:
        hand = self.choice(view)
        if hand in self.DECKS:
            size = self.DECKS[str(hand)]
            words = f"{count(size)} come from a full deck. How many points are they worth, on average?"
            given = "Nothing has been seen: all 108 cards are shuffled."
            return Worth(self, view, hand, odds.FULL, {-1: size}, words, given)
        sizes = {
            seat: view.table.counts[seat] for seat in (self.losers(view) if hand == "others" else (int(hand),))
        }
        size, who = sum(sizes.values()), called(view, common.actor(view))
        goes = "you went" if who == "you" else f"{who} went"
        cards = f"{count(size) if size > 1 else 'one card'} of {spoken(LETTERS[seat] for seat in sorted(sizes))}"
        words = f"Suppose {goes} out now: how many points would the {cards} bring, on average?"
        return Worth(self, view, hand, view.copies, sizes, words, common.given_by(view))


@dataclass(eq=False)
class Worth(Posed[View]):
    """What so many of these `cards` in each of the hands are worth; the hand of seat -1 is from a full deck."""

    question: HandWorth
    hand: int | str
    cards: Mapping[Card, int]
    sizes: Mapping[Seat, int]
    words: str = ""
    given: str = ""
    says = "on average"

    def __post_init__(self) -> None:
        self.n, self.size = sum(self.cards.values()), sum(self.sizes.values())

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        return (Knob("hand", "Whose cards", self.question.hands(self.view), value=self.hand),)

    def answer(self) -> Fraction:
        return odds.mean_points(self.cards, self.size)

    @cached_property
    def dist(self) -> Dist[int]:
        return odds.points(self.cards, self.size)

    @cached_property
    def spread(self) -> tuple[int, int]:
        """Points that one deal in ten stays below, and that one in ten is above."""
        found = []
        for share in (Fraction(1, 10), Fraction(9, 10)):
            so_far, shares = 0, share * self.dist.total
            for worth, n in sorted(self.dist.weights.items()):
                so_far += n
                if so_far >= shares:
                    found.append(worth)
                    break
        return found[0], found[1]

    @cached_property
    def derivation(self) -> Derivation:
        view, size, seats = self.view, self.size, [seat for seat in self.sizes if seat >= 0]
        sums = dict.fromkeys(("in numbers", "at 20", "at 50"), 0)
        for card, n in self.cards.items():
            worth = POINTS[card]
            sums[f"at {worth}" if worth > 9 else "in numbers"] += n * worth
        one = f"{sum(sums.values()):,}/{self.n}"
        lit = tuple(key for seat in seats for key in common.held_keys(view, seat))
        deck = Line("Cards in the deck", "all of them", str(self.n), ("draw",))
        low, high = self.spread
        return Derivation((
            common.unseen_line(view) if seats else deck,
            Line("Their points", " + ".join(f"{n:,} {words}" for words, n in sums.items() if n),
                 f"{sum(sums.values()):,}", common.kind_keys(self.cards)),
            Line("One card, on average", one, f"{float(self.number / size):.2f}"),
            Line(f"{count(size)}: the means add up", f"{size} × {one}", f"{float(self.number):.2f}", lit),
            Line("Four deals in five lie", "one in ten below, one in ten above", f"from {low} to {high}"),
        ))  # fmt: skip

    def once(self, rng: Random) -> tuple[int, Mapping[str, Any]]:
        deal, worth = rng.sample(common.listed(self.cards), self.size), 0
        shown: dict[str, Any] = {}
        for seat, size in self.sizes.items():
            hand: Cards = tuple(deal.pop() for _ in range(size))
            shown |= common.turned(self.view, seat, hand) if seat >= 0 else common.laid_out(hand)
            worth += points(hand)
        return worth, shown

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        if len(self.dist) < 3:
            return ()
        low, high = self.spread
        step = next((n for n in (5, 10, 20) if max(self.dist) < 30 * n), 50)
        caption = (
            f"In steps of {step} points. The mean is where the row balances, not where it is highest: a few high "
            f"cards move it. About eight deals in ten lie from {low} to {high}."
        )
        return (Histogram("How many points, how often", caption, self.dist, step, low, high, "points"),)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        faces = sorted({POINTS[card] for card in KINDS})
        alike = Fraction(self.size * sum(faces), len(faces))
        words = (
            f"Values are not on equally many cards: {worth_many(20)} of the deck are worth 20, "
            f"{worth_many(50)} are worth 50 and {worth_many(0)} are worth 0. Weigh each value by its cards."
        )
        found = [Mistake("alike", "Each value alike", alike, words)]
        numbers = {card: n for card, n in self.cards.items() if POINTS[card] < 20}
        if any(numbers.values()):
            words = (
                "It leaves out the cards at 20 and 50 points. There are fewer of those, but they count for more."
            )
            found.append(Mistake("part", "Numbers only", self.size * odds.mean_points(numbers), words))
        return wrong(self.number, *found)

    @cached_property
    def span(self) -> tuple[float, float]:
        worths = sorted(map(POINTS.__getitem__, common.listed(self.cards)), reverse=True)
        return 0.0, float(sum(worths[: self.size]))

    @cached_property
    def quantities(self) -> Mapping[str, Fraction | int]:
        return {"N": self.n, "n": self.size, "deck": odds.mean_points(odds.FULL)}

    @cached_property
    def slots(self) -> Mapping[str, str]:
        low, high = self.spread
        here = {"cards": count(self.size), "exact": f"{float(self.number):.1f}", "low": str(low), "top": str(high)}
        return {**_deck(), **here}


def worth_many(points: int) -> int:
    """How many cards of the deck are worth so many points."""
    return sum(n for card, n in odds.FULL.items() if POINTS[card] == points)


@cache
def _deck() -> Mapping[str, str]:
    """Words for the lesson that hang on no position."""
    first, deck = odds.first_card(), odds.FULL
    whole = sum(POINTS[card] * n for card, n in deck.items())
    high = sum(POINTS[card] * n for card, n in deck.items() if POINTS[card] >= 20)
    legal = odds.legal_draw_four(COLOUR[EXAMPLE], common.without(deck, EXAMPLE))
    return {
        "deck": f"{whole:,}",
        "mean": f"{float(odds.mean_points(deck)):.2f}",
        "high": percent(Fraction(high, whole)),
        "dear": str(worth_many(20) + worth_many(50)),
        "all": str(sum(deck.values())),
        "five": f"{float(odds.mean_points(deck, 5)):.2f}",
        "ten": f"{float(odds.mean_points(deck, 10)):.2f}",
        "example": named(EXAMPLE),
        "first_number": percent(first["number"]),
        "first_two": percent(first["draw two"]),
        "first_wild": percent(first["wild"]),
        "holds_four": percent(odds.holds("w+4", deck)),
        "legal_four": percent(legal),
    }
