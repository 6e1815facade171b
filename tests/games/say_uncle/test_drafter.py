"""The drafter does what S-L4 supposes: a card beside one in hand is three times as likely to be picked."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.say_uncle.tables import KIT, view
from uncle_widgets.games.say_uncle.cards import NAMES
from uncle_widgets.games.say_uncle.players import drafting
from uncle_widgets.games.say_uncle.questions import QUESTIONS
from uncle_widgets.games.say_uncle.state import CALL, DRAFTS, TURN

N = 6000


@pytest.mark.parametrize("times", [1, 3, 10])
def test_a_card_beside_one_in_hand_is_so_many_times_as_likely_to_be_picked(times: int) -> None:
    seen = view("6-7h Jd 2d Ac", "8h Kc", "9-10s", laid="8h Kc 9-10s 9h 2s 3d 5c 5s 9c")
    moves, rng = tuple(DRAFTS[each] for each in seen.table.tableau), Random(1)
    found = Counter(NAMES[drafting(times)(seen, moves, rng).card] for _ in range(N))
    assert set(found) == {"9h", "2s", "3d", "5c", "5s", "9c"}
    for name, n in found.items():  # 9 of hearts beside the 8, 3 of diamonds beside the 2
        share = (times if name in ("9h", "3d") else 1) / (2 * times + 4)
        assert abs(n - N * share) < 4 * (N * share) ** 0.5, name


def test_the_question_of_picks_supposes_at_first_what_the_drafter_does() -> None:
    seen = view("6-7h Jd 2d Ac", "8h Kc", "9-10s", laid="8h Kc 9-10s 9h 2s 3d 5c 5s 9c")
    assert QUESTIONS["S-L4"].times == 3  # type: ignore[attr-defined]
    moves, rng = tuple(DRAFTS[each] for each in seen.table.tableau), Random(1)
    usual = Counter(NAMES[KIT.players["drafter"](seen, moves, rng).card] for _ in range(N))
    assert abs(usual["9h"] / usual["2s"] - 3) < 0.45


def test_after_the_draft_it_plays_as_greedy() -> None:
    for drafted, move in (("9-10s Q-Kd 5h", CALL), ("10s Q-Kd 5h 3c", TURN)):
        seen = view("7-8s 2h 5c Ac", drafted, "5-7d 4h Jc", points="1 1")
        for name in ("greedy", "drafter"):
            assert KIT.players[name](seen, (TURN, CALL), Random(1)) == move
