"""N-L5: what the cards left in hand are worth, by linearity of expectation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, KINDS, POINTS, Card, Cards, points
from uncle_widgets.games.uno.questions.common import (
    EXAMPLE,
    given_by,
    held_keys,
    hidden,
    laid_out,
    listed,
    on,
    turned,
    undealt,
    unseen_line,
    without,
)
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import named
from uncle_widgets.games.words import called, count, spoken, wrong
from uncle_widgets.probability.pictures import Histogram, Picture
from uncle_widgets.probability.question import Question
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

    def goer(self, view: View) -> Seat:
        """Who is supposed to go out."""
        order = view.table.order
        if isinstance(view.me, int) and view.me in order:
            return view.me
        return view.seat if view.seat in order else order[0]

    def losers(self, view: View) -> tuple[Seat, ...]:
        """Whose hidden cards would size: all others', but not a partner's (UNO-PAR-2)."""
        if not on(view):
            return ()
        goer, order = self.goer(view), view.table.order
        teams = view.options.mode in ("partners", "tournament")
        partner = order[(order.index(goer) + 2) % 4] if teams else goer
        return tuple(seat for seat in hidden(view) if seat not in (goer, partner))

    def hands(self, view: View) -> tuple[tuple[int | str, str], ...]:
        seats = self.losers(view)
        all_of = (("others", "all the others'" if len(seats) > 1 else f"{LETTERS[seats[0]]}'s"),) if seats else ()
        each = tuple((seat, f"{LETTERS[seat]}'s") for seat in seats) if len(seats) > 1 else ()
        return (*all_of, *each, *((name, f"{name} from a full deck") for name in self.DECKS))

    def choice(self, view: View) -> int | str:
        offered = [value for value, _ in self.hands(view)]
        return self.hand if self.hand in offered else offered[0]

    def knobs(self, view: View) -> tuple[Knob, ...]:
        return (Knob("hand", "Whose cards", self.hands(view), value=self.choice(view)),)

    def deal(self, view: View) -> tuple[Mapping[Card, int], tuple[Seat, ...], int]:
        """The cards they come from, whose they are (nobody's: from a full deck), and how many."""
        match self.choice(view):
            case int(seat):
                return view.copies, (seat,), view.counts[seat]
            case "others":
                seats = self.losers(view)
                return view.copies, seats, sum(view.counts[seat] for seat in seats)
            case name:
                return odds.FULL, (), self.DECKS[str(name)]

    def ask(self, view: View) -> str | None:
        _, seats, size = self.deal(view)
        if not seats:
            return f"{count(size)} come from a full deck. How many points are they worth, on average?"
        who = called(view, self.goer(view))
        goes = "you went" if who == "you" else f"{who} went"
        whose = spoken(LETTERS[seat] for seat in sorted(seats))
        cards = count(size) if size > 1 else "one card"
        return f"Suppose {goes} out now: how many points would the {cards} of {whose} bring, on average?"

    def given(self, view: View) -> str:
        return given_by(view) if self.deal(view)[1] else "Nothing has been seen: all 108 cards are shuffled."

    def table(self, view: View) -> View:
        return view if self.deal(view)[1] else undealt(view)

    def answer(self, view: View) -> Fraction:
        cards, _, size = self.deal(view)
        return odds.mean_points(cards, size)

    def says(self, view: View) -> str:
        return "on average"

    def derive(self, view: View) -> Derivation:
        cards, seats, size = self.deal(view)
        total, mean = sum(cards.values()), odds.mean_points(cards)
        kinds = (("in numbers", range(10)), ("at 20", (20,)), ("at 50", (50,)))
        sums = [
            (words, sum(POINTS[c] * n for c, n in cards.items() if POINTS[c] in worth)) for words, worth in kinds
        ]
        lit = tuple(key for seat in seats for key in held_keys(view, seat))
        low, high = spread(cards, size)
        return Derivation(
            (
                unseen_line(view) if seats else Line("Cards in the deck", "all of them", str(total)),
                Line(
                    "Their points",
                    " + ".join(f"{n:,} {words}" for words, n in sums if n),
                    f"{sum(n for _, n in sums):,}",
                ),
                Line("One card, on average", f"{sum(n for _, n in sums):,}/{total}", f"{float(mean):.2f}"),
                Line(
                    f"{count(size)}: the means add up",
                    f"{size} × {sum(n for _, n in sums):,}/{total}",
                    f"{float(size * mean):.2f}",
                    lit,
                ),
                Line("Four deals in five lie", "one in ten below, one in ten above", f"from {low} to {high}"),
            )
        )

    def dealt(self, view: View, rng: Random) -> dict[Seat, Cards]:
        """Hands for those who would lose; seat -1 stands for a hand from a full deck."""
        cards, seats, size = self.deal(view)
        deal = rng.sample(listed(cards), size)
        sizes = {seat: view.counts[seat] for seat in seats} or {-1: size}
        return {seat: tuple(deal.pop() for _ in range(n)) for seat, n in sizes.items()}

    def once(self, view: View, rng: Random) -> tuple[int, Mapping[str, Any]]:
        hands = self.dealt(view, rng)
        shown: dict[str, Any] = {}
        for seat in hands.keys() - {-1}:
            shown |= turned(view, seat, hands[seat])
        if -1 in hands:
            shown |= laid_out(hands[-1])
        return sum(map(points, hands.values())), shown

    def pictures(self, view: View) -> tuple[Picture, ...]:
        cards, _, size = self.deal(view)
        points = odds.points(cards, size)
        if len(points) < 3:
            return ()
        low, high = spread(cards, size)
        step = next((n for n in (5, 10, 20) if max(points) < 30 * n), 50)
        caption = (
            f"In steps of {step} points. The mean is where the row balances, not where it is highest: a few high "
            f"cards move it. About eight deals in ten lie from {low} to {high}."
        )
        return (Histogram("How many points, how often", caption, points, step, low, high, "points"),)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        cards, _, size = self.deal(view)
        numbers = {card: n for card, n in cards.items() if odds.kind(card) == "number"}
        faces = sorted({POINTS[card] for card in KINDS})
        found = [
            Mistake(
                "alike",
                "Each value alike",
                Fraction(size * sum(faces), len(faces)),
                "A 50 is rarer than a 5: weigh each value by how many cards have it.",
            )
        ]
        if sum(numbers.values()):
            words = "It leaves out the cards at 20 and 50 points: few, but they count."
            found.append(Mistake("part", "Numbers only", size * odds.mean_points(numbers), words))
        return wrong(self.answer(view), *found)

    def span(self, view: View) -> tuple[float, float]:
        cards, _, size = self.deal(view)
        worths = sorted(map(POINTS.__getitem__, listed(cards)), reverse=True)
        return 0.0, float(sum(worths[:size]))

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        cards, _, size = self.deal(view)
        return {"N": sum(cards.values()), "n": size, "deck": odds.mean_points(odds.FULL)}

    def slots(self, view: View) -> Mapping[str, str]:
        first = odds.first_card()
        cards, _, size = self.deal(view)
        low, high = spread(cards, size)
        high_points = sum(POINTS[card] * n for card, n in odds.FULL.items() if POINTS[card] >= 20)
        whole = sum(POINTS[card] * n for card, n in odds.FULL.items())
        example = without(odds.FULL, EXAMPLE)
        return {
            "deck": f"{whole:,}",
            "mean": f"{float(odds.mean_points(odds.FULL)):.2f}",
            "high": percent(Fraction(high_points, whole)),
            "five": f"{float(odds.mean_points(odds.FULL, 5)):.2f}",
            "ten": f"{float(odds.mean_points(odds.FULL, 10)):.2f}",
            "cards": count(size),
            "exact": f"{float(self.answer(view)):.1f}",
            "low": str(low),
            "top": str(high),
            "example": named(EXAMPLE),
            "first_number": percent(first["number"]),
            "first_two": percent(first["draw two"]),
            "first_wild": percent(first["wild"]),
            "holds_four": percent(odds.holds("w+4", odds.FULL)),
            "legal_four": percent(odds.legal_draw_four(COLOUR[EXAMPLE], example)),
        }


def spread(cards: Mapping[Card, int], size: int) -> tuple[int, int]:
    """Points that one deal in ten stays below, and that one in ten is above."""
    whole, so_far, found = odds.points(cards, size), Fraction(), []
    weights = sorted(whole.weights.items())
    for share in (Fraction(1, 10), Fraction(9, 10)):
        so_far = Fraction()
        for worth, n in weights:
            so_far += Fraction(n, whole.total)
            if so_far >= share:
                found.append(worth)
                break
    return found[0], found[1]
