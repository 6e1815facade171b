"""Lines of a derivation with their small questions, as the questions of Say Uncle share them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.say_uncle.cards import DECK, Cards, best
from uncle_widgets.games.say_uncle.questions.common import own_keys
from uncle_widgets.games.say_uncle.scene import open_key
from uncle_widgets.games.say_uncle.state import NO_CARD, View
from uncle_widgets.games.say_uncle.words import cards_of, some, the_cards
from uncle_widgets.games.words import (
    capital,
    hundred,
    hundredths,
    minus_seen,
    none_of,
    out_of_hundred,
    shrinking,
    spelled,
    subtraction,
)
from uncle_widgets.probability.reasons import Ask, Left, Line
from uncle_widgets.probability.show import trimmed

LISTED = 8
"""Cards at most that are listed one by one."""


def counted(
    words: str,
    formula: str,
    number: int,
    asked: str,
    hint: str,
    reason: str,
    lit: Sequence[str] = (),
    unit: str = "cards",
) -> Line:
    """A line that gives a count, and the small question for it."""
    return Line(words, formula, f"{number:,}", tuple(lit), Ask(asked, Fraction(number), hint, reason, unit=unit))


def likely(
    words: str,
    formula: str,
    number: Fraction,
    asked: str,
    hint: str,
    reason: str,
    lit: Sequence[str] = (),
    left: tuple[Left, ...] = (),
    value: str = "",
) -> Line:
    """A line that gives a chance, and the small question for it."""
    ask = Ask(asked, number, hint, reason, "chance", left=left)
    return Line(words, formula, value or out_of_hundred(number), tuple(lit), ask)


def averaged(
    words: str,
    formula: str,
    number: Fraction,
    asked: str,
    hint: str,
    reason: str,
    lit: Sequence[str] = (),
    unit: str = "",
    value: str = "",
) -> Line:
    """A line that gives an average or a share of a count, and the small question for it."""
    ask = Ask(asked, number, hint, reason, "mean", unit)
    return Line(words, formula, value or f"{trimmed(number)} {unit}", tuple(lit), ask)


def cards_line(view: View, found: str = "") -> Line:
    """How many cards are hidden: all 52 minus those that were seen, which are lit.

    `found` says where the hidden ones are, at the end of the reason.
    """
    table, total = view.table, len(view.unseen)
    picked = {card for seat in view.rivals for card in table.gained(seat)}
    who = LETTERS[view.rivals[0]] if len(view.rivals) == 1 else "the others"
    groups = [
        (len(view.hand), "in your hand"),
        (len(picked), f"that {who} took"),
        (len(table.tableau), "on the table"),
        (int(table.turned != NO_CARD), "turned up"),
    ]
    seen = len(DECK) - total
    groups.append((seen - sum(n for n, _ in groups), "put aside"))
    lit = [*own_keys(view, view.hand), *map(open_key, sorted(picked))]
    lit += map(open_key, table.tableau if table.phase == "draft" else ())
    lit += ["turned"] if table.turned != NO_CARD else []
    lit += ["away"] if any(offer.taker < 0 for offer in table.offers) else []
    hint = "There are 52 cards in the pack. Take away every card you have seen: the lit ones" + (
        ", and the ones that were turned." if table.offers else "."
    )
    aside = ", in the stock or put aside" if table.burnt or not view.whole else " or in the stock"
    there = found or f"They're in the other hands{aside if table.laid else ' or in the pack'}."
    return counted(
        minus_seen("cards", seen),
        subtraction(len(DECK), groups),
        total,
        "How many cards can't you see?",
        hint,
        f"You have seen {seen} of the 52 cards, so {total} are hidden. {there}",
        lit,
    )


def outs_line(view: View, outs: Cards, row: str, asked: bool = True) -> Line:
    """How many hidden cards would make the watcher's run longer; the cards that they go with are lit.

    It is not `asked` where the question names the cards.
    """
    hand, u = view.hand, len(outs)
    joined = {card for out in outs for card in best((*hand, out)).cards}
    listed = cards_of(outs) if 0 < u <= LISTED else "none" if not u else f"{u} cards"
    if not u:
        reason = "You have seen every card that could do it, so none of the hidden cards helps."
    elif u <= LISTED:
        reason = f"{capital(the_cards(outs))} would do it. That makes {some(u)}."
    else:
        reason = f"Each of your cards can grow at both ends. Without the cards you have seen, that leaves {u}."
    line = counted(
        "Cards that help",
        listed,
        u,
        f"How many of the hidden cards would give you {row}?",
        "Go through the lit cards. Which cards can go below and above them, and have you seen any of those?",
        reason,
        own_keys(view, tuple(card for card in hand if card in joined)),
    )
    return line if asked else replace(line, ask=None)


def by_places(total: int, outs: Cards, k: int, there: str, lit: Sequence[str]) -> tuple[Line, ...]:
    """At least one of these cards is in one of `k` places of `total`, by the chance that none is.

    `there`: 'among the next eight cards'. The rarer are placed one by one: the cards, or the places are filled.
    """
    u, lit = len(outs), tuple(lit)
    if u == 1 or k == 1:
        return (_one_place(total, outs, k, there, lit),)
    if u <= k:
        first, row = Fraction(total - k, total), none_of(k, total, u)
        left, none = shrinking(k, total, u), _product(total - k, total, u)
        named = f"{capital(the_cards(outs[:1]))}" if u <= LISTED else "The first card you need"
        asked = (
            f"{capital(some(k))} of the {total} hidden places count. "
            f"How likely is it that {_low(named)} is not there?"
        )
        hint = f"How many of the {total} places don't count?"
        reason = (
            f"{total - k} of the {total} places don't count, and the card is equally likely to be in any place. "
            f"That is {out_of_hundred(first)}."
        )
        words = f"{named} is not {there}"
        more = (
            "The first card has used up one place. How many places are left for the next one, and how many of "
            f"those don't count? Multiply the {spelled(u)} fractions."
        )
        why = f"Each card that is somewhere else uses up a place. {row} is {out_of_hundred(none)}."
        formula = f"{total - k} out of {total}"
    else:
        first, row = Fraction(total - u, total), none_of(u, total, k)
        left, none = shrinking(u, total, k), _product(total - u, total, k)
        asked = f"Turn over one of the hidden cards. How likely is it that it's none of the {some(u)} you need?"
        hint = f"How many of the {total} hidden cards don't help?"
        reason = (
            f"{total - u} of the {total} hidden cards don't help, and each is equally likely to be this one. "
            f"That is {out_of_hundred(first)}."
        )
        words, formula = "One card doesn't help", f"{total - u} out of {total}"
        more = (
            f"If the first card doesn't help, {total - 1} hidden cards are left, and {total - u - 1} of them "
            f"don't help. Multiply the {spelled(k)} fractions."
        )
        why = f"The chance falls with every card. {row} is {out_of_hundred(none)}."
    neither = "neither of the two" if u == 2 else f"none of the {some(u)}"
    return (
        likely(words, formula, first, asked, hint, reason, lit),
        likely(
            f"{capital(neither)} is {there}",
            row,
            none,
            f"How likely is it that {neither} is {there}?",
            more,
            why,
            lit,
            left,
        ),
        Line(
            "At least one of them is", f"100 − {hundredths(none)} = {hundredths(1 - none)}", hundred(1 - none), lit
        ),
    )


def _low(words: str) -> str:
    return words[:1].lower() + words[1:]


def _product(good: int, total: int, draws: int) -> Fraction:
    chance = Fraction(1)
    for at in range(draws):
        chance *= Fraction(max(0, good - at), total - at)
    return chance


def _one_place(total: int, outs: Cards, k: int, there: str, lit: tuple[str, ...]) -> Line:
    """One card that may be in several places, or one place for several cards."""
    u = len(outs)
    chance = Fraction(u * k, total)
    if u == 1:
        it, count = the_cards(outs), "counts" if k == 1 else "count"
        return likely(
            f"{capital(it)} is {there}",
            f"{k} out of {total}",
            chance,
            f"How likely is it that {it} is {there}?",
            f"The card can be in {total} places. How many of them count?",
            f"{capital(some(k))} of the {total} places {count}, and the card is equally likely to be in any "
            f"place. That is {out_of_hundred(chance)}.",
            lit,
            value=hundred(chance),
        )
    return likely(
        "The next card helps",
        f"{u} out of {total}",
        chance,
        f"How likely is it that the next card is one of the {some(u)}?",
        "The next card is one of the cards you can't see. How many are there, and how many of them help?",
        f"{capital(some(u))} of the {total} hidden cards help, and each of the {total} is equally likely to come "
        f"next. That is {out_of_hundred(chance)}.",
        lit,
        value=hundred(chance),
    )
