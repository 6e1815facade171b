"""One hand of UNO: what each move does. Every function carries out the first item of the agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uncle_widgets.engine.cards import put
from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.uno import events as e
from uncle_widgets.games.uno import modes
from uncle_widgets.games.uno.state import (
    CHALLENGE,
    COLOUR,
    DECK,
    FIT,
    FORGETS,
    HAND,
    NUMBERS,
    SEES,
    SIGN,
    WILD,
    WILD4,
    Act,
    Ask,
    Card,
    Cards,
    Name,
    Penalty,
    Play,
    Seen,
    Shown,
    State,
    Table,
    Task,
    Wrong,
    bluff,
    less,
    more,
)

if TYPE_CHECKING:
    from uncle_widgets.games.uno.rules import Uno


def sit(game: Uno, state: State, events: list[Event]) -> State:
    """The players of the next hand sit down; where the dealer is not yet known, he is found first."""
    old = state.table
    order = modes.seating(game, old.hand_number, old.out)
    table = Table(
        agenda=(),
        order=order,
        counts=(0,) * game.seats,
        scores=old.scores,
        dealer=old.dealer,
        hand_number=old.hand_number,
        out=old.out,
        sheet=old.sheet,
    )
    none: tuple[Cards, ...] = ((),) * game.seats
    state = State(table, none, takes=none)
    if modes.new_table(game, old.hand_number):
        if game.options.dealer == "pick":
            return pick(state, order)
        if game.options.dealer == "random":
            return state.but(table=table.but(agenda=(Task("dealer"),)))
        return deal(state, order[-1])
    if game.options.next_dealer == "pick":
        return pick(state, order)
    last = old.sheet[-1].out
    if game.options.next_dealer == "winner" and last in order:
        return deal(state, last)
    if old.dealer in order:
        return deal(state, table.after(old.dealer))
    return deal(state, min(order, key=lambda seat: (seat - old.dealer) % game.seats))


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


def picked(game: Uno, state: State, card: Card) -> Step[State]:
    table = state.table
    seat = table.seat
    table = table.but(agenda=table.agenda[1:], picks=(*table.picks, (seat, card)), draw_count=table.draw_count - 1)
    state = state.but(table=table, stock=less(state.stock, card))
    events: list[Event] = [e.Picked(seat, card, pick_value(card))]
    if not table.agenda:
        best = max(pick_value(card) for _, card in table.picks[-len(table.tied) :])
        leaders = tuple(s for s, c in table.picks[-len(table.tied) :] if pick_value(c) == best)
        if len(leaders) > 1:
            events.append(e.PickAgain(None, leaders))
            state = pick(state, leaders)
        else:
            events.append(e.DealerChosen(leaders[0], True))
            state = deal(state, leaders[0])
    return Step(state, tuple(events))


def pick_value(card: Card) -> int:
    """What a card counts in the pick for the deal: action cards nothing (SET-1, G2)."""
    return int(SIGN[card]) if SIGN[card] in NUMBERS else 0


def dealer(game: Uno, state: State, seat: Seat) -> Step[State]:
    return Step(deal(state, seat), (e.DealerChosen(seat, False),))


def dealt(game: Uno, state: State, card: Card) -> Step[State]:
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
    hands = put(hands, seat, more(hands[seat], card))
    return Step(state.but(table=table, hands=hands, stock=less(state.stock, card)), events)


def first(game: Uno, state: State, card: Card) -> Step[State]:
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
    return follow(game, state.but(table=table, stock=less(state.stock, card)), events)


def name(game: Uno, state: State, move: Name) -> Step[State]:
    table = state.table
    events = (e.ColourNamed(table.seat, move.colour, WILD, True),)
    return Step(state.but(table=table.but(colour=move.colour, agenda=table.agenda[1:])), events)


def lay(game: Uno, state: State, move: Play) -> Step[State]:
    """A card that may be laid goes on the discards, and its rule sets what follows."""
    table = state.table
    phase, seat, due, _ = table.agenda[0]
    card = move.card
    hand = less(state.hands[seat], card)
    left = len(hand)
    drawn = phase == "drawn"
    colour = move.colour or COLOUR[card]
    events: list[Event] = [e.Played(seat, card, drawn)]
    if move.colour:
        events.append(e.ColourNamed(seat, colour, card))
    owing = None
    if left == 1 and game.options.uno_call != "off":
        if game.options.uno_call == "window" and (game.options.forget or not move.call):
            owing = seat
        if owing is None:
            events.append(e.UnoCalled(seat, False))
        elif not move.call:
            events.append(e.CallMissed(seat))
    direction = table.direction
    agenda: tuple[Task, ...]
    if not left:
        draws = {"+2": 2, "w+4": 4}.get(SIGN[card], 0)
        draws += due if draws else 0
        events.append(e.WentOut(seat, draws))
        agenda = (Task("score", seat),)
        if draws:
            agenda = (Task("draw", table.after(seat), draws, "UNO-GO-4"), *agenda)
    elif SIGN[card] in NUMBERS or card == WILD:
        agenda = (Task("turn", table.after(seat)),)
        if owing is not None:
            agenda = _with_window(game, owing, (), agenda[0])
    else:
        direction, agenda = _effect(game, table, seat, SIGN[card], due, owing, events)
    if owing is not None and move.call:
        agenda = (Task("memory", seat), *agenda)
    table = table.but(
        agenda=agenda,
        counts=put(table.counts, seat, left),
        discards=(*table.discards, card),
        top=card,
        colour=colour,
        direction=direction,
        before=(table.top, table.colour),
        layer=seat,
        log=(*table.log, Seen("drawn" if drawn else "play", seat, card)),
        turns=table.turns + (not drawn),
        idle=0,
        owing=owing,
    )
    hands = put(state.hands, seat, hand)
    state = state.but(table=table, hands=hands, drawn="", held=hand if card == WILD4 else ())
    return follow(game, state, events)


def _effect(
    game: Uno, table: Table, seat: Seat, sign: str, due: int, owing: Seat | None, events: list[Event]
) -> tuple[int, tuple[Task, ...]]:
    """What the action card that `seat` lays does: the direction of play and the agenda.
    `due` is what an answered stack already holds (G14)."""
    struck, direction = table.after(seat), table.direction
    two = table.two_handed
    if sign == "x" or (sign == "<>" and two):
        events.append(e.Skipped(struck, "UNO-SKIP-1" if not two else "UNO-2P-2" if sign == "x" else "UNO-2P-1"))
        return direction, _with_window(game, owing, (), Task("turn", table.after(seat, 2)))
    if sign == "<>":
        events.append(e.Reversed(seat, -direction))
        return -direction, _with_window(game, owing, (), Task("turn", table.after(seat, -1)))
    due += 2 if sign == "+2" else 4
    answer = Task("answer", struck, due, sign)
    if game.options.stacking:  # to answer with a card is to begin a turn, so the window comes first
        window = (Task("ask", seat),) if owing is not None else ()
        return direction, (*window, answer)
    if sign == "w+4":
        return direction, (answer,)
    return direction, _struck(game, table, struck, due, sign, owing, events)


def _struck(
    game: Uno, table: Table, seat: Seat, n: int, sign: str, owing: Seat | None, events: list[Event]
) -> tuple[Task, ...]:
    """`seat` draws `n` cards and misses his turn."""
    rule = "UNO-D2-1" if sign == "+2" else "UNO-WD4-1"
    events.append(e.Skipped(seat, "UNO-2P-3" if table.two_handed else rule))
    return _with_window(game, owing, (Task("draw", seat, n, rule),), Task("turn", table.after(seat)))


def _with_window(game: Uno, owing: Seat | None, draws: tuple[Task, ...], turn: Task) -> tuple[Task, ...]:
    """The catch window, if a call is owing, closes at the next player's first card (PEN-3, G22)."""
    window = (Task("ask", owing),) if owing is not None else ()
    return (*draws, *window, turn) if game.options.forced_draw_keeps_window else (*window, *draws, turn)


