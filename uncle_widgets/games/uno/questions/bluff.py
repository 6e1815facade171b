"""N-L3: whether a Wild Draw Four is a bluff, by Bayes' theorem; and what the answer costs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import OF_COLOUR, WILD4, Card
from uncle_widgets.games.uno.questions import common, trials
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import COLOUR_WORDS as WORDS
from uncle_widgets.games.words import count, hundred, wrong
from uncle_widgets.probability.growing import Cases
from uncle_widgets.probability.pictures import FrequencyGrid, Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Growing, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.rounding import shares
from uncle_widgets.probability.show import of_hundred, percent
from uncle_widgets.refusal import Refusal, whole


@dataclass(frozen=True)
class Four:
    """A Wild Draw Four laid, or supposed to be: by whom, how many cards are left, on what, from which cards."""

    seat: Seat
    cards: int
    top: Card
    colour: str
    unseen: Mapping[Card, int]
    laid: bool


def four(view: View) -> Four | None:
    """The Wild Draw Four that waits for an answer; else one supposed of the player before you, or
    of another who could lay one."""
    if not common.on(view):
        return None
    table = view.table
    if view.phase == "answer" and view.table.top == WILD4:
        seat = table.layer
        if view.hands[seat] is not None or not view.table.counts[seat]:
            return None
        return Four(seat, view.table.counts[seat], *table.before, view.copies, True)
    if not view.copies[WILD4]:
        return None
    seats = common.hidden(view)
    if isinstance(view.me, int) and view.me in table.order and table.after(view.me, -1) in seats:
        seats = (table.after(view.me, -1), *seats)
    for seat in seats:
        if view.table.counts[seat] > 1:
            left = common.without(view.copies, WILD4)
            return Four(seat, view.table.counts[seat] - 1, view.table.top, view.table.colour, left, False)
    return None


@dataclass(frozen=True)
class Holders:
    """Whole numbers of players who hold a Wild Draw Four: of `all`, `hold` have the colour too, and `bluff` of
    those lay it."""

    all: int
    hold: int
    bluff: int

    @property
    def right(self) -> int:
        """Without the colour: they lay it by right."""
        return self.all - self.hold

    @classmethod
    def counted(cls, prior: Fraction, rate: Fraction) -> Holders:
        """As few as tell the answer to the nearest of 100: 100, or where that is too coarse 1,000 or more."""
        exact = odds.bluff_posterior(prior, rate)
        for n in (100, 1_000, 10_000):
            hold, _ = shares((prior, 1 - prior), n)
            bluff, _ = shares((rate, 1 - rate), hold)
            found = cls(n, hold, bluff)
            laid = bluff + found.right
            if laid and of_hundred(Fraction(bluff, laid)) == of_hundred(exact):
                break
        return found


@dataclass(frozen=True)
class IsItABluff(Question[View]):
    """N-L3: is a Wild Draw Four a bluff? `rate`: how often, in per cent, one is laid against the rule."""

    id: ClassVar[str] = "N-L3"
    title: ClassVar[str] = "Is that Wild Draw Four a bluff?"
    name: ClassVar[str] = "A bluff?"
    when: ClassVar[str] = "when somebody may hold, or has laid, a Wild Draw Four"
    concept: ClassVar[str] = "Bayes' theorem and expected value"
    misconception: ClassVar[str] = "most hands hold the colour, so most of these cards are bluffs"
    rate: int = 25
    prior_is: str = "told"

    RATES: ClassVar[tuple[int, ...]] = (5, 10, 25, 50, 100)

    def __post_init__(self) -> None:
        whole("rate", self.rate, 1, 100)
        if self.prior_is not in ("told", "asked"):
            raise Refusal(f"Expected prior_is to be told or asked, not {str(self.prior_is)[:20]!r}.")

    @property
    def model(self) -> Model:
        return Model(
            "bluffs",
            "We suppose that whoever holds a Wild Draw Four always lays it when the rules allow it, and when they "
            "do not as often as the question says. The other cards may be any unseen ones. "
            "Of the players here only 'bluffer' bluffs.",
        )

    def arise(self, view: View) -> Bluff | None:
        case = four(view)
        return Bluff(self, view, case) if case else None


@dataclass(eq=False)
class Bluff(Posed[View]):
    """The question about one Wild Draw Four."""

    question: IsItABluff
    case: Four
    says = "Wild Draw Fours laid like this are bluffs"

    def __post_init__(self) -> None:
        case = self.case
        self.who, self.colour = LETTERS[case.seat], WORDS[case.colour]
        self.prior = odds.has_colour(case.colour, case.unseen, case.cards)
        self.rate = Fraction(self.question.rate, 100)
        self.p = odds.bluff_posterior(self.prior, self.rate)

    @cached_property
    def of(self) -> Holders:
        return Holders.counted(self.prior, self.rate)

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        rates = tuple((n, f"{n}%") for n in sorted({*IsItABluff.RATES, self.question.rate}))
        told = (("told", "told"), ("asked", "for you to find"))
        return (
            Knob("rate", "Bluffs, where the rules forbid it", rates, supposes=True, value=self.question.rate),
            Knob("prior_is", "How many hold the colour", told, value=self.question.prior_is),
        )

    @cached_property
    def words(self) -> str:
        laid = f"{self.who} lays a Wild Draw Four"
        told = f" {_held(of_hundred(self.prior), self.colour)}" if self.question.prior_is == "told" else ""
        return (
            f"{laid if self.case.laid else f'Suppose {laid}'} on {self.colour} and has {count(self.case.cards)} "
            f"left.{told} Of 100 who hold {self.colour} {self.question.rate} bluff. "
            f"Is it a bluff: does {self.who} hold a {self.colour} card?"
        )

    @cached_property
    def given(self) -> str:
        return common.given_by(self.view)

    def answer(self) -> Fraction:
        return self.p

    @cached_property
    def derivation(self) -> Derivation:
        case, colour, of, view = self.case, self.colour, self.of, self.view
        total, size = sum(case.unseen.values()), sum(case.unseen[card] for card in OF_COLOUR[case.colour])
        without = f"{comb(total - size, case.cards):,}/{comb(total, case.cards):,}"
        lines = [
            Line(f"{colour.capitalize()} among the cards you cannot see", f"25 − {25 - size} seen",
                 f"{size} of {total}", common.kind_keys(case.unseen, OF_COLOUR[case.colour])),
            Line(f"Of {of.all:,} such hands, with {colour}",
                 f"1 − C({total - size}, {case.cards})/C({total}, {case.cards}) = 1 − {without}", f"{of.hold:,}",
                 common.held_keys(view, case.seat)),
            Line("Of these, bluffs", f"{self.question.rate} in 100 of {of.hold:,}", f"{of.bluff:,}"),
            Line("Bluffs among those laid", f"{of.bluff:,} of {of.bluff:,} + {of.right:,} without {colour}",
                 hundred(self.p)),
        ]  # fmt: skip
        if not case.laid or view.table.agenda[0].n == odds.ACCEPT:
            cost = odds.challenge_value(self.p)
            lost = f"{odds.LOSE} × {of.right:,} of {of.bluff + of.right:,}, about {float(cost):.1f}"
            better = "challenge" if cost < odds.ACCEPT else "accept" if cost > odds.ACCEPT else "both are alike"
            lines.append(Line("Cards to challenge, on average", f"{lost} against {odds.ACCEPT}", better))
        return Derivation(tuple(lines))

    @cached_property
    def struck(self) -> str:
        return f"{self.who} holds {self.colour} and keeps the card back"

    def growing(self) -> Growing:
        return Cases(("by a bluff", "by right", "kept back"))

    def once(self, rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        """A trial is one holder of the card: struck out where it is not laid."""
        case = self.case
        guilty, hand = trials.holder(
            case.top, case.colour, common.listed(case.unseen), case.cards, self.question.rate, rng
        )
        return guilty, common.turned(self.view, case.seat, hand)

    @cached_property
    def quantities(self) -> Mapping[str, Fraction]:
        return {"prior": self.prior, "r": self.rate}

    @cached_property
    def derivable(self) -> bool:
        return self.view.phase == "answer" and "reshuffle" not in {entry.what for entry in self.view.table.log}

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part("by a bluff", self.p, 1), Part("by right", 1 - self.p, 0)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        prior, rate = self.prior, self.rate
        if prior in (0, 1):
            return ()
        grid = FrequencyGrid(
            "Strike out who did not lay it",
            f"Those who hold {self.colour} and keep the card are not in front of you. Count only the cards laid.",
            prior * rate, prior * (1 - rate), 1 - prior, Fraction(),
            "100 who hold the card", f"hold {self.colour}", f"hold no {self.colour}", "are bluffs",
        )  # fmt: skip
        return (grid,)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        colour, rate = self.colour, self.rate
        return wrong(
            self.p,
            Mistake(
                "news", f"It holds {colour}", self.prior,
                f"So many hands hold {colour}, but not all lay the card.",
            ),
            Mistake(
                "base", f"{self.question.rate}%", rate,
                "That is how often a bluffer bluffs, not how many cards are bluffs.",
            ),
            Mistake(
                "struck", "Both at once", self.prior * rate,
                "A share of all hands. Count only those that lay the card.",
            ),
        )  # fmt: skip

    @cached_property
    def slots(self) -> Mapping[str, str]:
        even = odds.indifferent_rate(self.prior)
        return {
            "who": self.who,
            "left": count(self.case.cards),
            "colour": self.colour,
            "prior": percent(self.prior),
            "rate": f"{self.question.rate}%",
            "exact": hundred(self.p),
            "accept": str(odds.ACCEPT),
            "lose": str(odds.LOSE),
            "cost": f"{float(odds.challenge_value(self.p)):.2f}",
            "even": percent(odds.break_even()),
            "margin": percent(odds.break_even(margin=True)),
            "rate_even": "Here accepting is better however often they do."
            if even is None
            else f"At {percent(even)} both answers cost you the same.",
        }


def _held(n: int, colour: str) -> str:
    """'Of 100 such hands 80 hold blue.'"""
    many = {0: "hardly one holds", 1: "1 holds", 100: "nearly all hold"}.get(n, f"{n} hold")
    return f"Of 100 such hands {many} {colour}."
