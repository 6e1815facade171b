"""What the rulebook leaves open, a test for every ruling."""

from __future__ import annotations

from importlib.resources import files
from itertools import combinations
from random import Random

import pytest

from tests.games.say_uncle.tables import at, dealt, drafted, events, new, passed
from tests.games.say_uncle.test_rules import PAIRS, THREES, run
from uncle_widgets.engine.game import Choice
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.engine.players import random_player
from uncle_widgets.games.say_uncle import KIT
from uncle_widgets.games.say_uncle.cards import DECK, best
from uncle_widgets.games.say_uncle.state import CALL, DRAFTS, DRAWS, PASS, STOP, TAKES, TURN, Dealer
from uncle_widgets.refusal import Refusal


def test_G1_players_look_before_the_draft_unless_it_is_blind() -> None:
    assert len(dealt(new(2)).view(-1, 0).hand) == 5
    blind = dealt(new(2, blind_draft=True))
    assert blind.state.table.phase == "draft"
    assert blind.view(-1, 0).hand == ()


def test_G2_three_players_have_twenty_one_to_turn_and_ten_each() -> None:
    match = drafted(new(3))
    assert match.state.table.stock == 21
    assert [len(hand) for hand in match.state.hands] == [10, 10, 10]


def test_G3_a_call_on_the_first_turn_unless_cards_must_be_turned_before() -> None:
    assert CALL in drafted(new(2)).turn.moves  # type: ignore[union-attr]
    match = drafted(new(2, calls_after=2))
    with pytest.raises(Refusal, match="before 2 cards"):
        match.play(CALL)
    assert match.turn.moves == (TURN,)  # type: ignore[union-attr]
    assert CALL in passed(passed(match)).turn.moves  # type: ignore[union-attr]


def _to_the_end(**options: object) -> Match:  # type: ignore[type-arg]
    match = drafted(new(4, **options))
    for _ in range(12):
        match = passed(match)
    return match


def test_G4_the_round_ends_with_the_last_card_unless_a_last_call_is_allowed() -> None:
    assert _to_the_end().state.table.phase == "show"
    match = _to_the_end(last_call=True)
    assert match.turn == Choice(0, (CALL, STOP))
    assert match.play(CALL).state.table.result.caller == 0


def test_G5_the_turned_card_cannot_be_put_away_for_itself() -> None:
    match = drafted(new(2)).play(TURN)
    match = match.play(DRAWS[match.state.bag[0]])
    with pytest.raises(Refusal, match="put one of"):
        match.play(TAKES[match.state.table.turned])


def test_G6_who_has_passed_is_not_asked_again() -> None:
    match = drafted(new(2)).play(TURN)
    match = match.play(DRAWS[match.state.bag[0]]).play(PASS).play(PASS)
    assert match.state.table.phase == "turn"


def test_G7_the_deal_passes_to_the_left_or_to_the_winner() -> None:
    for rotation in ("left", "winner"):
        match = drafted(new(3, dealer_rotation=rotation)).play(CALL)
        winner = match.state.table.result.winner
        match = match.play(DRAWS[0])
        assert match.state.table.dealer == (0 if rotation == "left" else winner)


def test_G8_the_last_seat_deals_first_or_chance_says_who() -> None:
    assert new(4).start().table.dealer == 3
    match = Match.new(new(4, first_dealer="random"))
    assert {move.seat for move in match.turn.odds} == {0, 1, 2, 3}  # type: ignore[union-attr]
    assert match.play(Dealer(1)).state.table.first == 2
    with pytest.raises(Refusal, match="dealer:0 to dealer:3"):
        match.play(Dealer(4))


def test_G9_two_hands_are_never_equal() -> None:
    rng = Random(9)
    for _ in range(300):
        cards = rng.sample(DECK, 40)
        runs = [best(cards[k : k + 10]) for k in (0, 10, 20, 30)]
        assert all(a != b for a, b in combinations(runs, 2))


def test_G10_a_run_is_as_high_as_its_ace_is_used() -> None:
    assert run("A-3s").top == 3
    assert run("Q-As").top == 14
    assert run("A-2s Q-Ks") == (3, 14, 3)


def test_G11_a_run_may_be_of_one_card() -> None:
    assert run("2c 4d 6h 8s") == (1, 8, 3)
    assert run("Ac Kd") == (1, 14, 0)


def test_G12_a_player_remembers_their_own_discards() -> None:
    match = drafted(new(2)).play(TURN)
    match = match.play(DRAWS[match.state.bag[0]])
    gone = match.state.hands[0][0]
    match = match.play(TAKES[gone])
    assert match.view(-1, 0).discards == ((gone,), None)
    assert match.view(-1, 1).discards == (None, ())
    assert gone not in match.view(-1, 0).unseen


