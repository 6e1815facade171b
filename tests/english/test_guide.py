"""What people read keeps to the writing guide, as far as a pattern can tell: see `guide.py`."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.english.draws import DRAWN, PLANTED, counted
from tests.english.guide import GUIDE, against
from tests.english.texts import Text, docs_texts, enough, game_texts, interface_texts, prose, teacher_texts
from uncle_widgets.games import GAMES

FEW, MANY = 4, 250
AGAINST = {
    "play, not lay": "B laid the 5.",
    "of today": "50 is likelier than ever.",
    "average": "How long is a step in the mean?",
    "the answer": "Say a number, see what is so.",
    "out of 100": "That is about 40 of 100.",
    "a player who": "Who has nothing to play must draw.",
    "close": "10 too low: within ten.",
    "work out": "Such a deal is struck out.",
    "such": "Do such hands hold a 5?",
    "everyday verbs": "The red 7 lies on the pile.",
    "numbers touch": "The table has red 4, green 5 (1 of them 7).",
    "1 of the 1": "It is 1 of the 1 cards that you have not seen.",
}
"""A sentence that each pattern finds."""


def wrong(texts: list[Text]) -> list[str]:
    return [f"{where}: {text} ({'; '.join(found)})" for text, where in texts if (found := against(text))]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_says_keeps_to_the_guide(game: str) -> None:
    assert not wrong([*game_texts(game, FEW, "guide")])


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_says_keeps_to_the_guide_at_many_positions(game: str) -> None:
    assert not wrong([*game_texts(game, MANY, "guide in soak")])


def test_documentation_keeps_to_the_guide() -> None:
    texts = [*docs_texts()]
    assert len(texts) > 300
    assert not wrong(texts)


def test_teachers_pages_keep_to_the_guide() -> None:
    texts = [*teacher_texts()]
    assert len(texts) > 300
    assert not wrong(texts)


def test_the_interface_keeps_to_the_guide() -> None:
    texts = [*interface_texts()]
    assert len(texts) > 300
    assert not wrong(texts)


@pytest.mark.parametrize("what", GUIDE)
def test_a_sentence_against_the_guide_is_found(what: str) -> None:
    assert any(one.startswith(what) for one in against(AGAINST[what])), AGAINST[what]


def test_the_good_sentences_of_a_draw_keep_to_the_guide() -> None:
    planted = tomllib.loads((Path(__file__).parent / "planted.toml").read_text("utf-8"))
    assert all(len(texts) >= 2 * PLANTED for texts in planted.values())
    assert not wrong([Text(text, "planted") for text in planted["good"]])


def test_prose_is_what_a_page_says_and_no_code() -> None:
    page = "# A title of words\n\nPress *Start* now. See [the docs](x.md).\n\n```\nno words here at all\n```\n- one `a` of them\n"
    assert [*prose(page)] == ["A title of words", "Press Start now.", "See the docs.", "one `a` of them"]
    assert not enough("13/42 = 31%")


def test_a_reading_counts_if_it_finds_the_bad_sentences_and_spares_the_good() -> None:
    kinds = ["bad"] * 20 + ["good"] * 20 + ["docs.md"] * 3
    texts = [Text(f"text {at}", kind) for at, kind in enumerate(kinds, 1)]
    found = counted(texts, {*range(1, 17), 21, 22, 41})
    assert found.startswith(f"1 of {sum(DRAWN.values())} marked.")
    assert "The reading counts" in found
    assert "41. [docs.md] text 41" in found
    assert "does not count" in counted(texts, {*range(1, 16)})
    assert "does not count" in counted(texts, {*range(1, 24)})
    assert not re.search(r"text (1|21)\b", found)
