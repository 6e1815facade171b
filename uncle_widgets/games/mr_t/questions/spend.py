"""M-L5: sure cards as ammunition, with all hands open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import EVERYTHING
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.players import PLAYERS
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.cases import Duel
from uncle_widgets.games.mr_t.questions.drawn import HALF, lead_used_up
from uncle_widgets.games.mr_t.questions.spend_steps import later_lines, now_lines, showdown_lines, worth_lines
from uncle_widgets.games.mr_t.scene import face
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.mr_t.words import many, one_of
from uncle_widgets.games.scene import Trace, traced
from uncle_widgets.games.words import called, capital, hundred, spelled, spoken, wrong
from uncle_widgets.probability.charts import Fall
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent, trimmed

NOW, YOURS, LATER, WORTH = "now", "yours", "later", "worth"
EVENTS = {
    YOURS: ("the showdown, if both show", "How likely is it that {i} wins the showdown?", "showdowns like this"),
    NOW: ("this step, if they show now", "How likely is it that {i} wins this step?", "steps like this"),
    LATER: ("the showdown, if they first turn the top card", "How likely is it that {i} wins the showdown?",
            "showdowns like this"),
    WORTH: ("what showing is worth, in cards",
            "How many more cards does {i} win on average by showing {it} now than by only turning top cards?",
            "on average"),
}  # fmt: skip
"""What may be asked: in a few words, as the question, and what the hundred are."""
ASKS = {
    "sure": "Did you think that {i} wins for certain?",
    "turned": "Is that how often {they} matches?",
    "seat": "Did you leave out that {they} may match as well?",
    "step": "Did you look only at this one step?",
    "part": "Did you leave out that {i} shows a match from the next step on?",
    "scaled": "Did you just compare how many matches they have?",
    "wider": "Did you count cards that {i} would have won anyway?",
    "same": "Did you keep your answer from the smaller board?",
    "half": "Did you guess 50, although somebody is ahead?",
}
"""What the page asks about each kind of mistake."""
IDEAS = {
    YOURS: "Let the matches cancel one by one. The player who is ahead wins, unless the other turns up enough.",
    NOW: "A sure match wins this step unless the other player turns up a match, too.",
    LATER: "Follow the first step, in which both turn top cards. Then the player with the match shows it.",
    WORTH: "Take the cards won by showing, and take away those that top cards alone would win.",
}
"""The method of each in a sentence."""
TRIED = 40
"""Moments of a game at which practice looks for such a showdown."""
LONGEST = 10_000
"""Steps of a trial after which it is broken off: a chance of 0 or 1 for tops would go on for ever."""


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
    when: ClassVar[str] = "in a showdown of two with all hands open and a match in a hand"
    concept: ClassVar[str] = "a saddle point"
    misconception: ClassVar[str] = "a sure card is best kept for later"
    event: str = setting(YOURS, "Question", {event: label for event, (label, _, _) in EVENTS.items()})
    whose: int = setting(-1, "Player", {})

    def __post_init__(self) -> None:
        common.checked(event=(self.event, EVENTS))

    @property
    def measure(self) -> str:
        return "cards" if self.event == WORTH else "chance"

    @property
    def model(self) -> Model:
        return Model(
            "saddle point",
            "We assume that all hands are face up and that both players show a match while they have one. A top "
            "card is equally likely to match in every step.",
        )

    def arise(self, view: View) -> Filled[View] | None:
        duel = _duel(view, self.whose)
        if duel is None or (self.event == WORTH and WORTH not in duel.events):
            return None
        event = self.event if self.event in duel.events else YOURS
        i, they, a, b, t, pot = duel.i, duel.they, duel.a, duel.b, duel.t, duel.pot
        _, ask, cases = EVENTS[event]
        value = odds.showdown_value(a, b, t)
        if event == NOW:
            p = 1 - t
        elif event == LATER:
            p = odds.shown_later(a, b, t)
        else:
            p = pot * (value - HALF) if event == WORTH else value

        def words() -> str:
            has = f"{i} has {spelled(a) if a else 'none'} and {they} has {spelled(b) if b else 'none'}"
            need = f"{spoken(sorted((i, they)))} need {one_of(duel.targets)}. {has}"
            how = {
                YOURS: ". Both show a match while they have one, and turn top cards after that.",
                NOW: f". {i} shows {'it' if a == 1 else 'one'} now, and {they} turns the top card.",
                LATER: f". {i} turns the top card first, and shows a match from the next step on.",
                WORTH: f", and {many(pot)} {'is' if pot == 1 else 'are'} on the board.",
            }
            return f"{need}{how[event]} {ask.format(i=i, it='it' if a == 1 else 'one')}"

        def given() -> str:
            counted = (
                f" Only the {many(pot)} that are on the board now count."
                if pot > 1
                else " Only the card on the board counts."
            )
            return common.sight(view) + (counted if event == WORTH else "")

        def derivation() -> Derivation:
            lines = {
                NOW: lambda: now_lines(view, duel),
                LATER: lambda: later_lines(view, duel, p),
                WORTH: lambda: worth_lines(view, duel, value, p),
                YOURS: lambda: showdown_lines(view, duel, value),
            }[event]()
            rule = (_rule(duel, value),) if event in (YOURS, WORTH) else ()
            return Derivation(tuple(lines), other=rule, idea=IDEAS[event])

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
            rest = "nothing is settled yet" if event == NOW else f"{they} wins"
            return () if event == WORTH else (Part(f"{i} wins", p, 1), Part(rest, 1 - p, 0))

        def pictures() -> tuple[Picture, ...]:
            """How a lead is used up; or the share with a match shown less the share without."""
            if event == WORTH:
                shares = ("won by showing", pot * value), ("won by top cards", -pot * HALF)
                return (Gained("What showing is worth", "", shares, "gained", "cards"),)
            ahead, behind = (i, they) if a > b else (they, i)
            return lead_used_up(abs(a - b), t, ahead, behind, i) if event == YOURS else ()

        def mistakes() -> Iterator[Mistake]:
            if event == NOW:
                yield Mistake("sure", "Sure to win", Fraction(1), f"{they} may also turn up a match.")
                yield Mistake("turned", "The top card", t, f"That is how often {they} matches.")
            elif event == LATER:
                yield Mistake("seat", "No hurry", value, f"{they} may match while {i} waits.")
                yield Mistake("part", "Top cards only", HALF, f"From the next step on {i} shows a match.")
            elif event == WORTH:
                certain = f"{i} may lose the board with the card, and may win it without the card."
                yield Mistake("sure", "All of it", Fraction(pot), certain)
                yield Mistake("wider", "The whole share", pot * value, f"{i} would win half of the boards anyway.")
            else:
                cancel = "Matches cancel one by one, so only the lead counts."
                goes_on = f"If both match, the showdown goes on, and {i} may still win it."
                to = f"{capital(spelled(a)) if a else 'None'} to {spelled(b) if b else 'none'}"
                yield Mistake("scaled", to, Fraction(a, a + b), cancel)
                yield Mistake("step", "This step only", 1 - t, goes_on)
                ahead = f"{i if a > b else they} has more matches, and so is ahead."
                yield Mistake("half", "Half and half", HALF, ahead)

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
            cases=cases,
            event="" if event == WORTH else f"are wins for {i}",
            asks=lambda: {kind: ask.format(i=i, they=they) for kind, ask in ASKS.items()},
            derivation=derivation,
            parts=parts,
            pictures=pictures,
            mistakes=lambda: wrong(p, *mistakes()),
            quantities={"t": t, "a": a, "b": b, "pot": pot},
            slots=lambda: {
                "t": percent(t),
                "here": (
                    f"showing at once wins {i} {trimmed(p)} more cards on average"
                    if event == WORTH
                    else f"{hundred(p)} {cases} are wins for {i}"
                ),
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


class Gained(Fall):
    """What showing gains, told in a sentence."""

    def spoken(self) -> str:
        shown, tops, gained = (text.strip("+\N{MINUS SIGN}") for _, _, _, text in self.bars()["bars"])
        return (
            f"Showing the match wins {shown} cards on average, and turning top cards wins {tops}. "
            f"So showing gains {gained} cards."
        )


def _rule(duel: Duel, value: Fraction) -> Line:
    """How likely the one who is ahead wins."""
    lead, ahead = abs(duel.a - duel.b), duel.i if duel.a >= duel.b else duel.they
    power = "1" if not lead else "t" if lead == 1 else f"t^{lead}"
    best = max(value, 1 - value)
    words = f"{ahead} wins, if both show" if lead else "It's level, so each wins half of the time"
    return Line(words, f"1 − {power} ÷ 2 = {best}", percent(best))


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
