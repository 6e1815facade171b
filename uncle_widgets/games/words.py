"""Words and table items that any game's sentences are made of.

Seats are called by letters, A for seat 0, where nobody has a name. Nothing here knows a game: what a card
is called, and what its holder does with it, the game's own `words.py` says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from math import comb, factorial
from typing import Protocol, TypeVar

from uncle_widgets.engine.game import LETTERS, Event, Seat, Watcher
from uncle_widgets.games.scene import Face, Item
from uncle_widgets.probability.reasons import Ask, Left, Line, Mistake
from uncle_widgets.probability.show import about, decimal, joined, of_hundred, percent, short_fraction

C = TypeVar("C")


class Looking(Protocol):
    """A View, so far as words need it: who looks on."""

    @property
    def me(self) -> Watcher: ...


spoken = joined


def count(n: int, one: str = "card", more: str = "") -> str:
    """'1 card', '3 cards'; `more` is the plural where it is not `one` with an s. Thousands have commas."""
    return f"{n:,} {one if n == 1 else more or one + 's'}"


SMALL = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def spelled(n: int) -> str:
    """'no', 'seven': small numbers as words, others (and those below zero) in digits."""
    return SMALL[n] if 0 <= n < len(SMALL) else str(n)


def times(n: int) -> str:
    """'once', 'twice', 'three times'."""
    return {1: "once", 2: "twice"}.get(n) or f"{spelled(n)} times"


def all_of(n: int) -> str:
    """'Both', 'All 3'."""
    return "Both" if n == 2 else f"All {n}"


def a(words: object) -> str:
    """'a 7', 'an 8', 'an ace': by the sound of a number, else by the first letter."""
    text = str(words)
    return f"{'an' if text[:1] in 'aeiouAEIOU8' or text[:2] in ('11', '18') else 'a'} {text}"


def capital(words: str) -> str:
    """The same with its first letter large."""
    return words[:1].upper() + words[1:]


def called(view: Looking, seat: Seat, names: Sequence[str] = LETTERS) -> str:
    """'you', or the seat's name."""
    return "you" if seat == view.me else names[seat]


def owner(view: Looking, seat: Seat, names: Sequence[str] = LETTERS) -> str:
    """'your', or "A's"."""
    return "your" if seat == view.me else f"{names[seat]}'s"


def does(view: Looking, seat: Seat | None, names: Sequence[str], verb: str) -> str:
    """'You play', or 'A plays': who does it, at the head of a sentence; `verb` is as you do it ('play')."""
    if seat is None:
        return ""
    return f"You {verb}" if seat == view.me else f"{names[seat]} {third(verb)}"


def third(verb: str) -> str:
    """'plays', 'catches', 'has': a verb as one other does it."""
    ends = "es" if verb.endswith(("s", "sh", "ch", "x", "z")) else "s"
    odd = {"are": "is", "have": "has", "do": "does", "go": "goes", "may": "may", "must": "must"}
    return odd.get(verb, verb + ends)


def signed(view: Looking, seat: Seat, names: Sequence[str] = LETTERS) -> str:
    """'A', or 'A (you)': over a seat of the table."""
    return f"{names[seat]} (you)" if seat == view.me else names[seat]


def result(winners: Sequence[Seat], names: Sequence[str], why: str) -> str:
    """'A wins (the most points).', 'A and B win (...).', 'Nobody wins (...).'."""
    if not winners:
        return f"Nobody wins ({why})."
    return f"{spoken(names[seat] for seat in winners)} {'wins' if len(winners) == 1 else 'win'} ({why})."


def cited(events: Iterable[Event], telling: Sequence[type[Event]]) -> tuple[str, ...]:
    """The clauses of these events, each once: first those of the kinds in `telling`, in that order."""
    rank = {kind: at for at, kind in enumerate(telling)}
    order = sorted(events, key=lambda event: rank.get(type(event), len(rank)))
    return tuple(dict.fromkeys(clause for event in order for clause in event.cites()))


# Items of a hand: seat 2's third card is 'h2.2', whether it lies open or not.


def face_down(seat: Seat, cards: int, names: Sequence[str] = LETTERS) -> tuple[Item, ...]:
    """A hidden hand of so many cards."""
    return tuple(Item(key, f"{names[seat]}, face-down card") for key in hand_keys(seat, cards))


def hand_keys(seat: Seat, hand: int | Sequence[C], wanted: Callable[[C], bool] | None = None) -> tuple[str, ...]:
    """The items of a hand: all of its cards (their number will do), or where it lies open those `wanted`."""
    if isinstance(hand, int):
        return tuple(f"h{seat}.{k}" for k in range(hand)) if wanted is None else ()
    return tuple(f"h{seat}.{k}" for k, card in enumerate(hand) if wanted is None or wanted(card))


