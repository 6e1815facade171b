"""Small questions of Mr. T worked out in another way than the product does: from the cards that lie on the table,
by writing out what can come name by name, by where the matching cards may lie, or by playing a showdown on."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import comb, prod
from typing import Any

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.mr_t import KIT
from uncle_widgets.games.mr_t.cards import NAMES
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.plain import plain
from uncle_widgets.games.words import SMALL
from uncle_widgets.probability.question import Posed

Bag = Counter[str]
T = "MR. T"
NAME = "|".join(map(re.escape, NAMES.values()))


def faces(part: Any) -> Iterator[tuple[str, str]]:
    """The cards that lie open in a plain scene or one press away: (key, name); not those that were just taken."""
    if isinstance(part, list):
        for one in part:
            yield from faces(one)
    elif isinstance(part, dict):
        if "taken by" in str(part.get("spoken", "")):
            return
        if "key" in part and part.get("face"):
            yield part["key"], part["face"]["text"]
        for one in part.values():
            yield from faces(one)


def hidden(view: View) -> Bag:
    """The rulebook's deck without the cards that the table shows."""
    scene = plain(KIT.scene(view, (), LETTERS[: view.seats], ()))
    seen = Counter(name for _, name in {*faces(scene)})
    left = Counter(dict(view.options.deck))
    left.subtract(seen)
    assert min(left.values()) >= 0, "a card lies on the table twice"
    return +left


def flips(bags: Sequence[tuple[str, Bag]]) -> Iterator[tuple[tuple[str, ...], Fraction]]:
    """All that players may turn, name by name, with its chance; (id of the bag, what is in it) for each of them."""

    def draw(
        k: int, gone: tuple[tuple[str, str], ...], chance: Fraction
    ) -> Iterator[tuple[tuple[str, ...], Fraction]]:
        if k == len(bags):
            yield tuple(name for _, name in gone), chance
            return
        which, bag = bags[k]
        used = Counter(name for other, name in gone if other == which)
        whole = sum(bag.values()) - sum(used.values())
        for name, n in bag.items():
            if n > used[name]:
                yield from draw(k + 1, (*gone, (which, name)), chance * Fraction(n - used[name], whole))

    yield from draw(0, (), Fraction(1))


def chance_of(bags: Sequence[tuple[str, Bag]], wanted: Callable[[tuple[str, ...]], bool]) -> Fraction:
    return sum((p for names, p in flips(bags) if wanted(names)), Fraction())


def given(
    bags: Sequence[tuple[str, Bag]],
    known: Callable[[tuple[str, ...]], bool],
    wanted: Callable[[tuple[str, ...]], bool],
) -> Fraction:
    """The share of those that are wanted among those that fit what is known."""
    return chance_of(bags, lambda names: known(names) and wanted(names)) / chance_of(bags, known)


def stalemate(names: Sequence[str]) -> bool:
    """By the rulebook: all alike, or all different and nobody has MR. T."""
    return len({*names}) == 1 or (len({*names}) == len(names) and T not in names)


def none_among(cards: int, total: int, good: int) -> Fraction:
    """The chance that so many cards hold none of the good ones: by the places where the good ones may lie."""
    return Fraction(comb(total - cards, good), comb(total, good))


def number(word: str) -> int:
    return int(word) if word.isdigit() else SMALL.index(word.lower())


def names_in(text: str) -> list[str]:
    """The names of cards in a text, also in the plural, each once."""
    return list(dict.fromkeys(re.findall(NAME, text)))


