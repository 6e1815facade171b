"""T-L2: how many challenges are lost before enough are won?"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.cards import MOST_AGENTS, WIN
from uncle_widgets.games.thrush.questions.common import MODEL_ALONE, die, ratio, traces
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import agents, for_agents
from uncle_widgets.games.words import called, capital, count, does, hundred, power, spoken, wrong
from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.pictures import Picture, WholeTree
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Node, Part
from uncle_widgets.probability.show import percent, trimmed

LOSE = 1 - WIN
ASKED = {
    "none": ("no prison before", "Does that come without prison?"),
    "exact": ("prison exactly so often before", "Is prison met exactly {} before?"),
    "most": ("prison at most so often before", "Is prison met at most {} before?"),
    "mean": ("how many challenges", "How many challenges does that take, on average?"),
    "this": ("this challenge won", "{} challenge the agent on {}. Is it won?"),
    "lost": ("this challenge lost",
             "{} three agents and must challenge all the same, on {}. Does it end in prison?"),
}  # fmt: skip
"""What may be asked: in a few words, and as a question."""
TIMES = {0: "never", 1: "once", 2: "twice", 3: "three times"}
OFTEN = {**TIMES, 0: "0 times"}
"""The same after 'exactly' or 'at most'."""
MOST = 3


@dataclass(frozen=True)
class Captures(Question[View]):
    """`asked`: see ASKED; `times`: how often in prison, for 'exact' and 'most'; `wins`: challenges to be won
    (0: as many as agents are lacking); `lost`: challenges that were lost before, which change nothing."""

    id: ClassVar[str] = "T-L2"
    title: ClassVar[str] = "Three in a row?"
    when: ClassVar[str] = "while agents are lacking, or a challenge is to be thrown for"
    concept: ClassVar[str] = "products of chances and orders of outcomes"
    misconception: ClassVar[str] = "likely each time, so likely every time"
    bots: ClassVar[str] = "greedy"
    asked: str = ""
    times: int = 1
    wins: int = 0
    lost: int = 0

    @property
    def measure(self) -> str:
        return "challenges" if self.asked == "mean" else "chance"

    @property
    def model(self) -> Model:
        return Model("alone", f"Agents are won by challenges alone: 1 to 4 wins. {MODEL_ALONE}")

    def arise(self, view: View) -> Challenges | None:
        offered = _offered(view)
        if (
            not offered
            or (self.asked == "mean" and "mean" not in offered)
            or not {self.times, self.lost} <= {*TIMES}
        ):
            return None
        table = view.table
        lacking = max(1, MOST_AGENTS - table.tokens[table.seat])
        k = self.wins if 1 <= self.wins <= MOST_AGENTS else lacking
        asked = self.asked if self.asked in offered else offered[0]
        return FORMS[asked](self, view, offered, asked, k, lacking)


def _offered(view: View) -> tuple[str, ...]:
    """What may be asked here."""
    full, phase, row = view.table.full, view.table.phase, ("none", "exact", "most", "mean")
    if phase == "challenge":
        return ("lost", "this") if full else ("this", *row)
    return row if phase in ("roll", "move") and not full else ()


@dataclass(eq=False)
class Challenges(Posed[View]):
    """Something `asked` of challenges until `k` are won."""

    question: Captures
    offered: tuple[str, ...]
    asked: str
    k: int
    lacking: int
    given = "A die decides each challenge: 1 to 4 wins the agent, 5 or 6 leads to prison. Dice have no memory."

    def __post_init__(self) -> None:
        self.times, self.seat = self.question.times, self.view.table.seat
        self.held = (f"seat{self.seat}",)  # whose agents say how many are lacking
        self.quantities = {"k": self.k, "j": self.times}

    @cached_property
    def lit(self) -> tuple[str, ...]:
        place = self.view.table.place
        return (f"agent.{place}" if place in self.view.table.agents else f"mark.{self.seat}",)

    @property
    def one(self) -> Line:
        return Line("One challenge is won", "4 of 6 faces", "2/3", self.lit)

    @cached_property
    def holds(self) -> str:
        return f"{does(self.view, self.seat, LETTERS, 'hold')} {agents(self.view.table.tokens[self.seat])}"

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        found = [Knob("asked", "Asked", tuple((key, ASKED[key][0]) for key in self.offered), value=self.asked)]
        if self.asked in ("exact", "most"):
            found.append(Knob("times", "How often in prison", tuple(TIMES.items()), value=self.times))
        if self.asked not in ("this", "lost"):
            wins = (1, "one"), (2, "two"), (3, "three")
            found.append(Knob("wins", "Challenges to win", wins, value=self.k))
        return tuple(found)

    @cached_property
    def words(self) -> str:
        ask, lost = ASKED[self.asked][1].format(OFTEN[self.times]), self.question.lost
        who = capital(called(self.view, self.seat))
        past = f"{who} lost {count(lost, 'challenge')} before, and came to prison each time. " if lost else ""
        if self.k != self.lacking:
            return f"{past}Suppose {count(self.k, 'challenge')} must be won. {ask}"
        more = f"{count(self.k, 'challenge')} more" if self.k > 1 else "One challenge more"
        return f"{past}{self.holds}. {more} must be won. {ask}"

    @cached_property
    def derivation(self) -> Derivation:
        return Derivation(tuple(self.steps()), self.tree)

    @cached_property
    def tree(self) -> Node | None:
        return None

    @abstractmethod
    def steps(self) -> Iterator[Line]:
        """From one challenge to the answer."""

    def once(self, rng: Random) -> tuple[Any, Mapping[str, Any]]:
        wins, shown = 0, []
        while wins < self.k:
            pips = die(rng)
            won = pips <= 4
            wins += won
            shown.append(((pips,), "won" if won else "lost", won))
        return self.counted(len(shown) - wins), traces(shown)

    def counted(self, lost: Any) -> Any:
        """What comes of a trial in which so many challenges are lost, or of each of many."""

    def deals(self, seed: int, first: int, n: int) -> Iterator[Piece]:
        from uncle_widgets.games.thrush.questions import dealing

        yield Piece(self.counted(dealing.losses(self.k, seed, first, n)).tolist())

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        return wrong(self.number, *self.slips())

    @abstractmethod
    def slips(self) -> Iterator[Mistake]:
        """Wrong reckonings of it."""

    @cached_property
    def slots(self) -> Mapping[str, str]:
        return {
            "hold": self.holds,
            "row": spoken([percent(WIN**n) for n in (1, 2, 3)]),
            "tries": trimmed(self.k + odds.mean_captures(self.k)),
            "need": count(self.k, "challenge"),
            "three": hundred(WIN**3),
            "who": capital(called(self.view, self.seat)),
        }


class OneChallenge(Challenges):
    """Is the challenge that is to be thrown for won; or is it lost?"""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.wins = self.asked == "this"
        self.says = "such challenges are won" if self.wins else "such challenges end in prison"

    def answer(self) -> Fraction:
        return WIN if self.wins else LOSE

    @cached_property
    def words(self) -> str:
        who = does(self.view, self.seat, LETTERS, "must" if self.wins else "hold")
        return ASKED[self.asked][1].format(who, self.view.table.place)

    def steps(self) -> Iterator[Line]:
        yield self.one if self.wins else Line("One challenge is lost", "2 of 6 faces", percent(LOSE), self.lit)

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        pips = die(rng)
        won = pips <= 4
        return won == self.wins, traces([((pips,), "won" if won else "lost", won)])

    def deals(self, seed: int, first: int, n: int) -> Iterator[Piece]:
        from uncle_widgets.games.thrush.questions import dealing

        yield Piece((dealing.challenge(seed, first, n) == self.wins).tolist())

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part("won", WIN, int(self.wins)), Part("lost", LOSE, int(not self.wins))

    def slips(self) -> Iterator[Mistake]:
        yield Mistake("half", "Half and half", Fraction(1, 2), "Two outcomes, but four faces win and two lose.")


class HowMany(Challenges):
    """How many challenges does it take?"""

    says, span = "on average", (1.0, 12.0)

    def answer(self) -> Fraction:
        return self.k + odds.mean_captures(self.k)

    def steps(self) -> Iterator[Line]:
        mean = self.number
        yield self.one
        yield Line("Challenges for one agent, on average", "1 ÷ 2/3", "3/2")
        total = f"{self.k} × 3/2 = {ratio(mean)}"
        yield Line(for_agents(self.k), total, f"{trimmed(mean)} challenges", self.held)

    def counted(self, lost: Any) -> Any:
        return self.k + lost

    def slips(self) -> Iterator[Mistake]:
        again = "One challenge in three is lost, and must be made again."
        yield Mistake("sure", "Nothing is lost", Fraction(self.k), again)


class InARow(Challenges):
    """Are no challenges lost before, or just so many, or at most so many?"""

    def __post_init__(self) -> None:
        super().__post_init__()
        n = self.times
        self.lost = {"none": range(1), "exact": range(n, n + 1), "most": range(n + 1)}[self.asked]
        self.most = self.lost[-1]

    @cached_property
    def chances(self) -> Dist[int | str]:
        """How many are lost before `k` are won."""
        return odds.captures(self.k, MOST)

    def answer(self) -> Fraction:
        return sum((self.chances[j] for j in self.lost), Fraction())

    @cached_property
    def says(self) -> str:
        if self.asked == "none":
            return f"such tries win {self.k} without prison" if self.k > 1 else "such tries win without prison"
        how = "exactly" if self.asked == "exact" else "at most"
        return f"such tries meet prison {how} {OFTEN[self.most]}"

    @cached_property
    def tree(self) -> Node | None:
        return _tree(self.k, 0, self.most)

    def steps(self) -> Iterator[Line]:
        k = self.k
        yield self.one
        for j in self.lost:
            p, orders, each = ratio(self.chances[j]), comb(j + k - 1, j), ratio(WIN**k * LOSE**j)
            if not j:
                yield Line("All won, none lost", " × ".join(["2/3"] * k), p, self.held)
                continue
            one = f"{power('2/3', k)} × {power('1/3', j)}"
            yield Line(f"{count(j, 'loss', 'losses')}, one order", one, each, self.held)
            places = f"{j} of {count(j + k - 1, 'place')}"
            yield Line("Orders: the last one is a win", places, count(orders, "order"))
            yield Line(f"Lost {TIMES[j]}", f"{orders} × {each}", p)
        if len(self.lost) > 1:
            yield Line("Together", " + ".join(ratio(self.chances[j]) for j in self.lost), percent(self.number))

    def counted(self, lost: Any) -> Any:
        return (self.lost[0] <= lost) & (lost <= self.most)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        found = [Part(f"lost {words}", self.chances[j], int(j in self.lost)) for j, words in TIMES.items()]
        return *found, Part("lost more often", self.chances[odds.MORE], 0)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        says = "Of 100 tries, by what the dice say in turn. Every branch ends with a win, or with too many losses."
        marked = tuple(f"done, lost {TIMES[j]}" for j in self.lost)
        return (WholeTree("Win by win", says, _tree(self.k, 0, self.most), marked),)

    def slips(self) -> Iterator[Mistake]:
        k, n = self.k, self.most
        yield Mistake("one", "As likely as one", WIN, "Each is likely; that all of them come is less so.")
        yield Mistake("scaled", "Divided", WIN / k, "Chances in a row are multiplied, not divided.")
        if n:
            order = "The loss can come at more than one place."
            yield Mistake("order", "One order only", WIN**k * LOSE**n, order)
            yield Mistake("part", "Nothing lost", WIN**k, "That is the chance of no loss at all.")


FORMS: Mapping[str, Callable[..., Challenges]] = {
    "none": InARow, "exact": InARow, "most": InARow, "mean": HowMany, "this": OneChallenge, "lost": OneChallenge,
}  # fmt: skip


def _tree(k: int, lost: int, most: int, words: str = "all tries", chance: Fraction | None = None) -> Node:
    """Win by win; a branch ends when `k` are won, or more than `most` are lost."""
    if not k:
        return Node(f"done, lost {TIMES[lost]}", chance)
    if lost > most:
        return Node("lost too often" if most else "lost one", chance)
    won = _tree(k - 1, lost, most, "won", WIN)
    return Node(words, chance, "", (won, _tree(k, lost + 1, most, "lost", LOSE)))
