"""Work it out in Mr. T: the number of every small question against a value that is found in another way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import floor

import pytest

from tests.contract.test_steps import lesson_positions, same_worker, stops
from tests.games.mr_t.other_steps import Other, other_values
from tests.games.mr_t.other_ways import T, chance_of, stalemate
from tests.rounds import ALL, rounds_of
from uncle_widgets.games.mr_t import KIT
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.probability.question import Posed
from uncle_widgets.probability.reasons import Line
from uncle_widgets.probability.show import of_hundred, trimmed

pytestmark = [pytest.mark.repeats, same_worker("mr_t")]
PLACES = {"lessons": lesson_positions, "stops": stops}


@cache
def positions(where: str) -> list[tuple[str, Posed[View]]]:
    return [(f"{place}: {posed.question!r}", posed) for place, posed in PLACES[where](KIT)]


@pytest.mark.parametrize(("where", "least"), [("lessons", 150), ("stops", rounds_of(800))])
def test_the_number_of_every_small_question_is_found_in_another_way(where: str, least: int) -> None:
    """From the cards on the table, by writing out what can come, by where the matches lie, or by playing on."""
    compared, wrong = 0, []
    for place, posed in positions(where):
        asked = posed.derivation.asked
        for ask, other in zip(asked, other_values(Other(posed)), strict=True):
            compared += 1
            if ask.number != other:
                wrong.append(f"{place}, {ask.words}: {ask.number}, but {other}")
    assert not wrong, f"{len(wrong)} of {compared}\n" + "\n".join(wrong[:20])
    assert compared >= least


def test_another_way_finds_a_number_that_is_wrong() -> None:
    """Every small question of a lesson would be found out, were its number another one."""
    for place, posed in positions("lessons"):
        for ask, other in zip(posed.derivation.asked, other_values(Other(posed)), strict=True):
            assert ask.number + Fraction(1, 10**6) != other, place


def flip_answer(here: Other) -> Fraction | None:
    """The answer to a question about one flip, with every flip written out name by name; None for others."""
    question, bags = here.posed.question, here.bags
    event = getattr(question, "event", "")
    if question.id == "M-L1":
        return {
            "pair": lambda: chance_of(bags[:2], lambda names: names[0] == names[1]),
            "alike": lambda: chance_of(bags, lambda names: len({*names}) < len(names)),
            "yours": lambda: chance_of(bags, lambda names: names[0] in names[1:]),
            "win": lambda: chance_of(bags, lambda names: len({*names}) == len(names) and T in names),
        }[event]()
    if question.id == "M-L2" and here.view.before_flip and question.flips == 1:  # type: ignore[attr-defined]
        stale = chance_of(bags, stalemate)
        return stale if event == "stalemate" else 1 - stale
    return None


def test_what_is_said_of_all_names_on_average_is_what_every_flip_written_out_gives() -> None:
    answered = 0
    for where in PLACES:
        for place, posed in positions(where):
            if posed.question.id in ("M-L1", "M-L2") and (found := flip_answer(Other(posed))) is not None:
                answered += 1
                assert posed.number == found, place
    assert answered > rounds_of(90)


SIGNS = str.maketrans({"−": "-", "×": "*", "÷": "/"})


def reckoned(text: str) -> Fraction | None:
    """What a sum on a line comes to; None where it is words, or cut short."""
    plain = text.translate(SIGNS)
    if not re.fullmatch(r"[\d.,+\-*/() ]+", plain) or not re.search(r"[+\-*/]", plain) or "," in plain:
        return None
    exact = re.sub(r"\d+(?:\.\d+)?", lambda number: f"Fraction('{number[0]}')", plain)
    return Fraction(eval(exact, {"Fraction": Fraction}))


def rounded(x: Fraction, places: int) -> Fraction:
    return Fraction(floor(x * 10**places + Fraction(1, 2)), 10**places)


def sums(line: Line) -> Iterator[str]:
    """What doesn't add up on a line, as it is printed."""
    *before, last = [part.removeprefix("t").strip() for part in line.formula.split(" = ")]
    total = reckoned(last) if not before else Fraction(last) if re.fullmatch(r"[\d./]+", last) else None
    for part in filter(None, before):
        found = reckoned(part)
        if found is not None and total is not None and found != total:
            yield f"{part} is {found}, not {last}"
    value = line.value.removeprefix("about ").removeprefix("exactly ")
    if total is None or not (printed := re.match(r"([\d.]+)( out of 100|%| out of \d+|$)", value)):
        return
    number, of = Fraction(printed[1]), printed[2]
    if of in (" out of 100", "%"):
        places = len(printed[1].partition(".")[2])
        if number not in {rounded(total, places), rounded(total * 100, places)}:  # out of 100, or out of 1
            yield f"{line.formula} is {total}, not {line.value}"
    elif number != total:
        yield f"{line.formula} is {total}, not {line.value}"


