"""The facts of a room: its positions, the questions that arise there, and all that they say, each posed once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Any

from uncle_widgets.asking import shapes
from uncle_widgets.asking.panel import last_said
from uncle_widgets.asking.sitting import Prediction
from uncle_widgets.asking.state import Asked, Attempt, Said, Settings
from uncle_widgets.asking.steps import outcomes
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.lessons import lesson_text
from uncle_widgets.games.plans import Slip
from uncle_widgets.probability.kinds import KINDS
from uncle_widgets.probability.marking import Judged, Verdict, verdict
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Mistake
from uncle_widgets.probability.show import amount, predicted
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.panel.faults import Faults, key_of
from uncle_widgets.widgets.panel.panel import (
    answered,
    asked,
    choices,
    nothing,
    set_now,
    set_so,
    verdict_words,
    was,
)

ALIKE = 0.02
"""Nearer to one half than this, "none" and "at least one" look alike."""
POSED = 128
"""Questions at places that are kept, so that none is posed twice."""


class Card:
    """A question that is posed at a place: see `asking.facts.Card`."""

    def __init__(self, facts: Places, place: str, posed: Posed[Any]) -> None:
        self.facts, self.place, self.posed = facts, place, posed

    @cached_property
    def settings(self) -> Settings:
        return set_now(self.posed)

    @cached_property
    def offers(self) -> Mapping[str, Sequence[Any]]:
        return {knob.name: [value for value, _ in knob.choices] for knob in self.posed.knobs}

    @cached_property
    def certain(self) -> bool:
        try:
            return self.posed.certain
        except Exception as error:
            self.facts.faults.add(self.posed.question, self.place, error)
            return True

    def check(self, number: str) -> None:
        self.judged(number)

    def near(self, number: str) -> bool:
        return self.judged(number)[1].near

    def number_of(self, number: str) -> Fraction:
        """A number as it is typed, in the answer's own scale; a Refusal for what is none."""
        return predicted(number, self.posed.measure, self.posed.span)

    def typed(self, number: Fraction) -> str:
        """A number in the answer's own scale as it would be typed: a share as a fraction, or of 100."""
        hundred = number * 100
        return str(hundred if self.posed.measure == "chance" and hundred.denominator == 1 else number)

    def judged(self, number: str, before: Sequence[Said] = ()) -> tuple[Fraction, Verdict]:
        """The same, and the verdict on it after what was said `before`."""
        posed, facts = self.posed, self.facts
        key = self.place, posed.question, number, facts.beside_said(self.place, before)
        if key not in facts.verdicts:
            said = self.number_of(number)
            with facts.answering(posed.question, self.place):
                own = facts.own(self.place, posed.question, said, before)
                judged = Judged(posed.number, posed.measure)
                facts.verdicts[key] = said, verdict(said, judged, own, posed.mistakes)
        return facts.verdicts[key]

    @cached_property
    def asked(self) -> shapes.Question:
        return asked(self.posed, self.facts.kit.terms.trial)

    @cached_property
    def answered(self) -> shapes.Answer:
        return answered(self.posed, lesson_text(self.facts.kit, self.posed))

    @property
    def asks(self) -> Sequence[shapes.Judge]:
        return self.answered["asks"]

    @cached_property
    def example(self) -> bool:
        alike = self.posed.measure == "chance" and abs(float(self.posed.number) - 0.5) < ALIKE
        return bool(self.asks) and not alike

    @cached_property
    def lines(self) -> int:
        return len(self.posed.derivation.lines)

    @cached_property
    def row(self) -> Sequence[tuple[str, Any, str]]:
        return [choice for choice in choices(self.posed) if self._arises(*choice[:2])]

    def _arises(self, name: str, value: Any) -> bool:
        """Whether it does with another choice of a setting."""
        if self.settings[name] == value:
            return True
        other = self.facts.card(self.place, self.posed.question.id, {**self.settings, name: value})
        return other is not None and other.settings.get(name) == value

    @cached_property
    def number(self) -> tuple[float, str]:
        posed = self.posed
        return float(posed.number), amount(posed.number, posed.measure)

    def told(self, given: Said, before: Sequence[Said]) -> shapes.Said:
        posed = self.posed
        said, found = self.judged(given.number, before)
        mistake = found.mistake
        return {
            "value": float(said),
            "sure": given.sure,
            "verdict": verdict_words(said, posed.number, posed.measure),
            "mistake": plain_mistake(mistake, posed.asks) if mistake else None,
            "asks": mistake is not None and asks(given, mistake.kind, before),
            "own": bool(given.owned),
        }


