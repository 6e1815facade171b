"""Work it out in Say Uncle, about picks, points and players: every number, found once more from the cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.say_uncle.recounted import (
    PACK,
    Card,
    Strength,
    all_among,
    hands_and_picks,
    none_among,
    strength,
    with_run,
    worse,
)
from tests.games.say_uncle.seen import Seen, Way, checked, lessons, named, outs, stops, written
from tests.games.say_uncle.tables import view
from uncle_widgets.games.say_uncle.questions import QUESTIONS, bots, dealing
from uncle_widgets.probability.reasons import Line

pytestmark = [pytest.mark.repeats, pytest.mark.xdist_group("steps of hands")]

# S-L4: what a pick tells.


@cache
def heard(where: str) -> tuple[Any, Any, Any]:
    """Which of all hidden fives count as yes, the chance of the picks with each, and those fives."""
    one = next(each for each in (*lessons(), *stops()) if each.where == where)
    question = one.posed.question
    rival = "ABCD".index(re.findall(r"\b([B-D]) (?:has picked|was dealt)", one.posed.words)[-1])
    fives, chance = hands_and_picks(one.hidden, one.laid or laid_by(one), one.picks, rival, question.times)
    if question.about == "wins":
        mine, known = strength(one.mine), one.known[rival]
        yes = np.array([strength([*known, *(one.hidden[k] for k in five)]) < mine for five in fives])
    else:
        wanted = [one.hidden.index(card) for card in named(one.posed.words.rpartition(".")[2])]
        yes = np.isin(fives, wanted).any(axis=1)
    return yes, chance, fives


def laid_by(one: Seen) -> tuple[Card, ...]:
    """All that was picked was laid out, once the draft is over."""
    return tuple(card for _, card in one.picks)


def part_of_deals(one: Seen, line: Line) -> float | Fraction:
    """How many deals of each kind have these picks: near the product of the printed numbers, and of the exact "
    "ones."""
    assert line.ask is not None
    asks = [each.ask for each in one.posed.derivation.lines if each.ask and each.ask.judged == "mean"]
    deals = int(re.findall(r"Take ([\d,]+) deals", asks[0].words)[0].replace(",", ""))
    yes, chance, _ = heard(one.where)
    share = chance[yes if line.ask is asks[0] else ~yes].sum() / len(chance)
    assert abs(float(line.ask.number) - deals * share) < 0.6 + 0.01 * deals * share, line.ask.words
    having = (yes if line.ask is asks[0] else ~yes).mean() * deals
    n, rate, of = (float(x.replace(",", "")) for x in re.findall(r"[\d,]+(?:\.\d+)?", line.formula))
    assert abs(n - having) <= 0.5 + 1e-6
    assert abs(rate / of - chance[yes if line.ask is asks[0] else ~yes].mean()) < 0.06 / of
    return Fraction(round(n * rate / of))


def left_over(one: Seen, _: Line) -> float:
    """The share of the chance of the picks that the yes-hands have."""
    yes, chance, _ = heard(one.where)
    return float(chance[yes].sum() / chance.sum())


def before_picks(one: Seen, line: Line) -> float | Fraction:
    n = len(named(one.posed.words.rpartition(".")[2]))
    if "neither" in line.words or "none" in line.words:
        return none_among(n, len(one.hidden), 5)
    return all_among(1, len(one.hidden), 5)


PICKS: dict[str, Way] = {
    r"^All cards": lambda one, _: len(one.hidden),
    r"hidden cards$": lambda *_: 5,
    r"^Before any pick": before_picks,
    r"was dealt": before_picks,
    r"beats you, without the picks": lambda one, _: 1 - worse(strength(one.mine), one.known[1], one.hidden),
    r"and th(is|ese) picks?$": part_of_deals,
    r"^Out of the deals that are left": left_over,
}


@pytest.mark.parametrize("seen", [lessons, stops], ids=["lessons", "stops"])
def test_the_steps_to_what_a_pick_tells_go_through_every_hidden_hand(seen: Any) -> None:
    assert checked("S-L4", PICKS, seen())


# S-L5: call or wait.


def brought(one: Seen) -> tuple[int, int]:
    """What a won and a lost call bring, as played out by the rules in dealt trials."""
    rng = Random(1)
    found = {one.posed.once(rng)[0] for _ in range(60)}
    return max(found), min(found)


def won_of(one: Seen) -> tuple[int, int]:
    """Calls won of so many, as the first small question says, checked against the share counted suit by suit."""
    ask = one.posed.derivation.asked[0]
    n, won = (int(x.replace(",", "")) for x in re.findall(r"[\d,]*\d", ask.words)[:2])
    exact = worse(strength(one.mine), one.known[1], one.hidden)
    assert won == round(n * exact)
    return n, won


