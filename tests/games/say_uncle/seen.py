"""What a pupil sees at a position, as raw cards: read from the lesson file as it is written, or from a match."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

import uncle_widgets as uw
from tests.games.say_uncle.recounted import PACK, Card, card, strength
from tests.rounds import rounds_of
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.say_uncle import KIT
from uncle_widgets.games.say_uncle.questions import QUESTIONS
from uncle_widgets.probability.question import Posed
from uncle_widgets.probability.reasons import Ask, Line

RANKS = {"A": 1, "J": 11, "Q": 12, "K": 13, **{str(n): n for n in range(2, 11)}}
WORDS = {"ace": 1, "jack": 11, "queen": 12, "king": 13, **{str(n): n for n in range(2, 11)}}
SUITS = ("clubs", "diamonds", "hearts", "spades")
GAMES_PLAYED = rounds_of(50)


@dataclass(frozen=True)
class Seen:
    """A question and the cards around it; seat 0 is the pupil's."""

    where: str
    posed: Posed[Any]
    seats: int
    mine: tuple[Card, ...]
    known: Mapping[int, tuple[Card, ...]]
    hidden: tuple[Card, ...]
    laid: tuple[Card, ...] = ()
    picks: tuple[tuple[int, Card], ...] = ()
    points: tuple[int, ...] = ()

    @property
    def in_hands(self) -> int:
        """Hidden cards of the others."""
        return 5 * (self.seats - 1)

    @property
    def stock(self) -> int:
        """Hidden cards that will be turned: none of those in hands, nor the one put aside at three."""
        return len(self.hidden) - self.in_hands - (self.seats == 3)


def written(text: str) -> tuple[Card, ...]:
    """'7-8c 4,6d Q-Ah' as cards."""
    found: list[Card] = []
    for word in text.split():
        for piece in word[:-1].split(","):
            low, _, high = piece.partition("-")
            first, last = RANKS[low], RANKS[high or low]
            ranks = range(first, (14 if high == "A" else last) + 1)
            found += [((rank - 1) % 13 + 1, "cdhs".index(word[-1])) for rank in ranks]
    return tuple(found)


def named(text: str) -> tuple[Card, ...]:
    """The cards in a sentence: 'the 3 and 4 of diamonds' are two."""
    one = "|".join(WORDS)
    found: list[Card] = []
    for ranks, suit in re.findall(
        rf"((?:(?:the |, | and | or | nor |and )*\b(?:{one})\b)+) of ({'|'.join(SUITS)})", text
    ):
        found += [(WORDS[rank], SUITS.index(suit)) for rank in re.findall(rf"\b(?:{one})\b", ranks)]
    return tuple(found)


def in_lessons() -> Iterator[Seen]:
    """Every position of every lesson, from its fields."""
    for plan in plans(KIT):
        for pick, exercise in zip(plan.picks, exercises(KIT, plan), strict=True):
            at = pick.at
            seats, five = pick.seats or 3, written(at.get("five", ""))
            rows = [written(row) for row in at.get("picks", "").split("/")] if at.get("picks", "").strip() else []
            turned, laid = written(at.get("turned", "")), written(at.get("laid", ""))
            out = {*five, *turned, *laid, *(one for row in rows for one in row)}
            yield Seen(
                f"lesson {plan.number}, {exercise.place}",
                exercise.posed,
                seats,
                (*five, *(rows[0] if rows else ())),
                {seat: row for seat, row in enumerate(rows) if seat},
                tuple(one for one in PACK if one not in out),
                laid,
                tuple(in_order(rows, at.get("deals", ""), seats)),
                tuple(map(int, at.get("points", "").split())) or (0,) * seats,
            )


def in_order(rows: list[tuple[Card, ...]], dealer: str, seats: int) -> Iterator[tuple[int, Card]]:
    """Who picked which card, one after the other, from the dealer's left."""
    first = ("ABCD".index(dealer) + 1) % seats if dealer else 0
    for k in range(max(map(len, rows), default=0)):
        for at in range(seats):
            seat = (first + at) % seats
            if k < len(rows[seat]):
                yield seat, rows[seat][k]


def at_stops() -> Iterator[Seen]:
    """Every stop of seeded games, as seat A sees it, from all that is dealt and turned there."""
    for seed in range(GAMES_PLAYED):
        match = uw.play_out(KIT.id, seed=seed, **KIT.short)
        ends = KIT.frames(match)
        for moment in KIT.moments(match, 0):
            state = match.steps[ends[moment.frame]].state
            table = state.table
            taken = [(pick.seat, card(pick.card)) for pick in table.picks]
            taken += [(offer.taker, card(offer.card)) for offer in table.offers]
            hidden = sorted({*state.bag, *(one for cards in state.dealt[1:] for one in cards)})
            yield Seen(
                f"game {seed}, frame {moment.frame}",
                QUESTIONS[moment.question].at(**moment.settings).posed(match.view(ends[moment.frame], 0)),
                table.seats,
                tuple(map(card, state.hands[0])),
                {seat: tuple(one for who, one in taken if who == seat) for seat in range(1, table.seats)},
                tuple(map(card, hidden)),
                tuple(map(card, table.laid)),
                tuple((pick.seat, card(pick.card)) for pick in table.picks),
                table.scores,
            )


@cache
def lessons() -> tuple[Seen, ...]:
    return tuple(in_lessons())


@cache
def stops() -> tuple[Seen, ...]:
    return tuple(at_stops())


def asked_of(seen: tuple[Seen, ...], question: str) -> Iterator[tuple[Seen, Line, Ask]]:
    """The small questions about one question's positions."""
    for one in seen:
        if one.posed.question.id == question:
            for line in one.posed.derivation.lines:
                if line.ask:
                    yield one, line, line.ask


Found = Fraction | int | float
Way = Callable[[Seen, Line], Found]


def checked(question: str, ways: dict[str, Way], seen: tuple[Seen, ...]) -> Counter[str]:
    """Compare each small question's number with what its way finds; the first pattern that fits its line counts."""
    found: Counter[str] = Counter()
    for one, line, ask in asked_of(seen, question):
        pattern = next((pattern for pattern in ways if re.search(pattern, line.words)), None)
        assert pattern is not None, f"{one.where}: no way to check {line.words!r}"
        expected = ways[pattern](one, line)
        exact = isinstance(expected, Fraction | int)
        near = ask.number == expected if exact else abs(float(ask.number) - expected) < 1e-9
        assert near, f"{one.where}: {line.words}: {ask.number} is not {expected}"
        found[pattern] += 1
    return found


def outs(one: Seen) -> list[Card]:
    """Hidden cards each of which makes the longest run longer; of a question about one card, that card."""
    chosen = getattr(one.posed.question, "out", "")
    if chosen:
        return [*named(one.posed.words)]
    now = strength(one.mine)[0]
    return [card for card in one.hidden if strength([*one.mine, card])[0] > now]
