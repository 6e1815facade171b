"""What a View of the U.N.C.L.E. card game looks like, and how its events are told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from uncle_widgets.engine.game import LETTERS, Event, Seat, spoken
from uncle_widgets.engine.match import Match
from uncle_widgets.engine.values import tells
from uncle_widgets.games.scene import Count, Face, Fan, Item, Mark, Ring, Scene, SeatZone, Stack, Tray, Zone
from uncle_widgets.games.uncle import state as s
from uncle_widgets.games.uncle.state import Cards, View, needed, pays

ORDINALS = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth")


def joins(match: Match[s.State, s.Move, View], step: int) -> bool:
    """Chance is shown with the play before it; the deal is one frame. A tie draw stands alone."""
    return isinstance(match.moves[step - 1], s.Draw) and match.steps[step - 1].state.phase != "tie"


def face(value: int) -> Face:
    return Face(text=str(value), rings=value)


def scene(view: View, events: Sequence[Event], names: Sequence[str], moves: Sequence[s.Play] = ()) -> Scene:
    """The Scene of a View; `events` are what led to it, as its watcher knows them."""
    laid = next((e for e in reversed(events) if isinstance(e, s.CardPlayed)), None)
    return Scene(
        zones=tuple(_zones(view, names, moves, laid)),
        place=_place(view),
        now=_now(view, names),
        said=tell(events, view, names),
        clauses=cite(events),
        board=board(view, names),
        mark=next((e.chips for e in events if isinstance(e, s.UncleMade)), 0),
        turn=view.seat if view.phase == "play" else None,
    )


def _zones(view: View, names: Sequence[str], moves: Sequence[s.Play], laid: s.CardPlayed | None) -> Iterable[Zone]:
    for seat in range(view.seats):
        yield SeatZone(
            id=f"seat{seat}",
            seat=seat,
            name=_me(view, seat, names),
            note=_note(view, seat, laid),
            cards=_hand(view, seat, names, moves),
            counters=(Count(view.chips[seat], "chip" if view.chips[seat] == 1 else "chips", "chips"),),
            me=seat == view.me,
            active=view.phase == "play" and view.seat == seat,
        )
    yield Tray("pot", view.pot, view.pot_chips, "chips in the pot")
    yield _dial(view)
    yield Fan("pile", "The pile, card by card", tuple(_pile(view, names, laid)))
    drawn = f"draw pile, {view.draw_count} cards, face down"
    yield Stack("draw", view.draw_count, "to draw", drawn, Item("draw", drawn) if view.draw_count else None)
    aside = Item("aside", "put-aside cards") if view.aside_count else None
    yield Stack("aside", view.aside_count, "aside", f"{view.aside_count} cards put aside", aside)


def _hand(view: View, seat: Seat, names: Sequence[str], moves: Sequence[s.Play]) -> tuple[Item, ...]:
    hand = view.hands[seat]
    if hand is None:
        return tuple(Item(f"h{seat}.{k}", f"{names[seat]}, face-down card") for k in range(view.sizes[seat]))
    legal = {move.card: str(move) for move in moves} if seat == view.me else {}
    whose = "your" if seat == view.me else f"{names[seat]}'s"
    items = []
    for k, card in enumerate(hand):
        landing = view.total + card
        label = f"{whose} {card}"
        if card in legal:
            chips = pays(landing, view.pot)
            label += f", makes {landing}" + (f", an UNCLE for {_chips(chips)}" if chips else "")
        items.append(Item(f"h{seat}.{k}", label, face(card), move=legal.get(card, "")))
    return tuple(items)


def _pile(view: View, names: Sequence[str], laid: s.CardPlayed | None) -> Iterable[Item]:
    total = view.total - sum(card for _, card in view.pile)
    first = view.played - len(view.pile)
    for k, (seat, card) in enumerate(view.pile):
        total += card
        newest = laid is not None and k == len(view.pile) - 1 and laid.seat == seat
        yield Item(
            f"p{first + k}",
            f"{names[seat]} played {card}, total {total}",
            face(card),
            origin=f"h{seat}.1" if newest else "",
            above=str(total),
            under=seat,
        )


def _dial(view: View) -> Ring:
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
        f"Total {view.total}. The next ten is {goal}: {want} to go.",
        value=str(view.total),
        note=f"{want} to {goal}",
        filled=view.total % 10,
        goal=9 if want <= 6 and view.total else -1,
        marks=marks,
    )


def _me(view: View, seat: Seat, names: Sequence[str]) -> str:
    return f"{names[seat]} (you)" if seat == view.me else names[seat]


def _note(view: View, seat: Seat, laid: s.CardPlayed | None) -> str:
    if view.phase == "over":
        return "wins" if seat in view.winners else ""
    if view.phase == "tie":
        return "draws for the tie" if seat in view.tied else ""
    if view.phase != "play":
        return ""
    if seat == view.seat:
        return "to play"
    if laid is not None and laid.seat == seat:
        return "just played"
    return "plays next" if seat == view.next else ""


def _place(view: View) -> str:
    match view.phase:
        case "deal":
            return "The deal."
        case "tie":
            return "The tie-break."
        case "over":
            return "The end."
    pile = f"{ORDINALS[view.piles]} pile" if view.piles < len(ORDINALS) else f"Pile {view.piles + 1}"
    count = len(view.pile) + view.covered
    return f"{pile}, card {count}." if count else f"{pile}, no card yet."


def _now(view: View, names: Sequence[str]) -> str:
    match view.phase:
        case "play":
            return "It is your turn." if view.seat == view.me else f"{names[view.seat]} is to play."
        case "over":
            return _result(view.winners, names, view.why)
        case "tie":
            return f"{spoken(names[seat] for seat in view.tied)} draw."
    return ""


def _result(winners: Sequence[Seat], names: Sequence[str], why: str) -> str:
    if not winners:
        return f"No winner: {why}."
    verb = "wins" if len(winners) == 1 else "win"
    return f"{spoken(names[seat] for seat in winners)} {verb}: {why}."


def tell(events: Sequence[Event], view: View, names: Sequence[str]) -> tuple[str, str]:
    """What happened, in words: the happening, and what follows."""
    head, rest = "", []
    for event in events:
        name = names[event.seat] if event.seat is not None else ""
        match event:
            case s.PotFilled(chips=chips):
                head = "Three cards each."
                rest.append(f"{_chips(chips)} in the pot, and the rest face down to draw from.")
            case s.CardPlayed(card=card, old=old, new=new):
                head = f"{name} plays {'an' if card == 8 else 'a'} {card}."
                rest.append(f"{old} + {card} = {new}.")
            case s.UncleMade(total=total, chips=chips, due=due):
                short = f" of the {due} due: the pot holds no more" if chips < due else ""
                rest.append(f"An UNCLE at {total}: {name} takes {_chips(chips)}{short}.")
            case s.Overshot(ten=ten):
                rest.append(f"Past {ten}, no chips.")
            case s.Busted():
                rest.append("Over 50, no chips.")
            case s.PileAside(cards=cards):
                rest.append(f"The pile of {cards} cards is put aside.")
            case s.Reshuffled(cards=cards):
                rest.append(f"The {cards} cards put aside are shuffled and become the draw pile.")
            case s.PotEmpty():
                rest.append("The pot is empty.")
            case s.TieDraw(card=card):
                head = f"{name} draws a {card}."
            case s.TieAgain(tied=tied):
                rest.append(f"{spoken(names[seat] for seat in tied)} tie again and draw once more.")
            case s.GameOver(winners=winners, why=why):
                rest.append(_result(winners, names, why))
            case s.CardDrawn(card=card):
                rest.append(_drew(event.seat, card, view, name))
    made = any(isinstance(e, (s.UncleMade, s.Overshot, s.Busted)) for e in events)
    if any(isinstance(e, s.CardPlayed) for e in events) and not made:
        rest.insert(1, "No chips.")
    return head, " ".join(word for word in rest if word)


def _drew(seat: Seat | None, card: int | None, view: View, name: str) -> str:
    if card is None:
        return ""
    return f"You draw a {card}." if seat == view.me else f"{name} draws a {card}."


def cite(events: Sequence[Event]) -> tuple[str, ...]:
    """The clauses of these events, the most telling first and each once."""
    rank = (s.GameOver, s.TieAgain, s.TieDraw, s.UncleMade, s.Busted, s.Overshot, s.PileStarted, s.CardPlayed)
    order = sorted(events, key=lambda e: rank.index(type(e)) if type(e) in rank else len(rank))
    return tuple(dict.fromkeys(clause for event in order for clause in event.cites()))


@tells(View)
def board(view: View, names: Sequence[str] = LETTERS) -> str:
    """The position in text."""
    pile = ", ".join(f"{names[seat]} {card}" for seat, card in view.pile) or "no card"
    lines = [f"Pile: {pile}. Total {view.total}."]
    for seat, hand in enumerate(view.hands):
        holds = _cards(hand) if hand is not None else f"{view.sizes[seat]} face-down cards"
        lines.append(f"{_me(view, seat, names)}: {holds}, {_chips(view.chips[seat])}.")
    lines.append(f"Pot {view.pot}. {view.draw_count} cards to draw, {view.aside_count} put aside.")
    return " ".join(lines)


def _cards(hand: Cards) -> str:
    return spoken(hand) if hand else "no cards"


def _chips(n: int) -> str:
    return f"{n} chip" if n == 1 else f"{n} chips"