def last_cards(one: Seen) -> Iterator[tuple[Card, list[Card]]]:
    """Each card that may be last, with the hand that the rival then holds."""
    for last in one.hidden:
        yield last, [*one.known[1], *(card for card in one.hidden if card != last)]


def improved(hand: list[Card], card: Card) -> Strength:
    """The best that a hand can be if it takes the card and puts another one away."""
    return max(strength([*(one for one in hand if one != away), card]) for away in hand)


def calls_won(one: Seen) -> int:
    return sum(strength(one.mine) > strength(theirs) for _, theirs in last_cards(one))


def ends_won(one: Seen) -> int:
    """A player takes the last card if that wins: you first, because you turn it."""
    won, mine = 0, strength(one.mine)
    for last, theirs in last_cards(one):
        taken = improved([*one.mine], last) > strength(theirs)
        won += taken or (mine > strength(theirs) and improved(theirs, last) < mine)
    return won


def worth(one: Seen, line: Line) -> Fraction:
    """A call by what it brings when won and when lost, or turning by its cases."""
    n = len(one.hidden)
    if line.words == "What a call is worth":
        win, lose = brought(one)
        p = worse(strength(one.mine), one.known[1], one.hidden)
        return p * win + (1 - p) * lose
    lead = one.posed.question.versus == "lead"
    lost_call = -(1 if one.points[0] else 0) - (2 if lead else 0)
    call = Fraction(2 * calls_won(one) + lost_call * (n - calls_won(one)), n)
    turn = Fraction(ends_won(one) - (n - ends_won(one) if lead else 0), n)
    if line.words.startswith("What a call brings"):
        return call
    return turn - call if line.words.startswith("How much better") else turn


@cache
def waited(where: str) -> tuple[Fraction, Fraction, Fraction]:
    """Two cards come, in every order: the chance that one is kept, and to win with one and without."""
    one = next(each for each in lessons() if each.where == where)
    with_, without = Fraction(0), Fraction(0)
    pairs = [*permutations(one.hidden, one.posed.question.cards)]
    kept = Fraction(0)
    for row in pairs:
        hand = [*one.mine]
        for card in row:
            if strength([*hand, card])[0] > strength(hand)[0]:
                hand.append(card)
        rest = [card for card in one.hidden if card not in row]
        chance = worse(strength(hand), one.known[1], rest)
        if len(hand) > len(one.mine):
            kept, with_ = kept + 1, with_ + chance
        else:
            without += chance
    return kept / len(pairs), with_ / kept, without / (len(pairs) - kept)


def wins_with_it(one: Seen, line: Line) -> Fraction:
    """The share of the deals that bring a card: the rate that is told, and what it makes of them."""
    assert line.ask is not None
    came, longer, _ = waited(one.where)
    of, rate = (int(x) for x in re.findall(r"\d+", line.formula)[:2])
    assert of == round(100 * came)
    assert rate == round(100 * longer)
    return Fraction(round(Fraction(of * rate, 10)), 10)


def wins_in_all(one: Seen, line: Line) -> Fraction:
    came, longer, shorter = waited(one.where)
    assert line.ask is not None
    assert f"win {round(100 * shorter)} out of 100" in line.ask.words
    return came * longer + (1 - came) * shorter


VALUE: dict[str, Way] = {
    r"^Lost out of": lambda one, _: won_of(one)[0] - won_of(one)[1],
    r"^Points that the won calls bring": lambda one, _: won_of(one)[1] * brought(one)[0],
    r"^Points that the lost calls cost": lambda one, _: -brought(one)[1] * (won_of(one)[0] - won_of(one)[1]),
    r"^What a call is worth": worth,
    r"^Cards that help": lambda one, _: len(outs(one)),
    r"^A card that helps is": lambda one, _: waited(one.where)[0],
    r"^Wins with a longer run": wins_with_it,
    r"^Wins in all": wins_in_all,
    r"^Cards that can come last": lambda one, _: len(one.hidden),
    r"^You have the best hand at the end": lambda one, _: ends_won(one),
    r"^Calls that you win": lambda one, _: calls_won(one),
    r"^(What turning|What a call brings|How much better)": worth,
}


def test_the_steps_of_call_or_wait_count_calls_points_and_cases() -> None:
    assert checked("S-L5", VALUE, lessons())


# S-L6: more players.


def players(one: Seen) -> int:
    return int(one.posed.question.among or one.seats)


