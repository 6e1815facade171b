"""What a View of the Mr. T card game looks like."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from uncle_widgets.engine.game import Event, Seat
from uncle_widgets.engine.match import Match
from uncle_widgets.games import scene as draw
from uncle_widgets.games.mr_t import events as e
from uncle_widgets.games.mr_t.cards import Card
from uncle_widgets.games.mr_t.state import TOP, TURN, Fight, Move, Play, State, View
from uncle_widgets.games.mr_t.words import (
    TELLING,
    against,
    board,
    either,
    many,
    now,
    one_of,
    place,
    tell,
    you_first,
)
from uncle_widgets.games.race import Race, race
from uncle_widgets.games.words import called, capital, cited, face_down, owner, signed, spoken

GLYPHS = {
    "JEFF": "chevrons", "DOZER": "stairs", "BUS": "bus", "KIM": "star", "ROBIN": "rings", "WOODY": "hexagon",
    "ALEX": "moon", "CASEY": "key", "LEE": "bolt", "PAT": "bell", "SAM": "hat", "MR. T": "tee",
}  # fmt: skip
"""Emblems of our own: no faces."""


def joins(match: Match[State, Move, View], step: int) -> bool:
    """A frame is the deal, a flip or a step: all commitments of it, and all cards turned."""
    before = match.steps[step - 1].state
    if before.phase == "deal":
        return True
    return any(before.turned) or any(
        before.plays[seat] for seat in before.players if _chose(match, step - 1, seat)
    )


def _chose(match: Match[State, Move, View], step: int, seat: Seat) -> bool:
    """Whether the seat's commitment in the state of `step` was a choice, and not forced from the first."""
    state = match.steps[step].state
    return state.plays[seat] != TOP or (state.phase == "step" and bool(state.hands[seat]))


def raced(match: Match[State, Move, View]) -> Race:
    """Cards held, round by round."""
    return race(
        match, joins, "Cards held, round by round", "cards",
        lambda state: tuple(map(state.owned, range(len(state.hands)))), lambda state: f"round {state.rounds}",
    )  # fmt: skip


def press(view: View) -> str:
    """A pile waits for its player, where they had nothing to choose and all others have chosen."""
    me = view.me
    if not isinstance(me, int) or view.seat >= 0 or any(view.turned) or view.plays[me : me + 1] != (TOP,):
        return ""
    return "Flip" if view.phase != "step" or not view.sizes[me] else ""


def face(card: Card) -> draw.Face:
    return draw.Face(text=card, glyph=GLYPHS[card])


def scene(view: View, events: Sequence[Event], names: Sequence[str], moves: Sequence[Move] = ()) -> draw.Scene:
    """The Scene of a View; `events` are what led to it, as its watcher knows them."""
    return draw.Scene(
        zones=tuple(_zones(view, names, moves)),
        place=place(view),
        now=now(view, names),
        said=tell(events, view, names),
        clauses=cited(events, TELLING),
        board=board(view, names),
        mark=_mark(events),
        turn=view.seat if view.seat >= 0 else None,
        alert=_alert(view, moves),
        covered=tuple(_covered(view, names, moves)),
        actions=tuple(_actions(moves)),
        table="corners",
        event=happening(events),
    )


def _mark(events: Sequence[Event]) -> int:
    """The scrubber marks a board that is collected, with its cards."""
    return max((event.cards for event in events if isinstance(event, e.Collected)), default=0)


def happening(events: Sequence[Event]) -> draw.Happening | None:
    """What the table shows happening: the end of the game."""
    for event in events:
        if isinstance(event, e.GameOver):
            winners = event.winners
            return draw.Happening("win", target=f"seat{winners[0]}" if len(winners) == 1 else "")
    return None


def _zones(view: View, names: Sequence[str], moves: Sequence[Move]) -> Iterable[draw.Zone]:
    for seat in range(view.seats):
        n = view.owned(seat)
        yield draw.SeatZone(
            id=f"seat{seat}",
            seat=seat,
            name=signed(view, seat, names),
            note=_note(view, seat, names),
            cards=_hand(view, seat, names, moves),
            counters=(draw.Count(n, "card" if n == 1 else "cards"),),
            before=(_pile(view, seat, names, moves), _space(view, seat, view.space(seat), names)),
            me=seat == view.me,
            active=bool(view.fight_of(seat)) if view.phase == "step" else view.seat == seat,
        )
    extra = [space for space in range(len(view.stacks)) if space not in map(view.space, range(view.seats))]
    for space in extra:
        if view.stacks[space] or view.swept[space]:
            yield _space(view, None, space, names)
    n = view.board
    label = f"{capital(many(n))} {'is' if n == 1 else 'are'} on the board."
    for fight in view.fights:
        if not view.covered(fight):
            label += f" {capital(_members(view, fight, names))} need {one_of(fight.targets)}."
    note = f"{'card' if n == 1 else 'cards'} on the board"
    yield draw.Ring("board", label, art="none", value=str(n), note=note)


