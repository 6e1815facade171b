"""Why a stay in prison ends as it does: prisoners are followed, throw by throw. Multiplying comes second."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from uncle_widgets.games.thrush.questions.asked import average, counted, likely
from uncle_widgets.games.thrush.questions.common import ratio, turns
from uncle_widgets.games.thrush.words import few
from uncle_widgets.games.words import (
    AT_LEAST_ONE,
    ORDINALS,
    hundred,
    hundredths,
    out_of_hundred,
    power,
    spelled,
    spoken,
)
from uncle_widgets.probability.reasons import Derivation, Left, Line
from uncle_widgets.probability.show import amount, trimmed

DOUBLE, STILL = Fraction(1, 6), Fraction(5, 6)
FOLLOWED = 4
"""Prisoners are followed through so many throws; for more throws there would have to be too many."""
FIVE_OF_SIX = "At every throw, five out of six throw no double."
NTH = {n: word.lower() for n, word in enumerate(ORDINALS, 1)}
NO_DOUBLE = "Follow the prisoners who throw no double, and take them away from all prisoners."
FIRST = "Follow the prisoners who are still there, up to the throw that you're asked about."
STAYS = "Add up how many prisoners are there for each turn, and share these turns among all prisoners."
ONE_THROW = "Count the throws that are doubles, and divide by all throws."


def next_throw(failed: int, lit: tuple[str, ...]) -> Derivation:
    """Why the next throw is a double; `failed` throws have been made before."""
    past = f"{few(failed, 'throw').capitalize()} {'has' if failed == 1 else 'have'} failed. " if failed else ""
    same = " Dice don't remember earlier throws, so it's six every time." if failed else ""
    lines = (
        counted(
            "Doubles",
            "1-1, 2-2, 3-3, 4-4, 5-5, 6-6",
            6,
            "throw",
            ask=f"{past}How many of the 36 throws are doubles{' now' if failed else ''}?",
            hint="Write them down: 1-1, 2-2, and so on.",
            reason=f"There's one double for each number on a die. That's six throws.{same}",
            lit=lit,
        ),
        likely(
            "The next throw is a double",
            "6 of 36",
            DOUBLE,
            ask="So how likely is it that the next throw is a double?",
            hint="Divide the number of doubles by 36.",
            reason=f"6 of the 36 throws are doubles. That's {out_of_hundred(DOUBLE)}.",
            lit=lit,
        ),
    )
    return Derivation(lines, idea=ONE_THROW)


def in_time(left: int, lit: tuple[str, ...]) -> Derivation:
    """Why a double comes within `left` throws."""
    if left == 1:
        return next_throw(0, lit)
    lines = _followed(left, lit) if left <= FOLLOWED else _bars(left, lit)
    none = ratio(STILL**left)
    other = (
        Line("No double at all", " × ".join(["5/6"] * left), none),
        Line("At least one double", f"1 − {none} = {ratio(1 - STILL**left)}", hundred(1 - STILL**left)),
    )
    if left > FOLLOWED:
        return Derivation(tuple(lines), idea=AT_LEAST_ONE)
    return Derivation(tuple(lines), other=other, idea=NO_DOUBLE)


def _inside(prisoners: int, throws: int) -> list[int]:
    """How many of the prisoners have thrown no double: at first, and after each of so many throws."""
    return [prisoners * 5**k // 6**k for k in range(throws + 1)]


def _row(inside: list[int]) -> str:
    return " → ".join(f"{n:,}" for n in inside)


def _one(lit: tuple[str, ...]) -> Line:
    return Line("Throws that are no double", "36 − 6 doubles", "30 of 36, or 5 of 6", lit)


def _followed(left: int, lit: tuple[str, ...]) -> Iterator[Line]:
    """Prisoners with two, three or four throws."""
    all_: int = 6**left
    *row, before, none = _inside(all_, left)
    yield _one(lit)
    yield counted(
        f"No double in {few(left - 1, 'throw')}",
        _row([*row, before]),
        before,
        "prisoner",
        ask=f"Follow {all_:,} prisoners. {FIVE_OF_SIX} How many of the {all_:,} have thrown no double after "
        f"{few(left - 1, 'throw')}?",
        hint=f"Find one sixth of {all_:,} and take it away."
        + (" Do the same with those who are left." if left > 2 else ""),
        reason=f"At each throw one sixth of the prisoners get out. {_told(row[1:], before)}",
        lit=lit[: left - 1],
    )
    yield counted(
        f"No double in {few(left, 'throw')}",
        f"five sixths of {before:,}",
        none,
        "prisoner",
        ask=f"And after the last throw, how many of those {before:,} have thrown no double at all?",
        hint=f"Find one sixth of {before:,} and take it away.",
        reason=f"One sixth of {before:,} is {before // 6:,}. That leaves {none:,}.",
        lit=lit,
    )
    yield counted(
        "At least one double",
        f"{all_:,} − {none:,}",
        all_ - none,
        "prisoner",
        ask=f"So how many of the {all_:,} prisoners throw a double?",
        hint="All the others throw at least one.",
        reason=f"Every prisoner throws a double or doesn't, so {all_:,} − {none:,} = {all_ - none:,} do.",
        lit=lit,
    )
    freed = 1 - STILL**left
    yield likely(
        "Out of 100",
        f"{all_ - none:,} of {all_:,}",
        freed,
        ask=f"So how likely is a double in {few(left, 'throw')}?",
        hint=f"Divide by all {all_:,} prisoners.",
        reason=f"{all_ - none:,} of {all_:,} is {out_of_hundred(freed)}. If you add one sixth for each throw, you "
        "count some prisoners twice.",
        lit=lit,
    )


def _told(row: list[int], last: int) -> str:
    """'180 are still there after the first throw, and 150 after the second.'"""
    here = f"{row[0]:,} are still there after the first throw" if row else f"{last:,} are still there"
    rest = [f"{n:,} after the {NTH[k]}" for k, n in enumerate([*row[1:], last], 2)] if row else []
    return f"{spoken([here, *rest])}."


def _bars(left: int, lit: tuple[str, ...]) -> Iterator[Line]:
    """Five throws or more."""
    none = STILL**left
    yield likely(
        "One throw is no double",
        "30 of 36",
        STILL,
        ask="Six of the 36 throws are doubles. How likely is it that one throw is no double?",
        hint="Count the throws that are no double, and divide by 36.",
        reason=f"30 of the 36 throws are no double. That's {out_of_hundred(STILL)}.",
        lit=lit[:1],
    )
    bars = tuple(Left(f"{ORDINALS[k - 1]} throw", "5/6", STILL**k) for k in (1, 2, left))
    yield likely(
        f"None of the {spelled(left)} throws is a double",
        " × ".join(["5/6"] * left),
        none,
        ask=f"How likely is it that none of the {spelled(left)} throws is a double?",
        hint=f"At each throw five sixths of the prisoners stay. Multiply {spelled(left)} times by 5/6.",
        reason=f"Fewer are left after each throw: {' × '.join(['5/6'] * left)} is {out_of_hundred(none)}.",
        lit=lit,
        left=bars,
    )
    yield likely(
        "At least one double",
        f"100 − {hundredths(none)} = {hundredths(1 - none)}",
        1 - none,
        ask="So how likely is it that at least one throw is a double?",
        hint="Either none is a double, or at least one is. Together that's 100 out of 100.",
        reason=f"100 − {hundredths(none)} = {hundredths(1 - none)}, so it's {out_of_hundred(1 - none)}.",
        lit=lit,
    )


def first_double(nth: int, lit: tuple[str, ...]) -> Derivation:
    """Why the first double comes on the nth throw from now."""
    if nth == 1:
        return next_throw(0, lit)
    all_: int = 6**nth
    *row, before = _inside(all_, nth - 1)
    hits, p = before // 6, STILL ** (nth - 1) * DOUBLE
    return Derivation(
        (
            _one(lit),
            *_up_to(all_, row, before, lit),
            counted(
                f"A double on the {NTH[nth]} throw",
                f"one sixth of {before:,}",
                hits,
                "prisoner",
                ask=f"How many of these {before:,} throw a double on the {NTH[nth]} throw?",
                hint="A double comes once in six throws.",
                reason=f"One sixth of {before:,} is {hits:,}.",
                lit=lit[nth - 1 : nth] or lit,
            ),
            likely(
                "Out of 100",
                f"{hits:,} of {all_:,}",
                p,
                ask="You're asked before the first throw. So how likely is it that the first double comes on the "
                f"{NTH[nth]} throw?",
                hint=f"Divide by all {all_:,} prisoners, not only by those who are still there.",
                reason=f"{hits:,} of {all_:,} is {out_of_hundred(p)}. Only {before:,} of the prisoners get to "
                f"make the {NTH[nth]} throw.",
                lit=lit,
            ),
        ),
        other=(
            *(Line(f"No double on the {NTH[k]} throw", "30 of 36", "5/6") for k in range(1, nth)),
            Line("Then a double", " × ".join([*["5/6"] * (nth - 1), "1/6"]), hundred(p)),
        ),
        idea=FIRST,
    )


def _up_to(all_: int, row: list[int], before: int, lit: tuple[str, ...]) -> Iterator[Line]:
    """The prisoners who are still inside before the throw in question; of three throws step by step."""
    throws = len(row)
    steps = [*row[1:], before]
    asked = range(1, throws + 1) if throws == 2 else [throws]
    for k in asked:
        start = f"Follow {all_:,} prisoners. {FIVE_OF_SIX} " if k == asked[0] else ""
        here, last = steps[k - 1], ([all_, *steps])[k - 1]
        again = " Do the same with those who are left." if throws > 2 else ""
        taken = last if throws <= 2 else all_
        yield counted(
            f"No double in {few(k, 'throw')}",
            _row([last, here] if throws <= 2 else [*row, before]),
            here,
            "prisoner",
            ask=f"{start}How many are still there after the {NTH[k]} throw?",
            hint=f"Find one sixth of {taken:,} and take it away.{again}",
            reason=f"One sixth of {last:,} is {last // 6:,}. That leaves {here:,}.",
            lit=lit[:k],
        )


def how_long(left: int, lit: tuple[str, ...]) -> Derivation:
    """Why `left` throws in prison take so many turns on average."""
    mean = sum((STILL**k for k in range(left)), Fraction())
    if left == 1:
        last = Line("This is the last throw", "one more turn in prison", amount(mean, "turns"), lit)
        return Derivation((Line("Turns in prison from now on", "the time is up after this throw", "1", lit), last))
    all_: int = 6 ** (left - 1)
    return Derivation(
        tuple(_turn_by_turn(left, all_, mean, lit)),
        other=tuple(_summed(left, mean)),
        idea=STAYS,
    )


def _turn_by_turn(left: int, all_: int, mean: Fraction, lit: tuple[str, ...]) -> Iterator[Line]:
    there = _inside(all_, left - 1)
    total = sum(there)
    yield Line("In prison for this turn", "all of them", f"{all_:,} prisoners", lit)
    for k in sorted({1, left - 1}):
        before = there[k - 1]
        first = f"Follow {all_:,} prisoners. They spend this turn in prison, and one in six gets out by a double. "
        more = k > 1 and left > 3  # those between are not asked about
        yield counted(
            f"There for the {NTH[k + 1]} turn",
            _row(there if more else there[k - 1 : k + 1]),
            there[k],
            "prisoner",
            ask=f"{first if k == 1 else ''}How many are still there for the {NTH[k + 1]} turn?",
            hint="Five out of six stay each time." if more else f"Find one sixth of {before:,} and take it away.",
            reason=f"One sixth of {before:,} is {before // 6:,}. That leaves {there[k]:,}.",
            lit=lit[k : k + 1] or lit,
        )
    added = " + ".join(f"{n:,}" for n in there)
    yield counted(
        "All turns in prison",
        added,
        total,
        "turn",
        ask=f"How many turns do the {all_:,} prisoners spend in prison altogether?",
        hint="Add up how many are there for each turn.",
        reason=f"Each prisoner counts once for every turn. That's {added} = {total:,} turns.",
        lit=lit,
    )
    yield average(
        "Turns for one prisoner",
        f"{total:,} ÷ {all_:,}",
        mean,
        "turns",
        ask="So how many turns is that for one prisoner, on average?",
        hint="Share the turns equally among all the prisoners.",
        reason=f"{total:,} ÷ {all_:,} is {trimmed(mean)} turns.",
        lit=lit,
        value=amount(mean, "turns"),
    )


def _summed(left: int, mean: Fraction) -> Iterator[Line]:
    """The same with chances."""
    still = [ratio(STILL**j) for j in range(left)]
    yield Line("In prison for this turn", "certain", still[0])
    for j in range(1, left):
        yield Line(f"Still in prison for turn {j + 1}", power("5/6", j), still[j])
    yield Line("The sum of these chances", " + ".join(still), turns(mean))
