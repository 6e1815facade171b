"""The teacher's page of every lesson: its parts, its times, and its key beside the exact answers."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

import uncle_widgets as uw
from tests.contract.dice_pot import KIT as DICE_POT
from uncle_widgets.games.plans import exercises, plan_of, plans
from uncle_widgets.school.teaching import PARTS, _read, page_of, pages_of, topics_of

LESSONS = [(kit.id, plan.number) for kit in uw.GAMES.values() for plan in plans(kit)]
every = pytest.mark.parametrize(("game", "number"), LESSONS, ids=lambda it: str(it))


def half_up(value: Fraction, places: int) -> Fraction:
    """As lessons print: to that many decimals, half away from zero."""
    unit = Fraction(1, 10**places)
    size = (abs(value) / unit + Fraction(1, 2)) // 1 * unit
    return size if value >= 0 else -size


@every
def test_a_lesson_has_its_page_with_every_part_in_order(game: str, number: int) -> None:
    plan, page = plan_of(uw.GAMES[game], number), page_of(uw.GAMES[game], number)
    assert (page.number, page.name) == (plan.number, plan.name)
    assert [part.name for part in page.parts if part.name in PARTS] == list(PARTS)
    assert all(part.text.endswith((".", ")", "**", "?")) for part in page.parts)
    assert plan.question in page.about
    assert f"ages {plan.ages}" in page.about


@every
def test_the_key_is_the_exact_answer_of_every_position(game: str, number: int) -> None:
    kit = uw.GAMES[game]
    made, keys = exercises(kit, plan_of(kit, number)), page_of(kit, number).keys
    assert len(keys) == len(made)
    for at, (here, key) in enumerate(zip(made, keys, strict=True), 1):
        exact = here.question.number(here.view) * (100 if here.question.measure == "chance" else 1)
        assert half_up(exact, key.places) == key.value, f"position {at}: {float(exact)}"


@every
def test_the_trap_is_marked_where_the_lesson_has_it_and_the_exit_is_the_last(game: str, number: int) -> None:
    kit = uw.GAMES[game]
    keys = page_of(kit, number).keys
    picks = plan_of(kit, number).picks
    assert [key.role == "exit" for key in keys] == [pick.group == "Exit" for pick in picks]
    assert [key.role == "trap" for key in keys] == ["trap" in pick.group.lower() for pick in picks]


@every
def test_the_times_add_up_to_the_lesson(game: str, number: int) -> None:
    plan, page = plan_of(uw.GAMES[game], number), page_of(uw.GAMES[game], number)
    assert page.minutes == plan.minutes
    assert f"{plan.minutes} minutes" in page.about


@every
def test_a_page_has_at_most_300_words_numbers_counted(game: str, number: int) -> None:
    page = page_of(uw.GAMES[game], number)
    text = " ".join(part.text for part in page.parts if part not in page.more)
    words = [word for word in text.split() if re.search(r"\w", word)]
    assert len(words) <= 300, len(words)


def test_every_game_says_which_topics_it_serves() -> None:
    assert {kit.id for kit in uw.GAMES.values() if not topics_of(kit)} == set()


@every
def test_a_page_as_html_keeps_its_words_and_holds_no_markdown(game: str, number: int) -> None:
    page = page_of(uw.GAMES[game], number)
    assert "*" not in page.html
    assert page.html.count("<dt>") == len(page.parts)
    assert f"<td>{page.part('Key').text.split('exit **')[1].split('**')[0]}</td></tr></table>" in page.html
    assert not re.search(r"<(?!/?(?:section|h3|p|dl|dt|dd|strong|em|table|tr|th|td)\b)", page.html)


@every
def test_the_key_is_a_row_of_answers_under_their_positions(game: str, number: int) -> None:
    page = page_of(uw.GAMES[game], number)
    row, rest = page.key_row
    assert [head for head, _ in row] == [
        f"{at} ({key.role})" if key.role else str(at) for at, key in enumerate(page.keys, 1)
    ]
    assert all(re.match(r"\N{MINUS SIGN}?\d", answer) for _, answer in row)
    told = page.part("Key").text.replace("exit **", "").replace("**", "")
    assert all(answer in told for _, answer in row)
    assert told.endswith(rest)
    heads = f"| Position | {' | '.join(head for head, _ in row)} |"
    answers = f"| Answer | {' | '.join(answer for _, answer in row)} |"
    assert f"{heads}\n| :-- |{' --: |' * len(row)}\n{answers}" in page.markdown


def test_a_page_is_had_by_the_lessons_name_too_and_all_are_in_order() -> None:
    kit = uw.GAMES["uncle"]
    assert page_of(kit, "Is a ten due?") is page_of(kit, 1)
    assert [page.number for page in pages_of(kit)] == [plan.number for plan in plans(kit)]


def test_what_is_not_there_is_told_in_a_sentence() -> None:
    kit = uw.GAMES["uncle"]
    with pytest.raises(uw.Refusal, match="Expected a lesson from 1 to 8"):
        page_of(kit, 9)
    with pytest.raises(uw.Refusal, match="Expected one of Aim, Before"):
        page_of(kit, 1).part("Lunch")
    assert pages_of(DICE_POT) == ()
    assert topics_of(DICE_POT) == ""


def test_a_heading_that_is_no_lesson_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.joinpath("teacher.md").write_text("# Game\n\nNote.\n\n## Some lesson\n**Aim**: none.\n", "utf-8")
    monkeypatch.setattr("uncle_widgets.school.teaching.files", lambda package: tmp_path)
    with pytest.raises(uw.Refusal, match="Expected a heading such as 'Lesson 1, Name"):
        _read.__wrapped__("some.package", "game")
