"""The questions of UNO, N-L1 to N-L6: here N-L5 and N-L6, what cards are worth and who is caught.

Trials deal and play (see `trials.py`); exact answers come from `odds.py`. `fit_questions.py`
has N-L1 and N-L2, `wild_questions.py` N-L3 and N-L4.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import Seat, spoken
from uncle_widgets.games.uno import odds, trials
from uncle_widgets.games.uno.fit_questions import EXAMPLE, CanOpen, WillItFit
from uncle_widgets.games.uno.sight import (
    LETTERS,
    called,
    capped,
    hand_keys,
    hidden,
    hundred,
    listed,
    many,
    named,
    on,
    ranged,
    sight,
    turned,
    unseen_line,
    without,
    wrong,
)
from uncle_widgets.games.uno.state import COLOUR, KINDS, POINTS, Card, Cards, View, points
from uncle_widgets.games.uno.wild_questions import IsItABluff, WhichColour
from uncle_widgets.probability.counting import binomial
from uncle_widgets.probability.question import Curve, Derivation, Knob, Line, Mistake, Model, Part, Question
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
        words = "Every hidden hand is counted as any of the unseen cards, though players may lay high cards first."
        return Model("value-blind", words)

    def goer(self, view: View) -> Seat:
        """Who is supposed to go out."""
        order = view.table.order
        if isinstance(view.me, int) and view.me in order:
            return view.me
        return view.seat if view.seat in order else order[0]

    def losers(self, view: View) -> tuple[Seat, ...]:
        """Whose hidden cards would count: all others', but not a partner's (UNO-PAR-2)."""
        if not on(view):
            return ()
        goer, order = self.goer(view), view.table.order
        teams = view.game.options.mode in ("partners", "tournament")
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
        _, seats, count = self.deal(view)
        if not seats:
            return f"{many(count).capitalize()} come from a full deck. How many points are they worth, on average?"
        who = called(view, self.goer(view))
        goes = "you went" if who == "you" else f"{who} went"
        whose = spoken(LETTERS[seat] for seat in sorted(seats))
        return f"If {goes} out now, how many points would the {many(count)} of {whose} bring, on average?"

    def given(self, view: View) -> str:
        return sight(view) if self.deal(view)[1] else "Nothing has been seen: all 108 cards are shuffled."

    def answer(self, view: View) -> Fraction:
        cards, _, count = self.deal(view)
        return odds.mean_points(cards, count)

    def says(self, view: View) -> str:
        return "on average"

    def derive(self, view: View) -> Derivation:
        cards, seats, count = self.deal(view)
        total, mean = sum(cards.values()), odds.mean_points(cards)
        kinds = (("numbers", range(10)), ("at 20", (20,)), ("at 50", (50,)))
        sums = [
            (words, sum(POINTS[c] * n for c, n in cards.items() if POINTS[c] in worth)) for words, worth in kinds
        ]
        lit = tuple(key for seat in seats for key in hand_keys(view, seat))
        low, high = spread(cards, count)
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
                    f"{many(count).capitalize()}: the means add up",
                    f"{count} × {float(mean):.2f}",
                    f"{float(count * mean):.2f}",
                    lit,
                ),
                Line("Four deals in five lie", "one in ten below, one in ten above", f"from {low} to {high}"),
            )
        )

    def dealt(self, view: View, rng: Random) -> dict[Seat, Cards]:
        """Hands for those who would lose; seat -1 stands for a hand from a full deck."""
        cards, seats, count = self.deal(view)
        deal = rng.sample(listed(cards), count)
        sizes = {seat: view.counts[seat] for seat in seats} or {-1: count}
        return {seat: tuple(deal.pop() for _ in range(n)) for seat, n in sizes.items()}

    def once(self, view: View, rng: Random) -> tuple[int, Mapping[str, Any]]:
        hands = self.dealt(view, rng)
        shown: dict[str, Any] = {}
        for seat in hands.keys() - {-1}:
            shown |= turned(view, seat, hands[seat])
        return sum(map(points, hands.values())), shown

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        cards, _, count = self.deal(view)
        numbers = {card: n for card, n in cards.items() if odds.kind(card) == "number"}
        faces = sorted({POINTS[card] for card in KINDS})
        found = [
            Mistake(
                "Each value alike",
                Fraction(count * sum(faces), len(faces)),
                "A 50 is rarer than a 5: weigh each value by how many cards have it.",
            )
        ]
        if sum(numbers.values()):
            words = "It leaves out the cards at 20 and 50 points: few, but they count."
            found.append(Mistake("Numbers only", count * odds.mean_points(numbers), words))
        return wrong(self.answer(view), *found)

    def span(self, view: View) -> tuple[float, float]:
        cards, _, count = self.deal(view)
        worths = sorted(map(POINTS.__getitem__, listed(cards)), reverse=True)
        return 0.0, float(sum(worths[:count]))

    def slots(self, view: View) -> Mapping[str, str]:
        first = odds.first_card()
        cards, _, count = self.deal(view)
        low, high = spread(cards, count)
        high_points = sum(POINTS[card] * n for card, n in odds.FULL.items() if POINTS[card] >= 20)
        whole = sum(POINTS[card] * n for card, n in odds.FULL.items())
        example = without(odds.FULL, EXAMPLE)
        return {
            "deck": f"{whole:,}",
            "mean": f"{float(odds.mean_points(odds.FULL)):.2f}",
            "high": percent(Fraction(high_points, whole)),
            "five": f"{float(odds.mean_points(odds.FULL, 5)):.2f}",
            "ten": f"{float(odds.mean_points(odds.FULL, 10)):.2f}",
            "cards": many(count),
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


def spread(cards: Mapping[Card, int], count: int) -> tuple[int, int]:
    """Points that one deal in ten stays below, and that one in ten is above."""
    whole, so_far, found = odds.points(cards, count), Fraction(), []
    weights = sorted(whole.weights.items())
    for share in (Fraction(1, 10), Fraction(9, 10)):
        so_far = Fraction()
        for worth, n in weights:
            so_far += Fraction(n, whole.total)
            if so_far >= share:
                found.append(worth)
                break
    return found[0], found[1]


@dataclass(frozen=True)
class WillTheyCatch(Question[View]):
    """N-L6: is a missing call noticed? `opponents` 0 means all at this table; `notice` in per cent."""

    id: ClassVar[str] = "N-L6"
    title: ClassVar[str] = "Should I bother to say UNO?"
    name: ClassVar[str] = "Say UNO?"
    when: ClassVar[str] = "always: when the last card but one is laid"
    concept: ClassVar[str] = "the complement rule"
    misconception: ClassVar[str] = "adding up: three opponents at 30% make 90%"
    opponents: int = 0
    notice: int = 30

    def __post_init__(self) -> None:
        ranged("opponents", self.opponents, 0, 9)
        ranged("notice", self.notice, 0, 100)

    @property
    def model(self) -> Model:
        return Model("notice", f"Each opponent notices with chance {self.notice}%, whatever the others do.")

    def choice(self, view: View) -> int:
        return self.opponents or len(view.table.order or view.hands) - 1

    def knobs(self, view: View) -> tuple[Knob, ...]:
        table = self.at(opponents=0).choice(view)
        counts = sorted({1, 2, 3, 5, 9, table, self.choice(view)})
        rates = tuple((n, f"{n}%") for n in sorted({10, 30, 50, 80, self.notice}))
        return (
            Knob("opponents", "Opponents", tuple((n, str(n)) for n in counts), value=self.choice(view)),
            Knob("notice", "Each notices with", rates, supposes=True, value=self.notice),
        )

    def ask(self, view: View) -> str | None:
        others = many(self.choice(view), "opponent")
        return (
            f"You lay your last card but one and do not say UNO. Each of {others} notices with chance "
            f"{self.notice}%. Are you caught?"
        )

    def given(self, view: View) -> str:
        return "Only the number of opponents counts. You do not notice it yourself in time."

    def answer(self, view: View) -> Fraction:
        return odds.caught(self.choice(view), Fraction(self.notice, 100))

    def says(self, view: View) -> str:
        return "times you are caught"

    def derive(self, view: View) -> Derivation:
        k, p, exact = self.choice(view), Fraction(self.notice, 100), self.answer(view)
        seats = [seat for seat in view.table.order if seat != view.me]
        lit = tuple(key for seat in seats for key in hand_keys(view, seat)) if len(seats) == k else ()
        xs = tuple(range(1, 10))
        miss = f"{100 - self.notice}%"
        missed = " × ".join([miss] * k) if k <= 4 else f"{miss} to the power {k}"
        return Derivation(
            (
                Line("One opponent misses it", f"1 − {self.notice}%", percent(1 - p)),
                Line("All of them miss it", missed, percent(1 - exact), lit),
                Line("At least one notices", "1 − that", percent(exact)),
                Line("What it costs, on average", f"2 cards × {percent(exact)}", f"{float(2 * exact):.2f} cards"),
            ),
            curve=Curve(
                "Caught, by the number of opponents",
                xs,
                tuple(odds.caught(n, p) for n in xs),
                Fraction(1),
                "certain",
            ),
        )

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        return trials.catches(self.choice(view), self.notice, rng), {}

    def parts(self, view: View) -> tuple[Part, ...]:
        eyes = binomial(self.choice(view), Fraction(self.notice, 100))
        one, none = eyes.P(lambda k: k == 1), eyes.P(lambda k: k == 0)
        return (
            Part("one notices", one, 1),
            Part("two or more notice", 1 - one - none, 2),
            Part("nobody notices", none, 0),
        )

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        k, p = self.choice(view), Fraction(self.notice, 100)
        return wrong(
            self.answer(view),
            Mistake(f"{k} × {self.notice}%", capped(k * p), "It counts the times when two notice twice."),
            Mistake(f"{self.notice}%", p, "That is one opponent. Any of them may notice."),
            Mistake("All must notice", p**k, "One who notices is enough."),
        )

    def slots(self, view: View) -> Mapping[str, str]:
        exact, rate = self.answer(view), Fraction(self.notice, 100)
        return {
            "opponents": many(self.choice(view), "opponent"),
            "notice": f"{self.notice}%",
            "miss": f"{100 - self.notice}%",
            "exact": hundred(exact),
            "cost": f"{float(2 * exact):.2f}",
            "one": percent(odds.caught(1, rate)),
            "three": percent(odds.caught(3, rate)),
            "nine": percent(odds.caught(9, rate)),
            "added": f"{3 * self.notice}%",
        }


QUESTIONS: Mapping[str, Question[View]] = {
    question.id: question
    for question in (CanOpen(), WillItFit(), IsItABluff(), WhichColour(), HandWorth(), WillTheyCatch())
}
