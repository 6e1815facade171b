"""A draw between those who tie: who has drawn what, and all the ways in which it may go on, counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import perm

from uncle_widgets.games.uncle.cards import Cards
from uncle_widgets.games.words import count
from uncle_widgets.probability.reasons import Line
from uncle_widgets.probability.show import percent

DRAW = ("draw",)


@dataclass(frozen=True)
class Draw:
    """Those in `names` tie, or may; the first have drawn `out` in this round, the others draw from `bag`.

    `bag` is empty where not every card left to draw is as likely as any other. `keys` are the items of the cards
    drawn. `pile`: they draw from the draw pile, as far as its watcher knows that pile.
    """

    names: Sequence[str]
    out: Cards
    bag: Cards
    keys: tuple[str, ...] = ()
    pile: bool = False

    @property
    def left(self) -> int:
        """How many have yet to draw."""
        return len(self.names) - len(self.out)

    @property
    def high(self) -> int:
        return max(self.out, default=0)

    @property
    def waiting(self) -> tuple[str, ...]:
        """Those who have yet to draw, as a sentence names them: 'you', 'C'."""
        return tuple(name.replace("You", "you") for name in self.names[len(self.out) :])

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


def counted(draw: Draw, again: Fraction) -> Iterator[Line]:
    """All ways, those in which one player has the highest card, and the rest."""
    left, rows, alone = draw.left, perm(len(draw.bag), draw.left), [*draw.alone()]
    how = f"{left} of {len(draw.bag)}" + (", one after the other" if left > 1 else "")
    yield Line(f"Ways to draw {count(left)}", how, f"{rows:,}", DRAW)
    for value, ways in alone:
        words, below = f"One {value}, all the others lower", draw.below(value)
        how = str(draw.bag.count(value))
        if value == draw.high:
            words, how = f"All the others lower than the {value}", f"{left} of the {below} lower cards"
        elif left > 1:
            how = f"{left} × {how} × {left - 1} of {below}"
        if ways:
            yield Line(words, how, f"{ways:,}")
    whole = sum(ways for _, ways in alone)
    yield Line("One player has the highest card", "the sum", f"{whole:,}")
    yield Line("They draw again", f"({rows:,} − {whole:,})/{rows:,} = {again}", percent(again))
