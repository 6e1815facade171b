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
from uncle_widgets.games.say_uncle.scene import ACTIONS
from uncle_widgets.games.say_uncle.state import CALL, PASS, STOP, TURN, Draft, State, Take, View
from uncle_widgets.games.say_uncle.words import called_card, in_a_row, long, points, run_words, some, the_cards
from uncle_widgets.games.words import capital, count, hundred, spoken


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
                return f"That makes {in_a_row(run.length)}. Would another card give you more ways to add to a run?"
            return "Which cards in your hand are next to it? And which cards in the others' hands?"
        case Take():
            return "How useful is the card you'd put aside? And who else might want the turned card?"
        case _ if move == CALL:
            return "Which hidden cards would beat you? And how many hidden cards does each rival have?"
        case _ if move == TURN:
            return "Who takes the next card if you don't? And what would a call be worth now?"
        case _ if move == PASS:
            return f"Who can take the {called_card(view.table.turned)} next? Would it help them?"
    return "What does it cost you, and what do you gain?"


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
                return f"All hands are shown and the best scores 1 point. Yours is the best in {won}."
            cost = f"you lose {points(1)}" if view.scores[view.seat] else "you lose nothing"
            return f"A call wins you 2 points in {won}. If it fails, {cost} and the best hand scores 2."
        case _ if move == TURN:
            outs = len(odds.outs(view))
            if not outs:
                return "No hidden card would make your run longer, and the next one may help the others."
            one = "Someone else may take it" if outs == 1 else "Someone else may take one"
            return f"{count(outs, 'hidden card')} would make your run longer. {one} first."
        case _ if move == PASS:
            return f"Your best run is still {run_words(best(view.hand))}. {beside(view, view.table.turned, names)}"
    return ""


def beside(view: View, card: Card, names: Sequence[str]) -> str:
    """Where the two cards are that lie beside this one in a run: what it is worth to the player, and to others."""
    table = view.table
    places = [("in your hand", view.hand), ("on the table", (*table.tableau, table.turned))]
    places += [("hidden", view.unseen)]
    beside = neighbours(card)
    found = [(sum(one in cards for one in beside), place) for place, cards in places]
    told = [f"{'both' if n == 2 else 'one'} {'are' if n == 2 else 'is'} {place}" for n, place in found if n]
    taken = [(sum(one in table.gained(seat) for one in beside), names[seat]) for seat in view.rivals]
    told += [f"{name} has {'both' if n == 2 else 'one'}" for n, name in taken if n]
    if len(told) == 1 and told[0].startswith("both are"):
        return f"Both cards next to the {called_card(card)} are {told[0].removeprefix('both are ')}."
    rest = "" if sum(n for n, _ in (*found, *taken)) == 2 else "one is gone" if told else "both are gone"
    return f"Of the two cards next to the {called_card(card)}, {spoken([*told, *filter(None, (rest,))])}."


def made(view: View, cards: Sequence[int]) -> str:
    """What a hand would be with these cards."""
    old, new = best(view.hand), best(cards)
    if new.length > old.length:
        return f"You'd have {long(new)}, {run_words(new)}."
    if new.length < 2:
        still = "still wouldn't" if old.length < 2 else "would no longer"
        return f"You {still} have two in a row."
    if new.length < old.length:
        return f"Your best run would shrink to {run_words(new)}."
    if new == old:
        return f"Your best run would still be {run_words(new)}."
    return f"Your best run would be {run_words(new)}, just as long as before."


def asked(view: View, move: Any, names: Sequence[str]) -> Asked | None:
    """What a card makes of the hand; of a take, whether the hand would then be the best."""
    match move:
        case Draft(card):
            return Asked(made(view, (*view.hand, card)), play=f"Take the {called_card(card)}")
        case Take(discard):
            kept = tuple(sorted(card for card in (*view.hand, view.table.turned) if card != discard))
            line = f"You'd swap it for the {called_card(view.table.turned)}. {made(view, kept)}"
            play = f"Put the {called_card(discard)} aside"
            if not odds.is_exact(view):
                return Asked(line, play=play)
            chance = odds.beats(view, kept)
            told = "Your hand would be the best"
            return Asked(line, "How likely is it that your hand would be the best?", chance, told, play)
        case _ if move in ACTIONS:
            return Asked("", play=ACTIONS[move].label)
    return None


def counted(view: View, move: Any, names: Sequence[str]) -> str:
    """What there is to count: what beats the hand, and the hidden cards."""
    if not odds.is_exact(view):
        outs = odds.outs(view) if view.hand else ()
        if not outs:
            return "No single hidden card would make your best run longer now."
        all_ = count(len(view.unseen))
        if len(outs) < 5:
            return f"To make your run longer you need {the_cards(outs, 'or')}. There are {all_} you can't see."
        return f"{capital(some(len(outs)))} of the {all_} you can't see would make your run longer."
    hidden = sum(view.hidden(seat) for seat in view.rivals)
    n = len(view.unseen)
    held = spoken(names[seat] for seat in view.rivals)
    has = "holds" if len(view.rivals) == 1 else "hold"
    return f"{held} {has} {hidden} of the {n} cards you can't see. Which of those would beat you?"


ADVICE = Advice(
    hint=hint,
    why=why,
    asked=asked,
    count=counted,
    horizon=horizon,
    played_to="the end of the round",
    plays_on=lockstep("uncle_widgets.games.say_uncle"),
)
