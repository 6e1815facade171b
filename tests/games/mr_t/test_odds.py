"""The odds of the Mr. T card game, each checked a second way: by ordered enumeration, by matrices, or by number."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations, product
from random import Random
from time import process_time

import pytest

from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.cards import DECKS, MR_T
from uncle_widgets.refusal import Refusal

F = Fraction
A, B, C = (dict(DECKS[name]) for name in "ABC")
SMALL = {"JEFF": 3, "DOZER": 2, "BUS": 2, "KIM": 1, MR_T: 2}
TEES = {"JEFF": 4, MR_T: 5}
BAGS = (SMALL, TEES, {"JEFF": 1, "DOZER": 1, "BUS": 1, "KIM": 1, "ROBIN": 1, MR_T: 1})


def cards(bag: dict[str, int]) -> list[str]:
    return [card for card, n in bag.items() for _ in range(n)]


def enumerated(bag: dict[str, int], n: int) -> list[tuple[str, ...]]:
    return list(permutations(cards(bag), n))


@pytest.mark.parametrize("bag", BAGS)
@pytest.mark.parametrize("seats", [3, 4])
def test_flip_outcomes_are_those_of_every_order(bag: dict[str, int], seats: int) -> None:
    every = enumerated(bag, seats)
    found = Counter(_kind(flip) for flip in every)
    dist = odds.flip_outcomes(bag, seats)
    assert {kind: p * len(every) for kind, p in dist.items()} == found
    assert set(dist) <= set(odds.OUTCOMES)


def _kind(flip: tuple[str, ...]) -> str:
    """By the rulebook's cases, and not by counts."""
    groups = {card: [at for at, other in enumerate(flip) if other == card] for card in flip}
    alike = [group for group in groups.values() if len(group) > 1]
    if not alike:
        return "win" if flip.count(MR_T) == 1 else "stalemate-different"
    if len(alike) == 2:
        return "double"
    return "stalemate-alike" if len(alike[0]) == len(flip) else f"showdown-{len(alike[0])}"


def test_the_worked_numbers_of_a_flip() -> None:
    four, three = odds.flip_outcomes(A, 4), odds.flip_outcomes(A, 3)
    assert four == odds.flip_outcomes_from([(A, 4)])
    assert dict(four) == {
        "win": F(5832, 32509), "stalemate-different": F(6561, 32509), "stalemate-alike": F(257, 162545),
        "showdown-2": F(16767, 32509), "showdown-3": F(8928, 162545), "double": F(1512, 32509),
    }  # fmt: skip
    assert three["win"] == F(729, 3422)
    assert three["showdown-2"] == F(5913, 17110)
    decisive = [float(1 - odds.stalemates(deck, 4)) for deck in (A, B, C)]
    assert [round(p, 4) for p in decisive] == [0.7966, 0.8721, 0.6648]


def test_a_flip_from_several_bags() -> None:
    bags = [({"JEFF": 2, "KIM": 1}, 1), ({"JEFF": 1, MR_T: 1}, 2)]
    found: Counter[str] = Counter()
    for first in cards(bags[0][0]):
        for rest in enumerated(bags[1][0], 2):
            found[_kind((first, *rest))] += 1
    assert dict(odds.flip_outcomes_from(bags)) == {kind: F(n, 6) for kind, n in found.items()}


