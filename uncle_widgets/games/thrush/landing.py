"""Where a marker stops: a challenge first, then who stands there, then the Chief (G13, G17)."""

from __future__ import annotations

from uncle_widgets.engine.cards import added, put, without
from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.thrush import events as e
from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.cards import MOST_AGENTS, Card
from uncle_widgets.games.thrush.log import Seen
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.prison import arrested, lay, lift
from uncle_widgets.games.thrush.state import LEAVE, TAKE, Move, Put, Rob, State, Swap
from uncle_widgets.games.thrush.turns import done


def landed(options: Options, state: State, *events: Event) -> Step[State]:
    """A move has ended: an agent there must be challenged (TH-13), unless the bag is full and exempt (G10)."""
    table = state.table
    if table.place in table.agents and not (table.full and options.full_bag == "exempt"):
        event = e.Challenges(table.seat, table.place, table.full)
        return Step(state.but(table=table.but(phase="challenge")), (*events, event))
    return meet(options, state, *events)


def challenged(options: Options, state: State, pips: int) -> Step[State]:
    """The die of a challenge: 1 to 4 wins (TH-14, TH-15)."""
    if pips > 4:
        return arrested(options, state, pips)
    table, seat, place = state.table, state.table.seat, state.table.place
    if table.full:
        return meet(options, state.but(table=table.but(die=pips)), e.LimitHit(seat, pips, place))
    table = table.but(
        die=pips, agents=table.agents - {place}, tokens=put(table.tokens, seat, table.tokens[seat] + 1)
    )
    return meet(options, state.but(table=table), e.Won(seat, pips, place))


def robbable(options: Options, state: State) -> tuple[Move, ...]:
    """What the seat on turn may take from whom it has met (TH-28, TH-29, G14, G15)."""
    table, seat = state.table, state.table.seat
    if table.place == options.board.start:
        return ()
    found: list[Move] = []
    for other, place in enumerate(table.at):
        if other != seat and place == table.place:
            if table.tokens[other] and not table.full:
                found.append(Rob(other, "agent"))
            if table.held[other]:
                found.append(Rob(other, "card"))
    return tuple(found)


def meet(options: Options, state: State, *events: Event) -> Step[State]:
    """Whoever stands there may be robbed of one thing; with nothing to take, nobody is asked (TH-30)."""
    if robbable(options, state):
        return Step(state.but(table=state.table.but(phase="steal")), events)
    return find(options, state, *events)


def robs(options: Options, state: State, move: Rob) -> Step[State]:
    """An agent is taken, or chance is asked for a card."""
    table, seat, victim = state.table, state.table.seat, move.victim
    if move.what == "card":
        return Step(state.but(table=table.but(phase="robbed", victim=victim)), (e.Robs(seat, victim),))
    tokens = put(put(table.tokens, seat, table.tokens[seat] + 1), victim, table.tokens[victim] - 1)
    return find(options, state.but(table=table.but(tokens=tokens)), e.StoleAgent(seat, victim))


def stolen(options: Options, state: State, card: Card) -> Step[State]:
    """The card that chance drew goes over; both know which (TH-29)."""
    table, seat, victim = state.table, state.table.seat, state.table.victim
    hands = put(state.hands, victim, without(state.hands[victim], card))
    held = put(put(table.held, seat, table.held[seat] + 1), victim, table.held[victim] - 1)
    after = state.but(
        table=table.but(held=held, victim=-1),
        hands=put(hands, seat, added(hands[seat], card)),
        log=state.log.add(Seen("steal", seat, table.turns, "", card, other=victim)),
    )
    return find(options, after, e.StoleCard(seat, victim, card))


def chief_here(options: Options, state: State) -> Place:
    """The Chief space that the marker on turn points to, if a card lies there; else ''."""
    board, table = options.board, state.table
    chief = board.pointers.get(table.place, "")
    return chief if chief and table.chiefs[board.chiefs.index(chief)] else ""


def find(options: Options, state: State, *events: Event) -> Step[State]:
    """A Chief: with three agents one looks (TH-20), with a card one may exchange (TH-25)."""
    table, seat = state.table, state.table.seat
    if not chief_here(options, state) or not (table.full or table.held[seat]):
        return done(options, state, *events)
    looks = table.full or options.exchange_peek
    return Step(state.but(table=table.but(phase="look" if looks else "chief")), events)


def fixed(options: Options, state: State, place: Place, card: Card) -> State:
    """Chance has said which Chief lies on `place`."""
    return state.but(cards=put(state.cards, options.board.chiefs.index(place), card))


def looked(options: Options, state: State, card: Card) -> Step[State]:
    """A look, for this seat alone (TH-20, G35)."""
    table, seat, place = state.table, state.table.seat, chief_here(options, state)
    after = fixed(options, state, place, card).but(
        table=table.but(phase="chief"), log=state.log.add(Seen("look", seat, table.turns, place, card))
    )
    return Step(after, (e.Looked(seat, place, card),))


def choices(options: Options, state: State) -> tuple[Move, ...]:
    """What may be done with the Chief: take it with three agents, exchange it for a held card, or leave it."""
    take = (TAKE,) if state.table.full else ()
    return (*take, *map(Swap, state.hands[state.table.seat]), LEAVE)


def left(options: Options, state: State) -> Step[State]:
    """The Chief stays."""
    table, seat, place = state.table, state.table.seat, chief_here(options, state)
    if table.full or options.exchange_peek:
        state = state.but(log=state.log.add(Seen("leave", seat, table.turns, place)))
    return done(options, state, e.Left(seat, place))


def took(options: Options, state: State) -> Step[State]:
    """The Chief is taken; now three agents must be placed (TH-21, G39)."""
    table, seat, place = state.table, state.table.seat, chief_here(options, state)
    after = lift(options, state, seat, place)
    return Step(
        after.but(table=after.table.but(phase="place"), log=state.log.add(Seen("take", seat, table.turns, place))),
        (e.Took(seat, place),),
    )


def placed(options: Options, state: State, move: Put) -> Step[State]:
    """Three agents go back onto empty intersections (TH-21)."""
    table, seat = state.table, state.table.seat
    table = table.but(
        agents=table.agents | {*move.places}, tokens=put(table.tokens, seat, table.tokens[seat] - MOST_AGENTS)
    )
    return done(options, state.but(table=table), e.Placed(seat, move.places))


def swapped(options: Options, state: State, move: Swap) -> Step[State]:
    """A card is exchanged: who has looked knows for what; who has not, chance is asked (G24)."""
    table, seat, place = state.table, state.table.seat, chief_here(options, state)
    if table.full or options.exchange_peek:
        return exchanged(options, state, seat, place, move.card)
    after = state.but(table=table.but(phase="swap"), giving=move.card)
    return Step(after, (e.Gives(seat, place, move.card),))


def turned(options: Options, state: State, card: Card) -> Step[State]:
    """The card that was exchanged for unseen is this one."""
    place, giving = chief_here(options, state), state.giving
    assert giving is not None
    after = fixed(options, state, place, card).but(giving=None)
    return exchanged(options, after, state.table.seat, place, giving)


def exchanged(options: Options, state: State, seat: Seat, place: Place, card: Card) -> Step[State]:
    """`card` for the one on `place`, which is known by now."""
    got = state.cards[options.board.chiefs.index(place)]
    after = lay(options, lift(options, state, seat, place), seat, place, card)
    log = after.log.add(Seen("swap", seat, state.table.turns, place, card, got))
    return done(options, after.but(log=log), e.Exchanged(seat, place, card, got))
