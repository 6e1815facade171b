"""What the questions of the U.N.C.L.E. card game share: what is seen, steps of a derivation, common mistakes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from uncle_widgets.engine.game import EVERYTHING, Seat
from uncle_widgets.games.scene import Face
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY, NEVER
from uncle_widgets.games.uncle.cards import COPIES, DECK, FULL, HAND, TENS, Cards, needed, pays
from uncle_widgets.games.uncle.questions import shuffled
from uncle_widgets.games.uncle.scene import face
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import (
    AT_LEAST_ONE,
    called,
    capital,
    capped,
    card_by_card,
    complement,
    count,
    hand_keys,
    hundred,
    hundredths,
    minus_seen,
    out_of_hundred,
    owner,
    spelled,
    spoken,
    subtraction,
    turned_up,
)
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.reasons import Ask, Derivation, Knob, Line, Mistake, Part
from uncle_widgets.probability.show import percent

OTHERS = {ANY: "they play any card", NEVER: "they make a ten whenever they can"}
EVERY_WAY = "added up over every way the cards may have been dealt and drawn"
ANY_PLACE = "A hidden card is equally likely to be in any of the hidden places, so count the places."
"""The idea where a single copy is left, or a single card is drawn."""
CLOSE = Fraction(3, 100)
"""A common mistake nearer to the answer than this share of the span cannot be told from it."""


def one_of(view: View, seat: Seat, value: int | None = None) -> tuple[str, ...]:
    """Items of a hand, all or those of one value where it lies open."""
    keys = hand_keys(seat, view.sizes[seat])
    return (
        keys
        if value is None
        else tuple(key for key, card in zip(keys, view.hands[seat] or (), strict=False) if card == value)
    )


def pile_keys(view: View, value: int | None = None) -> tuple[str, ...]:
    """Items of the pile, all or those of one value."""
    return tuple(f"p{k}" for k, laid in enumerate(view.pile, view.first) if value in (None, laid.card))


def seen_keys(view: View, value: int | None = None) -> tuple[str, ...]:
    """Every item whose card the watcher knows, all or those of one value."""
    keys = list(pile_keys(view, value))
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            keys += one_of(view, seat, value)
    if view.aside and (value is None or value in view.aside):
        keys.append("aside")
    return tuple(keys)


def alike(view: View) -> bool:
    """Whether every unseen card is as likely to be in any hidden place as any other."""
    return not view.covered and (not view.reshuffles or view.aside is None or view.me == EVERYTHING)


def sight(view: View) -> str:
    """What the watcher knows."""
    if view.me == EVERYTHING:
        left = "Only the order of the draw pile" if view.draw_count > 1 else "Nothing"
        return f"You can see every hand and the pile. {left} is hidden."
    seen = ["your hand"] if view.hand else []
    seen.append("the pile" if not view.covered else "the top of the pile and its total")
    if view.aside:
        seen.append("the card put aside" if len(view.aside) == 1 else f"the {count(len(view.aside))} put aside")
    text = f"You can see {spoken(seen)}. {hidden(len(view.unseen))}"
    if not alike(view) and not view.covered:
        text += " You know which cards were shuffled back in."
    return text


def hidden(n: int) -> str:
    """'32 cards are hidden.'"""
    return f"{capital(spelled(n))} {'card is' if n == 1 else 'cards are'} hidden."


def leaves(view: View, card: int) -> str:
    """'You play the 3, so the pile is at 29': what the card of the seat on turn makes of the pile."""
    total = view.total + card
    if pays(total, view.pot) == view.pot:
        return f"{plays(view, card)}, and that empties the pot"
    return f"{plays(view, card)}, so the pile is at {total}" + (" and is put aside" if total >= FULL else "")


def plays(view: View, card: int, seat: Seat | None = None) -> str:
    """'You play the 3', 'B plays the 3'."""
    who = called(view, view.seat if seat is None else seat)
    return f"You play the {card}" if who == "you" else f"{who} plays the {card}"


def chosen(view: View, card: int) -> int:
    """The card that a question asks about: `card` where the hand on turn has it, else its lowest."""
    hand = view.hands[view.seat] or ()
    return card if card in hand else min(hand)


def card_knob(view: View, card: int) -> Knob:
    """Which card of the hand on turn is played."""
    cards = tuple((value, str(value)) for value in sorted({*(view.hands[view.seat] or ())}))
    return Knob("card", "If you play" if view.seat == view.me else "If played", cards, value=chosen(view, card))


def unseen_lines(view: View, want: int) -> tuple[Line, ...]:
    """How many cards are unseen, and how many of them are `want`."""
    open_ = [(hand, f"in {owner(view, s)} hand") for s, hand in enumerate(view.hands) if hand is not None]
    places = [(tuple(laid.card for laid in view.pile), "in the pile"), (view.aside or (), "put aside"), *open_]
    known = [(len(cards), words) for cards, words in places]
    copies = [(cards.count(want), words) for cards, words in places]
    return (cards_line(known, seen_keys(view)), copies_line(want, copies, seen_keys(view, want)))


def cards_line(seen: Sequence[tuple[int, str]], lit: tuple[str, ...]) -> Line:
    """How many cards are hidden: all 42 minus those that are seen, which are lit."""
    return _minus_line(
        "cards",
        len(DECK),
        seen,
        lit,
        "How many cards can't you see?",
        f"Count the lit cards and take them away from 42.{_aside(lit)}",
        lambda gone, left: (
            f"There are 42 cards, and you can see {gone} of them. The other {left} are hidden."
            if gone
            else "All 42 cards are hidden."
        ),
    )


def copies_line(want: int, seen: Sequence[tuple[int, str]], lit: tuple[str, ...]) -> Line:
    """How many copies of a card are hidden: all seven minus those that are seen, which are lit."""
    return _minus_line(
        f"{want}s",
        COPIES,
        seen,
        lit,
        f"How many of the hidden cards are {want}s?",
        f"The deck has seven {want}s. How many of them can you see?{_aside(lit)}",
        lambda gone, left: (
            f"There are seven {want}s, and you can see {spelled(gone)} of them, so {spelled(left)} "
            f"{'is' if left == 1 else 'are'} hidden."
            if gone
            else f"There are seven {want}s, and you can't see any of them, so seven are hidden."
        ),
    )


def _aside(lit: Sequence[str]) -> str:
    """A reminder, for a hint, where the cards put aside are among those lit."""
    return " The cards put aside count, too." if "aside" in lit else ""


def _minus_line(
    what: str,
    of: int,
    seen: Sequence[tuple[int, str]],
    lit: tuple[str, ...],
    words: str,
    hint: str,
    reason: Callable[[int, int], str],
) -> Line:
    """All of these minus those that are seen. `reason` takes how many are seen, and how many are left."""
    gone = sum(n for n, _ in seen)
    ask = Ask(words, Fraction(of - gone), hint, reason(gone, of - gone), unit="cards")
    return Line(minus_seen(what, gone), subtraction(of, seen), str(of - gone), lit, ask)


def no_card(total: int, lit: tuple[str, ...]) -> Derivation:
    """Why no card makes an UNCLE on this total."""
    goal = next(ten for ten in TENS if ten > total)
    return Derivation((
        Line("Needed to reach the next ten", f"{goal} − {total}", str(goal - total), lit),
        Line("The highest card", "cards go from 1 to 6", "6"),
        Line("The answer", "no card is high enough", "0"),
    ))  # fmt: skip


def counted(copies: Dist[int], want: int) -> tuple[Part, ...]:
    """The hundred dots for a hand: how many of the needed card it holds."""
    none, one = (copies.get(k, Fraction()) for k in (0, 1))
    return (
        Part(f"contain one {want}", one, 1),
        Part("contain two or three", 1 - none - one, 2),
        Part("contain none", none, 0),
    )


def apart(exact: Fraction, *mistakes: Mistake, span: Fraction | int = 1) -> tuple[Mistake, ...]:
    """The mistakes; those whose number can't be told from the exact one are not listed."""
    return tuple(replace(one, listed=abs(one.value - exact) >= CLOSE * span) for one in mistakes)


