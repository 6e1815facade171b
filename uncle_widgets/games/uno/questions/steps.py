"""Lines of a derivation that count cards, one card after the other, with the small questions that lead to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, OF_COLOUR, SIGN, Card
from uncle_widgets.games.uno.questions.common import fitting, kind_keys, unseen_line
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import COLOUR_WORDS, SIGN_WORDS, named
from uncle_widgets.games.words import (
    BARS,
    ORDINALS,
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
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.reasons import Ask, Left, Line
from uncle_widgets.probability.show import decimal, of_hundred

DECK = sum(odds.FULL.values())

# Counting what can't be seen.


def cards_line(view: View) -> Line:
    """How many cards can't be seen, as a small question."""
    line, n = unseen_line(view), len(view.unseen)
    hint = f"The deck has {DECK} cards. Take away the discard pile and your hand."
    if not view.hand:
        hint = f"The deck has {DECK} cards. Take away all the cards you can see."
    reason = f"The deck has {DECK} cards, and you can see {DECK - n} of them. The other {n} are hidden."
    return replace(line, ask=Ask("How many cards can't you see?", Fraction(n), hint, reason, unit="cards"))


def of_colour(cards: Mapping[Card, int], colour: str) -> int:
    """How many of the cards have this colour; of none (''), the wild cards."""
    return sum(n for card, n in cards.items() if COLOUR[card] == colour)


def same_sign(cards: Mapping[Card, int], top: Card) -> int:
    """How many of the cards have the top card's number or symbol in another colour."""
    return sum(n for c, n in cards.items() if COLOUR[c] not in ("", top[0]) and SIGN[c] == top[1:])


def sign_words(top: Card, many: int = 2) -> str:
    """'7s', 'Draw Twos': cards with the sign of this one."""
    return SIGN_WORDS.get(top[1:], top[1:]) + ("s" if many != 1 else "")


def colour_line(cards: Mapping[Card, int], colour: str, words: str, note: str = "", aside: bool = False) -> Line:
    """How many cards of a colour, or wild cards (''), can't be seen. `words` asks it, and `note` adds to the line.

    `aside`: one of them is supposed to be played, and counts no more.
    """
    n, of = of_colour(cards, colour), of_colour(odds.FULL, colour)
    seen, what = of - n - aside, f"{COLOUR_WORDS.get(colour, 'wild')} cards"
    formula = (f"{of} − {seen}" if seen else f"all {of}") + " − 1 for the Wild that is played" * aside + note
    sees = f"and you can see {seen} of them" if seen else "and you can't see any of them"
    aside_too = ", and one is being played" if aside else ""
    ask = Ask(
        words,
        Fraction(n),
        f"The deck has {of} {what}. Take away the ones that have been played and the ones in your hand.",
        f"The deck has {of} {what}, {sees}{aside_too}. So {n} {'is' if n == 1 else 'are'} hidden.",
        unit="cards",
    )
    return Line(capital(what), formula, str(n), kind_keys(cards, OF_COLOUR[colour]), ask)


def others_line(cards: Mapping[Card, int], top: Card) -> Line:
    """How many cards of other colours fit on `top`: those with its sign, and the wild cards."""
    same, wild, sign = same_sign(cards, top), of_colour(cards, ""), sign_words(top)
    parts = [(same, f"other {sign_words(top, same)}"), (wild, "wild")]
    formula = " + ".join(f"{n} {words}" for n, words in parts if n) or "none"
    ask = Ask(
        f"How many others would fit: {sign} of another colour, and wild cards?",
        Fraction(same + wild),
        f"Look at the other three colours for {sign}. Then count both kinds of wild card.",
        f"{counted([(same, f'other {sign_words(top, 1)}'), (wild, 'wild card')])} would fit too. "
        f"That makes {same + wild}.",
        unit="cards",
    )
    wanted = fitting(top) - OF_COLOUR[top[0]]
    return Line("Others that fit", formula, str(same + wild), kind_keys(cards, wanted), ask)


def counted(parts: list[tuple[int, str]]) -> str:
    """'19 red cards, 5 other 7s and 6 wild cards'; kinds of which there are none are left out."""
    return spoken(count(n, words) for n, words in parts if n)


def fit_line(top: str, cards: Mapping[Card, int], these: str, wilds: bool = True, passed: bool = False) -> Line:
    """How many of `these` cards fit on `top`, kind by kind; `passed` asks how many would have fitted."""
    colour, wild = COLOUR_WORDS[top[0]], of_colour(cards, "") if wilds else 0
    bare, held = top not in SIGN, of_colour(cards, top[0])
    same = 0 if bare else same_sign(cards, top)
    total = held + same + wild
    parts = [(held, colour), (same, f"other {sign_words(top, same)}"), (wild, "wild")]
    formula = " + ".join(f"{n} {words}" for n, words in parts if n) or "none"
    what = f"the {named(top)}" if not bare else named(top)
    kinds = [(held, f"{colour} card"), (same, f"other {sign_words(top, 1)}"), (wild, "wild card")]
    would = "would have fitted" if passed else "would fit"
    ask = Ask(
        f"How many of {these} {would} on {what}{'' if wilds else ', not counting the wild cards'}?",
        Fraction(total),
        _fit_hint(top, bare, wilds, only=total == held > 0),
        _fit_reason(kinds, would),
        unit="cards",
    )
    words = "Cross out the cards that would have fitted" if passed else f"Cards that fit on {what}"
    return Line(words, formula, str(total), kind_keys(cards, fitting(top, wilds)), ask)


