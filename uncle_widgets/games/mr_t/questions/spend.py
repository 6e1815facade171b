"""M-L5: sure cards as ammunition, with all hands open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import EVERYTHING, Seat
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import COMMON, source
from uncle_widgets.games.mr_t.players import PLAYERS
from uncle_widgets.games.mr_t.questions.common import (
    checked,
    duel,
    known_line,
    match_line,
    mine,
    other,
    unseen,
    who_knob,
)
from uncle_widgets.games.mr_t.questions.drawn import lead_used_up
from uncle_widgets.games.mr_t.scene import face
from uncle_widgets.games.mr_t.state import Fight, View
from uncle_widgets.games.mr_t.words import either
from uncle_widgets.games.scene import Trace, traced
from uncle_widgets.games.words import called, capital, count, hand_keys, hundred, wrong
from uncle_widgets.probability.pictures import Fall, Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent, trimmed

NOW, YOURS, LATER, WORTH = "now", "yours", "later", "worth"
EVENTS = {
    YOURS: "the showdown, if both show",
    NOW: "this step, if they show now",
    LATER: "the showdown, if they turn the top first",
    WORTH: "what showing is worth, in cards",
}
TRIED = 40
"""Moments of a game at which practice looks for such a showdown."""
LONGEST = 10_000
"""Steps of a trial after which it is broken off: a chance of 0 or 1 for tops would go on for ever."""


@dataclass(frozen=True)
class Spend(Question[View]):
    """M-L5: `whose` showdown (-1: the first member's), and `event`, one of EVENTS."""

    id: ClassVar[str] = "M-L5"
    title: ClassVar[str] = "Show a sure card now?"
    name: ClassVar[str] = "Show it now?"
    when: ClassVar[str] = "in a showdown of two with a match in a hand, all hands open"
    concept: ClassVar[str] = "a saddle point"
    misconception: ClassVar[str] = "keep a sure card for later"
    event: str = YOURS
    whose: int = -1

    def __post_init__(self) -> None:
        checked("event", self.event, EVENTS)

    @property
    def measure(self) -> str:
        return "cards" if self.event == WORTH else "chance"

    @property
    def model(self) -> Model:
        return Model(
            "saddle point",
            "We suppose that hands lie open, that both show a match while they hold one, and that the top of "
            "a pile matches with the same chance in every step.",
        )

    def fight(self, view: View) -> Fight:
        fight = duel(view)
        assert fight is not None
        return fight

    def me(self, view: View) -> Seat:
        fight = self.fight(view)
        return self.whose if self.whose in fight.members else mine(view, fight)

    def them(self, view: View) -> Seat:
        return other(self.fight(view), self.me(view))

    def sure(self, view: View, seat: Seat) -> int:
        """How many hand cards of the seat match."""
        return sum(card in self.fight(view).targets for card in view.hands[seat] or ())

    def top(self, view: View) -> Fraction:
        return odds.top_hits(self.fight(view).targets, unseen(view))

    def pot(self, view: View) -> int:
        return view.board

    def events(self, view: View) -> tuple[str, ...]:
        if not self.sure(view, self.me(view)):
            return (YOURS,)
        return (YOURS, LATER) if self.sure(view, self.them(view)) else (YOURS, NOW, LATER, WORTH)

    def what(self, view: View) -> str:
        return self.event if self.event in self.events(view) else YOURS

    def knobs(self, view: View) -> tuple[Knob, ...]:
        fight = duel(view)
        if fight is None or self.ask(view) is None:
            return ()
        events = tuple((event, EVENTS[event]) for event in self.events(view))
        return (
            who_knob(view, fight, "whose", "For", self.me(view)),
            Knob("event", "What", events, value=self.event if self.event in self.events(view) else YOURS),
        )

    def ask(self, view: View) -> str | None:
        fight = duel(view)
        if fight is None or not view.open or any(source(view, seat) != COMMON for seat in fight.members):
            return None
        if self.event == WORTH and WORTH not in self.events(view):
            return None
        t = self.top(view)
        if not 0 < t < 1 or not any(self.sure(view, seat) for seat in fight.members):
            return None
        me, them = self.me(view), self.them(view)
        a, b = self.sure(view, me), self.sure(view, them)
        i, they = called(view, me), called(view, them)
        start = (
            f"To match: {either(fight.targets)}. {i} holds {count(a, 'match', 'matches') if a else 'no match'}, "
            f"{they} {count(b, 'match', 'matches') if b else 'none'}. "
        )
        return (
            start
            + {
                YOURS: f"Both show while they can. Does {i} win the showdown?",
                NOW: f"{i} shows a match. Does that win in this step?",
                LATER: f"{i} turns the top first and shows from the next step on. Does {i} win the showdown?",
                WORTH: f"How many cards is showing at once worth to {i}, against turning tops throughout?",
            }[self.what(view)]
        )

    def given(self, view: View) -> str:
        n = len(view.unseen)
        return f"You see every hand. {count(n)} of the piles {'has' if n == 1 else 'have'} not been seen."

    def answer(self, view: View) -> Fraction:
        t = self.top(view)
        a, b = self.sure(view, self.me(view)), self.sure(view, self.them(view))
        match self.what(view):
            case "yours":
                return odds.showdown_value(a, b, t)
            case "now":
                return 1 - t
            case "later":
                return odds.shown_later(a, b, t)
        return self.pot(view) * (odds.showdown_value(a, b, t) - Fraction(1, 2))

    def says(self, view: View) -> str:
        i = called(view, self.me(view))
        return {
            YOURS: f"such showdowns go to {i}",
            NOW: f"such steps go to {i}",
            LATER: f"such showdowns go to {i}",
            WORTH: "more, on average",
        }[self.what(view)]

    def derive(self, view: View) -> Derivation:
        fight, t, answer = self.fight(view), self.top(view), self.answer(view)
        me, them = self.me(view), self.them(view)
        a, b = self.sure(view, me), self.sure(view, them)
        i, they = called(view, me), called(view, them)
        wanted = [
            hand_keys(seat, view.hands[seat] or (), lambda card: card in fight.targets) for seat in (me, them)
        ]
        lines = [
            known_line(view), match_line(fight.targets, unseen(view)),
            Line("A top matches", f"t = {t}", percent(t), (f"top{me}", f"top{them}")),
            Line("Matches in hand", f"{i} {a}, {they} {b}", f"{i if a > b else they} is {count(abs(a - b))} ahead"
                 if a != b else "level", (*wanted[0], *wanted[1])),
        ]  # fmt: skip
        lead = abs(a - b)
        ahead = i if a >= b else they
        value = odds.showdown_value(max(a, b), min(a, b), t)
        power = f"t{'' if lead == 1 else f'^{lead}'}" if lead else "1"
        rule = Line(
            f"{capital(ahead)} wins, both showing" if lead else "Level: nobody is ahead",
            f"1 − {power} ÷ 2 = {value}", percent(value),
        )  # fmt: skip
        match self.what(view):
            case "now":
                lines.append(Line(f"Unless {they} turns a match too", f"1 − {t} = {answer}", percent(answer)))
            case "yours":
                if met := min(a, b):
                    left = f"{a} and {b} become {a - met} and {b - met}"
                    lines.append(Line("Matches that meet settle nothing", left, f"a lead of {lead}"))
                lines.append(rule)
                if a < b:
                    lines.append(Line(f"So {i} wins", f"1 − {value} = {answer}", percent(answer)))
            case "later":
                q = Fraction(1) if b else t
                again = t * q + (1 - t) * (1 - q)
                then = odds.showdown_value(a, max(b - 1, 0), t)
                lines += [
                    Line(
                        f"{capital(i)} turns a match, {they} none",
                        f"{t} × {1 - q} = {t * (1 - q)}",
                        percent(t * (1 - q)),
                    ),
                    Line("Nothing settled yet", f"{again}", percent(again)),
                    Line("Then showing wins", f"{then}", percent(then)),
                    Line("Together", f"{t * (1 - q)} + {again} × {then} = {answer}", percent(answer)),
                ]
            case _:
                gain = value - Fraction(1, 2)
                lines += [
                    rule,
                    Line("Tops throughout", "neither is ahead", "50.0%"),
                    Line(
                        "Worth",
                        f"{self.pot(view)} cards × {gain} = {answer}",
                        f"{trimmed(answer)} cards",
                        ("board",),
                    ),
                ]
        return Derivation(tuple(lines))

    def once(self, view: View, rng: Random) -> tuple[Any, Mapping[str, Any]]:
        """Steps until one decides, by the model: every top is drawn from all unseen cards and goes back."""
        fight, cards, what = self.fight(view), list(view.unseen), self.what(view)
        a, b = self.sure(view, self.me(view)), self.sure(view, self.them(view))
        seen: list[Trace] = []

        def top() -> bool:
            card = rng.choice(cards)
            if len(seen) < 12:
                seen.append(Trace(face(card), counts=card in fight.targets))
            return card in fight.targets

        def won(a: int, b: int, wait: bool) -> bool:
            for _ in range(LONGEST):
                mine_hits = bool(a) and not wait
                a, wait, first = a - mine_hits, False, mine_hits or top()
                second = bool(b) or top()
                b -= bool(b)
                if first != second:
                    return first
            raise AssertionError("no step decides")

        if what == NOW:
            return not top(), traced(seen)
        if what == WORTH:
            gain = won(a, b, False) - won(0, 0, False)
            return self.pot(view) * gain, traced(seen)
        return won(a, b, what == LATER), traced(seen) or {f"top{self.me(view)}": face(cards[0])}

    def parts(self, view: View) -> tuple[Part, ...]:
        if self.what(view) == WORTH:
            return ()
        answer = self.answer(view)
        i, they = called(view, self.me(view)), called(view, self.them(view))
        last = "not settled yet" if self.what(view) == NOW else f"for {they}"
        return Part(f"for {i}", answer, 1), Part(last, 1 - answer, 0)

    def pictures(self, view: View) -> tuple[Picture, ...]:
        """How a lead is used up; what showing is worth, as the share with it less the share without."""
        t, me, them = self.top(view), self.me(view), self.them(view)
        a, b = self.sure(view, me), self.sure(view, them)
        i, they = called(view, me), called(view, them)
        match self.what(view):
            case "yours":
                ahead, behind = (i, they) if a > b else (they, i)
                found = lead_used_up(abs(a - b), t, ahead, behind, i)
                return (found,) if found else ()
            case "worth":
                pot = self.pot(view)
                parts = (
                    ("share, showing", pot * odds.showdown_value(a, b, t)),
                    ("share, tops only", -Fraction(pot, 2)),
                )
                return (Fall("What showing is worth", "", parts, "worth", "cards"),)
        return ()

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        t, answer = self.top(view), self.answer(view)
        a, b = self.sure(view, self.me(view)), self.sure(view, self.them(view))
        match self.what(view):
            case "now":
                return wrong(
                    answer,
                    Mistake("sure", "Sure", Fraction(1), "The other may turn a match too."),
                    Mistake("turned", "The top alone", t, "That is how often the other matches."),
                )
            case "yours":
                return wrong(
                    answer,
                    Mistake(
                        "scaled",
                        "Shares",
                        Fraction(a, a + b),
                        "Matches that meet are both spent: only the lead counts.",
                    ),
                    Mistake(
                        "step",
                        "This step only",
                        1 - t,
                        "Where both match, the showdown goes on, and may still be won.",
                    ),
                    Mistake("half", "Half and half", Fraction(1, 2), "Who has more matches is ahead."),
                )
            case "later":
                return wrong(
                    answer,
                    Mistake(
                        "seat", "No hurry", odds.showdown_value(a, b, t), "The other may match while you wait."
                    ),
                    Mistake("part", "Tops only", Fraction(1, 2), "From the next step on you show."),
                )
        value = odds.showdown_value(a, b, t)
        return wrong(
            answer,
            Mistake(
                "sure",
                "All of it",
                Fraction(self.pot(view)),
                "The board is not won for certain, nor lost without.",
            ),
            Mistake("wider", "The whole share", self.pot(view) * value, "Half of it was yours anyway."),
        )

    def span(self, view: View) -> tuple[float, float]:
        return (0.0, float(self.pot(view))) if self.what(view) == WORTH else (0.0, 1.0)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        return {
            "t": self.top(view), "a": self.sure(view, self.me(view)), "b": self.sure(view, self.them(view)),
            "pot": self.pot(view),
        }  # fmt: skip

    def slots(self, view: View) -> Mapping[str, str]:
        answer = self.answer(view)
        shown = f"{trimmed(answer)} cards" if self.what(view) == WORTH else hundred(answer)
        return {"t": percent(self.top(view)), "exact": shown, "says": self.says(view)}

    def builds(self, game: Any, rng: Random) -> tuple[View, Question[View]] | None:
        """A showdown of two with all hands open, from a game in which all show a match if they can."""
        match = play_on(Match.new(game), [PLAYERS["greedy"]] * game.seats, rng)
        steps = [n for n, step in enumerate(match.steps) if step.state.phase == "step"]
        for step in rng.sample(steps, min(TRIED, len(steps))):
            view, question = match.view(step, EVERYTHING), self.at(event=YOURS, whose=-1)
            if question.ask(view) is not None:
                whose = rng.choice(question.fight(view).members)
                question = question.at(whose=whose)
                return view, question.at(event=rng.choice([x for x in question.events(view) if x != WORTH]))
        return None
