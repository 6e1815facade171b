"""M-L1: what a flip brings, counted without replacement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import COMMON, next_of, source
from uncle_widgets.games.mr_t.cards import MR_T, Card
from uncle_widgets.games.mr_t.events import LoneMrT
from uncle_widgets.games.mr_t.questions.common import (
    blind,
    checked,
    dealt,
    game_of,
    known_line,
    name,
    sight,
    tops,
    turned,
    unit,
)
from uncle_widgets.games.mr_t.questions.drawn import sorted_flips
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.words import count, hundred, spoken, wrong
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Part
from uncle_widgets.probability.show import percent

WIN, ALIKE, YOURS, PAIR = "win", "alike", "yours", "pair"
EVENTS = {
    ALIKE: "any two show the same",
    WIN: "MR. T wins alone",
    YOURS: "somebody matches your card",
    PAIR: "two given seats show the same",
}
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
        checked("event", self.event, EVENTS)

    def events(self, view: View) -> dict[str, str]:
        """The events that make sense to this watcher."""
        return {event: words for event, words in EVENTS.items() if event != YOURS or self.me(view) is not None}

    def me(self, view: View) -> Seat | None:
        return view.me if isinstance(view.me, int) and view.me in view.active else None

    def chosen(self, view: View) -> str:
        return self.event if self.event in self.events(view) else ALIKE

    def knobs(self, view: View) -> tuple[Knob, ...]:
        return (Knob("event", "What", tuple(self.events(view).items()), value=self.chosen(view)),)

    def ask(self, view: View) -> str | None:
        if not view.before_flip or len(view.active) < 3:
            return None
        n = len(view.active)
        a, b = (name(view, seat) for seat in self.pair(view))
        return (
            f"{count(n, 'seat turns', 'seats turn')} a card at the same time. "
            + {
                ALIKE: "Do any two show the same name?",
                WIN: "Does somebody win with the only MR. T, no two cards matching?",
                YOURS: "Does anybody match your card?",
                PAIR: f"Do {a} and {b} show the same name?",
            }[self.chosen(view)]
        )

    def pair(self, view: View) -> tuple[Seat, Seat]:
        return view.active[0], view.active[1]

    def given(self, view: View) -> str:
        return sight(view, view.active)

    def bags(self, view: View) -> list[tuple[Mapping[Card, int], int]]:
        """What the seats draw from, and how many of them."""
        drawn = Counter(source(view, seat) for seat in view.active)
        first = {source(view, seat): next_of(view, seat) for seat in reversed(view.active)}
        return [(first[where], n) for where, n in drawn.items()]

    def alike(self, view: View) -> bool:
        """Whether all draw from the common bag."""
        return all(source(view, seat) == COMMON for seat in view.active)

    def brings(self, view: View) -> Dist[str]:
        return odds.flip_outcomes_from(self.bags(view))

    def answer(self, view: View) -> Fraction:
        match self.chosen(view):
            case "win":
                return self.brings(view).P(lambda kind: kind == WIN)
            case "alike":
                return self.brings(view).P(lambda kind: kind in odds.ALIKE)
            case "yours":
                me = self.me(view)
                assert me is not None
                return self._matched(view, me, [seat for seat in view.active if seat != me])
        a, b = self.pair(view)
        return self._matched(view, a, [b])

    def _matched(self, view: View, seat: Seat, others: list[Seat]) -> Fraction:
        """The chance that one of `others` matches the seat's card."""
        here = source(view, seat)
        apart = [next_of(view, other) for other in others if source(view, other) != here]
        return odds.matched_from(next_of(view, seat), len(others) - len(apart), apart)

    def says(self, view: View) -> str:
        return {
            ALIKE: "such flips have two names alike",
            WIN: "such flips are won by MR. T alone",
            YOURS: "such flips match your card",
            PAIR: "such flips make these two match",
        }[self.chosen(view)]

    def derive(self, view: View) -> Derivation:
        event, n = self.chosen(view), len(view.active)
        lit = tops(view, view.active)
        answer = self.answer(view)
        if not self.alike(view):
            lines = [known_line(view)]
            if event in (WIN, ALIKE):
                lines += [
                    Line(WORDS[kind].capitalize(), "counted over all cards that may come", percent(p), lit)
                    for kind, p in self.brings(view).items()
                ]
            lines.append(Line("Together", f"{answer}", percent(answer), lit))
            return Derivation(tuple(lines))
        bag = next_of(view, view.active[0])
        total = odds.size(bag)
        first = known_line(view)
        if event == PAIR:
            same = sum(comb(copies, 2) for copies in bag.values())
            return Derivation((
                first,
                Line("Pairs of cards", f"2 of the {total}", f"{comb(total, 2):,}", tops(view, self.pair(view))),
                Line("Pairs of one name", "name by name, 2 of its copies", f"{same:,}"),
                Line("Share", f"{same:,}/{comb(total, 2):,} = {answer}", percent(answer)),
            ))  # fmt: skip
        if event == YOURS:
            groups: dict[int, list[Card]] = {}
            for card, copies in bag.items():
                groups.setdefault(copies, []).append(card)
            rows = [
                Line(
                    f"Yours is {spoken(names).replace(' and ', ' or ')}",
                    f"nobody has one of the other {copies - 1} of {total - 1}",
                    percent(Fraction(comb(total - copies, n - 1), comb(total - 1, n - 1))),
                )
                for copies, names in sorted(groups.items(), reverse=True)
            ]
            return Derivation((
                first, *rows,
                Line("Nobody matches, on average", "by how often yours is which", percent(1 - answer), lit),
                Line("Somebody does", f"1 − {1 - answer} = {answer}", percent(answer)),
            ))  # fmt: skip
        every, different = comb(total, n), distinct(bag, n)
        lone = bag.get(MR_T, 0) * distinct({card: k for card, k in bag.items() if card != MR_T}, n - 1)
        if event == WIN:
            return Derivation((
                first,
                Line(f"Sets of {n} cards", f"{n} of the {total}", f"{every:,}", lit),
                Line("One MR. T", f"1 of {bag.get(MR_T, 0)}", str(bag.get(MR_T, 0))),
                Line("The others different, and none a MR. T", "name by name", f"{lone:,} sets in all"),
                Line("Share", f"{lone:,}/{every:,} = {answer}", percent(answer)),
            ))  # fmt: skip
        return Derivation((
            first,
            Line("Lines between seats", f"{n} × {n - 1} ÷ 2", f"{comb(n, 2)} that may match", lit),
            Line(f"Sets of {n} cards", f"{n} of the {total}", f"{every:,}"),
            Line("All names different", "name by name", f"{different:,}"),
            Line("Two alike", f"{every:,} − {different:,}", f"{every - different:,}"),
            Line("Share", f"{every - different:,}/{every:,} = {answer}", percent(answer)),
        ))  # fmt: skip

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        game = game_of(view)
        shown = unit(game, dealt(view, rng), blind, rng)
        cards = {seat: shown.cards[seat] for seat in view.active}
        match self.chosen(view):
            case "win":
                came = any(isinstance(event, LoneMrT) for event in shown.events)
            case "alike":
                came = len({*cards.values()}) < len(cards)
            case "yours":
                assert isinstance(view.me, int)
                came = list(cards.values()).count(cards[view.me]) > 1
            case _:
                a, b = self.pair(view)
                came = cards[a] == cards[b]
        return came, turned(view, cards)

    def parts(self, view: View) -> tuple[Part, ...]:
        event = self.chosen(view)
        if event in (YOURS, PAIR):
            answer = self.answer(view)
            return Part("with a match", answer, 1), Part("without", 1 - answer, 0)
        yes = (WIN,) if event == WIN else odds.ALIKE
        return tuple(Part(WORDS[kind], p, int(kind in yes)) for kind, p in self.brings(view).items())

    def pictures(self, view: View) -> tuple[Picture, ...]:
        """All that a flip can bring, also where one kind of it is asked about."""
        event = self.chosen(view)
        if event in (YOURS, PAIR):
            return ()
        yes = (WIN,) if event == WIN else odds.ALIKE
        kinds = {WORDS[kind]: p for kind, p in self.brings(view).items()}
        words = ("won by MR. T alone", "not") if event == WIN else ("two or more alike", "no two alike")
        return (sorted_flips(kinds, [WORDS[kind] for kind in yes], *words),)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        if not self.alike(view):
            return ()
        bag, n, answer = next_of(view, view.active[0]), len(view.active), self.answer(view)
        total, names = odds.size(bag), len(bag)
        one = odds.someone_matches(bag, 2)
        tees = Fraction(bag.get(MR_T, 0), total)
        found = {
            ALIKE: [
                Mistake("one", "One pair", one, f"That is one pair of seats. There are {comb(n, 2)}."),
                Mistake(
                    "alike",
                    f"{n} of {names} names",
                    min(Fraction(1), Fraction(n, names)),
                    "Count pairs, not names.",
                ),
            ],
            WIN: [
                Mistake(
                    "added",
                    f"{n} × one MR. T",
                    min(Fraction(1), n * tees),
                    "MR. T wins alone only where no two match.",
                ),
                Mistake("one", "One seat", tees, f"That is one seat. Any of the {n} may turn it."),
            ],
            YOURS: [
                Mistake("wider", "Any two", self.at(event=ALIKE).number(view), "That counts pairs without you."),
                Mistake("one", "One pair", one, f"That is one other seat. There are {n - 1}."),
            ],
            PAIR: [
                Mistake("one", "One name fixed first", Fraction(1, names**2), "Any name will do, if both show it.")
            ],
        }
        return wrong(answer, *found[self.chosen(view)])

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        bag = next_of(view, view.active[0])
        return {"N": odds.size(bag), "T": bag.get(MR_T, 0), "n": len(view.active), "names": len(bag)}

    def derivable(self, view: View) -> bool:
        return self.alike(view)

    def slots(self, view: View) -> Mapping[str, str]:
        n = len(view.active)
        return {
            "seats": str(n),
            "lines": str(comb(n, 2)),
            "exact": hundred(self.answer(view)),
            "says": self.says(view),
        }


def distinct(bag: Mapping[Card, int], n: int) -> int:
    """Sets of n cards of n different names: the elementary symmetric sum of the copies."""
    sums = [1] + [0] * n
    for copies in bag.values():
        for k in range(n, 0, -1):
            sums[k] += sums[k - 1] * copies
    return sums[n]
