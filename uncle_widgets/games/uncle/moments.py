"""Where a game of U.N.C.L.E. is decided: another may make the ten, or the card you are about to lay gives it."""

from __future__ import annotations

from collections.abc import Iterator

from uncle_widgets.engine.game import LETTERS, Watcher
from uncle_widgets.engine.match import Match
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.uncle.cards import FULL, needed, pays
from uncle_widgets.games.uncle.scene import joins
from uncle_widgets.games.uncle.state import Lay, Move, State, View
from uncle_widgets.games.uncle.words import chips
from uncle_widgets.games.words import all_of, called, capital, hand_keys

MUCH = 5
"""Chips: where so many hang on a card, it is worth as much as any to ask."""
DUE = 2
"""After so many tens of one fate, all made or all jumped over, the next is felt to be due."""

Played = Match[State, Move, View]


def places(match: Played, watcher: Watcher) -> Iterator[Moment]:
    """Those of a match for one pair of eyes, in order."""
    last = len(match.steps) - 1
    ends = [step for step in range(last) if not joins(match, step + 1)] + [last]
    for frame, step in enumerate(ends[:-1]):
        if match.steps[step].state.phase != "play":
            continue
        view, move = match.view(step, watcher), match.moves[step]
        assert isinstance(move, Lay)
        if view.hands[view.seat] is None:
            yield from _hit(match, view, frame, step)
        elif frame + 2 < len(ends):
            yield from _give(match, view, frame, ends[frame + 1], move.card)


def _hit(match: Played, view: View, frame: int, step: int) -> Iterator[Moment]:
    """Can the player on turn make the ten?"""
    want = needed(view.total)
    if want > 6:
        return
    came, seen = _outcome(match, step, want)
    prize = pays(view.total + want, view.pot)
    due = _due(view)
    yield Moment(
        frame=frame,
        answer=frame + 1,
        question="U-L1",
        settings={"hand": view.seat},
        kind="due" if due else "hit",
        line=f"{view.total}. {due}{LETTERS[view.seat]} needs a {want} for {chips(prize)}.",
        stake=chips(prize),
        worth=min(1.0, prize / MUCH),
        came=came,
        simple=True,
        seen=seen,
        lit=("dial", *hand_keys(view.seat, view.sizes[view.seat])),
        who=LETTERS[view.seat],
    )


def _give(match: Played, view: View, frame: int, after: int, card: int) -> Iterator[Moment]:
    """What does the card give that the watcher is about to lay?"""
    total, now = view.total + card, pays(view.total + card, view.pot)
    want = needed(total)
    state = match.steps[after].state
    if total >= FULL or want > 6 or now == view.pot or state.phase != "play":
        return
    came, seen = _outcome(match, after, want)
    prize = pays(total + want, view.pot - now)
    who = called(view, view.next)
    yield Moment(
        frame=frame,
        answer=frame + 2,
        question="U-L2",
        settings={"card": card},
        kind="give",
        line=f"You lay the {card}: {total}. {capital(who)} then needs a {want} for {chips(prize)}.",
        stake=chips(prize),
        worth=min(1.0, prize / MUCH),
        came=came,
        simple=True,
        seen=seen,
        lit=("dial", *hand_keys(view.next, view.sizes[view.next])),
        who=who,
    )


def _outcome(match: Played, step: int, want: int) -> tuple[bool, bool]:
    """Whether the seat on turn held the card, and whether the card it laid shows that."""
    state, move = match.steps[step].state, match.moves[step]
    held = want in state.hands[state.seat]
    return held, held == (isinstance(move, Lay) and move.card == want)


def _due(view: View) -> str:
    """What makes one feel that the next ten must come, or cannot: in words; empty where nothing does."""
    made, jumped = 0, 0
    total = view.total - sum(card for _, card in view.pile)
    for _, card in view.pile:
        if needed(total) == card:
            made += 1
        elif needed(total) < card:
            jumped += 1
        total += card
    if view.covered or made + jumped < DUE or (made and jumped):
        return ""
    tens = f"{all_of(made + jumped)} tens so far were"
    return f"{tens} made. " if made else f"{tens} jumped over. "
