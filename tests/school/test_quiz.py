"""A quiz out of the lessons' positions: it marks as the page does, and no text has two answers."""

import json
import re
import subprocess
from base64 import b64decode
from collections import defaultdict
from fractions import Fraction
from html import escape
from itertools import pairwise
from pathlib import Path

import pytest

import uncle_widgets as uw
from tests.js import node
from uncle_widgets.games.plans import exercises, plan_of, plans
from uncle_widgets.probability.marking import SAME
from uncle_widgets.school.quiz import Item, Pair, Quiz, quiz
from uncle_widgets.school.teaching import page_of

READER = """
const quiz = require("fs").readFileSync(0, "utf8");
process.stdout.write(JSON.stringify(require("gift-pegjs").parse(quiz)));
"""
"""What https://github.com/fuhrmanator/GIFT-grammar-PEG.js reads of a file."""


@pytest.fixture(scope="module", params=list(uw.GAMES))
def whole(request: pytest.FixtureRequest) -> tuple[str, tuple[Item | Pair, ...]]:
    return request.param, quiz(request.param).items


def test_there_is_an_item_for_every_position_and_a_choice_for_every_pair(
    whole: tuple[str, tuple[Item | Pair, ...]],
) -> None:
    game, items = whole
    kit = uw.GAMES[game]
    positions = [here for plan in plans(kit) for here in exercises(kit, plan)]
    pairs = {(at, slip.above or slip.below) for at, here in enumerate(positions) for slip in here.slips} - {
        (at, 0) for at in range(len(positions))
    }
    assert sum(isinstance(item, Item) for item in items) == len(positions)
    assert sum(isinstance(item, Pair) for item in items) == len(pairs)
    assert len({item.name for item in items}) == len(items)


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


def pairs_of(items: tuple[Item | Pair, ...]) -> list[Pair]:
    return [item for item in items if isinstance(item, Pair)]


def test_a_choice_says_when_two_numbers_count_as_as_many_and_prints_them_so_that_unequal_ones_differ(
    whole: tuple[str, tuple[Item | Pair, ...]],
) -> None:
    game, items = whole
    for pair in pairs_of(items):
        found = re.fullmatch(rf"{game} lesson (\d+), position (\d+) and (\d+)", pair.name)
        assert found
        made = exercises(uw.GAMES[game], plan_of(uw.GAMES[game], found[1]))
        one, other = (made[int(found[at]) - 1].exact * 100 for at in (2, 3))
        assert pair.text.endswith('Answers less than 1.5 apart count as "the same".')
        right = "the same" if abs(other - one) < Fraction(3, 2) else "higher" if other > one else "lower"
        assert pair.right == right, pair.name
        numbers = [Fraction(number) for number in re.findall(r"\d+(?:\.\d+)?(?= out of 100)", pair.notice)]
        assert numbers
        assert len(set(numbers)) == (1 if one == other else 2), pair.notice
        for said in numbers:
            assert min(abs(said - one), abs(said - other)) <= Fraction(1, 20)
        if right == "the same" and one != other:
            assert "They are less than 1.5 apart" in pair.notice
        assert pair.notice.replace(":", "\\:") in Quiz(game, "gift", (pair,)).text
        assert pair.notice in Quiz(game, "jupyterquiz", (pair,)).text


@pytest.mark.parametrize("game", uw.GAMES)
def test_the_key_prints_two_compared_answers_alike_only_where_they_are_equal(game: str) -> None:
    kit, tried = uw.GAMES[game], 0
    for plan in plans(kit):
        made, keys = exercises(kit, plan), page_of(kit, plan.number).keys
        compared = {(at - 1, at) for at, here in enumerate(made) if here.pair}
        compared |= {((slip.above or slip.below) - 1, at) for at, here in enumerate(made) for slip in here.slips}
        for first, second in sorted(compared - {(-1, at) for at in range(len(made))}):
            tried += 1
            apart = abs(made[first].exact - made[second].exact)
            counts_alike = apart < SAME and made[first].question.measure == "chance"
            rounded = keys[first].places == keys[second].places == 0
            printed_alike = keys[first].value == keys[second].value
            assert printed_alike == (apart == 0), (plan.number, first + 1, second + 1)
            assert not (counts_alike and apart and rounded), (plan.number, first + 1, second + 1)
    assert tried > 1


@pytest.mark.sample
def test_the_gift_file_is_read_back_by_a_reader_that_is_not_ours(
    whole: tuple[str, tuple[Item | Pair, ...]],
) -> None:
    node.install()
    game, items = whole
    command = [node.needed(), "-e", READER]
    done = subprocess.run(
        command,
        input=Quiz(game, "gift", items).text,
        cwd=node.HERE,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    read = json.loads(done.stdout)
    assert [question["title"] for question in read] == [item.name for item in items]
    for question, item in zip(read, items, strict=True):
        asked, choices = question["stem"], question["choices"]
        assert asked["format"] == ("html" if item.pictures else "plain")
        text = " ".join(item.text.split())
        assert (escape(text) if item.pictures else text) in asked["text"]
        if isinstance(item, Pair):
            assert question["type"] == "MC"
            assert [(one["isCorrect"], one["text"]["text"]) for one in choices] == [
                (True, item.right),
                *((False, choice) for choice, _ in item.wrong),
            ]
            continue
        assert question["type"] == "Numerical"
        ranges = [(100, *item.right), *((0, low, high) for low, high, _ in item.wrong)]
        told = [(one["weight"], one["text"]["numberLow"], one["text"]["numberHigh"]) for one in choices]
        assert told == pytest.approx([*map(pytest.approx, ranges)])
        notes = [item.notice, *(f"{mistake.name}. {mistake.words}" for _, _, mistake in item.wrong)]
        assert [(one["feedback"] or {"text": ""})["text"] for one in choices] == [
            " ".join(note.split()) for note in notes
        ]


def test_the_table_is_drawn_as_the_question_has_it() -> None:
    items = quiz("uncle", 1).items
    assert all(item.pictures for item in items)
    looked, unlooked = items[3].pictures[0].words, items[7].pictures[0].words  # one pair before it
    assert "You have 1, 2 and 5 in hand" in looked
    assert "The cards in the pile are 4 5 4 6 3 4. We assume" in items[7].text
    assert "You have three face-down cards" in unlooked
    (one,) = items[3].pictures
    shown = re.search(
        r'src="data:image/svg\+xml;base64,([^"]+)"',
        json.loads(quiz("uncle", 1, "jupyterquiz").text)[3]["question"],
    )
    assert shown
    assert b64decode(shown[1]).decode() == one.svg
    assert "data" not in quiz("uncle", 1, pictures=False).text


def test_the_jupyterquiz_file_has_the_keys_that_its_reader_asks_for(
    whole: tuple[str, tuple[Item | Pair, ...]],
) -> None:
    game, items = whole
    read = json.loads(Quiz(game, "jupyterquiz", items).text)
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
    with pytest.raises(uw.Refusal, match="form gift or"):
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
