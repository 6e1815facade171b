"""S-L4 in small steps: deals with the card and without it, and in how many of them the rival picks like this."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DEALT, Cards
from uncle_widgets.games.say_uncle.questions.common import gained_keys, hidden_keys
from uncle_widgets.games.say_uncle.questions.steps import averaged, cards_line, counted, likely
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.talk import Talk, talks
from uncle_widgets.games.say_uncle.words import fold, some, the_cards
from uncle_widgets.games.words import hundred, hundredths, none_of, out_of_hundred, shrinking, spelled
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.reasons import Curve, Derivation, Line
from uncle_widgets.probability.show import of_hundred, percent

BAYES = (
    "Take many deals, keep only those with the picks that you saw, and see in how many of these the card is there."
)
PLACES = "Count the places where the card can be, and see how many of them are the rival's."
FEWEST, MOST = 10, 999
"""Deals that are kept of each kind, if some number of deals gives that: enough to divide, few enough to read."""


@dataclass(frozen=True)
class Picks:
    """The picks of one `rival`, who `gained` these cards: does it hold one `wanted`, or is it asked who `wins`?"""

    times: int
    view: View
    rival: Seat
    who: str
    gained: Cards
    wanted: Cards
    wins: bool

    @cached_property
    def talk(self) -> Talk:
        return talks(self.view, self.times, self.rival)

    @cached_property
    def prior(self) -> Fraction:
        """The chance before any pick: uniform."""
        if self.wins:
            return odds.beats(self.view, self.view.hand)
        return at_least_one(len(self.wanted), len(self.view.unseen), DEALT)

    @cached_property
    def p(self) -> Fraction:
        return odds.talked_call(self.view, self.times) if self.wins else self.talk.chance(self.wanted)


def why(case: Picks) -> Derivation:
    """From before any pick to after them: deals with the card and without it; with a curve over other habits."""
    here = case.times
    if case.wins:
        curve = None
    else:
        times = tuple(range(1, 11))
        exact = tuple(replace(case.talk, times=each).chance(case.wanted) for each in times)
        title = "The chance with other habits"
        curve = Curve(title, times, exact, across="times as likely to be picked", here=here)
    news = bool(case.talk.picks) and 0 < case.p < 1 and 0 < case.prior < 1
    if news:
        return Derivation((*_before(case), *_after(case)), curve=curve, other=_by_factor(case), idea=BAYES)
    return Derivation((cards_line(case.view), *_any_five(case)), curve=curve, idea=PLACES)


def _it(case: Picks) -> str:
    """'the 4 or the 7 of clubs'."""
    return the_cards(case.wanted, "or")


def _any_five(case: Picks) -> Iterator[Line]:
    """Before any pick: five of the hidden cards are the rival's."""
    who, n, u, lit = case.who, len(case.view.unseen), len(case.wanted), hidden_keys(case.view, (case.rival,))
    yield counted(
        f"{who}'s hidden cards",
        "everybody was dealt five cards",
        DEALT,
        f"How many of the hidden cards was {who} dealt?",
        f"Count the face-down cards of {who}.",
        f"Everybody was dealt five cards, so {who} has five of the hidden cards.",
        lit,
    )
    if case.wins:
        yield Line("You win", f"counted over all hands {who} might hold", hundred(case.p), lit)
        return
    if u == 1:
        yield likely(
            f"{who} was dealt {_it(case)}",
            f"{DEALT} out of {n}",
            case.p,
            f"So how likely is it that {_it(case)} is one of them?",
            f"The card can be in {n} places. How many of them are {who}'s?",
            f"Five of the {n} places are {who}'s, and the card is equally likely to be in any of them. That is "
            f"{out_of_hundred(case.p)}.",
            lit,
            value=hundred(case.p),
        )
        return
    yield _none_of_them(case)
    none = 1 - case.p
    words = f"{who} was dealt at least one of them"
    yield Line(words, f"100 − {hundredths(none)} = {hundredths(1 - none)}", hundred(case.p), lit)


