"""A hand of UNO: a card laid and what it does, a wrong card, a suggestion; and what follows of itself."""

from __future__ import annotations

from uncle_widgets.engine.cards import put, taken
from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.uno import challenge, deal, draw, modes, window
from uncle_widgets.games.uno import events as e
from uncle_widgets.games.uno.cards import COLOUR, NUMBERS, SIGN, WILD, WILD4
from uncle_widgets.games.uno.options import Options
from uncle_widgets.games.uno.state import TURN, Lay, Penalty, Seen, State, Table, Task, Wrong
from uncle_widgets.games.words import count


def lay(options: Options, state: State, move: Lay) -> Step[State]:
    """A card that may be laid goes on the discards, and its rule sets what follows."""
    table = state.table
    phase, seat, due, _ = table.agenda[0]
    card = move.card
    hand = taken(state.hands[seat], card)
    left = len(hand)
    drawn = phase == "drawn"
    colour = move.colour or COLOUR[card]
    events: list[Event] = [e.Played(seat, card, drawn)]
    if move.colour:
        events.append(e.ColourNamed(seat, colour, card))
    owing = None
    if left == 1 and options.uno_call != "off":
        if options.uno_call == "window" and (options.forget or not move.call):
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
        agenda = TURN[table.after(seat)]
        if owing is not None:
            agenda = window.opened(options, owing, (), agenda[0])
    else:
        direction, agenda = _effect(options, table, seat, SIGN[card], due, owing, events)
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
    return Step(state, tuple(events))


def _effect(
    options: Options, table: Table, seat: Seat, sign: str, due: int, owing: Seat | None, events: list[Event]
) -> tuple[int, tuple[Task, ...]]:
    """What the action card that `seat` lays does: the direction of play and the agenda.
    `due` is what an answered stack already holds (G14)."""
    struck, direction = table.after(seat), table.direction
    two = table.two_handed
    if sign == "x" or (sign == "<>" and two):
        events.append(e.Skipped(struck, "UNO-SKIP-1" if not two else "UNO-2P-2" if sign == "x" else "UNO-2P-1"))
        return direction, window.opened(options, owing, (), Task("turn", table.after(seat, 2)))
    if sign == "<>":
        events.append(e.Reversed(seat, -direction))
        return -direction, window.opened(options, owing, (), Task("turn", table.after(seat, -1)))
    due += 2 if sign == "+2" else 4
    answer = Task("answer", struck, due, sign)
    if options.stacking:  # to answer with a card is to begin a turn, so the window comes first
        asking = (Task("ask", seat),) if owing is not None else ()
        return direction, (*asking, answer)
    if sign == "w+4":
        return direction, (answer,)
    return direction, challenge.struck(options, table, struck, due, sign, owing, events)


def wrong(options: Options, state: State, move: Wrong) -> Step[State]:
    """A card that does not fit comes back, with two more, and the turn is over (PEN-5, G40)."""
    table = state.table
    seat = table.seat
    events: list[Event] = [e.TakenBack(seat, move.card, "UNO-PEN-5")]
    agenda = TURN[table.after(seat)]
    idle = table.idle
    if state.stock or len(table.discards) > 1:
        agenda = (Task("draw", seat, 2, "UNO-PEN-5"), *agenda)
    else:
        idle += 1
        events.append(e.NothingToDraw(seat))
        if idle >= len(table.order):
            agenda = (Task("score"),)
    table = table.but(
        agenda=agenda, turns=table.turns + 1, idle=idle, log=(*table.log, Seen("wrong", seat, move.card))
    )
    return Step(state.but(table=table), tuple(events))


def penalty(options: Options, state: State, move: Penalty) -> Step[State]:
    table = state.table
    table = table.but(agenda=(Task("draw", move.seat, 2, "UNO-PEN-4"), *table.agenda), reported=table.turns)
    return Step(state.but(table=table), (e.Suggested(move.seat),))


def follow(options: Options, step: Step[State]) -> Step[State]:
    """Carry out what needs neither a choice nor chance: empty draws, the score, the limit of turns."""
    state, events = step.state, list(step.events)
    while not waits(options, state):
        task = state.table.agenda[0]
        if task.phase == "turn":
            why = f"unfinished after {count(options.max_turns, 'turn')}"
            events.append(e.MatchOver(None, (), why, "G37"))
            state = state.but(table=state.table.but(agenda=(Task("over"),), why=why))
        elif task.phase == "draw":
            state = draw.restock(state, events)
            if not state.stock:
                events.append(e.NothingToDraw(task.seat))
                state = state.but(table=state.table.but(agenda=state.table.agenda[1:]))
        else:
            out = task.seat if task.seat >= 0 else None
            table, scored = modes.score(options, state.table, state.hands, out)
            events += scored
            state = state.but(table=table.but(agenda=(Task("over"),)) if table.why else table)
            if not table.why:
                state = deal.sit(options, state)
    return Step(state, tuple(events))


def waits(options: Options, state: State) -> bool:
    """Whether the first item of the agenda needs a choice or chance, or nothing more can come."""
    table = state.table
    phase = table.agenda[0].phase
    if phase == "turn":
        return table.turns < options.max_turns
    return bool(state.stock) if phase == "draw" else phase != "score"
