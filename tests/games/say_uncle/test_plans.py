"""The lesson plans of Say Uncle: every picked position has the answer that was reckoned elsewhere."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

import pytest

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.say_uncle import KIT
from uncle_widgets.games.say_uncle.cards import rank
from uncle_widgets.games.say_uncle.words import ranked

SIMULATED = "simulated"
"""Of this one the product's own players are the measure; the soak tests play it again."""
ANSWERS = {
    1: """41775493/57887550 2879111/3253810 3780637/17384642 104192/2544815 37343631583/103189703435
        203035731/304231235 7560903943/79376694950 40977389/376269075""",
    2: "8/27 4/9 8/37 130/333 1/4 1/4 21/32 67/222 82/117",
    3: """125113/145299 6597/6919 319769/435897 410450/435897 348571/435897 392663/435897
        10840117910197/13155340358160 11580258853/16257084480""",
    4: """5/37 230915550/782397019 476457604075/907708031284 47416359/179319593 48050897400/395579517547
        0.0324 312762950344088503/518819366471442077 6469201871/12298933266""",
    5: "1.20 0.67 0.41 -0.31 0.15 250772077/432409824 1/3 1/2",
    6: """1019417893/1782936540 15606364242558832273/19182275037315011160 1/4 1184618/1533939
        21798702407773012/47399179013773587 4979062495764074709287/61594285144818500834760
        simulated 18334729798180654/47399179013773587""",
}
"""Lesson by lesson, position by position; reckoned by enumerations outside of the product, decimals rounded."""


@pytest.mark.parametrize("number", ANSWERS)
def test_every_picked_position_has_its_answer(number: int) -> None:
    made = exercises(KIT, plans(KIT)[number - 1])
    for exercise, text in zip(made, ANSWERS[number].split(), strict=True):
        found = exercise.question.number(exercise.view)
        if text == SIMULATED:
            assert 0 < found < 1
        elif "." in text:
            assert f"{float(found):.{len(text.partition('.')[2])}f}" == text
        else:
            assert found == Fraction(text)


def test_no_lesson_is_left_out() -> None:
    assert [plan.number for plan in plans(KIT)] == [*ANSWERS]


def test_the_question_about_a_call_says_how_often_it_wins_as_its_trials_do() -> None:
    """Of 4,000 deals, played to their end by the rules, a call wins so many; a trial says what it brought."""
    tried = 0
    for at, exercise in enumerate(exercises(KIT, plans(KIT)[4]), 1):
        posed = exercise.posed
        stated = re.findall(r"If you call now, you win in (\d+(?:\.\d)?) out of 100 deals\.", posed.words)
        assert bool(stated) == (exercise.question.about != "turn"), at
        if exercise.question.about == "call":
            tried += 1
            rng, share = Random(at), float(stated[0]) / 100
            won = sum(posed.once(rng)[0] > 0 for _ in range(4_000)) / 4_000
            assert abs(won - share) < 4 * (share * (1 - share) / 4_000) ** 0.5, at
    assert tried == 5


def test_even_stakes_are_a_point_for_a_point_or_two_for_two_in_the_lead() -> None:
    """Reckoned from the share that the question states: what is won and what is lost, each as often as it comes."""
    seen = set()
    for exercise in exercises(KIT, plans(KIT)[4])[:5]:
        win = float(re.findall(r"you win in (\S+) out of 100", exercise.posed.words)[0]) / 100
        stake = 1 if exercise.question.versus == "own" else 2
        for mistake in exercise.posed.mistakes:
            if mistake.name == "Even stakes":
                seen.add(stake)
                assert float(mistake.value) == pytest.approx(win * stake - (1 - win) * stake, abs=0.003)
    assert seen == {1, 2}


def test_the_picks_of_a_rival_are_told_in_the_order_in_which_they_were_made() -> None:
    """Positions 4 and 5: what was taken first tells what a later pick is worth."""
    told = [exercise.posed.words for exercise in exercises(KIT, plans(KIT)[3])]
    assert told[3].startswith("B has picked the king of hearts, then the 5 of clubs. ")
    assert told[4].startswith("B has picked the 6, then the 5 of clubs. ")
    five = "the king of hearts, the king of spades, the jack and 3 of diamonds, and the 2 of spades"
    assert told[5].startswith(f"B has picked {five}, in this order. ")
    for exercise, words in zip(exercises(KIT, plans(KIT)[3]), told, strict=True):
        picks = [pick.card for pick in exercise.view.table.picks if f"{LETTERS[pick.seat]} has picked" in words]
        order = re.findall(r"\b(ace|\d+|jack|queen|king)\b", words.partition(". ")[0])
        assert order == [ranked(rank(card)) for card in picks]
