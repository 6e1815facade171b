"""How strong the hidden hands are in many imagined deals, on arrays. Needs NumPy.

The numbers drawn for a deal say which of the unseen cards are dealt, and which card of a hand is put aside, by
their places. They depend on the seed and on how many cards there are, but not on the cards. So many positions of a
game share them.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.say_uncle.belief import unknown
from uncle_widgets.games.say_uncle.packed import held, strengths
from uncle_widgets.games.say_uncle.state import View


def hidden_strengths(view: View, seed: int, times: int) -> dict[Seat, list[int]]:
    """The strength of each hidden hand, deal by deal: the deals are those of `imagine_hands` with this seed."""
    those, unseen, deals = unknown(view), np.array(view.unseen), np.arange(times)
    away = tuple(one.dealt + len(one.drafted) for one in those for _ in one.took)
    dealt, places = _drawn(len(unseen), sum(one.dealt for one in those), away, seed, times)
    found = {}
    for one in those:
        five, dealt = np.split(dealt, [one.dealt])
        drafted = np.tile(np.array(one.drafted, int)[:, np.newaxis], times)
        hand = np.concatenate([unseen[np.sort(five, axis=0)], drafted])
        own, places = np.split(places, [len(one.took)])
        for place, card in zip(own, one.took, strict=True):
            hand[place, deals] = card
        found[one.seat] = strengths(held(hand)).tolist()
    return found


@lru_cache(maxsize=32)
def _drawn(
    unseen: int, dealt: int, away: tuple[int, ...], seed: int, times: int
) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
    """For so many deals, the places of the cards dealt among the unseen ones, and the place in the hand of each
    card put aside, out of as many as `away` has: (cards, deals), in the order in which `imagine_hands` draws."""
    rng, numbers = Random(seed), list[int]()
    for _ in range(times):
        numbers += rng.sample(range(unseen), dealt)
        numbers += map(rng.randrange, away)
    rows = np.array(numbers, np.int8).reshape(times, -1).T
    return rows[:dealt], rows[dealt:]
