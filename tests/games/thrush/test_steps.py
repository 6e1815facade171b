"""Every small question of Work it out has the number that is found by listing and counting (`by_counting.py`)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import uncle_widgets as uw
from tests.contract.sentences import check
from tests.contract.test_steps import faults, lesson_positions, same_worker, stops
from tests.english.guide import against
from tests.games.thrush.by_counting import WAYS
from tests.rounds import ALL, rounds_of
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.thrush import KIT
from uncle_widgets.probability.question import Posed
from uncle_widgets.probability.reasons import Line

pytestmark = [pytest.mark.repeats, same_worker("thrush")]
Positions = tuple[tuple[str, Posed[Any]], ...]


@cache
def in_lessons() -> Positions:
    return (*lesson_positions(KIT),)


@cache
def at_stops() -> Positions:
    """The stops of fifty games."""
    return (*stops(KIT),)


CLOSE = 1e-6
"""What is followed or gone over to the end is found in floats."""


def differing(positions: Positions) -> tuple[Counter[str], list[str]]:
    """How many numbers were compared, by question; and what differs."""
    compared, wrong = Counter[str](), []
    for where, posed in positions:
        said, found = [ask.number for ask in posed.derivation.asked], WAYS[posed.question.id](posed)
        same = len(said) == len(found) and all(
            abs(float(a) - b) < CLOSE if isinstance(b, float) else a == b
            for a, b in zip(said, found, strict=False)
        )
        compared[posed.question.id] += len(said)
        if not same:
            told = " ".join(map(str, said)), " ".join(map(str, found))
            wrong.append(f"{where}, {posed.question}: the product says {told[0]}, counted are {told[1]}")
    return compared, wrong


def test_every_small_question_of_every_lesson_has_the_number_that_is_counted() -> None:
    compared, wrong = differing(in_lessons())
    assert not wrong, "\n".join(wrong)
    assert min(compared[question] for question in ("T-L1", "T-L2", "T-L3", "T-L4", "T-L5", "T-L6")) > 20, compared


def test_every_small_question_at_the_stops_of_fifty_games_has_the_number_that_is_counted() -> None:
    compared, wrong = differing(at_stops())
    assert not wrong, f"{len(wrong)} differ\n" + "\n".join(wrong[:10])
    every = {*WAYS} - {"T-L4"}
    assert {*compared} == every if ALL else {*compared} <= every
    assert sum(compared.values()) > rounds_of(800), compared


def taken_after_leaving() -> Iterator[tuple[str, Posed[Any]]]:
    """Positions of games in which the only rival who has looked left some Chiefs, and then took one."""
    for seed in range(rounds_of(30)):
        match = uw.play_out("thrush", 2, seed=seed, players="greedy")
        for step in range(seed % 5, len(match.steps), 5):
            view = match.view(step, 0)
            for settings in ({}, {"whose": "them"}, {"place": "C1"}, {"b": "1/10", "place": "C6"}, {"b": "1/2"}):
                posed = KIT.questions["T-L5"].at(**settings).pose(view)
                asked = posed.derivation.asked if posed and any(e.what == "take" for e in view.log) else ()
                if posed and asked and "would have taken" in asked[0].words:
                    yield f"game {seed}, step {step}, {settings}", posed


def test_a_chief_that_was_taken_after_others_were_left_has_the_cases_that_are_counted() -> None:
    positions = (*taken_after_leaving(),)
    compared, wrong = differing(positions)
    assert not wrong, f"{len(wrong)} differ\n" + "\n".join(wrong[:10])
    assert compared["T-L5"] > rounds_of(150), compared
    assert not [fault for _, posed in positions for fault in faults(posed)]


SPOT_CHECKS = {
    (1, 3): "2 12 4 11/18",
    (2, 4): "8 3 24 8/27",
    (2, 6): "4 3/2 9/2",
    (3, 3): "150 125 91 91/216",
    (3, 7): "30 25 91 91/36",
    (5, 5): "0 3 21 1/7",
    (5, 7): "7 12 18 7/37",
    (6, 7): "11 9 36 5/9",
}
"""From the tables by which the lessons were planned."""


@pytest.mark.parametrize("where", SPOT_CHECKS, ids=lambda where: f"lesson {where[0]}, position {where[1]}")
def test_the_steps_are_those_of_the_plan(where: tuple[int, int]) -> None:
    lesson, position = where
    here = exercises(KIT, plans(KIT)[lesson - 1])[position - 1]
    assert [ask.number for ask in here.posed.derivation.asked] == [*map(Fraction, SPOT_CHECKS[where].split())]


CALCULATION = re.compile(r"^[\d.,+−×÷/() ]+$")


def calculated(text: str) -> Fraction | None:
    """What a calculation in digits gives; None for other words."""
    if not CALCULATION.match(text) or not re.search("[+−×÷/]", text):
        return None
    parts = re.findall(r"\d+/\d+|[\d.]+|[^\d.]", text.replace(",", "").replace(" ", ""))
    signs = {"−": "-", "×": "*", "÷": "/"}
    code = "".join(f"Fraction('{one}')" if one[0].isdigit() else signs.get(one, one) for one in parts)
    return Fraction(eval(code, {"Fraction": Fraction}))


def off(line: Line) -> str:
    """What doesn't add up as it is printed, to the last printed digit; nothing if all does."""
    formula, value = line.formula, line.value.removeprefix("about ").removeprefix("exactly ")
    left, _, right = formula.rpartition(" = ")
    share = re.fullmatch(r"([\d.,]+) of (?:the )?([\d,]+)(?: faces)?", right)
    found = calculated(right)
    if share:
        found = Fraction(share[1].replace(",", "")) / Fraction(share[2].replace(",", ""))
    if left and (said := calculated(left)) is not None:
        whole = Fraction(re.findall(r"[\d.,]+", right)[0].replace(",", ""))
        if abs(said - whole) > Fraction(1, 200):
            return f"{left} is {float(said)}, not {right}"
    number = re.match(r"−?\d[\d.,]*(?:/\d+)?", value)
    if found is None or number is None:
        return ""
    scale = 100 if value.endswith(" out of 100") and found <= 1 else 1
    printed = number[0].replace(",", "")
    digits = 9 if "/" in printed else len(printed.partition(".")[2])
    if abs(found * scale - Fraction(printed)) > Fraction(1, 2 * 10**digits):
        return f"{formula} is {float(found * scale)}, not {value}"
    return ""


