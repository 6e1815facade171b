"""THRUSH, clause by clause: each test bears the names of the clauses that it shows."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.thrush.tables import BELL, KEY, MOON, STAR, events, game, legal, play, table
from uncle_widgets.engine.game import EVERYTHING, Chance, Over
from uncle_widgets.engine.match import Match, replay
from uncle_widgets.games.thrush import KIT
from uncle_widgets.games.thrush import events as e
from uncle_widgets.games.thrush.board import OURS
from uncle_widgets.games.thrush.state import Assign, Throw
from uncle_widgets.refusal import Refusal

SETUP = "a-key a-moon 36 12"
HOME = ((KEY,), ())


def match_of(moves: str, seats: int = 2, **options: object) -> Match:  # type: ignore[type-arg]
    return replay(game(seats, **options), moves.split())


# The set-up


def test_TH_2_TH_3_a_chief_lies_face_down_on_every_chief_space() -> None:
    state = game(3).start()
    assert state.table.chiefs == (True,) * 8
    assert state.cards == (None,) * 8
    assert game(3).view(state, 0).cards == (None,) * 8


def test_TH_4_an_assignment_is_its_owners_alone_and_the_box_is_never_drawn() -> None:
    match = match_of("a-key a-moon")
    assert match.view(-1, 0).assignments == (KEY, None)
    assert match.view(-1, None).assignments == (None, None)
    assert match.view(-1, EVERYTHING).assignments == (KEY, MOON)
    assert "a-key" not in legal(match.game, match_of("a-key").state)


def test_TH_5_TH_6_agents_on_the_intersections_and_markers_on_start() -> None:
    start = game(4).start().table
    assert start.agents == frozenset(OURS.crossings)
    assert start.at == ("START",) * 4
    assert all(len(OURS.paths_of[place]) == 2 for place in OURS.crossings)


def test_TH_7_the_highest_toss_begins_and_turns_pass_to_the_left() -> None:
    match = match_of("a-key a-moon a-star 12 66 33", 3)
    assert match.state.table.seat == 1
    assert match.events(-1, 0)[-1] == e.Begins(1)
    assert play(match.game, match.state, "12 1west+ 12 1west+").table.seat == 0


def test_G4_level_tosses_are_thrown_again_and_both_dice_count() -> None:
    match = match_of("a-key a-moon 24 33")
    assert match.events(-1, None)[-1] == e.TossAgain(None, (0, 1))
    assert play(match.game, match.state, "11 12").table.seat == 1


def test_G43_assignments_come_first_then_the_toss_by_seats() -> None:
    made = game(2)
    assert isinstance(made.turn(made.start()), Chance)
    assert all(isinstance(made.parse(text), Assign) for text in legal(made, made.start()))
    assert all(isinstance(made.parse(text), Throw) for text in legal(made, match_of("a-key a-moon").state))


# Moving


def test_TH_8_either_die_is_moved_and_never_the_sum() -> None:
    state = match_of(f"{SETUP} 35").state
    assert legal(game(), state) == {"3west+", "3east+", "5west+", "5east+"}
    with pytest.raises(Refusal, match="never their sum") as refused:
        play(game(), state, "8west+")
    assert refused.value.clause == "TH-8"


def test_TH_9_of_a_double_the_total_is_moved() -> None:
    state = match_of(f"{SETUP} 33").state
    assert legal(game(), state) == {"6west+", "6east+"}
    with pytest.raises(Refusal, match="total of the double") as refused:
        play(game(), state, "3west+")
    assert refused.value.clause == "TH-9"


def test_TH_10_G32_from_start_any_starting_path() -> None:
    made = game()
    assert legal(made, table(made, "START START", phase="move", dice=(1, 3))) >= {"1west+", "1east+"}
    freed = play(made, table(made, "HQ W05", jail=(3, 0)), "22 12 1west+ 12")
    assert freed.table.seat == 0
    assert legal(made, freed) >= {"1west+", "1east+"}


def test_TH_11_G5_one_direction_forward_or_backward() -> None:
    made = game()
    state = table(made, "W04 START", phase="move", dice=(1, 3))
    assert legal(made, state) == {"1west+", "1west-", "3west+", "3west-"}
    assert play(made, state, "3west-").table.trail == ("W04", "X17", "W03", "W02")


def test_TH_12_TH_16_G8_the_path_is_changed_only_on_an_intersection() -> None:
    made = game()
    beside = table(made, "W02 START", phase="move", dice=(1, 3))
    assert all("west" in move for move in legal(made, beside))
    on = table(made, "X15 START", gone="X15", tokens=(1, 0), phase="move", dice=(1, 3))
    assert {move.strip("+-0123456789") for move in legal(made, on)} == {"west", "inner"}
    assert play(made, on, "3west+").table.trail[-1] == "X17"


def test_G6_the_full_count_and_no_turn_is_ever_lost() -> None:
    for place in (OURS.start, *OURS.spaces):
        for count in (1, 2, 3, 4, 5, 6, 8, 10, 12):
            ways = OURS.ways(place, count)
            assert ways
            assert all(len(way.cells) == count for way in ways)
    near_the_end = table(game(), "W21 START", phase="move", dice=(3, 5))
    assert legal(game(), near_the_end) == {"3west-", "5west-"}


def test_G7_agents_and_players_are_passed() -> None:
    made = game()
    state = table(made, "W01 W02", phase="move", dice=(3, 5))
    moved = events(made, state, "3west+")
    assert [type(event) for event in moved] == [e.Moved]


# Challenges


def test_TH_13_an_agent_must_be_challenged_at_once() -> None:
    made = game()
    state = play(made, table(made, "W01 START", phase="move", dice=(1, 3)), "1west+")
    assert state.table.phase == "challenge"
    assert legal(made, state) == {f"c{pips}" for pips in range(1, 7)}
    with pytest.raises(Refusal, match="chance") as refused:
        play(made, state, "12")
    assert refused.value.clause == "TH-13"


@pytest.mark.parametrize("pips", [1, 2, 3, 4])
def test_TH_14_one_to_four_takes_the_agent(pips: int) -> None:
    made = game()
    after = play(made, table(made, "X15 START", phase="challenge"), f"c{pips}")
    assert after.table.tokens == (1, 0)
    assert "X15" not in after.table.agents
    assert after.table.at[0] == "X15"


@pytest.mark.parametrize("pips", [5, 6])
def test_TH_15_five_and_six_lead_to_prison_and_the_agent_stays(pips: int) -> None:
    made = game()
    after = play(made, table(made, "X15 START", phase="challenge"), f"c{pips}")
    assert after.table.tokens == (0, 0)
    assert "X15" in after.table.agents
    assert after.table.at[0] == OURS.thrush_hq
    assert after.table.jail == (3, 0)


def test_G9_after_a_win_either_path_may_be_taken() -> None:
    made = game()
    after = play(made, table(made, "X15 W05", phase="challenge"), "c4 12 1west+ 12")
    assert {move.strip("+-0123456789") for move in legal(made, after)} == {"west", "inner"}


def test_TH_23_G10_a_full_bag_must_challenge_and_holds_no_fourth() -> None:
    made = game()
    state = table(made, "X05 START", tokens=(3, 0), gone="X08 X12 X15", phase="challenge")
    won = made.play(state, made.parse("c2"))
    assert won.state.table.tokens == (3, 0)
    assert "X05" in won.state.table.agents
    assert won.events == (e.LimitHit(0, 2, "X05"),)
    assert play(made, state, "c6").table.jail[0] == 3


def test_G10_G38_exempt_rests_there_and_may_leave_by_either_path() -> None:
    made = game(full_bag="exempt")
    state = table(made, "W01 START", tokens=(3, 0), gone="X01 X02 X03", phase="move", dice=(1, 3))
    after = play(made, state, "1west+")
    assert after.table.seat == 1
    assert "X15" in after.table.agents
    again = play(made, after, "13 1east+ 12")
    assert {move.strip("+-0123456789") for move in legal(made, again)} == {"west", "inner"}


def test_G11_an_agent_may_be_put_under_a_marker() -> None:
    made = game()
    state = table(made, "HQ X15", jail=(2, 0), tokens=(1, 0), gone="X15", phase="jail")
    after = play(made, state, "pay:X15")
    assert after.table.phase == "roll"
    assert "X15" in after.table.agents


# Prison


def test_TH_17_G19_after_three_throws_one_is_let_go() -> None:
    made = game()
    state = table(made, "HQ W05", jail=(3, 0))
    after = play(made, state, "12 13 1west+ 12 13 1west+ 12")
    assert after.table.at[0] == OURS.start
    assert after.table.seat == 1
    said = events(made, state, "12 13 1west+ 12 13 1west+ 12")
    assert [event.left for event in said if isinstance(event, e.JailTurn)] == [2, 1]
    assert e.Released(0, "time", (1, 2)) in said
    assert play(game(jail_turns=1), table(game(jail_turns=1), "HQ W05", jail=(1, 0)), "12").table.jail == (0, 0)


def test_TH_18_G20_a_double_frees_and_is_not_moved() -> None:
    made = game()
    after = play(made, table(made, "HQ W05", jail=(3, 0)), "44")
    assert after.table.at[0] == OURS.start
    assert (after.table.seat, after.table.phase) == (1, "roll")


def test_G20_G45_jail_double_moves_moves_it_with_all_that_a_landing_brings() -> None:
    made = game(jail_double_moves=True)
    freed = play(made, table(made, "HQ W05", jail=(3, 0)), "11")
    assert (freed.table.seat, freed.table.phase) == (0, "move")
    assert legal(made, freed) == {"2west+", "2east+"}
    assert play(made, freed, "2west+").table.phase == "challenge"


def test_TH_19_an_agent_put_back_frees_at_once() -> None:
    made = game()
    state = table(made, "HQ W05", jail=(3, 0), tokens=(1, 0), gone="X15", phase="jail")
    assert legal(made, state) == {"roll", "pay:X15"}
    after = play(made, state, "pay:X15")
    assert after.table.at[0] == OURS.start
    assert after.table.tokens == (0, 0)
    assert after.table.agents == frozenset(OURS.crossings)


def test_TH_19_G22_a_chief_card_put_back_frees_and_only_the_payer_knows_it() -> None:
    made = game()
    state = table(made, "HQ W05", jail=(3, 0), hands=((MOON,), ()), empty="C3", phase="jail")
    step = made.play(state, made.parse("pay:C3:moon"))
    assert step.state.table.held == (0, 0)
    assert step.state.cards[2] == MOON
    assert step.events[0].seen_by(1).card is None  # type: ignore[attr-defined]
    assert next(iter(made.view(step.state, 0).log)).card == MOON
    assert next(iter(made.view(step.state, 1).log)).card is None


def test_G46_any_held_card_onto_any_empty_chief_space() -> None:
    made = game()
    state = table(made, "HQ W05", jail=(1, 0), hands=((KEY, MOON), ()), empty="C3 C5", phase="jail")
    assert legal(made, state) == {"roll", "pay:C3:key", "pay:C5:key", "pay:C3:moon", "pay:C5:moon"}


def test_G21_one_pays_on_ones_own_turn_instead_of_throwing() -> None:
    made = game()
    arrested = play(made, table(made, "X17 W05", tokens=(1, 0), gone="X15", phase="challenge"), "c5")
    assert arrested.table.seat == 1
    own = play(made, arrested, "12 1west+")
    assert (own.table.seat, own.table.phase) == (0, "jail")


def test_G21_G36_jail_pay_immediate_asks_on_arrest_and_again_later() -> None:
    made = game(jail_pay="immediate")
    arrested = play(made, table(made, "X17 W05", tokens=(1, 0), gone="X15", phase="challenge"), "c5")
    assert legal(made, arrested) == {"stay", "pay:X15"}
    assert play(made, arrested, "pay:X15").table.jail == (0, 0)
    later = play(made, arrested, "stay 12 1west+")
    assert legal(made, later) == {"roll", "pay:X15"}


def test_G23_G18_prisoners_and_who_is_on_start_are_safe() -> None:
    made = game()
    jailed = play(made, table(made, "X17 W05", tokens=(2, 0), gone="X15 X16", phase="challenge"), "c6")
    assert jailed.table.tokens == (2, 0)
    for place in (OURS.start, OURS.thrush_hq):
        assert all(way.end != place for there in OURS.spaces for n in range(1, 13) for way in OURS.ways(there, n))


# Chiefs


def test_TH_20_G35_with_three_agents_one_looks_by_itself_and_alone() -> None:
    made = game()
    state = table(made, "I15 START", tokens=(3, 0), gone="X01 X02 X03", phase="move", dice=(1, 3))
    there = play(made, state, "1inner+")
    assert there.table.phase == "look"
    step = made.play(there, made.parse("l-bell"))
    assert step.events[0].seen_by(0).card == BELL  # type: ignore[attr-defined]
    assert step.events[0].seen_by(1).card is None  # type: ignore[attr-defined]
    assert legal(made, step.state) == {"take", "leave"}
    armless = table(made, "I15 START", tokens=(2, 0), gone="X01 X02", phase="move", dice=(1, 3))
    assert play(made, armless, "1inner+").table.seat == 1


def test_TH_21_TH_24_G33_G39_taking_costs_three_agents_on_any_three_intersections() -> None:
    made = game()
    state = table(made, "I16 START", tokens=(3, 1), gone="X01 X02 X03 X04", phase="look")
    taken = play(made, state, "l-bell take")
    assert taken.table.phase == "place"
    assert taken.hands == ((BELL,), ())
    assert legal(made, taken) == {
        "place:X01,X02,X03", "place:X01,X02,X04", "place:X01,X03,X04", "place:X02,X03,X04",
    }  # fmt: skip
    after = play(made, taken, "place:X01,X02,X04")
    assert after.table.tokens == (0, 1)
    assert after.table.chiefs[6] is False
    with pytest.raises(Refusal) as refused:
        play(made, taken, "place:X04,X02,X01")
    assert refused.value.clause == "TH-21"


def test_TH_22_a_chief_that_is_not_ones_own_may_be_taken() -> None:
    made = game()
    state = table(made, "I16 START", tokens=(3, 0), gone="X01 X02 X03", phase="look")
    assert play(made, state, "l-star take").hands[0] == (STAR,)


def test_TH_23_any_number_of_chief_cards() -> None:
    made = game()
    state = table(
        made, "I16 START", tokens=(3, 0), gone="X01 X02 X03", hands=((MOON, STAR, BELL), ()), empty="C1 C2 C3",
        phase="look",
    )  # fmt: skip
    assert len(play(made, state, "l-crown take").hands[0]) == 4


def test_TH_25_G24_G25_an_exchange_is_blind_and_needs_no_agents() -> None:
    made = game()
    state = table(made, "I15 START", hands=((MOON,), ()), empty="C1", phase="move", dice=(1, 3))
    there = play(made, state, "1inner+")
    assert legal(made, there) == {"swap:moon", "leave"}
    swap = play(made, there, "swap:moon")
    assert swap.table.phase == "swap"
    assert made.view(swap, 1).giving is None
    after = play(made, swap, "l-star")
    assert after.hands[0] == (STAR,)
    assert after.cards[6] == MOON
    bare = table(made, "I15 START", hands=((MOON,), ()), empty="C7", phase="move", dice=(1, 3))
    assert play(made, bare, "1inner+").table.seat == 1


def test_G24_with_three_agents_one_looks_first_and_keeps_them_in_an_exchange() -> None:
    made = game()
    state = table(
        made, "I16 START", tokens=(3, 0), gone="X01 X02 X03", hands=((MOON,), ()), empty="C1", phase="look"
    )
    looked = play(made, state, "l-star")
    assert legal(made, looked) == {"take", "swap:moon", "leave"}
    after = play(made, looked, "swap:moon")
    assert after.table.tokens == (3, 0)
    assert after.hands[0] == (STAR,)


def test_G24_G37_exchange_peek_looks_then_exchanges_or_leaves() -> None:
    made = game(exchange_peek=True)
    state = table(made, "I15 START", hands=((MOON,), ()), empty="C1", phase="move", dice=(1, 3))
    looked = play(made, state, "1inner+ l-star")
    assert legal(made, looked) == {"swap:moon", "leave"}
    assert play(made, looked, "swap:moon").hands[0] == (STAR,)


def test_G26_one_may_look_again() -> None:
    made = game()
    state = table(made, "I16 START", tokens=(3, 0), gone="X01 X02 X03", known="C7=bell", phase="look")
    assert legal(made, state) == {"l-bell"}


def test_G40_one_thing_is_done_with_a_chief_on_one_landing() -> None:
    made = game()
    state = table(
        made, "I16 START", tokens=(3, 0), gone="X01 X02 X03", hands=((MOON,), ()), empty="C1", phase="look"
    )
    assert play(made, state, "l-star swap:moon").table.seat == 1


# Meeting others


def test_TH_28_one_agent_may_be_taken_from_whom_one_meets() -> None:
    made = game()
    state = table(made, "W01 W02", tokens=(0, 2), gone="X01 X02", phase="move", dice=(2, 3))
    met = play(made, state, "2west+")
    assert legal(made, met) == {"rob:B:agent", "pass"}
    assert play(made, met, "rob:B:agent").table.tokens == (1, 1)


def test_TH_29_G16_a_chief_card_is_taken_unseen_each_alike_and_nobody_must() -> None:
    made = game()
    state = table(made, "W02 W02", hands=((), (MOON, STAR)), empty="C1 C2", phase="steal")
    drawn = play(made, state, "rob:B:card")
    odds = made.turn(drawn).odds  # type: ignore[union-attr]
    assert {str(move): p for move, p in odds.items()} == {"s-moon": Fraction(1, 2), "s-star": Fraction(1, 2)}
    step = made.play(drawn, made.parse("s-star"))
    assert step.state.hands == ((STAR,), (MOON,))
    assert [step.events[0].seen_by(seat).card for seat in (0, 1)] == [STAR, STAR]  # type: ignore[attr-defined]
    assert step.events[0].seen_by(None).card is None  # type: ignore[attr-defined]
    assert play(made, state, "pass").hands == state.hands


def test_TH_30_who_has_neither_loses_nothing_and_nobody_is_asked() -> None:
    made = game()
    after = play(made, table(made, "W01 W02", phase="move", dice=(2, 3)), "2west+")
    assert (after.table.seat, after.table.phase) == (1, "roll")


def test_G13_the_challenge_comes_first_and_a_prisoner_robs_nobody() -> None:
    made = game()
    state = table(made, "W01 X15", tokens=(0, 1), gone="X01", phase="move", dice=(1, 3))
    met = play(made, state, "1west+")
    assert met.table.phase == "challenge"
    assert play(made, met, "c5").table.phase == "roll"
    assert play(made, met, "c1").table.phase == "steal"


def test_G14_of_several_one_is_robbed_of_one_thing() -> None:
    made = game(3)
    state = table(
        made, "W02 W02 W02", tokens=(0, 1, 1), gone="X01 X02", hands=((), (MOON,), ()), empty="C1", phase="steal"
    )
    assert legal(made, state) == {"rob:B:agent", "rob:B:card", "rob:C:agent", "pass"}
    assert play(made, state, "rob:B:agent").table.phase == "roll"


def test_G15_a_full_bag_takes_no_agent_but_a_card() -> None:
    made = game()
    state = table(
        made, "W02 W02", tokens=(3, 1), gone="X01 X02 X03 X04", hands=((), (MOON,)), empty="C1", phase="steal"
    )
    assert legal(made, state) == {"rob:B:card", "pass"}


def test_G17_challenge_then_robbery_then_the_chief_on_one_landing() -> None:
    made = game()
    state = table(made, "I16 I16", tokens=(2, 1), gone="X01 X02 X03", phase="steal")
    after = play(made, state, "rob:B:agent")
    assert after.table.tokens == (3, 0)
    assert after.table.phase == "look"


def test_G34_any_number_of_markers_on_a_space() -> None:
    made = game(4)
    state = table(made, "W01 W02 W02 W02", phase="move", dice=(2, 3))
    assert play(made, state, "2west+").table.at == ("W02",) * 4


# Home


def test_TH_1_TH_32_G30_first_home_with_the_right_card_wins_and_shows_it() -> None:
    made = game()
    state = table(made, "W21 START", hands=HOME, empty="C1", phase="move", dice=(1, 2))
    step = made.play(state, made.parse("1west+"))
    over = made.turn(step.state)
    assert isinstance(over, Over)
    assert (over.scores, over.winners) == ((1, 0), (0,))
    assert step.events[-1] == e.GameWon(0, KEY, "SIDE_SW", 0)
    assert made.view(step.state, None).assignments == (KEY, None)
    with pytest.raises(Refusal, match="over"):
        play(made, step.state, "12")


@pytest.mark.parametrize(
    ("place", "move"), [("W21", "1west+"), ("E21", "1east+"), ("N01", "1north-"), ("N29", "1north+")]
)
def test_TH_27_by_any_of_the_four_side_doors_and_never_through_start(place: str, move: str) -> None:
    made = game()
    state = table(made, f"{place} START", hands=HOME, empty="C1", phase="move", dice=(1, 2))
    assert play(made, state, move).table.at[0] == OURS.uncle_hq
    back = table(made, "W01 START", hands=HOME, empty="C1", phase="move", dice=(1, 2))
    assert legal(made, back) == {"1west+", "2west+"}


def test_TH_26_TH_31_G29_advice_forces_nobody() -> None:
    made = game()
    state = table(made, "W21 W20", hands=HOME, empty="C1", phase="move", dice=(1, 2))
    assert legal(made, state) == {"1west+", "2west+", "1west-", "2west-"}


def test_G27_more_than_needed_will_do_unless_the_entry_is_exact() -> None:
    made, exact = game(), game(hq_entry="exact")
    for at, moves in ((made, {"2west+", "5west+"}), (exact, {"2west+"})):
        state = table(
            at, "W20 START", hands=HOME, empty="C1", gone="X12", tokens=(0, 1), phase="move", dice=(2, 5)
        )
        assert {move for move in legal(at, state) if move.endswith("+")} == moves
    near = table(exact, "X12 START", hands=HOME, empty="C1", gone="X12", tokens=(0, 1), phase="move", dice=(2, 5))
    assert "2west+" in legal(exact, near)
    assert "5west+" not in legal(exact, near)
    assert "5west+" in legal(made, near)


def test_G28_without_the_right_card_the_path_ends_at_the_door() -> None:
    made = game()
    for hands in (((), ()), ((MOON,), ())):
        state = table(made, "W21 START", hands=hands, empty="C1" if hands[0] else "", phase="move", dice=(1, 2))
        assert legal(made, state) == {"1west-", "2west-"}


# The rest


def test_G1_two_to_four_play() -> None:
    assert [KIT.new(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(Refusal, match="2 to 4 players"):
        KIT.new(5)


def test_G3_eight_chiefs_and_eighteen_agents() -> None:
    assert (len(OURS.chiefs), len(OURS.crossings), len(OURS.spaces)) == (8, 18, 157)


def test_G12_there_is_always_room_for_what_is_put_back() -> None:
    made = game(4)
    state = table(made, "I16 W01 W02 W03", tokens=(3, 3, 3, 3), gone=" ".join(OURS.crossings[:12]), phase="look")
    assert len(legal(made, play(made, state, "l-key take"))) == 220


def test_G31_G44_a_game_is_broken_off_after_its_turns_and_tosses_are_none() -> None:
    match = match_of(f"{SETUP} 12 1west+ 12 1west+", max_turns=2)
    assert match.turn == Over((0, 0), (), "stopped after 2 turns")
    made = game(max_turns=1)
    last = table(made, "W21 START", hands=HOME, empty="C1", phase="move", dice=(1, 2))
    assert play(made, last, "1west+").table.winners == (0,)


def test_G41_a_lone_throw_is_not_asked_and_every_chance_is_a_move() -> None:
    made = game()
    assert play(made, table(made, "W04 START", phase="move", dice=(1, 3)), "1west+").table.phase == "roll"
    jailed = table(made, "W05 HQ", jail=(0, 3), phase="move", dice=(1, 3))
    assert isinstance(made.turn(play(made, jailed, "1west-")), Chance)


def test_G42_a_throw_is_written_lower_die_first_and_a_double_weighs_half() -> None:
    odds = made_odds = game().turn(table(game(), "W04 START")).odds  # type: ignore[union-attr]
    assert len(made_odds) == 21
    assert {str(move): p for move, p in odds.items()}["25"] == Fraction(1, 18)
    assert {str(move): p for move, p in odds.items()}["22"] == Fraction(1, 36)
    with pytest.raises(Refusal, match="A move is written like"):
        game().parse("52")
