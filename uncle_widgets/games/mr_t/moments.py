"""Where a game of Mr. T is decided: somebody may match for the board, or a flip may settle a long stalemate."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from uncle_widgets.engine.game import LETTERS, Seat, Watcher
from uncle_widgets.engine.match import Match
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.mr_t.events import Revealed, ShowdownWon, Stalemate
from uncle_widgets.games.mr_t.questions.can_match import MATCH, TOP
from uncle_widgets.games.mr_t.questions.due import DECIDED
from uncle_widgets.games.mr_t.scene import joins
from uncle_widgets.games.mr_t.state import Fight, Move, State, View
from uncle_widgets.games.mr_t.words import either
from uncle_widgets.games.words import called, capital, count, hand_keys

MUCH = 12
"""Cards: where so many hang on a flip, it is worth as much as any to ask."""
LONG = 8
"""With so many cards on the board a flip after stalemates is a moment."""

Played = Match[State, Move, View]


def places(match: Played, watcher: Watcher) -> Iterator[Moment]:
    """Those of a match for one pair of eyes, in order."""
    last = len(match.moves)
    ends = [step for step in range(last) if not joins(match, step + 1)] + [last]
    for frame, (step, after) in enumerate(pairwise(ends)):
        state = match.steps[step].state
        if not any(isinstance(x, Revealed) for at in range(step + 1, after + 1) for x in match.steps[at].events):
            continue  # the deal, or a record that ends before all have shown their cards
        if state.phase == "step":
            found = _showdown(match, watcher, frame, step, after)
        elif state.phase == "flip" and sum(map(len, state.stacks)) >= LONG:
            found = _flip(match, watcher, frame, step, after)
        else:
            continue
        if found is not None:
            yield found


def _showdown(match: Played, watcher: Watcher, frame: int, step: int, after: int) -> Moment | None:
    """Does a rival match in this step; or, where you look on, one of those who play?"""
    view = match.view(step, watcher)
    if not view.fresh_step:
        return None
    fight = view.fight_of(watcher)
    fight = fight or max(view.fights, key=lambda one: sum(len(view.stacks[space]) for space in one.spaces))
    rivals = [seat for seat in fight.members if seat != view.me and view.hands[seat] is None]
    if not rivals:
        return None
    seat = rivals[0]
    event = MATCH if view.sizes[seat] else TOP
    settings: Mapping[str, Any] = {"seat": seat, "event": event}
    prize = sum(len(view.stacks[space]) for space in fight.spaces)
    who, want = called(view, seat), either(fight.targets)
    holds = f", with {count(view.sizes[seat])} in hand" if view.sizes[seat] else ""
    shown = next(x for at in range(step + 1, after + 1) for x in match.steps[at].events if isinstance(x, Revealed))
    came = shown.cards[seat] in fight.targets
    won = any(
        isinstance(x, ShowdownWon) and x.seat == seat and not x.dry
        for at in range(step + 1, after + 1)
        for x in match.steps[at].events
    )
    outcome = f"{LETTERS[seat]} played {shown.cards[seat]}" + (" and won" if won else "")
    return Moment(
        frame=frame,
        answer=frame + 1,
        question="M-L3",
        settings=settings,
        kind="match",
        line=f"{capital(who)} must match {want} for {count(prize)}{holds}.",
        stake=count(prize),
        worth=min(1.0, prize / MUCH),
        came=came,
        lit=(*_lit(view, seat), *_targets(view, fight)),
        who=LETTERS[seat],
        outcome=outcome,
    )


def _lit(view: View, seat: Seat) -> tuple[str, ...]:
    top = (f"top{seat}",) if view.piled(seat) else ()
    return (*hand_keys(seat, view.sizes[seat]), *top)


def _targets(view: View, fight: Fight) -> tuple[str, ...]:
    """The showing cards that are to be matched; none where they are covered."""
    if len(fight.spaces) < len(view.stacks):
        return ()
    own = {view.space(seat) for seat in fight.members}
    return tuple(
        f"s{n}" for n, stack in enumerate(view.stacks) if stack and n not in own and stack[-1] in fight.targets
    )


def _flip(match: Played, watcher: Watcher, frame: int, step: int, after: int) -> Moment | None:
    """After stalemates: does the next flip decide?"""
    view = match.view(step, watcher)
    settings: Mapping[str, Any] = {"event": DECIDED, "flips": 1}
    prize = view.board
    stale = any(isinstance(x, Stalemate) for at in range(step + 1, after + 1) for x in match.steps[at].events)
    flips = len(view.stacks[view.space(view.active[0])])
    return Moment(
        frame=frame,
        answer=frame + 1,
        question="M-L2",
        settings=settings,
        kind="due",
        line=f"{count(flips, 'stalemate')} in a row, and {count(prize)} on the board.",
        stake=count(prize),
        worth=min(1.0, prize / MUCH),
        came=not stale,
        lit=tuple(f"top{seat}" for seat in view.active),
        outcome="it was one more stalemate" if stale else "it decided",
    )
