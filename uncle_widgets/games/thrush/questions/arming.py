"""T-L4: how many turns until three agents are held? Means add."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random
from typing import ClassVar, NamedTuple

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.cards import MOST_AGENTS
from uncle_widgets.games.thrush.jail import inside as inside_of
from uncle_widgets.games.thrush.questions import common
from uncle_widgets.games.thrush.questions.arming_why import (
    PRISONS,
    TRIES,
    Parts,
    armed,
    given_back,
    next_challenge,
)
from uncle_widgets.games.thrush.questions.common import Thrown, traces
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import agents, few
from uncle_widgets.games.words import called, does, owner, wrong
from uncle_widgets.probability.charts import Fall
from uncle_widgets.probability.filled import Filled, Trial
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Mistake, Model
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import decimal, trimmed

ASKED = {
    "arm": "until you have three agents",
    "next": "until the next challenge",
    "pay": "what giving an agent back costs",
}
"""What may be asked, in a few words."""
RATES = {
    "1/4": "on one turn in four",
    "1/2": "on one turn in two",
    "3/4": "on three turns in four",
    "1": "on every turn",
}
CHANCES = {rate: Fraction(rate) for rate in RATES}


@dataclass(frozen=True)
class Arming(Question[View]):
    """`h`: the chance that a free turn ends on an agent, '1/2' or 'here' (what this place gives); `asked`: see
    ASKED."""

    id: ClassVar[str] = "T-L4"
    title: ClassVar[str] = "How long until you have three agents?"
    name: ClassVar[str] = "How long to 3 agents?"
    when: ClassVar[str] = "when a player still needs agents"
    concept: ClassVar[str] = "linearity of expected values"
    misconception: ClassVar[str] = "half the chance means twice the turns"
    bots: ClassVar[str] = "greedy"
    measure: ClassVar[str] = "turns"
    asked: str = setting("arm", "Question", ASKED)
    h: str = setting("1/2", "How often agents are met", RATES, supposes=True)

    @property
    def model(self) -> Model:
        rate = "We suppose that a player outside prison is equally likely to meet an agent on every turn."
        return Model("rate", f"{rate} {common.MODEL_ALONE}")

    def arise(self, view: View) -> Filled[View] | None:
        table, board, options = view.table, view.board, view.options
        seat: Seat | None = view.seat if common.free(view) or table.jail[view.seat] else common.jailed(view)
        if view.phase in ("setup", "over") or seat is None or table.tokens[seat] == MOST_AGENTS:
            return None
        left, held = table.jail[seat], table.tokens[seat]
        offered = ("arm", "next") if not left else ("arm", "pay") if held else ("arm",)
        asked = self.asked if self.asked in offered else "arm"
        here = odds.lands(board.distances(board.start if left else table.at[seat], table.agents))
        of_36 = f"{few(int(36 * here), 'turn')} in 36"
        rates = {**RATES, "here": f"on {of_36}, as on this space"} if here else RATES
        rate = self.h if self.h in rates else "1/2"
        h = CHANCES.get(rate, here)
        jail, moves_on = options.jail_turns, options.jail_double_moves
        inside, stay = _lost(jail, moves_on), _lost(left, moves_on)
        wait = Wait(h, MOST_AGENTS - held, jail, moves_on, inside, stay)
        often = f"on {of_36}" if rate == "here" else RATES[rate]
        who, you = called(view, seat), seat == view.me
        is_free = "you're out" if you else f"{who} is out"
        holds = f"{does(view, seat, LETTERS, 'have')} {agents(held)}"

        def answer() -> Fraction:
            if asked == "next":
                return 1 / h
            turns = stay + wait.armed(wait.k)
            return turns if asked == "arm" else 1 + wait.armed(wait.k + 1) - turns

        def slips() -> Iterator[Mistake]:
            if asked == "next":
                passed = "The next turn can pass without an agent."
                yield Mistake("sure", "Met one on the next turn", Fraction(1), passed)
            elif asked == "arm":
                prison = "A lost challenge costs turns in prison too."
                yield Mistake("part", "Left out prison", stay + wait.k / h * TRIES, prison)
                yield Mistake("sure", "Counted no losses", stay + wait.k / h, "One challenge in three is lost.")
            else:
                back = "You have to win back the agent that you give away."
                yield Mistake("part", "Counted only prison", 1 - stay, back)

        def words() -> str:
            prison = f" and {'are' if you else 'is'} in prison with {few(left, 'throw')} left" if left else ""
            meets = f"Outside prison, {who} {'meet' if you else 'meets'} an agent {often}."
            return f"{holds}{prison}. {meets} {ask()}"

        def ask() -> str:
            has = "have" if you else "has"
            if asked == "next":
                return f"How many turns will it take on average until {owner(view, seat)} next challenge?"
            if asked == "arm":
                return f"How many turns will it take on average until {who} {has} three?"
            gives = f"If {who} {'give' if you else 'gives'} an agent back now, {is_free} at once."
            return f"{gives} How many turns longer will it then take on average until {who} {has} three?"

        def asks() -> dict[str, str]:
            certain = "the next turn brings one" if asked == "next" else "no challenge is lost"
            part = "a part of what giving back costs or saves" if asked == "pay" else "the turns in prison"
            return {
                "sure": f"Did you suppose that {certain}?",
                "part": f"Did you leave out {part}?",
                "scaled": "Did you double or halve the whole number of turns?",
                "wider": "Did you count an agent that is already won?",
            }

        def derivation() -> Derivation:
            mark = (f"mark.{seat}",)
            come = tuple(f"stay.{k}" for k in range(jail - left, jail))
            throws = come if inside_of(view) == seat else mark
            parts = Parts(
                h, often, wait.k, inside, left, stay, jail, moves_on, who, mark, (f"seat{seat}",), throws
            )
            if asked == "next":
                return next_challenge(parts, answer())
            return armed(parts, answer()) if asked == "arm" else given_back(parts, answer())

        def once(rng: Random) -> Trial:
            shown: list[Thrown] = []
            if asked == "next":
                turns = 1
                while not wait.meets(rng):
                    turns += 1
                return turns, traces([(str(turns), "turns", True)])
            turns = _played(wait, wait.k, left, rng, shown)
            if asked == "arm":
                return turns, traces(shown)
            paid = 1 + _played(wait, wait.k + 1, 0, rng, [])
            return paid - turns, traces([(str(paid), "given back", True), (str(turns), "thrown", True)])

        def span() -> tuple[float, float]:
            """Up to a round number well above the answer, and above what one may wrongly say: 20, 40, 60, ..."""
            if asked == "pay":
                return -5.0, 5.0 if abs(answer()) <= 5 else 30.0
            return 0.0, float(20 * (int(answer() * Fraction(5, 4)) // 20 + 1))

        return Filled(
            self,
            view,
            answer=answer,
            once=once,
            words=words,
            given=lambda: (
                "Two challenges out of three are won. A lost challenge means prison, which costs "
                f"{decimal(inside)} turns on average."
                + (" The double that frees a player is moved at once." if moves_on else "")
            ),
            derivation=derivation,
            cases="on average",
            asks=asks,
            knobs=lambda: (
                self.knob("asked", choices={key: ASKED[key] for key in offered}, value=asked),
                self.knob("h", choices=rates, value=rate),
            ),
            span=span,
            pictures=lambda: (_where_they_go(wait),) if asked == "arm" else (),
            # k agents lacking; i mean turns of a whole stay; s of this one; w turns to a challenge
            quantities=lambda: {"k": wait.k, "i": inside, "s": stay, "w": 1 / h},
            mistakes=lambda: wrong(answer(), *slips()),
            slots=lambda: {
                "state": holds,
                "half": trimmed(_arming_turns(Fraction(1, 2), 3, jail, moves_on)),
                "quarter": trimmed(_arming_turns(Fraction(1, 4), 3, jail, moves_on)),
                "exact": f"{decimal(answer())} turns",
            },
        )


@cache
def _lost(throws: int, moves_on: bool) -> Fraction:
    """Mean turns that so many throws in prison cost."""
    return odds.turns_lost(throws, moves_on) if throws else Fraction(0)


_arming_turns = cache(odds.arming_turns)


class Wait(NamedTuple):
    """`k` agents are lacking, and a free turn meets one with chance `h`.

    A whole stay in prison has `jail` throws, and a double that frees `moves_on` at once, or not. `inside`, `stay`:
    the mean turns that a whole stay costs, and what is left of the present one.
    """

    h: Fraction
    k: int
    jail: int
    moves_on: bool
    inside: Fraction
    stay: Fraction

    def armed(self, k: int) -> Fraction:
        """Mean turns until so many challenges are won, from outside prison."""
        return _arming_turns(self.h, k, self.jail, self.moves_on)

    def meets(self, rng: Random) -> bool:
        """Whether a free turn meets an agent."""
        return rng.randrange(self.h.denominator) < self.h.numerator


def _played(wait: Wait, need: int, left: int, rng: Random, shown: list[Thrown]) -> int:
    """Turns of one honest try: dice in prison, a die for each challenge."""
    turns = 0
    while need:
        turns += 1
        if left:
            thrown = common.pair(rng)
            double = thrown[0] == thrown[1]
            left = 0 if double else left - 1
            shown.append((thrown, "in prison", False))
            if not (double and wait.moves_on):
                continue
        if wait.meets(rng):
            pips = common.die(rng)
            need, left = (need - 1, 0) if pips <= 4 else (need, wait.jail)
            shown.append(((pips,), f"turn {turns}", pips <= 4))
    return turns


def _where_they_go(wait: Wait) -> Fall:
    k, h, stay = wait.k, wait.h, wait.stay
    parts = (
        (f"winning {few(k, 'challenge')}", k / h),
        ("losing challenges", k * PRISONS / h),
        ("in prison after losing", k * PRISONS * wait.inside),
    )
    caption = "With half the chance, winning and losing take twice as many turns. Prison stays the same."
    this_stay = (("the rest of this stay", stay),) if stay else ()
    return Fall("Where the turns go", caption, this_stay + parts, "all together", "turns")
