"""M-L2: whether a decision is due after stalemates; and whether a step of two decides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
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
from uncle_widgets.probability.dealing import Dealer
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Line, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
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
    event: str = setting(DECIDED, "What", {DECIDED: "decided", STALEMATE: "a stalemate"})
    flips: int = setting(1, "Flips", {k: str(k) for k in range(1, MOST + 1)})

    def __post_init__(self) -> None:
        common.checked(event=(self.event, (STALEMATE, DECIDED)), flips=(self.flips, range(1, MOST + 1)))

    @property
    def model(self) -> Model:
        return Model(
            "blind", "We suppose that in a showdown both turn the tops of their piles, whatever they hold."
        )

    def arise(self, view: View) -> Filled[View] | None:
        if fight := common.duel(view):
            return _step(self, view, fight)
        most = _most(view)
        return _flips(self, view, most) if most else None


def _most(view: View) -> int:
    """So many flips can be asked about: all cards come from the common bag, and the game is not broken off."""
    if not view.before_flip or len(seats := view.active) < 3:
        return 0
    left = max(0, view.options.max_flips - view.flips + 1)  # the flip to come is counted already
    return min(MOST, left, *[view.fresh[seat] for seat in seats])


def _step(question: Due, view: View, fight: Fight) -> Filled[View]:
    """Whether the next step of a showdown of two decides it."""
    targets, members = fight.targets, fight.members
    together = all(view.fresh[seat] for seat in members)  # both cards come from the common bag
    k, n = common.matching(view, targets), len(view.unseen)
    if together:
        p = q = Fraction(k, n)
    else:
        p, q = (odds.top_hits(targets, next_of(view, seat)) for seat in members)

    @cache
    def chance() -> Fraction:
        return odds.step_decides_from(targets, view.unseen) if together else odds.step_decides(p, q)

    def steps() -> Iterator[Line]:
        mine, theirs = (common.tops(view, (seat,)) for seat in members)
        exact = chance()
        if not together:
            yield Line("One matches", f"{p}", percent(p), mine)
            yield Line("The other matches", f"{q}", percent(q), theirs)
            yield Line("Exactly one", f"{p} + {q} − 2 × {p} × {q} = {exact}", percent(exact))
            return
        both_ways = f"2 × {k} × {n - k} ÷ ({n} × {n - 1}) = {exact}"
        yield common.known_line(view)
        yield common.match_line(view, targets, common.unseen(view))
        yield Line("First matches, second does not", f"{k}/{n} × {n - k}/{n - 1}", percent(exact / 2), mine)
        yield Line("Or the other way round", both_ways, percent(exact), theirs)

    def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
        shown = common.played(view, common.blind, rng)
        came = any(isinstance(event, ShowdownWon) and not event.dry for event in shown.events)
        return came, common.turned(view, {seat: shown.cards[seat] for seat in members})

    def slots() -> Mapping[str, str]:
        step = f"the step decides {hundred(chance())} times"
        here = f"Here two turn cards to match {either(targets)}, and {step}"
        return {"here": here, "left": common.left_of(view)}

    return Filled(
        question,
        view,
        answer=lambda: chance(),
        once=once,
        knobs=(),
        words=lambda: f"Both turn the tops of their piles to match {either(targets)}. Does this step decide?",
        given=lambda: common.sight(view, members),
        says="such steps decide",
        derivation=lambda: Derivation(tuple(steps())),
        parts=lambda: (Part("exactly one matches", chance(), 1), Part("both or neither", 1 - chance(), 0)),
        mistakes=lambda: wrong(
            chance(),
            Mistake("wider", "At least one", p + q - p * q, "If both match, nothing is decided."),
            Mistake("added", "Added up", capped(p + q), "Where both match, it was counted for each."),
        ),
        quantities={"p": p, "q": q},
        slots=slots,
    )


def _flips(question: Due, view: View, most: int) -> Filled[View]:
    """Whether the next `k` flips, of at most `most`, are all stalemates, or the last of them alone is none."""
    stale, k, seats = question.event == STALEMATE, min(question.flips, most), view.active
    n = len(seats)

    @cache
    def run(k: int) -> Fraction:
        """The chance that the next k flips are all stalemates."""
        return odds.stalemates(view.unseen, n, k) if k else Fraction(1)

    def decides(k: int) -> Fraction:
        """The chance that flip k is the first to be none."""
        return run(k - 1) - run(k)

    def chance() -> Fraction:
        return run(k) if stale else decides(k)

    def words() -> str:
        start = f"{capital(spelled(n))} players turn a card at the same time. "
        if k == 1:
            one = "Is it a stalemate?", "Is the round decided, by a win or a showdown?"
            return start + one[not stale]
        if stale:
            return f"{start}Are the next {k} flips all stalemates?"
        return f"{start}Does it take exactly {k} flips until a win or a showdown?"

    def says() -> str:
        such = "such flips" if k == 1 else "such rows of flips"
        if stale:
            return f"{such} pay nobody"
        return f"{such} decide" + (f" at flip {k}" if k > 1 else "")

    def steps() -> Iterator[Line]:
        yield common.known_line(view)
        alike = "all alike, or all different and no MR. T"
        yield Line("One flip is a stalemate", alike, percent(run(1)), common.tops(view, seats))
        for row in range(2, k + 1):
            yield Line(f"{row} in a row", "counted without putting cards back", percent(run(row)))
        if not stale:
            by = "Decided by this one" if k == 1 else f"Decided by flip {k}"
            yield Line(by, f"{run(k - 1)} − {run(k)} = {chance()}", percent(chance()))

    def derivation() -> Derivation:
        flips = tuple(range(1, most + 1))
        curve = Curve("Which flip decides", flips, tuple(map(decides, flips)), across="flip", here=k)
        return Derivation(tuple(steps()), curve=curve if most > 1 else None)

    def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
        game, first = common.game_of(view), None
        state = game.imagine(view, rng)
        for at in range(1, k + 1):
            shown = common.unit(game, state, common.blind, rng)
            first = first or common.turned(view, {seat: shown.cards[seat] for seat in seats})
            state = shown.state
            if not any(isinstance(event, Stalemate) for event in shown.events):
                return not stale and at == k, first
        return stale, first or {}

    def deals() -> Dealer:
        from uncle_widgets.games.mr_t.questions import dealing

        return dealing.decided(k, stale, view.unseen, n)

    def parts() -> tuple[Part, ...]:
        if k > 1:
            return Part("like this", chance(), 1), Part("otherwise", 1 - chance(), 0)
        win, stalemate = odds.flip_outcomes(view.unseen, n).P(lambda kind: kind == "win"), run(1)
        return (
            Part("a stalemate", stalemate, int(stale)),
            Part("MR. T alone", win, int(not stale)),
            Part("a showdown", 1 - stalemate - win, int(not stale)),
        )

    def pictures() -> tuple[Picture, ...]:
        """The flips to come as forks."""
        if most < 2 or (stale and k == 1):
            return ()
        runs = [run(flip) for flip in range(1, (k if stale else most) + 1)]
        return (waiting(runs, run_of(k) if stale else decided(k)),)

    def mistakes() -> tuple[Mistake, ...]:
        one = run(1)
        if k == 1:
            due = 1 - one ** (1 + len(view.stacks[view.space(seats[0])]))
            return wrong(
                chance(),
                Mistake("turned", "Turned round", 1 - chance(),
                        "That is the other way round: the chances of both add up to 1."),
                Mistake("due", "Due", 1 - due if stale else due,
                        "A run of stalemates says nothing of the next flip; the cards that are gone do."),
            )  # fmt: skip
        return wrong(
            chance(),
            Mistake("part", "The last alone", one if stale else 1 - one, "The flips before it count too."),
            Mistake("added", "Added up", capped(k * one), "Chances of a run are multiplied, not added."),
        )

    def slots() -> Mapping[str, str]:
        here = f"Here the next flip decides with chance {percent(decides(1))}, whatever came before it"
        return {"here": here, "left": common.left_of(view)}

    return Filled(
        question,
        view,
        answer=chance,
        once=once,
        deals=deals,
        knobs=lambda: (
            question.knob("event"),
            question.knob("flips", choices={at: str(at) for at in range(1, most + 1)}, value=k),
        ),
        words=words,
        given=lambda: common.sight(view, seats),
        says=says,
        derivation=derivation,
        parts=parts,
        pictures=pictures,
        mistakes=mistakes,
        quantities=lambda: {"s": run(1)},
        slots=slots,
    )
