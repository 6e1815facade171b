"""Where a game of THRUSH is decided: a throw that may reach a goal, a challenge, a look, a stay in prison."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uncle_widgets.engine.game import Watcher
from uncle_widgets.engine.match import Match
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.cards import MOST_AGENTS
from uncle_widgets.games.thrush.odds import posterior
from uncle_widgets.games.thrush.scene import joins
from uncle_widgets.games.thrush.state import Move, State, View
from uncle_widgets.games.thrush.trips import HOME
from uncle_widgets.games.words import called, capital

WINS, MATCH, CHIEF, CHALLENGE, AGENT, INSIDE = 1.0, 0.9, 0.6, 0.5, 0.4, 0.3
"""What a win, one's own Chief, a Chief space, a challenge, an agent and a double in prison are worth to ask."""

Played = Match[State, Move, View]


def places(match: Played, watcher: Watcher) -> Iterator[Moment]:
    """Those of a match for one pair of eyes, in order."""
    last = len(match.steps) - 1
    ends = [step for step in range(last) if not joins(match, step + 1)] + [last]
    for frame, step in enumerate(ends[:-1]):
        view, after = match.view(step, watcher), match.steps[ends[frame + 1]].state
        match view.phase:
            case "roll" if view.table.jail[view.seat]:
                yield from _prison(view, frame, after)
            case "roll":
                yield from _throw(view, frame, after)
            case "challenge":
                yield _challenge(view, frame, after)
            case "look":
                yield from _look(view, frame, match.steps[ends[frame + 1]].state)


def _moment(view: View, frame: int, worth: float, **more: Any) -> Moment:
    who = called(view, view.seat)
    return Moment(frame=frame, answer=frame + 1, worth=worth, who=who, **more)


def _throw(view: View, frame: int, after: State) -> Iterator[Moment]:
    """Can this throw bring them home, to a Chief, to an agent?"""
    seat, table, board = view.seat, view.table, view.board
    name = capital(called(view, seat))
    if view.matches(seat):
        yield _moment(
            view, frame, WINS, question="T-L6", settings={"target": HOME, "asked": "1"},
            kind="home", line=f"{name} with the right Chief: home with this throw?", stake="the game",
            came=seat in after.table.winners, lit=("town", f"seat{seat}"),
            outcome="" if seat not in after.table.winners else "that was home",
        )  # fmt: skip
        return
    full = table.tokens[seat] == MOST_AGENTS
    lies = dict(zip(board.chiefs, table.chiefs, strict=True))
    if full:
        goals = frozenset(place for place, chief in board.pointers.items() if lies[chief])
        worth, goal, words = CHIEF, "chief", "a space that points to a Chief"
    else:
        goals, worth, goal, words = table.agents, AGENT, "agent", "an agent"
    far = board.distances(table.place, goals)
    if not far:
        return
    assert after.table.dice is not None
    could = after.table.dice in odds.hits(far)
    yield _moment(
        view, frame, worth, question="T-L1", settings={"goal": goal}, kind="land",
        line=f"{name} to throw. Can {called(view, seat)} stop on {words}?", stake=words, came=could,
        lit=("town", f"seat{seat}"), outcome="the throw could" if could else "the throw could not",
    )  # fmt: skip


def _challenge(view: View, frame: int, after: State) -> Moment:
    """Is the challenge won?"""
    seat, table, won = view.seat, view.table, after.table.die <= 4
    full = table.tokens[seat] == MOST_AGENTS
    name = capital(called(view, seat))
    return _moment(
        view, frame, CHALLENGE, question="T-L2",
        settings={"asked": "lost" if full else "this"}, kind="challenge",
        line=f"{name} must challenge on {table.place}. {'Prison?' if full else 'Is it won?'}",
        stake="an agent, or prison", came=won != full, lit=("town", f"seat{seat}"),
        outcome="it is won" if won else "it is lost",
    )  # fmt: skip


def _prison(view: View, frame: int, after: State) -> Iterator[Moment]:
    """Is it a double?"""
    dice = after.table.dice
    assert dice is not None
    double = dice[0] == dice[1]
    name = capital(called(view, view.seat))
    verb = "are" if view.seat == view.me else "is"
    yield _moment(
        view, frame, INSIDE, question="T-L3", settings={"asked": "this"}, kind="prison",
        line=f"{name} {verb} in prison. A double?", stake="the way out of prison", came=double,
        lit=("town", f"seat{view.seat}"), outcome="a double" if double else "no double",
    )  # fmt: skip


def _look(view: View, frame: int, after: State) -> Iterator[Moment]:
    """Is it the watcher's own Chief that they are about to see?"""
    if view.me != view.seat or view.mine is None or view.mine in view.hand or view.table.dealt < view.seats:
        return
    found = posterior(view)
    place = view.board.pointers[view.table.place]
    spot = view.board.chiefs.index(place)
    if found is None or found.evidence < 1 / 60:
        return
    hit = after.cards[spot] == view.mine
    yield _moment(
        view, frame, MATCH, question="T-L5", settings={"place": place}, kind="look",
        line=f"You look at {place}. Is it your Chief?", stake="your Chief", came=hit,
        lit=("town", f"seat{view.seat}"), outcome="it is yours" if hit else "it is not yours",
    )  # fmt: skip
