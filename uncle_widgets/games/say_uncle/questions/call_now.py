"""S-L3: if I call now, do I win?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.say_uncle import belief, odds
from uncle_widgets.games.say_uncle.belief import imagine_hidden
from uncle_widgets.games.say_uncle.cards import DEALT, Run, best
from uncle_widgets.games.say_uncle.questions.common import (
    apart,
    gained_keys,
    have,
    hidden_keys,
    letters,
    own_keys,
    seen_after_draft,
    turned,
)
from uncle_widgets.games.say_uncle.questions.illustrated import what_beats
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import long, run_words, the_cards
from uncle_widgets.games.words import capped, count, hundred, none_of, sets_of
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.trials import Estimate

SHOWN = 4
"""Threats that are named one by one."""
AWAY = Model(belief.ANY, f"Every hidden card is equally likely to be anywhere. {belief.MODEL}")
HALF = Mistake("half", "One half", Fraction(1, 2), "You win or you lose, but the two aren't equally likely.")
ASKS = {
    "one": "Did you think of one hidden card instead of five?",
    "half": "Did you go for half because you either win or lose?",
    "news": "Did you forget the five open cards that your rival picked?",
    "wider": "Did you count cards as dangerous that only beat you in pairs?",
    "part": "Did you miss one of the cards that beat you, or an equal run in a higher suit?",
    "same": "Did you use the answer of the position before?",
    "seat": "Did you use the chance against a single rival?",
    "added": "Did you subtract the rivals' chances one after the other?",
    "scaled": "Did you divide the chance by the number of rivals?",
}
"""What is asked of whom makes a mistake, by its kind."""


@dataclass(frozen=True)
class Compared:
    """Your hand, and the rivals `against`, whose hands it must beat."""

    view: View
    against: tuple[Seat, ...]

    @cached_property
    def run(self) -> Run:
        return best(self.view.hand)

    @cached_property
    def answer(self) -> Fraction | Estimate:
        return odds.wins_if_called(self.view, self.against)

    @cached_property
    def p(self) -> Fraction:
        return Fraction(str(self.answer.value)) if isinstance(self.answer, Estimate) else self.answer

    @cached_property
    def threats(self) -> tuple[odds.Threat, ...]:
        return odds.threats(self.view, self.against)

    @property
    def singles(self) -> int:
        """Unseen cards each of which beats you by itself, in the one hidden hand."""
        return sum(len(threat.cards) == 1 for threat in self.threats) if len(self.against) == 1 else 0

    @cached_property
    def ones(self) -> Mapping[Seat, Fraction]:
        """The chance that each rival's hand is worse, by itself."""
        return {seat: odds.beats(self.view, self.view.hand, (seat,)) for seat in self.against}


@dataclass(frozen=True)
class CallNow(Question[View]):
    """Whether my hand is the best of all, or better than that of one `rival` (a seat; -1 for all of them)."""

    id: ClassVar[str] = "S-L3"
    title: ClassVar[str] = "If you call now, do you win?"
    name: ClassVar[str] = "Call now?"
    when: ClassVar[str] = "after the draft, for a hand that you can see"
    concept: ClassVar[str] = "counting what beats you"
    misconception: ClassVar[str] = "treating a rival's five hidden cards as one"
    model = AWAY
    rival: int = setting(-1, "Against", {-1: "all"})

    def arise(self, view: View) -> Filled[View] | None:
        if not view.hand or not view.settled or not isinstance(view.me, int):
            return None
        rivals, exact = view.rivals, view.whole  # once a rival has put cards away, no exact answer is to be had
        against = (self.rival,) if self.rival in rivals else rivals
        case, alone = Compared(view, against), len(against) == 1
        good = "lose to yours" if alone else "leave you with the best hand"

        def knobs() -> tuple[Knob, ...]:
            if len(rivals) < 2:
                return ()
            each = {seat: f"{LETTERS[seat]} alone" for seat in rivals}
            here = against[0] if len(against) == 1 else -1
            return (self.knob("rival", choices={-1: "all", **each}, value=here),)

        def words() -> str:
            if len(against) < len(rivals):
                return f"{have(case.run)} How likely is it that it beats {letters(against)}'s hand?"
            if view.phase in ("turn", "last") and view.seat == view.me:
                return f"{have(case.run)} If you call now, how likely is it that you win?"
            return f"{have(case.run)} If all hands were shown now, how likely is it that yours is the best?"

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            hidden = imagine_hidden(view, rng)
            won = all(best(hidden.hands[seat]) < case.run for seat in against)
            return won, turned(view, hidden.dealt, against)

        return Filled(
            self,
            view,
            answer=lambda: case.answer,
            once=once,
            knobs=knobs,
            words=words,
            given=lambda: seen_after_draft(view),
            derivation=lambda: _derivation(case, exact),
            cases=f"possible hands for {letters(against)}" if alone else "deals like this",
            event=good,
            asks=ASKS,
            parts=lambda: (
                Part(good, case.p, 1),
                Part("beat yours" if alone else "give a rival a better hand", 1 - case.p, 0),
            ) if exact else (),
            pictures=lambda: (what_beats(view, against, case.p, case.threats),) if exact else (),
            mistakes=lambda: apart(case.p, *(_mistakes(case) if exact else ()), HALF),
            derivable=lambda: exact and len(case.threats) <= 12,
            quantities=lambda: {"N": len(view.unseen), "n": DEALT, **(_quantities(case) if exact else {})},
            slots=lambda: {
                "run": run_words(case.run),
                "rivals": letters(against),
                "unseen": str(len(view.unseen)),
                "exact": hundred(case.p, not exact),
            },
        )  # fmt: skip


