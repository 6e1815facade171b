"""A plan by the minute for a lesson: 45 minutes, from the lesson's own minutes and the groups of its positions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from uncle_widgets.games.plans import Exercise, Plan, pairs

LONG = 45
BEGIN, END = 4, 4
"""Minutes before the first position and after the last one."""
TRAP, EXIT = Fraction(2), Fraction(1, 2)
"""How much there is to talk about after a trap, and after the last position, where it is 1 after others."""


@dataclass(frozen=True)
class Step:
    """What is done from minute `start` to minute `end`, in a few sentences."""

    start: int
    end: int
    words: str


def minutes_of(plan: Plan, made: Sequence[Exercise], *, paper: bool = False) -> tuple[Step, ...]:
    """The plan of a lesson. `paper`: for a substitute teacher with the sheet and no computer."""
    groups = [list(run) for _, run in groupby(range(len(made)), key=lambda at: made[at].group)]
    weights = [_weight(made, group) for group in groups]
    talk = LONG - BEGIN - END - plan.minutes
    wanted = [
        Fraction(plan.minutes * len(group), len(made)) + talk * weight / sum(weights)
        for group, weight in zip(groups, weights, strict=True)
    ]
    lengths = [BEGIN, *_whole(wanted), END]
    words = [_begin(paper), *(_group(made, group, paper) for group in groups), _end(plan)]
    steps, at = [], 0
    for length, text in zip(lengths, words, strict=True):
        steps.append(Step(at, at + length, text))
        at += length
    return tuple(steps)


def _weight(made: Sequence[Exercise], group: Sequence[int]) -> Fraction:
    first = made[group[0]]
    return len(group) * (EXIT if first.group == "Exit" else TRAP if _trap(first) else Fraction(1))


def _trap(here: Exercise) -> bool:
    return "trap" in here.group.lower()


def _whole(wanted: Sequence[Fraction]) -> list[int]:
    """Whole minutes that add up to as much: those that lose most are rounded up."""
    down = [max(1, int(one)) for one in wanted]
    left = int(sum(wanted)) - sum(down)
    order = sorted(range(len(wanted)), key=lambda at: down[at] - wanted[at])
    for at in order[: max(left, 0)]:
        down[at] += 1
    return down


def _begin(paper: bool) -> str:
    if paper:
        return "No computer is needed. Hand out the worksheet and read the text at the top aloud."
    return "Show How to play. Everyone will guess a number, and say how sure they are, before they see an answer."


def _group(made: Sequence[Exercise], group: Sequence[int], paper: bool) -> str:
    first = made[group[0]]
    name = placed(group)
    if first.group == "Exit":
        after = "Read out the answer and ask for the reason." if paper else "Then show the answer."
        return f"{name}: everyone answers alone. {after}"
    show = f"{'read out' if paper else 'show'} the answer{'s' if len(group) > 1 else ''}"
    two = [pair for at, pair in pairs(made).items() if at == pair[0] and at in group]
    if two:
        both = placed(two[0])
        before = "" if len(group) == 2 else f"{name}. "
        rest = "them" if before == "" else both.lower()
        start = f"{both}: everyone" if not before else f"{before}Everyone"
        return f"{start} guesses both of {rest} first. Let neighbours talk and guess again, then {show}."
    if _trap(first):
        return f"{name}: everyone guesses. Let neighbours talk and guess again, then {show}."
    if group[0] == 0:
        board = "on the board" if paper else "with Work it out"
        return f"{name}: everyone guesses, then you {show}. Work one of them out together {board}."
    return f"{name}: students guess and work alone, then compare in pairs. Then {show}."


def placed(group: Sequence[int]) -> str:
    """'Position 8', 'Positions 4 and 5', 'Positions 1 to 3'."""
    if len(group) == 1:
        return f"Position {group[0] + 1}"
    between = "and" if len(group) == 2 else "to"
    return f"Positions {group[0] + 1} {between} {group[-1] + 1}"


def _end(plan: Plan) -> str:
    return f"What have we learned? {plan.short}"
