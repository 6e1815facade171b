"""What no sentence of any game may say, and how it shows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from uncle_widgets.probability.question import Question

WRONG: Mapping[str, str] = {
    "number": r"(?<![\d,./])1 (cards|chips|points|UNCLEs|ways|rows|piles|discards|opponents|hands|turns|other lengths)\b"
    r"|\b(is|are) 1 cards|[Ee]ach of 1 opponent",
    "agreement": r"\byou (needs|holds|plays|begins|makes|does|draws|lays|names)\b|(?<!and )(?<!the )\b(?!1\b)\d+ fits\b|\d is wild\b"
    r"|(?<![Cc]an )(?<![Dd]oes )(?<!and )(?<!could )\b[A-HJ] (need|hold|play|begin|make|do|are|draw|lay|name) ",
    "counted": r"\b\d+ one notices\b|taken to be in|\b0 of them are\b|[Yy]ou have not seen 0\b|\bholds 0 ",
    "impossible": r"more than 100\b|fewer than 0\b|[Nn]eeds? an? (?:[7-9]|10)\b|card (?:above 6|worth 7)|into 1 gaps",
    "no player is he": r"\b(he|his|him|she|her)\b",
    "an order": r"supposed to",
    "grammar": r"[Hh]ow likely does|How likely is the highest card not|UNCLE on nothing|no card there is\b"
    r"|(exactly|about|than) \d+ of 100 times |\d+ times of 100|[Hh]ow likely has|at no rate here|^Here it is .* are ",
    "a riddle": r"they never miss\b|refusal of nobody",
    "leftovers": r"[{}]|\bNone\b(?! (of|or|is|only|fits|alike|at all|above)\b)|\bany\b \bnever\b|value-blind|  | \.|\.\.|\bFraction\b|<function",
    "one": r"(?<![\d,./])1 (doubles|steps|agents|throws|flips|seats|players|copies|pairs|runs|challenges|spaces)\b",
    "one in one": r"\b1 in [\d,]+\.0+\b|\b1 in 1(?![\d.,]*\d)",
    "both": r"\bAll 2\b",
    "a clause that ends": r":\s*$",
    "a name in lower case": r"\bmr\. t\b",
    "once": r"(exactly|at most) 1 time\b",
    "rounded, not exact": r"[Ee]xactly [-\u2212]?[\d,]+(\.\d+)?%",
    "a minus is no hyphen": r"(?<![\w\d])-\d+(?![\d/])",
    "a chance is no odds": r"odds 1 in",
    "one of one": r"\b([Oo]f|[Aa]ll your|[Aa]fter) (the )?1 (trials|time|moves|turns|flips|deals|unseen)\b|\bof 1 such\b",
    "no deal holds": r"\bdeals, \d+ hold\b",
    "no verb": r"\bOf [^.:,]*, \d+ (with|without|in which)\b",
    "nothing is counted": r"\b0 (unseen )?cards? (are|is|would|do)\b|\b0 Chiefs\b|\bin 0 of\b",
    "the first power": r"\)\^1(?!\d)",
    "a list ends with and": r"\d, \d+ (steps|away)\b",
    "a player is no seat": r"\b[Ss]eats? (turn|show|hold|play|draw|match|lay|make)s?\b|pairs? of seats",
    "nothing is left over": r"\bare nothing\b|No card is unseen, and|\b0 hand cards\b",
    "a count says how it comes about": r"\bC\(\d+, \d+\)(?! =)",
    "said of itself": r"^([A-Z].{2,}?): \1\b",
    "a button within a sentence": r"\bSuppose you (play|choose) [A-Z]|is worth .* more than [A-Z]",
    "nothing below zero": r"[-\u2212]0\.0+(?!\d)|\+0\.0+(?!\d)",
    "letters and names": r"\bthe the\b|\ban? an?\b(?! )|  | ,|,,|\(\)",
    "an article": r"\b[Aa] (8|11|18|ace|eight|open|agent|UNCLE)\b|\b[Aa]n (?!8|11|18)[\dbcdfgj-np-tv-z]",
}
"""What is wrong, and how it shows."""
ALOUD: Mapping[str, str] = {
    "a fraction is short": r"\d{5,}/\d|\d/\d{5,}|\d\d,\d{3}/\d|\d/\d+\d,\d{3}",
    "a sentence has a capital": r"[^.][.!?] [a-z]|^[a-z][^:]* [^:]*[^.:]\.$",
}
"""What is wrong besides in what is read out, and in a line over a picture."""
READ = re.compile(r"spoken|caption|headline|verdict|said|line|^(stop|coach|end|lesson)\b")
"""What says such a text."""


def faults(text: str, by: str = "") -> list[str]:
    """What is wrong with a text, a line each; `by` is what says it."""
    patterns = [*WRONG.items(), *(ALOUD.items() if READ.search(by) else ())]
    found = [f"{what}: {hit[0]!r}" for what, pattern in patterns if (hit := re.search(pattern, text))]
    equal = re.findall(r"^([\d,]+/[\d,]+) = (\d+/\d+)$", text)
    return [*found, *(f"equal to itself: {one}" for one, other in equal if one.replace(",", "") == other)]


def check(text: str, place: str, by: str = "") -> None:
    assert not (found := faults(text, by)), f"{found} in {text!r} ({by} {place})"


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
