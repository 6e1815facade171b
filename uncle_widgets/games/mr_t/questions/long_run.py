"""M-L4: who wins a long showdown, given that a step decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import next_each
from uncle_widgets.games.mr_t.events import ShowdownWon
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.common import BLIND, SHOWS
from uncle_widgets.games.mr_t.questions.drawn import Pair
from uncle_widgets.games.mr_t.state import SHOWS as PLAYS
from uncle_widgets.games.mr_t.state import TURN, Fight, Move, State, View
from uncle_widgets.games.mr_t.words import either
from uncle_widgets.games.words import called, capital, capped, hand_keys, hundred, owner, wrong
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent

YOU, DECIDES = "you", "decides"


@dataclass(frozen=True)
class LongRun(Question[View]):
    """M-L4: `event` YOU: the step decides, is it for `whose`? DECIDES: does it decide? `play`: the other's way."""

    id: ClassVar[str] = "M-L4"
    title: ClassVar[str] = "Who wins a long showdown?"
    name: ClassVar[str] = "Who wins it?"
    when: ClassVar[str] = "when a step of a showdown of two begins, both with a pile"
    concept: ClassVar[str] = "conditioning on a decisive step"
    misconception: ClassVar[str] = "the chances stand as p to q"
    event: str = YOU
    whose: int = -1
    play: str = BLIND

    def __post_init__(self) -> None:
        common.checked(event=(self.event, (YOU, DECIDES)), play=(self.play, (BLIND, SHOWS)))

    @property
    def model(self) -> Model:
        words = "We suppose that both turn the tops of their piles, whatever they hold."
        if self.play == SHOWS:
            words = (
                "We suppose that one turns the top, and the other shows a match if they hold one, else the top."
            )
        return Model(self.play, words)

    def arise(self, view: View) -> Deciding | None:
        fight = common.duel(view)
        if fight is None:
            return None
        me = self.whose if self.whose in fight.members else common.mine(view, fight)
        posed = Deciding(self, view, fight, me, common.other(fight, me))
        return posed if posed.decides else None


