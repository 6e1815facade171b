"""Exact chances of Say Uncle: plain functions of cards or a View.

All of them take the hidden cards as any of the unseen ones ("uniform"), but for `talks`, where a pick of the
draft tells something, and `wins_if_called` after a rival has put cards away, which is simulated.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, combinations
from math import comb
from random import Random
from typing import NamedTuple

from uncle_widgets.engine.game import Refusal, Seat
from uncle_widgets.games.say_uncle.belief import imagine_hands
from uncle_widgets.games.say_uncle.cards import (
    DEALT,
    DECK,
    HIGH_ACE,
    KINGS,
    LENGTHS,
    Card,
    Cards,
    Run,
    best,
    cards_in,
    longest,
    mask_of,
    read_cards,
    strength,
)
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.talk import talks as talks
from uncle_widgets.games.say_uncle.ways import below, spared
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.dealing import with_numpy
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.trials import Estimate
from uncle_widgets.refusal import whole, with_plain_integers

WHOLE = mask_of(DECK)
OWN, LEAD = "own", "lead"
VERSUS = (OWN, LEAD)
SIMULATED = 2_000
"""Imagined tables behind an estimate, and the seed of them."""
SEED = 1964


# S-L1 and S-L6: runs of cards that nobody has looked at.


WIDE = 52
"""Bits of a field in a packed row of counts: no count of sets of cards of the pack needs more."""


@lru_cache(maxsize=1)
def _subsets() -> tuple[int, ...]:
    """At L: how many sets of k cards of one suit have no run longer than L, field k of one packed number."""
    table = [0] * (KINGS + 1)
    for mask, length in enumerate(LENGTHS):
        table[length] += 1 << WIDE * mask.bit_count()
    return tuple(accumulate(table))


@lru_cache(maxsize=16)
def longest_run(cards: int) -> Dist[int]:
    """The length of the longest run among so many random cards of the pack, 1 to 13: weights of C(52, cards)."""
    whole("cards", cards, 1, KINGS)
    at_most = [no_longer(length, cards) for length in range(cards + 1)]
    return Dist({length: at_most[length] - at_most[length - 1] for length in range(1, cards + 1)})


@with_plain_integers
def no_longer(length: int, cards: int) -> int:
    """Sets of `cards` cards of the pack without a run longer than `length`: the four suits multiplied out."""
    return _subsets()[length] ** 4 >> WIDE * cards & (1 << WIDE) - 1


@with_plain_integers
def has_run(length: int, cards: int) -> Fraction:
    """The chance that so many random cards of the pack hold `length` in a row, or more."""
    return 1 - Fraction(no_longer(length - 1, cards), comb(len(DECK), cards))


@with_plain_integers
def best_of(hands: int, cards: int, length: int) -> Fraction:
    """The chance that somebody has `length` or more in a row: 1 to 4 hands of 1 to 5 random cards each."""
    whole("hands", hands, 1, 4)
    whole("cards", cards, 1, DEALT)
    whole("length", length, 2, KINGS)
    return 1 - spared(below(length), (0,) * hands, (cards,) * hands, WHOLE)


@with_plain_integers
def best_hand(own: Iterable[Card | str], rivals: int, cards: Iterable[Card | str] | None = None) -> Fraction:
    """The chance that `own` dealt cards beat those of so many rivals, each as many of the unseen `cards`.

    `cards` are all others of the pack unless given.
    """
    return best_hands(own, rivals, cards)[-1]


@with_plain_integers
def best_hands(
    own: Iterable[Card | str], rivals: int, cards: Iterable[Card | str] | None = None
) -> tuple[Fraction, ...]:
    """The same for each number of rivals from 1 up to so many."""
    whole("rivals", rivals, 1, 3)
    mine = read_cards(own)
    dealt, limit = mask_of(mine), strength(mask_of(mine))
    unseen = WHOLE & ~dealt if cards is None else mask_of(read_cards(cards))
    return tuple(spared(limit, (0,) * n, (len(mine),) * n, unseen) for n in range(rivals, 0, -1))[::-1]


# S-L2: outs.


@with_plain_integers
def out_appears(outs: int, unseen: int, turned: int) -> Fraction:
    """The chance that at least one of `outs` cards is among the next `turned`, of so many unseen: all counts."""
    whole("unseen", unseen, 1, len(DECK))
    whole("outs", outs, 0, unseen)
    whole("turned", turned, 0, unseen)
    return at_least_one(outs, unseen, turned)


def outs(view: View) -> Cards:
    """Unseen cards that would make the watcher's longest run longer."""
    mine = mask_of(view.hand)
    length = longest(mine)
    return tuple(card for card in view.unseen if longest(mine | 1 << card) > length)


# S-L3: who has the best hand?


def is_exact(view: View) -> bool:
    """Whether all hidden hands are five unseen cards and those they drafted, so that `wins_if_called` is exact."""
    return bool(view.hand) and view.settled and view.whole


def _check_exact(view: View) -> None:
    if not is_exact(view):
        raise Refusal("This needs a player's view after the draft, while no rival has put a card aside.", "SAY-12")


