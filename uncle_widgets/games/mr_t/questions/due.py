"""M-L2: whether a decision is due after stalemates; and whether a step of two decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import next_of
from uncle_widgets.games.mr_t.events import ShowdownWon, Stalemate
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.drawn import decided, run_of, waiting
from uncle_widgets.games.mr_t.state import Fight, View
from uncle_widgets.games.mr_t.words import either
from uncle_widgets.games.words import capital, capped, hundred, spelled, wrong
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent

STALEMATE, DECIDED = "stalemate", "decided"
MOST = 3


@dataclass(frozen=True)
class Due(Question[View]):
    """M-L2: `event` STALEMATE: the next `flips` are all stalemates; DECIDED: exactly the last of them is none.

    In a showdown of two: whether the next step decides it, both turning the tops of their piles.
    """

    id: ClassVar[str] = "M-L2"
    title: ClassVar[str] = "Is a decision due?"
    name: ClassVar[str] = "Is it due?"
    when: ClassVar[str] = "before a preliminary flip, and in a showdown of two"
    concept: ClassVar[str] = "the geometric distribution"
    misconception: ClassVar[str] = "after three stalemates a decision is due"
    at_chance: ClassVar[bool] = True
    event: str = DECIDED
    flips: int = 1

    def __post_init__(self) -> None:
        common.checked(event=(self.event, (STALEMATE, DECIDED)), flips=(self.flips, range(1, MOST + 1)))

    @property
    def model(self) -> Model:
        return Model(
            "blind", "We suppose that in a showdown both turn the tops of their piles, whatever they hold."
        )

    def arise(self, view: View) -> StepDecides | FlipsDecide | None:
        fight = common.duel(view)
        if fight:
            return StepDecides(self, view, fight)
        most = _most(view)
        return FlipsDecide(self, view, most, min(self.flips, most)) if most else None


def _most(view: View) -> int:
    """So many flips can be asked about: all cards come from the common bag, and the game is not broken off."""
    if not view.before_flip or len(view.active) < 3:
        return 0
    left = max(0, view.options.max_flips - view.flips + 1)  # the flip to come is counted already
    return min(MOST, left, *(view.fresh[seat] for seat in view.active))


@dataclass(eq=False)
class StepDecides(Posed[View]):
    """Whether the next step of a showdown of two decides it."""

    question: Due
    fight: Fight
    says = "such steps decide"

    def __post_init__(self) -> None:
        targets, fresh = self.fight.targets, self.view.fresh
        self.p, self.q = (odds.top_hits(targets, next_of(self.view, seat)) for seat in self.fight.members)
        self.common = common.unseen(self.view) if all(fresh[seat] for seat in self.fight.members) else None
        self.quantities = {"p": self.p, "q": self.q}

    def answer(self) -> Fraction:
        if self.common is None:
            return odds.step_decides(self.p, self.q)
        return odds.step_decides_from(self.fight.targets, self.common)

    @cached_property
    def words(self) -> str:
        want = either(self.fight.targets)
        return f"Both turn the tops of their piles to match {want}. Does this step decide?"

    @cached_property
    def given(self) -> str:
        return common.sight(self.view, self.fight.members)

    @cached_property
    def derivation(self) -> Derivation:
        view, targets, p, q, answer = self.view, self.fight.targets, self.p, self.q, self.number
        mine, theirs = (common.tops(view, (seat,)) for seat in self.fight.members)
        if self.common is None:
            return Derivation((
                Line("One matches", f"{p}", percent(p), mine),
                Line("The other matches", f"{q}", percent(q), theirs),
                Line("Exactly one", f"{p} + {q} − 2 × {p} × {q} = {answer}", percent(answer)),
            ))  # fmt: skip
        k, n = odds.copies_of(targets, self.common), odds.size(self.common)
        both_ways = f"2 × {k} × {n - k} ÷ ({n} × {n - 1}) = {answer}"
        return Derivation((
            common.known_line(view), common.match_line(view, targets, self.common),
            Line("First matches, second does not", f"{k}/{n} × {n - k}/{n - 1}", percent(answer / 2), mine),
            Line("Or the other way round", both_ways, percent(answer), theirs),
        ))  # fmt: skip

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        shown = common.played(self.view, common.blind, rng)
        came = any(isinstance(event, ShowdownWon) and not event.dry for event in shown.events)
        return came, common.turned(self.view, {seat: shown.cards[seat] for seat in self.fight.members})

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part("exactly one matches", self.number, 1), Part("both or neither", 1 - self.number, 0)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        p, q = self.p, self.q
        return wrong(
            self.number,
            Mistake("wider", "At least one", p + q - p * q, "If both match, nothing is decided."),
            Mistake("added", "Added up", capped(p + q), "Where both match, it was counted for each."),
        )

    @cached_property
    def slots(self) -> Mapping[str, str]:
        step = f"the step decides {hundred(self.number)} times"
        here = f"Here two turn cards to match {either(self.fight.targets)}, and {step}"
        return {"here": here, "left": common.left_of(self.view)}


@dataclass(eq=False)
class FlipsDecide(Posed[View]):
    """Whether the next `k` flips, of at most `most`, are all stalemates, or the last of them alone is none."""

    question: Due
    most: int
    k: int

    def __post_init__(self) -> None:
        self.bag, self.n = common.unseen(self.view), len(self.view.active)
        self.stale = self.question.event == STALEMATE
        self.runs = [Fraction(1)]

    def run(self, k: int) -> Fraction:
        """The chance that the next k flips are all stalemates."""
        while len(self.runs) <= k:
            self.runs.append(odds.stalemates(self.bag, self.n, len(self.runs)))
        return self.runs[k]

    def answer(self) -> Fraction:
        return self.run(self.k) if self.stale else self.run(self.k - 1) - self.run(self.k)

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        flips = tuple((k, str(k)) for k in range(1, self.most + 1))
        events = (DECIDED, "decided"), (STALEMATE, "a stalemate")
        event = Knob("event", "What", events, value=self.question.event)
        return event, Knob("flips", "Flips", flips, value=self.k)

    @cached_property
    def words(self) -> str:
        start = f"{capital(spelled(self.n))} players turn a card at the same time. "
        if self.k == 1:
            one = "Is it a stalemate?", "Is the round decided, by a win or a showdown?"
            return start + one[not self.stale]
        if self.stale:
            return f"{start}Are the next {self.k} flips all stalemates?"
        return f"{start}Does it take exactly {self.k} flips until a win or a showdown?"

    @cached_property
    def given(self) -> str:
        return common.sight(self.view, self.view.active)

    @cached_property
    def says(self) -> str:
        such = "such flips" if self.k == 1 else "such rows of flips"
        if self.stale:
            return f"{such} pay nobody"
        return f"{such} decide" + (f" at flip {self.k}" if self.k > 1 else "")

    @cached_property
    def derivation(self) -> Derivation:
        k, one, all_tops = self.k, self.run(1), common.tops(self.view, self.view.active)
        lines = [
            common.known_line(self.view),
            Line("One flip is a stalemate", "all alike, or all different and no MR. T", percent(one), all_tops),
        ]
        back = "counted without putting cards back"
        lines += [Line(f"{n} in a row", back, percent(self.run(n))) for n in range(2, k + 1)]
        if not self.stale:
            by = "Decided by this one" if k == 1 else f"Decided by flip {k}"
            lines.append(Line(by, f"{self.run(k - 1)} − {self.run(k)} = {self.number}", percent(self.number)))
        flips = tuple(range(1, self.most + 1))
        exact = tuple(self.run(n - 1) - self.run(n) for n in flips)
        curve = Curve("Which flip decides", flips, exact, across="flip", here=k)
        return Derivation(tuple(lines), curve=curve if self.most > 1 else None)

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        view, game, first = self.view, common.game_of(self.view), None
        state = game.imagine(view, rng)
        for at in range(1, self.k + 1):
            shown = common.unit(game, state, common.blind, rng)
            first = first or common.turned(view, {seat: shown.cards[seat] for seat in view.active})
            state = shown.state
            if not any(isinstance(event, Stalemate) for event in shown.events):
                return not self.stale and at == self.k, first
        return self.stale, first or {}

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        if self.k > 1:
            return Part("like this", self.number, 1), Part("otherwise", 1 - self.number, 0)
        win, stalemate = odds.flip_outcomes(self.bag, self.n).P(lambda kind: kind == "win"), self.run(1)
        return (
            Part("a stalemate", stalemate, int(self.stale)),
            Part("MR. T alone", win, int(not self.stale)),
            Part("a showdown", 1 - stalemate - win, int(not self.stale)),
        )

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """The flips to come as forks."""
        if self.most < 2 or (self.stale and self.k == 1):
            return ()
        runs = [self.run(k) for k in range(1, (self.k if self.stale else self.most) + 1)]
        return (waiting(runs, run_of(self.k) if self.stale else decided(self.k)),)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        view, one = self.view, self.run(1)
        if self.k == 1:
            due = 1 - one ** (1 + len(view.stacks[view.space(view.active[0])]))
            return wrong(
                self.number,
                Mistake("turned", "Turned round", 1 - self.number,
                        "That is the other way round: the chances of both add up to 1."),
                Mistake("due", "Due", 1 - due if self.stale else due,
                        "A run of stalemates says nothing of the next flip; the cards that are gone do."),
            )  # fmt: skip
        last = one if self.stale else 1 - one
        return wrong(
            self.number,
            Mistake("part", "The last alone", last, "The flips before it count too."),
            Mistake("added", "Added up", capped(self.k * one), "Chances of a run are multiplied, not added."),
        )

    @cached_property
    def quantities(self) -> Mapping[str, Fraction | int]:
        return {"s": self.run(1)}

    @cached_property
    def slots(self) -> Mapping[str, str]:
        decides = percent(1 - self.run(1))
        here = f"Here the next flip decides with chance {decides}, whatever came before it"
        return {"here": here, "left": common.left_of(self.view)}
