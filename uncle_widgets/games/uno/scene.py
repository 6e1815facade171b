"""What a View of UNO looks like. How its events are told stands in `words`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from uncle_widgets.engine.game import LETTERS, Event, Seat
from uncle_widgets.engine.match import Match
from uncle_widgets.engine.values import tells
from uncle_widgets.games import scene as draw
from uncle_widgets.games.race import Race, race
from uncle_widgets.games.uno import events as e
from uncle_widgets.games.uno.cards import COLOUR, COLOURS, DECK, KINDS, NUMBERS, SIGN, WILD4, Card, bluff
from uncle_widgets.games.uno.modes import partner
from uncle_widgets.games.uno.state import Act, Draw, Lay, Move, Name, Penalty, State, View, Wrong
from uncle_widgets.games.uno.words import COLOUR_WORDS, SIGN_WORDS, TELLING, held, named, now, place, said, tell
from uncle_widgets.games.words import a, cited, count, face_down, owner, signed

GLYPHS = {"+2": "draw2", "<>": "reverse", "x": "skip", "w+4": "draw4"}
TEAMS = ("A", "B")


def joins(match: Match[State, Move, View], step: int) -> bool:
    """The deal is one frame; forced cards join the play that forced them, a card drawn in a turn
    the draw. The picks for the deal, the first card and the window stand alone."""
    if not isinstance(match.moves[step - 1], Draw):
        return False
    before = match.steps[step - 1].state.table
    match before.phase:
        case "deal":
            return before.draw_count < 108
        case "draw" | "take":
            return True
    return False


def raced(match: Match[State, Move, View]) -> Race:
    """Points, hand by hand."""
    return race(
        match, joins, "Points, hand by hand", "points",
        lambda state: state.table.scores, lambda state: f"hand {state.table.hand_number + 1}",
    )  # fmt: skip


@cache
def face(card: Card) -> draw.Face:
    sign = SIGN[card]
    text = sign if sign in NUMBERS else ""
    return draw.Face(text=text, colour=COLOUR[card] or "wild", glyph=GLYPHS.get(sign, ""))


def scene(view: View, events: Sequence[Event], names: Sequence[str], moves: Sequence[Move] = ()) -> draw.Scene:
    """The Scene of a View; `events` are what led to it, as its watcher knows them."""
    first, rest = tell(events, view, names)
    return draw.Scene(
        zones=tuple(_zones(view, events, names, moves)),
        place=place(view),
        now=now(view, names),
        said=(first, " ".join(filter(None, (rest, _remembered(view, names) if moves else "")))),
        clauses=cited(events, TELLING),
        board=board(view, names),
        table="round",
        mark=_mark(events),
        turn=view.seat if view.phase in CHOOSING else None,
        alert=_alert(view, names, moves),
        actions=tuple(_actions(view, names, moves)),
        sheet=_sheet(view, names),
        event=happening(events),
    )


def happening(events: Sequence[Event]) -> draw.Happening | None:
    """What the table shows happening: a catch or cards that must be drawn, and the end of a hand or match."""
    found = None
    for event in reversed(events):
        match event:
            case e.MatchOver(winners=winners):
                found = draw.Happening("win", target=f"seat{winners[0]}" if len(winners) == 1 else "")
            case e.Scored(seat=int(seat), written=written) if found is None or found.target == f"seat{seat}":
                found = draw.Happening("win", target=f"seat{seat}", count=written[seat])
            case e.Caught(seat=seat, by=by):
                found = draw.Happening("catch", f"seat{by}", f"seat{seat}", CAUGHT, then=_end(found))
            case e.Forced(seat=seat):
                target, last = f"seat{seat}", found
                more = last.count if last and (last.kind, last.target) == ("draw", target) else 0
                found = draw.Happening("draw", "draw", target, more + 1, then=_end(last))
    return found


CAUGHT = 2
"""Cards that one draws who is caught without a call (UNO-GO-2)."""


def _end(found: draw.Happening | None) -> draw.Happening | None:
    """The win among what follows: only that is shown after another happening."""
    return found if found is None or found.kind == "win" else found.then


def _remembered(view: View, names: Sequence[str]) -> str:
    """A hand that a challenge has just shown: the others may have played on before it could be read."""
    if not view.shown or len(view.table.log) > view.shown[-1].at + 6 + 2 * len(view.table.order):
        return ""
    _, seat, hand, _ = view.shown[-1]
    return f"When you challenged, {names[seat]} held {held(hand)}."


CHOOSING = ("turn", "drawn", "answer", "colour", "window")


def _mark(events: Sequence[Event]) -> int:
    """The scrubber marks the end of a hand with the points it brought."""
    return next((max(max(event.written), 1) for event in events if isinstance(event, e.Scored)), 0)


def _zones(
    view: View, events: Sequence[Event], names: Sequence[str], moves: Sequence[Move]
) -> Iterable[draw.Zone]:
    table = view.table
    for seat in range(view.seats):
        if seat not in table.order and not (seat == view.me or table.phase == "over"):
            continue
        n = view.table.counts[seat]
        teams = view.options.mode in ("partners", "tournament") and seat in table.order
        yield draw.SeatZone(
            id=f"seat{seat}",
            seat=seat,
            name=signed(view, seat, names),
            note=_note(view, seat),
            cards=tuple(_hand(view, seat, names, moves)),
            counters=(
                draw.Count(n, "card" if n == 1 else "cards"),
                draw.Count(view.table.scores[seat], "point" if view.table.scores[seat] == 1 else "points"),
            ),
            me=seat == view.me,
            active=view.phase in CHOOSING and view.seat == seat,
            team=TEAMS[table.order.index(seat) % 2] if teams else "",
            alert="One card" if n == 1 and table.phase != "deal" else "",
        )
    way = "to the left" if table.direction == 1 else "to the right"
    word = COLOUR_WORDS.get(table.colour, "")
    label = f"Play goes {way}." + (f" The colour is {word}." if word else "")
    yield draw.Ring("way", label, art="chevrons", value=word, note=way, direction=table.direction,
                    colour=table.colour, previews=tuple(_previews(view, moves)))  # fmt: skip
    yield _draw_pile(view, moves)
    yield _discards(view, events, names)
    yield from _spread(view)


def _previews(view: View, moves: Sequence[Move]) -> Iterable[draw.Preview]:
    """The way and the colour after each card that may be laid."""
    way = view.table.direction
    for move in moves:
        if isinstance(move, Lay):
            after = -way if SIGN[move.card] == "<>" else way
            note = "to the left" if after == 1 else "to the right"
            yield draw.Preview(str(move), note=note, direction=after, colour=move.colour or COLOUR[move.card])


def _draw_pile(view: View, moves: Sequence[Move]) -> draw.Stack:
    n = view.table.draw_count
    can = any(isinstance(move, Act) and move.word == "draw" for move in moves)
    off = "" if can or not moves else DRAW_OFF.get(view.phase, "You can't draw a card now.")
    spoken = f"draw pile, {count(n)}, face down"
    return draw.Stack(
        "draw", n, "to draw", spoken, draw.Item("draw", spoken) if n else None, move="draw" if can else "", off=off
    )


DRAW_OFF = {
    "drawn": "You've already drawn a card this turn. Play it or keep it (UNO-TURN-7).",
    "answer": "First respond to the card on top.",
    "colour": "Name the colour first (UNO-WILD-3).",
    "window": "First decide about the UNO call.",
}


def _discards(view: View, events: Sequence[Event], names: Sequence[str]) -> draw.Stack:
    n = len(view.table.discards) + view.covered
    if not view.table.top:
        return draw.Stack("discard", 0, "discards", "no discards yet")
    label = "discard" if n == 1 else "discards"
    spoken = f"{said(view.table.top)} on top of {n} {label}"
    if not COLOUR[view.table.top] and view.table.colour:
        spoken += f", {COLOUR_WORDS[view.table.colour]} named"
    played = next((x for x in reversed(events) if isinstance(x, e.Played)), None)
    origin = f"h{played.seat}.0" if played else "draw" if any(isinstance(x, e.FirstCard) for x in events) else ""
    return draw.Stack("discard", n, label, spoken, draw.Item("top", spoken, face(view.table.top), origin=origin))


ORDER = (*NUMBERS, "x", "<>", "+2", "w", "w+4")
"""Signs as they are spread."""
SPREAD = {
    colour or "wild": tuple(
        sorted((card for card in KINDS if COLOUR[card] == colour), key=lambda c: ORDER.index(SIGN[c]))
    )
    for colour in (*COLOURS, "")
}


def _kind(card: Card) -> str:
    """What a card is called among those of its colour: 'W' for a Wild."""
    shown = face(card)
    return shown.glyph or shown.text or "W"


KIND_KEY: Mapping[Card, str] = {card: f"seen.{COLOUR[card] or 'wild'}.{_kind(card)}" for card in KINDS}
"""The item of each kind of card where all are spread."""


def _spread(view: View) -> Iterable[draw.Kinds]:
    """All 108 cards by colour and value, as this watcher knows them."""
    unseen, gone = view.copies, Counter(view.table.discards)
    held = Counter(card for hand in view.hands if hand for card in hand)
    others = any(hand for seat, hand in enumerate(view.hands) if seat != view.me)
    of, whose = "top" if view.table.top else "draw", "in hands" if others else "yours"
    for colour, cards in SPREAD.items():
        hidden, laid, seen = ("".join(str(each[card]) for card in cards) for each in (unseen, gone, held))
        name = COLOUR_WORDS.get(colour, colour).capitalize()
        label = f"{name}: {sum(map(int, hidden))} of {sum(map(int, hidden + laid + seen))} hidden"
        yield draw.Kinds(f"seen.{colour}", label, colour, tuple(map(_kind, cards)), hidden, laid, seen, of, whose)


def _hand(view: View, seat: Seat, names: Sequence[str], moves: Sequence[Move]) -> Iterable[draw.Item]:
    hand = view.hands[seat]
    if view.phase == "pick" or (view.phase == "deal" and view.table.draw_count == len(DECK)):
        hand = tuple(card for picker, card in view.table.picks if picker == seat)[-1:]
    if hand is None:
        yield from face_down(seat, view.table.counts[seat], names)
        return
    mine = seat == view.me and bool(moves)
    for k, card in enumerate(hand):
        label = f"{owner(view, seat, names)} {said(card)}"
        if not mine:
            yield draw.Item(f"h{seat}.{k}", label, face(card))
            continue
        off = _off(view, card, moves)
        ways = [move for move in moves if isinstance(move, (Lay, Wrong)) and move.card == card]
        if off:
            label += f", which {off.removeprefix(f'The {named(card)} ')}" if "fit" in off else f", not now. {off}"
        elif isinstance(ways[0], Wrong):
            label += ", which doesn't fit and costs you two cards"
        else:
            label += ", fits"
            if card == WILD4 and bluff(hand, view.table.colour):
                label += f", but would be a bluff because you have a {COLOUR_WORDS[view.table.colour]} card"
        picks = tuple(_pick(move) for move in ways) if len(ways) > 1 else ()
        move = str(ways[0]) if len(ways) == 1 else ""
        yield draw.Item(f"h{seat}.{k}", label, face(card), move=move, picks=picks, off=off)


def _pick(move: Lay | Wrong) -> draw.Pick:
    if isinstance(move, Wrong):
        return draw.Pick(str(move), f"Try the {named(move.card)}")
    name = f"{said(move.card)}: {COLOUR_WORDS[move.colour]}" if move.colour else said(move.card)
    return draw.Pick(str(move), f"{name}, and call UNO" if move.call else name, move.colour)


def _off(view: View, card: Card, moves: Sequence[Move]) -> str:
    """Why a card of the watcher's hand cannot be laid now; empty where it can."""
    if any(isinstance(move, (Lay, Wrong)) and move.card == card for move in moves):
        return ""
    if view.phase == "drawn" and card != view.drawn:
        return "You may only play the card you've just drawn (UNO-TURN-7)."
    if view.phase in ("turn", "drawn"):
        colour, top = COLOUR_WORDS[view.table.colour], view.table.top
        sign = SIGN_WORDS.get(SIGN[top], SIGN[top])
        why = f"it's neither {colour} nor {a(sign)}" if COLOUR[top] else f"{colour} was named"
        return f"The {named(card)} doesn't fit, because {why}."
    if view.phase == "answer":
        return "First accept or challenge." if view.table.top == WILD4 else "You can only answer with a Draw Two."
    return "First decide about the UNO call." if view.phase == "window" else "Name the colour first."


