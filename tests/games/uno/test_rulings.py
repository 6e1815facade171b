"""UNO ruling by ruling: those that are no option of their own, and those on odd ends."""

from __future__ import annotations

import pytest

from tests.games.uno.tables import Sitting, at, dealt, new
from uncle_widgets.engine.game import Over
from uncle_widgets.games.uno import events as e
from uncle_widgets.games.uno.cards import DECK, PICK_VALUE
from uncle_widgets.games.uno.modes import hands_to_play, seating
from uncle_widgets.refusal import Refusal


def test_G2_all_that_is_no_number_counts_zero_in_the_pick() -> None:
    assert {card for card in DECK if PICK_VALUE[card] == 0} == {
        card for card in DECK if not card[1:].isdecimal() or card[1:] == "0"
    }
    sitting = Sitting(game := new(2), game.start()).do("dw+4 dr1")
    assert sitting.table.dealer == 1


def test_G4_a_first_draw_two_strikes_the_dealers_left() -> None:
    sitting = dealt("r+2")
    assert sitting.due == ("draw", 0, 2)
    assert sitting.do("dg+2 db+2").due[:2] == ("turn", 1)


def test_G7_who_names_the_colour_of_a_first_wild_has_the_turn_too() -> None:
    sitting = dealt("w")
    assert sitting.due[:2] == ("colour", 0)
    assert sitting.do("name:b").due[:2] == ("turn", 0)
    assert sitting.table.colour == "b"


def test_G8_a_first_wild_draw_four_goes_back_as_often_as_it_takes() -> None:
    sitting = dealt("w+4 w+4 w+4 r+2")
    assert sitting.table.top == "r+2"
    assert sitting.state.stock.count("w+4") == 4


def test_G12_a_drawn_card_that_fits_may_be_kept() -> None:
    sitting = at(["b1 b2", 7, 7, 7]).do("draw dr1")
    assert "keep" in sitting.moves
    assert sitting.do("keep").hand(0) == {"b1", "b2", "r1"}


def test_G15_other_wilds_do_not_forbid_a_wild_draw_four() -> None:
    sitting = at(["w w+4 w+4 b1", 7, 7, 7]).do("pw+4:g challenge")
    assert not next(x for x in sitting.events if isinstance(x, e.Challenged)).guilty


def test_G16_the_colour_on_a_wild_is_the_one_named() -> None:
    sitting = at(["w b1 b2", "g1 r1", 7, 7]).do("pw:g")
    assert {move for move in sitting.moves if move[0] == "p"} == {"pg1", "pg1!"}


def test_G18_after_an_innocent_challenge_six_cards_and_no_turn() -> None:
    sitting = at(["w+4 b1 b2", 7, 7, 7]).do("pw+4:g challenge")
    assert sitting.due == ("draw", 1, 6)
    assert sitting.do("dy1 dy1 dy2 dy2 dy3 dy3").due[:2] == ("turn", 2)


def test_G20_between_two_the_turn_comes_back_after_a_wild_draw_four() -> None:
    sitting = at(["w+4 b1 b2", 7]).do("pw+4:g accept")
    assert sitting.do("dy1 dy1 dy2 dy2").due[:2] == ("turn", 0)


def test_G23_there_is_no_wrong_catch() -> None:
    sitting = at(["r3 b4", 7, 7, 7]).do("pr3!")
    assert sitting.due[:2] == ("turn", 1)
    with pytest.raises(Refusal, match="just after they have missed a call"):
        sitting.do("catch")


def test_G24_the_call_comes_with_the_last_card_but_one() -> None:
    with pytest.raises(Refusal, match="second-last card"):
        at(["r3 r4 b4", 7, 7, 7]).do("pr3!")
    assert at(["r3 b4", 7, 7, 7]).do("pr3!").saw(e.UnoCalled)


def test_G25_a_wrong_card_is_refused_or_costs_two() -> None:
    with pytest.raises(Refusal, match="UNO-TURN-2"):
        at(["b1 b2", 7, 7, 7]).do("pb1")
    assert "wrong:b1" not in at(["b1 b2", 7, 7, 7]).moves
    assert at(["b1 b2", 7, 7, 7], illegal="strict").do("wrong:b1").due == ("draw", 0, 2)


def test_G26_one_other_may_be_reported_in_a_turn() -> None:
    sitting = at(["r1 b2 b3", 7, 7, 7], manual_penalty=True)
    assert {move for move in sitting.moves if "penalty" in move} == {"penalty:1", "penalty:2", "penalty:3"}
    sitting.do("penalty:2 dy1 dy2")
    assert sitting.due[:2] == ("turn", 0)
    assert not any("penalty" in move for move in sitting.moves)
    assert not any("penalty" in move for move in at(["r1 b2 b3", 7, 7, 7]).moves)


