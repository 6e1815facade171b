"""N-L7: the highest pick beaten, and the first card a number, against all that can come."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from tests.games.uno.tables import Sitting, new
from uncle_widgets.engine.game import EVERYTHING, Watcher
from uncle_widgets.games.uno.cards import COLOUR, DECK, SIGN
from uncle_widgets.games.uno.questions import QUESTIONS
from uncle_widgets.games.uno.scene import scene
from uncle_widgets.games.uno.state import View

N_L7 = QUESTIONS["N-L7"]


def picking(moves: str, seats: int = 4) -> Sitting:
    game = new(seats)
    return Sitting(game, game.start()).do(moves)


def seen(sitting: Sitting, watcher: Watcher = 0) -> View:
    return sitting.game.view(sitting.state, watcher)


def value(card: str) -> int:
    return int(card[1:]) if COLOUR[card] and card[1:].isdecimal() else 0


@pytest.mark.parametrize(
    ("picks", "exact"),
    [
        ("r8", Fraction(5948, 28355)),
        ("r3 g2", Fraction(1304, 1855)),
        ("r2 gx", Fraction(124, 159)),
        ("r4 w g5", Fraction(32, 105)),
        ("b9 g9 w", Fraction(0)),
    ],
)
def test_the_highest_pick_is_beaten_in_so_many_of_all_picks_to_come(picks: str, exact: Fraction) -> None:
    sitting = picking(" ".join("d" + card for card in picks.split()))
    pile = list(DECK)
    for card in picks.split():
        pile.remove(card)
    best, to_come = max(map(value, picks.split())), 4 - len(picks.split())
    ways = [max(map(value, those)) > best for those in combinations(pile, to_come)]
    assert N_L7.number(seen(sitting)) == Fraction(sum(ways), len(ways)) == exact


def test_who_ties_picks_again_and_only_this_round_counts() -> None:
    sitting = picking("dr9 dg9 db3 db4")
    assert N_L7.pose(seen(sitting)) is None, "nobody has picked in this round"
    posed = N_L7.posed(seen(sitting.do("dr6")))
    assert posed.words.startswith("The highest card so far is a red 6, picked by A.")
    pile = list(DECK)
    for card in ("r9", "g9", "b3", "b4", "r6"):
        pile.remove(card)
    assert posed.number == Fraction(sum(value(card) > 6 for card in pile), len(pile)) == Fraction(22, 103)


def test_a_pick_lies_open_until_the_first_card_is_dealt() -> None:
    sitting = picking("dr8 dg2")
    assert faces(sitting) == {"h0.0": "your Red 8", "h1.0": "B's Green 2"}
    sitting.do("db3 dw")
    assert set(faces(sitting)) == {"h0.0", "h1.0", "h2.0", "h3.0"}
    sitting.do("dr1")
    assert set(faces(sitting)) == {"h1.0"}


def faces(sitting: Sitting) -> dict[str, str]:
    """Cards in front of the seats."""
    zones = scene(seen(sitting), (), "ABCD").zones
    return {item.key: item.label for zone in zones for item in getattr(zone, "cards", ())}


def dealt() -> Sitting:
    """All have seven cards; A's are five numbers, a Skip and a Wild."""
    hand = ("r1", "r2", "r3", "r4", "r5", "gx", "w")
    mine, others = iter(hand), iter([card for card in DECK if COLOUR[card] != "b" and card not in (*hand, "w+4")])
    sitting = picking("dr8 dg2 db3 db4")
    while sitting.table.phase == "deal":
        sitting.do(f"d{next(mine if sitting.table.seat == 0 else others)}")
    return sitting


def test_the_first_card_is_a_number_as_often_as_cards_that_one_does_not_see_are() -> None:
    sitting = dealt()
    for watcher, hidden in ((0, len(DECK) - 7), (None, len(DECK)), (EVERYTHING, len(DECK) - 28)):
        view = seen(sitting, watcher)
        numbers = sum(SIGN[card].isdecimal() for card in view.unseen)
        assert len(view.unseen) == hidden
        assert N_L7.number(view) == Fraction(numbers, hidden)
    assert N_L7.number(seen(sitting)) == Fraction(71, 101)
    assert N_L7.posed(seen(sitting)).words == (
        "Of the 7 cards you can see, 5 are number cards. Now a card is turned up. "
        "How likely is it to be a number card?"
    )


def test_the_position_asks_and_after_the_first_card_it_does_not() -> None:
    assert N_L7.pose(seen(picking(""))) is None
    assert N_L7.pose(seen(dealt().do("db1"))) is None
    assert N_L7.pose(seen(dealt().do("dw+4"))), "it goes back, and another is turned up"
