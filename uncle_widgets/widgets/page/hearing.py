"""What a page sends is heard here, in one place: anyone may send anything.

What may not be is refused with a note that is shown; any other error is logged. No traceback goes to the
page: it would name the paths of the server.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar, Generic, TypeVar, get_args

import ipywidgets as w
import traitlets as t
from traitlets.log import get_logger

from uncle_widgets.engine.match import LIMIT
from uncle_widgets.games.latex import latex
from uncle_widgets.refusal import Refusal, integer
from uncle_widgets.widgets.page.messages import Told
from uncle_widgets.widgets.page.observers import Observed, ours_first
from uncle_widgets.widgets.page.wire import LARGE, Message, kinds_of, read

M = TypeVar("M", bound=Message)

PLAIN = 1_000
"""Letters of what a widget says of itself where only text is shown."""
FAULT = "Something went wrong. Try again, or reload the page. The log has the details."
FEW_DIGITS = "Expected numbers with fewer digits."


if os.environ.get("VOILA_SERVER_URL"):  # a page of Voila shows what a kernel writes to stderr
    kernels: Any = get_logger()
    complaints = logging.getLogger("Comm")  # of messages that belong to no widget
    complaints.propagate = False
    for handler in kernels.handlers:
        complaints.addHandler(handler)


class Heard(Observed, w.Widget):
    """A widget that hears a page: `class Table(Piece, hears="watcher step")` names the traits that it may set."""

    hears: ClassVar[frozenset[str]] = frozenset()
    kinds: ClassVar[Mapping[str, type[Message]]] = {}
    """The messages that it hears."""

    def __init_subclass__(cls, *, hears: str = "", **kwargs: Any) -> None:
        cls.hears = cls.hears | set(hears.split())
        super().__init_subclass__(**kwargs)

    def still(self) -> str:
        """What it shows, as HTML that needs no kernel; empty for what stands in a room, and is not shown alone."""
        return ""

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """What a cell keeps of it: the live view, and beside it what can be read where there is no kernel."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data = bundle[0] if isinstance(bundle, tuple) else bundle
        if data:
            data["text/plain"] = whole_words(repr(self))  # ipywidgets would cut it within a word
            if html := self.still():
                data["text/html"] = html
                data["text/latex"] = latex(html)  # nbconvert's documents would show the text
        return bundle

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> Any:
        """All that a page draws from, also where defaults are to be dropped, as `embed_minimal_html` does unless
        told: our views know no defaults, and anywidget not even the view."""
        return super().get_state(key)

    def refuse(self, sentence: str) -> None:
        """Show why what was asked is not done; a widget without a place for it says nothing."""

    @contextmanager
    def hold_sync(self) -> Iterator[None]:
        """Send what changes as one message at the end; observers that are not ours are told after it."""
        with ours_first(), super().hold_sync():
            yield

    def _handle_msg(self, msg: dict[str, Any]) -> None:
        """ipywidgets calls this with every message. Its own would show tracebacks, and so would its dispatcher."""
        with ours_first():
            self._handle_message(msg)

    def _handle_message(self, msg: dict[str, Any]) -> None:
        try:
            data = msg["content"]["data"]
            ours = isinstance(data, dict) and data.get("method") == "custom"  # it names the field that is wrong
            if not ours and beyond(data):
                self._state_again(data)
                raise Refusal(FEW_DIGITS)
            try:
                length = len(json.dumps(data))
            except ValueError:  # Python writes no whole number of more than 4,300 digits
                raise Refusal(FEW_DIGITS) from None
            if length > LIMIT:
                raise Refusal(f"Expected at most {LIMIT:,} letters at once.")
            match data.get("method") if isinstance(data, dict) else None:
                case "update":
                    self._hear_state(data.get("state"))
                case "request_state":
                    self.send_state()
                case "custom" if isinstance(data.get("content"), dict):
                    self._handle_custom_msg(data["content"], [])
        except Refusal as refusal:
            self.refuse(str(refusal))
        except Exception as error:
            get_logger().error("A message to %s failed.", type(self).__name__, exc_info=error)
            self.refuse(FAULT)

    def _state_again(self, data: Any) -> None:
        """Tell the page what it wanted to set, as that is."""
        state = data.get("state") if isinstance(data, dict) else None
        self.send_state([name for name in state if name in self.hears] if isinstance(state, dict) else [])

    def _handle_custom_msg(self, content: dict[str, Any], buffers: Any) -> None:
        if message := read(self.kinds, content):
            self._hear(message)

    def _hear(self, message: Message) -> None:
        for listener in tuple(self._msg_callbacks.callbacks):
            listener(self, message, [])

    def reply(self, message: Told) -> None:
        """Send the page a message."""
        self.send(message.plain())

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Nothing: marimo would set here a second time, and unasked, what `_handle_msg` has heard."""

    def _hear_state(self, state: Any) -> None:
        """Set what the page may set; what it may not, or not so, is refused and told to it again as it is."""
        if not isinstance(state, dict):
            raise Refusal("Expected names with values.")
        given = {name: value for name, value in state.items() if name in self.hears}
        others = [name for name in state if name not in given and name in self.keys]
        try:
            super().set_state(given)
        except t.TraitError as error:
            self.send_state(list(given))
            said = str(error)
            if not said.startswith("Expected "):
                shown = ", ".join(f"{name}={str(value)[:20]!r}" for name, value in given.items())
                said = f"Expected another value than {shown}."
            raise Refusal(said) from None
        if others and json.dumps(self.get_state(others)) != json.dumps({name: state[name] for name in others}):
            self.send_state(others)
            known = ", ".join(sorted(self.hears)) or "nothing"
            raise Refusal(f"Expected a page to set {known}, not {others[0]}.")


class Hears(Heard, Generic[M]):
    """One that hears messages: `class Strip(Piece, Hears[ToStrip])`. Any other kind is passed over, and one with
    a field that is wrong refused."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        for base in vars(cls).get("__orig_bases__", ()):
            if getattr(base, "__origin__", None) is Hears:
                cls.kinds = {**cls.kinds, **dict(kinds_of(*get_args(base)))}

    def on_heard(self, listener: Callable[[M], None]) -> None:
        """Call `listener` with every message; a Refusal that it raises is shown."""
        self.on_msg(lambda _, message, __: listener(message))


