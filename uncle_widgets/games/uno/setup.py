"""A position set up by hand, checked card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.uno import deal
from uncle_widgets.games.uno.cards import COLOUR, COLOURS, DECK, HAND, KINDS, WILD4, Card, deck_clause
from uncle_widgets.games.uno.options import Options
from uncle_widgets.games.uno.state import Seen, State, Table, Task
from uncle_widgets.games.words import spoken
from uncle_widgets.refusal import Refusal


def position(
    options: Options,
    seats: int,
    hand: Sequence[Card],
    top: Card,
    colour: str = "",
    counts: Sequence[int] | None = None,
    seen: Sequence[Card] = (),
    seat: Seat = 0,
    direction: int = 1,
    laid: bool = False,
    passed: bool = False,
) -> State:
    """A State in which `seat` is on turn; see `Uno.position`. The others' cards are stand-ins: show its View."""
    table = deal.opening(options, seats).table
    order = table.order
    if seat not in order:
        raise Refusal(f"Expected a seat in this hand, one of {spoken(sorted(order), 'or')}, not {seat}.", "UNO-1")
    known = Counter((*hand, *seen, top))
    for card, n in known.items():
        if card not in KINDS:
            raise Refusal(
                f"Expected cards such as r7, b+2, gx, y<>, w or w+4, not {str(card)[:20]!r}.", "UNO-DECK-1"
            )
        if n > DECK.count(card):
            most = DECK.count(card)
            raise Refusal(f"Expected at most {most} of {card}, not {n}: the deck has no more.", deck_clause(card))
    if COLOUR[top] and colour not in ("", COLOUR[top]):
        raise Refusal(f"Expected no colour with {top} on top, because only a wild card names one.", "UNO-WILD-1")
    if not COLOUR[top] and colour not in COLOURS:
        raise Refusal(f"Expected the colour that was named for {top}: r, g, b or y.", "UNO-WILD-1")
    if direction not in (1, -1):
        raise Refusal("Expected direction 1 (to the left) or -1 (to the right).", "UNO-REV-1")
    if counts is None:
        counts = [len(hand) if s == seat else HAND * (s in order) for s in range(seats)]
    if len(counts) != seats or counts[seat] != len(hand):
        raise Refusal(
            f"Expected a number of cards for each of {seats} seats, and {len(hand)} for seat {seat}.",
            "UNO-SET-2",
        )
    if min(counts[s] for s in order) < 1:
        raise Refusal(
            "Expected at least one card in every hand, because a hand ends when a player has none.", "UNO-GO-3"
        )
    if any(n and s not in order for s, n in enumerate(counts)):
        raise Refusal(f"Expected cards only for the seats in this hand, {spoken(sorted(order))}.", "UNO-1")
    rest = sorted((Counter(DECK) - known).elements())
    others = sum(counts) - len(hand)
    if len(rest) <= others:
        raise Refusal(
            f"Expected a card left to draw, but the others hold {others} cards and only {len(rest)} are hidden.",
            "UNO-GO-5",
        )
    hands = []
    for s, n in enumerate(counts):
        hands.append(tuple(sorted(hand)) if s == seat else tuple(rest[:n]))
        rest = rest if s == seat else rest[n:]
    discards = (*seen, top)
    log = (Seen("first", -1, discards[0]),)
    table = table.but(
        agenda=(Task("turn", seat),),
        counts=tuple(counts),
        draw_count=len(rest),
        dealer=order[order.index(seat) - 1],
        direction=direction,
        discards=discards,
        top=top,
        colour=colour or COLOUR[top],
        log=log,
    )
    if laid:
        table = _laid(table, seat)
    if passed:
        table = _passed(table, seat)
    return State(table, tuple(hands), tuple(rest), takes=((),) * seats)


def _laid(table: Table, seat: Seat) -> Table:
    """The Wild Draw Four on top has just been laid by the seat before, and waits for the answer of `seat`."""
    under = table.discards[-2] if len(table.discards) > 1 else ""
    if table.top != WILD4 or not COLOUR.get(under):
        raise Refusal("Expected a Wild Draw Four on top, just played on a coloured card.", "UNO-WD4-1")
    layer = table.after(seat, -1)
    return table.but(
        agenda=(Task("answer", seat, 4, WILD4),),
        layer=layer,
        before=(under, COLOUR[under]),
        log=(*table.log, Seen("play", layer, WILD4)),
    )


def _passed(table: Table, seat: Seat) -> Table:
    """The seat before drew a card in its turn and kept it."""
    if table.agenda[0].phase != "turn":
        raise Refusal("Expected your own turn after a pass, not a card to respond to.", "UNO-TURN-5")
    return table.but(log=(*table.log, Seen("take", table.after(seat, -1))))
