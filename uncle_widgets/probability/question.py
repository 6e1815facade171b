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
    """One question. Fields are its settings; `at(...)` gives it with other settings.

    It is asked about a View, and no State, of the game that the class names as `Question[View]`: `pose` gives all
    that it says there. A setting that this position does not offer counts as its default, so that a question can
    be carried from position to position.
    """

    id: ClassVar[str]
    """What it is called by: 'U-L2'."""
    title: ClassVar[str]
    """The question in a sentence."""
    concept: ClassVar[str]
    """The idea of probability that it teaches."""
    misconception: ClassVar[str]
    """What is often thought instead."""
    name: ClassVar[str] = ""
    """The question in two or three words, for a button: 'Who can hit?'; the title where none are given."""
    when: ClassVar[str] = ""
    """When it arises, to follow 'It arises': 'when a hand you see is to play'."""
    bots: ClassVar[str] = "random"
    """Who plays the games from which positions to practise on are taken: those of whom the model is true."""
    one_trial: ClassVar[str] = ""
    """What one trial does, as an order, where it is not what the kit says: 'ask each opponent once'."""
    at_chance: ClassVar[bool] = False
    """Whether it is asked before the deck or the dice move, and not only where somebody chooses."""
    solved: ClassVar[bool] = False
    """Whether a mean is solved for by steps that come nearer and nearer, and has no short fraction."""
    of: ClassVar[type] = object
    """The kind of View that it asks about."""

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
        """The knobs of the declared settings, in the order of the fields."""
        return tuple(self.knob(name) for name in settings_of(self))

    def knob(self, name: str, **instead: Any) -> Knob:
        """The knob of a declared setting; `instead`: `choices` (value to label) or a `value` of this position."""
        return knob(self, name, **instead)

    @property
    def measure(self) -> str:
        """'chance' for an answer from 0 to 1, else the unit of an expected value, such as 'chips'.

        A question may set this and `model` as plain class attributes.
        """
        return "chance"

    @property
    def model(self) -> Model | None:
        """What is supposed of the other players; None where nothing is."""
        return None

    def at(self: Q, **settings: Any) -> Q:
        """This question with other settings; a Refusal for one that it does not have."""
        names = [field.name for field in fields(self)]
        for name in settings:
            if name not in names:
                raise Refusal(f"Question {self.id} has no setting '{name}'. It has {', '.join(names) or 'none'}.")
        return replace(self, **settings)

    def table(self, view: V) -> V:
        """The position as it lies on the table where this alone is asked: without what nobody has or has seen."""
        return view

    def pose(self, view: V) -> Posed[V] | None:
        """The question about this view, set as it is; None where it does not arise.

        A Refusal for what is no view of this game.
        """
        if not isinstance(view, self.of):
            raise Refusal(f"Question {self.id} needs a view of its own game.")
        return self.arise(view)

    @abstractmethod
    def arise(self, view: V) -> Posed[V] | None:
        """What a question writes for `pose`: all that it says of a view; None where it does not arise."""

    def posed(self, view: V) -> Posed[V]:
        """The same; a Refusal where it does not arise."""
        posed = self.pose(view)
        if posed is None:
            raise Refusal(f"Question {self.id} doesn't come up in this position.")
        return posed

    def exact(self, view: V) -> Fraction | Dist[Any] | Estimate:
        """The answer; an Estimate where no exact one is to be had. A Refusal where the question does not arise."""
        return self.posed(view).exact

    def number(self, view: V) -> Fraction:
        """The one number that is predicted (see `Posed.number`). A Refusal where the question does not arise."""
        return self.posed(view).number

    def checked(self, answer: Any) -> Fraction | Dist[Any] | Estimate:
        """An answer, a whole number as a Fraction; a TypeError for a float: it is no fraction."""
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
        """A position made for practice and the question set for it; None where positions are found in games."""
        return None


