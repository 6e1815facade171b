"""Questions where few cards are left, or few flips: what cannot be is a chance of 0, and no question fails."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from tests.games.mr_t import tables
from uncle_widgets.games import GAMES
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.questions.due import DECIDED, STALEMATE
from uncle_widgets.games.table import game_of, played_out


@pytest.mark.parametrize("total", range(1, 7))
def test_only_one_of_two_by_every_deal_of_few_cards(total: int) -> None:
    for good in range(total + 1):
        for mine in range(1, total + 1):
            for theirs in range(total - mine + 1):
                only = [0, 0]
                orders = list(permutations(range(total), mine + theirs))
                for order in orders:
                    i, they = (any(card < good for card in held) for held in (order[:mine], order[mine:]))
                    only[0] += i and not they
                    only[1] += they and not i
                expected = tuple(Fraction(n, len(orders)) for n in only)
                assert odds.only_one(good, total, mine, theirs) == expected, (good, total, mine, theirs)


@pytest.mark.parametrize(("options", "seed"), [({}, 12), ({"deck": "J8,T8"}, 0), ({"deck": "J8,T8"}, 2)], ids=str)
def test_M_L4_is_asked_to_the_end_of_games_for_two(options: dict[str, str], seed: int) -> None:
    kit = GAMES["mr_t"]
    match = played_out(game_of("mr_t", 2, options), "greedy", seed)
    question, asked = kit.questions["M-L4"], 0
    for step in range(len(match.steps)):
        for watcher in (0, 1, None):
            view = match.view(step, watcher)
            for play in ("blind", "shows"):
                one = question.at(play=play, event="decides")
                posed = one.pose(view)
                if posed:
                    asked += 1
                    assert 0 < posed.number <= 1
    assert asked


def test_M_L2_asks_of_no_flips_after_the_last_of_the_game() -> None:
    question = GAMES["mr_t"].questions["M-L2"]
    for most in (1, 2, 3):
        match = tables.game(3, max_flips=most)
        view = match.view(len(match.steps) - 1, 0)
        (flips,) = (knob for knob in question.posed(view).knobs if knob.name == "flips")
        assert [value for value, _ in flips.choices] == list(range(1, most + 1))
        for event in (DECIDED, STALEMATE):
            for k in (1, 2, 3):
                posed = question.at(event=event, flips=k).posed(view)
                for seed in range(20):
                    posed.once(Random(seed))


def test_M_L3_asks_of_a_whole_hand_whatever_is_supposed_where_no_pile_is_left() -> None:
    kit = GAMES["mr_t"]
    assert kit.positions is not None
    first = {field.name: field.first for field in kit.positions.fields}
    typed = {"hand": "B T", "shown": "DDJD jJj KDK KbT", "cards": "J5,D5,B5,K5,T4"}
    game = kit.new(4, deck=typed["cards"])
    view = kit.positions.build(game, kit.positions.eyes(game, first | typed), first | typed)
    question = kit.questions["M-L3"].at(event="hand")
    seats = [seat for seat, _ in question.posed(view).knobs[0].choices if view.sizes[seat] > 1]
    assert seats
    for seat in seats:
        blind, shows = (question.at(seat=seat, play=play).posed(view) for play in ("blind", "shows"))
        assert blind.number == shows.number
        assert all(part.chance >= 0 for part in blind.parts)
