"""M-L4: who wins a long showdown, given that a step decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import next_of
from uncle_widgets.games.mr_t.cards import Cards
from uncle_widgets.games.mr_t.events import ShowdownWon
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.common import BLIND, SHOWS
from uncle_widgets.games.mr_t.questions.drawn import Pair
from uncle_widgets.games.mr_t.questions.duel_steps import IDEAS, Two, step_lines
from uncle_widgets.games.mr_t.state import SHOWS as PLAYS
from uncle_widgets.games.mr_t.state import TURN, Move, State, View
from uncle_widgets.games.mr_t.words import one_of, small, you_first
from uncle_widgets.games.words import called, capital, capped, does, hundred, owner, spoken, wrong
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent

YOU, DECIDES = "you", "decides"
ASKS = {
    YOU: {
        "struck": "Did you count steps that settle nothing?",
        "same": "Did you keep your answer from the position before?",
        "half": "Did you guess 50 because there are two players?",
    },
    DECIDES: {
        "added": "Did you add up the chances of both players?",
        "wider": "Did you count the steps in which both match?",
    },
}
"""What the page asks about each kind of mistake."""


@dataclass(frozen=True)
class LongRun(Question[View]):
    """M-L4: `event` YOU: the step decides, is it for `whose`? DECIDES: does it decide? `play`: the other's way."""

    id: ClassVar[str] = "M-L4"
    title: ClassVar[str] = "Who wins a long showdown?"
    name: ClassVar[str] = "Who wins it?"
    when: ClassVar[str] = "when a step of a showdown of two begins, both with a pile"
    concept: ClassVar[str] = "conditioning on a decisive step"
    misconception: ClassVar[str] = "you only have to compare the two chances p and q"
    event: str = setting(
        YOU, "Question", {YOU: "who wins a decisive step", DECIDES: "whether the step is decisive"}
    )
    whose: int = setting(-1, "Player", {})
    play: str = setting(
        BLIND,
        "The other player",
        {BLIND: "turns the top card", SHOWS: "shows a match if possible"},
        supposes=True,
    )

    def __post_init__(self) -> None:
        common.checked(event=(self.event, (YOU, DECIDES)), play=(self.play, (BLIND, SHOWS)))

    @property
    def model(self) -> Model:
        words = "We assume that both turn their top cards, whatever they have in hand."
        if self.play == SHOWS:
            words = (
                "We assume that one player turns the top card. The other shows a match from the hand if possible, "
                "and otherwise turns the top card, too."
            )
        return Model(self.play, words)

    def arise(self, view: View) -> Filled[View] | None:
        """Whether the next step of a showdown decides; and if it does, whether it is for `me` or for `them`."""
        fight = common.duel(view)
        if fight is None:
            return None
        me = self.whose if self.whose in fight.members else common.mine(view, fight)
        them = common.other(fight, me)
        hides = bool(view.sizes[them]) and view.hands[them] is None
        shows = hides and self.play == SHOWS
        p, q, only_me, only_them = _hits(view, fight.targets, me, them, shows)
        decides = only_me + only_them
        if not decides:
            return None
        decisive = self.event == DECIDES
        answer = decides if decisive else only_me / decides
        i, they = called(view, me), called(view, them)
        cases, event = ("steps", "decide the showdown") if decisive else ("decisive steps", f"are wins for {i}")

        def words() -> str:
            both = spoken(called(view, seat) for seat in you_first(view, fight.members))
            your, us = ("your", "you") if view.me in fight.members else ("their", "them")
            if shows:
                start = f"{capital(both)} need {one_of(fight.targets)}."
                start += f" {does(view, me, LETTERS, 'turn')} the top card."
                start += f" {they} shows a match from the hand if possible."
            else:
                start = f"{capital(both)} each turn the top card of {your} pile and need {one_of(fight.targets)}."
            if decisive:
                start += f" If exactly one of {us} matches, that player wins."
                return f"{start} How likely is it that this step decides the showdown?"
            return f"{start} Suppose exactly one of {us} matches. How likely is it that it's {i}?"

        def derivation() -> Derivation:
            two = Two(view, fight, me, them, p, q, only_me, only_them, shows)
            return Derivation(tuple(step_lines(two, decisive)), idea=IDEAS[decisive])

        def once(rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
            def choose(now: State, seat: Seat) -> Move:
                hits = [card for card in now.hands[seat] if card in fight.targets]
                return PLAYS[hits[0]] if shows and seat == them and hits else TURN

            shown = common.played(view, choose, rng)
            cards = common.turned(view, {seat: shown.cards[seat] for seat in fight.members})
            won = [event.seat for event in shown.events if isinstance(event, ShowdownWon) and not event.dry]
            if decisive:
                return bool(won), cards
            return (won[0] == me if won else None), cards

        def parts() -> tuple[Part, ...]:
            if not decisive:
                return Part(f"only {i}", answer, 1), Part(f"only {they}", 1 - answer, 0)
            again = Part("both match or neither", 1 - decides, 0)
            return Part(f"only {i}", only_me, 1), Part(f"only {they}", only_them, 1), again

        def pictures() -> tuple[Picture, ...]:
            """A hundred steps, and those struck out that settle nothing."""
            if decisive:
                return ()
            pair = Pair(i, they, only_me, only_them, p - only_me)
            return pair.steps(), pair.struck()

        def mistakes() -> tuple[Mistake, ...]:
            if decisive:
                both = "Steps in which both match were counted twice, and they decide nothing."
                return wrong(
                    answer,
                    Mistake("added", "Added up", capped(p + q), both),
                    Mistake("wider", "At least one", p + q - p * q, "If both match, they play on."),
                )
            mine = "Your" if me == view.me else owner(view, me)
            return wrong(
                answer,
                Mistake("struck", "p to q", p / (p + q),
                        "Steps in which both match settle nothing, so cross them out too."),
                Mistake("struck", f"{mine} own chance", p, "That still includes steps that settle nothing."),
                Mistake("struck", f"Only {i}, out of all steps", only_me,
                        "The question is only about the decisive steps."),
            )  # fmt: skip

        return Filled(
            self,
            view,
            answer=answer,
            once=once,
            model=lambda: self.at(play=SHOWS if shows else BLIND).model,
            knobs=lambda: (
                self.knob("event"),
                self.knob("whose", choices=common.names(view, fight.members), value=me),
                *([self.knob("play")] if hides else []),
            ),
            words=words,
            given=lambda: common.sight(view, fight.members),
            cases=cases,
            event=event,
            asks=ASKS[self.event],
            derivation=derivation,
            parts=parts,
            pictures=pictures,
            mistakes=mistakes,
            quantities={"p": p, "q": q},
            derivable=shows or not (view.fresh[me] and view.fresh[them]),
            slots=lambda: {
                "i": small(does(view, me, LETTERS, "match")),
                "they": small(does(view, them, LETTERS, "match")),
                "p": percent(p),
                "q": percent(q),
                "exact": hundred(answer),
                "says": f"{cases} {event}",
            },
        )


def _hits(
    view: View, targets: Cards, me: Seat, them: Seat, shows: bool
) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """The chances that I match, that the other does, and of each that we alone do."""
    good, total = common.matching(view, targets), len(view.unseen)
    p, top = (odds.top_hits(targets, next_of(view, seat)) for seat in (me, them))
    fresh = bool(view.fresh[them])
    miss = Fraction(1) if fresh else 1 - top  # a top from a batch of their own
    cards = fresh + (view.sizes[them] if shows else 0)
    q = 1 - (1 - at_least_one(good, total, cards)) * miss
    if not cards or not view.fresh[me]:
        return p, q, p * (1 - q), q * (1 - p)
    only_me, only_them = odds.only_one(good, total, 1, cards)
    neither = 1 - at_least_one(good, total, 1 + cards)
    return p, q, only_me * miss, only_them + neither * (1 - miss)
