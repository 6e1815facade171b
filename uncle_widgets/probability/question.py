"""What an explainer is made of: a question about a position, its exact answer and its reasons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from functools import wraps
from random import Random
from typing import Any, ClassVar, Generic, TypeVar, get_args

from uncle_widgets.probability.dealing import Dealer, Piece, with_numpy
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.heat import Heat
from uncle_widgets.probability.kinds import checked_kind
from uncle_widgets.probability.trials import Estimate
from uncle_widgets.refusal import Refusal

V = TypeVar("V")
Q = TypeVar("Q", bound="Question[Any]")


@dataclass(frozen=True)
class Model:
    """What is supposed of the other players: a name for programs, and a sentence for people."""

    id: str
    words: str


@dataclass(frozen=True)
class Knob:
    """A setting of a question: the field's name, what it is called, and (value, label) pairs.

    `supposes` marks a knob that chooses what is supposed of the other players. `value` is the
    choice in force in this position, which may follow from it: the first card of the hand.
    """

    name: str
    label: str
    choices: tuple[tuple[Any, str], ...]
    supposes: bool = False
    value: Any = None


@dataclass(frozen=True)
class Line:
    """One step of a derivation: words, the reckoning, its value, and the items of the table it counts."""

    words: str
    formula: str
    value: str
    lit: tuple[str, ...] = ()


@dataclass(frozen=True)
class Node:
    """A branch of a tree: what happens, its chance where it has one, and what it is worth."""

    words: str
    chance: Fraction | None = None
    value: str = ""
    children: tuple[Node, ...] = ()


@dataclass(frozen=True)
class Curve:
    """Exact values along a whole-number axis and their limit; what the axes count, other lines to compare
    with, and `here`, the place on the axis that the question asks about. Values are chances, or in `unit`."""

    title: str
    x: tuple[int, ...]
    exact: tuple[Fraction, ...]
    limit: Fraction | None = None
    limit_label: str = ""
    across: str = ""
    up: str = "of 100"
    lines: tuple[tuple[Fraction, str], ...] = ()
    here: int | None = None
    unit: str = "chance"


@dataclass(frozen=True)
class Derivation:
    """The reasons for an answer, in order; with a tree where there is a condition."""

    lines: tuple[Line, ...]
    tree: Node | None = None
    curve: Curve | None = None


@dataclass(frozen=True)
class Mistake:
    """A wrong way of reckoning: its kind (see `kinds`), its name and number here, and what is wrong with it."""

    kind: str
    name: str
    value: Fraction
    words: str

    def __post_init__(self) -> None:
        checked_kind(self.kind)


@dataclass(frozen=True)
class Part:
    """A kind of outcome, its chance, and whether it counts as yes: 0 no, 1 yes, 2 yes more than once."""

    words: str
    chance: Fraction
    yes: int


class Growing(ABC):
    """A picture of the trials so far. `add` takes what `Question.once` gave, trial after trial."""

    kind: ClassVar[str]

    def __init__(self) -> None:
        self.trials = 0

    def add(self, outcome: Any, shown: Mapping[str, Any]) -> None:
        self.trials += 1
        self.take(outcome, shown)

    def gather(self, piece: Piece) -> None:
        """Count trials dealt in batch. A picture that needs more than their outcomes finds it in `piece.shown`."""
        for outcome in piece.outcomes:
            self.add(outcome, {})

    @abstractmethod
    def take(self, outcome: Any, shown: Mapping[str, Any]) -> None:
        """Count one more trial."""

    @abstractmethod
    def spoken(self) -> str:
        """The picture in a sentence, with its numbers."""

    @abstractmethod
    def drawn(self) -> dict[str, Any]:
        """Its own part of the plain form."""

    def plain(self) -> dict[str, Any]:
        """What the page draws; small, however many trials there are."""
        return {"kind": self.kind, "caption": "", "spoken": self.spoken(), "n": self.trials, **self.drawn()}


@dataclass(frozen=True)
class Question(ABC, Generic[V]):
    """One question. Fields are its settings (see `knobs`); `at(...)` gives it with other settings.

    `answer` and `once` share no formula: the second deals and plays by the rules. Every
    method takes a View and no State, of the game that the class names as `Question[View]`. What is
    written in a question is called only where it arises: the methods in GUARDED refuse all other views.
    A setting that this position does not offer counts as its default, so that a question can be
    carried from position to position.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    concept: ClassVar[str]
    misconception: ClassVar[str]
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
        for name in GUARDED & vars(cls).keys():
            setattr(cls, name, _guarded(vars(cls)[name]))

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
                raise Refusal(f"Question {self.id} has no setting '{name}', only {', '.join(names) or 'none'}.")
        return replace(self, **settings)

    def knobs(self, view: V) -> tuple[Knob, ...]:
        """The settings that make sense in this position."""
        return ()

    @abstractmethod
    def ask(self, view: V) -> str | None:
        """The question in words, with this position's numbers; None where it does not arise."""

    @abstractmethod
    def given(self, view: V) -> str:
        """What the answer is conditioned on."""

    def table(self, view: V) -> V:
        """The position as it lies on the table where this alone is asked: without what nobody has or has seen."""
        return view

    def exact(self, view: V) -> Fraction | Dist[Any] | Estimate:
        """The answer; an Estimate where no exact one is to be had. A Refusal where the question does not arise.

        A whole number becomes a Fraction; a TypeError refuses a float, whose decimals are none of a fraction.
        """
        self.arises(view)
        answer: Any = self.answer(view)
        if type(answer) is int:
            return Fraction(answer)
        outcomes = answer if isinstance(answer, Dist) else ()
        if isinstance(answer, Fraction | Dist | Estimate) and not any(isinstance(x, float) for x in outcomes):
            return answer
        raise TypeError(
            f"Expected question {self.id} to answer with a Fraction, a whole number, a Dist of such outcomes "
            f"or an Estimate, not with {answer!r}."
        )

    @abstractmethod
    def answer(self, view: V) -> Fraction | Dist[Any] | Estimate:
        """The answer where the question arises: what a question writes for `exact`. No floats."""

    def arises(self, view: V) -> None:
        """Refuse what is no view of this game, or one in which the question, set like this, does not arise."""
        if not isinstance(view, self.of):
            raise Refusal(f"Expected a view of the game that question {self.id} asks about.")
        if self.ask(view) is None:
            raise Refusal(f"Expected a position in which question {self.id} arises.")

    def number(self, view: V) -> Fraction:
        """The one number that is predicted: the answer, the mean of a distribution, the value of an Estimate."""
        answer = self.exact(view)
        if isinstance(answer, Dist):
            return answer.E()
        return Fraction(str(answer.value)) if isinstance(answer, Estimate) else answer

    def says(self, view: V) -> str:
        """What the share of 100 counts, to follow 'of 100': 'such hands hold a 1'."""
        return ""

    @abstractmethod
    def derive(self, view: V) -> Derivation:
        """The answer step by step."""

    @abstractmethod
    def once(self, view: V, rng: Random) -> tuple[Any, Mapping[str, Any]]:
        """One honest trial: deal the unseen cards and play by the rules.

        The outcome (True or False, or a number; None where the condition strikes the trial out: see
        `struck`), and what it dealt, for the table: item key to card face.
        """

    def deals(self, view: V) -> Dealer | None:
        """The same trials dealt in batch: they deal and play as well, on arrays. None where they cannot.

        NumPy is imported by the dealer when it deals, not before. See `dealer`.
        """
        return None

    def dealer(self, view: V) -> Dealer | None:
        """Who deals many trials at once; None where this position or a missing NumPy asks for one at a time."""
        return self.deals(view) if with_numpy() else None

    def slow(self, view: V) -> bool:
        """Whether 10,000 trials one at a time take longer than 5 seconds, so that no more than 100 are offered."""
        return False

    def trial(self, view: V, rng: Random) -> Any:
        """The outcome of one trial; a Refusal where the question does not arise."""
        return self.once(view, rng)[0]

    def apart(self, view: V) -> str:
        """Why the trials do not estimate `exact`, where they follow another model by choice; else empty."""
        return ""

    def struck(self, view: V) -> str:
        """Why a trial is struck out, where the condition may do that: to follow 'struck out: '."""
        return ""

    def growing(self, view: V) -> Growing | None:
        """A new picture that the trials make; None where none is needed. Where trials may be struck out it
        shows which, before the eyes."""
        return None

    def parts(self, view: V) -> tuple[Part, ...]:
        """Kinds of outcome whose chances add up to 1, for the hundred dots; may be empty."""
        return ()

    def mistakes(self, view: V) -> tuple[Mistake, ...]:
        """Wrong reckonings and the numbers they give here."""
        return ()

    def span(self, view: V) -> tuple[float, float]:
        """The least and greatest prediction that makes sense."""
        return 0.0, 1.0

    def slots(self, view: V) -> Mapping[str, str]:
        """Computed words for the lesson's text."""
        return {}

    def pictures(self, view: V) -> tuple[Any, ...]:
        """Pictures of the derivation (`probability/pictures.py`), shown after its steps, in this order."""
        return ()

    def heat(self, view: V) -> Heat | None:
        """A number for every place of the board, to be seen with the answer; None where there is none."""
        return None

    def derivable(self, view: V) -> bool:
        """Whether what the page shows of this position is enough to derive the answer by the steps taught."""
        return True

    def builds(self, game: Any, rng: Random) -> tuple[V, Question[V]] | None:
        """A position made for practice and the question set for it; None where positions are found in games."""
        return None

    def quantities(self, view: V) -> Mapping[str, Fraction | int]:
        """What its reckonings are made of, by their letters: N unseen cards, u wanted ones, n drawn."""
        return {}


GUARDED = frozenset(
    {"given", "says", "derive", "once", "apart", "parts", "mistakes", "span", "slots", "quantities", "derivable"}
    | {"pictures", "struck", "growing", "heat", "deals", "slow"}
)
"""The methods of a Question that refuse a view in which it does not arise."""


def _guarded(method: Callable[..., Any]) -> Callable[..., Any]:
    """A question's method, called only for views in which the question arises.

    A question remembers the last view in which it did, so that thousands of trials ask but once.
    """

    @wraps(method)
    def where_it_arises(self: Question[Any], view: Any, *rest: Any) -> Any:
        if self.__dict__.get("_arose") is not view or view is None:
            self.arises(view)
            object.__setattr__(self, "_arose", view)
        return method(self, view, *rest)

    return where_it_arises
