"""The explainer: one question at a time, predicted first, then answered, derived and tried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, TypeVar

import traitlets as t

from uncle_widgets.asking import deeds as do
from uncle_widgets.asking import panel as asking
from uncle_widgets.asking import shown
from uncle_widgets.asking.shapes import HeatMap, Nothing
from uncle_widgets.asking.sitting import Sitting, now
from uncle_widgets.asking.state import ORDERS, PAGES, Asked
from uncle_widgets.games.kit import Kit
from uncle_widgets.probability.columns import Rows
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page import messages
from uncle_widgets.widgets.page.base import Piece
from uncle_widgets.widgets.page.hearing import Hears
from uncle_widgets.widgets.page.messages import ToPanel
from uncle_widgets.widgets.page.mirror import Mirror, Runner
from uncle_widgets.widgets.panel.facts import Card, Places
from uncle_widgets.widgets.panel.trials import Trials, first_seed
from uncle_widgets.widgets.table.heat import told

V = TypeVar("V")


def onward(main: Mapping[str, Any], button: str = "") -> str:
    """What was pressed of the main button and the one next to it: 'go', 'next' or 'like'; '' for nothing of these.

    Without a `button` it is the one that continues.
    """
    kinds = [one.get("kind", "") for one in (main, main.get("also", {}))]
    wanted = (button,) if button else ("go", "next")
    return next((kind for kind in kinds if kind in wanted and kind in ("go", "next", "like")), "")


NOTHING: Nothing = {"key": "", "none": True, "title": "There is no question yet.", "when": ""}
"""The panel before a position is there: practice may still look for its first."""


class Explainer(Mirror, Piece, Hears[ToPanel], view="explainer", hears="question settings page why lit dealt"):
    """The panel that asks questions about a position, or about the positions of a room.

    Observe `prediction` (the last guess, as a dict) or read `sitting`. If `predicting` is off, it shows every
    answer at once. `trials` tries out the current question. You can set `question`, `settings`, `page`, `why` and
    `predicting`.
    """

    questions: t.List[Any] = t.List(help="All questions, in fixed places (see `asking.shapes.Chip`)").tag(
        sync=True
    )
    question = t.Unicode(help="The id of the current question; '' for none").tag(sync=True)
    settings = t.Dict(help="The question's settings, by name").tag(sync=True)
    predicting = t.Bool(True, help="Whether to ask for a guess before an answer").tag(sync=True)
    order = t.Enum(ORDERS, "set", help="In which order you can answer a lesson's positions").tag(sync=True)
    panel = t.Dict(dict[str, Any](NOTHING), help="What the panel shows (see `asking.shapes.Panel`)").tag(sync=True)
    page = t.Enum(PAGES, "answer", help="Which page of the answer is open").tag(sync=True)
    why = t.Int(0, min=0, max=asking.STEPS - 1, help="The current step of Why").tag(sync=True)
    prediction = t.Dict(help="The last guess, a row of `log`; {} before the first").tag(sync=True)
    tried = t.Dict(help="The results of the trials so far (see `Trials.told`)").tag(sync=True)
    dealt = t.Dict(help="What the last trial dealt: item to card").tag(sync=True)
    note = t.Unicode(help="Why something was refused, in one sentence; '' if nothing was").tag(sync=True)
    lit = t.Dict(help="Items that the current step counts, with their colour").tag(sync=True)
    moment = t.Dict(help="The current turning point (see `asking.shapes.Moment`)").tag(sync=True)
    guesses: t.List[Any] = t.List(help="The guesses at turning points (see `asking.shapes.Guess`)").tag(sync=True)
    ending = t.Dict(help="How good the guesses of a game were (see `asking.shapes.Ending`)").tag(sync=True)
    goal = t.Dict(help="In a lesson: title, line, at (the position), of (how many)").tag(sync=True)
    pair: t.List[Any] = t.List(help="Two positions answered together (see `asking.shapes.Side`)").tag(sync=True)
    kept = t.Unicode(help="The name under which a tab stores `keeping` (see `recall`); '' for none").tag(sync=True)
    keeping = t.Dict(help="What a tab stores and sends back").tag(sync=True)
    main = t.Dict(help="The main button (see `asking.shapes.MainButton`)").tag(sync=True)

    def __init__(
        self,
        kit: Kit[Any],
        *,
        predicting: bool = True,
        only: str = "",
        trial_seed: int | None = None,
        facts: Places | None = None,
        **traits: Any,
    ) -> None:
        if only and only not in kit.questions:
            raise Refusal(f"{kit.title} has no question {only[:40]!r}. It has {', '.join(kit.questions)}.")
        self.kit = kit
        self.facts = facts or Places(kit)
        self.facts.only = self.facts.only or only
        self.student = ""
        self.heat: HeatMap = {}
        """What the question on show has for the board; nothing before its answer may be seen."""
        self.trials = Trials(self._tried, first_seed(trial_seed), kit.terms.trial)
        self.redrawn: Callable[[], None] = lambda: None
        """The room's part: called when something else is shown, or tried out."""
        self.pressed: Callable[[str], None] = lambda kind: None
        """The room's part: the main button was pressed, or a moment skipped."""
        self.opened: Callable[[str], None] = lambda link: None
        """The room's part: one of the doors at the end of a game was pressed."""
        self.restored: Callable[[Any], None] = lambda kept: None
        """The room's part: a tab has sent back what it kept."""
        self.runner = Runner(
            Asked(question=only, predicting=predicting),
            lambda asked, deed: asking.did(self.facts, asked, deed),
            self._draw,
        )
        self.do: Callable[[do.Deed], None] = self.runner.do
        self._asked: Callable[[], Asked] = lambda: self.runner.state
        super().__init__(kit, predicting=predicting, question=only, **traits)
        self._now = {"predicting": predicting, "question": only}
        self.deeds = {
            "question": lambda value: self.do(do.Pick(value)),
            "settings": lambda value: self.do(do.Set(value)),
            "predicting": lambda value: self.do(do.AskFirst(value)),
            "page": lambda value: self.do(do.Turn(value)),
            "why": lambda value: self.do(do.Why(value)),
        }
        self.on_heard(self._heard)

    def joins(self, do: Callable[[do.Deed], None], asked: Callable[[], Asked]) -> None:
        """Stand in a room whose state has more in it: what is done here is done there."""
        self.do, self._asked = do, asked

    @t.validate("question", "settings", "predicting", "page", "why")
    def _wished(self, proposal: Any) -> Any:
        return self.wished(proposal)

    @property
    def asked(self) -> Asked:
        """The state that is shown."""
        return self._asked()

    @property
    def card(self) -> Card | None:
        """The question on show as it stands there; None where it does not arise."""
        asked = self.asked
        return self.facts.card(asked.place, asked.question, asked.settings)

    @property
    def current(self) -> Question[Any] | None:
        """The question on show with its settings; None where it does not arise."""
        return posed.question if (posed := self.posed) else None

    @property
    def posed(self) -> Posed[Any] | None:
        """The current question for this position, with everything that the page says about it."""
        return card.posed if (card := self.card) else None

    @property
    def view(self) -> Any:
        """What is asked about; None before anything is."""
        place = self.asked.place
        return self.facts.view(place) if self.facts.knows(place) else None

    @property
    def position(self) -> str:
        """The name of that in the log."""
        return self.facts.name(self.asked.place)

    @property
    def revealed(self) -> bool:
        """Whether the answer may be shown: after a guess, if `predicting` is off, or if the answer is certain."""
        return asking.revealed(self.facts, self.asked)

    @property
    def sitting(self) -> Sitting:
        """The guesses since this widget was made."""
        return Sitting(self.facts.log(self.asked.said, self.asked.attempts), self.student)

    @property
    def log(self) -> Rows:
        """All guesses as plain values, one row each. `sitting.save` writes them to a file."""
        return self.sitting.rows()

    # ---------- what is done ----------

    def show(self, view: Any, position: str) -> None:
        """Ask about `view`. `position` names it in the log ('step 7, seat 1')."""
        self.facts.put(position, view)
        self.do(do.Look(position))

    def pick(self, question: Any) -> None:
        """Ask this question, and keep it from step to step, even where it doesn't apply."""
        if not isinstance(question, str):
            offered = ", ".join(self.facts.offered(self.asked.place))
            raise Refusal(f"Expected one of the questions {offered}, not {str(question)[:20]!r}.")
        self.do(do.Pick(question))

    def predict(
        self,
        value: float | str | Fraction,
        sure: str = "",
        time: str = "",
        *,
        second: float | str | Fraction = "",
    ) -> None:
        """Give a guess and show the answer.

        Args:
            value: the guess, out of 100 for a chance, otherwise in the question's unit.
            sure: how sure you are: 'guess', 'think' or 'know'; '' if you don't say.
            time: when the guess was made, if that is not now (see `sitting.now`).
            second: the guess for the other position, if a lesson shows two positions next to each other.
        """
        if not isinstance(sure, str):
            raise Refusal(f"How sure you are must be a word, not {str(sure)[:20]!r}.")
        typed, other = self._typed(value), self._typed(second)
        self.do(do.Predict(typed, sure, time or now(), self.trials.seed, other))

    def own(self, yes: bool) -> None:
        """Say whether the mistake that one is asked about was one's own; a Refusal where none is asked about."""
        if type(yes) is not bool:
            raise Refusal(f"Expected True or False, not {str(yes)[:20]!r}.")
        self.do(do.Own(yes))

    def answer_step(self, number: float | str | Fraction) -> None:
        """Answer the current small question of Work it out: a chance out of 100, otherwise a number.

        Raises:
            Refusal: before the guess, if the question has no steps, or if this can't be an answer.
        """
        self.do(do.AnswerStep(self._step, self._typed(number)))

    def show_step(self) -> None:
        """Show the answer to the current small question. Raise Refusal if there is none."""
        self.do(do.ShowStep(self._step))

    @property
    def _step(self) -> int:
        """The small question that is asked now; -1 after the last, and before there is one."""
        return int(self.panel.get("work", {}).get("at", -1))

    def _typed(self, value: float | str | Fraction) -> str:
        """A number as it would be typed: a Fraction is of 100 for a chance, as a number is."""
        if isinstance(value, Fraction) and value.denominator > 1 and self._chance:
            return str(value / 100)  # what is typed as a fraction is a share
        return str(value)

    @property
    def _chance(self) -> bool:
        return self.card is not None and self.card.posed.measure == "chance"

    def forget(self) -> None:
        """Hide all answers again. The guesses stay in `sitting`."""
        self.do(do.Cover())

    # ---------- what is shown ----------

    def _draw(self) -> None:
        """Show the state of a panel that stands by itself."""
        self.draw(lambda: (shown.panel(self.facts, self.asked), None))
        if self.facts.knows(self.asked.place):
            self.redrawn()

    def draw(self, values: Callable[[], tuple[Mapping[str, Any], V]]) -> V | None:
        """Show the first of `values()`; the second comes back. Nothing before there is a place.

        A question that raises is passed over, and the panel names it.
        """
        asked = self.asked
        if not self.facts.knows(asked.place):
            self.put({"question": asked.question, "settings": asked.settings, "predicting": asked.predicting})
            return None
        while True:
            try:
                told, more = values()
                told = self._tried_out(told)
                break
            except Exception as error:
                card = self.card
                if card is None:
                    raise
                self.facts.spoil(card.posed.question, asked.place, error)
        with self.hold_sync():
            self.note = ""
            if told["panel"] != self.panel:
                self.lit = {}
            self.put(told)
        return more

    def _tried_out(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """These values, with what the trials of the question have given, and the last number given."""
        sheet = dict(values["panel"])
        shows = bool(sheet.get("revealed"))
        asked, posed = self.asked, self.posed
        self.heat = told(posed.heat) if shows and posed else {}
        self.trials.bind(posed, sheet.get("said", {}).get("value"))
        if shows and asked.page == "try" and self.trials.leaves_traces:  # a trial is dealt to know
            sheet["traces"] = True
        said = asked.said
        last = self.facts.prediction(said[-1], said[:-1]) if len(said) > asked.covered else None
        return {**values, "panel": sheet, **self._trials(shows), "prediction": last.row() if last else {}}

    def _trials(self, shows: bool) -> dict[str, Any]:
        """What the trials gave: nothing of it before the answer."""
        return {"tried": self.trials.told(shows), "dealt": dict(self.trials.dealt) if shows else {}}

    def _tried(self) -> None:
        """The trials have gone on."""
        self.put(self._trials(bool(self.panel.get("revealed"))))
        self.redrawn()

    # ---------- what is heard ----------

    def _heard(self, message: ToPanel) -> None:
        """A request from the page. What is wrong with it is shown, and changes nothing."""
        match message:
            case messages.Predict():
                self.predict(message.value, message.sure, second=message.second)
            case messages.Go():
                self.do(do.Go(message.at))
            case messages.Open() if any(message.link == door["link"] for door in self.ending.get("doors", ())):
                self.opened(message.link)
            case messages.Own():
                self.own(message.yes)
            case messages.AnswerStep():
                self.do(do.AnswerStep(message.step, message.number))
            case messages.ShowStep():
                self.do(do.ShowStep(message.step))
            case messages.Main() if kind := onward(self.main, message.button):
                self.pressed(kind)
            case messages.Pick():
                self.pick(message.question)
            case messages.Skip():
                self.pressed("skip")
            case messages.Run() if self.revealed:
                self.trials.begin(message.trials, message.calm)
            case messages.Stop():
                self.trials.stop()
            case messages.Again() if self.revealed:
                self.trials.again(message.seed)
            case messages.Restore():
                self.restored(message.kept)
            case messages.Save():
                self.reply(messages.File(name="predictions.csv", text=self.sitting.csv()))
