"""Trap pairs: two positions side by side, answered together, each number judged by itself."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import uncle_widgets as uw
from tests.contract.sentences import check
from uncle_widgets.games.plans import Exercise, exercises, pairs, plans
from uncle_widgets.games.plans import Plan as LessonPlan
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.panel.panel import verdict_words
from uncle_widgets.widgets.rooms.beside import scene_of
from uncle_widgets.widgets.rooms.lesson import Lesson

LESSONS = [(game, plan) for game, kit in uw.GAMES.items() for plan in plans(kit)]
PAIRS = [(game, plan, at) for game, plan in LESSONS for at, pick in enumerate(plan.picks) if pick.pair]

COUNTS = {("say_uncle", 2), ("say_uncle", 5), ("say_uncle", 6)}
"""Where what differs is no card: points, or how many play."""


def both(game: str, plan: LessonPlan, at: int) -> tuple[Exercise, Exercise]:
    made = exercises(uw.GAMES[game], plan)
    return made[at - 1], made[at]


def at_pair(game: str, plan: LessonPlan, at: int, **given: object) -> Lesson:
    room = uw.lesson(game, plan.number, order="any", **given)
    room.go(at - 1)
    return room


def wrong(room: Lesson, at: int) -> float:
    """A number, as it is typed, that is far from the answer."""
    here = room.exercises[at]
    low, high = here.posed.span
    far = high if float(here.exact) < (low + high) / 2 else low
    return far * 100 if here.question.measure == "chance" else far


@pytest.mark.parametrize(("game", "plan"), LESSONS, ids=lambda one: getattr(one, "name", one))
def test_a_slip_that_compares_two_positions_makes_a_pair_of_them(game: str, plan: LessonPlan) -> None:
    made = exercises(uw.GAMES[game], plan)
    for at, pick in enumerate(plan.picks):
        for slip in pick.slips:
            if other := slip.above or slip.below:
                assert pairs(made)[at] == (other - 1, at), f"{plan.name}, position {at + 1}"


@pytest.mark.parametrize(("game", "plan", "at"), PAIRS, ids=lambda one: getattr(one, "name", one))
def test_a_pair_is_told_apart_by_two_short_lines_and_asked_in_one_unit(
    game: str, plan: LessonPlan, at: int
) -> None:
    first, second = both(game, plan, at)
    assert len(second.pair) == 2
    assert second.pair[0] != second.pair[1]
    assert all(0 < len(line) <= 40 and not line.endswith(".") for line in second.pair)
    for line in second.pair:
        check(line, f"{plan.name}, position {at + 1}")
    assert not first.pair, "a position stands in one pair at most"
    assert first.question.measure == second.question.measure


@pytest.mark.parametrize(("game", "plan", "at"), PAIRS, ids=lambda one: getattr(one, "name", one))
def test_both_numbers_are_given_before_either_answer_is_seen(game: str, plan: LessonPlan, at: int) -> None:
    room = at_pair(game, plan, at)
    panel = room.explainer
    assert [side["at"] for side in panel.pair] == [at - 1, at]
    assert not any("number" in side or "said" in side for side in panel.pair)
    assert panel.main == {"label": "Show both answers", "kind": "predict"}
    with pytest.raises(Refusal, match=f"positions {at} and {at + 1} are answered together"):
        panel.predict(wrong(room, at - 1))
    assert room.attempt.done == 0
    panel.predict(wrong(room, at - 1), second=wrong(room, at))
    assert room.attempt.done == 2
    exact = [float(one.exact) for one in room.exercises[at - 1 : at + 1]]
    assert [side["number"] for side in panel.pair] == pytest.approx(exact)
    judged = [
        verdict_words(room.attempt.first[k].said, room.exercises[k].exact, room.exercises[k].question.measure)
        for k in (at - 1, at)
    ]
    assert [side["said"]["verdict"] for side in panel.pair] == judged
    room.onward()
    assert room.at == (at + 1 if at + 1 < len(room.exercises) else None)
    room.close()


def test_the_first_of_a_pair_stands_in_front_until_both_are_answered_and_either_after_that() -> None:
    room = uw.lesson("uncle", 1, order="any")
    room.go(4)
    assert room.at == 3
    assert room.explainer.goal["at"] == 4
    assert room.explainer.goal["also"] == 5
    room.explainer.predict(42, second=60)
    room.explainer.page = "why"
    room.go(4)
    assert room.at == 4
    assert room.explainer.page == "why", "who turns to the other stays on the page"
    assert room.front is room.twin
    assert room.table.aside
    assert not room.twin.aside
    room.close()


def test_a_comparing_slip_is_asked_about_where_two_numbers_lie_apart_and_nobody_hears_of_it_else() -> None:
    room = uw.lesson("uncle", 1, order="any")
    room.go(3)
    room.explainer.predict(61, second=85)
    first, second = room.explainer.pair
    assert first["said"]["mistake"] is None
    assert second["said"]["mistake"]["kind"] == "due"
    assert second["said"]["asks"]
    room.explainer.own(True)
    assert room.explainer.pair[1]["said"]["own"]
    assert not room.explainer.pair[0]["said"]["own"]
    room.begin()
    room.go(3)
    room.explainer.predict(60, second=60)
    assert "due" not in [(side["said"]["mistake"] or {}).get("kind") for side in room.explainer.pair]
    room.close()


def test_a_pair_is_redone_together() -> None:
    room = uw.lesson("uncle", 1, order="any")
    room.go(3)
    room.explainer.predict(42, second=90)
    room.again()
    assert room.at == 3
    assert [side["at"] for side in room.explainer.pair] == [3, 4]
    room.explainer.predict(42, second=42)
    assert [marked is not None for marked in room.attempt.second[3:5]] == [True, True]
    room.close()


def test_a_position_by_itself_takes_one_number() -> None:
    room = uw.lesson("uncle", 1)
    with pytest.raises(Refusal, match="one number"):
        room.explainer.predict(20, second=30)
    assert room.attempt.done == 0
    room.close()


@pytest.mark.parametrize(("game", "plan", "at"), PAIRS, ids=lambda one: getattr(one, "name", one))
def test_two_tables_show_what_differs_and_one_is_enough_for_what_does_not(
    game: str, plan: LessonPlan, at: int
) -> None:
    room = at_pair(game, plan, at)
    shown = [room.table, room.twin] if room.twin in room.children[0].children else [room.table]
    scenes = [table.scene for table in shown]
    if len(shown) > 1:
        assert scenes[0].zones != scenes[1].zones
        assert all(table.differs for table in shown) != ((game, plan.number) in COUNTS), "what differs is lit"
        assert [table.caption["badge"] for table in shown] == ["1", "2"]
        assert [table.caption["line"][0] for table in shown] == list(room.exercises[at].pair)
    else:
        first, second = (scene_of(room.kit, one) for one in both(game, plan, at))
        assert first.zones == second.zones
    room.go(0)
    assert room.twin is None or room.twin not in room.children[0].children
    assert room.table.differs == []
    room.close()


@pytest.mark.parametrize(("game", "plan"), LESSONS, ids=lambda one: getattr(one, "name", one))
def test_a_sheet_joins_two_positions_that_are_answered_together(game: str, plan: LessonPlan) -> None:
    pairs = sum(bool(pick.pair) for pick in plan.picks)
    paper = uw.sheet(game, plan.number).html
    assert len(re.findall(r'class="q together\b', paper)) == 2 * pairs
    assert ("Answer two questions together if a bar joins them." in paper) == bool(pairs)


def test_a_pair_without_a_position_before_it_is_refused_by_name() -> None:
    kit, plan = uw.GAMES["uncle"], plans(uw.GAMES["uncle"])[0]
    first, *others = plan.picks
    broken = replace(plan, picks=(replace(first, pair=("one", "other")), *others))
    with pytest.raises(Refusal, match="Lesson 1, position 1: Expected two lines for a pair"):
        exercises(kit, broken)
