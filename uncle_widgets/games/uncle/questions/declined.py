"""U-L3: what it tells that somebody did not make an UNCLE."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import groupby
from typing import ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY, NEVER, kept
from uncle_widgets.games.uncle.odds import Declined
from uncle_widgets.games.uncle.questions import give_next, refusal
from uncle_widgets.games.uncle.questions.give_next import GiveNext, Lays
from uncle_widgets.games.uncle.questions.reasons import (
    OTHERS,
    alike,
    apart,
    hand_asks,
    news,
    sight,
    struck,
)
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import hundred, spelled, spoken
from uncle_widgets.probability.filled import Filled, More
from uncle_widgets.probability.pictures import FrequencyGrid, Picture, WholeTree
from uncle_widgets.probability.reasons import Derivation, Mistake, Node
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent

SEVERAL = (2, 3)
"""So many tens that were let pass are told one by one."""
TELLING = Fraction(5, 100)
"""How far a refusal must move the answer to be practised on."""


@dataclass(frozen=True)
class WhatRefusalTells(GiveNext):
    """As U-L2, knowing that in this pile somebody could not make an UNCLE, and that this changes the answer.

    `card` 0 is the lowest in hand of which that is so.
    """

    id: ClassVar[str] = "U-L3"
    title: ClassVar[str] = "What does a refusal tell you?"
    name: ClassVar[str] = "After a refusal"
    when: ClassVar[str] = (
        "when a player whose hand you can see has to play, and a ten that was missed tells you about the next hand"
    )
    concept: ClassVar[str] = "Bayes' rule"
    misconception: ClassVar[str] = "face-down cards tell you nothing until they are turned over"
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
            return refusal.steps(at, plain.p, passed) if at is told else give_next.steps(at)

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
            "asks": lambda: _asks(at, who),
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
            lambda: _asked(at, passed, last),
            lambda: f"{sight(view)} In this pile, {_missed(len(passed))} to make a ten.",
            lambda: derivation(),
            **own,
        )


def _missed(n: int) -> str:
    """'a player missed a chance', 'players missed three chances'."""
    return "a player missed a chance" if n == 1 else f"players missed {spelled(n)} chances"


def _asked(at: Lays, passed: Sequence[Declined], last: Declined) -> str:
    """What `last` did not make, or all that was let pass where that is little more, and what is asked then."""
    asked, who = give_next.asked(at), LETTERS[last.seat]
    now = asked[:1].lower() + asked[1:] if asked.startswith("You ") else asked
    if at.supposed != NEVER:
        card, likely, rest = asked.partition(" How likely")
        return f"{card} Go by the cards alone, whatever {who} did before.{likely}{rest}"
    if len(passed) not in SEVERAL:
        needed = f"With the pile at {last.goal - last.want}, {who} needed a {last.want}"
        return f"{needed} and played a {last.card} instead. Now {now}"
    told = []
    for seat, theirs in groupby(passed, key=lambda d: d.seat):
        cards: list[str] = []
        want = 0
        for d in theirs:
            cards.append(f"{'again' if d.want == want else f'a {d.want}'} at {d.goal - d.want}")
            want = d.want
        told.append(f"{LETTERS[seat]} needed {spoken(cards)}")
    they = "they " * (len({d.seat for d in passed}) > 1)
    several = " and ".join([", ".join(told[:-1]) + ",", told[-1]]) if len(told) > 1 else told[0]
    return f"{several}, but {they}played other cards. Now {now}"


def _pictures(at: Lays, prior: Fraction, tree: Node | None) -> tuple[Picture, ...]:
    want, who, left, after = at.want, LETTERS[at.view.next], kept(at.view), at.p
    assert tree is not None
    caption = (
        f"By the cards alone, {percent(prior)} of the deals give {who} a {want}. Cross out the deals in which "
        f"{struck(at.view, at.supposed)}. Of those that are left, {percent(after)} give {who} a {want}."
    )
    grid = FrequencyGrid(
        "Cross out what didn't happen", caption,
        left * after, prior - left * after, left * (1 - after), 1 - prior - left * (1 - after),
        "100 deals of the hidden cards",
        f"gave {who} a {want}", f"gave {who} no {want}", f"gave {who} a {want}",
    )  # fmt: skip
    return grid, ByCase("A hundred of the deals that are left", "", tree, (f"has a {want}",))


class ByCase(WholeTree):
    """A hundred deals by how many cards may be the one needed, told in sentences."""

    def spoken(self) -> str:
        told: list[str] = []
        who = self.tree.words.removesuffix("'s hand")
        for case in (case for case in self.branches["children"] if case["n"]):
            has = next((leaf["n"] for leaf in case["children"] if leaf["mark"]), 0)
            words, want = case["words"], case["children"][0]["words"]
            start = "" if told else f" out of {self.whole} deals"
            told.append(
                f"In {case['n']}{start}, {words[:1].lower()}{words[1:]}, and in {has} of these {who} {want}."
            )
        return " ".join(told)


def _asks(at: Lays, player: str) -> Mapping[str, str]:
    who = LETTERS[at.view.next]
    return {
        **hand_asks(at.total, at.want),
        "one": "Did you use the chance for a single hidden card?",
        "news": f"Did you leave out that {player} missed a ten?",
        "sure": f"Did you think that {who} can't have one at all?",
        "same": "Did you keep your answer from an earlier position?",
        "part": f"Did you go lower because {player} didn't have the card needed before?",
        "other": f"Did you use {player}'s refusal for {who}'s cards?",
    }


def _mistakes(at: Lays, prior: Fraction, passed: Sequence[Declined]) -> tuple[Mistake, ...]:
    cards, want = at.view.unseen, at.want
    naive = "That counts deals in which somebody would have made a ten."
    found = [Mistake("news", "By the cards alone", prior, naive)]
    if any(d.seat == at.view.next and d.want == want for d in passed):
        then = f"{LETTERS[at.view.next]} had no {want} then, but has drawn a card since."
        found.append(Mistake("sure", "None at all", Fraction(0), then))
    share = Fraction(cards.count(want), len(cards))
    forgets = "That's the chance for any one hidden card. It leaves out what the plays tell you."
    found.append(Mistake("one", "One hidden card", share, forgets))
    return apart(at.p, *found)
