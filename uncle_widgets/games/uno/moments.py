"""Where a game of UNO may stop and ask: a pick, a first card, a bluff, a colour, a last card, a call, a draw.

Left out is what our players do not bear out (asked against came, over 100 games): whether two to four cards
can play (72 and 64 of 100: what fits has been laid), and what the rest is worth (134 and 93 points: high cards
go first).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from uncle_widgets.engine.game import LETTERS, Game, Seat, Watcher
from uncle_widgets.engine.match import Match, frames
from uncle_widgets.games.moments import STOPS_A_GAME, Moment
from uncle_widgets.games.uno import modes
from uncle_widgets.games.uno.cards import FIT, OF_COLOUR, PICK_VALUE, WILD, WILD4, Card, bluff
from uncle_widgets.games.uno.events import Caught
from uncle_widgets.games.uno.options import Options
from uncle_widgets.games.uno.questions.first_card import Beaten, TurnedUp, WhatComesFirst
from uncle_widgets.games.uno.scene import CAUGHT, joins
from uncle_widgets.games.uno.state import TAKE, Draw, Lay, Move, State, Table, View
from uncle_widgets.games.uno.words import COLOUR_WORDS, named, on_top, shown_top
from uncle_widgets.games.words import a, count, hand_keys, spoken

WORTH = {"pick": 0.2, "first": 0.3, "bluff": 0.8, "catch": 0.5, "colour": 0.6, "draw": 0.4, "last": 1.0}
"""What each form is worth to ask."""
SIMPLE = {"pick", "first", "catch", "draw", "last"}
EACH = 8
"""Points that a card left in a hand brings, about: fewer than a card of the deck, for high ones go first."""

COULD_NOT = "n't"

N_L7 = WhatComesFirst()

Played = Match[State, Move, View]


def places(match: Played, watcher: Watcher) -> Iterator[Moment]:
    """Those of a match for one pair of eyes, in order."""
    ends = frames(match, joins)
    for step in ends[:-1]:
        place = Place(match, watcher, step, ends)
        table, move = place.table, match.moves[step]
        match table.phase:
            case "pick":
                found = _pick(place)
            case "first" if place.view.hand:
                found = _first(place)
            case "answer" if table.top == WILD4 and table.layer != watcher:
                found = _bluff(place)
            case "ask" if table.owing == watcher and table.asked[-1:] == (watcher,):
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


def pace(game: Game[State, Move, View]) -> float:
    """Frames between two stops: those of a usual game, over how often it stops.

    Usual is the median of 20 to 150 games of bluffers a table, with 2 to 10 seats, to 50, 100 or 500 points: from
    82 frames to 1,564, and this is within a third of it (ten seats to 500: 58 of 100 too many). In elimination
    about twice as many hands were played, over 20 games.
    """
    options, seats = game.options, 4 if game.options.mode == "tournament" else game.seats
    hands = modes.hands_to_play(options) or max(1, options.target // (10 * seats))
    if options.mode == "elimination":
        hands *= 2
    return hands * (42 + 10 * seats) / STOPS_A_GAME


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
        words = f"{LETTERS[state.table.seat]} could{'' if held else COULD_NOT} {act}"
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
            decides=kind == "last" and _may_end(self.match, self.table),
            came=outcome[0],
            seen=outcome[1],
            lit=lit,
            outcome=outcome[2],
        )


def _others(table: Table, seat: Seat) -> int:
    """The cards in all hands but one."""
    return sum(table.counts[other] for other in table.order if other != seat)


def _may_end(match: Played, table: Table) -> bool:
    """Whether the match may be won if who is on turn goes out."""
    options: Options = match.game.options
    most = table.scores[table.seat] + EACH * _others(table, table.seat)
    return options.mode == "classic" and most >= options.target


def _hand(table: Table, seat: Seat) -> str:
    """What going out brings `seat`: the cards that the others still hold."""
    return f"the hand, and points for {count(_others(table, seat))}"


def _pick(place: Place) -> Moment | None:
    """Is the highest pick beaten by those who are still to pick for the deal?"""
    posed = N_L7.arise(place.view)
    if not isinstance(posed, Beaten):
        return None
    last = place.step + posed.draws
    picks = [(table.seat, move.card) for table, move in _drawing(place.match, place.step, last)]
    if len(picks) < posed.draws:
        return None
    seat, card = max(picks, key=lambda pick: PICK_VALUE[pick[1]])
    came = posed.wanted(card)
    words = f"{LETTERS[seat]} picked {a(named(card))}" if came else "nobody picked a higher card"
    lit = ("draw", *(f"h{leader}.0" for leader in posed.leaders))
    return place.moment("pick", "N-L7", {}, posed.words, "the deal", last, (came, True, words), lit)


def _drawing(match: Played, first: int, last: int) -> Iterator[tuple[Table, Draw]]:
    """The cards that come off the pile in these steps, each with the table before it."""
    for step in range(first, min(last, len(match.moves))):
        move = match.moves[step]
        if isinstance(move, Draw):
            yield match.steps[step].state.table, move


def _first(place: Place) -> Moment | None:
    """Is the first card of the discards a number?"""
    posed = N_L7.arise(place.view)
    assert isinstance(posed, TurnedUp)
    for _, move in _drawing(place.match, place.step, place.step + 1):
        outcome = posed.wanted(move.card), True, f"it was {a(named(move.card))}"
        return place.moment("first", "N-L7", {}, posed.words, "the first turn", place.step + 1, outcome, ("draw",))
    return None


def _bluff(place: Place) -> Moment | None:
    """Does the one who has just laid a Wild Draw Four hold the colour?"""
    table, state = place.table, place.match.steps[place.step].state
    colour, who = COLOUR_WORDS[table.before[1]], LETTERS[table.layer]
    guilty = bluff(state.held, table.before[1])
    shown = sorted({*state.held} & OF_COLOUR[table.before[1]])
    had = spoken(a(named(card)) for card in shown) if shown else f"no {colour} card"
    words = f"it was {'a' if guilty else 'no'} bluff, because {who} had {had}"
    return place.moment(
        "bluff",
        "N-L3",
        {},
        f"{who} plays a Wild Draw Four on {colour}. Does {who} have a {colour} card?",
        count(table.agenda[0].n),
        place.step + 1,
        (guilty, True, words),
        ("top", *hand_keys(table.layer, table.counts[table.layer])),
    )


def _caught(place: Place) -> Moment | None:
    """Do those who are still to be asked notice the call that the watcher has missed, and not noticed either?"""
    match, table, options = place.match, place.table, place.view.options
    teams = options.mode in ("partners", "tournament")
    friend = modes.partner(table, table.seat) if teams else None
    others = [seat for seat in table.order if seat not in table.asked and seat != friend]
    for step in range(place.step + 1, len(match.steps) if others else 0):
        caught = any(isinstance(event, Caught) for event in match.steps[step].events)
        if caught or match.steps[step].state.table.owing is None:
            return place.moment(
                "catch",
                "N-L6",
                {"notice": options.notice, "opponents": len(others)},
                f"You have one card left and haven't said UNO. {count(len(others), 'opponent')} may notice.",
                count(CAUGHT),
                step,
                (caught, True, "they caught you" if caught else "nobody caught you"),
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
    held = count(n) if n > 1 else "one card"
    return place.moment(
        "colour",
        "N-L4",
        {"colour": colour},
        f"You play a Wild and name {COLOUR_WORDS[colour]}. {who} is next, with {held}.",
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
        f"{on_top(place.view)}. {LETTERS[table.seat]} has one card left.",
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
        f"Nothing in your hand fits on {shown_top(view)}, so you draw a card.",
        count(1),
        place.step + 2,
        (fits, True, "the card fitted" if fits else "the card didn't fit"),
        ("draw", "top"),
    )
