"""What a hand holds after a reshuffle: old cards were in hands then, and new ones came from the new draw pile."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.uncle.belief import ANY, belief
from uncle_widgets.games.uncle.questions.sums import adding
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import (
    AT_LEAST_ONE,
    capital,
    hundred,
    hundredths,
    none_of,
    out_of_hundred,
    shrinking,
    spelled,
)
from uncle_widgets.probability.reasons import Ask, Derivation, Line
from uncle_widgets.probability.show import of_hundred

WAYS = "Split the deals by how many cards are old. Multiply along each branch, then add."
ASKED = 2
"""So many branches are asked; others are told."""
MOST = 3
"""Branches that are told apart; the rarest are put together."""


class Kind(NamedTuple):
    """Deals that are alike for this question: how many cards of the hand are old, and what they can be.

    Of the `olds` old cards in hidden hands `good` are the card needed; so are `fine` of the `rest`, which are new.
    """

    old: int
    olds: int
    good: int
    rest: int
    fine: int

    def none(self, size: int) -> Fraction:
        """The chance that none of a hand of that size is the card needed."""
        return _none(self.good, self.olds, self.old) * _none(self.fine, self.rest, size - self.old)


def _none(good: int, total: int, draws: int) -> Fraction:
    chance = Fraction(1)
    for k in range(draws):
        chance *= Fraction(max(0, total - good - k), total - k)
    return chance


def steps(
    view: View, seat: Seat, who: str, want: int, lines: tuple[Line, ...], hand: tuple[str, ...]
) -> Derivation | None:
    """Why a hand holds a `want` with its chance, after `lines`; None where the cards aren't of two kinds."""
    kinds: dict[Kind, Fraction] = {}
    for case, p in belief(view, ANY).cases:
        slots = case.slots[seat]
        if len(case.bags) != 2 or any(slot.card for slot in slots):
            return None
        old = sum(not slot.batch for slot in slots)
        (olds, good), (rest, fine) = ((sum(bag), bag[want - 1]) for bag in case.bags)
        kind = Kind(old, olds, good, rest, fine)
        kinds[kind] = kinds.get(kind, Fraction()) + p
    quiet = tuple(Line(line.words, line.formula, line.value, line.lit) for line in lines)
    if len(kinds) == 1:
        (kind,) = kinds
        return _one_kind(kind, who, want, quiet, hand)
    size = view.sizes[seat]
    for words, key in _keys(who, want):
        groups: dict[int, list[tuple[Fraction, Fraction]]] = {}
        for kind, p in kinds.items():
            groups.setdefault(key(kind), []).append((p, p * (1 - kind.none(size))))
        if len(groups) > 1:
            branches = [
                (words(at), sum((p for p, _ in found), Fraction()), sum((q for _, q in found), Fraction()))
                for at, found in groups.items()
            ]
            return _branches(branches, who, want, quiet, hand)
    return None


def _keys(who: str, want: int) -> tuple[tuple[Callable[[int], str], Callable[[Kind], int]], ...]:
    """By what deals are told apart, with words for it: the first that tells them apart is taken."""
    has = "you have" if who == "you" else f"{who} has"
    return (
        (lambda n: f"{has} {spelled(n)} old {'card' if n == 1 else 'cards'}", lambda kind: kind.old),
        (lambda n: f"{_some(n, want)} among the old cards in hands", lambda kind: kind.good),
        (lambda n: f"{spelled(n)} old cards are still in hands", lambda kind: kind.olds),
        (lambda n: f"{_some(n, want)} among the new cards", lambda kind: kind.fine),
    )


def _some(n: int, want: int) -> str:
    """'two 4s are', 'one 4 is', 'no 4 is'."""
    return f"{spelled(n)} {want}s are" if n > 1 else f"{spelled(n)} {want} is"