def _fit_reason(kinds: list[tuple[int, str]], would: str) -> str:
    """Which cards fit, and how many that is."""
    total, some = sum(n for n, _ in kinds), [n for n, _ in kinds if n]
    if not total:
        return f"None of them {would}, so it's 0."
    more = f"Together that's {total}." if len(some) > 1 else f"Nothing else {would}, so it's {total}."
    return f"{counted(kinds)} {would}. {more}"


def _fit_hint(top: str, bare: bool, wilds: bool, only: bool) -> str:
    """What to count; `only` the colour counts here, because nothing else is left."""
    colour = COLOUR_WORDS[top[0]]
    if only and wilds:
        return f"Only {colour} cards are left that fit. The deck has 25 of them. Take away the ones you can see."
    if bare:
        return f"A Wild has no number, so count the {colour} cards and the wild cards."
    if not wilds:
        return f"Count the {colour} cards and the {sign_words(top)} of other colours. Leave out the wild cards."
    return f"Count the {colour} cards, the {sign_words(top)} of other colours and the wild cards."


def left_line(bag: Mapping[Card, int], colour: str, struck: int) -> Line:
    """How many cards of a colour are left after `struck` cards that would have fitted are crossed out."""
    n, left, word = of_colour(bag, colour), sum(bag.values()), COLOUR_WORDS[colour]
    ask = Ask(
        f"Those are crossed out, and {left} cards are left. How many of them are {word}?",
        Fraction(n),
        f"Count the {word} cards, but leave out those that are crossed out. All the wild cards are crossed out.",
        f"With {struck} cards crossed out, {left} are left, and {n} of them {'is' if n == 1 else 'are'} {word}. "
        "No wild card is left, because it would have fitted.",
        unit="cards",
    )
    lit = kind_keys(bag, OF_COLOUR[colour])
    return Line(f"{capital(word)} cards among the {left} that are left", "no wild card is left", str(n), lit, ask)


# The chance of one card, and of one of several that come one after the other.


@dataclass(frozen=True)
class Verb:
    """How it is said that a card is good: of one, of many, of one and of many that are not, and asked."""

    one: str
    many: str
    not_one: str
    not_many: str
    first: str
    none: str
    does: str


FITS = Verb(
    "fits", "fit", "doesn't fit", "don't fit", "does the first card not fit", "does {} fit", "at least one does"
)
HIGHER = Verb(
    "is higher", "are higher", "isn't higher", "aren't higher", "is the first card not higher", "is {} higher",
    "at least one is",
)  # fmt: skip


def share_line(
    words: str, asks: str, parts: Sequence[int], total: int, lit: tuple[str, ...], verb: Verb = FITS
) -> Line:
    """The chance that one card is good, from the `parts` that make up the good ones."""
    good = sum(parts)
    p, added = Fraction(good, total), len([n for n in parts if n]) > 1
    row = f"{' + '.join(str(n) for n in parts if n)} = {good}" if added else str(good)
    those = f"{row} of the {total} cards {verb.one if good == 1 else verb.many}"
    hint = f"Add your counts, and divide by {total}." if added else f"{those}. How many is that out of 100?"
    ask = Ask(asks, p, hint, f"{those}. That's {out_of_hundred(p)}.", "chance")
    return Line(words, f"{row} out of {total}", hundred(p), lit, ask)


NUMBER = Verb(
    "is a number card", "are number cards", "is no number card", "are no number cards",
    "is the first card no number card", "is {} a number card", "at least one is",
)  # fmt: skip


@dataclass(frozen=True)
class Row:
    """Cards that come one after the other, from `total` hidden ones of which `good` are good.

    `hundred`: a hundred such rows ('100 hands B might hold'), `one` of which is a 'hand' or a 'try'. `some` says
    that at least one card is good ('B can play'), and `so` asks in how many rows ('can B play').
    """

    cards: int
    total: int
    good: int
    hundred: str
    one: str
    some: str
    so: str
    lit: tuple[str, ...]
    verb: Verb = FITS

    @property
    def rows(self) -> str:
        """'hands', 'tries'."""
        return f"{self.one[:-1]}ies" if self.one.endswith("y") else f"{self.one}s"


