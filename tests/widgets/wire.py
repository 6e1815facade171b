"""The line between Python and a page: every message that goes out, and messages as a page sends them."""

import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from comm import DummyComm
from ipywidgets import Widget


class Faults(logging.Handler):
    """Exceptions that ipywidgets would only log."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.found.append(record.getMessage() + repr(record.exc_info[1]))


class Wire:
    """Messages sent to the page, in order, as JSON text with model ids by order of appearance."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.ids: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self.sent)

    def took(self, kind: str, data: Any) -> None:
        text = json.dumps([kind, data], sort_keys=True, default=str)
        plain = re.sub(r"[0-9a-f]{32}", lambda found: self.ids.setdefault(found[0], f"#{len(self.ids)}"), text)
        self.sent.append(plain)

    def states(self) -> list[dict[str, Any]]:
        """Every state (whole or changed) that was sent."""
        found = [json.loads(text)[1] for text in self.sent]
        return [data["state"] for data in found if isinstance(data, dict) and "state" in data]


@contextmanager
def wired(monkeypatch: Any) -> Iterator[Wire]:
    """All comms write to a Wire; an exception in a widget's listener fails the test."""
    wire, faults = Wire(), Faults()

    def publish(self: Any, msg_type: str, data: Any = None, *_: Any, **__: Any) -> None:
        wire.took(msg_type, data)

    monkeypatch.setattr(DummyComm, "publish_msg", publish)
    logger = logging.getLogger("traitlets")
    logger.addHandler(faults)
    try:
        yield wire
    finally:
        logger.removeHandler(faults)
    assert not faults.found, "\n".join(faults.found)


def hear(widget: Widget, content: Any) -> None:
    """A custom message from the page."""
    widget._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})


def page_sets(widget: Widget, **state: Any) -> None:
    """The page sets traits. What a validator refuses is logged by ipywidgets, and stays as it was."""
    widget._handle_msg({"content": {"data": {"method": "update", "state": state}}, "buffers": []})


def press(play: Any, move: str) -> None:
    """A card pressed on the table of a game in play."""
    hear(play.table, {"kind": "move", "move": move, "stamp": play.table.stamp})
