"""A lesson's positions in words that stand alone: for paper and for quizzes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise
from uncle_widgets.probability.question import Posed

SENTENCE = re.compile(r"(?:(?<=[a-z0-9)\u201d][.?!])|(?<=[A-Z ][A-Z][.?!])) (?=[A-Z0-9])")
"""Between two sentences. 'U.N.C.L.E. HQ' goes on."""


def table_in_words(kit: Kit[Any], here: Exercise) -> tuple[str, ...]:
    """The table in few sentences, but for those that the question says itself."""
    asked = here.posed.words
    return tuple(words for words in kit.paper(here.view, here.question) if words not in asked)


def settings_in_words(kit: Kit[Any], here: Exercise) -> tuple[str, ...]:
    """A sentence for every setting of its question that is not the default, matters, and is not told already.

    A question tells it where its words would be others with every other choice, or where they name the choice.
    """
    question, view = here.question, here.view
    usual, own = type(question)(), _words(here.posed)
    said = " ".join((*kit.paper(view, question), *own))
    told = []
    for knob in here.posed.knobs:
        label = dict(knob.choices).get(knob.value)
        if label is None or knob.value == getattr(usual, knob.name, None) or (len(label) > 2 and label in said):
            continue
        other = (question.at(**{knob.name: value}).pose(view) for value, _ in knob.choices if value != knob.value)
        if any(one.number != here.exact for one in other if one and _words(one) == own):
            told.append(f"{knob.label}: {label}.")
    return tuple(told)


def _words(posed: Posed[Any]) -> tuple[str, ...]:
    return posed.words, posed.cases, posed.event, _model(posed)


def _model(posed: Posed[Any]) -> str:
    return posed.model.words if posed.model else ""


def supposed(here: Exercise) -> str:
    """What its answer supposes of the others; empty where it supposes nothing."""
    return _model(here.posed)


def unit_of(here: Exercise) -> str:
    """What its number counts: 'out of 100 hands B might hold', or 'chips'."""
    question = here.question
    return f"out of 100 {here.posed.cases}".strip() if question.measure == "chance" else question.measure


@dataclass(frozen=True)
class Told:
    """A position beside the others of its lesson: sentences about its table, what it supposes and sets otherwise,
    its situation and its question."""

    table: tuple[str, ...]
    rest: tuple[str, ...]
    situation: str
    question: str

    @property
    def text(self) -> str:
        return " ".join(filter(None, (*self.table, *self.rest, self.situation, self.question)))


def told_of(kit: Kit[Any], made: Sequence[Exercise]) -> tuple[tuple[str, ...], tuple[Told, ...]]:
    """What holds for all positions, or is supposed in most, to be said once; and what each says for itself."""
    tables = [table_in_words(kit, here) for here in made]
    usual = Counter(map(supposed, made)).most_common(1)[0][0]
    always = tuple(words for words in tables[0] if all(words in table for table in tables))
    told = []
    for here, table in zip(made, tables, strict=True):
        rest = (*_other(supposed(here), usual), *settings_in_words(kit, here))
        told.append(Told(tuple(one for one in table if one not in always), rest, *parted(here.posed.words)))
    return (*always, *([usual] if usual else [])), tuple(told)


def parted(words: str) -> tuple[str, str]:
    """The situation, and the question that it ends in."""
    sentences = SENTENCE.split(words)
    last = max((at for at, one in enumerate(sentences) if one.endswith("?")), default=0)
    return " ".join(sentences[:last]), " ".join(sentences[last:])


def _other(own: str, usual: str) -> tuple[str, ...]:
    """What a position supposes otherwise than most: the sentences that are not theirs."""
    if own == usual:
        return ()
    if not own:
        return ("Here we assume nothing about the other players.",)
    fresh = [words for words in SENTENCE.split(own) if words not in usual]
    return tuple(fresh) if usual in own else ("Instead:", *fresh)
