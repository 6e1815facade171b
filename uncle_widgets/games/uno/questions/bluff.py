"""N-L3: whether a Wild Draw Four is a bluff, by Bayes' theorem; and what the answer costs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, WILD4, Card
from uncle_widgets.games.uno.questions import trials
from uncle_widgets.games.uno.questions.common import (
    given_by,
    held_keys,
    hidden,
    listed,
    on,
    seen_keys,
    turned,
    unseen_line,
    without,
)
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import COLOUR_WORDS as WORDS
from uncle_widgets.games.words import count, hundred, wrong
from uncle_widgets.probability.growing import Cases
from uncle_widgets.probability.pictures import FrequencyGrid, Picture, WholeTree
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Growing, Knob, Line, Mistake, Model, Node, Part
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
    if not on(view):
        return None
    table = view.table
    if view.phase == "answer" and view.top == WILD4:
        seat = table.layer
        if view.hands[seat] is not None or not view.counts[seat]:
            return None
        return Four(seat, view.counts[seat], *table.before, view.copies, True)
    if not view.copies[WILD4]:
        return None
    seats = hidden(view)
    if isinstance(view.me, int) and view.me in table.order and table.after(view.me, -1) in seats:
        seats = (table.after(view.me, -1), *seats)
    for seat in seats:
        if view.counts[seat] > 1:
            left = without(view.copies, WILD4)
            return Four(seat, view.counts[seat] - 1, view.top, view.colour, left, False)
    return None


BLUFFS, KEPT = "bluffs", "kept back"
"""Branches of the tree: what counts, and what is struck out."""


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
            "We suppose that whoever holds a Wild Draw Four always lays it when the rules allow it, and "
            f"{self.rate} times in 100 when they do not. The other cards may be any unseen ones. "
            "People bluff; the bots here never do.",
        )

    def knobs(self, view: View) -> tuple[Knob, ...]:
        rates = tuple((n, f"{n}%") for n in sorted({*self.RATES, self.rate}))
        told = (("told", "told"), ("asked", "for you to find"))
        return (
            Knob("rate", "Bluffs, where the rules forbid it", rates, supposes=True, value=self.rate),
            Knob("prior_is", "How many hold the colour", told, value=self.prior_is),
        )

    def position(self, view: View) -> Four:
        found = four(view)
        assert found is not None, "asked where no Wild Draw Four can be laid"
        return found

    def prior(self, view: View) -> Fraction:
        """The chance that the other cards of that hand hold the colour."""
        case = self.position(view)
        return odds.has_colour(case.colour, case.unseen, case.cards)

    def ask(self, view: View) -> str | None:
        case = four(view)
        if case is None:
            return None
        who, colour = LETTERS[case.seat], WORDS[case.colour]
        laid = f"{who} lays a Wild Draw Four" if case.laid else f"Suppose {who} lays a Wild Draw Four"
        held = f" {_held(of_hundred(self.prior(view)), colour)}" if self.prior_is == "told" else ""
        return (
            f"{laid} on {colour} and has {count(case.cards)} left.{held} Is it a bluff: does {who} hold a "
            f"{colour} card?"
        )

    def given(self, view: View) -> str:
        return given_by(view)

    def answer(self, view: View) -> Fraction:
        return odds.bluff_posterior(self.prior(view), Fraction(self.rate, 100))

    def says(self, view: View) -> str:
        return "Wild Draw Fours laid like this are bluffs"

    def derive(self, view: View) -> Derivation:
        case, prior, p = self.position(view), self.prior(view), self.answer(view)
        colour, total, rate = WORDS[case.colour], sum(case.unseen.values()), Fraction(self.rate, 100)
        size = sum(n for card, n in case.unseen.items() if COLOUR[card] == case.colour)
        cost, even = odds.challenge_value(p), odds.indifferent_rate(prior)
        seen = seen_keys(view, lambda card: COLOUR[card] == case.colour)
        of = Holders.counted(prior, rate)
        lines = [
            unseen_line(view, "" if case.laid else "1 Wild Draw Four"),
            Line(f"Of these, {colour}", f"25 − {25 - size} seen", str(size), seen),
            Line(
                f"{LETTERS[case.seat]} holds {colour}",
                f"1 − C({total - size}, {case.cards})/C({total}, {case.cards})"
                f" = 1 − {comb(total - size, case.cards):,}/{comb(total, case.cards):,}",
                percent(prior),
                held_keys(view, case.seat),
            ),
            Line(f"Of {of.all:,} who hold the card, with {colour}", percent(prior), f"{of.hold:,}"),
            Line("Of these, bluffs", f"{self.rate} in 100 of {of.hold:,}", f"{of.bluff:,}"),
            Line("Struck out: they do not lay it", f"{of.hold:,} − {of.bluff:,}", f"{of.hold - of.bluff:,}"),
            Line(f"Without {colour}, laid by right", f"{of.all:,} − {of.hold:,}", f"{of.right:,}"),
            Line("Bluffs among those laid", f"{of.bluff:,} of {of.bluff:,} + {of.right:,}", hundred(p)),
        ]
        if not case.laid or view.table.agenda[0].n == odds.ACCEPT:
            better = "challenge" if cost < odds.ACCEPT else "accept" if cost > odds.ACCEPT else "both are alike"
            lost = f"{odds.LOSE} × {of.right:,} of {of.bluff + of.right:,}"
            lines += [
                Line("To challenge costs, on average", lost, f"about {float(cost):.1f} cards"),
                Line(f"To accept costs {odds.ACCEPT} cards", f"{float(cost):.2f} against {odds.ACCEPT}", better),
                Line(
                    "Challenge when bluffs are more than",
                    f"6 × (1 − p) = 4 at p = {odds.break_even()}",
                    percent(odds.break_even()),
                ),
            ]
            if even is not None:
                words = "Both answers cost the same at a bluff rate of"
                lines.append(Line(words, "(1 − h) / 2h, where h hold the colour", percent(even)))
        tree = Node(
            "hold a Wild Draw Four",
            value=f"{of.all:,}",
            children=(
                Node(
                    f"with {colour}",
                    prior,
                    f"{of.hold:,}",
                    children=(
                        Node(BLUFFS, rate, f"{of.bluff:,}"),
                        Node(KEPT, 1 - rate, f"{of.hold - of.bluff:,}"),
                    ),
                ),
                Node(
                    f"without {colour}",
                    1 - prior,
                    f"{of.right:,}",
                    children=(Node("laid by right", Fraction(1), f"{of.right:,}"),),
                ),
            ),
        )
        xs = tuple(range(5, 101, 5))
        exact = tuple(odds.bluff_posterior(prior, Fraction(x, 100)) for x in xs)
        title = "Bluffs among the cards laid, by how often players bluff (per cent)"
        curve = Curve(
            title,
            xs,
            exact,
            odds.break_even(),
            f"{odds.break_even()}: above it, challenge",
            "bluffs of 100, where the rules forbid it",
            "of 100 cards laid",
            ((odds.break_even(margin=True), f"{odds.break_even(margin=True)}: with the bluffer's 4 cards"),),
            self.rate,
        )
        return Derivation(tuple(lines), tree, curve)

    def struck(self, view: View) -> str:
        case = self.position(view)
        return f"{LETTERS[case.seat]} holds {WORDS[case.colour]} and keeps the card back"

    def growing(self, view: View) -> Growing | None:
        return Cases(("by a bluff", "by right", "kept back"))

    def once(self, view: View, rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        """A trial is one holder of the card: struck out where it is not laid."""
        case = self.position(view)
        guilty, hand = trials.holder(case.top, case.colour, listed(case.unseen), case.cards, self.rate, rng)
        return guilty, turned(view, case.seat, hand)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        return {"prior": self.prior(view), "r": Fraction(self.rate, 100)}

    def derivable(self, view: View) -> bool:
        return view.phase == "answer" and "reshuffle" not in {entry.what for entry in view.table.log}

    def parts(self, view: View) -> tuple[Part, ...]:
        p = self.answer(view)
        return (Part("by a bluff", p, 1), Part("by right", 1 - p, 0))

    def pictures(self, view: View) -> tuple[Picture, ...]:
        case, prior, rate = self.position(view), self.prior(view), Fraction(self.rate, 100)
        colour, tree = WORDS[case.colour], self.derive(view).tree
        if prior in (0, 1) or tree is None:
            return ()
        caption = f"Those who hold {colour} and keep the card are not in front of you. Count only the cards laid."
        grid = FrequencyGrid(
            "Strike out who did not lay it", caption, prior * rate, prior * (1 - rate), 1 - prior, Fraction(),
            "100 who hold the card", f"hold {colour}", f"hold no {colour}", "are bluffs",
        )  # fmt: skip
        of = Holders.counted(prior, rate)
        words = "" if of.all == 100 else f"Of {of.all:,}, since a hundred are too few to tell the share."
        return grid, WholeTree("The same as a tree", words, tree, (BLUFFS,), (KEPT,), of.all)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        case, prior = self.position(view), self.prior(view)
        colour, rate = WORDS[case.colour], Fraction(self.rate, 100)
        return wrong(
            self.answer(view),
            Mistake(
                "news", f"It holds {colour}", prior, f"So many hands hold {colour}, but not all lay the card."
            ),
            Mistake(
                "base", f"{self.rate}%", rate, "That is how often a bluffer bluffs, not how many cards are bluffs."
            ),
            Mistake(
                "struck", "Both at once", prior * rate, "A share of all hands. Count only those that lay the card."
            ),
        )

    def slots(self, view: View) -> Mapping[str, str]:
        case, prior, p = self.position(view), self.prior(view), self.answer(view)
        even = odds.indifferent_rate(prior)
        return {
            "who": LETTERS[case.seat],
            "left": count(case.cards),
            "colour": WORDS[case.colour],
            "prior": percent(prior),
            "rate": f"{self.rate}%",
            "exact": hundred(p),
            "accept": str(odds.ACCEPT),
            "lose": str(odds.LOSE),
            "cost": f"{float(odds.challenge_value(p)):.2f}",
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
