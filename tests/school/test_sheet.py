"""A lesson on paper: every position asked, no answer on the student's side, every answer on the key."""

import re
import sys
from collections.abc import Iterator
from html import escape, unescape
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

import uncle_widgets as uw
from uncle_widgets.games.plans import Exercise, exercises, plan_of, plans
from uncle_widgets.probability.show import decimal
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.cover import best_lesson
from uncle_widgets.school.fitting import lines
from uncle_widgets.school.sheet import Sheet, printed
from uncle_widgets.school.teaching import page_of
from uncle_widgets.school.wording import rows_of, unit_of
from uncle_widgets.widgets.page.links import parse

BASE = "https://class.example.org/voila/render/uncle.ipynb"
NUMBER = re.compile(r"\d[\d,]*(?:[./]\d+)*")


def sides(sheet: Sheet) -> tuple[str, str]:
    asked, key = sheet.html.split('<section class="key"')
    return asked.split("</style>")[1], key


def plain(html: str) -> str:
    """What is printed of it, without pictures."""
    text = re.sub(r"</?b>|<wbr>", "", re.sub(r"<svg.*?</svg>", " ", html))
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", text)).split())


def rows(asked: str) -> list[str]:
    """The positions of a student's side, without their numbers."""
    return [plain(row.split("</b></td>", 1)[1].split("</tr>")[0]) for row in asked.split('<b class="disc">')[1:]]


def secrets(here: Exercise) -> Iterator[str]:
    """The answer as it may be printed, and every count on the way to it that is more than a small whole number."""
    number, chance = here.posed.number, here.posed.measure == "chance"
    yield from (printed(here), decimal(number * (100 if chance else 1), 2), str(number), f"{float(number):.4f}")
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
            asked, _ = sides(uw.sheet(game, plan.number, cover=cover))
            head, *told = plain(asked.split("<table>")[0]), *rows(asked)
            for at, (here, row) in enumerate(zip(made, told, strict=True), 1):
                assert leaks(row, here) == [], (plan.number, at)
                assert leaks(f"{row} {printed(here)} so.", here), "a planted answer is found"
                assert escape(here.notice) not in asked
                assert cover or printed(here) not in NUMBER.findall(head), (plan.number, at)


@pytest.mark.parametrize("game", uw.GAMES)
def test_a_row_has_no_number_but_those_of_its_table_its_model_and_its_question(game: str) -> None:
    kit = uw.GAMES[game]
    for plan in plans(kit):
        made = exercises(kit, plan)
        _, told = rows_of(kit, made)
        for here, row in zip(made, told, strict=True):
            model = here.question.model.words if here.question.model else ""
            knobs = [label for knob in here.posed.knobs for _, label in knob.choices]
            known = " ".join((here.posed.words, model, *kit.paper(here.view, here.question), *knobs))
            assert set(NUMBER.findall(row.told)) <= set(NUMBER.findall(known))


@pytest.mark.parametrize("game", uw.GAMES)
def test_every_position_is_asked_and_keyed_with_its_answer(game: str) -> None:
    kit = uw.GAMES[game]
    for plan in plans(kit):
        made = exercises(kit, plan)
        asked, key = sides(uw.sheet(game, plan.number))
        assert asked.count('class="box"') == len(made) == key.count("<tr ")
        assert asked.count('class="fold"') == sum(here.group == "Exit" for here in made)
        for here, row in zip(made, key.split("<tr ")[1:], strict=True):
            assert f"<b>{printed(here)}</b>" in row
            assert escape(here.notice) in row


def test_a_hand_that_the_question_calls_unseen_is_not_printed() -> None:
    told = rows(sides(uw.sheet("uncle", 1))[0])
    assert "your cards are 1 3 6" in told[9]
    assert "You are" not in told[6]
    assert not any("You are" in row for row in rows(sides(uw.sheet("uncle", 4))[0]))


def test_what_lies_under_the_top_card_is_told_as_counts() -> None:
    told = rows(sides(uw.sheet("uno", 1))[0])
    assert (
        "Below the top card are 12 cards: 4 red cards, 5 green cards (one of them a 7), 1 yellow card and 2 Wilds."
        in told[2]
    )


