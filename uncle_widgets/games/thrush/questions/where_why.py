"""Why a Chief is somewhere with its chance: looks are counted, and those that didn't happen are left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd

from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.questions.asked import counted, likely
from uncle_widgets.games.thrush.words import few
from uncle_widgets.games.words import capital, out_of_hundred, spelled, spoken
from uncle_widgets.probability.reasons import Derivation, Line

PLACES = "Leave out the places that you've seen, because all the others are equally likely."
DRAW = "Every card in the hand is equally likely to be drawn."
LOOKS = "Count the looks that fit what happened, and see how many of these are the one that you're asked about."
Lit = tuple[str, ...]


@dataclass(frozen=True)
class Looked:
    """Where your own Chief may be, and what one rival did with the Chief on `place`.

    `chiefs`: how many there are; `open`: places that you haven't seen, `place` among them; `bluff`: how often
    players take a Chief that isn't their own, `rate` in words ('one time in four'); `mine`: your Chief's name.
    """

    chiefs: int
    open: int
    rival: str
    place: Place
    took: bool
    bluff: Fraction
    rate: str
    mine: str
    lit: Lit
    board: Lit

    @property
    def looks(self) -> tuple[int, int, int]:
        """Of all looks at this place those at the rival's own Chief, at yours and at the others: whole numbers,
        which share out evenly among those that are taken and left."""
        own, mine = self.open - 1, self.chiefs - 1
        others = own * (self.chiefs - 2)
        scale = self.bluff.denominator * Fraction(1, gcd(own, mine, others))
        return int(own * scale), int(mine * scale), int(others * scale)


def place_among(chiefs: int, seen: Sequence[str], place: Place, mine: str, lit: Lit, board: Lit) -> Derivation:
    """Why your Chief is on a place that you haven't seen, if nothing else is known."""
    left = chiefs - len(seen)
    p = Fraction(1, left)
    lines: list[Line] = []
    if seen:
        known = spoken(seen)
        lines.append(
            counted(
                "Chiefs that you've seen",
                known.replace(" and ", ", "),
                len(seen),
                "Chief",
                ask="How many Chiefs have you already seen?",
                hint=f"They're listed in the question. None of them is {mine}.",
                reason=f"You've seen {known}. That's {few(len(seen), 'Chief')}.",
                lit=tuple(key for key in board if key not in lit),
            )
        )
    lines += [
        counted(
            f"Places where {mine} can be",
            f"{chiefs} − {len(seen)}" if seen else "all of them",
            left,
            "place",
            ask=f"There are {chiefs} Chief spaces. On how many of them can {mine} be?",
            hint="Leave out the places of the Chiefs that you've seen." if seen else "Count the lit spaces.",
            reason=f"{chiefs} − {len(seen)} = {left} places are left."
            if seen
            else f"You haven't seen any Chief, so all {chiefs} places are possible.",
            lit=lit,
        ),
        likely(
            f"{capital(mine)} is on {place}",
            f"1 of {left}",
            p,
            ask=f"So how likely is it that {mine} is on {place}?",
            hint="All the places that are left are equally likely.",
            reason=f"{place} is one of {few(left, 'place')}, and all of them are equally likely. "
            f"That's {out_of_hundred(p)}.",
            lit=(f"chief.{place}",),
        ),
    ]
    return Derivation(tuple(lines), idea=PLACES)


def drawn(who: str, held: int, mine: str, lit: Lit) -> Derivation:
    """Why a card drawn from a hand that holds your Chief for certain is that one."""
    p = Fraction(1, held)
    return Derivation(
        (
            counted(
                f"Cards that {who} has",
                "count the cards",
                held,
                "card",
                ask=f"How many Chief Cards does {who} have?",
                hint=f"Count the cards in front of {who}.",
                reason=f"{who} has {few(held, 'Chief Card')}.",
                lit=lit,
            ),
            counted(
                f"Cards that are {mine}",
                f"you know that {who} has it",
                1,
                "card",
                ask=f"You know that {who} has {mine}. How many of {who}'s cards are {mine}?",
                hint="There is only one card of each Chief.",
                reason=f"There is only one card of each Chief, so one card is {mine}.",
                lit=lit,
            ),
            likely(
                f"You draw {mine}",
                f"1 of {held}",
                p,
                ask=f"You draw without looking. So how likely is it that you get {mine}?",
                hint="Each card is equally likely to be drawn, whatever you know about it.",
                reason=f"One of {few(held, 'card')} is {mine}, and each is equally likely to be drawn. "
                f"That's {out_of_hundred(p)}.",
                lit=lit,
            ),
        ),
        idea=DRAW,
    )