def answer(game: Uno, state: State, move: Act) -> Step[State]:
    """Who is struck by a Wild Draw Four (or a stack) accepts or challenges."""
    table = state.table
    _, seat, n, sign = table.agenda[0]
    events: list[Event] = []
    if move != CHALLENGE:
        events.append(e.Accepted(seat, n, table.top))
        agenda = _struck(game, table, seat, n, sign, table.owing, events)
        return follow(game, state.but(table=table.but(agenda=agenda), held=()), events)
    by, colour = table.layer, table.before[1]
    guilty = bluff(state.held, colour)
    events.append(e.Challenged(seat, by, guilty, colour, state.held))
    if state.hands[by] == state.held:  # not where a caught stacker has drawn since
        table = table.but(log=(*table.log, Seen("some" if guilty else "none", by, colour)))
    state = state.but(shown=(*state.shown, Shown(seat, by, state.held, len(table.log))), held=())
    if not guilty:
        events.append(e.Skipped(seat, "UNO-2P-3" if table.two_handed else "UNO-PEN-7"))
        draws, turn = Task("draw", seat, n + 2, "UNO-PEN-7"), Task("turn", table.after(seat))
    else:
        draws, turn = Task("draw", by, n, "UNO-PEN-6"), Task("turn", seat)
        if game.options.guilty == "b":
            turn = Task("turn", table.after(seat))
            events.append(e.Skipped(seat, "G17"))
        elif game.options.guilty == "c":
            state, table = _back(state, table, by, events)
    agenda = _with_window(game, table.owing, (draws,), turn)
    return follow(game, state.but(table=table.but(agenda=agenda)), events)


