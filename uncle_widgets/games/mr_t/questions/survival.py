"""What M-L6 asks of a whole game, and how often it came in many games: data, made again by `test_course.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from uncle_widgets.games.mr_t.course import Course

LONG, MEDIAN, MEAN = 60, 120, 154.8
LENGTHS: Mapping[str, float] = {"long": LONG, "median": MEDIAN, "mean": MEAN}
LEADS: Mapping[str, int] = {"forty": 40, "forty_five": 45}
LOW, HALF = 15, 30
EVENTS: Mapping[str, tuple[int, ...]] = {
    "forty": (2,), "forty_five": (2,), "long": (2,), "median": (2,), "mean": (2,), "comeback": (2,),
    "left": (3, 4), "half": (3, 4),
}  # fmt: skip
"""Event to the tables at which it is asked."""
FIRST: Mapping[int, str] = {2: "forty", 3: "half", 4: "half"}
"""The event that a watched game of so many asks about: who is the first with many cards."""

SEED = 1964
COUNTED: Mapping[int, Mapping[str, tuple[int, int]]] = {
    2: {
        "forty": (95743, 139504), "forty_five": (95990, 123100), "long": (165008, 200000),
        "median": (98993, 200000), "mean": (73803, 200000), "comeback": (44985, 200000),
    },
    3: {"left": (19209, 100000), "half": (72333, 99639)},
    4: {"left": (19998, 100000), "half": (71197, 99037)},
}  # fmt: skip
"""Games of this seed counted: seats, event, (how often it came, in how many games)."""


def came(event: str, played: Course) -> bool | None:
    """Whether it came in a game; None where the condition was never met."""
    match event:
        case "forty" | "forty_five" | "half":
            first = (seat for row in played.rounds if (seat := leader(event, row)) is not None)
            return next((seat in played.winners for seat in first), None)
        case "long" | "median" | "mean":
            return played.flips > LENGTHS[event]
        case "comeback":
            return any(row[seat] <= LOW for row in played.rounds for seat in played.winners)
        case _:
            return played.board > 0


def leader(event: str, held: Sequence[int]) -> int | None:
    """Who has so many cards that the event asks whether they win, if anybody."""
    at_least = HALF if event == "half" else LEADS[event]
    return next((seat for seat, n in enumerate(held) if n == at_least or (event == "half" and n > at_least)), None)