def wins_if_called(view: View, rivals: Iterable[Seat] | None = None) -> Fraction | Estimate:
    """The chance that the watcher's hand is the best after the draft, or better than those of `rivals`.

    Exact while no rival has put a card away; later an Estimate under the model `belief.ANY`.
    """
    if not view.hand or not view.settled:
        raise Refusal("This needs a player's view after the draft, before the hands are shown.", "SAY-18")
    against = tuple(rivals) if rivals is not None else view.rivals
    mine = strength(mask_of(view.hand))
    if is_exact(view):
        return _wins(view, mine, against, mask_of(view.unseen))
    if any(strength(mask_of(view.hands[seat] or ())) >= mine for seat in against):
        won = 0
    else:
        imagined = _imagined(view)
        hidden = [imagined[seat] for seat in against if seat in imagined]
        won = sum(max(deal) < mine for deal in zip(*hidden, strict=True)) if hidden else SIMULATED
    p = won / SIMULATED
    return Estimate(p, (p * (1 - p) / (SIMULATED - 1)) ** 0.5, SIMULATED, SEED)


@lru_cache(maxsize=4)
def _imagined(view: View) -> dict[Seat, list[int]]:
    """The strength of each hidden hand in as many deals: the same ones, whoever is to be beaten."""
    if with_numpy():
        from uncle_widgets.games.say_uncle.imagined import hidden_strengths

        return hidden_strengths(view, SEED, SIMULATED)
    hands = zip(*imagine_hands(view, Random(SEED), SIMULATED), strict=True)
    return {row[0][0]: [strength(mask_of(hand)) for _, _, hand, _ in row] for row in hands}


@with_plain_integers
def none_above(view: View, limit: int, rivals: Iterable[Seat]) -> Fraction:
    """The chance that no hand of `rivals` is above `limit`, a strength as `cards.strength` has it."""
    _check_exact(view)
    return _wins(view, limit, rivals, mask_of(view.unseen))


def beats(view: View, hand: Iterable[Card], rivals: Iterable[Seat] | None = None) -> Fraction:
    """`wins_if_called`, were this hand the watcher's: where `is_exact`."""
    _check_exact(view)
    against = view.rivals if rivals is None else tuple(rivals)
    return _wins(view, strength(mask_of(hand)), against, mask_of(view.unseen))


def _wins(view: View, mine: int, against: Iterable[Seat], unseen: int) -> Fraction:
    """The chance that nobody of `against` beats the strength `mine`."""
    seats = [seat for seat in against if view.hands[seat] is None]
    for seat in against:
        hand = view.hands[seat]
        if hand is not None and strength(mask_of(hand)) > mine:
            return Fraction(0)
    known = tuple(mask_of(view.table.gained(seat)) for seat in seats)
    return spared(mine, known, tuple(map(view.hidden, seats)), unseen)


@with_plain_integers
def best_against_ten(hand: Iterable[Card | str], rivals: int) -> Fraction:
    """The chance that `hand` beats one to three rivals of whom nothing is known: ten of the other cards each.

    Rivals are taken by themselves and multiplied: a wrong reckoning, to be compared with the right one.
    """
    return _spared_alone(mask_of(read_cards(hand))) ** rivals


@lru_cache(maxsize=256)
def _spared_alone(mine: int) -> Fraction:
    return spared(strength(mine), (0,), (mine.bit_count(),), WHOLE & ~mine)


class Threat(NamedTuple):
    """Unseen cards that, all in one rival's hidden five, beat the watcher, and how likely that is by itself."""

    seat: Seat
    cards: Cards
    run: Run
    chance: Fraction


def threats(view: View, rivals: Iterable[Seat] | None = None) -> tuple[Threat, ...]:
    """The smallest combinations of unseen cards that beat the watcher, the likeliest first.

    A rival whose known cards beat the watcher already has one threat without a card.
    """
    _check_exact(view)
    limit, unseen = best(view.hand), mask_of(view.unseen)
    found = []
    for seat in tuple(rivals) if rivals is not None else view.rivals:
        known, hidden = mask_of(view.table.gained(seat)), view.hidden(seat)
        needs: dict[int, Run] = {}
        for run in _better(limit):
            missing = mask_of(run.cards) & ~known
            if missing & ~unseen == 0 and missing.bit_count() <= hidden:
                needs.setdefault(missing, run)
        least = [mask for mask in needs if not any(other != mask and other & mask == other for other in needs)]
        n = len(view.unseen)
        for mask in least:
            k = mask.bit_count()
            found.append(
                Threat(seat, cards_in(mask), needs[mask], Fraction(comb(n - k, hidden - k), comb(n, hidden)))
            )
    return tuple(sorted(found, key=lambda threat: (-threat.chance, threat.seat, threat.cards)))


def _better(limit: Run) -> list[Run]:
    """The shortest runs that beat `limit`: every better one holds one of them."""
    runs = []
    for suit in range(4):
        for length in (limit.length, limit.length + 1):
            for top in range(length, HIGH_ACE + 1):
                run = Run(length, top, suit)
                if run > limit:
                    runs.append(run)
    return runs