@pytest.mark.parametrize("where", PLACES)
def test_what_is_printed_adds_up(where: str) -> None:
    checked, wrong = 0, []
    for place, posed in positions(where):
        for line in posed.derivation.lines:
            checked += reckoned(line.formula.split(" = ")[0]) is not None
            wrong += [f"{place}, {line.words}: {fault}" for fault in sums(line)]
    assert not wrong, "\n".join(wrong[:20])
    assert checked > 100


NAMED = {
    "lesson 1, position 1": "7 6 30",
    "lesson 1, position 2": "14 7 26",
    "lesson 1, position 3": "10 45 4 18",
    "lesson 1, position 8": "48 36 24 21",
    "lesson 2, position 1": "9 8 7 21",
    "lesson 2, position 7": "45 16 23 47",
    "lesson 3, position 5": "53 12 77 35",
    "lesson 3, position 8": "0 46 13",
    "lesson 4, position 3": "67 25 6 86",
    "lesson 4, position 7": "23 37 8 14",
    "lesson 5, position 4": "25 75 13",
    "lesson 5, position 6": "4 3.5 2 1.5",
    "lesson 6, position 5": "155 2 37",
}
"""Some rows of the tables by which the lessons were designed; chances are out of 100."""


def test_some_positions_have_the_numbers_by_which_they_were_designed() -> None:
    asked = {place: posed.derivation.asked for place, posed in lesson_positions(KIT)}
    for place, row in NAMED.items():
        found = [
            str(of_hundred(ask.number)) if ask.judged == "chance" else trimmed(ask.number) for ask in asked[place]
        ]
        assert found == row.split(), place


def test_a_game_is_stopped_often_enough_to_see_every_form() -> None:
    forms = {
        (posed.question.id, getattr(posed.question, "event", ""), getattr(posed.question, "play", ""))
        for _, posed in positions("stops")
    }
    asked, about_pairs = {id for id, _, _ in forms}, {play for id, _, play in forms if id == "M-L3"}
    assert asked <= {"M-L1", "M-L2", "M-L3", "M-L4", "M-L6", "M-L7"}
    assert len(asked) >= (6 if ALL else 4)
    assert about_pairs == {"shows", "every"} if ALL else about_pairs <= {"shows", "every"}


def test_every_question_says_how_it_is_done_in_a_sentence_without_numbers() -> None:
    for where in PLACES:
        for place, posed in positions(where):
            idea = posed.derivation.idea
            assert idea.endswith("."), place
            assert not re.search(r"\d", idea.replace("100", "")), place


def test_where_hands_can_be_counted_that_comes_after_going_card_by_card() -> None:
    """And gives the same answer."""
    seen = 0
    for place, posed in positions("lessons"):
        if posed.question.id in ("M-L1", "M-L3") and posed.derivation.other:
            seen += 1
            assert "÷" not in " ".join(line.formula for line in posed.derivation.lines), place
            last = posed.derivation.other[-1].value
            percent = re.match(r"([\d.]+)%", last)
            if percent:
                assert abs(Fraction(percent[1]) - posed.number * 100) <= Fraction(1, 20), place
    assert seen >= 12
