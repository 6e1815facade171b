"""The count at the end, and the draw between those who share the most chips (UNCLE-17, 19, 20; ruling G7)."""

from __future__ import annotations

from uncle_widgets.engine.cards import added, minus, taken
from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.uncle.cards import DECK
from uncle_widgets.games.uncle.events import GameOver, TieAgain, TieDraw
from uncle_widgets.games.uncle.options import Options
from uncle_widgets.games.uncle.state import State


def count(options: Options, state: State) -> Step[State]:
    """The pot is empty: who has the most chips wins, or draws for it."""
    most = max(state.chips)
    best = tuple(seat for seat, chips in enumerate(state.chips) if chips == most)
    if len(best) == 1:
        return _end(state, best, "most chips")
    if options.tie_break == "shared":
        return _end(state, best, "most chips, shared")
    bag = DECK if options.tie_break == "full_deck" else state.stock
    return Step(ready(state.but(phase="tie", tied=best, tie_drawn=(), tie_bag=bag)))


def draw(options: Options, state: State, card: int) -> Step[State]:
    """The next of the tied draws `card`, for all to see."""
    seat = state.tied[len(state.tie_drawn)]
    drawn = (*state.tie_drawn, card)
    drew = TieDraw(seat, card)
    after = state.but(tie_drawn=drawn, tie_bag=taken(state.tie_bag, card), tie_out=added(state.tie_out, card))
    if len(drawn) < len(state.tied):
        return Step(ready(after), (drew,))
    high = max(drawn)
    best = tuple(s for s, c in zip(state.tied, drawn, strict=True) if c == high)
    if len(best) == 1:
        return _end(after, best, "high card in the tie-break draw", drew)
    if options.tie_break == "full_deck":  # all 42 are shuffled again
        after = after.but(tie_bag=DECK, tie_out=())
    return Step(ready(after.but(tied=best, tie_drawn=())), (drew, TieAgain(None, best)))


def ready(state: State) -> State:
    """A bag that has run short is refilled with all not yet drawn in this tie."""
    if state.tie_bag:
        return state
    rest = minus(DECK, state.tie_out)
    return state.but(tie_bag=rest) if rest else state.but(tie_bag=DECK, tie_out=())


def _end(state: State, winners: tuple[Seat, ...], why: str, *before: Event) -> Step[State]:
    after = state.but(phase="over", winners=winners, why=why)
    return Step(after, (*before, GameOver(None, winners, why)))
