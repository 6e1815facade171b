"""U-L6 of the U.N.C.L.E. card game: my next turn, waiting for a card, and the tie-break."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.uncle import odds, trials
from uncle_widgets.games.uncle.rounds import followed, round_of
from uncle_widgets.games.uncle.state import View, needed
from uncle_widgets.games.uncle.wording import (
    alike,
    called,
    hand_keys,
    hundred,
    sight,
    turned,
    unseen_lines,
    wrong,
)
from uncle_widgets.probability.counting import first_good
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.question import Derivation, Knob, Line, Mistake, Model, Part, Question
from uncle_widgets.probability.show import amount, percent


@dataclass(frozen=True)
class NextTurn(Question[View]):
    """U-L6: two steps ahead. `part`: 'next' my next turn, 'wait' until the card needed turns up, 'tie'."""

    id: ClassVar[str] = "U-L6"
    title: ClassVar[str] = "How long must you wait?"
    name: ClassVar[str] = "How long to wait?"
    when: ClassVar[str] = "always: on the table, or in a tie"
    concept: ClassVar[str] = "the negative hypergeometric distribution"
    misconception: ClassVar[str] = "a card that has stayed away is due"
    part: str = "next"
    card: int = 0
    players: int = 2

    @property
    def measure(self) -> str:
        return "cards" if self.part == "wait" else "chance"

    @property
    def model(self) -> Model | None:
        if self.part == "next":
            return Model("value-blind", "The others play any card, whatever its value.")
        return None

    def offers(self, view: View) -> tuple[tuple[str, str], ...]:
        """The parts that this position has."""
        found = []
        if view.phase == "play" and view.hands[view.seat] is not None and followed(view):
            found.append(("next", "an UNCLE on the next turn"))
        want = needed(view.total)
        if view.phase == "play" and alike(view) and want <= 6 and view.copies[want]:
            found.append(("wait", "until the card needed"))
        return (*found, ("tie", "a tie drawn again"))

    def choice(self, view: View) -> int:
        hand = view.hands[view.seat] or ()
        return self.card if self.card in hand else min(hand)

    def tied(self, view: View) -> int:
        if view.phase == "tie":
            return len(view.tied)
        return self.players if self.players <= view.seats else 2

    def knobs(self, view: View) -> tuple[Knob, ...]:
        knobs = [Knob("part", "How long", self.offers(view), value=self.part)]
        if self.part == "next":
            cards = tuple((card, str(card)) for card in sorted({*(view.hands[view.seat] or ())}))
            knobs.insert(0, Knob("card", "If you play" if view.seat == view.me else "If played", cards,
                                 value=self.choice(view)))  # fmt: skip
        if self.part == "tie" and view.phase != "tie":
            many = tuple((n, str(n)) for n in range(2, view.seats + 1))
            knobs.insert(0, Knob("players", "Players tied", many, value=self.tied(view)))
        return tuple(knobs)

    def ask(self, view: View) -> str | None:
        if self.part not in dict(self.offers(view)):
            return None
        if self.part == "tie":
            n = self.tied(view)
            return f"{n} players tie and each draws a card from all 42. How likely is the highest card not alone?"
        if self.part == "wait":
            want = needed(view.total)
            ten = f"A {want} makes {view.total + want}."
            return f"{ten} How many unseen cards must be turned over until the first {want}?"
        who = called(view, view.seat)
        plays, next_turn = ("You play", "your") if who == "you" else (f"{who} plays", f"{who}'s")
        return f"{plays} the {self.choice(view)} on {view.total}. Will {next_turn} next turn be an UNCLE?"

    def given(self, view: View) -> str:
        return "All 42 cards are shuffled for the draw." if self.part == "tie" else sight(view)

    def answer(self, view: View) -> Fraction | Dist[int]:
        if self.part == "tie":
            return odds.redraw(self.tied(view))
        if self.part == "wait":
            return first_good(view.copies[needed(view.total)], len(view.unseen))
        return odds.hits_later(view, self.choice(view))

    def says(self, view: View) -> str:
        if self.part == "tie":
            return "such draws must be drawn again"
        if self.part == "wait":
            return "on average"
        return "such rounds end with an UNCLE"

    def derive(self, view: View) -> Derivation:
        if self.part == "tie":
            return self.tie_derivation(view)
        if self.part == "wait":
            want, n = needed(view.total), len(view.unseen)
            u = view.copies[want]
            return Derivation((
                *unseen_lines(view, want),
                Line("Gaps between, before and after them", f"{u} + 1", str(u + 1)),
                Line("Others in each gap", f"{n - u} ÷ {u + 1} on average", f"{(n - u) / (u + 1):.3f}", ("draw",)),
                Line("And the card itself", f"{n - u}/{u + 1} + 1", amount(Fraction(n + 1, u + 1), "cards")),
            ))  # fmt: skip
        worth = round_of(view, self.choice(view), hitting=False)
        card = self.choice(view)
        kept = list(view.hands[view.seat] or ())
        kept.remove(card)
        lit = tuple(key for key in hand_keys(view, view.seat) if key not in hand_keys(view, view.seat, card)[:1])
        others = view.seats - 1
        return Derivation((
            Line("Cards the others lay before", f"{others} × one of 6 values", f"{6**others:,} rows"),
            Line("Rows that end with a card you keep" if view.seat == view.me else "With a card kept",
                 f"{' or '.join(str(card) for card in kept)} completes the ten", percent(worth.held), lit),
            Line("Rows that end with the card drawn", "none kept fits, the new one does",
                 percent(worth.hit - worth.held), ("draw",)),
            Line("Share", "the sum", percent(worth.hit)),
        ))  # fmt: skip

    def tie_derivation(self, view: View) -> Derivation:
        n = self.tied(view)
        rows = comb(42, n)
        lines = [Line(f"Sets of {n} cards", f"{n} of the 42", f"{rows:,}")]
        alone = 0
        for high in range(6, 1, -1):
            ways = 7 * comb(7 * (high - 1), n - 1)
            if ways:
                alone += ways
                lines.append(
                    Line(f"One {high}, all others lower", f"7 × {n - 1} of {7 * (high - 1)}", f"{ways:,}")
                )
        lines.append(Line("Highest card alone", "the sum", f"{alone:,}"))
        again = Fraction(rows - alone, rows)
        lines.append(Line("Drawn again", f"({rows:,} − {alone:,})/{rows:,} = {again}", percent(again)))
        return Derivation(tuple(lines))

    def once(self, view: View, rng: Random) -> tuple[bool | int, dict[str, Any]]:
        if self.part == "tie":
            return trials.draws_again(self.tied(view), rng), {}
        if self.part == "wait":
            cards = list(view.unseen)
            rng.shuffle(cards)
            return 1 + cards.index(needed(view.total)), {}
        state = trials.dealt(view, rng)
        shown: dict[str, Any] = {}
        for seat in range(view.seats):
            shown |= turned(view, seat, state.hands[seat])
        return trials.comes_round(view, state, self.choice(view), rng), shown

    def parts(self, view: View) -> tuple[Part, ...]:
        if self.part == "wait":
            return ()
        p = self.number(view)
        if self.part == "tie":
            return (Part("drawn again", p, 1), Part("the highest is alone", 1 - p, 0))
        worth = round_of(view, self.choice(view), hitting=False)
        return (
            Part("with a card kept", worth.held, 1),
            Part("with the card drawn", worth.hit - worth.held, 2),
            Part("no UNCLE", 1 - worth.hit, 0),
        )

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        exact, tenth, sixth = self.number(view), Fraction(1, 10), Fraction(1, 6)
        if self.part == "tie":
            every = Fraction(1, 6 ** (self.tied(view) - 1))
            found = (
                Mistake("1 in 6", sixth, "Cards do not go back, so a second copy is rarer than with dice."),
                Mistake("all alike", every, "Only the highest cards must be alike, not all of them."),
            )
        elif self.part == "wait":
            n, u = len(view.unseen), view.copies[needed(view.total)]
            found = (
                Mistake(f"{n}/{u}", Fraction(n, u), "The copies make one gap more than there are copies."),
                Mistake("half way", Fraction(n, 2), "About half the cards is the wait for a single copy."),
            )
        else:
            found = (
                Mistake("1 in 10", tenth, "One total in ten is a ten, but you choose among three cards."),
                Mistake("2/7", Fraction(2, 7), "So often a pile of random cards lands on a ten. You choose."),
            )
        return wrong(exact, *found)

    def span(self, view: View) -> tuple[float, float]:
        if self.part == "wait":
            return 1.0, float(len(view.unseen) - view.copies[needed(view.total)] + 1)
        return 0.0, 1.0

    def slots(self, view: View) -> Mapping[str, str]:
        want = needed(view.total)
        unseen, copies = len(view.unseen), view.copies.get(want, 0)
        return {
            "exact": amount(self.number(view), "cards") if self.part == "wait" else hundred(self.number(view)),
            "unseen": str(unseen),
            "needed": f"a {want}" if want <= 6 else "no card there is",
            "copies": str(copies),
            "gaps": str(copies + 1),
            "mean": f"{(unseen + 1) / (copies + 1):.1f}",
            "tie_two": percent(odds.redraw(2)),
            "tie_six": percent(odds.redraw(6)),
        }