@pytest.mark.parametrize("bag", BAGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_someone_matches_by_every_order(bag: dict[str, int], seats: int) -> None:
    every = enumerated(bag, seats)
    assert odds.someone_matches(bag, seats) == F(sum(flip[0] in flip[1:] for flip in every), len(every))


@pytest.mark.parametrize("others", [(TEES,), (TEES, {"JEFF": 1, "KIM": 2}), ({"ROBIN": 1},)])
@pytest.mark.parametrize("same", [0, 1, 2])
def test_someone_matches_who_draws_from_another_bag_by_every_order(
    others: tuple[dict[str, int], ...], same: int
) -> None:
    met = total = 0
    for own in enumerated(SMALL, same + 1):
        for apart in product(*map(cards, others)):
            met, total = met + (own[0] in (*own[1:], *apart)), total + 1
    assert odds.matched_from(SMALL, same, others) == F(met, total)


@pytest.mark.parametrize(("bag", "seats", "k"), [(SMALL, 3, 1), (SMALL, 3, 2), (SMALL, 4, 1), (TEES, 3, 2)])
def test_stalemates_in_a_row_by_every_order(bag: dict[str, int], seats: int, k: int) -> None:
    every = enumerated(bag, seats * k)
    rows = ([flip[j * seats : (j + 1) * seats] for j in range(k)] for flip in every)
    met = sum(all(_kind(row).startswith("stalemate") for row in flips) for flips in rows)
    assert odds.stalemates(bag, seats, k) == F(met, len(every))


def test_top_and_hand_by_every_hand() -> None:
    wanted = ("DOZER", MR_T)
    assert odds.top_hits(wanted, SMALL) == F(4, 10)
    for n in (1, 2, 3, 4):
        every = list(combinations(cards(SMALL), n))
        assert odds.hand_has(wanted, SMALL, n) == F(
            sum(any(c in wanted for c in hand) for hand in every), len(every)
        )
    assert odds.copies_of(("DOZER", "DOZER"), SMALL) == 2


def test_a_hand_that_passed_something_over_by_every_hand() -> None:
    left = [hand for hand in combinations(cards(SMALL), 3) if "BUS" not in hand]
    none = sum("DOZER" not in hand for hand in left)
    assert odds.hand_lacks(("DOZER",), SMALL, 3, ("BUS",)) == F(none, len(left))


def test_only_one_of_two_by_every_deal() -> None:
    deck = [True] * 3 + [False] * 5
    mine_only = theirs_only = total = 0
    for order in set(permutations(range(8), 3)):
        me, them = deck[order[0]], deck[order[1]] or deck[order[2]]
        mine_only, theirs_only, total = mine_only + (me and not them), theirs_only + (them and not me), total + 1
    assert odds.only_one(3, 8, 1, 2) == (F(mine_only, total), F(theirs_only, total))


def test_a_step_decides() -> None:
    assert odds.step_decides(F(1, 2), F(1, 4)) == F(1, 2)
    assert odds.step_decides_from(("KIM", "BUS"), A) == F(2 * 18 * 42, 60 * 59)
    assert odds.step_decides_from(("KIM", "BUS"), {**A, "KIM": 8, "BUS": 8}) == F(2 * 16 * 42, 58 * 57)


def saddle(a: int, b: int, t: F) -> tuple[F, bool]:
    """The value of a showdown by its matrices of two by two, and whether to show is a saddle point throughout.

    Rows: I show or turn the top; columns: the other. Where a step settles nothing the next game is played;
    with both turning tops that is this game again, so its value solves v = w + s v.
    """
    if not a and not b:
        return F(1, 2), True
    ways_mine = [True, False] if a else [False]
    ways_theirs = [True, False] if b else [False]
    value: dict[tuple[bool, bool], F] = {}
    fine = True
    for mine in ways_mine:
        for theirs in ways_theirs:
            p, q = (F(1) if mine else t), (F(1) if theirs else t)
            again = p * q + (1 - p) * (1 - q)
            if not mine and not theirs:
                continue
            after, good = saddle(a - mine, b - theirs, t)
            fine &= good
            value[mine, theirs] = p * (1 - q) + again * after
    best = value[bool(a), bool(b)]
    tops = t * (1 - t) + (t * t + (1 - t) ** 2) * best
    value[False, False] = tops
    if a:
        fine &= all(value[True, bool(b)] >= value[mine, bool(b)] for mine in ways_mine if (mine, bool(b)) in value)
    if b:
        fine &= all(value[bool(a), True] <= value[bool(a), way] for way in ways_theirs if (bool(a), way) in value)
    return best, fine


@pytest.mark.parametrize("t", [F(12, 53), F(1, 4), F(3, 5)])
def test_showdown_value_is_the_saddle_point_of_its_matrices(t: F) -> None:
    for a in range(4):
        for b in range(4):
            value, is_saddle = saddle(a, b, t)
            assert odds.showdown_value(a, b, t) == value
            assert is_saddle


def test_the_worked_numbers_of_sure_cards() -> None:
    t = F(12, 53)
    shown = [round(float(odds.showdown_value(a, b, t)), 4) for a, b in ((1, 0), (2, 0), (2, 1), (1, 1))]
    assert shown == [0.8868, 0.9744, 0.8868, 0.5]
    assert odds.shown_later(1, 0, F(1, 4)) == F(47, 64)
    assert odds.shown_later(1, 1, F(1, 4)) == F(7, 32)
    with pytest.raises(Refusal):
        odds.showdown_value(-1, 0, t)


def test_a_bag_with_too_few_cards_is_refused() -> None:
    for ask in (
        lambda: odds.flip_outcomes({"JEFF": 2}, 3),
        lambda: odds.stalemates(SMALL, 4, 3),
        lambda: odds.top_hits(("JEFF",), {}),
        lambda: odds.hand_has(("JEFF",), {"JEFF": -1, "KIM": 5}, 2),
        lambda: odds.step_decides_from(("JEFF",), {"JEFF": 1}),
    ):
        with pytest.raises(Refusal, match=r"Expected (a bag of at least|0 or more copies)"):
            ask()


@pytest.mark.usefixtures("swept")
def test_each_is_quick_on_every_deck() -> None:
    rng = Random(5)
    big = {name: rng.randint(4, 20) for name, _ in DECKS["C"]}
    for bag in (A, B, C, big):
        for ask in (
            lambda: odds.flip_outcomes(bag, 4),  # noqa: B023
            lambda: odds.stalemates(bag, 4, 2),  # noqa: B023
            lambda: odds.someone_matches(bag, 4),  # noqa: B023
            lambda: odds.hand_has(("JEFF", MR_T), bag, 4),  # noqa: B023
        ):
            start = process_time()
            ask()
            assert process_time() - start < 0.05