def their_own(of: Looked) -> Derivation:
    """Why a card that a rival took is the rival's own Chief."""
    own, mine, others = of.looks
    all_, rest = own + mine + others, mine + others
    taken = int(rest * of.bluff)
    p, who = Fraction(own, own + taken), of.rival
    return Derivation(
        (
            _first(of, own, all_, f"{who}'s own Chief", lit=of.board),
            counted(
                f"Looks after which {who} takes another Chief",
                f"{rest} × {of.bluff}",
                taken,
                "look",
                ask=f"{who} always takes {who}'s own Chief. In the other {rest} looks {who} takes the card "
                f"{of.rate}. How many looks is that?",
                hint=_divide(rest, of.bluff),
                reason=f"{who} takes other Chiefs {of.rate}, and {rest} × {of.bluff} = {taken} looks.",
                lit=of.board,
            ),
            counted(
                f"Looks after which {who} takes the card",
                f"{own} + {taken}",
                own + taken,
                "look",
                ask=f"In how many looks does {who} take the card, all in all?",
                hint=f"Add the looks at {who}'s own Chief and the other looks in which the card is taken.",
                reason=f"{own} + {taken} = {own + taken} looks. In the others {who} left the card, and that "
                "didn't happen.",
                lit=of.lit,
            ),
            _share(own, own + taken, p, f"it's {who}'s own Chief", of),
        ),
        idea=LOOKS,
    )


def _divide(looks: int, rate: Fraction) -> str:
    if rate == 1:
        return "All of them are taken."
    return f"Divide {looks} by {rate.denominator}." if rate.numerator == 1 else f"Multiply {looks} by {rate}."


def _first(of: Looked, n: int, all_: int, what: str, lit: Lit) -> Line:
    """How many of the looks are at one Chief, if each of eight is equally likely."""
    return counted(
        f"Looks at {what}",
        f"{all_} ÷ {of.chiefs}",
        n,
        "look",
        ask=f"Suppose {of.rival} looks at a Chief {all_} times, equally often at each of the {of.chiefs} Chiefs. "
        f"How often is it {what}?",
        hint=f"One of the {spelled(of.chiefs)} Chiefs is {what}.",
        reason=f"{all_} ÷ {of.chiefs} = {n}, so it's {what} in {n} looks.",
        lit=lit,
    )


def _share(n: int, of_all: int, p: Fraction, what: str, of: Looked) -> Line:
    did = "took" if of.took else "left"
    return likely(
        capital(what.removeprefix("it's ")) if what.startswith("it's ") else capital(what),
        f"{n} of {of_all}",
        p,
        ask=f"{of.rival} really {did} the card. So how likely is it that {what}?",
        hint=f"Only the looks in which {of.rival} {did} the card count.",
        reason=f"{capital(what)} in {n} of those {of_all} looks. That's {out_of_hundred(p)}.",
        lit=of.lit,
    )


def yours(of: Looked) -> Derivation:
    """Why the Chief that a rival took or left is yours."""
    lines = _all_alike(of) if of.open == of.chiefs else _after_your_looks(of)
    return Derivation(tuple(lines), idea=LOOKS)


def _kept(of: Looked) -> tuple[int, int, int]:
    """Of the looks at the rival's own, at yours and at the others, those in which they did what they did."""
    own, mine, others = of.looks
    rate = of.bluff if of.took else 1 - of.bluff
    return own if of.took else 0, int(mine * rate), int(others * rate)


