"""A round with no card left to draw, deal by deal: the reshuffle waits until a card is needed (G6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from uncle_widgets.engine.game import Chance, Choice
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.engine.players import Player, random_player
from uncle_widgets.games import GAMES
from uncle_widgets.games.uncle.cards import FULL, HAND, needed
from uncle_widgets.games.uncle.rounds import round_of
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.state import LAYS, Lay, State, View

KIT = GAMES["uncle"]


def lowest(view: View, moves: Sequence[Lay], rng: Random) -> Lay:
    return min(moves, key=lambda lay: lay.card)


def empty(seats: int, seed: int, player: Player) -> tuple[Uncle, State, View]:
    """Somebody is to play when the last card has been drawn, before any reshuffle."""
    game = KIT.new(seats, reshuffle="lazy", pot_chips=60)
    assert isinstance(game, Uncle)
    match = play_on(Match.new(game), [player] * seats, Random(seed))
    state = next(step.state for step in match.steps if step.state.phase == "play" and not step.state.stock)
    assert not state.reshuffles
    return game, state, game.view(state, state.seat)


def deals(state: State, view: View) -> Iterator[State]:
    """Every way in which the unseen cards may lie in the other hands, each as likely."""
    others = [(state.seat + k) % view.seats for k in range(1, view.seats)]

    def dealt(hands: tuple[tuple[int, ...], ...], left: tuple[int, ...], seats: list[int]) -> Iterator[State]:
        if not seats:
            yield replace(state, hands=hands)
            return
        for at in combinations(range(len(left)), HAND):
            hand = tuple(sorted(left[k] for k in at))
            rest = tuple(card for k, card in enumerate(left) if k not in at)
            yield from dealt((*hands[: seats[0]], hand, *hands[seats[0] + 1 :]), rest, seats[1:])

    return dealt(state.hands, view.unseen, others)


def hit(game: Uncle, state: State, me: int, hitting: bool) -> tuple[Fraction, Fraction]:
    """The chance that I make an UNCLE on my next turn, and my mean chips of it, by the rules from here on."""
    turn = game.turn(state)
    if isinstance(turn, Chance):
        mine = state.seat == me  # what others draw they do not play before I do
        odds = turn.odds if mine else dict.fromkeys([min(turn.odds, key=str)], Fraction(1))
        found = [(p, hit(game, game.play(state, move).state, me, hitting)) for move, p in odds.items()]
        return sum(p * h for p, (h, _) in found) + Fraction(), sum(p * n for p, (_, n) in found) + Fraction()
    if not isinstance(turn, Choice):
        return Fraction(), Fraction()
    want = needed(state.total)
    hand = state.hands[state.seat]
    if state.seat == me:
        after = game.play(state, LAYS[want]).state if want in hand else state
        chips = after.chips[me] - state.chips[me]
        return Fraction(chips > 0), Fraction(chips)
    plays = (want,) if hitting and want in hand else hand
    found = [(Fraction(n, len(plays)), hit(game, game.play(state, LAYS[card]).state, me, hitting))
             for card, n in Counter(plays).items()]  # fmt: skip
    return sum(p * h for p, (h, _) in found) + Fraction(), sum(p * n for p, (_, n) in found) + Fraction()


CASES = [  # seats, seed, players; with some card the pile is then
    (2, 1, random_player, {"<"}),
    (3, 1, random_player, {"<"}),
    (3, 59, lowest, {"<", "="}),
    (3, 170, lowest, {"<", ">"}),
    (3, 200, lowest, {"=", ">"}),
]


@pytest.mark.parametrize(("seats", "seed", "player", "kinds"), CASES)
@pytest.mark.parametrize("hitting", [True, False])
def test_my_next_turn_with_no_card_left_to_draw_is_what_every_deal_gives(
    seats: int, seed: int, player: Player, kinds: set[str], hitting: bool
) -> None:
    """What I draw comes from the cards put aside, and those of the pile where mine makes it fifty or more."""
    game, state, view = empty(seats, seed, player)
    worlds = [*deals(state, view)]
    for card in {*view.hand}:
        found = [hit(game, game.play(world, LAYS[card]).state, state.seat, hitting) for world in worlds]
        chance, chips = (sum(column, Fraction()) / len(worlds) for column in zip(*found, strict=True))
        exact = round_of(view, card, hitting=hitting)
        assert (exact.hit, exact.mine) == (chance, chips)
    totals = {view.total + card for card in view.hand}
    assert {"<" if total < FULL else "=" if total == FULL else ">" for total in totals} == kinds
