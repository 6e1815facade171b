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
    """A kind of mistake in three sayings: what such a reckoning `does` ('counts only one order'), the question by
    which somebody is `asked` whether it was theirs, and what was `done` ('you counted only one order')."""

    does: str
    asked: str
    done: str


KINDS: Mapping[str, Kind] = {
    "added": Kind(
        "adds chances that overlap, or that should be multiplied",
        "Did you add the chances?",
        "you added the chances",
    ),
    "one": Kind(
        "uses the chance for a single card, pair or throw",
        "Did you use the chance for just one card, pair or throw?",
        "you used the chance for just one",
    ),
    "turned": Kind(
        "gives the chance that it does not happen",
        "Is that the chance that it does not happen?",
        "you gave the chance that it doesn't happen",
    ),
    "due": Kind(
        'goes higher because it seems "due"',
        'Did you go higher because it was "due"?',
        'you went higher because it seemed "due"',
    ),
    "spent": Kind(
        "goes lower because it has already happened",
        "Did you go lower because it has already happened?",
        "you went lower because it had already happened",
    ),
    "run": Kind(
        "goes higher because it has happened before",
        "Did you go higher because it has happened before?",
        "you went higher because it had happened before",
    ),
    "half": Kind(
        "takes half because there are two possibilities",
        "Did you take half because there are two possibilities?",
        "you took half because there were two possibilities",
    ),
    "alike": Kind(
        "treats all outcomes as equally likely",
        "Did you treat all outcomes as equally likely?",
        "you treated all outcomes as equally likely",
    ),
    "nearness": Kind("goes by how close it is", "Did you go by how close it is?", "you went by how close it was"),
    "seen": Kind(
        "counts cards that are already out",
        "Did you count cards that are already out?",
        "you counted cards that were already out",
    ),
    "news": Kind(
        "leaves out what a player did",
        "Did you leave out what a player did?",
        "you left out what a player did",
    ),
    "base": Kind(
        "leaves out how common it is to begin with",
        "Did you leave out how common it is to begin with?",
        "you left out how common it is to begin with",
    ),
    "part": Kind(
        "leaves out some of the cases that count",
        "Did you leave out some of the cases that count?",
        "you left out some of the cases",
    ),
    "wider": Kind(
        "counts more than the question asks for",
        "Did you count more than the question asks for?",
        "you counted more than the question asks for",
    ),
    "twice": Kind("counts something twice", "Did you count something twice?", "you counted something twice"),
    "order": Kind("counts only one order", "Did you count only one order?", "you counted only one order"),
    "dice": Kind("adds the two dice", "Did you add the two dice?", "you added the two dice"),
    "step": Kind(
        "looks only at the next turn or step",
        "Did you look only at the next turn or step?",
        "you looked only one step ahead",
    ),
    "middle": Kind(
        "mixes up the average and the middle value",
        "Did you mix up the average and the middle value?",
        "you mixed up the average and the middle value",
    ),
    "sure": Kind(
        "treats something likely as certain",
        "Did you treat something likely as certain?",
        "you treated something likely as certain",
    ),
    "seat": Kind("leaves out a player", "Did you leave out a player?", "you left out a player"),
    "same": Kind("reuses an earlier answer", "Did you reuse an earlier answer?", "you reused an earlier answer"),
    "scaled": Kind(
        "scales the answer up or down",
        "Did you scale the answer up or down?",
        "you scaled the answer up or down",
    ),
    "struck": Kind(
        "counts cases that we know did not happen",
        "Did you count cases that we already know did not happen?",
        "you counted cases that we know did not happen",
    ),
    "ratio": Kind(
        "compares with the rest instead of with everything",
        "Did you compare with the rest instead of with everything?",
        "you compared with the rest instead of with everything",
    ),
    "stakes": Kind(
        "uses different winnings and losses",
        "Did you use different winnings and losses?",
        "you used different winnings and losses",
    ),
    "other": Kind(
        "answers a different question",
        "Did you answer a different question?",
        "you answered a different question",
    ),
}
"""Each kind of mistake."""


@cache
def checked_kind(kind: str) -> str:
    """The kind itself; a Refusal for a word that is none."""
    if kind not in KINDS:
        raise Refusal(f"Expected one of the kinds of mistake ({', '.join(KINDS)}), not {str(kind)[:20]!r}.")
    return kind
