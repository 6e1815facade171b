"""The writing guide as patterns: words that are replaced, and forms of a sentence that nobody says.

A pattern catches what it can; that a text is good, no pattern shows (see `draws.py`). Each has an example in
`test_guide.py`. Names in Python, links and records are no text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

GUIDE: Mapping[str, str] = {
    "play, not lay": r"\b[Ll]ay(s|ing)? (the|a|an|any|it|one|your|their|down|his|two|three|\d|red|green|blue|yellow)\b"
    r"|\b(has|have|was|were|is|are|be|been) laid\b(?! out)|\blaid (the|a|an|it|down)\b",
    "of today": r"\b(anew|beforehand|thereby|likelier|oftener|seldomer|whereby|henceforth|reckon(s|ed|ing)?)\b",
    "average": r"\bin the mean\b",
    "the answer": r"\bwhat is so\b|\bwhat you said\b|\bhas said\b|\b(0|\d+) of \d+ have said\b",
    "out of 100": r"\bof 100 such\b|^\d+ of 100\b|\b(about|exactly) \d+ of 100\b",
    "a player who": r"^(Who|Whoever) [^?]*[.!]$|[.!] (Who|Whoever) (has|is|comes|holds|wants|plays|draws|cannot|can)\b[^?]*\.",
    "close": r"\b(too (high|low): within|near misses|few near|most near)\b",
    "work out": r"\bstruck out\b|\bstrike out\b",
    "such": r"\bsuch (hands|deals|piles|rounds|steps|throws|games|draws|picks|flips|calls)\b",
    "everyday verbs": r"\b(stands|lies) (on|in|at|beside|below|above) (the|a|it|one|\d)\b",
    "numbers touch": r"\b(red|green|blue|yellow|clubs|hearts) \d+, [a-z]+ \d+\b|^\w+ \d+: \d+\b(?! [:x×])",
    "1 of the 1": r"\b1 of (the )?1 \w+",
}
"""What the guide asks for, and how a text shows that it is not so."""


def against(text: str) -> list[str]:
    """What in a text is against the guide, a line each."""
    return [f"{what}: {hit[0]!r}" for what, pattern in GUIDE.items() if (hit := re.search(pattern, text))]