def one_by_one(row: Row, ask_first: bool = True) -> tuple[Line, ...]:
    """The chance that one of several cards is good: card by card none is, and the others are the answer.

    Of more than four cards the first two are asked, and a line carries the row on to its end. `ask_first`: whether
    the chance for the first card is asked too.
    """
    verb, bad, none = row.verb, row.total - row.good, 1 - at_least_one(row.good, row.total, row.cards)
    if not row.good or not bad:
        return (_certain(row),)
    first = Fraction(bad, row.total)
    these = f"{bad} of the {row.total} cards {verb.not_one if bad == 1 else verb.not_many}"
    those = f"{row.good} of the {row.total} cards {verb.one if row.good == 1 else verb.many}"
    ask = Ask(
        f"Picture {row.hundred}. In about how many of them {verb.first}?",
        first,
        f"{those}. How many don't, and how many out of 100 is that?"
        if verb is FITS
        else f"{those}. How many aren't, and how many out of 100 is that?",
        f"{these}. That's {out_of_hundred(first)}.",
        "chance",
    )
    lines = [
        Line(f"The first card {verb.not_one}", f"{bad} out of {row.total}", out_of_hundred(first), row.lit[:1],
             ask if ask_first else None),
    ]  # fmt: skip
    lines.append(_product(row, 2 if row.cards > BARS else row.cards, first, ask_first))
    if row.cards > BARS:
        left = [1 - at_least_one(row.good, row.total, k) for k in range(row.cards + 1)]
        lines.append(Line(f"None of the {spelled(row.cards)} cards {verb.one}", chain(left), shown(none), row.lit))
    return (*lines, _answer(row, none))


def _product(row: Row, cards: int, first: Fraction, pictured: bool) -> Line:
    """The chance that none of the first so many cards is good, factor by factor; `pictured`: after the first."""
    verb, bad = row.verb, row.total - row.good
    none = 1 - at_least_one(row.good, row.total, cards)
    which = "first " if cards < row.cards else ""
    those = f"{'neither' if cards == 2 else 'none'} of the {which}{spelled(cards)} cards"
    second = f"{bad - 1} of the {row.total - 1} cards left {verb.not_one if bad == 2 else verb.not_many} either"
    start = f"In about how many of the 100 {row.rows}" if pictured else f"Picture {row.hundred}. In about how many"
    more = " Go on like this, card by card." if cards > 2 else ""
    ask = Ask(
        f"{start} {verb.none.format(those)}?",
        none,
        f"If the first card {verb.not_one}, {second}. Take that share of {hundredths(first)}.{more}",
        f"The chance that no card {verb.one} falls card by card: {none_of(row.good, row.total, cards)} is "
        f"{out_of_hundred(none)}.",
        "chance",
        left=shrinking(row.good, row.total, cards),
    )
    formula = none_of(row.good, row.total, cards)
    return Line(f"{capital(those)} {verb.one}", formula, shown(none), row.lit[:cards], ask)


def _answer(row: Row, none: Fraction) -> Line:
    """At least one card is good: all that is left of a hundred."""
    no, yes = to_hundred(none)
    verb = row.verb
    ask = Ask(
        f"In {no} of the 100 {row.rows} no card {verb.one}. So in how many {row.so}?",
        1 - none,
        f"In all the other {row.rows} at least one card {verb.one}.",
        f"Either no card {verb.one} or {verb.does}. 100 − {no} = {yes}, so that's {out_of_hundred(1 - none)}.",
        "chance",
    )
    return Line(row.some, f"100 − {no} = {yes}", hundred(1 - none), row.lit, ask)


def _certain(row: Row) -> Line:
    """Where no card is good, or every one."""
    p = Fraction(bool(row.good))
    why = f"Every card that may come {row.verb.one}" if row.good else f"No card that may come {row.verb.one}"
    ask = Ask(
        f"Picture {row.hundred}. In how many of them {row.so}?",
        p,
        f"Look at your count: how many of the {row.total} cards {row.verb.many}?",
        f"{why}, so it's {out_of_hundred(p)}.",
        "chance",
    )
    return Line(row.some, why[0].lower() + why[1:], hundred(p), row.lit, ask)


def chain(left: list[Fraction]) -> str:
    """'100 → 67 → 44': what is left of a hundred, one after the other."""
    return " → ".join(hundredths(chance) for chance in left)


def shown(chance: Fraction) -> str:
    """'44 out of 100'; '12.5, about 13 out of 100' where a sum goes on with the half."""
    half = hundredths(chance)
    return f"{half}, about {out_of_hundred(chance)}" if "." in half else out_of_hundred(chance)


def to_hundred(chance: Fraction) -> tuple[str, str]:
    """A chance and its opposite, out of 100, as they add up in print: ('29', '71'), ('12.5', '87.5').

    Neither prints as 0 or 100 unless it is certain.
    """
    if chance in (0, 1) or 0 < of_hundred(chance) < 100:
        return hundredths(chance), hundredths(1 - chance)
    for places in (1, 2, 3, 4):
        no = decimal(chance * 100, places)
        if 0 < Fraction(no) < 100:
            break
    return no, decimal(100 - Fraction(no), places)


def opponents_left(miss: int, opponents: int) -> tuple[Left, ...]:
    """What is left of a hundred times after each opponent, who misses it `miss` times out of 100."""
    chances = [Fraction(miss, 100) ** k for k in range(1, opponents + 1)]
    found = [Left(f"{ORDINALS[k]} opponent", f"{miss}/100", chance) for k, chance in enumerate(chances)]
    return tuple(found if opponents <= BARS else [*found[:2], found[-1]])
