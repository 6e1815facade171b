"""The room of a game in play: its table, the coach's desk beside it, and what may be observed of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import traitlets as t

from uncle_widgets.engine.match import Match
from uncle_widgets.games.by_option import ruled
from uncle_widgets.games.names import checked
from uncle_widgets.games.scene import Action
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page.background import Background
from uncle_widgets.widgets.page.base import Box, Room, placed
from uncle_widgets.widgets.page.hearing import FAULT
from uncle_widgets.widgets.page.links import cell
from uncle_widgets.widgets.play.coach import CoachPanel, labels_of
from uncle_widgets.widgets.play.desk import Desk, lifts, why_not
from uncle_widgets.widgets.play.ending import buttons, ended
from uncle_widgets.widgets.play.inplay import Decision, InPlay
from uncle_widgets.widgets.play.phases import CHOICE, Phase
from uncle_widgets.widgets.saved.saving import Saving
from uncle_widgets.widgets.table.race import race_of
from uncle_widgets.widgets.table.table import Table

TOLD = 220
"""Letters told at most of what happened before a game was opened: five lines of a phone."""


class PlayRoom(Room):
    """What a game in play shows, in each of its phases. `Play` says how it goes from one to the next."""

    moves = t.List(t.Unicode(), read_only=True, help="Your moves, as in a record")
    over = t.Bool(False, read_only=True, help="Whether the game is over")
    scores: t.List[Any] = t.List(read_only=True, help="Each player's points at the end; empty before that")

    def __init__(self, played: InPlay, coach: bool, names: Sequence[str] | None, lesson: bool) -> None:
        self.played, self.kit, self.game, self.seat = played, played.kit, played.game, played.seat
        self.names, self.lesson = checked(names, played.game.seats), lesson
        self.desk = Desk(coach, self.names)
        self.phase = Phase.BOTS
        self._key, self._shown = str(self.seat), -1
        self._labels: dict[Any, str] = {}
        self.on_watch: Callable[[str], None] | None = None
        """What opens the record of a finished game, where there is a room for it."""
        self.table = Table(
            self.kit, names=self.names, eyes=[[self._key, self.names[self.seat]]], watcher=self._key,
            clauses=ruled(self.kit, self.game), mode="play", boards=self.kit.boards(self.game),
        )  # fmt: skip
        self.panel = CoachPanel(self.kit)
        super().__init__([Box([placed(self.table, "table"), placed(self.panel, "side")], "uw-cols")])
        self.wires += self.panel.beside(self.table)
        self.work = Background(self._failed)
        self.saving = Saving(self)
        self.works += [self.work, self.saving.work]

    @property
    def match(self) -> Match[Any, Any, Any]:
        """The game so far. Its states contain the hidden cards too."""
        return self.played.match

    @property
    def decisions(self) -> list[Decision]:
        return self.played.decisions

    @property
    def seed(self) -> int:
        return self.played.seed

    @property
    def view(self) -> Any:
        """What you can see now."""
        return self.played.view

    @property
    def legal(self) -> tuple[Any, ...]:
        """Your legal moves; empty if it isn't your turn."""
        return self.played.legal

    def _enter(self, phase: Phase) -> None:
        """Another phase: the table and the desk show it."""
        self.phase = phase
        if phase not in (Phase.HINTING, Phase.THINKING, Phase.REVIEWING):
            self.panel.progress = None
        self.table.busy = phase is Phase.BOTS
        if phase is not Phase.BOTS:
            self._told()
        self._show_desk()

    def _settle(self) -> None:
        """To the phase that the match itself says."""
        if self.played.over:
            self._enter(Phase.OVER)
        elif self.played.waits:
            self._enter(Phase.PRESSING if self.played.press else Phase.STOPPED)
        else:
            self._enter(Phase.CHOOSING)

    def _told(self) -> None:
        """Bring what may be observed up to date."""
        end = self.played.over
        self.tells(over=end is not None, scores=list(end.scores) if end else [])
        if not self.over:
            self.saving.stop()
        link = str(self.played.link)
        self.tells(link=link, cell=cell("play", link), moves=self.played.moves)

    def _publish(self) -> int:
        """Show the position: one scene, of the player's own view. How many letters it says."""
        step = len(self.match.moves)
        since = self._shown if self._shown < step else step - 1
        if since < 0 and self.decisions:  # opened in the midst of a game: from the player's last move on
            since = self.decisions[-1].step
        scene = self.kit.draw(self.match, step, self.seat, self.names, since, self.legal)
        while self._shown < 0 and since < step - 1 and sum(map(len, scene.said)) > TOLD:  # the latest of it
            since = (since + step) // 2
            later = self.kit.draw(self.match, step, self.seat, self.names, since, self.legal)
            if not any(later.said):
                break
            scene = later
        if self.played.press:
            scene = replace(scene, actions=(Action("press", self.played.press, strong=True),))
        self._labels = labels_of(self.legal, scene)
        self._shown = step
        if self.played.decisions and since > self.played.decisions[-1].step and scene.said[0]:
            self.desk.since[step] = scene.said[0]
        self.table.present(self._key, scene, lifts(self.played, self._labels, self.names))
        return sum(map(len, scene.said))

    def _show_desk(self) -> None:
        with self.panel.hold_sync():
            self.panel.over, self.panel.link, self.panel.note = self.over, self.link, ""
            self.panel.desk = self.desk.values(self.played, self._labels)
        back = self.phase in CHOICE | {Phase.PRESSING} and not why_not(self.played, self.lesson)
        with self.table.hold_sync():
            self.table.buttons = buttons(self.over, back, bool(self.on_watch), self.saving.button)
            self._show_end([row["step"] for row in self.desk.review if row["step"] >= 0])

    def _show_end(self, costly: list[int]) -> None:
        """A finished game: the player's place in the caption, and the race in place of the table."""
        over = self.played.over
        self.table.caption = {"line": list(ended(over, self.seat, self.names))} if over else {}
        self.table.race = race_of(self.kit, self.played.match, self.names, self.seat, costly) if over else {}

    def _failed(self, error: Exception) -> bool:
        """Show what went wrong; True for a refusal, which is no fault of ours."""
        refused = isinstance(error, Refusal)
        self._settle()
        if refused:
            self.table.refuse(str(error))
        self.panel.note = str(error) if refused else FAULT
        return refused
