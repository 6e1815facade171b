"""One turn at every table: a card laid and what it does, or a card drawn; see `hand.py` and `draw.py` beside.

Nobody challenges in lockstep, and nobody lays a wrong card: these players never do.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.uno.cards import COLOURS
from uncle_widgets.games.uno.lockstep import bits, choose, window
from uncle_widgets.games.uno.lockstep.bits import Ints, which
from uncle_widgets.games.uno.lockstep.tables import BROKEN, Tables


def turn(tables: Tables) -> None:
    """A turn at every table with a hand under way; with `stacking` perhaps the answer to a stack."""
    live, faces = tables.live, tables.faces
    tables.clock += 1
    at = tables.base + tables.seating.seat.take(tables.places)
    first, second = tables.first.take(at), tables.second.take(at)
    legal = bits.LEGAL.take(faces)
    fits, twins = first & legal, second & legal
    four = which((fits & bits.WILD4S) != 0)
    holds = ((first.take(four) | second.take(four)) & bits.SAME.take(faces.take(four))) != 0
    lays = choose.dares(tables, four, holds)
    fits[four[holds & ~lays]] &= ~bits.WILD4S
    fits[four[lays]] &= bits.WILD4S
    twins[four[lays]] = 0
    count = np.bitwise_count(fits)
    count += np.bitwise_count(twins)
    count *= live
    rows, stuck = which(count > 0), which(live > count)
    cards = choose.cards(tables, rows, fits.take(rows), twins.take(rows))
    if tables.options.stacking:
        stuck = accept(tables, stuck)
    if stuck.size:
        drew, drawn = draw(tables, stuck, at.take(stuck))
        rows, cards = np.concatenate((rows, drew)), np.concatenate((cards, drawn))
    if rows.size:
        lay(tables, rows, at.take(rows), cards)
    if tables.clock >= tables.alarm:
        stop(tables)


def stop(tables: Tables) -> None:
    """Break off the hands that have had all their turns (G37, G47), and look again when another may have."""
    most = tables.options.max_turns
    live = tables.live > 0
    tables.finish(which(live & (tables.clock - tables.begun >= most) & (tables.due == 0)), BROKEN)
    oldest = int(tables.begun.min(where=tables.live > 0, initial=tables.clock))
    tables.alarm = max(tables.clock + 1, oldest + most)


def accept(tables: Tables, stuck: Ints) -> Ints:
    """Those of `stuck` that must answer a stack draw it all; returns the others."""
    due = tables.due.take(stuck)
    rows = stuck[due > 0]
    tables.say(rows, "accept")
    places = tables.places.take(rows)
    tables.force(rows, tables.base.take(rows) + tables.seating.seat.take(places), due[due > 0])
    tables.begun[rows] += 1  # a choice, but no turn
    tables.lengths[rows] += 1
    tables.due[rows] = 0
    tables.faces[rows] -= bits.FACES
    onward(tables, rows)
    others: Ints = stuck[due == 0]
    return others


def draw(tables: Tables, rows: Ints, at: Ints) -> tuple[Ints, Ints]:
    """Who has nothing to lay draws; returns the tables where the card drawn is laid at once, and that card."""
    tables.say(rows, "draw")
    if not tables.stock.take(rows).all():
        there = tables.filled(rows)
        onward(tables, rows[~there])
        rows, at = rows[there], at[there]
    cards = tables.draw(rows, at)
    tables.lengths[rows] += 1
    fits = fitting(tables, rows, cards)
    if tables.options.draw_until:
        more = which(~fits & (tables.stock.take(rows) > 0))
        while more.size:
            cards[more] = tables.draw(rows[more], at[more])
            fits[more] = fitting(tables, rows[more], cards[more])
            more = more[~fits[more] & (tables.stock.take(rows[more]) > 0)]
    kept = rows[~fits]
    tables.say(kept, "keep")
    onward(tables, kept)
    return rows[fits], cards[fits]


def fitting(tables: Tables, rows: Ints, cards: Ints) -> NDArray[np.bool_]:
    """Whether each drawn card fits. Who had nothing to lay has none of the colour, so a Wild Draw Four does."""
    found: NDArray[np.bool_] = (bits.BIT.take(cards) & bits.LEGAL.take(tables.faces.take(rows))) != 0
    return found


def onward(tables: Tables, rows: Ints) -> None:
    """It is the next seat's turn."""
    tables.places[rows] = tables.seating.after(tables.places.take(rows))


def lay(tables: Tables, rows: Ints, at: Ints, cards: Ints) -> None:
    """These cards go on the discards, out of hands `at`, and do what they do."""
    options = tables.options
    faces = bits.FACE.take(cards)
    wild = which(faces >= bits.FIRST_WILD)
    if wild.size:
        faces[wild] += choose.colours(tables, rows.take(wild), at.take(wild))
    tables.give(at, cards)
    tables.tops[rows] = cards
    tables.faces[rows] = faces
    gone = tables.first.take(at) == 0
    maybe = which(gone)
    if maybe.size:
        gone[maybe] = tables.second.take(at.take(maybe)) == 0
    if tables.said is not None:
        tables.say(rows, told(cards, faces, (tables.left(at) == 1) & tables.calls))
    does, places = bits.DOES.take(cards), tables.places.take(rows)
    draws = which(does >= bits.DRAW2)
    if options.stacking:
        answered = gone[draws]
        stack(tables, rows[draws[~answered]], cards[draws[~answered]])
        does[draws[~answered]] = bits.PLAIN
        draws = draws[answered]
    tables.places[rows] = tables.seating.after(places, does)
    owing = rows[:0]
    if tables.forget:
        last = which(tables.left(at) == 1)
        owing = last[window.forgotten(tables, rows[last])]
    four = draws[(does.take(draws) == bits.DRAW4) & ~gone.take(draws)]
    tables.lengths[rows[four]] += 1
    tables.say(rows[four], "accept")
    if owing.size and not options.forced_draw_keeps_window:
        window.opened(tables, rows[owing], at[owing])
    if draws.size:
        struck(tables, rows.take(draws), cards.take(draws), places.take(draws))
    if owing.size and options.forced_draw_keeps_window:
        window.opened(tables, rows[owing], at[owing])
    if maybe.size:
        out = which(gone)
        tables.finish(rows[out], at[out] - tables.base[rows[out]])


def stack(tables: Tables, rows: Ints, cards: Ints) -> None:
    """These draw cards wait for an answer (option stacking)."""
    tables.due[rows] += bits.COSTS.take(cards)
    tables.faces[rows] += bits.FACES


def struck(tables: Tables, rows: Ints, cards: Ints, places: Ints) -> None:
    """The next seats draw two or four, and what a stack held that somebody went out on."""
    counts = bits.COSTS.take(cards)
    if tables.options.stacking:
        counts += tables.due.take(rows)
    victims = tables.seating.seat.take(tables.seating.after(places))
    tables.force(rows, tables.base.take(rows) + victims, counts)


def told(cards: Ints, faces: Ints, calls: Ints) -> Iterator[str]:
    """What is written for cards that are laid, with UNO where it is called."""
    for card, face, call in zip(cards.tolist(), faces.tolist(), calls.tolist(), strict=True):
        colour = f":{COLOURS[face % len(COLOURS)]}" if face >= bits.FIRST_WILD else ""
        yield f"p{bits.CARDS[card]}{colour}{'!' if call else ''}"
