"""A lesson on paper: every position asked, no answer on the student's side, every answer on the key."""

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from html import escape, unescape
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

import uncle_widgets as uw
from uncle_widgets.games.plans import Exercise, exercises, plan_of, planned, plans
from uncle_widgets.games.uno.paper import FITTING
from uncle_widgets.probability.show import decimal
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.cover import best_lesson
from uncle_widgets.school.fitting import Block, lines, packed
from uncle_widgets.school.lesson_table import said
from uncle_widgets.school.wording import parted, table_in_words, told_of, unit_of
from uncle_widgets.widgets.page.links import parse

BASE = "https://class.example.org/voila/render/uncle.ipynb"
NUMBER = re.compile(r"\d[\d,]*(?:[./]\d+)*")


def asked_of(game: str, lesson: str | int | None = None, **given: Any) -> str:
    """The student's document, without its style."""
    return uw.sheet(game, lesson, **given).html.split("</style>")[1]


def key_of(game: str, lesson: str | int | None = None, **given: Any) -> str:
    return uw.sheet(game, lesson, key=True, **given).html.split("</style>")[1]


def plain(html: str) -> str:
    """What is printed of it, without pictures."""
    text = re.sub(r"</?b>|<wbr>", "", re.sub(r"<svg.*?</svg>", " ", html))
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", text)).split())


def rows(asked: str) -> list[str]:
    """The positions of a student's side, without their numbers; a table for several stands with what is before it."""
    return [plain(row) for row in asked.split('<b class="disc">')[1:]]


def secrets(here: Exercise) -> Iterator[str]:
    """The answer as it may be printed, and every count on the way to it that is more than a small whole number."""
    number, chance = here.posed.number, here.posed.measure == "chance"
    yield from (
        said(here, number),
        decimal(number * (100 if chance else 1), 2),
        str(number),
        f"{float(number):.4f}",
    )
    if chance:
        yield f"{round(number * 100)} of 100"
    for line in here.posed.derivation.lines:
        yield from (found for found in NUMBER.findall(line.value) if len(found) > 2)


def leaks(side: str, here: Exercise) -> list[str]:
    """Secrets of a position that stand in a text and are not said by its own question or table."""
    said = " ".join(
        (
            unit_of(here),
            here.posed.words,
            *uw.GAMES[here.game.id].paper(here.view, here.question),
        )
    )
    return [
        secret
        for secret in secrets(here)
        if re.search(rf"(?<![\d.,/]){re.escape(secret)}(?![\d/]|[.,]\d)", side) and secret not in said
    ]


@pytest.mark.parametrize("game", uw.GAMES)
def test_no_answer_and_no_count_on_the_way_to_it_stands_on_the_students_side(game: str) -> None:
    kit = uw.GAMES[game]
    for plan in plans(kit):
        made = exercises(kit, plan)
        for cover in (False, True):
            asked = asked_of(game, plan.number, cover=cover)
            head, *told = plain(asked.split('<b class="disc">')[0]), *rows(asked)
            for at, (here, row) in enumerate(zip(made, told, strict=True), 1):
                assert leaks(row, here) == [], (plan.number, at)
                assert leaks(f"{row} {said(here, here.exact)} so.", here), "a planted answer is found"
                assert escape(here.notice) not in asked
                assert said(here, here.exact) not in NUMBER.findall(head), (plan.number, at)


@pytest.mark.parametrize("game", uw.GAMES)
def test_a_position_has_no_number_but_those_of_its_table_its_model_and_its_question(game: str) -> None:
    kit = uw.GAMES[game]
    for plan in plans(kit):
        made = exercises(kit, plan)
        _, told = told_of(kit, made)
        for here, row in zip(made, told, strict=True):
            model = here.question.model.words if here.question.model else ""
            knobs = [label for knob in here.posed.knobs for _, label in knob.choices]
            known = " ".join((here.posed.words, model, *kit.paper(here.view, here.question), *knobs))
            assert set(NUMBER.findall(row.text)) <= set(NUMBER.findall(known))


