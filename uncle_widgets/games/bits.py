"""Bits: words of 64 bits as sets, for many at once. Needs NumPy; for batch play alone."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Ints: TypeAlias = NDArray[np.integer[Any]]
Words: TypeAlias = NDArray[np.uint64]

_NTH: Ints = np.array(
    [[*(at for at in range(8) if byte >> at & 1), *[0] * 8][k] for byte in range(256) for k in range(8)]
)
_M1, _M2, _M4, _ONES, _TOPS = (
    np.uint64(int(pattern * (16 // len(pattern)), 16)) for pattern in ("5", "3", "0f", "01", "80")
)
_EIGHT, _BYTE = np.uint64(8), np.uint64(255)


def nth(words: Words, k: Ints) -> Ints:
    """The place of set bit number `k` (from 0, 64-bit integers) of each word; it must have more than `k`.

    Broadword selection (Vigna 2008): counted in all bytes at once, the bit within its byte by a table.
    """
    k = k.view(np.uint64)
    sums = words - ((words >> np.uint64(1)) & _M1)
    sums = (sums & _M2) + ((sums >> np.uint64(2)) & _M2)
    sums = ((sums + (sums >> np.uint64(4))) & _M4) * _ONES
    shift = np.bitwise_count((((k * _ONES) | _TOPS) - sums) & _TOPS).astype(np.uint64) * _EIGHT
    k = k - (((sums << _EIGHT) >> shift) & _BYTE)
    byte = (words >> shift) & _BYTE
    byte <<= np.uint64(3)
    byte += k
    found: Ints = _NTH.take(byte.view(np.int64))
    found += shift.view(np.int64)
    return found
