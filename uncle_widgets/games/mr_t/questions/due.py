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
from uncle_widgets.games.mr_t.questions.duel_steps import IDEAS, Two, step_lines
from uncle_widgets.games.mr_t.questions.flip_steps import Turned, start
from uncle_widgets.games.mr_t.questions.stalemate_steps import FIRST, one, several
from uncle_widgets.games.mr_t.state import Fight, View
from uncle_widgets.games.mr_t.words import one_of, small, you_first
from uncle_widgets.games.words import called, capital, capped, hundred, spelled, spoken, wrong
from uncle_widgets.probability.dealing import Dealer
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Line, Mistake, Model, Part
from uncle_widgets.probability.settings import setting

STALEMATE, DECIDED = "stalemate", "decided"
MOST = 3
STALE = "It's a stalemate if all show the same name, or if all names differ and none is MR. T."
IDEA = "Forget the flips before. Go through the cards that are left, one player after the other, and multiply."
ASKS = {
    STALEMATE: {
        "alike": "Did you guess a third because there are three kinds of outcome?",
        "turned": "Is that how often the flip decides the round?",
        "added": "Did you add the chances of the flips instead of multiplying them?",
        "part": "Did you count only one of the flips?",
        "due": 'Did you go lower because a decision seemed "due"?',
        "wider": "Did you count all the stalemates, when only the next one is asked about?",
    },
    DECIDED: {
        "turned": "Is that how often it's a stalemate?",
        "added": "Did you add the chances of the flips instead of multiplying them?",
        "part": "Did you count only one of the flips?",
        "due": "Did you go higher because there have been so many stalemates?",
        "run": "Did you go lower because the stalemates keep coming?",
    },
}
"""What the page asks about each kind of mistake, of flips."""
STEP_ASKS = {
    "wider": "Did you count the steps in which both match?",
    "added": "Did you add up the two chances, with the steps in which both match?",
    "one": "Did you use the chance for a single player?",
    "due": "Did you go higher because so many steps have decided nothing?",
    "same": "Did you keep your answer from the position before?",
}
"""And of steps."""


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
    event: str = setting(DECIDED, "Question", {DECIDED: "a decision", STALEMATE: "a stalemate"})
    flips: int = setting(1, "Flips", {k: str(k) for k in range(1, MOST + 1)})

    def __post_init__(self) -> None:
        common.checked(event=(self.event, (STALEMATE, DECIDED)), flips=(self.flips, range(1, MOST + 1)))

    @property
    def model(self) -> Model:
        return Model(
            "blind", "We assume that in a showdown both turn their top cards, whatever they have in hand."
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

    both = capital(spoken(called(view, seat) for seat in you_first(view, members)))
    whose, them = ("your", "you") if view.me in members else ("their", "them")

    def derivation() -> Derivation:
        i, they = you_first(view, members)
        mine, theirs = (p, q) if i == members[0] else (q, p)
        only = (chance() / 2,) * 2 if together else (mine * (1 - theirs), theirs * (1 - mine))
        return Derivation(
            tuple(step_lines(Two(view, fight, i, they, mine, theirs, *only), True)), idea=IDEAS[True]
        )

    def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
        shown = common.played(view, common.blind, rng)
        came = any(isinstance(event, ShowdownWon) and not event.dry for event in shown.events)
        return came, common.turned(view, {seat: shown.cards[seat] for seat in members})

    def slots() -> Mapping[str, str]:
        here = f"Here {small(both)} need {one_of(targets)}, and {hundred(chance())} steps decide the showdown"
        return {"here": here, "left": common.left_of(view)}

    return Filled(
        question,
        view,
        answer=lambda: chance(),
        once=once,
        knobs=(),
        words=lambda: (
            f"{both} each turn the top card of {whose} pile. If exactly one of {them} shows {one_of(targets)}, "
            "that player wins. How likely is it that this step decides the showdown?"
        ),
        given=lambda: common.sight(view, members),
        cases="steps",
        event="decide the showdown",
        asks=STEP_ASKS,
        derivation=derivation,
        parts=lambda: (Part("exactly one matches", chance(), 1), Part("both match or neither", 1 - chance(), 0)),
        mistakes=lambda: wrong(
            chance(),
            Mistake("wider", "At least one", p + q - p * q, "If both match, they play on."),
            Mistake("added", "Added up", capped(p + q), "Steps in which both match were counted twice."),
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
        turn = f"{capital(spelled(n))} players turn a card at the same time."
        if k == 1 and stale:
            return f"{turn} {STALE} How likely is a stalemate?"
        if k == 1:
            return f"{turn} How likely is it that this flip decides the round, by a win or a showdown?"
        start = f"{turn} A flip that brings no win and no showdown is a stalemate. How likely is it that"
        if stale:
            return f"{start} the next {spelled(k)} flips are {'both' if k == 2 else 'all'} stalemates?"
        if k == 2:
            return f"{start} the next flip is a stalemate and the one after it isn't?"
        return f"{start} the next {spelled(k - 1)} flips are stalemates and the {FIRST[k]} one isn't?"

    def event() -> str:
        if k == 1:
            return "are stalemates" if stale else "decide the round"
        if stale:
            return (
                f"go on with {spelled(k)} more stalemates" if view.board else f"start with {spelled(k)} stalemates"
            )
        return f"are decided by the {FIRST[k]} flip{' from now' if view.board else ''}"

    def steps() -> Iterator[Line]:
        turned = Turned(view, seats, common.unseen(view), {})
        yield from start(turned)
        if k > 1:
            yield from several(turned, tuple(run(flip) for flip in range(1, k + 1)), stale)
            return
        kinds = odds.flip_outcomes(view.unseen, n)
        same = kinds.P(lambda kind: kind == "stalemate-alike")
        yield from one(turned, run(1) - same, same, stale)

    def derivation() -> Derivation:
        flips = tuple(range(1, most + 1))
        curve = Curve("Which flip decides the round?", flips, tuple(map(decides, flips)), across="flip", here=k)
        return Derivation(tuple(steps()), curve=curve if most > 1 else None, idea=IDEA)

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
            yes = f"{spelled(k)} stalemates" if stale else f"the {FIRST[k]} flip decides"
            return Part(yes, chance(), 1), Part("anything else", 1 - chance(), 0)
        win, stalemate = odds.flip_outcomes(view.unseen, n).P(lambda kind: kind == "win"), run(1)
        return (
            Part("a stalemate", stalemate, int(stale)),
            Part("MR. T wins", win, int(not stale)),
            Part("a showdown", 1 - stalemate - win, int(not stale)),
        )

    def pictures() -> tuple[Picture, ...]:
        """The flips to come as forks."""
        if most < 2 or (stale and k == 1):
            return ()
        runs = [run(flip) for flip in range(1, (k if stale else most) + 1)]
        return (waiting(runs, run_of(k) if stale else decided(k)),)

    def mistakes() -> tuple[Mistake, ...]:
        single = run(1)
        if k == 1:
            due = 1 - single ** (1 + len(view.stacks[view.space(seats[0])]))
            return wrong(
                chance(),
                Mistake("turned", "A decision" if stale else "A stalemate", 1 - chance(),
                        f"That is how often {'the flip decides' if stale else 'it is a stalemate'}."),
                Mistake("due", "Due", 1 - due if stale else due,
                        "A run of stalemates doesn't change the next flip. Only the cards that are left matter."),
            )  # fmt: skip
        return wrong(
            chance(),
            Mistake(
                "part", "The last flip only", single if stale else 1 - single, "The flips before it count too."
            ),
            Mistake("added", "Added up", capped(k * single), "For several flips in a row, multiply the chances."),
        )

    def slots() -> Mapping[str, str]:
        here = f"Here {hundred(decides(1))} flips decide the round, whatever happened before"
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
        cases="flips" if k == 1 else "rounds",
        event=event,
        asks=ASKS[question.event],
        derivation=derivation,
        parts=parts,
        pictures=pictures,
        mistakes=mistakes,
        quantities=lambda: {"s": run(1)},
        slots=slots,
    )
