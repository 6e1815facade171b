"""S-L5: call, or wait?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.belief import imagine_hidden
from uncle_widgets.games.say_uncle.cards import best, longest, mask_of
from uncle_widgets.games.say_uncle.odds import LEAD, OWN
from uncle_widgets.games.say_uncle.offering import may_call
from uncle_widgets.games.say_uncle.questions.common import (
    UNIFORM,
    Held,
    apart,
    laid_out,
    letters,
    own_keys,
    turned,
)
from uncle_widgets.games.say_uncle.questions.illustrated import call_line
from uncle_widgets.games.say_uncle.rules import SayUncle
from uncle_widgets.games.say_uncle.scene import face
from uncle_widgets.games.say_uncle.state import CALL, DRAWS, PASS, TAKES, TURN, State, View
from uncle_widgets.games.say_uncle.words import points, run_words
from uncle_widgets.games.words import count
from uncle_widgets.probability.charts import Fall
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import amount, decimal, percent, trimmed

CALLS, WAITS, TURNS, GAINS = "call", "wait", "turn", "gain"
UNIT = "points"


@dataclass(frozen=True)
class CallOrWait(Question[View]):
    """`about`: what a 'call' is worth; the chance to win one after I 'wait' for 1 or 2 `cards` more; what it is
    worth to 'turn' the last card; or the 'gain' of that over a call. `versus`: 'own' points, or the 'lead'.
    """

    id: ClassVar[str] = "S-L5"
    title: ClassVar[str] = "Call, or wait?"
    name: ClassVar[str] = "Call or wait?"
    when: ClassVar[str] = "on your turn, while no rival has put a card away"
    concept: ClassVar[str] = "expected value"
    misconception: ClassVar[str] = "wait until you cannot lose"
    bots: ClassVar[str] = "greedy"
    about: str = CALLS
    versus: str = OWN
    cards: int = 1

    @property
    def measure(self) -> str:
        return "chance" if self.about == WAITS else UNIT

    @property
    def model(self) -> Model:
        if self.about == WAITS:
            still = "The rivals stand still: they take no card and do not call."
            return Model("passive", f"{UNIFORM.words} {still} You take a card only if it makes your run longer.")
        if self.about in (TURNS, GAINS):
            return Model("last", f"{UNIFORM.words} Whoever wins by taking the last card takes it.")
        return UNIFORM

    def arise(self, view: View) -> Call | None:
        if view.phase != "turn" or view.seat != view.me or not odds.is_exact(view):
            return None
        stock, two = view.table.stock, view.seats == 2
        abouts = tuple(FORMS) if stock == 1 and two else (CALLS, WAITS)
        if self.about not in abouts or self.versus not in (odds.VERSUS if two else (OWN,)):
            return None
        if self.about == WAITS and not 1 <= self.cards <= min(2, stock):
            return None
        return FORMS[self.about][0](self, view, abouts, stock) if may_call(view.options, view.table) else None


@dataclass(eq=False)
class Call(Held):
    """What a call is worth."""

    question: CallOrWait
    abouts: tuple[str, ...]
    stock: int
    span = -3.0, 2.0
    asked = "What is a call worth"

    def __post_init__(self) -> None:
        super().__post_init__()
        self.score, self.versus = self.view.scores[self.view.seat], self.question.versus
        self.names = letters(self.rivals)
        self.lost = bool(self.score) + 2 * (self.versus == LEAD)
        """What a lost call costs."""

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        return Knob("about", "What", tuple((about, FORMS[about][1]) for about in self.abouts)), *self.more()

    def more(self) -> tuple[Knob, ...]:
        versus = Knob("versus", "Counted", ((OWN, "your points"), (LEAD, "your lead")))
        return (versus,) if len(self.rivals) == 1 else ()

    @cached_property
    def words(self) -> str:
        counted = "your own points" if self.versus == OWN else f"your lead over {self.names}"
        return f"{self.have}{self.chance} You have {points(self.score)}. {self.asked}, in {counted}?"

    @cached_property
    def chance(self) -> str:
        """How often a call now wins, in a sentence: the answer rests on it, and it cannot be done by heart."""
        often = percent(self.p).removesuffix("%").removesuffix(".0")
        return f" A call now wins {often} out of 100 deals."

    @cached_property
    def p(self) -> Fraction:
        """The chance to win a call now."""
        return odds.beats(self.view, self.hand)

    def answer(self) -> Fraction:
        return odds.call_value(self.p, self.score, self.versus)

    @cached_property
    def derivation(self) -> Derivation:
        against = f"{run_words(self.run)} against {self.names}"
        won = Line("You win a call now", against, percent(self.p), own_keys(self.view, self.run.cards))
        return Derivation((won, *self.steps()))

    def steps(self) -> Iterator[Line]:
        p, lost, score, versus = self.p, self.lost, self.score, self.versus
        floor = "" if score else " (SAY-21: never below 0)"
        rival = f", and {self.names} gets 2" if versus == LEAD else ""
        even, last = odds.break_even(score, versus), odds.break_even(score, versus, last=True)
        pays = f"from {percent(even) if even else 'any chance'} against doing nothing"
        before = f"from {percent(last) if last else 'any chance'} before the last card"
        yield Line("Won", f"{percent(p)} of 2 points", amount(2 * p, UNIT))
        yield Line(f"Lost: {points(bool(score))} less{rival}{floor}", f"{percent(1 - p)} of {lost}",
                   amount(-lost * (1 - p), UNIT))  # fmt: skip
        yield Line("A call", f"the sum; it pays {pays}, {before}", amount(Call.answer(self), UNIT))

    def once(self, rng: Random) -> tuple[Any, Mapping[str, Any]]:
        hidden = imagine_hidden(self.view, rng)
        shown = turned(self.view, hidden.dealt, self.rivals)
        return self.played(State(self.view.table, *hidden), rng, shown), shown

    def played(self, state: State, rng: Random, shown: dict[str, Any]) -> int:
        """What a trial counts from a whole state on; `shown` gets what it deals besides."""
        return self.gained(state, SayUncle(state.table.seats, self.view.options).play(state, CALL).state)

    def gained(self, before: State, after: State) -> int:
        """Points that the step brought me, or my lead."""
        change = [new - old for old, new in zip(before.table.scores, after.table.scores, strict=True)]
        return change[self.view.seat] - (change[self.rivals[0]] if self.versus == LEAD else 0)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        p, lost = self.p, self.lost
        fall = (("won: 2 points", 2 * p), (f"lost: {points(lost)}", -lost * (1 - p)))
        line = call_line(p, self.score, self.versus, UNIT)
        return Fall("A call", "Each part is its chance times its points.", fall, "a call", UNIT), line

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        p, score, versus = self.p, self.score, self.versus
        own, lack = odds.call_value(p, score), odds.call_value(p, 1, versus)
        even = (2 * p - 1) * (
            2 if versus == LEAD else 1
        )  # 2 points for either in the lead, else a point for a point
        lead = Mistake("stakes", "Own points", own, "The rival gains 2 where you lose. Count the lead.")
        floor = Mistake("stakes", "A point you lack", lack, "You have no point to lose: nobody falls below 0.")
        return apart(
            self.number,
            *([lead] if versus == LEAD else []),
            Mistake("stakes", "No penalty", 2 * p, "A lost call costs you a point."),
            Mistake("sure", "Only won points", Fraction(2), "That is what a call brings if it wins."),
            Mistake("stakes", "Even stakes", even, "What you win and what you lose are not the same here."),
            *([] if score else [floor]),
        )

    @cached_property
    def derivable(self) -> bool:
        return Fraction(1, 50) < self.p < Fraction(49, 50)

    @cached_property
    def outs(self) -> int:
        return len(odds.outs(self.view))

    @cached_property
    def quantities(self) -> Mapping[str, Fraction | int]:
        return {"p": self.p, "s": self.score, "N": len(self.unseen), "u": self.outs}

    @cached_property
    def slots(self) -> Mapping[str, str]:
        return {
            "rival": LETTERS[self.rivals[0]],
            "chance": percent(self.p),
            "exact": amount(self.number, self.measure),
            "score": points(self.score),
            "own": decimal(odds.call_value(self.p, self.score)),
        }


class Wait(Call):
    """The chance to win a call after cards more, which the rivals leave to you."""

    span = 0.0, 1.0
    says = "such deals win the later call"
    pictures = ()

    def more(self) -> tuple[Knob, ...]:
        choices = tuple((n, str(n)) for n in range(1, min(2, self.stock) + 1))
        return (Knob("cards", "Cards turned before it", choices),)

    @cached_property
    def words(self) -> str:
        first = "You turn a card" if self.question.cards == 1 else "Two cards are turned"
        still = f"{self.names} {'stands' if len(self.rivals) == 1 else 'stand'} still"
        return f"{self.have}{self.chance} {first}, and {still}. How likely do you win a call after that?"

    def answer(self) -> Fraction:
        return odds.after_waiting(self.view, self.question.cards)

    def steps(self) -> Iterator[Line]:
        n, cards = len(self.unseen), self.question.cards
        longer = percent(Fraction(self.outs, n))
        yield Line("Cards that make your run longer", f"{self.outs} of {n}", longer, ("stock",))
        if cards == 2:
            one = odds.after_waiting(self.view, 1)
            yield Line("After one card", "taken if it makes the run longer", percent(one))
        yield Line(f"After {count(cards)}", "all cards that may come, added up", percent(self.number))

    def played(self, state: State, rng: Random, shown: dict[str, Any]) -> bool:
        row, hand = tuple(rng.sample(state.bag, self.question.cards)), set(self.hand)
        for card in row:
            if best((*hand, card)).length > longest(mask_of(hand)):
                hand.add(card)
        shown.update(laid_out(row, hand))
        return all(best(state.hands[seat]) < best(hand) for seat in self.rivals)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part("win the later call", self.number, 1), Part("lose it", 1 - self.number, 0)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        sure = min(Fraction(1), self.p + Fraction(self.outs * self.question.cards, len(self.unseen)))
        return apart(
            self.number,
            Mistake("same", "As it is now", self.p, "A longer run wins against some hands that beat you now."),
            Mistake("sure", "An out is a win", sure, "Most outs come when you would win anyway."),
        )


class Turn(Call):
    """What it is worth to turn the last card."""

    asked = "What is turning the last card worth"
    chance = ""  # where turning changes no hand that would be the answer
    pictures = ()

    def answer(self) -> Fraction:
        return odds.turn_value(self.view, self.versus)

    def steps(self) -> Iterator[Line]:
        q = odds.last_card(self.view)
        each = f"over the {len(self.unseen)} cards that may be turned"
        how = f"{trimmed(q)} × 1" if self.versus == OWN else f"{trimmed(q)} × 1 − {trimmed(1 - q)} × 1"
        yield Line("You have the best hand in the end", each, percent(q), ("stock",))
        yield Line("Turning", f"{how}: the best hand gets a point (SAY-22)", amount(Turn.answer(self), UNIT))

    def played(self, state: State, rng: Random, shown: dict[str, Any]) -> int:
        game, me, card = SayUncle(2, self.view.options), self.view.seat, rng.choice(state.bag)
        shown["stock"] = face(card)
        offered = game.play(game.play(state, TURN).state, DRAWS[card]).state
        passed = game.play(offered, PASS).state
        left = _settled(game, passed, 1 - me, game.play(passed, PASS).state)
        return self.gained(state, _settled(game, offered, me, left))

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        nothing = "Waiting is not worth nothing: the best hand gets a point in the end."
        two = "When the stock is used up the best hand gets one point, not two."
        turn = "Take the call from the turn, not the turn from the call."
        return apart(
            self.number,
            Mistake("part", "Nothing", Fraction(0), nothing),
            Mistake("turned", "The other way round", -self.number, turn),
            Mistake("stakes", "Two points", 2 * Turn.answer(self), two),
        )


class Gain(Turn):
    """How much better than a call that is."""

    asked = "How much better than a call is turning the last card"
    chance = Call.chance

    def answer(self) -> Fraction:
        return Turn.answer(self) - Call.answer(self)

    def steps(self) -> Iterator[Line]:
        yield from Call.steps(self)
        yield from Turn.steps(self)
        yield Line("Turning, less calling", "the difference", amount(self.number, UNIT))

    def played(self, state: State, rng: Random, shown: dict[str, Any]) -> int:
        return Turn.played(self, state, rng, shown) - Call.played(self, state, rng, shown)


FORMS: Mapping[str, tuple[type[Call], str]] = {
    CALLS: (Call, "a call"),
    WAITS: (Wait, "a call later"),
    TURNS: (Turn, "turning the last card"),
    GAINS: (Gain, "turning, less calling"),
}


def _settled(game: SayUncle, offered: State, seat: Seat, passed: State) -> State:
    """After the seat has taken the card, if some way of that wins; else where it leads to pass."""
    ends = [passed, *(game.play(offered, TAKES[card]).state for card in offered.hands[seat])]
    return max(ends, key=lambda end: end.table.result is not None and end.table.result.winner == seat)
