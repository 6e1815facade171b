"""What an explainer is made of: a question about a position, its exact answer and its reasons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from functools import cached_property
from html import escape
from random import Random
from typing import Any, ClassVar, Generic, TypeVar, get_args

from uncle_widgets.probability.dealing import Dealer, with_numpy
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.heat import Heat
from uncle_widgets.probability.reasons import Derivation, Growing, Knob, Mistake, Model, Part
from uncle_widgets.probability.settings import check_settings, knob, settings_of
from uncle_widgets.probability.trials import Estimate
from uncle_widgets.refusal import Refusal, integer

V = TypeVar("V")
Q = TypeVar("Q", bound="Question[Any]")


@dataclass(frozen=True)
class Question(ABC, Generic[V]):
    """A question. Its fields are its settings, and `at(...)` returns it with other settings.

    It is asked about a View of the game that the class names as `Question[View]`, never about a State. `pose`
    returns everything that it says about a view. If a position doesn't offer a setting, the default is used. So
    you can take a question from position to position.
    """

    id: ClassVar[str]
    """The id of the question: 'U-L2'."""
    title: ClassVar[str]
    """The question in a sentence."""
    concept: ClassVar[str]
    """The idea of probability that it teaches."""
    misconception: ClassVar[str]
    """The common misconception."""
    name: ClassVar[str] = ""
    """The question in two or three words, for a button: 'Who can hit?'. By default, the title."""
    when: ClassVar[str] = ""
    """When it makes sense, to follow 'It arises': 'when a hand you see is to play'."""
    bots: ClassVar[str] = "random"
    """The bots whose games give the practice positions. The model has to be true of them."""
    one_trial: ClassVar[str] = ""
    """What one trial does, if that differs from the kit: 'ask each opponent once'."""
    at_chance: ClassVar[bool] = False
    """Whether it can also be asked before a move of the deck or the dice, not only before a choice."""
    solved: ClassVar[bool] = False
    """Whether an average is found by iteration, so that it has no short fraction."""
    of: ClassVar[type] = object
    """The type of View that it asks about."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if not cls.name:
            cls.name = getattr(cls, "title", "")
        for base in getattr(cls, "__orig_bases__", ()):
            for kind in get_args(base):
                if isinstance(kind, type):
                    cls.of = kind

    def __post_init__(self) -> None:
        check_settings(self)

    @property
    def knobs(self) -> tuple[Knob, ...]:
        """The declared settings as knobs, in the order of the fields."""
        return tuple(self.knob(name) for name in settings_of(self))

    def knob(self, name: str, **instead: Any) -> Knob:
        """Return the knob of a declared setting. `instead` can give `choices` (value to label) or a `value` for
        this position.
        """
        return knob(self, name, **instead)

    @property
    def measure(self) -> str:
        """'chance' if the answer is from 0 to 1, otherwise the unit of an expected value, such as 'chips'.

        A question can set this and `model` as plain class attributes.
        """
        return "chance"

    @property
    def model(self) -> Model | None:
        """What is assumed about the other players; None if nothing is."""
        return None

    def at(self: Q, **settings: Any) -> Q:
        """Return this question with other settings. Raise Refusal if it has no such setting."""
        names = [field.name for field in fields(self)]
        for name in settings:
            if name not in names:
                raise Refusal(f"Question {self.id} has no setting '{name}'. It has {', '.join(names) or 'none'}.")
        return replace(self, **settings)

    def table(self, view: V) -> V:
        """Return the position as the table shows it for this question alone, without anything nobody has or has
        seen.
        """
        return view

    def pose(self, view: V) -> Posed[V] | None:
        """Return the question about this view, or None if it doesn't make sense there.

        Raises:
            Refusal: if this is not a view of the question's game.
        """
        if not isinstance(view, self.of):
            raise Refusal(f"Question {self.id} needs a view of its own game.")
        return self.arise(view)

    @abstractmethod
    def arise(self, view: V) -> Posed[V] | None:
        """Return everything that the question says about a view, or None if it doesn't make sense there. Your
        question implements this for `pose`.
        """

    def posed(self, view: V) -> Posed[V]:
        """Like `pose`, but raise Refusal if the question doesn't make sense there."""
        posed = self.pose(view)
        if posed is None:
            raise Refusal(f"Question {self.id} doesn't come up in this position.")
        return posed

    def exact(self, view: V) -> Fraction | Dist[Any] | Estimate:
        """Return the exact answer, or an Estimate if there is none. Raise Refusal if the question doesn't make
        sense there.
        """
        return self.posed(view).exact

    def number(self, view: V) -> Fraction:
        """Return the number to guess (see `Posed.number`). Raise Refusal if the question doesn't make sense
        there.
        """
        return self.posed(view).number

    def checked(self, answer: Any) -> Fraction | Dist[Any] | Estimate:
        """Return an answer, with a whole number as a Fraction. Raise TypeError for a float."""
        if (number := integer(answer)) is not None:
            return Fraction(number)
        outcomes = answer if isinstance(answer, Dist) else ()
        if isinstance(answer, Fraction | Dist | Estimate) and not any(isinstance(x, float) for x in outcomes):
            return answer
        raise TypeError(
            f"Expected question {self.id} to answer with a Fraction, a whole number, a Dist of such outcomes "
            f"or an Estimate, not with {answer!r}."
        )

    def _repr_html_(self) -> str:
        """What it asks of any position: a table. What it says of one, `pose(view)` knows."""
        settings = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in fields(self))
        rows = {
            "idea": self.concept, "arises": self.when, "answer": self.measure, "settings": settings,
            "supposes": self.model.words if self.model else "", "often thought": self.misconception,
        }  # fmt: skip
        told = (f"<tr><th>{name}</th><td>{escape(words)}</td></tr>" for name, words in rows.items() if words)
        return f"<table><caption>{escape(f'{self.id}: {self.title}')}</caption>{''.join(told)}</table>"

    def builds(self, game: Any, rng: Random) -> tuple[V, Question[V]] | None:
        """Return a position made for practice, with the question for it, or None if positions come from games."""
        return None


