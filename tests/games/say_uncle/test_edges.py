"""The odds of Say Uncle where they end: few unseen cards, the last of the stock, bounds. All by listing every deal."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

import pytest

from tests.games.say_uncle.tables import new, view
from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import KINGS, NAMES, Cards, Run, best, parse_cards, rank, read_cards, suit
from uncle_widgets.games.say_uncle.position import build
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.talk import Talk
from uncle_widgets.games.say_uncle.ways import NOBODY
from uncle_widgets.probability.trials import Estimate
from uncle_widgets.refusal import Refusal

P = ("7-8s 2h 5c Ac", "9-10s Q-Kd 5h", "5-7d 4h Jc")
J = ("J-Qh 3c 2,5s", "Kh As Kd 9s 2d", "6d 7d 8d 4h 10c")
THREE = ("J-Qh 3d 8c 2s", "Kh 4d 10c 6s 8s", "9c 10-Jd 4-5s", "5-6c 9h 7d Qs")
APART = ("2,4,6,8,10c", "2,4,6,8,10d", "2,4,6,8,10h")
ACES = ("A,3,5,7,9c", "A,3,5,7,9d", "A,3,5,7,9h")
BEATEN = ("2,4,6,8,10c", "2,4,6,8,10d", "3-6h Ks")


def late(table: tuple[str, ...], kept: Cards, **fields: str) -> View:
    """The position when all unseen cards but `kept` have been turned, and everybody passed."""
    turned = " ".join(NAMES[card] for card in view(*table).unseen if card not in kept)
    return view(*table, turned=turned, **fields)


def spread(table: tuple[str, ...], n: int, first: int = 0) -> Cards:
    """So many of the unseen cards, far and wide."""
    unseen = view(*table).unseen
    return tuple(unseen[(first + at * len(unseen) // n) % len(unseen)] for at in range(n))


@pytest.mark.parametrize("table", [P, J, THREE, APART, ACES, BEATEN])
def test_threats_are_all_smallest_sets_of_unseen_cards_that_beat_me(table: tuple[str, ...]) -> None:
    for first in (0, 1):
        seen = late(table, spread(table, 15, first))
        limit, found = best(seen.hand), odds.threats(seen)
        for rival in seen.rivals:
            known, least = seen.table.gained(rival), list[set[int]]()
            for k in range(6):
                for cards in map(set, combinations(seen.unseen, k)):
                    if best((*cards, *known)) > limit and not any(smaller <= cards for smaller in least):
                        least.append(cards)
            mine = [threat for threat in found if threat.seat == rival]
            assert sorted(map(sorted, least)) == sorted(sorted(threat.cards) for threat in mine)
            for threat in mine:
                k, held = len(threat.cards), {*threat.cards, *known}
                assert threat.chance == Fraction(comb(15 - k, 5 - k), comb(15, 5))
                assert threat.run > limit
                assert held.issuperset(threat.run.cards)
        assert found == tuple(sorted(found, key=lambda threat: (-threat.chance, threat.seat, threat.cards)))


def best_with(hand: Cards, card: int) -> Run:
    """The best of the hands that have this card for one of theirs (SAY-14)."""
    return max(best([*(kept for kept in hand if kept != away), card]) for away in hand)


@pytest.mark.parametrize(("table", "deals"), [(P, "A"), (J, "A"), (APART, "A"), (ACES, "A")])
def test_the_last_card_is_won_as_often_as_deal_by_deal(table: tuple[str, ...], deals: str) -> None:
    unseen = view(*table).unseen
    for first in range(0, 32, 3):
        for kept in (unseen[first : first + 6], spread(table, 6, first)):
            seen = late(table, kept, deals=deals)
            known, won = seen.table.gained(1), 0
            for last in kept:
                theirs = (*known, *(card for card in kept if card != last))
                if best_with(seen.hand, last) > best(theirs):
                    won += 1
                else:
                    won += best(seen.hand) > max(best(theirs), best_with(theirs, last))
            assert odds.last_card(seen) == Fraction(won, 6)
            assert odds.turn_value(seen) == Fraction(won, 6)
            assert odds.turn_value(seen, "lead") == 2 * Fraction(won, 6) - 1


def test_the_last_card_of_the_lessons_hands() -> None:
    """J's hand wins with 4 of 6 last cards where 2, 3, 5, 6 and 7 of clubs are among those unseen, and so on."""
    unseen = view(*J).unseen
    found = [odds.last_card(late(J, unseen[at : at + 6], deals="A")) for at in (0, 10, 31)]
    assert found == [Fraction(2, 3), 0, Fraction(1, 2)]


