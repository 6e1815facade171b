"""N-L7: what comes first: a higher pick for the deal, or a number as the first card of the discards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.draw_dealer import draw_dealer
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, DECK, HAND, NUMBERS, PICK_VALUE, SIGN, Card, Cards
from uncle_widgets.games.uno.questions import common, steps, trials
from uncle_widgets.games.uno.scene import face
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import named
from uncle_widgets.games.words import AT_LEAST_ONE, a, capital, capped, count, hundred, spelled, wrong
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Ask, Derivation, Line, Mistake, Part
from uncle_widgets.probability.show import percent

NUMBER_CARDS, FACES = sum(SIGN[card] in NUMBERS for card in DECK), len({*SIGN.values()})
"""Cards of the deck that are numbers, and the faces that cards have."""


HIDDEN = "Count the number cards that you can't see, and divide by all the cards that you can't see."
"""The idea where a card is turned up."""
HIGHER_CARDS = "Count the higher cards in the pile, and divide by all the cards in the pile."
"""The idea for a single pick."""


@dataclass(frozen=True)
class WhatComesFirst(Question[View]):
    """N-L7: while cards are picked for the deal, is the highest beaten? Until one is turned up, is it a number?"""

    id: ClassVar[str] = "N-L7"
    title: ClassVar[str] = "What comes first?"
    concept: ClassVar[str] = "without replacement"
    misconception: ClassVar[str] = "all the numbers from 0 to 9 are equally likely"
    when: ClassVar[str] = "before the first turn of a hand"
    at_chance: ClassVar[bool] = True

    def arise(self, view: View) -> Filled[View] | None:
        table = view.table
        if view.phase in ("deal", "first") and view.unseen:
            return _turned_up(self, view)
        to_come = len(table.agenda) if view.phase == "pick" else 0
        picked = table.picks[len(table.picks) - len(table.tied) + to_come :] if to_come else ()
        return _beaten(self, view, picked, to_come) if picked else None


class TurnedUp(Filled[View]):
    """Whether the first card of the discards is a number; `wanted` says which cards are."""

    @staticmethod
    def wanted(card: Card) -> bool:
        return SIGN[card] in NUMBERS


class Beaten(Filled[View]):
    """Whether one of `draws` who are still to pick for the deal gets a card that is `wanted`: higher than that of
    the `leaders`."""

    draws: int
    wanted: Callable[[Card], bool]
    leaders: list[Seat]


def _turned_up(question: WhatComesFirst, view: View) -> TurnedUp:
    cards, is_number = view.unseen, TurnedUp.wanted
    n = len(cards)

    def good() -> int:
        return sum(map(is_number, cards))

    def seen() -> int:
        """Numbers among the cards that the watcher sees."""
        return NUMBER_CARDS - good()

    def share() -> Fraction:
        return Fraction(good(), n)

    def words() -> str:
        held, numbers = sum(hand is not None and len(hand) for hand in view.hands), seen()
        many = "1 is a number card" if numbers == 1 else f"{numbers or 'none'} are number cards"
        if numbers == held:
            many = f"all {held} are number cards"
        told = f"Of the {count(held)} you can see, {many}. "
        if held < 2:
            told = f"The card you can see {'is a' if numbers else 'is not a'} number card. " if held else ""
        when = "Now a card is turned up."
        if view.phase != "first":
            when = "When everyone has seven cards, one more is turned up."
        return f"{told}{when} How likely is it to be a number card?"

    def derivation() -> Derivation:
        lit = common.kind_keys({card: many for card, many in view.copies.items() if is_number(card)})
        all_of_them = f"The deck has {NUMBER_CARDS} number cards"
        sees = f"and you can see {seen()} of them" if seen() else "and you can't see any of them"
        numbers = Ask(
            f"{all_of_them}. How many of those can't you see?",
            Fraction(good()),
            "Take away the number cards in your hand." if view.hand else "Take away the number cards you can see.",
            f"{all_of_them}, {sees}. So {good()} are hidden.",
            unit="cards",
        )
        return Derivation((
            common.unseen_line(view),
            Line("Number cards among them", f"{NUMBER_CARDS} − {seen()}", str(good()), lit, numbers),
            steps.share_line(
                "A number card comes", f"{n} cards are hidden. So how likely is a number card?", [good()], n,
                ("draw",), steps.NUMBER,
            ),
        ), idea=HIDDEN)  # fmt: skip

    def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
        card = rng.choice(cards)
        return trials.starts_plainly(view, card), {"draw": face(card)}

    def parts() -> tuple[Part, ...]:
        wild = Fraction(sum(not COLOUR[card] for card in cards), n)
        return (
            Part("a number card", share(), 1),
            Part("an action card", 1 - share() - wild, 0),
            Part("a wild card", wild, 0),
        )

    return TurnedUp(
        question,
        view,
        answer=share,
        once=once,
        deals=lambda: draw_dealer(lambda: [*map(is_number, cards)], 1),
        words=words,
        given=lambda: f"Any of the {n} cards you can't see may come first, whoever holds the others.",
        derivation=derivation,
        cases="cards that might be turned up",
        event="are number cards",
        asks={
            "seen": "Did you count the whole deck, with the cards you can see?",
            "alike": "Did you treat all kinds of card as equally common?",
        },
        parts=parts,
        mistakes=lambda: wrong(
            share(),
            Mistake(
                "seen", "The whole deck", Fraction(NUMBER_CARDS, len(DECK)), "The cards you can see can't come up."
            ),
            Mistake("alike", f"10/{FACES}", Fraction(10, FACES), "Not every kind of card is equally common."),
        ),
        quantities=lambda: {"N": n, "u": good(), "n": 1},
        slots=lambda: {**_example(), "exact": hundred(share()), "unseen": str(n), "good": str(good())},
    )


def _beaten(question: WhatComesFirst, view: View, picked: tuple[tuple[Seat, Card], ...], draws: int) -> Beaten:
    """`picked` are the cards of this round so far, and `draws` more come."""
    best = max(PICK_VALUE[card] for _, card in picked)
    leaders = [seat for seat, card in picked if PICK_VALUE[card] == best]

    def higher(card: Card) -> bool:
        return PICK_VALUE[card] > best

    @cache
    def pile() -> Cards:
        """The deck without the cards picked since it was last whole."""
        left = dict(odds.FULL)
        for _, card in view.table.picks[view.table.draw_count - len(DECK) :]:
            left[card] -= 1
        return common.listed(left)

    def n() -> int:
        return len(pile())

    def good() -> int:
        return sum(map(higher, pile()))

    def answer() -> Fraction:
        return at_least_one(good(), n(), draws)

    def words() -> str:
        seat, card = next(one for one in picked if one[0] in leaders)
        worth = "" if SIGN[card] in NUMBERS else ", which counts as 0"
        to_come = "One player still has to pick. How likely is it that this player picks a higher card?"
        if draws > 1:
            to_come = f"{capital(spelled(draws))} players still have to pick. "
            to_come += "How likely is it that one of them picks a higher card?"
        return f"The highest card so far is {a(named(card))}{worth}, picked by {LETTERS[seat]}. {to_come}"

    def derivation() -> Derivation:
        whole = sum(map(higher, DECK))
        numbers, lit = len(NUMBERS) - 1 - best, tuple(f"h{seat}.0" for seat, _ in picked)
        formula = f"{count(numbers, 'number')} × 8" + (f" − {whole - good()} picked" if whole > good() else "")
        gone = f" {whole - good()} of them {'is' if whole - good() == 1 else 'are'} already picked." * (
            whole > good()
        )
        above = Ask(
            f"How many of the {n()} cards left in the pile are higher than {best}?",
            Fraction(good()),
            "Each number from 1 to 9 is on 8 cards, and action cards and wild cards count as 0.",
            f"{capital(spelled(numbers))} {'number is' if numbers == 1 else 'numbers are'} higher than {best}, "
            f"and {'it' if numbers == 1 else 'each'} is on 8 cards.{gone} That makes {good()}."
            if numbers
            else f"Nothing is higher than {best}, so it's {good()}.",
            unit="cards",
        )
        lines = (
            Line("Cards left in the pile", f"{len(DECK)} − {len(DECK) - n()} picked", str(n()), lit),
            Line(f"Cards higher than {best}", formula if numbers else "none", str(good()), lit, above),
        )
        if draws == 1:
            asks = "So how likely is it that the next card is higher?"
            share = steps.share_line("The next card is higher", asks, [good()], n(), ("draw",), steps.HIGHER)
            return Derivation((*lines, share), idea=HIGHER_CARDS)
        row = steps.Row(
            draws, n(), good(), f"100 tries with {spelled(draws)} picks", "try",
            "At least one card is higher", "is at least one card higher", ("draw",), steps.HIGHER,
        )  # fmt: skip
        return Derivation((*lines, *steps.one_by_one(row)), idea=AT_LEAST_ONE)

    def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
        came = rng.sample(pile(), draws)
        return trials.outpicked(view, pile(), came, leaders), common.laid_out(came)

    def parts() -> tuple[Part, ...]:
        first, p = Fraction(good(), n()), answer()
        if draws == 1:
            return Part("a higher card", first, 1), Part("no higher card", 1 - first, 0)
        return (
            Part("the next card is higher", first, 1),
            Part("only a later card is higher", p - first, 2),
            Part("no card is higher", 1 - p, 0),
        )

    def mistakes() -> tuple[Mistake, ...]:
        one, share = f"{good()}/{n()}", Fraction(good(), n())
        lower = Fraction(best + 1, len(NUMBERS)) ** draws
        words = "Action cards and wild cards count as 0 too, so a 0 comes most often."
        found = [Mistake("alike", "All numbers equally common", 1 - lower, words)]
        if draws > 1:
            words = "Adding counts it twice when two of them are higher."
            found.append(Mistake("added", f"{draws} × {one}", capped(draws * share), words))
            found.append(Mistake("one", one, share, "That's the chance for a single pick."))
        return wrong(answer(), *found)

    posed = Beaten(
        question,
        view,
        answer=answer,
        once=once,
        deals=lambda: draw_dealer(lambda: [*map(higher, pile())], draws),
        words=words,
        given=lambda: (
            f"The player with the highest card deals. There are {count(n())} left in the pile, face down."
        ),
        derivation=derivation,
        cases="cards that might be picked" if draws == 1 else f"tries with {spelled(draws)} picks",
        event="are higher" if draws == 1 else "bring a higher card",
        asks={
            "alike": "Did you treat all the numbers from 0 to 9 as equally common?",
            "added": f"Did you add up the chances of the {spelled(draws)} players?",
            "one": "Did you use the chance for a single pick?",
        },
        parts=parts,
        mistakes=mistakes,
        pictures=lambda: common.card_by_card("Pick by pick", good(), n(), draws, "a higher one", "picks"),
        quantities=lambda: {"N": n(), "u": good(), "n": draws},
        slots=lambda: {**_example(), "exact": hundred(answer()), "unseen": str(n()), "good": str(good())},
    )
    posed.draws, posed.wanted, posed.leaders = draws, higher, leaders
    return posed


@cache
def _example() -> Mapping[str, str]:
    """Words for the lesson that hang on no position: an 8 is picked, and three are still to pick."""
    pile, best, draws, held = len(DECK) - 1, 8, 3, 5
    higher = sum(PICK_VALUE[card] > best for card in DECK)
    none = [(pile - higher - k, pile - k) for k in range(draws)]
    return {
        "best": str(best),
        "higher": str(higher),
        "pile": str(pile),
        "draws": str(draws),
        "none": " × ".join(f"{lower}/{left}" for lower, left in none),
        "beaten": percent(at_least_one(higher, pile, draws)),
        "nothing": str(sum(not PICK_VALUE[card] for card in DECK)),
        "whole": str(len(DECK)),
        "numbers": str(NUMBER_CARDS),
        "held": str(held),
        "left": str(NUMBER_CARDS - held),
        "others": str(len(DECK) - HAND),
        "number": percent(Fraction(NUMBER_CARDS - held, len(DECK) - HAND)),
    }
