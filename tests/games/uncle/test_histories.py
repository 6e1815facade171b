"""Trials where not all unseen cards are alike: dealt as if plays told nothing, then struck out by what was seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import sqrt
from random import Random
from typing import Any

import pytest

from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES
from uncle_widgets.games.uncle.belief import NEVER, kept, reshuffled
from uncle_widgets.games.uncle.questions import trials
from uncle_widgets.games.uncle.questions.give_next import GiveNext
from uncle_widgets.games.uncle.state import View

KIT = GAMES["uncle"]
N = 800


def telling(seats: int, rng: Random, **options: Any) -> Iterator[View]:
    """Positions of random games, one or two a game, in which an UNCLE let pass tells of the next hand."""
    while True:
        match = play_on(Match.new(KIT.new(seats, **options)), [KIT.player("random")] * seats, rng)
        for step in rng.sample(range(len(match.steps)), 30):
            state = match.steps[step].state
            if state.phase != "play" or not (state.reshuffles or "memory" in options):
                continue
            view = match.view(step, state.seat)
            posed = GiveNext(others=NEVER).posed(view)
            if posed.struck and 0 < posed.number < 1 and kept(view) < 1:
                yield view
                break


@pytest.mark.sample
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {}), (3, {"reshuffle": "lazy"}), (4, {}), (5, {"reshuffle": "lazy"}), (2, {"memory": "top"})],
)
def test_what_is_left_of_the_deals_gives_the_exact_share(seats: int, options: dict[str, Any]) -> None:
    rng = Random(5)
    for view in islice(telling(seats, rng, **options), 2):
        assert reshuffled(view) or view.covered
        posed = GiveNext(others=NEVER).posed(view)
        assert posed.struck
        made = [made for made, _ in (posed.once(rng) for _ in range(N)) if made is not None]
        for share, of, exact in ((sum(made), len(made), posed.number), (len(made), N, kept(view))):
            p = float(exact)
            assert abs(share / of - p) < 4 * sqrt(p * (1 - p) / of) + 1e-9, (view, share, of, p)


def test_a_deal_after_a_reshuffle_is_of_the_unseen_cards_and_the_known_hand() -> None:
    rng = Random(3)
    for view in islice(telling(4, rng), 4):
        state, _ = trials.judged(view, rng, NEVER)
        assert [len(hand) for hand in state.hands] == list(view.sizes)
        assert state.hands[view.seat] == view.hand
        hidden = [card for seat, hand in enumerate(state.hands) if seat != view.seat for card in hand]
        assert tuple(sorted((*hidden, *state.stock))) == view.unseen
        assert len(state.stock) == view.draw_count
