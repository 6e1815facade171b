"""A strip: a bar under the table, from which a sheet with fields opens; what it is asked comes as a message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import traitlets as t

from uncle_widgets.widgets.page.base import Piece
from uncle_widgets.widgets.page.hearing import Hears
from uncle_widgets.widgets.page.messages import Done, ToStrip


class Strip(Piece, Hears[ToStrip], view="strip"):
    """`on_press(f)` calls f for every button; a Refusal it raises is shown as `note`.

    What is done is answered by `Done`, at which the sheet closes.
    """

    heading = t.Unicode(help="The heading above the fields").tag(sync=True)
    folded = t.Unicode(help="The label of the button that opens the sheet").tag(sync=True)
    words = t.Unicode(help="The position, in words").tag(sync=True)
    fields: t.List[Any] = t.List(help="The fields and choices: see `shapes.Entry`").tag(sync=True)
    buttons: t.List[Any] = t.List(help="The buttons: see `shapes.StripButton`").tag(sync=True)
    cell = t.Unicode(help="The Python code that shows this page").tag(sync=True)
    note = t.Unicode(help="Why something was refused, in one sentence; '' if nothing was").tag(sync=True)

    def on_press(self, listener: Callable[[ToStrip], None]) -> None:
        def heard(message: ToStrip) -> None:
            self.note = ""
            listener(message)
            self.reply(Done())

        self.on_heard(heard)
