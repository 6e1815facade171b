"""What a View of Say Uncle looks like."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from uncle_widgets.engine.game import Event, Seat
from uncle_widgets.engine.match import Match
from uncle_widgets.games.race import Race, race
from uncle_widgets.games.say_uncle import events as e
from uncle_widgets.games.say_uncle.cards import DEALT, RANKS, SUITS, Card, arranged, best, rank, suit
from uncle_widgets.games.say_uncle.state import Act, Draft, Draw, Move, State, Take, View
from uncle_widgets.games.say_uncle.words import board, called_card, cite, long, now, owned, place, run_words, tell
from uncle_widgets.games.scene import (
    Action,
    Count,
    Face,
    Fan,
    Gap,
    Grid,
    Happening,
    Item,
    Scene,
    SeatZone,
    Stack,
    Zone,
)
from uncle_widgets.games.words import count, face_down, signed

CHOOSING = ("draft", "turn", "offer", "last")
COLUMNS = {10: 10, 15: 8, 20: 10}
"""How wide a tableau is laid out."""


def joins(match: Match[State, Move, View], step: int) -> bool:
    """The whole deal is one frame, and a card is shown with the choice to turn it."""
    before = match.steps[step - 1].state.table
    return isinstance(match.moves[step - 1], Draw) and before.phase in ("deal", "lay", "flip")


def raced(match: Match[State, Move, View]) -> Race:
    """Points, round by round."""
    ends = [step for step in range(len(match.steps) - 1) if not joins(match, step + 1)] + [len(match.steps) - 1]
    return race(
        match, ends, "Points, round by round", "points",
        lambda state: state.table.scores,
        lambda state: f"round {state.table.round + (not state.table.shown)}",
    )  # fmt: skip


def press(view: View) -> str:
    """The hands of a round lie open until who plays has looked at them."""
    return "Deal the next round" if view.phase == "show" and isinstance(view.me, int) else ""


def face(card: Card) -> Face:
    return Face(text=RANKS[rank(card) - 1], suit=SUITS[suit(card)])


def open_key(card: Card) -> str:
    """The item of a card that all have seen: in the tableau, and in the hand that it went into."""
    return f"s{card}"


def hand_places(view: View) -> dict[Card, str]:
    """Where each card of the watcher's hand lies: card to item."""
    return {card: f"h{view.me}.{k}" for k, card in enumerate(arranged(view.hand))}


def scene(view: View, events: Sequence[Event], names: Sequence[str], moves: Sequence[Move] = ()) -> Scene:
    """The Scene of a View; `events` are what led to it, as its watcher knows them."""
    return Scene(
        zones=tuple(_zones(view, events, names, moves)),
        place=place(view),
        now=now(view, names),
        said=tell(events, view, names),
        clauses=cite(events),
        board=board(view, names),
        mark=next((x.points for x in events if isinstance(x, e.Scored)), 0),
        turn=view.seat if view.phase in CHOOSING else None,
        actions=tuple(_actions(view, moves)),
        event=happening(events),
    )


def happening(events: Sequence[Event]) -> Happening | None:
    """What the table shows happening: the best hand wins the round, or the match."""
    found = next((x for x in events if isinstance(x, e.Scored)), None)
    if found is None:
        return None
    over = any(isinstance(x, e.MatchOver) for x in events)
    return Happening("win", target=f"seat{found.seat}", count=0 if over else found.points)


def _zones(view: View, events: Sequence[Event], names: Sequence[str], moves: Sequence[Move]) -> Iterable[Zone]:
    table = view.table
    for seat in range(view.seats):
        yield SeatZone(
            id=f"seat{seat}",
            seat=seat,
            name=signed(view, seat, names),
            note=_note(view, seat),
            cards=tuple(_hand(view, seat, events, names, moves)),
            counters=(Count(view.scores[seat], "point" if view.scores[seat] == 1 else "points"),),
            before=_gained(view, seat, names),
            me=seat == view.me,
            active=view.phase in CHOOSING and view.seat == seat,
        )
    if table.tableau and table.phase == "draft":
        yield _tableau(view, moves)
    elif table.phase in ("turn", "flip", "offer", "last"):
        yield from _stacks(view, names)
    elif not table.shown:
        yield Stack("stock", table.undealt, "in pack", f"the pack, {count(table.undealt)}, face down",
                    Item("stock", "the pack, face down"))  # fmt: skip


def _tableau(view: View, moves: Sequence[Move]) -> Grid:
    """What may be drafted, in its order; a place that is taken keeps its taker's mark."""
    table = view.table
    takers = {pick.card: pick.seat for pick in table.picks}
    legal = {move.card: str(move) for move in moves if isinstance(move, Draft)}
    cells: list[Item | Gap] = []
    for card in table.laid:
        if card in takers:
            cells.append(Gap(takers[card]))
            continue
        label = called_card(card) + (_joining(view, card) if view.hand else "")
        cells.append(Item(open_key(card), label, face(card), move=legal.get(card, "")))
    left = len(table.laid) - len(takers)
    return Grid(
        "tableau", f"On the table, {left} of {len(table.laid)} left", tuple(cells), COLUMNS[DEALT * view.seats]
    )


