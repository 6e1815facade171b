"""UNO clause by clause: the forms of a match; and the rulings with their options."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from tests.games.uno.tables import Sitting, at, dealt, new
from uncle_widgets.engine.game import Chance, Over
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno import events as e
from uncle_widgets.games.uno.modes import partner, seating
from uncle_widgets.games.uno.state import Ask
from uncle_widgets.refusal import Refusal


def played(seats: int, seed: int = 1, player: str = "heuristic", **options: object) -> Match:
    game = new(seats, **options)
    return play_on(Match.new(game), [KIT.players[player]] * seats, Random(seed))


def test_UNO_WIN_1_first_to_500_wins() -> None:
    match = played(4)
    over = match.turn
    assert isinstance(over, Over)
    assert over.scores[over.winners[0]] >= 500
    totals = [sum(line.written[s] for line in match.state.table.sheet[:-1]) for s in range(4)]
    assert max(totals) < 500


def test_UNO_WIN_2_everybody_writes_his_own_and_the_lowest_wins() -> None:
    sitting = at(["r1", "b9 w", "g5", "g5"], mode="lowest", scores=(10, 450, 5, 10)).do("pr1")
    assert sitting.table.scores == (10, 509, 10, 15)
    assert sitting.table.winners == (0, 2)  # G33: a tie is shared


def test_UNO_PAR_1_partners_sit_opposite() -> None:
    table = new(4, mode="partners").start().table
    assert partner(table, table.order[0]) == table.order[2]
    assert partner(table, table.order[1]) == table.order[3]


def test_UNO_PAR_2_both_opponents_pay_the_team() -> None:
    sitting = at(["r1", "b9 w", "g5", "y+2"], mode="partners").do("pr1")
    assert sitting.table.scores == (79, 0, 79, 0)


def test_UNO_PAR_3_everybody_partners_everybody_and_most_points_win() -> None:
    match = played(4, mode="partners")
    table = match.state.table
    assert len(table.sheet) == 12
    pairs = Counter(pair for line in table.sheet for pair in _pairs(line.order))
    assert set(pairs.values()) == {4}
    assert len(pairs) == 6
    assert all(table.scores[s] == max(table.scores) for s in table.winners)
    with pytest.raises(Refusal):
        new(5, mode="partners")


def _pairs(order: tuple[int, ...]) -> list[frozenset[int]]:
    a, b, c, d = order
    return [frozenset((a, c)), frozenset((b, d))]


def test_UNO_TOUR_1_eight_players_28_hands_each_four_with_every_partner() -> None:
    game = new(8, mode="tournament")
    orders = [seating(game.options, 8, hand, ()) for hand in range(56)]
    assert all(sum(s in order for order in orders) == 28 for s in range(8))
    pairs = Counter(pair for order in orders for pair in _pairs(order))
    assert pairs == {frozenset(pair): 4 for pair in combinations(range(8), 2)}
    for first in range(0, 56, 8):  # two tables of four at a time
        assert set(orders[first]) | set(orders[first + 4]) == set(range(8))
    match = played(8, mode="tournament", hands_per_pairing=1)
    assert len(match.state.table.sheet) == 14
    assert match.over


def test_UNO_ELIM_1_who_reaches_the_target_is_out() -> None:
    sitting = at(["r1", "b9 w", "g5", "w"], mode="elimination", scores=(0, 460, 0, 0)).do("pr1")
    assert sitting.table.out == (1,)
    assert sitting.table.order == (0, 2, 3)
    assert sitting.table.scores == (0, 519, 5, 50)
    assert sitting.due[0] == "deal"


def test_UNO_ELIM_2_the_last_two_play_head_to_head() -> None:
    sitting = at(["r1", "b9 w", "g5"], mode="elimination", scores=(0, 460, 100)).do("pr1")
    assert sitting.saw(e.HeadToHead)
    assert sitting.table.order == (0, 2)
    assert sitting.table.two_handed
    sitting = at(["r1", "w"], mode="elimination", scores=(0, 460)).do("pr1")
    assert sitting.table.winners == (0,)
    match = played(5, mode="elimination", target=150)
    assert len(match.state.table.out) == 4


# Our rulings


def test_G1_tied_leaders_pick_again_without_replacement() -> None:
    game = new(4)
    sitting = Sitting(game, game.start()).do("dr9 dg9 db3 dy1")
    assert sitting.saw(e.PickAgain)
    assert sitting.due[:2] == ("pick", 0)
    turn = sitting.turn
    assert isinstance(turn, Chance)
    assert turn.odds.total == 104
    assert sitting.do("db5 dr2").table.dealer == 0
    assert new(4, dealer="seat").start().table.dealer == 3
    start = new(4, dealer="random").start()
    assert len(new(4, dealer="random").turn(start).odds) == 4  # type: ignore[union-attr]


def test_G3_who_deals_next() -> None:
    hands = ["b1 b2", "r9 r8", "r1", "b9"]
    assert at(hands, seat=2).do("pr1").table.dealer == 0
    assert at(hands, seat=2, next_dealer="winner").do("pr1").table.dealer == 2
    assert at(hands, seat=2, next_dealer="pick").do("pr1").due[0] == "pick"


def test_G5_G6_two_handed_first_cards() -> None:
    assert dealt("r<>", 2).due[:2] == ("turn", 1)
    assert dealt("rx", 2).due[:2] == ("turn", 1)
    assert dealt("r+2", 2).do("dg+2 db+2").due[:2] == ("turn", 1)


def test_G9_a_reshuffle_in_a_forced_draw_keeps_top_and_colour() -> None:
    sitting = at(["w+4 b1 b2", 7, 7, 7], stock="g1 g2").do("pw+4:y accept dg1 dg2")
    assert sitting.saw(e.Reshuffled)
    assert sitting.due == ("draw", 1, 2)
    assert (sitting.table.top, sitting.table.colour, sitting.table.discards) == ("w+4", "y", ("w+4",))


def _drained(**options: object) -> Sitting:
    """Nothing to draw: two hands hold all but the top card and a few."""
    sitting = at(["r1 b1 b2", 104], **options)
    assert sitting.table.draw_count == 0
    return sitting


def test_G10_a_dead_hand_when_nobody_can_draw_or_lays() -> None:
    sitting = _drained().do("draw")
    assert sitting.saw(e.NothingToDraw)
    assert sitting.due[:2] == ("turn", 1)
    sitting.do("draw")
    assert sitting.saw(e.DeadHand)
    assert sitting.table.scores == (0, 0)
    assert sitting.table.hand_number == 1
    sitting = _drained(dead_hand="lowest").do("draw draw")
    assert sitting.table.winners == (0,)
    sitting = _drained(illegal="strict").do("wrong:b1")  # a forced draw of nothing
    assert sitting.due[:2] == ("turn", 1)
    sitting = _drained().do("pr1 draw")  # the card laid can be shuffled before the next draw (G9)
    assert sitting.due[:2] == ("take", 1)
    assert sitting.state.stock == ("r7",)


def test_G11_draw_until_a_card_fits() -> None:
    sitting = at(["b1 b2 b3", 7, 7, 7], draw_until=True).do("draw dg1")
    assert sitting.due[:2] == ("take", 0)
    assert sitting.do("dr1").moves == {"pr1", "keep"}


def test_G13_a_drawn_wild_draw_four_may_be_a_bluff() -> None:
    sitting = at(["r1 b2 b3", 7, 7, 7]).do("draw dw+4 pw+4:b challenge")
    assert next(x for x in sitting.events if isinstance(x, e.Challenged)).guilty
    sitting = at(["g1 b2 b3", 7, 7, 7]).do("draw dw+4 pw+4:b challenge")
    assert not next(x for x in sitting.events if isinstance(x, e.Challenged)).guilty


def test_G14_stacking() -> None:
    hands = ["r+2 b1 b2", "g+2 y1 y2", "b+2 y3 y4", "y5 y6 y7"]
    assert at(hands).do("pr+2").due == ("draw", 1, 2)
    sitting = at(hands, stacking=True).do("pr+2")
    assert sitting.moves == {"pg+2", "accept"}
    sitting.do("pg+2 pb+2")
    assert sitting.moves == {"accept"}
    assert sitting.due == ("answer", 3, 6)
    assert sitting.do("accept").due == ("draw", 3, 6)
    hands = ["w+4 b1 b2", "w+4 y1 y2", "b+2 y3 y4", "y5 y6 y7"]
    sitting = at(hands, stacking=True).do("pw+4:y pw+4:g challenge")  # seat 1 held yellow
    assert sitting.due == ("draw", 1, 8)


def test_G14_a_card_that_is_no_answer_is_refused_by_what_may_be_answered() -> None:
    hands = ["r+2 w+4 b2", "g+2 y1 y2", "b+2 y3 y4", "y5 y6 y7"]
    with pytest.raises(Refusal, match=r"Expected accept, because y1"):
        at(hands, stacking=True).do("pr+2 py1")
    with pytest.raises(Refusal, match=r"Expected accept or challenge, because y1"):
        at(hands).do("pw+4:g py1")


@pytest.mark.parametrize(("reading", "turn", "top"), [("a", 1, "w+4"), ("b", 2, "w+4"), ("c", 1, "r7")])
def test_G17_after_a_guilty_challenge(reading: str, turn: int, top: str) -> None:
    sitting = at(["w+4 r1 b2", 7, 7, 7], guilty=reading).do("pw+4:g challenge dy1 dy2 dy3 dy4")
    assert sitting.due[:2] == ("turn", turn)
    assert sitting.table.top == top
    assert sitting.table.colour == ("r" if reading == "c" else "g")
    assert ("w+4" in sitting.hand(0)) == (reading == "c")
    assert sitting.table.counts[0] == len(sitting.state.hands[0]) == (7 if reading == "c" else 6)


def test_G19_a_last_wild_draw_four_is_not_challenged() -> None:
    assert at(["w+4", "b9", "g5", "y1"]).do("pw+4:g").due == ("draw", 1, 4)


def test_G21_forgetting_and_noticing_are_chances() -> None:
    sitting = at(["r1 b1", 7, 7, 7], forget=20, notice=30).do("pr1!")
    turn = sitting.turn
    assert isinstance(turn, Chance)
    assert turn.odds.map(str)["forgets"] == Fraction(1, 5)
    sitting.do("forgets")
    turn = sitting.turn
    assert isinstance(turn, Chance)
    assert turn.odds[Ask(2)] == Fraction(1, 4)
    sitting.do("ask:2")
    turn = sitting.turn
    assert isinstance(turn, Chance)
    assert turn.odds.map(str)["sees"] == Fraction(3, 10)
    assert sitting.do("misses ask:1 sees").moves == {"catch", "quiet"}
    assert at(["r1 b1", 7, 7, 7], forget=20).do("pr1! remembers").due[:2] == ("turn", 1)
    assert at(["r1 b1", 7, 7, 7], uno_call="auto").do("pr1").saw(e.UnoCalled)
    assert not at(["r1 b1", 7, 7, 7], uno_call="off").do("pr1").saw(e.UnoCalled)


def test_G22_a_forced_card_closes_the_window_and_the_answer_comes_before() -> None:
    assert at(["r+2 b1", 7, 7, 7]).do("pr+2").due[0] == "ask"
    sitting = at(["r+2 b1", 7, 7, 7], forced_draw_keeps_window=True).do("pr+2")
    assert sitting.due == ("draw", 1, 2)
    assert sitting.do("dy1 dy2").due[0] == "ask"
    sitting = at(["w+4 b1", 7, 7, 7]).do("pw+4:g")
    assert sitting.due[:2] == ("answer", 1)
    assert sitting.do("accept").due[0] == "ask"
    assert sitting.do("ask:1 catch dy1 dy2").due == ("draw", 1, 4)


def test_G27_a_wild_with_its_colour_and_no_other_card() -> None:
    for move in ("pw", "pw+4"):
        with pytest.raises(Refusal):
            at(["w w+4 b1", 7, 7, 7]).do(move)
    with pytest.raises(Refusal, match="Expected"):
        new(4).parse("pr7:g")


def test_G28_a_last_reverse_does_nothing_more() -> None:
    assert at(["r<>", "b9", "g5", "y1"]).do("pr<>").table.scores[0] == 15


def test_G33_several_out_together_and_one_left_wins() -> None:
    sitting = at(["r1", "w", "w", "w"], mode="elimination", scores=(0, 460, 460, 460)).do("pr1")
    assert sitting.table.out == (1, 2, 3)
    assert sitting.table.winners == (0,)


def test_G34_totals_carry_on_or_begin_again() -> None:
    hands, scores = ["r1", "b9 w", "g5"], (30, 460, 100)
    assert at(hands, mode="elimination", scores=scores).do("pr1").table.scores == (30, 519, 105)
    reset = at(hands, mode="elimination", scores=scores, elim_reset=True).do("pr1")
    assert reset.table.scores == (0, 519, 0)


def test_G36_only_the_top_card_is_remembered() -> None:
    sitting = at(["r1 b1 b2", 7, 7, 7], memory="top").do("pr1")
    view = sitting.game.view(sitting.state, 2)
    assert view.table.discards == ("r1",)
    assert view.covered == 1
    assert "r7" in view.unseen
    assert not view.table.log
    sitting = at(["w+4 b1 b2", 7, 7, 7], memory="top").do("pw+4:g challenge dy1")
    assert sitting.game.view(sitting.state, 1).shown == ()
    assert at(["w+4 b1 b2", 7, 7, 7]).do("pw+4:g challenge").state.shown


def test_G37_a_hand_is_broken_off() -> None:
    match = played(4, max_turns=5)
    over = match.turn
    assert isinstance(over, Over)
    assert over.winners == ()
    assert "unfinished" in over.why


def test_no_departure_from_the_rules_where_a_known_environment_departs() -> None:
    """RLCard's UNO lets a two-handed Reverse pass the turn, plays a drawn card by itself, allows a
    Wild Draw Four only without any other card that fits, and lets a first Draw Two fall on the
    second player; here all four follow the clauses."""
    assert at(["r<> b1 b2", 7]).do("pr<>").due[:2] == ("turn", 0)  # UNO-2P-1
    assert at(["b1 b2 b3", 7]).do("draw dw").moves == {"pw:r", "pw:g", "pw:b", "pw:y", "keep"}  # UNO-TURN-5
    sitting = at(["w+4 b7 g1", 7]).do("pw+4:y challenge")  # UNO-WD4-2: a 7 would have fitted
    assert not next(x for x in sitting.events if isinstance(x, e.Challenged)).guilty
    assert dealt("r+2", 2).due == ("draw", 0, 2)  # UNO-D2-3
