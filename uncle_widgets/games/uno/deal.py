"""Before the first turn: who sits down, who deals, seven cards each, the first card and its start rule."""

from __future__ import annotations

from uncle_widgets.engine.cards import added, put, taken
from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.uno import events as e
from uncle_widgets.games.uno import modes
from uncle_widgets.games.uno.cards import COLOUR, DECK, HAND, PICK_VALUE, SIGN, WILD, WILD4, Card, Cards
from uncle_widgets.games.uno.options import Options
from uncle_widgets.games.uno.state import Name, Seen, State, Table, Task


def opening(options: Options, seats: int) -> State:
    """The first hand of a match, before anything has happened."""
    nothing = (0,) * seats
    return sit(options, State(Table((), (), nothing, nothing), ((),) * seats))


def sit(options: Options, state: State) -> State:
    """The players of the next hand sit down; where the dealer is not yet known, one is found first."""
    old = state.table
    order = modes.seating(options, len(state.hands), old.hand_number, old.out)
    table = Table(
        agenda=(),
        order=order,
        counts=(0,) * len(state.hands),
        scores=old.scores,
        dealer=old.dealer,
        hand_number=old.hand_number,
        out=old.out,
        sheet=old.sheet,
    )
    none: tuple[Cards, ...] = ((),) * len(state.hands)
    state = State(table, none, takes=none)
    if modes.new_table(options, old.hand_number):
        if options.dealer == "pick":
            return pick(state, order)
        if options.dealer == "random":
            return state.but(table=table.but(agenda=(Task("dealer"),)))
        return deal(state, order[-1])
    if options.next_dealer == "pick":
        return pick(state, order)
    last = old.sheet[-1].out
    if options.next_dealer == "winner" and last in order:
        return deal(state, last)
    if old.dealer in order:
        return deal(state, table.after(old.dealer))
    return deal(state, min(order, key=lambda seat: (seat - old.dealer) % len(state.hands)))


def pick(state: State, seats: tuple[Seat, ...]) -> State:
    """These seats pick a card each, without putting back what was picked (G1)."""
    enough = len(state.stock) >= len(seats)
    stock = state.stock if enough else DECK
    table = state.table.but(agenda=tuple(Task("pick", seat) for seat in seats), tied=seats, draw_count=len(stock))
    return state.but(table=table, stock=stock)


def deal(state: State, dealer: Seat) -> State:
    """Shuffle all 108; the dealer's left gets the first card."""
    table = state.table.but(dealer=dealer, draw_count=len(DECK))
    agenda = (Task("deal", table.after(dealer), HAND * len(table.order)),)
    return state.but(table=table.but(agenda=agenda), stock=DECK)


def picked(options: Options, state: State, card: Card) -> Step[State]:
    table = state.table
    seat = table.seat
    table = table.but(agenda=table.agenda[1:], picks=(*table.picks, (seat, card)), draw_count=table.draw_count - 1)
    state = state.but(table=table, stock=taken(state.stock, card))
    events: list[Event] = [e.Picked(seat, card, PICK_VALUE[card])]
    if not table.agenda:
        best = max(PICK_VALUE[card] for _, card in table.picks[-len(table.tied) :])
        leaders = tuple(s for s, c in table.picks[-len(table.tied) :] if PICK_VALUE[c] == best)
        if len(leaders) > 1:
            events.append(e.PickAgain(None, leaders))
            state = pick(state, leaders)
        else:
            events.append(e.DealerChosen(leaders[0], True))
            state = deal(state, leaders[0])
    return Step(state, tuple(events))


def dealer(options: Options, state: State, seat: Seat) -> Step[State]:
    return Step(deal(state, seat), (e.DealerChosen(seat, False),))


def dealt(options: Options, state: State, card: Card) -> Step[State]:
    table, hands = state.table, state.hands
    _, seat, n, _ = table.agenda[0]
    events: tuple[Event, ...] = (e.Dealt(seat, card),)
    if table.draw_count == len(DECK):
        events = (e.HandStarts(table.dealer, table.hand_number + 1, table.order), *events)
    table = table.but(
        agenda=(Task("deal", table.after(seat), n - 1) if n > 1 else Task("first", table.dealer),),
        counts=put(table.counts, seat, table.counts[seat] + 1),
        draw_count=table.draw_count - 1,
    )
    hands = put(hands, seat, added(hands[seat], card))
    return Step(state.but(table=table, hands=hands, stock=taken(state.stock, card)), events)


def first(options: Options, state: State, card: Card) -> Step[State]:
    """Turn up the first discard; an action card has its start rule (SET-4)."""
    table = state.table
    left = table.after(table.dealer)
    if card == WILD4:
        table = table.but(log=(*table.log, Seen("return", -1, card)))
        return Step(state.but(table=table), (e.FirstCard(left, card, "UNO-WD4-4"),))
    turn = Task("turn", left)
    changes: dict[str, object] = {"agenda": (turn,)}
    events: list[Event] = []
    match SIGN[card]:
        case "+2":
            changes["agenda"] = (Task("draw", left, 2, "UNO-D2-3"), Task("turn", table.after(left)))
            events = [e.FirstCard(left, card, "UNO-D2-3"), e.Skipped(left, "UNO-D2-3")]
        case "<>":
            changes = {"agenda": (Task("turn", table.dealer),), "direction": -1}
            events = [e.FirstCard(table.dealer, card, "UNO-REV-3"), e.Reversed(table.dealer, -1)]
        case "x":
            changes["agenda"] = (Task("turn", table.after(left)),)
            events = [e.FirstCard(left, card, "UNO-SKIP-3"), e.Skipped(left, "UNO-SKIP-3")]
        case "w":
            changes["agenda"] = (Task("colour", left), turn)
            events = [e.FirstCard(left, card, "UNO-WILD-3")]
        case _:
            events = [e.FirstCard(left, card, "")]
    changes |= {"discards": (card,), "top": card, "colour": COLOUR[card], "draw_count": table.draw_count - 1}
    table = table.but(log=(*table.log, Seen("first", -1, card)), **changes)
    return Step(state.but(table=table, stock=taken(state.stock, card)), tuple(events))


def name(options: Options, state: State, move: Name) -> Step[State]:
    table = state.table
    events = (e.ColourNamed(table.seat, move.colour, WILD, True),)
    return Step(state.but(table=table.but(colour=move.colour, agenda=table.agenda[1:])), events)
