"""Sentences of THRUSH that compare, or say how often something comes (see `tests/games/claims.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

import pytest

from tests.games.claims import Claims, asked, binomial, checked, listed, near, of_100
from uncle_widgets.games.thrush.arrivals import Arrivals
from uncle_widgets.games.thrush.board import OURS
from uncle_widgets.games.thrush.cards import PAIRS, WEIGHT
from uncle_widgets.games.thrush.odds import freed, lands, prison_turns
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.trips import HOME, turns_to

T = asked("thrush")
AGENTS = frozenset(OURS.crossings)
WAY_HOME, EXACTLY = turns_to(OURS, HOME), turns_to(OURS, HOME, exact=True)


SUMS = Counter({n: sum(WEIGHT[pair] for pair in PAIRS if sum(pair) == n) for n in range(2, 13)})
THROWS = {place: int(36 * lands(OURS.distances(place, AGENTS))) for place in OURS.spaces}
"""Of 36 throws, how many stop on an agent, with all agents there."""


def with_throws(many: int) -> set[str]:
    return {place for place, n in THROWS.items() if n == many}


def meets_agent(place: str, gone: Iterable[str]) -> Fraction:
    return lands(OURS.distances(place, AGENTS - {*gone}))


def moved(steps: int) -> int:
    return int(36 * lands({steps}))


def smaller_die() -> bool:
    """Whether the smaller of two different dice is the better in many throws, on the way home and to a Chief."""
    for goal in (HOME, *OURS.chiefs):
        trip = turns_to(OURS, goal)
        places = [place for place in OURS.spaces if place not in trip.ends]
        best = [trip.best(place, pair)[0] == pair[0] for place in places for pair in PAIRS if pair[0] < pair[1]]
        if sum(best) < len(best) / 4:
            return False
    return True


def two_lanes() -> bool:
    """From Start on two lanes, each with an agent at 2 and 5 and none nearer or between."""
    lanes = OURS.walks(OURS.start)
    return len(lanes) == 2 and all(
        [n for n, at in enumerate(row[:5], 1) if at in AGENTS] == [2, 5] for _, _, row, _ in lanes
    )


def in_turns(place: str) -> float:
    return float(WAY_HOME.mean[place])


CLAIMS: Claims = {
    "lessons.md": {
        "That's why one more throw fits each even distance up to 12, and why you can't move 7, 9 or 11 steps at all": (
            lambda: [moved(n) for n in range(1, 13)] == [10, 11, 10, 11, 10, 11, 0, 1, 0, 1, 0, 1]
        ),
        "A sum of 7 comes up most often": lambda: SUMS.most_common(1) == [(7, 6)],
        "Before the first throw nobody knows whether there will be a third one": lambda: (
            1 / 2 < prison_turns()[3] == Fraction(25, 36) < 1
        ),
        "The best choice is often not the larger die": smaller_die,
    },
    "lessons.toml": {
        "Two lanes leave Start. On both, there are agents 2 steps and 5 steps away": two_lanes,
        "Only 5-5 and 6-6 reach one": lambda: 36 * T(1, 5) == 2 == moved(10) + moved(12),
        "In the last position, adding the dice gave the right answer only by luck": lambda: (
            36 * T(1, 4) == sum(SUMS[n] for n in (6, 9, 10))
        ),
        "Fewer than one try in three wins all three challenges": lambda: T(2, 3) < 1 / 3,
        "There are three of these orders, so together they're exactly as likely": lambda: T(2, 4) == T(2, 3),
        "One prisoner in three throws none": lambda: near(1 - T(3, 2), 1 / 3, 0.005),
        "With six throws it gave 100, so the more throws there are, the bigger your mistake": lambda: (
            0 < Fraction(3, 6) - T(3, 3) < Fraction(6, 6) - T(3, 2)
        ),
        "but winning all of them is much less likely": lambda: T(2, 3) < T(2, 1) / 2,
        "but for every two agents you lose one challenge on average": lambda: (
            sum(lost * (lost + 1) * (2 / 3) ** 2 * (1 / 3) ** lost for lost in range(200)) == pytest.approx(1)
        ),
        "and seven that are taken now and then outweigh one that is always taken": lambda: 7 * Fraction(1, 4) > 1,
        "where you have to stop exactly costs more turns than a long straight road": lambda: T(6, 5) > T(6, 4),
        "With four throws a double is more likely than not. With three it wasn't": lambda: (
            freed(3) < 1 / 2 < freed(4) == T(3, 6)
        ),
        "From here 18 of the 36 throws can stop on an agent": lambda: (
            36 * meets_agent("I08", ("X12", "X15")) == 18
        ),
        "From here 27 of the 36 throws can stop on an agent": lambda: 36 * meets_agent("X15", ("X15",)) == 27,
        "With half the chance of meeting an agent, you don't need twice as many turns": lambda: (
            T(4, 3) < T(4, 4) < 2 * T(4, 3)
        ),
        "and it still takes more than eight turns": lambda: T(4, 5) > 8,
        "Prison alone costs nearly four": lambda: 3.5 < 3 * prison_turns(3).E() / 2 < 4,
        "That costs more turns than the stay would": lambda: T(4, 7) > 0,
        "But there are seven others, and B takes those now and then too": lambda: T(5, 3) < 1 / 2,
        "It's less likely than before B looked": lambda: T(5, 4) < T(5, 1),
        "It's a little more likely than before, because the card certainly isn't B's own": lambda: (
            T(5, 5) > T(5, 1)
        ),
        "The less often B takes other Chiefs, the more it tells you when B takes one": lambda: T(5, 8) > T(5, 3),
        "One more step costs you eleven throws": lambda: 36 * (T(6, 2) - T(6, 3)) == 11,
        "85 trips out of 100 need no more": lambda: of_100(Arrivals(WAY_HOME, Options()).chance("W16", 2), 85),
        "It's one step less than before, but it takes more than twice as many turns": lambda: (
            T(6, 5) > 2 * T(6, 4)
        ),
        "and takes 4.98 turns, so the one further away is quicker": lambda: (
            near(turns_to(OURS, "C3").mean[OURS.start], 4.98, 0.005) and T(6, 6) > 5
        ),
    },
    "teacher.md": {
        "Going one step back, from W18 to W17, lowers the chance from 39 to 8": lambda: (
            of_100(T(6, 2), 39) and of_100(T(6, 3), 8)
        ),
        "It's smallest on W11 and E11, with 1 of 36 throws, and largest on X08 and X09, with 33": lambda: (
            [with_throws(1), with_throws(33)] == [{"W11", "E11"}, {"X08", "X09"}]
            and (min(THROWS.values()), max(THROWS.values())) == (1, 33)
        ),
        "find a space with 18 throws (O03, O04, O06 or O07)": lambda: (
            with_throws(18) == {"O03", "O04", "O06", "O07"}
        ),
        "Why are the average numbers of turns, 1.64 and 1.99, so close": lambda: (
            near(in_turns("W18"), 1.64, 0.005) and near(in_turns("W17"), 1.99, 0.005)
        ),
        "I16 would take 5.81 turns instead of 2.78": lambda: (
            near(EXACTLY.mean["I16"], 5.81, 0.005) and near(in_turns("I16"), 2.78, 0.005)
        ),
        "The chance is 52 with four throws, 60 with five and 67 with six": lambda: (
            [round(100 * freed(n)) for n in (4, 5, 6)] == [52, 60, 67]
        ),
        "On average 158 of them fit, and 19 classes out of 20 get between 141 and 176": lambda: (
            near(300 * T(1, 1), 158) and 0.95 < binomial(300, T(1, 1), 141, 176) < 0.97
        ),
    },
    "rules.md": {
        "eight Chiefs, eight Assignment Cards and 18 agents": lambda: (
            (len(OURS.chiefs), len(OURS.crossings)) == (8, 18)
        ),
        "21 throws, of which a double is half as likely": lambda: (
            len(PAIRS) == 21 and {2 * WEIGHT[a, b] for a, b in PAIRS if a == b} == {WEIGHT[1, 2]}
        ),
    },
}


@pytest.mark.parametrize(("file", "words"), listed(CLAIMS))
def test_a_sentence_that_compares_is_so(file: str, words: str) -> None:
    checked(T.game, CLAIMS, file, words)
