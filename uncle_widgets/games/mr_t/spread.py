"""Cards on the board: shown together, and collected."""

from __future__ import annotations

from collections.abc import Iterable

from uncle_widgets.engine.cards import put, without
from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.mr_t.cards import LETTER, SPACES
from uncle_widgets.games.mr_t.events import Collected, Revealed
from uncle_widgets.games.mr_t.options import Options
from uncle_widgets.games.mr_t.state import EMPTY, TOP, State, target_space


def aside(state: State, seat: Seat) -> int:
    """Where a seat of the two-player game places its target."""
    other = next(x for x in state.active if x != seat)
    return target_space(state.space(seat), state.space(other))


def reveal(state: State) -> Step[State]:
    """All cards committed and turned go face up on their spaces at once."""
    hands, stacks = list(state.hands), list(state.stacks)
    shown = [""] * len(hands)
    for seat in state.players:
        if state.plays[seat] == TOP:
            shown[seat] = state.turned[seat]
        else:
            shown[seat] = state.plays[seat]
            hands[seat] = without(hands[seat], shown[seat])
        space = aside(state, seat) if state.phase == "targets" else state.space(seat)
        stacks[space] = (*stacks[space], shown[seat])
    held = tuple(seat for seat in state.players if state.plays[seat] != TOP)
    after = state.but(
        hands=tuple(hands), stacks=tuple(stacks), swept=EMPTY, takers=(-1,) * SPACES, passed=_passed(state),
        log=(*state.log, "".join(_written(state, seat, shown[seat]) for seat in state.players)),
    )  # fmt: skip
    return Step(after, (Revealed(None, tuple(shown), held, state.phase != "step"),))


def _written(state: State, seat: Seat, card: str) -> str:
    return LETTER[card] if state.plays[seat] == TOP else LETTER[card].lower()


def _passed(state: State) -> tuple[tuple[str, ...], ...]:
    """Who turned the top of the pile in a step has passed its targets over, as far as they held cards."""
    if state.phase != "step":
        return state.passed
    passed = list(state.passed)
    for fight in state.fights:
        for seat in fight.members:
            if state.plays[seat] == TOP and state.hands[seat]:
                passed[seat] = tuple(sorted({*passed[seat], *fight.targets}))
    return tuple(passed)


def collect(options: Options, state: State, seat: Seat, spaces: Iterable[int]) -> tuple[State, Event]:
    """`seat` takes the cards of these spaces; they go under its pile as one batch."""
    start = state.space(seat)
    order = sorted(spaces, key=lambda space: (space - start) % SPACES)
    cards = tuple(card for space in order for card in state.stacks[space])
    if options.collect == "shuffle":
        cards = tuple(sorted(cards))
    stacks, swept, takers = state.stacks, state.swept, state.takers
    for space in order:
        if stacks[space]:
            swept, takers = put(swept, space, stacks[space]), put(takers, space, seat)
        stacks = put(stacks, space, ())
    won = put(state.won, seat, (*state.won[seat], cards)) if cards else state.won
    return state.but(stacks=stacks, swept=swept, takers=takers, won=won), Collected(seat, len(cards))
