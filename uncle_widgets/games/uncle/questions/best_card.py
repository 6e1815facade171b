"""U-L5: what a card is worth over one round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.uncle.belief import ANY, NEVER
from uncle_widgets.games.uncle.questions import trials
from uncle_widgets.games.uncle.questions.illustrated import ROWS, SEED
from uncle_widgets.games.uncle.questions.reasons import (
    OTHERS,
    alike,
    apart,
    card_knob,
    chosen,
    news,
    one_of,
    plays,
    sight,
    struck,
    turned,
)
from uncle_widgets.games.uncle.rounds import Round, followed, round_of
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.uncle.words import chips
from uncle_widgets.games.words import called, capital, owner, spoken
from uncle_widgets.probability.pictures import Balance, Fall, Picture
from uncle_widgets.probability.question import Question
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
        before = " in this pile nobody has let an UNCLE pass, and that" if self.others == NEVER else ""
        how = "make an UNCLE if they can, else play any card"
        words = f"We suppose that{before} the others {how}. On your next turn you make one if you can."
        return Model(self.others, words)

    def choice(self, view: View) -> int:
        return chosen(view, self.card)

    def supposed(self, view: View) -> str:
        """The model in force: NEVER only where somebody could have made an UNCLE and did not."""
        return NEVER if self.others == NEVER and news(view) else ANY

    def knobs(self, view: View) -> tuple[Knob, ...]:
        knobs = [
            card_knob(view, self.card),
            Knob("weight", "Their mean chip counts", self.WEIGHTS, value=self.weight),
        ]
        if news(view) and followed(view, NEVER):
            knobs.append(Knob("others", "What if", OTHERS, supposes=True, value=self.supposed(view)))
        return tuple(knobs)

    def ask(self, view: View) -> str | None:
        if view.phase != "play" or view.hands[view.seat] is None or not followed(view, self.supposed(view)):
            return None
        return (
            f"{plays(view, self.choice(view))} on {view.total}. Count {owner(view, view.seat)} chips now and next "
            "turn, less the mean of what each of the others makes in between. What is the card worth?"
        )

    def given(self, view: View) -> str:
        return sight(view)

    def round(self, view: View) -> Round:
        return round_of(view, self.choice(view), self.supposed(view))

    def answer(self, view: View) -> Fraction:
        return self.round(view).net(Fraction(self.weight))

    def says(self, view: View) -> str:
        return "is the mean over all such rounds"

    def derive(self, view: View) -> Derivation:
        worth, card = self.round(view), self.choice(view)
        seats = [(view.seat + k) % view.seats for k in range(1, view.seats)]
        me = capital(called(view, view.seat))
        lit = one_of(view, view.seat, card)[:1]
        lines = [Line(f"{me}, now", f"{view.total} + {card} = {view.total + card}", chips(worth.now), lit)]
        for at, (seat, makes) in enumerate(zip(seats, worth.theirs, strict=True)):
            hits = sum((way.chance for hits, way in worth.ways.items() if hits[at]), Fraction())
            who = capital(called(view, seat))
            how = f"{'make' if who == 'You' else 'makes'} an UNCLE in {percent(hits)} of rounds"
            lines.append(Line(who, how, amount(makes, "chips"), one_of(view, seat)))
        how = f"an UNCLE in {percent(worth.hit)} of rounds"
        lines.append(Line(f"{me}, next turn", how, amount(worth.mine, "chips"), ("draw",)))
        lines.append(Line("Worth", self.reckoning(view), amount(self.answer(view), "chips")))
        return Derivation(tuple(lines), tree=self.tree(view, worth, seats) if view.seats <= 4 else None)

    def reckoning(self, view: View) -> str:
        """'0 + 1.138 − 1 × 0.790 = 0.348': with as many places as it takes that the rounded parts add up."""
        worth, weight = self.round(view), Fraction(self.weight)
        mean = sum(worth.theirs, Fraction()) / len(worth.theirs)
        parts = worth.mine, mean, self.answer(view)
        for places in range(2, 9):
            mine, theirs, net = (round(part, places) for part in parts)
            if worth.now + mine - weight * theirs == net:
                left = f"{worth.now} + {_decimal(mine, places)} − {self.weight} × {_decimal(theirs, places)}"
                return f"{left} = {_decimal(net, places)}"
        return f"{worth.now} + {worth.mine} − {self.weight} × {mean}"

    def tree(self, view: View, worth: Round, seats: list[Seat]) -> Node:
        """Who hits and who does not, in playing order; at the ends my next turn."""

        def below(past: tuple[bool, ...]) -> tuple[Node, ...]:
            ways = {hits: way for hits, way in worth.ways.items() if hits[: len(past)] == past}
            whole = sum((way.chance for way in ways.values()), Fraction())
            if len(past) == len(seats):
                (way,) = ways.values()
                mine = amount(way.mine / way.chance, "chips")
                words = f"{capital(called(view, view.seat))}, next turn: an UNCLE"
                return (Node(words, way.hit / way.chance, mine),)
            who, at = capital(called(view, seats[len(past)])), len(past)
            you = who == "You"
            nodes = []
            for hit in (True, False):
                these = [way for hits, way in ways.items() if hits[at] is hit]
                p = sum((way.chance for way in these), Fraction())
                if p:
                    makes = sum((way.theirs[at] for way in these), Fraction()) / p
                    does = (
                        ("make an UNCLE" if you else "makes an UNCLE") if hit else "do not" if you else "does not"
                    )
                    nodes.append(Node(f"{who} {does}", p / whole, amount(makes, "chips"), below((*past, hit))))
            return tuple(nodes)

        words = f"{capital(called(view, view.seat))}: the {self.choice(view)}"
        return Node(words, None, chips(worth.now), below(()))

    def struck(self, view: View) -> str:
        return struck(view, self.supposed(view))

    def once(self, view: View, rng: Random) -> tuple[float | None, dict[str, Any]]:
        state, stands = trials.judged(view, rng, self.supposed(view))
        shown: dict[str, Any] = {}
        for seat in range(view.seats):
            shown |= turned(view, seat, state.hands[seat])
        if not stands:
            return None, shown
        made = trials.round_played(view, state, self.choice(view), rng)
        theirs = sum(n for seat, n in enumerate(made) if seat != view.seat) / (view.seats - 1)
        return made[view.seat] - float(Fraction(self.weight)) * theirs, shown

    def derivable(self, view: View) -> bool:
        return alike(view)

    def pictures(self, view: View) -> tuple[Picture, ...]:
        worth, rng = self.round(view), Random(SEED)
        less = -Fraction(self.weight) * sum(worth.theirs, Fraction()) / len(worth.theirs)
        times = "" if self.weight == "1" else f", × {self.weight}"
        parts = (("now", Fraction(worth.now)), ("next turn", worth.mine), (f"mean of theirs{times}", less))
        standing = (made for made in iter(lambda: self.once(view, rng)[0], ...) if made is not None)
        rounds = (Fraction(made).limit_denominator(60) for made in islice(standing, ROWS))
        caption = f"One dot is one round. They balance at their mean. Simulated, seed {SEED}."
        return (
            Fall("What the worth is made of", "", parts, "worth", "chips"),
            Balance("A hundred rounds", caption, tuple(rounds), self.answer(view), "chips"),
        )

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        worth = self.round(view)
        return apart(
            self.answer(view),
            Mistake("step", "only the next player", worth.now - worth.theirs[0],
                    "It counts what the next player takes and forgets everybody after, and your next turn."),
            Mistake("seat", "only mine", worth.now + worth.mine, "It forgets what the others take in between."),
            Mistake("step", "only now", Fraction(worth.now),
                    "What a card makes now is only a part of what it is worth."),
            span=3,
        )  # fmt: skip

    def span(self, view: View) -> tuple[float, float]:
        return -5.0 * max(1.0, float(Fraction(self.weight))), 10.0

    def slots(self, view: View) -> Mapping[str, str]:
        worth, others, weight = self.round(view), self.supposed(view), Fraction(self.weight)
        rated = {c: round_of(view, c, others).net(weight) for c in sorted({*(view.hands[view.seat] or ())})}
        top = amount(max(rated.values()), "chips")
        best = [f"the {c}" for c in rated if amount(rated[c], "chips") == top]
        return {
            "card": str(self.choice(view)),
            "next": called(view, view.next),
            "now": chips(worth.now),
            "theirs": f"{float(worth.theirs[0]):.2f}",
            "own": owner(view, view.seat),
            "mine": f"{float(worth.mine):.2f}",
            "exact": amount(self.answer(view), "chips"),
            "best": f"{spoken(best)} {'is' if len(best) == 1 else 'are'} best",
            "each": spoken(f"{amount(rated[c], 'chips')} for the {c}" for c in rated),
        }


def _decimal(x: Fraction, places: int) -> str:
    return f"{float(x):.{places}f}".replace("-", "\N{MINUS SIGN}")
