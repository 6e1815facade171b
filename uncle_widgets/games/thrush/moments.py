"""Where a game of THRUSH may stop and ask: a throw that may reach what is wanted, a challenge, a look, a stay in
prison, the way home.

Each form here is one that our players bear out: who may stop on what they want does so, nobody takes a Chief that
is not their own, and who has taken one goes home.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from uncle_widgets.engine.game import Game, Seat, Watcher
from uncle_widgets.engine.match import Match, frames
from uncle_widgets.games.moments import STOPS_A_GAME, Moment
from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.cards import MOST_AGENTS
from uncle_widgets.games.thrush.odds import posterior
from uncle_widgets.games.thrush.questions.common import unlooked
from uncle_widgets.games.thrush.questions.own import IsItTheirs
from uncle_widgets.games.thrush.scene import joins
from uncle_widgets.games.thrush.state import Move, State, Table, View
from uncle_widgets.games.thrush.trips import HOME
from uncle_widgets.games.thrush.words import few, place_name, throw
from uncle_widgets.games.words import called, does, owner, spoken

WINS, MATCH, OWN, CHIEF, CHALLENGE, ROW, AGENT, INSIDE = 1.0, 0.9, 0.7, 0.6, 0.5, 0.4, 0.4, 0.3
"""What a win, one's own Chief, another's, a Chief space, a challenge, several challenges, an agent and a double in
prison are worth to ask."""
FRAMES = {2: 82, 3: 100, 4: 119}
"""Frames of a game by the number of players: the median of 300 games by greedy players."""

Played = Match[State, Move, View]


def pace(game: Game[State, Move, View]) -> float:
    """A usual game's frames, which hang on the number of players and hardly on the options, and a stop's share."""
    return FRAMES[game.seats] / STOPS_A_GAME


@dataclass(frozen=True)
class Place:
    """A frame of a match, of which `ends` are the steps at which frames end, as one watcher sees it."""

    match: Played
    ends: list[int]
    frame: int
    view: View

    def table(self, frame: int) -> Table:
        return self.match.steps[self.ends[frame]].state.table

    @cached_property
    def after(self) -> Table:
        """What the next frame shows."""
        return self.table(self.frame + 1)

    @property
    def seat(self) -> Seat:
        return self.view.seat

    @property
    def full(self) -> bool:
        return self.view.table.full

    def until(self, held: Callable[[Table], bool]) -> int:
        """The first later frame of which that holds; the last of all where there is none."""
        last = len(self.ends) - 1
        return next((frame for frame in range(self.frame + 1, last) if held(self.table(frame))), last)

    def frames(self, *phases: str) -> Iterator[int]:
        """This frame and those after it in which this seat is in one of these phases."""
        for frame in range(self.frame, len(self.ends) - 1):
            table = self.table(frame)
            if table.seat == self.seat and table.phase in phases:
                yield frame

    def says(self, verb: str) -> str:
        """'You hold', 'B holds'."""
        return does(self.view, self.seat, "ABCD", verb)

    def moment(self, worth: float, answer: int = 0, **more: Any) -> Moment:
        """A moment here, answered by the next frame where nothing else is said."""
        lit = "town", f"seat{self.seat}"
        return Moment(
            self.frame, answer or self.frame + 1, worth=worth, lit=lit, who=called(self.view, self.seat), **more
        )


def places(match: Played, watcher: Watcher) -> Iterator[Moment]:
    """Those of a match for one pair of eyes, in order."""
    ends = frames(match, joins)
    for frame, step in enumerate(ends[:-1]):
        place = Place(match, ends, frame, match.view(step, watcher))
        table = place.view.table
        match table.phase:
            case "roll" if table.jail[place.seat]:
                yield from _prison(place)
            case "roll" if table.held[place.seat]:
                yield from _home(place)
            case "roll":
                yield from _throw(place)
            case "challenge":
                yield from _challenge(place)
            case "look" if place.seat == watcher:
                yield from _look(place)
            case "look":
                yield from _own(place)


def _throw(place: Place) -> Iterator[Moment]:
    """Does this throw bring them to what they want: an agent, or with three of them a Chief not looked at?"""
    view, seat, board = place.view, place.seat, place.view.board
    new = unlooked(view, seat)
    chiefs = frozenset(space for space, chief in board.pointers.items() if chief in new)
    goals = chiefs if place.full else view.table.agents
    far = board.distances(view.table.place, goals)
    dice, end = place.after.dice, place.after.at[seat]
    if not far or dice is None:
        return
    could, came = dice in odds.hits(far), end in goals
    who, away = called(view, seat), f"{spoken(far)} {'step' if far == (1,) else 'steps'} away"
    ends = goals.intersection(way.end for n in far for way in board.ways(view.table.place, n))
    single, aim = len(ends) == 1, "an agent"
    there = f"There {'is an agent' if single else 'are agents'} {away}."
    if place.full:
        point = f"The space {away} points" if single else f"Spaces {away} point"
        there = f"{point} to a Chief that {who} {'have' if seat == view.me else 'has'}n't seen."
        aim = "a new Chief"
    where = "there" if single else "on one of them"
    went = place_name(board, end) if end in board.node else "home"
    outcome = f"{who} threw {throw(dice)} and {f'stopped on {went}' if came else f'could not reach {aim}'}"
    if could and not came:
        outcome = f"{who} threw {throw(dice)} but went {'home' if went == 'home' else f'to {went}'}"
    yield place.moment(
        CHIEF if place.full else AGENT, question="T-L1", settings={"goal": "new" if place.full else "agent"},
        kind="new" if place.full else "agent", simple=True, came=could, outcome=outcome,
        stake="a Chief" if place.full else "an agent",
        line=f"{place.says('are')} about to throw. {there} Will {who} be able to stop {where}?",
    )  # fmt: skip


def _challenge(place: Place) -> Iterator[Moment]:
    """Is the challenge won; and are all that are lacking won without prison?"""
    table, die = place.view.table, place.after.die
    won, fight = die <= 4, f"{place.says('must')} challenge the agent on {table.place}."
    who = called(place.view, place.seat)
    yield place.moment(
        CHIEF if place.full else CHALLENGE, question="T-L2", settings={"asked": "lost" if place.full else "this"},
        kind="lost" if place.full else "this", simple=True, came=won != place.full,
        stake="prison" if place.full else "an agent or prison", outcome=f"{who} {'won' if won else 'lost'}",
        line=f"{fight} Will {who} {'go to prison' if place.full else 'win'}?",
    )  # fmt: skip
    lacking = MOST_AGENTS - table.tokens[place.seat]
    if lacking < 2 or any(table.held):  # with a Chief taken, the game may soon be over
        return
    dice = [(frame + 1, place.table(frame + 1).die) for frame in place.frames("challenge")]
    thrown = next((k for k, (_, die) in enumerate(dice[:lacking], 1) if die > 4), lacking)
    over = len(dice) < thrown
    won = not over and dice[thrown - 1][1] <= 4
    answer = len(place.ends) - 1 if over else dice[thrown - 1][0]
    outcome = (
        "the game ended first" if over else f"{who} won every challenge" if won else f"{who} went to prison first"
    )
    yield place.moment(
        ROW, answer, question="T-L2", settings={"asked": "none", "wins": lacking}, kind="none", came=won,
        stake=few(lacking, "agent"), outcome=outcome,
        line=f"{place.says('need')} to win {few(lacking, 'challenge')}. Will {who} win them all before prison?",
    )  # fmt: skip


def _prison(place: Place) -> Iterator[Moment]:
    """Is it a double; and at first: does one come before the time is up?"""
    left, dice = place.view.table.jail[place.seat], place.after.dice
    if dice is None:
        return
    here, double = f"{place.says('are')} in prison", dice[0] == dice[1]
    who = called(place.view, place.seat)
    yield place.moment(
        INSIDE, question="T-L3", settings={"asked": "this"}, kind="this", simple=True, came=double,
        stake="the way out of prison", outcome=f"{who} threw {throw(dice)}",
        line=f"{here}. Will the next throw be a double?",
    )  # fmt: skip
    if left == 1 or left < place.view.options.jail_turns:
        return
    answer = place.until(lambda table: not table.jail[place.seat])
    free = place.table(answer)
    came = not free.jail[place.seat] and free.dice is not None and free.dice[0] == free.dice[1]
    yield place.moment(
        ROW, answer, question="T-L3", settings={"asked": "before"}, kind="before", came=came,
        stake="the way out of prison", outcome=f"{who} threw {'a' if came else 'no'} double",
        line=f"{here} with {few(left, 'throw')} left. Will one of them be a double?",
    )  # fmt: skip


def _look(place: Place) -> Iterator[Moment]:
    """Is it the watcher's own Chief that they are about to see?"""
    view = place.view
    found = posterior(view) if view.mine is not None and view.mine not in view.hand else None
    if found is None or found.evidence < 1 / 60:
        return
    here = view.board.pointers[view.table.place]
    cards = place.match.steps[place.ends[place.frame + 1]].state.cards
    hit = cards[view.board.chiefs.index(here)] == view.mine
    yield place.moment(
        MATCH, question="T-L5", settings={"place": here}, kind="look", stake="your Chief", came=hit,
        line=f"You look at the Chief on {here}. Is it yours?", outcome=f"it {'was' if hit else 'was not'} yours",
    )  # fmt: skip