def test_G29_with_partners_an_opponent_draws_for_a_last_draw_two() -> None:
    sitting = at(["r+2", "b9", "g5", "y1"], mode="partners").do("pr+2")
    assert sitting.due == ("draw", 1, 2)
    assert sitting.do("dg9 dg9").table.scores == (9 + 18 + 1, 0, 9 + 18 + 1, 0)


def test_G30_a_partners_own_cards_count_for_nobody() -> None:
    sitting = at(["r1", "b9", "w w+4", "y1"], mode="partners").do("pr1")
    assert sitting.table.scores == (10, 0, 10, 0)


def test_G31_four_hands_with_each_of_three_partners() -> None:
    assert hands_to_play(new(4, mode="partners").options) == 12
    assert hands_to_play(new(4, mode="partners", hands_per_pairing=2, rounds=3).options) == 18


def test_G32_seven_pairings_two_tables_one_after_the_other() -> None:
    options = new(8, mode="tournament", hands_per_pairing=1).options
    for k in range(0, 14, 2):
        assert sorted((*seating(options, 8, k, ()), *seating(options, 8, k + 1, ()))) == list(range(8))


def test_G35_only_one_side_scores_in_a_hand() -> None:
    sitting = at(["r1", "w w w w", "g5", "b9"], scores=(490, 499, 499, 499)).do("pr1")
    assert sitting.table.winners == (0,)
    assert sitting.table.scores[1:] == (499, 499, 499)


def test_G38_no_jumping_in_and_no_blank_cards() -> None:
    sitting = at(["r3 b1 b2", 7, "r3 b5 b6", 7]).do("pr3")
    assert sitting.due[:2] == ("turn", 1)
    with pytest.raises(Refusal):
        sitting.do("pr3")
    assert len(DECK) == 108


def test_G39_five_forms_of_a_match() -> None:
    for mode, seats in (("classic", 2), ("lowest", 3), ("partners", 4), ("tournament", 8), ("elimination", 10)):
        assert len(new(seats, mode=mode).start().table.order) == min(seats, 4 if mode == "tournament" else 10)
    with pytest.raises(Refusal, match="50 to 5000"):
        new(4, target=49)
    with pytest.raises(Refusal, match="for 4 players, not 5"):
        new(5, mode="partners")


def drained(**options: object) -> Sitting:
    """Nothing to draw: seat 1 holds all the other cards."""
    return at(["r1 b1 b2", 104], **options)


def test_G40_a_wrong_card_with_nothing_to_draw_counts_towards_a_dead_hand() -> None:
    sitting = drained(illegal="strict").do("wrong:b1")
    assert sitting.saw(e.NothingToDraw)
    assert sitting.due[:2] == ("turn", 1)
    assert sitting.do("draw").saw(e.DeadHand)
    sitting = drained(illegal="strict").do("draw wrong:b3")
    assert sitting.saw(e.TakenBack)
    assert sitting.saw(e.DeadHand)
    sitting = at(["r1 b1 b2", 103], illegal="strict").do("wrong:b1")  # one card is left: something is drawn
    assert sitting.due == ("draw", 0, 2)


def test_G41_a_dead_hand_uses_up_a_hand_of_a_pairing() -> None:
    sitting = at(["r1", 103, "b1", "b2"], mode="partners", hands_per_pairing=1, dealer="seat")
    assert sitting.table.draw_count == 1
    card = sitting.state.stock[0]
    first = sitting.table.order
    sitting.do(f"draw d{card} keep draw draw draw draw")
    assert sitting.saw(e.DeadHand)
    assert (sitting.table.hand_number, sitting.table.order != first) == (1, True)


def test_G42_a_wrong_card_only_as_the_first_act_of_a_turn() -> None:
    sitting = at(["b1 b2", "y+2 b3", 7, 7], illegal="strict", stacking=True)
    assert "wrong:b1" in sitting.moves
    assert not any("wrong" in move for move in sitting.do("draw dr5").moves)
    answering = at(["r+2 b1 b2", "y+2 b3", 7, 7], illegal="strict", stacking=True).do("pr+2")
    assert answering.moves == {"py+2", "py+2!", "accept"}


def test_G43_a_suggestion_only_before_the_first_act_of_a_turn() -> None:
    sitting = at(["b1 b2", 7, 7, 7], manual_penalty=True).do("draw dr5")
    assert sitting.moves == {"pr5", "keep"}
    sitting.do("keep")
    assert "penalty:0" in sitting.moves


