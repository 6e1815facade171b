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
from uncle_widgets.games.uno.cards import COLOUR, DECK, KINDS, POINTS, Card, Cards, points
from uncle_widgets.games.uno.questions import common
from uncle_widgets.games.uno.questions.common import ANY_CARDS, EXAMPLE
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import named
from uncle_widgets.games.words import called, capital, count, spelled, spoken, wrong
from uncle_widgets.probability.charts import Histogram
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Ask, Derivation, Line, Mistake, Model
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import amount, percent, trimmed

SHARED = "Find what one card is worth on average. Averages add up, so multiply by the number of cards."
"""The idea of the lesson."""


@dataclass(frozen=True)
class HandWorth(Question[View]):
    """N-L5: what are hidden cards worth? `hand`: 'others', a seat, 'five' or 'ten' from a full deck."""

    id: ClassVar[str] = "N-L5"
    title: ClassVar[str] = "What are the cards left in hand worth?"
    name: ClassVar[str] = "What is it worth?"
    when: ClassVar[str] = "at any time, about hands on the table or cards from a full deck"
    concept: ClassVar[str] = "linearity of expectation"
    misconception: ClassVar[str] = "most cards are numbers, so a card is worth about four or five points"
    measure: ClassVar[str] = "points"
    hand: int | str = setting("", "Whose cards", {})

    DECKS: ClassVar[Mapping[str, int]] = {"five": 5, "ten": 10}

    @property
    def model(self) -> Model:
        return Model("value-blind", f"{ANY_CARDS} (Players may get rid of high cards first.)")

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
        return found | {name: f"{name} cards from a full deck" for name in self.DECKS}

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
            many = "How many points are they worth together, on average?"
            if of_deck:
                return f"{capital(spelled(size))} cards are dealt from a full deck. {many}"
            who = called(view, common.actor(view))
            goes = "you go" if who == "you" else f"{who} goes"
            names, each = [LETTERS[seat] for seat in sorted(sizes)], [sizes[seat] for seat in sorted(sizes)]
            if len(each) == 1:
                left = f"{names[0]} still holds {count(size) if size > 1 else 'one card'}"
                it = "is it worth" if size == 1 else "are they worth"
                return f"Suppose {goes} out now, and {left}. How many points {it}, on average?"
            if len({*each}) == 1:
                left = f"{spoken(names)} still hold {count(each[0]) if each[0] > 1 else 'one card'} each"
            else:
                first, *rest = zip(names, each, strict=True)
                left = spoken([f"{first[0]} still holds {count(first[1])}", *(f"{name} {n}" for name, n in rest)])
            return f"Suppose {goes} out now. {left}. How many points are all these cards worth, on average?"

        def derivation() -> Derivation:
            n, one, whole = sum(cards.values()), mean() / size, sum(POINTS[c] * k for c, k in cards.items())
            lit = () if of_deck else tuple(key for seat in sizes for key in common.held_keys(view, seat))
            deck = Line("Cards in the deck", "all of them", str(n), ("draw",))
            each = Ask(
                f"That's {whole:,} points on {n} cards. How many points is one card worth, on average?",
                one,
                f"Share out {whole:,} points equally among {n} cards.",
                f"{whole:,} points shared out among {n} cards is {trimmed(one)} for each. Most cards are worth "
                "less, and a few are worth 20 or 50.",
                "mean",
                "points",
            )
            lines = [
                deck if of_deck else common.unseen_line(view),
                *_dear(cards, f"the {n} cards " + ("of the deck" if of_deck else "you can't see"), hand != "ten"),
                Line("One card, on average", f"{whole:,} ÷ {n}", amount(one, "points"), ("draw",), each),
            ]
            if size > 1:
                sized, each_hand = spelled(size), " + ".join(str(sizes[seat]) for seat in sorted(sizes))
                hands = f"The players hold {each_hand} = {size} cards. " if len(sizes) > 1 else ""
                together = Ask(
                    f"And how many points are {sized} cards worth together, on average?",
                    mean(),
                    f"{hands}Averages simply add up. Take {sized} times the average of one card.",
                    f"{size} × {whole:,} ÷ {n} is {trimmed(mean())}. It makes no difference whose cards they are.",
                    "mean",
                    "points",
                )
                words = f"{capital(sized)} cards, on average"
                lines.append(Line(words, f"{size} × {whole:,} ÷ {n}", amount(mean(), "points"), lit, together))
            return Derivation(tuple(lines), idea=SHARED)

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
                f"Not every value is equally common. The deck has {worth_many(20)} cards worth 20, but only "
                f"{spelled(worth_many(50))} worth 50 and {spelled(worth_many(5))} worth 5."
            )
            alike = Mistake("alike", "All values equally common", Fraction(size * sum(faces), len(faces)), words)
            numbers = {card: many for card, many in cards.items() if POINTS[card] < 20}
            if not any(numbers.values()):
                return wrong(mean(), alike)
            words = (
                "That leaves out the cards worth 20 and 50. There are fewer of them, but each is worth far more."
            )
            part = Mistake("part", "Only the number cards", size * odds.mean_points(numbers), words)
            return wrong(mean(), alike, part)

        asks = {
            "alike": "Did you treat all values, from 0 to 50, as equally common?",
            "part": "Did you count only the number cards?",
            "middle": "Did you take the middle between 0 and 50?",
            "seen": "Did you use the average of a full deck?",
            "one": "Did you count only one player's cards?"
            if len(sizes) > 1
            else "Did you give the value of one card?",
            "same": "Did you give the same number as for five cards?"
            if hand == "ten"
            else "Did you use your number from before again?",
        }

        def pictures() -> tuple[Histogram, ...]:
            dist, low, high = spread()
            if len(dist) < 3:
                return ()
            step = next((n for n in (5, 10, 20) if max(dist) < 30 * n), 50)
            caption = (
                f"Each bar is {step} points wide. The average is where the bars would balance, not where they are "
                f"highest. About eight deals out of ten are worth between {low} and {high} points."
            )
            return (Histogram("How often so many points come", caption, dist, step, low, high, "points"),)

        def span() -> tuple[float, float]:
            worths = sorted(map(POINTS.__getitem__, common.listed(cards)), reverse=True)
            return 0.0, float(sum(worths[:size]))

        def slots() -> Mapping[str, str]:
            _, low, high = spread()
            cards = f"{spelled(size)} cards are" if size > 1 else "one card is"
            here = {"cards": cards, "exact": f"{float(mean()):.1f}", "low": str(low), "top": str(high)}
            return {**_deck(), **here}

        return Filled(
            self,
            view,
            answer=mean,
            once=once,
            words=words,
            given=lambda: (
                "All 108 cards are shuffled, and you haven't seen any of them."
                if of_deck
                else common.given_by(view)
            ),
            derivation=derivation,
            cases="on average",
            asks=asks,
            knobs=lambda: (self.knob("hand", choices=hands, value=hand),),
            span=span,
            mistakes=mistakes,
            pictures=pictures,
            quantities=lambda: {"N": sum(cards.values()), "n": size, "deck": odds.mean_points(odds.FULL)},
            slots=slots,
        )


