"""One place hears the page: what may not be is refused in a note, and no traceback goes back."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from ipywidgets import Widget
from ipywidgets.widgets import widget as base

import uncle_widgets as uw
from tests.widgets.wire import hear, page_sets
from uncle_widgets.engine.match import LIMIT
from uncle_widgets.widgets.page.background import Background, Work
from uncle_widgets.widgets.page.base import Piece
from uncle_widgets.widgets.page.hearing import FAULT
from uncle_widgets.widgets.table.table import Table


class Shell:
    """A kernel's shell: what it shows goes to the page."""

    def __init__(self) -> None:
        self.shown: list[Any] = []

    def showtraceback(self, *given: Any, **_: Any) -> None:
        self.shown.append(given)


@pytest.fixture(autouse=True)
def shell(monkeypatch: pytest.MonkeyPatch) -> Iterator[Shell]:
    one = Shell()
    monkeypatch.setattr(base, "get_ipython", lambda: one)
    yield one
    assert not one.shown


def fails(*_: Any) -> None:
    raise ZeroDivisionError("in secret.py")


def test_frames_that_a_page_sets_are_refused_and_told_to_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    room = uw.watch("uncle", seats=2, seed=1)
    before, told = room.table.pages, []
    monkeypatch.setattr(type(room.table), "send_state", lambda self, key=None: told.append(key))
    page_sets(room.table, pages={}, frames={"0": []})
    assert room.table.pages == before
    assert room.table.note.startswith("Expected a page to set asking, ")
    assert ["pages", "frames"] in told


@pytest.mark.parametrize(
    ("piece", "state", "said"),
    [
        ("table", {"step": "x"}, "Expected another value than step='x'."),
        ("table", {"watcher": "9"}, "Expected watcher to be one of 0, 1, everything, not '9'."),
        ("table", {"speed": 17}, "Expected speed to be 0.5, 1 or 3, not 17"),
        ("explainer", {"page": "all"}, "Expected another value than page='all'."),
        (
            "explainer",
            {"panel": {}},
            "Expected a page to set dealt, lit, page, question, settings, why, not panel.",
        ),
        (
            "explainer",
            {"note": "Hello"},
            "Expected a page to set dealt, lit, page, question, settings, why, not note.",
        ),
    ],
)
def test_what_a_page_may_not_set_is_said_where_it_is_seen(piece: str, state: dict[str, Any], said: str) -> None:
    room = uw.watch("uncle", seats=2, seed=1)
    page_sets(getattr(room, piece), **state)
    assert getattr(room, piece).note.startswith(said)


def test_a_fault_of_ours_is_logged_and_said_in_a_sentence(caplog: pytest.LogCaptureFixture) -> None:
    room = uw.watch("uncle", seats=2, seed=1)
    room.explainer.on_msg(fails)
    with caplog.at_level(logging.ERROR, "traitlets"):
        hear(room.explainer, {"kind": "skip"})
    assert room.explainer.note == FAULT
    assert "secret.py" in caplog.text


def test_a_fault_of_an_observer_is_logged_on_a_page_of_voila_and_said_to_be_its_own(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VOILA_SERVER_URL", "/")
    room = uw.watch("uncle", seats=2, seed=1)
    room.explainer.observe(fails, "why")
    with caplog.at_level(logging.ERROR, "traitlets"):
        page_sets(room.explainer, why=3)
    assert room.explainer.note.startswith("An observer of 'why' failed: ")
    assert "secret.py" in caplog.text


def test_a_message_too_long_to_be_one_of_ours_is_refused() -> None:
    page = uw.dashboard("uncle", seats=2)
    hear(page.head, {"kind": "open", "link": "x" * (LIMIT + 1)})
    assert page.head.note == "Expected at most 1,000,000 letters at once."


def test_layouts_links_and_boxes_take_nothing_from_a_page() -> None:
    room = uw.watch("uncle", seats=2, seed=1)
    links = [wire for wire in room.wires if isinstance(wire, Widget)]
    assert links
    for widget, state in (
        (room.layout, {"width": 3}), (room.table.layout, {"display": "none"}), (room, {"children": []}),
        *((link, {"source": None}) for link in links),
    ):  # fmt: skip
        before = widget.get_state()
        widget.comm.handle_msg({"content": {"data": {"method": "update", "state": state}}, "buffers": []})
        assert widget.get_state() == before


@pytest.mark.parametrize("data", [None, [], {}, {"method": "update"}, {"method": "update", "state": 3},
                                  {"method": "custom"}, {"method": "custom", "content": [1]}, {"method": "fly"}])  # fmt: skip
def test_what_is_no_message_is_passed_over(data: Any) -> None:
    room = uw.watch("uncle", seats=2, seed=1)
    before = room.link
    for piece in (room.table, room.explainer):
        assert isinstance(piece, Piece)
        piece._handle_msg({"content": {"data": data}, "buffers": []})
    assert room.link == before


def test_a_work_behind_the_page_that_fails_is_logged_and_not_raised(caplog: pytest.LogCaptureFixture) -> None:
    def failing() -> Work:
        yield 0.0
        fails()

    async def begun() -> None:
        work = Background()
        with caplog.at_level(logging.ERROR, "traitlets"):
            work.begin(failing())
            assert work.task is not None
            await work.task
        assert not work.busy

    asyncio.run(begun())
    assert "secret.py" in caplog.text


def test_what_a_front_end_sets_past_the_messages_is_not_set() -> None:
    """marimo sets what a page has sent once more, without asking what the page may set."""
    table = Table(eyes=[["0", "A"]], count=3)
    table.set_state({"note": "anything", "step": 2})
    assert (table.note, table.step) == ("", 0)
