"""T-L4: how many turns until three agents are held? Means add."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.cards import MOST_AGENTS
from uncle_widgets.games.thrush.questions.common import MODEL_ALONE, die, does, free, jailed, pair, ratio, traces
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import agents
from uncle_widgets.games.words import count, wrong
from uncle_widgets.probability.pictures import Fall, Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model
from uncle_widgets.probability.show import decimal, trimmed

ASKED = {
    "arm": "until three agents are held",
    "next": "until the next challenge",
    "pay": "lost by giving an agent back now",
}
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

    def who(self, view: View) -> Seat | None:
        """Whose agents: the seat on turn if it may throw or move, else one in prison; None if that lacks none."""
        seat: Seat | None = view.seat if free(view) or view.table.jail[view.seat] else jailed(view)
        if view.phase in ("setup", "over") or seat is None or view.table.tokens[seat] == MOST_AGENTS:
            return None
        return seat

    def seat(self, view: View) -> Seat:
        seat = self.who(view)
        assert seat is not None
        return seat

    def here(self, view: View) -> Fraction:
        """The chance to be able to stop on an agent from where the seat stands, or from START after prison."""
        board, seat = view.board, self.seat(view)
        place = board.start if view.table.jail[seat] else view.table.at[seat]
        return odds.lands(board.distances(place, view.table.agents))

    def rates(self, view: View) -> tuple[tuple[str, str], ...]:
        here = self.here(view)
        own = (("here", f"{ratio(here)}, as from here"),) if here else ()
        return (*((rate, rate) for rate in RATES), *own)

    def rate(self, view: View) -> Fraction:
        offered = [value for value, _ in self.rates(view)]
        chosen = self.h if self.h in offered else "1/2"
        return self.here(view) if chosen == "here" else Fraction(chosen)

    def choices(self, view: View) -> tuple[str, ...]:
        seat, table = self.seat(view), view.table
        pays = table.jail[seat] and table.tokens[seat]
        return ("arm", "pay") if pays else ("arm",) if table.jail[seat] else ("arm", "next")

    def choice(self, view: View) -> str:
        return self.asked if self.asked in self.choices(view) else "arm"

    def need(self, view: View) -> int:
        return MOST_AGENTS - view.table.tokens[self.seat(view)]

    def knobs(self, view: View) -> tuple[Knob, ...]:
        offered, rates = self.choices(view), self.rates(view)
        h = self.h if self.h in [value for value, _ in rates] else "1/2"
        return (
            Knob("asked", "Asked", tuple((key, ASKED[key]) for key in offered), value=self.choice(view)),
            Knob("h", "A free turn meets an agent with chance", rates, value=h, supposes=True),
        )

    def ask(self, view: View) -> str | None:
        seat = self.who(view)
        if seat is None:
            return None
        held, you = view.table.tokens[seat], seat == view.me
        start = f"{does(view, seat, 'hold')} {agents(held)}"
        prison = view.table.jail[seat]
        if prison:
            start += f" and {'sit' if you else 'sits'} in prison, with {count(prison, 'throw')} to come"
        start += f". A free turn meets an agent with chance {ratio(self.rate(view))}."
        match self.choice(view):
            case "next":
                return f"{start} How many turns until the next challenge, on average?"
            case "pay":
                return f"{start} How many turns longer until three are held, if an agent is given back now?"
        return f"{start} How many turns until three are held, on average?"

    def given(self, view: View) -> str:
        return "Two challenges in three are won. A lost one costs a stay in prison, from which a double frees."

    def stay(self, view: View) -> Fraction:
        """Mean turns of the present stay in prison."""
        left = view.table.jail[self.seat(view)]
        return odds.prison_turns(left).E() if left else Fraction(0)

    def jail(self, view: View) -> int:
        return view.options.jail_turns

    def answer(self, view: View) -> Fraction:
        h, k, jail = self.rate(view), self.need(view), self.jail(view)
        match self.choice(view):
            case "next":
                return 1 / h
            case "pay":
                paid = 1 + odds.arming_turns(h, k + 1, jail)
                return paid - self.stay(view) - odds.arming_turns(h, k, jail)
        return self.stay(view) + odds.arming_turns(h, k, jail)

    def says(self, view: View) -> str:
        return "on average"

    def derive(self, view: View) -> Derivation:
        h, k, seat = self.rate(view), self.need(view), self.seat(view)
        inside, lit = odds.prison_turns(self.jail(view)).E(), (f"mark.{seat}",)
        wait = Line("Turns to a challenge", f"1 ÷ {ratio(h)}", ratio(1 / h), lit)
        each = 1 / h * TRIES + PRISONS * inside
        agent = Line("For one agent", f"{ratio(1 / h)} × 3/2 + 1/2 × {ratio(inside)}", ratio(each))
        match self.choice(view):
            case "next":
                return Derivation((wait,))
            case "pay":
                lost = self.answer(view)
                return Derivation((
                    wait,
                    agent,
                    Line("Given back: this turn, and one agent more", f"1 + {ratio(each)}", ratio(1 + each)),
                    Line("Saved: the rest of the stay", "mean turns inside", ratio(self.stay(view))),
                    Line("The rest is lost", f"{ratio(1 + each)} − {ratio(self.stay(view))}", _long(lost)),
                ))  # fmt: skip
        rows = [
            wait,
            Line("Challenges for one agent", "1 ÷ 2/3", "3/2"),
            Line("Stays in prison for one agent", "3/2 − 1", "1/2"),
            Line("Turns of a stay", "a double frees", ratio(inside)),
            agent,
        ]
        total = f"{k} × {ratio(each)}"
        if self.stay(view):
            rows.append(Line("Before that, the rest of this stay", "mean turns inside", ratio(self.stay(view))))
            total = f"{ratio(self.stay(view))} + {total}"
        rows.append(
            Line(
                f"For {agents(k)}, means add",
                f"{total} = {ratio(self.answer(view))}",
                f"{decimal(self.answer(view))} turns",
            )
        )
        return Derivation(tuple(rows))

    def once(self, view: View, rng: Random) -> tuple[Any, Mapping[str, Any]]:
        h, need, left = self.rate(view), self.need(view), view.table.jail[self.seat(view)]
        if self.choice(view) == "next":
            turns, met = 0, False
            while not met:
                turns, met = turns + 1, rng.randrange(h.denominator) < h.numerator
            return turns, traces([(str(turns), "turns", True)])
        shown: list[tuple[str, str, bool]] = []
        turns = self._armed(h, need, left, self.jail(view), rng, shown)
        if self.choice(view) == "pay":
            paid = 1 + self._armed(h, need + 1, 0, self.jail(view), rng, shown)
            return paid - turns, traces([(str(paid), "given back", True), (str(turns), "thrown", True)])
        return turns, traces(shown)

    def _armed(
        self, h: Fraction, need: int, left: int, jail: int, rng: Random, shown: list[tuple[str, str, bool]]
    ) -> int:
        """Turns of one honest try: dice in prison, a die for each challenge."""
        turns = 0
        while need:
            turns += 1
            if left:
                thrown = pair(rng)
                left = 0 if thrown[0] == thrown[1] else left - 1
                shown.append((f"{thrown[0]} {thrown[1]}", "inside", False))
            elif rng.randrange(h.denominator) < h.numerator:
                pips = die(rng)
                need, left = (need - 1, 0) if pips <= 4 else (need, jail)
                shown.append((str(pips), f"turn {turns}", pips <= 4))
        return turns

    def pictures(self, view: View) -> tuple[Picture, ...]:
        if self.choice(view) != "arm":
            return ()
        h, k = self.rate(view), self.need(view)
        inside = odds.prison_turns(self.jail(view)).E()
        parts = [
            (f"to {k} challenges that are won" if k > 1 else "to a challenge that is won", k / h),
            ("to those that are lost", k * PRISONS / h),
            ("in prison for them", k * PRISONS * inside),
        ]
        if self.stay(view):
            parts.insert(0, ("this stay", self.stay(view)))
        caption = "With half the chance the first two bars are twice as long; the prison stays as it is."
        return (Fall("Where the turns go", caption, tuple(parts), "armed", "turns"),)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        """k agents lacking; i mean turns of a whole stay; s of this one; w turns to a challenge."""
        inside = odds.prison_turns(self.jail(view)).E()
        return {"k": self.need(view), "i": inside, "s": self.stay(view), "w": 1 / self.rate(view)}

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        h, k, exact = self.rate(view), self.need(view), self.answer(view)
        match self.choice(view):
            case "next":
                return wrong(exact, Mistake("sure", "The next turn", Fraction(1), "It may pass without an agent."))
            case "pay":
                return wrong(
                    exact,
                    Mistake(
                        "part", "Only the prison", 1 - self.stay(view), "An agent given back must be won again."
                    ),
                )
        return wrong(
            exact,
            Mistake(
                "part",
                "No prison",
                self.stay(view) + k / h * TRIES,
                "A lost challenge costs a stay in prison too.",
            ),
            Mistake("sure", "Nothing lost", self.stay(view) + k / h, "One challenge in three is lost."),
        )

    def span(self, view: View) -> tuple[float, float]:
        return (-5.0, 5.0) if self.choice(view) == "pay" and abs(self.answer(view)) <= 5 else (
            (-5.0, 30.0) if self.choice(view) == "pay" else (0.0, _round_bound(self.answer(view)))
        )  # fmt: skip

    def slots(self, view: View) -> Mapping[str, str]:
        jail = self.jail(view)
        return {
            "state": f"{does(view, self.seat(view), 'hold')} {agents(view.table.tokens[self.seat(view)])}",
            "half": trimmed(odds.arming_turns(Fraction(1, 2), 3, jail)),
            "quarter": trimmed(odds.arming_turns(Fraction(1, 4), 3, jail)),
            "exact": f"{decimal(self.answer(view))} turns",
        }


def _long(x: Fraction) -> str:
    """'197/72 = 2.74 turns'."""
    return f"{ratio(x)} = {decimal(x)} turns"


def _round_bound(x: Fraction) -> float:
    """A round number well above an answer, and above what one may wrongly say: 20, 40, 60, ..."""
    return float(20 * (int(x * Fraction(5, 4)) // 20 + 1))
