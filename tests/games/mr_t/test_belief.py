"""What a view of the Mr. T card game leaves open: the layers of a pile, and how often what is imagined comes true."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

from tests.games.mr_t.tables import at, game, names, shown
from uncle_widgets.engine.game import Choice
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.mr_t import KIT
from uncle_widgets.games.mr_t.belief import next_of
from uncle_widgets.games.mr_t.state import HIDDEN, SHOWS, TOP, Draw


def test_a_pile_is_a_line_of_bags() -> None:
    match = game(4, "", "JDTK")
    view = match.view(-1, 0)
    assert sum(next_of(view, 2).values()) == 53
    late = at(match, match.state.but(fresh=(11, 11, 0, 11), bag=match.state.bag[:33]))
    assert next_of(late.view(-1, 0), 2) == dict(Counter(names("JDKT")))


def test_a_known_sequence_comes_card_by_card() -> None:
    match = game(4, "", "JDTK", collect="table_order")
    late = at(match, match.state.but(fresh=(11, 11, 0, 11), bag=match.state.bag[:33]))
    assert next_of(late.view(-1, None), 2) == {"MR. T": 1}


def test_a_hidden_commitment_may_be_any_card() -> None:
    match = game(4, "JDB KRW TTT RRW", "KDJK").play(SHOWS["BUS"])
    view = match.view(-1, 3)
    assert view.plays[0] == HIDDEN
    plays = {match.game.imagine(view, Random(seed)).plays[0] for seed in range(60)}
    assert TOP in plays
    assert len(plays) > 4


def test_what_was_passed_over_is_kept() -> None:
    match = game(4, "", "KDTK BB")
    assert match.view(-1, None).passed == (("DOZER", "MR. T"), (), (), ("DOZER", "MR. T"))
    assert shown(match, "dB").view(-1, None).passed[0] == ("DOZER", "MR. T")


def test_what_is_given_a_chance_comes_true_as_often() -> None:
    """The next card of the next pile, against what random players' games then turn, in tenths of chance."""
    expected, came, spread = 0.0, 0, 0.0
    for seed in range(60):
        seats = 2 + seed % 3
        match = play_on(Match.new(KIT.new(seats)), [KIT.player("random")] * seats, Random(seed))
        for step in range(3 * seats, len(match.moves), 3):
            view, move = match.view(step, 0), match.moves[step]
            if not isinstance(move, Draw):
                continue
            seat = next(s for s in match.steps[step].state.players
                        if view.plays[s] == TOP and not view.turned[s])  # fmt: skip
            bag = next_of(view, seat)
            p = bag.get("MR. T", 0) / sum(bag.values())
            expected, came, spread = expected + p, came + (move.card == "MR. T"), spread + p * (1 - p)
    assert abs(came - expected) < 4 * sqrt(spread)


def test_hands_are_imagined_as_often_as_they_are() -> None:
    """The card that another chooses to show next is uniform over what is unseen, where all play at random."""
    expected, came, spread = 0.0, 0, 0.0
    for seed in range(80):
        match = play_on(Match.new(KIT.new(4)), [KIT.player("random")] * 4, Random(seed))
        for step, state in enumerate(match.steps[:-1]):
            turn = match.game.turn(state.state)
            if isinstance(turn, Choice) and turn.seat and step % 2:
                view = match.view(step, 0)
                n, good = len(view.unseen), view.unseen.count("MR. T")
                p = view.sizes[turn.seat] * good / n
                held = state.state.hands[turn.seat].count("MR. T")
                expected, came, spread = expected + p, came + held, spread + p
    assert abs(came - expected) < 5 * sqrt(spread)