def _dear(cards: Mapping[Card, int], these: str, asked: bool) -> tuple[Line, ...]:
    """The cards worth 50, those worth 20, and the points of all cards; asked of `these` cards, or only shown."""
    many = {worth: sum(n for card, n in cards.items() if POINTS[card] == worth) for worth in (50, 20)}
    rest = sum(POINTS[card] * n for card, n in cards.items() if POINTS[card] < 20)
    wild, action = 50 * many[50], 20 * many[20]
    told = {
        50: (f"Each wild card is worth 50 points. How many of {these} are wild cards?", "wild cards",
             f"The deck has {worth_many(50)} wild cards."),
        20: ("Each action card (Draw Two, Reverse or Skip) is worth 20 points. How many are there?",
             "action cards", f"The deck has {worth_many(20)} action cards, 6 in each colour."),
    }  # fmt: skip
    lines = []
    for worth, (words, what, deck) in told.items():
        n, row = many[worth], f"{many[worth]} × {worth} = {many[worth] * worth:,} points"
        gone = "" if sum(cards.values()) == len(DECK) else " Take away the ones you can see."
        ask = Ask(words, Fraction(n), f"{deck}{gone}", f"There are {n} {what}: {row}.", unit="cards")
        lit = common.kind_keys(cards, {card for card in KINDS if POINTS[card] == worth})
        lines.append(Line(capital(what), row, str(n), lit, ask if asked else None))
    formula = f"{wild:,} + {action:,} + {rest:,} for the number cards"
    return (
        *lines,
        Line("All these points together", formula, f"{wild + action + rest:,}", common.kind_keys(cards)),
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
