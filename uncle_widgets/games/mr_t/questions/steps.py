"""Small questions that several questions of the Mr. T card game ask on the way to their answer, and their sums."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from math import comb, floor, prod

from uncle_widgets.games.mr_t.cards import Card, in_order
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.mr_t.words import few, plural, some, unbroken
from uncle_widgets.games.words import (
    capital,
    count,
    hundred,
    hundredths,
    none_of,
    out_of_hundred,
    shrinking,
    spelled,
    spoken,
)
from uncle_widgets.probability.reasons import Ask, Left, Line
from uncle_widgets.probability.show import of_hundred

NONE_FIRST = "To find “at least one”, work out “none” card by card and take it away from 100."
"""The idea of questions that ask for at least one."""
FINEST = 3
"""Decimals at most, of a sum that is written out of 100."""


def counted(words: str, number: int, hint: str, reason: str, unit: str = "cards") -> Ask:
    """A small question that counts something."""
    return Ask(words, Fraction(number), hint, reason, unit=unit)


def chance(words: str, number: Fraction, hint: str, reason: str, left: tuple[Left, ...] = ()) -> Ask:
    """A small question for a chance out of 100."""
    return Ask(words, number, hint, reason, "chance", left=left)


def hidden_line(view: View) -> Line:
    """How many cards nobody has shown to the watcher, as a small question."""
    line, whole, left = common.known_line(view), sum(n for _, n in view.options.deck), len(view.unseen)
    if not left:
        return line
    seen = whole - left
    hint = f"There are {whole} cards. Take away all that you have seen, also those that are covered now."
    rest = f"you have seen {seen} of them. The other {left} {'is' if left == 1 else 'are'} hidden"
    reason = f"There are {whole} cards, and {rest}."
    if not seen:
        reason = f"No card has been shown yet, so all {left} are hidden."
    return asked(line, counted("How many cards are still hidden from you?", left, hint, reason))


def match_line(view: View, targets: Iterable[Card]) -> Line:
    """How many of the hidden cards match, as a small question."""
    names = in_order(targets)
    bag, n = common.unseen(view), len(view.unseen)
    line = common.match_line(view, names, bag)
    if not n:
        return line
    good, deck = sum(bag.get(card, 0) for card in names), dict(view.options.deck)
    of = unbroken(spoken(map(plural, names), "or"))
    there = spoken(some(deck.get(card, 0), card) for card in names)
    hint = f"The deck has {there}. Take away those that you can see."
    left = [some(bag[card], card) for card in names if bag.get(card)]
    reason = f"You have seen all the {unbroken(spoken(map(plural, names)))}, so none is hidden."
    if good:
        reason = f"{capital(spoken(left))} {'is' if good == 1 else 'are'} hidden."
        if len(left) > 1:
            reason += f" Together that is {good}."
        elif len(names) == 1 and (seen := deck[names[0]] - good):
            kinds, is_ = unbroken(plural(names[0])), "is" if good == 1 else "are"
            reason = (
                f"You have seen {few(seen)} of the {few(deck[names[0]])} {kinds}, so {few(good)} {is_} hidden."
            )
    words = f"How many of the {count(n, 'hidden card')} are {of}?"
    if n == 1:
        words = f"One card is hidden. How many {of} are hidden?"
    lit = common.seen_keys(view, lambda card: card in names) or line.lit
    return Line(line.words, line.formula, line.value, lit, counted(words, good, hint, reason))


def asked(line: Line, ask: Ask) -> Line:
    """The same line, with the small question that leads to it."""
    return Line(line.words, line.formula, line.value, line.lit, ask)


def none_lines(
    total: int, good: int, cards: int, words: Mapping[str, str], lit: tuple[str, ...]
) -> tuple[Line, ...]:
    """The chance that one of `cards` hidden cards is not good, and that none of them is.

    `words`: how one of them is `take`n ("Take one of A's cards."), what it `isnt` ("doesn't match"), what several
    are not (`arent`), and that `none` of them is ("none of A's four cards matches").
    """
    bad = total - good
    one, none = Fraction(bad, total), Fraction(comb(bad, cards), comb(total, cards))
    take, isnt, arent, nobody = (words[key] for key in ("take", "isnt", "arent", "none"))
    hidden = f"{few(bad)} of the {count(total, 'hidden card')}"
    first = chance(
        f"{take} How likely is it that it {isnt}?",
        one,
        f"How many of the {total} hidden cards {arent}? Divide by {total}.",
        f"{capital(hidden)} {arent}, and any of the {total} may be this one. That is {out_of_hundred(one)}.",
    )
    row = none_of(good, total, cards)
    last = chance(
        f"How likely is it that {nobody}?",
        none,
        f"Once one card is gone, {total - 1} are left, and {bad - 1} of them {arent}. "
        f"Multiply the {spelled(cards)} fractions.",
        f"Each time one card fewer is left, so multiply: {row} is {out_of_hundred(none)}.",
        shrinking(good, total, cards),
    )
    alone = Line(capital(f"one of them {isnt}"), f"{bad} out of {total}", out_of_hundred(one), lit[:1], first)
    return alone, Line(capital(nobody), row, out_of_hundred(none), lit, last)


def the_rest(words: str, none: Fraction) -> Line:
    """What is left of 100: the last line of "at least one"."""
    return Line(words, f"100 − {hundredths(none)} = {hundredths(1 - none)}", hundred(1 - none))


def sized(
    parts: Sequence[Fraction],
    total: Fraction,
    join: Callable[[Iterable[Fraction]], Fraction],
    places: int = 0,
    least: int = 0,
) -> list[str]:
    """The parts out of 100, in as few decimals (but at least so many) as make what is printed add up to the total
    that is printed."""
    texts: list[str] = []
    for digits in range(least, FINEST + 1):
        texts = [written(part, digits) for part in parts]
        if rounded(join(Fraction(text) / 100 for text in texts), places) == rounded(total, places):
            break
    return texts


def rounded(p: Fraction, places: int = 0) -> Fraction:
    """A chance out of 100, to so many decimals, half up as everywhere."""
    scale = 10**places
    return Fraction(of_hundred(p)) if not places else Fraction(floor(p * 100 * scale + Fraction(1, 2)), scale)


def written(p: Fraction, places: int) -> str:
    """'44.4': a chance out of 100; no decimals that say nothing."""
    text = f"{float(rounded(p, places)):.{places}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def product(parts: Iterable[Fraction]) -> Fraction:
    return prod(parts, start=Fraction(1))


def added(parts: Iterable[Fraction]) -> Fraction:
    return sum(parts, Fraction())


def part_of(whole: Fraction, share: Fraction, places: int = 0) -> str:
    """'46 × 45/100': a share of a chance out of 100, which adds up as it is printed."""
    a, b = sized((whole, share), whole * share, product, places)
    return f"{a} × {b}/100"


def plus(parts: Sequence[Fraction]) -> str:
    """'75 + 12.5 = 87.5': chances out of 100 that add up as they are printed."""
    total = added(parts)
    texts = sized(parts, total, added, least=1)
    places = max(len(text.partition(".")[2]) for text in texts)
    exact = added(map(Fraction, texts))
    return f"{' + '.join(texts)} = {written(exact / 100, places)}"
