"""What may be set in a game, and typed into a position, bears no name that a function of ours takes as a keyword."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.games.kit import Kit

BY_ID = pytest.mark.parametrize("kit", list(uw.GAMES.values()), ids=lambda kit: kit.id)


def keywords() -> dict[str, set[str]]:
    """Every keyword of the public face, `kit.new` included, and the functions that take it."""
    found: dict[str, set[str]] = {}
    functions = [getattr(uw, name) for name in uw.__all__]
    for function in [Kit.new, *(f for f in functions if inspect.isroutine(f))]:
        for name, parameter in inspect.signature(function).parameters.items():
            if parameter.kind is not parameter.VAR_KEYWORD:
                found.setdefault(name, set()).add(function.__name__)
    return found


LINKS = {"seats", "seat", "players", "seed", "watcher", "step", "lesson", "length", "question", "room"}
"""What a link's heading says beside the options."""
PLANNED = {"n", "executor", "progress", "path", "hands", "games"}
"""Keywords of functions that are agreed and not yet there."""


def test_the_public_face_takes_keywords() -> None:
    assert {"game", "seats", "players", "seed", "watcher", "lesson", "question", "at", "self"} <= set(keywords())


@BY_ID
def test_no_option_bears_a_keywords_name(kit: Kit[Any]) -> None:
    taken = keywords()
    for name in kit.options:
        assert name.isidentifier()
        assert name not in taken, f"option {name} of {kit.id} is a keyword of {taken.get(name)}"
        assert name not in LINKS | PLANNED, name


@BY_ID
def test_no_field_of_a_position_bears_a_keywords_name(kit: Kit[Any]) -> None:
    taken = keywords()
    for field in kit.positions.fields if kit.positions else ():
        assert field.name.isidentifier()
        assert field.name not in taken, f"field {field.name} of {kit.id} is a keyword of {taken.get(field.name)}"
        assert field.name not in LINKS, field.name
        assert field.name not in kit.options, f"field {field.name} of {kit.id} is an option too"
