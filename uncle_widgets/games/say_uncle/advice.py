"""What the coach says of Say Uncle. Worths come from looking ahead to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from uncle_widgets.engine.coach import Advice, Asked
from uncle_widgets.engine.game import Seat
from uncle_widgets.games.batch import lockstep
from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import Card, best, neighbours
from uncle_widgets.games.say_uncle.state import CALL, PASS, STOP, TURN, Draft, State, Take, View
from uncle_widgets.games.say_uncle.words import called_card, cards_of, in_a_row, long, points, run_words
from uncle_widgets.games.words import count, hundred, spoken


def horizon(view: View, state: State) -> Sequence[Seat] | None:
    """Who has won the round that the view is of; None while it goes on."""
    if not state.table.shown or state.table.result is None:
        return None
    return (state.table.result.winner,)


def hint(view: View, move: Any, names: Sequence[str]) -> str:
    """A question about what the move leads to."""
    match move:
        case Draft(card):
            run = best((*view.hand, card))
            if run.length > best(view.hand).length:
                return (
                    f"That makes {in_a_row(run.length)}. Does another card of the table leave more ways to go on?"
                )
            return "What does that card lie beside, in your hand and in the hands of the others?"
        case Take():
            return "What is the card worth that you put away, and who might want the turned one?"
        case _ if move == CALL:
            return "Which unseen cards beat you, and how many hidden cards has each rival?"
        case _ if move == TURN:
            return "Who takes the next card, if it is not you? What would a call be worth now?"
        case _ if move == PASS:
            return f"Who is asked next about the {called_card(view.table.turned)}, and does it fit there?"
    return "What does it cost, and what does it gain?"


def why(view: View, move: Any, names: Sequence[str]) -> str:
    """What the move makes of the hand, or what a call rests on."""
    match move:
        case Draft(card):
            return f"{made(view, (*view.hand, card))} {beside(view, card, names)}"
        case Take(discard):
            kept = [card for card in (*view.hand, view.table.turned) if card != discard]
            return f"{made(view, kept)} {beside(view, discard, names)}"
        case _ if move in (CALL, STOP):
            chance = odds.wins_if_called(view)
            exact = chance if isinstance(chance, Fraction) else Fraction(str(chance.value))
            won = hundred(exact, exact is not chance) + " deals"
            if move == STOP:
                return f"All show their hands, and the best gets 1 point: yours in {won}."
            cost = points(1) if view.scores[view.seat] else "nothing"
            lost = f"lost, it costs you {cost}, and the best hand gets 2"
            return f"A call wins 2 points in {won}; {lost}."
        case _ if move == TURN:
            outs = len(odds.outs(view))
            if not outs:
                return "No unseen card would make your run longer, and one may help the others."
            return f"{count(outs, 'unseen card')} would make your run longer, and others may take it first."
        case _ if move == PASS:
            return f"Your best run stays {run_words(best(view.hand))}. {beside(view, view.table.turned, names)}"
    return ""


def beside(view: View, card: Card, names: Sequence[str]) -> str:
    """Where the two cards are that lie beside this one in a run: what it is worth to the player, and to others."""
    table = view.table
    places = [("in your hand", view.hand), ("on the table", (*table.tableau, table.turned))]
    places += [(f"taken by {names[seat]}", table.gained(seat)) for seat in view.rivals]
    places += [("unseen", view.unseen)]
    found = [(sum(one in cards for one in neighbours(card)), place) for place, cards in places]
    told = ", ".join(f"{n} {place}" for n, place in found if n)
    return f"Of the two cards beside the {called_card(card)}: {told or 'none to be had'}."


def made(view: View, cards: Sequence[int]) -> str:
    """What a hand would be with these cards."""
    old, new = best(view.hand), best(cards)
    if new.length > old.length:
        return f"It makes {run_words(new)}, {long(new)}."
    if new.length < old.length:
        return f"Your best run falls to {run_words(new)}."
    if new == old:
        return f"Your best run stays {run_words(new)}."
    return f"Your best run becomes {run_words(new)}, as long as before."


def asked(view: View, move: Any, names: Sequence[str]) -> Asked | None:
    """What a card makes of the hand; of a take, whether the hand would then be the best."""
    match move:
        case Draft(card):
            return Asked(made(view, (*view.hand, card)), play=f"Take the {called_card(card)}")
        case Take(discard):
            kept = tuple(sorted(card for card in (*view.hand, view.table.turned) if card != discard))
            line = f"The {called_card(view.table.turned)} comes for it. {made(view, kept)}"
            play = f"Put the {called_card(discard)} away"
            if not odds.is_exact(view):
                return Asked(line, play=play)
            chance = odds.beats(view, kept)
            told = "Your hand is then the best"
            return Asked(line, "How likely is your hand then the best of all?", chance, told, play)
    return None


def counted(view: View, move: Any, names: Sequence[str]) -> str:
    """What there is to count: what beats the hand, and the hidden cards."""
    if not odds.is_exact(view):
        outs = odds.outs(view) if view.hand else ()
        if not outs:
            return "No single unseen card makes your best run longer now."
        some = cards_of(outs) if len(outs) < 5 else count(len(outs), "unseen card")
        return f"Longer with {some}. {count(len(view.unseen))} are unseen."
    hidden = sum(view.hidden(seat) for seat in view.rivals)
    n = len(view.unseen)
    held = spoken(names[seat] for seat in view.rivals)
    return f"{held}: {hidden} hidden cards of the {n} that you have not seen. Which of them beat you?"


ADVICE = Advice(
    hint=hint,
    why=why,
    asked=asked,
    count=counted,
    horizon=horizon,
    played_to="the end of the round",
    plays_on=lockstep("uncle_widgets.games.say_uncle"),
)