def turned(view: View, seat: Seat, hand: Cards) -> dict[str, Face]:
    """A hidden hand turned up on the table."""
    return {} if view.hands[seat] is not None else turned_up(seat, hand, face)


def all_turned(view: View, hands: Sequence[Cards]) -> dict[str, Face]:
    """All hidden hands turned up."""
    return {key: up for seat, hand in enumerate(hands) for key, up in turned(view, seat, hand).items()}


def hand_mistakes(exact: Fraction, want: int, cards: Cards, total: int) -> tuple[Mistake, ...]:
    """What people reckon for a hand of three of these cards that may hold `want`."""
    unseen, copies = len(cards), cards.count(want)
    if not copies or exact in (0, 1):
        return ()
    thrice = capped(Fraction(HAND * copies, unseen))
    return apart(
        exact,
        Mistake("added", f"{HAND} × {copies}/{unseen}", thrice, f"That counts a hand with two {want}s twice."),
        Mistake(
            "one",
            f"{copies}/{unseen}",
            Fraction(copies, unseen),
            "That's the chance for one card. The hand has three.",
        ),
        Mistake(
            "nearness",
            "Going by closeness",
            Fraction(total % 10, 10),
            f"It doesn't matter how close the pile is to {total + want}. "
            f"What counts is how many {want}s are hidden.",
        ),
    )


