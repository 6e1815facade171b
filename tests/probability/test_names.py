"""Every question has short words for its button, and says when it arises."""

import pytest

import uncle_widgets as uw


@pytest.mark.parametrize("kit", uw.GAMES.values(), ids=lambda kit: kit.id)
def test_a_question_has_a_short_name_and_says_when_it_arises(kit: object) -> None:
    questions = list(kit.questions.values())  # type: ignore[attr-defined]
    assert all(0 < len(question.name) <= 22 for question in questions)
    assert len({question.name for question in questions}) == len(questions)
    assert all(question.when and not question.when.endswith(".") for question in questions)
