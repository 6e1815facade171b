"""S-L5 in small steps: many calls counted in points, the last card's cases, and a call two cards later."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import Cards, best
from uncle_widgets.games.say_uncle.odds import LEAD
from uncle_widgets.games.say_uncle.questions.common import gained_keys, hidden_keys, letters, own_keys
from uncle_widgets.games.say_uncle.questions.steps import (
    averaged,
    cards_line,
    counted,
    likely,
    outs_line,
)
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import in_a_row, points, run_words, the_cards
from uncle_widgets.games.words import capital, hundred, none_of, out_of_hundred, spelled
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.reasons import Derivation, Line
from uncle_widgets.probability.show import amount, decimal, percent, trimmed

CALLS, WAITS, TURNS, GAINS = "call", "wait", "turn", "gain"
UNIT = "points"
AVERAGE = "Count many calls: add the points they bring, take away the points they cost, and divide by the calls."
CASES = "Go through the cards that may come last, count the points in each case, and take the average."
BOTH_WAYS = "Look at the deals that bring a card you need and at those that don't, and add your wins."


@dataclass(frozen=True)
class Turn:
    """Your turn, and what is asked about it."""

    about: str
    versus: str
    cards: int
    view: View
    score: int
    lost: int
    """What a lost call costs."""

    @cached_property
    def p(self) -> Fraction:
        """The chance to win a call now."""
        return odds.beats(self.view, self.view.hand)

    @cached_property
    def outs(self) -> int:
        return len(odds.outs(self.view))


def worth_steps(case: Turn, call: Fraction, turn: Fraction | None, pays: str) -> Derivation:
    """What a call is worth, or turning the last card, or how much more that is; `pays`: when a call pays."""
    run, view = best(case.view.hand), case.view
    against = f"{run_words(run)} against {letters(view.rivals)}"
    won = Line("Calls you win now", against, percent(case.p), own_keys(view, run.cards))
    p, lost = case.p, case.lost
    other = (
        Line("Points from calls you win", f"{percent(p)} × 2 points", amount(2 * p, UNIT)),
        Line("Points from calls you lose", f"{percent(1 - p)} × {points(lost)}", amount(-lost * (1 - p), UNIT)),
        Line("What a call is worth", f"the sum of the two; {pays}", amount(call, UNIT)),
    )
    if case.about == CALLS:
        return Derivation((won, *_many_calls(case, call)), other=other, idea=AVERAGE)
    assert turn is not None
    if case.about == TURNS:
        return Derivation(_last_card(case, turn), idea=CASES)
    return Derivation(_turn_or_call(case, call, turn), other=other, idea=CASES)


def _costs(case: Turn) -> str:
    """What a lost call costs, in a sentence."""
    rival = letters(case.view.rivals)
    if case.versus == LEAD:
        own = "you lose one as well" if case.score else "you have no points to lose"
        return f"If you lose, {rival} scores 2 points and {own}."
    return "A lost call costs you one point." if case.score else "You have no points, and nobody falls below 0."


def _many_calls(case: Turn, call: Fraction) -> tuple[Line, ...]:
    """What so many calls bring and cost, and one of them on average."""
    view, lost, whose = case.view, case.lost, "your lead" if case.versus == LEAD else "you"
    n = next((n for n in (1_000, 10_000) if decimal(Fraction(_net(case, n), n)) == decimal(call)), 10_000)
    won = round(n * case.p)
    fails, gain, loss = n - won, 2 * won, lost * (n - won)
    hidden = hidden_keys(view)
    average = (
        f"({gain:,} − {loss:,}) ÷ {n:,}",
        f"Take the {loss:,} points away from the {gain:,} and divide by {n:,} calls.",
        f"One call is worth ({gain:,} − {loss:,}) ÷ {n:,} = {decimal(call)} points."
        + (" It's below 0, so a call costs you more than it brings." if call < 0 else ""),
    )
    return (
        counted(
            f"Lost out of {n:,} calls",
            f"{n:,} − {won:,}",
            fails,
            f"Play the call {n:,} times. You win {won:,} of these calls. How many do you lose?",
            "Every call is won or lost.",
            f"{n:,} − {won:,} leaves {fails:,} calls that you lose.",
            hidden,
            "calls",
        ),
        counted(
            "Points that the won calls bring",
            f"{won:,} × 2",
            gain,
            f"How many points do the {won:,} won calls bring you in all?",
            "Each won call scores 2 points.",
            f"{won:,} calls with 2 points each make {gain:,} points.",
            own_keys(view, best(view.hand).cards),
            UNIT,
        ),
        counted(
            f"Points that the lost calls cost {whose}",
            f"{fails:,} × {lost}",
            loss,
            f"How many points do the {fails:,} lost calls cost {whose} in all?",
            _costs(case),
            f"{_costs(case)} {fails:,} × {lost} makes {loss:,} points.",
            hidden,
            UNIT,
        ),
        averaged(
            "What a call is worth",
            average[0],
            call,
            "So how many points is one call worth on average?",
            average[1],
            average[2],
            hidden,
            UNIT,
            amount(call, UNIT),
        ),
    )


def _net(case: Turn, n: int) -> int:
    """What so many calls bring in all, with their wins as a whole number."""
    won = round(n * case.p)
    return 2 * won - case.lost * (n - won)


def _winning_calls(view: View) -> Cards:
    """The cards that let a call win if they are the last one of the stock: all the others are the rival's."""
    known, run = view.table.gained(view.rivals[0]), best(view.hand)
    return tuple(
        card for card in view.unseen if best([*known, *(one for one in view.unseen if one != card)]) < run
    )


