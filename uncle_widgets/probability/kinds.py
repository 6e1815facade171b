"""The kinds of mistakes: stable words for what went wrong, the same in every game and at every position.

A `Mistake` has words of its own for its position; its kind is kept in files, in the log and in notebooks, so that
a student's answers can be counted over games. A kind is never renamed.
"""

from __future__ import annotations

from collections.abc import Mapping

from uncle_widgets.refusal import Refusal

KINDS: Mapping[str, str] = {
    "added": "adds chances that overlap, or that are to be multiplied",
    "one": "takes one card, pair or throw for all of them",
    "turned": "gives the chance of none, or of the contrary",
    "due": "says more because it was missed",
    "spent": "says less because it was made",
    "run": "says more because it was made: the run goes on",
    "half": "says half because there are two ways",
    "alike": "takes all values, names or sums for equally likely",
    "nearness": "goes by how near it is",
    "seen": "counts cards that have been seen, or that cannot be there",
    "news": "leaves out what somebody did",
    "base": "leaves out how common it is",
    "part": "leaves out a part of what counts",
    "wider": "counts more than is asked for",
    "twice": "counts the same thing twice",
    "order": "counts one order only",
    "dice": "adds the two dice",
    "step": "looks at the next turn or step only",
    "middle": "takes the middle for the mean, or the mean for the middle",
    "sure": "takes for certain what is only likely",
    "seat": "leaves out a player",
    "same": "takes it for the same as before, or as elsewhere",
    "scaled": "doubles, halves or divides what does not grow in proportion",
    "struck": "leaves in what the condition strikes out",
    "ratio": "holds a part against the rest, not against the whole",
    "stakes": "takes other stakes than these",
    "other": "answers another question",
}
"""Each kind and what such a reckoning does."""


def checked_kind(kind: str) -> str:
    """The kind itself; a Refusal for a word that is none."""
    if kind not in KINDS:
        raise Refusal(f"Expected a kind of mistake, one of {', '.join(KINDS)}, not {str(kind)[:20]!r}.")
    return kind
