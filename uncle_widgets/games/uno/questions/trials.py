"""Trials for the questions of UNO: deal the cards a view hides, and play them by the rules.

The deal shuffles the unseen cards and hands them out, as the questions suppose: every unseen
card may lie in any hidden place. What follows is played by `Uno`, without house rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from uncle_widgets.engine.cards import added
from uncle_widgets.engine.game import Chance, Choice, Seat, Step
from uncle_widgets.games.uno import state as st
from uncle_widgets.games.uno.cards import COLOUR, DECK, HAND, WILD4, Card, Cards, bluff
from uncle_widgets.games.uno.events import Caught, Challenged, DealerChosen, Noticed, PickAgain, WentOut
from uncle_widgets.games.uno.options import Options
from uncle_widgets.games.uno.rules import Uno
from uncle_widgets.games.uno.state import Lay, State, Table, Task, View


def table_of(top: Card, colour: str, counts: tuple[int, ...], seat: Seat = 0) -> Table:
    """A table in mid-hand: `seat` is on turn, and `top` lies face up."""
    return Table(
        agenda=(Task("turn", seat),),
        order=tuple(range(len(counts))),
        counts=counts,
        scores=(0,) * len(counts),
        draw_count=len(DECK) - sum(counts) - 1,
        discards=(top,),
        top=top,
        colour=colour,
    )


def state_of(table: Table, hands: tuple[Cards, ...], stock: Sequence[Card] = ()) -> State:
    """A state of that table; cards that nobody will look at may be left out."""
    return State(table, hands, tuple(sorted(stock)), takes=((),) * len(hands))


def plays(state: State, seat: Seat, wilds: bool = True) -> bool:
    """Whether the rules let `seat`, which is on turn, lay a card without a bluff."""
    turn = Uno(len(state.hands)).turn(state)
    assert isinstance(turn, Choice)
    honest = not bluff(state.hands[seat], state.table.colour)
    cards = [move.card for move in turn.moves if isinstance(move, Lay)]
    return any((wilds or COLOUR[card]) and (honest or card != WILD4) for card in cards)


def opens(hand: Cards, top: Card, colour: str, wilds: bool) -> bool:
    """Whether a player with this hand can play on `top`."""
    return plays(state_of(table_of(top, colour, (len(hand), HAND)), (hand, ())), 0, wilds)


def drawn(view: View, rng: Random, draws: int) -> tuple[bool, Cards]:
    """Draw turn after turn on the card that shows until one can be laid, `draws` times at most.
    Whether one could, and the cards drawn."""
    game, cards = Uno(2), rng.sample(view.unseen, draws)
    table = table_of(view.table.top, view.table.colour, (0, HAND)).but(draw_count=draws)
    state = state_of(table, ((), ()), cards)
    for n, card in enumerate(cards, 1):
        state = game.play(game.play(state, st.TAKE).state, st.Draw(card)).state
        turn = game.turn(state)
        assert isinstance(turn, Choice)
        if any(isinstance(move, Lay) for move in turn.moves):
            return True, tuple(cards[:n])
        state = game.play(state, st.KEEP).state
        state = state.but(table=state.table.but(agenda=(Task("turn", 0),)))
    return False, tuple(cards)


def holder(
    top: Card, colour: str, unseen: Sequence[Card], cards: int, rate: int, rng: Random
) -> tuple[bool | None, Cards]:
    """Somebody holds a Wild Draw Four and `cards` others, dealt from `unseen`: whether it is found to be a bluff.

    Who may not lay it does so `rate` times in a hundred; None where it is not laid. With the other cards.
    """
    game = Uno(2)
    hand: Cards = tuple(sorted(rng.sample(unseen, cards)))
    if bluff(hand, colour) and rng.randrange(100) >= rate:
        return None, hand
    table = table_of(top, colour, (cards + 1, HAND))
    state = state_of(table, (added(hand, WILD4), ()))
    state = game.play(state, Lay(WILD4, "r" if colour != "r" else "g")).state
    return any(isinstance(e, Challenged) and e.guilty for e in game.play(state, st.CHALLENGE).events), hand


def follows(
    view: View, seat: Seat, unseen: Sequence[Card], colour: str, passed: bool, rng: Random
) -> tuple[bool | None, Cards]:
    """Whether `seat` can play (with one card: go out) after a Wild for which `colour` is named, and
    its hand. With `passed` a hand that could have played before is struck out: None."""
    game, count = Uno(2), view.table.counts[seat]
    hand: Cards = tuple(sorted(rng.sample(unseen, count)))
    if passed and opens(hand, view.table.top, view.table.colour, True):
        return None, hand
    table = table_of("w", "", (HAND, count)).but(agenda=(Task("colour", 0), Task("turn", 1)))
    state = game.play(state_of(table, ((), hand)), st.Name(colour)).state
    if count > 1:
        return plays(state, 1), hand
    turn = game.turn(state)
    assert isinstance(turn, Choice)
    cards = [move for move in turn.moves if isinstance(move, Lay)]
    return any(isinstance(e, WentOut) for move in cards[:1] for e in game.play(state, move).events), hand


def outpicked(view: View, pile: Cards, came: Sequence[Card], leaders: Sequence[Seat]) -> bool:
    """Whether none of `leaders` is any longer the best, nor ties, when those still to pick for the deal have got
    the cards that `came`."""
    game = Uno(view.seats, view.options)
    step = Step(state_of(view.table, ((),) * view.seats, pile))
    for card in came:
        step = game.play(step.state, st.Draw(card))
    best = {event.seat for event in step.events if isinstance(event, DealerChosen)}
    best.update(*(event.tied for event in step.events if isinstance(event, PickAgain)))
    return best.isdisjoint(leaders)


def starts_plainly(view: View, card: Card) -> bool:
    """Whether `card`, turned up first, has no start rule: the dealer's left plays on it as on any other."""
    table = view.table.but(agenda=(Task("first", view.table.dealer),), colour="")
    state = Uno(view.seats, view.options).play(state_of(table, ((),) * view.seats, (card,)), st.Draw(card)).state
    plain = Task("turn", table.after(table.dealer))
    return state.table.agenda == (plain,) and state.table.direction == table.direction


def catches(opponents: int, notice: int, rng: Random) -> tuple[bool, list[bool]]:
    """Whether one of `opponents`, who notice `notice` times in a hundred, catches a missing call.

    With whether each noticed it, in the order in which they were asked, up to the one who catches.
    """
    game = Uno(opponents + 1, Options(notice=notice))
    table = table_of("r7", "r", (2, *(HAND,) * opponents))
    step = game.play(state_of(table, (("r3", "r5"), *((),) * opponents)), Lay("r3"))
    eyes: list[bool] = []
    while step.state.table.owing is not None:
        turn = game.turn(step.state)
        if isinstance(turn, Choice):
            step = game.play(step.state, st.CATCH if st.CATCH in turn.moves else st.QUIET)
        elif isinstance(turn, Chance):
            step = game.play(step.state, turn.odds.sample(rng))
        eyes += [event.sees for event in step.events if isinstance(event, Noticed) and event.seat]
    return any(isinstance(event, Caught) for event in step.events), eyes
