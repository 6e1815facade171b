"""Games as pages to take along: one file, which steps, asks and explains by itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import ipywidgets as w
from IPython.display import display

from uncle_widgets.engine.match import Match
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.answers import Paging
from uncle_widgets.widgets.background import looping
from uncle_widgets.widgets.play import Play
from uncle_widgets.widgets.saved import paging
from uncle_widgets.widgets.watch import Watch


def export_html(
    room: Watch | Match[Any, Any, Any] | Play,
    path: str | Path,
    *,
    progress: Callable[[int, int], Any] | None = None,
) -> Path:
    """Write a game as one page that works alone; the path written.

    `room` is what `uw.watch` gives, a Match, or what `uw.play` gives once its game is over. The page steps, shows
    every seat's eyes, asks for predictions and answers with derivations: each question as it is set by itself, and
    with one setting changed. Of more than `saved.MOST` views its moments alone are explained. It tries nothing
    out: that needs a kernel. `progress(done, of)` is called for each view drawn and each answered; without it a
    cell shows a bar. The answers lie in the page: covered, but not locked. Raises Refusal for anything else to
    show, or a path that does not end in .html.
    """
    file = Path(path)
    if file.suffix not in (".html", ".htm"):
        raise Refusal(f"Expected a file name that ends in .html, not {str(path)[:60]!r}.")
    work = page_of(room)
    bar = _Bar() if progress is None and looping() else None
    try:
        while True:
            try:
                told = next(work)
            except StopIteration as end:
                file.write_bytes(end.value)
                return file
            for tell in (progress, bar):
                if tell and told[1]:
                    tell(*told)
    finally:
        work.close()
        if bar:
            bar.close()


def page_of(room: Any) -> Paging:
    """The page of a game, in pieces; a Refusal for what is no game that has been played."""
    if isinstance(room, (Watch, Play)):
        return room.paging()
    if isinstance(room, Match):
        return paging(Watch(room), close=True)
    raise Refusal(f"Expected a game (uw.watch, a Match, or uw.play when it is over), not {type(room).__name__}.")


class _Bar:
    """How far it is, under the cell that waits for it."""

    def __init__(self) -> None:
        self.bar = w.IntProgress(description="Answering")
        self.shown = display(self.bar, display_id=True)

    def __call__(self, done: int, of: int) -> None:
        share = 100 * done // of
        if share > self.bar.value:
            self.bar.value = share

    def close(self) -> None:
        """Away, and nothing of it in the notebook's file."""
        if self.shown:
            self.shown.update({"text/plain": ""}, raw=True)
        self.bar.layout.close()
        self.bar.style.close()
        self.bar.close()
