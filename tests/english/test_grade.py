"""How hard texts are to read: the Flesch-Kincaid grade of whole pages, a game and a page at a time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.english.texts import ROOT, game_texts, prose
from uncle_widgets.games import GAMES

PUPILS, DOCS = 7, 9
NAMES = re.compile(r"\b(?:[A-Z]\.){2,}|\bMR\. T\b")
"""U.N.C.L.E. is one word, and its points end no sentence."""
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def grade(sentences: list[str]) -> float:
    """The grade of a text of whole sentences; code and names are words."""
    import textstat  # comes with the extra `soak`

    text = " ".join(NAMES.sub("Uncle", re.sub(r"`[^`]*`", "code", one)) for one in sentences)
    return float(textstat.flesch_kincaid_grade(text))


def whole(texts: list[str]) -> list[str]:
    return [text for text in texts if re.search(r"[.?!]$", text) and len(text.split()) > 3]


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_what_pupils_read_is_of_grade_seven_at_most(game: str) -> None:
    assert grade(whole([text for text, _ in game_texts(game, 100, "grade")])) <= PUPILS


@pytest.mark.soak
@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_documentation_is_of_grade_nine_at_most(page: Path) -> None:
    assert grade(whole([*prose(page.read_text("utf-8"))])) <= DOCS
