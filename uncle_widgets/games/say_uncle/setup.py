"""A position set up by hand, checked card by card against the order of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.say_uncle.cards import DEALT, NAMES, Card, Cards
from uncle_widgets.games.say_uncle.options import Options
from uncle_widgets.games.say_uncle.state import NO_CARD, Offer, Pick, Table, View
from uncle_widgets.games.words import count
from uncle_widgets.refusal import Refusal


class Turned(NamedTuple):
    """A card turned and settled: `taker` took it (-1: all passed), and put `discard` away where that is known."""

    card: Card
    taker: Seat = -1
    discard: Card = NO_CARD


def position(
    options: Options,
    seats: int,
    seat: Seat,
    five: Cards,
    picks: Sequence[Cards],
    laid: Cards,
    turned: Sequence[Turned],
    scores: Sequence[int],
    dealer: Seat | None,
) -> View:
    """The View of `seat` with these five dealt cards, picks by seat and turned cards, each in its order.

    Without `laid` all that was picked was laid out, and the draft is over; with neither, nothing is laid
    out yet; without `five`, nothing is dealt. Refused where the cards or their order cannot be.
    """
    if not 0 <= seat < seats:
        raise Refusal(f"Expected a seat from 0 to {seats - 1}, not {seat}.")
    table = Table(seats, _scores(options, seats, scores), dealer=seats - 1 if dealer is None else dealer)
    table = table.but(snake=options.snake_draft)
    rows = _rows(seats, picks)
    once([*five, *(laid or [card for row in rows for card in row]), *(turn.card for turn in turned)])
    if len(five) not in (0, DEALT):
        raise Refusal(f"You were dealt five cards, or none yet, but not {len(five)}.", "SAY-3")
    if not five:
        if laid or turned or any(rows):
            raise Refusal(
                "Name your five dealt cards first, before the cards on the table and in the stock.", "SAY-3"
            )
        return _view(options, seat, table.but(phase="deal"), (), ())
    table = table.but(dealt=DEALT * seats, phase="lay")
    if laid or any(rows):
        table = _drafted(table, rows, laid)
    if table.phase != "turn":
        if turned:
            raise Refusal("No card can be turned before the draft is over.", "SAY-12")
        if options.blind_draft:
            raise Refusal("The draft must be over, because nobody looks at their five cards before that.", "G1")
        return _view(options, seat, table, five, ())
    table, discards = _turned(table, turned, seat, five)
    return _view(options, seat, table, five, discards)


def once(cards: Sequence[Card]) -> None:
    """Refuse a card that stands twice."""
    for card in cards:
        if cards.count(card) > 1:
            raise Refusal(f"Each card can be in one place only, but {NAMES[card]} is in two.", "SAY-2")


def _scores(options: Options, seats: int, scores: Sequence[int]) -> tuple[int, ...]:
    found = tuple(scores) or (0,) * seats
    if len(found) != seats or any(not 0 <= score < options.target for score in found):
        raise Refusal(f"Give {seats} scores from 0 to {options.target - 1}.", "SAY-23")
    return found


def _rows(seats: int, picks: Sequence[Cards]) -> tuple[Cards, ...]:
    if picks and len(picks) != seats:
        raise Refusal(f"Give the picks of {seats} players, not of {len(picks)}.", "SAY-12")
    return tuple(picks) or ((),) * seats


def _drafted(table: Table, rows: tuple[Cards, ...], laid: Cards) -> Table:
    """The draft played in its order: seat by seat each has made as many picks as the turns that have come."""
    whole, made = DEALT * table.seats, sum(map(len, rows))
    log: list[Pick] = []
    for pick in range(made):
        seat = table.picker(pick)
        at = sum(who == seat for who, _ in log)
        if at >= len(rows[seat]):
            names = ", ".join(f"{LETTERS[s]} {len(row)}" for s, row in enumerate(rows))
            raise Refusal(
                f"Players pick in turn, starting with {LETTERS[table.first]}, so it can't be {names}.", "SAY-12"
            )
        log.append(Pick(seat, rows[seat][at]))
    laid = laid or tuple(card for _, card in log)
    if len(laid) != whole:
        raise Refusal(f"There are {whole} cards on the table at first, not {len(laid)}.", "SAY-5")
    for _, card in log:
        if card not in laid:
            raise Refusal(f"Players pick from the table, and {NAMES[card]} isn't there.", "SAY-12")
    table = table.but(laid=laid, picks=tuple(log), phase="draft")
    return table.but(phase="turn", turner=table.first) if made == whole else table


def _turned(table: Table, turned: Sequence[Turned], me: Seat, five: Cards) -> tuple[Table, Cards]:
    """The turned cards settled in their order, and what I put away."""
    hand, gone = [*five, *table.gained(me)], []
    if len(turned) >= table.stock:
        most = table.stock - 1
        raise Refusal(
            f"At most {count(most, 'turned card')} can be settled, because the round ends with the stock.",
            "SAY-22",
        )
    for card, taker, discard in turned:
        if not -1 <= taker < table.seats:
            raise Refusal(
                f"A turned card is taken by one of A to {LETTERS[table.seats - 1]}, or passed.", "SAY-14"
            )
        if taker == me:
            if discard not in hand:
                raise Refusal(f"Name a card of your hand that you put aside for {NAMES[card]}.", "SAY-14")
            hand[hand.index(discard)] = card
            gone.append(discard)
        elif discard != NO_CARD:
            raise Refusal(
                "You can't name a card that a rival has put aside, because nobody else sees it.", "SAY-14"
            )
        by = table.turner if taker < 0 else taker
        table = table.but(offers=(*table.offers, Offer(table.turner, card, taker)), turner=(by + 1) % table.seats)
    return table, tuple(gone)


def _view(options: Options, me: Seat, table: Table, five: Cards, discards: Cards) -> View:
    hand = {*five, *table.gained(me)} - {*discards}
    mine = [seat == me for seat in range(table.seats)]
    return View.quick(
        options=options,
        me=me,
        table=table,
        hands=tuple(tuple(sorted(hand)) if own else None for own in mine),
        dealt=tuple(tuple(sorted(five)) if own else None for own in mine),
        discards=tuple(discards if own else None for own in mine),
    )
