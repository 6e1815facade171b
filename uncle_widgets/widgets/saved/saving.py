"""Saving: a game in a room as a page, made behind it when its button is pressed and sent to be downloaded."""

from __future__ import annotations

from typing import Any, Protocol

from uncle_widgets.games.kit import Kit
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page import messages
from uncle_widgets.widgets.page.background import Background, Work
from uncle_widgets.widgets.page.hearing import FAULT
from uncle_widgets.widgets.saved.answers import Paging
from uncle_widgets.widgets.table.shapes import Button
from uncle_widgets.widgets.table.table import Table


class Savable(Protocol):
    """A room with a game that may be saved as a page: Watch, and Play."""

    kit: Kit[Any]
    table: Table

    @property
    def seed(self) -> int | None: ...
    def paging(self) -> Paging: ...


class Saving:
    """What the button "Save as a page" does, where the table of `room` has it.

    The page comes as a file called 'uncle-1964.html'. Meanwhile the button says how far that is; pressed again it
    sends `StopSaving`.
    """

    def __init__(self, room: Savable) -> None:
        self.room, self.table = room, room.table
        self.share: float | None = None
        self.work = Background(self._failed)
        self.table.on_heard(self._heard)

    @property
    def button(self) -> Button:
        if self.share is None:
            return {"kind": "save", "label": "Save as a page"}
        return {"kind": "save", "label": "Stop saving", "share": self.share}

    @property
    def name(self) -> str:
        """What the file is called."""
        seed = self.room.seed
        return f"{self.room.kit.id}-{'game' if seed is None else seed}.html"

    def stop(self) -> None:
        self.work.stop()

    def _heard(self, message: messages.ToTable) -> None:
        offered = any(button["kind"] == "save" for button in self.table.buttons)
        match message:
            case messages.Save() if offered and not self.work.busy:
                self.work.begin(self._saving())
            case messages.StopSaving():
                self.stop()

    def _saving(self) -> Work:
        work = self.room.paging()
        try:
            while True:
                try:
                    done, of = next(work)
                except StopIteration as end:
                    self.table.reply(messages.File(name=self.name, text=end.value.decode()))
                    return
                self._tell(round(done / max(of, 1), 2))
                yield 0.001
        finally:
            work.close()
            self._tell(None)

    def _tell(self, share: float | None) -> None:
        if share != self.share:
            self.share = share
            self.table.buttons = [self.button if one["kind"] == "save" else one for one in self.table.buttons]

    def _failed(self, error: Exception) -> bool:
        refused = isinstance(error, Refusal)
        self.table.refuse(str(error) if refused else FAULT)
        return refused