def test_what_is_alike_is_said_once_and_what_differs_is_bold() -> None:
    asked = sides(uw.sheet("uncle", 1))[0]
    assert asked.count("The deck has ") == asked.count("We suppose") == 1
    told = asked.split("<tr class=")
    assert "able as in 4, but: The cards in the pile are 2 4 3 <b>4</b> 1 3 <b>2</b>" in told[6 - 1]
    assert "your cards are <b>6 6 6.</b>" in told[7 - 1]
    assert "Same table as in 4. B plays a Wild Draw Four" in rows(sides(uw.sheet("uno", 3))[0])[4]


def test_a_row_like_one_that_supposes_something_else_says_what_it_supposes_itself() -> None:
    told = rows(sides(uw.sheet("uncle", 3))[0])
    assert "nstead: We suppose that the next player's hand can be any three" in told[0]
    above = r"(?:Same table|Table) as in 1\. (?:As described at the top|Here as said above): We suppose that in this pile"
    assert re.match(above, told[1])


def test_a_setting_is_told_where_the_question_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    row = rows(sides(uw.sheet("uncle", 5))[0])[7]
    assert "This time each chip of theirs counts twice." in row
    assert "counts: " not in row
    monkeypatch.setattr("uncle_widgets.games.uncle.questions.best_card.COUNTS", {})
    assert "A chip of theirs counts: twice as much." in rows(sides(uw.sheet("uncle", 5))[0])[7]
    assert "If you play" not in sides(uw.sheet("uncle", 5))[0]


def test_a_theft_and_a_look_at_a_chief_are_told() -> None:
    told = rows(sides(uw.sheet("thrush", 5))[0])
    assert "B looked at the Chief on C3 and left it there." in told[4]
    assert "B stole the Key from you." in told[5]


def test_grid_and_tree_stand_where_a_lesson_counts_by_100() -> None:
    assert 'class="grid"' in uw.sheet("uncle", 1).html
    assert 'class="tree"' in uw.sheet("uncle", 1).html
    assert 'class="grid"' not in uw.sheet("uncle", 7).html


def test_without_a_link_it_says_what_to_start_and_asks_no_other_place(tmp_path: Path) -> None:
    made = uw.sheet("uncle", lesson=4, paper="Letter")
    assert "size: letter" in made.html
    assert "http" not in made.html
    assert "<script" not in made.html
    assert "start uncle-widgets and choose The Man from U.N.C.L.E., Lessons, lesson 4" in plain(made.html)
    assert made.save(str(tmp_path / "x.html")).read_text("utf-8") == made.html
    assert "srcdoc" in made._repr_html_()


def test_a_link_opens_the_lesson_and_stands_there_as_text_and_as_a_code() -> None:
    asked = sides(uw.sheet("uncle", 4, link=f"{BASE}?theme=dark#top"))[0]
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
    asked = sides(uw.sheet("uncle", 4, link=BASE))[0]
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


def test_the_key_may_be_left_out() -> None:
    assert 'class="key"' not in uw.sheet("uncle", key=False).html


def test_another_paper_or_ending_is_refused() -> None:
    with pytest.raises(Refusal, match="A4 or Letter"):
        uw.sheet("uncle", paper="A5")
    with pytest.raises(Refusal, match="Expected a file name"):
        uw.sheet("uncle").save("x.pdf")


@pytest.mark.parametrize("game", uw.GAMES)
def test_a_cover_lesson_is_the_games_best_with_minutes_that_add_up_and_its_talk_on_the_back(game: str) -> None:
    kit = uw.GAMES[game]
    number = best_lesson(kit)
    asked, key = sides(uw.sheet(game, cover=True))
    assert escape(plan_of(kit, number).name) in asked
    times = [tuple(map(int, pair)) for pair in re.findall(r"<dt>(\d+) to (\d+) min</dt>", asked)]
    assert [start for start, _ in times] == [0, *(end for _, end in times[:-1])]
    page = page_of(kit, number)
    assert sum(end - start for start, end in times[1:-2]) == page.minutes == plan_of(kit, number).minutes
    assert times[-1][1] <= 45
    assert "No computer is needed." in asked
    for name in ("Typical wrong answers", "Discuss", "Exit"):
        assert f"<b>{name}.</b>" in key
        assert f"<b>{name}.</b>" not in asked


def test_a_lines_end_is_where_the_next_word_does_not_fit() -> None:
    assert lines("", 10) == 1
    assert lines("aaaa aaaa", 5) == 1
    assert lines("aaaa aaaa", 4) == 2
    assert lines("aaaa aaaa aaaa", 5, beside=2) == 3