def _all_alike(of: Looked) -> Iterator[Line]:
    """If you've seen nothing: each Chief is equally likely to be looked at."""
    own, mine, others = of.looks
    theirs, kept, rest = _kept(of)
    did, does, who = ("taken", "take", of.rival) if of.took else ("left", "leave", of.rival)
    total, p = theirs + kept + rest, Fraction(kept, theirs + kept + rest)
    if of.took:
        yield _first(of, mine, own + mine + others, "your Chief", lit=of.board)
    else:
        yield counted(
            f"Looks after which {who} leaves {who}'s own Chief",
            "none of them",
            0,
            "look",
            ask=f"Suppose {who} looks at a Chief {own + mine + others} times, {own} times at each Chief. "
            f"How often does {who} leave {who}'s own Chief?",
            hint=f"What does {who} always do with {who}'s own Chief?",
            reason=f"{who} always takes {who}'s own Chief, so none of these looks count.",
            lit=of.board,
        )
    rate = of.bluff if of.took else 1 - of.bluff
    yours_ = "In how many of those" if of.took else f"Yours comes up {mine} times. In how many of these"
    shared = _divide(mine, of.bluff)
    yield counted(
        f"Looks after which {who} {does}s your Chief",
        f"{mine} × {rate}",
        kept,
        "look",
        ask=f"{capital(of.rate)}, {who} takes a Chief that isn't {who}'s own. {yours_} {mine} looks does {who} "
        f"{does} your Chief?",
        hint=shared if of.took else f"{shared} So many are taken, and the others are left.",
        reason=f"{mine} × {rate} = {kept}, so your Chief is {did} in {few(kept, 'look')}.",
        lit=of.lit,
    )
    also = f"{who} takes {who}'s own Chief in {few(theirs, 'look')}"
    if not of.took:
        also = f"{who} never leaves {who}'s own Chief"
    yield counted(
        f"Looks after which {who} {does}s the card",
        f"{theirs} + {kept} + {rest}",
        total,
        "look",
        ask=f"{also}, and other Chiefs are {did} in {others} × {rate} = {rest} looks. "
        "With yours, how many looks is that?",
        hint=f"Add the looks at {who}'s own Chief, at yours and at the others.",
        reason=f"{theirs} + {kept} + {rest} = {total} looks.",
        lit=of.board,
    )
    yield _share(kept, total, p, "it's your Chief", of)


def _after_your_looks(of: Looked) -> Iterator[Line]:
    """If you've seen some places: yours is more likely to be on one of the others."""
    own, mine, others = of.looks
    theirs, kept, rest = _kept(of)
    all_, who = own + mine + others, of.rival
    does = "take" if of.took else "leave"
    rate = of.bluff if of.took else 1 - of.bluff
    total = theirs + kept + rest
    yield counted(
        f"Looks after which {who} {does}s your Chief",
        f"{mine} × {rate}",
        kept,
        "look",
        ask=f"Your Chief is on one of {few(of.open, 'place')}. So in {all_} looks at {of.place} it's your Chief "
        f"{mine} times. In how many of these does {who} {does} it, if {who} takes other Chiefs {of.rate}?",
        hint=_divide(mine, of.bluff) if of.took else f"{_divide(mine, of.bluff)} The others are left.",
        reason=f"{who} {does}s your Chief in {mine} × {rate} = {kept} looks.",
        lit=of.board,
    )
    yield counted(
        f"Looks at {who}'s own Chief",
        f"{all_ - mine} ÷ {of.chiefs - 1}",
        own,
        "look",
        ask=f"In the other {all_ - mine} looks it's {who}'s own Chief one time in {spelled(of.chiefs - 1)}. "
        "How many looks is that?",
        hint=f"Divide {all_ - mine} by {of.chiefs - 1}.",
        reason=f"It's {who}'s own Chief in {all_ - mine} ÷ {of.chiefs - 1} = {own} looks. "
        f"{who} {'takes all of these' if of.took else 'leaves none of these'}.",
        lit=of.board,
    )
    yield counted(
        f"Looks after which {who} {does}s another Chief",
        f"{others} × {rate}",
        rest,
        "look",
        ask=f"That leaves {all_ - mine} − {own} = {others} looks at other Chiefs. In how many of these does {who} "
        f"{does} the card?",
        hint=_divide(others, of.bluff) if of.took else f"{_divide(others, of.bluff)} The others are left.",
        reason=f"{who} {does}s another Chief in {others} × {rate} = {rest} looks.",
        lit=of.board,
    )
    yield likely(
        "Your Chief",
        f"{kept} of {kept} + {theirs} + {rest} = {total}",
        Fraction(kept, total),
        ask=f"Together that's {kept} + {theirs} + {rest} = {total} looks after which {who} {does}s the card. "
        "So how likely is it that it's your Chief?",
        hint=f"Only these {total} looks count.",
        reason=f"It's your Chief in {kept} of {total} looks. That's {out_of_hundred(Fraction(kept, total))}.",
        lit=of.lit,
    )
