"""The U.N.C.L.E. card game, clause by clause and ruling by ruling (see rules.md)."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from uncle_widgets.engine.game import EVERYTHING, Chance, Choice, Event, Over
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.engine.options import options_of
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import opened
from uncle_widgets.games.uncle import events as s
from uncle_widgets.games.uncle.cards import DECK, FULL, HAND
from uncle_widgets.games.uncle.options import Options
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.scene import scene
from uncle_widgets.games.uncle.state import Draw, Laid, Lay
from uncle_widgets.games.words import count
from uncle_widgets.probability.dist import Dist
from uncle_widgets.refusal import Refusal

KIT = GAMES["uncle"]
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")


def script(plays: Sequence[int], seats: int = 3, **options: Any) -> Match[Any, Any, Any]:
    """The match in which these cards are played in turn; each is dealt or drawn in good time."""
    match = Match.new(KIT.new(seats, **options))
    done = 0
    while True:
        turn = match.turn
        if isinstance(turn, Choice):
            if done == len(plays):
                return match
            match = match.play(Lay(plays[done]))
            done += 1
        elif isinstance(turn, Chance) and match.state.phase != "tie":
            seat = match.state.seat
            wants = plays[seat::seats]
            have = len(match.state.drawn[seat])
            spare = turn.odds.map(lambda d: d.card).weights
            later = Counter(plays[done:])
            card = wants[have] if have < len(wants) else max(spare, key=lambda c: spare[c] - later[c])
            match = match.play(Draw(card))
        else:
            return match


def events(match: Match[Any, Any, Any], kind: type[Event]) -> list[Any]:
    return [event for step in match.steps for event in step.events if isinstance(event, kind)]


def scripted_tie(seats: int = 2, **options: Any) -> Match[Any, Any, Any]:
    """Seats 0 and 1 end with one chip each: 10 for seat 1, then the last chip for seat 0's 20."""
    return script([4, 6, 4, 1, 5], seats=2, pot_chips=2, **options)


def until(seats: int, wanted: Any, **options: Any) -> tuple[Match[Any, Any, Any], int]:
    """A random match and the first step in it of which `wanted(match, step)` is true."""
    for seed in range(400):
        game = KIT.new(seats, **options)
        match = play_on(Match.new(game), [KIT.players["random"]] * seats, Random(seed))
        for step in range(1, len(match.steps)):
            if wanted(match, step):
                return match, step
    raise AssertionError("no such match")


# Rules


@pytest.mark.parametrize("seats", range(2, 7))
def test_UNCLE_1_two_to_six_play(seats: int) -> None:
    match = script([1, 2], seats=seats)
    assert match.game.seats == seats
    assert len(match.state.hands) == len(match.state.chips) == seats


@pytest.mark.parametrize("seats", [1, 7, 0, -2, "three", True, 2.0])
def test_UNCLE_1_refuses_other_numbers(seats: Any) -> None:
    with pytest.raises(Refusal, match=r"is for 2 to 6 players, not .*\(UNCLE-1\)$"):
        KIT.new(seats)


def test_UNCLE_2_forty_two_cards_seven_of_each() -> None:
    assert Counter(DECK) == dict.fromkeys(range(1, 7), 7)
    start = KIT.new(2).start()
    assert start.stock == DECK
    eighth = "uncle seats=3 pot_chips=9: " + "d1 " * 8
    with pytest.raises(Refusal, match=r"^Move 8, 'd1': There is no 1 left to draw"):
        opened(GAMES, eighth)


@pytest.mark.parametrize("text", ["", "p", "p0", "p7", "d44", "x3", "P3", "p٣", "3", "p 3"])
def test_UNCLE_2_moves_that_name_no_card_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="A move is d or p and a card from 1 to 6"):
        KIT.new(2).parse(text)