def _derivation(case: Compared, exact: bool) -> Derivation:
    """By what beats you; where cards were put away, by the tables imagined."""
    view, run, alone = case.view, case.run, len(case.against) == 1
    held = Line("Your best run", run_words(run), long(run), own_keys(view, run.cards))
    if not exact:
        tables = f"{odds.SIMULATED:,} deals made by the computer, seed {odds.SEED}"
        away = Line("Nobody saw which cards were put aside", tables, "simulated")
        return Derivation((held, away, Line("Yours is the best", "counted in those deals", percent(case.p))))
    threats = case.threats
    lines = [held, *(_threat(view, threat) for threat in threats[:SHOWN])]
    if more := threats[SHOWN:]:
        rest = min(Fraction(1), sum((threat.chance for threat in more), Fraction()))
        others = count(len(more), "other combination")
        lines.append(Line("Other cards that beat you", others, _at_most(rest)))
    if not threats:
        lines.append(Line("Cards that beat you", "no hidden cards are good enough", "none", hidden_keys(view)))
    for seat, one in () if alone else case.ones.items():
        worse = f"{LETTERS[seat]}'s hand is worse than yours"
        lines.append(Line(worse, "counted for this rival alone", percent(one), hidden_keys(view, (seat,))))
    n, how = len(view.unseen), "counted for all rivals together"
    if alone:
        might = f"Hands {LETTERS[case.against[0]]} might hold"
        lines.append(Line(might, sets_of(DEALT, n), f"{comb(n, DEALT):,}"))
        how = "counted suit by suit"
    return Derivation((*lines, Line("Yours is the best", how, percent(case.p))))


def _threat(view: View, threat: odds.Threat) -> Line:
    who, run = LETTERS[threat.seat], run_words(threat.run)
    lit = gained_keys(view, threat.seat, threat.run.cards)
    if not threat.cards:
        return Line(f"{who} shows {run}", "you can see it", "always", lit)
    n, k = len(view.unseen), len(threat.cards)
    these = "it" if k == 1 else "both" if k == 2 else "all of them"
    formula = f"chance that {who} holds {these}: {none_of(n - DEALT, n, k)}"
    has = f"{who} holds {the_cards(threat.cards)}"
    if k < threat.run.length:
        has = f"With {the_cards(threat.cards)}, {who} has the {run}"
    return Line(has, formula, percent(threat.chance), lit)


def _at_most(chance: Fraction) -> str:
    told = percent(chance)
    return f"{told} in all" if told.startswith("under") else f"at most {told} in all"


def _quantities(case: Compared) -> Mapping[str, Fraction | int]:
    return {"u": case.singles} | {f"p{LETTERS[seat]}": one for seat, one in case.ones.items()}


def _mistakes(case: Compared) -> Iterator[Mistake]:
    """Wrong ways to count what beats you."""
    n, u, many = len(case.view.unseen), case.singles, len(case.against)
    if u:
        yield Mistake("one", "One hidden card", Fraction(n - u, n), "A rival has five hidden cards, not one.")
    ten = odds.best_against_ten(case.view.hand, many)
    yield Mistake(
        "news", "Picks ignored", ten, "You can see five of a rival's 10 cards. They aren't just any cards."
    )
    if many > 1:
        for seat, one in case.ones.items():
            name = f"{LETTERS[seat]} alone"
            yield Mistake("seat", name, one, f"That's the chance against {name}. You have to beat every rival.")
        added = 1 - capped(sum(1 - one for one in case.ones.values()))
        yield Mistake("added", "Added up", added, "In that sum, deals in which two rivals beat you count twice.")