def test_the_last_card_is_asked_about_alone_on_my_turn_against_one_rival_who_put_nothing_away() -> None:
    kept = spread(P, 6)
    mine = late(P, kept, deals="A")
    assert odds.last_card(mine) == 1
    words = [NAMES[offer.card] for offer in mine.table.offers]
    swapped = view(*P, turned=f"{' '.join(words)}>B", deals="A")
    another = late(P, kept, deals="B")
    sooner = late(P, spread(P, 7), deals="B")
    three = late(THREE, spread(THREE, 12), deals="A")
    assert [seen.table.stock for seen in (swapped, another, sooner, three)] == [1, 1, 2, 1]
    assert [seen.seat for seen in (swapped, another, sooner, three)] == [0, 1, 0, 0]
    assert [odds.is_exact(seen) for seen in (swapped, another, sooner, three)] == [False, True, True, True]
    for seen in (swapped, another, sooner, three):
        with pytest.raises(Refusal, match="last card of the stock"):
            odds.last_card(seen)


def beside(card: int, other: int) -> bool:
    """The same suit and the next rank, an ace at both ends (SAY-11)."""
    return suit(card) == suit(other) and (rank(card) - rank(other)) % KINGS in (1, KINGS - 1)


@pytest.mark.parametrize("times", [1, 3, 10])
def test_how_likely_these_picks_were_hand_by_hand(times: int) -> None:
    """Three hidden cards of nine, and three picks: each hidden hand, and what each pick of it weighs."""
    unseen = parse_cards("4c 8c Qc 2d Kd 3h 9h 5s 10s")
    laid = parse_cards("5c 7c Kc Ad 3d 4h 10h 6s")
    order = parse_cards("5c Ad 6s")
    left, seen = [*laid], []
    for at, card in enumerate(order):
        seen.append((tuple(left), order[:at], card))
        left.remove(card)
    chances = {}
    for five in combinations(unseen, 3):
        chance = Fraction(1)
        for there, drafted, taken in seen:
            weights = {card: times if any(beside(card, own) for own in (*five, *drafted)) else 1 for card in there}
            chance *= Fraction(weights[taken], sum(weights.values()))
        chances[five] = chance
    whole = sum(chances.values())
    talk = Talk(unseen, tuple(seen), times, 3)
    assert talk.chance_of_picks() == whole / len(chances)
    for three, chance in chances.items():
        assert talk.holds([three]) == chance / whole
    for card in unseen:
        assert talk.chance([card]) == sum(chance for five, chance in chances.items() if card in five) / whole


@pytest.mark.parametrize(
    ("ask", "least", "most"),
    [
        (lambda n: odds.longest_run(n), 1, 13),
        (lambda n: odds.best_of(n, 5, 2), 1, 4),
        (lambda n: odds.best_of(2, n, 2), 1, 5),
        (lambda n: odds.best_of(2, 5, n), 2, 13),
        (lambda n: odds.best_hand("2c 3c", n), 1, 3),
        (lambda n: odds.out_appears(0, n, 0), 1, 52),
        (lambda n: odds.out_appears(n, 9, 4), 0, 9),
        (lambda n: odds.out_appears(4, 9, n), 0, 9),
        (lambda n: odds.after_waiting(view(*P), n), 0, 2),
        (lambda n: odds.talks(view(*P), n), 1, 100),
    ],
)
def test_bounds_are_taken_and_what_lies_beyond_is_refused_in_words(ask: Any, least: int, most: int) -> None:
    assert ask(least) is not None
    assert ask(most) is not None
    for beyond in (least - 1, most + 1, float(least), str(most)):
        with pytest.raises(Refusal, match=f"a whole number from {least} to {most}, not '?{beyond}"):
            ask(beyond)