def test_UNCLE_3_all_chips_begin_in_the_pot() -> None:
    match = script([], pot_chips=30)
    assert match.state.pot == 30
    assert match.state.chips == (0, 0, 0)
    assert events(match, s.PotFilled) == [s.PotFilled(None, 30)]


def test_UNCLE_4_three_cards_each_one_by_one_and_clockwise() -> None:
    match = script([], seats=4)
    dealt = events(match, s.Dealt)
    assert [event.seat for event in dealt] == [0, 1, 2, 3] * 3
    assert all(len(hand) == 3 for hand in match.state.hands)


def test_UNCLE_4_hands_are_private() -> None:
    match = script([], seats=3)
    view = match.view(-1, 1)
    assert [hand is None for hand in view.hands] == [True, False, True]
    assert view.sizes == (3, 3, 3)
    mine, theirs = s.Dealt(1, 5), s.Dealt(0, 5)
    assert (mine.seen_by(1).card, theirs.seen_by(1).card, theirs.seen_by(None).card) == (5, None, None)
    assert theirs.seen_by(EVERYTHING).card == 5
    assert match.view(-1, None).hands == (None, None, None)
    assert None not in match.view(-1, EVERYTHING).hands


def test_UNCLE_5_the_rest_is_the_draw_pile_in_no_known_order() -> None:
    match = script([], seats=3)
    assert match.view(-1, 0).draw_count == 42 - 9
    assert match.state.stock == tuple(sorted(match.state.stock))
    assert match.view(-1, 0).unseen == tuple(sorted(match.view(-1, 0).unseen))
    assert len(match.view(-1, 0).unseen) == 39


def test_UNCLE_6_the_seat_left_of_the_dealer_opens_the_pile() -> None:
    match = script([5])
    first = match.game.turn(match.steps[9].state)
    assert isinstance(first, Choice)
    assert first.seat == 0
    started = events(match, s.PileStarted)
    assert started == [s.PileStarted(0, first=True)]
    assert started[0].cites() == ("UNCLE-6",)
    assert match.state.total == 5


def test_UNCLE_7_turns_go_clockwise_one_card_each() -> None:
    match = script([1, 2, 3, 4, 1, 2, 3], seats=3)
    assert [laid.seat for laid in match.state.plays] == [0, 1, 2, 0, 1, 2, 0]
    assert [event.seat for event in events(match, s.CardPlayed)] == [0, 1, 2, 0, 1, 2, 0]


def test_UNCLE_7_only_a_card_in_hand_may_be_played() -> None:
    match = opened(GAMES, "uncle seats=2 pot_chips=9: d1 d4 d1 d4 d2 d4")
    turn = match.turn
    assert isinstance(turn, Choice)
    assert turn.moves == (Lay(1), Lay(2))
    with pytest.raises(Refusal, match=r"A must play a card from their hand \(1 and 2\), not p4. \(UNCLE-7\)"):
        match.play(Lay(4))
    with pytest.raises(Refusal, match=r"\(UNCLE-7\)"):
        match.play(Draw(1))


def test_UNCLE_8_the_player_draws_back_to_three() -> None:
    match = opened(GAMES, "uncle seats=2 pot_chips=9: d1 d4 d1 d4 d2 d4 p1")
    assert isinstance(match.turn, Chance)
    assert match.state.hands[0] == (1, 2)
    with pytest.raises(Refusal, match=r"A card must be drawn first \(d1 to d6\), not p2. \(UNCLE-8\)"):
        match.play(Lay(2))
    match = match.play(Draw(6))
    assert match.state.hands[0] == (1, 2, 6)
    drawn = match.steps[-1].events
    assert drawn == (s.CardDrawn(0, 6),)
    assert match.events(-1, 1) == (s.CardDrawn(0, None),)
    assert match.events(-1, 0) == drawn