def hand_asks(total: int, want: int) -> Mapping[str, str]:
    """By kind of mistake whether somebody made it about a hand that may hold `want`, as a question to them."""
    return {
        "added": "Did you add up the chances of the three cards?",
        "one": "Did you use the chance for one card, instead of for three?",
        "nearness": "Did you go by how close the pile is to the next ten?",
        "alike": "Did you guess 10 because one number in ten is a ten?",
        "seen": f"Did you count {want}s that you can see (in the pile, in your hand or put aside)?",
        "due": "Did you go higher because this pile has missed its tens?",
        "spent": "Did you go lower because the pile had already made its tens?",
        "same": "Did you keep your answer from an earlier position?",
        "scaled": "Did you share the chance out among all the players?",
        "other": "Is that what one of your other cards would give?",
    }


def hand_derivation(view: View, seat: Seat, want: int, model: str = ANY, brief: bool = False) -> Derivation:
    """Why a hand holds a `want` with its chance. `brief`: nothing is asked about one card of it."""
    hand, who = view.hands[seat], called(view, seat)
    if hand is not None:
        n = hand.count(want)
        line = Line(f"{want}s in {owner(view, seat)} hand", spoken(hand), str(n), one_of(view, seat))
        sure = f"there is a {want}" if n else f"there is no {want}"
        return Derivation((line, Line("The answer", sure, percent(Fraction(n > 0)))))
    lines, whose, lit = unseen_lines(view, want), owner(view, seat), one_of(view, seat)
    n, copies, size = len(view.unseen), view.unseen.count(want), view.sizes[seat]
    if alike(view) and model == ANY:
        return hand_of(lines, whose, who, n, copies, want, lit, size, brief)
    chance = odds.held(view, seat, want, model).P(bool)
    if chance in (0, 1) or not size:
        told = (
            f"{who} {'have' if who == 'you' else 'has'} {'a' if chance else 'no'} {want} in every deal that fits"
        )
        return Derivation((*lines, Line("The answer", told, hundred(chance))))
    if model == ANY and not view.covered and (found := shuffled.steps(view, seat, who, want, lines, lit)):
        return found
    alone = _quiet(card_by_card(whose, size, n, copies, f"a {want}", f"{want}s", lit))
    known = "Some deals are crossed out" if model == NEVER else "You know which cards were shuffled back in"
    if view.covered and model != NEVER:
        known = "You remember only the top of the pile and its total"
    exact = f"so it is different: counted exactly, there is no {want}"
    if len(alone) == 1:
        exact = "so it is different: the answer, counted exactly"
        return Derivation((*lines, *alone, Line(known, exact, hundred(chance), lit)))
    sums = f"100 − {hundredths(1 - chance)} = {hundredths(chance)}"
    return Derivation(
        (
            *lines,
            *alone[:-1],
            Line(known, exact, out_of_hundred(1 - chance)),
            Line("At least one of them is", sums, hundred(chance), lit),
        ),
        idea=AT_LEAST_ONE,
    )


def hand_of(
    lines: tuple[Line, ...],
    hand: str,
    who: str,
    total: int,
    copies: int,
    want: int,
    lit: tuple[str, ...],
    size: int = HAND,
    brief: bool = False,
) -> Derivation:
    """Why a hand of `size` of `total` hidden cards contains a `want`: card by card, then by counting hands.

    `brief`: nothing is asked about one card of it.
    """
    if not copies or not size:
        return Derivation((*lines, Line("The answer", f"no {want} is hidden", hundred(Fraction()), lit)))
    steps = card_by_card(hand, size, total, copies, f"a {want}", f"{want}s", lit)
    if copies == 1 or size == 1:
        return Derivation((*lines, *steps), idea=ANY_PLACE)
    hands = complement(who, size, total, copies, f"a {want}", lit)
    return Derivation((*lines, *(_quiet(steps) if brief else steps)), other=hands, idea=AT_LEAST_ONE)


def _quiet(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Card by card without the small question about one card, where there are several."""
    return lines if len(lines) == 1 else (replace(lines[0], ask=None), *lines[1:])


def struck(view: View, model: str) -> str:
    """Why a deal is struck out under `model`; nothing where none is."""
    if model != NEVER:
        return ""
    total = view.total
    for seat, card in reversed(view.pile):
        total -= card
        if view.hands[seat] is None and card == needed(total):
            return "somebody would have played another card"
    return "somebody would have made a ten"


def supposed(view: View, others: str) -> str:
    """The model in force: NEVER only where somebody could have made an UNCLE and did not."""
    return NEVER if others == NEVER and news(view) else ANY


def news(view: View) -> bool:
    """Whether an opponent has let an UNCLE of this pile pass, so far as its cards tell, and could have."""
    return bool(odds.declined(view)) and odds.possible(view)
