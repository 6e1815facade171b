"""Whatever a cell sets on a room, or on a part of one: what may not be is refused in a sentence, and nothing changes."""

from collections.abc import Callable, Iterator
from typing import Any

import anywidget
import ipywidgets as w
import pytest
import traitlets as t

import uncle_widgets as uw
from uncle_widgets.widgets.page.base import Box
from uncle_widgets.widgets.page.hearing import Heard

THEIRS = {*w.Box.class_trait_names(), *anywidget.AnyWidget.class_trait_names()}
ENDLESS = {"stamp", "count", "size", "done", "of"}
"""Counts that have no upper end."""
NAMES = {"watcher", "question", "tab", "lifted", "seed", "settings"}
"""Texts (and settings) that name something there is."""
FAR = 9_999_999
ROOMS: dict[str, Callable[[], Any]] = {
    "watch": lambda: uw.watch("uncle", seats=3, seed=1),
    "play": lambda: uw.play("uncle", seats=3, seed=1, pace=0),
    "lesson": lambda: uw.lesson("uncle"),
    "what_if": lambda: uw.what_if("uncle"),
    "explain": lambda: uw.explain("uncle", "U-L1"),
    "position": lambda: uw.position("uncle", 1, at=2),
    "positions": lambda: uw.position("uncle", 1, at=(1, 2)),
    "lab": lambda: uw.lab("uncle", seats=3, n=100),
    "classroom": lambda: uw.classroom("uncle"),
    "how_to": lambda: uw.how_to("uncle"),
    "rules": lambda: uw.dashboard("uncle", seats=3, tab="rules"),
    "dashboard": lambda: uw.dashboard("uncle", seats=3),
    "dashboard of lessons": lambda: uw.dashboard("uncle", seats=3, tab="lessons"),
    "gallery": lambda: uw.dashboard(),
}  # fmt: skip


def parts(widget: Any) -> Iterator[Heard]:
    """The widget, and every one of ours in it."""
    yield widget
    for child in getattr(widget, "children", ()):
        if isinstance(child, Heard):
            yield from parts(child)


def ours(widget: Heard) -> dict[str, t.TraitType[Any, Any]]:
    """The public traits of our own: what every widget of ipywidgets has besides is ipywidgets' to check."""
    return {name: trait for name, trait in widget.traits().items() if name not in THEIRS and name[0] != "_"}


def hostile(name: str, trait: t.TraitType[Any, Any]) -> list[Any]:
    """Values that a trait must not take: of another type, out of its range, a name that there is not."""
    none = [] if trait.allow_none else [None]
    match trait:
        case t.Bool():
            return ["yes", 3, [], *none]
        case t.Int():
            return ["x", [], 1.5, -FAR, *([] if name in ENDLESS else [FAR]), *none]
        case t.Float():
            return ["x", [], -FAR, FAR, float("inf"), *none]
        case t.Enum():
            return ["zzz", 3, [], None]
        case t.Dict():
            return [3, "x", ["x"], *none, *([{"zzz": 1}] if name in NAMES else [])]
        case t.List():
            return [3, {"x": 1}, len, *none]  # (a text is a list of letters to traitlets)
        case t.Unicode():
            return [3, [], {}, *none, *(["zzz", "\0", "9" * 30] if name in NAMES else [])]
    raise AssertionError(f"no hostile value is known for {name}, a {type(trait).__name__}")


def state(room: Any) -> dict[tuple[int, str], Any]:
    return {(id(part), name): getattr(part, name) for part in parts(room) for name in ours(part)}


@pytest.mark.parametrize("name", ROOMS)
def test_hostile_values_from_a_cell_are_refused_and_change_nothing(name: str) -> None:
    room = ROOMS[name]()
    tried = 0
    for part in list(parts(room)):
        for trait_name, trait in ours(part).items():
            for value in hostile(trait_name, trait):
                before, where = state(room), f"{type(part).__name__}.{trait_name} = {value!r}"
                try:
                    setattr(part, trait_name, value)
                except (t.TraitError, uw.Refusal) as refused:
                    said = str(refused)
                    assert 10 < len(said) < 300, where
                    assert "\n" not in said, where
                except Exception as error:
                    pytest.fail(f"{where} raised {error!r}")
                else:
                    pytest.fail(f"{where} was taken")
                assert state(room) == before, where
                tried += 1
    assert tried > 5 * len(list(parts(room)))
    room.close()


@pytest.mark.parametrize("name", ROOMS)
def test_every_public_trait_says_what_it_is(name: str) -> None:
    room = ROOMS[name]()
    for part in parts(room):
        for trait_name, trait in ours(part).items():
            assert 5 < len(trait.help or "") < 100, f"{type(part).__name__}.{trait_name}: {trait.help!r}"
            assert not trait.help.endswith("."), trait.help
    room.close()


@pytest.mark.parametrize("name", ["watch", "play", "lesson", "what_if", "explain", "lab"])
def test_what_a_room_tells_is_not_set_from_a_cell(name: str) -> None:
    """The link, the cell, how a game stands: of the right type too."""
    room = ROOMS[name]()
    told = {"link", "cell", "moves", "over", "scores", "done", "score"} & set(ours(room))
    assert {"link", "cell"} <= told
    for trait in told:
        before = getattr(room, trait)
        with pytest.raises(t.TraitError, match="read-only"):
            setattr(room, trait, type(before)())
        assert getattr(room, trait) == before
    room.close()


@pytest.mark.parametrize("step", [99_999, -1])
def test_a_step_that_there_is_not_is_refused_in_a_sentence(step: int) -> None:
    """On the room and on its table: neither is moved to another one instead."""
    room = uw.watch("uncle", seats=3, seed=1)
    before = room.step, room.link
    for part in (room, room.table):
        with pytest.raises(t.TraitError, match=f"^Expected a step from 0 to 57, not {step}.$"):
            part.step = step
        assert (room.step, room.link) == before
        assert room.table.step == room.step


def test_every_kind_of_room_is_walked() -> None:
    """A room that is added comes into the list above."""

    def below(kind: type[Any]) -> set[type[Any]]:
        return {kind}.union(*(below(each) for each in kind.__subclasses__()))

    walked = set()
    for made in ROOMS.values():
        room = made()
        walked |= {type(part) for part in parts(room)}
        room.close()
    own = {kind.__name__ for kind in below(Box) - walked if kind.__module__.startswith("uncle_widgets.")}
    assert own == {"PlayRoom", "Stage"}  # what Play is made of; and what is shown in no cell by itself
