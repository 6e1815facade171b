"""The race of a game that is over, as the table draws it: see `play_shapes.RaceShown`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uncle_widgets.engine.match import Match
from uncle_widgets.games.kit import Kit


def race_of(
    kit: Kit[Any], match: Match[Any, Any, Any], names: Sequence[str], me: int = -1, costly: Sequence[int] = ()
) -> dict[str, Any]:
    """What everybody owned from frame to frame; the decisions at the steps `costly` are marked on the line of
    `me`. Empty where the kit has no race."""
    if kit.race is None:
        return {}
    ends, run = kit.frames(match), kit.race(match)
    frame_of = {step: next(k for k, end in enumerate(ends) if end >= step) for step in costly}
    return {
        "title": run.title,
        "unit": run.unit,
        "lines": [
            {"seat": seat, "name": names[seat], "me": seat == me, "values": list(values)}
            for seat, values in enumerate(run.values)
        ],
        "parts": [list(part) for part in run.parts],
        "tags": [{"n": n, "frame": frame_of[step], "step": step} for n, step in enumerate(costly, 1)],
    }