def beyond(data: Any) -> bool:
    """Whether a whole number lies in it that fits no float: Python would raise wherever it is first used."""
    left = [data]
    while left:
        one = left.pop()
        if isinstance(one, dict):
            left += one.values()
        elif isinstance(one, list):
            left += one
        elif type(one) is int and not -LARGE < one < LARGE:
            return True
    return False


class Eyes(t.Unicode[Any, Any]):
    """Whose eyes see a table: a seat, as a number or its text, or 'everything'. It is kept as text."""

    def validate(self, obj: Any, value: Any) -> Any:
        seat = integer(value)
        return super().validate(obj, value if seat is None else str(seat))


def whole_words(text: str) -> str:
    """Text of at most PLAIN letters; what is left out of a longer one is left out after a word."""
    if len(text) <= PLAIN:
        return text
    return f"{text[:PLAIN].rpartition(' ')[0].rstrip(' ,;:.') or text[: PLAIN - 1]}…"


def mute(widget: w.Widget) -> None:
    """Of what a page sends to a widget of ipywidgets' own (a layout, a link), hear a wish for its state alone."""

    def heard(msg: dict[str, Any]) -> None:
        data = msg.get("content", {}).get("data")
        if isinstance(data, dict) and data.get("method") == "request_state":
            widget.send_state()

    widget.comm.on_msg(heard)


def in_marimo(widget: w.Widget) -> bool:
    """Whether it is marimo that carries what a widget says."""
    return getattr(widget.comm, "kernel", None) == "marimo"


def linked(source: w.Widget, target: w.Widget, *names: str) -> list[Any]:
    """Traits of two widgets that the page keeps the same. marimo runs no such links: the kernel does it."""
    if in_marimo(source):
        return [t.link((source, name), (target, name)) for name in names]
    links = [w.jslink((source, name), (target, name)) for name in names]
    for link in links:
        mute(link)
    return links
