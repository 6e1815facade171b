"""M-L5: sure cards as ammunition, with all hands open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain
from random import Random
from typing import Any, ClassVar, NamedTuple

from uncle_widgets.engine.game import EVERYTHING, Seat
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.cards import Cards
from uncle_widgets.games.mr_t.players import PLAYERS
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.drawn import HALF, lead_used_up
from uncle_widgets.games.mr_t.scene import face
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.mr_t.words import either
from uncle_widgets.games.scene import Trace, traced
from uncle_widgets.games.words import called, capital, count, hand_keys, hundred, wrong
from uncle_widgets.probability.charts import Fall
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
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


class Duel(NamedTuple):
    """A showdown of two, all hands open: `me` with `a` matches in hand against `b` of `them`, called i and they.

    A top matches with chance `t`, `pot` cards lie on the board, and `events` may be asked.
    """

    members: Sequence[Seat]
    targets: Cards
    me: Seat
    them: Seat
    i: str
    they: str
    a: int
    b: int
    t: Fraction
    pot: int
    events: tuple[str, ...]


def _duel(view: View, whose: int) -> Duel | None:
    """The showdown that may be asked about, for `whose` if they are in it."""
    fight = common.duel(view)
    if fight is None or not view.open or not all(view.fresh[seat] for seat in fight.members):
        return None
    me = whose if whose in fight.members else common.mine(view, fight)
    them, t = common.other(fight, me), odds.top_hits(fight.targets, view.unseen)
    a, b = (sum(card in fight.targets for card in view.hands[seat] or ()) for seat in (me, them))
    if not 0 < t < 1 or not a + b:
        return None
    events = (YOURS,) if not a else (YOURS, LATER) if b else (YOURS, NOW, LATER, WORTH)
    i, they = called(view, me), called(view, them)
    return Duel(fight.members, fight.targets, me, them, i, they, a, b, t, view.board, events)


@dataclass(frozen=True)
class Spend(Question[View]):
    """M-L5: `whose` showdown (-1: the first member's), and `event`, one of EVENTS."""

    id: ClassVar[str] = "M-L5"
    title: ClassVar[str] = "Show a sure card now?"
    name: ClassVar[str] = "Show it now?"
    when: ClassVar[str] = "in a showdown of two with a match in a hand, all hands open"
    concept: ClassVar[str] = "a saddle point"
    misconception: ClassVar[str] = "keep a sure card for later"
    event: str = setting(YOURS, "What", {event: label for event, (label, _, _) in EVENTS.items()})
    whose: int = setting(-1, "For", {})

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

    def arise(self, view: View) -> Filled[View] | None:
        duel = _duel(view, self.whose)
        if duel is None or (self.event == WORTH and WORTH not in duel.events):
            return None
        event = self.event if self.event in duel.events else YOURS
        i, they, a, b, t, pot = duel.i, duel.they, duel.a, duel.b, duel.t, duel.pot
        ask, says = EVENTS[event][1].format(i=i), EVENTS[event][2].format(i=i)
        value = odds.showdown_value(a, b, t)
        if event == NOW:
            p = 1 - t
        elif event == LATER:
            p = odds.shown_later(a, b, t)
        else:
            p = pot * (value - HALF) if event == WORTH else value

        def words() -> str:
            mine, theirs = (count(n, "match", "matches") if n else "" for n in (a, b))
            held = f"{i} holds {mine or 'no match'}, {they} {theirs or 'none'}"
            return f"To match: {either(duel.targets)}. {held}. {ask}"

        def given() -> str:
            counted = f" Only the {count(pot)} that lie on the board now are counted."
            return common.sight(view) + (counted if event == WORTH else "")

        def steps() -> Iterator[Line]:
            seats = duel.me, duel.them
            hands = [hand_keys(seat, view.hands[seat] or (), lambda c: c in duel.targets) for seat in seats]
            ahead = f"{i if a > b else they} is {count(abs(a - b))} ahead" if a != b else "level"
            yield common.known_line(view)
            yield common.match_line(view, duel.targets, common.unseen(view))
            yield Line("A top matches", f"t = {t}", percent(t), tuple(f"top{seat}" for seat in seats))
            yield Line("Matches in hand", f"{i} {a}, {they} {b}", ahead, tuple(chain(*hands)))
            if event == NOW:
                yield Line(f"Unless {they} turns a match too", f"1 − {t} = {p}", percent(p))
            elif event == LATER:
                q = Fraction(1) if b else t
                only, again = t * (1 - q), t * q + (1 - t) * (1 - q)
                then = odds.showdown_value(a, max(b - 1, 0), t)
                alone = f"{capital(i)} turns a match, {they} none"
                yield Line(alone, f"{t} × {1 - q} = {only}", percent(only))
                yield Line("Nothing settled yet", f"{again}", percent(again))
                yield Line("Then showing wins", f"{then}", percent(then))
                yield Line("Together", f"{only} + {again} × {then} = {p}", percent(p))
            elif event == WORTH:
                yield _rule(duel, value)
                yield Line("Tops throughout", "neither is ahead", "50.0%")
                yield Line("Worth", f"{pot} cards × {value - HALF} = {p}", f"{trimmed(p)} cards", ("board",))
            else:
                if met := min(a, b):
                    left = f"{a} and {b} become {a - met} and {b - met}"
                    yield Line("Matches that meet settle nothing", left, f"a lead of {abs(a - b)}")
                yield _rule(duel, value)
                if a < b:
                    yield Line(f"So {i} wins", f"1 − {1 - p} = {p}", percent(p))

        def once(rng: Random) -> tuple[Any, Mapping[str, Any]]:
            """Steps until one decides, by the model: every top is drawn from all unseen cards and goes back."""
            cards, seen = view.unseen, list[Trace]()

            def top() -> bool:
                card = rng.choice(cards)
                if len(seen) < 12:
                    seen.append(Trace(face(card), counts=card in duel.targets))
                return card in duel.targets

            came: int = not top() if event == NOW else _won(a, b, top, wait=event == LATER)
            if event == WORTH:
                came = pot * (came - _won(0, 0, top))
            return came, traced(seen) or {f"top{duel.me}": face(cards[0])}

        def parts() -> tuple[Part, ...]:
            rest = "not settled yet" if event == NOW else f"for {they}"
            return () if event == WORTH else (Part(f"for {i}", p, 1), Part(rest, 1 - p, 0))

        def pictures() -> tuple[Picture, ...]:
            """How a lead is used up; or the share with a match shown less the share without."""
            if event == WORTH:
                shares = ("share, showing", pot * value), ("share, tops only", -pot * HALF)
                return (Fall("What showing is worth", "", shares, "worth", "cards"),)
            ahead, behind = (i, they) if a > b else (they, i)
            return lead_used_up(abs(a - b), t, ahead, behind, i) if event == YOURS else ()

        def mistakes() -> Iterator[Mistake]:
            if event == NOW:
                yield Mistake("sure", "Sure", Fraction(1), "The other may turn a match too.")
                yield Mistake("turned", "The top alone", t, "That is how often the other matches.")
            elif event == LATER:
                yield Mistake("seat", "No hurry", value, "The other may match while you wait.")
                yield Mistake("part", "Tops only", HALF, "From the next step on you show.")
            elif event == WORTH:
                certain = "The board is not won for certain, nor lost without."
                yield Mistake("sure", "All of it", Fraction(pot), certain)
                yield Mistake("wider", "The whole share", pot * value, "Half of it was yours anyway.")
            else:
                both_spent = "Matches that meet are both spent: only the lead counts."
                goes_on = "Where both match, the showdown goes on, and may still be won."
                yield Mistake("scaled", "Shares", Fraction(a, a + b), both_spent)
                yield Mistake("step", "This step only", 1 - t, goes_on)
                yield Mistake("half", "Half and half", HALF, "Who has more matches is ahead.")

        return Filled(
            self,
            view,
            answer=p,
            once=once,
            knobs=lambda: (
                self.knob("whose", choices=common.names(view, duel.members), value=duel.me),
                self.knob("event", choices={one: EVENTS[one][0] for one in duel.events}, value=event),
            ),
            span=(0.0, float(pot)) if event == WORTH else (0.0, 1.0),
            words=words,
            given=given,
            says=says,
            derivation=lambda: Derivation(tuple(steps())),
            parts=parts,
            pictures=pictures,
            mistakes=lambda: wrong(p, *mistakes()),
            quantities={"t": t, "a": a, "b": b, "pot": pot},
            slots=lambda: {
                "t": percent(t),
                "exact": f"{trimmed(p)} cards" if event == WORTH else hundred(p),
                "says": says,
            },
        )

    def builds(self, game: Any, rng: Random) -> tuple[View, Question[View]] | None:
        """A showdown of two with all hands open, from a game in which all show a match if they can."""
        match = play_on(Match.new(game), [PLAYERS["greedy"]] * game.seats, rng)
        steps = [n for n, step in enumerate(match.steps) if step.state.phase == "step"]
        for step in rng.sample(steps, min(TRIED, len(steps))):
            view = match.view(step, EVERYTHING)
            if found := _duel(view, -1):
                duel = _duel(view, rng.choice(found.members))
                assert duel is not None
                event = rng.choice([one for one in duel.events if one != WORTH])
                return view, self.at(event=event, whose=duel.me)
        return None


def _rule(duel: Duel, value: Fraction) -> Line:
    """How likely the one who is ahead wins."""
    lead, ahead = abs(duel.a - duel.b), duel.i if duel.a >= duel.b else duel.they
    power = "1" if not lead else "t" if lead == 1 else f"t^{lead}"
    best = max(value, 1 - value)
    says = f"{capital(ahead)} wins, both showing" if lead else "Level: nobody is ahead"
    return Line(says, f"1 − {power} ÷ 2 = {best}", percent(best))


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