def _joining(view: View, card: Card) -> str:
    """What a card would make of the watcher's best run: ', makes 8 to 10 of clubs, three long'."""
    old, new = best(view.hand), best((*view.hand, card))
    return f", makes {run_words(new)}, {long(new)}" if new.length > old.length else ""


def _stacks(view: View, names: Sequence[str]) -> Iterable[Zone]:
    table = view.table
    spoken = f"the stock, {count(table.stock)}, face down"
    yield Stack("stock", table.stock, "in stock", spoken, Item("stock", spoken) if table.stock else None)
    if table.turned >= 0:
        label = f"{called_card(table.turned)}, turned up{_joining(view, table.turned) if view.hand else ''}"
        top = Item("turned", label, face(table.turned), origin="stock")
        yield Stack("turned", 1, ", ".join(_round(view, names)), label, top)
    away = len(table.offers)
    passed = [offer.card for offer in reversed(table.offers) if offer.taker < 0]
    recall = tuple(Item(f"a{card}", f"{called_card(card)}, passed by all", face(card)) for card in passed)
    spoken = f"{count(away)} put away"
    yield Stack("away", away, "put away", spoken, Item("away", spoken) if away else None, recall=recall)


def _round(view: View, names: Sequence[str]) -> Iterable[str]:
    """How far the offer has gone round: who turned the card, who passed, who is asked, who comes then."""
    table = view.table
    yield f"turned by {names[table.turner]}"
    for k in range(view.seats):
        name = names[(table.turner + k) % view.seats]
        yield f"{name} passed" if k < table.passed else f"{name} is asked" if k == table.passed else f"then {name}"


def _gained(view: View, seat: Seat, names: Sequence[str]) -> tuple[Fan, ...]:
    """What all have seen go into a hidden hand."""
    gained = view.table.gained(seat)
    if view.hands[seat] is not None or not gained:
        return ()
    items = tuple(
        Item(open_key(card), f"{names[seat]} took the {called_card(card)}", face(card)) for card in gained
    )
    return (Fan(f"gained{seat}", f"seen going into {names[seat]}'s hand", items),)


def _hand(
    view: View, seat: Seat, events: Sequence[Event], names: Sequence[str], moves: Sequence[Move]
) -> Iterable[Item]:
    hand = view.hands[seat]
    if hand is None:
        yield from face_down(seat, view.hidden(seat), names)
        return
    takes = {move.discard: str(move) for move in moves if isinstance(move, Take)} if seat == view.me else {}
    came = {x.card: open_key(x.card) for x in events if isinstance(x, e.Drafted) and x.seat == seat}
    came |= {x.card: "turned" for x in events if isinstance(x, e.Took) and x.seat == seat}
    run = best(hand)
    for k, card in enumerate(arranged(hand)):
        label = owned(view, seat, card, names)
        kin = run.length > 1 and k < run.length
        if card in takes:
            label += f", to put away for the {called_card(view.table.turned)}"
        yield Item(f"h{seat}.{k}", label, face(card), origin=came.get(card, ""), move=takes.get(card, ""), kin=kin)


def _note(view: View, seat: Seat) -> str:
    table = view.table
    match view.phase:
        case "show" | "over":
            hand = view.hands[seat] or ()
            return f"{run_words(best(hand))}, {long(best(hand))}"
        case "deal" | "lay":
            return "deals" if seat == table.dealer else ""
        case "draft":
            order = [table.picker(pick) for pick in range(len(table.picks), len(table.laid))][:2]
            return ("picks now", "picks next")[order.index(seat)] if seat in order else _best(view, seat)
        case "offer":
            asked = (seat - table.turner) % view.seats
            turned = "turned it, " if seat == table.turner else ""
            if asked < table.passed:
                return f"{turned}passed"
            return turned + ("takes it or passes" if asked == table.passed else "then asked")
        case "turn" | "flip":
            return "turns or calls" if seat == table.turner else _best(view, seat)
    return _best(view, seat)


def _best(view: View, seat: Seat) -> str:
    """The best run of a hand that lies open; of another, how many cards it has put away."""
    hand, away = view.hands[seat], view.table.taken(seat)
    if hand:
        run = best(hand)
        return long(run) if run.length > 1 else ""
    return f"put {count(away)} away" if away else ""


def _actions(view: View, moves: Sequence[Move]) -> Iterable[Action]:
    for move in moves:
        match move:
            case Act(word="turn"):
                yield Action("turn", "Turn a card")
            case Act(word="call"):
                yield Action("call", "Say uncle", strong=True)
            case Act(word="pass"):
                yield Action("pass", "Pass")
            case Act(word="stop"):
                yield Action("stop", "Do not call")
