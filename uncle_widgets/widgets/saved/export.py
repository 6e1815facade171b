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
    """Write a game, a lesson, a position or how to play as one page that works alone; the path written.

    `room` is what `uw.watch`, `uw.lesson`, `uw.explain`, `uw.what_if` or `uw.how_to` gives, a Match, or what
    `uw.play` gives once its game is over. A lesson's page asks at its positions and judges as the room does, tells
    how it went, and has some positions to practise on; what was said can be handed in as CSV or as a receipt. A
    game's page steps, shows every seat's eyes, asks for predictions and answers with derivations; at its moments a
    question has its first setting to be changed too. Of more than `saved.MOST` views its moments alone are
    explained. A position's page has its questions as they are set, and other choices of their first setting; one
    that was set up by hand cannot be changed there. *Try it* is there for the question of each position of a
    lesson or of practice, at a game's moments, and at a position: `tries.MOST` trials a run, dealt beforehand;
    each student's seed begins elsewhere among them. The answers lie in the page: covered, but not locked.

    That may take a minute: a terminal and a cell show a bar. `progress(done, of)` is called in its place for each
    view drawn and each answered; None shows nothing. Raises Refusal for anything else to show, and, before any of
    that work, for a path that does not end in .html or may not be written.
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
