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
AWAY = Model(belief.ANY, f"The hidden cards are any of the unseen ones. {belief.MODEL}")
HALF = Mistake("half", "One half", Fraction(1, 2), "'Won or lost' names two outcomes, not two equal ones.")


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
    when: ClassVar[str] = "after the draft, for a hand that you see"
    concept: ClassVar[str] = "counting what beats you"
    misconception: ClassVar[str] = "a rival's five hidden cards taken for one"
    model = AWAY
    rival: int = setting(-1, "Against", {-1: "all"})

    def arise(self, view: View) -> Filled[View] | None:
        if not view.hand or not view.settled or not isinstance(view.me, int):
            return None
        rivals, exact = view.rivals, view.whole  # once a rival has put cards away, no exact answer is to be had
        against = (self.rival,) if self.rival in rivals else rivals
        case = Compared(view, against)

        def knobs() -> tuple[Knob, ...]:
            if len(rivals) < 2:
                return ()
            each = {seat: f"{LETTERS[seat]} alone" for seat in rivals}
            here = against[0] if len(against) == 1 else -1
            return (self.knob("rival", choices={-1: "all", **each}, value=here),)

        def words() -> str:
            if len(against) < len(rivals):
                return f"{have(case.run)} If all hands were shown now, would yours beat {letters(against)}'s?"
            if view.phase in ("turn", "last") and view.seat == view.me:
                return f"{have(case.run)} If you call now, do you win?"
            return f"{have(case.run)} If all hands were shown now, would yours be the best?"

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
            says="such deals leave your hand the best",
            parts=lambda: (
                Part("leave yours the best", case.p, 1), Part("give a rival a better one", 1 - case.p, 0),
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
        tables = f"{odds.SIMULATED:,} imagined tables, seed {odds.SEED}"
        away = Line("Cards were put away unseen", tables, "simulated")
        return Derivation((held, away, Line("Yours is the best", "counted among them", percent(case.p))))
    threats = case.threats
    lines = [held, *(_threat(view, threat) for threat in threats[:SHOWN])]
    if more := threats[SHOWN:]:
        rest = min(Fraction(1), sum((threat.chance for threat in more), Fraction()))
        lines.append(Line("And others", count(len(more), "combination"), f"together at most {percent(rest)}"))
    if not threats:
        lines.append(Line("What beats you", "no five of the unseen cards", "nothing", hidden_keys(view)))
    for seat, one in () if alone else case.ones.items():
        worse = f"{LETTERS[seat]}'s hand is worse"
        lines.append(Line(worse, "by itself", percent(one), hidden_keys(view, (seat,))))
    n, how = len(view.unseen), "no card is dealt twice"
    if alone:
        lines.append(Line("Fives that may be hidden", sets_of(DEALT, n), f"{comb(n, DEALT):,}"))
        how = "counted suit by suit"
    return Derivation((*lines, Line("None of that: yours is the best", how, percent(case.p))))


def _threat(view: View, threat: odds.Threat) -> Line:
    who, run = LETTERS[threat.seat], run_words(threat.run)
    lit = gained_keys(view, threat.seat, threat.run.cards)
    if not threat.cards:
        return Line(f"{who} shows {run}", "already on the table", "always", lit)
    n, k = len(view.unseen), len(threat.cards)
    formula = f"{'it is' if k == 1 else 'all are'} among {who}'s five: {none_of(n - DEALT, n, k)}"
    return Line(f"{who} with {the_cards(threat.cards)} has {run}", formula, percent(threat.chance), lit)


def _quantities(case: Compared) -> Mapping[str, Fraction | int]:
    return {"u": case.singles} | {f"p{LETTERS[seat]}": one for seat, one in case.ones.items()}


def _mistakes(case: Compared) -> Iterator[Mistake]:
    """Wrong ways to count what beats you."""
    n, u, many = len(case.view.unseen), case.singles, len(case.against)
    if u:
        yield Mistake("one", "Five cards, not one", Fraction(n - u, n), "A rival hides five cards, not one.")
    ten = odds.best_against_ten(case.view.hand, many)
    yield Mistake("news", "Picks ignored", ten, "That takes a rival's ten as any ten cards. Five of them you see.")
    if many > 1:
        for seat, one in case.ones.items():
            name = f"{LETTERS[seat]} alone"
            yield Mistake("seat", name, one, f"That is {name}. Every rival must be worse.")
        added = 1 - capped(sum(1 - one for one in case.ones.values()))
        yield Mistake("added", "Added up", added, "Deals in which two rivals beat you count twice.")
