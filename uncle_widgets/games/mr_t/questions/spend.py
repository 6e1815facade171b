"""M-L5: sure cards as ammunition, with all hands open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import EVERYTHING, Seat
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.players import PLAYERS
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.drawn import HALF, lead_used_up
from uncle_widgets.games.mr_t.scene import face
from uncle_widgets.games.mr_t.state import Fight, View
from uncle_widgets.games.mr_t.words import either
from uncle_widgets.games.scene import Trace, traced
from uncle_widgets.games.words import called, capital, count, hand_keys, hundred, wrong
from uncle_widgets.probability.charts import Fall
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent, trimmed

NOW, YOURS, LATER, WORTH = "now", "yours", "later", "worth"
EVENTS = {
    YOURS: ("the showdown, if both show", "Both show while they can. Does {i} win the showdown?",
            "such showdowns go to {i}"),
    NOW: ("this step, if they show now", "{i} shows a match. Does that win in this step?", "such steps go to {i}"),
    LATER: ("the showdown, if they turn the top first",
            "{i} turns the top first and shows from the next step on. Does {i} win the showdown?",
            "such showdowns go to {i}"),
    WORTH: ("what showing is worth, in cards",
            "How many cards is showing at once worth to {i}, against turning tops throughout?",
            "more, on average"),
}  # fmt: skip
"""What may be asked: in a few words, as the question, and what of 100 is counted."""
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
        common.checked(event=(self.event, EVENTS))

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

    def arise(self, view: View) -> Showing | None:
        fight = common.duel(view)
        if fight is None or not view.open or not all(view.fresh[seat] for seat in fight.members):
            return None
        me = self.whose if self.whose in fight.members else common.mine(view, fight)
        them, t = common.other(fight, me), odds.top_hits(fight.targets, common.unseen(view))
        a, b = (sum(card in fight.targets for card in view.hands[seat] or ()) for seat in (me, them))
        events = (YOURS,) if not a else (YOURS, LATER) if b else (YOURS, NOW, LATER, WORTH)
        if not 0 < t < 1 or not a + b or (self.event == WORTH and WORTH not in events):
            return None
        event = self.event if self.event in events else YOURS
        return FORMS[event](self, view, fight, me, them, a, b, t, events, event)

    def builds(self, game: Any, rng: Random) -> tuple[View, Question[View]] | None:
        """A showdown of two with all hands open, from a game in which all show a match if they can."""
        match = play_on(Match.new(game), [PLAYERS["greedy"]] * game.seats, rng)
        steps = [n for n, step in enumerate(match.steps) if step.state.phase == "step"]
        for step in rng.sample(steps, min(TRIED, len(steps))):
            view = match.view(step, EVERYTHING)
            if found := self.at(event=YOURS, whose=-1).arise(view):
                posed = found.question.at(whose=rng.choice(found.fight.members)).arise(view)
                assert posed is not None
                return view, posed.question.at(event=rng.choice([x for x in posed.events if x != WORTH]))
        return None


@dataclass(eq=False)
class Showing(Posed[View]):
    """What showing brings `me`, with `a` matches in hand against `b` of `them`: the showdown, where both show.

    A top matches with chance `t`.
    """

    question: Spend
    fight: Fight
    me: Seat
    them: Seat
    a: int
    b: int
    t: Fraction
    events: tuple[str, ...]
    event: str

    def __post_init__(self) -> None:
        a, b, t = self.a, self.b, self.t
        self.i, self.they, self.pot = called(self.view, self.me), called(self.view, self.them), self.view.board
        self.value = odds.showdown_value(a, b, t)
        self.p = {
            YOURS: self.value,
            NOW: 1 - t,
            LATER: odds.shown_later(a, b, t),
            WORTH: self.pot * (self.value - HALF),
        }[self.event]
        self.told = f"{trimmed(self.p)} cards" if self.event == WORTH else hundred(self.p)
        self.says = EVENTS[self.event][2].format(i=self.i)
        self.quantities = {"t": t, "a": a, "b": b, "pot": self.pot}
        self.slots = {"t": percent(t), "exact": self.told, "says": self.says}

    def answer(self) -> Fraction:
        return self.p

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        events = tuple((event, EVENTS[event][0]) for event in self.events)
        who = common.who_knob(self.view, self.fight, "whose", "For", self.me)
        return who, Knob("event", "What", events, value=self.event)

    @cached_property
    def words(self) -> str:
        a, b = (count(n, "match", "matches") if n else "" for n in (self.a, self.b))
        held = f"{self.i} holds {a or 'no match'}, {self.they} {b or 'none'}"
        return f"To match: {either(self.fight.targets)}. {held}. {EVENTS[self.event][1].format(i=self.i)}"

    @cached_property
    def given(self) -> str:
        return common.sight(self.view)

    @cached_property
    def derivation(self) -> Derivation:
        view, a, b, targets = self.view, self.a, self.b, self.fight.targets
        ahead = f"{self.i if a > b else self.they} is {count(abs(a - b))} ahead" if a != b else "level"
        lit = [
            key for seat in (self.me, self.them)
            for key in hand_keys(seat, view.hands[seat] or (), lambda card: card in targets)
        ]  # fmt: skip
        return Derivation((
            common.known_line(view),
            common.match_line(view, targets, common.unseen(view)),
            Line("A top matches", f"t = {self.t}", percent(self.t), (f"top{self.me}", f"top{self.them}")),
            Line("Matches in hand", f"{self.i} {a}, {self.they} {b}", ahead, tuple(lit)),
            *self.steps(),
        ))  # fmt: skip

    def steps(self) -> Iterator[Line]:
        a, b = self.a, self.b
        if met := min(a, b):
            left = f"{a} and {b} become {a - met} and {b - met}"
            yield Line("Matches that meet settle nothing", left, f"a lead of {abs(a - b)}")
        yield self.rule
        if a < b:
            yield Line(f"So {self.i} wins", f"1 − {1 - self.p} = {self.p}", percent(self.p))

    @property
    def rule(self) -> Line:
        """How likely the one who is ahead wins."""
        lead, ahead = abs(self.a - self.b), self.i if self.a >= self.b else self.they
        power = "1" if not lead else "t" if lead == 1 else f"t^{lead}"
        value = max(self.value, 1 - self.value)
        says = f"{capital(ahead)} wins, both showing" if lead else "Level: nobody is ahead"
        return Line(says, f"1 − {power} ÷ 2 = {value}", percent(value))

    def once(self, rng: Random) -> tuple[Any, Mapping[str, Any]]:
        """Steps until one decides, by the model: every top is drawn from all unseen cards and goes back."""
        cards, seen = self.view.unseen, list[Trace]()

        def top() -> bool:
            card = rng.choice(cards)
            if len(seen) < 12:
                seen.append(Trace(face(card), counts=card in self.fight.targets))
            return card in self.fight.targets

        return self.tried(top), traced(seen) or {f"top{self.me}": face(cards[0])}

    def tried(self, top: Callable[[], bool]) -> Any:
        """What comes of one trial; `top` turns the top of a pile, and says whether it matches."""
        return _won(self.a, self.b, top)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part(f"for {self.i}", self.p, 1), Part(f"for {self.they}", 1 - self.p, 0)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """How a lead is used up."""
        ahead, behind = (self.i, self.they) if self.a > self.b else (self.they, self.i)
        found = lead_used_up(abs(self.a - self.b), self.t, ahead, behind, self.i)
        return (found,) if found else ()

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        goes_on = "Where both match, the showdown goes on, and may still be won."
        found = {
            YOURS: (
                Mistake("scaled", "Shares", Fraction(self.a, self.a + self.b),
                        "Matches that meet are both spent: only the lead counts."),
                Mistake("step", "This step only", 1 - self.t, goes_on),
                Mistake("half", "Half and half", HALF, "Who has more matches is ahead."),
            ),
            NOW: (
                Mistake("sure", "Sure", Fraction(1), "The other may turn a match too."),
                Mistake("turned", "The top alone", self.t, "That is how often the other matches."),
            ),
            LATER: (
                Mistake("seat", "No hurry", self.value, "The other may match while you wait."),
                Mistake("part", "Tops only", HALF, "From the next step on you show."),
            ),
            WORTH: (
                Mistake("sure", "All of it", Fraction(self.pot),
                        "The board is not won for certain, nor lost without."),
                Mistake("wider", "The whole share", self.pot * self.value, "Half of it was yours anyway."),
            ),
        }  # fmt: skip
        return wrong(self.p, *found[self.event])


class Now(Showing):
    """Whether a match shown wins at once, the other having none."""

    def steps(self) -> Iterator[Line]:
        yield Line(f"Unless {self.they} turns a match too", f"1 − {self.t} = {self.p}", percent(self.p))

    def tried(self, top: Callable[[], bool]) -> bool:
        return not top()

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part(f"for {self.i}", self.p, 1), Part("not settled yet", 1 - self.p, 0)

    pictures = ()


class Later(Showing):
    """Who wins the showdown, if I turn the top first."""

    def steps(self) -> Iterator[Line]:
        t, p = self.t, self.p
        q = Fraction(1) if self.b else t
        only, again = t * (1 - q), t * q + (1 - t) * (1 - q)
        then = odds.showdown_value(self.a, max(self.b - 1, 0), t)
        yield Line(f"{capital(self.i)} turns a match, {self.they} none", f"{t} × {1 - q} = {only}", percent(only))
        yield Line("Nothing settled yet", f"{again}", percent(again))
        yield Line("Then showing wins", f"{then}", percent(then))
        yield Line("Together", f"{only} + {again} × {then} = {p}", percent(p))

    def tried(self, top: Callable[[], bool]) -> bool:
        return _won(self.a, self.b, top, wait=True)

    pictures = ()


class Worth(Showing):
    """What showing is worth in cards, the other having no match."""

    parts = ()

    @cached_property
    def given(self) -> str:
        return f"{super().given} Only the {count(self.pot)} that lie on the board now are counted."

    @cached_property
    def span(self) -> tuple[float, float]:
        return 0.0, float(self.pot)

    def steps(self) -> Iterator[Line]:
        yield self.rule
        yield Line("Tops throughout", "neither is ahead", "50.0%")
        yield Line("Worth", f"{self.pot} cards × {self.value - HALF} = {self.p}", self.told, ("board",))

    def tried(self, top: Callable[[], bool]) -> int:
        return self.pot * (_won(self.a, self.b, top) - _won(0, 0, top))

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """The share with it less the share without."""
        shares = ("share, showing", self.pot * self.value), ("share, tops only", -self.pot * HALF)
        return (Fall("What showing is worth", "", shares, "worth", "cards"),)


FORMS: Mapping[str, type[Showing]] = {YOURS: Showing, NOW: Now, LATER: Later, WORTH: Worth}


def _won(a: int, b: int, top: Callable[[], bool], wait: bool = False) -> bool:
    """Whether I win, with `a` matches in hand against `b`: each shows one while they can, I not in the first step
    where I `wait`."""
    for _ in range(LONGEST):
        mine_hits = bool(a) and not wait
        a, wait, first = a - mine_hits, False, mine_hits or top()
        second = bool(b) or top()
        b -= bool(b)
        if first != second:
            return first
    raise AssertionError("no step decides")
