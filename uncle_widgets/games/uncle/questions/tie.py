"""U-L6, a part: how often a tie must be drawn for again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import perm
from random import Random
from typing import Any

from uncle_widgets.engine.cards import minus
from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.cards import DECK, Cards
from uncle_widgets.games.uncle.questions import trials, waiting
from uncle_widgets.games.uncle.questions.reasons import alike, apart
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import called, capital, count, hundred, spelled, spoken
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.splits import Row, Split


def sizes(view: View) -> tuple[int, ...]:
    """How many may yet tie, given the chips that lie in the pot."""
    if view.phase in ("tie", "over") or view.options.tie_break != "full_deck":
        return ()
    return tuple(n for n in range(2, view.seats + 1) if odds.may_tie(view.chips, view.pot, n))


def arises(view: View) -> bool:
    return view.phase == "tie" or bool(sizes(view))


@dataclass(frozen=True)
class Draw:
    """Those in `names` tie, or may; the first have drawn `out` in this round, the others draw from `bag`.

    `bag` is empty where not every card left to draw is as likely as any other. `pile`: they draw from the draw
    pile, as far as its watcher knows that pile.
    """

    names: Sequence[str]
    out: Cards
    bag: Cards
    pile: bool = False

    @property
    def left(self) -> int:
        """How many have yet to draw."""
        return len(self.names) - len(self.out)

    @property
    def high(self) -> int:
        return max(self.out, default=0)

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


def found(question: waiting.Settings, view: View) -> Draw | None:
    """The draw as it is set, or as it stands in a tie; None where it does not arise so."""
    n, drawn = question.players, question.drawn
    if view.phase != "tie":
        if n not in sizes(view) or len(drawn) >= n or not {*drawn} <= {*"123456"}:
            return None
        out = tuple(map(int, drawn))
        return Draw(LETTERS[:n], out, minus(DECK, out))
    names, out = [capital(called(view, seat)) for seat in view.tied], view.tie_drawn
    if view.options.tie_break != "draw_pile":
        return Draw(names, out, minus(DECK, view.tie_out))
    if view.draw_count - len(view.tie_out) < len(names) - len(out):
        return None  # the pile runs short, and all others are shuffled in
    return Draw(names, out, minus(view.unseen, view.shown) if alike(view) else (), pile=True)


def tie(question: waiting.Settings, view: View) -> Filled[View] | None:
    draw = found(question, view)
    if not draw:
        return None
    n, out = len(draw.names), draw.out

    @cache
    def again() -> Fraction:
        return odds.redraw_now(view) if draw.pile else odds.redraw(n, out)

    def knobs() -> tuple[Knob, ...]:
        part = question.part_knob(view)
        if view.phase == "tie":
            return (part,)
        first = dict(question.knob("drawn").choices)
        drawn = {**first, question.drawn: first.get(question.drawn, spoken(question.drawn))}
        players = question.knob("players", choices={size: str(size) for size in sizes(view)}, value=n)
        return players, question.knob("drawn", choices=drawn), part

    def words() -> str:
        drew = f" {spoken(draw.names[: len(out)])} drew {_each(out)}." if out else ""
        source = f"the draw pile of {count(view.draw_count)}" if draw.pile else "all 42"
        return (
            f"{capital(spelled(n))} players tie, and each draws a card from {source}.{drew} How likely is it "
            "that the highest card is drawn by more than one, so that they must draw again?"
        )

    def given() -> str:
        if draw.pile:
            shown = len(view.shown)
            seen = f" {count(shown)} of it {'lies' if shown == 1 else 'lie'} open." if shown else ""
            return f"They draw from the draw pile, and what is drawn stays out.{seen} The others are face down."
        left = f" {42 - len(out)} are left." if out else ""
        return f"All 42 cards are shuffled for the draw.{left}"

    def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
        in_tie = view.phase == "tie"
        drawn_again, cards = trials.draws_on(view, rng) if in_tie else trials.draws_again(n, out, rng)
        best = max(cards)
        return drawn_again, traced(Trace(Face(text=str(card), rings=card), counts=card == best) for card in cards)

    return Filled(
        question,
        view,
        answer=lambda: again(),
        once=once,
        words=words,
        given=given,
        derivation=lambda: _derivation(draw, again()),
        says="such draws must be drawn again",
        knobs=knobs,
        parts=lambda: (Part("drawn again", again(), 1), Part("the highest is alone", 1 - again(), 0)),
        mistakes=lambda: apart(
            again(),
            Mistake("same", "1 in 6", Fraction(1, 6),
                    "That is for two dice. Cards do not go back, and more than two may draw."),
            Mistake("part", "All alike", Fraction(1, 6 ** (n - 1)),
                    "Only the highest cards must be alike, not all of them."),
            Mistake("seen", "As before the draw", odds.redraw(n), "It forgets the cards drawn already."),
        ),
        pictures=lambda: (_split(draw),) if draw.bag and again() not in (0, 1) else (),
        slots=lambda: {
            "waiting": f"And in a tie? It is drawn for again in {hundred(again())} such draws.", **waiting.SLOTS
        },
    )  # fmt: skip


def _derivation(draw: Draw, again: Fraction) -> Derivation:
    if not draw.bag:
        words = "each way the hidden cards can have come about"
        return Derivation((Line("Drawn again", f"{words}, by its chance", percent(again)),))
    left, rows, alone = draw.left, perm(len(draw.bag), draw.left), [*draw.alone()]
    how = f"{left} of {len(draw.bag)}, one after the other"
    lines = [Line(f"Ways to draw {count(left)}", how, f"{rows:,}", ("draw",))]
    for value, ways in alone:
        words, below = f"One {value}, all others lower", draw.below(value)
        how = str(draw.bag.count(value))
        if value == draw.high:
            words, how = f"None above or at the {value} drawn", f"{left} of the {below} lower"
        elif left > 1:
            how = f"{left} × {how} × {left - 1} of {below}"
        if ways:
            lines.append(Line(words, how, f"{ways:,}"))
    whole = sum(ways for _, ways in alone)
    share = f"({rows:,} − {whole:,})/{rows:,} = {again}"
    lines.append(Line("Highest card alone", "the sum", f"{whole:,}"))
    return Derivation((*lines, Line("Drawn again", share, percent(again))))


def _split(draw: Draw) -> Picture:
    """A hundred draws by their highest card."""
    rows, ways = [], perm(len(draw.bag), draw.left)
    for value, alone in draw.alone():
        below, upto = (perm(draw.below(top), draw.left) for top in (value, value + 1))
        again = upto - alone - (below if value > draw.high else 0)
        parts = Part("drawn again", Fraction(again, ways), 1), Part("alone", Fraction(alone, ways), 0)
        rows.append(Row(f"highest: {value}", parts))
    caption = "Look at the highest card only. The draw is made again where two or more share it."
    return Split("By the highest card", caption, tuple(rows), "draws")


def _each(cards: Cards) -> str:
    """'a 6', 'a 5 each', 'a 5 and a 3'."""
    return f"a {cards[0]} each" if len({*cards}) == 1 < len(cards) else spoken(f"a {card}" for card in cards)
