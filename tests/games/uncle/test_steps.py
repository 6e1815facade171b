"""Every number of Work it out is compared with one that was found in another way: see `table.py` and `reading.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import tests.games.uncle.reading_more  # noqa: F401  (registers readers)
import uncle_widgets as uw
from tests.contract.sentences import faults
from tests.contract.test_steps import lesson_positions, same_worker, stops
from tests.games.uncle.reading import Case, found
from tests.rounds import rounds_of
from uncle_widgets.games import GAMES
from uncle_widgets.games.plans import plans
from uncle_widgets.probability.question import Posed
from uncle_widgets.probability.reasons import Line
from uncle_widgets.probability.show import amount, of_hundred

pytestmark = [pytest.mark.repeats, same_worker("uncle")]
KIT = GAMES["uncle"]
LESSONS = [pytest.param(plan.number, id=f"lesson {plan.number}") for plan in plans(KIT)]


def compared(posed: Posed[Any], place: str) -> int:
    """Compare every small question of a position with its other value; how many there are."""
    case = Case(posed)
    for ask in posed.derivation.asked:
        other = found(ask, case)
        assert other is None or abs(float(ask.number) - other) < 1e-9, f"{place}: {ask.words}: not {other}"
    return len(posed.derivation.asked)


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_small_question_of_a_lesson_has_the_number_that_is_counted_or_played_out(lesson: int) -> None:
    here = [(at, posed) for at, posed in lesson_positions(KIT) if at.startswith(f"lesson {lesson},")]
    assert sum(compared(posed, at) for at, posed in here) >= 2 * len(here)


@pytest.mark.sample
@pytest.mark.parametrize("question", ["U-L1", "U-L2", "U-L3", "U-L5"])
def test_every_small_question_at_a_stop_has_the_number_that_is_counted_or_played_out(question: str) -> None:
    here = [(at, posed) for at, posed in stops(KIT) if posed.question.id == question]
    assert len(here) > rounds_of(20)
    assert sum(compared(posed, at) for at, posed in here) >= 2 * len(here)


def everywhere() -> Iterator[tuple[str, Posed[Any]]]:
    yield from lesson_positions(KIT)
    yield from stops(KIT)


def test_the_bars_of_a_product_multiply_to_the_number_that_is_asked() -> None:
    bars = 0
    for place, posed in everywhere():
        for ask in posed.derivation.asked:
            chance = 1.0
            for left in ask.left:
                part, whole = map(int, left.factor.split("/"))
                chance *= part / whole
                assert abs(float(left.chance) - chance) < 1e-9, f"{place}: {left}"
                bars += 1
            assert not ask.left or abs(chance - float(ask.number)) < 1e-9, place
    assert bars > rounds_of(300)


TERM = r"\d[\d,]*(?:\.\d+)?(?:/\d+)?"
SUM = re.compile(rf"(−?{TERM}(?: [+−×÷] {TERM})+) = (−?\d[\d,]*(?:\.\d+)?)")


def value(text: str) -> float:
    return float(eval(text.replace(",", "").replace("−", "-").replace("×", "*").replace("÷", "/")))


def printed(line: Line) -> Iterator[tuple[str, str]]:
    """The sums that a line prints with what they make: within its formula, and with its value."""
    for whole in (line.formula, *([line.ask.reason] if line.ask else [])):
        yield from SUM.findall(whole.replace(" out of 100", "/100"))
    number = re.search(r"−?\d[\d,]*(?:\.\d+)?", line.value)
    if number and re.fullmatch(rf"\(?{TERM}(?:\)? [+−×÷] \(?{TERM})+\)?", line.formula):
        of = 100 if "out of 100" in line.value else 1
        if deals := re.search(r" of ([\d,]+) deals", line.value):
            of = int(deals[1].replace(",", ""))
        yield f"({line.formula}) × {of}", number[0]


def test_what_is_printed_adds_up_as_it_is_printed() -> None:
    sums = 0
    for place, posed in everywhere():
        for line in posed.derivation.lines:
            for reckoned, whole in printed(line):
                places = len(whole.partition(".")[2])
                off = abs(value(reckoned) - float(whole.replace("−", "-").replace(",", "")))
                assert off <= 0.5 / 10**places + 1e-9, f"{place}: {reckoned} = {whole}"
                sums += 1
    assert sums > rounds_of(500)


def test_the_last_line_gives_the_answer_and_follows_from_the_last_number() -> None:
    for place, posed in everywhere():
        last, number = posed.derivation.lines[-1], posed.number
        if posed.question.measure == "chance":
            assert f"{of_hundred(number)} out of 100" in last.value, place
        else:
            assert last.value == amount(number, posed.question.measure), place


def test_no_small_question_hint_or_reason_says_what_no_sentence_may() -> None:
    for place, posed in everywhere():
        for ask in posed.derivation.asked:
            for text in (ask.words, ask.hint, ask.reason, posed.derivation.idea):
                assert not (wrong := faults(text)), f"{place}: {wrong} in {text!r}"


def ties() -> Iterator[tuple[str, Posed[Any]]]:
    """Draws between players who tie, as one of them sees each in games that are played."""
    for seed in range(rounds_of(150)):
        match = uw.play_out("uncle", seed=seed, pot_chips=10)
        for at, step in enumerate(match.steps):
            if step.state.phase == "tie":
                view = match.view(at, step.state.tied[0])
                if posed := KIT.questions["U-L6"].at(part="tie").pose(view):
                    yield f"game {seed}, step {at}", posed


def test_a_draw_that_is_played_is_asked_about_in_words_that_agree() -> None:
    asked = 0
    for place, posed in ties():
        for line in posed.derivation.lines:
            for text in (line.words, *([line.ask.words, line.ask.hint, line.ask.reason] if line.ask else [])):
                assert not (wrong := faults(text)), f"{place}: {wrong} in {text!r}"
                assert not re.search(r"\byou (draws|has)|[Yy]ou's", text), f"{place}: {text!r}"
            asked += line.ask is not None
    assert asked > rounds_of(30)


def test_a_hint_does_not_give_the_number_away() -> None:
    for place, posed in everywhere():
        for ask in posed.derivation.asked:
            if ask.judged == "count" and 10 < ask.number < 42:
                assert not re.search(rf"(?<![\d/]){int(ask.number)}(?![\d/])", ask.hint), f"{place}: {ask.hint}"


@pytest.mark.parametrize(
    ("lesson", "at", "numbers"),
    [
        (1, 3, ["34", "3", "91 out of 100", "75 out of 100"]),
        (2, 7, ["1", "22", "6", "36 out of 100"]),
        (3, 6, ["2", "65 out of 100", "20 out of 100", "about 31 out of 100"]),
        (4, 7, ["16 out of 100", "5 orders", "21 out of 100", "about 37 out of 100"]),
        (5, 4, ["0 chips", "0.00 chips", "0.72 chips", "0.33 chips"]),
        (6, 3, ["2", "33 out of 100", "9 out of 100", "about 42 out of 100"]),
        (8, 7, ["68 out of 100", "46 out of 100", "22 out of 100", "about 25 out of 100"]),
    ],
)
def test_the_steps_of_a_position_by_hand(lesson: int, at: int, numbers: list[str]) -> None:
    posed = dict(lesson_positions(KIT))[f"lesson {lesson}, position {at}"]
    assert [line.value for line in posed.derivation.lines if line.ask] == numbers