def _pile(view: View, seat: Seat, names: Sequence[str], moves: Sequence[Move]) -> draw.Stack:
    n = view.piled(seat)
    spoken = f"{owner(view, seat, names)} pile, {f'{many(n)} face down' if n else 'empty'}"
    mine = seat == view.me and TURN in moves
    label = f"the top card of {spoken}" if mine else spoken
    off = ""
    if seat == view.me and moves and not mine:
        off = "Your pile is used up, so play a card from your hand."
    turn = str(TURN) if mine else ""
    won = enumerate(chain(*view.won[seat]))
    recall = tuple(draw.Item(f"top{seat}.{k}", f"{card}, won", face(card)) for k, card in won)
    return draw.Stack(
        f"pile{seat}", n, "in the pile", spoken,
        draw.Item(f"top{seat}", label, move=turn) if n else None, turn, off, recall,
    )  # fmt: skip


def _space(view: View, seat: Seat | None, space: int, names: Sequence[str]) -> draw.Stack:
    """A space of the board: its top card, or what has just been collected from it, or a card still face down."""
    stack, key = view.stacks[space] or view.swept[space], f"s{space}"
    taker = view.takers[space] if not view.stacks[space] else -1
    where = f"space {space + 1}"
    chosen = seat is not None and view.phase == "step" and _committed(view, seat)
    if not stack:
        return draw.Stack(f"space{space}", 0, where, f"{where}, empty")
    label, top = f"{stack[-1]} on {where}", draw.Item(key, f"{stack[-1]} on {where}", face(stack[-1]))
    if taker >= 0:
        label = f"{stack[-1]}, taken by {called(view, taker, names)} from {where}"
    cards = "card" if len(stack) == 1 else "cards"
    words = (
        f"to {called(view, taker, names)}"
        if taker >= 0
        else "chosen"
        if chosen
        else _role(view, seat, space, cards)
    )
    recall = tuple(
        draw.Item(f"{key}.{k}", f"{card}, covered on {where}", face(card))
        for k, card in enumerate(reversed(stack[:-1]))
    )
    return draw.Stack(f"space{space}", len(stack), words, label, top, recall=recall)


def _committed(view: View, seat: Seat) -> bool:
    """Whether the seat has chosen, and its card is not shown yet."""
    play = view.plays[seat]
    return bool(play) and not view.turned[seat] and (play != TOP or view.seat < 0 or view.sizes[seat] > 0)


def _role(view: View, seat: Seat | None, space: int, cards: str) -> str:
    """What a showing card is in the showdown; else 'card' or 'cards'."""
    if view.phase != "step" or (seat is not None and view.fight_of(seat)):
        return cards
    stack = view.stacks[space]
    wanted = any(len(fight.spaces) == len(view.stacks) and stack[-1] in fight.targets for fight in view.fights)
    if not wanted or (seat is not None and view.gone[seat]):
        return cards
    return "target" if len(stack) == 1 else "cards, target"


def _hand(view: View, seat: Seat, names: Sequence[str], moves: Sequence[Move]) -> tuple[draw.Item, ...]:
    hand = view.hands[seat]
    if hand is None:
        return face_down(seat, view.sizes[seat], names)
    mine = seat == view.me and bool(moves)
    fight = view.fight_of(seat)
    whose = owner(view, seat, names)
    items = []
    for k, card in enumerate(hand):
        label = f"{whose} {card}"
        play = Play(card)
        if mine and play in moves:
            if fight and not view.covered(fight):
                label += ", a match" if card in fight.targets else ", no match"
            items.append(draw.Item(f"h{seat}.{k}", label, face(card), move=str(play)))
        else:
            items.append(draw.Item(f"h{seat}.{k}", label, face(card)))
    return tuple(items)


def _actions(moves: Sequence[Move]) -> Iterable[draw.Action]:
    for move in moves:
        if move == TURN:
            yield draw.Action(str(TURN), "Turn your top card")


def _note(view: View, seat: Seat, names: Sequence[str]) -> str:
    if view.gone[seat]:
        return "out"
    if view.phase == "over":
        return "wins" if seat in view.winners else ""
    if seat in view.takers:
        n = sum(len(cards) for cards, who in zip(view.swept, view.takers, strict=True) if who == seat)
        return f"takes {n}"
    if view.phase == "step":
        return against(view, seat, names) or "sits out"
    return "choosing" if seat == view.seat else ""


def _alert(view: View, moves: Sequence[Move]) -> str:
    if not moves or not isinstance(view.me, int):
        return ""
    fight = view.fight_of(view.me)
    if view.phase != "step" or fight is None:
        return "Your pile is used up, so choose a card from your hand."
    return "" if view.covered(fight) else f"Be the only one to show {one_of(fight.targets)}."


def _covered(view: View, names: Sequence[str], moves: Sequence[Move]) -> Iterable[draw.Covered]:
    """What must be matched and lies covered: one's own while one chooses, else everybody's."""
    mine = view.fight_of(view.me) if moves else None
    for fight in (mine,) if mine else view.fights:
        if view.covered(fight):
            who = capital(_members(view, fight, names))
            words = "Be the only one to match" if mine else f"{who} must match"
            yield draw.Covered(words, either(fight.targets))


def _members(view: View, fight: Fight, names: Sequence[str]) -> str:
    """'you and C': who is in a showdown."""
    return spoken(called(view, seat, names) for seat in you_first(view, fight.members))
