"""Chances for many games at once: a stream a game, whatever the batch, and every number as likely."""

import numpy as np
import pytest

from uncle_widgets.games.lanes import Lanes


def drawn(seed: int, first: int, n: int) -> list[list[int]]:
    lanes = Lanes(seed, first, n)
    return [lanes.below(6).tolist() for _ in range(5)]


def test_a_games_stream_is_its_own_in_any_batch() -> None:
    whole = drawn(3, 0, 40)
    part = drawn(3, 17, 5)
    assert [row[17:22] for row in whole] == part
    assert drawn(4, 17, 5) != part


def test_no_stream_is_there_twice() -> None:
    """A seed and a number do not stand for each other."""
    words = [word for seed in range(30) for word in Lanes(seed, 0, 40).words.tolist()]
    assert len(set(words)) == 30 * 40


def test_only_the_rows_that_draw_move_on() -> None:
    one, other = Lanes(1, 0, 6), Lanes(1, 0, 6)
    one.below(100, np.array([1, 4]))
    rest = np.array([0, 2, 3, 5])
    assert one.below(1000, rest).tolist() == other.below(1000, rest).tolist()
    other.below(100, np.array([1, 4]))
    one.keep(np.array([4, 1]))
    assert one.below(1000).tolist() == other.below(1000, np.array([4, 1])).tolist()


@pytest.mark.parametrize("bound", [2, 6, 42, 108])
def test_every_number_comes_as_often(bound: int) -> None:
    n = 4000 * bound
    lanes = Lanes(2026, 0, n)
    for _ in range(3):
        counted = np.bincount(lanes.below(bound), minlength=bound)
        chi = ((counted - 4000) ** 2 / 4000).sum()
        assert chi < bound - 1 + 5 * (2 * (bound - 1)) ** 0.5


def test_bounds_may_differ_from_row_to_row() -> None:
    bounds = np.array([1, 2, 3, 1000])
    found = Lanes(0, 0, 4).below(bounds)
    assert (found < bounds).all()
    assert found[0] == 0


def test_several_at_once_are_the_same_as_one_by_one() -> None:
    one, other = Lanes(1, 0, 6), Lanes(1, 0, 6)
    rows, bounds = np.array([4, 1, 2]), [108, 107, 1000]
    found = one.each(np.array(bounds)[:, np.newaxis], rows)
    assert found.tolist() == [other.below(bound, rows).tolist() for bound in bounds]
    assert (one.words == other.words).all()
    wide = np.array([[5, 6, 7], [4, 5, 6]])
    assert one.each(wide, rows).tolist() == [other.below(row, rows).tolist() for row in wide]
