"""The best chance to be at a goal within a few turns, by trying every throw, every move and every challenge.

It reads the file of the board by itself and shares no code with the game: neither its walks, nor its odds.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import product

BOARD = json.loads(files("uncle_widgets.games.thrush").joinpath("board.json").read_text("utf-8"))
ROWS = [path["nodes"] for path in BOARD["paths"]]
LOOKS = {node["id"]: node.get("points_to") for node in BOARD["nodes"]}
DOORS, START = BOARD["side_entrances"], BOARD["start"]


def lines(place: str) -> Iterator[list[str]]:
    """All that lies ahead of a marker, on each path and in each direction."""
    for path in BOARD["paths"]:
        row = path["nodes"]
        if not path["closed"]:
            row = [path["end_a"], *row, path["end_b"]]
        if place not in row:
            continue
        at = row.index(place)
        if path["closed"]:
            yield [row[(at + k) % len(row)] for k in range(1, 13)]
            yield [row[(at - k) % len(row)] for k in range(1, 13)]
        else:
            yield row[at + 1 :]
            yield row[:at][::-1]


@cache
def stops(place: str, steps: int, home: bool, exact: bool) -> tuple[str, ...]:
    """Where so many steps can end; a door only for who goes home, who needs no exact count unless it is `exact`."""
    found = []
    for ahead in lines(place):
        door = ahead[-1] if ahead and ahead[-1] in DOORS else ""
        if len(ahead) >= steps and ahead[steps - 1] not in (*DOORS, START):
            found.append(ahead[steps - 1])
        elif door and home and (len(ahead) == steps or (len(ahead) < steps and not exact)):
            found.append(door)
    return tuple(found)


@cache
def best(
    place: str, turns: int, goal: str, agents: frozenset[str] = frozenset(), held: int = 0, jail: int = 3,
    exact: bool = False, moves_on: bool = False, exempt: bool = False,
) -> Fraction:  # fmt: skip
    """The greatest chance; 'home' is a goal, else it is a Chief space. Nobody pays in prison.

    `moves_on`: a double that frees is moved at once. `exempt`: a fourth agent is left alone.
    """
    if not turns:
        return Fraction(0)
    throws = product(range(1, 7), repeat=2)
    return sum((_thrown(a, b, place, turns, goal, agents, held, jail, exact, moves_on, exempt) for a, b in throws),
               Fraction(0)) / 36  # fmt: skip


def _thrown(
    a: int, b: int, place: str, turns: int, goal: str, agents: frozenset[str], held: int, jail: int,
    exact: bool, moves_on: bool, exempt: bool,
) -> Fraction:  # fmt: skip
    rules = jail, exact, moves_on, exempt
    chances = [Fraction(0)]
    for steps in (a + b,) if a == b else (a, b):
        for end in stops(place, steps, goal == "home", exact):
            if end in DOORS or LOOKS[end] == goal:
                return Fraction(1)
            if end not in agents or (held == 3 and exempt):
                chances.append(best(end, turns - 1, goal, agents, held, *rules))
                continue
            after = (agents, held) if held == 3 else (agents - {end}, held + 1)
            won = best(end, turns - 1, goal, *after, *rules)
            chances.append((4 * won + 2 * _prison(turns - 1, jail, goal, agents, held, rules)) / 6)
    return max(chances)


@cache
def _prison(
    turns: int, left: int, goal: str, agents: frozenset[str], held: int, rules: tuple[int, bool, bool, bool]
) -> Fraction:
    """In prison, with so many throws `left` in it."""
    if not turns:
        return Fraction(0)
    total = Fraction(0)
    for a, b in product(range(1, 7), repeat=2):
        if a == b and rules[2]:
            total += _thrown(a, b, START, turns, goal, agents, held, *rules)
        elif a == b or left == 1:
            total += best(START, turns - 1, goal, agents, held, *rules)
        else:
            total += _prison(turns - 1, left - 1, goal, agents, held, rules)
    return total / 36