def _none_of_them(case: Picks) -> Line:
    """Before any pick: the chance that none of several cards is the rival's."""
    who, n, u = case.who, len(case.view.unseen), len(case.wanted)
    none, row = 1 - case.prior, none_of(DEALT, n, u)
    neither = "neither" if u == 2 else "none"
    asked = (
        f"Go back to before any pick. {who} was dealt five of the {n} cards you can't see. How likely is it that "
        f"{who} has {'neither ' + _it(case).replace(' or ', ' nor ') if u == 2 else 'none of the ' + some(u)}?"
    )
    return likely(
        f"Before any pick, {who} has {neither} of them",
        row,
        none,
        asked,
        f"How many of the {n} places are not {who}'s? The first card uses up one of these places. Multiply the "
        f"{spelled(u)} fractions.",
        f"{n - DEALT} of the {n} places are not {who}'s, and the first card uses up one of them. {row} is "
        f"{out_of_hundred(none)}.",
        hidden_keys(case.view, (case.rival,)),
        shrinking(DEALT, n, u),
    )


def _before(case: Picks) -> Iterator[Line]:
    """The chance before any pick."""
    who, n, prior = case.who, len(case.view.unseen), case.prior
    lit = hidden_keys(case.view, (case.rival,))
    if case.wins:
        yield likely(
            f"{who} beats you, without the picks",
            f"100 − {hundredths(prior)} = {hundredths(1 - prior)}",
            1 - prior,
            f"If you leave out how {who} picked, you win in {out_of_hundred(prior)} deals. How likely is it that "
            f"{who} beats you?",
            f"Either you win, or {who} does.",
            f"100 − {hundredths(prior)} = {hundredths(1 - prior)}. {who} wins {out_of_hundred(1 - prior)}.",
            lit,
        )
    elif len(case.wanted) > 1:
        yield _none_of_them(case)
    else:
        yield likely(
            f"Before any pick, {who} has {_it(case)}",
            f"{DEALT} out of {n}",
            prior,
            f"Go back to before any pick. {who} was dealt five of the {n} cards you can't see. How likely is it "
            f"that {_it(case)} is one of them?",
            f"The card can be in {n} places. How many of them are {who}'s?",
            f"Five of the {n} places are {who}'s, and the card is equally likely to be in any of them. That is "
            f"{out_of_hundred(prior)}.",
            lit,
        )


@dataclass(frozen=True)
class Kept:
    """Out of so many `deals` those with what is wanted and without, and how many of each have these picks.

    `rates`: in how many deals `of` so many the picks come, as they are printed.
    """

    deals: int
    having: int
    lacking: int
    rates: tuple[Fraction, ...]
    of: int
    yes: int
    no: int

    @property
    def sums(self) -> bool:
        """Whether the printed numbers give those of the deals with these picks."""
        rows = zip((self.having, self.lacking), self.rates, (self.yes, self.no), strict=True)
        return all(round(n * rate / self.of) == number for n, rate, number in rows)


def kept(case: Picks) -> Kept:
    """The fewest deals (1, 2 or 5 and zeros) that give numbers one can divide, and the answer as it is printed."""
    taken = case.talk.chance_of_picks()
    shares = case.p * taken / case.prior, (1 - case.p) * taken / (1 - case.prior)
    of = 100
    while max(shares) * of < 10:
        of *= 10
    found = None
    for power in range(2, 16):
        for lead in (1, 2, 5):
            found = _kept(case.prior, lead * 10**power, shares, of)
            small = min(found.yes, found.no)
            right = (
                found.sums
                and found.yes
                and of_hundred(Fraction(found.yes, found.yes + found.no)) == of_hundred(case.p)
            )
            if right and (small >= FEWEST or (small and max(found.yes, found.no) * 5 > 2 * MOST)):
                return found
    assert found is not None
    return found


def _kept(prior: Fraction, deals: int, shares: tuple[Fraction, Fraction], of: int) -> Kept:
    having = round(deals * prior)
    lacking = deals - having
    yes, no = round(deals * prior * shares[0]), round(deals * (1 - prior) * shares[1])
    rates = _rate(shares[0] * of, having, of, yes), _rate(shares[1] * of, lacking, of, no)
    return Kept(deals, having, lacking, rates, of, yes, no)


def _rate(number: Fraction, deals: int, of: int, gives: int) -> Fraction:
    """In so many `of` 100 or 1,000 deals: with as few digits as give the right number of all deals, at least "
    "three."""
    first = 1 if number >= 10 else 2
    for places in (first, first + 1):
        rate = Fraction(round(number * 10**places), 10**places)
        if round(deals * rate / of) == gives:
            break
    return rate


