"""The positions of the day: one for every date, the same everywhere, each once a year."""

import subprocess
import sys
from datetime import date, timedelta
from functools import cache
from itertools import pairwise

import pytest

from tests.school.choosing_days import STEPS, same
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise, exercises, plans
from uncle_widgets.games.practice import worth_asking
from uncle_widgets.refusal import Refusal
from uncle_widgets.school import daily
from uncle_widgets.widgets.page.daily import dailies

YEAR = [date for month in daily.MONTHS for date in daily.dates(month)]


@cache
def position(day: str) -> tuple[Kit, Exercise]:  # type: ignore[type-arg]
    return daily.daily(day)


@cache
def worked_out() -> set[str]:
    """The questions that can be worked out in steps: all, once all lessons can; till then those whose lessons can."""
    posed = [one.posed for kit in GAMES.values() for plan in plans(kit) for one in exercises(kit, plan)]
    chances = [one for one in posed if one.measure == "chance"]
    lacks = {one.question.id for one in chances if not one.derivation.asked}
    known = (
        {one.question.id for one in chances} if lacks else {key for kit in GAMES.values() for key in kit.questions}
    )
    return known - lacks


def test_every_date_of_a_leap_year_has_a_line_and_no_other_has() -> None:
    leap = [date(daily.LEAP, 1, 1) + timedelta(days=k) for k in range(366)]
    assert [f"{day.month:02}-{day.day:02}" for day in leap] == YEAR
    assert [*daily.lines()] == YEAR


def test_every_position_asks_for_an_exact_chance_that_is_worth_a_guess() -> None:
    for day in YEAR:
        _, here = position(day)
        posed = here.posed
        assert posed.measure == "chance", day
        assert not posed.simulated, day
        assert not posed.certain, day
        assert worth_asking(posed), day
        assert posed.words.endswith("?"), day


def test_every_position_can_be_worked_out_in_two_to_four_steps() -> None:
    for day in YEAR:
        kit, here = position(day)
        if here.question.id in worked_out():
            assert len(here.posed.derivation.asked) in STEPS, (day, kit.id, here.question.id)


def test_no_position_comes_twice_in_a_year_and_no_game_on_two_days_in_a_row() -> None:
    marks = [same(position(day)[1].posed) for day in YEAR]
    assert len({*marks}) == len(YEAR)
    games = [position(day)[0].id for day in YEAR]
    assert all(one != other for one, other in pairwise(games))
    counts = [games.count(game) for game in GAMES]
    assert max(counts) - min(counts) <= 5


def test_a_date_that_does_not_exist_is_refused() -> None:
    for wrong in ("02-30", "13-01", "2026-11-29", "", "x" * 99):
        with pytest.raises(Refusal, match="Expected a date of the year such as 11-29"):
            daily.daily(wrong)
    with pytest.raises(Refusal, match=r"Expected a month from 1 to 12, not 13\."):
        daily.dates(13)


def test_another_process_has_the_same_position_on_the_same_date() -> None:
    days = ["02-29", "06-15", "11-29"]
    code = f"from uncle_widgets.widgets.page.daily import dailies; print(repr(dailies({days!r})))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == repr(dailies(days))


def test_a_day_by_itself_is_what_it_is_among_those_of_its_month() -> None:
    month = dailies(daily.dates(11))
    for day in ("11-01", "11-15", "11-30"):
        alone = dailies([day])
        one, among = alone["positions"][day], month["positions"][day]
        assert {**one, "frame": 0} == {**among, "frame": 0}
        assert [alone["pool"][at] for at in one["frame"]["zones"]] == [
            month["pool"][at] for at in among["frame"]["zones"]
        ]
        assert sum(dots["n"] for dots in one["dots"]) == 100


def test_a_day_without_a_position_is_left_out() -> None:
    assert dailies(["02-30"]) == {"positions": {}, "pool": [], "boards": {}}