def test_G44_who_deals_across_pairings_and_tables() -> None:
    hands = ["r1", "b1", "g5", "y1"]
    sitting = at(hands, mode="partners", hands_per_pairing=1, dealer="seat").do("pr1")
    order = sitting.table.order  # the order of the new pairing
    assert order == seating(sitting.game.options, 4, 1, ())
    assert sitting.table.dealer == order[(order.index(3) + 1) % 4]
    game = new(8, mode="tournament", hands_per_pairing=1, dealer="seat")
    state = game.start()
    assert state.table.dealer == state.table.order[-1]
    table = seating(game.options, 8, 0, ())
    eight: list[str | int] = [0] * 8
    for seat, hand in zip(table, hands, strict=True):
        eight[seat] = hand
    sitting = at(eight, mode="tournament", hands_per_pairing=1, dealer="seat", seat=table[0]).do("pr1")
    assert sitting.table.dealer == seating(game.options, 8, 1, ())[-1]
    gone = at(["r1", "b1", "g5", "w"], mode="elimination", scores=(0, 0, 0, 460), dealer="seat").do("pr1")
    assert gone.table.out == (3,)
    assert gone.table.dealer == 0  # the dealer, 3, is out: the next to the left


def test_G45_a_first_draw_two_cannot_be_answered() -> None:
    assert dealt("r+2", stacking=True).due == ("draw", 0, 2)


def test_G46_drawing_until_a_card_fits_stops_at_a_wild_draw_four() -> None:
    sitting = at(["r1 b2 b3", 7, 7, 7], draw_until=True).do("draw dg1 dw+4")
    assert sitting.moves == {"pw+4:r", "pw+4:g", "pw+4:b", "pw+4:y", "keep"}
    sitting.do("pw+4:g challenge")
    assert next(x for x in sitting.events if isinstance(x, e.Challenged)).guilty


def test_G47_the_limit_of_turns_waits_for_all_that_hangs_on_the_last() -> None:
    sitting = at(["r+2 b1", 7, 7, 7], max_turns=1).do("pr+2")
    assert sitting.due[0] == "ask"
    sitting.do("ask:1 catch dy1 dy2 dy1 dy2")
    assert isinstance(sitting.turn, Over)
    assert sitting.turn.winners == ()
    last = at(["r1", "b1", "g5", "y1"], max_turns=1).do("pr1")
    assert last.table.scores[0] == 7
    assert not isinstance(last.turn, Over)


def test_G48_only_a_call_made_with_the_card_is_forgotten() -> None:
    sitting = at(["r1 b1", 7, 7, 7], forget=100).do("pr1! forgets ask:0")
    assert sitting.do("uno").saw(e.UnoCalled)
    assert at(["r1 b1", 7, 7, 7], forget=100).do("pr1").due[0] == "ask"  # nothing was meant, nothing is forgotten
    assert at(["r1 b1", 7, 7, 7], forget=100, uno_call="auto").do("pr1").saw(e.UnoCalled)


@pytest.mark.parametrize("reading", ["a", "b", "c"])
def test_G49_the_window_after_a_guilty_challenge(reading: str) -> None:
    sitting = at(["w+4 r1", 7, 7, 7], guilty=reading).do("pw+4:g challenge")
    if reading == "c":
        assert sitting.due == ("draw", 0, 4)
        assert sitting.table.owing is None
        return
    assert sitting.due[0] == "ask"
    assert sitting.do("ask:2 catch").due == ("draw", 0, 2)
    assert sitting.do("dy1 dy2").due == ("draw", 0, 4)
    late = at(["w+4 r1", 7, 7, 7], guilty=reading, forced_draw_keeps_window=True).do("pw+4:g challenge")
    assert late.due == ("draw", 0, 4)
    assert late.do("dy1 dy2 dy3 dy4").due[0] == "ask"


def test_G50_a_card_shuffled_away_does_not_come_back_from_a_hand() -> None:
    sitting = at(["w+4 r1", 7, 7, 7], stacking=True, guilty="c", stock="g1").do("pw+4:g ask:2 catch dg1 dr7")
    assert sitting.saw(e.Reshuffled)
    assert "r7" in sitting.hand(0)  # the card that lay under the Wild Draw Four
    sitting.do("challenge")
    assert sitting.saw(e.ColourBack)
    table = sitting.table
    assert (table.top, table.colour, table.discards) == ("w+4", "r", ("w+4",))
    assert sitting.due == ("draw", 0, 4)
