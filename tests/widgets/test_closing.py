"""What goes leaves nothing behind; what cannot be changes nothing; the house is sent once."""

import asyncio
import gc
import json
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
from typing import Any

import pytest
from ipywidgets import Widget
from ipywidgets.widgets.widget import _instances

import uncle_widgets as uw
from tests.widgets.wire import Wire, hear, page_sets
from uncle_widgets.frontend import packed_widgets
from uncle_widgets.widgets.page.base import Room, the_house

pytestmark = pytest.mark.usefixtures("wire")


def alive() -> int:
    return len(_instances)


def census() -> tuple[int, int, int]:
    """How many widgets are open, how many rooms are in memory, and how many objects beside the games' caches."""
    gc.collect()
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper):
            one.cache_clear()
    gc.collect()
    objects = gc.get_objects()
    return alive(), sum(isinstance(one, Room) for one in objects), len(objects)


def visit(page: Any, seed: int) -> None:
    """Another seed, and every room of it."""
    page_sets(page.head, seed=str(seed))
    for tab in ("play", "lessons", "whatif", "lab", "rules", "watch"):
        page_sets(page.head, tab=tab)


@pytest.mark.parametrize(
    ("game", "seeds"),
    [("uncle", 9), pytest.param("thrush", 6, marks=pytest.mark.full)]
    + [pytest.param(game, 30, marks=pytest.mark.soak) for game in uw.GAMES],
)
def test_many_seeds_in_one_dashboard_leave_widgets_and_memory_flat(game: str, seeds: int, wire: Wire) -> None:
    page = uw.dashboard(game)
    sizes = []
    for seed in range(seeds):
        visit(page, seed)
        del wire.sent[:]
        if seed % (seeds // 3) == seeds // 3 - 1:
            sizes.append(census())
    widgets, rooms, objects = zip(*sizes, strict=True)
    assert len(set(widgets)) == 1
    assert len(set(rooms)) == 1
    assert objects[2] < 1.05 * objects[0]
    page.close()


def test_a_closed_room_is_gone_with_all_its_widgets() -> None:
    the_house()
    before = alive()
    makers: list[Callable[[], Any]] = [
        lambda: uw.watch("uncle"), lambda: uw.play("uncle"), lambda: uw.lesson("uncle", length=1),
        lambda: uw.what_if("uncle"), lambda: uw.explain("uncle", "U-L1"), lambda: uw.dashboard("uncle"), uw.dashboard,
    ]  # fmt: skip
    for make in makers:
        room = make()
        assert alive() > before
        room.close()
        room.close()
        assert alive() == before


def test_a_play_that_is_replaced_stops_its_bots() -> None:
    async def dropped() -> None:
        page = uw.dashboard("uncle")
        page.tab = "play"
        room = page.room
        room.pace = 0.02
        while room.work.busy:
            await asyncio.sleep(0.01)
        hear(room.table, {"kind": "move", "move": str(room.legal[0]), "stamp": room.table.stamp})
        await asyncio.sleep(0.01)
        page_sets(page.head, seed="3")
        moves = len(room.match.moves)
        await asyncio.sleep(0.2)
        assert len(room.match.moves) == moves
        assert not room.work.busy
        assert page.room is not room

    asyncio.run(dropped())


def controls(page: Any) -> Iterator[tuple[str, Callable[[], None]]]:
    """Each way in which a page may ask for five seats of a game that has partners."""
    yield "seats", lambda: page_sets(page.head, seats=5)
    options = {name: str(value) for name, value in (("mode", "partners"), ("target", "5"))}
    yield "rules", lambda: hear(page.room.book, {"kind": "set", "values": {"players": "greedy", **options}})
    yield "players", lambda: hear(page.room.book, {"kind": "set", "values": {"players": "nobody"}})
    yield (
        "record",
        lambda: hear(page.room.book, {"kind": "set", "values": {"record": "uno seats=5 mode=partners:"}}),
    )
    yield "link", lambda: hear(page.head, {"kind": "open", "link": "watch/2 uno seats=5 mode=partners seed=1:"})
    yield "seed", lambda: page_sets(page.head, seed="-1")
    yield "tab", lambda: page_sets(page.head, tab="cheat")


@pytest.mark.sample
@pytest.mark.parametrize("control", ["seats", "rules", "players", "record", "link", "seed", "tab"])
def test_a_refusal_leaves_the_whole_dashboard_as_it_was(control: str) -> None:
    page = uw.dashboard("uno", seats=4, mode="partners")
    rooms = {}
    for tab in ("play", "lessons", "whatif", "watch", "lab", "rules"):
        page.tab = tab
        rooms[tab] = page.room
    before = (page.setting, page.tab, page.head.seats, page.head.seed, page.head.link, alive())
    dict(controls(page))[control]()
    after = (page.setting, page.tab, page.head.seats, page.head.seed, page.head.link, alive())
    assert after == before
    assert page.head.note or page.room.book.note
    for tab, room in rooms.items():
        page.tab = tab
        assert page.room is room
        assert room.comm is not None


def test_modules_and_styles_are_sent_once(wire: Wire) -> None:
    the_house().close()
    uw.dashboard("uncle")
    first = sum(map(len, wire.sent))
    del wire.sent[:]
    uw.dashboard("uncle")
    second = sum(map(len, wire.sent))
    modules = [state["packed"] for state in wire.states() if "packed" in state]
    assert not modules
    assert first - second > 60_000
    assert second < 250_000


def test_a_widget_answers_where_the_house_cannot_be_looked_up(wire: Wire) -> None:
    room = uw.watch("uncle")
    del wire.sent[:]
    hear(room.table, {"kind": "house"})
    assert len(wire.sent) == 1
    assert packed_widgets() in wire.sent[0]


def test_the_house_outlives_every_room_and_is_built_again_if_it_is_closed() -> None:
    house = the_house()
    page = uw.dashboard("uncle")
    page.close()
    assert the_house() is house
    assert isinstance(house, Widget)
    house.close()
    assert uw.watch("uncle").table.house == f"anywidget:{the_house().model_id}"


def test_a_saved_notebook_holds_the_house_once_and_packed(wire: Wire) -> None:
    the_house().close()
    uw.watch("uncle")
    uw.play("uncle")
    bearing = [size for state in wire.states() if (size := len(json.dumps(state))) > 150_000]
    assert len(bearing) == 1, bearing
    assert bearing[0] < 222_000
