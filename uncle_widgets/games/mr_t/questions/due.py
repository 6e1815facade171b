"""M-L2: whether a decision is due after stalemates; and whether a step of two decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import COMMON, next_of, source
from uncle_widgets.games.mr_t.events import ShowdownWon, Stalemate
from uncle_widgets.games.mr_t.questions.common import (
    blind,
    checked,
    dealt,
    duel,
    game_of,
    known_line,
    match_line,
    sight,
    tops,
    turned,
    unit,
    unseen,
)
from uncle_widgets.games.mr_t.questions.drawn import decided, run_of, waiting
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.mr_t.words import either
from uncle_widgets.games.words import count, hundred, spoken, wrong
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
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
        checked("event", self.event, (STALEMATE, DECIDED))
        checked("flips", self.flips, range(1, MOST + 1))

    @property
    def model(self) -> Model:
        return Model(
            "blind", "We suppose that in a showdown both turn the tops of their piles, whatever they hold."
        )

    def most(self, view: View) -> int:
        """So many flips can be asked about: all cards come from the common bag, and the game is not broken off."""
        if not view.before_flip or len(view.active) < 3:
            return 0
        bags = [source(view, seat) for seat in view.active]
        if any(bag != COMMON for bag in bags):
            return 1 if len({*bags}) == 1 else 0
        left = max(0, view.options.max_flips - view.flips + 1)  # the flip to come is counted already
        return min(MOST, left, *(view.fresh[seat] for seat in view.active))

    def k(self, view: View) -> int:
        return min(self.flips, max(self.most(view), 1))

    def knobs(self, view: View) -> tuple[Knob, ...]:
        most = self.most(view)
        if not most:
            return ()
        events = ((DECIDED, "decided"), (STALEMATE, "a stalemate"))
        flips = tuple((k, str(k)) for k in range(1, most + 1))
        return Knob("event", "What", events, value=self.event), Knob("flips", "Flips", flips, value=self.k(view))

    def ask(self, view: View) -> str | None:
        fight = duel(view)
        if fight:
            return f"Both turn the tops of their piles to match {either(fight.targets)}. Does this step decide?"
        if not self.most(view):
            return None
        start = f"{count(len(view.active), 'seat turns', 'seats turn')} a card at the same time. "
        k = self.k(view)
        if k == 1:
            ask = (
                "Is it a stalemate?"
                if self.event == STALEMATE
                else "Is the round decided, by a win or a showdown?"
            )
        elif self.event == STALEMATE:
            ask = f"Are the next {k} flips all stalemates?"
        else:
            ask = f"Does it take exactly {k} flips until a win or a showdown?"
        return start + ask

    def given(self, view: View) -> str:
        fight = duel(view)
        return sight(view, fight.members if fight else view.active)

    def bag(self, view: View) -> Mapping[str, int]:
        return next_of(view, view.active[0])

    def answer(self, view: View) -> Fraction:
        fight = duel(view)
        if fight:
            a, b = fight.members
            if source(view, a) == source(view, b) == COMMON:
                return odds.step_decides_from(fight.targets, unseen(view))
            p, q = (odds.top_hits(fight.targets, next_of(view, seat)) for seat in (a, b))
            return odds.step_decides(p, q)
        k, n, bag = self.k(view), len(view.active), self.bag(view)
        run = odds.stalemates(bag, n, k)
        if self.event == STALEMATE:
            return run
        return (odds.stalemates(bag, n, k - 1) if k > 1 else Fraction(1)) - run

    def says(self, view: View) -> str:
        if duel(view):
            return "such steps decide"
        if self.event == STALEMATE:
            return "such flips pay nobody" if self.k(view) == 1 else "such rows of flips pay nobody"
        return "such flips decide" if self.k(view) == 1 else f"such rows of flips decide at flip {self.k(view)}"

    def derive(self, view: View) -> Derivation:
        answer, fight = self.answer(view), duel(view)
        if fight:
            a, b = fight.members
            if source(view, a) == source(view, b) == COMMON:
                common = unseen(view)
                k, n = odds.copies_of(fight.targets, common), odds.size(common)
                return Derivation((
                    known_line(view), match_line(fight.targets, common),
                    Line("First matches, second does not", f"{k}/{n} × {n - k}/{n - 1}", percent(answer / 2),
                         tops(view, (a,))),
                    Line("Or the other way round", f"2 × {k} × {n - k} ÷ ({n} × {n - 1}) = {answer}",
                         percent(answer), tops(view, (b,))),
                ))  # fmt: skip
            p, q = (odds.top_hits(fight.targets, next_of(view, seat)) for seat in (a, b))
            return Derivation((
                Line("One matches", f"{p}", percent(p), tops(view, (a,))),
                Line("The other matches", f"{q}", percent(q), tops(view, (b,))),
                Line("Exactly one", f"{p} + {q} − 2 × {p} × {q} = {answer}", percent(answer)),
            ))  # fmt: skip
        n, bag = len(view.active), self.bag(view)
        most = max(self.most(view), 1)
        runs = [odds.stalemates(bag, n, k) for k in range(1, most + 1)]
        lines = [
            known_line(view),
            Line("One flip is a stalemate", "all alike, or all different and no MR. T", percent(runs[0]),
                 tops(view, view.active)),
        ]  # fmt: skip
        for k in range(2, self.k(view) + 1):
            lines.append(Line(f"{k} in a row", "counted without putting cards back", percent(runs[k - 1])))
        if self.event == DECIDED:
            k = self.k(view)
            before = "1" if k == 1 else f"{runs[k - 2]}"
            lines.append(Line("Decided by this one" if k == 1 else f"Decided by flip {k}",
                              f"{before} − {runs[k - 1]} = {answer}", percent(answer)))  # fmt: skip
        first = [Fraction(1), *runs]
        exact = tuple(first[at] - first[at + 1] for at in range(most))
        curve = None
        if most > 1:
            curve = Curve("Which flip decides", tuple(range(1, most + 1)), exact, across="flip", here=self.k(view))
        return Derivation(tuple(lines), curve=curve)

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        game, state = game_of(view), dealt(view, rng)
        fight = duel(view)
        if fight:
            shown = unit(game, state, blind, rng)
            came = any(isinstance(event, ShowdownWon) and not event.dry for event in shown.events)
            return came, turned(view, {seat: shown.cards[seat] for seat in fight.members})
        k, first = self.k(view), None
        for at in range(1, k + 1):
            shown = unit(game, state, blind, rng)
            first = first or {seat: shown.cards[seat] for seat in view.active}
            state = shown.state
            if not any(isinstance(event, Stalemate) for event in shown.events):
                return self.event == DECIDED and at == k, turned(view, first)
        return self.event == STALEMATE, turned(view, first or {})

    def parts(self, view: View) -> tuple[Part, ...]:
        answer = self.answer(view)
        if duel(view):
            return Part("exactly one matches", answer, 1), Part("both or neither", 1 - answer, 0)
        if self.k(view) > 1:
            return Part("like this", answer, 1), Part("otherwise", 1 - answer, 0)
        found = odds.flip_outcomes(self.bag(view), len(view.active))
        stalemate = found.P(lambda kind: kind in odds.STALEMATES)
        win, want = found.P(lambda kind: kind == "win"), self.event == STALEMATE
        return (
            Part("a stalemate", stalemate, int(want)),
            Part("MR. T alone", win, int(not want)),
            Part("a showdown", 1 - stalemate - win, int(not want)),
        )

    def pictures(self, view: View) -> tuple[Picture, ...]:
        """The flips to come as forks."""
        k, most = self.k(view), self.most(view)
        if duel(view) or most < 2 or (self.event == STALEMATE and k == 1):
            return ()
        bag, n = self.bag(view), len(view.active)
        last = k if self.event == STALEMATE else most
        runs = [odds.stalemates(bag, n, flips) for flips in range(1, last + 1)]
        return (waiting(runs, run_of(k) if self.event == STALEMATE else decided(k)),)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        answer, fight = self.answer(view), duel(view)
        if fight:
            p, q = (odds.top_hits(fight.targets, next_of(view, seat)) for seat in fight.members)
            return wrong(
                answer,
                Mistake("wider", "At least one", p + q - p * q, "If both match, nothing is decided."),
                Mistake(
                    "added", "Added up", min(Fraction(1), p + q), "Where both match, it was counted for each."
                ),
            )
        k, n, bag = self.k(view), len(view.active), self.bag(view)
        one = odds.stalemates(bag, n, 1)
        if k == 1:
            other = "the other way round"
            due = 1 - one ** (1 + len(view.stacks[view.space(view.active[0])]))
            return wrong(
                answer,
                Mistake("turned", "Turned round", 1 - answer,
                        f"That is {other}: the chances of both add up to 1."),
                Mistake("due", "Due", due if self.event == DECIDED else 1 - due,
                        "A run of stalemates says nothing of the next flip; the cards that are gone do."),
            )  # fmt: skip
        return wrong(
            answer,
            Mistake(
                "part",
                "The last alone",
                one if self.event == STALEMATE else 1 - one,
                "The flips before it count too.",
            ),
            Mistake("added", "Added up", min(Fraction(1), k * one), "Chances of a run are multiplied, not added."),
        )

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        fight = duel(view)
        if fight:
            p, q = (odds.top_hits(fight.targets, next_of(view, seat)) for seat in fight.members)
            return {"p": p, "q": q}
        return {"s": odds.stalemates(self.bag(view), len(view.active), 1)}

    def derivable(self, view: View) -> bool:
        return bool(duel(view)) or all(source(view, seat) == COMMON for seat in view.active)

    def slots(self, view: View) -> Mapping[str, str]:
        fight = duel(view)
        if fight:
            often = hundred(self.answer(view))
            here = f"Here two turn cards to match {either(fight.targets)}, and the step decides {often} times"
        else:
            one = 1 - odds.stalemates(self.bag(view), len(view.active), 1)
            here = f"Here the next flip decides with chance {percent(one)}, whatever came before it"
        unseen_now = listed_left(view)
        return {"here": here, "left": unseen_now}


def listed_left(view: View) -> str:
    return spoken(f"{n} {card}" for card, n in unseen(view).items()) or "nothing"
