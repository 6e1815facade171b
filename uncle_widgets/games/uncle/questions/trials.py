"""Trials for the questions: deal the cards a view hides, and play them by the rules.

The deal shuffles the unseen cards and hands them out. Two cases need more. Where not all
unseen cards are alike (after a reshuffle that the watcher remembers, or with part of the pile
forgotten), `belief` or a history (see `histories`) gives the deal. And under NEVER each
deal replays the pile on the table, and is struck out where somebody would have let an UNCLE pass.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random
from typing import TypeAlias

from uncle_widgets.engine.cards import minus
from uncle_widgets.engine.game import Chance, Choice, Seat
from uncle_widgets.engine.players import Player
from uncle_widgets.games.uncle.belief import ANY, NEVER, belief, drawn_from, reshuffled
from uncle_widgets.games.uncle.cards import DECK, HAND, VALUES, Cards, needed, pays
from uncle_widgets.games.uncle.events import CardPlayed, TieAgain
from uncle_widgets.games.uncle.options import Options
from uncle_widgets.games.uncle.players import plain_random
from uncle_widgets.games.uncle.questions.histories import Slot, histories
from uncle_widgets.games.uncle.questions.quick import Quick
from uncle_widgets.games.uncle.questions.reasons import alike
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.state import DRAWS, LAYS, OPEN, Laid, State, View, shared


def game_of(view: View) -> Uncle:
    """The game that the view is of."""
    return Uncle(view.seats, view.options)


Deal: TypeAlias = Callable[[Random], tuple[State, bool]]
"""Deals the hidden cards of a position: the position with them, and whether the deal stands."""


def dealing(view: View, model: str) -> Deal:
    """How to deal the hidden cards of a position; `model` may strike a deal out.

    What does not change from trial to trial is looked up here.
    """
    if model == NEVER and reshuffled(view):
        told = histories(view)

        def retold(rng: Random) -> tuple[State, bool]:
            held, rest, moments = told.draw(rng)
            return _state(view, held, rest), _replayed(view, moments, rng)

        return retold
    known = None if alike(view) else belief(view)

    def deal(rng: Random) -> tuple[State, bool]:
        if known is None:
            state = _state(view, *_shuffled(view, rng))
        else:
            hidden = drawn_from(known, view, rng)
            state = _made(view, hidden.hands, hidden.stock, hidden.aside, hidden.under)
        return state, model != NEVER or _believable(view, state.hands, rng)

    return deal


def judged(view: View, rng: Random, model: str) -> tuple[State, bool]:
    """The position with its hidden cards dealt, and whether the deal stands: `model` may strike it out."""
    return dealing(view, model)(rng)


def dealt(view: View, rng: Random) -> State:
    """The position with its hidden cards dealt, whatever the plays tell."""
    return judged(view, rng, ANY)[0]


def _shuffled(view: View, rng: Random) -> tuple[list[list[int]], list[int]]:
    """Hands for all seats, and the unseen cards that are left."""
    cards = list(view.unseen)
    rng.shuffle(cards)
    hands = []
    for hand, size in zip(view.hands, view.sizes, strict=True):
        hands.append(list(hand) if hand is not None else [cards.pop() for _ in range(size)])
    return hands, cards


def _state(view: View, hands: Sequence[Sequence[int]], cards: Sequence[int]) -> State:
    stock, rest = cards[: view.draw_count], cards[view.draw_count :]
    aside = view.aside if view.aside is not None else tuple(sorted(rest))
    return _made(view, tuple(tuple(sorted(hand)) for hand in hands), tuple(sorted(stock)), aside)


def _made(view: View, hands: tuple[Cards, ...], stock: Cards, aside: Cards, under: Cards = ()) -> State:
    """The position with these cards, for a round or less: what was drawn earlier is left out."""
    opened = len(view.plays) - len(view.pile)
    covered = tuple(Laid(-1, card) for card in under)  # whose they were is forgotten with them
    return State.quick(
        hands=hands,
        stock=stock,
        aside=aside,
        plays=(*view.plays[:opened], *covered, *view.pile) if under else view.plays,
        opened=opened,
        drawn=((),) * view.seats,
        **shared(view, OPEN),
    )


def _believable(view: View, hands: Sequence[Cards], rng: Random) -> bool:
    """Whether these hands, with the cards played from them, let no UNCLE of this pile pass.

    Which of their three cards a player laid is drawn anew, each alike.
    """
    held: dict[Seat, list[Slot]] = {s: [[0], [0], [0]] for s, h in enumerate(view.hands) if h is None}
    moments: list[tuple[int, list[Slot]]] = []
    for play, (seat, card) in enumerate(view.pile, len(view.plays) - len(view.pile)):
        if seat in held:
            slots = held[seat]
            at = rng.randrange(HAND)
            slots[at][0] = card
            moments.append((play, list(slots)))
            slots[at] = [0]
    for seat, slots in held.items():
        for slot, card in zip(slots, hands[seat], strict=True):
            slot[0] = card
    return _replayed(view, moments, rng)


def _replayed(view: View, moments: Sequence[tuple[int, Sequence[Slot]]], rng: Random) -> bool:
    """Whether nobody let an UNCLE of this pile pass, at plays that came from these hands.

    Who holds m of the card they need lays one of them for sure here, and with chance m/3 if they
    play any card: so such a deal is kept with chance 1/m.
    """
    first = len(view.plays) - len(view.pile)
    totals = list(accumulate((laid.card for laid in view.pile), initial=view.total - sum(c for _, c in view.pile)))
    for play, then in moments:
        if play < first:
            continue
        want, card = needed(totals[play - first]), view.plays[play].card
        copies = sum(slot[0] == want for slot in then)
        if copies and (card != want or rng.randrange(copies)):
            return False
    return True


def makes(view: View, state: State, seat: Seat) -> int:
    """Chips that `seat` would be paid if it laid its best card now, found by laying each."""
    total = state.total
    return max((pays(total + card, state.pot) for card in state.hands[seat]), default=0)


def gives(view: View, state: State, card: int, rng: Random) -> bool:
    """Whether the next player can make an UNCLE after `card`, found by laying each of their cards."""
    played = Quick(view.options, state)
    played.lay(card, rng)
    return played.on and any(pays(played.total + each, played.pot) for each in played.hands[played.seat])


def good(view: View, card: int) -> frozenset[int]:
    """The cards with which the next player makes an UNCLE after `card`, found by laying each; none if it ends."""
    rng = Random(0)
    played = Quick(view.options, dealt(view, rng))
    played.lay(card, rng)
    return frozenset(value for value in VALUES if played.on and pays(played.total + value, played.pot))


def swap_in(state: State, seat: Seat, hand: Cards) -> State:
    """The state with another hand for `seat`."""
    return state.but(hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def new_game(seats: int, deck: Cards, rng: Random) -> State:
    """A first deal from `deck`, before any card is played."""
    cards = list(deck)
    rng.shuffle(cards)
    hands = tuple(tuple(sorted(cards[HAND * seat : HAND * (seat + 1)])) for seat in range(seats))
    stock = tuple(sorted(cards[HAND * seats :]))
    return State(hands, (0,) * seats, Options().pot_chips, stock, drawn=hands, phase="play")


def unlooked(view: View, rng: Random) -> State:
    """The position dealt as one sees it who holds no hand: every card that does not lie face up is shuffled."""
    cards = list(minus(DECK, (*(laid.card for laid in view.pile), *(view.aside or ()))))
    rng.shuffle(cards)
    hands = tuple(tuple(sorted(cards.pop() for _ in range(size))) for size in view.sizes)
    blind = view.but(me=None, hands=(None,) * view.seats, drawn=())
    return dealt(blind, rng).but(hands=hands, stock=tuple(sorted(cards)))


def lands(game: Uncle, state: State, target: int, player: Player, rng: Random) -> list[int]:
    """The new totals of the pile on the table, all playing on as `player`, till it is `target` or past it.

    Where a small pack has no card left to draw they lay those that they hold.
    """
    totals: list[int] = []
    while True:
        if player is plain_random:  # needs no view
            move = LAYS[rng.choice(state.hands[state.seat])]
        else:
            turn = game.turn(state)
            assert isinstance(turn, Choice)
            move = player(game.view(state, turn.seat), turn.moves, rng)
        step = game.play(state, move)
        total = next(event.new for event in step.events if isinstance(event, CardPlayed))
        totals.append(total)
        if total >= target:
            return totals
        state = step.state
        if left := state.stock or state.aside:
            state = game.play(state, DRAWS[rng.choice(left)]).state
        else:
            state = state.but(seat=(state.seat + 1) % len(state.hands), phase="play")


def round_played(view: View, state: State, card: int, rng: Random) -> tuple[int, float]:
    """Chips that I make, and each of the others on average.

    I lay `card`, the others hit if they can, else lay any card; then my next turn.
    """
    played = Quick(view.options, state)
    played.play(card, rng, hitting=True)
    chips = [after - then for after, then in zip(played.chips, state.chips, strict=True)]
    mine = chips.pop(view.seat)
    return mine, sum(chips) / len(chips)


def draws_again(players: int, drawn: Cards, rng: Random) -> tuple[bool, Cards]:
    """Whether a tie of so many, the first of whom have `drawn` from all 42 cards, is drawn for again.

    With the cards drawn.
    """
    nothing: tuple[Cards, ...] = ((),) * players
    rest, tied = minus(DECK, drawn), tuple(range(players))
    state = State(
        nothing, (1,) * players, 0, phase="tie", tied=tied, tie_bag=rest, tie_out=tuple(sorted(drawn)),
        tie_drawn=drawn, drawn=nothing,
    )  # fmt: skip
    return _draw_on(Uncle(players), state, rng)


def draws_on(view: View, rng: Random) -> tuple[bool, Cards]:
    """Whether the tie in which this view is seen is drawn for again, and the cards drawn."""
    game = game_of(view)
    return _draw_on(game, game.imagine(view, rng), rng)


def _draw_on(game: Uncle, state: State, rng: Random) -> tuple[bool, Cards]:
    cards = list(state.tie_drawn)
    while True:
        turn = game.turn(state)
        assert isinstance(turn, Chance)
        move = turn.odds.sample(rng)
        cards.append(move.card)
        step = game.play(state, move)
        state = step.state
        if len(step.events) > 1:
            return isinstance(step.events[1], TieAgain), tuple(cards)
