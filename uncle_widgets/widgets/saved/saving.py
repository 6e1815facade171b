"""Saving: a game or a lesson as a page, made behind its room when its button is pressed, and sent to be kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from uncle_widgets.games.kit import Kit
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page import messages
from uncle_widgets.widgets.page.background import Background, Work
from uncle_widgets.widgets.page.hearing import FAULT
from uncle_widgets.widgets.saved.answers import Paging
from uncle_widgets.widgets.saved.lessons import Taught, lesson_paging
from uncle_widgets.widgets.table.shapes import Button
from uncle_widgets.widgets.table.table import Table


def sent(
    work: Paging, name: str, reply: Callable[[messages.File], None], tell: Callable[[float | None], None]
) -> Work:
    """Make a page in pieces and send it as the file `name`; `tell` hears which share is done, None at the end."""
    try:
        while True:
            try:
                done, of = next(work)
            except StopIteration as end:
                reply(messages.File(name=name, text=end.value.decode()))
                return
            tell(round(done / max(of, 1), 2))
            yield 0.001
    finally:
        work.close()
        tell(None)


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
        return sent(self.room.paging(), self.name, self.table.reply, self._tell)

    def _tell(self, share: float | None) -> None:
        if share != self.share:
            self.share = share
            self.table.buttons = [self.button if one["kind"] == "save" else one for one in self.table.buttons]

    def _failed(self, error: Exception) -> bool:
        refused = isinstance(error, Refusal)
        self.table.refuse(str(error) if refused else FAULT)
        return refused


class SavingLesson:
    """The same for a lesson, whose trail has the button and says how far the page is."""

    def __init__(self, room: Taught) -> None:
        self.room = room
        self.work = Background(self._failed)

    def begin(self) -> None:
        """Make the page 'uncle-lesson-4.html', if none is being made; of a lesson, not of practice alone."""
        plan, trail = self.room.plan, self.room.trail
        if plan and not self.work.busy:
            name = f"{self.room.kit.id}-lesson-{plan.number}.html"
            self.work.begin(sent(lesson_paging(self.room), name, trail.reply, self._tell))

    def _tell(self, share: float | None) -> None:
        self.room.trail.busy = "" if share is None else f"Making the page: {share:.0%}."

    def _failed(self, error: Exception) -> bool:
        refused = isinstance(error, Refusal)
        self.room.trail.note = str(error) if refused else FAULT
        return refused