def _one_kind(kind: Kind, who: str, want: int, lines: tuple[Line, ...], hand: tuple[str, ...]) -> Derivation:
    """It is known how many of the hand are old: old cards first, then the new ones."""
    size, whose = len(hand), "your" if who == "you" else f"{who}'s"
    new, has = size - kind.old, "have" if who == "you" else "has"
    ask = Ask(
        f"The cards put aside became the new draw pile, and {who} {has} {spelled(new)} cards from it. How many of "
        f"{whose} {spelled(size)} cards are older?".replace("one cards", "one card"),
        Fraction(kind.old),
        f"Take the new cards away from {spelled(size)}.",
        f"{capital(spelled(new))} of {whose} {spelled(size)} cards {'is' if new == 1 else 'are'} new, so "
        f"{spelled(kind.old)} {'is' if kind.old == 1 else 'are'} older.",
        unit="cards",
    )
    found = [*lines, Line(f"Old cards in {whose} hand", f"{size} − {new}", str(kind.old), hand, ask)]
    parts = [
        ("old", kind.old, kind.olds, kind.good, hand[: kind.old], "old cards in hidden hands"),
        ("new", new, kind.rest, kind.fine, hand[kind.old :], "hidden new cards"),
    ]
    rows = []
    for name, n, total, good, lit, of in parts:
        if not n:
            continue
        chance, row = _none(good, total, n), none_of(good, total, n)
        rows.append(row)
        which = {1: f"the {name} card is", 2: f"neither {name} card is"}.get(n, f"none of the {name} cards is")
        ask = Ask(
            f"{capital(_some(good, want))} among the {total} {of}. "
            + f"How likely is it that {f'the {name} card is not' if n == 1 else which} a {want}?",
            chance,
            f"How many of the {total} cards aren't {want}s?"
            + (" Then one card fewer is left. Multiply." if n > 1 else ""),
            f"{total - good} of the {total} cards aren't {want}s. "
            + (f"That is {out_of_hundred(chance)}." if n == 1 else f"{row} is {out_of_hundred(chance)}."),
            "chance",
            left=shrinking(good, total, n) if n > 1 else (),
        )
        words = f"The {name} card is not a {want}" if n == 1 else f"{capital(which)} a {want}"
        found.append(Line(words, row, out_of_hundred(chance), lit, ask if good else None))
    none = kind.none(size)
    if len(rows) > 1:
        found.append(
            Line(f"None of the {spelled(size)} is a {want}", " × ".join(rows), out_of_hundred(none), hand)
        )
    found.append(
        Line(
            "At least one of them is",
            f"100 − {hundredths(none)} = {hundredths(1 - none)}",
            hundred(1 - none),
            hand,
        )
    )
    return Derivation(tuple(found), idea=AT_LEAST_ONE)


def _branches(
    branches: list[tuple[str, Fraction, Fraction]],
    who: str,
    want: int,
    lines: tuple[Line, ...],
    hand: tuple[str, ...],
) -> Derivation:
    """Several kinds: each branch is a share of a share, and the shares are added."""
    branches.sort(key=lambda branch: -branch[1])
    if len(branches) > MOST:
        rest = branches[MOST - 1 :]
        others = sum((p for _, p, _ in rest), Fraction()), sum((q for _, _, q in rest), Fraction())
        branches = [*branches[: MOST - 1], ("it is otherwise", *others)]
    has = "have" if who == "you" else "has"
    p = sum((q for _, _, q in branches), Fraction())
    for places in range(4):
        *weights, _ = adding(Fraction(100), *(w * 100 for _, w, _ in branches), places=places)
        if all(map(Fraction, weights)):
            break
    *parts, whole = adding(p * 100, *(q * 100 for _, _, q in branches))
    found = list(lines)
    for at, ((words, w, q), weight) in enumerate(zip(branches, weights, strict=True)):
        share = of_hundred(q / w)
        shuffled = "Cards were shuffled back in, and only those drawn since are new. " if not at else ""
        ask = Ask(
            f"{shuffled}In {weight} out of 100 deals {words}, and {share} out of 100 of those have a {want}. How "
            "many out of 100 deals is that?",
            q,
            f"Take {share} out of 100 of {weight}.",
            f"{share} out of 100 of {_deals(weight)} is {out_of_hundred(q)}.",
            "chance",
        )
        name = capital(words)
        told = f"{share} out of 100 of {_deals(weight)}"
        found.append(Line(name, told, out_of_hundred(q), hand, ask if at < ASKED else None))
    ask = Ask(
        f"So in how many deals out of 100 {'do' if who == 'you' else 'does'} {who} have a {want}?",
        p,
        "These can't happen together, so add them.",
        f"{' + '.join(parts)} = {whole}, so it is {out_of_hundred(p)}.",
        "chance",
    )
    found.append(Line(f"{capital(who)} {has} a {want}", f"{' + '.join(parts)} = {whole}", hundred(p), hand, ask))
    return Derivation(tuple(found), idea=WAYS)


def _deals(n: str) -> str:
    """'1 deal', '42 deals'."""
    return f"{n} deal{'' if n == '1' else 's'}"
