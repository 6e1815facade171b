"""The explainer: one question at a time, predicted first, then answered, derived and tried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from fractions import Fraction
from typing import Any

import traitlets as t

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.lessons import lesson_text
from uncle_widgets.probability.marking import Judged, verdict
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Mistake
from uncle_widgets.probability.show import amount, predicted
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.base import Piece
from uncle_widgets.widgets.faults import Faults, Key, key_of
from uncle_widgets.widgets.guesses import Guess, closing
from uncle_widgets.widgets.heat import told
from uncle_widgets.widgets.panel import (
    answered,
    asked,
    nothing,
    set_so,
    siblings,
    verdict_words,
    was,
)
from uncle_widgets.widgets.settable import settable
from uncle_widgets.widgets.shapes import HeatMap
from uncle_widgets.widgets.sitting import SURE, Prediction, Sitting, how_sure, now
from uncle_widgets.widgets.stops import Stop
from uncle_widgets.widgets.telling import Telling
from uncle_widgets.widgets.trials import Trials, first_seed

PAGES = ("answer", "why", "try")
ORDERS = ("set", "any")
Own = Sequence[Mistake] | Callable[[Fraction], Sequence[Mistake]]


class Explainer(Telling, Piece, view="explainer", hears="question settings page why lit dealt"):
    """Asks the kit's questions about the view it is given (`show`, or `show_moment` at a stop).

    Observe `prediction` (the last one, as a dict) or read `sitting`. `predicting` off shows
    every answer at once. `trials` tries out the question that is shown.
    """

    questions: t.List[Any] = t.List().tag(sync=True)
    """All there are, in fixed places: id, name, title, arises, when, done."""
    question = t.Unicode().tag(sync=True)
    settings = t.Dict().tag(sync=True)
    predicting = t.Bool(True).tag(sync=True)
    order = t.Enum(ORDERS, "set").tag(sync=True)
    panel = t.Dict().tag(sync=True)
    page = t.Enum(PAGES, "answer").tag(sync=True)
    why = t.Int(0, min=0, max=25).tag(sync=True)
    """The step of the derivation that is shown, one of 26 at most; the page lights its cards."""
    prediction = t.Dict().tag(sync=True)
    tried = t.Dict().tag(sync=True)
    """What the trials gave so far (see `Trials.told`)."""
    dealt = t.Dict().tag(sync=True)
    note = t.Unicode().tag(sync=True)
    lit = t.Dict().tag(sync=True)
    moment = t.Dict().tag(sync=True)
    guesses: t.List[Any] = t.List().tag(sync=True)
    closing = t.Unicode().tag(sync=True)
    """How the guesses did, when the game is over; and how sure they were."""
    goal = t.Dict().tag(sync=True)
    """In a lesson: title, line, at, of."""
    kept = t.Unicode().tag(sync=True)
    """Under which name a tab keeps `keeping`, to send it back after a reload; '' for nothing. See `recall`."""
    keeping = t.Dict().tag(sync=True)
    main = t.Dict().tag(sync=True)
    """The one main button: label, kind ('predict' sends the number) and, where it is off, why."""

    def __init__(
        self,
        kit: Kit[Any],
        *,
        predicting: bool = True,
        only: str = "",
        trial_seed: int | None = None,
        **traits: Any,
    ) -> None:
        if only and only not in kit.questions:
            raise Refusal(f"{kit.title} has no question {only[:40]!r}; it has {', '.join(kit.questions)}.")
        self.kit, self.view, self.position, self.only = kit, None, "", only
        self.sitting = Sitting()
        self.trials = Trials(self._tried, first_seed(trial_seed))
        self.onward = ""
        """In a lesson: what the main button says once the answer is shown; 'next' is its kind then."""
        self.prefer: Callable[[Any], str] | None = None
        """The id of the question with most at stake in a view, '' for none; asked while nobody has chosen one."""
        self.own: Own = ()
        """A lesson's own mistakes for the question on show; or what gives them, for one who says so much."""
        self.notice = ""
        """What a lesson has to say of the position, once it is answered."""
        self.since: tuple[Any, str] | None = None
        """The view and the position that this one was changed from: what the answer was there stays beside it."""
        self.locked = False
        """Whether an answer stays covered until it is predicted, whatever `predicting` says: in a lesson."""
        self.held = False
        """Whether a posed question keeps its settings until it is predicted: in a position by itself."""
        self._picked = ""
        """The question that somebody chose; it stays from step to step."""
        self._settings: dict[str, Any] | None = None
        """The settings from before a moment, which come back after it."""
        self._choosing = False
        self._current: Posed[Any] | None = None
        self._fixed: Question[Any] | None = None
        self._moment: Stop | None = None
        self._stop: tuple[str, Mapping[str, Any]] = ("", {})  # the question of the moment, and its settings
        self._aside = False
        """Whether another question than the moment's is on show while the game waits."""
        self._fate: dict[str, Any] = {}
        """The moment as the page is told of it, with what came of it."""
        self._guesses: dict[int, Guess] = {}
        self._said: dict[Key, dict[str, Any]] = {}
        self._faults = Faults()
        self.heat: HeatMap = {}
        """What the question on show has for the board; nothing before its answer may be seen."""
        super().__init__(kit, predicting=predicting, question=only, **traits)
        self.on_msg(self._heard)
        self.observe(self._changed, names=["question", "settings", "predicting"])

    @t.validate("question", "settings")
    def _known(self, proposal: Any) -> Any:
        shown = None if self._choosing else self._current
        fixed = self._fixed if self.held and not self._choosing else None
        waits = fixed is not None and not self._seen(fixed.posed(self.view))
        if waits and proposal["value"] not in ({}, self.only):
            raise t.TraitError("Expected a number for the question as it is set, before another.")
        return settable(proposal, self._offered, shown.knobs if shown else None, self.settings)

    @property
    def log(self) -> list[dict[str, str | float | None]]:
        """The predictions of this sitting as plain values; `sitting.save` writes them to a file."""
        return self.sitting.rows()

    @property
    def current(self) -> Question[Any] | None:
        """The question on show with its settings; None where it does not arise."""
        return self._current.question if self._current else None

    @property
    def posed(self) -> Posed[Any] | None:
        """The same about the view on show, with all that it says there."""
        return self._current

    # ---------- what is asked ----------

    def show(
        self,
        view: Any,
        position: str,
        own: Own = (),
        notice: str = "",
        fixed: Question[Any] | None = None,
    ) -> None:
        """Ask about `view`; `position` names it in the log ('step 7, seat 1'). A moment before it is over.

        `fixed` is the question that a lesson asks here, set as it is; `own` and `notice` are the lesson's too.
        """
        self._moment, self._fate, self._aside = None, {}, False
        self.view, self.position, self.own, self.notice = view, position, own, notice
        self._fixed = fixed
        if fixed is not None:
            self.only = fixed.id
            self._put(fixed.id, {})
        elif self._settings is None:
            self.refresh()
        else:
            settings, self._settings = self._settings, None
            self._put(self._picked or self.question, settings)

    def show_moment(
        self, view: Any, position: str, question: str, settings: Mapping[str, Any], moment: Stop
    ) -> None:
        """Stop at `moment`: ask `question`, set so, about the view before it."""
        self.view, self.position, self.own, self.notice = view, position, (), ""
        if self._settings is None:
            self._settings = dict(self.settings)
        self._moment, self._fate, self._aside = moment, asdict(moment), False
        self._stop, self._fixed = (question, settings), None
        self._put(question, settings)

    def _put(self, question: str, settings: Mapping[str, Any]) -> None:
        """Ask `question`, set so, without counting it as anybody's choice."""
        self._choosing = True
        with self.hold_sync():
            self.question, self.settings = question, dict(settings)
        self._choosing = False
        self.refresh()

    def came(self, came: bool | None, words: str, headline: str = "") -> None:
        """What then happened at the moment: `came` None where the game does not show it. `words` tell it.

        `headline` stands over the answer: '34 of 100, and this time B did not.'
        """
        if self._moment and self._aside:
            self._aside = False
            self._put(*self._stop)
        posed, moment = self._current, self._moment
        if posed is None or moment is None:
            raise Refusal("Expected a moment that is asked about before what came of it.")
        said = self._said.get(self._key(posed.question))
        exact = float(posed.number)
        guess = Guess(said["value"] if said else None, exact, came, words, moment.at)
        if moment.at in self._guesses and self._guesses[moment.at].said is not None:
            guess = replace(guess, said=self._guesses[moment.at].said)  # the first number counts
        self._guesses[moment.at] = guess
        self.moment = self._fate = {
            **asdict(moment),
            "came": came,
            "words": words,
            "headline": headline,
            "seen": True,
        }
        self.guesses = [asdict(guess) for _, guess in sorted(self._guesses.items())]

    def close_game(self) -> None:
        """The game is over: say how the guesses did."""
        made = list(self._guesses.values())
        self.closing = " ".join(filter(None, (closing(made), how_sure(self.sitting.predictions))))

    def forget(self) -> None:
        """Cover all answers again; the sitting keeps its predictions."""
        self._said.clear()
        self.prediction = {}

    def new_game(self) -> None:
        """No guesses yet."""
        self._guesses, self.guesses, self.closing = {}, [], ""

    def refresh(self) -> None:
        """Choose the question that is to be shown and build its panel; one that raises is passed over."""
        if self.view is None:
            return
        with self.hold_sync():
            while True:
                well = {key: self._well(one) for key, one in self._offered.items()}
                here = {key: one for key, one in well.items() if one is not None}
                shown = self._chosen(here)
                if shown != self.question:
                    self._choosing = True
                    self.question = shown
                    self._choosing = False
                self._current = current = here.get(shown)
                self.moment = {} if self._aside else self._fate
                self.questions = [self._chip(key, question, here) for key, question in self._offered.items()]
                try:
                    self._build()
                    break
                except Exception as error:
                    if current is None:
                        raise
                    self._faults.add(current.question, self.position, error)
        self._tell("change")

    def _well(self, question: Question[Any]) -> Posed[Any] | None:
        """The question as it is set, if it can be asked here."""
        return self._faults.well(question, self.view, self.position, self.settings)

    def _away(self, question: Question[Any] | None) -> str:
        """Why it is not asked here."""
        onward = self.kit.terms.onward
        return self._faults.away(question, self.position, onward) if question else onward

    @property
    def _offered(self) -> dict[str, Question[Any]]:
        kit, fixed = self.kit.questions, self._fixed
        offered = {key: question for key, question in kit.items() if key == (self.only or key)}
        return offered if fixed is None else offered | {fixed.id: fixed}

    def _chosen(self, here: Mapping[str, Posed[Any]]) -> str:
        """The question to show: the one chosen stays, arise it or not; else the one with most at stake."""
        if self.only:
            return self.only
        if self._moment:
            return self.question
        if self._picked in self._offered:
            return self._picked
        best = self.prefer(self.view) if self.prefer else ""
        if best in here:
            return best
        open_ = (key for key, one in here.items() if self._faults.undecided(one, self.position))
        return next(open_, next(iter(here or self._offered), ""))

    def _chip(self, key: str, question: Question[Any], here: Mapping[str, Posed[Any]]) -> dict[str, Any]:
        return {
            "id": key,
            "name": question.name,
            "title": question.title,
            "arises": key in here,
            "away": "" if key in here else self._away(question),
            "done": key in here and self._key(here[key].question) in self._said,
        }

    def _key(self, question: Question[Any], position: str = "") -> Key:
        return key_of(question, position or self.position)

    # ---------- what is shown ----------

    @property
    def revealed(self) -> bool:
        """Whether the answer may be seen: it was predicted, or predicting is off, or it is certain."""
        return self._current is not None and self._seen(self._current)

    def _seen(self, posed: Posed[Any]) -> bool:
        if self._key(posed.question) in self._said:
            return True
        return not self.locked and (not self.predicting or posed.certain)

    def _build(self) -> None:
        posed = self._current
        self.note, self.lit, self.why, self.heat = "", {}, 0, {}
        if posed is None:
            chosen = self._offered.get(self.question)
            self.panel = nothing(self.position, chosen, self._away(chosen))
            self.trials.bind(None)
            self._tried()
            self.main = self._onward()
            return
        question = posed.question
        said = self._said.get(self._key(question))
        revealed = self._seen(posed)
        panel = {"key": " ".join(self._key(question)), **asked(posed), "revealed": revealed}
        panel["trial"] = question.one_trial or self.kit.terms.trial
        panel["fault"] = self._faults.beside(question.id, self.position)
        if revealed:
            panel |= answered(posed)
            panel["row"] = self._row(posed)
            panel |= self._was(posed)
            panel["notice"] = self.notice
            panel["lesson"] = lesson_text(self.kit, posed)  # it names the answer
        if said:
            panel |= {"said": said, "misconception": ""}  # who gave a number hears of that number alone
        self.trials.bind(posed, said["value"] if said else None)
        if revealed:
            panel["traces"] = self.trials.leaves_traces
            self.heat = told(posed.heat)
        self.panel = panel
        self._tried()
        self.main = self._main(revealed)

    def _row(self, posed: Posed[Any]) -> list[dict[str, Any]]:
        """The choices beside this one; the answer of each that may be seen, and the others covered."""
        rows = []
        for value, label, other in siblings(posed):
            row = {"value": value, "label": label, "here": other is posed}
            with self._faults.of(other.question, self.position):
                if self._seen(other):
                    row |= {"number": float(other.number), "text": amount(other.number, other.measure)}
                rows.append(row)
        return rows

    def _was(self, posed: Posed[Any]) -> dict[str, Any]:
        """What the answer was before a change, where that has been seen."""
        if self.since is None:
            return {}
        view, position = self.since
        with self._faults.of(posed.question, position):
            before = set_so(self._offered[posed.question.id], view, self.settings)
            if before and not (self.predicting and self._key(before.question, position) not in self._said):
                return {"was": was(before, posed.number)}
        return {}

    def _main(self, revealed: bool) -> dict[str, Any]:
        if not revealed:
            own = self._moment.button if self._moment and not self._aside else ""
            return {"label": own or "Show the answer", "kind": "predict"}
        return self._onward()

    def _onward(self) -> dict[str, Any]:
        """What goes on once the answer is seen, or where there is none."""
        if self.onward:
            return {"label": self.onward, "kind": "next"}
        return {"label": "Go on", "kind": "go"} if self._moment and not self._aside else {}

    def _tried(self) -> None:
        """Publish the trials: nothing of them before the answer."""
        shown = bool(self.panel.get("revealed"))
        self.tried = self.trials.told(shown)
        self.dealt = dict(self.trials.dealt) if shown else {}

    # ---------- what is done ----------

    def pick(self, question: Any) -> None:
        """Ask this question, and keep it from step to step, arise it or not."""
        if not isinstance(question, str) or question not in self._offered:
            raise Refusal(f"Expected a question of {', '.join(self._offered)}, not {str(question)[:20]!r}.")
        self._picked = question
        self._aside = self._moment is not None and question != self._stop[0]
        if self._moment and not self._aside:
            self._put(*self._stop)
        else:
            self._put(question, self.settings)

    def predict(self, value: float | str | Fraction, sure: str = "think", time: str = "") -> None:
        """Give a prediction (of 100 for a chance, else in the question's unit) and see the answer.

        `time` is when it was given, where that was not now: see `sitting.now`.
        """
        if self._current is None:
            raise Refusal("Expected a position in which a question arises before a prediction.")
        question = self._current.question
        try:
            self._predict(self._current, value, sure, time)
        except Refusal:
            raise
        except Exception as error:
            self._faults.add(question, self.position, error)
            self.refresh()
            raise Refusal(self._away(question)) from error

    def _predict(self, posed: Posed[Any], value: float | str | Fraction, sure: str, time: str) -> None:
        if not isinstance(sure, str) or sure not in SURE:
            raise Refusal(f"Expected how sure you are to be {', '.join(SURE)}, not {str(sure)[:20]!r}.")
        question, exact = posed.question, posed.number
        number = predicted(value, posed.measure, posed.span)
        own = self.own(number) if callable(self.own) else self.own
        judged = Judged(exact, question.measure)
        mistake = verdict(number, judged, own, posed.mistakes).mistake
        self._said[self._key(question)] = {
            "value": float(number),
            "sure": sure,
            "verdict": verdict_words(number, exact, question.measure),
            "mistake": {"kind": mistake.kind, "name": mistake.name, "words": mistake.words} if mistake else None,
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
                mistake.kind if mistake else "",
                self.trials.seed,
                time or now(),
            )
        )
        self.prediction = dict(self.log[-1])
        self.refresh()

    def predict_again(
        self, at: tuple[Any, str], question: str, settings: Mapping[str, Any], value: str, sure: str, time: str
    ) -> None:
        """Give a number that was given before, at (view, position); nobody has chosen its question by that."""
        picked, self._picked = self._picked, question
        try:
            self.show(*at)
            self._put(question, settings)
            self.predict(value, sure, time)
        finally:
            self._picked = picked

    def _changed(self, change: Mapping[str, Any]) -> None:
        if self._choosing:
            return
        if change["name"] == "question":
            self._picked, self._aside = change["new"], bool(self._moment) and change["new"] != self._stop[0]
        self.refresh()

    def _heard(self, _: Any, message: Any, __: Any) -> None:
        """A request from the page. What is wrong with it is shown, and changes nothing."""
        if not isinstance(message, dict):
            return
        try:
            match message.get("kind"):
                case "predict":
                    self.predict(message.get("value", ""), message.get("sure", "think"))
                    if not self._aside:
                        self._tell("main", "predict")
                case "main":
                    if self.main and self.main["kind"] != "predict":
                        self._tell("main", self.main["kind"])
                case "pick":
                    self.pick(message.get("question"))
                case "skip":
                    self._tell("skip")
                case "run" if self.revealed:
                    self.trials.begin(message.get("trials", 1), bool(message.get("calm")))
                case "stop":
                    self.trials.stop()
                case "again" if self.revealed:
                    self.trials.again(message.get("seed"))
                case "restore":
                    self._tell("restore", message.get("kept"))
                case "save":
                    self.send({"kind": "file", "name": "predictions.csv", "text": self.sitting.csv()})
        except Refusal as refusal:
            self.note = str(refusal)
