"""S-L5: call, or wait?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.belief import imagine_hidden
from uncle_widgets.games.say_uncle.cards import Card, best, longest, mask_of
from uncle_widgets.games.say_uncle.odds import LEAD, OWN
from uncle_widgets.games.say_uncle.offering import may_call
from uncle_widgets.games.say_uncle.questions.common import (
    UNIFORM,
    apart,
    have,
    laid_out,
    letters,
    own_keys,
    seen_after_draft,
    turned,
)
from uncle_widgets.games.say_uncle.questions.illustrated import call_line
from uncle_widgets.games.say_uncle.rules import SayUncle
from uncle_widgets.games.say_uncle.scene import face
from uncle_widgets.games.say_uncle.state import CALL, DRAWS, PASS, TAKES, TURN, State, View
from uncle_widgets.games.say_uncle.words import points, run_words
from uncle_widgets.games.words import count
from uncle_widgets.probability.charts import Fall
from uncle_widgets.probability.filled import Filled, Trial
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import amount, decimal, percent, trimmed

CALLS, WAITS, TURNS, GAINS = "call", "wait", "turn", "gain"
ABOUTS = {
    CALLS: "a call", WAITS: "a call later", TURNS: "turning the last card", GAINS: "turning, less calling",
}  # fmt: skip
ASKED = {
    CALLS: "What is a call worth",
    TURNS: "What is turning the last card worth",
    GAINS: "How much better than a call is turning the last card",
}
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
    about: str = setting(CALLS, "What", ABOUTS)
    versus: str = setting(OWN, "Counted", {OWN: "your points", LEAD: "your lead"})
    cards: int = setting(1, "Cards turned before it", {1: "1", 2: "2"})

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

    def arise(self, view: View) -> Filled[View] | None:
        if view.phase != "turn" or view.seat != view.me or not odds.is_exact(view):
            return None
        stock, two = view.table.stock, view.seats == 2
        abouts = tuple(ABOUTS) if stock == 1 and two else (CALLS, WAITS)
        if self.about not in abouts or self.versus not in (odds.VERSUS if two else (OWN,)):
            return None
        if self.about == WAITS and not 1 <= self.cards <= min(2, stock):
            return None
        if not may_call(view.options, view.table):
            return None
        about = self.knob("about", choices={about: ABOUTS[about] for about in abouts})
        return _wait(Turn(self, view, about)) if self.about == WAITS else _worth(Turn(self, view, about))


@dataclass(frozen=True)
class Turn:
    """Your turn, and the knob that chooses what is asked about it."""

    question: CallOrWait
    view: View
    about: Knob

    @property
    def score(self) -> int:
        return self.view.scores[self.view.seat]

    @property
    def names(self) -> str:
        """The rivals."""
        return letters(self.view.rivals)

    @cached_property
    def p(self) -> Fraction:
        """The chance to win a call now."""
        return odds.beats(self.view, self.view.hand)

    @cached_property
    def outs(self) -> int:
        return len(odds.outs(self.view))

    @property
    def often(self) -> str:
        """How often a call now wins, in a sentence: the answer rests on it, and it cannot be done by heart."""
        return f" A call now wins {percent(self.p).removesuffix('%').removesuffix('.0')} out of 100 deals."

    @property
    def won(self) -> Line:
        run = best(self.view.hand)
        against = f"{run_words(run)} against {self.names}"
        return Line("You win a call now", against, percent(self.p), own_keys(self.view, run.cards))

    def dealt(self, rng: Random) -> tuple[State, dict[str, Any]]:
        """A whole state as it may be, and the hands that it deals to the rivals."""
        hidden = imagine_hidden(self.view, rng)
        return State(self.view.table, *hidden), turned(self.view, hidden.dealt, self.view.rivals)

    def slots(self, exact: Fraction) -> Mapping[str, str]:
        return {
            "rival": LETTERS[self.view.rivals[0]],
            "chance": percent(self.p),
            "exact": amount(exact, self.question.measure),
            "score": points(self.score),
            "own": decimal(odds.call_value(self.p, self.score)),
        }

    @property
    def quantities(self) -> Mapping[str, Fraction | int]:
        return {"p": self.p, "s": self.score, "N": len(self.view.unseen), "u": self.outs}

    @property
    def derivable(self) -> bool:
        return Fraction(1, 50) < self.p < Fraction(49, 50)


def _worth(case: Turn) -> Filled[View]:
    """What it is worth to call, or to turn the last card; or how much more that is."""
    question, view, score = case.question, case.view, case.score
    about, versus, lead = question.about, question.versus, question.versus == LEAD
    lost = bool(score) + 2 * lead
    calls, turns = about != TURNS, about != CALLS  # whether what that is worth is in the answer

    def call() -> Fraction:
        return odds.call_value(case.p, score, versus)

    def turn() -> Fraction:
        return odds.turn_value(view, versus)

    def answer() -> Fraction:
        if about == GAINS:
            return turn() - call()
        return turn() if turns else call()

    def words() -> str:
        counted = f"your lead over {case.names}" if lead else "your own points"
        often = case.often if calls else ""  # where turning changes no hand that would be the answer
        return f"{have(best(view.hand))}{often} You have {points(score)}. {ASKED[about]}, in {counted}?"

    def steps() -> Iterator[Line]:
        yield case.won
        if calls:
            yield from calling()
        if turns:
            q = odds.last_card(view)
            each = f"over the {len(view.unseen)} cards that may be turned"
            how = f"{trimmed(q)} × 1 − {trimmed(1 - q)} × 1" if lead else f"{trimmed(q)} × 1"
            yield Line("You have the best hand in the end", each, percent(q), ("stock",))
            yield Line("Turning", f"{how}: the best hand gets a point (SAY-22)", amount(turn(), UNIT))
        if calls and turns:
            yield Line("Turning, less calling", "the difference", amount(answer(), UNIT))

    def calling() -> Iterator[Line]:
        p, floor = case.p, "" if score else " (SAY-21: never below 0)"
        rival = f", and {case.names} gets 2" if lead else ""
        even, last = odds.break_even(score, versus), odds.break_even(score, versus, last=True)
        pays = f"from {percent(even) if even else 'any chance'} against doing nothing"
        before = f"from {percent(last) if last else 'any chance'} before the last card"
        yield Line("Won", f"{percent(p)} of 2 points", amount(2 * p, UNIT))
        yield Line(f"Lost: {points(bool(score))} less{rival}{floor}", f"{percent(1 - p)} of {lost}",
                   amount(-lost * (1 - p), UNIT))  # fmt: skip
        yield Line("A call", f"the sum; it pays {pays}, {before}", amount(call(), UNIT))

    def once(rng: Random) -> Trial:
        state, shown = case.dealt(rng)
        game, gained = SayUncle(view.seats, view.options), 0

        def brought(after: State) -> int:
            """Points that the step brought me, or my lead."""
            change = [new - old for old, new in zip(state.table.scores, after.table.scores, strict=True)]
            return change[view.seat] - (change[view.rivals[0]] if lead else 0)

        if turns:
            card = rng.choice(state.bag)
            shown["stock"] = face(card)
            gained = brought(_turned(game, state, card))
        if calls:
            called = brought(game.play(state, CALL).state)
            gained = gained - called if turns else called
        return gained, shown

    def mistakes() -> tuple[Mistake, ...]:
        if turns:
            return apart(
                answer(),
                Mistake("part", "Nothing", Fraction(0),
                        "Waiting is not worth nothing: the best hand gets a point in the end."),
                Mistake("turned", "The other way round", -answer(),
                        "Take the call from the turn, not the turn from the call."),
                Mistake("stakes", "Two points", 2 * turn(),
                        "When the stock is used up the best hand gets one point, not two."),
            )  # fmt: skip
        even = (2 * case.p - 1) * (2 if lead else 1)  # 2 points for either in the lead, else a point for a point
        own = Mistake("stakes", "Own points", odds.call_value(case.p, score),
                      "The rival gains 2 where you lose. Count the lead.")  # fmt: skip
        floor = Mistake("stakes", "A point you lack", odds.call_value(case.p, 1, versus),
                        "You have no point to lose: nobody falls below 0.")  # fmt: skip
        return apart(
            call(),
            *([own] if lead else []),
            Mistake("stakes", "No penalty", 2 * case.p, "A lost call costs you a point."),
            Mistake("sure", "Only won points", Fraction(2), "That is what a call brings if it wins."),
            Mistake("stakes", "Even stakes", even, "What you win and what you lose are not the same here."),
            *([] if score else [floor]),
        )

    def pictures() -> tuple[Picture, ...]:
        won, line = 2 * case.p, call_line(case.p, score, versus, UNIT)
        fall = (("won: 2 points", won), (f"lost: {points(lost)}", -lost * (1 - case.p)))
        return Fall("A call", "Each part is its chance times its points.", fall, "a call", UNIT), line

    return Filled(
        question, view, answer=answer,
        once=once,
        knobs=lambda: (case.about, question.knob("versus")) if view.seats == 2 else (case.about,),
        words=words,
        given=lambda: seen_after_draft(view),
        derivation=lambda: Derivation(tuple(steps())),
        span=(-3.0, 2.0),
        pictures=() if turns else pictures,
        mistakes=mistakes,
        derivable=lambda: case.derivable,
        quantities=lambda: case.quantities,
        slots=lambda: case.slots(answer()),
    )  # fmt: skip


def _turned(game: SayUncle, state: State, card: Card) -> State:
    """After this last card is turned: it is taken if that wins, by whoever turned it or else by the rival."""
    me = state.table.seat
    offered = game.play(game.play(state, TURN).state, DRAWS[card]).state
    passed = game.play(offered, PASS).state
    left = _settled(game, passed, 1 - me, game.play(passed, PASS).state)
    return _settled(game, offered, me, left)


def _wait(case: Turn) -> Filled[View]:
    """The chance to win a call after cards more, which the rivals leave to you."""
    question, view, cards = case.question, case.view, case.question.cards

    @cache
    def p() -> Fraction:
        return odds.after_waiting(view, cards)

    def words() -> str:
        first = "You turn a card" if cards == 1 else "Two cards are turned"
        still = f"{case.names} {'stands' if len(view.rivals) == 1 else 'stand'} still"
        asked = f"{first}, and {still}. How likely do you win a call after that?"
        return f"{have(best(view.hand))}{case.often} {asked}"

    def steps() -> Iterator[Line]:
        n = len(view.unseen)
        yield case.won
        longer = percent(Fraction(case.outs, n))
        yield Line("Cards that make your run longer", f"{case.outs} of {n}", longer, ("stock",))
        if cards == 2:
            one = percent(odds.after_waiting(view, 1))
            yield Line("After one card", "taken if it makes the run longer", one)
        yield Line(f"After {count(cards)}", "all cards that may come, added up", percent(p()))

    def once(rng: Random) -> Trial:
        state, shown = case.dealt(rng)
        row, hand = tuple(rng.sample(state.bag, cards)), set(view.hand)
        for card in row:
            if best((*hand, card)).length > longest(mask_of(hand)):
                hand.add(card)
        shown.update(laid_out(row, hand))
        return all(best(state.hands[seat]) < best(hand) for seat in view.rivals), shown

    def mistakes() -> tuple[Mistake, ...]:
        sure = min(Fraction(1), case.p + Fraction(case.outs * cards, len(view.unseen)))
        return apart(
            p(),
            Mistake("same", "As it is now", case.p, "A longer run wins against some hands that beat you now."),
            Mistake("sure", "An out is a win", sure, "Most outs come when you would win anyway."),
        )

    offered = {n: str(n) for n in range(1, min(2, view.table.stock) + 1)}
    return Filled(
        question, view, answer=lambda: p(),
        once=once,
        knobs=lambda: (case.about, question.knob("cards", choices=offered)),
        words=words,
        given=lambda: seen_after_draft(view),
        derivation=lambda: Derivation(tuple(steps())),
        says="such deals win the later call",
        parts=lambda: (Part("win the later call", p(), 1), Part("lose it", 1 - p(), 0)),
        mistakes=mistakes,
        derivable=lambda: case.derivable,
        quantities=lambda: case.quantities,
        slots=lambda: case.slots(p()),
    )  # fmt: skip


def _settled(game: SayUncle, offered: State, seat: Seat, passed: State) -> State:
    """After the seat has taken the card, if some way of that wins; else where it leads to pass."""
    ends = [passed, *(game.play(offered, TAKES[card]).state for card in offered.hands[seat])]
    return max(ends, key=lambda end: end.table.result is not None and end.table.result.winner == seat)
