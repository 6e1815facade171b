"""Small questions of Mr. T about showdowns with open hands and whole games, in another way: played on, or counted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import product
from statistics import median

import uncle_widgets as uw
from tests.games.mr_t.other_ways import Other, number, wins
from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.mr_t import KIT
from uncle_widgets.games.plain import plain

Way = Callable[[Other, re.Match[str]], Fraction | int]


# Showdowns with open hands.


def sides(here: Other) -> tuple[int, int, Fraction]:
    """The matches in the two hands, mine first, counted card by card; and how often a top matches."""
    view, whose = here.view, here.posed.question.whose  # type: ignore[attr-defined]
    members = view.fights[0].members
    me = whose if whose in members else members[0]
    (them,) = [seat for seat in members if seat != me]
    a, b = (sum(name in here.targets for name in view.hands[seat] or ()) for seat in (me, them))
    cards = list(here.bag.elements())
    return a, b, Fraction(sum(name in here.targets for name in cards), len(cards))


def even(t: Fraction) -> Fraction:
    """Once both turn tops: the first step that decides is for me, after none, one, two ... that settle nothing."""
    found, going = Fraction(), Fraction(1)
    for _ in range(400):
        found += going * t * (1 - t)
        going *= t * t + (1 - t) ** 2
    return Fraction(round(found * 10**9), 10**9)


def steps_of_two(here: Other) -> Counter[tuple[bool, bool]]:
    """Every pair of tops, put back each time: who matches."""
    hits = [name in here.targets for name in here.bag.elements()]
    return Counter(product(hits, hits))


def share(here: Other, *which: tuple[bool, bool]) -> Fraction:
    steps = steps_of_two(here)
    return Fraction(sum(steps[one] for one in which), sum(steps.values()))


def top(here: Other, said: re.Match[str]) -> Fraction:
    return sides(here)[2]


def misses(here: Other, said: re.Match[str]) -> Fraction:
    return 1 - sides(here)[2]


def left_in_hand(here: Other, said: re.Match[str]) -> int:
    """Both show a match in each step until one of them has none."""
    a, b, _ = sides(here)
    while a and b:
        a, b = a - 1, b - 1
    mine = here.seat(said["who"]) == _me(here)
    return a if mine else b


def _me(here: Other) -> int:
    whose: int = here.posed.question.whose  # type: ignore[attr-defined]
    members = here.view.fights[0].members
    return whose if whose in members else members[0]


def even_wins(here: Other, said: re.Match[str]) -> Fraction:
    return even(sides(here)[2])


def still_wins(here: Other, said: re.Match[str]) -> Fraction:
    a, b, t = sides(here)
    return wins(a, b, t) - (1 - t)


def behind_wins(here: Other, said: re.Match[str]) -> Fraction:
    return wins(*sides(here))


def only_first(here: Other, said: re.Match[str]) -> Fraction:
    return share(here, (True, False))


def nothing_settled(here: Other, said: re.Match[str]) -> Fraction:
    return share(here, (True, True), (False, False))


def later(here: Other, said: re.Match[str]) -> Fraction:
    return nothing_settled(here, said) * wins(*sides(here))


def altogether(here: Other, said: re.Match[str]) -> Fraction:
    return only_first(here, said) + later(here, said)


def on_board(here: Other, said: re.Match[str]) -> int:
    """The cards on the spaces of the table."""

    def count(part: object) -> int:
        if isinstance(part, list):
            return sum(map(count, part))
        if not isinstance(part, dict):
            return 0
        if str(part.get("id", "")).startswith("space") and "taken by" not in part["spoken"]:
            return int(part["count"])
        return sum(map(count, part.values()))

    return count(plain(KIT.scene(here.view, (), LETTERS[: here.view.seats], ())))


def won_by_showing(here: Other, said: re.Match[str]) -> Fraction:
    return on_board(here, said) * wins(*sides(here))


def won_by_tops(here: Other, said: re.Match[str]) -> Fraction:
    return on_board(here, said) * even(sides(here)[2])


def gained(here: Other, said: re.Match[str]) -> Fraction:
    return won_by_showing(here, said) - won_by_tops(here, said)


# Whole games.


def walk(start: int, low: int, high: int) -> Fraction:
    """How often a fair walk, card by card, reaches `high` before `low`: by elimination from below."""
    ratio, ratios = Fraction(0), list[Fraction]()
    for _ in range(low + 1, high):
        ratio = 1 / (2 - ratio)  # the chance at one place over that at the next one
        ratios.append(ratio)
    found = Fraction(1)
    for one in ratios[start - low - 1 :]:
        found *= one
    return found


def cards_now(here: Other, said: re.Match[str]) -> int:
    cards = re.search(r"(\d+) cards", here.posed.derivation.lines[-1].words)
    assert cards
    return int(60 * walk(int(cards[1]), 0, 60))


def won_of(here: Other, said: re.Match[str]) -> int:
    games, cards = number(said["n"]), cards_now(here, said)
    (found,) = [won for won in range(games + 1) if won * 60 == cards * games]
    return found


def shortest(here: Other, said: re.Match[str]) -> int:
    match = uw.play_out("mr_t", 2, seed=1)
    (dealt,) = {match.view(KIT.frames(match)[0], 0).owned(seat) for seat in (0, 1)}
    return int(dealt)


def half(here: Other, said: re.Match[str]) -> Fraction:
    return Fraction(1, 2)


def read(here: Other, said: re.Match[str]) -> Fraction:
    return Fraction(int(said["part"].replace(",", "")), int(said["whole"].replace(",", "")))


def counted(here: Other, said: re.Match[str]) -> Fraction:
    """What was counted, as the line says: `test_course.py` holds it against games that are played again."""
    part, whole = here.posed.derivation.lines[-1].formula.replace(",", "").split(" of ")
    return Fraction(int(part), int(whole))


def five(text: str) -> list[int]:
    return [int(one) for one in re.findall(r"\d+", text)]


def mean_of_five(here: Other, said: re.Match[str]) -> Fraction:
    games = five(said[0])
    assert len(games) == 5
    assert median(games) == 120
    return Fraction(sum(games), len(games))


def above_mean(here: Other, said: re.Match[str]) -> int:
    games = five(here.posed.derivation.asked[0].words)
    return sum(5 * one > sum(games) for one in games)


def down_first(here: Other, said: re.Match[str]) -> Fraction:
    return 1 - walk(30, 15, 60)


def back_up(here: Other, said: re.Match[str]) -> Fraction:
    return walk(15, 0, 60)


def comeback(here: Other, said: re.Match[str]) -> Fraction:
    return 2 * down_first(here, said) * back_up(here, said)


def last_players(here: Other, said: re.Match[str]) -> int:
    """The most players who have cards left at the end of some games."""
    ends = [uw.play_out("mr_t", 4, seed=seed).state for seed in range(6)]
    return max(sum(state.owned(seat) > 0 for seat in range(4)) for state in ends)


WAYS: Mapping[str, Mapping[str, Way]] = {
    "M-L5": {
        r"So how likely is it that the top of .* pile matches\?": top,
        r"\d+ of the \d+ cards in the piles match\. How likely is it that .* top card does\?": top,
        r".* wins unless .* matches\. How likely is that\?": misses,
        r".* How likely is it that .* wins at once\?": misses,
        r"(?:.*\. )?How many matches has (?P<who>\w) left .*\?": left_in_hand,
        r"From then on both turn top cards, .* How likely is it that .* wins\?": even_wins,
        r".* How likely is it that this happens and .* still wins\?": still_wins,
        r".* How likely is it that this happens and .* wins\?": behind_wins,
        r"In the first step both turn a top card\. .* matches and .* doesn't\?": only_first,
        r"And how likely is it that both match or neither does\?": nothing_settled,
        r"Then .* How likely is it that .* wins in that way\?": later,
        r"So how likely is it that .* wins altogether\?": altogether,
        r"How many cards are on the board\?": on_board,
        r"Showing wins .* How many cards is that on average\?": won_by_showing,
        r"Turning top cards .* How many cards is that on average\?": won_by_tops,
        r"So how many more cards does showing win\?": gained,
    },
    "M-L6": {
        r"In a fair game nobody gains on average\. .*\?": cards_now,
        r"At the end .* In how many out of (?P<n>\w+) games like this must it be 60\?": won_of,
        r"Each flip takes one card from each player, .*\?": shortest,
        r"Half of all games are longer than the median\. .*\?": half,
        r"The median is 120 flips\. .*\?": counted,
        r"Out of (?P<whole>[\d,]+) .*? (?P<part>[\d,]+) (?:took|won|ended).* How many out of 100 is that\?": read,
        r"Five games take .*\?": mean_of_five,
        r"How many of the five games are longer than that\?": above_mean,
        r"You have 30 cards\. .*\?": down_first,
        r"With 15 of 60 cards, .*\?": back_up,
        r"So you come back in .*\?": comeback,
        r"The game ends as soon as only so many players still have cards\. How many\?": last_players,
    },
}
"""What a small question says, and how its number is found in another way."""
