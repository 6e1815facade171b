"""Counting formulas, as plain functions of whole numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from math import comb
from typing import TypeVar

from uncle_widgets.probability.dist import Dist
from uncle_widgets.refusal import Refusal, integer, with_plain_integers

T = TypeVar("T")


def counted(cards: Mapping[T, int] | Iterable[T], clause: str = "") -> Mapping[T, int]:
    """Copies of each card, of a mapping that has them or of the cards themselves; a Refusal for anything else."""
    try:
        if isinstance(cards, str) or cards is None:
            raise TypeError
        copies = cards if isinstance(cards, Mapping) else Counter(cards)
    except TypeError:
        raise Refusal(
            f"Expected cards, as a list or with their copies, not {str(cards)[:40]!r}.", clause
        ) from None
    found = Counter[T]()
    for card, n in copies.items():
        number = integer(n)
        if number is None or number < 0:
            raise Refusal(f"Expected 0 or more copies of {card}, not {n!r}.", clause)
        found[card] = number
    return found


@with_plain_integers
def hypergeometric(good: int, total: int, draws: int) -> Dist[int]:
    """How many good cards are among `draws` cards drawn without replacement.

    `total` cards, `good` of them good; all three at least 0, `draws` and `good` at most `total`.
    """
    _check(good, total, draws)
    return Dist(
        {k: comb(good, k) * comb(total - good, draws - k) for k in range(draws + 1) if draws - k <= total - good}
    )


@with_plain_integers
def at_least_one(good: int, total: int, draws: int) -> Fraction:
    """The chance that `draws` of `total` cards hold at least one of the `good`: the complement rule."""
    _check(good, total, draws)
    return 1 - Fraction(comb(total - good, draws), comb(total, draws))


@with_plain_integers
def first_good(good: int, total: int) -> Dist[int]:
    """Cards turned until the first good one, that one counted (negative hypergeometric).

    Its expected value is (total + 1) / (good + 1). Needs at least one good card.
    """
    _check(good, total, 0)
    if not good:
        raise ValueError("Expected at least one good card; with none there is no first one.")
    return Dist({n: comb(total - n, good - 1) for n in range(1, total - good + 2)})


@with_plain_integers
def binomial(trials: int, chance: Fraction) -> Dist[int]:
    """Successes in independent trials with the same chance, 0 to 1."""
    if trials < 0 or not 0 <= chance <= 1:
        raise ValueError(f"Expected trials of at least 0 and a chance from 0 to 1, not {trials} and {chance}.")
    yes, no = chance.numerator, chance.denominator - chance.numerator
    return Dist({k: comb(trials, k) * yes**k * no ** (trials - k) for k in range(trials + 1)})


def successes(chances: Iterable[Fraction]) -> Dist[int]:
    """Successes in independent trials, each with its own chance, 0 to 1 (Poisson binomial)."""
    found = [Fraction(1)]
    for chance in chances:
        none, one = [*found, Fraction(0)], [Fraction(0), *found]
        found = [(1 - chance) * missed + chance * made for missed, made in zip(none, one, strict=True)]
    return Dist.chances(dict(enumerate(found)))


@with_plain_integers
def hands(bag: Mapping[T, int], cards: int) -> list[tuple[dict[T, int], int]]:
    """Every hand of `cards` from `bag` (value to copies), with the number of ways to be dealt it.

    The ways of all hands add up to C(size of the bag, cards).
    """
    values = list(bag)

    def rest(at: int, left: int, ways: int) -> Iterator[tuple[dict[T, int], int]]:
        if not left:
            yield {}, ways
            return
        if at == len(values):
            return
        for k in range(min(left, bag[values[at]]) + 1):
            for hand, n in rest(at + 1, left - k, ways * comb(bag[values[at]], k)):
                yield ({values[at]: k, **hand} if k else hand), n

    return [*rest(0, cards, 1)]


def _check(good: int, total: int, draws: int) -> None:
    if not (0 <= good <= total and 0 <= draws <= total):
        raise ValueError(
            f"Expected 0 <= good <= total and 0 <= draws <= total, not good={good}, total={total}, draws={draws}."
        )
