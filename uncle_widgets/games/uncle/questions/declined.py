"""U-L3: what it tells that somebody did not make an UNCLE."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY, NEVER, belief, chance_of, kept
from uncle_widgets.games.uncle.cards import HAND
from uncle_widgets.games.uncle.odds import Declined
from uncle_widgets.games.uncle.questions import give_next
from uncle_widgets.games.uncle.questions.give_next import GiveNext, Lays
from uncle_widgets.games.uncle.questions.reasons import OTHERS, alike, apart, news, one_of, sight, struck
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import count, hundred
from uncle_widgets.probability.filled import Filled, More
from uncle_widgets.probability.pictures import FrequencyGrid, Picture, WholeTree
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Node
from uncle_widgets.probability.settings import setting
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
    others: str = setting(NEVER, "What if", OTHERS, supposes=True)

    def arise(self, view: View) -> Filled[View] | None:
        if view.phase != "play" or view.hands[view.next] is not None:
            return None
        hand = view.hands[view.seat] or ()
        for card in (self.card,) if self.card in hand else sorted({*hand}):
            plain, told = (Lays(view, card, model) for model in (ANY, NEVER))
            if plain.want <= 6 and news(view) and plain.p != told.p:
                return self._told(view, plain, told)
        return None

    def _told(self, view: View, plain: Lays, told: Lays) -> Filled[View]:
        """Of a card after which a refusal tells of the next hand: `plain` reads nothing from it, `told` does."""
        at = told if self.others == NEVER else plain
        passed = odds.declined(view)
        theirs = (one for one in reversed(passed) if one.seat == view.next)
        last = next(theirs, passed[-1])  # that the next player did not make, else that anybody did not
        who, stood = LETTERS[last.seat], last.goal - last.want

        @cache
        def derivation() -> Derivation:
            return _by_case(at, plain.p, passed) if at is told else give_next.steps(at)

        def slots() -> Mapping[str, str]:
            return {
                **give_next.slots(at),
                "who": who,
                "stood": str(stood),
                "needed": str(last.want),
                "laid": str(last.card),
                "prior": hundred(plain.p),
                "after": hundred(told.p),
            }

        own: More = {
            "slots": slots,
            # where what was let pass moves the answer enough to be told from no news
            "derivable": lambda: alike(view) and abs(at.p - plain.p) >= TELLING,
        }
        if at is told:
            own["mistakes"] = lambda: _mistakes(at, plain.p, passed)
            own["pictures"] = lambda: _pictures(at, plain.p, derivation().tree)
        return give_next.gives(
            self,
            at,
            lambda: f"{who} stood at {stood}, needed a {last.want} and laid a {last.card}. {give_next.asked(at)}",
            lambda: f"{sight(view)} In this pile you saw {count(len(passed), 'UNCLE')} in reach and not made.",
            lambda: derivation(),
            **own,
        )


def _by_case(at: Lays, prior: Fraction, passed: Sequence[Declined]) -> Derivation:
    """By how many of the next player's cards can still be the one needed."""
    view, want, seat, after = at.view, at.want, at.view.next, percent(at.p)
    who, hand = LETTERS[seat], one_of(view, seat)
    lines = [Line(f"{who} holds a {want}, if plays tell nothing", "any 3 unseen cards", percent(prior), hand)]
    for d in passed:
        told = f"{d.goal} was {d.want} away, and a {d.card} was laid"
        lit = (f"p{d.at}", *one_of(view, d.seat))
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
        lines.append(Line(held, f"{percent(p)} of such deals × {percent(q / p)}", percent(q), hand))
    lines.append(Line("After the refusals", "the sum", after, hand))
    return Derivation(tuple(lines), tree=Node(f"{who}'s hand", None, after, tuple(nodes)))


def _pictures(at: Lays, prior: Fraction, tree: Node | None) -> tuple[Picture, ...]:
    want, who, left, after = at.want, LETTERS[at.view.next], kept(at.view), at.p
    assert tree is not None
    caption = (
        f"If plays told nothing, {percent(prior)} of the deals would give {who} a {want}. Strike out those in "
        f"which {struck(at.view, at.supposed)}: of the others {percent(after)} do."
    )
    grid = FrequencyGrid(
        "Strike out what did not happen", caption,
        left * after, prior - left * after, left * (1 - after), 1 - prior - left * (1 - after),
        "100 deals of the unseen cards",
        f"gave {who} a {want}", f"gave {who} no {want}", f"gave {who} a {want}",
    )  # fmt: skip
    return grid, WholeTree("A hundred deals that are left", "", tree, (f"holds a {want}",))


def _mistakes(at: Lays, prior: Fraction, passed: Sequence[Declined]) -> tuple[Mistake, ...]:
    cards, want = at.view.unseen, at.want
    naive = "It counts deals in which somebody let an UNCLE pass."
    found = [Mistake("news", "As if nothing were known", prior, naive)]
    if any(d.seat == at.view.next and d.want == want for d in passed):
        then = "It rules out the cards held then, not those drawn since."
        found.append(Mistake("sure", "None at all", Fraction(0), then))
    share = Fraction(cards.count(want), len(cards))
    forgets = "It forgets that the cards ruled out leave more of the others for the rest."
    found.append(Mistake("one", "One unseen card", share, forgets))
    return apart(at.p, *found)
