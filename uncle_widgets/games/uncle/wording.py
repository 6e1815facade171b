"""Words, table items and steps that the questions of the U.N.C.L.E. card game share."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import comb
from typing import Any

from uncle_widgets.engine.game import EVERYTHING, Seat, spoken
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import belief
from uncle_widgets.games.uncle.scene import face
from uncle_widgets.games.uncle.state import HAND, Cards, View
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.question import Derivation, Line, Mistake, Part
from uncle_widgets.probability.show import about, percent

LETTERS = "ABCDEF"
BLIND, NEVER = "any", "never"
OTHERS = ((BLIND, "they play any card"), (NEVER, "they never miss"))


def called(view: View, seat: Seat) -> str:
    return "you" if seat == view.me else LETTERS[seat]


def pile_keys(view: View, value: int | None = None) -> tuple[str, ...]:
    """Items of the pile, all or those of one value."""
    first = view.played - len(view.pile)
    return tuple(f"p{first + k}" for k, laid in enumerate(view.pile) if value in (None, laid.card))


def hand_keys(view: View, seat: Seat, value: int | None = None) -> tuple[str, ...]:
    """Cards of a hand, all or those of one value where it lies open."""
    hand = view.hands[seat]
    count = view.sizes[seat] if hand is None else len(hand)
    return tuple(f"h{seat}.{k}" for k in range(count) if value is None or (hand is not None and hand[k] == value))


def seen_keys(view: View, value: int | None = None) -> tuple[str, ...]:
    """Every item whose card the watcher knows, all or those of one value."""
    keys = list(pile_keys(view, value))
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            keys += hand_keys(view, seat, value)
    if view.aside and (value is None or value in view.aside):
        keys.append("aside")
    return tuple(keys)


def alike(view: View) -> bool:
    """Whether every unseen card is as likely to be in any hidden place as any other."""
    return not view.covered and (not view.reshuffles or view.aside is None or view.me == EVERYTHING)


def sight(view: View) -> str:
    """What the watcher knows."""
    if view.me == EVERYTHING:
        return f"You see every hand and the pile. The order of the {view.draw_count} cards to draw is unknown."
    seen = ["your hand"] if view.hand else []
    seen.append("the pile" if not view.covered else "the top of the pile")
    if view.aside:
        seen.append(f"the {len(view.aside)} cards put aside")
    text = f"You see {spoken(seen)}. {len(view.unseen)} cards are unseen."
    if not alike(view):
        text += " You know which cards were shuffled back." if not view.covered else " You know the total."
    return text


def unseen_lines(view: View, want: int) -> list[Line]:
    """How many cards are unseen, and how many of them are `want`."""
    known = [(len(view.pile), "in the pile"), (len(view.aside or ()), "put aside")]
    known += [(len(hand), "in your hand" if seat == view.me else f"in {LETTERS[seat]}'s hand")
              for seat, hand in enumerate(view.hands) if hand is not None]  # fmt: skip
    copies = [([laid.card for laid in view.pile].count(want), "in the pile")]
    copies.append(((view.aside or ()).count(want), "put aside"))
    copies += [(hand.count(want), "in your hand" if seat == view.me else f"in {LETTERS[seat]}'s hand")
               for seat, hand in enumerate(view.hands) if hand is not None]  # fmt: skip
    return [
        Line("Cards you cannot see", less(42, known), str(len(view.unseen)), seen_keys(view)),
        Line(f"{want}s you cannot see", less(7, copies), str(view.copies[want]), seen_keys(view, want)),
    ]


def less(start: int, parts: list[tuple[int, str]]) -> str:
    return " − ".join([str(start), *(f"{n} {words}" for n, words in parts if n)])


def complement(who: str, want: int, total: int, copies: int, lit: tuple[str, ...]) -> list[Line]:
    """A hand of three from `total` cards with `copies` of `want`: by the hands that hold none."""
    every, none = comb(total, HAND), comb(total - copies, HAND)
    chance = Fraction(every - none, every)
    return [
        Line(f"Hands {who} can hold", f"{HAND} of the {total}", f"{every:,}", lit),
        Line(f"Hands without a {want}", f"{HAND} of the other {total - copies}", f"{none:,}"),
        Line(f"Hands with a {want}", f"{every:,} − {none:,}", f"{every - none:,}"),
        Line("Share", f"{every - none:,}/{every:,} = {chance}", percent(chance)),
    ]


def counted(copies: Dist[int], want: int) -> tuple[Part, ...]:
    """The hundred dots for a hand: how many of the needed card it holds."""
    one, more = copies.P(lambda k: k == 1), copies.P(lambda k: k > 1)
    return (
        Part(f"hold one {want}", one, 1),
        Part("hold two or three", more, 2),
        Part("hold none", 1 - one - more, 0),
    )


def wrong(exact: Fraction, *mistakes: Mistake) -> tuple[Mistake, ...]:
    """Those that give another number than the exact one, and a possible chance."""
    return tuple(m for m in mistakes if m.value != exact)


def turned(view: View, seat: Seat, hand: Cards) -> dict[str, Any]:
    """A hidden hand turned up on the table."""
    if view.hands[seat] is not None:
        return {}
    return {f"h{seat}.{k}": face(card) for k, card in enumerate(hand)}


def hand_mistakes(exact: Fraction, want: int, pool: Mapping[int, int], total: int) -> tuple[Mistake, ...]:
    """What people reckon for a hand of three cards that may hold `want`."""
    unseen, copies = sum(pool.values()), pool[want]
    if not copies or exact in (0, 1):
        return ()
    return wrong(
        exact,
        Mistake(
            f"{HAND} × {copies}/{unseen}",
            min(Fraction(1), Fraction(HAND * copies, unseen)),
            f"It counts a hand with two {want}s twice.",
        ),
        Mistake(f"{copies}/{unseen}", Fraction(copies, unseen), "That is one card. A hand has three."),
        Mistake(
            f"{total % 10}/10 for closeness",
            Fraction(total % 10, 10),
            f"How near the total is to {total + want} does not matter: a 1 is as hard to hold as a 6. "
            "Only the unseen copies count.",
        ),
    )


def hand_derivation(view: View, seat: Seat, want: int, refusals: bool = False) -> Derivation:
    """Why a hand holds a `want` with its chance."""
    hand, who = view.hands[seat], called(view, seat)
    if hand is not None:
        n = hand.count(want)
        line = Line(f"{want}s in {'your' if who == 'you' else who + chr(39) + 's'} hand", spoken(hand),
                    str(n), hand_keys(view, seat))  # fmt: skip
        return Derivation((line, Line("Share", "certain" if n else "impossible", percent(Fraction(n > 0)))))
    lines = unseen_lines(view, want)
    if alike(view) and not refusals:
        lines += complement(who, want, len(view.unseen), view.copies[want], hand_keys(view, seat))
        return Derivation(tuple(lines))
    copies = odds.held(view, seat, want, refusals)
    chance = copies.P(lambda k: k > 0)
    cases = len(belief(view, refusals).cases)
    why = "each way the hidden cards can have come about" if cases > 1 else "every deal that fits"
    lines += [
        Line(f"{who} holds no {want}", f"{why}, by its chance", percent(copies.P(lambda k: k == 0))),
        Line(f"{who} holds a {want}", "all of them − those without", percent(chance), hand_keys(view, seat)),
    ]
    return Derivation(tuple(lines))


def refused(view: View) -> bool:
    """Whether an opponent has let an UNCLE of this pile pass, so far as its cards tell, and could have."""
    return bool(odds.refusals(view)) and odds.possible(view)


def hundred(chance: Fraction) -> str:
    """'about 41 of 100'."""
    return f"{about(chance)} of 100"
