"""N-L7: what comes first: a higher pick for the deal, or a number as the first card of the discards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, DECK, HAND, NUMBERS, PICK_VALUE, SIGN, Card, Cards
from uncle_widgets.games.uno.questions import common, trials
from uncle_widgets.games.uno.scene import face
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import named
from uncle_widgets.games.words import a, capped, count, hundred, none_of, wrong
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.pictures import DrawByDraw, Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Part
from uncle_widgets.probability.show import percent


@dataclass(frozen=True)
class WhatComesFirst(Question[View]):
    """N-L7: while cards are picked for the deal, is the highest beaten? Until one is turned up, is it a number?"""

    id: ClassVar[str] = "N-L7"
    title: ClassVar[str] = "What comes first?"
    concept: ClassVar[str] = "without replacement"
    misconception: ClassVar[str] = "each of the ten numbers is as likely as any other"
    when: ClassVar[str] = "before the first turn of a hand"
    at_chance: ClassVar[bool] = True

    def arise(self, view: View) -> Posed[View] | None:
        table = view.table
        if view.phase in ("deal", "first") and view.unseen:
            return TurnedUp(self, view)
        to_come = len(table.agenda) if view.phase == "pick" else 0
        picked = table.picks[len(table.picks) - len(table.tied) + to_come :] if to_come else ()
        return Beaten(self, view, picked, to_come) if picked else None


@dataclass(eq=False)
class FirstCards(Posed[View]):
    """Of `n` cards that may come `good` are wanted, and `draws` of them come."""

    @property
    def n(self) -> int:
        return len(self.cards)

    @cached_property
    def good(self) -> int:
        return sum(map(self.wanted, self.cards))

    @cached_property
    def cards(self) -> Cards:
        """Those that may come."""
        return self.view.unseen

    draws = 1

    def wanted(self, card: Card) -> bool:
        """Whether it is one that is asked about."""
        return SIGN[card] in NUMBERS

    def answer(self) -> Fraction:
        return at_least_one(self.good, self.n, self.draws)

    @cached_property
    def quantities(self) -> Mapping[str, Fraction | int]:
        return {"N": self.n, "u": self.good, "n": self.draws}

    def deals(self, seed: int, first: int, trials: int) -> Iterator[Piece]:
        from uncle_widgets.games import packs

        return packs.holds([self.wanted(card) for card in self.cards], self.draws, seed, first, trials)

    @cached_property
    def slots(self) -> Mapping[str, str]:
        here = {"exact": hundred(self.number), "unseen": str(self.n), "good": str(self.good)}
        return {**_example(), **here}


@dataclass(eq=False)
class TurnedUp(FirstCards):
    """Whether the first card of the discards is a number."""

    says = "first cards are numbers"

    @cached_property
    def words(self) -> str:
        held = sum(hand is not None and len(hand) for hand in self.view.hands)
        many = "1 is a number" if self.seen == 1 else f"{self.seen or 'none'} are numbers"
        seen = f"Of the {count(held)} that you see {many}. "
        if held < 2:
            seen = f"The card that you see is {'a' if self.seen else 'no'} number. " if held else ""
        when = "is turned up now" if self.view.phase == "first" else "is turned up when all have seven"
        return f"{seen}A card {when}. Is it a number?"

    @cached_property
    def seen(self) -> int:
        """Numbers among the cards that the watcher sees."""
        return sum(map(self.wanted, DECK)) - self.good

    @cached_property
    def given(self) -> str:
        return f"Any of the {self.n} unseen cards may come first, whoever holds the others."

    @cached_property
    def derivation(self) -> Derivation:
        whole = sum(map(self.wanted, DECK))
        lit = common.kind_keys({card: n for card, n in self.view.copies.items() if self.wanted(card)})
        return Derivation((
            common.unseen_line(self.view),
            Line("Of these, numbers", f"{whole} − {self.seen} that you see", str(self.good), lit),
            Line("Share", f"{self.good}/{self.n}", percent(self.number), ("draw",)),
        ))  # fmt: skip

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        wild = Fraction(sum(not COLOUR[card] for card in self.cards), self.n)
        return (
            Part("with a number", self.number, 1),
            Part("with an action card", 1 - self.number - wild, 0),
            Part("with a wild", wild, 0),
        )

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        deck = Fraction(sum(map(self.wanted, DECK)), len(DECK))
        faces = len({*SIGN.values()})
        return wrong(
            self.number,
            Mistake("seen", "The whole deck", deck, "Cards that you see do not come."),
            Mistake("alike", f"10/{faces}", Fraction(10, faces), "Not every face has as many cards."),
        )

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        card = rng.choice(self.cards)
        return trials.starts_plainly(self.view, card), {"draw": face(card)}


@dataclass(eq=False)
class Beaten(FirstCards):
    """Whether one of those still to pick for the deal gets a higher card than the best of those `picked`."""

    picked: tuple[tuple[Seat, Card], ...]
    draws: int
    says = "such picks are beaten"

    def __post_init__(self) -> None:
        self.best = max(PICK_VALUE[card] for _, card in self.picked)
        self.leaders = [seat for seat, card in self.picked if PICK_VALUE[card] == self.best]

    @cached_property
    def cards(self) -> Cards:
        """The pile: the deck without the cards picked since it was last whole."""
        gone = len(DECK) - self.view.table.draw_count
        left = dict(odds.FULL)
        for _, card in self.view.table.picks[-gone:]:
            left[card] -= 1
        return common.listed(left)

    def wanted(self, card: Card) -> bool:
        return PICK_VALUE[card] > self.best

    @cached_property
    def words(self) -> str:
        (seat, card), *_ = [one for one in self.picked if one[0] in self.leaders]
        worth = "" if SIGN[card] in NUMBERS else ", which counts 0"
        who = "Does the one who is still to pick beat it?"
        if self.draws > 1:
            who = f"{self.draws} are still to pick. Does one of them beat it?"
        return f"{LETTERS[seat]} has picked {a(named(card))}{worth}: the highest so far. {who}"

    @cached_property
    def given(self) -> str:
        return f"The highest number deals. {count(self.n)} are left in the pile, face down."

    @cached_property
    def derivation(self) -> Derivation:
        n, good, draws = self.n, self.good, self.draws
        values = range(self.best + 1, len(NUMBERS))
        whole = sum(map(self.wanted, DECK))
        picked = tuple(f"h{seat}.0" for seat, _ in self.picked)
        higher = f"{len(values)} numbers × 8" + (f" − {whole - good} picked" if whole > good else "")
        lines = [
            Line("Cards left in the pile", f"{len(DECK)} − {len(DECK) - n} picked", str(n), picked),
            Line(f"Of these, higher than {self.best}", higher if values else "none", str(good), picked),
        ]
        if draws == 1:
            lines.append(Line("Share", f"{good}/{n}", percent(self.number), ("draw",)))
            return Derivation(tuple(lines))
        lines.append(Line("None is higher", none_of(good, n, draws), percent(1 - self.number), ("draw",)))
        lines.append(Line("At least one is", "1 − that", percent(self.number)))
        return Derivation(tuple(lines))

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        first = Fraction(self.good, self.n)
        if self.draws == 1:
            return Part("by the one pick", first, 1), Part("not beaten", 1 - first, 0)
        later = self.number - first
        return Part("by the next", first, 1), Part("by a later one", later, 2), Part("by none", 1 - self.number, 0)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        if self.draws == 1 or self.certain:
            return ()
        return (DrawByDraw("Pick by pick", "", self.n, self.good, self.draws, "a higher one", "picks"),)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        one, share = f"{self.good}/{self.n}", Fraction(self.good, self.n)
        lower = Fraction(self.best + 1, len(NUMBERS)) ** self.draws
        words = "Action cards and wilds count 0 too, and of each 0 there is one."
        found = [Mistake("alike", "Each number alike", 1 - lower, words)]
        if self.draws > 1:
            words = "When two of them are higher, it counts that twice."
            found.append(Mistake("added", f"{self.draws} × {one}", capped(self.draws * share), words))
            found.append(Mistake("one", one, share, "That is a single pick."))
        return wrong(self.number, *found)

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        came = rng.sample(self.cards, self.draws)
        return trials.outpicked(self.view, self.cards, came, self.leaders), common.laid_out(came)


@cache
def _example() -> Mapping[str, str]:
    """Words for the lesson that hang on no position: an 8 is picked, and three are still to pick."""
    pile, best, draws, held = len(DECK) - 1, 8, 3, 5
    higher, numbers = sum(PICK_VALUE[card] > best for card in DECK), sum(SIGN[card] in NUMBERS for card in DECK)
    none = [(pile - higher - k, pile - k) for k in range(draws)]
    return {
        "best": str(best),
        "higher": str(higher),
        "pile": str(pile),
        "draws": str(draws),
        "none": " × ".join(f"{lower}/{left}" for lower, left in none),
        "beaten": percent(at_least_one(higher, pile, draws)),
        "nothing": str(sum(not PICK_VALUE[card] for card in DECK)),
        "whole": str(len(DECK)),
        "numbers": str(numbers),
        "held": str(held),
        "left": str(numbers - held),
        "others": str(len(DECK) - HAND),
        "number": percent(Fraction(numbers - held, len(DECK) - HAND)),
    }
