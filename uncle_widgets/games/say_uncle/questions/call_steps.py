"""S-L3 in small steps: which cards beat you, how likely a rival holds them, and what that leaves you."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DEALT, Run, best
from uncle_widgets.games.say_uncle.questions.common import gained_keys, hidden_keys, letters, own_keys
from uncle_widgets.games.say_uncle.questions.steps import cards_line, counted, likely
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import in_a_row, long, run_words, some, the_cards
from uncle_widgets.games.words import (
    ORDINALS,
    capital,
    hundred,
    none_of,
    out_of_hundred,
    sets_of,
    shrinking,
    spelled,
    spoken,
)
from uncle_widgets.probability.reasons import Derivation, Left, Line
from uncle_widgets.probability.show import decimal, percent
from uncle_widgets.probability.trials import Estimate

RARE = Fraction(1, 200)
"""A chance below this is printed with two decimals of a hundredth."""
SHOWN = 4
"""Cards, or groups of them, that are named one by one."""
IDEA = "Find the cards that beat you, see how likely a rival holds them, and take that away from 100."
EVERYBODY = "Find how likely each rival's hand is worse than yours, and multiply."
TOGETHER = {2: "pair", 3: "group of three"}


@dataclass(frozen=True)
class Compared:
    """Your hand, and the rivals `against`, whose hands it must beat."""

    view: View
    against: tuple[Seat, ...]

    @cached_property
    def run(self) -> Run:
        return best(self.view.hand)

    @cached_property
    def answer(self) -> Fraction | Estimate:
        return odds.wins_if_called(self.view, self.against)

    @cached_property
    def p(self) -> Fraction:
        return Fraction(str(self.answer.value)) if isinstance(self.answer, Estimate) else self.answer

    @cached_property
    def threats(self) -> tuple[odds.Threat, ...]:
        return odds.threats(self.view, self.against)

    @property
    def singles(self) -> int:
        """Unseen cards each of which beats you by itself, in the one hidden hand."""
        return sum(len(threat.cards) == 1 for threat in self.threats) if len(self.against) == 1 else 0

    @cached_property
    def ones(self) -> Mapping[Seat, Fraction]:
        """The chance that each rival's hand is worse, by itself."""
        return {seat: odds.beats(self.view, self.view.hand, (seat,)) for seat in self.against}


def why(case: Compared, exact: bool) -> Derivation:
    """By what beats you; where cards were put away, by the tables imagined."""
    view, run, alone = case.view, case.run, len(case.against) == 1
    held = Line("Your best run", run_words(run), long(run), own_keys(view, run.cards))
    if not exact:
        tables = f"{odds.SIMULATED:,} deals made by the computer, seed {odds.SEED}"
        away = Line("Nobody saw which cards were put aside", tables, "simulated")
        return Derivation((held, away, Line("Yours is the best", "counted in those deals", percent(case.p))))
    open_ = next((threat for threat in case.threats if not threat.cards), None)
    if open_ is not None:
        return Derivation(_beaten(case, open_), idea="Compare your best run with the runs that everybody can see.")
    if not case.threats:
        return Derivation((held, *_safe(case)), idea="Look for cards that could make a better run than yours.")
    if not alone:
        return Derivation((held, *_all_of_them(case)), idea=EVERYBODY)
    n, who = len(view.unseen), LETTERS[case.against[0]]
    every = comb(n, DEALT)
    other = (
        Line(f"Hands {who} might hold", sets_of(DEALT, n), f"{every:,}"),
        Line("Hands that lose to yours", "counted suit by suit", f"{int(case.p * every):,}"),
        Line("Yours is the best", f"{int(case.p * every):,} of {every:,}", percent(case.p)),
    )
    return Derivation((held, *_one_rival(case)), other=other, idea=IDEA)


def _beaten(case: Compared, threat: odds.Threat) -> tuple[Line, ...]:
    """A rival already shows a better run."""
    view, run, who = case.view, case.run, LETTERS[threat.seat]
    theirs = threat.run
    return (
        counted(
            "Your best run",
            run_words(run),
            run.length,
            "How many cards long is your best run?",
            "Look at the lit cards: same suit, one rank after the other.",
            f"Your best run is {run_words(run)}. It's {_long(run)} long.",
            own_keys(view, run.cards),
        ),
        counted(
            f"The run that {who} shows",
            run_words(theirs),
            theirs.length,
            f"How many cards long is the run that {who} shows?",
            f"Look at the cards that {who} took.",
            f"{who} shows {run_words(theirs)}. It's {_long(theirs)} long, and it beats yours.",
            gained_keys(view, threat.seat, theirs.cards),
        ),
        Line("Yours is the best", f"{who} beats you whatever is hidden", hundred(case.p)),
    )


def _long(run: Run) -> str:
    return f"{spelled(run.length)} card{'' if run.length == 1 else 's'}"