def turned_up(seat: Seat, hand: Iterable[C], face: Callable[[C], Face]) -> dict[str, Face]:
    """A hidden hand as a trial dealt it: item to card face."""
    return {f"h{seat}.{k}": face(card) for k, card in enumerate(hand)}


# Steps and numbers of a derivation.


def subtraction(start: int, parts: Iterable[tuple[int, str]]) -> str:
    """'42 − 7 in the pile − 3 in your hand'; parts of 0 are left out."""
    return " − ".join([str(start), *(f"{n} {words}" for n, words in parts if n)])


def minus_seen(what: str, seen: int) -> str:
    """What a subtraction starts from and takes away: 'All 4s minus the ones you can see'."""
    if not seen:
        return f"All {what} (you can't see any of them)"
    return f"All {what} minus the {'one' if seen == 1 else 'ones'} you can see"


def sets_of(cards: int, total: int, other: str = "") -> str:
    """How many sets of cards there are, reckoned: '3 cards from 29: 29 × 28 × 27 ÷ 6'."""
    words = f"{count(cards)} from {f'the {other}' if other else ''}{total}"
    if not 1 < cards < total:
        return words
    factors = [str(total - k) for k in range(cards)]
    if cards > 4:
        factors[2:-1] = ["…"]
    return f"{words}: {' × '.join(factors)} ÷ {factorial(cards):,}"


def none_of(good: int, total: int, draws: int) -> str:
    """The chance that no good card is among those drawn, card by card: '32/37 × 31/36'; the long way is cut short.

    Good cards and draws may change places: then it goes by where each good card lies.
    """
    row = [f"{max(0, total - good - k)}/{total - k}" for k in range(draws)]
    if draws > 5:
        row[2:-1] = ["…"]
    return " × ".join(row)


def complement(
    who: str, cards: int, total: int, good: int, what: str, lit: tuple[str, ...] = ()
) -> tuple[Line, ...]:
    """A hand of `cards` from `total`, `good` of them good: by the hands that hold none.

    `who` holds it ('you', 'A'; 'it' and 'they' are not named); `what` follows 'with' and 'without' ('a 4').
    """
    every, none = comb(total, cards), comb(total - good, cards)
    chance = Fraction(every - none, every)
    possible = "All possible hands" if who in ("it", "they") else f"Hands {who} might hold"
    return (
        Line(possible, sets_of(cards, total), f"{every:,}", lit),
        Line(f"Hands without {what}", sets_of(cards, total - good, "other "), f"{none:,}"),
        Line(f"Hands with {what}", f"{every:,} − {none:,}", f"{every - none:,}"),
        Line("As a percentage", reduced(every - none, every), percent(chance)),
    )


AT_LEAST_ONE = "To find “at least one”, work out “none” and take it away from 100."
"""The idea of `card_by_card`."""
BARS = 4
"""A product of more factors than this shows its first two and its last as bars."""
ORDINALS = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth")


def card_by_card(
    hand: str,
    cards: int,
    total: int,
    good: int,
    what: str,
    these: str,
    lit: tuple[str, ...] = (),
    of: str = "hidden cards",
) -> tuple[Line, ...]:
    """The lines that find the chance of at least one good card, one card after the other, with small questions.

    Args:
        hand: whose cards they are: "C's", "your", "the".
        cards: how many cards are drawn from `total` hidden cards, of which `good` are good.
        what: one good card with its article ("a 4"); `these`: several of them ("4s").
        lit: the items of the hand.
        of: what the `total` are called.

    Returns:
        For one card or one good card a single line, for several the chance for one card, the chance of none, and
        the answer. The last line always gives the answer, as `hundred` prints it.
    """
    if good == 1 or cards == 1:
        return (_single(hand, cards, total, good, what, these, lit, of),)
    others = total - good
    one, none = Fraction(others, total), Fraction(comb(others, cards), comb(total, cards))
    mine, row = f"{hand} {spelled(cards)} cards", none_of(good, total, cards)
    first = Ask(
        f"Turn over one of {hand} cards. How likely is it that it is not {what}?",
        one,
        f"Count the {of} that are not {these}, and divide by all {total} {of}.",
        f"{others} of the {total} {of} are not {these}, and each of the {total} is equally likely to be "
        f"this one. That is {out_of_hundred(one)}.",
        "chance",
    )
    bars = shrinking(good, total, cards)
    second = Ask(
        f"How likely is it that none of {mine} is {what}?",
        none,
        f"If the first card is not {what}, {total - 1} {of} are left, and {others - 1} of them are not "
        f"{these}. Multiply the {spelled(cards)} fractions.",
        _falling(cards, what, bars),
        "chance",
        left=bars,
    )
    return (
        Line(f"One card is not {what}", f"{others} out of {total}", out_of_hundred(one), lit[:1], first),
        Line(f"None of {mine} is {what}", row, out_of_hundred(none), lit, second),
        Line("At least one of them is", f"100 − {hundredths(none)} = {hundredths(1 - none)}", hundred(1 - none)),
    )