def _last(view: View, cards: Cards) -> str:
    """'if the 6 or the 7 of diamonds is last', 'whichever card is last', 'never'."""
    if not cards:
        return "never"
    if len(cards) == len(view.unseen):
        return "whichever card is last"
    return f"if {the_cards(cards, 'or')} is last"


def _last_card(case: Turn, turn: Fraction) -> tuple[Line, ...]:
    """What turning the last card is worth."""
    view, n = case.view, len(case.view.unseen)
    rival, good = letters(view.rivals), odds.best_after_last(case.view)
    k = len(good)
    lead = case.versus == LEAD
    how = f"{k} of {n} × 1 − {n - k} of {n} × 1" if lead else f"{k} of {n} × 1"
    hidden = (*hidden_keys(view), "stock")
    scores = f"In the other {n - k} cases {rival} scores it, and your lead shrinks." if lead else ""
    return (
        counted(
            "Cards that can come last",
            "every card you can't see",
            n,
            f"{capital(spelled(n))} cards are hidden, five of them in {rival}'s hand. How many different cards "
            "can be the last one of the stock?",
            "Any hidden card can be the last one.",
            f"Each of the {n} hidden cards can be the last one, and all {n} are equally likely.",
            hidden,
        ),
        counted(
            "You have the best hand at the end",
            _last(view, good),
            k,
            f"In how many of the {spelled(n)} cases do you have the best hand at the end?",
            f"If one card is last, {rival} holds all the others. Which card must {rival} not have?",
            f"You have the best hand {_last(view, good)}. You take it if it helps you or would help {rival}. "
            f"That's {k} of {n} cases.",
            (*gained_keys(view, view.rivals[0]), *hidden),
            "cases",
        ),
        averaged(
            "What turning is worth",
            how,
            turn,
            f"The best hand scores 1 point. {scores + ' ' if scores else ''}So how many points is turning worth "
            "on average?",
            f"You score the point in {k} of {n} cases." + (f" {rival} scores it in {n - k}." if lead else ""),
            f"{how} is {decimal(turn)} points.",
            hidden,
            UNIT,
            amount(turn, UNIT),
        ),
    )


