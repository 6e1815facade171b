"""What the coach says of UNO. Worths come from looking ahead to the end of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uncle_widgets.engine.coach import Advice, Asked
from uncle_widgets.engine.game import Seat
from uncle_widgets.games.batch import lockstep
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, NUMBERS, OF_COLOUR, POINTS, SIGN, WILD, WILD4
from uncle_widgets.games.uno.state import (
    ACCEPT,
    CATCH,
    CHALLENGE,
    KEEP,
    QUIET,
    TAKE,
    UNO,
    Lay,
    Name,
    Penalty,
    State,
    View,
    Wrong,
)
from uncle_widgets.games.uno.words import COLOUR_WORDS, named, shown_top
from uncle_widgets.games.words import capital, count, spelled
from uncle_widgets.probability.show import about

DRAWS = {"+2": "draws two cards", WILD4: "draws four cards"}
FITS = {True: "fits", False: "doesn't fit"}
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
            return f"You have the colour, so it's a bluff. What does it cost you if {after} challenges?"
        if len(view.hand) == 2 and not move.call:
            return "That leaves you with one card. Who might catch you?"
        if _answering(view, move, names) is None:
            return "Who plays after that, and what do they have to match?"
        return f"What will {after} have to match, and how many hidden cards match it?"
    if move == TAKE:
        return "Does one of your cards fit? What do you gain by drawing?"
    if move == KEEP:
        return "You could play the card you've drawn. What are you keeping it for?"
    if move in (CHALLENGE, ACCEPT):
        return "How often does a hand of that size contain the colour, and how often do players bluff?"
    return "What does it cost you, and what do you gain?"


def why(view: View, move: Any, names: Sequence[str]) -> str:
    """What the move leads to: what the next player can do, and what it leaves the player's own hand."""
    table, due = view.table, view.table.agenda[0].n
    match move:
        case Lay():
            if len(view.hand) == 1:
                return "That's your last card, so it ends the hand."
            return f"{_lost_turn(view, move, names) or _answered(view, move, names)} {_left(view, move)}"
        case Name(colour):
            held = sum(card in OF_COLOUR[colour] for card in view.hand)
            some = capital(spelled(held)) if held else "None"
            return f"{some} of your {count(len(view.hand))} {'are' if held > 1 else 'is'} {COLOUR_WORDS[colour]}."
    if move == TAKE and table.top:
        fit, unseen = odds.useful(table.top if COLOUR[table.top] else table.colour, view.unseen), len(view.unseen)
        many = f"{fit} of the {count(unseen)} you can't see {'fits' if fit == 1 else 'fit'}."
        return f"You draw a card, and may play it if it fits on {shown_top(view)}. {many if fit else 'None fits.'}"
    if move == KEEP and view.drawn:
        return f"The {named(view.drawn)} stays in your hand. It's worth {count(POINTS[view.drawn], 'point')}."
    if move in (UNO, CATCH, QUIET) and table.owing is not None:
        late = table.owing == view.me
        others = f"one of the other {len(table.order) - 1} players" if len(table.order) > 2 else "the other player"
        if move == QUIET:
            return (
                f"If {others} notices, you draw two cards." if late else f"{names[table.owing]} gets away with it."
            )
        return "Nobody can catch you any more." if move == UNO else f"{names[table.owing]} draws two cards."
    if move == CHALLENGE:
        who = names[table.layer]
        found = f"If it was a bluff, {who} draws the {count(due)}. If not, you draw {due + 2} and miss your turn."
        cards = table.counts[table.layer] if table.top == WILD4 else 0
        if not cards or view.hands[table.layer] is not None:
            return found
        chance = odds.has_colour(table.before[1], view.unseen, cards)
        colour = COLOUR_WORDS[table.before[1]]
        hands = f"hands of {cards} cards contain a {colour} card" if cards > 1 else f"single cards are {colour}"
        return f"{found} {capital(about(chance))} out of 100 {hands}."
    if move == ACCEPT:
        return f"You draw {count(due)} and miss your turn."
    match move:
        case Wrong(card):
            return f"The {named(card)} doesn't fit. You take it back and draw two cards."
        case Penalty(seat):
            return f"{names[seat]} draws two cards for telling someone what to play."
    return ""