def _back(state: State, table: Table, by: Seat, events: list[Event]) -> tuple[State, Table]:
    """The Wild Draw Four returns to the hand, the colour before it to the pile (G17, reading c)."""
    events.append(e.TakenBack(by, WILD4, "G17"))
    table = table.but(
        counts=put(table.counts, by, table.counts[by] + 1),
        discards=table.discards[:-1],
        top=table.before[0],
        colour=table.before[1],
        owing=None,
        log=(*table.log, Seen("undo", by, WILD4)),
    )
    return state.but(hands=put(state.hands, by, more(state.hands[by], WILD4))), table


def want(game: Uno, state: State, move: Act) -> Step[State]:
    """Draw in one's turn, by need or by choice."""
    table = state.table
    seat = table.seat
    events: list[Event] = []
    state = restock(state, events)
    table = state.table.but(turns=table.turns + 1)
    if state.stock:
        return Step(state.but(table=table.but(agenda=(Task("take", seat),))), tuple(events))
    events.append(e.NothingToDraw(seat))
    table = table.but(idle=table.idle + 1, agenda=(Task("turn", table.after(seat)),))
    if table.idle >= len(table.order):
        table = table.but(agenda=(Task("score"),))
    return follow(game, state.but(table=table), events)


def take(game: Uno, state: State, card: Card) -> Step[State]:
    """The card drawn in a turn; the step that shows what is done with it always follows."""
    seat, colour = state.table.seat, state.table.colour
    events: list[Event] = [e.TurnDraw(seat, card)]
    state = restock(_gain(state, seat, card), events)
    on = game.options.draw_until and card not in FIT[state.table.top, colour] and state.stock
    agenda = (Task("take" if on else "drawn", seat),)
    return Step(state.but(table=state.table.but(agenda=agenda, idle=0), drawn=card), tuple(events))


def keep(game: Uno, state: State, move: Act) -> Step[State]:
    table = state.table
    seat = table.seat
    state = state.but(table=table.but(agenda=(Task("turn", table.after(seat)),)), drawn="")
    return follow(game, state, [e.Kept(seat)])


def forced(game: Uno, state: State, card: Card) -> Step[State]:
    task, *rest = state.table.agenda
    events: list[Event] = [e.Forced(task.seat, card, task.why, task.n - 1)]
    state = restock(_gain(state, task.seat, card), events)
    agenda = (task._replace(n=task.n - 1), *rest) if task.n > 1 else tuple(rest)
    return follow(game, state.but(table=state.table.but(agenda=agenda)), events)


def _gain(state: State, seat: Seat, card: Card) -> State:
    """`seat` takes `card` off the draw pile."""
    table = state.table
    table = table.but(
        counts=put(table.counts, seat, table.counts[seat] + 1),
        draw_count=table.draw_count - 1,
        log=(*table.log, Seen("take", seat)),
    )
    hands = put(state.hands, seat, more(state.hands[seat], card))
    takes = put(state.takes, seat, (*state.takes[seat], card))
    return state.but(table=table, hands=hands, stock=less(state.stock, card), takes=takes)


def restock(state: State, events: list[Event]) -> State:
    """Where the draw pile is empty, all discards but the top one become it (GO-5, G9)."""
    table = state.table
    if state.stock or len(table.discards) < 2:
        return state
    stock: Cards = tuple(sorted(table.discards[:-1]))
    events.append(e.Reshuffled(None, len(stock)))
    log = (*table.log, Seen("reshuffle", -1))
    table = table.but(discards=table.discards[-1:], draw_count=len(stock), log=log)
    return state.but(table=table, stock=stock, takes=((),) * len(state.takes))