def _digits(rate: Fraction) -> str:
    """'21.2', '7.915'."""
    return f"{float(rate):.8f}".rstrip("0").rstrip(".")


def _after(case: Picks) -> Iterator[Line]:
    """Deals with these picks: those with the card, those without it, and their share."""
    who, found, it = case.who, kept(case), _it(case)
    picks, of = len(case.talk.picks), found.of
    made = f"{who} makes {'this pick' if picks == 1 else f'these {spelled(picks)} picks'}"
    lit = gained_keys(case.view, case.rival)
    has, lacks = ("you win", f"{who} beats you") if case.wins else (f"with {it}", f"without {_them(case)}")
    with_, without = (
        ("When you win", f"When {who} wins") if case.wins else (f"With {it}", f"Without {_them(case)}")
    )
    given = f"Take {found.deals:,} deals: {found.having:,} {has}, and {found.lacking:,} {lacks}."
    if case.wins:
        given = f"Take {found.deals:,} deals: you win {found.having:,}, and {who} wins {found.lacking:,}."
    yield Line(
        f"Out of {found.deals:,} deals",
        f"{found.having:,} {has}" if not case.wins else f"{found.having:,} that you win",
        f"{found.lacking:,} {lacks}" if not case.wins else f"{found.lacking:,} that {who} wins",
    )
    rows = (
        (with_, found.having, found.yes, found.rates[0], f"{given} "),
        (without, found.lacking, found.no, found.rates[1], ""),
    )
    for first, n, number, rate, told in rows:
        yield averaged(
            f"{first}, and these picks" if picks > 1 else f"{first}, and this pick",
            f"{n:,} × {_digits(rate)}/{of:,}",
            Fraction(number),
            f"{told}{first}, {made} in {_digits(rate)} out of {of:,} deals. How many of the {n:,} deals is that?",
            f"Multiply {n:,} by {_digits(rate)} and divide by {of:,}.",
            f"{first}, {made} in {n:,} × {_digits(rate)} ÷ {of:,} = {number} deals, rounded."
            + ("" if told else " Don't leave these deals out."),
            lit,
            "deals",
            f"{number} deals",
        )
    total = found.yes + found.no
    event = "do you win" if case.wins else f"does {who} hold {it}"
    yield likely(
        "Out of the deals that are left",
        f"{found.yes} out of {total}",
        case.p,
        f"That leaves {found.yes} + {found.no} = {total} deals with "
        f"{'this pick' if picks == 1 else 'these picks'}. "
        f"In how many out of 100 of them {event}?",
        f"The other deals didn't happen. Divide by the {total} that are left.",
        f"{found.yes} of the {total} deals that are left: {out_of_hundred(case.p)}. It was "
        f"{out_of_hundred(case.prior)} before the {'pick' if picks == 1 else 'picks'}.",
        lit,
        value=hundred(case.p),
    )


def _them(case: Picks) -> str:
    return "it" if len(case.wanted) == 1 else "either" if len(case.wanted) == 2 else "any of them"


def _by_factor(case: Picks) -> tuple[Line, ...]:
    """Another way: by how much likelier the picks are with the card than without it."""
    p, prior, picks, times = case.p, case.prior, len(case.talk.picks), case.times
    hidden, n, u = hidden_keys(case.view, (case.rival,)), len(case.view.unseen), len(case.wanted)
    if case.wins:
        what, any_five = "You win", f"counted over all hands {case.who} might hold"
    else:
        none = f"{DEALT}/{n}" if u == 1 else f"1 − {none_of(DEALT, n, u)}"
        what = f"{case.who} holds {_it(case)}"
        any_five = f"{DEALT} of the {n} hidden cards are {case.who}'s: {none}"
    ratio = p * (1 - prior) / ((1 - p) * prior)
    these = "the pick is" if picks == 1 else "the picks are"
    held = "hands you beat" if case.wins else _it(case)
    others = f"compared with the other hands {case.who} might hold"
    habit = (
        f"if a card that fits is {fold(times)} as likely to be picked"
        if times > 1
        else "if a pick tells you nothing"
    )
    return (
        Line(f"{what}, before any pick", any_five, percent(prior), hidden),
        Line(
            f"How likely {these} with {held}",
            others,
            f"factor {float(ratio):.2f}",
            gained_keys(case.view, case.rival),
        ),
        Line(f"{what}, after the {'pick' if picks == 1 else 'picks'}", habit, percent(p), hidden),
    )