def _answered(view: View, move: Lay, names: Sequence[str]) -> str:
    """Who plays after the card, and how many hands of unseen cards can answer it."""
    back = SIGN[move.card] == REVERSE
    after = view.table.after(view.seat, -1) if back else view.next
    cards = view.table.counts[after] if after >= 0 else 0
    if not cards or len(view.unseen) < cards:
        return f"That leaves you with {count(len(view.hand) - 1)}."
    chance = capital(about(odds.can_open(_top(move), view.unseen, cards)))
    hands, fit = ("hands", "contain a card that fits") if cards > 1 else ("cards", "fit")
    next_ = f"{'Play changes direction, so ' if back else ''}{names[after]} is next."
    return f"{next_} {chance} out of 100 possible {hands} for {names[after]} {fit}."


def _left(view: View, move: Lay) -> str:
    """What of the hand could be laid on the card later, the points that leave it, and a call."""
    rest = list(view.hand)
    rest.remove(move.card)
    top, points = _top(move), POINTS[move.card]
    fit, on = sum(odds.fits(card, top) for card in rest), f"on {'' if top in COLOUR_WORDS else 'the '}{named(top)}"
    left = f"You get rid of {count(points, 'point')}, and"
    if len(rest) > 1:
        some = (
            f"{spelled(fit)} of your other {len(rest)} cards" if fit else f"none of your other {len(rest)} cards"
        )
        return f"{left} {some} {'fit' if fit > 1 else 'fits'} {on}."
    end = " You call UNO." if move.call else " If you're caught, you draw two cards."
    if view.options.uno_call != "window":
        end = ""
    return f"{left} your last card {FITS[bool(fit)]} {on}.{end}"


def _lost_turn(view: View, move: Lay, names: Sequence[str]) -> str:
    """What becomes of the next player, where the card takes their turn away; else nothing."""
    sign = SIGN[move.card]
    if view.next < 0 or not (sign in DRAWS or sign == SKIP or (sign == REVERSE and view.table.two_handed)):
        return ""
    who = names[view.next]
    if sign not in DRAWS:
        return f"{who} misses a turn."
    if view.options.stacking:
        return f"{who} plays another card of the same kind, or draws and misses a turn."
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
    if not isinstance(move, Lay):
        return None
    found, name = _answering(view, move, names), f" and name {COLOUR_WORDS[move.colour]}" if move.colour else ""
    play = f"Play the {named(move.card)}{name}{', and call UNO' if move.call else ''}"
    if found is None:
        return Asked("That's your last card, so it ends the hand." if len(view.hand) == 1 else "", play=play)
    after, top, cards = found
    held = count(cards) if cards > 1 else "one card"
    return Asked(
        f"{after} has {held} and must match {'' if top in COLOUR_WORDS else 'the '}{named(top)}.",
        f"How likely is it that {after} has a card that fits?",
        odds.can_open(top, view.unseen, cards),
        f"{after} has a card that fits",
        play,
    )


def fitting(view: View, move: Any, names: Sequence[str]) -> str:
    """What there is to count: the unseen cards that fit, and the next player's hand; else the player's own."""
    found = _answering(view, move, names)
    if found is None:
        return _left(view, move) if isinstance(move, Lay) and len(view.hand) > 1 else why(view, move, names)
    after, top, cards = found
    fit, unseen = odds.useful(top, view.unseen), len(view.unseen)
    on = f"on {'' if top in COLOUR_WORDS else 'the '}{named(top)}"
    if unseen == 1:
        return f"The one card you can't see {FITS[bool(fit)]} {on}."
    some = f"{fit or 'None'} of the {unseen} cards you can't see {'fits' if fit < 2 else 'fit'} {on}."
    return f"{some} {after} holds {spelled(cards)} of the hidden cards."


ADVICE = Advice(
    hint=hint,
    why=why,
    asked=asked,
    count=fitting,
    horizon=horizon,
    played_to="the end of the hand",
    plays_on=lockstep("uncle_widgets.games.uno"),
)
