"""The deal, the pile and the draw pile: what a card that is laid or drawn brings about.

Functions of a table's Options and its State; `rules.py` has checked the move.
"""

from __future__ import annotations

from uncle_widgets.engine.cards import added, put, taken
from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.uncle import events as e
from uncle_widgets.games.uncle.cards import FULL, HAND, pays
from uncle_widgets.games.uncle.options import Options
from uncle_widgets.games.uncle.state import Laid, State
from uncle_widgets.games.words import count


def deal(options: Options, state: State, card: int) -> Step[State]:
    """One card to the next seat, until every hand is full (UNCLE-4)."""
    first = not any(state.hands)
    seat = state.seat
    after = _hand_over(state, seat, card)
    dealt = all(len(hand) == HAND for hand in after.hands)
    after = after.but(seat=_next(state), phase="play" if dealt else "deal")
    filled: tuple[Event, ...] = (e.PotFilled(None, options.pot_chips),) if first else ()
    return Step(after, (*filled, e.Dealt(seat, card)))


def lay(state: State, card: int) -> Step[State]:
    """The seat on turn lays `card`; chips are paid, and a full pile is put aside (UNCLE-7 to 14).

    The game is not over yet where the pot is empty now: the chips are still to be counted.
    """
    seat, pile = state.seat, state.pile
    old = sum(laid.card for laid in pile)
    new = old + card
    won = pays(new, state.pot)
    events: list[Event] = [e.CardPlayed(seat, card, old, new)]
    if not pile:
        events.append(e.PileStarted(seat, first=not state.turns))
    if won:
        events.append(e.UncleMade(seat, new, won, due=new // 10))
    elif new > FULL:
        events.append(e.Busted(seat, new))
    elif new // 10 > old // 10:
        events.append(e.Overshot(seat, new // 10 * 10))
    after = state.but(
        hands=put(state.hands, seat, taken(state.hands[seat], card)),
        chips=put(state.chips, seat, state.chips[seat] + won),
        pot=state.pot - won,
        plays=(*state.plays, Laid(seat, card)),
        turns=state.turns + 1,
        phase="draw",
    )
    if new >= FULL:  # before the refill, so that this pile is in a reshuffle it brings about (G5)
        events.append(e.PileAside(seat, new, len(pile) + 1))
        aside = tuple(sorted((*state.aside, *(laid.card for laid in pile), card)))
        after = after.but(aside=aside, opened=len(after.plays), piles=state.piles + 1)
    if not after.pot:
        events.append(e.PotEmpty(seat))
    return Step(after, tuple(events))


def refill(options: Options, state: State, card: int) -> Step[State]:
    """The seat that has laid a card draws `card`; the next is on turn (UNCLE-8, 15)."""
    before: tuple[Event, ...] = ()
    if not state.stock:
        state, before = _shuffle(options, state)
    seat = state.seat
    after = _hand_over(state, seat, card).but(seat=_next(state), phase="play")
    drew: list[Event] = [*before, e.CardDrawn(seat, card)]
    if not after.stock and options.reshuffle == "eager":
        after, shuffled = _shuffle(options, after)
        drew += shuffled
    if after.turns >= options.max_turns:
        why = f"unfinished after {count(options.max_turns, 'turn')}"
        return Step(after.but(phase="over", why=why), (*drew, e.GameOver(None, (), why)))
    return Step(after, tuple(drew))


def _next(state: State) -> Seat:
    return (state.seat + 1) % len(state.hands)


def _hand_over(state: State, seat: Seat, card: int) -> State:
    return state.but(
        hands=put(state.hands, seat, added(state.hands[seat], card)),
        stock=taken(state.stock, card),
        drawn=put(state.drawn, seat, (*state.drawn[seat], card)),
    )


def _shuffle(options: Options, state: State) -> tuple[State, tuple[Event, ...]]:
    moment = HAND * len(state.hands) + state.turns - (options.reshuffle == "lazy")
    after = state.but(stock=state.aside, aside=(), reshuffles=(*state.reshuffles, moment))
    return after, (e.Reshuffled(None, len(state.aside)),)
