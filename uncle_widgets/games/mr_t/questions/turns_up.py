"""M-L7: whether a MR. T is among the cards of a flip."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from math import prod
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.draw_dealer import draw_dealer
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import next_of
from uncle_widgets.games.mr_t.cards import MR_T
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.steps import (
    NONE_FIRST,
    chance,
    hidden_line,
    match_line,
    none_lines,
    product,
    sized,
    the_rest,
)
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.mr_t.words import few
from uncle_widgets.games.words import (
    capital,
    capped,
    count,
    hundred,
    minus_seen,
    none_of,
    out_of_hundred,
    owner,
    spelled,
    wrong,
)
from uncle_widgets.probability.counting import at_least_one, hypergeometric
from uncle_widgets.probability.dealing import Dealer
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import DrawByDraw
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Part

ASKS = {
    "added": "Did you add up the chances of the single cards?",
    "one": "Did you use the chance for a single card?",
    "alike": "Did you treat all the names as equally common?",
}
"""What the page asks about each kind of mistake."""
ASKED = 3
"""Parts of a product that are asked about, besides the product."""
WORDS = {"take": "Take one of the cards.", "isnt": "isn't a MR. T", "arent": "aren't MR. Ts"}
"""How the small questions put it."""


@dataclass(frozen=True)
class TurnsUp(Question[View]):
    id: ClassVar[str] = "M-L7"
    title: ClassVar[str] = "Does a MR. T turn up?"
    name: ClassVar[str] = "A MR. T?"
    when: ClassVar[str] = "before a preliminary flip"
    concept: ClassVar[str] = "complement rule"
    misconception: ClassVar[str] = "four cards have four times the chance of one"
    at_chance: ClassVar[bool] = True

    def arise(self, view: View) -> Filled[View] | None:
        """Of the cards turned, all but those of the piles in `own` come from the common bag, where `tees` are
        MR. T."""
        deck = dict(view.options.deck)
        if not view.before_flip or MR_T not in deck:
            return None
        seats, total, tees = view.active, len(view.unseen), view.unseen.count(MR_T)
        own = {seat: next_of(view, seat) for seat in seats if not view.fresh[seat]}
        n, draws = len(seats), len(seats) - len(own)
        misses = [1 - odds.top_hits((MR_T,), one) for one in own.values()]

        def turning() -> str:
            return f"{capital(spelled(n))} players turn"

        def fresh_none() -> Fraction:
            """The chance that none of those from the common bag is."""
            return 1 - at_least_one(tees, total, draws)

        @cache
        def none() -> Fraction:
            return fresh_none() * prod(misses)

        def given() -> str:
            some = capital(few(tees)) if tees else "None"
            among = f"{some} of the hidden cards {'are MR. Ts' if tees > 1 else 'is a MR. T'}."
            if total == 1:
                among = f"The hidden card {'is' if tees else 'is not'} a MR. T."
            return f"{common.sight(view, seats)} {among}" if total else common.sight(view, seats)

        def steps() -> Iterator[Line]:
            asks = not own and draws > 1 and 0 < none() < 1
            yield hidden_line(view) if asks else common.known_line(view)
            seen = deck[MR_T] - tees
            words = f"{deck[MR_T]} − {seen} seen" if seen else f"all {deck[MR_T]}"
            lit = common.seen_keys(view, lambda c: c == MR_T)
            ask = match_line(view, (MR_T,)).ask if asks else None
            yield Line(minus_seen("MR. Ts", seen), words, str(tees), lit, ask)
            if asks:
                lit, nobody = common.tops(view, seats), f"none of the {spelled(n)} cards is a MR. T"
                yield from none_lines(total, tees, n, {**WORDS, "none": nobody}, lit)
                yield the_rest("At least one MR. T", none())
                return
            yield from piles()
            yield the_rest("At least one MR. T", none())

        def piles() -> Iterator[Line]:
            """Pile by pile, where some piles begin with cards that were won; of four the first is told."""
            found = [pile_line(seat, miss) for seat, miss in zip(own, misses, strict=True)]
            if draws:
                found.append(fresh_line())
            certain, told = none() in (0, 1), len(found) - ASKED
            yield from (replace(line, ask=None) if certain or k < told else line for k, line in enumerate(found))
            factors = [*misses, fresh_none()] if draws else misses
            text = " × ".join(f"{one}/100" for one in sized(factors, none(), product))
            ask = chance(
                "So how likely is it that nobody shows a MR. T?",
                none(),
                "All of these must happen. Multiply the chances.",
                f"Multiply: {text} is {out_of_hundred(none())}.",
            )
            lit = common.tops(view, seats)
            yield Line("No MR. T at all", text, out_of_hundred(none()), lit, None if certain else ask)

        def pile_line(seat: Seat, miss: Fraction) -> Line:
            pile, whose = own[seat], capital(owner(view, seat))
            size = odds.size(pile)
            others = size - pile.get(MR_T, 0)
            ask = chance(
                f"{whose} next card is one of these: {common.listed(pile)}. "
                "How likely is it that it isn't a MR. T?",
                miss,
                "Count the other cards, and divide by all the cards that it may be.",
                f"{others or 'None'} of the {count(size)} {'is' if others < 2 else 'are'} something else. "
                f"That is {out_of_hundred(miss)}.",
            )
            lit = common.tops(view, (seat,))
            return Line(f"{whose} card isn't a MR. T", f"{others} out of {size}", out_of_hundred(miss), lit, ask)

        def fresh_line() -> Line:
            which = f"none of the other {spelled(draws)} cards is" if draws > 1 else "the other card isn't"
            few_of = f"{capital(few(tees))} of the {count(total, 'hidden card')}"
            row, lit = none_of(tees, total, draws), common.tops(view, (seat for seat in seats if seat not in own))
            ask = chance(
                f"{few_of} {'is a MR. T' if tees == 1 else 'are MR. Ts'}. How likely is it that {which} a MR. T?",
                fresh_none(),
                "Divide the cards that aren't MR. Ts by all the hidden cards, one after the other.",
                f"{row} is {out_of_hundred(fresh_none())}.",
            )
            return Line(f"{capital(which)} a MR. T", row, out_of_hundred(fresh_none()), lit, ask)

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            shown = common.played(view, common.blind, rng)
            return MR_T in shown.cards, common.turned(view, {seat: shown.cards[seat] for seat in seats})

        def deals() -> Dealer | None:
            return None if own else draw_dealer(lambda: [card == MR_T for card in view.unseen], n)

        def parts() -> tuple[Part, ...]:
            if own:
                return Part("with a MR. T", 1 - none(), 1), Part("without one", none(), 0)
            one = hypergeometric(tees, total, n).P(lambda k: k == 1)
            several = 1 - none() - one
            return Part("with one MR. T", one, 1), Part("with more", several, 2), Part("with none", none(), 0)

        def mistakes() -> tuple[Mistake, ...]:
            if own:
                return ()
            share, names = Fraction(tees, total), len(deck)
            alike = 1 - Fraction(names - 1, names) ** n
            return wrong(
                1 - none(),
                Mistake("added", f"{capital(spelled(n))} times one card", capped(n * share),
                        "Flips with two MR. Ts were counted twice."),
                Mistake("one", "One card", share, f"That is one card, and {spelled(n)} are turned."),
                Mistake("alike", "All names equally common", alike,
                        "The names are not equally common in the deck."),
            )  # fmt: skip

        def pictures() -> tuple[DrawByDraw, ...]:
            if own or n == 1 or none() in (0, 1):
                return ()
            return (DrawByDraw("Card by card", "", total, tees, n, "a MR. T", "flips"),)

        return Filled(
            self,
            view,
            answer=lambda: 1 - none(),
            once=once,
            deals=deals,
            words=lambda: (
                f"{turning()} a card at the same time. How likely is it that at least one of them shows MR. T?"
            ),
            given=given,
            cases="flips",
            event="contain a MR. T",
            asks=ASKS,
            derivation=lambda: Derivation(tuple(steps()), idea=NONE_FIRST),
            parts=parts,
            pictures=pictures,
            mistakes=mistakes,
            quantities={"N": total, "T": tees, "n": n},
            derivable=not own,
            slots=lambda: {
                "seats": turning(),
                "unseen": common.hidden_of(total, tees, ("is a MR. T", "are MR. Ts", "isn't a MR. T")),
                "exact": hundred(1 - none()),
                "says": "flips contain a MR. T",
            },
        )