@dataclass(eq=False)
class Posed(ABC, Generic[V]):
    """A question about one view, with everything that the page says about it.

    A question returns one from `arise`, and a subclass can have more fields. Each attribute is calculated when you
    first read it, and then cached. Only `once` and `growing` are made again each time. `exact` and `once` share no
    formula: a trial deals the cards and plays by the rules.
    """

    question: Question[V]
    view: V

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Posed) and (self.question, self.view) == (other.question, other.view)

    @cached_property
    def measure(self) -> str:
        """'chance' if the answer is from 0 to 1, otherwise the unit of an expected value, such as 'chips'."""
        return self.question.measure

    @cached_property
    def model(self) -> Model | None:
        """What is assumed about the other players here; the question's own, unless this position doesn't offer
        it.
        """
        return self.question.model

    @cached_property
    @abstractmethod
    def words(self) -> str:
        """The question in words, with the numbers of this position."""

    @cached_property
    @abstractmethod
    def given(self) -> str:
        """What is known: the condition of the probability."""

    @cached_property
    def cases(self) -> str:
        """What the hundred are, to follow 'out of 100': 'hands B might hold'. For an average, it follows the
        unit.
        """
        return ""

    @cached_property
    def event(self) -> str:
        """What happens in the cases that count, to follow the cases: 'contain a 5'. Empty for an average."""
        return ""

    @property
    def out_of_100(self) -> str:
        """The cases and the event, to follow a number: 'out of 100 hands B might hold contain a 5'."""
        return " ".join(filter(None, ("out of 100", self.cases or "times", self.event)))

    @cached_property
    def asks(self) -> Mapping[str, str]:
        """The yes-or-no question to ask for each kind of mistake: `{"one": "Did you ...?"}`.

        For other kinds, the page asks the general question in `KINDS`.
        """
        return {}

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        """The settings that make sense here."""
        return ()

    @cached_property
    def span(self) -> tuple[float, float]:
        """The smallest and the largest guess that make sense."""
        return 0.0, 1.0

    @abstractmethod
    def answer(self) -> Fraction | int | Dist[Any] | Estimate:
        """Return the answer for `exact`, never as a float."""

    @cached_property
    def exact(self) -> Fraction | Dist[Any] | Estimate:
        """The exact answer, or an Estimate if there is none. Raises TypeError if the answer is a float."""
        return self.question.checked(self.answer())

    @cached_property
    def number(self) -> Fraction:
        """The number to guess: the answer, the average of a distribution, or the value of an Estimate."""
        if isinstance(self.exact, Dist):
            return self.exact.E()
        return Fraction(str(self.exact.value)) if isinstance(self.exact, Estimate) else self.exact

    @cached_property
    def simulated(self) -> bool:
        """Whether the answer is an Estimate, so it is not exact."""
        return isinstance(self.exact, Estimate)

    @cached_property
    def certain(self) -> bool:
        """Whether the answer is never or always."""
        return self.measure == "chance" and self.number in (0, 1) and not self.simulated

    @cached_property
    @abstractmethod
    def derivation(self) -> Derivation:
        """The answer step by step."""

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """Kinds of outcome whose chances add up to 1, for the hundred dots. May be empty."""
        return ()

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        """Common mistakes, with the wrong answers that they lead to here."""
        return ()

    @cached_property
    def unlisted(self) -> tuple[Mistake, ...]:
        """Mistakes that can be made here too, but whose numbers are too near to the answer to be told apart."""
        return ()

    def mistakes_of(self, kind: str) -> tuple[Mistake, ...]:
        """Return the mistakes of a kind that can be made here, whether the page lists them or not."""
        return tuple(one for one in (*self.mistakes, *self.unlisted) if one.kind == kind)

    @cached_property
    def pictures(self) -> tuple[Any, ...]:
        """Pictures of the derivation (`probability/pictures.py`), shown after its steps in this order."""
        return ()

    @cached_property
    def slots(self) -> Mapping[str, str]:
        """Computed words for the text of the lesson."""
        return {}

    @cached_property
    def quantities(self) -> Mapping[str, Fraction | int]:
        """The numbers in its calculations, by letter: N hidden cards, u cards that fit, n cards drawn."""
        return {}

    @cached_property
    def heat(self) -> Heat | None:
        """A number for every space of the board, shown with the answer; None if there is none."""
        return None

    @cached_property
    def apart(self) -> str:
        """Why the trials don't estimate `exact`, if they follow another model on purpose. Otherwise empty."""
        return ""

    @cached_property
    def struck(self) -> str:
        """Why a trial is rejected, if the condition can reject it, to follow 'because'."""
        return ""

    @cached_property
    def slow(self) -> bool:
        """Whether 10,000 trials, one at a time, take more than 5 seconds. If so, the page offers at most 100."""
        return False

    @cached_property
    def derivable(self) -> bool:
        """Whether the page shows enough of this position to work out the answer by the steps in the lesson."""
        return True

    @cached_property
    def deals(self) -> Dealer | None:
        """The same trials in batches, on arrays; None if that isn't possible.

        The dealer imports NumPy when it deals, not before.
        """
        return None

    @property
    def dealer(self) -> Dealer | None:
        """The dealer for many trials at once; None if this position needs one trial at a time, or NumPy is
        missing.
        """
        return self.deals if with_numpy() else None

    @abstractmethod
    def once(self, rng: Random) -> tuple[Any, Mapping[str, Any]]:
        """Run one trial: deal the hidden cards and play by the rules.

        Returns:
            The outcome and what was dealt, as item key to card. The outcome is True, False or a number, or None if
            the condition rejects the trial (see `struck`).
        """

    def growing(self) -> Growing | None:
        """Return a new picture that grows with the trials, or None. If trials can be rejected, it shows which
        ones.
        """
        return None
