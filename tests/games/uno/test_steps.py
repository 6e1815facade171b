"""The numbers of Work it out, each beside a value found in another way: from the raw cards and the rulebook's deck.

Nothing here uses the product's odds. Hands are counted with a polynomial over the kinds of cards, opponents by going
through everything that they may do, and points by dealing the cards one after the other.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

import pytest

from tests.contract.test_steps import lesson_positions, same_worker, stops
from tests.rounds import rounds_of
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno.questions import QUESTIONS
from uncle_widgets.probability.question import Posed

pytestmark = [pytest.mark.repeats, same_worker("uno")]
F = Fraction
COLOURS = {"red": "r", "green": "g", "blue": "b", "yellow": "y"}
NAMES = {letter: word for word, letter in COLOURS.items()}
DECK = Counter(
    [c + n for c in "rgby" for n in "0112233445566778899"]
    + [c + sign for c in "rgby" for sign in ("+2", "<>", "x")] * 2
    + ["w", "w+4"] * 4
)
"""UNO-DECK-1 to 3, written out."""
LONG = 4
"""Of longer rows of cards, or of more opponents, only the first two are asked."""


def hidden(view: Any) -> Counter[str]:
    """The cards of the deck that lie neither in the discards nor in a hand that is open."""
    left = DECK.copy()
    left.subtract(view.table.discards)
    for hand in view.hands:
        left.subtract(hand or ())
    assert min(left.values()) >= 0
    return +left


def goes_on(card: str, top: str, colour: str) -> bool:
    """UNO-TURN-2 and 3: the colour, the same number or symbol, or a wild card."""
    return card.startswith("w") or card[0] == colour or (not top.startswith("w") and card[1:] == top[1:])


def among(cards: Counter[str], good: Callable[[str], bool]) -> int:
    return sum(1 for card in cards.elements() if good(card))


def hands(cards: Counter[str], size: int) -> int:
    """How many hands of that size there are: a coefficient of the product of (1 + x) over all cards."""
    ways = [1] + [0] * size
    for _ in cards.elements():
        for k in range(size, 0, -1):
            ways[k] += ways[k - 1]
    return ways[size]


def without(cards: Counter[str], good: Callable[[str], bool]) -> Counter[str]:
    return Counter({card: n for card, n in cards.items() if not good(card)})


def none(cards: Counter[str], good: Callable[[str], bool], size: int) -> Fraction:
    """The share of the hands in which no card is good."""
    return F(hands(without(cards, good), size), hands(cards, size))


def dealt(good: int, bad: int, size: int) -> Fraction:
    """The chance of a good card, dealt one after the other: the first is good, or a later one is."""
    if not size or not good:
        return F(0)
    return F(good, good + bad) + (F(bad, good + bad) * dealt(good, bad - 1, size - 1) if bad else 0)


def row(cards: Counter[str], good: Callable[[str], bool], size: int, first: bool = True) -> list[Fraction]:
    """What is asked of several cards: the first is not good, none (or neither of the first two) is, one at least."""
    n = among(cards, good)
    answer = 1 - none(cards, good, size)
    assert answer == dealt(n, cards.total() - n, size)
    if answer in (0, 1) and n in (0, cards.total()):
        return [answer]
    start = [none(cards, good, 1)] if first else []
    return [*start, none(cards, good, 2 if size > LONG else size), answer]


def can_play(posed: Posed[Any]) -> list[Fraction]:
    view, question = posed.view, posed.question
    cards, table = hidden(view), view.table
    size = table.counts[question.hand if question.hand != "" else 1]

    def fits(card: str) -> bool:
        return goes_on(card, table.top, table.colour) and (question.wilds == "with" or card[0] != "w")

    if size == 1:
        return [F(among(cards, fits)), 1 - none(cards, fits, 1)]
    return [F(among(cards, fits)), *row(cards, fits, size)]


def will_fit(posed: Posed[Any]) -> list[Fraction]:
    cards, table = hidden(posed.view), posed.view.table

    def fits(card: str) -> bool:
        return goes_on(card, table.top, table.colour)

    if posed.question.draws > 1:
        return [F(among(cards, fits)), *row(cards, fits, posed.question.draws)]
    colour = among(cards, lambda card: card[0] == table.colour)
    others = among(cards, lambda card: fits(card) and card[0] != table.colour)
    found = [F(cards.total()), F(colour), *([F(others)] if others else [])]
    return [*found, F(sum(fits(card) for card in cards.elements()), cards.total())]


def is_bluff(posed: Posed[Any]) -> list[Fraction]:
    """A list of so many players as the first question says, gone through one by one."""
    view, rate = posed.view, posed.question.rate
    table, colour = view.table, view.table.before[1]
    cards, size = hidden(view), table.counts[table.layer]
    prior = 1 - none(cards, lambda card: card[0] == colour, size)
    assert posed.number == prior * F(rate, 100) / (prior * F(rate, 100) + 1 - prior)
    found = re.match(r"Picture ([\d,]+) players .*? ([\d,]+) of them also", posed.derivation.asked[0].words)
    assert found
    everyone, holders = (int(text.replace(",", "")) for text in found.groups())
    assert abs(prior * everyone - holders) <= F(1, 2)
    bluff = posed.derivation.asked[0].number
    assert abs(bluff - F(holders * rate, 100)) <= F(1, 2)
    assert posed.derivation.asked[0].judged == ("count" if bluff == F(holders * rate, 100) else "mean")
    players = ["bluffs"] * int(bluff) + ["keeps"] * (holders - int(bluff)) + ["allowed"] * (everyone - holders)
    tally = Counter(players)
    played = tally["bluffs"] + tally["allowed"]
    assert round_half_up(F(tally["bluffs"], played)) == round_half_up(posed.number)
    return [F(tally["bluffs"]), F(tally["allowed"]), F(played), played_as_bluff(cards, colour, size, rate)]


def round_half_up(chance: Fraction) -> int:
    return int(chance * 100 + F(1, 2))


def played_as_bluff(cards: Counter[str], colour: str, size: int, rate: int) -> Fraction:
    """Of all hands that play the card, those with the colour: hands of each number of such cards, one by one."""
    of = Counter({card: n for card, n in cards.items() if card[0] == colour})
    rest = Counter({card: n for card, n in cards.items() if card[0] != colour})
    with_colour = sum(hands(of, k) * hands(rest, size - k) for k in range(1, size + 1))
    return F(with_colour * rate, with_colour * rate + hands(rest, size) * 100)


def which_colour(posed: Posed[Any]) -> list[Fraction]:
    view, table, question = posed.view, posed.view.table, posed.question
    cards, size, colour = hidden(view), table.counts[1 if len(table.order) == 2 else _next(posed)], question.colour
    if "w" not in view.hand:
        cards["w"] -= 1

    def helps(card: str) -> bool:
        return card[0] in (colour, "w")

    if question.read == "passed":
        left = without(cards, lambda card: goes_on(card, table.top, table.colour))
        struck, of = cards.total() - left.total(), among(left, lambda card: card[0] == colour)
        assert among(left, lambda card: card[0] == "w") == 0
        more = row(left, helps, size, first=False) if size > 1 else [1 - none(left, helps, 1)]
        return [F(struck), F(of), *more]
    if size > 1:
        return [F(among(cards, helps)), *row(cards, helps, size)]
    wild = among(cards, lambda card: card[0] == "w")
    of = among(cards, lambda card: card[0] == colour)
    return [F(of), *([F(wild)] if wild else []), F(of + wild, cards.total())]


def _next(posed: Posed[Any]) -> int:
    """Who plays after the watcher, as the question says."""
    found = re.search(r"([B-J]) holds", posed.words)
    assert found
    return "ABCDEFGHIJ".index(found[1])


def worth(card: str) -> int:
    """Points as in the rules: 50 for a wild card, 20 for an action card, else the number."""
    return 50 if card[0] == "w" else 20 if not card[1:].isdecimal() else int(card[1:])


def mean_dealt(cards: Counter[str], size: int) -> Fraction:
    """The average points of so many cards: hands counted by their points, card after card."""
    ways: list[Counter[int]] = [Counter({0: 1})] + [Counter() for _ in range(size)]
    for card in cards.elements():
        for k in range(size, 0, -1):
            for points, n in ways[k - 1].items():
                ways[k][points + worth(card)] += n
    return F(sum(points * n for points, n in ways[size].items()), ways[size].total())


def hand_worth(posed: Posed[Any]) -> list[Fraction]:
    view, hand = posed.view, posed.question.hand
    decks = {"five": 5, "ten": 10}
    cards = DECK if hand in decks else hidden(view)
    size = decks.get(hand) or sum(n for seat, n in enumerate(view.table.counts) if seat != view.me)
    dear = [F(among(cards, lambda card: worth(card) == 50)), F(among(cards, lambda card: worth(card) == 20))]
    one = F(sum(map(worth, cards.elements())), len([*cards.elements()]))
    assert one == mean_dealt(cards, 1)
    return [*(dear if hand != "ten" else []), one, *([mean_dealt(cards, size)] if size > 1 else [])]


def caught(posed: Posed[Any]) -> list[Fraction]:
    """Everything that the opponents may do: each of them notices or not."""
    notice = F(posed.question.notice, 100)
    k = posed.question.opponents or len([n for seat, n in enumerate(posed.view.table.counts) if seat != 0 and n])
    looks = [
        (sees, prod(notice if one else 1 - notice for one in sees)) for sees in product((True, False), repeat=k)
    ]
    assert sum(chance for _, chance in looks) == 1

    def all_miss(n: int) -> Fraction:
        return sum((chance for sees, chance in looks if not any(sees[:n])), F(0))

    somebody = sum((chance for sees, chance in looks if any(sees)), F(0))
    if k == 1:
        return [all_miss(1), somebody]
    return [F(k), all_miss(1), all_miss(2 if k > LONG else k), somebody]


def comes_first(posed: Posed[Any]) -> list[Fraction]:
    view, table = posed.view, posed.view.table
    if view.phase == "first":
        cards = hidden(view)
        numbers = among(cards, lambda card: card[1:].isdecimal() and card[0] != "w")
        return [F(numbers), F(numbers, cards.total())]
    pile = DECK.copy()
    pile.subtract(card for _, card in table.picks[len(table.picks) - (108 - table.draw_count) :])
    to_come = len(table.agenda)
    so_far = table.picks[len(table.picks) - len(table.tied) + to_come :]

    def value(card: str) -> int:
        return int(card[1:]) if card[0] != "w" and card[1:].isdecimal() else 0

    best = max(value(card) for _, card in so_far)

    def higher(card: str) -> bool:
        return value(card) > best

    cards = +pile
    more = row(cards, higher, to_come) if to_come > 1 else [1 - none(cards, higher, 1)]
    return [F(among(cards, higher)), *more]


FOUND: dict[str, Callable[[Posed[Any]], list[Fraction]]] = {
    "N-L1": can_play,
    "N-L2": will_fit,
    "N-L3": is_bluff,
    "N-L4": which_colour,
    "N-L5": hand_worth,
    "N-L6": caught,
    "N-L7": comes_first,
}


def compared(positions: Iterable[tuple[str, Posed[Any]]]) -> Iterator[tuple[str, list[Fraction], list[Fraction]]]:
    """Where a question is asked, the numbers of its steps, and those found here."""
    for where, posed in positions:
        yield where, [ask.number for ask in posed.derivation.asked], FOUND[posed.question.id](posed)


def test_every_step_of_every_lesson_has_the_number_that_the_raw_cards_give() -> None:
    found = [*compared(lesson_positions(KIT))]
    assert len(found) == 48
    for where, said, counted in found:
        assert said == counted, where


def test_every_step_at_the_stops_of_fifty_games_has_the_number_that_the_raw_cards_give() -> None:
    found = [*compared(stops(KIT))]
    assert len(found) > rounds_of(200)
    for where, said, counted in found:
        assert said == counted, where


def test_the_last_step_is_the_answer_at_every_position_and_stop() -> None:
    for positions in (lesson_positions, stops):
        for where, posed in positions(KIT):
            assert posed.derivation.asked[-1].number == posed.number, where


def printed(text: str) -> list[Fraction]:
    """The numbers of a line, in order."""
    return [F(number.replace(",", "")) for number in re.findall(r"\d[\d,]*(?:\.\d+)?", text)]


def test_every_sum_that_a_line_prints_adds_up_as_it_is_printed() -> None:
    """'24 + 14 = 38', '100 − 44 = 56' and '25 − 6' with the value beside it."""
    sums = 0
    for positions in (lesson_positions, stops):
        for where, posed in positions(KIT):
            for line in (*posed.derivation.lines, *posed.derivation.other):
                place = f"{where}: {line.words}, {line.formula}"
                for left, right in re.findall(r"([\d.,]+(?: [+−×] [\d.,]+)+) = ([\d.,]+)", line.formula):
                    assert _worked(left) == F(right.replace(",", "")), place
                    sums += 1
                if re.fullmatch(r"\d+(?: − \d+(?: [a-z ]+)?)+", line.formula):
                    assert _worked(re.sub(r" [a-z ]+", " ", line.formula)) == printed(line.value)[0], place
                    sums += 1
    assert sums > rounds_of(400)


def _worked(text: str) -> Fraction:
    """The value of '24 + 14', '100 − 44' or '6 × 50'."""
    parts = re.split(r" ([+−×]) ", text.strip().replace(",", ""))
    total = F(parts[0])
    for sign, number in zip(parts[1::2], parts[2::2], strict=True):
        total = total + F(number) if sign == "+" else total - F(number) if sign == "−" else total * F(number)
    return total


def test_counting_hands_gives_the_same_answer_as_card_by_card() -> None:
    """Combinations come under another way, and give the answer in per cent."""
    ways = 0
    for positions in (lesson_positions, stops):
        for where, posed in positions(KIT):
            lines = posed.derivation.other
            if not lines or posed.question.id == "N-L3":
                continue
            ways += 1
            every, without_any, with_one = (int(line.value.replace(",", "")) for line in lines[:3])
            assert F(with_one, every) == F(every - without_any, every) == posed.number, where
            assert lines[3].value == f"{float(posed.number):.1%}", where
    assert ways > 10


def test_bayes_theorem_is_the_other_way_to_a_bluff_and_prints_the_same_answer() -> None:
    for where, posed in lesson_positions(KIT):
        if posed.question.id == "N-L3":
            (line,) = posed.derivation.other
            prior, rate, *_, right = printed(line.formula)
            share = prior * rate / (prior * rate + right)
            assert prior + right == 1, where
            assert abs(share - posed.number) < F(1, 200), where
            assert line.value == posed.derivation.lines[-1].value, where


@pytest.mark.parametrize("question", ["N-L1", "N-L4"])
def test_no_step_of_these_asks_for_a_product_without_its_bars(question: str) -> None:
    """Every product is shown factor by factor, and the bars end at the number that is asked for."""
    for positions in (lesson_positions, stops):
        for where, posed in positions(KIT):
            for line in posed.derivation.lines:
                if line.ask and posed.question.id == question and re.search(r"\d/\d+ × ", line.formula):
                    left, chance = line.ask.left, F(1)
                    for bar, factor in zip(left, line.formula.split(" × "), strict=True):
                        chance *= F(factor)
                        assert (bar.factor, bar.chance) == (factor, chance), where


def test_what_lights_up_at_a_step_about_cards_is_there_to_be_counted() -> None:
    """At the steps that ask how many cards fit, the kinds that are lit are those that fit, and no others."""
    for where, posed in lesson_positions(KIT):
        if posed.question.id not in ("N-L1", "N-L2"):
            continue
        cards, table = hidden(posed.view), posed.view.table
        for line in posed.derivation.lines:
            if line.ask and line.words.startswith("Cards that fit on"):
                wilds = getattr(posed.question, "wilds", "with") == "with"
                fits = {c for c in cards if goes_on(c, table.top, table.colour) and (wilds or c[0] != "w")}
                assert {(key[5], *key.split(".")[1:2]) for key in line.lit} == {(c[0], _suit(c)) for c in fits}, (
                    where
                )
                assert len(line.lit) == len(fits), where


def _suit(card: str) -> str:
    return "wild" if card[0] == "w" else card[0]


def test_a_certain_answer_still_has_its_steps() -> None:
    """Nobody picks higher than a 9, and after a pass the colour on top gives nothing."""
    view = exercises(KIT, plans(KIT)[3])[5].view
    posed = QUESTIONS["N-L4"].at(colour="r", read="passed").posed(view)
    assert [ask.number for ask in posed.derivation.asked][1:] == [0, 0]
    assert posed.derivation.lines[-1].value == "0 out of 100"
