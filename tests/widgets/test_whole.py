"""A room as one widget, for front ends that take no boxes: marimo."""

from collections.abc import Iterator
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.widgets.page import base
from uncle_widgets.widgets.page.base import Box, the_house
from uncle_widgets.widgets.play.play import Play
from uncle_widgets.widgets.rooms.watch import Watch


@pytest.fixture
def room() -> Iterator[Watch]:
    made: Watch = uw.watch("uncle", seats=2, seed=3)
    yield made
    made.close()


def parts(tree: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield tree
    for kid in tree.get("kids", ()):
        yield from parts(kid)


def test_a_room_is_one_widget_with_all_that_stands_in_it(room: Watch) -> None:
    tree = room.whole.tree
    leaves = [part for part in parts(tree) if "kids" not in part]
    assert tree["classes"] == ["uw-room"]
    assert [kid["classes"] for kid in tree["kids"]] == [["uw-cols"]]
    assert [part["id"] for part in leaves] == [
        f"anywidget:{room.table.model_id}",
        f"anywidget:{room.explainer.model_id}",
    ]
    assert [part["classes"] for part in leaves] == [["uw-at-table"], ["uw-at-side"]]
    assert room._display_() is room.whole  # what marimo asks for


def test_what_comes_and_goes_in_a_room_comes_and_goes_in_the_one(room: Watch) -> None:
    [columns] = room.children
    inner = Box([], "uw-stack")
    before = room.whole.tree
    columns.children = (*columns.children, inner)
    assert [part["classes"] for part in parts(room.whole.tree)][-1] == ["uw-stack"]
    inner.children = (room.explainer,)
    assert [part["id"] for part in parts(room.whole.tree)][-1] == f"anywidget:{room.explainer.model_id}"
    inner.children = ()
    inner.add_class("empty")
    assert [part["classes"] for part in parts(room.whole.tree)][-1] == ["uw-stack", "empty"]
    columns.children = columns.children[:-1]
    assert room.whole.tree == before
    inner.close()


def test_the_one_is_closed_with_its_room() -> None:
    room: Watch = uw.watch("uncle", seats=2, seed=3)
    whole = room.whole
    room.close()
    assert whole.comm is None


def test_the_house_is_made_anew_for_all_where_the_front_end_has_closed_it(
    room: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(base, "_houses", [])
    first = the_house()
    assert the_house() is first
    assert room.table.house == first.address
    first.comm._closed = True  # as marimo does when the cell that made it runs again
    second = the_house()
    assert second is not first
    assert room.table.house == room.explainer.house == second.address


def test_the_kernel_keeps_traits_alike_where_the_page_runs_no_links(monkeypatch: pytest.MonkeyPatch) -> None:
    room: Play = uw.play("uncle", seats=2, seed=11)
    assert (room.table.lifted, room.panel.lifted) == ("", "")
    move = next(iter(room.table.lifts))
    room.table.lifted = move
    assert room.panel.lifted == ""  # the page would
    room.close()
    comm = type(room.table.comm or the_house().comm)
    monkeypatch.setattr(comm, "kernel", "marimo", raising=False)
    there: Play = uw.play("uncle", seats=2, seed=11)
    # marimo makes a file of a module, which it can only while a cell runs; of an address it makes none
    assert there.table._esm.startswith("data:text/javascript;base64,")
    there.table.lifted = move
    assert there.panel.lifted == move
    there.panel.lifted = ""
    assert there.table.lifted == ""
    there.close()
