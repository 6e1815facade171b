"""The notes of a seat: what it knows of the Chief Cards, and nothing that its own log does not tell."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.thrush.tables import game
from uncle_widgets.engine.game import EVERYTHING
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.thrush import KIT
from uncle_widgets.games.thrush.cards import CHIEFS
from uncle_widgets.games.thrush.notes import sheet
from uncle_widgets.games.thrush.position import build


def noted(story: str, seat: int = 0, seats: int = 3, mine: str = "key") -> dict[str, tuple[str, ...]]:
    """The notes of `seat` after a story: where to the rest of the row."""
    made = sheet(build(game(seats), seat, {"story": story, "mine": mine}))
    assert made is not None
    assert made.notes
    return {row[0]: row[1:] for row in made.rows}


def test_a_look_is_noted_with_its_turn_and_who_else_has_looked() -> None:
    rows = noted("A looked C1 hat; B looked C1; B left C2; C took C3")
    assert rows["C1"] == ("The Hat", "1", "B")
    assert rows["C2"] == ("B looked and left it", "3", "B")
    assert rows["C3"] == ("Empty, because C took it", "4", "")
    assert rows["C's card"] == ("The Chief from C3", "4", "")
    assert rows["C4, C5, C6, C7 and C8"] == ("Nobody has looked", "", "")


def test_after_a_theft_unseen_both_hands_may_hold_the_card_that_was_seen() -> None:
    rows = noted("A looked C1 bell; B took C1; B took C8; C robbed B")
    for holder in ("B", "C"):
        assert rows[f"{holder}'s card"][0] == "The Bell, 50 out of 100, or the Chief from C8"
    assert rows["C's card"][2] == "B"


def test_of_ones_own_chief_no_chance_is_told_for_it_is_asked_for() -> None:
    rows = noted("A looked C1 bell; B took C1; B took C8; C robbed B", mine="bell")
    assert rows["B's card"][0] == "Perhaps the Bell, your Chief, or the Chief from C8"


def test_a_card_of_your_own_and_who_knows_that_you_have_it() -> None:
    rows = noted("B took C1; A robbed B key; A looked C4 hat; B left C4")
    assert rows["Your hand"] == ("The Key, your Chief", "2", "B")
    assert rows["C4"] == ("The Hat", "3", "B")


@pytest.mark.parametrize("seed", range(4))
def test_notes_name_only_chiefs_that_the_seat_has_seen(seed: int) -> None:
    rng = Random(f"notes {seed}")
    match: Match[Any, Any, Any] = play_on(Match.new(KIT.new(2 + seed % 3, max_turns=150)),
                                          [KIT.player("greedy")] * (2 + seed % 3), rng)  # fmt: skip
    for step in range(0, len(match.steps), 7):
        for seat in range(match.game.seats):
            view = match.view(step, seat)
            seen = {card for entry in view.log for card in (entry.card, entry.got) if card is not None}
            made = sheet(view)
            text = " ".join(cell for row in (made.rows if made else ()) for cell in row)
            assert {card for card, name in enumerate(CHIEFS) if name in text} <= seen | {*view.hand}
            if made:
                again = match.game.view(match.game.imagine(view, rng), seat)
                assert sheet(again) == made


def test_who_has_no_seat_has_no_notes() -> None:
    match: Match[Any, Any, Any] = play_on(
        Match.new(KIT.new(2, max_turns=20)), [KIT.player("random")] * 2, Random(1)
    )
    assert [sheet(match.view(len(match.steps) - 1, who)) for who in (None, EVERYTHING)] == [None, None]
    assert sheet(match.view(0, 0)) is None, "nobody has looked yet"
