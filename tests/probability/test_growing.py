"""Pictures that trials make: what they count, and that they stay small."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random

from uncle_widgets.games import GAMES
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.uncle.belief import kept
from uncle_widgets.probability.growing import Cases, Paths


def test_a_grid_keeps_the_first_hundred_trials_and_counts_all() -> None:
    grid = Cases(("hold one", "hold none", "struck out"))
    assert grid.spoken() == "There are no tries so far."
    for outcome in (True, None, False, True):
        grid.add(outcome, {})
    assert grid.drawn() == {"signs": "yxny", "kinds": [[2, "hold one"], [1, "hold none"], [1, "struck out"]]}
    assert grid.spoken() == (
        'So far, "hold one" came up 2 times, "hold none" came up 1 time and "struck out" came up 1 time.'
    )
    for _ in range(5_000):
        grid.add(None, {})
    assert len(grid.signs) == Cases.SHOWN
    assert grid.plain()["n"] == 5_004
    assert grid.plain()["kinds"][2] == [5_001, "struck out"]


def test_paths_lay_one_row_for_a_trial_and_count_every_foot() -> None:
    piles = iter([(2, 5, 10), (6, 12), (1, 4, 9, 11), (4, 10)])
    paths = Paths(0, (Fraction(1, 6),) * 10, lambda shown: shown["pile"])
    for n in range(1, 5):
        paths.add(True, {"pile": next(piles)})
        assert len(paths.plain()["rows"]) == min(n, Paths.SHOWN)
    plain = json.loads(json.dumps(paths.plain()))
    assert plain["rows"] == [[0, 6, 12], [0, 1, 4, 9, 11], [0, 4, 10]]
    assert plain["feet"] == [1, 1, 0, 2, 1, 1, 0, 0, 1, 2]
    assert plain["spoken"] == "2 of 4 piles hit 10. The chance is 16.7%. The last pile went through 0, 4, 10."


def test_the_deals_struck_out_are_as_many_as_the_grid_of_why_strikes_out() -> None:
    """U-L3: the share of deals that stand, by following the pile, against deals that are judged one by one."""
    kit, rng, n = GAMES["uncle"], Random(1964), 1_500
    seen = 0
    for at in exercises(kit, plans(kit)[2]):
        if not at.posed.struck:
            continue
        seen += 1
        share = kept(at.view)
        stood = sum(at.posed.once(rng)[0] is not None for _ in range(n)) / n
        assert abs(stood - share) < 4 * (float(share * (1 - share)) / n) ** 0.5
        grid = at.posed.pictures[0]
        assert grid.yes + grid.no == share
        assert min(grid.yes, grid.out, grid.no, grid.out_no) >= 0
        assert grid.yes + grid.out == at.question.at(others="any").number(at.view)
    assert seen > 4


def test_where_trials_may_be_struck_out_a_picture_strikes_them() -> None:
    for kit in GAMES.values():
        for plan in plans(kit):
            for at in exercises(kit, plan):
                if at.posed.struck and at.posed.measure == "chance":
                    assert isinstance(at.posed.growing(), Cases), at.question.id
