"""Trials that draw some cards and ask whether one of them is good, many at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from uncle_widgets.probability.dealing import Dealer, Piece


def draw_dealer(good: Callable[[], Sequence[bool]], draws: int) -> Dealer:
    """A dealer that draws `draws` cards without putting any back: is one of them good?

    `good` says of each card of the pack whether it is; it is called when something is dealt.
    """

    def dealer(seed: int, first: int, n: int) -> Iterator[Piece]:
        from uncle_widgets.games import packs  # needs NumPy

        return packs.holds(good(), draws, seed, first, n)

    return dealer