@pytest.mark.parametrize("game", uw.GAMES)
def test_every_position_is_asked_with_its_table_drawn_and_keyed_with_its_answer(game: str) -> None:
    kit = uw.GAMES[game]
    for plan in plans(kit):
        made = exercises(kit, plan)
        asked, key = asked_of(game, plan.number), key_of(game, plan.number)
        assert asked.count('class="box"') == asked.count('class="work"') == len(made) == key.count("<tr>")
        assert asked.count('class="q') == len(made)
        alone = asked.split('class="q')[1:]
        drawn = sum("<svg" in one.split('class="work"')[0] for one in alone)
        shared = re.findall(r"The table for questions (\d+) (and|to) (\d+)", asked)
        assert drawn + sum(int(last) - int(first) + 1 for first, _, last in shared) == len(made)
        assert asked.count("fold") - asked.count("folded") == sum(here.group == "Exit" for here in made)
        for at, (here, row) in enumerate(zip(made, key.split("<tr>")[1:], strict=True), 1):
            assert f"<b>{said(here, here.exact)}</b>" in row
            assert escape(here.notice) in row
            assert f'<b class="disc">{at}</b>' in row


def test_the_worksheet_and_its_key_are_two_documents() -> None:
    for cover in (False, True):
        assert "Answers for the teacher" not in uw.sheet("uncle", 1, cover=cover).html
        assert 'class="asked"' not in uw.sheet("uncle", 1, cover=cover, key=True).html
    assert uw.sheet("uncle", 1).title != uw.sheet("uncle", 1, key=True).title


def test_both_name_their_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = replace(plan_of(uw.GAMES["uncle"], 1), edition=3)
    monkeypatch.setattr("uncle_widgets.school.sheet.plan_of", lambda kit, lesson: plan)
    assert "Edition 3." in asked_of("uncle", 1)
    assert "Edition 3." in key_of("uncle", 1)


def test_an_edition_is_one_unless_the_lesson_says_so_and_a_whole_number() -> None:
    lesson = {"question": "U-L1", "name": "x", "goal": "x", "short": "x", "position": []}
    assert planned(1, lesson).edition == 1
    assert planned(1, {**lesson, "edition": 2}).edition == 2
    for wrong in (0, "two", 1.5, True):
        with pytest.raises(Refusal, match="edition to be a whole number from 1"):
            planned(1, {**lesson, "edition": wrong})


def test_a_hand_that_the_question_calls_unseen_is_not_printed() -> None:
    told = rows(asked_of("uncle", 1))
    assert "your cards are 1 3 6" in told[9]
    assert "You are" not in told[6]
    assert not any("You are" in row for row in rows(asked_of("uncle", 4)))


def test_a_changed_table_is_drawn_again_and_never_told_as_in_another() -> None:
    asked = asked_of("uncle", 1)
    assert asked.count("The deck has ") == 1
    assert "as in " not in plain(asked)
    kit = uw.GAMES["uncle"]
    for here in exercises(kit, plan_of(kit, 1)):
        assert all(words in plain(asked) for words in table_in_words(kit, here))


def test_one_table_for_several_questions_is_drawn_once() -> None:
    found = 0
    for game, kit in uw.GAMES.items():
        for plan in plans(kit):
            _, *shared = asked_of(game, plan.number).split('class="shared"')
            for one in shared:
                table, *questions = one.split('<b class="disc">')
                first, last = re.findall(r"The table for questions (\d+) (?:and|to) (\d+)", table)[0]
                assert table.count("<svg") == 1
                assert not any("<svg" in question for question in questions[: int(last) - int(first) + 1])
                found += 1
    assert found


def test_what_fits_is_said_where_the_answer_rests_on_it() -> None:
    kit = uw.GAMES["uno"]
    for plan in plans(kit):
        for here in exercises(kit, plan):
            told = " ".join(kit.paper(here.view, here.question))
            hand = getattr(here.question, "hand", "") != "" and here.question.id == "N-L5"
            assert ("A card fits on the " in told) == (here.question.id in FITTING) or hand


def test_a_position_that_supposes_something_else_says_so_itself() -> None:
    told = rows(asked_of("uncle", 3))
    assert "Instead: We suppose that the next player's hand can be any three" in told[0]
    assert "Instead" not in told[1]


def test_the_first_position_with_small_questions_asks_what_to_count() -> None:
    asked = asked_of("uncle", 1)
    first = asked.split('class="work"')[1]
    assert "How many cards can&#x27;t you see?" in first
    assert asked.count("How many cards can&#x27;t you see?") == 1


def test_the_situation_is_told_before_the_question() -> None:
    assert parted("The pile is at 19. How likely is it that B has a 1?") == (
        "The pile is at 19.",
        "How likely is it that B has a 1?",
    )
    assert parted("You're in U.N.C.L.E. HQ. Is it you?") == ("You're in U.N.C.L.E. HQ.", "Is it you?")
    assert parted("Count.") == ("", "Count.")


