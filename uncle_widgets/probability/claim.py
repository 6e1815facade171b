"""What trials show, in words: about which number, give or take how much, and whether a guess fits it.

A page without Python says the same: `widgets/saved/saved_claim.ts`.
"""

from __future__ import annotations

from uncle_widgets.probability.show import decimal

WIDE = 2.0
"""An interval whose half is at least so many of 100 is told in whole numbers."""
MISSES = "About 1 in 20 runs"
"""How often a 95% interval misses the answer."""


def claim(
    n: int,
    mean: float,
    ends: tuple[float, float],
    measure: str,
    exact: float | None = None,
    guess: float | None = None,
) -> str:
    """What `n` trials show, as one or two sentences; nothing where they show nothing.

    `mean` and `ends`, those of the 95% interval, are chances from 0 to 1 or amounts in `measure`, as are the
    `exact` answer and the `guess`. Without `exact` nothing is compared.
    """
    chance = measure == "chance"
    if n == 0 or (n < 2 and not chance):
        return ""
    scale = 100 if chance else 1
    low, high, middle = (scale * value for value in (*ends, mean))
    held = [scale * value for value in (exact, guess) if value is not None and exact is not None]
    if low == high:
        all_of = "Both" if n == 2 else f"All {n:,}"
        return f"{all_of} trials gave the same number, so they don't show how far off it may be."
    return f"So it's {_about(low, high, middle, measure, held)}{_compared(low, high, held, chance)}"


def _about(low: float, high: float, mean: float, measure: str, held: list[float]) -> str:
    """The interval: its middle and half, or where it reaches further to one side of the mean its two ends."""
    middle, half = (low + high) / 2, (high - low) / 2
    if measure == "chance":
        places = 0 if half >= WIDE and not _misread(low, high, middle, half, held) else 1
        if decimal(middle, places) != decimal(mean, places):
            return f"between {decimal(low, places)} and {decimal(high, places)} out of 100"
        unit = "out of 100"
    else:
        places, unit = 2, measure
    less = decimal(half, places)
    return f"about {decimal(mean, places)} {unit}, give or take {less if float(less) else 'less than 0.01'}"


def _misread(low: float, high: float, middle: float, half: float, held: list[float]) -> bool:
    """Whether rounded to whole numbers it would seem to hold a number that it does not, or the other way round."""
    around, by = float(decimal(middle, 0)), float(decimal(half, 0))
    return any((low <= value <= high) != (around - by <= value <= around + by) for value in held)


def _compared(low: float, high: float, held: list[float], chance: bool) -> str:
    """Whether that is enough to tell the guess from the answer, to end the sentence: `held` are the answer and the
    guess, if any."""
    if not held:
        return "."
    (answer, *guess), fit = [_number(value, chance) for value in held], [low <= value <= high for value in held]
    if not guess or guess[0] == answer:
        also, missed = ", and so does your guess" if guess else "", f"doesn't fit. {MISSES} miss it"
        return f". The answer ({answer}) {f'fits{also}' if fit[0] else missed}."
    mine = guess[0]
    match fit:
        case True, both:
            if both:
                return f". Your guess ({mine}) and the answer ({answer}) both fit so far."
            return f". The answer ({answer}) fits, but your guess ({mine}) doesn't."
        case False, True:
            return f". Your guess ({mine}) fits, but the answer ({answer}) doesn't. {MISSES} mislead like this."
    return f". Neither the answer ({answer}) nor your guess ({mine}) fits. {MISSES} miss the answer."


def _number(value: float, chance: bool) -> str:
    """A number of 100 to one place, a whole one without; an amount to two."""
    if not chance:
        return decimal(value)
    return decimal(value, 0 if abs(value - round(value)) < 1e-9 else 1)
