"""The questions of the U.N.C.L.E. card game: U-L1 to U-L3 here, U-L4 to U-L6 in `ahead.py`.

Seats are called by letters, A for seat 0. Trials deal and play (see `trials.py`); exact
answers come from `odds.py` and `rounds.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import spoken
from uncle_widgets.games.uncle import odds, trials
from uncle_widgets.games.uncle.ahead import BestCard, EverLands
from uncle_widgets.games.uncle.belief import belief, chance_of
from uncle_widgets.games.uncle.scene import face
from uncle_widgets.games.uncle.state import FULL, HAND, VALUES, View, needed, pays
from uncle_widgets.games.uncle.waiting import NextTurn
from uncle_widgets.games.uncle.wording import (
    BLIND,
    LETTERS,
    NEVER,
    OTHERS,
    alike,
    called,
    complement,
    counted,
    hand_derivation,
    hand_keys,
    hand_mistakes,
    hundred,
    less,
    pile_keys,
    refused,
    sight,
    turned,
    wrong,
)
from uncle_widgets.probability.counting import hypergeometric
from uncle_widgets.probability.question import Derivation, Knob, Line, Mistake, Model, Node, Part, Question
from uncle_widgets.probability.show import percent


@dataclass(frozen=True)
class HitNow(Question[View]):
    """U-L1: can a hand make an UNCLE on this total? `hand`: a seat, 'fresh' or 'unlooked'."""

    id: ClassVar[str] = "U-L1"
    title: ClassVar[str] = "Who can make an UNCLE now?"
    name: ClassVar[str] = "Who can hit?"
    when: ClassVar[str] = "whenever a card is to be played"
    concept: ClassVar[str] = "the complement rule"
    misconception: ClassVar[str] = "adding the three cards' chances: 3 × 7/42"
    hand: int | str = ""

    @property
    def model(self) -> Model:
        return Model(
            "value-blind",
            "Every hidden hand is counted as any three of the unseen cards; nothing is read from what was played.",
        )

    def choice(self, view: View) -> int | str:
        """The hand asked about in this position."""
        offered = [value for value, _ in self.hands(view)]
        if self.hand in offered:
            return self.hand
        return view.seat if view.hands[view.seat] is None else "fresh"

    def hands(self, view: View) -> tuple[tuple[int | str, str], ...]:
        order = [(view.seat + k) % view.seats for k in range(view.seats)]
        others = tuple((seat, LETTERS[seat]) for seat in order if seat != view.me)
        mine = (("unlooked", "yours, before you look"),) if view.hand and alike(view) else ()
        return (("fresh", "three from a full deck"), *mine, *others)

    def knobs(self, view: View) -> tuple[Knob, ...]:
        return (Knob("hand", "Whose hand", self.hands(view), value=self.choice(view)),)

    def ask(self, view: View) -> str | None:
        if view.phase != "play":
            return None
        want, goal = needed(view.total), view.total + needed(view.total)
        start = f"The total is {view.total}. "
        match self.choice(view):
            case "fresh":
                ask = "How many hands of three from a full deck hold one?"
            case "unlooked":
                ask = "Before you look at your hand, how likely does it hold one?"
            case seat:
                ask = f"Can {LETTERS[int(seat)]} make an UNCLE on it?"
        if want > 6:
            return f"{start}{goal} is {want} away, more than any card. Can anybody make an UNCLE now?"
        return f"{start}A {want} makes {goal}. {ask}"

    def given(self, view: View) -> str:
        match self.choice(view):
            case "fresh":
                return "Nothing has been seen: all 42 cards are shuffled and three are dealt."
            case "unlooked":
                unseen = len(view.unseen) + len(view.hand)
                return f"You see the pile and the cards put aside, not your hand. {unseen} cards are unseen."
        return sight(view)

    def pool(self, view: View) -> Mapping[int, int]:
        """The cards that 'fresh' and 'unlooked' hands come from."""
        if self.choice(view) == "fresh":
            return dict.fromkeys(VALUES, 7)
        return {value: n + view.hand.count(value) for value, n in view.copies.items()}

    def answer(self, view: View) -> Fraction:
        want, hand = needed(view.total), self.choice(view)
        if want > 6:
            return Fraction(0)
        return odds.could_hit(view, hand) if isinstance(hand, int) else odds.hand_holds(want, self.pool(view))

    def says(self, view: View) -> str:
        want = needed(view.total)
        return f"such hands hold a {want}" if want <= 6 else "such hands can reach the ten"

    def derive(self, view: View) -> Derivation:
        want, hand = needed(view.total), self.choice(view)
        if want > 6:
            line = Line(
                "Card needed", f"{view.total + want} − {view.total}", str(want), ("dial", *pile_keys(view))
            )
            return Derivation((line, Line("Highest card there is", "1 to 6", "6"), Line("Share", "none", "0")))
        if isinstance(hand, int):
            return hand_derivation(view, hand, want)
        pool = self.pool(view)
        total, copies = sum(pool.values()), pool[want]
        known = [(len(view.pile), "in the pile"), (len(view.aside or ()), "put aside")] if hand != "fresh" else []
        same = [] if hand == "fresh" else [([laid.card for laid in view.pile].count(want), "in the pile"),
                                           ((view.aside or ()).count(want), "put aside")]  # fmt: skip
        lit = pile_keys(view) if hand != "fresh" else ()
        lines = [
            Line("Cards it can come from", less(42, known), str(total), lit),
            Line(f"{want}s among them", less(7, same), str(copies), pile_keys(view, want) if lit else ()),
        ]
        mine = hand_keys(view, view.me) if isinstance(view.me, int) and hand == "unlooked" else ()
        return Derivation((*lines, *complement("it", want, total, copies, mine)))

    def once(self, view: View, rng: Random) -> tuple[bool, dict[str, Any]]:
        hand = self.choice(view)
        state = trials.dealt(view, rng)
        if isinstance(hand, int):
            return bool(trials.makes(view, state, hand)), turned(view, hand, state.hands[hand])
        if hand == "fresh":
            cards = trials.fresh_hand(rng)
        else:
            cards = tuple(sorted(rng.sample((*view.unseen, *view.hand), HAND)))
        seat = view.me if isinstance(view.me, int) else view.seat
        shown = {f"h{seat}.{k}": face(card) for k, card in enumerate(cards)}
        return bool(trials.makes(view, trials.swap_in(state, seat, cards), seat)), shown

    def parts(self, view: View) -> tuple[Part, ...]:
        want, hand = needed(view.total), self.choice(view)
        if want > 6:
            return (Part("cannot reach it", Fraction(1), 0),)
        if isinstance(hand, int):
            return counted(odds.held(view, hand, want), want)
        pool = self.pool(view)
        return counted(hypergeometric(pool[want], sum(pool.values()), HAND), want)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        want, hand = needed(view.total), self.choice(view)
        if want > 6:
            return (
                Mistake(
                    "One in ten", Fraction(1, 10), "One number in ten is a ten. But no card is worth that much."
                ),
            )
        pool = view.copies if isinstance(hand, int) else self.pool(view)
        return hand_mistakes(self.answer(view), want, pool, view.total)

    def slots(self, view: View) -> Mapping[str, str]:
        want = needed(view.total)
        return {
            "total": str(view.total),
            "goal": str(view.total + want),
            "want": str(want),
            "exact": hundred(self.answer(view)),
            "fresh": percent(odds.hand_holds(1, dict.fromkeys(VALUES, 7))),
            "fresh_all": f"{comb(42, HAND):,}",
            "fresh_none": f"{comb(35, HAND):,}",
            "three_times": percent(Fraction(3 * 7, 42)),
        }


@dataclass(frozen=True)
class GiveNext(Question[View]):
    """U-L2: what the card you play gives to the next player. `card` 0 is the first in hand."""

    id: ClassVar[str] = "U-L2"
    title: ClassVar[str] = "What do you give the next player?"
    name: ClassVar[str] = "What do I give?"
    when: ClassVar[str] = "when a hand that you see is to play"
    concept: ClassVar[str] = "hypergeometric"
    misconception: ClassVar[str] = "the nearer the total is to the ten, the bigger the danger"
    card: int = 0
    others: str = BLIND

    @property
    def model(self) -> Model:
        if self.others == NEVER:
            return Model("never miss", "In this pile nobody is supposed to have let an UNCLE pass.")
        return Model("value-blind", "The next player is counted as holding any three unseen cards.")

    def choice(self, view: View) -> int:
        """The card played in this position."""
        hand = view.hands[view.seat] or ()
        return self.card if self.card in hand else min(hand)

    def never(self, view: View) -> bool:
        return self.others == NEVER and refused(view)

    def knobs(self, view: View) -> tuple[Knob, ...]:
        cards = tuple((card, str(card)) for card in sorted({*(view.hands[view.seat] or ())}))
        knobs = [
            Knob("card", "If you play" if view.seat == view.me else "If played", cards, value=self.choice(view))
        ]
        if refused(view):
            now = NEVER if self.never(view) else BLIND
            knobs.append(Knob("others", "What if", OTHERS, supposes=True, value=now))
        return tuple(knobs)

    def ask(self, view: View) -> str | None:
        if view.phase != "play" or view.hands[view.seat] is None:
            return None
        card, who = self.choice(view), called(view, view.seat)
        total = view.total + card
        plays = "You play" if who == "you" else f"{who} plays"
        start = f"{plays} the {card}. The total is {total}"
        if total >= FULL:
            return f"{start}, and the pile is put aside. Can {called(view, view.next)} make an UNCLE on nothing?"
        return f"{start}. Can {called(view, view.next)} make an UNCLE?"

    def given(self, view: View) -> str:
        return sight(view)

    def answer(self, view: View) -> Fraction:
        return odds.hits_next(view, self.choice(view), self.never(view))

    def want(self, view: View) -> int:
        """The card the next player needs; above 6 where there is none."""
        total = view.total + self.choice(view)
        return needed(total) if total < FULL and pays(total, view.pot) < view.pot else 10

    def says(self, view: View) -> str:
        want = self.want(view)
        return f"such hands hold a {want}" if want <= 6 else "such hands can make an UNCLE"

    def derive(self, view: View) -> Derivation:
        card, want = self.choice(view), self.want(view)
        total = view.total + card
        mine = hand_keys(view, view.seat, card)[:1]
        if pays(total, view.pot) == view.pot:
            return Derivation(
                (Line("Chips left in the pot", f"{view.pot} − {view.pot}: the game is over", "0", mine),)
            )
        if want > 6:
            found = 0 if total >= FULL else total
            goal = found + needed(found)
            line = Line("Card needed", f"{goal} − {found}", str(goal - found), mine)
            return Derivation((line, Line("Highest card there is", "1 to 6", "6"), Line("Share", "none", "0")))
        return hand_derivation(view, view.next, want, self.never(view))

    def once(self, view: View, rng: Random) -> tuple[bool, dict[str, Any]]:
        state = trials.dealt(view, rng, self.never(view))
        seat = view.next
        shown = turned(view, seat, state.hands[seat])
        state = trials.refill(view, trials.lay(view, state, self.choice(view)).state, rng)
        return state.phase == "play" and trials.hit(view, state) is not None, shown

    def parts(self, view: View) -> tuple[Part, ...]:
        want = self.want(view)
        if want > 6:
            return (Part("cannot make one", Fraction(1), 0),)
        return counted(odds.held(view, view.next, want, self.never(view)), want)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        want, total = self.want(view), view.total + self.choice(view)
        exact = self.answer(view)
        if want > 6 or self.never(view):
            return ()
        return hand_mistakes(exact, want, view.copies, total)

    def slots(self, view: View) -> Mapping[str, str]:
        card, want, exact = self.choice(view), self.want(view), self.answer(view)
        all_cards = sorted({*(view.hands[view.seat] or ())})
        rates = [f"the {c} gives {percent(odds.hits_next(view, c, self.never(view)))}" for c in all_cards]
        return {
            "card": str(card),
            "total": str(view.total + card),
            "next": called(view, view.next),
            "want": str(want) if want <= 6 else "card above 6",
            "unseen": str(len(view.unseen)),
            "copies": str(view.copies.get(want, 0)),
            "exact": hundred(exact),
            "each": spoken(rates),
        }


@dataclass(frozen=True)
class WhatRefusalTells(GiveNext):
    """U-L3: the same, knowing that in this pile somebody could not make an UNCLE."""

    id: ClassVar[str] = "U-L3"
    title: ClassVar[str] = "What does a refusal tell?"
    name: ClassVar[str] = "What did a miss tell?"
    when: ClassVar[str] = "when a hand that you see is to play, after somebody let an UNCLE pass in this pile"
    concept: ClassVar[str] = "Bayes' rule"
    misconception: ClassVar[str] = "face-down cards tell nothing until they are turned up"
    others: str = NEVER

    def ask(self, view: View) -> str | None:
        asked = super().ask(view)
        if asked is None or not refused(view):
            return None
        told = {r.seat: r for r in odds.refusals(view)}
        last = told.get(view.next) or list(told.values())[-1]
        who = LETTERS[last.seat]
        return f"{who} stood at {last.goal - last.want}, needed a {last.want} and laid a {last.card}. {asked}"

    def given(self, view: View) -> str:
        n = len(odds.refusals(view))
        passed = "one UNCLE that was not made" if n == 1 else f"{n} UNCLEs that were not made"
        return f"{sight(view)} In this pile you saw {passed}."

    def derive(self, view: View) -> Derivation:
        want, seat = self.want(view), view.next
        if want > 6 or view.hands[seat] is not None or not self.never(view):
            return super().derive(view)
        who = LETTERS[seat]
        prior, after = odds.hits_next(view, self.choice(view)), self.answer(view)
        lines = [Line(f"{who} holds a {want}, if plays tell nothing", "any 3 unseen cards", percent(prior))]
        for r in odds.refusals(view):
            lit = (f"p{r.at}", *hand_keys(view, r.seat))
            told = f"{r.goal} was {r.want} away, and {r.card} was laid"
            lines.append(Line(f"{LETTERS[r.seat]} did not make {r.goal}", told, f"no {r.want} kept", lit))
        groups: dict[int, tuple[Fraction, Fraction]] = {}
        for case, w in belief(view, True).cases:
            old = sum(s.batch < 0 or bool(s.bans >> want - 1 & 1) for s in case.slots[seat])
            p, q = groups.get(old, (Fraction(), Fraction()))
            groups[old] = (p + w, q + w * chance_of(case, seat, want))
        nodes = []
        for old, (p, q) in sorted(groups.items(), reverse=True):
            free = HAND - old
            held = f"{free} of {who}'s cards can be a {want}"
            nodes.append(Node(held, p, f"a {want}: {percent(q / p)}",
                              (Node(f"holds a {want}", q / p), Node("does not", 1 - q / p))))  # fmt: skip
            lines.append(Line(held, f"{percent(p)} of such deals × {percent(q / p)}", percent(q)))
        lines.append(Line("After the refusals", "the sum", percent(after), hand_keys(view, seat)))
        return Derivation(tuple(lines), tree=Node(f"{who}'s hand", None, percent(after), tuple(nodes)))

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        want = self.want(view)
        exact = self.answer(view)
        if want > 6 or not self.never(view) or exact in (0, 1):
            return ()
        prior = odds.hits_next(view, self.choice(view))
        return wrong(
            exact,
            Mistake("as if nothing were known", prior, "It counts deals in which somebody let an UNCLE pass."),
            Mistake("none at all", Fraction(0), "It rules out the cards held then, not those drawn since."),
            Mistake("one unseen card", Fraction(view.copies[want], len(view.unseen)),
                    "It forgets that the cards ruled out leave more of the others for the rest."),
        )  # fmt: skip

    def slots(self, view: View) -> Mapping[str, str]:
        told = odds.refusals(view)
        last = told[-1]
        return {
            **super().slots(view),
            "who": LETTERS[last.seat],
            "stood": str(last.goal - last.want),
            "needed": str(last.want),
            "laid": str(last.card),
            "prior": hundred(odds.hits_next(view, self.choice(view))),
        }


QUESTIONS: Mapping[str, Question[View]] = {
    question.id: question
    for question in (HitNow(), GiveNext(), WhatRefusalTells(), EverLands(), BestCard(), NextTurn())
}
