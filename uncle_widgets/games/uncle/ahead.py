"""Questions of the U.N.C.L.E. card game that look ahead: a whole pile, a round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import Seat, spoken
from uncle_widgets.games.uncle import odds, trials
from uncle_widgets.games.uncle.players import PLAYERS
from uncle_widgets.games.uncle.rounds import Round, followed, round_of
from uncle_widgets.games.uncle.state import FULL, TENS, VALUES, View
from uncle_widgets.games.uncle.wording import (
    BLIND,
    NEVER,
    OTHERS,
    called,
    hand_keys,
    hundred,
    refused,
    sight,
    turned,
    wrong,
)
from uncle_widgets.probability.question import Curve, Derivation, Knob, Line, Mistake, Model, Node, Part, Question
from uncle_widgets.probability.show import amount, percent


@dataclass(frozen=True)
class EverLands(Question[View]):
    """U-L4: will a new pile ever stand at `target`? `cards` 'without' or 'with' replacement."""

    id: ClassVar[str] = "U-L4"
    title: ClassVar[str] = "Will a pile ever land on a ten?"
    name: ClassVar[str] = "Will it land?"
    when: ClassVar[str] = "always: it is about a new pile"
    concept: ClassVar[str] = "the renewal theorem"
    misconception: ClassVar[str] = "one number in ten is a ten, so one pile in ten"
    target: int = 10
    cards: str = "without"
    style: str = "random"

    STYLES: ClassVar[tuple[tuple[str, str], ...]] = (
        ("random", "play any card"), ("greedy", "hit when they can"), ("safe", "give the next one little"),
        ("lookahead", "look a round ahead"),
    )  # fmt: skip

    @property
    def model(self) -> Model:
        if self.cards == "with":
            return Model("put back", "Each card goes back before the next, so all six values stay equally likely.")
        return Model(
            "value-blind", "Everybody plays any card, so the pile is a shuffled deck turned over card by card."
        )

    def knobs(self, view: View) -> tuple[Knob, ...]:
        decks = (("without", "42 cards, none goes back"), ("with", "each card goes back"))
        knobs = [
            Knob("target", "The total", tuple((ten, str(ten)) for ten in TENS), value=self.target),
            Knob("cards", "The cards", decks, value=self.cards),
        ]
        if self.cards == "without":
            knobs.append(Knob("style", "In the trials they", self.STYLES, supposes=True, value=self.style))
        return tuple(knobs)

    def ask(self, view: View) -> str | None:
        return f"A new pile is begun from a full deck. Will its total ever be exactly {self.target}?"

    def given(self, view: View) -> str:
        return "Nothing has been seen: all 42 cards are shuffled, and the first pile begins at 0."

    def answer(self, view: View) -> Fraction:
        return (
            odds.pile_hits_with_replacement(self.target) if self.cards == "with" else odds.pile_hits(self.target)
        )

    def says(self, view: View) -> str:
        return f"piles land on {self.target}"

    def apart(self, view: View) -> str:
        if self.cards == "with" or self.style == "random":
            return ""
        how = dict(self.STYLES)[self.style]
        return f"The exact share is for players who play any card. In these trials they {how}."

    def derive(self, view: View) -> Derivation:
        s = self.target
        xs = tuple(range(1, FULL + 1))
        if self.cards == "with":
            exact = tuple(map(odds.pile_hits_with_replacement, xs))
            back = [odds.pile_hits_with_replacement(s - k) for k in VALUES]
            lines = [
                Line(
                    "The last card was 1 to 6", f"so just before, the pile stood at {s - 6} to {s - 1}", "6 ways"
                ),
                Line(
                    "Chances of those totals",
                    " + ".join(f"{float(p):.4f}" for p in back),
                    f"{float(sum(back)):.4f}",
                ),
                Line("Each card has chance 1/6", f"{float(sum(back)):.4f} ÷ 6", percent(self.answer(view))),
            ]
        else:
            exact = tuple(map(odds.pile_hits, xs))
            ways = [(k, n, Fraction(n, comb(42, k))) for k in range(1, 43) if (n := odds.sums(k, s))]
            shown = sorted(sorted(ways, key=lambda way: -way[2])[:6])
            lines = [
                Line(
                    f"{s} with {'1 card' if k == 1 else f'{k} cards'}",
                    f"{n:,} of {comb(42, k):,} sets",
                    percent(p),
                )
                for k, n, p in shown
            ]
            rest = sum((p for _, _, p in ways), Fraction()) - sum((p for _, _, p in shown), Fraction())
            if rest:
                many = len(ways) - len(shown)
                count = f"{many} other {'length' if many == 1 else 'lengths'}"
                lines.append(Line("Fewer or more cards", count, percent(rest)))
            lines.append(Line("Share", "the sum: a pile passes a total once", percent(self.answer(view))))
        lines.append(Line("Far up the pile", "1 ÷ 3.5, the mean card", "2/7 = 28.6%"))
        title = "The chance that a pile ever stands at a total"
        return Derivation(tuple(lines), curve=Curve(title, xs, exact, Fraction(2, 7), "2/7"))

    def once(self, view: View, rng: Random) -> tuple[bool, dict[str, Any]]:
        if self.cards == "with":  # no rule puts a card back: six equally likely values, no engine
            total = 0
            while total < self.target:
                total += rng.randint(1, 6)
            return total == self.target, {}
        return trials.lands(view.seats, self.target, PLAYERS[self.style], rng), {}

    def parts(self, view: View) -> tuple[Part, ...]:
        p = self.answer(view)
        return (Part(f"land on {self.target}", p, 1), Part("jump over it", 1 - p, 0))

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        return wrong(
            self.answer(view),
            Mistake(
                "1 in 10", Fraction(1, 10), "One number in ten is a ten, but a pile does not visit every number."
            ),
            Mistake(
                "1 in 6", Fraction(1, 6), "That is the chance of one card. A pile has several ways to get there."
            ),
            Mistake("1 in 2", Fraction(1, 2), "'It lands or it does not' names two outcomes, not two equal ones."),
        )

    def slots(self, view: View) -> Mapping[str, str]:
        chips = odds.pile_chips()
        return {
            "target": str(self.target),
            "exact": hundred(self.answer(view)),
            "limit": percent(Fraction(2, 7)),
            "ten": percent(odds.pile_hits(10)),
            "fifty": percent(odds.pile_hits(50)),
            "chips": f"{float(chips):.2f}",
            "length": f"{float(odds.pile_length().E()):.1f}",
        }


@dataclass(frozen=True)
class BestCard(Question[View]):
    """U-L5: what a card is worth over one round. `weight`: how much an opponent's chip counts.

    It does not arise where a round is too long to follow exactly (see `rounds.followed`).
    """

    id: ClassVar[str] = "U-L5"
    title: ClassVar[str] = "Which card is worth most?"
    name: ClassVar[str] = "Which card?"
    when: ClassVar[str] = "when a hand that you see is to play"
    concept: ClassVar[str] = "expected value"
    misconception: ClassVar[str] = "deny the next player, and you are safe"
    measure: ClassVar[str] = "chips"
    card: int = 0
    others: str = BLIND
    weight: str = "1"

    @property
    def model(self) -> Model:
        before = "In this pile nobody has let an UNCLE pass, and the" if self.others == NEVER else "The"
        words = (
            f"{before} others make an UNCLE if they can, else play any card; on your next turn you do the same."
        )
        return Model("never miss" if self.others == NEVER else "hit if able", words)

    def choice(self, view: View) -> int:
        hand = view.hands[view.seat] or ()
        return self.card if self.card in hand else min(hand)

    def never(self, view: View) -> bool:
        return self.others == NEVER and refused(view)

    def knobs(self, view: View) -> tuple[Knob, ...]:
        cards = tuple((card, str(card)) for card in sorted({*(view.hands[view.seat] or ())}))
        label = "If you play" if view.seat == view.me else "If played"
        weights = (("1", "as much as yours"), ("1/2", "half as much"), ("0", "nothing"), ("2", "twice as much"))
        knobs = [Knob("card", label, cards, value=self.choice(view))]
        knobs.append(Knob("weight", "Their mean chip counts", weights, value=self.weight))
        if refused(view) and followed(view, refusals=True):
            knobs.append(
                Knob("others", "What if", OTHERS, supposes=True, value=NEVER if self.never(view) else BLIND)
            )
        return tuple(knobs)

    def ask(self, view: View) -> str | None:
        if view.phase != "play" or view.hands[view.seat] is None or not followed(view, self.never(view)):
            return None
        who = called(view, view.seat)
        plays, whose = ("You play", "your") if who == "you" else (f"{who} plays", f"{who}'s")
        return (
            f"{plays} the {self.choice(view)} on {view.total}. Counting {whose} chips now and next turn, "
            "less the mean of the others' in between: what is it worth?"
        )

    def given(self, view: View) -> str:
        return sight(view)

    def round(self, view: View) -> Round:
        return round_of(view, self.choice(view), self.never(view))

    def answer(self, view: View) -> Fraction:
        return self.round(view).net(Fraction(self.weight))

    def says(self, view: View) -> str:
        return "is the mean over all such rounds"

    def derive(self, view: View) -> Derivation:
        worth, card = self.round(view), self.choice(view)
        seats = [(view.seat + k) % view.seats for k in range(1, view.seats)]
        me = called(view, view.seat)
        total = view.total + card
        mine = "You, now" if me == "you" else f"{me}, now"
        lit = hand_keys(view, view.seat, card)[:1]
        lines = [Line(mine, f"{view.total} + {card} = {total}", f"{worth.now} chips", lit)]
        for at, (seat, chips) in enumerate(zip(seats, worth.theirs, strict=True)):
            hits = sum((way.chance for hits, way in worth.ways.items() if hits[at]), Fraction())
            who = called(view, seat)
            how = f"makes an UNCLE in {percent(hits)} of rounds"
            lines.append(Line(who, how, amount(chips, "chips"), hand_keys(view, seat)))
        next_turn = "You, next turn" if me == "you" else f"{me}, next turn"
        lines.append(
            Line(next_turn, f"an UNCLE in {percent(worth.hit)} of rounds", amount(worth.mine, "chips"), ("draw",))
        )
        mean = sum(worth.theirs, Fraction()) / len(worth.theirs)
        reckoning = f"{worth.now} + {float(worth.mine):.2f} − {self.weight} × {float(mean):.2f}"
        lines.append(Line("Worth", reckoning, amount(self.answer(view), "chips")))
        tree = self.tree(view, worth, seats) if view.seats <= 4 else None
        return Derivation(tuple(lines), tree=tree)

    def tree(self, view: View, worth: Round, seats: list[Seat]) -> Node:
        """Who hits and who does not, in playing order; at the ends my next turn."""

        def below(past: tuple[bool, ...]) -> tuple[Node, ...]:
            ways = {hits: way for hits, way in worth.ways.items() if hits[: len(past)] == past}
            whole = sum((way.chance for way in ways.values()), Fraction())
            if len(past) == len(seats):
                (way,) = ways.values()
                mine = amount(way.mine / way.chance, "chips")
                return (Node(f"{called(view, view.seat)}, next turn: an UNCLE", way.hit / way.chance, mine),)
            who, at = called(view, seats[len(past)]), len(past)
            nodes = []
            for hit in (True, False):
                these = [way for hits, way in ways.items() if hits[at] is hit]
                p = sum((way.chance for way in these), Fraction())
                if p:
                    chips = sum((way.theirs[at] for way in these), Fraction()) / p
                    words = f"{who} makes an UNCLE" if hit else f"{who} does not"
                    nodes.append(Node(words, p / whole, amount(chips, "chips"), below((*past, hit))))
            return tuple(nodes)

        return Node(f"{called(view, view.seat)}: the {self.choice(view)}", None, f"{worth.now} chips", below(()))

    def once(self, view: View, rng: Random) -> tuple[float, dict[str, Any]]:
        state = trials.dealt(view, rng, self.never(view))
        shown: dict[str, Any] = {}
        for seat in range(view.seats):
            shown |= turned(view, seat, state.hands[seat])
        chips = trials.round_played(view, state, self.choice(view), rng)
        theirs = sum(n for seat, n in enumerate(chips) if seat != view.seat) / (view.seats - 1)
        return chips[view.seat] - float(Fraction(self.weight)) * theirs, shown

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        worth = self.round(view)
        return wrong(
            self.answer(view),
            Mistake("only the next player", worth.now - worth.theirs[0],
                    "It counts what the next player takes and forgets everybody after, and your next turn."),
            Mistake("only mine", worth.now + worth.mine, "It forgets what the others take in between."),
            Mistake("only now", Fraction(worth.now), "What a card makes now is only a part of what it is worth."),
        )  # fmt: skip

    def span(self, view: View) -> tuple[float, float]:
        return -5.0 * max(1.0, float(Fraction(self.weight))), 10.0

    def slots(self, view: View) -> Mapping[str, str]:
        worth, never = self.round(view), self.never(view)
        rated = {c: round_of(view, c, never).net(Fraction(self.weight)) for c in {*(view.hands[view.seat] or ())}}
        best = max(rated, key=lambda c: rated[c])
        return {
            "card": str(self.choice(view)),
            "next": called(view, view.next),
            "now": str(worth.now),
            "theirs": f"{float(worth.theirs[0]):.2f}",
            "mine": f"{float(worth.mine):.2f}",
            "exact": amount(self.answer(view), "chips"),
            "best": str(best),
            "each": spoken(f"{amount(rated[c], 'chips')} for the {c}" for c in sorted(rated)),
        }
