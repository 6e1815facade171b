"""A strip: heading, words, fields and buttons; what it is asked comes back as a message.

It is a sheet; or with `folded`, a bar under the table, from which the sheet opens over it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import traitlets as t

from uncle_widgets.engine.game import Refusal
from uncle_widgets.widgets.page.base import Piece


class Strip(Piece, view="strip"):
    """`on_press(f)` calls f(kind, values) for every button; a Refusal it raises is shown as `note`.

    What is done is answered by the message {"kind": "done"}, at which a sheet that was opened closes.
    """

    heading = t.Unicode().tag(sync=True)
    folded = t.Unicode().tag(sync=True)
    """The words of the button that opens the sheet; empty where it stands open."""
    words = t.Unicode().tag(sync=True)
    fields: t.List[Any] = t.List().tag(sync=True)
    """Dicts: name, label, value, help; with `choices`, (value, words) pairs, one of these is picked."""
    buttons: t.List[Any] = t.List().tag(sync=True)
    """Dicts: kind, label, and perhaps strong or off (why it cannot be pressed)."""
    progress = t.List([0, 0]).tag(sync=True)
    """How many of how many; [0, 0] for none."""
    rows: t.List[Any] = t.List().tag(sync=True)
    """(name, text) pairs to read, such as a game's clauses."""
    cell = t.Unicode().tag(sync=True)
    note = t.Unicode().tag(sync=True)

    def on_press(self, listener: Callable[[str, Mapping[str, str]], None]) -> None:
        def heard(_: Any, message: Any, __: Any) -> None:
            if not isinstance(message, dict) or not isinstance(message.get("kind"), str):
                return
            values = message.get("values")
            given = values if isinstance(values, dict) else {}
            try:
                self.note = ""
                listener(message["kind"], {str(k): str(v) for k, v in given.items()})
                self.send({"kind": "done"})
            except Refusal as refusal:
                self.note = str(refusal)

        self.on_msg(heard)