def test_UNCLE_8_every_card_of_the_draw_pile_is_equally_likely() -> None:
    match = opened(GAMES, "uncle seats=2 pot_chips=9: d1 d4 d1 d4 d2 d4 p1")
    turn = match.turn
    assert isinstance(turn, Chance)
    left = Counter(DECK) - Counter([1, 1, 2, 4, 4, 4])
    assert turn.odds == Dist({Draw(card): n for card, n in left.items()})


def test_UNCLE_9_the_rulebooks_example_2_1_6_makes_2_3_9() -> None:
    match = script([2, 1, 6])
    assert [event.new for event in events(match, s.CardPlayed)] == [2, 3, 9]
    assert [event.old for event in events(match, s.CardPlayed)] == [0, 2, 3]
    assert match.state.total == 9


TO_TEN = {10: [4, 6], 20: [4, 5, 6, 5], 30: [6, 6, 6, 6, 6], 40: [6, 5, 6, 5, 6, 6, 6], 50: [6, 5, 6, 5] * 2 + [6]}


@pytest.mark.parametrize(("total", "chips"), [(10, 1), (20, 2), (30, 3), (40, 4), (50, 5)])
def test_UNCLE_10_an_exact_ten_pays_a_chip_for_each_ten(total: int, chips: int) -> None:
    plays = [*TO_TEN[total]]
    if sum(plays) != total:
        plays.append(total - sum(plays))
    match = script(plays)
    made = events(match, s.UncleMade)
    assert made[-1] == s.UncleMade((len(plays) - 1) % 3, total, chips, chips)
    assert made[-1].cites()[0] == "UNCLE-10"
    paid = sum(event.chips for event in made)
    assert (sum(match.state.chips), match.state.pot) == (paid, 50 - paid)


def test_UNCLE_11_the_rulebooks_example_9_and_3_makes_12_and_no_chip() -> None:
    match = script([2, 1, 6, 3])
    assert match.state.total == 12
    assert match.state.chips == (0, 0, 0)
    assert events(match, s.Overshot) == [s.Overshot(0, 10)]


def test_UNCLE_11_nobody_may_pass() -> None:
    match = script([2, 1, 6])
    turn = match.turn
    assert isinstance(turn, Choice)
    assert all(isinstance(move, Lay) for move in turn.moves)
    with pytest.raises(Refusal):
        match.game.parse("pass")


def test_UNCLE_12_the_pile_grows_to_fifty_which_pays_five() -> None:
    match = script([6, 5, 6, 5, 6, 5, 6, 5, 4, 2])
    assert events(match, s.UncleMade) == [s.UncleMade(0, 50, 5, 5)]
    assert events(match, s.UncleMade)[0].cites() == ("UNCLE-10", "UNCLE-12")
    assert match.state.chips == (5, 0, 0)
    assert match.state.pile == ()


@pytest.mark.parametrize("last", [2, 3, 4, 5, 6])
def test_UNCLE_13_above_fifty_pays_nothing(last: int) -> None:
    match = script([6, 5, 6, 5, 6, 5, 6, 5, 5, last])
    assert events(match, s.Busted) == [s.Busted(0, 49 + last)]
    assert not events(match, s.UncleMade)
    assert sum(match.state.chips) == 0
    assert match.state.pile == ()


def test_UNCLE_14_a_full_pile_is_put_aside_and_the_next_player_opens_another() -> None:
    match = script([6, 5, 6, 5, 6, 5, 6, 5, 5, 2, 3])
    assert events(match, s.PileAside) == [s.PileAside(0, 51, 10)]
    assert len(match.state.aside) == 10
    assert match.state.piles == 1
    assert match.state.total == 3
    second = events(match, s.PileStarted)[1]
    assert second == s.PileStarted(1, first=False)
    assert second.cites()[0] == "UNCLE-14"


def reshuffling(match: Match[Any, Any, Any], step: int) -> bool:
    return any(isinstance(event, s.Reshuffled) for event in match.steps[step].events)


