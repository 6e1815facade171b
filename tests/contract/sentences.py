"""Every sentence that a game can make about a position, and what no sentence of any game may say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.lessons import lesson_text
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Node
from uncle_widgets.probability.show import about, hundred_dots, odds_of, one_in, percent

WRONG: Mapping[str, str] = {
    "number": r"(?<![\d,./])1 (cards|chips|points|UNCLEs|ways|rows|piles|discards|opponents|hands|turns|other lengths)\b"
    r"|\b(is|are) 1 cards|[Ee]ach of 1 opponent",
    "agreement": r"\byou (needs|holds|plays|begins|makes|does|draws|lays|names)\b|\b(?!1\b)\d+ fits\b|\d is wild\b"
    r"|(?<![Cc]an )(?<![Dd]oes )(?<!and )(?<!could )\b[A-J] (need|hold|play|begin|make|do|are|draw|lay|name) ",
    "counted": r"\b\d+ one notices\b|taken to be in|\b0 of them are\b|[Yy]ou have not seen 0\b|\bholds 0 ",
    "impossible": r"more than 100\b|fewer than 0\b|[Nn]eeds? an? (?:[7-9]|10)\b|card (?:above 6|worth 7)|into 1 gaps",
    "no player is he": r"\b(he|his|him|she|her)\b",
    "an order": r"supposed to",
    "grammar": r"[Hh]ow likely does|How likely is the highest card not|UNCLE on nothing|no card there is\b"
    r"|(exactly|about|than) \d+ of 100 times |\d+ times of 100|[Hh]ow likely has|at no rate here|^Here it is .* are ",
    "a riddle": r"they never miss\b|refusal of nobody",
    "leftovers": r"[{}]|\bNone\b(?! (of|fits)\b)|\bany\b \bnever\b|value-blind|  | \.|\.\.|\bFraction\b|<function",
    "one": r"(?<![\d,./])1 (doubles|steps|agents|throws|flips|seats|players|copies|pairs|runs|challenges|spaces)\b",
    "one in one": r"\b1 in [\d,]+\.0+\b|\b1 in 1(?![\d.,]*\d)",
    "both": r"\bAll 2\b",
    "a clause that ends": r":\s*$",
    "a name in lower case": r"\bmr\. t\b",
    "once": r"(exactly|at most) 1 time\b",
    "rounded, not exact": r"[Ee]xactly [-\u2212]?[\d,]+(\.\d+)?%",
    "a minus is no hyphen": r"(?<![\w\d])-\d",
    "a chance is no odds": r"odds 1 in",
}
"""What is wrong, and how it shows."""


def check(text: str, place: str) -> None:
    for what, pattern in WRONG.items():
        found = re.search(pattern, text)
        assert found is None, f"{what}: {found[0]!r} in {text!r} ({place})"


def told(kit: Kit[Any], question: Question[Any], view: Any) -> Iterator[str]:
    """All that a question says of a view."""
    posed = question.posed(view)
    yield from (posed.words, posed.given, posed.says, posed.apart)
    yield question.model.words if question.model else ""
    reasons = posed.derivation
    yield from (text for line in reasons.lines for text in (line.words, line.formula, line.value))
    if reasons.tree:
        yield from branches(reasons.tree)
    if reasons.curve:
        yield from (reasons.curve.title, reasons.curve.limit_label)
    for picture in posed.pictures:
        yield from (picture.title, picture.caption, picture.spoken())
    yield from (text for mistake in posed.mistakes for text in (mistake.name, mistake.words))
    yield from (f"{knob.label}: {label}" for knob in posed.knobs for _, label in knob.choices)
    yield lesson_text(kit, posed)
    if posed.measure == "chance":
        number, parts = posed.number, posed.parts
        yield f"{about(number)} of 100 {posed.says}"
        yield f"{percent(number)}, chance {one_in(number)}, odds {odds_of(number)}"
        yield from (
            f"{n} {part.words}" for n, part in zip(hundred_dots(parts, number), parts, strict=True) if n or number
        )


def branches(node: Node) -> Iterator[str]:
    yield node.words
    yield node.value
    for child in node.children:
        yield from branches(child)


def settings(question: Question[Any], view: Any, rng: Random) -> Iterator[Question[Any]]:
    """The question, and with a choice of each of its knobs."""
    posed = question.pose(view)
    if posed is None:
        return
    yield question
    for knob in posed.knobs:
        other = question.at(**{knob.name: rng.choice(knob.choices)[0]})
        if other.pose(view):
            yield other
