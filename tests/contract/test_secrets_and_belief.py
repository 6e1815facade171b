"""Every kit keeps its secrets and imagines what they may be: see `checks`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from tests.contract import checks
from tests.rounds import Repeats
from uncle_widgets.engine.options import Written
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.refusal import Refusal

BY_ID = pytest.mark.parametrize("kit", list(GAMES.values()), ids=lambda kit: kit.id)


def tables(kit: Kit[Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The usual rules, and each option with each of its words or the ends of its range, one at a time."""
    yield "usual", {}
    for option in kit.options.values():
        for value in option.range.examples if isinstance(option.range, Written) else option.range:
            if value != option.default:
                yield f"{option.name}={option.text(value)}", {option.name: value}


TABLES = [
    pytest.param(kit, options, id=f"{kit.id} {name}") for kit in GAMES.values() for name, options in tables(kit)
]


@lru_cache(maxsize=64)
def games_at(kit_id: str, options: tuple[tuple[str, Any], ...], many: int) -> list[checks.AnyMatch]:
    """Games at tables of several sizes under these options, where they allow them."""
    kit, rng, found = GAMES[kit_id], Random(f"{kit_id} {options}"), []
    least, most, usual = kit.seats
    for seats in (usual, least, *range(least, most + 1), *rng.choices(range(least, most + 1), k=many)):
        try:
            game = kit.game(seats, {**kit.short, **dict(options)})
        except Refusal:
            continue
        found.append(checks.played(game, rng))
        if len(found) == many:
            break
    assert found, f"{options} cannot be played"
    return found


def some_games(kit: Kit[Any], options: dict[str, Any], many: int = 2) -> list[checks.AnyMatch]:
    return games_at(kit.id, tuple(options.items()), many)


@BY_ID
def test_who_is_no_watcher_is_refused(kit: Kit[Any]) -> None:
    for seats in range(kit.seats[0], kit.seats[1] + 1):
        checks.strangers_are_refused(kit.new(seats))


@pytest.mark.sample
@pytest.mark.parametrize(("kit", "options"), TABLES)
def test_what_is_imagined_from_a_view_shows_that_view(
    kit: Kit[Any], options: dict[str, Any], rounds: Repeats
) -> None:
    for match in some_games(kit, options, rounds(2)):
        checks.imagined_states_show_the_same_view(match, Random(str(options)))


@BY_ID
def test_moves_that_sound_alike_look_alike(kit: Kit[Any]) -> None:
    for match in some_games(kit, {}, 3):
        checks.alike_to_ear_and_eye(match, Random(3))
        checks.secrets_are_masked(match)


CLOSED = {
    "over": "all hands lie open",
    "show": "all hands lie open",
    "pick": "cards for the deal are picked openly",
    "dealer": "no card is out",
}


@BY_ID
def test_some_views_leave_several_states_open(kit: Kit[Any]) -> None:
    checks.some_views_leave_states_open(some_games(kit, {}, 3), Random(5), frozenset(CLOSED))


@pytest.mark.usefixtures("swept")
@pytest.mark.parametrize(
    ("kit", "key"),
    [pytest.param(kit, key, id=f"{kit.id} {key}") for kit in GAMES.values() for key in kit.questions],
)
def test_a_question_arises_or_is_refused_within_a_bound_at_any_size_of_table(kit: Kit[Any], key: str) -> None:
    least, most, usual = kit.seats
    arose = [
        checks.a_question_arises_or_is_refused(kit, key, seats, Random(f"{key} {seats}"), bound=2.0)
        for seats in (least, usual, most)
    ]
    assert any(arose), f"{key} never arose"


@BY_ID
def test_every_item_of_a_scene_is_drawn_once(kit: Kit[Any]) -> None:
    for match in some_games(kit, {}, 3):
        checks.every_item_is_drawn_once(kit, match, Random(6))
        checks.every_event_cites_the_rules(kit, match)
        checks.chance_adds_up(match)
