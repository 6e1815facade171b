"""The deal, the tableau and the draft."""

from __future__ import annotations

from uncle_widgets.engine.cards import added, put, taken
from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.say_uncle import events as e
from uncle_widgets.games.say_uncle.cards import DEALT, DECK, Card, Cards
from uncle_widgets.games.say_uncle.options import Options
from uncle_widgets.games.say_uncle.state import Pick, State, Table


def opening(options: Options, seats: int) -> State:
    """The start of a match: the last seat deals, or chance says who does (G8)."""
    table = Table(seats, (0,) * seats, snake=options.snake_draft)
    if options.first_dealer == "random":
        return _bare(table.but(phase="dealer"))
    return deal_by(options, table, seats - 1)


def deal_by(options: Options, table: Table, dealer: Seat) -> State:
    """A new round: the whole pack is shuffled, and nothing is dealt yet."""
    fresh = Table(
        table.seats,
        table.scores,
        phase="lay" if options.blind_draft else "deal",
        dealer=dealer,
        round=table.round,
        snake=options.snake_draft,
    )
    return _bare(fresh)


def _bare(table: Table) -> State:
    nothing: tuple[Cards, ...] = ((),) * table.seats
    return State(table, nothing, nothing, nothing)


def started(table: Table) -> tuple[Event, ...]:
    """What is told before the first card of a round."""
    if table.undealt < len(DECK):
        return ()
    return (e.RoundStarted(table.dealer, table.round + 1),)


def deal(options: Options, state: State, card: Card) -> Step[State]:
    """A card face down to the next seat (SAY-3)."""
    table, seat = state.table, state.table.seat
    events = (*started(table), e.Dealt(seat, card))
    table = table.but(dealt=table.dealt + 1)
    if table.dealt == DEALT * table.seats:
        table = table.but(phase="turn", turner=table.first) if table.picks else table.but(phase="lay")
    return Step(
        state.but(
            table=table,
            hands=put(state.hands, seat, added(state.hands[seat], card)),
            dealt=put(state.dealt, seat, added(state.dealt[seat], card)),
            bag=taken(state.bag, card),
        ),
        events,
    )


def lay(options: Options, state: State, card: Card) -> Step[State]:
    """A card of the tableau, face up (SAY-5); for three players one is burnt first (SAY-4)."""
    table = state.table
    events: tuple[Event, ...] = (e.LaidOut(None, card),)
    if not table.laid:
        events = (*started(table), *((e.Burned(None),) if table.burnt else ()), *events)
    table = table.but(laid=(*table.laid, card))
    if len(table.laid) == DEALT * table.seats:
        table = table.but(phase="draft")
    return Step(state.but(table=table, bag=taken(state.bag, card)), events)


def draft(options: Options, state: State, card: Card) -> Step[State]:
    """A card from the tableau to a hand (SAY-12). Where the draft was blind, the hands are dealt after it."""
    table, seat = state.table, state.table.seat
    table = table.but(picks=(*table.picks, Pick(seat, card)))
    left = DEALT * table.seats - len(table.picks)
    if not left:
        table = table.but(phase="deal") if not table.dealt else table.but(phase="turn", turner=table.first)
    hands = put(state.hands, seat, added(state.hands[seat], card))
    return Step(state.but(table=table, hands=hands), (e.Drafted(seat, card, left),))
