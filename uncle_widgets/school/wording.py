"""A lesson's position in words that stand alone: for paper and for quizzes."""

from __future__ import annotations

from uncle_widgets.games.plans import Exercise


def settings_in_words(here: Exercise) -> list[str]:
    """A sentence for every setting of its question that is not the default."""
    question = here.question
    usual = type(question)()
    return [
        f"{knob.label}: {dict(knob.choices)[knob.value]}."
        for knob in question.knobs(here.view)
        if knob.value != getattr(usual, knob.name, None) and knob.value in dict(knob.choices)
    ]


def supposed(here: Exercise) -> str:
    """What its answer supposes of the others; empty where it supposes nothing."""
    return here.question.model.words if here.question.model else ""


def unit_of(here: Exercise) -> str:
    """What its number counts: 'of 100 such hands hold a 4', or 'chips'."""
    question = here.question
    return f"of 100 {question.says(here.view)}".strip() if question.measure == "chance" else question.measure
