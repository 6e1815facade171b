"""Lesson mode: the same positions for a whole class, from one seed, with feedback at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import ipywidgets as w
import traitlets as t

from uncle_widgets.engine.game import Choice, Refusal
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.kit import Kit
from uncle_widgets.probability.question import Question
from uncle_widgets.widgets.chart import Trials
from uncle_widgets.widgets.explainer import Explainer
from uncle_widgets.widgets.rooms import SEED, checked_seed, game_of, kit_of, placed, room
from uncle_widgets.widgets.stepper import join
from uncle_widgets.widgets.strip import Strip
from uncle_widgets.widgets.table import Table, pack

POINTS = ((0.03, 3), (0.08, 2), (0.15, 1))
"""How far off (as a share of the span) still earns how many points."""
LENGTHS = (1, 30)


@dataclass(frozen=True)
class Task:
    """One position of a lesson and its question."""

    match: Match[Any, Any, Any]
    step: int
    seat: int
    question: Question[Any]


def tasks(kit: Kit[Any], game: Any, questions: Sequence[str], seed: int) -> Iterator[Task]:
    """Positions without end: random games, random moments at which the question arises."""
    rng = Random(f"{seed} lesson")
    turn = 0
    while True:
        match = play_on(Match.new(game), [kit.players["random"]] * game.seats, rng)
        for _ in range(2):  # a few moments of each game
            wanted = kit.questions[questions[turn % len(questions)]]
            task = _moment(match, wanted, rng)
            if task is not None:
                turn += 1
                yield task


def _moment(match: Match[Any, Any, Any], question: Question[Any], rng: Random) -> Task | None:
    """A random step of the match at which the seat on turn may be asked, with a setting drawn too."""
    for _ in range(40):
        step = rng.randrange(len(match.steps))
        turn = match.game.turn(match.steps[step].state)
        if not isinstance(turn, Choice):
            continue
        view = match.view(step, turn.seat)
        if question.ask(view) is None:
            continue
        settings = {
            knob.name: rng.choice(knob.choices)[0]
            for knob in question.knobs(view)
            if not knob.supposes and knob.choices
        }
        asked = question.at(**settings)
        if asked.ask(view) is None:
            continue
        number = asked.number(view)
        if asked.measure == "chance" and not 0 < number < 1 and rng.random() < 0.8:
            continue  # few positions whose answer is never or always
        return Task(match, step, turn.seat, asked)
    return None


def asked_at(kit: Kit[Any], level: str | int) -> list[str]:
    """The ids of the questions of a level; a Refusal for one that there is not."""
    ids = list(kit.questions)
    levels = {"1": ids[:2], "2": ids[:4], "3": ids, **{key: [key] for key in ids}}
    if isinstance(level, bool) or str(level) not in levels:
        raise Refusal(f"Expected level 1, 2, 3 or one of {', '.join(ids)}, not {str(level)[:20]!r}.")
    return levels[str(level)]


class Lesson(w.Box):
    """A sequence of positions with a prediction each. Observe `done` and `score`.

    The same seed gives every student the same sequence. `log` holds the answers as plain values.
    """

    done = t.Int(0)
    score = t.Int(0)

    def __init__(self, game: Any, level: str | int, length: int, seed: int) -> None:
        kit = kit_of(game)
        self.kit, self.length, self.seed, self.level = kit, length, seed, str(level)
        questions = asked_at(kit, level)
        made = tasks(kit, game, questions, seed)
        self.tasks = [next(made) for _ in range(length)]
        names = list("ABCDEFGHIJ"[: game.seats])
        self.names = names
        self.table = Table(
            game=kit.id, names=names, pool=[], frames={"0": []}, eyes=[["0", "You"]], watcher="0",
            clauses=dict(kit.rules), mode="play",
        )  # fmt: skip
        self.strip = Strip(game=kit.id)
        self.explainer = Explainer(kit, predicting=True, only=questions[0])
        self.trials = Trials(game=kit.id)
        side = room([self.strip, self.explainer], "uw-stack")
        inner = room([placed(self.table, "table"), placed(side, "side"), placed(self.trials, "low")], "uw-cols")
        super().__init__([inner])
        self.add_class("uw-room")
        join(self.table, self.explainer, self.trials)
        self.at = 0
        self.points: list[int | None] = [None] * length
        self.strip.on_press(self._pressed)
        self.explainer.observe(self._predicted, names="prediction")
        self.explainer.locked = True
        self.explainer.on_change(self._head)
        self._show()

    @property
    def log(self) -> list[dict[str, str | float | None]]:
        return self.explainer.log

    def _show(self) -> None:
        task = self.tasks[self.at]
        since = self.kit.before(task.match, task.step)
        scene = self.kit.draw(task.match, task.step, task.seat, self.names, since)
        pool, frames = pack({"0": [scene]})
        with self.table.hold_sync():
            self.table.pool, self.table.frames, self.table.note = pool, frames, ""
            self.table.stamp += 1
        self.explainer.only = task.question.id
        knobs = [knob.name for knob in task.question.knobs(task.match.view(task.step, task.seat))]
        self.explainer.settings = {name: getattr(task.question, name) for name in knobs}
        self.explainer.show(task.match.view(task.step, task.seat), self._place())
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
        return (
            self.kit.questions[self.level].title
            if self.level in self.kit.questions
            else f"Lesson, level {self.level}"
        )

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

    def _predicted(self, change: Any) -> None:
        if self.points[self.at] is not None or not change["new"]:
            return
        task = self.tasks[self.at]
        view = task.match.view(task.step, task.seat)
        low, high = (0.0, 1.0) if task.question.measure == "chance" else task.question.span(view)
        place = self._place()
        entries = [p for p in self.explainer.sitting.predictions if p.position == place]
        if not entries:
            return  # set by the page, not said
        entry = entries[0]
        if entry.exact != task.question.number(view):
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
        """The lesson anew, with the positions of a seed and perhaps another level."""
        level = self.level if level is None else level
        questions = asked_at(self.kit, level)
        made = tasks(self.kit, self.tasks[0].match.game, questions, checked_seed(seed))
        self.tasks = [next(made) for _ in range(self.length)]
        self.seed, self.level = checked_seed(seed), str(level)
        self.at, self.points = 0, [None] * self.length
        self.done = self.score = 0
        self._show()

    def __repr__(self) -> str:
        return f"Lesson({self.kit.id!r}, {self.length} positions, seed={self.seed})"


def lesson(
    game: Any, level: str | int = 1, seed: int = SEED, length: int = 10, seats: int | None = None, **options: Any
) -> Lesson:
    """A lesson of `length` positions (1 to 30), the same for everyone with the same seed.

    `level` is 1 (the first two questions), 2 (the first four), 3 (all), or a question's id.
    """
    made = game_of(game, seats, options)
    if type(length) is not int or not LENGTHS[0] <= length <= LENGTHS[1]:
        raise Refusal(f"Expected a length from {LENGTHS[0]} to {LENGTHS[1]}, not {str(length)[:20]}.")
    return Lesson(made, level, length, checked_seed(seed))
