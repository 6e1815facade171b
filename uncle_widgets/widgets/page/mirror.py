"""Traits that mirror a state: what is drawn is put into them, and to set one from outside is a deed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Generic, TypeVar

import ipywidgets as w
import traitlets as t

from uncle_widgets.asking.deeds import Deed
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page.hearing import Heard
from uncle_widgets.widgets.page.observers import ours_first

S = TypeVar("S")


class Mirror(Heard):
    """A widget whose traits named by `deeds` show a state: set from outside, one is a deed, or refused."""

    deeds: Mapping[str, Callable[[Any], None]] = {}
    """What setting a trait does."""
    _now: Mapping[str, Any] = {}

    def put(self, values: Mapping[str, Any]) -> None:
        """Show these values. Where whoever is told of one does another deed, what that shows stands."""
        # What somebody sets while notifications are held is a deed of its own, which comes when they are not.
        held = self.deeds if "notify_change" in vars(self) else ()
        comes = {name for name in held if name in self._now and getattr(self, name) != self._now[name]}
        self._now = {**self._now, **values}
        with ours_first():
            for name, value in values.items():
                if name not in comes and self._now[name] is value and getattr(self, name) != value:
                    self.set_trait(name, value)

    def wished(self, proposal: Any) -> Any:
        """For a validator: the value that stands once that is done; a TraitError where it cannot be."""
        name, value = proposal["trait"].name, proposal["value"]
        if name not in self.deeds or (name in self._now and self._now[name] == value):
            return value
        try:
            self.deeds[name](value)
        except Refusal as refusal:
            raise t.TraitError(str(refusal)) from None
        return self._now.get(name, value)

    def _hear_state(self, state: Any) -> None:
        """What a page sets in turn comes at once to a busy kernel: a stop and a step are two deeds, in order."""
        if not self.deeds or not isinstance(state, dict):
            super()._hear_state(state)
            return
        others = {name: value for name, value in state.items() if name not in self.deeds}
        with self.hold_sync():
            if others:
                super()._hear_state(others)
            for name in [name for name in state if name in self.deeds]:
                super()._hear_state({name: state[name]})


class Runner(Generic[S]):
    """A state, and who draws it: `do` a deed, and what it changed is drawn. A Refusal changes nothing."""

    def __init__(self, state: S, did: Callable[[S, Deed], S], draw: Callable[[], None]) -> None:
        self.state, self._did, self.draw = state, did, draw

    def do(self, deed: Deed) -> None:
        with ours_first():
            try:
                self.state = self._did(self.state, deed)
            finally:  # what is refused may have shown that a question raises
                self.draw()


@contextmanager
def at_once(widgets: Sequence[w.Widget]) -> Iterator[None]:
    """One message of each widget for all that changes."""
    with ExitStack() as stack:
        for widget in widgets:
            stack.enter_context(widget.hold_sync())
        yield