@pytest.mark.parametrize("seats", range(2, 7))
def test_UNCLE_15_the_put_aside_cards_become_the_draw_pile(seats: int) -> None:
    match, step = until(seats, reshuffling)
    before, after = match.steps[step - 1].state, match.steps[step].state
    assert len(before.stock) == 1
    assert after.stock == before.aside
    assert after.aside == ()
    assert match.steps[step].events[-1] == s.Reshuffled(None, len(before.aside))
    assert after.reshuffles == (sum(map(len, after.drawn)),)


@pytest.mark.parametrize("seats", [2, 4])
def test_UNCLE_16_the_growing_pile_stays(seats: int) -> None:
    match, step = until(seats, lambda m, at: reshuffling(m, at) and m.steps[at].state.pile)
    before, after = match.steps[step - 1].state, match.steps[step].state
    assert after.pile == before.pile
    pile = Counter(laid.card for laid in after.pile)
    held = Counter(card for hand in after.hands for card in hand)
    assert Counter(after.stock) + pile + held == Counter(DECK)


def test_UNCLE_17_the_game_ends_when_the_pot_is_empty() -> None:
    match = script([4, 6], pot_chips=1)
    assert isinstance(match.turn, Over)
    assert events(match, s.PotEmpty) == [s.PotEmpty(1)]
    for move in (Lay(1), Draw(1)):
        with pytest.raises(Refusal, match=r"The game is over, so .*\(UNCLE-17\)"):
            match.play(move)


def test_UNCLE_18_the_last_uncle_takes_what_is_left() -> None:
    match = script([6, 6, 6, 2], pot_chips=1)
    made = events(match, s.UncleMade)
    assert made == [s.UncleMade(0, 20, 1, 2)]
    assert made[0].cites() == ("UNCLE-18", "UNCLE-10")
    assert match.state.chips == (1, 0, 0)
    told = scene(match.view(-1, 0), match.events(-1, 0), NAMES)
    assert "a chip, all that is left in the pot" in told.said[1]


def test_UNCLE_19_most_chips_wins() -> None:
    match = script([4, 6, 6, 4], pot_chips=3)
    assert match.turn == Over((2, 1, 0), (0,), "most chips")
    over = events(match, s.GameOver)
    assert over == [s.GameOver(None, (0,), "most chips")]
    assert over[0].cites() == ("UNCLE-19", "UNCLE-21")


def test_UNCLE_20_tied_players_draw_and_the_high_card_wins() -> None:
    match = scripted_tie()
    assert match.state.chips == (1, 1)
    assert isinstance(match.turn, Chance)
    match = match.extend([Draw(3), Draw(5)])
    assert match.turn == Over((1, 1), (1,), "high card in the tie-break draw")
    assert events(match, s.TieDraw) == [s.TieDraw(0, 3), s.TieDraw(1, 5)]
    assert events(match, s.GameOver)[0].cites() == ("UNCLE-20", "UNCLE-19")


def test_UNCLE_20_only_those_with_the_most_draw() -> None:
    match = script([4, 6, 4, 6], seats=3, pot_chips=2)
    assert match.state.chips == (1, 1, 0)
    assert match.state.tied == (0, 1)
    assert match.extend([Draw(6), Draw(1)]).turn == Over((1, 1, 0), (0,), "high card in the tie-break draw")


def test_UNCLE_21_the_aim_is_cited_at_the_end() -> None:
    assert "UNCLE-21" in s.GameOver.clauses
    assert script([4, 6], pot_chips=1).turn == Over((0, 1, 0), (1,), "most chips")


# Rulings


@pytest.mark.parametrize("chips", [1, 2, 50, 200, "20"])
def test_G1_pot_chips_one_to_two_hundred(chips: Any) -> None:
    game = KIT.new(2, pot_chips=chips)
    assert game.start().pot == int(chips)
    assert f"pot_chips={int(chips)}" in Match.new(game).record()
    assert KIT.new(2).start().pot == 50


