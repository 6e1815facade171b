"""N-L5: what the cards left in hand are worth, by linearity of expectation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import accumulate
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
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Model
from uncle_widgets.probability.settings import setting
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
    hand: int | str = setting("", "Whose cards", {})

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

    def hands(self, seats: tuple[Seat, ...]) -> dict[int | str, str]:
        """The hands that may be asked about where these would pay, and what they are called."""
        found = dict[int | str, str]()
        if seats:
            found["others"] = "all the others'" if len(seats) > 1 else f"{LETTERS[seats[0]]}'s"
        if len(seats) > 1:
            found.update((seat, f"{LETTERS[seat]}'s") for seat in seats)
        return found | {name: f"{name} from a full deck" for name in self.DECKS}

    def choice(self, hands: Mapping[int | str, str]) -> int | str:
        return self.hand if self.hand in list(hands) else next(iter(hands))

    def table(self, view: View) -> View:
        return common.undealt(view) if self.choice(self.hands(self.losers(view))) in self.DECKS else view

    def arise(self, view: View) -> Filled[View]:
        losers = self.losers(view)
        hands = self.hands(losers)
        hand = self.choice(hands)
        of_deck = hand in self.DECKS
        cards: Mapping[Card, int] = odds.FULL if of_deck else view.copies
        if of_deck:
            sizes = {-1: self.DECKS[str(hand)]}  # at no seat
        else:
            sizes = {seat: view.table.counts[seat] for seat in (losers if hand == "others" else (int(hand),))}
        size = sum(sizes.values())

        def mean() -> Fraction:
            return odds.mean_points(cards, size)

        @cache
        def spread() -> tuple[Dist[int], int, int]:
            """How the points are spread, what one deal in ten stays below, and what one in ten is above."""
            dist = odds.points(cards, size)
            return dist, _reached(dist, Fraction(1, 10)), _reached(dist, Fraction(9, 10))

        def words() -> str:
            if of_deck:
                return f"{count(size)} come from a full deck. How many points are they worth, on average?"
            who = called(view, common.actor(view))
            goes = "you went" if who == "you" else f"{who} went"
            left = count(size) if size > 1 else "one card"
            theirs = f"{left} of {spoken(LETTERS[seat] for seat in sorted(sizes))}"
            return f"Suppose {goes} out now: how many points would the {theirs} bring, on average?"

        def derivation() -> Derivation:
            sums = dict.fromkeys(("in numbers", "at 20", "at 50"), 0)
            for card, many in cards.items():
                worth = POINTS[card]
                sums[f"at {worth}" if worth > 9 else "in numbers"] += many * worth
            n, whole = sum(cards.values()), f"{sum(sums.values()):,}"
            lit = () if of_deck else tuple(key for seat in sizes for key in common.held_keys(view, seat))
            deck = Line("Cards in the deck", "all of them", str(n), ("draw",))
            _, low, high = spread()
            return Derivation((
                deck if of_deck else common.unseen_line(view),
                Line("Their points", " + ".join(f"{worth:,} {words}" for words, worth in sums.items() if worth),
                     whole, common.kind_keys(cards)),
                Line("One card, on average", f"{whole}/{n}", f"{float(mean() / size):.2f}"),
                Line(f"{count(size)}: the means add up", f"{size} × {whole}/{n}", f"{float(mean()):.2f}", lit),
                Line("Four deals in five lie", "one in ten below, one in ten above", f"from {low} to {high}"),
            ))  # fmt: skip

        def once(rng: Random) -> tuple[int, Mapping[str, Any]]:
            deal, worth = rng.sample(common.listed(cards), size), 0
            shown: dict[str, Any] = {}
            for seat, many in sizes.items():
                dealt: Cards = tuple(deal.pop() for _ in range(many))
                shown |= common.laid_out(dealt) if of_deck else common.turned(view, seat, dealt)
                worth += points(dealt)
            return worth, shown

        def mistakes() -> tuple[Mistake, ...]:
            faces = sorted({POINTS[card] for card in KINDS})
            words = (
                f"Values are not on equally many cards: {worth_many(20)} of the deck are worth 20, "
                f"{worth_many(50)} are worth 50 and {worth_many(0)} are worth 0. Weigh each value by its cards."
            )
            alike = Mistake("alike", "Each value alike", Fraction(size * sum(faces), len(faces)), words)
            numbers = {card: many for card, many in cards.items() if POINTS[card] < 20}
            if not any(numbers.values()):
                return wrong(mean(), alike)
            words = (
                "It leaves out the cards at 20 and 50 points. There are fewer of those, but they count for more."
            )
            return wrong(mean(), alike, Mistake("part", "Numbers only", size * odds.mean_points(numbers), words))

        def pictures() -> tuple[Histogram, ...]:
            dist, low, high = spread()
            if len(dist) < 3:
                return ()
            step = next((n for n in (5, 10, 20) if max(dist) < 30 * n), 50)
            caption = (
                f"In steps of {step} points. The mean is where the row balances, not where it is highest: a few "
                f"high cards move it. About eight deals in ten lie from {low} to {high}."
            )
            return (Histogram("How many points, how often", caption, dist, step, low, high, "points"),)

        def span() -> tuple[float, float]:
            worths = sorted(map(POINTS.__getitem__, common.listed(cards)), reverse=True)
            return 0.0, float(sum(worths[:size]))

        def slots() -> Mapping[str, str]:
            _, low, high = spread()
            here = {"cards": count(size), "exact": f"{float(mean()):.1f}", "low": str(low), "top": str(high)}
            return {**_deck(), **here}

        return Filled(
            self,
            view,
            answer=mean,
            once=once,
            words=words,
            given=lambda: (
                "Nothing has been seen: all 108 cards are shuffled." if of_deck else common.given_by(view)
            ),
            derivation=derivation,
            says="on average",
            knobs=lambda: (self.knob("hand", choices=hands, value=hand),),
            span=span,
            mistakes=mistakes,
            pictures=pictures,
            quantities=lambda: {"N": sum(cards.values()), "n": size, "deck": odds.mean_points(odds.FULL)},
            slots=slots,
        )


def _reached(dist: Dist[int], share: Fraction) -> int:
    """The points up to which so large a share of the deals lies."""
    worths = sorted(dist.weights)
    so_far = accumulate(dist.weights[worth] for worth in worths)
    return next(worth for worth, n in zip(worths, so_far, strict=True) if n >= share * dist.total)


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