def test_a_refusal_repeats_twenty_signs_of_what_was_given() -> None:
    for ask in (lambda: odds.longest_run("x" * 30), lambda: odds.call_value(Fraction(1, 2), 1, "x" * 30)):  # type: ignore[arg-type]
        with pytest.raises(Refusal, match=f"not '{'x' * 20}'"):
            ask()


def test_no_card_turned_shows_no_out_and_all_of_them_every_one() -> None:
    assert odds.out_appears(3, 20, 0) == 0
    assert odds.out_appears(1, 20, 20) == 1
    assert odds.out_appears(0, 20, 20) == 0


def test_cards_are_numbers_of_the_pack_or_words() -> None:
    assert read_cards([0, "As", 51]) == (0, 39, 51)
    assert read_cards("2c Kd") == read_cards(["2c", "Kd"]) == (1, 25)
    for card in (-1, 52, True, 1.0, ""):
        with pytest.raises(Refusal, match="Write cards like 7s 10h Ad"):
            read_cards([card])  # type: ignore[list-item]


def test_a_position_with_the_whole_stock_turned_is_refused_with_the_most_there_may_be() -> None:
    unseen = view(*P).unseen
    most = view(*P, turned=" ".join(NAMES[card] for card in unseen[:31]))
    assert most.table.stock == 1
    with pytest.raises(
        Refusal, match="At most 31 turned cards can be settled, because the round ends with the stock"
    ):
        view(*P, turned=" ".join(NAMES[card] for card in unseen[:32]))


def test_before_the_first_dealer_is_drawn_nobody_deals_or_turns() -> None:
    table = new(3, first_dealer="random").start().table
    assert (table.phase, table.dealer, table.turner, table.seat) == ("dealer", NOBODY, NOBODY, NOBODY)


def test_cards_written_twice_are_refused_and_read_once() -> None:
    for text in ("2c 2c", "2-4c 3c", "A,Ac"):
        with pytest.raises(Refusal, match=r"There is only one (2c|3c|Ac) in the pack, not two"):
            parse_cards(text)
    assert parse_cards("A-3c Q-Kc") == (0, 1, 2, 11, 12)


def test_before_the_draft_is_over_no_card_has_been_turned_and_a_blind_draft_shows_no_hand() -> None:
    drafting = {"five": "Q-Kh 3d 8c 2s", "picks": "Jh / ", "laid": "Jh 10d 5c 2h 10c Jd 6c 3h 4d 6s", "deals": "B"}
    assert build(new(2), 0, drafting).phase == "draft"
    with pytest.raises(Refusal, match="No card can be turned before the draft is over"):
        build(new(2), 0, {**drafting, "turned": "9s"})
    with pytest.raises(
        Refusal, match="The draft must be over, because nobody looks at their five cards before that"
    ):
        build(new(2, blind_draft=True), 0, drafting)


def test_so_many_are_asked_before_a_seat_as_sit_between_it_and_the_turner() -> None:
    table = new(4).start().table.but(phase="offer", turner=2)
    assert [table.asked(seat) for seat in (2, 3, 0, 1)] == [0, 1, 2, 3]
    assert [table.but(passed=passes).seat for passes in range(4)] == [2, 3, 0, 1]


def test_an_estimate_tells_the_standard_error_of_a_share() -> None:
    found = odds.wins_if_called(view(*J, turned="Jd>B"))
    assert isinstance(found, Estimate)
    share = Fraction(round(found.value * found.n), found.n)
    assert 0 < share < 1
    assert found.error**2 == pytest.approx(float(share * (1 - share) / (found.n - 1)))
