"""Words of 64 bits as sets."""

from __future__ import annotations

from random import Random

import numpy as np

from uncle_widgets.games.bits import nth


def test_the_kth_bit_is_found() -> None:
    rng = Random(4)
    for _ in range(300):
        word = rng.getrandbits(64) & rng.getrandbits(64) | 1 << rng.randrange(64)
        places = [at for at in range(64) if word >> at & 1]
        found = nth(np.full(len(places), word, dtype=np.uint64), np.arange(len(places)))
        assert found.tolist() == places
