"""U-L3: what it tells that somebody did not make an UNCLE."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY, NEVER, belief, chance_of, kept
from uncle_widgets.games.uncle.cards import HAND
from uncle_widgets.games.uncle.questions.give_next import GiveNext, Gives
from uncle_widgets.games.uncle.questions.reasons import apart, one_of
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import count, hundred
from uncle_widgets.probability.pictures import FrequencyGrid, Picture, WholeTree
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Node
from uncle_widgets.probability.show import percent

TELLING = Fraction(5, 100)
"""How far a refusal must move the answer to be practised on."""


@dataclass(frozen=True)
class WhatRefusalTells(GiveNext):
    """As U-L2, knowing that in this pile somebody could not make an UNCLE, and that this changes the answer.

    `card` 0 is the lowest in hand of which that is so.
    """

    id: ClassVar[str] = "U-L3"
    title: ClassVar[str] = "What does a refusal tell?"
    name: ClassVar[str] = "What did a miss tell?"
    when: ClassVar[str] = (
        "when a hand that you see is to play, and an UNCLE let pass in this pile tells of the next"
    )
    concept: ClassVar[str] = "Bayes' rule"
    misconception: ClassVar[str] = "face-down cards tell nothing until they are turned up"
    bots: ClassVar[str] = "greedy"
    others: str = NEVER

    def arise(self, view: View) -> Told | None:
        if view.phase != "play" or view.hands[view.next] is not None:
            return None
        hand = view.hands[view.seat] or ()
        cards = (self.card,) if self.card in hand else sorted({*hand})
        return next(filter(None, (self._told(view, card) for card in cards)), None)

    def _told(self, view: View, card: int) -> Told | None:
        gives = GiveNext.arise(replace(self, card=card), view)
        if gives is None or gives.want > 6 or not gives.news:
            return None
        kind = Tells if self.others == NEVER else Told
        told = kind(self, view, gives.card, gives.total, gives.over, gives.want)
        return told if told.prior != told.after else None


@dataclass(eq=False)
class Told(Gives):
    """What one card gives a hand of which a refusal tells, though nothing is read from it."""

    question: WhatRefusalTells
    news = True

    def __post_init__(self) -> None:
        super().__post_init__()
        self.prior, self.after = (odds.hits_next(self.view, self.card, model) for model in (ANY, NEVER))
        self.declined = odds.declined(self.view)
        theirs = (one for one in reversed(self.declined) if one.seat == self.seat)
        self.last = next(theirs, self.declined[-1])
        """The last UNCLE that the next player did not make, else the last that anybody did not."""

    @cached_property
    def words(self) -> str:
        seat, last = LETTERS[self.last.seat], self.last
        stood = f"{seat} stood at {last.goal - last.want}, needed a {last.want} and laid a {last.card}"
        return f"{stood}. {super().words}"

    @cached_property
    def given(self) -> str:
        reach = count(len(self.declined), "UNCLE")
        return f"{super().given} In this pile you saw {reach} in reach and not made."

    @cached_property
    def derivable(self) -> bool:
        """Where what was let pass moves the answer enough to be told from no news."""
        return super().derivable and abs(self.number - self.prior) >= TELLING

    @cached_property
    def slots(self) -> Mapping[str, str]:
        return {
            **super().slots,
            "who": LETTERS[self.last.seat],
            "stood": str(self.last.goal - self.last.want),
            "needed": str(self.last.want),
            "laid": str(self.last.card),
            "prior": hundred(self.prior),
            "after": hundred(self.after),
        }


@dataclass(eq=False)
class Tells(Told):
    """The same where nobody is supposed to let an UNCLE pass."""

    @cached_property
    def derivation(self) -> Derivation:
        want, seat, who, after = self.want, self.seat, LETTERS[self.seat], percent(self.after)
        holds = f"{who} holds a {want}, if plays tell nothing"
        hand = one_of(self.view, seat)
        lines = [Line(holds, "any 3 unseen cards", percent(self.prior), hand)]
        for d in self.declined:
            told = f"{d.goal} was {d.want} away, and a {d.card} was laid"
            lit = (f"p{d.at}", *one_of(self.view, d.seat))
            lines.append(Line(f"{LETTERS[d.seat]} did not make {d.goal}", told, f"no {d.want} kept", lit))
        groups: dict[int, tuple[Fraction, Fraction]] = {}
        for case, w in belief(self.view, NEVER).cases:
            old = sum(not slot.may_be(want) for slot in case.slots[seat])
            p, q = groups.get(old, (Fraction(), Fraction()))
            groups[old] = (p + w, q + w * chance_of(case, seat, want))
        nodes = []
        for old, (p, q) in sorted(groups.items(), reverse=True):
            held = f"{HAND - old} of {who}'s cards can be a {want}"
            leaves = (Node(f"holds a {want}", q / p), Node("does not", 1 - q / p))
            nodes.append(Node(held, p, f"a {want}: {percent(q / p)}", leaves))
            lines.append(Line(held, f"{percent(p)} of such deals × {percent(q / p)}", percent(q), hand))
        lines.append(Line("After the refusals", "the sum", after, hand))
        return Derivation(tuple(lines), tree=Node(f"{who}'s hand", None, after, tuple(nodes)))

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        want, who, tree = self.want, LETTERS[self.seat], self.derivation.tree
        assert tree is not None
        prior, left, after = self.prior, kept(self.view), self.after
        caption = (
            f"If plays told nothing, {percent(prior)} of the deals would give {who} a {want}. Strike out those in "
            f"which {self.struck}: of the others {percent(after)} do."
        )
        grid = FrequencyGrid(
            "Strike out what did not happen", caption,
            left * after, prior - left * after, left * (1 - after), 1 - prior - left * (1 - after),
            "100 deals of the unseen cards",
            f"gave {who} a {want}", f"gave {who} no {want}", f"gave {who} a {want}",
        )  # fmt: skip
        return grid, WholeTree("A hundred deals that are left", "", tree, (f"holds a {want}",))

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        naive = "It counts deals in which somebody let an UNCLE pass."
        found = [Mistake("news", "As if nothing were known", self.prior, naive)]
        if any(d.seat == self.seat and d.want == self.want for d in self.declined):
            then = "It rules out the cards held then, not those drawn since."
            found.append(Mistake("sure", "None at all", Fraction(0), then))
        share = Fraction(self.cards.count(self.want), len(self.cards))
        forgets = "It forgets that the cards ruled out leave more of the others for the rest."
        found.append(Mistake("one", "One unseen card", share, forgets))
        return apart(self.after, *found)
