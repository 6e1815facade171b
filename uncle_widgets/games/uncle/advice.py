"""What the coach says of the U.N.C.L.E. card game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from uncle_widgets.engine.coach import Advice, Asked, Scale
from uncle_widgets.games.batch import lockstep
from uncle_widgets.games.uncle.cards import FULL, needed, pays
from uncle_widgets.games.uncle.odds import best_card, hits_next
from uncle_widgets.games.uncle.state import LAYS, Lay, View
from uncle_widgets.games.uncle.words import few
from uncle_widgets.games.words import spelled
from uncle_widgets.probability.show import about


def exact(view: View) -> Mapping[Lay, Fraction] | None:
    """One round's net chips for two and three players (`odds.best_card`); None for more."""
    if view.seats > 3:
        return None
    return {LAYS[card]: worth for card, worth in best_card(view).items()}


def hint(view: View, move: Lay, names: Sequence[str]) -> str:
    """A question about what the move leaves."""
    want = needed(view.total)
    if want in view.hand and move.card != want:
        return f"The pile is at {view.total}. Does one of your cards make a ten?"
    total = view.total + move.card
    after = names[view.next]
    if total >= FULL:
        return f"{total} ends the pile, and {after} starts a new one. Who can make 10 first?"
    if needed(total) <= 6:
        return f"The pile is then at {total}. Which card does {after} need, and how many of those can't you see?"
    return f"{after} can't make a ten from {total}. But who plays after {after}, and what can they win?"


def why(view: View, move: Lay, names: Sequence[str]) -> str:
    """What the move makes, and what it leaves the next player."""
    total = view.total + move.card
    after = names[view.next]
    now = pays(total, view.pot)
    made = f"The {move.card} makes {total}" + (f" and wins {few(now)}." if now else ".")
    if now == view.pot:
        return f"{made} That empties the pot, and the game is over."
    if total >= FULL:
        return f"{made} The pile is put aside, and {after} starts a new one."
    want = needed(total)
    if want > 6:
        ahead = f"{after} can't make {total + want}, which is {want} away."
        return f"{made} {ahead} But {after}'s card may bring it close for the player after."
    chance = hits_next(view, move)
    prize = pays(total + want, view.pot - now)
    start = f"{made} {after} needs a {want} to win {few(prize)}, and"
    return (
        f"{start} has one in {about(chance)} out of 100 deals." if 0 < chance < 1 else f"{start} {_sure(chance)}."
    )


def asked(view: View, move: Lay, names: Sequence[str]) -> Asked:
    """What the move leaves, and how likely the next player is to use it."""
    total, after = view.total + move.card, names[view.next]
    now = pays(total, view.pot)
    made = f"You make {total} and win {few(now)}." if now else f"The pile is then at {total}."
    want = needed(total)
    if now == view.pot:
        return Asked(f"{made} That empties the pot, and the game is over.")
    if total >= FULL:
        return Asked(f"{made} The pile is put aside.")
    if want > 6:
        return Asked(f"{made} {after} can't make {total + want}.")
    prize = few(pays(total + want, view.pot - now))
    return Asked(
        f"{made} {after} needs a {want} to win {prize}.",
        f"How likely is it that {after} has one?",
        hits_next(view, move),
        f"{after} has a {want}",
    )


def copies(view: View, move: Lay, names: Sequence[str]) -> str:
    """What there is to count: copies of the card that the next player needs, and the unseen cards."""
    total, after = view.total + move.card, names[view.next]
    want = needed(total)
    if total >= FULL or want > 6:
        made = "No first card makes a ten" if total >= FULL else f"No card makes a ten from {total}"
        return f"{made}, so there is nothing to count for {after}."
    left, unseen, held = view.unseen.count(want), len(view.unseen), view.sizes[view.next]
    if not left:
        return f"You can't see {spelled(unseen)} of the cards, and none of them is a {want}."
    copies = f"{spelled(left)} of them {f'is a {want}' if left == 1 else f'are {want}s'}"
    whose = f"{after} is holding {spelled(held)} of these {spelled(unseen)} cards"
    return f"You can't see {spelled(unseen)} of the cards, and {copies}. {whose}."


def _sure(chance: Fraction) -> str:
    return "certainly has one" if chance else "can't have one"


def call_total(game: Any, view: View, move: Lay) -> tuple[str, str] | None:
    """The sum that the player must call (UNCLE-9), where the option call_total asks for it."""
    if game.options.call_total != "quiz":
        return None
    return f"{view.total} + {move.card} =", str(view.total + move.card)


ADVICE = Advice(
    scale=Scale("chips", "net chips over one round", matters=0.05),
    asked=asked,
    count=copies,
    model=(
        "Net chips over one round are the chips you win now and on your next turn, minus what each of the others "
        "wins in between, on average. We suppose that they make a ten if they can and otherwise play any card."
    ),
    exact=exact,
    hint=hint,
    why=why,
    plays_on=lockstep("uncle_widgets.games.uncle"),
)