@pytest.mark.parametrize("chips", [0, 201, -1, "many", 2.5, True, None, "1e2", "9" * 5000])
def test_G1_refuses_pot_chips_outside_its_range(chips: Any) -> None:
    with pytest.raises(Refusal, match=r"Expected pot_chips to be a whole number from 1 to 200, not .*\(G1\)$"):
        KIT.new(2, pot_chips=chips)


@pytest.mark.parametrize("seats", range(2, 7))
def test_G2_the_last_seat_deals_so_seat_0_begins(seats: int) -> None:
    match = script([], seats=seats)
    turn = match.turn
    assert isinstance(turn, Choice)
    assert turn.seat == 0


def test_G3_the_first_card_goes_to_seat_0() -> None:
    assert events(script([]), s.Dealt)[0].seat == 0


def test_G4_the_next_seat_opens_a_new_pile() -> None:
    match = script([6, 5, 6, 5, 6, 5, 6, 5, 5, 2])
    turn = match.turn
    assert isinstance(turn, Choice)
    assert (events(match, s.PileAside)[0].seat, turn.seat) == (0, 1)


def test_G5_the_finished_pile_is_in_the_reshuffle_that_its_last_draw_brings() -> None:
    """It cannot happen to two: the pack totals 147, six cards 6 to 36, and whole piles 50 to 55 each."""

    def both(match: Match[Any, Any, Any], step: int) -> bool:
        finished = any(isinstance(event, s.PileAside) for event in match.steps[step - 1].events)
        return finished and reshuffling(match, step)

    match, step = until(4, both)
    pile = match.steps[step - 2].state.pile
    last = match.steps[step - 1].state.plays[-1]
    finished = Counter(laid.card for laid in (*pile, last))
    after = match.steps[step].state
    assert finished <= Counter(after.stock)
    assert after.pile == ()
    hands = Counter(card for hand in after.hands for card in hand)
    assert Counter(after.stock) + hands == Counter(DECK)


def test_G6_eager_reshuffles_with_the_last_card() -> None:
    match, step = until(3, reshuffling, reshuffle="eager")
    assert isinstance(match.moves[step - 1], Draw)
    assert match.steps[step].events[0].clauses == ("UNCLE-8",)
    assert all(step.state.stock for step in match.steps)


def test_G6_lazy_reshuffles_when_a_card_is_needed() -> None:
    match, step = until(3, reshuffling, reshuffle="lazy")
    before, after = match.steps[step - 1].state, match.steps[step].state
    assert before.stock == ()
    assert before.phase == "draw"
    turn = match.game.turn(before)
    assert turn == Chance(Dist.of(Draw(card) for card in before.aside))
    kinds = [type(event) for event in match.steps[step].events]
    assert kinds == [s.Reshuffled, s.CardDrawn]
    assert len(after.stock) == len(before.aside) - 1
    assert match.steps[step - 2].state.stock == ()


def test_G6_lazy_and_eager_can_differ_by_a_pile() -> None:
    """In the lazy variant a pile finished just before the next draw joins the reshuffle."""

    def both(match: Match[Any, Any, Any], step: int) -> bool:
        finished = any(isinstance(event, s.PileAside) for event in match.steps[step - 1].events)
        return finished and reshuffling(match, step)

    match, step = until(4, both, reshuffle="lazy")
    before = match.steps[step - 2].state  # its play finished the pile; the stock was gone already
    assert before.stock == ()
    moves = [str(move) for move in match.moves[: step - 1]]
    heading = "uncle seats=4 pot_chips=50: "
    eager = opened(GAMES, heading + " ".join(moves))
    assert len(eager.state.stock) < len(match.steps[step - 1].state.aside)


def test_G6b_a_growing_pile_has_at_most_22_cards() -> None:
    cards = sorted(DECK)
    count = total = 0
    while total + cards[count] < FULL:
        total += cards[count]
        count += 1
    assert count == 22
    assert 42 - 6 * HAND - count == 2