def _actions(view: View, names: Sequence[str], moves: Sequence[Move]) -> Iterable[draw.Action]:
    n = view.table.agenda[0].n
    for move in moves:
        match move:
            case Act(word="draw"):
                yield draw.Action("draw", "Draw a card")
            case Act(word="keep"):
                yield draw.Action("keep", "Keep it")
            case Act(word="uno"):
                yield draw.Action("uno", "Call UNO", strong=True)
            case Act(word="catch"):
                yield draw.Action("catch", f"Catch {names[view.table.owing or 0]}", strong=True)
            case Act(word="quiet"):
                yield draw.Action("quiet", "Say nothing")
            case Act(word="challenge"):
                yield draw.Action("challenge", f"Challenge {names[view.table.layer]}", strong=True)
            case Act(word="accept"):
                yield draw.Action("accept", f"Accept and draw {n}")
            case Name(colour=colour):
                yield draw.Action(str(move), f"Name {COLOUR_WORDS[colour]}")
            case Penalty(seat=seat):
                yield draw.Action(str(move), f"Report {names[seat]} for a tip")


def _note(view: View, seat: Seat) -> str:
    table = view.table
    if seat in table.out:
        return "out"
    match view.phase:
        case "over":
            return "wins" if seat in table.winners else ""
        case "deal" | "first":
            return "deals" if seat == table.dealer else ""
        case "pick":
            return "picks a card" if seat == view.seat else ""
        case "draw":
            return f"must draw {table.agenda[0].n}" if seat == view.seat else ""
    if seat == view.seat and view.phase in CHOOSING:
        acts = {"turn": "to play", "drawn": "has drawn", "answer": "to respond", "colour": "to name a colour"}
        return acts.get(view.phase, "may react")
    if table.owing == seat:
        return "hasn't called UNO"
    if seat == view.next and view.phase in ("turn", "drawn"):
        return "plays next"
    teams = view.options.mode in ("partners", "tournament")
    if teams and isinstance(view.me, int) and view.me in table.order:
        return "your partner" if seat == partner(table, view.me) else ""
    return ""