# S-L4: the draft talks.


@with_plain_integers
def talked_call(view: View, times: int) -> Fraction:
    """`wins_if_called` against one rival whose picks tell something (see `talks`)."""
    (rival,) = view.rivals
    return 1 - talks(view, times, rival).holds(threat.cards for threat in threats(view))


# S-L5: call or wait?


@with_plain_integers
def call_value(p: Fraction, score: int, versus: str = OWN) -> Fraction:
    """What a call is worth in points that wins with chance p, from a score of 0 or more.

    `versus`: 'own' points, or the 'lead' over the one rival. At score 0 nothing can be lost (SAY-21).
    """
    _versus(versus)
    lost = 1 if score else 0
    return 2 * p - (lost if versus == OWN else lost + 2) * (1 - p)


@with_plain_integers
def break_even(score: int, versus: str = OWN, last: bool = False) -> Fraction:
    """The chance from which on a call gains: against nothing, or `last`: against turning the stock's last card.

    That supposes that turning changes no hand: the best one gets a point.
    """
    _versus(versus)
    lost = 1 if score else 0
    if versus == OWN:
        return Fraction(lost, 1 + lost) if last else Fraction(lost, 2 + lost)
    return Fraction(1 + lost, 2 + lost) if last else Fraction(2 + lost, 4 + lost)


def _versus(versus: str) -> None:
    if versus not in VERSUS:
        raise Refusal(f"Count 'own' points or the 'lead' over one rival, not {str(versus)[:20]!r}.")


@with_plain_integers
def after_waiting(view: View, cards: int = 1) -> Fraction:
    """The chance to win a call after so many more cards, 0 to 2, that the watcher may take; rivals stand still.

    A card is taken if it makes a longer run; what is put away for it is in no run.
    """
    whole("cards", cards, 0, min(2, view.table.stock))
    _check_exact(view)
    return _after(view, mask_of(view.hand), mask_of(view.unseen), cards)


def _after(view: View, hand: int, unseen: int, cards: int) -> Fraction:
    now = _wins(view, strength(hand), view.rivals, unseen)
    if not cards:
        return now
    n, total = unseen.bit_count(), Fraction()
    length = longest(hand)
    # A card that is not taken leaves the chance as it was, on average over all of those: what it was over all
    # cards, less what it would have been with the cards that are taken.
    skipped = Fraction(n) * _after(view, hand, unseen, cards - 1)
    for card in cards_in(unseen):
        if longest(hand | 1 << card) > length:
            rest = unseen & ~(1 << card)
            total += _after(view, hand | 1 << card, rest, cards - 1)
            skipped -= _after(view, hand, rest, cards - 1)
    return (total + skipped) / n


def won_without_help(view: View, cards: int) -> Fraction:
    """The chance that none of so many cards, 1 or 2, makes the watcher's run longer, and a call then wins.

    What a call wins in all deals, less what it wins where such a card comes: it is turned, so nobody holds it.
    """
    _check_exact(view)
    mine, unseen, n = strength(mask_of(view.hand)), mask_of(view.unseen), len(view.unseen)
    helpful = outs(view)
    won = _wins(view, mine, view.rivals, unseen)
    won -= Fraction(cards, n) * sum(_wins(view, mine, view.rivals, unseen & ~(1 << card)) for card in helpful)
    if cards > 1:  # both are counted twice
        both = [unseen & ~(1 << one) & ~(1 << other) for one, other in combinations(helpful, 2)]
        won += Fraction(2, n * (n - 1)) * sum(_wins(view, mine, view.rivals, rest) for rest in both)
    return won


@lru_cache(maxsize=4)
def best_after_last(view: View) -> Cards:
    """The cards with which the watcher has the best of two hands if they are the stock's last, and both take the
    last card if that wins. The watcher turns it. One rival, who has put nothing away.
    """
    if not is_exact(view) or view.seats != 2 or view.table.stock != 1 or view.seat != view.me:
        raise Refusal("This needs your turn before the last card of the stock, against one rival.", "SAY-22")
    (rival,) = view.rivals
    mine, known = mask_of(view.hand), mask_of(view.table.gained(rival))
    won = []
    for card in view.unseen:
        theirs = known | mask_of(view.unseen) & ~(1 << card)
        take = _with(mine, card) > strength(theirs)
        leave = strength(mine) > max(strength(theirs), _with(theirs, card))
        if take or leave:
            won.append(card)
    return tuple(won)


def last_card(view: View) -> Fraction:
    """The chance to have the best of two hands once the stock's last card is settled: see `best_after_last`."""
    return Fraction(len(best_after_last(view)), len(view.unseen))


def _with(hand: int, card: Card) -> int:
    """The best that a hand can be with one card more and one, the least useful, put away."""
    return max(strength((hand | 1 << card) & ~(1 << other)) for other in cards_in(hand))


def turn_value(view: View, versus: str = OWN) -> Fraction:
    """What turning the stock's last card is worth in points: see `last_card` and SAY-22."""
    _versus(versus)
    p = last_card(view)
    return p if versus == OWN else 2 * p - 1