def test_G7_full_deck_all_42_cards_and_all_again() -> None:
    match = scripted_tie()
    turn = match.turn
    assert turn == Chance(Dist.of(Draw(card) for card in DECK))
    one = match.play(Draw(6))
    assert one.turn == Chance(Dist.of(Draw(card) for card in DECK[:-1]))
    again = one.play(Draw(6))
    assert events(again, s.TieAgain) == [s.TieAgain(None, (0, 1))]
    assert again.turn == turn
    assert again.state.tie_out == ()
    assert again.extend([Draw(6), Draw(2)]).turn == Over((1, 1), (0,), "high card in the tie-break draw")


def test_G7_only_those_tied_for_high_draw_again() -> None:
    game = KIT.new(4, pot_chips=9)
    state = replace(script([], seats=4, pot_chips=9).state, chips=(3, 3, 0, 3), pot=0, tied=(0, 1, 3), phase="tie")
    match = Match(game, (), (Match.new(game).steps[0].__class__(replace(state, tie_bag=DECK)),))
    match = match.extend([Draw(5), Draw(2), Draw(5)])
    assert match.state.tied == (0, 3)
    assert match.extend([Draw(1), Draw(4)]).turn == Over((3, 3, 0, 3), (3,), "high card in the tie-break draw")


def test_G7_draw_pile_cards_stay_out() -> None:
    match = scripted_tie(tie_break="draw_pile")
    stock = match.state.stock
    assert match.turn == Chance(Dist.of(Draw(card) for card in stock))
    card = next(value for value in stock if stock.count(value) > 1)
    again = match.extend([Draw(card), Draw(card)])
    assert again.state.tie_out == (card, card)
    rest = list(stock)
    rest.remove(card)
    rest.remove(card)
    assert again.turn == Chance(Dist.of(Draw(c) for c in rest))
    assert again.view(-1, 0).shown == (card, card)


def test_G7_draw_pile_running_short_takes_all_not_yet_drawn() -> None:
    match = scripted_tie(tie_break="draw_pile")
    game, state = match.game, match.state
    short = replace(state, stock=(3,), aside=tuple(sorted((*state.aside, *state.stock))), tie_bag=(3,))
    after = game.play(short, Draw(3)).state
    rest = list(DECK)
    rest.remove(3)
    assert game.turn(after) == Chance(Dist.of(Draw(card) for card in rest))
    again = game.play(after, Draw(3)).state
    assert (again.tie_out, len(again.tie_bag)) == ((3, 3), 40)


def test_G7_draw_pile_that_has_given_every_card_starts_over() -> None:
    match = scripted_tie(tie_break="draw_pile")
    state = replace(match.state, tie_bag=(6,), tie_out=DECK[:-1])
    after = match.game.play(state, Draw(6)).state
    assert (after.tie_bag, after.tie_out) == (DECK, ())


def test_G7_shared_all_who_tie_win() -> None:
    match = scripted_tie(tie_break="shared")
    assert match.turn == Over((1, 1), (0, 1), "most chips, shared")


def test_G8_who_empties_the_pot_does_not_draw() -> None:
    match = script([4, 6], pot_chips=1)
    assert match.state.phase == "over"
    assert list(map(len, match.state.hands)) == [3, 2, 3]
    assert isinstance(match.moves[-1], Lay)


def test_G9_call_total_is_a_setting_and_changes_no_rule() -> None:
    moves = script([4, 6, 4]).moves
    auto, quiz = (Match.new(KIT.new(3, call_total=how)).extend(moves) for how in ("auto", "quiz"))
    assert auto.state == quiz.state
    assert "call_total=quiz" in quiz.record()
    with pytest.raises(Refusal, match="Expected call_total to be auto or quiz, not 'loud'"):
        KIT.new(3, call_total="loud")