@dataclass(eq=False)
class Posed(ABC, Generic[V]):
    """A question about a view of a position in which it arises, and all that is said of it there.

    A question writes one, with more fields for what its position has in common. What it says is an attribute
    each: plain where it hangs on no position, else worked out when it is first looked at, and kept. `once` and
    `growing` alone are made anew each time. `exact` and `once` share no formula: a trial deals the cards and
    plays by the rules.
    """

    question: Question[V]
    view: V

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Posed) and (self.question, self.view) == (other.question, other.view)

    @cached_property
    def measure(self) -> str:
        """'chance' for an answer from 0 to 1, else the unit of an expected value, such as 'chips'."""
        return self.question.measure

    @cached_property
    def model(self) -> Model | None:
        """What is supposed of the other players here: the question's, unless this position does not offer it."""
        return self.question.model

    @cached_property
    @abstractmethod
    def words(self) -> str:
        """The question with this position's numbers."""

    @cached_property
    @abstractmethod
    def given(self) -> str:
        """What the answer is conditioned on."""

    @cached_property
    def says(self) -> str:
        """What the share of 100 counts, to follow 'of 100': 'such hands hold a 1'. To go."""
        return ""

    @cached_property
    def cases(self) -> str:
        """What the hundred are, to follow 'out of 100': 'hands B might hold'. For a mean it follows the unit."""
        return self.says

    @cached_property
    def event(self) -> str:
        """What is true of those that count, to follow the cases: 'contain a 5'. Empty for a mean."""
        return ""

    @property
    def out_of_100(self) -> str:
        """The cases and the event, to follow a number: 'out of 100 hands B might hold contain a 5'."""
        return " ".join(filter(None, ("out of 100", self.cases or "times", self.event)))

    @cached_property
    def asks(self) -> Mapping[str, str]:
        """Kind of mistake to the yes-or-no question by which the page asks about it: `{"one": "Did you ...?"}`.

        Kinds that are not in it are asked about in the general words of `KINDS`.
        """
        return {}

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        """The settings that make sense here."""
        return ()

    @cached_property
    def span(self) -> tuple[float, float]:
        """The least and greatest prediction that makes sense."""
        return 0.0, 1.0

    @abstractmethod
    def answer(self) -> Fraction | int | Dist[Any] | Estimate:
        """What a question writes for `exact`. No floats."""

    @cached_property
    def exact(self) -> Fraction | Dist[Any] | Estimate:
        """The answer; an Estimate where no exact one is to be had; a TypeError where it is a float."""
        return self.question.checked(self.answer())

    @cached_property
    def number(self) -> Fraction:
        """The one number that is predicted: the answer, the mean of a distribution, the value of an Estimate."""
        if isinstance(self.exact, Dist):
            return self.exact.E()
        return Fraction(str(self.exact.value)) if isinstance(self.exact, Estimate) else self.exact

    @cached_property
    def simulated(self) -> bool:
        """Whether the answer is an Estimate, of which nothing is said exactly."""
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
        """Kinds of outcome whose chances add up to 1, for the hundred dots; may be empty."""
        return ()

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        """Wrong reckonings and the numbers they give here."""
        return ()

    @cached_property
    def pictures(self) -> tuple[Any, ...]:
        """Pictures of the derivation (`probability/pictures.py`), shown after its steps, in this order."""
        return ()

    @cached_property
    def slots(self) -> Mapping[str, str]:
        """Computed words for the lesson's text."""
        return {}

    @cached_property
    def quantities(self) -> Mapping[str, Fraction | int]:
        """What its reckonings are made of, by their letters: N unseen cards, u wanted ones, n drawn."""
        return {}

    @cached_property
    def heat(self) -> Heat | None:
        """A number for every place of the board, to be seen with the answer; None where there is none."""
        return None

    @cached_property
    def apart(self) -> str:
        """Why the trials do not estimate `exact`, where they follow another model by choice; else empty."""
        return ""

    @cached_property
    def struck(self) -> str:
        """Why a trial is struck out, where the condition may do that: to follow 'because'."""
        return ""

    @cached_property
    def slow(self) -> bool:
        """Whether 10,000 trials one at a time take longer than 5 seconds, so that no more than 100 are offered."""
        return False

    @cached_property
    def derivable(self) -> bool:
        """Whether what the page shows of this position is enough to derive the answer by the steps taught."""
        return True

    @cached_property
    def deals(self) -> Dealer | None:
        """The same trials dealt in batch: they deal and play as well, on arrays. None where they cannot.

        NumPy is imported by the dealer when it deals, not before.
        """
        return None

    @property
    def dealer(self) -> Dealer | None:
        """Who deals many trials at once; None where this position or a missing NumPy asks for one at a time."""
        return self.deals if with_numpy() else None

    @abstractmethod
    def once(self, rng: Random) -> tuple[Any, Mapping[str, Any]]:
        """One honest trial: deal the unseen cards and play by the rules.

        The outcome (True or False, or a number; None where the condition strikes the trial out: see
        `struck`), and what it dealt, for the table: item key to card face.
        """

    def growing(self) -> Growing | None:
        """A new picture that the trials make; None where none is needed. Where trials may be struck out it
        shows which, before the eyes."""
        return None
