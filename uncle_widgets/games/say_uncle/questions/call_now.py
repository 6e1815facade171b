"""S-L3: if I call now, do I win?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.say_uncle import belief, odds
from uncle_widgets.games.say_uncle.belief import imagine_hidden
from uncle_widgets.games.say_uncle.cards import DEALT, best
from uncle_widgets.games.say_uncle.questions.call_steps import Compared, why
from uncle_widgets.games.say_uncle.questions.common import apart, have, letters, seen_after_draft, turned
from uncle_widgets.games.say_uncle.questions.illustrated import what_beats
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import run_words
from uncle_widgets.games.words import capped, hundred
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Knob, Mistake, Model, Part
from uncle_widgets.probability.settings import setting

AWAY = Model(belief.ANY, f"Every hidden card is equally likely to be anywhere. {belief.MODEL}")
HALF = Mistake("half", "One half", Fraction(1, 2), "You win or you lose, but the two aren't equally likely.")
ASKS = {
    "one": "Did you think of one hidden card instead of five?",
    "half": "Did you go for half because you either win or lose?",
    "news": "Did you forget the five open cards that your rival picked?",
    "wider": "Did you count cards as dangerous that only beat you in pairs?",
    "part": "Did you miss one of the cards that beat you, or an equal run in a higher suit?",
    "same": "Did you use the answer of the position before?",
    "seat": "Did you use the chance against a single rival?",
    "added": "Did you subtract the rivals' chances one after the other?",
    "scaled": "Did you divide the chance by the number of rivals?",
}
"""What is asked of whom makes a mistake, by its kind."""


@dataclass(frozen=True)
class CallNow(Question[View]):
    """Whether my hand is the best of all, or better than that of one `rival` (a seat; -1 for all of them)."""

    id: ClassVar[str] = "S-L3"
    title: ClassVar[str] = "If you call now, do you win?"
    name: ClassVar[str] = "Call now?"
    when: ClassVar[str] = "after the draft, for a hand that you can see"
    concept: ClassVar[str] = "counting what beats you"
    misconception: ClassVar[str] = "treating a rival's five hidden cards as one"
    model = AWAY
    rival: int = setting(-1, "Against", {-1: "all"})

    def arise(self, view: View) -> Filled[View] | None:
        if not view.hand or not view.settled or not isinstance(view.me, int):
            return None
        rivals, exact = view.rivals, view.whole  # once a rival has put cards away, no exact answer is to be had
        against = (self.rival,) if self.rival in rivals else rivals
        case, alone = Compared(view, against), len(against) == 1
        good = "lose to yours" if alone else "leave you with the best hand"

        def knobs() -> tuple[Knob, ...]:
            if len(rivals) < 2:
                return ()
            each = {seat: f"{LETTERS[seat]} alone" for seat in rivals}
            here = against[0] if len(against) == 1 else -1
            return (self.knob("rival", choices={-1: "all", **each}, value=here),)

        def words() -> str:
            if len(against) < len(rivals):
                return f"{have(case.run)} How likely is it that it beats {letters(against)}'s hand?"
            if view.phase in ("turn", "last") and view.seat == view.me:
                return f"{have(case.run)} If you call now, how likely is it that you win?"
            return f"{have(case.run)} If all hands were shown now, how likely is it that yours is the best?"

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            hidden = imagine_hidden(view, rng)
            won = all(best(hidden.hands[seat]) < case.run for seat in against)
            return won, turned(view, hidden.dealt, against)

        return Filled(
            self,
            view,
            answer=lambda: case.answer,
            once=once,
            knobs=knobs,
            words=words,
            given=lambda: seen_after_draft(view),
            derivation=lambda: why(case, exact),
            cases=f"possible hands for {letters(against)}" if alone else "deals like this",
            event=good,
            asks=ASKS,
            parts=lambda: (
                Part(good, case.p, 1),
                Part("beat yours" if alone else "give a rival a better hand", 1 - case.p, 0),
            ) if exact else (),
            pictures=lambda: (what_beats(view, against, case.p, case.threats),) if exact else (),
            mistakes=lambda: apart(case.p, *(_mistakes(case) if exact else ()), HALF),
            derivable=lambda: exact and len(case.threats) <= 12,
            quantities=lambda: {"N": len(view.unseen), "n": DEALT, **(_quantities(case) if exact else {})},
            slots=lambda: {
                "run": run_words(case.run),
                "rivals": letters(against),
                "unseen": str(len(view.unseen)),
                "exact": hundred(case.p, not exact),
            },
        )  # fmt: skip


def _quantities(case: Compared) -> Mapping[str, Fraction | int]:
    return {"u": case.singles} | {f"p{LETTERS[seat]}": one for seat, one in case.ones.items()}


def _mistakes(case: Compared) -> Iterator[Mistake]:
    """Wrong ways to count what beats you."""
    n, u, many = len(case.view.unseen), case.singles, len(case.against)
    if u:
        yield Mistake("one", "One hidden card", Fraction(n - u, n), "A rival has five hidden cards, not one.")
    ten = odds.best_against_ten(case.view.hand, many)
    yield Mistake(
        "news", "Picks ignored", ten, "You can see five of a rival's 10 cards. They aren't just any cards."
    )
    if many > 1:
        for seat, one in case.ones.items():
            name = f"{LETTERS[seat]} alone"
            yield Mistake("seat", name, one, f"That's the chance against {name}. You have to beat every rival.")
        added = 1 - capped(sum(1 - one for one in case.ones.values()))
        yield Mistake("added", "Added up", added, "In that sum, deals in which two rivals beat you count twice.")
