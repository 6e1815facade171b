"""Where a game of U.N.C.L.E. may stop and ask: another may make the ten, or your card gives it, perhaps after an
UNCLE let pass; and what your card is worth until your next one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from uncle_widgets.engine.game import LETTERS, Game, Watcher
from uncle_widgets.engine.match import Match, frames
from uncle_widgets.games.moments import STOPS_A_GAME, Moment
from uncle_widgets.games.uncle.cards import FULL, needed, pays
from uncle_widgets.games.uncle.options import Options
from uncle_widgets.games.uncle.scene import joins
from uncle_widgets.games.uncle.state import Lay, Move, State, View
from uncle_widgets.games.uncle.words import chips, few
from uncle_widgets.games.words import hand_keys
from uncle_widgets.probability.show import trimmed

MUCH = 5
"""Chips: where so many hang on a card, it is worth as much as any to ask."""
ROUND = 0.6
"""What it is worth to ask what a card brings in a round."""
DUE = 2
"""After so many tens of one fate, all made or all jumped over, the next is felt to be due."""

Played = Match[State, Move, View]


def pace(game: Game[State, Move, View]) -> float:
    """Frames between two stops: those of a usual game, over how often it stops.

    Usual is the median of 40 games of greedy players: a tenth off at most, for 2 to 6 seats and 10 to 100 chips.
    """
    options: Options = game.options
    return (3 + 1.6 * options.pot_chips) / STOPS_A_GAME


@dataclass(frozen=True)
class Place:
    """A frame before a card is laid, as one watcher sees it. `ends` are the steps at which frames end."""

    match: Played
    ends: Sequence[int]
    frame: int
    view: View

    def state(self, later: int = 0) -> State:
        """How the match stands so many frames later."""
        return self.match.steps[self.ends[self.frame + later]].state

    def ten(self, want: int, later: int = 0) -> dict[str, Any]:
        """Whether the seat on turn so many frames later holds a `want`, and what its card shows of that."""
        state, move = self.state(later), self.match.moves[self.ends[self.frame + later]]
        assert isinstance(move, Lay)
        who, came, laid = LETTERS[state.seat], want in state.hands[state.seat], move.card
        kept = f"had a {want} and played" if came and laid != want else "played"
        return {
            "answer": self.frame + later + 1,
            "came": came,
            "seen": came == (laid == want),
            "lit": ("dial", *hand_keys(state.seat, len(state.hands[state.seat]))),
            "who": who,
            "outcome": f"{who} {kept} {'the' if laid == want else 'a'} {laid}",
        }


def places(match: Played, watcher: Watcher) -> Iterator[Moment]:
    """Those of a match for one pair of eyes, in order."""
    ends = frames(match, joins)
    for frame, step in enumerate(ends[:-1]):
        move = match.moves[step]
        if isinstance(move, Lay):
            place = Place(match, ends, frame, match.view(step, watcher))
            if place.view.hands[place.view.seat] is None:
                yield from _hit(place)
            else:
                yield from _give(place, move.card)
                yield from _worth(place, move.card)


def _hit(place: Place) -> Iterator[Moment]:
    """Can the player on turn make the ten?"""
    view, want = place.view, needed(place.view.total)
    if want > 6:
        return
    prize = pays(view.total + want, view.pot)
    yield Moment(
        place.frame, question="U-L1", settings={"hand": view.seat}, kind="hit", worth=min(1.0, prize / MUCH),
        line=f"The pile is at {view.total}{_due(view)}. {LETTERS[view.seat]} {_needs(view.total, want, prize)}.",
        stake=chips(prize), simple=True, decides=prize == view.pot, **place.ten(want),
    )  # fmt: skip


def _give(place: Place, card: int) -> Iterator[Moment]:
    """What does the card give that the watcher is about to lay; and what if an UNCLE was let pass before?"""
    view = place.view
    total, now = view.total + card, pays(view.total + card, view.pot)
    want = needed(total)
    if total >= FULL or want > 6 or now == view.pot or place.frame + 2 >= len(place.ends):
        return
    if place.state(1).phase != "play":
        return
    prize, who = pays(total + want, view.pot - now), LETTERS[view.next]
    asked = {"settings": {"card": card}, "worth": min(1.0, prize / MUCH), "stake": chips(prize)}
    played = f"You play the {card}, so the pile is at {total}."
    needs = _needs(total, want, prize, "another" if want == card else "a")
    found = place.ten(want, 1) | asked
    yield Moment(place.frame, question="U-L2", kind="give", simple=True, line=f"{played} {who} {needs}.", **found)
    passed = f"Somebody missed a ten in this pile. {who} needs a {want} to make {total + want}."
    yield Moment(place.frame, question="U-L3", kind="pass", line=f"{played} {passed}", **found)


def _worth(place: Place, card: int) -> Iterator[Moment]:
    """What is the card worth that the watcher is about to lay, until their next one is down?"""
    view, frame, last = place.view, place.frame, len(place.ends) - 1
    if len({*view.hand}) == 1:
        return
    turns = (at for at in range(frame + 1, last) if place.state(at - frame).phase == "play")
    mine = next((at for at in turns if place.state(at - frame).seat == view.seat), None)
    if mine is None and place.state(last - frame).phase == "play":
        return  # broken off
    answer = last if mine is None else mine + 1
    made = [now - was for now, was in zip(place.state(answer - frame).chips, view.chips, strict=True)]
    net = made.pop(view.seat) - Fraction(sum(made), len(made))
    brought = f"{trimmed(net)} chip{'s' if abs(net) != 1 else ''}" if net else "nothing"
    yield Moment(
        frame, answer, question="U-L5", settings={"card": card}, kind="worth", worth=ROUND, came=net, who="you",
        line=f"The pile is at {view.total}, and you play the {card}. How many chips is that worth in this round?",
        stake="chips", lit=("dial", f"h{view.seat}.{view.hand.index(card)}"), outcome=f"it was worth {brought}",
    )  # fmt: skip


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
    tens = {2: "both tens", 3: "all three tens", 4: "all four tens"}[made + jumped]
    return f" and has {'made' if made else 'missed'} {tens} so far"


def _needs(total: int, want: int, prize: int, article: str = "a") -> str:
    """'needs a 4 to make 30 and win three chips'."""
    return f"needs {article} {want} to make {total + want} and win {few(prize)}"
