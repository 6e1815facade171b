"""M-L7: whether a MR. T is among the cards of a flip."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import prod
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import next_of
from uncle_widgets.games.mr_t.cards import MR_T
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.words import capital, capped, hundred, minus_seen, none_of, owner, spelled, wrong
from uncle_widgets.probability.counting import at_least_one, hypergeometric
from uncle_widgets.probability.dealing import Dealer, Piece
from uncle_widgets.probability.pictures import DrawByDraw, Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Part
from uncle_widgets.probability.show import percent


@dataclass(frozen=True)
class TurnsUp(Question[View]):
    id: ClassVar[str] = "M-L7"
    title: ClassVar[str] = "Does a MR. T turn up?"
    name: ClassVar[str] = "A MR. T?"
    when: ClassVar[str] = "before a preliminary flip"
    concept: ClassVar[str] = "complement rule"
    misconception: ClassVar[str] = "four cards have four times the chance of one"
    at_chance: ClassVar[bool] = True

    def arise(self, view: View) -> TurningUp | None:
        deck = dict(view.options.deck)
        return TurningUp(self, view, deck[MR_T]) if view.before_flip and MR_T in deck else None


@dataclass(eq=False)
class TurningUp(Posed[View]):
    """Whether one of the cards is a MR. T: all but those of seats in `own` come from the common bag, where `tees`
    are MR. T of the deck's `all_tees`."""

    question: TurnsUp
    all_tees: int
    says = "such flips bring a MR. T"

    def __post_init__(self) -> None:
        view, bag = self.view, common.unseen(self.view)
        self.seats, self.total, self.tees = view.active, odds.size(bag), bag.get(MR_T, 0)
        self.n = len(self.seats)
        self.turning = f"{capital(spelled(self.n))} players turn"
        self.own = {seat: next_of(view, seat) for seat in self.seats if not view.fresh[seat]}
        self.draws = self.n - len(self.own)
        self.misses = [1 - odds.top_hits((MR_T,), bag) for bag in self.own.values()]
        self.lit, self.derivable = common.tops(view, self.seats), not self.own
        self.quantities = {"N": self.total, "T": self.tees, "n": self.n}

    @property
    def fresh_none(self) -> Fraction:
        """The chance that none of those from the common bag is."""
        return 1 - at_least_one(self.tees, self.total, self.draws)

    @property
    def none(self) -> Fraction:
        return self.fresh_none * prod(self.misses)

    def answer(self) -> Fraction:
        return 1 - self.none

    @cached_property
    def words(self) -> str:
        return f"{self.turning} a card at the same time. Is there a MR. T among them?"

    @cached_property
    def given(self) -> str:
        tees = f"{self.tees or 'no'} MR. T" if self.total > 1 else f"{'a' if self.tees else 'no'} MR. T"
        among = f"Among the {self.total} unseen {'is' if self.tees < 2 else 'are'}" if self.total > 1 else "It is"
        return f"{common.sight(self.view, self.seats)}{f' {among} {tees}.' if self.total else ''}"

    @cached_property
    def derivation(self) -> Derivation:
        return Derivation((common.known_line(self.view), *self._steps()))

    def _steps(self) -> Iterator[Line]:
        view, total, tees = self.view, self.total, self.tees
        seen = self.all_tees - tees
        words = f"{self.all_tees} − {seen} seen" if seen else f"all {self.all_tees}"
        yield Line(minus_seen("MR. T", seen), words, str(tees), common.seen_keys(view, lambda card: card == MR_T))
        for (seat, bag), miss in zip(self.own.items(), self.misses, strict=True):
            which = f"{odds.size(bag) - bag.get(MR_T, 0)} of {odds.size(bag)} that may come"
            yield Line(f"No MR. T on {owner(view, seat)} pile", which, percent(miss), common.tops(view, (seat,)))
        if self.draws:
            others = f"the other {f'{self.draws} piles' if self.draws > 1 else 'pile'}"
            lit = common.tops(view, (seat for seat in self.seats if seat not in self.own))
            which = f"No MR. T on {others}" if self.own else "No MR. T turned"
            yield Line(which, none_of(tees, total, self.draws), percent(self.fresh_none), lit)
        if self.own:
            yield Line("No MR. T at all", "these multiplied", percent(self.none))
        yield Line("At least one", "1 − that", percent(self.number))

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        shown = common.played(self.view, common.blind, rng)
        return MR_T in shown.cards, common.turned(self.view, {seat: shown.cards[seat] for seat in self.seats})

    @cached_property
    def deals(self) -> Dealer | None:
        if self.own:
            return None
        good = [card == MR_T for card in self.view.unseen]

        def dealer(seed: int, first: int, n: int) -> Iterator[Piece]:
            from uncle_widgets.games import packs

            return packs.holds(good, self.n, seed, first, n)

        return dealer

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        if self.own:
            return Part("with a MR. T", self.number, 1), Part("without", self.none, 0)
        one = hypergeometric(self.tees, self.total, self.n).P(lambda k: k == 1)
        return (
            Part("with one", one, 1),
            Part("with several", self.number - one, 2),
            Part("with none", self.none, 0),
        )

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        if self.own or self.certain or self.n == 1:
            return ()
        return (DrawByDraw("Card by card", "", self.total, self.tees, self.n, "a MR. T", "flips"),)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        if self.own:
            return ()
        one, share = f"{self.tees}/{self.total}", Fraction(self.tees, self.total)
        names = len(self.view.options.deck)
        alike = 1 - Fraction(names - 1, names) ** self.n
        return wrong(
            self.number,
            Mistake("added", f"{self.n} × {one}", capped(self.n * share), "Two MR. T are counted twice."),
            Mistake("one", one, share, f"That is one card. {self.n} are turned."),
            Mistake("alike", "Each name alike", alike, "Of MR. T there are not as many cards as of another name."),
        )  # fmt: skip

    @cached_property
    def slots(self) -> Mapping[str, str]:
        return {
            "seats": self.turning,
            "unseen": common.unseen_of(self.total, self.tees, "MR. T"),
            "exact": hundred(self.number),
            "says": self.says,
        }
