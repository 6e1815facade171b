"""The rules of the Mr. T card game, clause by clause."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.mr_t.tables import at, events, game, names, short, shown
from uncle_widgets.engine.game import EVERYTHING, Chance, Choice, Over
from uncle_widgets.games.mr_t import KIT
from uncle_widgets.games.mr_t import events as e
from uncle_widgets.games.mr_t.cards import DECKS, MR_T, cards_of
from uncle_widgets.games.mr_t.rounds import next_flip, next_round
from uncle_widgets.games.mr_t.state import SHOWS, TURN, Fight
from uncle_widgets.refusal import Refusal


def test_MRT_1_and_MRT_33_most_cards_win() -> None:
    start = game(3)
    step = next_flip(start.game.options, short(start.state, "JJ DDD -"), ())
    assert step.state.winners == (1,)
    assert step.state.scores == (2, 3, 0)
    assert step.state.why == "the most cards"


def test_MRT_2_two_to_four_play_with_sixty_cards_on_four_spaces() -> None:
    for seats in (2, 3, 4):
        state = KIT.new(seats).start()
        assert len(state.bag) == 60
        assert len(state.stacks) == 4
    for seats in (1, 5):
        with pytest.raises(Refusal, match="2 to 4 players"):
            KIT.new(seats)


def test_MRT_3_each_plays_on_the_space_in_front_of_it() -> None:
    assert game(4, "", "JDBK").state.stacks == tuple((name,) for name in names("JDBK"))


@pytest.mark.parametrize(("seats", "each"), [(2, 30), (3, 20), (4, 15)])
def test_MRT_4_all_cards_are_dealt(seats: int, each: int) -> None:
    state = game(seats).state
    assert all(state.owned(seat) == each for seat in range(seats))
    assert game(seats).steps[1].events[0] == e.PilesDealt(None, each)


def test_MRT_4_a_deck_that_does_not_divide_is_refused() -> None:
    with pytest.raises(Refusal, match="4 players need a deck that they can share evenly"):
        KIT.new(4, deck="J9,D9,T7")
    assert KIT.new(3, deck="J9,D9,T6").each == 8
    with pytest.raises(Refusal, match="at least 4 cards each"):
        KIT.new(4, deck="J6,D6")


def test_MRT_5_nobody_sees_the_piles() -> None:
    match = game(4, "JDB KRW")
    for watcher in (0, None, EVERYTHING):
        view = match.view(-1, watcher)
        assert not hasattr(view, "bag")
    assert len(match.view(-1, 0).unseen) == 57
    assert isinstance(match.turn, Chance)
    assert match.turn.odds.P(lambda move: move.card == MR_T) == Fraction(6, 48)


def test_MRT_6_a_hand_of_three_is_its_owners_alone_and_never_filled_up() -> None:
    match = game(4, "JDB KRW", "KDTK dR")
    assert match.view(-1, 0).hands[0] == names("BJ")
    assert match.view(-1, 0).hands[1] is None
    assert match.view(-1, 1).hands[1] == tuple(sorted(names("KRW")))
    assert match.state.won[0] == (tuple(sorted(names("KDTKDR"))),)
    assert len(match.state.hands[0]) == 2


def test_MRT_7_hand_cards_stay_out_of_the_flip_until_the_pile_is_used_up() -> None:
    match = game(4)
    assert isinstance(match.turn, Chance)
    with pytest.raises(Refusal, match="MRT-5"):
        match.play(SHOWS["JEFF"])
    state = next_round(match.game.options, short(match.state, "- KK RR", "JD BB")).state
    late = at(match, state.but(gone=(False, False, False, True)))
    assert late.turn == Choice(0, (SHOWS["DOZER"], SHOWS["JEFF"]))
    with pytest.raises(Refusal, match="MRT-7"):
        late.play(TURN)


def test_MRT_8_all_turn_a_card_at_the_same_time() -> None:
    match = game(4, "", "JDBK")
    told = events(match, e.Revealed)[0]
    assert told.cards == names("JDBK")
    assert told.held == ()


def test_MRT_9_MRT_10_the_only_MR_T_wins_the_board_when_no_two_match() -> None:
    match = game(4, "", "JDTK")
    assert events(match, e.LoneMrT) == [e.LoneMrT(2)]
    assert events(match, e.Collected) == [e.Collected(2, 4)]
    assert match.state.stacks == ((), (), (), ())
    assert match.state.owned(2) == 15 - 1 + 4


def test_MRT_11_elsewhere_MR_T_is_a_name_like_the_others() -> None:
    pair = game(4, "", "JTDJ")
    assert not events(pair, e.LoneMrT)
    assert pair.state.fights[0].targets == names("DT")
    tees = game(4, "", "TTDJ")
    assert tees.state.fights[0].members == (0, 1)
    beaten = game(4, "TDB", "JTDJ tB", deck="B")
    assert events(beaten, e.ShowdownWon)[0].seat == 0


@pytest.mark.parametrize(("word", "alike"), [("JDBK", False), ("KKKK", True), ("TTTT", True)])
def test_MRT_12_none_or_all_alike_is_a_stalemate(word: str, alike: bool) -> None:
    match = game(4, "", word)
    assert events(match, e.Stalemate) == [e.Stalemate(None, alike)]
    assert sum(map(len, match.state.stacks)) == 4


def test_MRT_13_after_a_stalemate_all_turn_another_card_on_top() -> None:
    match = game(4, "", "JDBK KRWT")
    assert [len(stack) for stack in match.state.stacks] == [0] * 4
    assert events(match, e.Collected) == [e.Collected(3, 8)]
    assert game(4, "", "JDBK").state.stacks[0] == ("JEFF",)


def test_MRT_14_figure_1_two_JEFF_play_for_DOZER_or_MR_T() -> None:
    match = game(4, "", "JDTJ")
    assert match.state.fights == (Fight((0, 3), ("DOZER", MR_T), (0, 1, 2, 3)),)
    assert match.state.players == (0, 3)
    assert events(match, e.ShowdownStarted)[0].name == "JEFF"


def test_MRT_14_figure_3_three_KIM_play_for_BUS() -> None:
    match = game(4, "", "KKKB")
    assert match.state.fights == (Fight((0, 1, 2), ("BUS",), (0, 1, 2, 3)),)


def test_MRT_15_figure_2_DOZER_wins_the_board_against_BUS() -> None:
    match = game(4, "", "JDTJ BD")
    assert events(match, e.ShowdownWon)[0].seat == 3
    assert events(match, e.Collected) == [e.Collected(3, 6)]
    assert match.state.owned(3) == 13 + 6


def test_MRT_16_only_one_may_hit_a_target() -> None:
    match = game(4, "", "JDTJ BB")
    assert events(match, e.NoDecision) == [e.NoDecision(None, False, (0, 3), False)]
    assert events(game(4, "", "JDTJ BB TK"), e.ShowdownWon)[0].seat == 0


def test_MRT_17_top_or_any_hand_card_and_nobody_sees_the_choice() -> None:
    match = game(4, "JJB KRW JDB DTW", "KBTK")
    assert match.turn == Choice(0, (TURN, SHOWS["BUS"], SHOWS["JEFF"]))
    chosen = match.play(SHOWS["BUS"])
    assert chosen.turn == Choice(3, (TURN, SHOWS["DOZER"], SHOWS[MR_T], SHOWS["WOODY"]))
    other = match.play(TURN)
    for watcher in (1, 3, None):
        assert chosen.view(-1, watcher) == other.view(-1, watcher)
        assert chosen.events(-1, watcher) == other.events(-1, watcher)
    assert chosen.view(-1, 0).plays[0] == "BUS"
    assert chosen.view(-1, 3).sizes == (3, 3, 3, 3)
    with pytest.raises(Refusal, match="MRT-17"):
        match.play(SHOWS["KIM"])


@pytest.mark.parametrize(("word", "everybody"), [("BB", False), ("DT", True)])
def test_MRT_18_none_or_all_hit_and_they_play_again(word: str, everybody: bool) -> None:
    match = game(4, "", f"JDTJ {word}")
    assert events(match, e.NoDecision)[0].everybody is everybody
    assert match.state.fights[0].members == (0, 3)


def test_MRT_19_if_two_of_three_hit_the_third_is_out_of_the_showdown() -> None:
    match = game(4, "", "KKKB RBB")
    assert events(match, e.ThirdDropped) == [e.ThirdDropped(0, "ROBIN")]
    assert match.state.fights[0].members == (1, 2)
    assert match.state.players == (1, 2)


def test_MRT_16_figure_4_three_cards_and_one_BUS_wins() -> None:
    match = game(4, "", "KKKB RWB")
    assert events(match, e.ShowdownWon)[0].seat == 2
    assert events(match, e.Collected) == [e.Collected(2, 7)]


def test_MRT_20_figure_4_what_the_third_shows_is_a_target_too() -> None:
    match = game(4, "", "KKKB RBB")
    assert match.state.fights[0].targets == ("BUS", "ROBIN")
    assert events(shown(match, "RJ"), e.ShowdownWon)[0].seat == 1


def test_MRT_21_figure_5_two_pairs_play_a_double_showdown() -> None:
    match = game(4, "", "WBWB")
    assert match.state.fights == (Fight((0, 2), ("BUS",), (0, 2)), Fight((1, 3), ("WOODY",), (1, 3)))
    told = events(match, e.DoubleShowdown)[0]
    assert (told.pairs, told.targets) == (((0, 2), (1, 3)), ("BUS", "WOODY"))
    assert match.state.players == (0, 1, 2, 3)


def test_MRT_22_the_covered_name_stays_the_target() -> None:
    match = game(4, "", "WBWB KKKK")
    assert [fight.targets for fight in match.state.fights] == [("BUS",), ("WOODY",)]
    assert match.view(-1, 0).fights == match.state.fights
    assert events(shown(match, "BKKK"), e.ShowdownWon)[0].seat == 0


def test_MRT_23_figure_6_each_winner_takes_the_cards_of_that_pair() -> None:
    match = game(4, "", "WBWB DRBW")
    assert [event.seat for event in events(match, e.ShowdownWon)] == [2, 3]
    assert events(match, e.Collected) == [e.Collected(2, 4), e.Collected(3, 4)]
    assert match.state.won[2] == (tuple(sorted(names("WDWB"))),)
    one = game(4, "", "WBWB DRBR")
    assert one.state.stacks == ((), names("BR"), (), names("BR"))
    assert one.state.players == (1, 3)


def test_MRT_24_won_cards_go_under_the_pile() -> None:
    match = game(4, "", "JDTK")
    assert match.state.fresh == (11, 11, 11, 11)
    assert match.state.won[2] == (tuple(sorted(names("JDTK"))),)
    fresh = at(match, match.state.but(fresh=(11, 11, 1, 11)))
    after = shown(fresh, "JDBK").state
    assert after.won == match.state.won  # the last card from above was turned, none of those won
    again = at(match, after)
    assert shown(again, "JDTR").state.won[2][0] == tuple(sorted(names("JDK")))


def test_MRT_25_a_seat_without_cards_is_out() -> None:
    start = game(4)
    step = next_flip(start.game.options, short(start.state, "JJ - DD BB"), ())
    assert e.PlayerOut(1) in step.events
    assert step.state.players == (0, 2, 3)


def test_MRT_26_with_two_left_the_game_is_over() -> None:
    start = game(4)
    step = next_flip(start.game.options, short(start.state, "JJ - DD -", "R"), ())
    turn = start.game.turn(step.state)
    assert turn == Over((3, 0, 2, 0), (0,), "the most cards")


def test_MRT_27_by_agreement_it_is_played_on() -> None:
    start = game(4, playout=True)
    step = next_flip(start.game.options, short(start.state, "JJ - DD -"), ())
    assert step.state.two
    assert step.state.phase == "targets"
    assert step.state.players == (0, 2)


def test_MRT_28_two_use_spaces_1_and_2_and_3_and_4() -> None:
    match = game(2, "", "JD")
    assert match.state.stacks == ((), ("JEFF",), (), ("DOZER",))
    assert shown(match, "KR").state.stacks == (("KIM",), ("JEFF",), ("ROBIN",), ("DOZER",))


def test_MRT_29_two_turn_up_the_targets_first() -> None:
    match = game(2)
    assert (match.state.phase, match.state.players) == ("targets", (0, 1))
    assert events(game(2, "", "JD"), e.TargetsPlaced) == [e.TargetsPlaced(None, ("JEFF", "DOZER"))]


def test_MRT_30_then_they_play_as_in_a_showdown_of_two() -> None:
    match = game(2, "JDB KRW", "JD")
    assert match.turn == Choice(0, (TURN, SHOWS["BUS"], SHOWS["DOZER"], SHOWS["JEFF"]))


@pytest.mark.parametrize(("word", "winner"), [("JR", 0), ("RD", 1), ("RR", None), ("JJ", None), ("JD", None)])
def test_MRT_31_one_match_takes_the_board_of_two(word: str, winner: int | None) -> None:
    match = game(2, "", f"JD {word}")
    won = [event.seat for event in events(match, e.ShowdownWon)]
    assert won == ([] if winner is None else [winner])
    assert len(match.state.won[winner or 0]) == (winner is not None)


def test_MRT_32_the_game_of_two_is_over_when_one_has_all_cards() -> None:
    match = game(2, "", "JD")
    state = short(match.state, "KKKK -", "J R").but(stacks=match.state.stacks)
    over = shown(at(match, state), "jr")
    assert over.turn == Over((8, 0), (0,), "all the cards")
    assert sum(over.turn.scores) == 8  # type: ignore[union-attr]


def test_every_deck_has_its_cards() -> None:
    assert {name: len(cards_of(deck)) for name, deck in DECKS.items()} == {"A": 60, "B": 60, "C": 60}
