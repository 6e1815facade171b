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
from uncle_widgets.probability.pictures import FrequencyGrid, Picture, WholeTree
from uncle_widgets.probability.question import Curve, Derivation, Knob, Line, Mistake, Model, Node, Part, Question
from uncle_widgets.probability.show import percent
from uncle_widgets.refusal import whole


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

    RATES: ClassVar[tuple[int, ...]] = (5, 10, 25, 50, 100)

    def __post_init__(self) -> None:
        whole("rate", self.rate, 1, 100)

    @property
    def model(self) -> Model:
        return Model(
            "bluffs",
            "Whoever holds a Wild Draw Four always lays it when the rules allow it, and "
            f"{self.rate} times in 100 when they do not. The other cards may be any unseen ones.",
        )

    def knobs(self, view: View) -> tuple[Knob, ...]:
        rates = tuple((n, f"{n}%") for n in sorted({*self.RATES, self.rate}))
        return (Knob("rate", "Bluffs, where the rules forbid it", rates, supposes=True, value=self.rate),)

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
        return (
            f"{laid} on {colour} and has {count(case.cards)} left. Is it a bluff: does {who} hold a {colour} card?"
        )

    def given(self, view: View) -> str:
        return given_by(view)

    def answer(self, view: View) -> Fraction:
        return odds.bluff_posterior(self.prior(view), Fraction(self.rate, 100))

    def says(self, view: View) -> str:
        return "such Wild Draw Fours are bluffs"

    def derive(self, view: View) -> Derivation:
        case, prior, p = self.position(view), self.prior(view), self.answer(view)
        colour, total, rate = WORDS[case.colour], sum(case.unseen.values()), Fraction(self.rate, 100)
        size = sum(n for card, n in case.unseen.items() if COLOUR[card] == case.colour)
        cost, even = odds.challenge_value(p), odds.indifferent_rate(prior)
        seen = seen_keys(view, lambda card: COLOUR[card] == case.colour)
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
            Line(f"Holds {colour} and bluffs", f"{percent(prior)} × {self.rate}%", percent(prior * rate)),
            Line(f"Holds no {colour} and lays it by right", f"1 − {percent(prior)}", percent(1 - prior)),
            Line(
                "Bluffs among those laid",
                f"{percent(prior * rate)} of {percent(prior * rate + 1 - prior)}",
                percent(p),
            ),
        ]
        if not case.laid or view.table.agenda[0].n == odds.ACCEPT:
            better = "challenge" if cost < odds.ACCEPT else "accept" if cost > odds.ACCEPT else "both alike"
            lines += [
                Line("To challenge costs", f"{percent(1 - p)} × {odds.LOSE} cards", f"{float(cost):.2f} cards"),
                Line(f"To accept costs {odds.ACCEPT} cards", f"{float(cost):.2f} against {odds.ACCEPT}", better),
                Line(
                    "Challenge when bluffs are more than",
                    f"6 × (1 − p) = 4 at p = {odds.break_even()}",
                    percent(odds.break_even()),
                ),
            ]
            if even is not None:
                words = "Both answers cost the same at a bluff rate of"
                lines.append(Line(words, f"{percent(1 - prior)} / (2 × {percent(prior)})", percent(even)))
        tree = Node(
            f"{LETTERS[case.seat]} holds a Wild Draw Four",
            children=(
                Node(
                    f"and {colour}",
                    prior,
                    children=(
                        Node("bluffs", rate, f"{percent(prior * rate)} of all"),
                        Node("does not lay it", 1 - rate),
                    ),
                ),
                Node(
                    f"and no {colour}",
                    1 - prior,
                    children=(Node("lays it by right", Fraction(1), f"{percent(1 - prior)} of all"),),
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
        return (Part("are bluffs", p, 1), Part("are laid by right", 1 - p, 0))

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
        return grid, WholeTree("The same as a tree", "", tree, ("bluffs",), ("does not lay it",))

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        case, prior = self.position(view), self.prior(view)
        colour, rate = WORDS[case.colour], Fraction(self.rate, 100)
        return wrong(
            self.answer(view),
            Mistake(f"It holds {colour}", prior, f"So many hands hold {colour}, but those seldom lay the card."),
            Mistake(f"{self.rate}%", rate, "That is how often a bluffer bluffs, not how many cards are bluffs."),
            Mistake("Both at once", prior * rate, "A share of all hands. Count only those that lay the card."),
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
            "rate_even": f"at {percent(even)}" if even is not None else "at no rate here",
        }