def test_G10_chips_are_paid_in_the_step_that_earns_them() -> None:
    match = script([4, 6])
    play = match.moves.index(Lay(6)) + 1
    assert match.steps[play].state.chips == (0, 1, 0)
    assert isinstance(match.game.turn(match.steps[play].state), Chance)


def remembered(memory: str) -> Any:
    match = script([6, 5, 6, 5, 6, 5, 6, 5, 5, 2, 4, 3, 1], memory=memory)
    return match.view(-1, 1)


def test_G11_full_memory() -> None:
    view = remembered("full")
    assert [laid.card for laid in view.pile] == [4, 3, 1]
    assert len(view.plays) == view.turns == 13
    assert view.aside == tuple(sorted([6, 5, 6, 5, 6, 5, 6, 5, 5, 2]))
    assert len(view.unseen) == 42 - 13 - 3
    assert len(view.drawn) == 3 + 5 - 1
    assert (view.covered, view.piles) == (0, 1)


def test_G11_current_pile_memory() -> None:
    view = remembered("current_pile")
    assert [laid.card for laid in view.pile] == [laid.card for laid in view.plays] == [4, 3, 1]
    assert view.aside is None
    assert view.aside_count == 10
    assert len(view.unseen) == 42 - 3 - 3
    assert view.drawn == ()
    assert (view.covered, view.piles, view.turns, view.total) == (0, 1, 13, 8)


def test_G11_top_memory() -> None:
    view = remembered("top")
    assert [laid.card for laid in view.pile] == [laid.card for laid in view.plays] == [1]
    assert view.aside is None
    assert len(view.unseen) == 42 - 1 - 3
    assert view.drawn == ()
    assert (view.covered, view.piles, view.turns, view.total) == (2, 1, 13, 8)


@pytest.mark.parametrize("memory", ["current_pile", "top"])
def test_G11_who_sees_everything_forgets_nothing(memory: str) -> None:
    match = script([6, 5, 6, 5, 6, 5, 6, 5, 5, 2, 4, 3, 1], memory=memory)
    view = match.view(-1, EVERYTHING)
    assert view.aside is not None
    assert len(view.plays) == 13
    assert len(view.unseen) == view.draw_count


def test_G12_chips_are_open_to_all() -> None:
    match = script([4, 6, 4])
    for watcher in (0, 1, 2, None, EVERYTHING):
        assert match.view(-1, watcher).chips == (0, 1, 0)


@pytest.mark.parametrize("turns", [1, 2, 7])
def test_G13_a_game_broken_off_has_no_winner(turns: int) -> None:
    match = play_on(Match.new(KIT.new(3, max_turns=turns)), [KIT.players["random"]] * 3, Random(1))
    over = match.turn
    assert isinstance(over, Over)
    assert over.winners == ()
    assert over.why == f"unfinished after {count(turns, 'turn')}"
    assert match.state.turns == turns
    assert all(len(hand) == 3 for hand in match.state.hands)
    assert scene(match.view(-1, 0), match.events(-1, 0), NAMES).now == f"The game is {over.why}, so nobody wins."


def test_G13_a_pot_emptied_on_the_last_turn_has_a_winner() -> None:
    match = script([4, 6], pot_chips=1, max_turns=2)
    assert match.turn == Over((0, 1, 0), (1,), "most chips")


@pytest.mark.parametrize("turns", [0, 100_001, "soon"])
def test_G13_refuses_max_turns_outside_its_range(turns: Any) -> None:
    with pytest.raises(Refusal, match=r"whole number from 1 to 100000, not .*\(G13\)$"):
        KIT.new(3, max_turns=turns)


def test_G14_no_total_passes_55() -> None:
    highest = 0
    for seed in range(40):
        match = play_on(Match.new(KIT.new(2)), [KIT.players["random"]] * 2, Random(seed))
        highest = max(highest, *(event.new for event in events(match, s.CardPlayed)))
    assert highest == 55