def _alert(view: View, names: Sequence[str], moves: Sequence[Move]) -> str:
    if not moves or view.seat != view.me:
        return ""
    table = view.table
    if view.phase == "window" and table.owing == view.me:
        return "You have one card left and haven't called UNO. Call it before someone catches you."
    if view.phase == "window":
        return f"{names[table.owing or 0]} has one card left and hasn't called UNO."
    if view.phase == "answer" and view.table.top == WILD4:
        n, old, who = table.agenda[0].n, COLOUR_WORDS[table.before[1]], names[table.layer]
        return (
            f"{who} played a Wild Draw Four on {old}. Accept and draw {n}, or challenge. If {who} had "
            f"{a(old)} card, you draw nothing. If not, you draw {n + 2}."
        )
    if view.phase == "answer":
        return f"Draw {count(table.agenda[0].n)}, or answer with a Draw Two."
    if view.phase == "colour":
        return "A Wild is turned up. Name the colour."
    return ""


def _sheet(view: View, names: Sequence[str]) -> draw.Sheet | None:
    """The last dozen hands and the totals."""
    lines = view.table.sheet
    if not lines:
        return None
    first = max(0, len(lines) - 12)
    rows = [
        (f"{first + k + 1}", *(str(n) if seat in line.order else "" for seat, n in enumerate(line.written)))
        for k, line in enumerate(lines[first:])
    ]
    total = ("Total", *map(str, view.table.scores))
    title = "Points, hand by hand" if not first else f"Points, the last {len(rows)} of {len(lines)} hands"
    return draw.Sheet(title, ("Hand", *names[: view.seats]), (*rows, total))


@tells(View)
def board(view: View, names: Sequence[str] = LETTERS) -> str:
    """The position in text."""
    table = view.table
    top = f"{said(view.table.top)} on top" if view.table.top else "No card has been turned up yet"
    if view.table.top and not COLOUR[view.table.top] and view.table.colour:
        top += f", {COLOUR_WORDS[view.table.colour]} named"
    lines = [f"{top}. Play goes to the {'left' if table.direction == 1 else 'right'}."]
    for seat in table.order:
        hand = view.hands[seat]
        n = view.table.counts[seat]
        held = count(n, "face-down card")
        if hand is not None:
            held = ", ".join(map(said, hand)) or "no cards"
        name = signed(view, seat, names)
        lines.append(f"{name}: {held}; {count(view.table.scores[seat], 'point')}.")
    lines.append(
        f"Draw pile: {count(view.table.draw_count)}. "
        f"Discard pile: {count(len(view.table.discards) + view.covered)}."
    )
    return " ".join(lines)
