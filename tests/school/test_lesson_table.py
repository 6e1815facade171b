"""A lesson for its teacher: a row a position worked out from it, a plan by the minute, and how lessons are found."""

import re
from fractions import Fraction

import pytest

import uncle_widgets as uw
from uncle_widgets.games.attempt import Attempt
from uncle_widgets.games.plans import exercises, pairs, plan_of, plans
from uncle_widgets.probability.show import decimal
from uncle_widgets.school.finding import finds, matches
from uncle_widgets.school.lesson_table import _line, table_of
from uncle_widgets.school.minutes import LONG, minutes_of, placed

LESSONS = [(kit.id, plan.number) for kit in uw.GAMES.values() for plan in plans(kit)]
every = pytest.mark.parametrize(("game", "number"), LESSONS, ids=lambda it: str(it))


@every
def test_a_row_says_what_is_counted_the_answer_the_wrong_ones_and_what_to_say(game: str, number: int) -> None:
    kit = uw.GAMES[game]
    plan = plan_of(kit, number)
    made, table = exercises(kit, plan), table_of(kit, plan)
    assert [row.at for row in table.rows] == list(range(1, len(made) + 1))
    for here, row in zip(made, table.rows, strict=True):
        scale = 100 if here.question.measure == "chance" else 1
        exact = here.question.number(here.view) * scale
        assert row.answer == decimal(exact, 1 if scale == 100 else 2)
        assert (row.asked, row.given, row.say) == (here.posed.words, here.posed.given, here.notice)
        assert row.counted
        assert all(line.strip().endswith((".", "?")) for line in row.counted), row.counted
        assert len({one.number for one in row.wrong}) == len(row.wrong)
        assert all(one.words for one in row.wrong)


@every
def test_a_wrong_answer_that_is_a_number_is_called_by_its_name_on_the_page_too(game: str, number: int) -> None:
    kit = uw.GAMES[game]
    plan = plan_of(kit, number)
    made = exercises(kit, plan)
    attempt = Attempt(made, plan)
    for at, row in enumerate(table_of(kit, plan).rows):
        own = {slip.name for slip in made[at].slips} | {one.name for one in made[at].posed.mistakes}
        for wrong in row.wrong:
            assert wrong.name in own
            if re.fullmatch(r"-?[\d.]+", wrong.number):
                attempt.judged(at, Fraction(wrong.number) / (100 if made[at].question.measure == "chance" else 1))


@every
def test_the_plan_takes_45_minutes_and_comes_to_every_position_once(game: str, number: int) -> None:
    kit = uw.GAMES[game]
    plan = plan_of(kit, number)
    made = exercises(kit, plan)
    for paper in (False, True):
        steps = minutes_of(plan, made, paper=paper)
        assert [step.start for step in steps] == [0, *(step.end for step in steps[:-1])]
        assert steps[-1].end == LONG
        assert all(step.end > step.start for step in steps)
        named: list[int] = []
        for step in steps[1:-1]:
            first, _, last = re.findall(r"^Positions? (\d+)(?: (to|and) (\d+))?", step.words)[0]
            named += range(int(first), int(last or first) + 1)
        assert named == list(range(1, len(made) + 1))
        text = " ".join(step.words for step in steps)
        assert ("computer is needed" in text) == paper
        for first, second in pairs(made).values():
            assert re.search(rf"guesses both|{placed((first, second)).lower()}", text.lower())


def test_places_are_told_as_one_two_or_many() -> None:
    assert placed([3]) == "Position 4"
    assert placed([3, 4]) == "Positions 4 and 5"
    assert placed([0, 1, 2]) == "Positions 1 to 3"


def test_a_line_is_a_sum_where_it_is_one_and_else_its_value_with_the_words_behind() -> None:
    assert _line("90 − 60", "30") == "90 − 60 = 30"
    assert _line("6 of 36 throws", "1/6") == "1/6 (6 of 36 throws)"
    assert _line("2/6 = 1/3", "1/3") == "2/6 = 1/3"
    assert _line("", "five") == "five"
    assert _line("C needed a 1 and played a 2", "no 1 then") == "no 1 then (C needed a 1 and played a 2)"


def test_a_cell_shows_the_table_with_its_answers_behind_a_fold() -> None:
    made = uw.teachers_page("uncle", 1)
    before, _, after = made._repr_html_().partition("<details>")
    for row in made.rows:
        assert f"{row.answer} {row.unit}" not in before
        assert f"{row.answer} {row.unit}" in after
    assert f"0 to {made.steps[0].end} min" in before
    assert "The deck has seven cards of each number" in before
    assert repr(made) == "LessonTable('uncle', 1, 10 positions)"
    with pytest.raises(uw.Refusal, match="Expected a lesson from 1 to 8"):
        uw.teachers_page("uncle", 9)


# -- lessons are found --


def test_lessons_are_found_by_name_goal_topic_and_idea_however_it_is_written() -> None:
    found = uw.find_lessons("BAYES")
    assert ("uncle", 3) in [(kit.id, plan.number) for kit, plan in found]
    assert [plan.name for _, plan in uw.find_lessons("ten due")] == ["Is a ten due?"]
    assert [plan.number for _, plan in uw.find_lessons("due ten", games=["uncle"])] == [1]
    assert len(uw.find_lessons()) == sum(len(plans(kit)) for kit in uw.GAMES.values())
    assert "Is a ten due?" in uw.find_lessons("ten due")._repr_html_()


def test_nothing_found_and_what_cannot_be_looked_for_are_told_in_a_sentence() -> None:
    assert repr(uw.find_lessons("zebra")) == "No lesson was found."
    assert uw.find_lessons("zebra")._repr_html_() == "<p>No lesson was found.</p>"
    with pytest.raises(uw.Refusal, match="Expected up to 100 characters"):
        uw.find_lessons("x" * 101)
    with pytest.raises(uw.Refusal, match="There is no game 'chess'"):
        uw.find_lessons("x", games=["chess"])


def test_words_match_in_any_order_without_accents() -> None:
    assert matches("The café is open", "OPEN cafe")
    assert not matches("The café is open", "open closed")


def test_topics_are_searched_too() -> None:
    kit = uw.GAMES["uncle"]
    plan = plan_of(kit, 1)
    before = plan.topics
    object.__setattr__(plan, "topics", ("striped zebras",))
    try:
        assert "striped zebras" in finds(kit, plan)
        assert [one.number for _, one in uw.find_lessons("zebra")] == [1]
    finally:
        object.__setattr__(plan, "topics", before)
