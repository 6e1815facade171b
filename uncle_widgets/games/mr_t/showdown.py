"""The showdown: be the only one to match a target (MRT-15 to 20, 22, 23, 30, 31; G11, G12, G27, G33)."""

from __future__ import annotations

from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.mr_t.cards import SPACES, in_order
from uncle_widgets.games.mr_t.events import NobodyWins, NoDecision, RanDry, ShowdownWon, ThirdDropped
from uncle_widgets.games.mr_t.options import Options
from uncle_widgets.games.mr_t.rounds import after_two, next_round, one_dry, waiting
from uncle_widgets.games.mr_t.spread import collect, reveal
from uncle_widgets.games.mr_t.state import Fight, State


def settle(options: Options, state: State) -> Step[State]:
    """What the cards of a step bring, in every showdown that is going on."""
    step = reveal(state)
    state, events = step.state, step.events
    fights: list[Fight] = []
    for fight in state.fights:
        hits = tuple(seat for seat in fight.members if _top(state, seat) in fight.targets)
        if len(hits) == 1:
            state, events = _won(options, state, events, fight, hits[0], dry=False)
        elif len(hits) in (0, len(fight.members)):
            fights.append(fight)
            events = (*events, NoDecision(None, bool(hits), fight.members, state.two))
        else:
            third = next(seat for seat in fight.members if seat not in hits)
            fights.append(_dropped(state, fight, third))
            events = (*events, ThirdDropped(third, _top(state, third)))
    state = state.but(fights=tuple(fights))
    if fights:
        return next_step(options, state, events)
    return after_two(options, state, events) if state.two else next_round(options, state, events)


def next_step(options: Options, state: State, events: tuple[Event, ...]) -> Step[State]:
    """The next step of the showdowns; who has no card left to play drops out of theirs first."""
    if state.two:
        able = tuple(seat for seat in state.active if state.owned(seat))
        if len(able) < len(state.active):
            return one_dry(options, state, events, able)
        return waiting(options, state, events)
    fights: list[Fight] = []
    for fight in state.fights:
        able = tuple(seat for seat in fight.members if state.owned(seat))
        dry = tuple(seat for seat in fight.members if seat not in able)
        events = (*events, *(RanDry(seat, False) for seat in dry))
        if len(able) > 1:
            for seat in dry:
                fight = _dropped(state, fight, seat)
            fights.append(fight)
        elif len(able) == 1 and options.showdown_exhausted == "last_able":
            state, events = _won(options, state, events, fight, able[0], dry=True)
        else:
            events = (*events, NobodyWins(None, fight.members))
    state = state.but(fights=tuple(fights))
    return waiting(options, state, events) if fights else next_round(options, state, events)


def _top(state: State, seat: Seat) -> str:
    return state.stacks[state.space(seat)][-1]


def _dropped(state: State, fight: Fight, seat: Seat) -> Fight:
    """The showdown without a third player, whose showing card is a target from now on."""
    members = tuple(other for other in fight.members if other != seat)
    return Fight(members, in_order((*fight.targets, _top(state, seat))), fight.spaces)


def _won(
    options: Options, state: State, events: tuple[Event, ...], fight: Fight, winner: Seat, *, dry: bool
) -> tuple[State, tuple[Event, ...]]:
    double = len(fight.spaces) < SPACES
    state, taken = collect(options, state, winner, fight.spaces)
    return state, (*events, ShowdownWon(winner, double, state.two, dry), taken)
