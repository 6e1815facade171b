"""The rulings of the Mr. T card game, one by one, with their variants."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mr_t.tables import at, events, game, names, short, shown
from uncle_widgets.engine.game import Chance, Choice, Over, Step
from uncle_widgets.engine.match import Match
from uncle_widgets.games.mr_t import KIT
from uncle_widgets.games.mr_t import events as e
from uncle_widgets.games.mr_t.cards import DECKS, MR_T
from uncle_widgets.games.mr_t.rounds import next_flip, next_round
from uncle_widgets.games.mr_t.showdown import next_step
from uncle_widgets.games.mr_t.state import DRAWS, SHOWS, Fight, State
from uncle_widgets.refusal import Refusal

BOARD = (0, 1, 2, 3)


def flip(match: Match[Any, Any, Any], state: State) -> Step[State]:
    return next_flip(match.game.options, state, ())


def fight(match: Match[Any, Any, Any], state: State, *fights: Fight) -> Step[State]:
    return next_step(match.game.options, state.but(phase="step", fights=fights), ())


def over(step: Step[State]) -> Any:
    return KIT.new(len(step.state.hands)).turn(step.state)


def ending(end: Match[Any, Any, Any] | Step[State]) -> tuple[str, ...]:
    """What the end of the game cites."""
    last = end.steps[-1] if isinstance(end, Match) else end
    return next(event for event in last.events if isinstance(event, e.GameOver)).cites()


def test_G1_the_deck_is_an_assumption_and_may_be_any_other() -> None:
    assert KIT.new().options.deck == DECKS["A"]
    assert dict(KIT.new(deck="B").options.deck)[MR_T] == 12
    assert KIT.new(2, deck="J5,D5,B2").options.deck == (("JEFF", 5), ("DOZER", 5), ("BUS", 2))
    assert Match.new(KIT.new(2, deck="J5,D5,B2")).record() == "mr_t seats=2 deck=J5,D5,B2:"


@pytest.mark.parametrize(
    "deck",
    ["J21,D3", "J20", "X4,J20", "J4,J4", "J-4,D8", "J4;D4", "", "J0,D20", "j4,d4", 7, ("J", 4), "J4,D4," * 20],
)
def test_G1_what_is_no_deck_is_refused(deck: Any) -> None:
    with pytest.raises(Refusal, match="The deck can be A, B, C, or letters"):
        KIT.new(2, deck=deck)


def test_G1_at_most_120_cards() -> None:
    assert KIT.new(4, deck="J20,D20,B20,K20,R20,W20").each == 30
    with pytest.raises(Refusal, match="at most 120"):
        KIT.new(4, deck="J20,D20,B20,K20,R20,W20,T20")


def test_G2_three_play_at_positions_1_2_and_3() -> None:
    assert game(3, "", "JDB").state.stacks == (("JEFF",), ("DOZER",), ("BUS",), ())


def test_G3_three_alike_at_a_table_of_three_are_a_stalemate() -> None:
    assert events(game(3, "", "KKK"), e.Stalemate) == [e.Stalemate(None, True)]


def test_G4_only_the_newest_cards_are_compared() -> None:
    match = game(4, "", "JDBK DJRW")
    assert events(match, e.Stalemate) == [e.Stalemate(None, False)]


def test_G5_G26_all_are_those_who_turned_a_card_and_an_old_card_is_no_target() -> None:
    start = game(4)
    state = short(start.state, "KB - KB KB", "", "J J D R")
    three = at(start, flip(start, state).state)
    alike = shown(three, "KKK")
    assert events(alike, e.Stalemate) == [e.Stalemate(None, True)]
    pair = shown(three, "KKB")
    assert pair.state.fights == (Fight((0, 2), ("BUS",), BOARD),)


def test_G6_won_cards_are_shuffled_or_lie_as_they_were_picked_up() -> None:
    words = "JDBK RJTW"
    assert game(4, "", words).state.won[2] == (tuple(sorted(names("JDBKRJTW"))),)
    kept = game(4, "", words, collect="table_order")
    assert kept.state.won[2] == (names("BTKWJRDJ"),)
    dry = at(kept, kept.state.but(fresh=(1, 1, 0, 1), bag=names("DJK")))
    third = dry.play(DRAWS["DOZER"]).play(DRAWS["JEFF"])
    assert isinstance(third.turn, Chance)
    assert dict(third.turn.odds) == {DRAWS["BUS"]: 1}


def test_G7_what_was_won_is_known_to_all() -> None:
    match = game(4, "", "JDTK")
    assert match.view(-1, None).won == match.state.won


def test_G8_the_card_of_a_flip_from_the_hand_is_chosen_unseen() -> None:
    start = game(4)
    state = short(start.state, "- KK RR -", "JD - - BW").but(gone=(False, False, True, False))
    match = at(start, flip(start, state).state)
    assert match.turn == Choice(0, (SHOWS["DOZER"], SHOWS["JEFF"]))
    one, two = (match.play(SHOWS[name]) for name in ("DOZER", "JEFF"))
    assert isinstance(one.turn, Choice)
    assert one.turn.seat == 3
    assert one.view(-1, 3) == two.view(-1, 3)


def test_G9_the_hand_is_locked_again_when_the_pile_has_cards() -> None:
    start = game(3)
    match = at(start, flip(start, short(start.state, "- KK RR", "TD")).state)
    won = shown(match, "tKR")
    assert events(won, e.LoneMrT) == [e.LoneMrT(0)]
    assert isinstance(won.turn, Chance)
    assert won.state.hands[0] == ("DOZER",)


def test_G10_who_cannot_turn_a_card_in_a_stalemate_is_out_at_once() -> None:
    start = game(4)
    step = flip(start, short(start.state, "KB - KB KB", "", "J J D R"))
    assert step.state.gone == (False, True, False, False)
    assert step.state.stacks[1] == ("JEFF",)
    lone = shown(at(start, step.state.but(won=((names("T"),), (), (names("K"),), (names("B"),)))), "TKB")
    assert events(lone, e.Collected) == [e.Collected(0, 7)]


def test_G11_who_cannot_play_drops_out_and_leaves_a_target() -> None:
    start = game(4, "", "KKKB")
    state = short(start.state, "JJ - DD RR").but(stacks=(names("K"), names("W"), names("K"), names("B")))
    step = fight(start, state, Fight((0, 1, 2), ("BUS",), BOARD))
    assert step.state.fights == (Fight((0, 2), ("BUS", "WOODY"), BOARD),)
    assert e.RanDry(1, False) in step.events


def test_G11_the_only_one_who_can_still_play_wins_and_G27_with_carry_does_not() -> None:
    for rule, winners in (("last_able", [0]), ("carry", [])):
        start = game(4, "", "KDBK", showdown_exhausted=rule)
        state = short(start.state, "JJ DD RR -").but(stacks=start.state.stacks)
        step = fight(start, state, Fight((0, 3), ("BUS", "DOZER"), BOARD))
        assert [event.seat for event in step.events if isinstance(event, e.ShowdownWon)] == winners
        assert sum(map(len, step.state.stacks)) == (0 if winners else 4)
        assert step.state.phase == "flip"


def test_G11_if_none_can_play_the_cards_stay_for_the_next_round() -> None:
    start = game(4, "", "KDBK")
    state = short(start.state, "- DD RR -").but(stacks=start.state.stacks)
    step = fight(start, state, Fight((0, 3), ("BUS", "DOZER"), BOARD))
    assert e.NobodyWins(None, (0, 3)) in step.events
    assert step.state.stacks == start.state.stacks


def test_G12_in_a_double_showdown_it_holds_for_each_pair() -> None:
    start = game(4, "", "WBWB")
    state = short(start.state, "JJ DD - RR").but(stacks=start.state.stacks)
    step = fight(start, state, *start.state.fights)
    assert e.Collected(0, 2) in step.events
    assert step.state.fights == (Fight((1, 3), ("WOODY",), (1, 3)),)


def test_G13_who_plays_the_last_card_is_still_in() -> None:
    start = game(4, "", "KDBK")
    state = short(start.state, "J DD RR D").but(stacks=start.state.stacks)
    match = at(start, fight(start, state, Fight((0, 3), ("BUS", "DOZER"), BOARD)).state)
    won = shown(match, "JD")
    assert won.state.owned(3) == 6
    assert won.state.gone == (True, False, False, False)


def test_G14_cards_left_on_the_board_count_for_nobody() -> None:
    start = game(4)
    step = flip(start, short(start.state, "JJ - DDD -", "", "R R R R"))
    assert over(step) == Over((2, 0, 3, 0), (2,), "the most cards")


def test_G14_a_showdown_is_finished_before_two_are_left() -> None:
    start = game(4, "", "KDBK")
    state = short(start.state, "JJ DD - -", "").but(stacks=start.state.stacks, gone=(False, False, True, True))
    step = fight(start, state.but(gone=(False, False, False, True)), Fight((0, 1), ("BUS",), BOARD))
    assert step.state.phase == "step"


def test_G15_a_tie_is_shared() -> None:
    start = game(3)
    step = flip(start, short(start.state, "JJ DD -"))
    assert over(step).winners == (0, 1)
    assert ending(step) == ("MRT-26", "MRT-33", "G15")


def test_G16_one_is_left_or_nobody() -> None:
    start = game(3)
    assert over(flip(start, short(start.state, "JJ - -"))).winners == (0,)
    assert ending(flip(start, short(start.state, "JJ - -"))) == ("MRT-26", "G16")
    step = flip(start, short(start.state, "- - -", "", "J J D"))
    nobody = over(step)
    assert nobody.winners == (0, 1, 2)
    assert nobody.scores == (0, 0, 0)
    assert nobody.why == "nobody has any cards left, and those who ran out together share the win"
    assert ending(step) == ("G16",)


def test_G17_the_last_two_play_on_and_the_board_stays_for_the_next_winner() -> None:
    start = game(4, playout=True)
    step = flip(start, short(start.state, "JDB - KRW -", "", "R R R R"))
    placed = shown(at(start, step.state), "JK")
    assert placed.state.fights == (Fight((0, 2), ("JEFF", "KIM"), BOARD),)
    assert [len(stack) for stack in placed.state.stacks] == [1, 2, 1, 2]
    won = shown(at(start, placed.state.but(won=((names("KD"),), (), (names("RW"),), ()))), "KR")
    assert events(won, e.Collected) == [e.Collected(0, 8)]


def test_G18_each_round_of_two_begins_with_new_targets() -> None:
    match = game(2, "", "JD JR")
    assert match.state.phase == "targets"
    assert shown(match, "BW").state.fights[0].targets == ("BUS", "WOODY")


def test_G19_two_equal_targets_are_one_name() -> None:
    assert game(2, "", "KK").state.fights[0].targets == ("KIM",)


def test_G20_who_cannot_play_is_out_and_the_other_takes_the_board() -> None:
    start = game(2, "", "JD")
    state = short(start.state, "KK -").but(stacks=start.state.stacks)
    step = fight(start, state, *start.state.fights)
    assert over(step) == Over((4, 0), (0,), "all the cards")
    assert ending(step) == ("G20", "MRT-32")
    both = fight(start, short(start.state, "- -").but(stacks=start.state.stacks), *start.state.fights)
    assert over(both) == Over((0, 0), (0, 1), "nobody has any cards left, and the two share the win")
    assert ending(both) == ("G20",)


def test_G21_a_target_comes_from_the_hand_if_the_pile_is_used_up() -> None:
    start = game(2)
    match = at(start, next_round(start.game.options, short(start.state, "- KK", "JD")).state)
    assert match.turn == Choice(0, (SHOWS["DOZER"], SHOWS["JEFF"]))
    assert shown(match, "jK").state.stacks == ((), ("JEFF",), (), ("KIM",))


def test_G22_MR_T_is_not_special_for_two() -> None:
    match = game(2, "", "JD TR")
    assert events(match, e.NoDecision) == [e.NoDecision(None, False, (0, 1), True)]


def test_G23_the_own_earlier_card_is_no_target() -> None:
    assert "KIM" not in game(4, "", "KDBK RW").state.fights[0].targets


def test_G24_G31_after_max_flips_the_game_is_broken_off() -> None:
    match = game(4, "", "JDBK WBWB JJJJ", max_flips=3)
    turn = match.turn
    assert isinstance(turn, Over)
    assert turn.winners == ()
    assert turn.scores == (12, 12, 12, 12)
    assert turn.why == "the game was stopped after 3 flips"
    assert events(match, e.GameOver)[0].cites() == ("G24",)


def test_G25_cards_are_dealt_in_the_order_of_the_seats() -> None:
    match = game(3, "JDB KRW TTT")
    assert [str(move) for move in match.moves[:4]] == ["dJ", "dK", "dT", "dD"]


def test_G28_a_tie_may_be_settled_by_a_round_of_two() -> None:
    start = game(3, tie="showdown")
    step = flip(start, short(start.state, "JDK BRK -"))
    assert e.TwoPlayerGame(None, True) in step.events
    placed = shown(at(start, step.state), "JB")
    done = shown(at(start, placed.state.but(won=((names("BD"),), (names("RK"),), ()))), "BR")
    assert isinstance(done.turn, Over)
    assert done.turn.winners == (0,)
    assert done.turn.scores == (5, 1, 0)
    assert ending(done) == ("G28", "MRT-33")
    both = shown(at(start, placed.state.but(won=((names("D"),), (names("R"),), ()))), "DR")
    why = "nobody has any cards left after one more showdown, and the two share the win"
    assert both.turn == Over((0, 0, 0), (0, 1), why)
    assert ending(both) == ("G28",)


def test_G29_cards_on_the_own_space_may_count() -> None:
    start = game(4, end_board="own_space")
    step = flip(start, short(start.state, "JJ - DDD -", "", "RRR R R R"))
    assert over(step) == Over((5, 0, 4, 0), (0,), "the most cards")
    assert "G29" in ending(step)


def test_G30_who_is_left_alone_leaves_the_board() -> None:
    for rule in (False, True):
        start = game(3, playout=rule)
        assert over(flip(start, short(start.state, "JJ - -", "", "R R R"))).scores == (2, 0, 0)


@pytest.mark.parametrize(
    ("left", "targets"),
    [((0, 1), {0: 3, 1: 2}), ((0, 2), {0: 1, 2: 3}), ((0, 3), {0: 1, 3: 2}), ((1, 2), {1: 0, 2: 3})],
)
def test_G32_the_target_goes_to_the_neighbouring_space(left: tuple[int, ...], targets: dict[int, int]) -> None:
    start = game(4, playout=True)
    piles = " ".join("JDB" if seat in left else "-" for seat in range(4))
    match = shown(at(start, flip(start, short(start.state, piles)).state), "JD")
    first, second = left
    assert match.state.stacks[targets[first]] == ("JEFF",)
    assert match.state.stacks[targets[second]] == ("DOZER",)


def test_G33_a_third_who_shows_the_matched_name_makes_it_a_target() -> None:
    match = game(4, "", "KKKB KBB")
    assert match.state.fights[0].targets == ("BUS", "KIM")