def _own(place: Place) -> Iterator[Moment]:
    """Is it their own, and taken?"""
    view = place.view
    if IsItTheirs().pose(view) is None:
        return
    here = view.board.pointers[view.table.place]
    answer = place.until(lambda table: table.phase not in ("look", "chief", "place"))
    took = place.table(answer).held[place.seat] > view.table.held[place.seat]
    yield place.moment(
        OWN, answer, question="T-L7", settings={}, kind="own", simple=True, came=took,
        line=f"{place.says('look')} at the Chief on {here}. Is it {owner(view, place.seat)} own?", stake="a Chief",
        outcome=f"{called(view, place.seat)} {'took' if took else 'left'} it",
    )  # fmt: skip


def _home(place: Place) -> Iterator[Moment]:
    """Is who has taken a Chief home within two turns? A watcher knows whether their own is the right one."""
    view, seat = place.view, place.seat
    if view.matches(seat) is False:
        return
    turns = [*place.frames("roll", "jail")][:2]
    wins = [frame + 1 for frame in turns if seat in place.table(frame + 1).winners]
    answer = wins[0] if wins else turns[-1] + 1 if len(turns) == 2 else len(place.ends) - 1
    what = "the right Chief" if seat == view.me else "a Chief"
    yield place.moment(
        WINS, answer, question="T-L6", settings={"target": HOME, "asked": "2", "agents": "with"}, kind="home",
        line=f"{place.says('have')} {what}. Will {called(view, seat)} get home within two turns?",
        stake="the game", came=bool(wins), decides=True,
        outcome=f"{called(view, seat)} {'got home' if wins else 'did not get home'}",
    )  # fmt: skip
