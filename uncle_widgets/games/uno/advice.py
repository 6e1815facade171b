"""What the coach says of UNO. Worths come from looking ahead to the end of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uncle_widgets.engine.coach import Advice, Asked
from uncle_widgets.engine.game import Seat
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, NUMBERS, SIGN, WILD, WILD4
from uncle_widgets.games.uno.state import ACCEPT, CATCH, CHALLENGE, KEEP, TAKE, Lay, State, View
from uncle_widgets.games.uno.words import COLOUR_WORDS, named, shown_top
from uncle_widgets.games.words import count, hundred

DRAWS = {"+2": "draws 2 cards", WILD4: "draws 4 cards"}
SKIP, REVERSE = "x", "<>"


def horizon(view: View, state: State) -> Sequence[Seat] | None:
    """Who went out in the hand that the view is of (with their partner); None while it goes on."""
    if state.table.hand_number == view.table.hand_number:
        return None
    out = state.table.sheet[view.table.hand_number].out
    if out is None:
        return ()
    if view.options.mode in ("partners", "tournament"):
        order = view.table.order
        return (out, order[(order.index(out) + 2) % len(order)])
    return (out,)


def _top(move: Lay) -> str:
    """What the next player has to match."""
    return move.colour if move.card in (WILD, WILD4) else move.card


def hint(view: View, move: Any, names: Sequence[str]) -> str:
    """A question about what the move leaves."""
    after = names[view.next] if view.next >= 0 else "the next player"
    if isinstance(move, Lay):
        if move.card == WILD4 and any(COLOUR[card] == view.table.colour for card in view.hand):
            return f"You hold the colour. What does it cost if {after} challenges?"
        if len(view.hand) == 2 and not move.call:
            return "That leaves you one card. Who might catch you?"
        if _answering(view, move, names) is None:
            return "Who plays after that, and what must they match?"
        return f"After that, what must {after} match, and how many cards that fit have you not seen?"
    if move == TAKE:
        return "Does one of your cards fit? What do you gain by drawing?"
    if move == KEEP:
        return "The drawn card may be laid. What are you keeping it for?"
    if move in (CHALLENGE, ACCEPT):
        return "How often does a hand of that size hold the colour, and how often is it laid all the same?"
    return "What does it cost, and what does it gain?"


def why(view: View, move: Any, names: Sequence[str]) -> str:
    """What the move leads to, with the chance that a hand of unseen cards can answer it."""
    due = view.table.agenda[0].n
    if isinstance(move, Lay):
        if len(view.hand) == 1:
            return "It goes out and ends the hand."
        if lost := _lost_turn(view, move, names):
            return lost
        back = SIGN[move.card] == REVERSE
        after = view.table.after(view.seat, -1) if back else view.next
        cards = view.table.counts[after] if after >= 0 else 0
        unseen = view.unseen
        if not cards or len(unseen) < cards:
            return f"It leaves {count(len(view.hand) - 1)} in your hand."
        chance = odds.can_open(_top(move), unseen, cards)
        many, fits = (
            (f"hands of {cards} unseen cards", "hold one that fits") if cards > 1 else ("unseen cards", "fit")
        )
        turns = "Play turns round, and " if back else ""
        return f"{turns}{names[after]} is next. Of {many}, {hundred(chance)} {fits}."
    if move == TAKE and view.table.top:
        return f"You draw a card, and may lay it if it fits on {shown_top(view)}."
    if move == CATCH:
        return "Who is caught draws two cards."
    if move == CHALLENGE:
        return f"Found out, the bluffer draws the {due}; in vain, you draw {due + 2} and miss your turn."
    if move == ACCEPT:
        return f"You draw {count(due)} and miss your turn."
    return ""


def _lost_turn(view: View, move: Lay, names: Sequence[str]) -> str:
    """What becomes of the next player, where the card takes their turn away; else nothing."""
    sign = SIGN[move.card]
    if view.next < 0 or not (sign in DRAWS or sign == SKIP or (sign == REVERSE and view.table.two_handed)):
        return ""
    who = names[view.next]
    if sign not in DRAWS:
        return f"{who} misses a turn."
    if view.options.stacking:
        return f"{who} lays a card of the same kind on it, or draws and misses a turn."
    return f"{who} {'challenges it, or ' if sign == WILD4 else ''}{DRAWS[sign]} and misses a turn."


def _answering(view: View, move: Any, names: Sequence[str]) -> tuple[str, str, int] | None:
    """Who plays after the move, on what, and with how many cards; None where the move itself decides that."""
    if not isinstance(move, Lay) or not (SIGN[move.card] in NUMBERS or move.card == WILD):
        return None
    cards = view.table.counts[view.next] if view.next >= 0 else 0
    if len(view.hand) == 1 or not cards or len(view.unseen) < cards:
        return None
    return names[view.next], _top(move), cards


def asked(view: View, move: Any, names: Sequence[str]) -> Asked | None:
    """What a card leaves, and how likely the next player is to have an answer."""
    found = _answering(view, move, names)
    if found is None:
        out = isinstance(move, Lay) and len(view.hand) == 1
        return Asked("It goes out and ends the hand.") if out else None
    after, top, cards = found
    return Asked(
        f"{after} must match {'' if top in COLOUR_WORDS else 'the '}{named(top)}, with {count(cards)}.",
        f"How likely is it that {after} holds one that fits?",
        odds.can_open(top, view.unseen, cards),
        f"{after} holds a card that fits",
    )


def fitting(view: View, move: Any, names: Sequence[str]) -> str:
    """What there is to count: the unseen cards that fit, and the next player's hand."""
    found = _answering(view, move, names)
    if found is None:
        return "There is nothing to count here."
    after, top, cards = found
    fit, unseen = odds.useful(top, view.unseen), len(view.unseen)
    fits = "fits" if fit == 1 else "fit"
    return (
        f"{fit} of the {unseen} cards that you have not seen {fits} on it. {after} holds {count(cards)} of those."
    )


def lockstep() -> Any:
    """What plays many games at once, or plays on: a Batch and a PlaysOn."""
    from uncle_widgets.games.uno import batch

    return batch


ADVICE = Advice(
    hint=hint,
    why=why,
    asked=asked,
    count=fitting,
    horizon=horizon,
    played_to="the end of the hand",
    plays_on=lockstep,
)
