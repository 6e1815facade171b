"""The best choices from a place: which throws lead where, and what comes then."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from uncle_widgets.games.thrush.cards import WEIGHT, Pair
from uncle_widgets.games.thrush.questions.asked import verb
from uncle_widgets.games.thrush.words import few
from uncle_widgets.games.words import count, spoken

Lit = tuple[str, ...]
LEAD = (("lead", "arrive"), ("leads", "arrives"))


@dataclass(frozen=True)
class Row:
    """One of the best choices: the throws after which it's best to move so many steps, and what comes then.

    `moves`: the steps in words ('4 or 6'); `end`: where to, or nothing at the goal; `left`: turns that are left on
    average, or the chance to arrive in time; `won`: if an agent must be challenged there, the chance to arrive in
    time after a win; `lit`: what stands there.
    """

    moves: str
    end: str
    throws: tuple[Pair, ...]
    left: Fraction
    won: Fraction | None
    lit: Lit

    @property
    def many(self) -> int:
        """How many of the 36 throws."""
        return sum(WEIGHT[pair] for pair in self.throws)

    @property
    def doubles(self) -> list[str]:
        return [f"{low}-{high}" for low, high in self.throws if low == high]

    @property
    def unlike(self) -> int:
        """Throws of two different numbers."""
        return self.many - len(self.doubles)

    @property
    def told(self) -> str:
        """'10 throws of two different numbers, and 1-1'."""
        parts = [f"{self.unlike} of two different numbers"] if self.unlike else []
        return spoken([*parts, *self.doubles])

    @property
    def reason(self) -> str:
        """Which throws these are, in a sentence or two with their number."""
        one = len(self.doubles) == 1
        doubles = f"the {'double' if one else 'doubles'} {spoken(self.doubles)}"
        lead, leads = (f"{verb} to {self.end}" if self.end else f"{arrive} at once" for verb, arrive in LEAD)
        if not self.unlike:
            return f"Only {doubles} {leads if one else lead}. That's {few(self.many, 'throw')}."
        unlike = f"{count(self.unlike, 'throw')} of two different numbers {leads if self.unlike == 1 else lead}"
        if not self.doubles:
            return f"{unlike}, and no double does."
        return f"{unlike}, and so {'does' if one else 'do'} {doubles}. That's {count(self.many, 'throw')}."

    @property
    def steps(self) -> str:
        """'4 steps', '1 step'."""
        return f"{self.moves} {'step' if self.moves == '1' else 'steps'}"

    @property
    def move(self) -> str:
        """'Move 4 to X08', 'Move 8 or more and arrive'."""
        return f"Move {self.moves} to {self.end}" if self.end else f"Move {self.moves} and arrive"


@dataclass(frozen=True)
class Way:
    """Who goes from where to what: 'you' or 'B', 'O22', and whether it's home."""

    who: str
    at: str
    home: bool
    mark: Lit

    @property
    def there(self) -> str:
        return "home" if self.home else "there"

    def does(self, plain: str) -> str:
        return f"{self.who} {verb(self.who, plain)}"
