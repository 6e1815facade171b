"""What the questions of the U.N.C.L.E. card game say, and their trials where the contract test cannot tell."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from uncle_widgets.engine.game import EVERYTHING
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import opened
from uncle_widgets.games.lessons import lesson_text, lessons
from uncle_widgets.games.uncle.questions import (
    BestCard,
    EverLands,
    GiveNext,
    HitNow,
    NextTurn,
    WhatRefusalTells,
    trials,
)
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.state import Laid, View
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.trials import run
from uncle_widgets.refusal import Refusal

KIT = GAMES["uncle"]
PILE = tuple(Laid(*laid) for laid in ((2, 6), (0, 3), (1, 3), (2, 1), (0, 6), (1, 5), (2, 2)))
P1 = Uncle(3).position((1, 3, 6), PILE, seat=0)
RECORD = "uncle seats=3 pot_chips=50: d6 d3 d3 d1 d6 d5 d2 d1 d4 p6 d4 p3 d3 p3 d5 p1 d5 p6 d6 p5 d2 p2 d4"
MATCH = opened(GAMES, RECORD)


def test_the_six_questions_in_their_order() -> None:
    assert list(KIT.questions) == [f"U-L{n}" for n in range(1, 7)]


def test_the_answers_in_p1() -> None:
    assert HitNow("fresh").exact(P1) == Fraction(141, 328)
    assert HitNow("unlooked").exact(P1) == Fraction(467, 935)
    assert GiveNext(3).exact(P1) == Fraction(407, 992)
    assert WhatRefusalTells(3).exact(P1) == Fraction(53953, 326998)
    assert EverLands(20).exact(P1) == Fraction(222181621003, 781966837080)
    assert BestCard(3, "never").exact(P1) == Fraction(117895969, 163966140)
    assert NextTurn("next", 6).exact(P1) == Fraction(1731, 4960)
    assert NextTurn("wait").number(P1) == Fraction(33, 8)
    assert NextTurn("tie").exact(P1) == Fraction(6, 41)


def test_the_weight_of_their_chips_in_p1() -> None:
    mine, half, mean = (BestCard(3, weight=w).exact(P1) for w in ("0", "1/2", "1"))
    assert half == (mine + mean) / 2


def test_the_hundred_rounds_of_the_picture_are_played_once_for_all_weights(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[object] = []
    play = trials.round_played
    monkeypatch.setattr(trials, "round_played", lambda *given: played.append(given) or play(*given))
    view = Uncle(3).position((2, 3, 6), PILE[:4], seat=0)
    rounds = [BestCard(3, weight=w).posed(view).pictures[1].outcomes for w in ("0", "1", "2")]
    assert len(played) == len(rounds[0]) == 100
    assert rounds[0] != rounds[1]
    assert all(a - b == b - c for a, b, c in zip(*rounds, strict=True))


def test_p1_is_asked_in_words() -> None:
    assert GiveNext(3).posed(P1).words == (
        "You play the 3, so the pile is at 29. How likely is it that B can make 30?"
    )
    assert GiveNext(3).posed(P1).given == "You can see your hand and the pile. 32 cards are hidden."
    assert GiveNext(3).posed(P1).out_of_100 == "out of 100 possible hands for B contain a 1"


def test_the_steps_of_p1_are_card_by_card_and_counting_hands_gives_the_same() -> None:
    reasons = GiveNext(3).posed(P1).derivation
    lines = reasons.lines
    assert [line.value for line in lines[:3]] == ["1", "32", "5"]
    assert [line.value for line in lines[3:]] == ["84 out of 100", "59 out of 100", "about 41 out of 100"]
    assert lines[1].formula == "42 − 7 in the pile − 3 in your hand"
    assert lines[2].lit == ("p3", "h0.0")
    assert lines[4].formula == "27/32 × 26/31 × 25/30"
    assert [line.value for line in reasons.other] == ["4,960", "2,925", "2,035", "41.0%"]


def test_a_prediction_of_47_is_three_times_five_of_thirty_two() -> None:
    (first, *_) = GiveNext(3).posed(P1).mistakes
    assert first.value == Fraction(15, 32)
    assert "twice" in first.words


def test_nobody_can_hit_from_a_dead_total() -> None:
    dead = Uncle(3).position((1, 3, 6), (Laid(1, 6), Laid(2, 6)), seat=0)
    assert "8 away" in HitNow().posed(dead).words
    assert HitNow().exact(dead) == 0
    assert HitNow(1).exact(dead) == 0
    assert HitNow().posed(dead).derivation.lines[0].value == "8"
    assert not any(HitNow().posed(dead).once(Random(seed))[0] for seed in range(50))


def test_a_bystander_asks_about_the_seat_on_turn() -> None:
    view = MATCH.view(-1, None)
    assert view.seat == 1
    assert "How likely is it that B " in HitNow().posed(view).words
    assert GiveNext().pose(view) is None


def test_with_all_cards_open_there_is_no_doubt() -> None:
    view = MATCH.view(-1, EVERYTHING)
    for question in (HitNow(2), GiveNext(1), GiveNext(3)):
        posed = question.posed(view)
        assert posed.exact in (0, 1)
        assert {posed.once(Random(seed))[0] for seed in range(5)} == {bool(posed.exact)}


def test_no_refusal_no_question() -> None:
    fresh = Uncle(3).position((1, 3, 6), (), seat=0)
    assert WhatRefusalTells().pose(fresh) is None
    assert "others" not in [knob.name for knob in GiveNext().posed(fresh).knobs]


def test_a_card_that_is_not_held_counts_as_the_first() -> None:
    assert GiveNext(5).exact(P1) == GiveNext(1).exact(P1)


def test_a_style_of_play_is_set_apart_from_the_exact_answer() -> None:
    assert not EverLands().posed(P1).apart
    posed = EverLands(style="greedy").posed(P1)
    assert "make a ten when they can" in posed.apart
    greedy = run(lambda rng: float(posed.once(rng)[0]), 400, Random(1))
    assert greedy.mean > 0.45 > float(EverLands().exact(P1))


def test_the_curve_comes_to_two_sevenths() -> None:
    for cards in ("with", "without"):
        curve = EverLands(cards=cards).posed(P1).derivation.curve
        assert curve is not None
        assert curve.limit == Fraction(2, 7)
        assert abs(float(curve.exact[-1]) - 2 / 7) < 0.002


def test_none_at_all_is_offered_only_where_that_card_was_needed_and_not_laid() -> None:
    """B needed a 1 and laid another card: that rules out the 1s of then, and no 3."""
    tells = [WhatRefusalTells(card).posed(P1) for card in (3, 1)]
    offered = [{mistake.name for mistake in told.mistakes} for told in tells]
    assert [told.event for told in tells] == ["contain a 1", "contain a 3"]
    assert ["None at all" in names for names in offered] == [True, False]


def test_no_dot_of_a_next_turn_is_ringed_as_more_than_one() -> None:
    assert {part.words: part.yes for part in NextTurn("next", 6).posed(P1).parts} == {
        "with a kept card": 1,
        "with the drawn card": 1,
        "no ten": 0,
    }


def test_a_tie_counts_what_lies_open() -> None:
    assert (
        NextTurn("tie")
        .posed(P1)
        .words.startswith("Two players tie for the lead, and each draws a card from all 42 cards.")
    )
    drawn = NextTurn("tie", drawn="6").posed(P1)
    assert "A has drawn a 6." in drawn.words
    assert drawn.given == "All 42 cards are shuffled for the draw. 41 are left."


def test_a_long_table_has_no_exact_round() -> None:
    six = Uncle(6).position((1, 3, 6), (Laid(5, 6),), seat=0)
    assert BestCard().pose(six) is None
    assert NextTurn().pose(six) is None
    assert NextTurn("wait").pose(six) is not None


def test_a_shown_trial_turns_up_the_hand_it_dealt() -> None:
    made, faces = GiveNext(3).posed(P1).once(Random(7))
    assert set(faces) == {"h1.0", "h1.1", "h1.2"}
    assert made == any(face.text == "1" for face in faces.values())


@pytest.mark.parametrize("key", KIT.questions)
def test_a_lesson_is_short_and_its_numbers_are_computed(key: str) -> None:
    words = lesson_text(KIT, KIT.questions[key].posed(P1)).split()
    assert 100 <= len(words) <= 220
    assert "{" in lessons(KIT.package)[key]


def test_a_missing_slot_or_section_is_refused() -> None:
    class Silent(GiveNext):
        def arise(self, view: View) -> Filled[View] | None:
            posed = super().arise(view)
            assert posed is not None
            posed.slots = {}
            return posed

    class Strange(GiveNext):
        id = "U-L0"

    with pytest.raises(Refusal, match="has no slot 'leaves'"):
        lesson_text(KIT, Silent().posed(P1))
    with pytest.raises(Refusal, match="section '## U-L0'"):
        lesson_text(KIT, Strange().posed(P1))