def memory(game: Uno, state: State, move: Act) -> Step[State]:
    """Chance decides whether a call that was meant is made (option forget)."""
    table = state.table
    table = table.but(agenda=table.agenda[1:])
    if move == FORGETS:
        return follow(game, state.but(table=table), [e.CallMissed(table.layer)])
    return follow(game, state.but(table=_closed(table)), [e.UnoCalled(table.layer, False)])


def ask(game: Uno, state: State, move: Ask) -> Step[State]:
    table = state.table
    asked = (*table.asked, move.seat)
    rest = table.agenda if len(asked) < len(table.order) else table.agenda[1:]
    phase = Task("window" if game.options.notice == 100 else "notice", move.seat)
    return Step(state.but(table=table.but(asked=asked, agenda=(phase, *rest))), (e.Asked(move.seat),))


def notice(game: Uno, state: State, move: Act) -> Step[State]:
    """Chance decides whether the seat asked notices the missing call (option notice)."""
    table = state.table
    seen = e.Noticed(table.seat, move == SEES)
    if move == SEES:
        agenda = (Task("window", table.seat), *table.agenda[1:])
        return Step(state.but(table=table.but(agenda=agenda)), (seen,))
    return _next_asked(game, state, [seen])


def window(game: Uno, state: State, move: Act) -> Step[State]:
    """Call late, catch, or say nothing."""
    table = state.table
    seat, owing = table.seat, table.owing
    assert owing is not None
    match move.word:
        case "uno":
            return follow(game, state.but(table=_closed(table)), [e.UnoCalled(seat, True)])
        case "catch":
            table = _closed(table)
            table = table.but(agenda=(Task("draw", owing, 2, "UNO-GO-2"), *table.agenda))
            return follow(game, state.but(table=table), [e.Caught(owing, seat)])
    return _next_asked(game, state, [e.LetPass(seat)])


def _next_asked(game: Uno, state: State, events: list[Event]) -> Step[State]:
    table = state.table.but(agenda=state.table.agenda[1:])
    if table.phase != "ask" and table.owing is not None:
        events.append(e.WindowClosed(table.owing))
        table = _closed(table)
    return follow(game, state.but(table=table), events)


def _closed(table: Table) -> Table:
    agenda = tuple(task for task in table.agenda if task.phase not in ("ask", "window"))
    return table.but(agenda=agenda, owing=None, asked=())


def wrong(game: Uno, state: State, move: Wrong) -> Step[State]:
    """A card that does not fit comes back, with two more, and the turn is over (PEN-5)."""
    table = state.table
    seat = table.seat
    agenda = (Task("draw", seat, 2, "UNO-PEN-5"), Task("turn", table.after(seat)))
    table = table.but(agenda=agenda, turns=table.turns + 1, log=(*table.log, Seen("wrong", seat, move.card)))
    return follow(game, state.but(table=table), [e.TakenBack(seat, move.card, "UNO-PEN-5")])


def penalty(game: Uno, state: State, move: Penalty) -> Step[State]:
    table = state.table
    table = table.but(agenda=(Task("draw", move.seat, 2, "UNO-PEN-4"), *table.agenda), reported=table.turns)
    return follow(game, state.but(table=table), [e.Suggested(move.seat)])


def follow(game: Uno, state: State, events: list[Event]) -> Step[State]:
    """Carry out what needs neither a choice nor chance: empty draws, the score, the limit of turns."""
    while True:
        task = state.table.agenda[0]
        if task.phase == "turn":
            if state.table.turns < game.options.max_turns:
                break
            why = f"unfinished after {game.options.max_turns:,} turns"
            events.append(e.MatchOver(None, (), why, "G37"))
            state = state.but(table=state.table.but(agenda=(Task("over"),), why=why))
        elif task.phase == "draw":
            state = restock(state, events)
            if state.stock:
                break
            events.append(e.NothingToDraw(task.seat))
            state = state.but(table=state.table.but(agenda=state.table.agenda[1:]))
        elif task.phase == "score":
            out = task.seat if task.seat >= 0 else None
            table, scored = modes.score(game, state.table, state.hands, out)
            events += scored
            if table.why:
                state = state.but(table=table.but(agenda=(Task("over"),)))
            else:
                state = sit(game, state.but(table=table), events)
        else:
            break
    return Step(state, tuple(events))
