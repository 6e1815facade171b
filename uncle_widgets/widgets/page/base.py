"""What every widget of ours stands on: the house that a page loads once, and boxes that can be cleared away."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar
from weakref import WeakSet

import anywidget
import ipywidgets as w
import traitlets as t

from uncle_widgets.frontend import loader, packed_widgets
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.picture import Picture
from uncle_widgets.games.plain import plain
from uncle_widgets.games.scene import Scene
from uncle_widgets.school.picturing import picture_of
from uncle_widgets.widgets.page import messages
from uncle_widgets.widgets.page.background import Background
from uncle_widgets.widgets.page.hearing import Heard, in_marimo, mute
from uncle_widgets.widgets.page.observers import ours_first
from uncle_widgets.widgets.page.wire import Message, kinds_of


class House(Heard, anywidget.AnyWidget):
    """Every view and all styles, sent once a kernel. It is never shown: each Piece names it, and fetches it."""

    _esm = "export default {};"
    packed = t.Unicode(help="All views and styles, packed").tag(sync=True)

    @property
    def address(self) -> str:
        return f"anywidget:{self.model_id}"


_houses: list[House] = []
_pieces: WeakSet[Piece] = WeakSet()


def the_house() -> House:
    """The house of this kernel; made when first needed, and again, for all pieces, if somebody closed it."""
    if not _houses or _closed(_houses[0]):
        _houses[:] = [House(packed=packed_widgets())]
        mute(_houses[0].layout)
        for piece in _pieces:
            if not _closed(piece):
                piece.house = _houses[0].address
    return _houses[0]


def _closed(widget: w.Widget) -> bool:
    """Whether the page no longer has it. marimo closes, without a word, what a cell made when it runs again."""
    return widget.comm is None or getattr(widget.comm, "_closed", False)


class Piece(Heard, anywidget.AnyWidget):
    """A widget of one view: `class Table(Piece, view="table")`. Its own module is the bundle's loader.

    What is refused stands in its `note`, if it has one, or in that of its `speaker`.
    """

    _esm: str
    speaker: Piece | None = None
    kinds: ClassVar[Mapping[str, type[Message]]] = dict(kinds_of(messages.ToPiece))

    house = t.Unicode(help="The address of the house that has the views").tag(sync=True)
    game = t.Unicode(help="The game's id").tag(sync=True)
    palette = t.Unicode(help="The game's colours as CSS custom properties; '' for the house's").tag(sync=True)
    terms = t.Dict(help="What the shared rooms call things in this game: see `kit.Terms`").tag(sync=True)

    def __init_subclass__(cls, *, view: str = "", **kwargs: Any) -> None:
        if view:
            cls._esm = loader(view)
        super().__init_subclass__(**kwargs)

    def __init__(self, kit: Kit[Any] | None = None, **traits: Any) -> None:
        if kit is not None:
            traits |= {"game": kit.id, "palette": kit.palette.css, "terms": plain(kit.terms)}
        home = the_house()
        if in_marimo(
            home
        ):  # it makes a file of each module, and can only while a cell runs; of an address it makes none
            self._esm = f"data:text/javascript;base64,{b64encode(self._esm.encode()).decode()}"
        super().__init__(house=home.address, **traits)
        _pieces.add(self)
        mute(self.layout)

    def _hear(self, message: Message) -> None:
        """What a page asks of any view; everything else is the widget's own."""
        match message:
            case messages.House():
                self.reply(messages.Packed(packed=packed_widgets()))
            case messages.Alive():
                self.reply(message)
            case _:
                super()._hear(message)

    def refuse(self, sentence: str) -> None:
        if self.has_trait("note"):
            self.note = sentence
        elif self.speaker:
            self.speaker.refuse(sentence)

    def close(self) -> None:
        """Away from the page, its layout too."""
        if self.comm is not None:
            self.layout.close()
        super().close()


