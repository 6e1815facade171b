"""Strategies for Say Uncle. They see a View, and take every unseen card as equally likely to lie anywhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from uncle_widgets.engine.players import Player, random_player
from uncle_widgets.games.say_uncle.cards import (
    HIGH_ACE,
    KINGS,
    ONE_SUIT,
    Card,
    Cards,
    longest,
    mask_of,
    neighbours,
    strength,
)
from uncle_widgets.games.say_uncle.state import CALL, DRAFTS, PASS, STOP, TAKES, TURN, Move, View
from uncle_widgets.games.say_uncle.ways import spared

CALL_AT = {2: 4, 3: 4, 4: 5}
"""The length from which on `greedy` calls, by the number of seats."""

Judge = Callable[[int], int]
"""What a hand, as a mask, is worth to a strategy."""


def by_length(least: int | None = None) -> Player:
    """Drafts and takes what makes their best run better; calls from `least` in a row on."""

    def player(view: View, moves: Sequence[Move], rng: Random) -> Move:
        mine = mask_of(view.hand)
        match view.phase:
            case "draft":
                return DRAFTS[_best(view.table.tableau, lambda card: strength(mine | 1 << card), rng)]
            case "offer":
                return _take(view, mine, strength, rng)
            case "turn" | "last":
                return _called(moves, longest(mine) >= (least or CALL_AT[view.seats]))
        return random_player(view, moves, rng)

    return player


FITTING = 3
"""How many times as likely `drafter` picks a card beside one in hand as any other: what S-L4 supposes at first."""


def drafting(times: int = FITTING) -> Player:
    """Picks any card of the draft, one beside a card in hand `times` as likely; else plays as `greedy`.

    Beside it: the same suit and the next rank, so that a pick tells of the hidden five what Bayes' rule says.
    """
    onward = by_length()

    def player(view: View, moves: Sequence[Move], rng: Random) -> Move:
        if view.phase != "draft":
            move: Move = onward(view, moves, rng)
            return move
        near = {other for card in view.hand for other in neighbours(card)}
        tableau = view.table.tableau
        (card,) = rng.choices(tableau, [times if card in near else 1 for card in tableau])
        return DRAFTS[card]

    return player


def _best(cards: Cards, worth: Callable[[Card], float], rng: Random) -> Card:
    """One of the cards that are worth most."""
    worths = [worth(card) for card in cards]
    most = max(worths)
    return rng.choice([card for card, each in zip(cards, worths, strict=True) if each == most])


def _take(view: View, mine: int, judge: Judge, rng: Random, least: int = 1) -> Move:
    """Take the turned card for the least useful one, if that makes the hand better by `least`; else pass."""
    offered = mine | 1 << view.table.turned
    away = _best(view.hand, lambda card: judge(offered & ~(1 << card)), rng)
    better = judge(offered & ~(1 << away)) - judge(mine)
    return TAKES[away] if better >= least else PASS


def _called(moves: Sequence[Move], call: bool) -> Move:
    if call and CALL in moves:
        return CALL
    return TURN if TURN in moves else STOP


# The expert looks at what a run may become.

WINDOW = 6
"""Ranks in a row that are looked at together."""


def _promise(mask: int) -> int:
    """What one suit's cards may become: its best windows of ranks, a crowded one counting far more."""
    both = mask | (mask & 1) << KINGS
    found = 0
    for low in range(HIGH_ACE - WINDOW + 1):
        n = (both >> low & (1 << WINDOW) - 1).bit_count()
        found += n * n * n
    return found


PROMISE: list[int] = [_promise(mask) for mask in range(1 << KINGS)]


def potential(mask: int) -> int:
    """The best run of a hand first of all, then what all its cards may become."""
    hope = sum(PROMISE[mask >> at & ONE_SUIT] for at in (0, 13, 26, 39))
    return 600 * longest(mask) + hope + (strength(mask) & 63)


DENY = 500
"""What a rival's gain counts in the draft, where one's own counts 1,000."""


def expert(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """Drafts what a run may become, and what a rival needs; calls when that gains more than it costs."""
    mine = mask_of(view.hand)
    match view.phase:
        case "draft":
            shown = [mask_of(view.table.gained(seat)) for seat in view.rivals]
            before = [potential(mask) for mask in shown]
            tableau = view.table.tableau
            gain = {card: potential(mine | 1 << card) for card in tableau}
            denied = {
                card: max(potential(mask | 1 << card) - old for mask, old in zip(shown, before, strict=True))
                for card in tableau
            }
            return DRAFTS[_best(tableau, lambda card: 1000 * gain[card] + DENY * denied[card], rng)]
        case "offer":
            found = _take(view, mine, potential, rng)
            return _denied(view, mine, rng) if found == PASS else found
        case "turn" | "last":
            return _called(moves, _pays(view, mine))
    return random_player(view, moves, rng)


def _denied(view: View, mine: int, rng: Random) -> Move:
    """Take a card that makes a rival's known cards beat this hand, where it costs nothing of the own run."""
    card = 1 << view.table.turned
    after = [seat for k in range(1, view.seats - view.table.passed) if (seat := (view.seat + k) % view.seats)]
    here = strength(mine)
    for seat in after:
        shown = mask_of(view.table.gained(seat))
        if strength(shown) < here < strength(shown | card):
            return _take(view, mine, strength, rng, least=0)
    return PASS


def _pays(view: View, mine: int) -> bool:
    """Whether the chance to win a call, each rival taken by itself, is high enough.

    A rival counts as holding all that it was seen to gain, and five hidden cards besides.
    """
    if longest(mine) < 3:
        return False
    unseen, limit = mask_of(view.unseen), strength(mine)
    p = 1.0
    for seat in view.rivals:
        p *= float(spared(limit, (mask_of(view.table.gained(seat)),), (view.hidden(seat),), unseen))
    return p > CALL_FROM[view.seats]


CALL_FROM = {2: 0.75, 3: 0.7, 4: 0.65}
"""The chance from which on `expert` calls, by the number of seats: above the break-even against nothing
(3/5 for the lead over one rival), since waiting is worth something too."""

PLAYERS: Mapping[str, Player] = {
    "random": random_player,
    "greedy": by_length(),
    "drafter": drafting(),
    "expert": expert,
}