@dataclass
class Other:
    """What is known of a position, and the answers to its small questions so far."""

    posed: Posed[View]
    said: list[str] = field(default_factory=list)
    """The names that players show in the example."""
    parts: list[Fraction] = field(default_factory=list)
    """The part that counts for each player, of the cards that they may turn."""
    found: list[Fraction] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.view = self.posed.view
        self.bag = hidden(self.view)
        self.total = sum(self.bag.values())

    def next(self, seat: int) -> tuple[str, Bag]:
        """The cards that may be next on a seat's pile: all hidden ones, or those won first."""
        if self.view.fresh[seat]:
            return "hidden", self.bag
        return f"won {seat}", Counter(self.view.won[seat][0])

    def seat(self, who: str) -> int:
        return self.view.me if who.lower() in ("you", "your") else LETTERS.index(who.removesuffix("'s"))  # type: ignore[return-value]

    @property
    def order(self) -> list[int]:
        """Who turns a card, you first where it is about your card."""
        seats = [*self.view.active]
        if getattr(self.posed.question, "event", "") == "yours":
            seats.sort(key=lambda seat: seat != self.view.me)
        return seats

    @property
    def bags(self) -> list[tuple[str, Bag]]:
        return [self.next(seat) for seat in self.order]

    def good(self, targets: Sequence[str], bag: Mapping[str, int] | None = None) -> int:
        return sum((self.bag if bag is None else bag).get(name, 0) for name in {*targets})

    def cards(self, k: int) -> list[str]:
        """Each card that player k may still turn, once those before have shown the names of the example."""
        which, bag = self.bags[k]
        left = Counter(bag)
        for (other, _), name in zip(self.bags, self.said[:k], strict=False):
            if other == which:
                left[name] -= 1
        return list(left.elements())

    @property
    def targets(self) -> tuple[str, ...]:
        """What is to be matched: of the showdown of the one who is asked about."""
        view, seat = self.view, getattr(self.posed.question, "seat", -1)
        fight = view.fight_of(seat) if seat >= 0 else None
        found = fight or view.fight_of(view.me) or view.fights[0]
        return found.targets

    def rivals(self) -> list[int]:
        """Those of whom M-L3 asks whether they match."""
        question, view = self.posed.question, self.view
        fight = view.fight_of(view.me) or view.fights[0]
        others = [seat for seat in fight.members if seat != view.me]
        if question.event == "win":  # type: ignore[attr-defined]
            return others
        seat = question.seat  # type: ignore[attr-defined]
        hides = [one for one in others if view.hands[one] is None]
        return [seat if seat in hides else hides[0]]

    def drawn(self) -> tuple[int, list[int]]:
        """How many hidden cards they may match with, and whose top was won before."""
        question, view = self.posed.question, self.view
        event, play = question.event, question.play  # type: ignore[attr-defined]
        cards, tops = 0, []
        for seat in self.rivals():
            looks = event == "hand" or (event != "top" and play != "blind")
            cards += view.sizes[seat] if looks or not view.piled(seat) else 0
            if event != "hand":
                cards += bool(view.fresh[seat])
                tops += [seat] if view.piled(seat) and not view.fresh[seat] else []
        return cards, tops


def miss(here: Other, seat: int) -> Fraction:
    """The share of the cards that may be a seat's next one that don't match."""
    cards = list(here.next(seat)[1].elements())
    return Fraction(sum(name not in here.targets for name in cards), len(cards))


def shown_names(here: Other, text: str) -> None:
    """Take in 'Say A shows a KIM.'"""
    for name in re.findall(rf"Say \w+ shows? an? ({NAME})\.", text):
        here.said.append(name)
    if re.search(r"Say \w+ shows one, too\.", text):
        here.said.append(here.said[-1])


def wins(a: int, b: int, t: Fraction) -> Fraction:
    """The chance to win a showdown with so many sure matches against so many, played on step by step."""
    if not a and not b:
        return Fraction(1, 2)  # both are alike from now on
    p, q = (Fraction(1) if mine else t for mine in (a, b))
    return p * (1 - q) + (p * q + (1 - p) * (1 - q)) * wins(a - bool(a), b - bool(b), t)


def multiplied(parts: Sequence[Fraction]) -> Fraction:
    return prod(parts, start=Fraction(1))
