"""Tables set up for a test: `at` deals the hands it is told, and `do` plays moves as written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from uncle_widgets.engine.game import Chance, Choice, Event, Over
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno.cards import COLOUR, DECK, Card, Cards
from uncle_widgets.games.uno.rules import Uno
from uncle_widgets.games.uno.state import Move, Seen, State, Table, Task


class Sitting:
    """A state, the events of the last `do`, and what may be asked of them."""

    def __init__(self, game: Uno, state: State) -> None:
        self.game, self.state = game, state
        self.events: tuple[Event, ...] = ()

    def do(self, moves: str) -> Sitting:
        events: list[Event] = []
        for text in moves.split():
            step = self.game.play(self.state, self.game.parse(text))
            self.state = step.state
            events += step.events
        self.events = tuple(events)
        return self

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def turn(self) -> Choice[Move] | Chance[Move] | Over:
        return self.game.turn(self.state)

    @property
    def moves(self) -> set[str]:
        """What the seat that must choose may do."""
        turn = self.turn
        assert isinstance(turn, Choice)
        return set(map(str, turn.moves))

    @property
    def due(self) -> tuple[str, int, int]:
        """What happens now: phase, seat, number of cards."""
        task = self.table.agenda[0]
        return task.phase, task.seat, task.n

    def hand(self, seat: int) -> set[Card]:
        return set(self.state.hands[seat])

    def saw(self, kind: type) -> bool:
        return any(isinstance(event, kind) for event in self.events)

    def cited(self) -> set[str]:
        return {clause for event in self.events for clause in event.cites()}


def new(seats: int = 4, **options: Any) -> Uno:
    game = KIT.new(seats, **options)
    assert isinstance(game, Uno)
    return game


def _dull(card: Card) -> tuple[bool, bool, int]:
    """Order in which cards fill the hands that are not named: blue numbers first, then eights."""
    number = int(card[1:]) if card[1:].isdecimal() and card[0] != "w" else 99
    return number == 99, card[0] != "b", abs(number - 8)


def at(
    hands: Sequence[str | int],
    top: Card = "r7",
    colour: str = "",
    seat: int = 0,
    scores: Sequence[int] = (),
    stock: str | None = None,
    **options: Any,
) -> Sitting:
    """A table where `seat` is to play. A hand is its cards, or a number of other cards; what is
    left is the draw pile, or with `stock` lies under the top card."""
    game = new(len(hands), **options)
    state = game.start()
    left = Counter(DECK)
    named: list[Cards] = [tuple(sorted(h.split())) if isinstance(h, str) else () for h in hands]
    left.subtract(card for hand in named for card in hand)
    left.subtract([top, *(stock or "").split()])
    assert min(left.values()) >= 0
    rest = sorted(left.elements(), key=_dull)
    for k, hand in enumerate(hands):
        if isinstance(hand, int):
            named[k], rest = tuple(sorted(rest[:hand])), rest[hand:]
    under = () if stock is None else tuple(sorted(rest))
    pile = tuple(sorted(rest)) if stock is None else tuple(sorted(stock.split()))
    table = state.table.but(
        agenda=(Task("turn", seat),),
        counts=tuple(map(len, named)),
        draw_count=len(pile),
        dealer=state.table.order[-1],
        discards=(*under, top),
        top=top,
        colour=colour or COLOUR[top],
        log=(Seen("first", -1, top),),
        scores=tuple(scores) or state.table.scores,
    )
    return Sitting(game, state.but(table=table, hands=tuple(named), stock=pile))


def dealt(first: str, seats: int = 4, **options: Any) -> Sitting:
    """Seven number cards each, the last seat deals, and then these cards are turned up."""
    game = new(seats, dealer="seat", **options)
    sitting = Sitting(game, game.start())
    cards = [card for card in DECK if card[0] != "w" and card[1:].isdecimal() and card not in first.split()]
    sitting.do(" ".join(f"d{card}" for card in cards[: 7 * len(sitting.table.order)]))
    return sitting.do(" ".join(f"d{card}" for card in first.split()))
