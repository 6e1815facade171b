"""The preliminary round: everybody turns a card up at the same time (MRT-8 to 14, 21)."""

from __future__ import annotations

from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.mr_t.cards import MR_T, SPACES, Card, in_order
from uncle_widgets.games.mr_t.events import DoubleShowdown, LoneMrT, ShowdownStarted, Stalemate, TargetsPlaced
from uncle_widgets.games.mr_t.options import Options
from uncle_widgets.games.mr_t.rounds import next_flip, next_round
from uncle_widgets.games.mr_t.showdown import next_step
from uncle_widgets.games.mr_t.spread import aside, collect, reveal
from uncle_widgets.games.mr_t.state import Fight, State


def matches(cards: dict[Seat, Card]) -> list[tuple[Seat, ...]]:
    """The groups of two or more seats that show the same name."""
    groups: dict[Card, list[Seat]] = {}
    for seat, card in cards.items():
        groups.setdefault(card, []).append(seat)
    return [tuple(group) for group in groups.values() if len(group) > 1]


def settle(options: Options, state: State) -> Step[State]:
    """What the cards of a flip bring, once they lie face up."""
    if state.phase == "targets":
        return _placed(options, state)
    step = reveal(state)
    state, told = step.state, step.events
    cards = {seat: state.stacks[state.space(seat)][-1] for seat in state.players}
    groups = matches(cards)
    if groups == [state.players]:
        return next_flip(options, state, (*told, Stalemate(None, True)))
    if not groups:
        lone = [seat for seat, card in cards.items() if card == MR_T]
        if not lone:
            return next_flip(options, state, (*told, Stalemate(None, False)))
        (winner,) = lone
        state, taken = collect(options, state, winner, range(SPACES))
        return next_round(options, state, (*told, LoneMrT(winner), taken))
    if len(groups) > 1:
        fights = _crossed(state, cards, groups)
        wanted = tuple(fight.targets[0] for fight in fights)
        event: Event = DoubleShowdown(None, tuple(fight.members for fight in fights), wanted)
    else:
        (members,) = groups
        targets = in_order(card for seat, card in cards.items() if seat not in members)
        fights = (Fight(members, targets, tuple(range(SPACES))),)
        event = ShowdownStarted(None, members, cards[members[0]], targets)
    return next_step(options, state.but(phase="step", fights=fights), (*told, event))


def _crossed(state: State, cards: dict[Seat, Card], groups: list[tuple[Seat, ...]]) -> tuple[Fight, ...]:
    """Two showdowns: each pair must match the name that the other pair shows now (MRT-22)."""
    one, two = groups
    return tuple(
        Fight(pair, (cards[other[0]],), tuple(state.space(seat) for seat in pair))
        for pair, other in ((one, two), (two, one))
    )


def _placed(options: Options, state: State) -> Step[State]:
    step = reveal(state)
    state, told = step.state, step.events
    targets = in_order(state.stacks[aside(state, seat)][-1] for seat in state.players)
    fight = Fight(state.players, targets, tuple(range(SPACES)))
    return next_step(options, state.but(phase="step", fights=(fight,)), (*told, TargetsPlaced(None, targets)))