DENIALS = 2
"""After so many no's to a kind of mistake it is asked about no more."""


def asks(given: Said, kind: str, before: Sequence[Said]) -> bool:
    """Whether it is asked if a mistake of this kind was theirs."""
    return not (given.owned or given.denied) and sum(one.denied == kind for one in before) < DENIALS


def plain_mistake(mistake: Mistake | Slip, asks: Mapping[str, str]) -> shapes.Mistake:
    """A mistake with the question about it, which has its reckoning, where the name is one.

    `asks`: by kind of mistake, the question in the game's own words.
    """
    asked, name = asks.get(mistake.kind, KINDS[mistake.kind].asked), mistake.name
    whole = f"{asked[:-1]}: {name}?" if name[:1].isdigit() else asked
    return {"kind": mistake.kind, "asked": whole, "name": name, "words": mistake.words}


def attempt_of(attempt: Attempt, said: Said, settings: Settings) -> bool:
    """Whether an answer to a small question belongs to the question that a number was given to."""
    return (attempt.place, attempt.question, attempt.settings) == (said.place, said.question, settings)


class Places:
    """The facts of a panel: see `asking.facts.Facts`. A place is made known by `put`, or a room knows it."""

    stays = False
    """Whether the question on show stays at another place, if it arises there."""

    def __init__(self, kit: Kit[Any]) -> None:
        self.kit, self.only = kit, ""
        self.titles = {name: (made.name, made.title) for name, made in kit.questions.items()}
        self.faults = Faults()
        self.firm = self.locked = False
        self.since = ""
        """The place that this one was changed from: what the answer was there stays beside it."""
        self.verdicts: dict[tuple[Any, ...], tuple[Fraction, Verdict]] = {}
        """On every number that was given, beside what was said before."""
        self._log: dict[tuple[Any, ...], Prediction] = {}
        self._views: dict[str, Any] = {}
        self._names: dict[str, str] = {}
        self._pose = lru_cache(POSED)(self._posed)
        self._card = lru_cache(POSED)(self._carded)

    # ---------- places ----------

    def put(self, place: str, view: Any) -> None:
        """Let a view be known by a name."""
        old = self._views.get(place)
        self._views[place] = view
        self._card.cache_clear()
        if old is not None and old != view:
            self._pose.cache_clear()

    def knows(self, place: str) -> bool:
        return place in self._views

    def view(self, place: str) -> Any:
        """What is seen there."""
        return self._views[place]

    def call(self, place: str, name: str) -> None:
        """What the log calls a place, where that is not its own name."""
        self._names[place] = name

    def name(self, place: str) -> str:
        """What the log calls it."""
        return self._names.get(place, place)

    # ---------- questions ----------

    def offered(self, place: str) -> Sequence[str]:
        return [self.only] if self.only else list(self.kit.questions)

    def question(self, place: str, name: str) -> Question[Any]:
        """The question of this name, as it is set by itself or by a lesson."""
        return self.kit.questions[name]

    def pose(self, place: str, question: Question[Any]) -> Posed[Any] | None:
        """A question about a place, posed once; None where it does not arise."""
        return self._pose(place, question)

    def _posed(self, place: str, question: Question[Any]) -> Posed[Any] | None:
        return question.pose(self.view(place))

    def card(self, place: str, question: str, settings: Settings) -> Card | None:
        return self._card(place, question, tuple(settings.items()))

    def _carded(self, place: str, name: str, settings: tuple[tuple[str, Any], ...]) -> Card | None:
        """The question as it is set, or else as it is by itself; None where it does not arise, or raises."""
        if not self.knows(place) or name not in self.offered(place):
            return None
        question = last = self.question(place, name)

        def tried(one: Question[Any]) -> Posed[Any] | None:
            nonlocal last
            last = one
            return self.pose(place, one)

        for how in (dict(settings), {}):
            try:
                posed = set_so(question, tried, how)
            except Exception as error:
                self.faults.add(last, place, error)
                continue
            if posed is None:
                return None
            if not self.faults.has(posed.question, place):
                return Card(self, place, posed)
        return None

    @contextmanager
    def answering(self, question: Question[Any], place: str) -> Iterator[None]:
        """What raises is this question's fault, and refused with the words for that."""
        try:
            yield
        except Refusal:
            raise
        except Exception as error:
            self.spoil(question, place, error)
            raise Refusal(self.away(place, question.id)) from error

    def spoil(self, question: Question[Any], place: str, error: Exception) -> None:
        """A question raised there: from now on it is not asked so."""
        self.faults.add(question, place, error)
        self._card.cache_clear()

    def own(
        self, place: str, question: Question[Any], said: Fraction, before: Sequence[Said]
    ) -> Sequence[Mistake]:
        """A lesson's own mistakes at its question, for one who says this after what was said before."""
        return ()

    def beside_said(self, place: str, before: Sequence[Said]) -> tuple[Any, ...]:
        """What of that counts for them."""
        return ()

    def prefer(self, place: str) -> str:
        return ""

    # ---------- what is said ----------

    def away(self, place: str, question: str) -> str:
        onward = self.kit.terms.onward
        return self.faults.away(self.question(place, question), place, onward) if question else onward

    def fault(self, place: str, question: str) -> str:
        return self.faults.beside(question, place)

    def nothing(self, place: str, question: str) -> shapes.Nothing:
        return nothing(place, self.question(place, question) if question else None, self.away(place, question))

    def beside(self, asked: Asked, here: Any) -> shapes.Beside:
        told: shapes.Beside = {"notice": ""}
        before = self.card(self.since, asked.question, asked.settings) if self.since else None
        if before is not None:
            said = last_said(asked, self.since, asked.question, before.settings)
            if said or not asked.predicting:
                with self.faults.of(before.posed.question, self.since):
                    told["was"] = was(before.posed, here.posed.number)
        return told

    def prediction(
        self, said: Said, before: Sequence[Said], attempts: Sequence[Attempt] = ()
    ) -> Prediction | None:
        """A number that was given, as the log has it; None where its question raises by now."""
        key = said.place, said.question, said.number, said.time, said.owned, said.denied, *said.settings.items()
        card = self.card(said.place, said.question, said.settings) if key not in self._log or attempts else None
        if key not in self._log and card:
            self._log[key] = self._prediction(said, card, before)
        found = self._log.get(key)
        here = [one for one in attempts if card and attempt_of(one, said, card.settings)]
        return replace(found, steps=outcomes(card.asks, here)) if found and card and here else found

    def log(self, said: Sequence[Said], attempts: Sequence[Attempt] = ()) -> list[Prediction]:
        return [*filter(None, (self.prediction(one, said[:at], attempts) for at, one in enumerate(said)))]

    def _prediction(self, said: Said, card: Card, before: Sequence[Said]) -> Prediction:
        posed = card.posed
        number, found = card.judged(said.number, before)
        _, settings, _ = key_of(posed.question, said.place)
        mistake = found.mistake
        return Prediction(
            self.kit.id, posed.question.id, settings, self.name(said.place), number, said.sure,
            Fraction(posed.number), posed.measure, mistake.name if mistake else "",
            mistake.kind if mistake else "", "yes" if said.owned else "no" if said.denied else "",
            said.seed, said.time,
        )  # fmt: skip
