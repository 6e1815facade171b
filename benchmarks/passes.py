"""What a prediction costs in a watched game and in a lesson, in calls and messages: the same on every machine.

    python -m benchmarks.passes [GAME ...]

A pass of control is a call whose caller stands in another file of the package. Beside it: messages sent to the
page, and how often a question is posed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import hear, wired

HOUSE = str(Path(uw.__file__).parent)


@dataclass(frozen=True)
class Cost:
    """Of one deed: passes of control, by pair of files; messages; calls of `pose`."""

    between: Counter[tuple[str, str]]
    messages: int
    poses: int

    @property
    def passes(self) -> int:
        return self.between.total()


def cost(deed: Callable[[], Any]) -> Cost:
    """What the deed costs."""
    between: Counter[tuple[str, str]] = Counter()
    poses = 0

    def traced(frame: FrameType, event: str, _: Any) -> None:
        nonlocal poses
        if event != "call" or not frame.f_code.co_filename.startswith(HOUSE):
            return
        here, caller = frame.f_code.co_filename, frame.f_back
        poses += frame.f_code.co_name == "pose"
        while caller and not caller.f_code.co_filename.startswith(HOUSE):
            caller = caller.f_back  # through traitlets, or a list that is being made
        if caller and caller.f_code.co_filename != here:
            between[caller.f_code.co_filename[len(HOUSE) + 1 :], here[len(HOUSE) + 1 :]] += 1

    with pytest.MonkeyPatch.context() as patch, wired(patch) as wire:
        sent = len(wire)
        sys.setprofile(traced)
        try:
            deed()
        finally:
            sys.setprofile(None)
        return Cost(between, len(wire) - sent, poses)


def predicted(game: str) -> dict[str, Cost]:
    """One number given in Watch, at the first moment that is asked about; and at a lesson's first position."""
    rooms = {"watch": uw.watch(game), "lesson": uw.lesson(game, 1)}
    found = {}
    for name, room in rooms.items():
        low, high = room.explainer.current.posed(room.explainer.view).span
        said = {"kind": "predict", "value": str(round((low + high) / 2))}
        found[name] = cost(lambda room=room, said=said: hear(room.explainer, said))
        assert room.explainer.revealed
        room.close()
    return found


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", default=list(uw.GAMES))
    options.add_argument("--pairs", type=int, default=0, help="the pairs of files with the most passes")
    given = options.parse_args()
    for game in given.games:
        for room, found in predicted(game).items():
            print(f"{game:10} {room:7} {found.passes:5} passes {found.messages:3} messages {found.poses:3} poses")
            for (caller, here), n in found.between.most_common(given.pairs):
                print(f"{n:22} {caller} → {here}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
