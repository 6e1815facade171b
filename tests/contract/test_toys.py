"""The contract serves the other four games: the toys hide what they must and replay.

A view hides what it must, also between two games that differ in a secret alone; events do as well.
The checks that every kit must pass are passed by the toys too.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from tests.contract import checks
from tests.contract.toys import TOYS, Challenged, Committed, Looked, MrT, Revealed, SayUncle, Thrush, Took, Uno
from uncle_widgets.engine.game import Chance, Choice, Refusal, Watcher
from uncle_widgets.engine.match import Match, play_on, read, replay
from uncle_widgets.engine.players import random_player
from uncle_widgets.probability.dist import Dist

SEATS = (0, 1)


def match_of(game: Any, *moves: str) -> Match[Any, Any, Any]:
    return Match.new(game).extend(moves)


def same_to(watcher: Watcher, one: Match[Any, Any, Any], two: Match[Any, Any, Any]) -> bool:
    """Whether two matches look and sound the same to `watcher`, step by step."""
    if len(one.steps) != len(two.steps):
        return False
    told = (
        [(match.view(step, watcher), match.events(step, watcher)) for step in range(len(match.steps))]
        for match in (one, two)
    )
    return next(told) == next(told)


@pytest.mark.parametrize("name", TOYS)
def test_records_replay(name: str) -> None:
    for seed in range(20):
        match = play_on(Match.new(TOYS[name]), [random_player] * 2, Random(seed))
        _, _, moves = read(match.record())
        again = replay(TOYS[name], moves)
        assert again == match
        assert again.over
        with pytest.raises(Refusal, match=rf"^Move {len(moves) + 1}, 'more': Expected one of no more moves"):
            replay(TOYS[name], [*moves, "more"])


@pytest.mark.parametrize("name", TOYS)
def test_the_toys_pass_what_every_game_must(name: str) -> None:
    rng, game = Random(7), TOYS[name]
    checks.strangers_are_refused(game)
    matches = [checks.played(game, rng) for _ in range(12)]
    for match in matches:
        checks.imagined_states_show_the_same_view(match.back(len(match.moves) - 1), rng, eyes=SEATS)
        checks.alike_to_ear_and_eye(match, rng)
        checks.secrets_are_masked(match)
        checks.chance_adds_up(match)
    checks.some_views_leave_states_open(matches, rng, frozenset({"over", "Over"}), eyes=SEATS)


def test_mr_t_a_commitment_is_hidden_until_all_are_in() -> None:
    game = MrT()
    for watcher in (1, None):
        assert same_to(watcher, match_of(game, "1"), match_of(game, "6"))
    assert not same_to(0, match_of(game, "1"), match_of(game, "6"))
    both = match_of(game, "6", "2")
    assert both.events(-1, None) == (Committed(1, None), Revealed(None, ("6", "2")))
    assert both.events(-1, 1) == (Committed(1, "2"), Revealed(None, ("6", "2")))


def test_uno_a_challenge_shows_the_hand_to_the_challenger_alone() -> None:
    guilty, other = Uno(("w4", "r7")), Uno(("w4", "r9"))
    one, two = match_of(guilty, "w4", "challenge"), match_of(other, "w4", "challenge")
    assert same_to(None, one, two)
    assert not same_to(1, one, two)
    assert one.events(-1, None) == (Challenged(1, True, None),)
    assert one.events(-1, 1) == (Challenged(1, True, ("r7",)),)
    innocent = match_of(Uno(("w4", "b7")), "w4", "challenge")
    assert innocent.events(-1, None) == (Challenged(1, False, None),)


def test_uno_before_the_challenge_nothing_tells_a_bluff() -> None:
    for answer in ((), ("accept",), ("accept", "quiet"), ("accept", "uno", "pass")):
        bluff, honest = (match_of(Uno(hand), "w4", *answer) for hand in (("w4", "r7"), ("w4", "b7")))
        assert same_to(1, bluff, honest)


def test_uno_the_window_is_open_whether_or_not_he_called() -> None:
    for call in ("uno", "quiet"):
        assert match_of(Uno(), "w4", "accept", call).turn == Choice(1, ("catch", "pass"))
    assert len(match_of(Uno(), "w4", "accept", "quiet", "catch").state.hands[0]) == 3
    assert len(match_of(Uno(), "w4", "accept", "uno", "catch").state.hands[0]) == 1


def test_thrush_dice_have_exact_odds() -> None:
    turn = Match.new(Thrush()).turn
    assert isinstance(turn, Chance)
    assert turn.odds.total == 36
    assert turn.odds["11"] * 2 == turn.odds["12"]


def test_thrush_who_looked_knows_and_the_others_see_only_that_he_looked() -> None:
    game = Thrush()
    one, two = match_of(game, "12", "2", "A"), match_of(game, "12", "2", "E")
    for watcher in (1, None):
        assert same_to(watcher, one, two)
    assert one.view(-1, 0)["known"] == {2: "A"}
    assert one.events(-1, 1) == (Looked(0, 2, None),)


def test_thrush_a_second_look_finds_the_same_card() -> None:
    again = match_of(Thrush(), "12", "2", "A", "12", "2")
    assert again.turn == Chance(Dist.of("A"))
    elsewhere = match_of(Thrush(), "12", "2", "A", "12", "1")
    assert elsewhere.turn == Chance(Dist.of("BCDEF"))


def test_say_uncle_each_knows_his_own_discards() -> None:
    game = SayUncle()
    one, two = match_of(game, "e", "take-a"), match_of(game, "e", "take-b")
    for watcher in (1, None):
        assert same_to(watcher, one, two)
    assert (one.view(-1, 0)["heap"], one.view(-1, 1)["heap"]) == (["a"], [None])
    assert one.events(-1, 1) == (Took(0, "e", None),)


def sizes(values: Iterable[Any]) -> list[int]:
    return [len(value) for value in values]


def test_say_uncle_the_stock_has_no_order() -> None:
    match = play_on(Match.new(SayUncle()), [random_player] * 2, Random(3))
    for step in match.steps:
        assert step.state.stock == tuple(sorted(step.state.stock))
        assert sizes(step.state.hands) == [2, 2]
