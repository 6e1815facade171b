"""S-L5: call, or wait?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.belief import imagine_hidden
from uncle_widgets.games.say_uncle.cards import best, longest, mask_of
from uncle_widgets.games.say_uncle.odds import LEAD, OWN
from uncle_widgets.games.say_uncle.offering import may_call
from uncle_widgets.games.say_uncle.questions.common import (
    UNIFORM,
    apart,
    laid_out,
    letters,
    run_keys,
    sight,
    turned,
)
from uncle_widgets.games.say_uncle.questions.illustrated import call_line
from uncle_widgets.games.say_uncle.rules import SayUncle
from uncle_widgets.games.say_uncle.scene import face
from uncle_widgets.games.say_uncle.state import CALL, DRAWS, PASS, TAKES, TURN, State, View
from uncle_widgets.games.say_uncle.words import long, points, run_words
from uncle_widgets.games.words import count
from uncle_widgets.probability.pictures import Fall, Picture
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
            return Model("passive", f"{UNIFORM.words} The rivals stand still: they take no card and do not call.")
        if self.about in (TURNS, GAINS):
            return Model("last", f"{UNIFORM.words} Whoever wins by taking the last card takes it.")
        return UNIFORM

    def span(self, view: View) -> tuple[float, float]:
        return (0.0, 1.0) if self.measure == "chance" else (-3.0, 2.0)

    def score(self, view: View) -> int:
        return view.scores[view.seat]

    def knobs(self, view: View) -> tuple[Knob, ...]:
        last = view.table.stock == 1 and view.seats == 2
        ends = ((TURNS, "turning the last card"), (GAINS, "turning, less calling")) if last else ()
        found = [Knob("about", "What", ((CALLS, "a call"), (WAITS, "a call later"), *ends))]
        if self.about == WAITS:
            most = min(2, view.table.stock)
            found.append(Knob("cards", "Cards turned before it", tuple((n, str(n)) for n in range(1, most + 1))))
        elif view.seats == 2:
            found.append(Knob("versus", "Counted", ((OWN, "your points"), (LEAD, "your lead"))))
        return tuple(found)

    def ask(self, view: View) -> str | None:
        if view.phase != "turn" or view.seat != view.me or not odds.is_exact(view):
            return None
        if not may_call(view.options, view.table) or (self.versus == LEAD and view.seats > 2):
            return None
        if self.versus not in odds.VERSUS or self.about not in (CALLS, WAITS, TURNS, GAINS):
            return None
        run, score = best(view.hand), points(self.score(view))
        have = f"Your best run is {run_words(run)}, {long(run)}." if run.length > 1 else f"You have {long(run)}."
        rivals = letters(view.rivals)
        counted = "your own points" if self.versus == OWN else f"your lead over {rivals}"
        match self.about:
            case "call":
                return f"{have} You have {score}. What is a call worth, in {counted}?"
            case "wait":
                if not 1 <= self.cards <= min(2, view.table.stock):
                    return None
                still = "stands" if len(view.rivals) == 1 else "stand"
                first = "You turn a card" if self.cards == 1 else "Two cards are turned"
                return f"{have} {first}, and {rivals} {still} still. How likely do you win a call after that?"
        if view.table.stock != 1 or view.seats != 2:
            return None
        if self.about == TURNS:
            return f"{have} You have {score}. What is turning the last card worth, in {counted}?"
        return f"{have} You have {score}. How much better than a call is turning the last card, in {counted}?"

    def given(self, view: View) -> str:
        return sight(view)

    def chance(self, view: View) -> Fraction:
        """The chance to win a call now."""
        found = odds.wins_if_called(view)
        assert isinstance(found, Fraction)
        return found

    def call(self, view: View) -> Fraction:
        return odds.call_value(self.chance(view), self.score(view), self.versus)

    def answer(self, view: View) -> Fraction:
        match self.about:
            case "call":
                return self.call(view)
            case "wait":
                return odds.after_waiting(view, self.cards)
            case "turn":
                return odds.turn_value(view, self.versus)
        return odds.turn_value(view, self.versus) - self.call(view)

    def says(self, view: View) -> str:
        return "such deals win the later call" if self.about == WAITS else ""

    def loss(self, view: View) -> int:
        """What a lost call costs."""
        return bool(self.score(view)) + 2 * (self.versus == LEAD)

    def derive(self, view: View) -> Derivation:
        p, exact = self.chance(view), self.answer(view)
        run = best(view.hand)
        lines = [
            Line(
                "You win a call now",
                f"{run_words(run)} against {letters(view.rivals)}",
                percent(p),
                run_keys(view),
            )
        ]
        if self.about == WAITS:
            return self.waiting(view, lines)
        if self.about in (CALLS, GAINS):
            lines += self.call_lines(view)
        if self.about in (TURNS, GAINS):
            q = odds.last_card(view)
            each = f"over the {len(view.unseen)} cards that may be turned"
            lines.append(Line("You have the best hand in the end", each, percent(q), ("stock",)))
            worth = odds.turn_value(view, self.versus)
            how = f"{trimmed(q)} × 1" if self.versus == OWN else f"{trimmed(q)} × 1 − {trimmed(1 - q)} × 1"
            lines.append(Line("Turning", f"{how}: the best hand gets a point (SAY-22)", amount(worth, UNIT)))
        if self.about == GAINS:
            lines.append(Line("Turning, less calling", "the difference", amount(exact, UNIT)))
        return Derivation(tuple(lines))

    def call_lines(self, view: View) -> list[Line]:
        p, lost = self.chance(view), self.loss(view)
        floor = " (SAY-21: never below 0)" if not self.score(view) else ""
        rival = f", and {letters(view.rivals)} gets 2" if self.versus == LEAD else ""
        even = odds.break_even(self.score(view), self.versus)
        against = f"{percent(even)} against doing nothing" if even else "any chance against doing nothing"
        last = odds.break_even(self.score(view), self.versus, last=True)
        before = percent(last) if last else "any chance"
        return [
            Line("Won", f"{percent(p)} of 2 points", amount(2 * p, UNIT)),
            Line(f"Lost: {points(bool(self.score(view)))} less{rival}{floor}", f"{percent(1 - p)} of {lost}",
                 amount(-lost * (1 - p), UNIT)),
            Line("A call", f"the sum; it pays from {against}, from {before} before the last card",
                 amount(self.call(view), UNIT)),
        ]  # fmt: skip

    def waiting(self, view: View, lines: list[Line]) -> Derivation:
        outs = odds.outs(view)
        n = len(view.unseen)
        lines.append(Line("Cards that make your run longer", f"{len(outs)} of {n}",
                          percent(Fraction(len(outs), n)), ("stock",)))  # fmt: skip
        if self.cards == 2:
            lines.append(Line("After one card", "taken if it makes the run longer",
                              percent(odds.after_waiting(view, 1))))  # fmt: skip
        lines.append(
            Line(f"After {count(self.cards)}", "all cards that may come, added up", percent(self.answer(view)))
        )
        return Derivation(tuple(lines))

    def once(self, view: View, rng: Random) -> tuple[Any, Mapping[str, Any]]:
        hidden = imagine_hidden(view, rng)
        state = State(view.table, *hidden)
        shown = turned(view, state)
        me = view.seat
        if self.about == WAITS:
            row, hand = tuple(rng.sample(hidden.bag, self.cards)), set(view.hand)
            for card in row:
                if best((*hand, card)).length > longest(mask_of(hand)):
                    hand.add(card)
            won = all(best(hidden.hands[seat]) < best(hand) for seat in view.rivals)
            return won, {**shown, **laid_out(row, tuple(hand))}
        game = SayUncle(view.seats, view.options)
        called = self.gained(view, state, game.play(state, CALL).state)
        if self.about == CALLS:
            return called, shown
        card = rng.choice(hidden.bag)
        offered = game.play(game.play(state, TURN).state, DRAWS[card]).state
        ends = [self.left(game, game.play(offered, PASS).state, 1 - me)]
        ends += [game.play(offered, TAKES[other]).state for other in view.hand]
        end = max(ends, key=lambda end: end.table.result is not None and end.table.result.winner == me)
        in_end = self.gained(view, state, end)
        shown["stock"] = face(card)
        return (in_end if self.about == TURNS else in_end - called), shown

    def left(self, game: SayUncle, offered: State, rival: int) -> State:
        """The rival takes the card if some way of it wins, and passes else."""
        ends = [game.play(offered, PASS).state]
        ends += [game.play(offered, TAKES[other]).state for other in offered.hands[rival]]
        return max(ends, key=lambda end: end.table.result is not None and end.table.result.winner == rival)

    def gained(self, view: View, before: State, after: State) -> int:
        """Points that the step brought me, or my lead."""
        change = [new - old for old, new in zip(before.table.scores, after.table.scores, strict=True)]
        return change[view.seat] - (change[view.rivals[0]] if self.versus == LEAD else 0)

    def parts(self, view: View) -> tuple[Part, ...]:
        if self.about == WAITS:
            p = self.answer(view)
            return (Part("win the later call", p, 1), Part("lose it", 1 - p, 0))
        return ()

    def pictures(self, view: View) -> tuple[Picture, ...]:
        if self.about != CALLS:
            return ()
        p, lost = self.chance(view), self.loss(view)
        fall = (("won: 2 points", 2 * p), (f"lost: {points(lost)}", -lost * (1 - p)))
        line = call_line(p, self.score(view), self.versus, UNIT)
        return Fall("A call", "Each part is its chance times its points.", fall, "a call", UNIT), line

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        p, exact = self.chance(view), self.answer(view)
        own = odds.call_value(p, self.score(view), OWN)
        if self.about == WAITS:
            outs = Fraction(len(odds.outs(view)) * self.cards, len(view.unseen))
            return apart(
                exact,
                Mistake("same", "As it is now", p, "A longer run wins against some hands that beat you now."),
                Mistake(
                    "sure",
                    "An out is a win",
                    min(Fraction(1), p + outs),
                    "Most outs come when you would win anyway.",
                ),
            )
        if self.about == CALLS:
            found = [
                Mistake("stakes", "No penalty", 2 * p, "A lost call costs you a point."),
                Mistake("sure", "Only won points", Fraction(2), "That is what a call brings if it wins."),
                Mistake(
                    "stakes", "Even stakes", 4 * p - 2, "What you win and what you lose are not the same here."
                ),
            ]
            if self.versus == LEAD:
                found.insert(
                    0, Mistake("stakes", "Own points", own, "The rival gains 2 where you lose. Count the lead.")
                )
            if not self.score(view):
                worth = odds.call_value(p, 1, self.versus)
                found.append(
                    Mistake(
                        "stakes", "A point you lack", worth, "You have no point to lose: nobody falls below 0."
                    )
                )
            return apart(exact, *found)
        worth = odds.turn_value(view, self.versus)
        return apart(
            exact,
            Mistake(
                "part",
                "Nothing",
                Fraction(0),
                "Waiting is not worth nothing: the best hand gets a point in the end.",
            ),
            Mistake(
                "turned", "The other way round", -exact, "Take the call from the turn, not the turn from the call."
            ),
            Mistake(
                "stakes",
                "Two points",
                2 * worth,
                "When the stock is used up the best hand gets one point, not two.",
            ),
        )

    def derivable(self, view: View) -> bool:
        return Fraction(1, 50) < self.chance(view) < Fraction(49, 50)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        return {"p": self.chance(view), "s": self.score(view), "N": len(view.unseen), "u": len(odds.outs(view))}

    def slots(self, view: View) -> Mapping[str, str]:
        unit = self.measure
        return {
            "rival": LETTERS[view.rivals[0]],
            "chance": percent(self.chance(view)),
            "exact": amount(self.answer(view), unit),
            "score": points(self.score(view)),
            "own": decimal(odds.call_value(self.chance(view), self.score(view))),
        }