def _turn_or_call(case: Turn, call: Fraction, turn: Fraction) -> tuple[Line, ...]:
    """How much more turning the last card is worth than a call."""
    view, n, lost = case.view, len(case.view.unseen), case.lost
    rival, calls, ends = letters(view.rivals), _winning_calls(case.view), odds.best_after_last(case.view)
    won, k, lead = len(calls), len(ends), case.versus == LEAD
    hidden = (*hidden_keys(view), "stock")
    called = f"{won} of {n} × 2 − {n - won} of {n} × {lost}"
    turned = f"{k} of {n} × 1 − {n - k} of {n} × 1" if lead else f"{k} of {n} × 1"
    gain = turn - call
    minus = f"({decimal(call)})" if call < 0 else decimal(call)
    what = "your lead" if lead else "you"
    return (
        counted(
            "Calls that you win",
            _last(view, calls),
            won,
            f"Any of the {spelled(n)} hidden cards can be the last one of the stock, and {rival} holds the "
            f"others. In how many of these {spelled(n)} cases do you win a call now?",
            f"Which cards does {rival} need for a better run? You win if one of them is in the stock.",
            f"You win {_last(view, calls)}. That's {won} of {n} cases.",
            (*gained_keys(view, view.rivals[0]), *hidden),
            "cases",
        ),
        averaged(
            f"What a call brings {what}",
            called,
            call,
            f"A win brings 2 points. {_costs(case)} What does a call bring {what} on average?",
            f"A win brings 2, and a loss costs {lost}. Count {won} wins and {n - won} losses, and divide by {n}.",
            f"{called} is {decimal(call)} points.",
            own_keys(view, best(view.hand).cards),
            UNIT,
            amount(call, UNIT),
        ),
        averaged(
            f"What turning brings {what}",
            turned,
            turn,
            f"If you turn the last card, the best hand scores only 1 point. You have it in {k} of {n} cases. What "
            f"does turning bring {what} on average?",
            f"Count {k} times one point for you"
            + (f" and {n - k} times one point for {rival}" if lead else "")
            + f", and divide by {n}.",
            f"{turned} is {decimal(turn)} points.",
            hidden,
            UNIT,
            amount(turn, UNIT),
        ),
        averaged(
            "How much better turning is",
            f"{decimal(turn)} − {minus}",
            gain,
            "By how many points is turning better than calling?",
            "Take what a call brings away from what turning brings.",
            f"{decimal(turn)} − {minus} is {decimal(gain)} points.",
            hidden,
            UNIT,
            amount(gain, UNIT),
        ),
    )


def wait_steps(case: Turn, after: Fraction) -> Derivation:
    """The chance to win a call after cards more: with a longer run, and without one."""
    view, k = case.view, case.cards
    outs, n, run = odds.outs(view), len(view.unseen), best(view.hand)
    row = in_a_row(run.length + 1)
    there = "among the next two cards" if k == 2 else "the next card"
    if not outs:
        none = Line("You win after all", "no card makes your run longer", hundred(after))
        held = outs_line(view, outs, row)
        return Derivation((cards_line(view), held, none), idea=BOTH_WAYS)
    came = at_least_one(len(outs), n, k)
    kept = odds.won_without_help(view, k)
    longer, same = (after - kept) / came, kept / (1 - came)
    of_came, of_rest = Fraction(hundredths_of(came)), Fraction(100 - hundredths_of(came))
    gained = Fraction(round(of_came * round(100 * longer)), 100)
    second = likely(
        f"A card that helps is {there}",
        f"1 − {none_of(len(outs), n, k)}" if k == 2 else f"{len(outs)} out of {n}",
        came,
        f"How likely is it that {'at least one of these cards' if len(outs) > 1 else 'this card'} is {there}?",
        "First work out how likely it is that no such card comes."
        if k == 2
        else f"Divide by all {n} hidden cards.",
        (
            f"No such card comes in {none_of(len(outs), n, k)} = {trimmed(1 - came)} of the deals. That leaves "
            f"{out_of_hundred(came)}."
            if k == 2
            else f"{len(outs)} of the {n} hidden cards help. That is {out_of_hundred(came)}."
        ),
        ("stock",),
    )
    wins, loses = round(100 * longer), round(100 * same)
    third = averaged(
        "Wins with a longer run",
        f"{of_came} × {wins}/100",
        Fraction(round(gained * 10), 10),
        f"With the longer run you win {wins} out of 100 calls. How many of the {of_came} deals is that?",
        f"Take {wins} out of 100 of the {of_came} deals.",
        f"{of_came} × {wins} ÷ 100 is about {trimmed(Fraction(round(gained * 10), 10))}.",
        own_keys(view, run.cards),
        "deals",
    )
    rest = Fraction(round(of_rest * loses / 10), 10)
    last = likely(
        "Wins in all",
        f"{trimmed(Fraction(round(gained * 10), 10))} + {of_rest} × {loses}/100",
        after,
        f"In the other {of_rest} deals you win {loses} out of 100. How many of the 100 deals do you win in all?",
        f"Add {trimmed(Fraction(round(gained * 10), 10))} deals and {loses} out of 100 of the {of_rest} deals.",
        f"{of_rest} × {loses} ÷ 100 is about {trimmed(rest)}. Together that's {out_of_hundred(after)}.",
        hidden_keys(view),
        value=hundred(after),
    )
    return Derivation((outs_line(view, outs, row), second, third, last), idea=BOTH_WAYS)


def hundredths_of(chance: Fraction) -> int:
    """To the nearest whole number of a hundred."""
    return int(chance * 100 + Fraction(1, 2))
