"""What a View of Say Uncle looks like."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from uncle_widgets.engine.game import Event, Seat
from uncle_widgets.engine.match import Match
from uncle_widgets.games.race import Race, race
from uncle_widgets.games.say_uncle import events as e
from uncle_widgets.games.say_uncle.cards import DEALT, RANKS, SUITS, Card, Cards, arranged, best, rank
from uncle_widgets.games.say_uncle.state import CALL, PASS, STOP, TURN, Act, Draft, Draw, Move, State, Take, View
from uncle_widgets.games.say_uncle.words import (
    TELLING,
    board,
    called_card,
    long,
    now,
    owned,
    place,
    ranked,
    recent,
    run_label,
    run_words,
    tell,
)
from uncle_widgets.games.scene import (
    Action,
    Asked,
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
from uncle_widgets.games.words import called, cited, count, face_down, signed

ACTIONS = {
    TURN: Action("turn", "Turn a card"), CALL: Action("call", "Say uncle", strong=True),
    PASS: Action("pass", "Pass"), STOP: Action("stop", "Don't call"),
}  # fmt: skip
CHOOSING = ("draft", "turn", "offer", "last")
GHOST = "ghost"
"""The item of a turned card where it would lie in a hand."""
COLUMNS = {10: 10, 15: 8, 20: 10}
"""How wide a tableau is laid out."""


def joins(match: Match[State, Move, View], step: int) -> bool:
    """Five cards each are one frame, what is laid out another. A card is shown with the choice to turn it, and
    passes one after the other."""
    before, move = match.steps[step - 1].state.table, match.moves[step - 1]
    if isinstance(move, Draw):
        dealt = before.phase == "lay" and before.dealt and not before.laid
        return before.phase in ("deal", "lay", "flip") and not dealt
    return move == PASS and before.passed > 0


def raced(match: Match[State, Move, View]) -> Race:
    """Points, round by round."""
    return race(
        match, joins, "Points, round by round", "points",
        lambda state: state.table.scores,
        lambda state: f"round {state.table.round + (not state.table.shown)}",
    )  # fmt: skip


def press(view: View) -> str:
    """The hands of a round lie open until who plays has looked at them."""
    return "Deal the next round" if view.phase == "show" and isinstance(view.me, int) else ""


face = [Face(text=rank, suit=suit) for suit in SUITS for rank in RANKS].__getitem__
"""The front of a card."""


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
        clauses=cited(recent(events), TELLING),
        board=board(view, names),
        mark=next((x.points for x in events if isinstance(x, e.Scored)), 0),
        turn=view.seat if view.phase in CHOOSING else None,
        actions=tuple(ACTIONS[move] for move in moves if isinstance(move, Act)),
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
        "tableau", f"On the table: {left} of {len(table.laid)} left", tuple(cells), COLUMNS[DEALT * view.seats]
    )


def _joining(view: View, card: Card) -> str:
    """What a card would make of the watcher's best run: ', makes three in a row: 8 to 10 of clubs'."""
    old, new = best(view.hand), best((*view.hand, card))
    return f", which makes {long(new)}: {run_words(new)}" if new.length > old.length else ""


def _stacks(view: View, names: Sequence[str]) -> Iterable[Zone]:
    table = view.table
    spoken = f"the stock, {count(table.stock)}, face down"
    yield Stack("stock", table.stock, "in stock", spoken, Item("stock", spoken) if table.stock else None)
    asked = tuple(_asked(view))
    if table.turned >= 0:
        label = f"{called_card(table.turned)}, turned up{_joining(view, table.turned) if view.hand else ''}"
        top = Item("turned", label, face(table.turned), origin="stock")
        yield Stack("turned", 1, f"turned by {called(view, table.turner, names)}", label, top, round=asked)
    elif table.phase != "last":
        yield Stack("turned", 0, "not turned yet", "no card is turned up", round=asked)
    away = len(table.offers)
    passed = [offer.card for offer in reversed(table.offers) if offer.taker < 0]
    recall = tuple(Item(f"a{card}", f"{called_card(card)}, which nobody took", face(card)) for card in passed)
    spoken = f"{count(away)} put aside"
    yield Stack("away", away, "put aside", spoken, Item("away", spoken) if away else None, recall=recall)


