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
from uncle_widgets.games.uncle.words import chips
from uncle_widgets.games.words import count
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
        return f"The total is {view.total}. Does one of your cards make a ten?"
    total = view.total + move.card
    after = names[view.next]
    if total >= FULL:
        return f"{total} ends the pile. What can {after} begin the next one with, and who comes then?"
    if needed(total) <= 6:
        return f"That leaves {total}. Which card does {after} need, and how many of those have you not seen?"
    return f"{after} cannot make an UNCLE from {total}. But who can after {after}, and for how many chips?"


def why(view: View, move: Lay, names: Sequence[str]) -> str:
    """What the move makes, and what it leaves the next player."""
    total = view.total + move.card
    after = names[view.next]
    now = pays(total, view.pot)
    made = f"It makes {total}" + (f" and takes {chips(now)}." if now else ".")
    if now == view.pot:
        return f"{made} The pot is empty, and the game is over."
    if total >= FULL:
        return f"{made} The pile is put aside, and {after} begins a new one."
    want = needed(total)
    if want > 6:
        ahead = f"{total + want} is {want} away"
        return f"{made} {after} cannot make an UNCLE: {ahead}. But what {after} lays may bring the next one near."
    chance = hits_next(view, move)
    prize = pays(total + want, view.pot - now)
    start = f"{made} {after} needs a {want} for {chips(prize)}, and"
    return f"{start} holds one in {about(chance)} of 100 deals." if 0 < chance < 1 else f"{start} {_sure(chance)}."


def asked(view: View, move: Lay, names: Sequence[str]) -> Asked:
    """What the move leaves, and how likely the next player is to use it."""
    total, after = view.total + move.card, names[view.next]
    now = pays(total, view.pot)
    made = f"{total}: an UNCLE for {chips(now)}." if now else f"{total}."
    want = needed(total)
    if now == view.pot:
        return Asked(f"{made} The pot is empty, and the game is over.")
    if total >= FULL:
        return Asked(f"{made} The pile is put aside.")
    if want > 6:
        return Asked(f"{made} {after} cannot make {total + want}.")
    prize = chips(pays(total + want, view.pot - now))
    return Asked(
        f"{made} {after} needs a {want} for {prize}.",
        f"How likely is it that {after} holds one?",
        hits_next(view, move),
        f"{after} holds a {want}",
    )


def copies(view: View, move: Lay, names: Sequence[str]) -> str:
    """What there is to count: copies of the card that the next player needs, and the unseen cards."""
    total, after = view.total + move.card, names[view.next]
    want = needed(total)
    if total >= FULL or want > 6:
        return f"No card makes the next ten from {total}: there is nothing to count for {after}."
    left, unseen, held = view.unseen.count(want), len(view.unseen), view.sizes[view.next]
    copies = f"{left} of the {unseen} cards that you have not seen {'is a' if left == 1 else 'are'} {want}"
    return f"{copies}{'' if left == 1 else 's'}. {after} holds {count(held)} of those {unseen}."


def _sure(chance: Fraction) -> str:
    return "holds one for certain" if chance else "cannot hold one"


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
        "Net chips over one round, exactly: yours now and on your next turn, less the mean of what each of the "
        "others makes in between. We suppose that they make an UNCLE if they can and otherwise play any card."
    ),
    exact=exact,
    hint=hint,
    why=why,
    plays_on=lockstep("uncle_widgets.games.uncle"),
)
