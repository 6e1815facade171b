"""Trials in batch: hands dealt for many trials at once. Needs NumPy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from uncle_widgets.games.lanes import Lanes
from uncle_widgets.games.packs import Packs
from uncle_widgets.probability.dealing import Piece


def hands(fits: Sequence[bool], size: int, seed: int, first: int, n: int) -> Iterator[Piece]:
    """Whether one of `size` cards fits, of a pack that has for each card whether it does."""
    packs = Packs(Lanes(seed, first, n), range(len(fits)))
    yield Piece(np.logical_or.reduce(np.array(fits)[packs.hand(size)]).tolist())