def _safe(case: Compared) -> tuple[Line, ...]:
    """No hidden cards beat the watcher."""
    view = case.view
    one = f"{letters(case.against)}'s hand" if len(case.against) == 1 else "another hand"
    return (
        cards_line(view),
        counted(
            "Cards that beat you",
            "no hidden cards are good enough",
            0,
            f"How many of the hidden cards could help to make {one} better than yours?",
            "A better run is longer than yours, or as long and higher. Can the hidden cards make one?",
            "No hidden cards can make a run that beats yours.",
            hidden_keys(view, case.against),
        ),
        Line("Yours is the best", "nothing can beat it", hundred(case.p)),
    )


def _one_rival(case: Compared) -> tuple[Line, ...]:
    """The cards that beat you by themselves, else those that do together; what else beats you comes at the end."""
    view, seat = case.view, case.against[0]
    who, threats, n = LETTERS[seat], case.threats, len(case.view.unseen)
    size = min(len(threat.cards) for threat in threats)
    least = [threat for threat in threats if len(threat.cards) == size]
    hidden, first = hidden_keys(view, (seat,)), cards_line(view)
    if size > 1:
        found = (_groups_line(case, least, size), *_groups(case, len(least), size, Fraction(1)))
        return (first, *found, _last(case, _left(Fraction(1), len(least), least[0].chance)))
    u = len(least)
    pairs = sum(len(threat.cards) == 2 for threat in threats)
    none, row = Fraction(comb(n - DEALT, u), comb(n, u)), none_of(DEALT, n, u)
    these = the_cards([threat.cards[0] for threat in least], "or") if u <= SHOWN else f"any of the {u} cards"
    words = f"{who} doesn't hold {these}"
    outside = (
        f"{who} has five of the {n} hidden cards. Multiply a fraction for each of the {spelled(u)} cards."
        if u > 1
        else f"The card can be in {n} places, and five of them are {who}'s."
    )
    reason = "Both of them have" if u == 2 else f"All {spelled(u)} have"
    reason += f" to be in one of the other places. {row} is {out_of_hundred(none)}."
    if u == 1:
        reason = f"The other {n - DEALT} of the {n} places are harmless. That is {out_of_hundred(none)}."
    asked = f"{who} holds five of the {n} hidden cards. How likely is it that {these} is not among them?"
    if u > 1:
        neither = "neither of the two" if u == 2 else f"none of the {some(u)}"
        asked = f"{who} holds five of the {n} hidden cards. How likely is it that {neither} is among them?"
    missing = likely(words, row, none, asked, outside, reason, hidden, shrinking(DEALT, n, u) if u > 1 else ())
    singles = _singles_line(case, least)
    if pairs:
        *_, away = _groups(case, pairs, 2, none)
        together = next(threat for threat in threats if len(threat.cards) == 2)
        pair = Line(
            f"{who} holds one pair that beats you", none_of(n - DEALT, n, 2), out_of_hundred(together.chance)
        )
        return (first, singles, missing, pair, away, _last(case, _left(none, pairs, together.chance)))
    if u == 1:
        held = Fraction(DEALT, n)
        holds = likely(
            f"{who} holds {these}",
            f"{DEALT} out of {n}",
            held,
            f"{who} holds five of the {n} hidden cards. How likely is it that {these} is one of them?",
            f"The card can be in {n} places. How many of those places are {who}'s?",
            f"Five of the {n} places are {who}'s, and the card is equally likely to be in any of them. That is "
            f"{out_of_hundred(held)}.",
            hidden,
        )
        return (first, singles, holds, missing, _last(case, none))
    one = Fraction(n - DEALT, n)
    card = the_cards(least[0].cards)
    alone = likely(
        f"{who} doesn't hold {card}",
        f"{n - DEALT} out of {n}",
        one,
        f"{who} holds five of the {n} hidden cards. How likely is it that {card} is not one of them?",
        f"The card can be in {n} places. How many of those places are not {who}'s?",
        f"Five of the {n} places are {who}'s. The other {n - DEALT} are harmless, so it's {out_of_hundred(one)}.",
        hidden,
    )
    return (first, singles, alone, missing, _last(case, none))


def _singles_line(case: Compared, least: Sequence[odds.Threat]) -> Line:
    """How many single cards beat the watcher."""
    view, seat, u = case.view, case.against[0], len(least)
    who = LETTERS[seat]
    told = [f"with {the_cards(threat.cards)} {who} has {run_words(threat.run)}" for threat in least[:SHOWN]]
    reason = f"{capital('; '.join(told))}." if u > 1 else f"{capital(told[0])}."
    listed = the_cards([threat.cards[0] for threat in least]).replace("the ", "") if u <= SHOWN else f"{u} cards"
    lit = {key for threat in least for key in gained_keys(view, seat, threat.run.cards)}
    return counted(
        "Single cards that beat you",
        listed,
        u,
        f"How many single cards would give {who} a better hand than yours?",
        f"Look at the cards that {who} took. Which hidden card makes a longer run than yours, or one that is as "
        "long and higher?",
        f"{reason} That makes {spelled(u)}." if u <= SHOWN else f"{reason} With the others, that makes {u}.",
        sorted(lit) or hidden_keys(view, (seat,)),
    )


