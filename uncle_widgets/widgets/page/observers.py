"""Observers that are not ours: told when our own state is complete, so that their errors end nothing of ours.

A room changes many traits one after the other. An observer from a notebook's cell that was called in between would
see half a change, and its error would end the other half.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import local
from typing import Any

import traitlets as t
from traitlets.log import get_logger

SAID = 160
"""Letters of an error that are shown on the page."""
OURS = ("uncle_widgets", "anywidget")


class _State(local):
    """For each thread: how many changes of ours are under way, and what is to be told after the outermost."""

    def __init__(self) -> None:
        self.depth = 0
        self.refusing = False
        self.waiting: list[tuple[Observed, Any]] = []


_state = _State()


class Observed(t.HasTraits):
    """A widget whose observers from elsewhere are told after ours, and after all that changes with it."""

    def _add_notifiers(self, handler: Any, name: Any, type: Any) -> None:
        if is_ours(handler):
            super()._add_notifiers(handler, name, type)
            return
        found = self._foreign.setdefault((name, type), [])
        if handler not in found:
            found.append(handler)

    def _remove_notifiers(self, handler: Any, name: Any, type: Any) -> None:
        found = self._foreign.get((name, type), [])
        if handler is None:
            found.clear()
        if handler in found:
            found.remove(handler)
        else:
            super()._remove_notifiers(handler, name, type)

    def unobserve_all(self, name: Any = t.All) -> None:
        """Remove all observers of a trait, or of all."""
        for key in list(self._foreign):
            if name in (t.All, key[0]):
                del self._foreign[key]
        super().unobserve_all(name)

    @property
    def _foreign(self) -> dict[tuple[Any, Any], list[Any]]:
        found: dict[tuple[Any, Any], list[Any]] = vars(self).setdefault("_observers_elsewhere", {})
        return found

    def _notify_observers(self, event: Any) -> None:
        super()._notify_observers(event)
        if self._foreign:
            _wait(self, event)
            if not _state.depth:
                _tell()

    def observers_of(self, event: Any) -> list[Callable[..., Any]]:
        """The observers that are not ours, of what this event tells."""
        keys = ((name, type) for name in (event["name"], t.All) for type in (event["type"], t.All))
        return [handler for key in keys for handler in self._foreign.get(key, [])]

    def refuse(self, sentence: str) -> None:
        """Show a sentence; a widget without a place for it shows nothing."""


def is_ours(handler: Any) -> bool:
    """Whether an observer belongs to this package; a link between two of its widgets does too."""
    if isinstance(handler, t.EventHandler):  # a method of the widget's own class
        return True
    if isinstance(handler, partial):
        return is_ours(handler.func)
    owner = getattr(handler, "__self__", None)
    if isinstance(owner, (t.link, t.directional_link)):
        return isinstance(owner.source[0], Observed) and isinstance(owner.target[0], Observed)
    module = getattr(handler, "__module__", None) or type(handler).__module__
    return str(module).partition(".")[0] in OURS


@contextmanager
def ours_first() -> Iterator[None]:
    """Observers from elsewhere wait until the outermost of these ends.

    Of several changes of a trait they are told one, from its first value to its last.
    """
    _state.depth += 1
    try:
        yield
    finally:
        _state.depth -= 1
        if not _state.depth:
            _tell()


def _wait(widget: Observed, event: Any) -> None:
    if event["type"] == "change":
        for other, before in _state.waiting:
            if other is widget and before["type"] == "change" and before["name"] == event["name"]:
                before["new"] = event["new"]
                return
        event = t.Bunch(event)  # its `new` may still change
    _state.waiting.append((widget, event))


def _tell() -> None:
    """Tell all that wait. An error of one is shown, once, and the others are told; then the page says so."""
    failed: dict[int, tuple[Observed, str]] = {}
    while _state.waiting:
        widget, event = _state.waiting.pop(0)
        if event["type"] == "change" and _same(event["old"], event["new"]):
            continue
        for handler in widget.observers_of(event):
            try:
                handler(event)
            except Exception as error:
                if id(handler) not in failed:
                    _show(error)
                    what = f"{type(error).__name__}: {error}"[:SAID]
                    failed[id(handler)] = widget, f"An observer of {event['name']!r} failed: {what}"
    if failed and not _state.refusing:
        widget, sentence = next(iter(failed.values()))
        _state.refusing = True  # an observer of notes that fails too is not told of that for ever
        try:
            widget.refuse(sentence)
        finally:
            _state.refusing = False


def _same(old: Any, new: Any) -> bool:
    try:
        return bool(old == new)
    except Exception:  # as traitlets: what cannot be compared has changed
        return False


def _show(error: Exception) -> None:
    """Show an error of theirs in the cell; a page of Voilà would show it to all, so there it is logged."""
    trace = error.__traceback__
    error = error.with_traceback(trace.tb_next if trace and trace.tb_next else trace)
    if os.environ.get("VOILA_SERVER_URL"):
        get_logger().error("An observer failed.", exc_info=error)
    else:
        traceback.print_exception(error, file=sys.stderr)
