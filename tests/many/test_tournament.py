"""Every player against every other: fair deals, faults that lose one game, and a rating that fits."""

from random import Random
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.many.fair import play
from uncle_widgets.many.rating import Met, expected, ratings

pytestmark = pytest.mark.usefixtures("swept")  # their patience is measured


def first(view: Any, moves: Any, rng: Any) -> Any:
    return moves[0]


def raises(view: Any, moves: Any, rng: Any) -> Any:
    raise KeyError("no such card")


def cheats(view: Any, moves: Any, rng: Any) -> Any:
    return "seven aces"


def hangs(view: Any, moves: Any, rng: Any) -> Any:
    while True:
        pass


def test_the_stronger_player_wins_more_and_is_rated_higher() -> None:
    found = uw.tournament("uncle", {"greedy": "greedy", "random": "random", "first": first}, 40, pot_chips=10)
    share = found.share("greedy", "random")
    assert share.value - 0.5 > 4 * share.error
    assert share.value + found.share("random", "greedy").value == pytest.approx(1)
    best = max(found.ratings, key=lambda name: found.ratings[name].value)
    assert best == "greedy"
    assert sum(rating.value for rating in found.ratings.values()) == pytest.approx(0, abs=1e-6)
    assert found.ranked[0] == found.rows()[0]["player"] == "greedy"
    assert "fair share is 0.500" in repr(found)


@pytest.mark.sample
@pytest.mark.parametrize(
    ("bad", "words"),
    [
        (raises, "Raised KeyError: 'no such card'"),
        (cheats, "Answered 'seven aces', which is not a legal move."),
        (hangs, "Took more than 0.25 s for a move."),
    ],
)
def test_a_fault_loses_that_game_with_a_sentence_and_all_goes_on(bad: Any, words: str) -> None:
    found = uw.tournament("uncle", {"bad": bad, "random": "random"}, 4, pot_chips=3, patience=0.25)
    assert found.share("bad", "random").value == 0
    (name, what), n = next(iter(found.faults.items()))
    assert (name, n) == ("bad", 4)
    assert words in what


def test_the_deal_is_the_same_from_every_seat() -> None:
    game = uw.GAMES["uno"].new(2, target=50)
    kit = uw.GAMES["uno"]
    one = play(game, [kit.player("greedy"), first], "7", 5000, 5)
    other = play(game, [first, kit.player("greedy")], "7", 5000, 5)
    assert one.moves[:14] == other.moves[:14]
    assert one.moves != other.moves


def test_at_a_larger_table_one_sits_among_rivals_of_a_kind() -> None:
    found = uw.tournament("mr_t", {"greedy": "greedy", "random": "random"}, 8, seats=4)
    assert set(found.pairs) == {("greedy", "random"), ("random", "greedy")}
    assert all(pair.tally.trials == 8 for pair in found.pairs.values())


def test_games_of_a_pair_are_there_to_be_opened() -> None:
    found = uw.tournament("uncle", {"greedy": "greedy", "random": "random"}, 12, pot_chips=5)
    matches = found.matches("random", "greedy")
    assert 1 <= len(matches) <= 3
    for match in matches:
        assert uw.replay(match.record()).over
    uw.watch(matches[0]).close()


def test_ratings_give_back_the_strengths_that_made_the_wins() -> None:
    strength = [150.0, 0.0, -150.0]
    met = []
    for a in range(3):
        for b in range(3):
            if a != b:
                met.append(Met(a, b, 3, 1e6 * expected(strength[a], strength[b], 3), 1_000_000))
    found = ratings(3, met)
    for rating, true in zip(found, strength, strict=True):
        assert rating.value == pytest.approx(true, abs=0.1)
        assert 0 < rating.error < 1


def test_an_error_of_a_rating_is_how_far_it_strays() -> None:
    rng, values, said = Random(5), [], 0.0
    for _ in range(300):
        wins = sum(rng.random() < 0.6 for _ in range(200))
        one, _ = ratings(2, [Met(0, 1, 1, wins, 200)])
        values.append(one.value)
        said = one.error
    mean = sum(values) / len(values)
    strayed = (sum((v - mean) ** 2 for v in values) / (len(values) - 1)) ** 0.5
    assert strayed == pytest.approx(said, rel=0.2)


@pytest.mark.parametrize(
    ("players", "more"),
    [
        ({"one": "greedy"}, {}),
        ({"one": "greedy", "two": 3}, {}),
        ({"one": "greedy", "two": "wizard"}, {}),
        ({"one": "greedy", "two": "random"}, {"n": 0}),
        ({"one": "greedy", "two": "random"}, {"patience": 0}),
    ],
)
def test_what_cannot_be_held_is_refused_in_a_sentence(players: Any, more: Any) -> None:
    with pytest.raises(uw.Refusal):
        uw.tournament("uncle", players, **more)
