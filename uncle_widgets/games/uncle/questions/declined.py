"""U-L3: what it tells that somebody did not make an UNCLE."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY, NEVER, belief, chance_of, kept
from uncle_widgets.games.uncle.cards import HAND
from uncle_widgets.games.uncle.questions.give_next import GiveNext
from uncle_widgets.games.uncle.questions.reasons import apart, hand_mistakes, news, one_of, sight
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import count, hundred
from uncle_widgets.probability.pictures import FrequencyGrid, Picture, WholeTree
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Node
from uncle_widgets.probability.show import percent

TELLING = Fraction(5, 100)
"""How far a refusal must move the answer to be practised on."""


@dataclass(frozen=True)
class WhatRefusalTells(GiveNext):
    """As U-L2, knowing that in this pile somebody could not make an UNCLE, and that this changes the answer."""

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

    def ask(self, view: View) -> str | None:
        asked = super().ask(view)
        if asked is None or view.hands[view.next] is not None or self.want(view) > 6 or not news(view):
            return None
        if self.prior(view) == odds.hits_next(view, self.choice(view), NEVER):
            return None
        last = self.teller(view)
        stood = (
            f"{LETTERS[last.seat]} stood at {last.goal - last.want}, needed a {last.want} and laid a {last.card}"
        )
        return f"{stood}. {asked}"

    def teller(self, view: View) -> odds.Declined:
        """The last UNCLE that the next player did not make, else the last that anybody did not."""
        told = odds.declined(view)
        return next((d for d in reversed(told) if d.seat == view.next), told[-1])

    def prior(self, view: View) -> Fraction:
        """The answer if plays told nothing."""
        return odds.hits_next(view, self.choice(view))

    def given(self, view: View) -> str:
        return (
            f"{sight(view)} In this pile you saw {count(len(odds.declined(view)), 'UNCLE')} in reach and not made."
        )

    def derive(self, view: View) -> Derivation:
        if self.supposed(view) == ANY:
            return super().derive(view)
        want, seat = self.want(view), view.next
        who = LETTERS[seat]
        lines = [
            Line(f"{who} holds a {want}, if plays tell nothing", "any 3 unseen cards", percent(self.prior(view)))
        ]
        for d in odds.declined(view):
            lit = (f"p{d.at}", *one_of(view, d.seat))
            told = f"{d.goal} was {d.want} away, and a {d.card} was laid"
            lines.append(Line(f"{LETTERS[d.seat]} did not make {d.goal}", told, f"no {d.want} kept", lit))
        groups: dict[int, tuple[Fraction, Fraction]] = {}
        for case, w in belief(view, NEVER).cases:
            old = sum(not slot.may_be(want) for slot in case.slots[seat])
            p, q = groups.get(old, (Fraction(), Fraction()))
            groups[old] = (p + w, q + w * chance_of(case, seat, want))
        nodes = []
        for old, (p, q) in sorted(groups.items(), reverse=True):
            held = f"{HAND - old} of {who}'s cards can be a {want}"
            leaves = (Node(f"holds a {want}", q / p), Node("does not", 1 - q / p))
            nodes.append(Node(held, p, f"a {want}: {percent(q / p)}", leaves))
            lines.append(Line(held, f"{percent(p)} of such deals × {percent(q / p)}", percent(q)))
        after = percent(self.answer(view))
        lines.append(Line("After the refusals", "the sum", after, one_of(view, seat)))
        return Derivation(tuple(lines), tree=Node(f"{who}'s hand", None, after, tuple(nodes)))

    def pictures(self, view: View) -> tuple[Picture, ...]:
        tree, want, who = self.derive(view).tree, self.want(view), LETTERS[view.next]
        if tree is None:
            return super().pictures(view)
        whole = WholeTree("A hundred deals that are left", "", tree, (f"holds a {want}",))
        if not self.struck(view):
            return (whole,)
        prior, left, after = self.prior(view), kept(view), self.answer(view)
        caption = (
            f"If plays told nothing, {percent(prior)} of the deals would give {who} a {want}. Strike out those in "
            f"which {self.struck(view)}: of the others {percent(after)} do."
        )
        grid = FrequencyGrid(
            "Strike out what did not happen", caption,
            left * after, prior - left * after, left * (1 - after), 1 - prior - left * (1 - after),
            "100 deals of the unseen cards",
            f"gave {who} a {want}", f"gave {who} no {want}", f"gave {who} a {want}",
        )  # fmt: skip
        return grid, whole

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        want, exact = self.want(view), self.answer(view)
        if self.supposed(view) == ANY:
            return hand_mistakes(exact, want, view.copies, view.total + self.choice(view))
        found = [Mistake("news", "as if nothing were known", self.prior(view),
                         "It counts deals in which somebody let an UNCLE pass.")]  # fmt: skip
        if any(d.seat == view.next and d.want == want for d in odds.declined(view)):
            found.append(
                Mistake(
                    "sure", "none at all", Fraction(0), "It rules out the cards held then, not those drawn since."
                )
            )
        share = Fraction(view.copies[want], len(view.unseen))
        forgets = "It forgets that the cards ruled out leave more of the others for the rest."
        found.append(Mistake("one", "one unseen card", share, forgets))
        return apart(exact, *found)

    def derivable(self, view: View) -> bool:
        """Where what was let pass moves the answer enough to be told from no news."""
        return super().derivable(view) and abs(self.answer(view) - self.prior(view)) >= TELLING

    def slots(self, view: View) -> Mapping[str, str]:
        last = self.teller(view)
        return {
            **super().slots(view),
            "who": LETTERS[last.seat],
            "stood": str(last.goal - last.want),
            "needed": str(last.want),
            "laid": str(last.card),
            "prior": hundred(self.prior(view)),
            "after": hundred(odds.hits_next(view, self.choice(view), NEVER)),
        }
