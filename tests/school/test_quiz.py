"""A quiz out of the lessons' positions: it marks as the page does, and no text has two answers."""

import json
import re
from collections import defaultdict
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest

import uncle_widgets as uw
from uncle_widgets.games.plans import exercises, plan_of, plans
from uncle_widgets.school.quiz import Item, Pair, quiz

GIFT = re.compile(r"::((?:\\.|[^:\\])+)::\[plain\]((?:\\.|[^{\\])+)\{(#?)\n(.*?)\n\}", re.DOTALL)
"""A question as the GIFT format has it: name, text, whether numeric, answers."""


@pytest.fixture(scope="module", params=list(uw.GAMES))
def whole(request: pytest.FixtureRequest) -> tuple[str, tuple[Item | Pair, ...]]:
    return request.param, quiz(request.param).items


def test_there_is_an_item_for_every_position_and_a_choice_for_every_pair(
    whole: tuple[str, tuple[Item | Pair, ...]],
) -> None:
    game, items = whole
    kit = uw.GAMES[game]
    positions = [here for plan in plans(kit) for here in exercises(kit, plan)]
    pairs = [slip for here in positions for slip in here.slips if slip.above or slip.below]
    assert sum(isinstance(item, Item) for item in items) == len(positions)
    assert sum(isinstance(item, Pair) for item in items) == len(pairs)
    assert len({item.name for item in items if isinstance(item, Item)}) == len(positions)


def test_no_text_has_two_answers(whole: tuple[str, tuple[Item | Pair, ...]]) -> None:
    answers = defaultdict(set)
    for item in whole[1]:
        if isinstance(item, Item):
            answers[item.text, item.unit].add(item.exact)
    assert [text for text, exact in answers.items() if len(exact) > 1] == []


def test_ranges_of_an_item_never_overlap_and_the_exact_number_is_right(
    whole: tuple[str, tuple[Item | Pair, ...]],
) -> None:
    for item in whole[1]:
        if isinstance(item, Pair):
            continue
        assert item.right[0] <= item.exact <= item.right[1], item.name
        ends = sorted([item.right, *((low, high) for low, high, _ in item.wrong)])
        for (_, high), (low, _) in pairwise(ends):
            assert high < low, item.name
        assert item.exact in item.choices


def test_choices_stand_apart_and_by_size(whole: tuple[str, tuple[Item | Pair, ...]]) -> None:
    for item in whole[1]:
        if isinstance(item, Item):
            assert list(item.choices) == sorted(item.choices)
            assert len(item.choices) <= 4
            if item.unit.startswith("of 100"):
                assert all(b - a >= 6 for a, b in pairwise(item.choices)), item.name


def test_the_gift_file_reads_back(whole: tuple[str, tuple[Item | Pair, ...]]) -> None:
    game, items = whole
    text = quiz(game, form="gift").text
    read = GIFT.findall(text)
    assert len(read) == len(items)
    assert GIFT.sub("", text).strip() == ""
    for (name, asked, numeric, answers), item in zip(read, items, strict=True):
        assert re.sub(r"\\(.)", r"\1", name) == item.name
        assert not re.search(r"(?<!\\)[~=#{}:]", asked), asked
        lines = answers.split("\n")
        if isinstance(item, Pair):
            assert [line[0] for line in lines] == ["=", "~", "~"]
            continue
        assert numeric
        for line in lines:
            found = re.fullmatch(r"=%(100|0)%(-?[\d.]+)\.\.(-?[\d.]+)#(.*)", line)
            assert found, line
            assert float(found[2]) <= float(found[3])
            assert not re.search(r"(?<!\\)[~=#{}:]", found[4]), line


def test_the_jupyterquiz_file_has_the_keys_that_its_reader_asks_for(
    whole: tuple[str, tuple[Item | Pair, ...]],
) -> None:
    game, items = whole
    read = json.loads(quiz(game, form="jupyterquiz").text)
    assert len(read) == len(items)
    for question in read:
        assert question["type"] in ("numeric", "multiple_choice")
        assert sum(answer.get("correct", False) for answer in question["answers"]) == 1
        for answer in question["answers"]:
            if answer.get("type") == "range":
                assert answer["range"][0] <= answer["range"][1]
            assert isinstance(answer["feedback"], str)


def test_a_quiz_of_a_lesson_is_saved_as_its_form_is_called(tmp_path: Path) -> None:
    made = quiz("uncle", "Is a ten due?")
    assert len(made.items) >= len(plan_of(uw.GAMES["uncle"], 1).picks)
    assert made.save(str(tmp_path / "ten.gift")).read_text("utf-8") == made.text
    with pytest.raises(uw.Refusal, match="ends in"):
        made.save(str(tmp_path / "ten.txt"))
    with pytest.raises(uw.Refusal, match="form of gift"):
        quiz("uncle", 1, form="qti")
    with pytest.raises(uw.Refusal, match="lesson"):
        quiz("uncle", 99)


def test_an_answer_of_a_lesson_is_marked_by_the_quiz_as_by_the_page() -> None:
    made = [item for item in quiz("uncle", 4).items if isinstance(item, Item)]
    low, high = made[3].right
    assert (low - made[3].exact, high - made[3].exact) == pytest.approx(
        (Fraction("-10.5"), Fraction("10.5")), abs=0.01
    )
    assert any(low <= 50 <= high for low, high, _ in made[3].wrong)
