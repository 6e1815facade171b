"""T-L4: how many turns until three agents are held? Means add."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.cards import MOST_AGENTS
from uncle_widgets.games.thrush.questions.common import MODEL_ALONE, die, free, jailed, pair, ratio, traces
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import agents, for_agents
from uncle_widgets.games.words import count, does, wrong
from uncle_widgets.probability.charts import Fall
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model
from uncle_widgets.probability.show import decimal, trimmed

ASKED = {
    "arm": ("until three agents are held", "How many turns until three are held, on average?"),
    "next": ("until the next challenge", "How many turns until the next challenge, on average?"),
    "pay": ("lost by giving an agent back now",
            "How many turns longer until three are held, if an agent is given back now?"),
}  # fmt: skip
"""What may be asked: in a few words, and as the question."""
RATES = ("1/4", "1/2", "3/4", "1")
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
    asked: str = "arm"
    h: str = "1/2"

    @property
    def model(self) -> Model:
        return Model("rate", f"We suppose that every free turn meets an agent with the same chance. {MODEL_ALONE}")

    def arise(self, view: View) -> Armed | None:
        table = view.table
        seat: Seat | None = view.seat if free(view) or table.jail[view.seat] else jailed(view)
        if view.phase in ("setup", "over") or seat is None or table.tokens[seat] == MOST_AGENTS:
            return None
        offered: tuple[str, ...] = ("arm", "next")
        if table.jail[seat]:
            offered = ("arm", "pay") if table.tokens[seat] else ("arm",)
        asked = self.asked if self.asked in offered else "arm"
        return FORMS[asked](self, view, seat, offered, asked)


@dataclass(eq=False)
class Armed(Posed[View]):
    """How many turns until `seat` holds three agents; or another of those `offered`."""

    question: Arming
    seat: Seat
    offered: tuple[str, ...]
    asked: str
    says = "on average"

    def __post_init__(self) -> None:
        table, board, seat = self.view.table, self.view.board, self.seat
        self.moves_on = self.view.options.jail_double_moves
        self.given = (
            "Two challenges in three are won. A lost one costs a stay in prison, from which a double frees"
        )
        self.given += ", and is moved at once." if self.moves_on else "."
        self.frees = "a double frees and moves" if self.moves_on else "a double frees"
        self.jail, self.left, self.lit = self.view.options.jail_turns, table.jail[seat], (f"mark.{seat}",)
        self.k = MOST_AGENTS - table.tokens[seat]
        self.holds = f"{does(self.view, seat, LETTERS, 'hold')} {agents(table.tokens[seat])}"
        here = odds.lands(board.distances(board.start if self.left else table.at[seat], table.agents))
        self.rates = {rate: rate for rate in RATES}
        if here:
            self.rates["here"] = f"{ratio(here)}, as from here"
        self.chosen = self.question.h if self.question.h in self.rates else "1/2"
        self.h = here if self.chosen == "here" else Fraction(self.chosen)

    @cached_property
    def inside(self) -> Fraction:
        """Mean turns that a whole stay in prison costs."""
        return odds.turns_lost(self.jail, self.moves_on)

    @cached_property
    def stay(self) -> Fraction:
        """Mean turns that the present one costs."""
        return odds.turns_lost(self.left, self.moves_on) if self.left else Fraction(0)

    @cached_property
    def each(self) -> Fraction:
        """Mean turns for one agent."""
        return 1 / self.h * TRIES + PRISONS * self.inside

    def answer(self) -> Fraction:
        return self.stay + odds.arming_turns(self.h, self.k, self.jail, self.moves_on)

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        asked = tuple((key, ASKED[key][0]) for key in self.offered)
        rates = tuple(self.rates.items())
        return (
            Knob("asked", "Asked", asked, value=self.asked),
            Knob("h", "A free turn meets an agent with chance", rates, value=self.chosen, supposes=True),
        )

    @cached_property
    def words(self) -> str:
        sits = "sit" if self.seat == self.view.me else "sits"
        prison = f" and {sits} in prison, with {count(self.left, 'throw')} to come" if self.left else ""
        rate = f"A free turn meets an agent with chance {ratio(self.h)}."
        return f"{self.holds}{prison}. {rate} {ASKED[self.asked][1]}"

    @cached_property
    def derivation(self) -> Derivation:
        wait = Line("Turns to a challenge", f"1 ÷ {ratio(self.h)}", ratio(1 / self.h), self.lit)
        return Derivation((wait, *self.steps()))

    def steps(self) -> Iterator[Line]:
        total, exact = f"{self.k} × {ratio(self.each)}", self.number
        yield Line("Challenges for one agent", "1 ÷ 2/3", "3/2")
        yield Line("Stays in prison for one agent", "3/2 − 1", "1/2")
        yield Line("Turns of a stay", self.frees, ratio(self.inside))
        yield self.one
        if self.stay:
            yield Line("Before that, the rest of this stay", "mean turns inside", ratio(self.stay))
            total = f"{ratio(self.stay)} + {total}"
        yield Line(for_agents(self.k), f"{total} = {ratio(exact)}", f"{decimal(exact)} turns")

    @property
    def one(self) -> Line:
        formula = f"{ratio(1 / self.h)} × 3/2 + 1/2 × {ratio(self.inside)}"
        return Line("For one agent", formula, ratio(self.each))

    def once(self, rng: Random) -> tuple[Any, Mapping[str, Any]]:
        shown: list[tuple[Sequence[int] | str, str, bool]] = []
        return self.armed(self.k, self.left, rng, shown), traces(shown)

    def meets(self, rng: Random) -> bool:
        """Whether a free turn meets an agent."""
        return rng.randrange(self.h.denominator) < self.h.numerator

    def armed(self, need: int, left: int, rng: Random, shown: list[tuple[Sequence[int] | str, str, bool]]) -> int:
        """Turns of one honest try: dice in prison, a die for each challenge."""
        turns = 0
        while need:
            turns += 1
            if left:
                thrown = pair(rng)
                double = thrown[0] == thrown[1]
                left = 0 if double else left - 1
                shown.append((thrown, "inside", False))
                if not (double and self.moves_on):
                    continue
            if self.meets(rng):
                pips = die(rng)
                need, left = (need - 1, 0) if pips <= 4 else (need, self.jail)
                shown.append(((pips,), f"turn {turns}", pips <= 4))
        return turns

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        k, h = self.k, self.h
        parts = (
            (f"to {k} challenges that are won" if k > 1 else "to a challenge that is won", k / h),
            ("to those that are lost", k * PRISONS / h),
            ("in prison for them", k * PRISONS * self.inside),
        )
        this_stay = (("this stay", self.stay),) if self.stay else ()
        caption = "With half the chance the first two bars are twice as long; the prison stays as it is."
        return (Fall("Where the turns go", caption, this_stay + parts, "armed", "turns"),)

    @cached_property
    def quantities(self) -> Mapping[str, Fraction | int]:
        """k agents lacking; i mean turns of a whole stay; s of this one; w turns to a challenge."""
        return {"k": self.k, "i": self.inside, "s": self.stay, "w": 1 / self.h}

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        return wrong(self.number, *self.slips())

    def slips(self) -> Iterator[Mistake]:
        free_alone, won_alone = self.stay + self.k / self.h * TRIES, self.stay + self.k / self.h
        yield Mistake("part", "No prison", free_alone, "A lost challenge costs a stay in prison too.")
        yield Mistake("sure", "Nothing lost", won_alone, "One challenge in three is lost.")

    @cached_property
    def span(self) -> tuple[float, float]:
        """Up to a round number well above the answer, and above what one may wrongly say: 20, 40, 60, ..."""
        return 0.0, float(20 * (int(self.number * Fraction(5, 4)) // 20 + 1))

    @cached_property
    def slots(self) -> Mapping[str, str]:
        return {
            "state": self.holds,
            "half": trimmed(odds.arming_turns(Fraction(1, 2), 3, self.jail, self.moves_on)),
            "quarter": trimmed(odds.arming_turns(Fraction(1, 4), 3, self.jail, self.moves_on)),
            "exact": f"{decimal(self.number)} turns",
        }


class Next(Armed):
    """How many turns until the next challenge."""

    pictures = ()

    def answer(self) -> Fraction:
        return 1 / self.h

    def steps(self) -> Iterator[Line]:
        return iter(())

    def once(self, rng: Random) -> tuple[int, Mapping[str, Any]]:
        turns = 1
        while not self.meets(rng):
            turns += 1
        return turns, traces([(str(turns), "turns", True)])

    def slips(self) -> Iterator[Mistake]:
        yield Mistake("sure", "The next turn", Fraction(1), "It may pass without an agent.")


class Paid(Armed):
    """How many turns are lost by giving an agent back now."""

    pictures = ()

    def answer(self) -> Fraction:
        paid = 1 + odds.arming_turns(self.h, self.k + 1, self.jail, self.moves_on)
        return paid - self.stay - odds.arming_turns(self.h, self.k, self.jail, self.moves_on)

    def steps(self) -> Iterator[Line]:
        back, stay, lost = ratio(1 + self.each), ratio(self.stay), self.number
        yield self.one
        yield Line("Given back: this turn, and one agent more", f"1 + {ratio(self.each)}", back)
        yield Line("Saved: the rest of the stay", "mean turns inside", stay)
        yield Line("The rest is lost", f"{back} − {stay}", f"{ratio(lost)} = {decimal(lost)} turns")

    def once(self, rng: Random) -> tuple[int, Mapping[str, Any]]:
        turns = self.armed(self.k, self.left, rng, [])
        paid = 1 + self.armed(self.k + 1, 0, rng, [])
        return paid - turns, traces([(str(paid), "given back", True), (str(turns), "thrown", True)])

    def slips(self) -> Iterator[Mistake]:
        yield Mistake("part", "Only the prison", 1 - self.stay, "An agent given back must be won again.")

    @cached_property
    def span(self) -> tuple[float, float]:
        return -5.0, 5.0 if abs(self.number) <= 5 else 30.0


FORMS: Mapping[str, Callable[..., Armed]] = {"arm": Armed, "next": Next, "pay": Paid}
