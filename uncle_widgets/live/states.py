"""What may follow what in a class: one table, which `live/class_states.ts` has too, and nothing else."""

from __future__ import annotations

from collections.abc import Collection

from uncle_widgets.live.live_shapes import Change, Standing, StateName
from uncle_widgets.refusal import Refusal

WAYS: dict[StateName, tuple[StateName, ...]] = {
    "door": ("ask",),
    "ask": ("held", "shown", "ask"),
    "held": ("talk", "ask", "shown"),
    "talk": ("ask", "shown"),
    "shown": ("why", "deal", "ask", "end"),
    "why": ("why", "shown", "deal", "ask", "end"),
    "deal": ("shown", "why", "ask", "end"),
    "end": ("ask", "door"),
}
OPEN = ("shown", "why", "deal")
"""States in which the answer to the position is known to everybody."""
CLOSED = ("held", "talk")
TALK = 3600
"""Seconds of a talk, at most."""


def begun() -> Standing:
    return {"seq": 0, "to": "door", "at": 0, "of": 0, "vote": 1, "step": 0, "ends": 0.0}


def onward(
    now: Standing, change: Change, clock: float, asked: Collection[int], answered: Collection[int]
) -> Standing:
    """Where the class stands after this change, or a Refusal.

    `clock` in seconds since 1970; `asked` and `answered` are the positions whose question and answer are here.
    """
    to, at, vote, step = change["to"], change["at"], change["vote"], change["step"]
    if to not in WAYS[now["to"]]:
        raise Refusal(f"From {now['to']} a class can go to {', '.join(WAYS[now['to']])}, but not to {to}.")
    if to == "ask":
        _asked(now, at, vote)
        if at not in asked:
            raise Refusal(f"Expected the question of position {at + 1} first.")
    elif to in ("end", "door"):
        at, vote = (now["at"], now["vote"]) if to == "end" else (0, 1)
    elif (at, vote) != (now["at"], now["vote"]):
        raise Refusal(f"The class is at vote {now['vote']} of position {now['at'] + 1}.")
    if to in OPEN and at not in answered:
        raise Refusal(f"Expected the answer to position {at + 1} first.")
    ends = 0.0
    if to == "talk":
        seconds = change.get("talk", 0)
        if not 0 < seconds <= TALK:
            raise Refusal(f"Expected a talk of 1 to {TALK} seconds, not {seconds}.")
        ends = clock + seconds
    if step < 0:
        raise Refusal("There is no such step.")
    step = step if to == "why" else 0
    return {**now, "seq": now["seq"] + 1, "to": to, "at": at, "vote": vote, "step": step, "ends": ends}


def _asked(now: Standing, at: int, vote: int) -> None:
    """A second vote follows the first, or is of a position that was answered; there is no third."""
    again = now["to"] in CLOSED
    if vote not in (1, 2) or (again and at == now["at"] and now["vote"] == 2):
        raise Refusal("There are only two votes. Show the answer.")
    if again and (at, vote) != (now["at"], 2):
        raise Refusal("The vote is closed. Show the answer first.")
    if now["to"] == "ask" and at == now["at"]:
        raise Refusal("The class is answering this position now.")
