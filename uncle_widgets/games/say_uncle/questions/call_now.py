"""S-L3: if I call now, do I win?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.say_uncle import belief, odds
from uncle_widgets.games.say_uncle.belief import imagine_hidden
from uncle_widgets.games.say_uncle.cards import DEALT, best
from uncle_widgets.games.say_uncle.questions.common import (
    Held,
    apart,
    gained_keys,
    hidden_keys,
    letters,
    own_keys,
    turned,
)
from uncle_widgets.games.say_uncle.questions.illustrated import what_beats
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import long, run_words, the_cards
from uncle_widgets.games.words import capped, count, hundred, none_of, sets_of
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.trials import Estimate

SHOWN = 4
"""Threats that are named one by one."""
AWAY = Model(belief.ANY, f"The hidden cards are any of the unseen ones. {belief.MODEL}")
HALF = Mistake("half", "One half", Fraction(1, 2), "'Won or lost' names two outcomes, not two equal ones.")


@dataclass(frozen=True)
class CallNow(Question[View]):
    """Whether my hand is the best of all, or better than that of one `rival` (a seat; -1 for all of them)."""

    id: ClassVar[str] = "S-L3"
    title: ClassVar[str] = "If you call now, do you win?"
    name: ClassVar[str] = "Call now?"
    when: ClassVar[str] = "after the draft, for a hand that you see"
    concept: ClassVar[str] = "counting what beats you"
    misconception: ClassVar[str] = "a rival's five hidden cards taken for one"
    model = AWAY
    rival: int = -1

    def arise(self, view: View) -> Compared | None:
        if not view.hand or not view.settled or not isinstance(view.me, int):
            return None
        return (Compared if view.whole else Simulated)(self, view)


@dataclass(eq=False)
class Compared(Held):
    """Your hand and the rivals' that it must beat, `against`, while none of them has put a card away."""

    question: CallNow
    says = "such deals leave your hand the best"

    def __post_init__(self) -> None:
        super().__post_init__()
        rival = self.question.rival
        self.against = (rival,) if rival in self.rivals else self.rivals

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        if len(self.rivals) < 2:
            return ()
        each = tuple((seat, f"{LETTERS[seat]} alone") for seat in self.rivals)
        here = self.against[0] if len(self.against) == 1 else -1
        return (Knob("rival", "Against", ((-1, "all"), *each), value=here),)

    @cached_property
    def words(self) -> str:
        if len(self.against) < len(self.rivals):
            return f"{self.have} If all hands were shown now, would yours beat {letters(self.against)}'s?"
        if self.view.phase in ("turn", "last") and self.view.seat == self.view.me:
            return f"{self.have} If you call now, do you win?"
        return f"{self.have} If all hands were shown now, would yours be the best?"

    def answer(self) -> Fraction | Estimate:
        return odds.wins_if_called(self.view, self.against)

    @cached_property
    def threats(self) -> tuple[odds.Threat, ...]:
        return odds.threats(self.view, self.against)

    @cached_property
    def singles(self) -> int:
        """Unseen cards each of which beats you by itself, in the one hidden hand."""
        return sum(len(threat.cards) == 1 for threat in self.threats) if len(self.against) == 1 else 0

    @cached_property
    def ones(self) -> Mapping[Seat, Fraction]:
        """The chance that each rival's hand is worse, by itself."""
        return {seat: odds.beats(self.view, self.hand, (seat,)) for seat in self.against}

    @cached_property
    def held(self) -> Line:
        return Line("Your best run", run_words(self.run), long(self.run), own_keys(self.view, self.run.cards))

    @cached_property
    def derivation(self) -> Derivation:
        view, alone = self.view, len(self.against) == 1
        lines = [self.held, *map(self.threat, self.threats[:SHOWN])]
        if more := self.threats[SHOWN:]:
            rest = min(Fraction(1), sum((threat.chance for threat in more), Fraction()))
            lines.append(Line("And others", count(len(more), "combination"), f"together at most {percent(rest)}"))
        if not self.threats:
            lines.append(Line("What beats you", "no five of the unseen cards", "nothing", hidden_keys(view)))
        for seat, one in () if alone else self.ones.items():
            worse = f"{LETTERS[seat]}'s hand is worse"
            lines.append(Line(worse, "by itself", percent(one), hidden_keys(view, (seat,))))
        n, how = len(self.unseen), "no card is dealt twice"
        if alone:
            lines.append(Line("Fives that may be hidden", sets_of(DEALT, n), f"{comb(n, DEALT):,}"))
            how = "counted suit by suit"
        return Derivation((*lines, Line("None of that: yours is the best", how, percent(self.number))))

    def threat(self, threat: odds.Threat) -> Line:
        who, run = LETTERS[threat.seat], run_words(threat.run)
        lit = gained_keys(self.view, threat.seat, threat.run.cards)
        if not threat.cards:
            return Line(f"{who} shows {run}", "already on the table", "always", lit)
        n, k = len(self.unseen), len(threat.cards)
        formula = f"{'it is' if k == 1 else 'all are'} among {who}'s five: {none_of(n - DEALT, n, k)}"
        return Line(f"{who} with {the_cards(threat.cards)} has {run}", formula, percent(threat.chance), lit)

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        hidden = imagine_hidden(self.view, rng)
        won = all(best(hidden.hands[seat]) < self.run for seat in self.against)
        return won, turned(self.view, hidden.dealt, self.against)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part("leave yours the best", self.number, 1), Part("give a rival a better one", 1 - self.number, 0)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        return (what_beats(self.view, self.against, self.number, self.threats),)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        n, u, found = len(self.unseen), self.singles, []
        if u:
            five = "A rival hides five cards, not one."
            found.append(Mistake("one", "Five cards, not one", Fraction(n - u, n), five))
        ten = odds.best_against_ten(self.hand, len(self.against))
        any_ten = "That takes a rival's ten as any ten cards. Five of them you see."
        found.append(Mistake("news", "Picks ignored", ten, any_ten))
        if len(self.against) > 1:
            for seat, one in self.ones.items():
                name = f"{LETTERS[seat]} alone"
                found.append(Mistake("seat", name, one, f"That is {name}. Every rival must be worse."))
            added = 1 - capped(sum(1 - one for one in self.ones.values()))
            found.append(Mistake("added", "Added up", added, "Deals in which two rivals beat you count twice."))
        return apart(self.number, *found, HALF)

    @cached_property
    def derivable(self) -> bool:
        return len(self.threats) <= 12

    @cached_property
    def quantities(self) -> Mapping[str, Fraction | int]:
        ones = {f"p{LETTERS[seat]}": one for seat, one in self.ones.items()}
        return {"N": len(self.unseen), "n": DEALT, "u": self.singles, **ones}

    @cached_property
    def slots(self) -> Mapping[str, str]:
        unseen, exact = str(len(self.unseen)), hundred(self.number, self.simulated)
        return {"run": run_words(self.run), "rivals": letters(self.against), "unseen": unseen, "exact": exact}


class Simulated(Compared):
    """The same after a rival has put cards away: no exact answer is to be had."""

    parts = pictures = ()
    derivable = False

    @cached_property
    def derivation(self) -> Derivation:
        tables = f"{odds.SIMULATED:,} imagined tables, seed {odds.SEED}"
        return Derivation((
            self.held,
            Line("Cards were put away unseen", tables, "simulated"),
            Line("Yours is the best", "counted among them", percent(self.number)),
        ))  # fmt: skip

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        return apart(self.number, HALF)

    @cached_property
    def quantities(self) -> Mapping[str, Fraction | int]:
        return {"N": len(self.unseen), "n": DEALT}
