"""T-L4: how many turns until three agents are held? Means add."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random
from typing import ClassVar, NamedTuple

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.cards import MOST_AGENTS
from uncle_widgets.games.thrush.questions import common
from uncle_widgets.games.thrush.questions.common import Reasons, Thrown, ratio, traces
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import agents, for_agents
from uncle_widgets.games.words import count, does, wrong
from uncle_widgets.probability.charts import Fall
from uncle_widgets.probability.filled import Filled, Trial
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Model
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import decimal, trimmed

ASKED = {
    "arm": ("until three agents are held", "How many turns until three are held, on average?"),
    "next": ("until the next challenge", "How many turns until the next challenge, on average?"),
    "pay": ("lost by giving an agent back now",
            "How many turns longer until three are held, if an agent is given back now?"),
}  # fmt: skip
"""What may be asked: in a few words, and as the question."""
RATES = {rate: rate for rate in ("1/4", "1/2", "3/4", "1")}
CHANCES = {rate: Fraction(rate) for rate in RATES}
TRIES, PRISONS = Fraction(3, 2), Fraction(1, 2)
"""Challenges, and stays in prison, for one agent on average."""


@dataclass(frozen=True)
class Arming(Question[View]):
    """`h`: the chance that a free turn ends on an agent, '1/2' or 'here' (what this place gives); `asked`: see
    ASKED."""

    id: ClassVar[str] = "T-L4"
    title: ClassVar[str] = "How soon are you armed?"
    name: ClassVar[str] = "How soon armed?"
    when: ClassVar[str] = "while agents are lacking"
    concept: ClassVar[str] = "linearity of expected values"
    misconception: ClassVar[str] = "half the chance, twice the turns"
    bots: ClassVar[str] = "greedy"
    measure: ClassVar[str] = "turns"
    asked: str = setting("arm", "Asked", {key: words for key, (words, _) in ASKED.items()})
    h: str = setting("1/2", "A free turn meets an agent with chance", RATES, supposes=True)

    @property
    def model(self) -> Model:
        rate = "We suppose that every free turn meets an agent with the same chance."
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
        rates = {**RATES, "here": f"{ratio(here)}, as from here"} if here else RATES
        rate = self.h if self.h in rates else "1/2"
        h = CHANCES.get(rate, here)
        jail, moves_on = options.jail_turns, options.jail_double_moves
        inside, stay = _lost(jail, moves_on), _lost(left, moves_on)
        wait = Wait(h, MOST_AGENTS - held, jail, moves_on, inside, stay)
        holds = f"{does(view, seat, LETTERS, 'hold')} {agents(held)}"

        def answer() -> Fraction:
            if asked == "next":
                return 1 / h
            turns = stay + wait.armed(wait.k)
            return turns if asked == "arm" else 1 + wait.armed(wait.k + 1) - turns

        def reasons() -> Reasons:
            if asked == "next":
                sure = Mistake("sure", "The next turn", Fraction(1), "It may pass without an agent.")
                return Reasons((), (sure,))
            return _armed(wait, answer()) if asked == "arm" else _paid(wait, answer())

        def words() -> str:
            sits = "sit" if seat == view.me else "sits"
            prison = f" and {sits} in prison, with {count(left, 'throw')} to come" if left else ""
            return f"{holds}{prison}. A free turn meets an agent with chance {ratio(h)}. {ASKED[asked][1]}"

        def derivation() -> Derivation:
            turns = Line("Turns to a challenge", f"1 ÷ {ratio(h)}", ratio(1 / h), (f"mark.{seat}",))
            return Derivation((turns, *reasons().steps))

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
            given="Two challenges in three are won. A lost one costs a stay in prison, from which a double frees"
            + (", and is moved at once." if moves_on else "."),
            derivation=derivation,
            says="on average",
            knobs=lambda: (
                self.knob("asked", choices={key: ASKED[key][0] for key in offered}, value=asked),
                self.knob("h", choices=rates, value=rate),
            ),
            span=span,
            pictures=lambda: (_where_they_go(wait),) if asked == "arm" else (),
            # k agents lacking; i mean turns of a whole stay; s of this one; w turns to a challenge
            quantities=lambda: {"k": wait.k, "i": inside, "s": stay, "w": 1 / h},
            mistakes=lambda: wrong(answer(), *reasons().slips),
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

    @property
    def each(self) -> Fraction:
        """Mean turns for one agent."""
        return 1 / self.h * TRIES + PRISONS * self.inside

    def armed(self, k: int) -> Fraction:
        """Mean turns until so many challenges are won, from outside prison."""
        return _arming_turns(self.h, k, self.jail, self.moves_on)

    def one(self) -> Line:
        formula = f"{ratio(1 / self.h)} × 3/2 + 1/2 × {ratio(self.inside)}"
        return Line("For one agent", formula, ratio(self.each))

    def meets(self, rng: Random) -> bool:
        """Whether a free turn meets an agent."""
        return rng.randrange(self.h.denominator) < self.h.numerator


def _armed(wait: Wait, mean: Fraction) -> Reasons:
    """How many turns until three agents are held."""
    k, h, stay, each = wait.k, wait.h, wait.stay, ratio(wait.each)
    rest = Line("Before that, the rest of this stay", "mean turns inside", ratio(stay))
    total = f"{ratio(stay)} + {k} × {each}" if stay else f"{k} × {each}"
    frees = "a double frees and moves" if wait.moves_on else "a double frees"
    steps = (
        Line("Challenges for one agent", "1 ÷ 2/3", "3/2"),
        Line("Stays in prison for one agent", "3/2 − 1", "1/2"),
        Line("Turns of a stay", frees, ratio(wait.inside)),
        wait.one(),
        *([rest] if stay else []),
        Line(for_agents(k), f"{total} = {ratio(mean)}", f"{decimal(mean)} turns"),
    )
    slips = (
        Mistake("part", "No prison", stay + k / h * TRIES, "A lost challenge costs a stay in prison too."),
        Mistake("sure", "Nothing lost", stay + k / h, "One challenge in three is lost."),
    )
    return Reasons(steps, slips)


def _paid(wait: Wait, lost: Fraction) -> Reasons:
    """How many turns are lost by giving an agent back now."""
    back, stay = ratio(1 + wait.each), ratio(wait.stay)
    steps = (
        wait.one(),
        Line("Given back: this turn, and one agent more", f"1 + {ratio(wait.each)}", back),
        Line("Saved: the rest of the stay", "mean turns inside", stay),
        Line("The rest is lost", f"{back} − {stay}", f"{ratio(lost)} = {decimal(lost)} turns"),
    )
    prison = Mistake("part", "Only the prison", 1 - wait.stay, "An agent given back must be won again.")
    return Reasons(steps, (prison,))


def _played(wait: Wait, need: int, left: int, rng: Random, shown: list[Thrown]) -> int:
    """Turns of one honest try: dice in prison, a die for each challenge."""
    turns = 0
    while need:
        turns += 1
        if left:
            thrown = common.pair(rng)
            double = thrown[0] == thrown[1]
            left = 0 if double else left - 1
            shown.append((thrown, "inside", False))
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
        (f"to {k} challenges that are won" if k > 1 else "to a challenge that is won", k / h),
        ("to those that are lost", k * PRISONS / h),
        ("in prison for them", k * PRISONS * wait.inside),
    )
    caption = "With half the chance the first two bars are twice as long; the prison stays as it is."
    this_stay = (("this stay", stay),) if stay else ()
    return Fall("Where the turns go", caption, this_stay + parts, "armed", "turns")
