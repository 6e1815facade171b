"""Where a game of Mr. T stops: the game that the page opens with, and what comes against what is asked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.engine.match import Match
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.mr_t import KIT
from uncle_widgets.games.mr_t.questions import QUESTIONS
from uncle_widgets.probability.question import Posed

OPENS = [
    (0, 1, "M-L7", Fraction(691, 1881), True, "you and C turned a MR.\u00a0T"),
    (4, 5, "M-L3", Fraction(39, 62), True, "C played a BUS"),
    (8, 9, "M-L1", Fraction(32313, 46376), True, "you and C both showed a JEFF, and B and D both showed a ROBIN"),
    (14, 15, "M-L2", Fraction(691, 1001), False, "it was a stalemate"),
    (26, 27, "M-L4", Fraction(1, 5), True, "the step decided the showdown"),
    (35, 38, "M-L6", Fraction(718893, 1000000), False, "you did not win the game"),
]
"""Frame and answer of each stop, the question, its chance, what came, and how that is said."""
WITHIN = 0.05
FORMS = {"tee", "alike", "yours", "decided", "match", "match every", "top", "win", "win every", "decides", "leads"}
Occasions = dict[str, list[tuple[float, bool]]]


def posed_at(match: Match[Any, Any, Any], moment: Moment) -> Posed[Any] | None:
    view = match.view(KIT.frames(match)[moment.frame], 0)
    return QUESTIONS[moment.question].at(**moment.settings).pose(view)


def occasions(seeds: Iterable[int], players: str, seats: int | None = None, enough: int = 0) -> Occasions:
    """For each form what was asked and whether it came, until each has been met often enough."""
    found: Occasions = defaultdict(list)
    for seed in seeds:
        match = uw.play_out("mr_t", seats, seed=seed, players=players)
        for moment in KIT.places(match, 0):
            if posed := posed_at(match, moment):
                every = " every" if moment.settings.get("play") == "every" else ""
                found[moment.kind + every].append((float(posed.number), moment.came is True))
        if enough and all(len(found[one]) >= enough for one in FORMS):
            break
    return found


def off(told: list[tuple[float, bool]]) -> tuple[float, float]:
    """How far what came is from what was asked, and the standard error of that."""
    n = len(told)
    return abs(sum(came - p for p, came in told)) / n, sqrt(sum(p * (1 - p) for p, _ in told)) / n


def test_the_page_opens_with_a_game_of_six_stops_that_ends_against_the_lead() -> None:
    match = uw.play_out("mr_t", seed=KIT.seed, players=KIT.bots)
    found = [
        (one.frame, one.answer, one.question, posed.number, one.came, one.outcome)
        for one in KIT.moments(match, 0)
        if (posed := posed_at(match, one))
    ]
    assert [(*stop[:3], Fraction(stop[3]), *stop[4:]) for stop in found] == OPENS
    assert len(KIT.frames(match)) == 39
    assert 0 not in match.state.winners


def test_who_first_has_half_of_the_cards_is_asked_about_once() -> None:
    for seed in range(20):
        match = uw.play_out("mr_t", seed=seed, players="greedy")
        asked = [one for one in KIT.places(match, 0) if one.decides]
        held = [[match.view(end, 0).owned(seat) for seat in range(4)] for end in KIT.frames(match)]
        assert len(asked) <= 1
        for one in asked:
            assert one.answer == len(held) - 1
            assert max(held[one.frame]) >= 30 > max(max(row) for row in held[: one.frame])


def test_of_a_game_that_did_not_end_nobody_asks_who_wins_it() -> None:
    match = uw.play_out("mr_t", seed=KIT.seed, players=KIT.bots)
    begun = match.back(KIT.frames(match)[-2])
    assert any(one.decides for one in KIT.places(match, 0))
    assert not any(one.decides for one in KIT.places(begun, 0))


def test_who_turned_a_top_before_is_asked_about_as_one_who_shows_in_every_step() -> None:
    asked = []
    for seed in range(20):
        match = uw.play_out("mr_t", seed=seed, players="greedy")
        for one in KIT.places(match, 0):
            if one.kind == "match":
                asked.append((match.view(KIT.frames(match)[one.frame], 0).passed[one.settings["seat"]], one))
    assert {bool(passed) for passed, _ in asked} == {True, False}
    assert all((one.settings["play"] == "every") == bool(passed) for passed, one in asked)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_more_cards_and_playing_on_make_a_longer_pace(seats: int) -> None:
    decks = ("J5,D5,B5,K5,T4", "A", "J18,D18,B18,K18,R18,W18,T12")
    paces = [KIT.pace(KIT.new(seats, deck=deck)) for deck in decks]
    assert paces == sorted(paces)
    assert KIT.pace(KIT.new(seats, playout=True)) >= paces[1]


@pytest.mark.full
def test_in_some_games_it_comes_as_often_as_it_is_asked() -> None:
    found = occasions(range(1, 31), KIT.bots)
    assert {*found} == FORMS
    for one, told in found.items():
        apart, error = off(told)
        assert apart <= WITHIN + 2 * error, one


def test_players_who_never_show_are_found_out() -> None:
    apart, error = off(occasions(range(1, 11), "random")["match"])
    assert apart > WITHIN + 2 * error


@pytest.mark.soak
def test_in_many_games_it_comes_as_often_as_it_is_asked() -> None:
    found = occasions(range(1, 5_001), KIT.bots, enough=400)
    for one in FORMS:
        apart, error = off(found[one])
        assert len(found[one]) >= 400, one
        assert apart <= max(WITHIN, 2 * error), one
