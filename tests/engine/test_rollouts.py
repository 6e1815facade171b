"""Looking ahead in deals: step by step and in lockstep they say the same, and how sure they are."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from itertools import islice
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest

from tests.games.positions import choices
from tests.rounds import Repeats
from uncle_widgets.engine import coach
from uncle_widgets.engine.coach import Appraisal, appraise
from uncle_widgets.engine.game import Game
from uncle_widgets.engine.rollouts import COPIES, Deal, Rollouts
from uncle_widgets.games import GAMES
from uncle_widgets.probability.trials import Tally


def position(name: str, seats: int, least: int, **options: Any) -> tuple[Game[Any, Any, Any], Any, Sequence[Any]]:
    """(game, view, moves) where a seat has at least so many moves, early in a game."""
    game = GAMES[name].new(seats, **options)
    for state, turn in choices(game, GAMES[name].players["greedy"], Random(seats), 0.5):
        if len(turn.moves) >= least:
            return game, game.view(state, turn.seat), turn.moves
    raise AssertionError("choices never end")


def thought(name: str, where: tuple[Game[Any, Any, Any], Any, Sequence[Any]], budget: float) -> Appraisal:
    *_, found = appraise(*where, GAMES[name].advice, ("greedy", GAMES[name].players["greedy"]), budget)
    return found


@pytest.mark.sample
@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("uncle", 4),
        ("uncle", 6),
        ("say_uncle", 4),
        ("uno", 2),
        ("uno", 4),
        ("uno", 6),
        ("thrush", 2),
        ("thrush", 4),
    ],
)
def test_the_coach_of_many_seats_is_sure_to_two_of_a_hundred(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "SECOND", 60.0)  # `benchmarks/coach.py` holds it to its second
    found = thought(name, position(name, seats, 3), 60.0)
    assert found.done == 1
    assert found.trials == COPIES * found.deals
    assert 0 < max(worth.error for worth in found.worths) <= max(coach.ENOUGH, 50 / coach.MOST**0.5) < 2


@pytest.mark.sample
@pytest.mark.parametrize(
    ("name", "options"), [("uncle", {"pot_chips": 12}), ("uno", {"forget": 40}), ("thrush", {})]
)
def test_both_ways_to_look_ahead_give_a_move_the_same_worth(
    name: str, options: dict[str, Any], rounds: Repeats
) -> None:
    """The mean share of each move within 4 standard errors, each error reckoned between its deals."""
    game, view, moves = position(name, 4, 3, **options)
    advice, player = GAMES[name].advice, GAMES[name].players["greedy"]
    assert advice is not None
    assert advice.plays_on is not None
    ahead = Rollouts(game, view, moves, ("greedy", player), advice.horizon, Random(4))
    one = means(islice(ahead.step_by_step(), rounds(100)), len(moves))
    other = means(islice((deals for deals in ahead.in_lockstep(advice.plays_on()) if deals), 3), len(moves))
    for steps, lockstep in zip(one, other, strict=True):
        assert abs(steps.mean - lockstep.mean) <= 4 * (steps.error**2 + lockstep.error**2) ** 0.5
        assert lockstep.error < steps.error


def means(pieces: Any, moves: int) -> list[Tally]:
    tallies = [Tally() for _ in range(moves)]
    for deals in pieces:
        for deal in deals:
            tallies = [tally.add(won) for tally, won in zip(tallies, deal, strict=True)]
    return tallies


def test_the_error_reckoned_between_deals_is_the_error_there_is() -> None:
    """Means of many small looks ahead are spread as their errors say; games of a deal are not independent."""
    game, view, moves = position("uno", 4, 3)
    advice, player = GAMES["uno"].advice, GAMES["uno"].players["greedy"]
    assert advice is not None
    assert advice.plays_on is not None
    ahead = Rollouts(game, view, moves[:1], ("greedy", player), advice.horizon, Random(5))
    deals: list[Deal] = []
    for piece in ahead.in_lockstep(advice.plays_on()):
        deals += piece
        if len(deals) >= 1_500:
            break
    looks = [means([deals[at : at + 25]], 1)[0] for at in range(0, 1_500, 25)]
    errors, spread = fmean(look.error for look in looks), stdev(look.mean for look in looks)
    assert 0.7 < errors / spread < 1.4  # 60 looks tell a spread to a tenth of it
    mean = fmean(look.mean for look in looks)
    assert errors > 1.2 * (mean * (1 - mean) / (25 * COPIES)) ** 0.5, "that of so many independent games"


def test_without_numpy_the_coach_looks_ahead_step_by_step() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None; import uncle_widgets as uw; "
        "found = uw.play('uno', seats=4, seed=3).appraise(0.1); print(found.trials == found.deals > 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
