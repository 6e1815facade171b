"""A position in few words: enough to answer from, on paper and in a quiz."""

from collections import defaultdict

import pytest

import uncle_widgets as uw
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.school.wording import settings_in_words, supposed, table_in_words, unit_of


@pytest.mark.parametrize("game", uw.GAMES)
def test_no_text_has_two_answers(game: str) -> None:
    """Table, model, settings that need words, and question of every lesson position: the same words, one number."""
    kit = uw.GAMES[game]
    answers = defaultdict(set)
    for plan in plans(kit):
        for here in exercises(kit, plan):
            told = (*table_in_words(kit, here), supposed(here), *settings_in_words(kit, here))
            answers[*told, here.posed.words, unit_of(here)].add(here.posed.number)
    assert {text for text, numbers in answers.items() if len(numbers) > 1} == set()


@pytest.mark.parametrize("game", uw.GAMES)
def test_a_position_is_told_in_few_words_and_whole_sentences(game: str) -> None:
    kit = uw.GAMES[game]
    for plan in plans(kit):
        for here in exercises(kit, plan):
            table = kit.paper(here.view, here.question)
            assert len(" ".join(table).split()) <= 120, table
            for words in table:
                assert words[0].isupper() or words[0].isdigit(), words
                assert words[-1] == ".", words
                assert "unseen" not in words, words
