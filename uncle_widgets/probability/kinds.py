"""The kinds of mistakes: stable words for what went wrong, the same in every game and at every position.

A `Mistake` has words of its own for its position; its kind is kept in files, in the log and in notebooks, so that
a student's answers can be counted over games. A kind is never renamed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from uncle_widgets.refusal import Refusal


@dataclass(frozen=True)
class Kind:
    """A kind of mistake in three sayings: what such a reckoning `does` ('counts one order only'), the question by
    which somebody is `asked` whether it was theirs, and what was `done`, for the end ('you missed orders')."""

    does: str
    asked: str
    done: str


KINDS: Mapping[str, Kind] = {
    "added": Kind(
        "adds chances that overlap, or that are to be multiplied",
        "Did you add the chances up?",
        "you added",
    ),
    "one": Kind(
        "takes one card, pair or throw for all of them",
        "Did you take one card, pair or throw for all of them?",
        "you took one for all",
    ),
    "turned": Kind(
        "gives the chance of none, or of the contrary",
        "Is that the chance of the contrary?",
        "you turned it round",
    ),
    "due": Kind(
        "says more because it was missed",
        "Did you say more because it was missed?",
        "you took it for due",
    ),
    "spent": Kind(
        "says less because it was made",
        "Did you say less because it was made?",
        "you took it for spent",
    ),
    "run": Kind(
        "says more because it was made: the run goes on",
        "Did you say more because it was made before?",
        "you let the run go on",
    ),
    "half": Kind(
        "says half because there are two ways",
        "Did you say half because there are two ways?",
        "you halved",
    ),
    "alike": Kind(
        "takes all values, names or sums for equally likely",
        "Did you take everything that can come for equally likely?",
        "you took unlike things for equally likely",
    ),
    "nearness": Kind("goes by how near it is", "Did you go by how near it is?", "you went by nearness"),
    "seen": Kind(
        "counts cards that have been seen, or that cannot be there",
        "Did you count what has been seen, or cannot be there?",
        "you counted seen cards",
    ),
    "news": Kind("leaves out what somebody did", "Did you leave out what somebody did?", "you left out the news"),
    "base": Kind(
        "leaves out how common it is",
        "Did you leave out how common it is?",
        "you left out the base rate",
    ),
    "part": Kind(
        "leaves out a part of what counts",
        "Did you leave out a part of what counts?",
        "you left out a part",
    ),
    "wider": Kind(
        "counts more than is asked for",
        "Did you count more than is asked for?",
        "you counted too much",
    ),
    "twice": Kind("counts the same thing twice", "Did you count something twice?", "you counted twice"),
    "order": Kind("counts one order only", "Did you count one order only?", "you missed orders"),
    "dice": Kind("adds the two dice", "Did you add the two dice?", "you added the dice"),
    "step": Kind(
        "looks at the next turn or step only",
        "Did you look at the next turn or step only?",
        "you looked one step ahead",
    ),
    "middle": Kind(
        "takes the middle for the mean, or the mean for the middle",
        "Did you take the middle for the mean, or the mean for the middle?",
        "you took one for the other",
    ),
    "sure": Kind(
        "takes for certain what is only likely",
        "Did you take for certain what is only likely?",
        "you took it for sure",
    ),
    "seat": Kind("leaves out a player", "Did you leave out a player?", "you left out a player"),
    "same": Kind(
        "takes it for the same as before, or as elsewhere",
        "Did you take it for the same as before, or as elsewhere?",
        "you took it for the same",
    ),
    "scaled": Kind(
        "doubles, halves or divides what does not grow in proportion",
        "Did you double, halve or divide what does not grow in proportion?",
        "you went in proportion",
    ),
    "struck": Kind(
        "leaves in what the condition strikes out",
        "Did you leave in what the condition strikes out?",
        "you forgot the condition",
    ),
    "ratio": Kind(
        "holds a part against the rest, not against the whole",
        "Did you hold a part against the rest, not against the whole?",
        "you took the rest for the whole",
    ),
    "stakes": Kind("takes other stakes than these", "Did you reckon with other stakes?", "you took other stakes"),
    "other": Kind("answers another question", "Did you answer another question?", "you answered another question"),
}
"""Each kind of mistake."""


@cache
def checked_kind(kind: str) -> str:
    """The kind itself; a Refusal for a word that is none."""
    if kind not in KINDS:
        raise Refusal(f"Expected a kind of mistake, one of {', '.join(KINDS)}, not {str(kind)[:20]!r}.")
    return kind
