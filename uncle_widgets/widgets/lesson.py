"""Lesson mode: the same positions for a whole class, from one seed, with feedback at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import traitlets as t

from uncle_widgets.engine.game import Game
from uncle_widgets.games.table import SEED, checked_seed, game_of, kit_of
from uncle_widgets.refusal import Refusal
from uncle_widgets.refusal import whole as whole_number
from uncle_widgets.widgets.background import Background, Work
from uncle_widgets.widgets.exercises import Exercise, asked_at, search
from uncle_widgets.widgets.explain import KEY
from uncle_widgets.widgets.links import Link, cell, is_link, parse, settings, whole
from uncle_widgets.widgets.stage import Stage
from uncle_widgets.widgets.strip import Strip

POINTS = ((0.03, 3), (0.08, 2), (0.15, 1))
"""How far off (as a share of the span) still earns how many points."""
LENGTH = 10
LENGTHS = (1, 30)


class Lesson(Stage):
    """A sequence of positions with a prediction each. Observe `done` and `score`.

    The same seed gives every student the same sequence. `log` holds the answers as plain values.
    """

    done = t.Int(0)
    score = t.Int(0)

    def __init__(
        self,
        game: Game[Any, Any, Any],
        level: str | int = 1,
        length: int = LENGTH,
        seed: int = SEED,
        **shown: Any,
    ) -> None:
        kit = kit_of(game)
        self.length = whole_number("length", length, *LENGTHS)
        self.seed, self.level = checked_seed(seed), str(level)
        questions = asked_at(kit, level)
        self._search = _Found(search(kit, game, questions, self.seed))
        self._search.need(1)
        self.strip = Strip(kit)
        super().__init__(
            game,
            kit,
            eyes=[[KEY, "You"]],
            watcher=KEY,
            question=questions[0],
            only=True,
            above=[self.strip],
            **shown,
        )
        self.looking = Background()
        self.works.append(self.looking)
        self.strip.on_press(self._pressed)
        self.explainer.observe(self._scored, names="prediction")
        self.explainer.locked = True
        self.explainer.on_change(self._head)
        self._begin()

    @property
    def log(self) -> list[dict[str, str | float | None]]:
        return self.explainer.log

    @property
    def exercises(self) -> list[Exercise]:
        """All positions of the lesson, in order."""
        return self._search.need(self.length)[: self.length]

    def _begin(self) -> None:
        self.at = 0
        self.points: list[int | None] = [None] * self.length
        self.done = self.score = 0
        self.explainer.forget()
        self._before = len(self.explainer.sitting.predictions)
        self.link, self.cell = self._addresses()
        self._show()
        self.looking.begin(self._search.slowly(self.length))

    def _addresses(self) -> tuple[str, str]:
        given = {"level": self.level, "seed": self.seed, "length": self.length}
        values = settings(self.game) | {name: str(value) for name, value in given.items()}
        return str(Link("lesson", self.kit.id, values)), cell("lesson", self.kit.id, self.game, **given)

    def _exercise(self) -> tuple[Exercise, Any]:
        """What is asked now, and the view that it is asked of."""
        one = self._search.need(self.at + 1)[self.at]
        return one, one.match.view(one.step, one.seat)

    def _show(self) -> None:
        one, view = self._exercise()
        since = self.kit.before(one.match, one.step)
        self.table.present(KEY, self.kit.draw(one.match, one.step, one.seat, self.names, since))
        self.explainer.only = one.question.id
        self.explainer.settings = {k.name: getattr(one.question, k.name) for k in one.question.knobs(view)}
        self.explainer.show(view, self._place())
        self._head()

    def _place(self) -> str:
        return f"lesson {self.seed}, position {self.at + 1}"

    def _head(self) -> None:
        given = self.points[self.at]
        most = POINTS[0][1]
        if self.done == self.length:
            words = f"All {self.length} positions are done: {self.score} of {self.length * most} points."
        elif given is None:
            words = "Look at the table, then say what you expect."
        else:
            words = f"{given} of {most} points for this one. {self._said()}"
        if not self.done and not self.at:
            self.strip.fields = self._fields()
        last = self.at == self.length - 1
        waits = "Give your prediction first" if given is None else "This is the last one"
        self.strip.heading, self.strip.words = self._title(), words
        self.strip.progress = [self.done, self.length]
        self.strip.buttons = [
            {
                "kind": "next",
                "label": "Next position",
                "strong": True,
                "off": waits if given is None or last else "",
            },
            {"kind": "back", "label": "Back", "off": "" if self.at else "This is the first one"},
            {"kind": "set", "label": "Begin this lesson"},
        ]

    def _title(self) -> str:
        if self.level in self.kit.questions:
            return self.kit.questions[self.level].title
        return f"Lesson, level {self.level}"

    def _fields(self) -> list[dict[str, Any]]:
        """Level and seed, to begin another lesson."""
        levels = ["1", "2", "3", *self.kit.questions]
        return [
            {
                "name": "level",
                "label": "Level, or one question",
                "value": self.level,
                "choices": levels,
                "help": "",
            },
            {"name": "seed", "label": "Seed, the same for a class", "value": str(self.seed), "help": "a number"},
        ]

    def _said(self) -> str:
        said = self.explainer.panel.get("said") or {}
        mistake = said.get("mistake")
        return f"{mistake['name']}. {mistake['words']}" if mistake else str(said.get("verdict", ""))

    def _scored(self, change: Any) -> None:
        if self.points[self.at] is not None or not change["new"]:
            return
        one, view = self._exercise()
        low, high = (0.0, 1.0) if one.question.measure == "chance" else one.question.span(view)
        place = self._place()
        entries = [p for p in self.explainer.sitting.predictions[self._before :] if p.position == place]
        if not entries:
            return  # set by the page, not said
        entry = entries[0]
        if entry.exact != one.question.number(view):
            return  # another setting was asked about; the position's own question waits
        off = abs(entry.prediction - float(entry.exact)) / (high - low)
        self.points[self.at] = next((points for most, points in POINTS if off <= most), 0)
        self.done = sum(p is not None for p in self.points)
        self.score = sum(p or 0 for p in self.points)

    def _pressed(self, kind: str, values: Mapping[str, str]) -> None:
        if kind == "next":
            if self.points[self.at] is None:
                raise Refusal("Give your prediction first.")
            if self.at == self.length - 1:
                raise Refusal("This is the last position.")
            self.at += 1
            self._show()
        elif kind == "back" and self.at:
            self.at -= 1
            self._show()
        elif kind == "set":
            self.restart(checked_seed(values.get("seed", self.seed)), values.get("level", self.level))

    def restart(self, seed: int, level: str | int | None = None) -> None:
        """The lesson anew, with the positions of a seed and perhaps another level, or a Refusal and no change."""
        level = self.level if level is None else level
        found = _Found(search(self.kit, self.game, asked_at(self.kit, level), checked_seed(seed)))
        found.need(1)
        self._search, self.seed, self.level = found, checked_seed(seed), str(level)
        self._begin()

    def __repr__(self) -> str:
        return f"Lesson({self.kit.id!r}, {self.length} positions, seed={self.seed})"


class _Found:
    """The exercises of a search, found when they are needed or, slowly, before."""

    def __init__(self, search: Iterator[Exercise | None]) -> None:
        self._search = search
        self._found: list[Exercise] = []

    def need(self, number: int) -> list[Exercise]:
        """At least so many; a Refusal where there are none."""
        while len(self._found) < number:
            self._look()
        return self._found

    def slowly(self, number: int) -> Work:
        """The same with pauses, a game at a time."""
        while len(self._found) < number:
            yield 0.01
            self._look()

    def _look(self) -> None:
        found = next(self._search)
        if found is not None:
            self._found.append(found)


def lesson(
    game: Any,
    level: str | int = 1,
    seed: int = SEED,
    length: int = LENGTH,
    seats: int | None = None,
    *,
    trial_seed: int | None = None,
    **options: Any,
) -> Lesson:
    """A lesson of `length` positions (1 to 30), the same for everyone with the same seed.

    `level` is 1 (the first two questions), 2 (the first four), 3 (all), or a question's id. Of a
    link, it is that very lesson.
    """
    if is_link(game):
        if level != 1 or seed != SEED or length != LENGTH or seats is not None or options:
            raise Refusal("Expected no level, seed, length, seats or options beside a link, which has its own.")
        return opened(parse(game), trial_seed=trial_seed)
    return Lesson(game_of(game, seats, options), level, length, checked_seed(seed), trial_seed=trial_seed)


def opened(link: Link, **shown: Any) -> Lesson:
    """The lesson of a link."""
    values = dict(link.check("lesson").values)
    level, seed = values.pop("level", "1"), checked_seed(values.pop("seed", SEED))
    length = whole(values, "length", LENGTH)
    return Lesson(game_of(link.game, values.pop("seats", None), values), level, length, seed, **shown)