def test_G13_a_caller_without_a_point_loses_nothing() -> None:
    game = new(2)
    step = game.play(at(game, [PAIRS, THREES]), CALL)
    assert step.state.table.scores == (0, 2)
    assert step.events[-1].waived  # type: ignore[attr-defined]


def test_G14_the_target_is_five_or_one_to_twenty() -> None:
    assert new(2).options.target == 5
    assert new(2, target=20).options.target == 20
    with pytest.raises(Refusal, match="from 1 to 20"):
        new(2, target=21)


def test_G15_one_player_gains_in_a_round() -> None:
    match = play_on(Match.new(new(4)), [random_player] * 4, Random(3))
    for before, after in zip(match.steps, match.steps[1:], strict=False):
        old, now = before.state.table.scores, after.state.table.scores
        assert sum(b > a for a, b in zip(old, now, strict=True)) <= 1


def test_G16_the_draft_goes_round_or_to_and_fro() -> None:
    for snake, order in ((False, [0, 1, 2, 0, 1, 2]), (True, [0, 1, 2, 2, 1, 0])):
        match, seats = dealt(new(3, snake_draft=snake)), []
        for _ in range(6):
            seats.append(match.turn.seat)  # type: ignore[union-attr]
            match = match.play(DRAFTS[match.state.table.tableau[0]])
        assert seats == order


@pytest.mark.parametrize("seed", range(3))
def test_G18_every_round_adds_a_point_so_a_match_ends(seed: int) -> None:
    match = play_on(Match.new(new(3, target=4)), [random_player] * 3, Random(seed))
    ends = [step.state.table for step in match.steps if step.events and "Scored" in map(_kind, step.events)]
    sums = [sum(table.scores) for table in ends]
    assert sums == sorted({*sums})
    assert len(ends) <= 3 * (4 - 1) + 1


def _kind(event: object) -> str:
    return type(event).__name__


def test_G20_cards_are_dealt_one_at_a_time_then_the_tableau_is_laid() -> None:
    match = dealt(new(3))
    kinds = [(_kind(event), event.seat) for step in match.steps for event in step.events]
    assert [seat for kind, seat in kinds if kind == "Dealt"] == [0, 1, 2] * 5
    assert [kind for kind, _ in kinds][-15:] == ["LaidOut"] * 15


def test_G21_with_a_last_call_the_next_turner_alone_is_asked() -> None:
    match = _to_the_end(last_call=True).play(STOP)
    assert events(match) == ["Stopped", "StockOut", "Revealed", "Scored"]
    assert _to_the_end(last_call=True, calls_after=13).state.table.phase == "show"


def test_G22_cards_turned_count_taken_or_not() -> None:
    match = drafted(new(2, calls_after=1)).play(TURN)
    match = match.play(DRAWS[match.state.bag[0]])
    match = match.play(TAKES[match.state.hands[0][0]])
    assert CALL in match.turn.moves  # type: ignore[union-attr]
    assert CALL not in _to_the_end(calls_after=12).turn.odds  # type: ignore[union-attr]
    assert CALL in _to_the_end(calls_after=12, last_call=True).turn.moves  # type: ignore[union-attr]
    assert CALL not in _to_the_end(calls_after=13, last_call=True).turn.odds  # type: ignore[union-attr]
    assert "`last_call` allows" in (files(KIT.package) / "rules.md").read_text("utf-8")


def test_G23_the_best_hand_deals_also_after_a_failed_call() -> None:
    game = new(2, dealer_rotation="winner")
    failed = game.play(at(game, [PAIRS, THREES]), CALL).state
    assert game.play(failed, DRAWS[0]).state.table.dealer == 1


def test_G24_a_blind_draft_deals_after_it() -> None:
    match = drafted(new(3, blind_draft=True))
    assert match.state.table.phase == "turn"
    assert [len(five) for five in match.state.dealt] == [5, 5, 5]
    kinds = [_kind(event) for step in match.steps for event in step.events]
    assert kinds.index("Dealt") > max(at for at, kind in enumerate(kinds) if kind == "Drafted")


def test_G25_the_card_put_aside_is_never_named() -> None:
    match = drafted(new(3))
    for _ in range(20):
        match = passed(match)
    match = match.play(TURN)
    assert len(match.state.bag) == 2
    assert len(match.turn.odds) == 2  # type: ignore[union-attr]


def test_G26_all_hands_are_shown_when_the_stock_is_used_up() -> None:
    match = _to_the_end()
    assert match.view(-1, None).hands == match.state.hands


def test_G27_a_choice_of_one_is_made_too() -> None:
    match = dealt(new(2))
    for _ in range(9):
        match = match.play(DRAFTS[match.state.table.tableau[0]])
    assert match.turn == Choice(1, (DRAFTS[match.state.table.tableau[0]],))