def _groups_line(case: Compared, least: Sequence[odds.Threat], size: int) -> Line:
    """No single card beats the watcher; how many pairs do, where they are easily found."""
    view, seat, k = case.view, case.against[0], len(least)
    who, kind = LETTERS[seat], TOGETHER.get(size, f"group of {spelled(size)}")
    lit = sorted({key for threat in least for key in gained_keys(view, seat, threat.run.cards)})
    named = spoken(the_cards(threat.cards) for threat in least) if k <= 1 else ""
    if k > 1:
        named = "; ".join(the_cards(threat.cards) for threat in least[:SHOWN])
    named += "" if k <= SHOWN else f"; and {some(k - SHOWN)} more"
    if size == 2 and 1 < k <= SHOWN and len({threat.run.suit for threat in least}) == 1:
        row = in_a_row(least[0].run.length)
        return counted(
            "Pairs of cards that beat you",
            named,
            k,
            f"No single card is enough for {who}. How many pairs of hidden cards would give {who} {row}?",
            f"Start with the cards that {who} took. Which {row} can they be part of?",
            f"{capital(named)}. That makes {spelled(k)}.",
            lit or hidden_keys(view, (seat,)),
        )
    return counted(
        "Single cards that beat you",
        f"none, but {some(k)} {kind}{'' if k == 1 else 's'} beat{'s' if k == 1 else ''} you".replace(
            "group of threes", "groups of three"
        ),
        0,
        f"How many single cards would give {who} a better hand than yours?",
        f"Try every card next to one that {who} took. Is the run then longer than yours, or as long and higher?",
        f"No single card is enough. {who} needs {spelled(size)} cards together: {named}.",
        lit or hidden_keys(view, (seat,)),
    )


def _printed(chance: Fraction) -> Fraction:
    """A chance out of 100, as it is printed in a sum."""
    tenths = 10 if chance > RARE or not chance else 100
    return Fraction(round(100 * tenths * chance), tenths)


def _shown(number: Fraction) -> str:
    """Such a number: '1.5', '0.13'."""
    return decimal(number, 1 if (number * 10).denominator == 1 else 2)


def _left(before: Fraction, k: int, chance: Fraction) -> Fraction:
    """What is left after a chance is taken away so many times: of the numbers as they are printed."""
    return max(Fraction(), _printed(before) - k * _printed(chance)) / 100


def _groups(case: Compared, k: int, size: int, before: Fraction) -> tuple[Line, Line]:
    """How likely one rival holds all cards of one group; and none of `k` groups, starting from `before`."""
    view, seat, n = case.view, case.against[0], len(case.view.unseen)
    who, chance = LETTERS[seat], Fraction(comb(n - size, DEALT - size), comb(n, DEALT))
    row = none_of(n - DEALT, n, size)
    kind = TOGETHER.get(size, f"group of {spelled(size)}")
    kinds = kind.replace("pair", "pairs").replace("group", "groups") if k > 1 else kind
    each, left, told = _shown(_printed(chance)), _left(before, k, chance), out_of_hundred(chance)
    start = "100" if before == 1 else _shown(_printed(before))
    hidden, short = hidden_keys(view, (seat,)), kind.split()[0]
    both, need = ("both cards", "Both") if size == 2 else (f"all {spelled(size)} cards", "All of them")
    one = likely(
        f"{who} holds {both} of one {short}",
        row,
        chance,
        f"{who} holds five of the {n} hidden cards. How likely is it that {both} of one such {short} are among "
        "them?",
        f"Five of the {n} places are {who}'s. Once the first card is there, four of the other {n - 1} are left "
        "for the second.",
        f"{need} have to be among {who}'s five cards, so multiply: {row}. That is {told}"
        + ("." if each == told.split()[0] else f", or more exactly {each}."),
        hidden,
        _held_bars(n, size),
        f"{told} ({each})",
    )
    these = f"There are {some(k)} such {kinds}" if k > 1 else f"There is one such {kind}"
    also = f"{capital(some(k))} {kinds} beat{'s' if k == 1 else ''} you too" if before != 1 else these
    often = "once" if k == 1 else f"{some(k)} times"
    none = likely(
        f"{who} has none of these",
        f"{start} − {k} × {each}",
        left,
        f"{also}, and {who} holds {'each' if k > 1 else 'it'} in {each} out of 100 deals. Take that away from "
        f"{start}. How likely is it that {who} has none of these cards?",
        f"{who} can hardly hold two of them at once, so take {each} away {often}.",
        f"{start} − {k} × {each} = {_shown(100 * left)}, so {who} has none of these cards in {percent(left)} of "
        "the deals.",
        hidden,
        value=percent(left),
    )
    return one, none


