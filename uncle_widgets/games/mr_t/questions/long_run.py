"""M-L4: who wins a long showdown, given that a step decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import COMMON, next_of, source
from uncle_widgets.games.mr_t.events import ShowdownWon
from uncle_widgets.games.mr_t.questions.common import (
    BLIND,
    SHOWS,
    checked,
    dealt,
    duel,
    game_of,
    known_line,
    match_line,
    mine,
    other,
    sight,
    tops,
    turned,
    unit,
    unseen,
    who_knob,
)
from uncle_widgets.games.mr_t.questions.drawn import Pair
from uncle_widgets.games.mr_t.state import SHOWS as PLAYS
from uncle_widgets.games.mr_t.state import TURN, Move, State, View
from uncle_widgets.games.mr_t.words import either
from uncle_widgets.games.words import called, capital, hand_keys, hundred, owner, wrong
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
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
        checked("event", self.event, (YOU, DECIDES))
        checked("play", self.play, (BLIND, SHOWS))

    @property
    def model(self) -> Model:
        words = "We suppose that both turn the tops of their piles, whatever they hold."
        if self.play == SHOWS:
            words = (
                "We suppose that one turns the top, and the other shows a match if they hold one, else the top."
            )
        return Model(self.play, words)

    def me(self, view: View) -> Seat:
        fight = duel(view)
        assert fight is not None
        return self.whose if self.whose in fight.members else mine(view, fight)

    def them(self, view: View) -> Seat:
        fight = duel(view)
        assert fight is not None
        return other(fight, self.me(view))

    def supposed(self, view: View) -> str:
        them = self.them(view)
        return self.play if view.sizes[them] and view.hands[them] is None else BLIND

    def knobs(self, view: View) -> tuple[Knob, ...]:
        fight = duel(view)
        if fight is None:
            return ()
        events = ((YOU, "whose step it is, if it decides"), (DECIDES, "whether it decides"))
        found = [
            Knob("event", "What", events, value=self.event),
            who_knob(view, fight, "whose", "For", self.me(view)),
        ]
        if view.sizes[self.them(view)] and view.hands[self.them(view)] is None:
            ways = ((BLIND, "turns the top"), (SHOWS, "shows a match if there is one"))
            found.append(Knob("play", "The other", ways, supposes=True, value=self.supposed(view)))
        return tuple(found)

    def ask(self, view: View) -> str | None:
        fight = duel(view)
        if fight is None:
            return None
        mine_only, theirs_only = self.chances(view)
        if not mine_only + theirs_only:
            return None
        start = f"To match: {either(fight.targets)}. "
        if self.event == DECIDES:
            return f"{start}Does this step decide the showdown?"
        me = self.me(view)
        return f"{start}Suppose this step decides. Is it {'yours' if me == view.me else owner(view, me)}?"

    def given(self, view: View) -> str:
        fight = duel(view)
        assert fight is not None
        return sight(view, fight.members)

    def hits(self, view: View) -> tuple[Fraction, Fraction]:
        """The chances that each of us matches."""
        fight = duel(view)
        assert fight is not None
        me, them = self.me(view), self.them(view)
        p = odds.top_hits(fight.targets, next_of(view, me))
        q = odds.top_hits(fight.targets, next_of(view, them))
        if self.supposed(view) == SHOWS:
            n = view.sizes[them]
            common = source(view, them) == COMMON
            held = odds.hand_has(fight.targets, unseen(view), n + common)
            q = held if common else 1 - (1 - held) * (1 - q)
        return p, q

    def chances(self, view: View) -> tuple[Fraction, Fraction]:
        """The chances that only I match, and that only the other does."""
        fight = duel(view)
        assert fight is not None
        me, them = self.me(view), self.them(view)
        mine_common, their_common = source(view, me) == COMMON, source(view, them) == COMMON
        hand = view.sizes[them] if self.supposed(view) == SHOWS else 0
        bag = unseen(view)
        if mine_common and (hand or their_common):
            good, total = odds.copies_of(fight.targets, bag), odds.size(bag)
            only_me, only_them = odds.only_one(good, total, 1, hand + their_common)
            if their_common:
                return only_me, only_them
            q = odds.top_hits(fight.targets, next_of(view, them))  # and a top from a batch of their own
            neither = 1 - odds.hand_has(fight.targets, bag, 1 + hand) - Fraction(0)
            return only_me * (1 - q), only_them + neither * q
        p, q = self.hits(view)
        return p * (1 - q), q * (1 - p)

    def answer(self, view: View) -> Fraction:
        only_me, only_them = self.chances(view)
        if self.event == DECIDES:
            return only_me + only_them
        return only_me / (only_me + only_them)

    def says(self, view: View) -> str:
        if self.event == DECIDES:
            return "such steps decide"
        me = self.me(view)
        return f"deciding steps are {'yours' if me == view.me else owner(view, me)}"

    def derive(self, view: View) -> Derivation:
        fight = duel(view)
        assert fight is not None
        me, them = self.me(view), self.them(view)
        p, q = self.hits(view)
        only_me, only_them = self.chances(view)
        apart = only_me == p * (1 - q)
        i, they = called(view, me), called(view, them)
        lines = []
        for seat, chance in ((me, p), (them, q)):
            lit = tops(view, (seat,))
            if seat == them and self.supposed(view) == SHOWS:
                lit = (*lit, *hand_keys(seat, view.sizes[seat]))
            bag = next_of(view, seat)
            lines.append(
                match_line(
                    fight.targets, bag, f"that match, of {odds.size(bag)} that {_may(called(view, seat))} turn"
                )
            )
            lines.append(
                Line(
                    f"{capital(called(view, seat))} {'match' if seat == view.me else 'matches'}",
                    f"{chance}",
                    percent(chance),
                    lit,
                )
            )
        lines.append(Line(f"Only {i}", f"{p} × {1 - q} = {only_me}" if apart else f"{only_me}", percent(only_me)))
        lines.append(
            Line(f"Only {they}", f"{q} × {1 - p} = {only_them}" if apart else f"{only_them}", percent(only_them))
        )
        both = only_me + only_them
        lines.append(Line("The step decides", f"{only_me} + {only_them} = {both}", percent(both)))
        if self.event == YOU:
            lines.append(
                Line("Of these steps", f"{only_me} ÷ {both} = {self.answer(view)}", percent(self.answer(view)))
            )
        if not apart:
            lines.insert(0, known_line(view))
        return Derivation(tuple(lines))

    def once(self, view: View, rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        fight = duel(view)
        assert fight is not None
        targets, them, shows = fight.targets, self.them(view), self.supposed(view) == SHOWS

        def choose(now: State, seat: Seat) -> Move:
            hits = [card for card in now.hands[seat] if card in targets]
            return PLAYS[hits[0]] if shows and seat == them and hits else TURN

        shown = unit(game_of(view), dealt(view, rng), choose, rng)
        cards = turned(view, {seat: shown.cards[seat] for seat in fight.members})
        won = [event.seat for event in shown.events if isinstance(event, ShowdownWon) and not event.dry]
        if self.event == DECIDES:
            return bool(won), cards
        return (won[0] == self.me(view) if won else None), cards

    def parts(self, view: View) -> tuple[Part, ...]:
        only_me, only_them = self.chances(view)
        i, they = called(view, self.me(view)), called(view, self.them(view))
        if self.event == YOU:
            share = self.answer(view)
            return Part(f"only {i}", share, 1), Part(f"only {they}", 1 - share, 0)
        return (
            Part(f"only {i}", only_me, 1),
            Part(f"only {they}", only_them, 1),
            Part("both or neither", 1 - only_me - only_them, 0),
        )

    def pictures(self, view: View) -> tuple[Picture, ...]:
        """A hundred steps, and those struck out that settle nothing."""
        if self.event == DECIDES:
            return ()
        only_me, only_them = self.chances(view)
        i, they = called(view, self.me(view)), called(view, self.them(view))
        pair = Pair(i, they, only_me, only_them, self.hits(view)[0] - only_me)
        return pair.steps(), pair.struck()

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        (p, q), answer = self.hits(view), self.answer(view)
        only_me, _ = self.chances(view)
        if self.event == DECIDES:
            return wrong(
                answer,
                Mistake(
                    "added",
                    "Added up",
                    min(Fraction(1), p + q),
                    "A step in which both match was counted for each, and decides nothing.",
                ),
                Mistake("wider", "At least one", p + q - p * q, "If both match, they play again."),
            )
        found = [
            Mistake(
                "struck", "Your own chance", p, "That is before the steps that settle nothing are struck out."
            ),
            Mistake("struck", "Only you", only_me, "That is of all steps. Of those that decide it is more."),
        ]
        if p + q:
            found.insert(
                0,
                Mistake(
                    "struck",
                    "p to q",
                    p / (p + q),
                    "Steps in which both match settle nothing: strike them out too.",
                ),
            )
        return wrong(answer, *found)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        p, q = self.hits(view)
        return {"p": p, "q": q}

    def derivable(self, view: View) -> bool:
        me, them = self.me(view), self.them(view)
        return self.supposed(view) == SHOWS or not source(view, me) == source(view, them) == COMMON

    def slots(self, view: View) -> Mapping[str, str]:
        p, q = self.hits(view)
        return {
            "i": called(view, self.me(view)),
            "they": called(view, self.them(view)),
            "p": percent(p),
            "q": percent(q),
            "exact": hundred(self.answer(view)),
            "says": self.says(view),
        }


def _may(who: str) -> str:
    return f"{who} may"
