"""The explainer: one question at a time, predicted first, then answered and derived."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from fractions import Fraction
from typing import Any

import traitlets as t

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.lessons import lesson_text
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.show import predicted
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.base import Piece
from uncle_widgets.widgets.panel import answered, asked, fitting, in_force, settings_text, verdict
from uncle_widgets.widgets.sitting import SURE, Prediction, Sitting


class Explainer(Piece, view="explainer"):
    """Asks the kit's questions about the view it is given (`show`).

    Observe `prediction` (the last one, as a dict) or read `sitting`. `predicting` off shows
    every answer at once.
    """

    questions: t.List[Any] = t.List().tag(sync=True)
    """The questions that arise here: id, title, concept."""
    question = t.Unicode().tag(sync=True)
    settings = t.Dict().tag(sync=True)
    predicting = t.Bool(True).tag(sync=True)
    panel = t.Dict().tag(sync=True)
    prediction = t.Dict().tag(sync=True)
    simulated = t.Dict().tag(sync=True)
    """What the trials gave so far: value, low, high, trials, and words for them."""
    note = t.Unicode().tag(sync=True)
    lit = t.Dict().tag(sync=True)
    folded = t.Bool(False).tag(sync=True)
    """Whether only the question asked may be chosen (no list of the others)."""

    def __init__(self, kit: Kit[Any], *, predicting: bool = True, only: str = "", **traits: Any) -> None:
        if only and only not in kit.questions:
            raise Refusal(f"{kit.title} has no question {only[:40]!r}; it has {', '.join(kit.questions)}.")
        self.kit, self.view, self.position, self.only = kit, None, "", only
        self.sitting = Sitting()
        self._said: dict[tuple[str, str, str], dict[str, Any]] = {}
        self._listeners: list[Callable[[], None]] = []
        super().__init__(kit, predicting=predicting, question=only, folded=bool(only), **traits)
        self.on_msg(self._heard)
        self.observe(self._changed, names=["question", "settings", "predicting"])

    @property
    def log(self) -> list[dict[str, str | float | None]]:
        """The predictions of this sitting as plain values; `sitting.save` writes them to a file."""
        return self.sitting.rows()

    @property
    def current(self) -> Question[Any] | None:
        """The question on show with its settings; None where none arises."""
        return self._current

    _current: Question[Any] | None = None
    locked = False
    """Whether an answer stays covered until it is predicted, whatever `predicting` says: in a lesson."""

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call `listener` whenever another question, setting or position is shown, or the answer is."""
        self._listeners.append(listener)

    def show(self, view: Any, position: str) -> None:
        """Ask about `view`; `position` names it in the log ('step 7, seat 1')."""
        self.view, self.position = view, position
        self.refresh()

    def forget(self) -> None:
        """Cover all answers again; the sitting keeps its predictions."""
        self._said.clear()

    def refresh(self) -> None:
        """Choose the question that is to be shown and build its panel."""
        if self.view is None:
            return
        arising = {
            key: question
            for key, question in self.kit.questions.items()
            if key == (self.only or key) and question.ask(self.view) is not None
        }
        with self.hold_sync():
            self.questions = [{"id": key, "title": q.title, "concept": q.concept} for key, q in arising.items()]
            if self.question in arising or not arising:
                chosen = arising.get(self.question)
            else:
                chosen = next(iter(arising.values()))
            self._current = self._set(chosen) if chosen else None
            self._build()
        for listener in self._listeners:
            listener()

    def _set(self, question: Question[Any]) -> Question[Any]:
        """The question with those of the chosen settings that make sense in this position."""
        wanted = {}
        for knob in question.knobs(self.view):
            values = [value for value, _ in knob.choices]
            value = self.settings.get(knob.name, in_force(question, knob))
            if values:
                wanted[knob.name] = value if value in values else values[0]
        made = question.at(**wanted)
        return made if made.ask(self.view) is not None else question

    def _key(self, question: Question[Any]) -> tuple[str, str, str]:
        values = {f.name: getattr(question, f.name) for f in fields(question)}
        return question.id, settings_text(values), self.position

    @property
    def revealed(self) -> bool:
        """Whether the answer may be seen."""
        if self._current is None:
            return False
        free = not self.predicting and not self.locked
        return free or self._key(self._current) in self._said

    def _build(self) -> None:
        question, view = self._current, self.view
        self.simulated, self.lit, self.note = {}, {}, ""
        if question is None:
            self.panel = {"key": self.position, "none": True}
            return
        said = self._said.get(self._key(question))
        panel = {"key": " ".join(self._key(question)), **asked(question, view), "revealed": self.revealed}
        if self.revealed:
            panel |= answered(question, view)
            panel["lesson"] = lesson_text(self.kit, question, view)  # it names the answer
        if said:
            panel["said"] = said
        self.panel = panel

    def predict(self, value: float | str, sure: str = "think") -> None:
        """Give a prediction (of 100 for a chance, else in the question's unit) and see the answer."""
        question = self._current
        if question is None:
            raise Refusal("Expected a position in which a question arises before a prediction.")
        if not isinstance(sure, str) or sure not in SURE:
            raise Refusal(f"Expected how sure you are to be {', '.join(SURE)}, not {str(sure)[:20]!r}.")
        number = predicted(value, question.measure, question.span(self.view))
        exact = question.number(self.view)
        mistake = fitting(question, self.view, number, exact)
        self._said[self._key(question)] = {
            "value": number,
            "sure": sure,
            "verdict": verdict(number, exact, question.measure),
            "mistake": {"name": mistake.name, "words": mistake.words} if mistake else None,
        }
        _, settings, position = self._key(question)
        self.sitting.predictions.append(
            Prediction(
                self.kit.id,
                question.id,
                settings,
                position,
                number,
                sure,
                Fraction(exact),
                question.measure,
                mistake.name if mistake else "",
            )
        )
        self.prediction = dict(self.log[-1])
        self.refresh()

    def _changed(self, change: Mapping[str, Any]) -> None:
        name, asked_for = change["name"], change["new"]
        if name == "question" and asked_for and asked_for not in self.kit.questions:
            self.note = f"There is no question {str(asked_for)[:40]!r} here."
        elif name == "question" and self._current is not None and self._current.id == asked_for:
            return
        else:
            self.refresh()

    def _heard(self, _: Any, message: Any, __: Any) -> None:
        """A request from the page. What is wrong with it is shown, and changes nothing."""
        if not isinstance(message, dict):
            return
        try:
            match message.get("kind"):
                case "predict":
                    self.predict(message.get("value", ""), message.get("sure", "think"))
                case "save":
                    self.send({"kind": "file", "name": "predictions.csv", "text": self.sitting.csv()})
        except Refusal as refusal:
            self.note = str(refusal)
