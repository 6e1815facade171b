"""M-L7: a MR. T among the cards of a flip, against all the cards that can come."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from typing import Any

import pytest

from tests.games.mr_t.tables import at, game
from uncle_widgets.engine.game import EVERYTHING
from uncle_widgets.engine.match import Match
from uncle_widgets.games.mr_t.cards import MR_T, NAMES
from uncle_widgets.games.mr_t.questions import QUESTIONS
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.words import minus_seen

M_L7 = QUESTIONS["M-L7"]


def seen(match: Match[Any, Any, Any], watcher: Any = 0) -> View:
    return match.view(len(match.steps) - 1, watcher)


def share(bag: tuple[str, ...], n: int) -> Fraction:
    """Of all sets of n cards of the bag, those with a MR. T."""
    ways = [MR_T in cards for cards in combinations(bag, n)]
    return Fraction(sum(ways), len(ways))


@pytest.mark.parametrize(
    ("seats", "words"), [(4, ""), (3, ""), (4, "JDBK"), (4, "TTTT"), (3, "JDT"), (3, "JDT JJJ KBR")]
)
def test_so_many_of_all_sets_of_cards_that_can_come_have_a_mr_t(seats: int, words: str) -> None:
    view = seen(game(seats, "JDB", words))
    assert M_L7.number(view) == share(view.unseen, seats)


def test_it_is_37_of_100_when_a_game_of_four_begins() -> None:
    assert M_L7.number(seen(game(4, "JDB"))) == Fraction(691, 1881)


def test_every_deck_and_every_watcher_counts_what_they_cannot_see() -> None:
    for deck in ("A", "B", "C", "J5,D5,B5,K5,T4"):
        match = game(3, "JDT TBK KJD", deck=deck)
        for watcher in (0, 1, None, EVERYTHING):
            view = seen(match, watcher)
            assert M_L7.number(view) == share(view.unseen, 3)


def piles_of_their_own() -> Match[Any, Any, Any]:
    """A draws from 2 JEFF and a MR. T, B from 2 MR. T and 2 BUS, C from the common bag of which 9 are in sight."""
    match = game(3, "JDB KRW JDB")
    won = (("JEFF", "JEFF", MR_T),), ((MR_T, MR_T, "BUS", "BUS"),), ()
    gone = Counter(card for batches in won for batch in batches for card in batch)
    gone += Counter(NAMES[letter] for letter in "RR")
    bag = list(match.state.bag)
    for card in gone.elements():
        bag.remove(card)
    state = match.state.but(won=won, fresh=(0, 0, len(bag)), bag=tuple(bag))
    return at(match, state)


def test_a_pile_that_begins_with_cards_won_is_counted_by_itself() -> None:
    view = seen(piles_of_their_own())
    mine, theirs = view.won[0][0], view.won[1][0]
    ways = [MR_T in cards for cards in product(mine, theirs, view.unseen)]
    posed = M_L7.posed(view)
    assert posed.number == Fraction(sum(ways), len(ways))
    assert (posed.derivable, posed.deals) == (False, None)
    assert [line.words for line in posed.derivation.lines][2:5] == [
        "Your card isn't a MR. T", "B's card isn't a MR. T", "The other card isn't a MR. T",
    ]  # fmt: skip


def test_why_lights_the_cards_and_the_mr_t_that_lie_open() -> None:
    view = seen(game(4, "JTJ", "TTTT"))
    lines = {line.words: line for line in M_L7.posed(view).derivation.lines}
    assert {*lines[minus_seen("cards", 7)].lit} == {"s0", "s1", "s2", "s3", "h0.0", "h0.1", "h0.2"}
    assert lines[minus_seen("MR. Ts", 5)].formula == "6 − 5 seen"
    assert {*lines[minus_seen("MR. Ts", 5)].lit} == {"s0", "s1", "s2", "s3", "h0.2"}


def test_it_is_asked_before_a_flip_of_a_deck_with_mr_t_alone() -> None:
    assert M_L7.pose(seen(game(4, "", "JJDB"))) is None, "a showdown"
    assert M_L7.pose(seen(game(2))) is None, "targets"
    assert M_L7.pose(seen(game(3, deck="J9,D9,B9,K9"))) is None
