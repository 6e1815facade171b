"""Where a game of Mr. T may stop and ask: a flip, a match, a step that decides, the first with half of the cards.

Left out is what our players do not bear out: a match by who turned a top before (asked 43, came 36 of 100), unless
it is supposed that they have shown one in every step.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from uncle_widgets.engine.game import LETTERS, Event, Game, Seat, Watcher
from uncle_widgets.engine.match import Match, frames
from uncle_widgets.games.moments import STOPS_A_GAME, Moment
from uncle_widgets.games.mr_t.cards import DECKS, MR_T, Card
from uncle_widgets.games.mr_t.events import Revealed, ShowdownWon, Stalemate
from uncle_widgets.games.mr_t.questions.can_match import CanMatch
from uncle_widgets.games.mr_t.questions.common import BLIND, EVERY, SHOWS, cards_of, duel, tops
from uncle_widgets.games.mr_t.questions.due import DECIDED
from uncle_widgets.games.mr_t.questions.flip import ALIKE, YOURS
from uncle_widgets.games.mr_t.questions.long_run import DECIDES
from uncle_widgets.games.mr_t.questions.step_words import MATCH, TOP, WIN
from uncle_widgets.games.mr_t.questions.survival import FIRST, leader
from uncle_widgets.games.mr_t.questions.survives import first_with
from uncle_widgets.games.mr_t.questions.turns_up import TurnsUp
from uncle_widgets.games.mr_t.scene import joins
from uncle_widgets.games.mr_t.state import Fight, Move, State, View
from uncle_widgets.games.mr_t.words import few, many, one_of, you_first
from uncle_widgets.games.words import called, capital, count, spelled, spoken

MUCH = 12
"""Cards: where so many hang on a flip or a step, it is worth as much as any to ask."""
FRAMES = {2: 131, 3: 36, 4: 47}
"""Of a usual game with the usual deck: the median of 150 games of greedy players."""
SIMPLE = {"tee", YOURS, DECIDED, TOP}
"""Forms in which one card, one flip or one hand is counted."""

Played = Match[State, Move, View]


def pace(game: Game[State, Move, View]) -> float:
    """Frames between two stops: those of a usual game, over how often it stops.

    To play on until one has all the cards takes about as long as a game of two. Cards go to and fro as in a random
    walk, so with twice the cards it takes four times as long: right within a third over 30 games of 24 and of 120.
    """
    usual, cards = (sum(n for _, n in deck) for deck in (DECKS["A"], game.options.deck))
    return FRAMES[2 if game.options.playout else game.seats] * (cards / usual) ** 2 / STOPS_A_GAME


def places(match: Played, watcher: Watcher) -> Iterator[Moment]:
    """Those of a match for one pair of eyes, in order."""
    ends = frames(match, joins)
    led = not match.state.winners  # of a game that did not end nobody asks who wins
    for frame, (step, after) in enumerate(pairwise(ends)):
        place = Place(match, match.view(step, watcher), frame, after)
        if not led and place.view.between_rounds and (found := _leads(place, len(ends) - 1)):
            led = True
            yield found
        if not place.cards:
            continue  # the deal, or a record that ends before all have shown their cards
        if place.view.before_flip:
            yield from _flip(place)
        elif place.view.fresh_step:
            yield from _step(place)


@dataclass(frozen=True)
class Place:
    """A frame of a match as one watcher sees its beginning; it ends with the step `after`."""

    match: Played
    view: View
    frame: int
    after: int

    @cached_property
    def events(self) -> Sequence[Event]:
        """What happens when its cards are shown."""
        return self.match.steps[self.after].events

    @cached_property
    def cards(self) -> Mapping[Seat, Card]:
        """The cards that are shown in it, by seat."""
        shown = next((event.cards for event in self.events if isinstance(event, Revealed)), ())
        return {seat: card for seat, card in enumerate(shown) if card}

    def moment(
        self,
        kind: str,
        question: str,
        settings: Mapping[str, Any],
        line: str,
        prize: int,
        outcome: tuple[bool, str],
        lit: tuple[str, ...],
        end: int = 0,
    ) -> Moment:
        """The Moment: `prize` in cards, `outcome` whether it came, and in words; `end` is the last frame where the
        game's winner is asked for."""
        return Moment(
            frame=self.frame,
            answer=end or self.frame + 1,
            question=question,
            settings=settings,
            kind=kind,
            line=line,
            stake=count(prize) if prize else "the round",
            worth=min(1.0, max(1, prize) / MUCH),
            simple=kind in SIMPLE,
            decides=bool(end),
            came=outcome[0],
            outcome=outcome[1],
            lit=lit,
        )


def _leads(place: Place, end: int) -> Moment | None:
    """Does the first who has so many cards win the game?"""
    view = place.view
    event = FIRST[view.seats]
    seat = leader(event, tuple(map(view.owned, range(view.seats))))
    if seat is None:
        return None
    won, who = seat in place.match.state.winners, called(view, seat)
    outcome = won, f"{who} {'won' if won else 'did not win'} the game"
    line, lit = f"{first_with(view, seat, event)} Will {who} win the game?", cards_of(view, seat)
    return place.moment("leads", "M-L6", {"event": event}, line, view.owned(seat), outcome, lit, end)