class Whole(Piece, view="whole"):
    """A box and all that stands in it as one widget, drawn again when that changes.

    For front ends that take single anywidgets and no boxes of ipywidgets': marimo is one.
    """

    tree = t.Dict(help="A box (id, classes, kids), or a widget: only the id that a front end knows it by").tag(
        sync=True
    )

    def __init__(self, box: w.Box) -> None:
        self._box = box
        self._seen: dict[str, w.Box] = {}
        super().__init__(tree=self._part(box))

    def _part(self, widget: w.Widget) -> dict[str, Any]:
        part = {"id": f"anywidget:{widget.model_id}", "classes": list(widget._dom_classes)}
        if not isinstance(widget, w.Box):
            return part
        if widget.model_id not in self._seen:
            self._seen[widget.model_id] = widget
            widget.observe(self._changed, names=["children", "_dom_classes"])
        return part | {"kids": [self._part(child) for child in widget.children]}

    def _changed(self, _: object) -> None:
        self._seen = {key: box for key, box in self._seen.items() if box.comm is not None}
        if self.comm is not None and self._box.comm is not None:
            self.tree = self._part(self._box)


class Box(Heard, w.Box):
    """A box that the style sheets lay out; it takes all that is in it along when it is closed."""

    def __init__(self, children: Sequence[w.Widget] = (), *classes: str, **traits: Any) -> None:
        super().__init__(list(children), **traits)
        mute(self.layout)
        for name in classes:
            self.add_class(name)

    @cached_property
    def whole(self) -> Whole:
        """The whole widget as one anywidget, for example for marimo: `mo.ui.anywidget(room.whole)`."""
        return Whole(self)

    def _display_(self) -> Whole:
        """What marimo shows for it, at the end of a cell or in a layout of its own."""
        return self.whole

    def close(self) -> None:
        if self.comm is None:
            return
        for child in self.children:
            child.close()
        if "whole" in vars(self):
            self.whole.close()
        self.layout.close()
        super().close()


class Room(Box):
    """A widget with everything that belongs to it. A cell or a page shows it.

    `link` is a line of text that opens it again, and `cell` is a line of Python that does the same.
    """

    link = t.Unicode(read_only=True, help="The line of text that opens the room again (see Records)")
    cell = t.Unicode(read_only=True, help="The line of Python that opens the room again")

    def __init__(self, children: Sequence[w.Widget] = (), *classes: str, **traits: Any) -> None:
        self.works: list[Background] = []
        self.wires: list[Any] = []
        """Links between traits: those that can be closed, or unlinked."""
        super().__init__(children, *(classes or ("uw-room",)), **traits)

    def shown(self) -> Scene | None:
        """What lies on its table, as its watcher sees it; None where there is no table, or are several."""
        table = getattr(self, "table", None)
        return table.scene if table else None

    def picture(self) -> Picture | None:
        """Draw what is shown, with a description. Return None if there is nothing to draw."""
        room: Any = self
        scene = self.shown()
        return picture_of(room.kit, room.game, scene) if scene else None

    def still(self) -> str:
        shown = self.picture()
        inside = [child.still() for child in self.children if isinstance(child, Heard)]
        return shown._repr_html_() if shown else "".join(inside)

    def tells(self, **traits: Any) -> None:
        """Bring up to date what the room tells, and nobody else may set."""
        with ours_first():
            for name, value in traits.items():
                self.set_trait(name, value)

    def refuse(self, sentence: str) -> None:
        """On its table, or where its page shows it; a room of other widgets shows nothing."""
        if isinstance(place := getattr(self, "table", None) or getattr(self, "view", None), Heard):
            place.refuse(sentence)

    def close(self) -> None:
        """Stop its work, unlink its traits and close all its widgets. Nothing stays in the kernel."""
        if self.comm is None:  # closed already, or never made: a Refusal came first
            return
        for work in self.works:
            work.stop()
        for wire in self.wires:
            if isinstance(wire, w.Widget):
                wire.close()
            else:
                wire.unlink()
        self.works, self.wires = [], []
        super().close()


def placed(widget: Any, place: str) -> Any:
    """`widget`, to stand at 'table', 'side' or 'low' in the columns."""
    widget.add_class(f"uw-at-{place}")
    return widget
