"""A lesson's positions in words that stand alone: for paper and for quizzes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise
from uncle_widgets.probability.question import Posed

SAME = 40
"""How many letters a row must share with one above to be told by what differs from it."""


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
class Row:
    """A position beside the others of its lesson: `text` is all that it says, `above` that of the row above.

    `told` is what its row says: all of it, or after a `lead` ('Same table as in 1, but:') what is not in that row.
    """

    told: str
    text: str
    above: str
    lead: str = ""


def rows_of(kit: Kit[Any], made: Sequence[Exercise]) -> tuple[tuple[str, ...], tuple[Row, ...]]:
    """What holds for all positions, or is supposed in most, to be said once; and a row a position."""
    tables = [table_in_words(kit, here) for here in made]
    usual = Counter(map(supposed, made)).most_common(1)[0][0]
    always = tuple(words for words in tables[0] if all(words in table for table in tables))
    rows: list[Row] = []
    bases: list[tuple[int, tuple[str, ...], str]] = []
    for at, (here, table) in enumerate(zip(made, tables, strict=True), 1):
        own = tuple(words for words in table if words not in always)
        found = [(fresh, like, model) for like, base, model in bases if (fresh := _fresh(own, base)) is not None]
        # the row that leaves least to be said; of equal ones the last
        fresh, like, model = min(reversed(found), key=lambda one: len(" ".join(one[0])), default=(None, at, usual))
        lead = "" if fresh is None else f"Same table as in {like}, but:" if fresh else f"Same table as in {like}."
        if fresh is None:
            bases.append((at, own, supposed(here)))
        rest = (*_other(supposed(here), usual, model), *settings_in_words(kit, here))
        rest = (*rest, here.posed.words)
        told, text = " ".join((*(own if fresh is None else fresh), *rest)), " ".join((*own, *rest))
        rows.append(Row(told, text, rows[-1].text if rows else "", lead))
    return (*always, *([usual] if usual else [])), tuple(rows)


def _other(own: str, usual: str, like: str) -> tuple[str, ...]:
    """What a position supposes otherwise than most: the sentences that are not theirs.

    What most suppose is said again in a row that refers to one which supposes something else, `like`.
    """
    if own == usual:
        return () if like == usual else ("As described at the top:", usual)
    if not own:
        return ("Here we assume nothing about the other players.",)
    fresh = [words for words in own.replace(". ", ".\n").split("\n") if words not in usual]
    return tuple(fresh) if usual in own else ("Instead:", *fresh)


def _fresh(own: Sequence[str], base: Sequence[str]) -> tuple[str, ...] | None:
    """The sentences that are others than at the same place of a row above; None where that would not be clear, or
    would leave most to be said again."""
    if len(own) != len(base):
        return None
    same = sum(len(a) for a, b in zip(own, base, strict=True) if a == b)
    if same < max(SAME, sum(map(len, own)) / 3):
        return None
    fresh = [(a, b) for a, b in zip(own, base, strict=True) if a != b]
    return tuple(a for a, _ in fresh) if all(a.split()[0] == b.split()[0] for a, b in fresh) else None