@dataclass(eq=False)
class Deciding(Posed[View]):
    """Whether the next step of a showdown decides; and if it does, whether it is for `me` or for `them`."""

    question: LongRun
    fight: Fight
    me: Seat
    them: Seat

    def __post_init__(self) -> None:
        view, me, them = self.view, self.me, self.them
        self.i, self.they = called(view, me), called(view, them)
        self.decisive = self.question.event == DECIDES
        self.hides = bool(view.sizes[them]) and view.hands[them] is None
        self.shows = self.hides and self.question.play == SHOWS
        self.whose = "yours" if me == view.me else owner(view, me)
        self.says = "such steps decide" if self.decisive else f"deciding steps are {self.whose}"
        self.bags = next_each(view, (me, them))
        self.p, self.q, self.only_me, self.only_them = self._hits()
        self.decides = self.only_me + self.only_them
        self.quantities = {"p": self.p, "q": self.q}

    @cached_property
    def model(self) -> Model:
        return self.question.at(play=SHOWS if self.shows else BLIND).model

    def _hits(self) -> tuple[Fraction, Fraction, Fraction, Fraction]:
        """The chances that I match, that the other does, and of each that we alone do."""
        view, targets, bag = self.view, self.fight.targets, common.unseen(self.view)
        good, total = odds.copies_of(targets, bag), odds.size(bag)
        p, top = (odds.top_hits(targets, self.bags[seat]) for seat in (self.me, self.them))
        fresh = bool(view.fresh[self.them])
        miss = Fraction(1) if fresh else 1 - top  # a top from a batch of their own
        cards = fresh + (view.sizes[self.them] if self.shows else 0)
        q = 1 - (1 - at_least_one(good, total, cards)) * miss
        if not cards or not view.fresh[self.me]:
            return p, q, p * (1 - q), q * (1 - p)
        only_me, only_them = odds.only_one(good, total, 1, cards)
        neither = 1 - at_least_one(good, total, 1 + cards)
        return p, q, only_me * miss, only_them + neither * (1 - miss)

    @cached_property
    def words(self) -> str:
        start = f"To match: {either(self.fight.targets)}."
        if self.decisive:
            return f"{start} Does this step decide the showdown?"
        return f"{start} Suppose this step decides. Is it {self.whose}?"

    def answer(self) -> Fraction:
        return self.decides if self.decisive else self.only_me / self.decides

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        events = (YOU, "whose step it is, if it decides"), (DECIDES, "whether it decides")
        event = Knob("event", "What", events, value=self.question.event)
        who = common.who_knob(self.view, self.fight, "whose", "For", self.me)
        if not self.hides:
            return event, who
        ways = (BLIND, "turns the top"), (SHOWS, "shows a match if there is one")
        play = Knob("play", "The other", ways, supposes=True, value=self.question.play)
        return event, who, play

    @cached_property
    def given(self) -> str:
        return common.sight(self.view, self.fight.members)

    @cached_property
    def derivation(self) -> Derivation:
        view, p, q = self.view, self.p, self.q
        decides, only_me, only_them = self.decides, self.only_me, self.only_them
        apart = only_me == p * (1 - q)
        lines = [] if apart else [common.known_line(view)]
        for seat, who, chance in ((self.me, self.i, p), (self.them, self.they, q)):
            lit = common.tops(view, (seat,))
            if seat == self.them and self.shows:
                lit = (*lit, *hand_keys(seat, view.sizes[seat]))
            bag, matches = self.bags[seat], "match" if seat == view.me else "matches"
            which = f"Cards that match, of {odds.size(bag)} that {who} may turn"
            lines.append(common.match_line(view, self.fight.targets, bag, which))
            lines.append(Line(f"{capital(who)} {matches}", f"{chance}", percent(chance), lit))
        for who, hit, miss, only in ((self.i, p, 1 - q, only_me), (self.they, q, 1 - p, only_them)):
            lines.append(Line(f"Only {who}", f"{hit} × {miss} = {only}" if apart else f"{only}", percent(only)))
        lines.append(Line("The step decides", f"{only_me} + {only_them} = {decides}", percent(decides)))
        if not self.decisive:
            share = self.number
            lines.append(Line("Of these steps", f"{only_me} ÷ {decides} = {share}", percent(share)))
        return Derivation(tuple(lines))

    def once(self, rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        def choose(now: State, seat: Seat) -> Move:
            hits = [card for card in now.hands[seat] if card in self.fight.targets]
            return PLAYS[hits[0]] if self.shows and seat == self.them and hits else TURN

        shown = common.played(self.view, choose, rng)
        cards = common.turned(self.view, {seat: shown.cards[seat] for seat in self.fight.members})
        won = [event.seat for event in shown.events if isinstance(event, ShowdownWon) and not event.dry]
        if self.decisive:
            return bool(won), cards
        return (won[0] == self.me if won else None), cards

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        i, they = f"only {self.i}", f"only {self.they}"
        if not self.decisive:
            return Part(i, self.number, 1), Part(they, 1 - self.number, 0)
        again = Part("both or neither", 1 - self.decides, 0)
        return Part(i, self.only_me, 1), Part(they, self.only_them, 1), again

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """A hundred steps, and those struck out that settle nothing."""
        if self.decisive:
            return ()
        pair = Pair(self.i, self.they, self.only_me, self.only_them, self.p - self.only_me)
        return pair.steps(), pair.struck()

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        p, q = self.p, self.q
        if self.decisive:
            both = "A step in which both match was counted for each, and decides nothing."
            return wrong(
                self.number,
                Mistake("added", "Added up", capped(p + q), both),
                Mistake("wider", "At least one", p + q - p * q, "If both match, they play again."),
            )
        return wrong(
            self.number,
            Mistake("struck", "p to q", p / (p + q),
                    "Steps in which both match settle nothing: strike them out too."),
            Mistake("struck", "Your own chance", p,
                    "That is before the steps that settle nothing are struck out."),
            Mistake("struck", "Only you", self.only_me, "That is of all steps. Of those that decide it is more."),
        )  # fmt: skip

    @cached_property
    def derivable(self) -> bool:
        return self.shows or not (self.view.fresh[self.me] and self.view.fresh[self.them])

    @cached_property
    def slots(self) -> Mapping[str, str]:
        return {
            "i": self.i,
            "they": self.they,
            "p": percent(self.p),
            "q": percent(self.q),
            "exact": hundred(self.number),
            "says": self.says,
        }
