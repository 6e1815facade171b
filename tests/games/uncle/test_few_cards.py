"""U-L4 where no card is small enough, and where the draw pile runs out before the pile is full."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from random import Random
from typing import Any

import pytest

from uncle_widgets.games import GAMES
from uncle_widgets.games.uncle import KIT, odds
from uncle_widgets.games.uncle.cards import DECK
from uncle_widgets.games.uncle.players import PLAYERS
from uncle_widgets.games.uncle.questions import EverLands, dealing, trials
from uncle_widgets.games.uncle.rules import Uncle


def view(seats: int) -> Any:
    """The first view of a table of so many."""
    game = KIT.new(seats)
    return game.view(game.start(), 0)


def test_U_L4_says_why_no_pile_lands_on_1_without_1s() -> None:
    posed = EverLands(target=1, cards="with", without=1).posed(view(3))
    assert posed.number == 0
    lines = posed.derivation.lines
    words = [line.words + ": " + line.formula for line in lines]
    assert words[0] == "The last card: no card is as small as 1"
    assert all(line.value for line in lines)


class Least(Random):
    """Leaves a pack as it lies, and chooses the first of all: piles of as many cards as can be."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        x.sort()

    def choice(self, seq: Sequence[Any]) -> Any:
        return min(seq)


@pytest.mark.parametrize("without", [4, 5, 6])
def test_U_L4_lays_on_when_six_seats_have_drawn_a_smaller_pack_empty(without: int) -> None:
    question, here = EverLands(target=50, without=without), view(6)
    lands, dealt = question.posed(here).once(Least())
    totals = [int(trace.words) for trace in dealt.values()]
    laid = [new - old for old, new in zip([0, *totals], totals, strict=False)]
    assert len(laid) > len(question.deck(here)) - 18, "more cards than the draw pile has"
    assert all(laid.count(card) <= 7 for card in laid), "no card is laid twice"
    assert lands is (totals[-1] == 50)


SHORT = (1, 1, 1, 2, 2, 3) * 3
"""Three cards for each of six seats, and nothing to draw: 30 in all."""


@pytest.mark.sample
@pytest.mark.parametrize("target", [25, 29, 30])
def test_trials_without_a_draw_pile_lay_each_card_once_alone_and_in_batch(target: int) -> None:
    exact = float(odds.pile_hits(target, SHORT))
    pieces = [*dealing.lands(SHORT, 6, False, 0, target, 5, 0, 4_000)]
    batch = [outcome for piece in pieces for outcome in piece.outcomes]
    rng, game = Random(1), Uncle(6)
    alone = [
        trials.lands(game, trials.new_game(6, SHORT, rng), target, PLAYERS["random"], rng)[-1] == target
        for _ in range(4_000)
    ]
    for found in (batch, alone):
        assert abs(sum(found) / 4_000 - exact) < 4 * (exact * (1 - exact) / 4_000) ** 0.5 + 1e-9


def test_the_fresh_pack_of_42_never_runs_out_before_a_pile_is_full() -> None:
    least = sorted(DECK)
    longest = max(k for k in range(len(least)) if sum(least[:k]) < 50)
    assert longest <= len(DECK) - 3 * GAMES["uncle"].seats[1]