@cache
def alone(hidden: tuple[Card, ...], mine: tuple[Card, ...]) -> Fraction:
    """One rival's five hidden cards are worse than yours."""
    return worse(strength(mine), (), hidden)


def against(one: Seen) -> Fraction:
    return alone(one.hidden, one.mine[:5])


def better_pairs(one: Seen) -> list[tuple[Card, ...]]:
    """Hidden cards in a row, as many as yours, that beat yours."""
    mine = strength(one.mine[:5])
    sets = combinations(one.hidden, mine[0])
    return [cards for cards in sets if strength(cards) > mine and strength(cards)[0] == mine[0]]


def higher(one: Seen) -> int:
    return sum(strength([card]) > strength(one.mine[:5]) for card in one.hidden)


def in_a_hundred(one: Seen, line: Line) -> Fraction:
    """As many runs as beat yours, each as often as it is printed; close to that exactly."""
    size, many = strength(one.mine[:5])[0], len(better_pairs(one))
    each = all_among(size, len(one.hidden), 5)
    k, printed = (Fraction(number) for number in re.findall(r"[\d.]+", line.formula))
    assert k == many
    assert abs(printed - 100 * each) < Fraction(1, 1000)
    return Fraction(round(10 * many * printed), 10)


def multiplied(chance: Fraction, times: int) -> Fraction:
    found = Fraction(1)
    for _ in range(times):
        found *= chance
    return found


def lacking(one: Seen) -> Fraction:
    return 1 - with_run(5, one.posed.question.least)


PLAYERS: dict[str, Way] = {
    r"^All cards": lambda one, _: len(one.hidden),
    r"^One player doesn't have": lambda one, _: lacking(one),
    r"^Two players don't have": lambda one, _: multiplied(lacking(one), 2),
    r"^Nobody has": lambda one, _: multiplied(lacking(one), players(one)),
    r"^Hands$": lambda one, _: players(one),
    r"^Hands that are the best": lambda *_: 1,
    r"^Yours is the best": lambda one, _: (
        Fraction(1, players(one)) if one.posed.question.about == "unlooked" else against(one)
    ),
    r"that beat the": lambda one, _: len(better_pairs(one)),
    r"^Your rival has one of these": lambda one, _: all_among(strength(one.mine[:5])[0], len(one.hidden), 5),
    r"in 100 hands$": in_a_hundred,
    r"^Cards higher than": lambda one, _: higher(one),
    r"^Your rival has no higher card": lambda one, _: none_among(higher(one), len(one.hidden), 5),
    r"^Your rivals": lambda one, _: players(one) - 1,
    r"^(Both|Two) rivals are worse": lambda one, _: multiplied(against(one), 2),
    r"^All three rivals are worse": lambda one, _: multiplied(against(one), 3),
    r"^Cards to pick from": lambda one, _: 5 * players(one),
    r"^If runs stayed": lambda one, _: multiplied(Fraction(str(bots.CALLER_WINS[2].value)), players(one) - 1),
    r"^The caller wins": lambda one, _: Fraction(str(bots.CALLER_WINS[players(one)].value)),
}


@pytest.mark.parametrize("seen", [lessons, stops], ids=["lessons", "stops"])
def test_the_steps_to_the_best_of_several_hands_count_hands_pairs_and_cards(seen: Any) -> None:
    assert checked("S-L6", PLAYERS, seen())


def test_the_share_that_callers_win_comes_out_when_rounds_are_played_again() -> None:
    (piece,) = dealing.calls(4, 77, 0, 2_500)
    played = [outcome for outcome in piece.outcomes if outcome is not None]
    told = bots.CALLER_WINS[4].value
    assert abs(sum(played) / len(played) - told) < 4 * (told * (1 - told) / len(played)) ** 0.5 + 0.03


@pytest.mark.parametrize(
    ("five", "says"),
    [
        ("Ah Kd 3c 8s 5d", "An ace is the highest card"),
        ("8-9h 3c Jd Ks", "beats yours"),
        ("8-10h Jd Ks", "beats yours"),
    ],
)
def test_against_one_rival_there_are_steps_with_and_without_two_in_a_row(five: str, says: str) -> None:
    posed = QUESTIONS["S-L6"].at(about="mine").posed(view(five, seats=2))
    assert says in posed.derivation.asked[1].hint
    one = Seen("here", posed, 2, written(five), {}, tuple(c for c in PACK if c not in written(five)))
    assert checked("S-L6", PLAYERS, (one,)).total() == len(posed.derivation.asked) >= 3