# Options, clauses, views


@pytest.mark.parametrize("name", options_of(Options))
def test_every_option_is_refused_outside_its_range_with_its_ruling(name: str) -> None:
    option = options_of(Options)[name]
    with pytest.raises(Refusal, match=r"^Expected") as refused:
        KIT.new(3, **{name: "nonsense"})
    assert refused.value.clause == option.ruling
    assert option.ruling in dict(KIT.rules)
    assert name in dict(KIT.rules)[option.ruling]
    assert option.default == getattr(Options(), name)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(Refusal, match=r"has no option 'jokers'. It has pot_chips, "):
        KIT.new(3, jokers=2)


def test_every_clause_stands_in_the_rules_and_is_cited_or_tested() -> None:
    rules = dict(KIT.rules)
    assert [*rules] == [
        *(f"UNCLE-{n}" for n in range(1, 22)),
        *("G1", "G2", "G3", "G4", "G5", "G6", "G6b", "G7", "G8", "G9", "G10", "G11", "G12", "G13", "G14"),
    ]
    kinds = [
        kind for _, kind in inspect.getmembers(s, inspect.isclass) if issubclass(kind, Event) and kind is not Event
    ]
    cited = {clause for kind in kinds for clause in kind.clauses}
    assert all(kind.clauses for kind in kinds)
    assert cited <= set(rules)
    tests = [name for name in globals() if name.startswith("test_")]
    for clause in rules:
        stem = f"test_{clause.replace('-', '_')}_"
        assert any(name.startswith(stem) for name in tests), f"no test is named for {clause}"


def test_what_a_match_cites_stands_in_the_rules() -> None:
    rules = dict(KIT.rules)
    for seed in range(6):
        match = play_on(Match.new(KIT.new(2, pot_chips=12)), [KIT.players["greedy"]] * 2, Random(seed))
        for step in match.steps:
            for event in step.events:
                assert event.cites()
                assert set(event.cites()) <= set(rules)


@pytest.mark.parametrize("watcher", [3, -1, "all", True, False, 1.5])
def test_a_view_for_nobody_is_refused(watcher: Any) -> None:
    with pytest.raises(Refusal, match="Expected a seat from 0 to 2, None or 'everything'"):
        script([]).view(-1, watcher)


def test_a_position_set_up_by_hand_is_checked() -> None:
    game = KIT.new(3)
    assert isinstance(game, Uncle)
    lay = Laid
    view = game.position((1, 3, 6), (lay(1, 6), lay(2, 3)), seat=0)
    assert (view.total, view.next, len(view.unseen), view.draw_count) == (9, 1, 37, 31)
    refused: list[tuple[dict[str, Any], str]] = [
        ({"hand": (1, 2)}, "A hand has 3 cards, not 2"),
        ({"hand": (1, 2, 7)}, "Cards go from 1 to 6"),
        ({"hand": (1, 2, 3), "seat": 3}, "Expected a seat from 0 to 2, not 3"),
        ({"hand": (1, 2, 3), "laid": (lay(1, 6),)}, "The players in the pile must follow each other"),
        ({"hand": (1, 1, 1), "seen": (1,) * 5}, "at most seven cards of each number, so there can't be 8"),
        ({"hand": (1, 2, 3), "turn": -1}, "Expected a seat from 0 to 2, not -1"),
        ({"hand": (1, 2, 3), "laid": tuple(lay(k, c) for k, c in enumerate((4, 6)))}, "follow each other"),
        ({"hand": (1, 2, 3), "laid": tuple(lay(k % 3, 6) for k in range(9))}, "must be below 50"),
        ({"hand": (6, 6, 6), "seen": (1,) * 7 + (2,) * 7 + (3,) * 7 + (4,) * 7 + (5,) * 5}, "cards left to draw"),
    ]
    for given, words in refused:
        with pytest.raises(Refusal, match=words):
            game.position(**given)