def _held_bars(n: int, size: int) -> tuple[Left, ...]:
    """What is left after each of so many cards that all have to be among five of `n`."""
    return tuple(
        Left(f"{name} card", f"{DEALT - at}/{n - at}", Fraction(comb(n - at - 1, DEALT - at - 1), comb(n, DEALT)))
        for at, name in enumerate(ORDINALS[:size])
    )


def _last(case: Compared, found: Fraction) -> Line:
    """From what the small questions give to the answer: what else beats you, as a computer counted it."""
    given, exact = Fraction(round(1000 * found), 10), Fraction(round(1000 * case.p), 10)
    off = decimal(abs(given - exact), 1)
    if given == exact:
        how = f"{decimal(exact, 1)}, because other hands hardly matter"
    elif given > exact:
        how = f"{decimal(given, 1)} − {off} = {decimal(exact, 1)}, because other hands beat you too"
    else:
        how = f"{decimal(given, 1)} + {off} = {decimal(exact, 1)}, because these can come together"
    return Line("Yours is the best", how, hundred(case.p))


def _all_of_them(case: Compared) -> tuple[Line, ...]:
    """Several rivals: the likeliest danger, then every rival's hand worse, one after the other."""
    view, n = case.view, len(case.view.unseen)
    seats = sorted(case.against)
    worst = case.threats[0]
    who, k = LETTERS[worst.seat], len(worst.cards)
    row, held = none_of(n - DEALT, n, k), the_cards(worst.cards)
    run = f"With {held}, {who} {'has' if k < worst.run.length else 'would have'} {run_words(worst.run)}."
    bars = _held_bars(n, k)
    them = "it" if k == 1 else "both" if k == 2 else "all of them"
    have_to = f"Five of the {n} places are {who}'s, so it's {DEALT}/{n}"
    if k > 1:
        have_to = f"{'Both' if k == 2 else 'All of them'} have to be among the five, so it's {row}"
    danger = likely(
        f"{who} holds {held}",
        row if k > 1 else f"{DEALT} out of {n}",
        worst.chance,
        f"{run} {who} holds five of the {n} hidden cards. How likely is it that {who} has {them}?",
        f"Five of the {n} places are {who}'s." + (" Multiply a fraction for each card." if k > 1 else ""),
        f"{have_to}. That is {out_of_hundred(worst.chance)}.",
        (*gained_keys(view, worst.seat, worst.run.cards), *hidden_keys(view, (worst.seat,))),
        bars if k > 1 else (),
    )
    told = [
        Line(
            f"{LETTERS[seat]}'s hand is worse than yours",
            "counted for this rival alone",
            out_of_hundred(case.ones[seat]),
        )
        for seat in seats
    ]
    steps = []
    product, factors = case.ones[seats[0]], [percent(case.ones[seats[0]])]
    for at, seat in enumerate(seats[1:], 2):
        before, product = product, product * case.ones[seat]
        factors.append(percent(case.ones[seat]))
        every = "both" if at == 2 else f"all {spelled(at)}"
        whose = letters(seats[:at])
        alone = [f"{LETTERS[each]}'s in {_plain(case.ones[each])}" for each in seats[:at]]
        first = f"{LETTERS[seats[0]]}'s hand is worse than yours in {_plain(case.ones[seats[0]])} out of 100 deals"
        asked = f"{first} and {alone[1]}. How likely is it that both are worse?"
        if at > 2:
            asked = (
                f"{LETTERS[seat]}'s hand is worse in {_plain(case.ones[seat])} out of 100 deals. "
                f"How likely is it that {every} hands are worse than yours?"
            )
        steps.append(
            likely(
                f"{capital(every)} hands are worse ({whose})",
                " × ".join(factors),
                product,
                asked,
                f"{capital(every)} have to be worse. Take {_plain(case.ones[seat])} out of 100 of the deals "
                "that are left.",
                f"Of the {_plain(before)} deals that are left, {LETTERS[seat]}'s hand is worse in "
                f"{_plain(case.ones[seat])} out of 100. That leaves {out_of_hundred(product)}.",
                hidden_keys(view, seats[:at]),
            )
        )
    last = Line("Yours is the best", "counted exactly, because no card can be in two hands", hundred(case.p))
    return (cards_line(view), danger, *told, *steps, last)


def _plain(chance: Fraction) -> str:
    """'84': a chance out of 100 in a sentence."""
    return out_of_hundred(chance).removesuffix(" out of 100")
