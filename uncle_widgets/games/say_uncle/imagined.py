"""How strong the hidden hands are in many imagined deals, on arrays. Needs NumPy.

Which of the unseen cards is dealt, and which card of a hand is put aside, is drawn by place. The places depend on
the seed and on how many cards there are, but not on the cards. So many positions of a game share one drawing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.say_uncle.belief import Unknown, imagine_hands, unknown
from uncle_widgets.games.say_uncle.packed import held, strengths
from uncle_widgets.games.say_uncle.state import View


def hidden_strengths(view: View, seed: int, times: int) -> dict[Seat, list[int]]:
    """The strength of each hidden hand, deal by deal: the deals are those of `imagine_hands` with this seed."""
    those = unknown(view)
    cards = np.array([*view.unseen, *(card for one in those for card in (*one.drafted, *one.took))])
    counts = tuple((one.dealt, len(one.drafted), len(one.took)) for one in those)
    hands = _places(len(view.unseen), counts, seed, times)
    return {one.seat: strengths(held(cards[places])).tolist() for one, places in zip(those, hands, strict=True)}


@lru_cache(maxsize=32)
def _places(unseen: int, counts: Sequence[tuple[int, int, int]], seed: int, times: int) -> list[NDArray[np.int8]]:
    """Each hidden hand in so many deals, (cards, deals), as places in a row of cards: first the unseen ones, then
    for each hand the cards drafted and the cards taken. `counts`: dealt, drafted and taken, for each hand."""
    those, end = [], unseen
    for hand, (dealt, drafted, took) in enumerate(counts):
        own = tuple(range(end, end + drafted + took))
        those.append(Unknown(hand, dealt, own[:drafted], own[drafted:]))
        end += len(own)
    deals = imagine_hands(those, tuple(range(unseen)), Random(seed), times)
    return [np.array([hand for *_, hand, _ in row], np.int8).T for row in zip(*deals, strict=True)]
