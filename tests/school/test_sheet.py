"""A lesson on paper: every position asked, no answer on the student's side, every answer on the key."""

from html import escape
from pathlib import Path

import pytest

import uncle_widgets as uw
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.probability.show import decimal
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.links import parse


@pytest.mark.parametrize("game", uw.GAMES)
def test_every_position_is_asked_without_its_answer_and_keyed_with_it(game: str) -> None:
    kit = uw.GAMES[game]
    for plan in plans(kit):
        made = exercises(kit, plan)
        asked, key = uw.sheet(game, plan.number).html.split('<section class="key">')
        assert asked.count('class="box"') == len(made) == key.count("<tr ")
        for here, row in zip(made, key.split("<tr ")[1:], strict=True):
            number = here.question.number(here.view)
            said = decimal(number * 100, 1) if here.question.measure == "chance" else decimal(number)
            assert f"<b>{said}</b>" in row
            assert f"<b>{said}</b> " not in asked
            assert escape(here.notice) not in asked


def test_a_hand_that_the_question_calls_unseen_is_not_printed() -> None:
    rows = uw.sheet("uncle", 1).html.split('<section class="key">')[0].split("<tr ")
    assert "hold" not in rows[7].split("You have not looked")[0]
    assert "1 3 6" not in rows[7]


def test_what_differs_from_the_row_above_is_bold() -> None:
    rows = uw.sheet("uncle", 1).html.split("<tr class=")
    assert "<b>4 4 4.</b>" in rows[6]


def test_a_sheet_is_of_its_paper_names_a_link_and_asks_no_other_place(tmp_path: Path) -> None:
    made = uw.sheet("uncle", lesson=4, paper="Letter")
    assert "size: letter" in made.html
    assert "http" not in made.html
    assert "<script" not in made.html
    assert parse(made.html.split("Its link: ")[1].split("</footer>")[0]).values == {"level": "4"}
    assert made.save(str(tmp_path / "x.html")).read_text("utf-8") == made.html
    assert "srcdoc" in made._repr_html_()


def test_another_paper_or_ending_is_refused() -> None:
    with pytest.raises(Refusal, match="A4 or Letter"):
        uw.sheet("uncle", paper="A5")
    with pytest.raises(Refusal, match="Expected a file name"):
        uw.sheet("uncle").save("x.pdf")
