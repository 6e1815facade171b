"""The chances of Say Uncle, each a second way: by enumeration, by another reckoning, or in the lessons' own numbers."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import pytest

from tests.games.say_uncle.tables import view
from uncle_widgets import play_out
from uncle_widgets.games.say_uncle import KIT, odds
from uncle_widgets.games.say_uncle.belief import imagine_hands
from uncle_widgets.games.say_uncle.cards import (
    DECK,
    KINGS,
    NAMES,
    RUNS,
    best,
    card_of,
    cards_in,
    mask_of,
    parse_cards,
    strength,
)
from uncle_widgets.games.say_uncle.imagined import hidden_strengths
from uncle_widgets.games.say_uncle.questions.illustrated import call_line, rival_by_rival, what_beats
from uncle_widgets.games.say_uncle.ways import below, spared
from uncle_widgets.probability.trials import Estimate
from uncle_widgets.refusal import Refusal

F = Fraction
P = ("7-8s 2h 5c Ac", "9-10s Q-Kd 5h", "5-7d 4h Jc")
J = ("J-Qh 3c 2,5s", "Kh As Kd 9s 2d", "6d 7d 8d 4h 10c")
TABLE = ("J-Qh 3d 8c 2s", "Kh 4d 10c 6s 8s", "9c 10-Jd 4-5s", "5-6c 9h 7d Qs", "Ac 2-3h 9d Ks")


def plain_run(cards: tuple[int, ...]) -> tuple[int, int, int]:
    """The best run, found by trying every one there is."""
    held = {*cards}
    found = (0, 0, 0)
    for suit in range(4):
        for top in range(1, KINGS + 2):
            for length in range(1, KINGS + 1):
                if top - length >= 0 and all(card_of(r, suit) in held for r in range(top - length + 1, top + 1)):
                    found = max(found, (length, top, suit))
    return found


def test_the_fast_run_finder_is_the_plain_one() -> None:
    rng = Random(1)
    for n in (1, 5, 10, 13, 26):
        for _ in range(40):
            cards = tuple(rng.sample(DECK, n))
            assert best(cards) == plain_run(cards)
    for mask in range(0, 1 << KINGS, 37):
        length, top, _ = plain_run(tuple(cards_in(mask)))
        assert RUNS[mask] == length << 4 | top


def test_runs_of_five_cards_are_the_poker_count() -> None:
    lengths = odds.longest_run(5)
    assert lengths.total == comb(52, 5)
    assert [int(lengths[n] * comb(52, 5)) for n in (1, 2, 3, 5)] == [1697124, 847504, 52260, 40]


def test_runs_of_three_cards_by_enumeration() -> None:
    counts: dict[int, int] = {}
    for cards in combinations(DECK, 3):
        length = strength(mask_of(cards)) >> 6
        counts[length] = counts.get(length, 0) + 1
    assert odds.longest_run(3).weights == counts


@pytest.mark.soak
def test_all_five_card_hands_by_enumeration() -> None:
    counts: dict[int, int] = {}
    for cards in combinations(DECK, 5):
        length = strength(mask_of(cards)) >> 6
        counts[length] = counts.get(length, 0) + 1
    assert odds.longest_run(5).weights == counts


@pytest.mark.parametrize(("cards", "length", "exact"), [
    (8, 3, F(40977389, 376269075)), (10, 3, F(3780637, 17384642)), (12, 3, F(37343631583, 103189703435)),
    (13, 4, F(7560903943, 79376694950)),
])  # fmt: skip
def test_longest_run_in_the_lessons_numbers(cards: int, length: int, exact: F) -> None:
    assert odds.longest_run(cards).P(lambda n: n >= length) == exact


def test_best_of_several_hands() -> None:
    assert odds.best_of(2, 5, 2) == F(1019417893, 1782936540)
    assert odds.best_of(4, 5, 2) == F(15606364242558832273, 19182275037315011160)
    assert odds.best_of(1, 5, 2) == odds.longest_run(5).P(lambda n: n >= 2)
    assert odds.best_hand(parse_cards("8-9h 3c Jd Ks"), 1) == F(118370, 139449)
    assert odds.best_hand(parse_cards("8-9h 3c Jd Ks"), 3) == F(28890369894637135, 47399179013773587)
    assert odds.best_hand(parse_cards("6-7c 9d Qh 2s"), 2) == F(194458921885, 326218205313)
    with pytest.raises(Refusal, match="from 1 to 4"):
        odds.best_of(5, 5, 2)


def test_hands_that_no_two_rivals_beat_by_enumeration() -> None:
    """Two rivals with a known card each and two hidden ones of eight unseen: every deal, one by one."""
    unseen = parse_cards("4-7c 9c A-2d Kd")
    known = parse_cards("8c Qd")
    for limit in (strength(mask_of(parse_cards(text))) for text in ("5-6h", "6-8s", "K-Ad", "2s")):
        good = every = 0
        for first in combinations(unseen, 2):
            rest = [card for card in unseen if card not in first]
            for second in combinations(rest, 2):
                hands = ((*first, known[0]), (*second, known[1]))
                good += all(strength(mask_of(hand)) <= limit for hand in hands)
                every += 1
        masks = tuple(1 << card for card in known)
        assert spared(limit, masks, (2, 2), mask_of(unseen)) == F(good, every)
    assert below(3) < strength(mask_of(parse_cards("A-3c")))


@pytest.mark.parametrize(("table", "exact"), [
    (P, F(6597, 6919)), (J, F(319769, 435897)), (TABLE, F(10840117910197, 13155340358160)),
])  # fmt: skip
def test_wins_if_called_in_the_lessons_numbers(table: tuple[str, ...], exact: F) -> None:
    assert odds.wins_if_called(view(*table)) == exact


def test_wins_if_called_by_enumeration_of_a_smaller_stock() -> None:
    """After 20 cards that all passed, 17 are unseen: every five of them, one by one."""
    gone = [card for card in view(*P).unseen if card not in parse_cards("3-4d 8-9d 6s Js Jh 10-Jd 2-3c")]
    seen = view(*P, turned=" ".join(_named(gone[:20])))
    mine, known = best(seen.hand), seen.table.gained(1)
    wins = sum(best((*five, *known)) < mine for five in combinations(seen.unseen, 5))
    assert odds.wins_if_called(seen) == F(wins, comb(len(seen.unseen), 5))


def _named(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


@pytest.mark.soak
@pytest.mark.parametrize("table", [P, J])
def test_wins_if_called_by_full_enumeration(table: tuple[str, ...]) -> None:
    seen = view(*table)
    mine, known = strength(mask_of(seen.hand)), mask_of(seen.table.gained(1))
    wins = sum(strength(known | mask_of(five)) < mine for five in combinations(seen.unseen, 5))
    assert odds.wins_if_called(seen) == F(wins, comb(37, 5))


def test_after_a_rival_has_put_a_card_away_it_is_an_estimate() -> None:
    seen = view(*P, turned="Jd>B")
    found = odds.wins_if_called(seen)
    assert isinstance(found, Estimate)
    assert (found.n, found.seed) == (odds.SIMULATED, odds.SEED)
    own = odds.wins_if_called(view(*P, turned="Jd>A-2h"))
    assert isinstance(own, F), "my own discards are known to me"


@pytest.mark.parametrize("seats", [2, 4])
def test_hands_imagined_on_arrays_are_those_imagined_one_by_one(seats: int) -> None:
    match, compared = play_out("say_uncle", seats=seats, players="greedy", seed=2, **KIT.short), 0
    for step in range(0, len(match.steps), 5):
        seen = match.view(step, 1)
        if not seen.settled or seen.whole:
            continue
        found: dict[int, list[int]] = {}
        for deal in imagine_hands(seen, Random(step), 20):
            for seat, _, hand, _ in deal:
                found.setdefault(seat, []).append(strength(mask_of(hand)))
        assert hidden_strengths(seen, step, 20) == found
        compared += 1
    assert compared


def test_without_numpy_an_estimate_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = view(*P, turned="Jd>B")
    found = odds.wins_if_called(seen)
    odds._imagined.cache_clear()
    monkeypatch.setattr(odds, "with_numpy", lambda: False)
    assert odds.wins_if_called(seen) == found


def test_threats_are_the_smallest_sets_that_beat_me() -> None:
    found = odds.threats(view(*P))
    assert [threat.cards for threat in found[:3]] == [
        parse_cards("3-4d"), parse_cards("4,8d"), parse_cards("8-9d"),
    ]  # fmt: skip
    assert {threat.chance for threat in found[:3]} == {F(5, 333)}


def test_what_counts_hidden_hands_is_refused_once_a_rival_has_put_a_card_away() -> None:
    seen = view(*P, turned="Jd>B")
    for ask in (
        lambda: odds.threats(seen),
        lambda: odds.threats(seen, (1,)),
        lambda: odds.none_above(seen, 0, (1,)),
        lambda: odds.beats(seen, seen.hand),
        lambda: odds.after_waiting(seen),
    ):
        with pytest.raises(Refusal, match="while no rival has put a card aside"):
            ask()


def test_outs_over_all_unseen_cards() -> None:
    assert odds.out_appears(2, 37, 8) == F(130, 333)
    assert odds.out_appears(2, 27, 12) == F(82, 117)
    assert odds.outs(view(*P)) == parse_cards("6s Js")


T, LAID = "Qh Qs 9d 3s Ah", "5c 6c Kh 9h 2s 8s Jd 3d 10h Ks"


@pytest.mark.parametrize(("mine", "theirs", "times", "exact"), [
    ("", "", 3, F(5, 37)),
    ("", "5c", 3, F(230915550, 782397019)),
    ("", "5c", 10, F(476457604075, 907708031284)),
    ("10h", "Kh 5c", 3, F(47416359, 179319593)),
    ("10h", "6c 5c", 3, F(48050897400, 395579517547)),
])  # fmt: skip
def test_what_a_pick_tells_in_the_lessons_numbers(mine: str, theirs: str, times: int, exact: F) -> None:
    seen = view(T, mine, theirs, laid=LAID, deals="A")
    assert odds.talks(seen, times).chance(parse_cards("4c")) == exact
    assert odds.talks(seen, 1).chance(parse_cards("4c")) == F(5, 37)


def test_a_call_after_a_draft_that_talks() -> None:
    assert odds.talked_call(view(*J), 3) == F(312762950344088503, 518819366471442077)
    assert odds.talked_call(view(*J), 1) == odds.wins_if_called(view(*J))


def test_what_a_call_is_worth() -> None:
    p = F(319769, 435897)
    assert odds.call_value(p, 2) == 3 * p - 1
    assert odds.call_value(p, 2, "lead") == 5 * p - 3
    assert odds.call_value(p, 0, "lead") == 4 * p - 2
    with pytest.raises(Refusal, match="'own' points"):
        odds.call_value(p, 0, "all")


@pytest.mark.parametrize(("score", "versus", "even", "last"), [
    (1, "own", F(1, 3), F(1, 2)), (0, "own", F(0), F(0)), (1, "lead", F(3, 5), F(2, 3)),
    (0, "lead", F(1, 2), F(1, 2)),
])  # fmt: skip
def test_break_evens_are_where_the_values_are_equal(score: int, versus: str, even: F, last: F) -> None:
    assert odds.break_even(score, versus) == even
    assert odds.break_even(score, versus, last=True) == last
    assert odds.call_value(even, score, versus) == 0
    turned = last if versus == "own" else 2 * last - 1
    assert odds.call_value(last, score, versus) == turned


def test_after_waiting_by_every_card_that_may_come() -> None:
    seen = view(*P)
    assert odds.after_waiting(seen, 1) == F(185173, 193732)
    assert odds.after_waiting(seen, 2) == F(207151771, 216204912)
    total = F(0)
    for card in seen.unseen:
        longer = best((*seen.hand, card)).length > best(seen.hand).length
        hand = (*seen.hand, card) if longer else seen.hand
        rest = mask_of(seen.unseen) & ~(1 << card)
        total += spared(strength(mask_of(hand)), (mask_of(seen.table.gained(1)),), (5,), rest)
    assert total / 37 == odds.after_waiting(seen, 1)
    assert odds.after_waiting(seen, 0) == odds.wins_if_called(seen)


def test_odds_refuse_what_they_cannot_answer() -> None:
    drafting = view("Q-Kh 3d 8c 2s", "Jh", "", laid="Jh 10d 5c 2h 10c Jd 6c 3h 4d 6s")
    with pytest.raises(Refusal, match="after the draft"):
        odds.wins_if_called(drafting)
    with pytest.raises(Refusal, match="last card of the stock"):
        odds.last_card(view(*P))


def test_the_call_line_is_level_where_a_call_starts_to_pay() -> None:
    p = F(6597, 6919)
    for score, versus in ((1, "own"), (1, "lead"), (0, "lead")):
        curve = call_line(p, score, versus, "points").curve
        worth = dict(zip(curve.x, curve.exact, strict=True))
        assert worth.pop(95) == odds.call_value(p, score, versus)
        even = odds.break_even(score, versus)
        assert all((value > 0) == (F(n, 100) > even) for n, value in worth.items() if F(n, 100) != even)


def test_what_beats_a_hand_names_the_cards_that_do_it_alone() -> None:
    alone, by_length = (
        what_beats(seen, (1,), odds.beats(seen, seen.hand), odds.threats(seen)) for seen in (view(*J), view(*P))
    )
    assert alone.rows[0].words == "B has the 5 or the 9 of diamonds"
    assert alone.rows[0].parts[0].chance == 1 - F(32 * 31, 37 * 36)
    assert alone.counts() == [[26], [1], [73]]
    assert [row.words for row in by_length.rows] == [
        "five in a row or more",
        "four in a row, like yours",
        "shorter than yours",
    ]
    assert sum(part.chance for row in by_length.rows for part in row.parts) == 1


def test_rivals_strike_out_deals_one_by_one() -> None:
    own = parse_cards("8-9h 3c Jd Ks")
    tree = rival_by_rival([odds.best_hand(own, n) for n in (1, 2, 3)])
    assert [branch["n"] for branch in tree.drawn()["tree"]["children"]] == [85, 15]
    assert tree.spoken().startswith("100 cases split into 85 (1st rival worse) and 15 (1st rival better).")


def test_a_late_round_asks_of_no_more_players_than_the_unseen_cards_can_deal_to() -> None:
    match = play_out("say_uncle", seats=2, players="greedy", seed=15, **KIT.short)
    late = next(
        seen
        for step in range(len(match.steps))
        if (seen := match.view(step, 0)).five and seen.phase == "offer" and len(seen.unseen) < 10
    )
    posed = KIT.questions["S-L6"].at(about="mine", among=4).posed(late)
    assert "Your rival was dealt five cards too." in posed.words
    (players,) = [knob for knob in posed.knobs if knob.name == "among"]
    assert players.choices == ((2, "2"),)
    assert posed.derivation.lines
