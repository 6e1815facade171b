"""M-L1: what a flip brings, counted without replacement."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import Event, Seat
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import next_each
from uncle_widgets.games.mr_t.cards import MR_T, Card
from uncle_widgets.games.mr_t.events import LoneMrT
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.drawn import sorted_flips
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.words import (
    called,
    capital,
    capped,
    count,
    hundred,
    reduced,
    sets_of,
    spelled,
    spoken,
    wrong,
)
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Part
from uncle_widgets.probability.show import percent

WIN, ALIKE, YOURS, PAIR = "win", "alike", "yours", "pair"
EVENTS = {
    ALIKE: ("any two show the same", "Do any two show the same name?", "such flips have two names alike"),
    WIN: ("MR. T wins alone", "Does somebody win with the only MR. T, no two cards matching?",
          "such flips are won by MR. T alone"),
    YOURS: ("somebody matches your card", "Does anybody match your card?", "such flips match your card"),
    PAIR: ("two given players show the same", "Do {} and {} show the same name?",
           "such flips make these two match"),
}  # fmt: skip
"""What may be asked: in a few words, as the question, and what of 100 is counted."""
WORDS = {
    "win": "MR. T alone, and no two alike",
    "stalemate-different": "all different, no MR. T",
    "stalemate-alike": "all alike",
    "showdown-2": "two alike",
    "showdown-3": "three alike",
    "double": "two pairs",
}


@dataclass(frozen=True)
class Flip(Question[View]):
    """M-L1: `event` is one of EVENTS."""

    id: ClassVar[str] = "M-L1"
    title: ClassVar[str] = "What does the flip bring?"
    name: ClassVar[str] = "The flip"
    when: ClassVar[str] = "before a preliminary flip"
    concept: ClassVar[str] = "counting without replacement"
    misconception: ClassVar[str] = "matches are rare among seven names"
    at_chance: ClassVar[bool] = True
    event: str = ALIKE

    def __post_init__(self) -> None:
        common.checked(event=(self.event, EVENTS))

    def arise(self, view: View) -> Flipped | None:
        seats = view.active
        if not view.before_flip or len(seats) < 3:
            return None
        events = tuple(event for event in EVENTS if event != YOURS or view.me in seats)
        event = self.event if self.event in events else ALIKE
        return FORMS[event](self, view, events, event)


@dataclass(eq=False)
class Flipped(Posed[View]):
    """What the flip of all `seats` brings. All but those in `own` draw from the common bag."""

    question: Flip
    events: tuple[str, ...]
    event: str

    def __post_init__(self) -> None:
        self.seats = self.view.active
        self.n = len(self.seats)
        self.bags = next_each(self.view, self.seats)
        self.own = [seat for seat in self.seats if not self.view.fresh[seat]]
        self.bag = self.bags[self.seats[0]]
        self.total, self.tees = odds.size(self.bag), self.bag.get(MR_T, 0)
        self.lit = common.tops(self.view, self.seats)
        self.says, self.derivable = EVENTS[self.event][2], not self.own
        self.quantities = {"N": self.total, "T": self.tees, "n": self.n, "names": len(self.bag)}

    @cached_property
    def brings(self) -> Dist[str]:
        bags = [(self.bags[seat], 1) for seat in self.own]
        rest = self.n - len(self.own)
        return odds.flip_outcomes_from([*bags, (common.unseen(self.view), rest)] if rest else bags)

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        return (Knob("event", "What", tuple((x, EVENTS[x][0]) for x in self.events), value=self.event),)

    @cached_property
    def words(self) -> str:
        ask = EVENTS[self.event][1].format(*(called(self.view, seat) for seat in self.seats))
        return f"{capital(spelled(self.n))} players turn a card at the same time. {ask}"

    @cached_property
    def given(self) -> str:
        return common.sight(self.view, self.seats)

    @cached_property
    def derivation(self) -> Derivation:
        steps = self.from_piles() if self.own else self.steps()
        return Derivation((common.known_line(self.view), *steps))

    def from_piles(self) -> Iterator[Line]:
        """Where they draw from several bags."""
        yield Line("Together", f"{self.number}", percent(self.number), self.lit)

    @abstractmethod
    def steps(self) -> Iterator[Line]:
        """Where all draw from the common bag."""

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        shown = common.played(self.view, common.blind, rng)
        cards = {seat: shown.cards[seat] for seat in self.seats}
        return self.came(cards, shown.events), common.turned(self.view, cards)

    @abstractmethod
    def came(self, cards: Mapping[Seat, Card], events: Sequence[Event]) -> bool:
        """Whether a flip that brought these cards is one."""

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        return () if self.own else wrong(self.number, *self.slips())

    @abstractmethod
    def slips(self) -> Iterator[Mistake]:
        """Where all draw from the common bag."""

    @cached_property
    def slots(self) -> Mapping[str, str]:
        exact = hundred(self.number)
        return {"seats": str(self.n), "lines": str(comb(self.n, 2)), "exact": exact, "says": self.says}


class Alike(Flipped):
    """Are any two alike: a question about what kind of flip it is?"""

    yes: ClassVar[tuple[str, ...]] = odds.ALIKE
    titles = "two or more alike", "no two alike"

    def answer(self) -> Fraction:
        return self.brings.P(lambda kind: kind in self.yes)

    def from_piles(self) -> Iterator[Line]:
        for kind, p in self.brings.items():
            yield Line(capital(WORDS[kind]), "counted over all cards that may come", percent(p), self.lit)
        yield from super().from_piles()

    def steps(self) -> Iterator[Line]:
        n, every, different = self.n, comb(self.total, self.n), distinct(self.bag, self.n)
        alike = every - different
        yield Line("Lines between players", f"{n} × {n - 1} ÷ 2", f"{comb(n, 2)} that may match", self.lit)
        yield Line(f"Sets of {n} cards", sets_of(n, self.total), f"{every:,}")
        yield Line("All names different", "name by name", f"{different:,}")
        yield Line("Two alike", f"{every:,} − {different:,}", f"{alike:,}")
        yield Line("Share", reduced(alike, every), percent(self.number))

    def came(self, cards: Mapping[Seat, Card], events: Sequence[Event]) -> bool:
        return len({*cards.values()}) < len(cards)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return tuple(Part(WORDS[kind], p, int(kind in self.yes)) for kind, p in self.brings.items())

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """All that a flip can bring, also where one kind of it is asked about."""
        kinds = {WORDS[kind]: p for kind, p in self.brings.items()}
        return (sorted_flips(kinds, [WORDS[kind] for kind in self.yes], *self.titles),)

    def slips(self) -> Iterator[Mistake]:
        n, names, one = self.n, len(self.bag), odds.someone_matches(self.bag, 2)
        yield Mistake("one", "One pair", one, f"That is one pair of players. There are {comb(n, 2)}.")
        yield Mistake("alike", f"{n} of {names} names", capped(Fraction(n, names)), "Count pairs, not names.")


class Won(Alike):
    """Does MR. T win alone?"""

    yes = (WIN,)
    titles = "won by MR. T alone", "not"

    def steps(self) -> Iterator[Line]:
        n, tees, every = self.n, self.tees, comb(self.total, self.n)
        lone = tees * distinct({card: k for card, k in self.bag.items() if card != MR_T}, n - 1)
        yield Line(f"Sets of {n} cards", sets_of(n, self.total), f"{every:,}", self.lit)
        yield Line("One MR. T", f"1 of {tees}", str(tees))
        yield Line("The others different, and none a MR. T", "name by name", f"{lone:,} sets in all")
        yield Line("Share", reduced(lone, every), percent(self.number))

    def came(self, cards: Mapping[Seat, Card], events: Sequence[Event]) -> bool:
        return any(isinstance(event, LoneMrT) for event in events)

    def slips(self) -> Iterator[Mistake]:
        n, tee = self.n, Fraction(self.tees, self.total)
        yield Mistake("added", f"{n} × one MR. T", capped(n * tee), "MR. T wins alone only where no two match.")
        yield Mistake("one", "One player", tee, f"That is one player. Any of the {n} may turn it.")


class Paired(Flipped):
    """Do the first two seats show the same?"""

    @property
    def matching(self) -> tuple[Seat, Sequence[Seat]]:
        """Whose card is to be matched, and by whom."""
        return self.seats[0], self.seats[1:2]

    def answer(self) -> Fraction:
        seat, others = self.matching
        apart = [self.bags[other] for other in others if seat in self.own or other in self.own]
        return odds.matched_from(self.bags[seat], len(others) - len(apart), apart)

    def steps(self) -> Iterator[Line]:
        pairs, same = comb(self.total, 2), sum(comb(copies, 2) for copies in self.bag.values())
        yield Line("Pairs of cards", sets_of(2, self.total), f"{pairs:,}", common.tops(self.view, self.seats[:2]))
        yield Line("Pairs of one name", "name by name, 2 of its copies", f"{same:,}")
        yield Line("Share", reduced(same, pairs), percent(self.number))

    def came(self, cards: Mapping[Seat, Card], events: Sequence[Event]) -> bool:
        seat, others = self.matching
        return cards[seat] in [cards[other] for other in others]

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part("with a match", self.number, 1), Part("without", 1 - self.number, 0)

    def slips(self) -> Iterator[Mistake]:
        fixed = Fraction(1, len(self.bag) ** 2)
        yield Mistake("one", "One name fixed first", fixed, "Any name will do, if both show it.")


class Yours(Paired):
    """Does anybody match your card?"""

    @property
    def matching(self) -> tuple[Seat, Sequence[Seat]]:
        assert isinstance(self.view.me, int)
        return self.view.me, [seat for seat in self.seats if seat != self.view.me]

    def steps(self) -> Iterator[Line]:
        total, n, p = self.total, self.n, self.number
        groups: dict[int, list[Card]] = {}
        for card, copies in self.bag.items():
            groups.setdefault(copies, []).append(card)
        for copies, names in sorted(groups.items(), reverse=True):
            nobody = f"nobody turns one of the other {copies - 1}, of {count(total - 1)}"
            share = Fraction(comb(total - copies, n - 1), comb(total - 1, n - 1))
            yield Line(f"Yours is {spoken(names).replace(' and ', ' or ')}", nobody, percent(share))
        yield Line("Nobody matches, on average", "by how often yours is which", percent(1 - p), self.lit)
        yield Line("Somebody does", f"1 − {1 - p} = {p}", percent(p))

    def slips(self) -> Iterator[Mistake]:
        two, one = self.brings.P(lambda kind: kind in odds.ALIKE), odds.someone_matches(self.bag, 2)
        yield Mistake("wider", "Any two", two, "That counts pairs without you.")
        yield Mistake("one", "One pair", one, f"That is one other player. There are {self.n - 1}.")


FORMS: Mapping[str, Callable[..., Flipped]] = {ALIKE: Alike, WIN: Won, YOURS: Yours, PAIR: Paired}


def distinct(bag: Mapping[Card, int], n: int) -> int:
    """Sets of n cards of n different names: the elementary symmetric sum of the copies."""
    sums = [1] + [0] * n
    for copies in bag.values():
        for k in range(n, 0, -1):
            sums[k] += sums[k - 1] * copies
    return sums[n]