def _flip(place: Place) -> Iterator[Moment]:
    """Before a flip: a MR. T, two alike, a match of the watcher's card, a decision?"""
    view, cards = place.view, place.cards
    n, lit, prize = len(cards), tops(view, cards), view.board + len(cards)
    turn = f"{capital(spelled(n))} players turn a card at the same time."

    tee = TurnsUp().arise(view)
    if tee and tee.derivable:
        tees, total = (int(tee.quantities[name]) for name in ("T", "N"))
        known = f"{capital(few(tees))} of the {total} hidden cards {'is a MR. T' if tees == 1 else 'are MR. Ts'}"
        line = f"{capital(spelled(n))} players turn a card each. {known}. Will one turn up?"
        who = [called(view, seat) for seat in you_first(view, cards) if cards[seat] == MR_T]
        outcome = bool(who), f"{spoken(who) or 'nobody'} turned {one_of([MR_T])}"
        yield place.moment("tee", "M-L7", {}, line, prize, outcome, lit)

    line = f"{turn} Will two of them match?"
    yield place.moment(ALIKE, "M-L1", {"event": ALIKE}, line, prize, _alike(view, cards), lit)
    if isinstance(view.me, int) and view.me in cards:
        mine = cards[view.me]
        others = [LETTERS[seat] for seat, card in cards.items() if card == mine and seat != view.me]
        outcome = (
            bool(others),
            f"{spoken(others) or 'nobody else'} showed {one_of([mine])}{', too' * bool(others)}",
        )
        line = f"{turn} Will anybody match your card?"
        yield place.moment(YOURS, "M-L1", {"event": YOURS}, line, prize, outcome, lit)

    stale = any(isinstance(event, Stalemate) for event in place.events)
    flips = len(view.stacks[view.space(view.active[0])])
    outcome = (
        not stale,
        f"it was {'another' if flips else 'a'} stalemate" if stale else "the flip decided the round",
    )
    if view.board:
        turn = f"After {many(flips, 'stalemate')}, {many(view.board)} are on the board."
    settings = {"event": DECIDED, "flips": 1}
    line = f"{turn} Will this flip decide the round?"
    yield place.moment(DECIDED, "M-L2", settings, line, view.board, outcome, lit)


def _alike(view: View, cards: Mapping[Seat, Card]) -> tuple[bool, str]:
    """Whether two showed the same, and who: 'B and D showed BUS, you and C showed KIM'."""
    seats: dict[Card, list[str]] = {}
    for seat in you_first(view, cards):
        seats.setdefault(cards[seat], []).append(called(view, seat))
    pairs = [
        f"{spoken(who)} {'both' if len(who) == 2 else 'all'} showed {one_of([card])}"
        for card, who in seats.items()
        if len(who) > 1
    ]
    return bool(pairs), ", and ".join(pairs) or "no two cards matched"


def _step(place: Place) -> Iterator[Moment]:
    """Before a step of a showdown: does a rival match, does the watcher win it, does it decide?"""
    view, cards = place.view, place.cards
    fight = view.fight_of(view.me) or max(view.fights, key=lambda one: _prize(view, one))
    rivals = [seat for seat in fight.members if seat != view.me and view.hands[seat] is None]
    if not rivals:
        return
    seat, prize, want = rivals[0], _prize(view, fight), one_of(fight.targets)
    win = f"to win {many(prize)}"
    who, n, targets = LETTERS[seat], view.sizes[seat], _targets(view, fight)
    hits = [member for member in fight.members if cards[member] in fight.targets]

    event = MATCH if n else TOP
    if play := _play(view, [seat], event):
        has = f"has {many(n)} in hand and " if n else ""
        line = f"{who} {has}needs {want} {win}. Will {who} match?"
        settings = {"seat": seat, "event": event, "play": play}
        outcome = seat in hits, f"{who} played {one_of([cards[seat]])}"
        yield place.moment(event, "M-L3", settings, line, prize, outcome, (*cards_of(view, seat), *targets))

    mine = view.me in fight.members
    sure = mine and any(card in fight.targets for card in view.hand)
    lit = (*(key for rival in rivals for key in cards_of(view, rival)), *targets)
    if sure and view.me in hits and (play := _play(view, rivals, WIN)):
        others = [LETTERS[rival] for rival in rivals if rival in hits]
        won = any(isinstance(x, ShowdownWon) and x.seat == view.me and not x.dry for x in place.events)
        settings, outcome = {"seat": seat, "event": WIN, "play": play}, (won, f"{spoken(others)} matched, too")
        line = f"You show {one_of([cards[view.me]])} {win}. Will you win this step?"
        yield place.moment(WIN, "M-L3", settings, line, prize, (won, "you won it") if won else outcome, lit)

    told = n and view.passed[seat] if mine else any(view.sizes[member] for member in fight.members)
    if duel(view) and not sure and not told:
        settings = {"event": DECIDES, "play": SHOWS if n else BLIND}
        outcome = (
            len(hits) == 1,
            "the step decided the showdown" if len(hits) == 1 else f"{'both' if hits else 'neither'} matched",
        )
        both = spoken(called(view, member) for member in you_first(view, fight.members))
        line = f"{capital(both)} need {want} {win}. Will this step decide it?"
        yield place.moment(DECIDES, "M-L4", settings, line, prize, outcome, lit)


def _play(view: View, rivals: Sequence[Seat], event: str) -> str:
    """What may be supposed of how these play; '' where nothing that our players bear out."""
    if not any(view.passed[rival] for rival in rivals):
        return SHOWS
    posed = CanMatch(rivals[0], event, EVERY).arise(view)
    return EVERY if posed and posed.model and posed.model.id == EVERY else ""


def _prize(view: View, fight: Fight) -> int:
    """The cards that lie on the spaces of a showdown."""
    return sum(len(view.stacks[space]) for space in fight.spaces)


def _targets(view: View, fight: Fight) -> tuple[str, ...]:
    """The showing cards that are to be matched; none where they are covered."""
    if len(fight.spaces) < len(view.stacks):
        return ()
    own = {view.space(seat) for seat in fight.members}
    return tuple(
        f"s{n}" for n, stack in enumerate(view.stacks) if stack and n not in own and stack[-1] in fight.targets
    )
