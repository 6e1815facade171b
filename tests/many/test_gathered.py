"""What is gathered piece by piece is what was counted at once; the pieces change nothing."""

from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import count
from math import inf

import numpy as np
import pytest

import uncle_widgets as uw
from uncle_widgets.many import gathering as pieces
from uncle_widgets.many.chunks import play
from uncle_widgets.many.counted import Counted, Mean
from uncle_widgets.many.gathered import Counts, Gathered, difference
from uncle_widgets.many.gathering import gathering, matching, tasks_of
from uncle_widgets.many.progress import Pace


def gathered(n: int = 200, seed: int = 3, helper: Executor | None = None) -> tuple[Gathered, list[Counted]]:
    """Games of three seats gathered, and the same counted seed by seed."""
    game = uw.GAMES["uncle"].new(3, pot_chips=6)
    tasks = tasks_of(game, ("greedy", "random", "random"), n, seed)
    found = Gathered(3, [task.n for task in tasks])
    for _ in gathering(tasks, found, helper):
        pass
    assert found.n == n
    return found, [Counted(task, play(task), "") for task in tasks]


def test_gathered_games_are_those_of_simulate() -> None:
    found, counted = gathered()
    assert [run.done for run in found.runs] == [one.n for one in counted]
    for seat in range(3):
        assert found.wins(seat) == sum(one.wins[seat] for one in counted)
        scores = np.concatenate([one.results.scores[:, seat] for one in counted])
        assert found.scores[seat].mean().value == pytest.approx(scores.mean())
        assert found.scores[seat].mean().error == pytest.approx(scores.std(ddof=1) / len(scores) ** 0.5)
    lengths = np.concatenate([one.results.lengths for one in counted])
    assert found.longest[0].value == lengths.max()
    assert found.shortest[0].value == lengths.min()
    assert [one.value for one in found.longest] == sorted(lengths, reverse=True)[:5]
    for run, one in zip(found.runs, counted, strict=True):
        assert run.points[-1][0] == one.n
        assert run.points[-1][1] == pytest.approx([float(wins / one.n) for wins in one.wins])


def test_neither_the_size_of_the_pieces_nor_a_helper_changes_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = gathered()
    ticks = count()
    monkeypatch.setattr(pieces, "FIRST", 7)
    monkeypatch.setattr(pieces, "own_seconds", lambda: float(next(ticks)))  # each piece seems slow: none grows
    with ThreadPoolExecutor(1) as helper:
        other, _ = gathered(helper=helper)
    assert (first.winners == other.winners).all()
    assert first.runs[2].points == other.runs[2].points
    assert first.longest == other.longest
    assert (first.lengths.low, list(first.lengths.counts)) == (other.lengths.low, list(other.lengths.counts))


def test_a_game_that_is_listed_is_the_game_that_was_played() -> None:
    found, counted = gathered()
    one = found.longest[0]
    work = matching(counted[one.run].task, one.number)
    while True:
        try:
            next(work)
        except StopIteration as end:
            match = end.value
            break
    assert match == counted[one.run].match(one.number)
    assert match.over


def test_counts_reach_to_both_sides_and_forget_nothing() -> None:
    counts, rng = Counts(), np.random.default_rng(1)
    parts = [rng.integers(-9, 40, 30), np.array([-50]), np.array([99, 99]), np.array([0])]
    for part in parts:
        counts.add(part)
    whole = np.concatenate(parts)
    assert (counts.low, counts.high) == (-50, 99)
    assert counts.mean().value == pytest.approx(whole.mean())
    bins = counts.binned(-50, 10, 15)
    assert bins == [int(((whole >= low) & (whole < low + 10)).sum()) for low in range(-50, 100, 10)]


def test_a_difference_is_newcombes() -> None:
    """Newcombe 1998, table II, method 10: 56 of 70 less 48 of 80 is 0.2000 (0.0524 to 0.3339)."""
    from uncle_widgets.probability.trials import wilson

    first, second = (Mean(hits / n, 0.0, *wilson(hits, n)) for hits, n in ((48, 80), (56, 70)))
    found = difference(first, second)
    assert (found.value, found.low, found.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)


def test_the_pace_is_that_of_the_last_seconds() -> None:
    pace = Pace()
    assert pace.left(0.0, 10, 1000) == inf
    assert pace.left(1.0, 20, 1000) == 98
    for second in range(2, 12):
        left = pace.left(second, 20 + 50 * (second - 1), 1000)
    assert left == pytest.approx((1000 - 520) / 50)
    for second in range(12, 30):
        left = pace.left(second, 520, 1000)
    assert left == inf
