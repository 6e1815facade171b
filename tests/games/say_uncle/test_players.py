"""What the strategies of Say Uncle choose, in hands where one choice is the one they say they make."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.say_uncle.tables import KIT, at, new, view
from uncle_widgets.engine.game import Choice
from uncle_widgets.games.say_uncle import players
from uncle_widgets.games.say_uncle.cards import BY_NAME, DECK, KINGS, parse_cards, strength
from uncle_widgets.games.say_uncle.state import CALL, DRAFTS, DRAWS, PASS, TAKES, TURN, Move, Pick

SEEDS = range(8)


def offered(mine: str, shown: tuple[str, ...], turned: str, passes: int = 0) -> set[Move]:
    """What the expert, who is A, may answer to this card where the rivals drafted these and so many have passed."""
    rows = [parse_cards(row) for row in ("", *shown)]
    spare = [card for card in DECK if card not in {*parse_cards(mine), *parse_cards(turned), *sum(rows, ())}]
    hands = [mine] + [f"{' '.join(_names(spare[at * 5 : at * 5 + 5]))} {row}" for at, row in enumerate(shown)]
    picks = tuple(Pick(seat, card) for seat, row in enumerate(rows) for card in row)
    game = new(len(hands))
    turner = -passes % len(hands)
    state = at(game, hands, picks=picks, turner=turner)
    for move in (TURN, DRAWS[BY_NAME[turned]], *[PASS] * passes):
        state = game.play(state, move).state
    turn = game.turn(state)
    assert isinstance(turn, Choice)
    assert turn.seat == 0
    seen = game.view(state, 0)
    return {KIT.players["expert"](seen, turn.moves, Random(seed)) for seed in SEEDS}


def _names(cards: Any) -> list[str]:
    return [name for name, card in BY_NAME.items() if card in cards]


MINE = "5-7h 5-6c 8-9c 5-6d 9d"
"""A run of three, and cards that promise more than a lone one does."""


def test_the_expert_takes_a_card_that_would_make_a_rivals_open_cards_beat_the_hand() -> None:
    taken = offered(MINE, ("8-9s 2d Ks 4d",), "10s")
    assert taken
    assert taken <= {TAKES[card] for card in parse_cards("5-6c 8-9c 5-6d 9d")}


@pytest.mark.parametrize(
    ("shown", "turned", "passes"),
    [
        (("8-9s 2d Ks 4d",), "Qs", 0),  # makes them no run of three
        (("3-4s 2d Ks 10h",), "2s", 0),  # one of three, and lower than mine
        (("9-Js 2d Ks",), "8s", 0),  # they beat mine already
        (("8-9s 2d Ks 4d",), "10s", 1),  # who would have taken it has passed
    ],
)
def test_and_passes_where_it_would_not(shown: tuple[str, ...], turned: str, passes: int) -> None:
    assert offered(MINE, shown, turned, passes) == {PASS}


def test_the_expert_keeps_a_card_from_whoever_is_still_to_be_asked() -> None:
    safe, wants = "2d 4d Ks Jd Qh", "8-9s 3h Kh Ac"
    assert PASS not in offered(MINE, (safe, wants), "10s", 0)
    assert PASS not in offered(MINE, (wants, safe), "10s", 1)
    assert offered(MINE, (safe, wants), "10s", 1) == {PASS}


def test_greedy_takes_a_card_that_makes_the_hand_better_by_its_suit_alone() -> None:
    """Runs of as many ranks with the same card on top: spades over hearts over diamonds over clubs (SAY-10)."""
    game = new(2)
    state = at(game, ["5-7c 5-6d Qh 9s 2h 9h Jc", "A-3s 10s Kh 4h 8d 8h 10d Kd"], turner=0)
    for move in (TURN, DRAWS[BY_NAME["7d"]]):
        state = game.play(state, move).state
    moves = {KIT.players["greedy"](game.view(state, 0), (PASS,), Random(seed)) for seed in SEEDS}
    assert moves
    assert moves <= {TAKES[card] for card in parse_cards("5-7c Qh 9s 2h 9h Jc")}


@pytest.mark.parametrize(
    ("theirs", "tableau", "card"),
    [
        ("9-10s", "9h Js 2c Qd Kd 4d", "9h"),  # a run of four for me; one of three for them
        ("9-10s", "2h Js 2c Qd Kd 4d", "Js"),  # nothing for me: what they want
    ],
)
def test_the_expert_drafts_what_makes_the_own_run_longer_before_what_makes_a_rivals(
    theirs: str, tableau: str, card: str
) -> None:
    seen = view("6-7h Jd 2d Ac", "8h Kc", theirs, laid=f"8h Kc {theirs} {tableau}")
    assert seen.seat == 0
    moves = tuple(DRAFTS[each] for each in seen.table.tableau)
    found = {KIT.players["expert"](seen, moves, Random(seed)) for seed in SEEDS}
    assert found == {DRAFTS[BY_NAME[card]]}


@pytest.mark.parametrize(
    ("table", "move"),
    [
        (("7-8s 2h 5c Ac", "9-10s Q-Kd 5h", "5-7d 4h Jc"), CALL),  # 6597/6919 is above 3/4
        (("J-Qh 3c 2,5s", "Kh As Kd 9s 2d", "6d 7d 8d 4h 10c"), TURN),  # 319769/435897 is not
    ],
)
def test_the_expert_calls_where_the_chance_to_win_is_above_its_bound(table: tuple[str, ...], move: Move) -> None:
    seen = view(*table, points="1 1")
    assert KIT.players["expert"](seen, (TURN, CALL), Random(1)) == move


def test_what_a_suit_promises_is_the_sum_over_six_ranks_in_a_row_of_the_cube_of_its_cards() -> None:
    for mask in range(0, 1 << KINGS, 5):
        ranks = {at + 1 for at in range(KINGS) if mask >> at & 1}
        if 1 in ranks:
            ranks.add(KINGS + 1)  # an ace is beside the king too
        windows = [{*range(low, low + 6)} for low in range(1, 10)]
        assert players.PROMISE[mask] == sum(len(ranks & window) ** 3 for window in windows)


def test_a_longer_run_is_worth_more_than_any_promise_and_a_better_one_of_the_same_promise_more() -> None:
    worth = players.potential
    masks = {text: sum(1 << card for card in parse_cards(text)) for text in ("5-7h", "5-7s", "8-10h", "5-6h 8h")}
    assert strength(masks["5-7s"]) > strength(masks["5-7h"])
    assert worth(masks["5-7s"]) - worth(masks["5-7h"]) == 1
    assert worth(masks["5-7h"]) > worth(masks["5-6h 8h"]) + 500
