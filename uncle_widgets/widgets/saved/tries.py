"""Trials dealt beforehand, for a page that has no kernel to deal them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from uncle_widgets.games.plain import plain
from uncle_widgets.probability.growing import Cases
from uncle_widgets.probability.question import Posed
from uncle_widgets.widgets.saved import saved_shapes as shapes

MOST, FEW = 1_500, 200
"""Trials of one run, at most; FEW where one takes long and cannot be dealt in batch."""
FIRST = 10
"""So many of a run, the first, keep their cards."""
KEPT = 20
"""Trials whose cards are kept: they begin the runs. MOST less FIRST follow, from which the others come."""
PRACTISED, KEPT_PRACTISED = 1_000, 15
"""Both at a position to practise on, of which a lesson has as many as of its own."""
CLASS = 500
"""As many at a position of a lesson, unless they take long: ten for each of fifty students."""
CARDS = 9_000
"""Cards that are kept at a position, at most: where each trial deals three hands, for forty students."""
SIGN = ord("0")
"""The sign of the first of the values; the others follow in Unicode."""


def dealt(posed: Posed[Any], kept: int = KEPT, run: int = MOST) -> shapes.SavedTries | None:
    """The trials of a question at its position, always the same ones; None where its answer is certain.

    `kept` of them keep their cards, at most; one run has `run` of them, at most.
    """
    if posed.certain:
        return None
    rng = Random("0 beforehand")
    long = posed.slow and not posed.dealer
    begun = [posed.once(rng)]
    most = KEPT if long else min(kept, CARDS // max(len(begun[0][1]), 1))
    begun += [posed.once(rng) for _ in range(most - 1)]
    parts, rows = _rows([shown for _, shown in begun])
    more = (FEW if long else run) - FIRST
    outcomes = [outcome for outcome, _ in begun] + [*_others(posed, more, rng)]
    numbers = [None if outcome is None else _number(outcome) for outcome in outcomes]
    often = Counter(numbers)
    values = sorted(often, key=lambda one: (-often[one], one is not None, one))  # the most frequent take one byte
    signs = {value: chr(SIGN + at) for at, value in enumerate(values)}
    told: shapes.SavedTries = {
        "values": values,
        "signs": "".join(signs[number] for number in numbers),
        "kept": len(begun),
        "parts": parts,
        "rows": rows,
        "struck": posed.struck,
    }
    grown = posed.growing()
    return {**told, "cases": list(grown.words)} if isinstance(grown, Cases) else told


def _others(posed: Posed[Any], n: int, rng: Random) -> Iterator[Any]:
    if dealer := posed.dealer:
        for piece in dealer(0, 0, n):
            yield from piece.outcomes
    else:
        yield from (posed.once(rng)[0] for _ in range(n))


def _number(outcome: Any) -> float:
    """An outcome as a number, a whole one without its point."""
    number = float(outcome)
    return int(number) if number.is_integer() else number


def _rows(shown: list[Any]) -> tuple[list[Any], dict[str, str]]:
    """What trials dealt, each different part once; by item a row of signs, which of them each dealt there."""
    signs: dict[Any, str] = {}
    rows: dict[str, str] = {}
    for at, one in enumerate(shown):
        for key, part in one.items():
            rows[key] = rows.get(key, "").ljust(at) + signs.setdefault(part, chr(SIGN + len(signs)))
    return [plain(part) for part in signs], rows