def test_a_setting_is_told_where_the_question_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    row = rows(asked_of("uncle", 5))[7]
    assert "This time each chip of theirs counts twice." in row
    assert "counts: " not in row
    monkeypatch.setattr("uncle_widgets.games.uncle.questions.best_card.COUNTS", {})
    assert "A chip of theirs counts: twice as much." in rows(asked_of("uncle", 5))[7]
    assert "If you play" not in asked_of("uncle", 5)


def test_a_theft_and_a_look_at_a_chief_are_told() -> None:
    told = rows(asked_of("thrush", 5))
    assert "B looked at the Chief on C3 and left it there." in told[4]
    assert "B stole the Key from you." in told[5]


def test_without_a_link_it_says_what_to_start_and_asks_no_other_place(tmp_path: Path) -> None:
    made = uw.sheet("uncle", lesson=4, paper="Letter")
    assert "size: letter" in made.html
    assert "http" not in made.html
    assert "<script" not in made.html
    assert "start uncle-widgets and choose The Man from U.N.C.L.E., Lessons, lesson 4" in plain(made.html)
    assert made.save(str(tmp_path / "x.html")).read_text("utf-8") == made.html
    assert "srcdoc" in made._repr_html_()


def test_a_link_opens_the_lesson_and_stands_there_as_text_and_as_a_code() -> None:
    asked = asked_of("uncle", 4, link=f"{BASE}?theme=dark#top")
    address = re.search(r"https:\S+", re.sub(r"<wbr>", "", asked).replace("<", " "))
    assert address
    assert address[0].startswith(f"{BASE}?")
    link = parse_qs(urlsplit(unescape(address[0])).query)["uw"][0]
    assert uw.lesson(link).lesson == "4"
    assert parse(link).game == "uncle"
    assert asked.count('class="code"') == 1
    assert asked.split('class="code"')[1].count("<svg") == 1


def test_without_segno_the_link_is_text_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "segno", None)
    asked = asked_of("uncle", 4, link=BASE)
    assert 'class="code"' not in asked
    assert "lesson%2F2" in asked.replace("<wbr>", "")


@pytest.mark.parametrize(
    "link",
    ["javascript:alert(1)", "https://", "https://a b", "ftp://x.org", "http://x/" + "a" * 400, "http://[", 7],
)
def test_what_is_no_address_is_refused_as_a_link(link: str) -> None:
    with pytest.raises(Refusal, match="Expected a link that starts with http"):
        uw.sheet("uncle", link=link)


def test_an_address_cannot_bring_a_page_of_its_own() -> None:
    assert "<b>x" not in uw.sheet("uncle", link='https://x.org/"><b>x').html


def test_another_paper_or_ending_is_refused() -> None:
    with pytest.raises(Refusal, match="A4 or Letter"):
        uw.sheet("uncle", paper="A5")
    with pytest.raises(Refusal, match="Expected a file name"):
        uw.sheet("uncle").save("x.pdf")


@pytest.mark.parametrize("game", uw.GAMES)
def test_a_cover_lesson_is_the_games_best_with_a_plan_of_45_minutes_and_its_talk(game: str) -> None:
    kit = uw.GAMES[game]
    number = best_lesson(kit)
    asked, key = asked_of(game, cover=True), key_of(game, cover=True)
    assert escape(plan_of(kit, number).name) in asked
    times = [tuple(map(int, pair)) for pair in re.findall(r"<dt>(\d+) to (\d+) min</dt>", key)]
    assert [start for start, _ in times] == [0, *(end for _, end in times[:-1])]
    assert times[-1][1] == 45
    assert "No computer is needed." in key
    for name in ("Typical wrong answers", "Discuss", "Exit"):
        assert f"<b>{name}.</b>" in key
        assert f"<b>{name}.</b>" not in asked


def test_a_lines_end_is_where_the_next_word_does_not_fit() -> None:
    assert lines("", 10) == 1
    assert lines("aaaa aaaa", 5) == 1
    assert lines("aaaa aaaa", 4) == 2
    assert lines("aaaa aaaa aaaa", 5, beside=2) == 3


def test_blocks_go_to_the_next_side_where_they_do_not_fit_and_a_table_with_its_question() -> None:
    a, b, table = Block("a", 4), Block("b", 4), Block("t", 4, leads=True)
    assert packed([a, b, a], (8.5, 8.5)) == [[a, b], [a]]
    assert packed([a, table, b], (10, 10)) == [[a], [table, b]]
    assert packed([Block("x", 99)], (10, 10)) == [[Block("x", 99)]]
    assert packed([a, b], (4, 8.5)) == [[a], [b]]
