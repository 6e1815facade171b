"""The course of a game: what is played next, who is out, and the end (MRT-25 to 29, 32, 33 and their rulings).

Every function takes the options and a State and returns a Step whose state waits for a choice or for chance.
"""

from __future__ import annotations

from uncle_widgets.engine.cards import put
from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.mr_t.cards import SPACES
from uncle_widgets.games.mr_t.events import GameOver, PlayerOut, RanDry, ShowdownWon, TwoPlayerGame
from uncle_widgets.games.mr_t.options import Options
from uncle_widgets.games.mr_t.spread import collect
from uncle_widgets.games.mr_t.state import TOP, State
from uncle_widgets.games.words import count

NOBODY = "nobody has any cards left"
LEFT = 2
"""With so many players left a game of three or four is over (MRT-26)."""


def waiting(options: Options, state: State, events: tuple[Event, ...]) -> Step[State]:
    """The state in which the next cards are committed, the forced ones done; or the game is broken off."""
    if state.flips >= options.max_flips:
        return over(state, events, (), f"the game was stopped after {count(state.flips, 'flip')}", "G24")
    nothing = ("",) * len(state.hands)
    plays = nothing
    for seat in state.players:
        if forced(state, seat):
            plays = put(plays, seat, TOP)
    return Step(state.but(plays=plays, turned=nothing, flips=state.flips + 1), events)


def forced(state: State, seat: Seat) -> bool:
    """Whether the seat can play the top of its pile only."""
    if state.phase == "step":
        return not state.hands[seat]
    return state.piled(seat) > 0


def next_round(options: Options, state: State, events: tuple[Event, ...] = ()) -> Step[State]:
    """After a round is settled, and at the start."""
    state = state.but(fights=(), rounds=state.rounds + 1)
    return next_targets(options, state, events) if state.two else next_flip(options, state, events)


def next_flip(options: Options, state: State, events: tuple[Event, ...]) -> Step[State]:
    """A preliminary flip, the first of a round or after a stalemate; or the end, where too few have cards."""
    dry = tuple(seat for seat in state.active if not state.owned(seat))
    for seat in dry:
        state, events = _out(state, events, seat)
    left = state.active
    if not left:
        return over(state, events, dry, f"{NOBODY}, and those who ran out together share the win", "G16")
    if len(left) == 1:
        return _counted(options, state, events)
    if len(left) == LEFT:
        if options.playout:
            told = (*events, TwoPlayerGame(None, False))
            return next_targets(options, state.but(two=True), told)
        return _two_left(options, state, events)
    return waiting(options, state.but(phase="flip", fights=()), events)


def _out(state: State, events: tuple[Event, ...], seat: Seat) -> tuple[State, tuple[Event, ...]]:
    return state.but(gone=put(state.gone, seat, True)), (*events, PlayerOut(seat))


def _two_left(options: Options, state: State, events: tuple[Event, ...]) -> Step[State]:
    a, b = (_score(options, state, seat) for seat in state.active)
    if a == b and options.tie == "showdown":
        told = (*events, TwoPlayerGame(None, True))
        return next_targets(options, state.but(two=True, tie=True), told)
    return _counted(options, state, events)


def _score(options: Options, state: State, seat: Seat) -> int:
    """The cards that count for a seat: those it has, and by `end_board` those on its own space."""
    own = len(state.stacks[state.space(seat)]) if options.end_board == "own_space" else 0
    return state.owned(seat) + (own if not state.gone[seat] else 0)


def _counted(options: Options, state: State, events: tuple[Event, ...]) -> Step[State]:
    """The regular end: most cards win."""
    scores = tuple(_score(options, state, seat) for seat in range(len(state.hands)))
    most = max(scores[seat] for seat in state.active)
    winners = tuple(seat for seat in state.active if scores[seat] == most)
    state = state.but(scores=scores)
    if len(state.active) == 1:
        return over(state, events, winners, "the only cards left", "MRT-26 G16")
    rulings = (" G15" if len(winners) > 1 else "") + (" G29" if options.end_board == "own_space" else "")
    return over(state, events, winners, "the most cards", f"MRT-26 MRT-33{rulings}")


def next_targets(options: Options, state: State, events: tuple[Event, ...]) -> Step[State]:
    """A round of the two-player game begins with the targets; who has no card to place is out (G20)."""
    able = tuple(seat for seat in state.active if state.owned(seat))
    if len(able) < LEFT:
        return one_dry(options, state, events, able)
    return waiting(options, state.but(phase="targets", fights=()), events)


def one_dry(options: Options, state: State, events: tuple[Event, ...], able: tuple[Seat, ...]) -> Step[State]:
    """In the two-player game somebody cannot play: the other takes the board; both: a draw (G20, G28)."""
    both = state.active
    for seat in both:
        if seat not in able:
            events = (*events, RanDry(seat, True))
    if not able:
        why = f"{NOBODY}{' after one more showdown' if state.tie else ''}, and the two share the win"
        return over(state, events, both, why, "G28" if state.tie else "G20")
    winner = able[0]
    if any(state.stacks):
        events = (*events, ShowdownWon(winner, False, True, True))
        state, taken = collect(options, state, winner, range(SPACES))
        events = (*events, taken)
    if state.tie:
        return settle_tie(state, events)
    for seat in both:
        if seat != winner:
            state, events = _out(state, events, seat)
    return over(state, events, (winner,), "all the cards", "G20 MRT-32")


def after_two(options: Options, state: State, events: tuple[Event, ...]) -> Step[State]:
    """A round of the two-player game is won: the other has nothing left, or the next round begins."""
    if state.tie:
        return settle_tie(state, events)
    dry = [seat for seat in state.active if not state.owned(seat)]
    for seat in dry:
        state, events = _out(state, events, seat)
    if dry:
        return over(state, events, state.active, "all the cards", "MRT-32")
    return next_round(options, state, events)


def settle_tie(state: State, events: tuple[Event, ...]) -> Step[State]:
    """The round that settles a tie is over: cards are counted again."""
    most = max(map(state.owned, state.active))
    winners = tuple(seat for seat in state.active if state.owned(seat) == most)
    return over(state, events, winners, "the most cards after one more showdown", "G28 MRT-33")


def ended_by(state: State) -> str:
    """The clause by which a game that is over has ended."""
    return "G24" if not state.winners else "MRT-32" if state.two and not state.tie else "MRT-26"


def over(state: State, events: tuple[Event, ...], winners: tuple[Seat, ...], why: str, rule: str) -> Step[State]:
    """The end, under `rule`. Scores are the cards held, where nothing else was counted."""
    scores = state.scores or tuple(map(state.owned, range(len(state.hands))))
    ended = GameOver(None, winners, why, rule)
    done = state.but(
        phase="over", fights=(), plays=("",) * len(state.hands), turned=("",) * len(state.hands),
        scores=scores, winners=winners, why=why,
    )  # fmt: skip
    return Step(done, (*events, ended))
