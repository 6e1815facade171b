"""S-L5: call, or wait?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any, ClassVar, NamedTuple

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.belief import imagine_hidden
from uncle_widgets.games.say_uncle.cards import Card, best, longest, mask_of
from uncle_widgets.games.say_uncle.odds import LEAD, OWN
from uncle_widgets.games.say_uncle.offering import may_call
from uncle_widgets.games.say_uncle.questions.common import (
    UNIFORM,
    apart,
    laid_out,
    letters,
    seen_after_draft,
    turned,
)
from uncle_widgets.games.say_uncle.questions.illustrated import call_line
from uncle_widgets.games.say_uncle.questions.wait_steps import (
    CALLS,
    GAINS,
    TURNS,
    UNIT,
    WAITS,
    Turn,
    wait_steps,
    worth_steps,
)
from uncle_widgets.games.say_uncle.rules import SayUncle
from uncle_widgets.games.say_uncle.scene import face
from uncle_widgets.games.say_uncle.state import CALL, DRAWS, PASS, TAKES, TURN, State, View
from uncle_widgets.games.say_uncle.words import points
from uncle_widgets.probability.charts import Fall
from uncle_widgets.probability.filled import Filled, Trial
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import amount, decimal, percent

ABOUTS = {
    CALLS: "calling now", WAITS: "calling later",
    TURNS: "turning the last card", GAINS: "turning instead of calling",
}  # fmt: skip
ASKS = {
    "stakes": "Did you count different points for a win or a loss?",
    "sure": "Did you count every call (or every good card) as a win?",
    "same": "Did you use the number from before, or the chance as it is now?",
    "part": "Did you count waiting as worth nothing?",
    "turned": "Did you subtract turning from calling, instead of calling from turning?",
}
"""What is asked of whom makes a mistake, by its kind."""


@dataclass(frozen=True)
class CallOrWait(Question[View]):
    """`about`: what a 'call' is worth; the chance to win one after I 'wait' for 1 or 2 `cards` more; what it is
    worth to 'turn' the last card; or the 'gain' of that over a call. `versus`: 'own' points, or the 'lead'.
    """

    id: ClassVar[str] = "S-L5"
    title: ClassVar[str] = "Should you call or wait?"
    name: ClassVar[str] = "Call or wait?"
    when: ClassVar[str] = "on your turn, while no rival has put a card aside"
    concept: ClassVar[str] = "expected value"
    misconception: ClassVar[str] = "waiting until you can't lose"
    bots: ClassVar[str] = "greedy"
    about: str = setting(CALLS, "Your choice", ABOUTS)
    versus: str = setting(OWN, "What counts", {OWN: "your points", LEAD: "your lead"})
    cards: int = setting(1, "Cards turned first", {1: "1", 2: "2"})

    @property
    def measure(self) -> str:
        return "chance" if self.about == WAITS else UNIT

    @property
    def model(self) -> Model:
        if self.about == WAITS:
            still = "Your rivals take no card and don't call."
            return Model("passive", f"{UNIFORM.words} {still} You take a card only if it makes your run longer.")
        if self.about in (TURNS, GAINS):
            return Model("last", f"{UNIFORM.words} A player who can win by taking the last card takes it.")
        return UNIFORM

    def arise(self, view: View) -> Filled[View] | None:
        if view.phase != "turn" or view.seat != view.me or not odds.is_exact(view):
            return None
        stock, two = view.table.stock, view.seats == 2
        abouts = tuple(ABOUTS) if stock == 1 and two else (CALLS, WAITS)
        if self.about not in abouts or self.versus not in (odds.VERSUS if two else (OWN,)):
            return None
        waits, may_wait = self.about == WAITS, range(1, min(2, stock) + 1)
        if (waits and self.cards not in may_wait) or not may_call(view.options, view.table):
            return None
        score = view.scores[view.seat]
        case = Turn(self.about, self.versus, self.cards, view, score, bool(score) + 2 * (self.versus == LEAD))
        form = _wait(case) if waits else _worth(case)

        def knobs() -> tuple[Knob, ...]:
            about = self.knob("about", choices={about: ABOUTS[about] for about in abouts})
            if waits:
                return about, self.knob("cards", choices={n: str(n) for n in may_wait})
            return (about, self.knob("versus")) if two else (about,)

        def words() -> str:
            """With how often a call now wins: the answer rests on it, and it cannot be done by heart."""
            last = "One card is left in the stock."
            if self.about == TURNS:  # where turning changes no hand, how often a call wins would be the answer
                return f"{last} {form.asked()}"
            chance = percent(case.p).removesuffix("%").removesuffix(".0")
            often = f"If you call now, you win in {chance} out of 100 deals."
            return f"{f'{last} ' if self.about == GAINS else ''}{often} {form.asked()}"

        def once(rng: Random) -> Trial:
            hidden = imagine_hidden(view, rng)
            shown = turned(view, hidden.dealt, view.rivals)
            return form.trial(State(view.table, *hidden), rng, shown), shown

        return Filled(
            self,
            view,
            answer=form.answer,
            once=once,
            knobs=knobs,
            words=words,
            given=lambda: seen_after_draft(view),
            derivation=form.steps,
            cases="deals" if waits else f"{'for your lead' if self.versus == LEAD else 'for you'} on average",
            event="let you win the later call" if waits else "",
            asks=ASKS,
            span=(0.0, 1.0) if waits else (-3.0, 2.0),
            parts=lambda: (
                Part("let you win the later call", form.answer(), 1), Part("don't", 1 - form.answer(), 0),
            ) if waits else (),
            pictures=lambda: _pictures(case) if self.about == CALLS else (),
            mistakes=form.mistakes,
            derivable=lambda: Fraction(1, 50) < case.p < Fraction(49, 50),
            quantities=lambda: {"p": case.p, "s": score, "N": len(view.unseen), "u": case.outs},
            slots=lambda: {
                "rival": LETTERS[view.rivals[0]],
                "chance": percent(case.p),
                "exact": amount(form.answer(), self.measure),
                "score": points(score) if score else "no points",
                "own": decimal(odds.call_value(case.p, score)),
            },
        )  # fmt: skip


class Form(NamedTuple):
    """What is said otherwise by what is asked. A `trial` plays from a whole state on; it adds what it deals."""

    answer: Callable[[], Fraction]
    asked: Callable[[], str]
    steps: Callable[[], Derivation]
    trial: Callable[[State, Random, dict[str, Any]], int]
    mistakes: Callable[[], tuple[Mistake, ...]]


def _worth(case: Turn) -> Form:
    """What it is worth to call, or to turn the last card; or how much more that is."""
    view, score = case.view, case.score
    about, versus = case.about, case.versus
    lead = versus == LEAD
    calls, turns = about != TURNS, about != CALLS  # whether what that is worth is in the answer

    def call() -> Fraction:
        return odds.call_value(case.p, score, versus)

    def turn() -> Fraction:
        return odds.turn_value(view, versus)

    def answer() -> Fraction:
        if about == GAINS:
            return turn() - call()
        return turn() if turns else call()

    def asked() -> str:
        rival = letters(view.rivals)
        if about == TURNS:
            none = "If nobody calls, the best hand scores 1 point at the end."
            if lead:
                return (
                    f"{none} By how many points does turning that card change your lead over {rival} on average?"
                )
            return f"{none} How many points is turning that card worth to you on average?"
        if about == GAINS:
            more = f"does your lead over {rival} gain if you turn" if lead else "do you gain if you turn"
            return f"How many more points {more} that card instead of calling, on average?"
        if lead:
            cost = "you lose one" if score else "you have none to lose"
            told = f"A win scores 2 points. If you lose, {rival} scores 2 points and {cost}."
            return f"{told} By how many points does a call change your lead over {rival} on average?"
        told = f"A win scores 2 points, and a loss costs you {'one' if score else 'nothing'}."
        return f"{told} How many points is a call worth to you on average?"

    def steps() -> Derivation:
        even, last = odds.break_even(score, versus), odds.break_even(score, versus, last=True)
        pays = f"a call pays if you win at least {percent(even)} of the time"
        pays += f", or at least {percent(last)} before the last card" if last != even else ""
        return worth_steps(
            case, call(), turn() if turns else None, pays if even else "a call can't cost you anything"
        )

    def trial(state: State, rng: Random, shown: dict[str, Any]) -> int:
        game = SayUncle(view.seats, view.options)

        def brought(after: State) -> int:
            """Points that the step brought me, or my lead."""
            change = [new - old for old, new in zip(state.table.scores, after.table.scores, strict=True)]
            return change[view.seat] - (change[view.rivals[0]] if lead else 0)

        called = brought(game.play(state, CALL).state) if calls else 0
        if not turns:
            return called
        card = rng.choice(state.bag)
        shown["stock"] = face(card)
        return brought(_turned(game, state, card)) - called

    def mistakes() -> tuple[Mistake, ...]:
        if turns:
            return apart(
                answer(),
                Mistake("part", "Nothing", Fraction(0),
                        "Waiting is worth something too: the best hand scores a point at the end."),
                Mistake("turned", "The other way round", -answer(),
                        "Subtract what calling is worth from what turning is worth, not the other way round."),
                Mistake("stakes", "Two points", 2 * turn(),
                        "When the stock runs out the best hand scores one point, not two."),
            )  # fmt: skip
        even = (2 * case.p - 1) * (2 if lead else 1)  # 2 points for either in the lead, else a point for a point
        own = Mistake("stakes", "Own points", odds.call_value(case.p, score),
                      "When you lose, your rival scores 2. That shrinks your lead too.")  # fmt: skip
        floor = Mistake("stakes", "A point you don't have", odds.call_value(case.p, 1, versus),
                        "You have no points to lose, and nobody falls below 0.")  # fmt: skip
        return apart(
            call(),
            *([own] if lead else []),
            Mistake("stakes", "No penalty", 2 * case.p, "A lost call costs you a point."),
            Mistake("sure", "Every call won", Fraction(2), "That's what a call brings if you win it."),
            Mistake("stakes", "Even stakes", even, "A win and a loss don't count the same here."),
            *([] if score else [floor]),
        )

    return Form(answer, asked, steps, trial, mistakes)


def _pictures(case: Turn) -> tuple[Picture, ...]:
    """What a call is worth."""
    p, lost = case.p, case.lost
    fall = (("win 2 points", 2 * p), (f"lose {points(lost)}", -lost * (1 - p)))
    line = call_line(p, case.score, case.versus, UNIT)
    return Fall("How much a call is worth", "Each bar is the chance times the points.", fall, "a call", UNIT), line


def _turned(game: SayUncle, state: State, card: Card) -> State:
    """After this last card is turned: it is taken if that wins, by whoever turned it or else by the rival."""
    me = state.table.seat
    offered = game.play(game.play(state, TURN).state, DRAWS[card]).state
    passed = game.play(offered, PASS).state
    left = _settled(game, passed, 1 - me, game.play(passed, PASS).state)
    return _settled(game, offered, me, left)


def _wait(case: Turn) -> Form:
    """The chance to win a call after cards more, which the rivals leave to you."""
    view, cards = case.view, case.cards

    @cache
    def p() -> Fraction:
        return odds.after_waiting(view, cards)

    def asked() -> str:
        first = "a card is" if cards == 1 else "two cards are"
        nothing = f"{letters(view.rivals)} {'takes' if len(view.rivals) == 1 else 'take'} nothing"
        return (
            f"Suppose {first} turned first. You keep any card that makes your run longer, and {nothing}. "
            "How likely is it that you then win the call?"
        )

    def steps() -> Derivation:
        return wait_steps(case, p())

    def trial(state: State, rng: Random, shown: dict[str, Any]) -> bool:
        row, hand = tuple(rng.sample(state.bag, cards)), set(view.hand)
        for card in row:
            if best((*hand, card)).length > longest(mask_of(hand)):
                hand.add(card)
        shown.update(laid_out(row, hand))
        return all(best(state.hands[seat]) < best(hand) for seat in view.rivals)

    def mistakes() -> tuple[Mistake, ...]:
        sure = min(Fraction(1), case.p + Fraction(case.outs * cards, len(view.unseen)))
        return apart(
            p(),
            Mistake(
                "same",
                "The chance as it is now",
                case.p,
                "A longer run beats some of the hands that beat you now.",
            ),
            Mistake(
                "sure",
                "Every good card wins",
                sure,
                "Most of the cards that help you come when you would have won anyway.",
            ),
        )

    return Form(lambda: p(), asked, steps, trial, mistakes)


def _settled(game: SayUncle, offered: State, seat: Seat, passed: State) -> State:
    """After the seat has taken the card, if some way of that wins; else where it leads to pass."""
    ends = [passed, *(game.play(offered, TAKES[card]).state for card in offered.hands[seat])]
    return max(ends, key=lambda end: end.table.result is not None and end.table.result.winner == seat)
