"""Dice and a pot, clause by clause."""

from __future__ import annotations

import pytest

from tests.contract.dice_pot import KIT
from tests.contract.dice_pot.rules import Lifted
from uncle_widgets.engine.match import Match, replay
from uncle_widgets.refusal import Refusal


def match_of(moves: str, seats: int = 2, **options: int) -> Match:  # type: ignore[type-arg]
    return replay(KIT.new(seats, **options), moves.split())


def test_DICE_1_all_begin_alike_and_G1_with_chips() -> None:
    assert match_of("", 4, chips=9).state.chips == (9, 9, 9, 9)
    assert match_of("").state.pot == 0


def test_DICE_2_a_die_is_its_owners_alone() -> None:
    match = match_of("r3 r5")
    assert match.view(-1, 0).dice == (3, None)
    assert match.view(-1, None).dice == (None, None)


def test_DICE_3_a_stake_goes_into_the_pot() -> None:
    assert match_of("r3 r5 stake").state.pot == 1
    assert match_of("r3 r5 fold").state.pot == 0
    with pytest.raises(Refusal, match="DICE-3"):
        match_of("r3 r5 raise")


def test_DICE_4_the_highest_takes_the_pot_and_equals_leave_it() -> None:
    assert match_of("r3 r5 stake stake").state.chips == (5, 7)
    level = match_of("r5 r5 stake stake")
    assert (level.state.chips, level.state.pot) == ((5, 5), 2)
    assert level.events(-1, 0)[-1] == Lifted(None, (5, 5))


def test_DICE_5_most_chips_win_after_G2_rounds() -> None:
    over = match_of("r3 r5 stake stake", rounds=1).turn
    assert over.winners == (1,)  # type: ignore[union-attr]
    assert not match_of("r3 r5 stake stake", rounds=2).over


def test_G1_chips_are_counted_from_the_option() -> None:
    assert KIT.new(2, chips=3).start().chips == (3, 3)


def test_G2_rounds_end_the_game() -> None:
    assert match_of("r1 r2 fold fold " * 3, rounds=3).over