@pytest.mark.parametrize("positions", [in_lessons, at_stops], ids=["lessons", "stops"])
def test_what_is_printed_adds_up_as_printed(positions: Callable[[], Positions]) -> None:
    lines = [(where, line) for where, posed in positions() for line in posed.derivation.lines]
    wrong = [f"{where}, {line.words}: {fault}" for where, line in lines if (fault := off(line))]
    assert not wrong, "\n".join(wrong[:20])
    assert sum(calculated(line.formula) is not None for _, line in lines) > 90


def test_a_calculation_that_does_not_add_up_is_found() -> None:
    assert off(Line("", "1.5 × 2.5", "3.79 turns"))
    assert off(Line("", "18 + 1 = 20 of 36", "about 53 out of 100"))
    assert off(Line("", "19 of 36", "about 54 out of 100"))
    assert not off(Line("", "18 + 1 = 19 of 36", "about 53 out of 100"))


@pytest.mark.parametrize("positions", [in_lessons, at_stops], ids=["lessons", "stops"])
def test_what_a_small_question_says_is_a_sound_sentence(positions: Callable[[], Positions]) -> None:
    for where, posed in positions():
        for line in posed.derivation.lines:
            for text in (line.ask.words, line.ask.hint, line.ask.reason) if line.ask else ():
                check(text, where, "spoken")
                assert not against(text), where
                assert text[0].isupper() or text[0].isdigit() or text[0] in "(“", f"{where}: {text}"
                assert text[-1] in ".?", f"{where}: {text}"


def test_what_guesses_mean_is_one_sound_sentence_each() -> None:
    for plan in plans(KIT):
        for kind, sentence in plan.meaning.items():
            where = f"lesson {plan.number}, {kind}"
            check(sentence, where, "spoken")
            assert not against(sentence), where
            assert re.fullmatch(r"[A-Z][^.!?]*\.", sentence), where


@pytest.mark.parametrize("positions", [in_lessons, at_stops], ids=["lessons", "stops"])
def test_the_idea_is_one_sentence_without_a_number_of_the_position(positions: Callable[[], Positions]) -> None:
    for where, posed in positions():
        idea = posed.derivation.idea.replace("away from 100", "away")
        assert re.fullmatch(r"[A-Z][^.!?:\d]*\.", idea), f"{where}: {idea}"
        assert not against(idea), where
