"""Why so many throws can stop on what is wanted: first the throws of two different numbers, then the doubles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from uncle_widgets.games.thrush.questions.asked import counted, likely, verb
from uncle_widgets.games.thrush.words import few
from uncle_widgets.games.words import capital, count, out_of_hundred, spelled, spoken
from uncle_widgets.probability.reasons import Derivation, Line

DIFFERENT = "Throws of two different numbers"
UNLIKE = 30
"""So many are there."""
IDEA = (
    "Count the throws of different numbers that miss, take them away from all of these, and then add the "
    "doubles whose total fits."
)


def which_throws(
    who: str, far: Sequence[int], unlike: int, like: int, reached: Callable[[Sequence[int]], tuple[str, ...]]
) -> Derivation:
    """Why a throw can move one of the distances `far`.

    Args:
        who: who throws: 'you', 'B'.
        unlike: throws of two different numbers that fit; `like`: doubles that fit.
        reached: the items of the table so many steps away.
    """
    small, even = [n for n in far if n <= 6], [n for n in far if n % 2 == 0]
    fits, p = unlike + like, Fraction(unlike + like, 36)
    return Derivation(
        (
            _shown(who, far, small, reached(small) or reached(far)),
            _missing(small, reached(small)),
            Line(f"{DIFFERENT} that fit", f"{UNLIKE} − {UNLIKE - unlike}", count(unlike, "throw")),
            _doubles(even, reached(even)),
            likely(
                "All throws that fit",
                f"{unlike} + {like} = {fits} of 36",
                p,
                ask="There are 36 throws in all. So how likely is it that a throw fits?",
                hint="Add the throws of two different numbers that fit and the doubles that fit. Divide by 36.",
                reason=f"{unlike} + {like} = {fits} of the 36 throws fit. That's {out_of_hundred(p)}.",
                lit=reached(far),
            ),
        ),
        idea=IDEA,
    )


def _shown(who: str, far: Sequence[int], small: Sequence[int], lit: tuple[str, ...]) -> Line:
    """How many of the distances a single die can show."""
    longer = [n for n in far if n > 6]
    steps = "step" if list(far) == [1] else "steps"
    if small:
        fit = f"{few(len(small), 'number')} {'fits' if len(small) == 1 else 'fit'}"
        more = f" One die can't move {spoken(longer, 'or')} steps." if longer else ""
        reason = f"A die can show {spoken(f'a {n}' for n in small)}, so {fit}.{more}"
    else:
        reason = "A die shows 6 at most, and every distance is longer. So none of the numbers fit."
    return counted(
        "Numbers on one die that fit",
        f"only {small[0]}" if len(small) == 1 else spoken(small) or "a die shows 6 at most",
        len(small),
        "number",
        ask=f"{capital(who)} {verb(who, 'need')} to move {spoken(far, 'or')} {steps}. "
        "How many of the six numbers on a die fit?",
        hint="A die shows 1 to 6. Which of these numbers is one of the distances?",
        reason=reason,
        lit=lit,
    )


def _missing(small: Sequence[int], lit: tuple[str, ...]) -> Line:
    """How many throws of two different numbers show none of the numbers that fit."""
    free = 6 - len(small)
    miss = free * max(0, free - 1)
    if not small:
        ask = "No number on a die fits. How many throws of two different numbers miss?"
    elif not free:
        ask = "Every number on a die fits. How many throws of two different numbers miss?"
    else:
        none = spoken(f"no {n}" for n in small)
        ask = f"A throw misses if neither die fits. How many throws of two different numbers have {none}?"
    other = (
        f"{capital(spelled(free))} {'number is' if free == 1 else 'numbers are'} left for the first die. "
        "The second die has to show a different one of them."
    )
    if free > 1:
        reason = (
            f"There are {free} numbers for the first die and one fewer for the second. "
            f"That's {free} × {free - 1} = {miss} throws that miss, so 30 − {miss} = {30 - miss} fit."
        )
    elif free:
        reason = "Only one number is left, and two different numbers can't both be that one. So none of them miss."
    else:
        reason = "Every number on a die fits, so none of these throws miss."
    return counted(
        f"{DIFFERENT} that miss",
        f"{free} × {free - 1}" if free else "every number fits",
        miss,
        "throw",
        ask=ask,
        hint=other if free else "Could both dice show a number that doesn't fit?",
        reason=reason,
        lit=lit,
    )


def _doubles(even: Sequence[int], lit: tuple[str, ...]) -> Line:
    """How many doubles have a total that fits."""
    moves = spoken(f"{n // 2}-{n // 2} moves {n}" for n in even)
    fit = f"{few(len(even), 'double')} {'fits' if len(even) == 1 else 'fit'}"
    return counted(
        "Doubles whose total fits",
        ", ".join(f"{n // 2}-{n // 2}" for n in even) or "none",
        len(even),
        "double",
        ask="A double moves its total. The double 1-1 moves 2 steps, 2-2 moves 4, and 6-6 moves 12. "
        "How many of the six doubles fit?",
        hint="The totals are 2, 4, 6, 8, 10 and 12. Which of them are among the distances?",
        reason=f"{moves}, so {fit}."
        if even
        else "A double moves an even number of steps, and no distance here is even. So none of the doubles fit.",
        lit=lit,
    )
