"""UNO clause by clause (see rules.md): the cards, the turn, the action cards, going out, penalties."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from tests.games.uno.tables import Sitting, at, dealt, new
from uncle_widgets.engine.game import EVERYTHING, Chance, Choice
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno import events as e
from uncle_widgets.games.uno.cards import COLOUR, DECK, KINDS, POINTS, points
from uncle_widgets.games.uno.state import Draw, View
from uncle_widgets.refusal import Refusal


def refused(sitting: Sitting, move: str, clause: str) -> None:
    with pytest.raises(Refusal) as no:
        sitting.do(move)
    assert no.value.clause == clause
    assert no.value.sentence.endswith(".")


def test_every_clause_and_ruling_is_in_words_and_every_clause_has_a_test() -> None:
    ids = [clause for clause, _ in KIT.rules]
    assert len(ids) == len(set(ids))
    clauses = [clause for clause in ids if clause.startswith("UNO-")]
    assert len(clauses) == 58
    assert [f"G{n}" for n in range(1, 51)] == [i for i in ids if not i.startswith("UNO-")]
    tests = " ".join(globals())
    from tests.games.uno import test_rules_modes, test_rulings

    tests += " ".join([*vars(test_rules_modes), *vars(test_rulings)])
    missing = [c for c in ids if f"_{c.replace('-', '_')}_" not in tests]
    assert not missing


# The cards


def test_UNO_1_two_to_ten_players() -> None:
    assert KIT.seats[:2] == (2, 10)
    for seats in (1, 11):
        with pytest.raises(Refusal):
            KIT.new(seats)


def test_UNO_DECK_1_nineteen_numbers_of_each_colour() -> None:
    for colour in "rgby":
        numbers = Counter(c[1:] for c in DECK if c[0] == colour and c[1:].isdecimal())
        assert numbers.total() == 19
        assert numbers == {"0": 1, **{str(n): 2 for n in range(1, 10)}}


def test_UNO_DECK_2_two_of_each_action_card_of_each_colour() -> None:
    actions = Counter(c for c in DECK if COLOUR[c] and not c[1:].isdecimal())
    assert len(actions) == 12
    assert set(actions.values()) == {2}


def test_UNO_DECK_3_four_of_each_wild_108_in_all() -> None:
    assert DECK.count("w") == DECK.count("w+4") == 4
    assert len(DECK) == 108
    assert len(KINDS) == 54
    assert points(DECK) == 1240


def test_UNO_OBJ_1_hands_go_on_until_somebody_has_500() -> None:
    sitting = at(["r1", "r2", "r3", "r4"], scores=(480, 0, 0, 0)).do("pr1")
    assert sitting.table.scores[0] == 489
    assert sitting.table.phase == "deal" or sitting.table.phase == "pick"
    sitting = at(["r1", "b9 b8", "r3", "r4"], scores=(480, 0, 0, 0)).do("pr1")
    assert sitting.table.phase == "over"
    assert sitting.table.winners == (0,)


# Setting up


def test_UNO_SET_1_highest_number_deals_and_actions_count_zero() -> None:
    game = new(4)
    sitting = Sitting(game, game.start()).do("dr7 dw+4 dg+2 dg8")
    assert [x.value for x in sitting.events if isinstance(x, e.Picked)] == [7, 0, 0, 8]
    assert sitting.table.dealer == 3
    assert sitting.due == ("deal", 0, 28)


def test_UNO_SET_2_seven_each() -> None:
    sitting = dealt("r7")
    assert sitting.table.counts == (7, 7, 7, 7)
    assert [len(hand) for hand in sitting.state.hands] == [7] * 4


def test_UNO_SET_3_the_rest_is_the_draw_pile_and_its_top_card_the_first_discard() -> None:
    sitting = dealt("r7")
    assert sitting.table.draw_count == len(sitting.state.stock) == 108 - 28 - 1
    assert (sitting.table.top, sitting.table.colour, sitting.table.discards) == ("r7", "r", ("r7",))


@pytest.mark.parametrize(
    ("card", "clause"),
    [("r+2", "UNO-D2-3"), ("r<>", "UNO-REV-3"), ("rx", "UNO-SKIP-3"), ("w", "UNO-WILD-3"), ("w+4", "UNO-WD4-4")],
)
def test_UNO_SET_4_a_first_action_card_has_its_start_rule(card: str, clause: str) -> None:
    assert {clause, "UNO-SET-4"} <= dealt(card).cited()


# A turn


def test_UNO_TURN_1_the_dealers_left_begins_to_the_left() -> None:
    sitting = dealt("r7")
    assert sitting.table.dealer == 3
    assert sitting.due[:2] == ("turn", 0)
    assert sitting.table.direction == 1
    assert sitting.do("draw dr1 keep").due[:2] == ("turn", 1)


def test_UNO_TURN_2_on_a_red_7_any_red_and_any_7() -> None:
    sitting = at(["r1 b7 g4 y7 b9 r+2 rx b<>", 7, 7, 7])
    assert sitting.moves == {"pr1", "pb7", "py7", "pr+2", "prx", "draw"}
    refused(sitting, "pg4", "UNO-TURN-2")
    refused(sitting, "pr9", "UNO-TURN-2")
    assert sitting.do("pb7").table.top == "b7"


def test_UNO_TURN_3_or_a_wild() -> None:
    assert at(["b1 w", 7, 7, 7], uno_call="auto").moves == {"pw:r", "pw:g", "pw:b", "pw:y", "draw"}


def test_UNO_TURN_4_nothing_to_lay_means_draw_one() -> None:
    sitting = at(["g3 b5 y9 bx", 7, 7, 7])
    assert sitting.moves == {"draw"}
    refused(sitting, "keep", "UNO-TURN-4")
    assert sitting.do("draw").due[:2] == ("take", 0)
    assert len(sitting.do("dg9").state.hands[0]) == 5


def test_UNO_TURN_5_the_drawn_card_may_be_laid_else_play_moves_on() -> None:
    sitting = at(["g3 b5 y9 bx", 7, 7, 7]).do("draw dr2")
    assert sitting.moves == {"pr2", "keep"}
    assert sitting.do("pr2").due[:2] == ("turn", 1)
    sitting = at(["g3 b5 y9 bx", 7, 7, 7]).do("draw dg9")
    assert sitting.moves == {"keep"}  # the step is there all the same
    assert sitting.do("keep").due[:2] == ("turn", 1)


def test_UNO_TURN_6_a_card_that_fits_may_be_held_back() -> None:
    sitting = at(["r3 r5", 7, 7, 7])
    assert "draw" in sitting.moves
    assert sitting.do("draw").due[:2] == ("take", 0)


def test_UNO_TURN_7_after_the_draw_only_the_drawn_card() -> None:
    sitting = at(["r3 r5 b1", 7, 7, 7]).do("draw dr9")
    assert sitting.moves == {"pr9", "keep"}
    refused(sitting, "pr3", "UNO-TURN-7")


# The action cards


def test_UNO_D2_1_the_next_draws_two_and_misses_his_turn() -> None:
    sitting = at(["r+2 b1 b2", 7, 7, 7]).do("pr+2")
    assert sitting.due == ("draw", 1, 2)
    assert sitting.do("dg1 dg2").due[:2] == ("turn", 2)
    assert sitting.table.counts[1] == 9
    assert {"UNO-D2-1"} <= sitting.cited()


def test_UNO_D2_2_on_its_colour_or_another_draw_two() -> None:
    assert "pb+2" in at(["b+2 g1 g2", 7, 7, 7], "r+2").moves
    assert "pr+2" in at(["r+2 g1 g2", 7, 7, 7]).moves
    refused(at(["b+2 g1 g2", 7, 7, 7]), "pb+2", "UNO-D2-2")


def test_UNO_D2_3_turned_up_it_strikes_the_dealers_left() -> None:
    sitting = dealt("b+2")
    assert sitting.due == ("draw", 0, 2)
    assert sitting.do("dr+2 dg+2").due[:2] == ("turn", 1)


def test_UNO_REV_1_the_direction_turns() -> None:
    sitting = at(["b1 b2", "r<> b9 b8", 7, 7], seat=1).do("pr<>")
    assert sitting.table.direction == -1
    assert sitting.due[:2] == ("turn", 0)
    assert sitting.do("draw dr<> pr<>").table.direction == 1
    assert sitting.due[:2] == ("turn", 1)


def test_UNO_REV_2_on_its_colour_or_another_reverse() -> None:
    assert "pb<>" in at(["b<> g1 g2", 7, 7, 7], "r<>").moves
    refused(at(["b<> g1 g2", 7, 7, 7]), "pb<>", "UNO-REV-2")


def test_UNO_REV_3_turned_up_the_dealer_begins_to_the_right() -> None:
    sitting = dealt("b<>")
    assert sitting.table.dealer == 3
    assert sitting.due[:2] == ("turn", 3)
    assert sitting.do("draw dr<> keep").due[:2] == ("turn", 2)


def test_UNO_SKIP_1_the_next_loses_his_turn() -> None:
    assert at(["rx b1 b2", 7, 7, 7]).do("prx").due[:2] == ("turn", 2)


def test_UNO_SKIP_2_on_its_colour_or_another_skip() -> None:
    assert "pbx" in at(["bx g1 g2", 7, 7, 7], "rx").moves
    refused(at(["bx g1 g2", 7, 7, 7]), "pbx", "UNO-SKIP-2")


def test_UNO_SKIP_3_turned_up_the_dealers_left_is_passed_over() -> None:
    assert dealt("bx").due[:2] == ("turn", 1)


def test_UNO_WILD_1_any_colour_even_the_same() -> None:
    sitting = at(["w b1 b2", "g9 g8 y1", 7, 7]).do("pw:r")
    assert (sitting.table.colour, sitting.table.top) == ("r", "w")
    sitting = at(["w b1 b2", "g9 g8 y1", 7, 7]).do("pw:g")
    assert sitting.moves == {"pg9", "pg8", "draw"}


def test_UNO_WILD_2_even_with_another_card_that_fits() -> None:
    assert {"pw:b", "pr1"} <= at(["w r1 r2", 7, 7, 7]).moves


def test_UNO_WILD_3_turned_up_the_dealers_left_names_the_colour() -> None:
    sitting = dealt("w")
    assert sitting.due[:2] == ("colour", 0)
    assert sitting.moves == {"name:r", "name:g", "name:b", "name:y"}
    sitting.do("name:g")
    assert sitting.table.colour == "g"
    assert sitting.due[:2] == ("turn", 0)


def test_UNO_WD4_1_names_the_colour_and_the_next_draws_four() -> None:
    sitting = at(["w+4 b1 b2", 7, 7, 7]).do("pw+4:g accept")
    assert sitting.table.colour == "g"
    assert sitting.due == ("draw", 1, 4)
    assert sitting.do("dy1 dy2 dy3 dy4").due[:2] == ("turn", 2)
    assert sitting.table.counts[1] == 11


@pytest.mark.parametrize(
    ("hand", "guilty"),
    [("b7 g1", False), ("r1 g1", True), ("w g1", False), ("w+4 g1", False), ("rx g1", True), ("b7 y7", False)],
)
def test_UNO_WD4_2_allowed_without_the_colour_whatever_the_numbers(hand: str, guilty: bool) -> None:
    sitting = at([f"w+4 {hand}", 7, 7, 7]).do("pw+4:g challenge")
    verdict = next(x for x in sitting.events if isinstance(x, e.Challenged))
    assert verdict.guilty == guilty


def test_UNO_WD4_3_a_bluff_may_be_laid() -> None:
    sitting = at(["w+4 r1 b2", 7, 7, 7])
    assert "pw+4:b" in sitting.moves
    assert sitting.do("pw+4:b").moves == {"accept", "challenge"}


def test_UNO_WD4_4_turned_up_it_goes_back_and_another_is_turned() -> None:
    sitting = dealt("w+4")
    assert sitting.due[0] == "first"
    turn = sitting.turn
    assert isinstance(turn, Chance)
    assert turn.odds[Draw("w+4")] == Fraction(4, 80)
    assert sitting.do("dw+4 dr7").due[:2] == ("turn", 0)
    assert sitting.state.stock.count("w+4") == 4


# Going out


def test_UNO_GO_1_uno_is_called_with_the_last_card_but_one() -> None:
    sitting = at(["r1 b1", 7, 7, 7])
    assert sitting.moves == {"pr1!", "pr1", "draw"}
    sitting.do("pr1!")
    assert sitting.saw(e.UnoCalled)
    assert sitting.due[:2] == ("turn", 1)
    refused(at(["r1 b1 b2", 7, 7, 7]), "pr1!", "G24")


def test_UNO_GO_2_a_caught_forgetter_draws_two() -> None:
    sitting = at(["r1 b1", 7, 7, 7]).do("pr1 ask:2 catch")
    assert sitting.due == ("draw", 0, 2)
    assert sitting.do("dg1 dg2").due[:2] == ("turn", 1)
    assert sitting.table.counts[0] == 3
    sitting = at(["r1 b1", 7, 7, 7]).do("pr1 ask:0 quiet ask:1 quiet ask:2 quiet ask:3 quiet")
    assert sitting.table.counts[0] == 1  # nobody caught him


def test_UNO_GO_3_no_card_left_ends_the_hand_and_the_next_begins() -> None:
    sitting = at(["r1", "b9", "g5", "w"]).do("pr1")
    assert sitting.saw(e.WentOut)
    assert sitting.table.hand_number == 1
    assert sitting.table.dealer == 0
    assert sitting.due == ("deal", 1, 28)


@pytest.mark.parametrize(("card", "answer", "n"), [("r+2", "", 2), ("w+4", ":g", 4)])
def test_UNO_GO_4_a_last_draw_card_still_strikes_and_is_scored(card: str, answer: str, n: int) -> None:
    sitting = at([card, "b9", "g5", "y1"]).do(f"p{card}{answer}")
    assert sitting.due == ("draw", 1, n)
    sitting.do(" ".join(["dw", "dw", "dy9", "dy9"][:n]))
    assert sitting.table.scores[0] == 9 + 5 + 1 + (100 if n == 2 else 118)


def test_UNO_GO_5_an_empty_draw_pile_is_reshuffled() -> None:
    sitting = at(["b1 b2", 7, 7, 7], stock="g1").do("draw dg1")
    assert sitting.saw(e.Reshuffled)
    assert sitting.table.discards == ("r7",)
    assert sitting.table.top == "r7"
    assert sitting.table.draw_count == len(sitting.state.stock) == 108 - 3 - 21 - 1


def test_UNO_SCORE_1_numbers_actions_and_wilds() -> None:
    assert (POINTS["r7"], POINTS["r0"]) == (7, 0)
    assert {POINTS[c] for c in ("r+2", "g<>", "bx")} == {20}
    assert {POINTS[c] for c in ("w", "w+4")} == {50}
    sitting = at(["r1", "r7 b+2", "g<> y0", "w w+4"]).do("pr1")
    assert sitting.table.scores == (7 + 20 + 20 + 100, 0, 0, 0)
    assert sitting.table.sheet[-1].left == (0, 27, 20, 100)


# Penalties


def test_UNO_PEN_1_a_late_call_before_the_catch_is_safe() -> None:
    sitting = at(["r1 b1", 7, 7, 7]).do("pr1 ask:3 quiet ask:0 uno")
    assert "UNO-PEN-1" in sitting.cited()
    assert sitting.due[:2] == ("turn", 1)
    assert sitting.table.counts[0] == 1


def test_UNO_PEN_2_no_catch_before_the_card_lies() -> None:
    sitting = at(["r1 b1", 7, 7, 7])
    refused(sitting, "catch", "UNO-PEN-3")
    sitting.do("pr1 ask:1")
    assert sitting.moves == {"catch", "quiet"}


def test_UNO_PEN_3_no_catch_after_the_next_has_begun() -> None:
    sitting = at(["r1 b1", "r2 r3 r4", 7, 7]).do("pr1 ask:1 quiet ask:2 quiet ask:3 quiet ask:0 quiet")
    assert sitting.saw(e.WindowClosed)
    assert sitting.due[:2] == ("turn", 1)
    refused(sitting, "catch", "UNO-PEN-3")
    refused(sitting.do("pr2"), "catch", "UNO-PEN-3")


def test_UNO_PEN_4_a_reported_suggestion_costs_two() -> None:
    sitting = at(["r1 b1 b2", 7, 7, 7], manual_penalty=True).do("penalty:2")
    assert sitting.due == ("draw", 2, 2)
    assert sitting.do("dg1 dg2").due[:2] == ("turn", 0)
    assert "penalty:2" not in sitting.moves  # once a turn
    assert "penalty:2" not in at(["r1 b1 b2", 7, 7, 7]).moves


def test_UNO_PEN_5_a_wrong_card_is_taken_back_with_two_more() -> None:
    sitting = at(["r1 b1 b2", 7, 7, 7], illegal="strict")
    assert {"wrong:b1", "wrong:b2"} <= sitting.moves
    sitting.do("wrong:b1")
    assert sitting.due == ("draw", 0, 2)
    assert sitting.do("dg1 dg2").due[:2] == ("turn", 1)
    assert sitting.hand(0) == {"r1", "b1", "b2", "g1", "g2"}
    assert sitting.table.top == "r7"


def test_UNO_PEN_6_a_guilty_bluffer_draws_four() -> None:
    sitting = at(["w+4 r1 b2", 7, 7, 7]).do("pw+4:g challenge")
    shown = next(x for x in sitting.events if isinstance(x, e.Challenged))
    assert shown.seen_by(1).hand == ("b2", "r1")  # type: ignore[attr-defined]
    assert shown.seen_by(2).hand is None  # type: ignore[attr-defined]
    assert sitting.due == ("draw", 0, 4)
    sitting.do("dy1 dy2 dy3 dy4")
    assert sitting.due[:2] == ("turn", 1)
    assert sitting.table.counts[:2] == (6, 7)
    assert sitting.table.colour == "g"


def test_UNO_PEN_7_an_innocent_challenge_costs_two_more() -> None:
    sitting = at(["w+4 b1 b2", 7, 7, 7]).do("pw+4:g challenge")
    assert sitting.due == ("draw", 1, 6)
    sitting.do("dy1 dy2 dy3 dy4 dy5 dy6")
    assert sitting.due[:2] == ("turn", 2)


def test_UNO_PEN_8_only_who_must_draw_may_challenge() -> None:
    sitting = at(["w+4 b1 b2", 7, 7, 7]).do("pw+4:g")
    turn = sitting.turn
    assert isinstance(turn, Choice)
    assert turn.seat == 1
    refused(sitting.do("accept dy1 dy2 dy3 dy4"), "challenge", "UNO-PEN-8")


# Two players


def test_UNO_2P_1_a_reverse_is_a_skip() -> None:
    sitting = at(["r<> b1 b2", 7]).do("pr<>")
    assert sitting.due[:2] == ("turn", 0)
    assert "UNO-2P-1" in sitting.cited()
    assert sitting.table.direction == 1


def test_UNO_2P_2_after_a_skip_the_same_plays_again() -> None:
    sitting = at(["rx b1 b2", 7]).do("prx")
    assert sitting.due[:2] == ("turn", 0)
    assert "UNO-2P-2" in sitting.cited()


def test_UNO_2P_3_after_the_draws_the_turn_comes_back() -> None:
    assert at(["r+2 b1 b2", 7]).do("pr+2 dy1 dy2").due[:2] == ("turn", 0)
    assert at(["w+4 b1 b2", 7]).do("pw+4:g accept dy1 dy2 dy3 dy4").due[:2] == ("turn", 0)


def test_UNO_2P_4_all_else_as_usual() -> None:
    sitting = at(["r1 b1 b2", 7])
    assert sitting.do("pr1").due[:2] == ("turn", 1)
    sitting = at(["w+4 r1 b2", 7]).do("pw+4:g challenge dy1 dy2 dy3 dy4")
    assert sitting.due[:2] == ("turn", 1)  # the challenger, as among more


# What a watcher may know


def test_a_challenged_hand_is_shown_to_the_challenger_alone() -> None:
    sitting = at(["w+4 r1 b2", 7, 7, 7]).do("pw+4:g challenge")
    views = [sitting.game.view(sitting.state, watcher) for watcher in (0, 1, 2, 3, None)]
    assert [bool(view.shown) for view in views] == [False, True, False, False, False]
    assert views[1].shown[0].hand == ("b2", "r1")
    assert sitting.table.log[-1][0] == "some"  # the verdict is public


def test_a_view_does_not_change_when_hidden_cards_change_places() -> None:
    game = new(4)
    match = play_on(Match.new(game), [KIT.players["random"]] * 4, Random(3))
    rng = Random(4)
    for step in rng.sample(range(40, len(match.steps) - 1), 60):
        state = match.steps[step].state
        for watcher in (*range(4), None):
            view = game.view(state, watcher)
            again = game.imagine(view, rng)
            assert game.view(again, watcher) == view
            assert again.table is view.table


def test_the_view_of_everything_is_asked_for_by_name() -> None:
    sitting = at(["r1 b2", 7, 7, 7])
    assert all(hand is not None for hand in sitting.game.view(sitting.state, EVERYTHING).hands)
    assert sitting.game.view(sitting.state, None).hands == (None,) * 4
    view: View = sitting.game.view(sitting.state, 0)
    assert view.hand == ("b2", "r1")
    assert len(view.unseen) == 108 - 2 - 1
