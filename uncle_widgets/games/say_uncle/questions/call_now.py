"""S-L3: if I call now, do I win?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.say_uncle import belief, odds
from uncle_widgets.games.say_uncle.belief import imagine_hidden
from uncle_widgets.games.say_uncle.cards import DEALT, best
from uncle_widgets.games.say_uncle.questions.common import (
    apart,
    gained_keys,
    hidden_keys,
    letters,
    run_keys,
    sight,
)
from uncle_widgets.games.say_uncle.questions.illustrated import what_beats
from uncle_widgets.games.say_uncle.scene import face
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import long, run_words, the_cards
from uncle_widgets.games.words import capped, count, hundred, turned_up
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.trials import Estimate

SHOWN = 4
"""Threats that are named one by one."""
AWAY = Model(belief.ANY, f"The hidden cards are any of the unseen ones. {belief.MODEL}")


@dataclass(frozen=True)
class CallNow(Question[View]):
    """Whether my hand is the best of all, or better than that of one `rival` (a seat; -1 for all of them)."""

    id: ClassVar[str] = "S-L3"
    title: ClassVar[str] = "If you call now, do you win?"
    name: ClassVar[str] = "Call now?"
    when: ClassVar[str] = "after the draft, for a hand that you see"
    concept: ClassVar[str] = "counting what beats you"
    misconception: ClassVar[str] = "a rival's five hidden cards taken for one"
    rival: int = -1

    @property
    def model(self) -> Model:
        return AWAY

    def against(self, view: View) -> tuple[Seat, ...]:
        return (self.rival,) if self.rival in view.rivals else view.rivals

    def knobs(self, view: View) -> tuple[Knob, ...]:
        if len(view.rivals) < 2:
            return ()
        each = tuple((seat, f"{LETTERS[seat]} alone") for seat in view.rivals)
        here = self.rival if self.rival in view.rivals else -1
        return (Knob("rival", "Against", ((-1, "all"), *each), value=here),)

    def ask(self, view: View) -> str | None:
        if not view.hand or not view.settled or not isinstance(view.me, int):
            return None
        run = best(view.hand)
        have = f"Your best run is {run_words(run)}, {long(run)}." if run.length > 1 else f"You have {long(run)}."
        if self.rival in view.rivals and len(view.rivals) > 1:
            return f"{have} If all hands were shown now, would yours beat {LETTERS[self.rival]}'s?"
        if view.phase in ("turn", "last") and view.seat == view.me:
            return f"{have} If you call now, do you win?"
        return f"{have} If all hands were shown now, would yours be the best?"

    def given(self, view: View) -> str:
        return sight(view)

    def answer(self, view: View) -> Fraction | Estimate:
        return odds.wins_if_called(view, self.against(view))

    def says(self, view: View) -> str:
        return "such deals leave your hand the best"

    def derive(self, view: View) -> Derivation:
        run, n = best(view.hand), len(view.unseen)
        mine = Line("Your best run", run_words(run), long(run), run_keys(view))
        if not odds.is_exact(view):
            return Derivation((
                mine,
                Line("Cards were put away unseen", f"{odds.SIMULATED:,} imagined tables, seed {odds.SEED}",
                     "simulated"),
                Line("Yours is the best", "counted among them", percent(self.number(view))),
            ))  # fmt: skip
        lines = [mine]
        dangers = odds.threats(view, self.against(view))
        for threat in dangers[:SHOWN]:
            lines.append(self.threat(view, threat))
        if (more := len(dangers) - SHOWN) > 0:
            each = percent(max(threat.chance for threat in dangers[SHOWN:]))
            lines.append(Line("And others", count(more, "combination"), f"each {each} or less"))
        if not dangers:
            lines.append(Line("What beats you", "no five of the unseen cards", "nothing", hidden_keys(view)))
        for seat in self.against(view):
            if len(self.against(view)) > 1:
                worse = odds.wins_if_called(view, (seat,))
                assert isinstance(worse, Fraction)
                lines.append(
                    Line(
                        f"{LETTERS[seat]}'s hand is worse", "by itself", percent(worse), hidden_keys(view, (seat,))
                    )
                )
        ways = comb(n, DEALT)
        how = f"{ways:,} fives, counted suit by suit" if len(self.against(view)) == 1 else "no card is dealt twice"
        lines.append(Line("None of that: yours is the best", how, percent(self.number(view))))
        return Derivation(tuple(lines))

    def threat(self, view: View, threat: odds.Threat) -> Line:
        who, run = LETTERS[threat.seat], run_words(threat.run)
        lit = gained_keys(view, threat.seat, threat.run.cards)
        if not threat.cards:
            return Line(f"{who} shows {run}", "already on the table", "always", lit)
        n, k = len(view.unseen), len(threat.cards)
        formula = f"{k} of {who}'s five: C({n - k}, {DEALT - k}) of C({n}, {DEALT})"
        return Line(f"{who} with {the_cards(threat.cards)} has {run}", formula, percent(threat.chance), lit)

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        hidden, mine = imagine_hidden(view, rng), best(view.hand)
        shown: dict[str, Any] = {}
        for seat in self.against(view):
            shown |= turned_up(seat, hidden.dealt[seat], face)
        return all(best(hidden.hands[seat]) < mine for seat in self.against(view)), shown

    def parts(self, view: View) -> tuple[Part, ...]:
        p = self.answer(view)
        if isinstance(p, Estimate):
            return ()
        return (Part("leave yours the best", p, 1), Part("give a rival a better one", 1 - p, 0))

    def pictures(self, view: View) -> tuple[Picture, ...]:
        return (what_beats(view, self.against(view)),) if odds.is_exact(view) else ()

    def singles(self, view: View) -> int:
        """Unseen cards each of which beats the watcher by itself, in the one hidden hand."""
        against = self.against(view)
        return sum(len(threat.cards) == 1 for threat in odds.threats(view, against)) if len(against) == 1 else 0

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        number, against, n = self.number(view), self.against(view), len(view.unseen)
        half = Mistake("half", "One half", Fraction(1, 2), "'Won or lost' names two outcomes, not two equal ones.")
        if not odds.is_exact(view):
            return apart(number, half)
        found = []
        if u := self.singles(view):
            found.append(
                Mistake("one", "Five cards, not one", Fraction(n - u, n), "A rival hides five cards, not one.")
            )
        ten = odds.best_against_ten(view.hand, len(against))
        found.append(
            Mistake(
                "news", "Picks ignored", ten, "That takes a rival's ten as any ten cards. Five of them you see."
            )
        )
        if len(against) > 1:
            ones = [odds.wins_if_called(view, (seat,)) for seat in against]
            for seat, one in zip(against, ones, strict=True):
                name = f"{LETTERS[seat]} alone"
                words = f"That is {name}. Every rival must be worse."
                found.append(Mistake("seat", name, Fraction(one), words))  # type: ignore[arg-type]
            added = sum((1 - Fraction(one) for one in ones), Fraction())  # type: ignore[arg-type]
            found.append(
                Mistake("added", "Added up", 1 - capped(added), "Deals in which two rivals beat you count twice.")
            )
        return apart(number, *found, half)

    def derivable(self, view: View) -> bool:
        return odds.is_exact(view) and len(odds.threats(view, self.against(view))) <= 12

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        found: dict[str, Fraction | int] = {"N": len(view.unseen), "n": DEALT}
        if odds.is_exact(view):
            found["u"] = self.singles(view)
            for seat in self.against(view):
                one = odds.wins_if_called(view, (seat,))
                if isinstance(one, Fraction):
                    found[f"p{LETTERS[seat]}"] = one
        return found

    def slots(self, view: View) -> Mapping[str, str]:
        return {
            "run": run_words(best(view.hand)),
            "rivals": letters(self.against(view)),
            "unseen": str(len(view.unseen)),
            "exact": hundred(self.number(view)),
        }
