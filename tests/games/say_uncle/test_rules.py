"""The rules of Say Uncle, a test for every clause."""

from __future__ import annotations

import pytest

from tests.games.say_uncle.tables import at, dealt, drafted, events, new, passed
from uncle_widgets.engine.game import EVERYTHING, Chance, Choice, Over
from uncle_widgets.engine.match import Match
from uncle_widgets.games.say_uncle.cards import BY_NAME, DECK, NAMES, Run, best, parse_cards
from uncle_widgets.games.say_uncle.state import CALL, DRAFTS, DRAWS, PASS, TAKES, TURN
from uncle_widgets.refusal import Refusal

THREES = "2-4c 7d 9d 2h 5h 8h Js Ks"
"""A hand whose best run is 2 to 4 of clubs."""
PAIRS = "6-7c 10c 2d 4d 6h 10h Qh 3s 5s"


def run(text: str) -> Run:
    return best(parse_cards(text))


def called(hands: list[str], scores: tuple[int, ...] = (0, 0)) -> tuple[tuple[int, ...], list[str]]:
    """Scores and kinds of events after seat 0 calls."""
    step = new(len(hands)).play(at(new(len(hands)), hands, scores=scores), CALL)
    return step.state.table.scores, [type(event).__name__ for event in step.events]


def test_SAY_1_two_to_four_play_and_draft() -> None:
    for seats in (1, 5):
        with pytest.raises(Refusal, match="2 to 4 players"):
            new(seats)
    assert [new(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]


def test_SAY_2_fifty_two_cards_without_jokers() -> None:
    assert len({*NAMES}) == len(DECK) == 52
    assert {name[-1] for name in NAMES} == {*"cdhs"}
    assert parse_cards(" ".join(NAMES)) == DECK
    with pytest.raises(Refusal, match="7s"):
        new().parse("d1s")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SAY_3_five_cards_face_down_to_each(seats: int) -> None:
    match = dealt(new(seats))
    assert [len(five) for five in match.state.dealt] == [5] * seats
    seen = match.view(-1, 0)
    assert seen.hands[0] == match.state.hands[0]
    assert seen.hands[1:] == (None,) * (seats - 1)


def test_SAY_4_with_three_players_one_card_is_put_aside() -> None:
    for seats, burnt in ((2, 0), (3, 1), (4, 0)):
        match = dealt(new(seats))
        assert sum("Burned" in map(_kind, step.events) for step in match.steps) == burnt
        assert len(match.state.bag) == match.state.table.stock + burnt


def _kind(event: object) -> str:
    return type(event).__name__


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SAY_5_five_cards_for_each_lie_open(seats: int) -> None:
    match = dealt(new(seats))
    assert len(match.state.table.laid) == 5 * seats
    assert match.view(-1, None).table.tableau == match.state.table.laid


@pytest.mark.parametrize(("seats", "stock"), [(2, 32), (3, 21), (4, 12)])
def test_SAY_6_the_rest_is_the_stock(seats: int, stock: int) -> None:
    assert dealt(new(seats)).state.table.stock == stock


def test_SAY_7_the_dealers_left_begins_and_play_is_clockwise() -> None:
    match = dealt(new(3))
    assert match.state.table.dealer == 2
    seats = []
    while isinstance(turn := match.turn, Choice) and match.state.table.phase == "draft":
        seats.append(turn.seat)
        match = match.play(turn.moves[0])
    assert seats == [0, 1, 2] * 5
    assert match.turn.seat == 0  # type: ignore[union-attr]


def test_SAY_8_the_longest_run_of_one_suit() -> None:
    assert run("5-8h 2c 9s Kd") == (4, 8, 2)
    assert run("5h 6d 7h 8d") < run("2-3c")
    assert called([THREES, PAIRS])[0] == (2, 0)


def test_SAY_9_of_equal_length_the_higher_is_better() -> None:
    assert run("6-8c") > run("5-7s")
    assert called(["3-5c 7d 9d 2h 6h 8h Js Ks", "4-6d 2d 9c 7c 10h Qh 3s 5s"])[0] == (0, 2)


def test_SAY_10_then_the_suit_decides() -> None:
    runs = [run(f"5-7{suit}") for suit in "cdhs"]
    assert runs == sorted(runs)
    assert called(["5-7h 9d 2d 2c 4c 9c Js Ks", "5-7s 9s 2s 4d 10c Qh 10h 4h"])[0] == (0, 2)


def test_SAY_11_the_ace_is_low_or_high_and_joins_no_ends() -> None:
    assert run("A-3c") == (3, 3, 0)
    assert run("Q-Ac") == (3, 14, 0)
    assert run("Kc Ac 2c") == (2, 14, 0)
    assert parse_cards("K-Ah") == (BY_NAME["Kh"], BY_NAME["Ah"])
    assert run("Ad") == (1, 14, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SAY_12_each_takes_one_card_until_all_hold_ten(seats: int) -> None:
    match = dealt(new(seats))
    card = match.state.table.tableau[3]
    after = match.play(DRAFTS[card])
    assert card in after.state.hands[0]
    assert card not in after.state.table.tableau
    with pytest.raises(Refusal, match="must pick one of"):
        after.play(DRAFTS[card])
    assert [len(hand) for hand in drafted(new(seats)).state.hands] == [10] * seats


def test_SAY_13_the_first_player_turns_a_card() -> None:
    match = drafted(new(3))
    assert match.turn == Choice(0, (TURN, CALL))
    match = match.play(TURN)
    assert isinstance(match.turn, Chance)
    assert {move.card for move in match.turn.odds} == {*match.state.bag}
    card = match.state.bag[4]
    match = match.play(DRAWS[card])
    assert match.state.table.turned == card
    assert match.view(-1, 2).table.turned == card


def test_SAY_14_put_one_away_and_take_it_or_pass() -> None:
    match = drafted(new(2)).play(TURN)
    match = match.play(DRAWS[match.state.bag[0]])
    hand, card = match.state.hands[0], match.state.table.turned
    assert match.turn == Choice(0, (PASS, *(TAKES[own] for own in hand)))
    after = match.play(TAKES[hand[2]])
    assert {*after.state.hands[0]} == {*hand, card} - {hand[2]}
    assert after.state.table.phase == "turn"
    assert after.steps[-1].events[0].seen_by(1).discard is None  # type: ignore[attr-defined]
    with pytest.raises(Refusal, match="put one of"):
        match.play(TAKES[match.state.hands[1][0]])


def test_SAY_15_after_a_pass_the_next_is_asked() -> None:
    match = drafted(new(3)).play(TURN)
    match = match.play(DRAWS[match.state.bag[0]])
    for seat in (0, 1, 2):
        assert match.turn.seat == seat  # type: ignore[union-attr]
        match = match.play(PASS)
    assert match.state.table.phase == "turn"


def test_SAY_16_the_takers_left_turns_next() -> None:
    match = drafted(new(3)).play(TURN)
    match = match.play(DRAWS[match.state.bag[0]]).play(PASS)
    match = match.play(TAKES[match.state.hands[1][0]])
    assert match.turn.seat == 2  # type: ignore[union-attr]


def test_SAY_17_if_all_pass_the_turners_left_turns_next() -> None:
    match = passed(drafted(new(3)))
    assert events(match) == ["Passed", "AllPassed"]
    assert match.turn.seat == 1  # type: ignore[union-attr]
    assert match.state.table.offers[-1].taker == -1


def test_SAY_18_a_call_only_at_the_beginning_of_ones_own_turn() -> None:
    match = drafted(new(3))
    assert CALL in match.turn.moves  # type: ignore[union-attr]
    turned = match.play(TURN)
    with pytest.raises(Refusal):
        turned.play(CALL)
    with pytest.raises(Refusal, match="can pass, or put one of"):
        turned.play(DRAWS[turned.state.bag[0]]).play(CALL)


def test_SAY_19_all_hands_are_shown_and_the_best_wins() -> None:
    match = drafted(new(3)).play(CALL)
    for watcher in (0, 1, 2, None, EVERYTHING):
        assert match.view(-1, watcher).hands == match.state.hands
    runs = [best(hand) for hand in match.state.hands]
    assert match.state.table.result.winner == runs.index(max(runs))
    assert "Revealed" in events(match)


def test_SAY_20_a_caller_who_wins_gets_two() -> None:
    assert called([THREES, PAIRS], (1, 1)) == ((3, 1), ["Called", "Revealed", "Scored"])


def test_SAY_21_else_the_winner_gets_two_and_the_caller_loses_one() -> None:
    assert called([PAIRS, THREES], (2, 1)) == ((1, 3), ["Called", "Revealed", "Scored", "Penalised"])
    assert called([PAIRS, THREES], (0, 1))[0] == (0, 3)


def test_SAY_22_without_a_call_the_best_hand_gets_one() -> None:
    match = drafted(new(4))
    for _ in range(12):
        match = passed(match)
    assert events(match) == ["Passed", "AllPassed", "StockOut", "Revealed", "Scored"]
    assert sorted(match.state.table.scores) == [0, 0, 0, 1]
    assert match.state.table.result.caller == -1


def test_SAY_23_the_first_to_reach_the_target_wins() -> None:
    game = new(2, target=3)
    step = game.play(at(game, [THREES, PAIRS], scores=(1, 2)), CALL)
    assert game.turn(step.state) == Over((3, 2), (0,), "the first to have 3 points")
    with pytest.raises(Refusal, match="The match is over"):
        game.play(step.state, CALL)
    lower = game.play(at(game, [THREES, PAIRS], scores=(0, 2)), CALL).state
    assert isinstance(game.turn(lower), Chance)
    assert Match.new(game).state.table.scores == (0, 0)
