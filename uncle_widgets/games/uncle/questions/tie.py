"""U-L6, a part: how often a tie must be drawn for again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import perm
from random import Random
from typing import Any

from uncle_widgets.engine.cards import minus
from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.cards import DECK, VALUES, Cards
from uncle_widgets.games.uncle.questions import trials
from uncle_widgets.games.uncle.questions.reasons import alike, apart
from uncle_widgets.games.uncle.questions.waiting import Settings, Waiting
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import called, capital, count, hundred, spelled, spoken
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.splits import Row, Split


def sizes(view: View) -> tuple[int, ...]:
    """How many may yet tie, given the chips that lie in the pot."""
    if view.phase in ("tie", "over") or view.options.tie_break != "full_deck":
        return ()
    return tuple(n for n in range(2, view.seats + 1) if odds.may_tie(view.chips, view.pot, n))


@dataclass(eq=False)
class Tie(Waiting):
    """Those in `names` tie, or may; the first have drawn `out` in this round, the others draw from `bag`."""

    names: Sequence[str]
    out: Cards
    bag: Cards
    """Empty where not every card left to draw is as likely as any other."""
    label = "a tie drawn again"
    concept = "splitting by the highest"
    misconception = "a tie is drawn again only when all cards are alike"
    says = "such draws must be drawn again"

    @classmethod
    def arises(cls, view: View) -> bool:
        return view.phase == "tie" or bool(sizes(view))

    @classmethod
    def found(cls, question: Settings, view: View) -> Tie | None:
        n, drawn = question.players, question.drawn
        if view.phase != "tie":
            if n not in sizes(view) or len(drawn) >= n or not {*drawn} <= {*"123456"}:
                return None
            out = tuple(map(int, drawn))
            return cls(question, view, LETTERS[:n], out, minus(DECK, out))
        names, out = [capital(called(view, seat)) for seat in view.tied], view.tie_drawn
        if view.options.tie_break != "draw_pile":
            return cls(question, view, names, out, minus(DECK, view.tie_out))
        if view.draw_count - len(view.tie_out) < len(names) - len(out):
            return None  # the pile runs short, and all others are shuffled in
        return FromPile(question, view, names, out, minus(view.unseen, view.shown) if alike(view) else ())

    def __post_init__(self) -> None:
        self.n, self.left, self.high = len(self.names), len(self.names) - len(self.out), max(self.out, default=0)

    @cached_property
    def source(self) -> str:
        """What they draw from."""
        return "all 42"

    @cached_property
    def own(self) -> tuple[Knob, ...]:
        if self.view.phase == "tie":
            return ()
        drawn = self.question.drawn
        first = (("", "nothing yet"), *((str(card), f"a {card}") for card in VALUES))
        more = () if drawn in dict(first) else ((drawn, spoken(drawn)),)
        return (
            Knob("players", "Players tied", tuple((n, str(n)) for n in sizes(self.view)), value=self.n),
            Knob("drawn", "Drawn so far", (*first, *more), value=drawn),
        )

    @cached_property
    def words(self) -> str:
        drew = f" {spoken(self.names[: len(self.out)])} drew {_each(self.out)}." if self.out else ""
        who = capital(spelled(self.n))
        return (
            f"{who} players tie, and each draws a card from {self.source}.{drew} How likely is it "
            "that the highest card is drawn by more than one, so that they must draw again?"
        )

    @cached_property
    def given(self) -> str:
        left = f" {42 - len(self.out)} are left." if self.out else ""
        return f"All 42 cards are shuffled for the draw.{left}"

    def answer(self) -> Fraction:
        return odds.redraw(self.n, self.out)

    def below(self, value: int) -> int:
        """How many cards left to draw are lower."""
        return sum(card < value for card in self.bag)

    def alone(self) -> Iterator[tuple[int, int]]:
        """Each value that may be the highest, and in how many ways one alone has it."""
        for value in range(6, max(self.high, 1) - 1, -1):
            if value > self.high:
                yield value, self.left * self.bag.count(value) * perm(self.below(value), self.left - 1)
            else:
                yield value, perm(self.below(value), self.left) if self.out.count(value) == 1 else 0

    @cached_property
    def derivation(self) -> Derivation:
        left, rows, alone = self.left, perm(len(self.bag), self.left), [*self.alone()]
        how = f"{left} of {len(self.bag)}, one after the other"
        lines = [Line(f"Ways to draw {count(left)}", how, f"{rows:,}", ("draw",))]
        for value, ways in alone:
            words, below = f"One {value}, all others lower", self.below(value)
            how = str(self.bag.count(value))
            if value == self.high:
                words, how = f"None above or at the {value} drawn", f"{left} of the {below} lower"
            elif left > 1:
                how = f"{left} × {how} × {left - 1} of {below}"
            if ways:
                lines.append(Line(words, how, f"{ways:,}"))
        whole = sum(ways for _, ways in alone)
        share = f"({rows:,} − {whole:,})/{rows:,} = {self.number}"
        lines.append(Line("Highest card alone", "the sum", f"{whole:,}"))
        return Derivation((*lines, Line("Drawn again", share, percent(self.number))))

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """A hundred draws by their highest card."""
        if not self.bag or self.number in (0, 1):
            return ()
        rows, ways = [], perm(len(self.bag), self.left)
        for value, alone in self.alone():
            below, upto = (perm(self.below(top), self.left) for top in (value, value + 1))
            again = upto - alone - (below if value > self.high else 0)
            parts = Part("drawn again", Fraction(again, ways), 1), Part("alone", Fraction(alone, ways), 0)
            rows.append(Row(f"highest: {value}", parts))
        caption = "Look at the highest card only. The draw is made again where two or more share it."
        return (Split("By the highest card", caption, tuple(rows), "draws"),)

    def once(self, rng: Random) -> tuple[bool, dict[str, Any]]:
        if self.view.phase == "tie":
            again, cards = trials.draws_on(self.view, rng)
        else:
            again, cards = trials.draws_again(self.n, self.out, rng)
        best = max(cards)
        return again, traced(Trace(Face(text=str(card), rings=card), counts=card == best) for card in cards)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part("drawn again", self.number, 1), Part("the highest is alone", 1 - self.number, 0)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        return apart(
            self.number,
            Mistake("same", "1 in 6", Fraction(1, 6),
                    "That is for two dice. Cards do not go back, and more than two may draw."),
            Mistake("part", "All alike", Fraction(1, 6 ** (self.n - 1)),
                    "Only the highest cards must be alike, not all of them."),
            Mistake("seen", "As before the draw", odds.redraw(self.n), "It forgets the cards drawn already."),
        )  # fmt: skip

    @cached_property
    def waiting(self) -> str:
        return f"And in a tie? It is drawn for again in {hundred(self.number)} such draws."


@dataclass(eq=False)
class FromPile(Tie):
    """The same where they draw from the draw pile, as far as its watcher knows that pile."""

    @cached_property
    def source(self) -> str:
        return f"the draw pile of {count(self.view.draw_count)}"

    @cached_property
    def given(self) -> str:
        n = len(self.view.shown)
        seen = f" {count(n)} of it {'lies' if n == 1 else 'lie'} open." if n else ""
        return f"They draw from the draw pile, and what is drawn stays out.{seen} The others are face down."

    def answer(self) -> Fraction:
        return odds.redraw_now(self.view)

    @cached_property
    def derivation(self) -> Derivation:
        if self.bag:
            return super().derivation
        words = "each way the hidden cards can have come about"
        return Derivation((Line("Drawn again", f"{words}, by its chance", percent(self.number)),))


def _each(cards: Cards) -> str:
    """'a 6', 'a 5 each', 'a 5 and a 3'."""
    return f"a {cards[0]} each" if len({*cards}) == 1 < len(cards) else spoken(f"a {card}" for card in cards)