def _asked(view: View) -> Iterable[Asked]:
    """How far the offer has gone round: who passed, who is asked, who comes then."""
    table = view.table
    for k in range(view.seats):
        seat = (table.turner + k) % view.seats
        me = seat == view.me
        if table.turned < 0:
            first = "you: turn or call" if me else "turns or calls"
            words = first if not k else "then you" if me else "waits"
            yield Asked(seat, words, now=not k)
        elif k < table.passed:
            yield Asked(seat, "you passed" if me else "passed")
        elif k == table.passed:
            yield Asked(seat, "you: take or pass" if me else "takes or passes", now=True)
        else:
            yield Asked(seat, "then you" if me else "waits")


def _gained(view: View, seat: Seat, names: Sequence[str]) -> tuple[Fan, ...]:
    """What all have seen go into a hidden hand."""
    gained = view.table.gained(seat)
    if view.hands[seat] is not None or not gained:
        return ()
    items = tuple(
        Item(open_key(card), f"{names[seat]} took the {called_card(card)}", face(card)) for card in gained
    )
    return (Fan(f"gained{seat}", f"cards {names[seat]} took", items),)


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
    ghost = _ghost(view, seat, hand)
    run = best(hand if ghost is None else (*hand, ghost))
    keys = {card: f"h{seat}.{k}" for k, card in enumerate(arranged(hand))}
    for k, card in enumerate(arranged(hand if ghost is None else (*hand, ghost))):
        kin = run.length > 1 and k < run.length
        above = run_label(run) if kin and not k and ghost is None and seat == view.me else ""
        if card == ghost:
            label = f"{called_card(card)}, where it would go"
            made = f"{long(run)} with the {ranked(rank(card))}"
            yield Item(GHOST, label, face(card), kin=True, ghost=True, above=made)
            continue
        label = owned(view, seat, card, names)
        if card in takes:
            label += f", which you can swap for the {called_card(view.table.turned)}"
        yield Item(
            keys[card],
            label,
            face(card),
            origin=came.get(card, ""),
            move=takes.get(card, ""),
            kin=kin,
            above=above,
        )


def _ghost(view: View, seat: Seat, hand: Cards) -> Card | None:
    """The turned card, where it makes a run longer: of who is asked, or of the watcher before they pass it."""
    table = view.table
    if view.phase != "offer" or table.asked(seat) < table.passed or seat not in (view.me, view.seat):
        return None
    return table.turned if best((*hand, table.turned)).length > best(hand).length else None


def _note(view: View, seat: Seat) -> str:
    table, me = view.table, seat == view.me
    match view.phase:
        case "show" | "over":
            run = best(view.hands[seat] or ())
            won = table.result is not None and table.result.winner == seat
            has = "" if me else run_label(run)  # one's own stands over the hand
            return ", ".join(filter(None, ("the best hand" if won else "", has)))
        case "deal" | "lay":
            return "deals" if seat == table.dealer else ""
        case "draft":
            order = [table.picker(pick) for pick in range(len(table.picks), len(table.laid))][:2]
            turns = ("pick now", "pick next") if me else ("picks now", "picks next")
            return turns[order.index(seat)] if seat in order else _best(view, seat)
        case "offer":
            asked = table.asked(seat)
            turned = "turned it, " if seat == table.turner else ""
            if asked < table.passed:
                return f"{turned}passed"
            now = "take or pass" if me else "takes or passes"
            return turned + (now if asked == table.passed else "waits")
        case "turn" | "flip" if seat == table.turner:
            return "turn, or call" if me else "turns or calls"
    return _best(view, seat)


def _best(view: View, seat: Seat) -> str:
    """The best run of another's hand that lies open; of a hidden one, how many cards it has put away."""
    hand, away = view.hands[seat], view.table.taken(seat)
    if hand:
        run = best(hand)
        return long(run) if run.length > 1 and seat != view.me else ""
    return f"put {count(away)} aside" if away else ""
