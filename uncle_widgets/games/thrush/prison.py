"""THRUSH HQ: three throws, a double, or a payment (TH-17 to TH-19)."""

from __future__ import annotations

from uncle_widgets.engine.cards import added, put, without
from uncle_widgets.engine.game import Seat, Step
from uncle_widgets.games.thrush import events as e
from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.cards import Card, Pair
from uncle_widgets.games.thrush.log import Seen
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.state import Move, Pay, State
from uncle_widgets.games.thrush.turns import done


def arrested(options: Options, state: State, pips: int) -> Step[State]:
    """A challenge is lost: to THRUSH HQ (TH-15); with jail_pay=immediate one may pay at once."""
    table, seat = state.table, state.table.seat
    place = table.place
    table = table.but(
        at=put(table.at, seat, options.board.thrush_hq), jail=put(table.jail, seat, options.jail_turns), die=pips
    )
    event = e.Jailed(seat, pips, place)
    if options.jail_pay == "immediate" and (table.tokens[seat] or table.held[seat]):
        return Step(state.but(table=table.but(phase="arrest")), (event,))
    return done(options, state.but(table=table), event)


def payments(options: Options, state: State, seat: Seat) -> tuple[Move, ...]:
    """What may be paid: an agent onto any empty intersection, any held card onto any empty Chief space (G46)."""
    table, board = state.table, options.board
    found: list[Move] = []
    if table.tokens[seat]:
        found += [Pay(place) for place in board.crossings if place not in table.agents]
    for card in state.hands[seat]:
        found += [Pay(place, card) for place, lies in zip(board.chiefs, table.chiefs, strict=True) if not lies]
    return tuple(found)


def paid(options: Options, state: State, move: Pay) -> Step[State]:
    """Out at once for an agent or a card (TH-19)."""
    table, seat = state.table, state.table.seat
    free = table.but(at=put(table.at, seat, options.board.start), jail=put(table.jail, seat, 0))
    event = e.Paid(seat, move.place, move.card is None, move.card)
    if move.card is None:
        free = free.but(tokens=put(table.tokens, seat, table.tokens[seat] - 1), agents=table.agents | {move.place})
        return done(options, state.but(table=free), event)
    after = lay(options, state.but(table=free), seat, move.place, move.card)
    log = after.log.add(Seen("pay", seat, table.turns, move.place, move.card))
    return done(options, after.but(log=log), event)


def lay(options: Options, state: State, seat: Seat, place: Place, card: Card) -> State:
    """A held card goes onto an empty Chief space."""
    at, table = options.board.chiefs.index(place), state.table
    return state.but(
        table=table.but(chiefs=put(table.chiefs, at, True), held=put(table.held, seat, table.held[seat] - 1)),
        hands=put(state.hands, seat, without(state.hands[seat], card)),
        cards=put(state.cards, at, card),
    )


def lift(options: Options, state: State, seat: Seat, place: Place) -> State:
    """The card on a Chief space goes into a hand; chance has said which it is."""
    at, table = options.board.chiefs.index(place), state.table
    card = state.cards[at]
    assert card is not None
    return state.but(
        table=table.but(chiefs=put(table.chiefs, at, False), held=put(table.held, seat, table.held[seat] + 1)),
        hands=put(state.hands, seat, added(state.hands[seat], card)),
        cards=put(state.cards, at, -1),
    )


def thrown(options: Options, state: State, pair: Pair) -> Step[State]:
    """A throw in prison: a double frees, and so does the last throw (TH-17, TH-18)."""
    table, seat = state.table, state.table.seat
    double, left = pair[0] == pair[1], table.jail[seat] - 1
    table = table.but(dice=pair, die=0, jail=put(table.jail, seat, 0 if double else left))
    if not double and left:
        return done(options, state.but(table=table), e.JailTurn(seat, pair, left))
    table = table.but(at=put(table.at, seat, options.board.start))
    event = e.Released(seat, "double" if double else "time", pair)
    if double and options.jail_double_moves:
        return Step(state.but(table=table.but(phase="move")), (event,))
    return done(options, state.but(table=table), event)
