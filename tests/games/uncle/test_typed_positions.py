"""Positions of U.N.C.L.E. typed as a reader types them: what follows from the cards, and trials that play them on.

The pile (after `+` the cards put aside, in order), the hand, who you are and who is on turn ('A>C': you are A, C is
on turn) and the seats: who began, who is on turn and the chips paid must follow. The answers of the lessons' own
positions are in `test_plans.py`.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest

from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES
from uncle_widgets.games.uncle.rounds import missing, simple
from uncle_widgets.games.uncle.state import View

KIT = GAMES["uncle"]


def position(pile: str, hand: str, who: str, seats: int = 3) -> View:
    assert KIT.positions is not None
    pile, _, seen = pile.partition("+")
    you, _, turn = who.partition(">")
    values = {"hand": hand, "pile": pile, "seen": seen, "turn": turn}
    view = KIT.positions.build(KIT.new(seats), "ABCDEF".index(you), values)
    assert isinstance(view, View)
    return view


def test_where_nobody_could_have_made_one_a_refusal_tells_nothing() -> None:
    view = position("1135216", "345", "B", 2)
    assert KIT.questions["U-L3"].at(card=5).pose(view) is None


@pytest.mark.parametrize("pile", ["113523", "665546641"], ids=["15", "43"])
def test_what_is_missing_at_my_next_turn_is_what_all_orders_of_the_unseen_cards_give(pile: str) -> None:
    view = position(pile, "136", "A>A")
    assert simple(view)
    for card in (1, 3, 6):
        chances: Counter[int] = Counter()
        drawn: Counter[int] = Counter()
        for *theirs, mine in permutations(view.unseen, 3):
            total = view.total
            for laid in (card, *theirs):
                total = 0 if total + laid >= 50 else total + laid
            want = 10 - total % 10
            chances[want] += 1
            drawn[want] += mine == want
        every = chances.total()
        assert missing(view, card) == {
            want: (Fraction(chances[want], every), Fraction(drawn[want], every)) for want in chances
        }


def test_three_at_a_table_of_three_cannot_share_fifty_chips() -> None:
    view = position("", "136", "A")
    tie = KIT.questions["U-L6"].at(part="tie")
    assert tie.at(players=3).pose(view) is None
    (players,) = (knob for knob in tie.posed(view).knobs if knob.name == "players")
    assert [value for value, _ in players.choices] == [2]


def test_chips_follow_from_the_pile_and_from_what_was_put_aside() -> None:
    made = position("64554633", "126", "A>C")  # 10, 20 and 30
    assert (made.pot, made.chips) == (44, (2, 1, 3))
    assert position("63453465", "126", "A>C").pot == 50
    aside = position("4555+656266242525", "236", "B")
    assert (aside.turns, aside.piles, aside.total) == (16, 1, 19)
    assert aside.pot == 50 - sum(aside.chips)


TRIED = [
    ("U-L4", position("64554633", "126", "C"), {"target": 40, "start": "this"}),
    ("U-L4", position("56435642351", "123", "C"), {"target": 47, "start": "this"}),
    ("U-L4", position("", "136", "A"), {"target": 50, "without": 6}),
    ("U-L4", position("", "136", "A"), {"target": 7, "without": 1, "cards": "with"}),
    ("U-L6", position("", "136", "A", 4), {"part": "tie", "players": 3, "drawn": "5"}),
    ("U-L6", position("", "136", "A", 6), {"part": "tie", "players": 5, "drawn": ""}),
    ("U-L1", position("63453465", "126", "A>C"), {}),
]


@pytest.mark.parametrize(("key", "view", "settings"), TRIED)
def test_trials_play_the_lessons_on_and_come_to_the_exact_answer(
    key: str, view: View, settings: dict[str, Any]
) -> None:
    posed, rng, n = KIT.questions[key].at(**settings).posed(view), Random(1964), 3_000
    exact = float(posed.number)
    share = sum(bool(posed.once(rng)[0]) for _ in range(n)) / n
    assert abs(share - exact) <= 4.5 * sqrt(exact * (1 - exact) / n)


def tied(seed: int) -> Match[Any, Any, Any]:
    """A game that has come to a tie, drawn for from the draw pile; every other time one has drawn already."""
    for k in range(500):
        game = KIT.new(2, pot_chips=2, tie_break="draw_pile")
        match = play_on(Match.new(game), [KIT.player("random")] * 2, Random(f"{seed} {k}"))
        steps = [at for at, step in enumerate(match.steps) if step.state.phase == "tie"]
        if steps:
            return match.back(steps[min(seed % 2, len(steps) - 1)])
    raise AssertionError("no tie in 500 games")


@pytest.mark.parametrize("seed", range(4))
def test_a_tie_drawn_for_from_the_draw_pile_knows_what_lies_open(seed: int) -> None:
    match = tied(seed)
    question, rng, n = KIT.questions["U-L6"].at(part="tie"), Random(seed), 3_000
    for watcher in (0, None):
        view = match.view(-1, watcher)
        posed = question.posed(view)
        assert "draw pile" in posed.words
        assert "all 42" not in posed.words + posed.given
        exact = float(posed.number)
        share = sum(bool(posed.once(rng)[0]) for _ in range(n)) / n
        assert abs(share - exact) <= 4.5 * sqrt(max(exact * (1 - exact), 1e-9) / n) + 1e-9
