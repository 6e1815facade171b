"""U-L5: what a card is worth over one round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.uncle.belief import ANY, NEVER
from uncle_widgets.games.uncle.questions import reasons, trials
from uncle_widgets.games.uncle.questions.illustrated import ROWS, SEED
from uncle_widgets.games.uncle.rounds import Round, Way, followed, round_of
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.uncle.words import chips
from uncle_widgets.games.words import called, capital, owner, spoken
from uncle_widgets.probability.charts import Balance, Fall
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Node
from uncle_widgets.probability.show import amount, percent


@dataclass(frozen=True)
class BestCard(Question[View]):
    """`card` 0 is the lowest in hand, `others` a model of `belief.MODELS`.

    `weight` is what a chip of the others' mean counts, as a fraction in text. The question does not arise
    where a round is too long to follow exactly (see `rounds.followed`).
    """

    id: ClassVar[str] = "U-L5"
    title: ClassVar[str] = "Which card is worth most?"
    name: ClassVar[str] = "Which card?"
    when: ClassVar[str] = "when a hand that you see is to play, at a table of up to four"
    concept: ClassVar[str] = "expected value"
    misconception: ClassVar[str] = "deny the next player, and you are safe"
    measure: ClassVar[str] = "chips"
    bots: ClassVar[str] = "greedy"
    card: int = 0
    others: str = ANY
    weight: str = "1"

    WEIGHTS: ClassVar[tuple[tuple[str, str], ...]] = (
        ("1", "as much as yours"), ("1/2", "half as much"), ("0", "nothing"), ("2", "twice as much"),
    )  # fmt: skip

    @property
    def model(self) -> Model:
        before = " in this pile none of the others has let an UNCLE pass, and that" if self.others == NEVER else ""
        how = "make an UNCLE if they can, else play any card"
        words = f"We suppose that{before} the others {how}. On your next turn you make one if you can."
        return Model(self.others, words)

    def arise(self, view: View) -> Worth | None:
        if view.phase != "play" or view.hands[view.seat] is None:
            return None
        others, card = reasons.supposed(view, self.others), reasons.chosen(view, self.card)
        if not followed(view, others):
            return None
        words = (
            f"{reasons.plays(view, card)} on {view.total}. Count {owner(view, view.seat)} chips now and next "
            "turn, less the mean of what each of the others makes in between. What is the card worth?"
        )
        return Worth(self, view, card, others, words, reasons.sight(view))


@dataclass(eq=False)
class Worth(Posed[View]):
    """What one card is worth, under a model of the others."""

    question: BestCard
    card: int
    others: str
    words: str = ""
    given: str = ""
    says = "is the mean over all such rounds"

    def __post_init__(self) -> None:
        view = self.view
        self.weight = Fraction(self.question.weight)
        self.rivals = [(view.seat + k) % view.seats for k in range(1, view.seats)]
        self.me, *self.names = (capital(called(view, seat)) for seat in (view.seat, *self.rivals))
        self.span = -5.0 * max(1.0, float(self.weight)), 10.0
        self.struck, self.derivable = reasons.struck(view, self.others), reasons.alike(view)

    @cached_property
    def model(self) -> Model:
        return self.question.at(others=self.others).model

    @cached_property
    def round(self) -> Round:
        return round_of(self.view, self.card, self.others)

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        knobs = [
            reasons.card_knob(self.view, self.card),
            Knob("weight", "Their mean chip counts", BestCard.WEIGHTS, value=self.question.weight),
        ]
        if reasons.news(self.view) and followed(self.view, NEVER):
            knobs.append(Knob("others", "What if", reasons.OTHERS, supposes=True, value=self.others))
        return tuple(knobs)

    def answer(self) -> Fraction:
        return self.round.net(self.weight)

    @cached_property
    def derivation(self) -> Derivation:
        view, worth, card = self.view, self.round, self.card
        lit = reasons.one_of(view, view.seat, card)[:1]
        lines = [Line(f"{self.me}, now", f"{view.total} + {card} = {view.total + card}", chips(worth.now), lit)]
        for at, (seat, who, makes) in enumerate(zip(self.rivals, self.names, worth.theirs, strict=True)):
            hits = sum((way.chance for hits, way in worth.ways.items() if hits[at]), Fraction())
            how = f"{'make' if who == 'You' else 'makes'} an UNCLE in {percent(hits)} of rounds"
            lines.append(Line(who, how, amount(makes, "chips"), reasons.one_of(view, seat)))
        how = f"an UNCLE in {percent(worth.hit)} of rounds"
        lines.append(Line(f"{self.me}, next turn", how, amount(worth.mine, "chips"), ("draw",)))
        lines.append(Line("Worth", self._reckoning(), amount(self.number, "chips")))
        tree = Node(f"{self.me}: the {card}", None, chips(worth.now), self._below((), worth.ways))
        return Derivation(tuple(lines), tree)

    def _reckoning(self) -> str:
        """'0 + 1.138 − 1 × 0.790 = 0.348': with as many places as it takes that the rounded parts add up."""
        now, mine, theirs = self.round.now, self.round.mine, self.round.mean
        for places in range(2, 9):
            near = [round(part, places) for part in (mine, theirs, self.number)]
            if now + near[0] - self.weight * near[1] == near[2]:
                m, t, net = (f"{float(x):.{places}f}".replace("-", "\N{MINUS SIGN}") for x in near)
                return f"{now} + {m} − {self.question.weight} × {t} = {net}"
        return f"{now} + {mine} − {self.question.weight} × {theirs}"

    def _below(self, past: tuple[bool, ...], ways: Mapping[tuple[bool, ...], Way]) -> tuple[Node, ...]:
        """Who hits and who does not after `past`, in playing order; at the ends my next turn."""
        at, whole = len(past), sum((way.chance for way in ways.values()), Fraction())
        if at == len(self.rivals):
            (way,) = ways.values()
            words = f"{self.me}, next turn: an UNCLE"
            return (Node(words, way.hit / way.chance, amount(way.mine / way.chance, "chips")),)
        who, nodes = self.names[at], []
        does = {True: "makes an UNCLE", False: "does not"}
        if who == "You":
            does = {True: "make an UNCLE", False: "do not"}
        for hit, words in does.items():
            these = {hits: way for hits, way in ways.items() if hits[at] is hit}
            if p := sum((way.chance for way in these.values()), Fraction()):
                makes = sum((way.theirs[at] for way in these.values()), Fraction()) / p
                below = self._below((*past, hit), these)
                nodes.append(Node(f"{who} {words}", p / whole, amount(makes, "chips"), below))
        return tuple(nodes)

    def worth(self, made: tuple[int, float]) -> float:
        """A round in which I made so many chips, and each of the others so many on average."""
        mine, theirs = made
        return mine - float(self.weight) * theirs

    def once(self, rng: Random) -> tuple[float | None, dict[str, Any]]:
        state, stands = trials.judged(self.view, rng, self.others)
        made = trials.round_played(self.view, state, self.card, rng) if stands else None
        return made and self.worth(made), reasons.all_turned(self.view, state.hands)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        worth, times = self.round, "" if self.question.weight == "1" else f"{self.question.weight} × "
        less = f"{times}their mean", -self.weight * worth.mean
        parts = ("now", Fraction(worth.now)), ("next turn", worth.mine), less
        made = _rounds(self.view, self.card, self.others)
        rounds = tuple(Fraction(self.worth(one)).limit_denominator(60) for one in made)
        caption = f"One dot is one round. They balance at their mean. Simulated, seed {SEED}."
        return (
            Fall("What the worth is made of", "", parts, "worth", "chips"),
            Balance("A hundred rounds", caption, rounds, self.number, "chips"),
        )

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        worth = self.round
        return reasons.apart(
            self.number,
            Mistake("step", "Only the next player", worth.now - worth.theirs[0],
                    "It counts what the next player takes and forgets everybody after, and your next turn."),
            Mistake("seat", "Only mine", worth.now + worth.mine, "It forgets what the others take in between."),
            Mistake("step", "Only now", Fraction(worth.now),
                    "What a card makes now is only a part of what it is worth."),
            span=3,
        )  # fmt: skip

    @cached_property
    def slots(self) -> Mapping[str, str]:
        view, worth = self.view, self.round
        cards = sorted({*(view.hands[view.seat] or ())})
        nets = [round_of(view, card, self.others).net(self.weight) for card in cards]
        rated = {card: amount(net, "chips") for card, net in zip(cards, nets, strict=True)}
        best = [f"the {card}" for card, each in rated.items() if each == amount(max(nets), "chips")]
        return {
            "card": str(self.card),
            "next": called(view, view.next),
            "now": chips(worth.now),
            "theirs": f"{float(worth.theirs[0]):.2f}",
            "own": owner(view, view.seat),
            "mine": f"{float(worth.mine):.2f}",
            "exact": amount(self.number, "chips"),
            "best": f"{spoken(best)} {'is' if len(best) == 1 else 'are'} best",
            "each": spoken(f"{each} for the {c}" for c, each in rated.items()),
        }


@lru_cache(maxsize=8)
def _rounds(view: View, card: int, others: str) -> tuple[tuple[int, float], ...]:
    """A hundred rounds played, for every weight the same."""
    rng = Random(SEED)
    found: list[tuple[int, float]] = []
    while len(found) < ROWS:
        state, stands = trials.judged(view, rng, others)
        if stands:
            found.append(trials.round_played(view, state, card, rng))
    return tuple(found)
