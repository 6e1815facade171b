"""S-L7: the cards laid out, against all places where the cards that help may lie, and against trials."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from tests.games.say_uncle.tables import KIT, new, view
from uncle_widgets.engine.game import EVERYTHING
from uncle_widgets.engine.match import Match
from uncle_widgets.games.say_uncle.cards import DEALT, DECK, best, parse_cards
from uncle_widgets.games.say_uncle.questions import QUESTIONS
from uncle_widgets.games.say_uncle.scene import hand_places
from uncle_widgets.games.say_uncle.state import DRAWS

S_L7 = QUESTIONS["S-L7"]
FIVES = [  # five cards, players, the cards that help, the chance for three players
    ("9-10s Kc 3d Jh", 3, "8s Js", Fraction(585, 1081)),
    ("2-3h 10-Js 7d", 3, "Ah 4h 9s Qs", None),
    ("Q-As 2d 4d", 3, "Js", Fraction(15, 47)),
    ("A-5c", 2, "6c", None),
    ("Ac Kc 8d 8s 2h", 4, "Qc", None),
]


@pytest.mark.parametrize(("five", "seats", "helps", "exact"), FIVES)
def test_so_many_of_all_places_lay_one_out(five: str, seats: int, helps: str, exact: Fraction | None) -> None:
    """Each card that helps lies on a place of the shuffled unseen cards, of which the first are laid out."""
    posed = S_L7.posed(view(five, seats=seats))
    mine = parse_cards(five)
    longer = [c for c in DECK if c not in mine and best((*mine, c)).length > best(mine).length]
    assert longer == sorted(parse_cards(helps))
    places = [min(lie) < DEALT * seats for lie in combinations(range(len(DECK) - DEALT), len(longer))]
    assert posed.number == Fraction(sum(places), len(places))
    assert exact in (None, posed.number)


@pytest.mark.parametrize(("five", "seats"), [(five, seats) for five, seats, *_ in FIVES])
def test_trials_come_as_often(five: str, seats: int) -> None:
    posed, rng, n = S_L7.posed(view(five, seats=seats)), Random(7), 3000
    came, p = sum(posed.once(rng)[0] for _ in range(n)), float(posed.number)
    assert abs(came / n - p) < 4 * (p * (1 - p) / n) ** 0.5


def test_with_some_laid_out_the_rest_of_them_counts() -> None:
    match = Match.new(new(2))
    order = [*parse_cards("5c 9d 6c Kd 2h 3d Js 2d 8s Jd"), *parse_cards("3h 4h 5h Ac 9h 9s Kh Qh")]
    for card in order:
        match = match.play(DRAWS[card])
    seen = match.view(len(match.steps) - 1, 0)
    posed = S_L7.posed(seen)
    assert posed.words == (
        "Two more cards go on the table. The 4 or the 7 of clubs would give you three in a row. "
        "How likely is it that at least one of these two is among them?"
    )
    pairs = [bool({*pair} & {*parse_cards("4c 7c")}) for pair in combinations(seen.unseen, 2)]
    assert posed.number == Fraction(sum(pairs), len(pairs))
    whole = match.play(DRAWS[seen.unseen[0]]).play(DRAWS[seen.unseen[1]])
    assert S_L7.pose(whole.view(len(whole.steps) - 1, 0)) is None, "all are laid out"
    assert S_L7.pose(match.view(len(match.steps) - 1, EVERYTHING)) is None, "nobody's own hand"


def test_what_the_cards_would_join_is_lit() -> None:
    seen = view("10-Js 3h 5h 6s", seats=3)
    keys = {key for line in S_L7.posed(seen).derivation.lines if "help" in line.words for key in line.lit}
    places = hand_places(seen)
    assert keys == {places[card] for card in parse_cards("10-Js 3h 5h")}, "the 4 of hearts lies between two"


def test_who_has_not_seen_five_cards_is_not_asked() -> None:
    match = Match.new(new(3, blind_draft=True))
    assert match.state.table.phase == "lay"
    assert S_L7.pose(match.view(0, 0)) is None


def test_the_laying_out_is_a_frame_of_its_own_but_in_a_blind_draft() -> None:
    for blind, phases in ((False, ["lay", "draft"]), (True, ["draft", "draft"])):
        match = Match.new(new(3, blind_draft=blind))
        while match.state.table.phase in ("deal", "lay"):
            match = match.play(DRAWS[match.state.bag[0]])
        match = match.play(match.game.turn(match.state).moves[0])
        frames = KIT.frames(match)
        assert [match.steps[step].state.table.phase for step in frames[:2]] == phases
