"""Moves, Table, State and View of UNO.

A State is a Table, which is everything that all may know, and the hidden rest. A View is the
same Table and what its watcher may know besides; so nothing hidden can slip into it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

from uncle_widgets.engine.game import Seat, Watcher
from uncle_widgets.engine.values import Quick, Told, Value
from uncle_widgets.games.uno.cards import COLOUR, COLOURS, DECK, FIT, KINDS, SIGN, WILD4, Card, Cards, bluff
from uncle_widgets.games.uno.options import Options

Phase = Literal[
    "pick", "dealer", "deal", "first", "colour", "turn", "take", "drawn", "answer", "draw",
    "memory", "ask", "notice", "window", "score", "over",
]  # fmt: skip


@dataclass(frozen=True)
class Draw:
    """Chance: this card comes off the face-down pile: picked, dealt, turned up or drawn."""

    card: Card

    def __str__(self) -> str:
        return f"d{self.card}"


@dataclass(frozen=True)
class Lay:
    """Lay this card; a wild names a `colour`; `call` says UNO with it."""

    card: Card
    colour: str = ""
    call: bool = False

    def __str__(self) -> str:
        return f"p{self.card}{':' + self.colour if self.colour else ''}{'!' if self.call else ''}"


@dataclass(frozen=True)
class Act:
    """A move that is one word."""

    word: str

    def __str__(self) -> str:
        return self.word


TAKE, KEEP = Act("draw"), Act("keep")
CHALLENGE, ACCEPT = Act("challenge"), Act("accept")
UNO, CATCH, QUIET = Act("uno"), Act("catch"), Act("quiet")
FORGETS, REMEMBERS, SEES, MISSES = Act("forgets"), Act("remembers"), Act("sees"), Act("misses")
ACTS = (TAKE, KEEP, CHALLENGE, ACCEPT, UNO, CATCH, QUIET, FORGETS, REMEMBERS, SEES, MISSES)


@dataclass(frozen=True)
class Name:
    """Name the colour of a Wild turned up at the start."""

    colour: str

    def __str__(self) -> str:
        return f"name:{self.colour}"


@dataclass(frozen=True)
class Wrong:
    """Lay a card that does not fit (option illegal=strict)."""

    card: Card

    def __str__(self) -> str:
        return f"wrong:{self.card}"


@dataclass(frozen=True)
class Penalty:
    """Report that `seat` suggested a play (option manual_penalty)."""

    seat: Seat

    def __str__(self) -> str:
        return f"penalty:{self.seat}"


@dataclass(frozen=True)
class Dealer:
    """Chance: `seat` deals first (option dealer=random)."""

    seat: Seat

    def __str__(self) -> str:
        return f"dealer:{self.seat}"


@dataclass(frozen=True)
class Ask:
    """Chance: in the catch window `seat` is next to react."""

    seat: Seat

    def __str__(self) -> str:
        return f"ask:{self.seat}"


Move: TypeAlias = Draw | Lay | Act | Name | Wrong | Penalty | Dealer | Ask

DRAWS: dict[Card, Move] = {card: Draw(card) for card in KINDS}
PLAYS: dict[Card, tuple[Move, ...]] = {
    card: (Lay(card),) if COLOUR[card] else tuple(Lay(card, colour) for colour in COLOURS) for card in KINDS
}
"""The ways to lay each card, without a call."""
CALLS: dict[Card, tuple[Move, ...]] = {
    card: tuple(Lay(card, move.colour, True) for move in PLAYS[card] if isinstance(move, Lay)) for card in KINDS
}
"""The ways to lay each card and call UNO."""
EITHER: dict[Card, tuple[Move, ...]] = {card: CALLS[card] + PLAYS[card] for card in KINDS}
"""The ways to lay each card, with a call first."""


class Task(NamedTuple):
    """One item of the agenda: what happens, to whom, with how many cards, and why."""

    phase: Phase
    seat: Seat = -1
    n: int = 0
    why: str = ""
    """For a forced draw its clause; for an answer '+2' or 'w+4'."""


def alone(phase: Phase) -> tuple[tuple[Task, ...], ...]:
    """seat -> the agenda on which nothing else stands."""
    return tuple((Task(phase, seat),) for seat in range(MOST_SEATS))


MOST_SEATS = 10
TURN, TAKING, DRAWN = alone("turn"), alone("take"), alone("drawn")


class Seen(NamedTuple):
    """One public happening of this hand that tells something about where the cards are.

    `what`: 'first' (turned up; no seat), 'play' (from the hand), 'drawn' (the card just drawn was
    laid), 'take' (drew a card unseen; no card named), 'wrong' (laid in error and taken back),
    'undo' (a Wild Draw Four found out and taken back), 'none' and 'some' (a challenge showed that
    the seat then held no card, or at least one, of colour `card`), 'return' (a Wild Draw Four
    turned up at the start went back), 'reshuffle' (no seat).
    """

    what: str
    seat: Seat
    card: str = ""


TOOK = tuple(Seen("take", seat) for seat in range(MOST_SEATS))


class Shown(NamedTuple):
    """What a challenge showed to `challenger` alone: the `hand` of `seat`, when the log was `at` long."""

    challenger: Seat
    seat: Seat
    hand: Cards
    at: int


class HandScore(NamedTuple):
    """A finished hand on the score sheet: who went out (None: dead hand), and for each seat the
    points left in its hand and the points written down for it. `order` played."""

    out: Seat | None
    left: tuple[int, ...]
    written: tuple[int, ...]
    order: tuple[Seat, ...]


@dataclass(frozen=True)
class Table(Value):
    """All that is public. `agenda` says what comes next: its first item is happening now."""

    agenda: tuple[Task, ...]
    order: tuple[Seat, ...]
    """The seats in this hand, clockwise; all of them but in elimination and tournaments."""
    counts: tuple[int, ...]
    """Cards in each hand, by seat."""
    scores: tuple[int, ...]
    draw_count: int = len(DECK)
    dealer: Seat = -1
    direction: int = 1
    """1 to the left (clockwise), -1 to the right."""
    discards: Cards = ()
    """The discard pile in the order laid, the top card last."""
    top: Card = ""
    colour: str = ""
    """The current colour: of the top card, or named for a wild."""
    before: tuple[Card, str] = ("", "")
    """Top card and colour that the last Wild Draw Four was laid on."""
    layer: Seat = -1
    """Who laid the top card; -1 for the first card."""
    owing: Seat | None = None
    """Who has one card left and did not call UNO; the window is open."""
    asked: tuple[Seat, ...] = ()
    """Who has let the window pass."""
    log: tuple[Seen, ...] = ()
    turns: int = 0
    """Turns taken in this hand."""
    idle: int = 0
    """Turns in a row in which there was no card to draw."""
    reported: int = -1
    """The turn in which a suggestion was last reported."""
    picks: tuple[tuple[Seat, Card], ...] = ()
    """Cards picked for the deal."""
    tied: tuple[Seat, ...] = ()
    """Who picks for the deal in this round."""
    hand_number: int = 0
    """Hands finished so far."""
    out: tuple[Seat, ...] = ()
    """Who is eliminated."""
    sheet: tuple[HandScore, ...] = ()
    winners: tuple[Seat, ...] = ()
    why: str = ""

    @property
    def phase(self) -> Phase:
        return self.agenda[0].phase

    @property
    def seat(self) -> Seat:
        """Who acts, or to whom it happens; -1 where nobody."""
        return self.agenda[0].seat

    def after(self, seat: Seat, places: int = 1) -> Seat:
        """The seat so many places on in the direction of play."""
        order = self.order
        return order[(order.index(seat) + places * self.direction) % len(order)]

    @property
    def two_handed(self) -> bool:
        return len(self.order) == 2


@dataclass(frozen=True)
class State(Value):
    """Everything. Hands and stock are sorted bags: their order means nothing."""

    table: Table
    hands: tuple[Cards, ...]
    stock: Cards = DECK
    """The draw pile."""
    drawn: Card = ""
    """The card drawn in this turn; it is in the hand too."""
    held: Cards = ()
    """The hand behind the last Wild Draw Four, as it was when that was laid."""
    shown: tuple[Shown, ...] = ()
    takes: tuple[Cards, ...] = ()
    """The cards that each seat has drawn since the last reshuffle, in order."""


@dataclass(frozen=True, repr=False)
class View(Told, Quick):
    """What one watcher may know: the public `table`, the hands open to them, and their own secrets.

    `hands` has None for a hand that is hidden; `drawn` is their own card drawn in this turn;
    `shown` the hands that their challenges have shown them. `covered` counts the discards that they
    are supposed not to remember (option memory=top).
    """

    options: Options
    me: Watcher
    table: Table
    hands: tuple[Cards | None, ...]
    drawn: Card = ""
    shown: tuple[Shown, ...] = ()
    takes: Cards = ()
    """The watcher's own cards drawn since the last reshuffle, in order."""
    covered: int = 0

    @property
    def hand(self) -> Cards:
        """The watcher's own hand, sorted; empty for one who has none."""
        return (self.hands[self.me] or ()) if isinstance(self.me, int) else ()

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def phase(self) -> Phase:
        return self.table.agenda[0].phase

    @property
    def seat(self) -> Seat:
        """Who acts now; -1 where nobody."""
        return self.table.agenda[0].seat

    @property
    def next(self) -> Seat:
        """Who is next in the direction of play after the seat that acts."""
        return self.table.after(self.table.seat) if self.table.seat in self.table.order else -1

    @cached_property
    def unseen(self) -> Cards:
        """The cards that the watcher cannot place: hidden hands, draw pile, forgotten discards. Sorted."""
        left = Counter(DECK)
        for hand in self.hands:
            if hand:
                left.subtract(hand)
        left.subtract(self.table.discards)
        return tuple(left.elements())

    @cached_property
    def copies(self) -> dict[Card, int]:
        """Unseen copies of each of the 54 kinds."""
        count = Counter(self.unseen)
        return {card: count[card] for card in KINDS}

    @property
    def fitting(self) -> frozenset[Card]:
        """The kinds that may be laid on the top card, Wild Draw Four among them; none before there is one."""
        return FIT.get((self.table.top, self.table.colour), frozenset())

    @property
    def playable(self) -> Cards:
        """The cards of the watcher's hand that fit and break no rule (an illegal Wild Draw Four is left out)."""
        bluffing = bluff(self.hand, self.table.colour)
        fit = self.fitting
        return tuple(card for card in self.hand if card in fit and not (bluffing and card == WILD4))


def has_passed(view: View, seat: Seat) -> bool:
    """Whether `seat` had a turn on the card that shows and drew without laying a card, as the log tells.

    Forced cards are not a pass: who is struck by the top card has had no turn.
    """
    log = view.table.log
    since = next((k for k in range(len(log) - 1, -1, -1) if log[k].what in LAID), -1)
    if since < 0 or log[since].seat == seat or view.phase in ("answer", "draw", "take", "drawn"):
        return False
    took = sum(entry.what == "take" and entry.seat == seat for entry in log[since + 1 :])
    struck = view.table.after(log[since].seat) if log[since].seat >= 0 else -1
    forced = {"+2": 2, WILD4: 4}.get(SIGN[view.table.top], 0) if seat == struck else 0
    return took > forced


LAID = ("first", "play", "drawn", "undo")
"""Entries of the log that put a card on top, or bring an older one back there."""