def _falling(cards: int, what: str, bars: Sequence[Left]) -> str:
    """Why none of the cards is good, with what is left of 100 after each card."""
    first, *between, last = (out_of_hundred(bar.chance) for bar in bars)
    before = f"Out of 100 times, the first card is not {what} in {first.removesuffix(' out of 100')}"
    if cards > 2:
        before += f", and neither of the first two is in {between[0].removesuffix(' out of 100')}"
    return f"{before}. In {last}, {'neither card' if cards == 2 else f'none of the {spelled(cards)}'} is {what}."


def _single(
    hand: str, cards: int, total: int, good: int, what: str, these: str, lit: tuple[str, ...], of: str
) -> Line:
    """The one line of `card_by_card` for a single card, or for a single good card among several."""
    chance, many = Fraction(cards * good, total), spelled(cards)
    if good == 1:
        whose = {"your": "yours", "the": "drawn"}.get(hand, hand)
        owns = {"your": "You have", "the": "You draw"}.get(hand, f"{hand.removesuffix(chr(39) + 's')} has")
        ask = Ask(
            f"{owns} {many} of the {total} {of}. How likely is it that the last {what.split()[-1]} is one "
            "of them?",
            chance,
            f"The last of the {these} is equally likely to be any of the {total} {of}.",
            f"There are {total} places for it, and {many} of them {'is' if cards == 1 else 'are'} {whose}. That "
            f"is {out_of_hundred(chance)}.",
            "chance",
        )
        words = f"The last of the {these} is one of {hand} cards"
        return Line(words, f"{cards} out of {total}", hundred(chance), lit, ask)
    ask = Ask(
        f"How likely is it that {hand} card is {what}?",
        chance,
        f"Count the {these} among the {of}, and divide by all {total} {of}.",
        f"{good} of the {total} {of} are {these}, and each of the {total} is equally likely to be this "
        f"one. That is {out_of_hundred(chance)}.",
        "chance",
    )
    return Line(f"{capital(hand)} card is {what}", f"{good} out of {total}", hundred(chance), lit, ask)


def shrinking(good: int, total: int, draws: int) -> tuple[Left, ...]:
    """What is left of 100 after each card that is not good; of many draws the first two and the last."""
    found, chance = [], Fraction(1)
    for k in range(draws):
        part, whole = max(0, total - good - k), total - k
        chance *= Fraction(part, whole)
        name = ORDINALS[k] if k < len(ORDINALS) else f"{k + 1}th"
        found.append(Left(f"{name} card", f"{part}/{whole}", chance))
    return tuple(found if draws <= BARS else [*found[:2], found[-1]])


def hundredths(chance: Fraction) -> str:
    """'75': a chance out of 100, as it is printed in a sum. A half keeps its decimal, so that the sum adds up."""
    half = (chance * 200).denominator == 1 and chance * 200 % 2
    return decimal(chance * 100, 1) if half else str(of_hundred(chance))


def reduced(part: int, whole: int) -> str:
    """'30/60 = 1/2'; '37/87' where there is nothing to reduce, or no fraction that is read at a glance."""
    short = short_fraction(Fraction(part, whole))
    return f"{part:,}/{whole:,}" + (f" = {short}" if short not in ("", f"{part}/{whole}") else "")


def power(base: str, n: int) -> str:
    """'(5/6)^3'; the first power as it is."""
    return base if n == 1 else f"({base})^{n}"


def wrong(exact: Fraction, *mistakes: Mistake) -> tuple[Mistake, ...]:
    """The mistakes; those that give the exact number here are not listed."""
    return tuple(replace(one, listed=one.value != exact) for one in mistakes)


def capped(chance: Fraction | int) -> Fraction:
    """A wrong reckoning that passes 1, as people would give it: at most 1."""
    return min(Fraction(1), Fraction(chance))


def out_of_hundred(chance: Fraction) -> str:
    """'41 out of 100', 'fewer than 1 out of 100': a chance inside a calculation."""
    return f"{about(chance).removeprefix('about ').removeprefix('exactly ')} out of 100"


def hundred(chance: Fraction, simulated: bool = False) -> str:
    """'about 41 out of 100', 'fewer than 1 out of 100', '0 out of 100'."""
    return f"{about(chance, simulated)} out of 100"
