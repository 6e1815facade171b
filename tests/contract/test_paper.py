"""A position in few words: enough to answer from, on paper and in a quiz."""

from collections import defaultdict
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.games.plans import exercises, plans


def settings(question: Any, view: Any) -> str:
    return "; ".join(
        f"{knob.label}: {dict(knob.choices).get(knob.value, knob.value)}" for knob in question.knobs(view)
    )


@pytest.mark.parametrize("game", uw.GAMES)
def test_no_text_has_two_answers(game: str) -> None:
    """Table, model, settings and question of every lesson position: the same words, the same number."""
    kit = uw.GAMES[game]
    answers = defaultdict(set)
    for plan in plans(kit):
        for here in exercises(kit, plan):
            question, view = here.question, here.view
            model = question.model.words if question.model else ""
            text = (
                kit.paper(view, question),
                model,
                settings(question, view),
                question.ask(view),
                question.says(view),
            )
            answers[text].add(question.number(view))
    assert {text for text, numbers in answers.items() if len(numbers) > 1} == set()


@pytest.mark.parametrize("game", uw.GAMES)
def test_a_position_is_told_in_few_words_and_whole_sentences(game: str) -> None:
    kit = uw.GAMES[game]
    for plan in plans(kit):
        for here in exercises(kit, plan):
            text = kit.paper(here.view, here.question)
            assert len(text.split()) <= 90, text
            assert text == "" or ((text[0].isupper() or text[0].isdigit()) and text[-1] == "."), text
            assert "unseen" not in text, text
