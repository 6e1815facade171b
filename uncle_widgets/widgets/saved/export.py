"""Games, lessons and positions as pages to take along: one file, which steps, asks and explains by itself."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, Literal, TextIO

import ipywidgets as w
from IPython.display import display

from uncle_widgets.engine.match import Match
from uncle_widgets.filing import placed_at, write
from uncle_widgets.many.progress import Pace
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page.background import looping
from uncle_widgets.widgets.play.play import Play
from uncle_widgets.widgets.rooms.explain import Explain
from uncle_widgets.widgets.rooms.lesson import Lesson
from uncle_widgets.widgets.rooms.ruleroom import HowToRoom
from uncle_widgets.widgets.rooms.watch import Watch
from uncle_widgets.widgets.saved.answers import Paging
from uncle_widgets.widgets.saved.lessons import lesson_paging
from uncle_widgets.widgets.saved.positions import how_to_paging, position_paging
from uncle_widgets.widgets.saved.saved import paging


def export_html(
    room: Watch | Match[Any, Any, Any] | Play | Lesson | Explain | HowToRoom,
    path: str | Path,
    *,
    progress: Callable[[int, int], Any] | Literal["bar"] | None = "bar",
) -> Path:
    """Save a game, a lesson, a position or how to play as one page that works by itself. Return the path.

    - A lesson's page asks and judges like the widget, shows the results, and has some positions to practise on.
      Answers can be handed in as CSV or as a receipt.
    - A game's page has all steps and every player's view. It asks for guesses and explains the answers. If the
      game has more than `saved.MOST` views, it does so at the turning points only.
    - A position's page has its questions. You can change their first setting. A position of your own can't be
      changed there.

    *Try it* uses `tries.MOST` trials that were made in advance. It is there for lessons, positions, and the
    turning points of a game. The answers are in the file: hidden, but not locked. Saving can take a minute.

    Args:
        room: the result of `uw.watch`, `uw.lesson`, `uw.explain`, `uw.what_if` or `uw.how_to`, a Match, or the
            result of `uw.play` after the game is over.
        path: the file to write. Its name ends in .html.
        progress: 'bar' shows a bar, None shows nothing. A function is called as `progress(done, of)`.

    Raises:
        Refusal: if the room can't be saved or the path can't be written. This is checked before the work starts.
    """
    if not (progress is None or progress == "bar" or callable(progress)):
        raise Refusal(f"Expected progress to be 'bar', a function or None, not {str(progress)[:20]!r}.")
    file = placed_at(path, ".html", ".htm")
    work = page_of(room)
    bar = bar_for(file.name) if progress == "bar" else None
    tell = progress if callable(progress) else bar
    try:
        while True:
            try:
                told = next(work)
            except StopIteration as end:
                write(file, end.value)
                return file
            if tell and told[1]:
                tell(*told)
    finally:
        work.close()
        if bar:
            bar.close()


def page_of(room: Any) -> Paging:
    """The page of a room, in pieces; a Refusal for what has none, as a game that is not over yet."""
    if isinstance(room, (Watch, Play)):
        return room.paging()
    if isinstance(room, Match):
        return paging(Watch(room), close=True)
    if isinstance(room, Lesson):
        return lesson_paging(room)
    if isinstance(room, Explain):
        return position_paging(room)
    if isinstance(room, HowToRoom):
        return how_to_paging(room)
    those = "a game (uw.watch, a Match, or uw.play when it is over), a lesson, a position or how to play"
    raise Refusal(f"You can save {those}, not {type(room).__name__}.")


def bar_for(name: str) -> _Line | _Bar | None:
    """What shows how far the page of that name is: a line in a terminal, a bar in a cell; nothing elsewhere."""
    if sys.stderr is not None and sys.stderr.isatty():
        return _Line(name, sys.stderr)
    return _Bar() if looping() else None


class _Line:
    """How far it is, in a line of a terminal that is written over: 'game.html [####....]  52 %, 20 s to go'."""

    WIDTH = 30

    def __init__(self, name: str, out: TextIO) -> None:
        self.name, self.out, self.share, self.pace = name[-30:], out, -1, Pace()
        self(0, 1)

    def __call__(self, done: int, of: int) -> None:
        share = 100 * done // of
        if share > self.share:
            self.share, full = share, share * self.WIDTH // 100
            left = self.pace.left(monotonic(), done, of)
            words = f", {left:.0f} s to go" if 0 < left < 10_000 else ""
            bar = f"{'#' * full}{'.' * (self.WIDTH - full)}"
            self._show(f"\r{self.name} [{bar}] {share:3} %{words:<16}")

    def close(self) -> None:
        self._show("\n")

    def _show(self, text: str) -> None:
        self.out.write(text)
        self.out.flush()


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
