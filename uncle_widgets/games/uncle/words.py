"""Names of things in the U.N.C.L.E. card game, and its events told."""

from __future__ import annotations

from collections.abc import Sequence

from uncle_widgets.engine.game import LETTERS, Event, Seat
from uncle_widgets.engine.values import tells
from uncle_widgets.games.uncle import events as e
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import called, capital, count, does, owner, spelled, spoken

ORDINALS = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth")
TELLING = (e.GameOver, e.TieAgain, e.TieDraw, e.UncleMade, e.Busted, e.Overshot, e.PileStarted, e.CardPlayed)
"""Kinds of events, the most telling first."""
SHARED = "most chips, shared"
"""Why several win who tie, where ties are not broken."""


def chips(n: int) -> str:
    return count(n, "chip")


def few(n: int) -> str:
    """'a chip', 'three chips', 'no chips': in a sentence."""
    return "a chip" if n == 1 else many(n, "chip")


def many(n: int, one: str = "card") -> str:
    """'one card', 'three cards', 'no cards': in a sentence."""
    return f"{spelled(n)} {one}{'' if n == 1 else 's'}"


def place(view: View) -> str:
    """Where in the game we are: 'First pile, card 7.'"""
    match view.phase:
        case "deal":
            return "The deal."
        case "tie":
            return "The tie-break."
        case "over":
            return "The end."
    pile = f"{ORDINALS[view.piles]} pile" if view.piles < len(ORDINALS) else f"Pile {view.piles + 1}"
    cards = len(view.pile) + view.covered
    return f"{pile}, card {cards}." if cards else f"{pile}, no cards yet."


def now(view: View, names: Sequence[str]) -> str:
    """Who does what now."""
    match view.phase:
        case "play":
            return "It's your turn." if view.seat == view.me else f"It's {names[view.seat]}'s turn."
        case "over":
            return ended(view.winners, names, view.why)
        case "tie":
            return f"{spoken(names[seat] for seat in view.tied)} each draw a card."
    return ""


def tell(events: Sequence[Event], view: View, names: Sequence[str]) -> tuple[str, str]:
    """What happened, in words: the happening, and what follows."""
    head, rest = "", []
    for event in events:
        seat, mine = event.seat, event.seat is not None and event.seat == view.me
        match event:
            case e.PotFilled(chips=n):
                head = "Three cards each."
                rest.append(f"The pot has {chips(n)}. The other cards are the draw pile.")
            case e.CardPlayed(card=card, old=old, new=new):
                head = f"{does(view, seat, names, 'play')} a {card}."
                rest.append(f"{old} + {card} = {new}.")
            case e.UncleMade(total=total, chips=n, due=due):
                short = ", all that is left in the pot" if n < due else ""
                taker = "You win" if mine else f"{'' if seat is None else names[seat]} wins"
                rest.append(f"An UNCLE at {total}! {taker} {few(n)}{short}.")
            case e.Overshot(ten=ten):
                rest.append(f"That is past {ten}, so no chips.")
            case e.Busted():
                rest.append("That is over 50, so no chips.")
            case e.PileAside(cards=n):
                rest.append(f"The pile of {n} cards is put aside.")
            case e.Reshuffled(cards=n):
                rest.append(f"The {n} cards put aside are shuffled and become the draw pile.")
            case e.PotEmpty():
                rest.append("The pot is empty.")
            case e.TieDraw(card=card):
                head = f"{does(view, seat, names, 'draw')} a {card}."
            case e.TieAgain(tied=tied):
                rest.append(f"{spoken(names[seat] for seat in tied)} tie again, so they draw again.")
            case e.GameOver(winners=winners, why=why):
                rest.append(ended(winners, names, why))
            case e.CardDrawn(card=card) if card is not None:
                rest.append(f"{does(view, seat, names, 'draw')} a {card}.")
    made = any(isinstance(event, (e.UncleMade, e.Overshot, e.Busted)) for event in events)
    if any(isinstance(event, e.CardPlayed) for event in events) and not made:
        rest.insert(1, "No chips.")
    return head, " ".join(word for word in rest if word)


def ended(winners: Sequence[Seat], names: Sequence[str], why: str) -> str:
    """'Ann wins with the most chips.'"""
    who = spoken(names[seat] for seat in winners)
    if not winners:
        return f"The game is {why}, so nobody wins."
    if why == SHARED:
        return f"{who} win together, because they share the most chips."
    return f"{who} {'wins' if len(winners) == 1 else 'win'} with the {why}."


@tells(View)
def board(view: View, names: Sequence[str] = LETTERS) -> str:
    """The position in text."""
    lines = [_pile(view, names)]
    for seat, hand in enumerate(view.hands):
        n = view.sizes[seat]
        holds = f"{spoken(hand)} in hand" if hand else f"{many(n, 'face-down card')}" if n else "no cards"
        lines.append(f"{does(view, seat, names, 'have')} {holds} and {many(view.chips[seat], 'chip')}.")
    aside = f"{many(view.aside_count)} {'is' if view.aside_count == 1 else 'are'} put aside"
    lines.append(f"The pot has {many(view.pot, 'chip')}, the draw pile has {many(view.draw_count)}, and {aside}.")
    return " ".join(lines)


def _pile(view: View, names: Sequence[str]) -> str:
    """'Ann played a 6, you a 4 and Ann a 1, so the pile is at 11.'"""
    if not view.pile:
        return f"The pile is at {view.total}." if view.total else "The pile is empty."
    played = [(called(view, seat, names), card) for seat, card in view.pile]
    told = [f"{who} {'played ' * (at == 0)}a {card}" for at, (who, card) in enumerate(played)]
    if view.covered:
        seat, card = view.pile[-1]
        return f"The pile is at {view.total}, with {owner(view, seat, names)} {card} on top."
    return capital(f"{spoken(told)}, so the pile is at {view.total}.")
