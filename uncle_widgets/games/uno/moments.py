"""Where a game of UNO is decided: a bluff or none, a colour named, a last card, a call forgotten, a card drawn."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from uncle_widgets.engine.game import LETTERS, Seat, Watcher
from uncle_widgets.engine.match import Match
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.uno.cards import FIT, OF_COLOUR, WILD, WILD4, Card, bluff
from uncle_widgets.games.uno.events import Caught, UnoCalled
from uncle_widgets.games.uno.scene import CAUGHT, joins
from uncle_widgets.games.uno.state import TAKE, Draw, Lay, Move, State, Table, View
from uncle_widgets.games.uno.words import COLOUR_WORDS, named, shown_top
from uncle_widgets.games.words import a, capital, count, hand_keys, spoken

WORTH = {"bluff": 0.8, "catch": 0.5, "colour": 0.6, "draw": 0.4, "last": 1.0}
"""What a bluff, a call forgotten, a colour named, a card drawn and a last card are worth to ask."""
SIMPLE = {"catch", "draw", "last"}

Played = Match[State, Move, View]


def places(match: Played, watcher: Watcher) -> Iterator[Moment]:
    """Those of a match for one pair of eyes, in order."""
    last = len(match.moves)
    ends = [step for step in range(last) if not joins(match, step + 1)] + [last]
    for step in ends[:-1]:
        place = Place(match, watcher, step, ends)
        table, move = place.table, match.moves[step]
        match table.phase:
            case "answer" if table.top == WILD4 and table.layer != watcher:
                found = _bluff(place)
            case "ask" if table.owing == watcher and not table.asked:
                found = _caught(place)
            case "turn" | "drawn" if table.seat == watcher and isinstance(move, Lay) and move.card == WILD:
                found = _colour(place, move.colour)
            case "turn" if table.seat == watcher and move == TAKE:
                found = _drawn(place)
            case "turn" if table.seat != watcher and table.counts[table.seat] == 1:
                found = _last(place)
            case _:
                found = None
        if found is not None:
            yield found


@dataclass(frozen=True)
class Place:
    """The end of a frame of a match, before something that may be a moment. `ends` are those of all frames."""

    match: Played
    watcher: Watcher
    step: int
    ends: Sequence[int]

    @property
    def table(self) -> Table:
        return self.match.steps[self.step].state.table

    @cached_property
    def view(self) -> View:
        return self.match.view(self.step, self.watcher)

    def can_lay(self, step: int, top: Card, colour: str, act: str) -> tuple[bool, bool, str]:
        """Whether who is on turn at `step` holds a card for it, whether their move shows that, and in words."""
        state, move = self.match.steps[step].state, self.match.moves[step]
        held = not FIT[top, colour].isdisjoint(state.hands[state.table.seat])
        words = f"{LETTERS[state.table.seat]} could {'' if held else 'not '}{act}"
        return held, held == isinstance(move, Lay), words

    def moment(
        self,
        kind: str,
        question: str,
        settings: Mapping[str, Any],
        line: str,
        prize: str,
        answer: int,
        outcome: tuple[bool, bool, str],
        lit: tuple[str, ...],
    ) -> Moment:
        """The Moment: `prize` in words, `answer` the step that brings it, `outcome` whether it came, whether the
        game shows that, and the same in words."""
        return Moment(
            frame=bisect_left(self.ends, self.step),
            answer=bisect_left(self.ends, answer),
            question=question,
            settings=settings,
            kind=kind,
            line=line,
            stake=prize,
            worth=WORTH[kind],
            simple=kind in SIMPLE,
            came=outcome[0],
            seen=outcome[1],
            lit=lit,
            outcome=outcome[2],
        )


def _hand(table: Table, seat: Seat) -> str:
    """What going out brings `seat`: the cards that the others still hold."""
    left = sum(table.counts[other] for other in table.order if other != seat)
    return f"the hand, with {count(left)} to be paid for"


def _bluff(place: Place) -> Moment | None:
    """Does the one who has just laid a Wild Draw Four hold the colour?"""
    table, state = place.table, place.match.steps[place.step].state
    colour, who = COLOUR_WORDS[table.before[1]], LETTERS[table.layer]
    guilty = bluff(state.held, table.before[1])
    shown = sorted({*state.held} & OF_COLOUR[table.before[1]])
    had = spoken(a(named(card)) for card in shown) if shown else f"no {colour} card"
    words = f"it was {'a' if guilty else 'no'} bluff: {who} held {had}"
    return place.moment(
        "bluff",
        "N-L3",
        {},
        f"{who} lays a Wild Draw Four on {colour}. Is there {colour} left in that hand?",
        count(table.agenda[0].n),
        place.step + 1,
        (guilty, True, words),
        ("top", *hand_keys(table.layer, table.counts[table.layer])),
    )


def _caught(place: Place) -> Moment | None:
    """Does anybody notice the call that the watcher has not made?"""
    match, notice = place.match, place.view.options.notice
    for step in range(place.step + 1, len(match.steps)):
        caught = any(isinstance(event, Caught) for event in match.steps[step].events)
        called = any(isinstance(event, UnoCalled) for event in match.steps[step].events)
        if caught or called or match.steps[step].state.table.owing is None:
            # who calls late has noticed it: what the others would have done, nobody knows
            words = "you called late" if called else "they caught you" if caught else "nobody caught you"
            others = [seat for seat in place.table.order if seat != place.watcher]
            return place.moment(
                "catch",
                "N-L6",
                {"notice": notice},
                "You have one card left and have not said UNO.",
                count(CAUGHT),
                step,
                (caught, not called, words),
                tuple(f"seat{seat}" for seat in others),
            )
    return None


def _colour(place: Place, colour: str) -> Moment | None:
    """Can the next player play on the colour that the watcher is about to name?"""
    table = place.table
    after = table.after(table.seat)
    step = _turn_of(place, after)
    if table.counts[table.seat] == 1 or step is None:
        return None
    n, who = table.counts[after], LETTERS[after]
    return place.moment(
        "colour",
        "N-L4",
        {"colour": colour},
        f"You lay a Wild and name {COLOUR_WORDS[colour]}. Then comes {who}, with {count(n)}.",
        _hand(table, after) if n == 1 else count(1),
        step + 1,
        place.can_lay(step, WILD, colour, "go out" if n == 1 else "play"),
        hand_keys(after, n),
    )


def _turn_of(place: Place, seat: Seat) -> int | None:
    """The step before which `seat` next has a turn in this hand."""
    match, hand = place.match, place.table.hand_number
    for step in range(place.step + 1, len(match.moves)):
        table = match.steps[step].state.table
        if table.hand_number != hand:
            return None
        if table.phase == "turn":
            return step if table.seat == seat else None
    return None


def _last(place: Place) -> Moment | None:
    """Can the player on turn lay their last card?"""
    table = place.table
    return place.moment(
        "last",
        "N-L1",
        {"hand": table.seat},
        f"{LETTERS[table.seat]} has one card, and on top lies {shown_top(place.view)}.",
        _hand(table, table.seat),
        place.step + 1,
        place.can_lay(place.step, table.top, table.colour, "go out"),
        ("top", *hand_keys(table.seat, 1)),
    )


def _drawn(place: Place) -> Moment | None:
    """Does the card fit that the watcher is about to draw?"""
    view, match = place.view, place.match
    if view.playable or view.options.draw_until or place.step + 1 >= len(match.moves):
        return None
    card = match.moves[place.step + 1]
    if not isinstance(card, Draw):
        return None
    fits = card.card in view.fitting
    return place.moment(
        "draw",
        "N-L2",
        {},
        f"{capital(shown_top(view))} lies on top, and nothing in your hand fits: you draw.",
        count(1),
        place.step + 2,
        (fits, True, "the card fits" if fits else "the card does not fit"),
        ("draw", "top"),
    )
