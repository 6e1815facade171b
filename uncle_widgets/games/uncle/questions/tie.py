"""U-L6, a part: how often a tie must be drawn for again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import perm
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.cards import DECK, VALUES, Cards
from uncle_widgets.games.uncle.questions import trials
from uncle_widgets.games.uncle.questions.reasons import alike, apart
from uncle_widgets.games.uncle.questions.tables import undealt
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import called, capital, count, hundred, spoken
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.splits import Row, Split

NUMBERS = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six"}


@dataclass(frozen=True)
class Tie(Question[View]):
    """In a tie: those tied, and what they have drawn. Else a tie that may come: of `players`, the first of
    whom have drawn `drawn` (cards such as '55', fewer than the players) from all 42."""

    id: ClassVar[str] = "U-L6"
    title: ClassVar[str] = "Is the tie drawn again?"
    concept: ClassVar[str] = "splitting by the highest"
    misconception: ClassVar[str] = "a tie is drawn again only when all cards are alike"
    players: int = 2
    drawn: str = ""

    def tied(self, view: View) -> int:
        return len(view.tied) if view.phase == "tie" else self.players

    def out(self, view: View) -> Cards:
        """What the tied have drawn in this round of the tie."""
        return view.tie_drawn if view.phase == "tie" else tuple(int(card) for card in self.drawn)

    def sizes(self, view: View) -> tuple[int, ...]:
        """How many may yet tie, given the chips that lie in the pot."""
        if view.phase in ("tie", "over") or view.options.tie_break != "full_deck":
            return ()
        return tuple(n for n in range(2, view.seats + 1) if odds.may_tie(view.chips, view.pot, n))

    def knobs(self, view: View) -> tuple[Knob, ...]:
        if view.phase == "tie":
            return ()
        sizes = tuple((n, str(n)) for n in self.sizes(view))
        first = (("", "nothing yet"), *((str(card), f"a {card}") for card in VALUES))
        more = () if self.drawn in dict(first) else ((self.drawn, spoken(self.drawn)),)
        return (
            Knob("players", "Players tied", sizes, value=self.players),
            Knob("drawn", "Drawn so far", (*first, *more), value=self.drawn),
        )

    def ask(self, view: View) -> str | None:
        if view.phase == "tie":
            if self.from_pile(view) and view.draw_count - len(view.tie_out) < len(view.tied) - len(view.tie_drawn):
                return None  # the pile runs short, and all others are shuffled in
        elif self.players not in self.sizes(view) or not self.fits():
            return None
        n, out = self.tied(view), self.out(view)
        seats = view.tied if view.phase == "tie" else tuple(range(n))
        who = spoken(capital(called(view, s)) if view.phase == "tie" else LETTERS[s] for s in seats[: len(out)])
        drew = f" {who} drew {_each(out)}." if out else ""
        return (
            f"{NUMBERS[n]} players tie, and each draws a card from {self.source(view)}.{drew} "
            "How likely is it that the highest card is drawn by more than one, so that they must draw again?"
        )

    def fits(self) -> bool:
        """Whether `drawn` are cards, and leave somebody to draw."""
        cards = all(sign in "123456" for sign in self.drawn)
        return cards and len(self.drawn) < self.players

    def from_pile(self, view: View) -> bool:
        return view.options.tie_break == "draw_pile"

    def source(self, view: View) -> str:
        return f"the draw pile of {count(view.draw_count)}" if self.from_pile(view) else "all 42"

    def given(self, view: View) -> str:
        if not self.from_pile(view):
            out = self.out(view)
            return "All 42 cards are shuffled for the draw." + (f" {42 - len(out)} are left." if out else "")
        n = len(view.shown)
        seen = f" {count(n)} of it {'lies' if n == 1 else 'lie'} open." if n else ""
        return f"They draw from the draw pile, and what is drawn stays out.{seen} The others are face down."

    def table(self, view: View) -> View:
        if view.phase == "tie":
            return view
        tied, out = tuple(range(self.players)), self.out(view)
        return undealt(view, tied=tied, tie_drawn=out, draw_count=len(DECK) - len(out)).but(phase="tie")

    def answer(self, view: View) -> Fraction:
        return odds.redraw(self.tied(view), self.out(view)) if not self.from_pile(view) else odds.redraw_now(view)

    def says(self, view: View) -> str:
        return "such draws must be drawn again"

    def bag(self, view: View) -> Cards:
        """What is left to draw, where every card of it is as likely as any other; else empty."""
        if not self.from_pile(view):
            return tuple(
                (Counter(DECK) - Counter(view.tie_out if view.phase == "tie" else self.out(view))).elements()
            )
        return tuple((Counter(view.unseen) - Counter(view.shown)).elements()) if alike(view) else ()

    def derive(self, view: View) -> Derivation:
        out, again = self.out(view), self.answer(view)
        bag = self.bag(view)
        if not bag:
            words = "each way the hidden cards can have come about"
            return Derivation((Line("Drawn again", f"{words}, by its chance", percent(again)),))
        left, high = self.tied(view) - len(out), max(out, default=0)
        rows = perm(len(bag), left)
        lit = ("draw",) if self.from_pile(view) and view.draw_count else ()
        lines = [
            Line(f"Ways to draw {count(left)}", f"{left} of {len(bag)}, one after the other", f"{rows:,}", lit)
        ]
        alone = 0
        for value in range(6, high - 1, -1):
            below = sum(card < value for card in bag)
            if value == high:
                ways = perm(below, left) if out.count(high) == 1 else 0
                words, how = f"None above or at the {high} drawn", f"{left} of the {below} lower"
            else:
                copies = bag.count(value)
                ways = left * copies * perm(below, left - 1)
                words = f"One {value}, all others lower" if left + len(out) > 1 else f"A {value}"
                how = f"{left} × {copies} × " * (left > 1) + f"{left - 1} of {below}" if left > 1 else f"{copies}"
            if ways:
                alone += ways
                lines.append(Line(words, how, f"{ways:,}"))
        lines.append(Line("Highest card alone", "the sum", f"{alone:,}"))
        lines.append(Line("Drawn again", f"({rows:,} − {alone:,})/{rows:,} = {again}", percent(again)))
        return Derivation(tuple(lines))

    def pictures(self, view: View) -> tuple[Picture, ...]:
        """A hundred draws by their highest card."""
        bag, out = self.bag(view), self.out(view)
        if not bag or self.answer(view) in (0, 1):
            return ()
        left, high = self.tied(view) - len(out), max(out, default=0)
        ways = perm(len(bag), left)
        rows = []
        for value in range(6, max(high, 1) - 1, -1):
            below, upto = sum(card < value for card in bag), sum(card <= value for card in bag)
            here = perm(upto, left) - (perm(below, left) if value > high else 0)
            if value == high:
                alone = perm(below, left) if out.count(high) == 1 else 0
            else:
                alone = left * bag.count(value) * perm(below, left - 1)
            parts = (Part("drawn again", Fraction(here - alone, ways), 1), Part("alone", Fraction(alone, ways), 0))
            rows.append(Row(f"highest: {value}", parts))
        caption = "Look at the highest card only. The draw is made again where two or more share it."
        return (Split("By the highest card", caption, tuple(rows), "draws"),)

    def once(self, view: View, rng: Random) -> tuple[bool, dict[str, Any]]:
        if view.phase == "tie":
            again, cards = trials.draws_on(view, rng)
        else:
            again, cards = trials.draws_again(self.players, self.out(view), rng)
        best = max(cards)
        return again, traced(Trace(Face(text=str(card), rings=card), counts=card == best) for card in cards)

    def parts(self, view: View) -> tuple[Part, ...]:
        p = self.answer(view)
        return (Part("drawn again", p, 1), Part("the highest is alone", 1 - p, 0))

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        every = Fraction(1, 6 ** (self.tied(view) - 1))
        return apart(
            self.answer(view),
            Mistake(
                "same",
                "1 in 6",
                Fraction(1, 6),
                "That is for two dice. Cards do not go back, and more than two may draw.",
            ),
            Mistake("part", "all alike", every, "Only the highest cards must be alike, not all of them."),
            Mistake(
                "seen", "as before the draw", odds.redraw(self.tied(view)), "It forgets the cards drawn already."
            ),
        )

    def builds(self, game: Any, rng: Random) -> tuple[View, Question[View]] | None:
        """A tie of some of the players, of whom some have drawn; None where no tie can come."""
        assert isinstance(game, Uncle)
        view = game.position((1, 3, 6), (), (), 0, 0)
        sizes = self.sizes(view)
        if not sizes:
            return None
        players = rng.choice(sizes)
        out = sorted(rng.sample(DECK, rng.randrange(players)), reverse=True)
        return view, Tie(players, "".join(map(str, out)))

    def slots(self, view: View) -> Mapping[str, str]:
        return {"waiting": f"And in a tie? It is drawn for again in {hundred(self.answer(view))} such draws."}


def _each(cards: Cards) -> str:
    """'a 6', 'a 5 each', 'a 5 and a 3'."""
    return f"a {cards[0]} each" if len({*cards}) == 1 < len(cards) else spoken(f"a {card}" for card in cards)
