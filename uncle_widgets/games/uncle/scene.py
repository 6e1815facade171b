"""What a View of the U.N.C.L.E. card game looks like."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from uncle_widgets.engine.game import Event, Seat
from uncle_widgets.engine.match import Match
from uncle_widgets.games.race import Race, race
from uncle_widgets.games.scene import (
    Count,
    Face,
    Fan,
    Happening,
    Item,
    Mark,
    Preview,
    Ring,
    Scene,
    SeatZone,
    Stack,
    Tray,
    Zone,
)
from uncle_widgets.games.uncle.cards import VALUES, needed, pays
from uncle_widgets.games.uncle.events import Busted, CardPlayed, GameOver, PileAside, UncleMade
from uncle_widgets.games.uncle.state import Draw, Lay, Move, State, View
from uncle_widgets.games.uncle.words import TELLING, board, chips, now, place, tell
from uncle_widgets.games.words import cited, count, face_down, owner, signed


def joins(match: Match[State, Move, View], step: int) -> bool:
    """Chance is shown with the play before it; the deal is one frame. A tie draw stands alone."""
    return isinstance(match.moves[step - 1], Draw) and match.steps[step - 1].state.phase != "tie"


def raced(match: Match[State, Move, View]) -> Race:
    """Chips, card by card, pile by pile."""
    return race(
        match, joins, "Chips after each card, pile by pile", "chips",
        lambda state: state.chips, lambda state: f"pile {state.piles + 1}",
    )  # fmt: skip


face = {value: Face(text=str(value), rings=value) for value in VALUES}.__getitem__
"""The front of a card."""


def scene(view: View, events: Sequence[Event], names: Sequence[str], moves: Sequence[Lay] = ()) -> Scene:
    """The Scene of a View; `events` are what led to it, as its watcher knows them."""
    laid = next((e for e in reversed(events) if isinstance(e, CardPlayed)), None)
    return Scene(
        zones=tuple(_zones(view, names, moves, laid, _made(events))),
        place=place(view),
        now=now(view, names),
        said=tell(events, view, names),
        clauses=cited(events, TELLING),
        board=board(view, names),
        mark=next((e.chips for e in events if isinstance(e, UncleMade)), 0),
        turn=view.seat if view.phase == "play" else None,
        event=happening(events),
    )


def happening(events: Sequence[Event]) -> Happening | None:
    """What the table shows happening: an UNCLE, a pile over 50, a pile put aside, and the end."""
    found = None
    for event in reversed(events):
        match event:
            case GameOver(winners=winners):
                found = Happening("win", target=f"seat{winners[0]}" if len(winners) == 1 else "")
            case UncleMade(seat=seat, chips=n):
                found = Happening("goal", "pot", f"seat{seat}", n, then=found)
            case PileAside():
                last = next((e.card for e in events if isinstance(e, CardPlayed)), None)
                found = Happening("aside", "pile", "aside", face=None if last is None else face(last), then=found)
            case Busted(seat=seat):
                found = Happening("bust", "pile", f"seat{seat}", then=found)
    return found


def _made(events: Sequence[Event]) -> int:
    """The ten that has just been made; 0 for none."""
    return next((event.total for event in events if isinstance(event, UncleMade)), 0)


def _zones(
    view: View, names: Sequence[str], moves: Sequence[Lay], laid: CardPlayed | None, made: int
) -> Iterable[Zone]:
    for seat in range(view.seats):
        yield SeatZone(
            id=f"seat{seat}",
            seat=seat,
            name=signed(view, seat, names),
            note=_note(view, seat, laid),
            cards=(*_hand(view, seat, names, moves), *_drew(view, seat, names)),
            counters=(Count(view.chips[seat], "chip" if view.chips[seat] == 1 else "chips", "chips"),),
            me=seat == view.me,
            active=view.phase == "play" and view.seat == seat,
        )
    yield Tray("pot", view.pot, view.options.pot_chips, "chips in the pot")
    yield _dial(view, moves) if moves or not made else _closed(made)
    yield Fan("pile", "The pile, card by card", tuple(_pile(view, names, laid)))
    drawn = f"draw pile, {count(view.draw_count)}, face down"
    yield Stack("draw", view.draw_count, "to draw", drawn, Item("draw", drawn) if view.draw_count else None)
    aside = Item("aside", "cards put aside") if view.aside_count else None
    known = enumerate(view.aside or ())
    recall = tuple(Item(f"aside.{k}", f"a {card} that was put aside", face(card)) for k, card in known)
    spoken = f"{count(view.aside_count)} put aside"
    yield Stack("aside", view.aside_count, "aside", spoken, aside, recall=recall)


def _hand(view: View, seat: Seat, names: Sequence[str], moves: Sequence[Lay]) -> tuple[Item, ...]:
    hand = view.hands[seat]
    if hand is None:
        return face_down(seat, view.sizes[seat], names)
    legal = {move.card: str(move) for move in moves} if seat == view.me else {}
    whose = owner(view, seat, names)
    items = []
    for k, card in enumerate(hand):
        landing = view.total + card
        label = f"{whose} {card}"
        if card in legal:
            prize = pays(landing, view.pot)
            label += f", makes {landing}" + (f" and wins {chips(prize)}" if prize else "")
        items.append(Item(f"h{seat}.{k}", label, face(card), move=legal.get(card, "")))
    return tuple(items)


def _drew(view: View, seat: Seat, names: Sequence[str]) -> Iterable[Item]:
    """The card that a seat has drawn in a tie, beside its hand."""
    if view.phase == "tie":
        for tied, card in zip(view.tied, view.tie_drawn, strict=False):
            if tied == seat:
                yield Item(f"t{seat}", f"{owner(view, seat, names)} {card}, drawn in the tie", face(card))


def _pile(view: View, names: Sequence[str], laid: CardPlayed | None) -> Iterable[Item]:
    total = view.total - sum(card for _, card in view.pile)
    for k, (seat, card) in enumerate(view.pile):
        total += card
        newest = laid is not None and k == len(view.pile) - 1 and laid.seat == seat
        yield Item(
            f"p{view.first + k}",
            f"{names[seat]} played a {card} and brought the total to {total}",
            face(card),
            origin=f"h{seat}.1" if newest else "",
            above=str(total),
            under=seat,
        )


def _closed(total: int) -> Ring:
    """The dial when a ten has just been made."""
    return Ring("dial", f"The total is {total}, an UNCLE.", value=str(total), note="an UNCLE", closed=True)


def _dial(view: View, moves: Sequence[Lay]) -> Ring:
    want = needed(view.total)
    goal = view.total + want
    hand = view.hand if view.phase == "play" and view.me == view.seat else ()
    marks = tuple(
        Mark((view.total + card) % 10, str(view.total + card), on=card == want)
        for card in sorted({*hand})
        if card <= want
    )
    return Ring(
        "dial",
        f"The total is {view.total}. It takes {want} more to make {goal}.",
        value=str(view.total),
        note=f"needs {want}",
        filled=view.total % 10,
        goal=9 if want <= 6 and view.total else -1,
        marks=marks,
        previews=tuple(_after(view, move.card, str(move)) for move in moves),
    )


def _after(view: View, card: int, move: str) -> Preview:
    """The dial with one more card: '47', 'needs 3'; beyond the ten the whole ring."""
    total, want = view.total + card, needed(view.total)
    beyond = "a ten" if card == want else f"past {view.total + want}"
    then = f"needs {needed(total)}" if card < want else beyond
    filled = min(view.total % 10 + card, 10)
    return Preview(move, str(total), then, filled)


def _note(view: View, seat: Seat, laid: CardPlayed | None) -> str:
    if view.phase == "over":
        return "wins" if seat in view.winners else ""
    if view.phase == "tie":
        return "draws a card" if seat in view.tied else ""
    if view.phase != "play":
        return ""
    if seat == view.seat:
        return "plays now"
    if laid is not None and laid.seat == seat:
        return "just played"
    return "plays next" if seat == view.next else ""
