"""Strategies for UNO. Each sees a View and the legal moves, nothing else.

All of them call UNO, react in the catch window and name no wrong card; forgetting is an
option of the game, not of a player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, TypeVar

from uncle_widgets.engine.cards import taken
from uncle_widgets.engine.game import Seat
from uncle_widgets.engine.players import Player, random_player
from uncle_widgets.games.uno.cards import COLOUR, POINTS, SIGN, WILD, WILD4, Card, bluff
from uncle_widgets.games.uno.passes import answers, lacking
from uncle_widgets.games.uno.state import ACCEPT, CATCH, CHALLENGE, KEEP, QUIET, TAKE, Lay, Move, Name, View

T = TypeVar("T")


def plain_random(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """A uniformly random one of the playable cards held, each copy counting; plays whenever
    possible, names any colour, never bluffs, never challenges and answers a stack when possible."""
    plays = _plays(view, moves)
    if not plays:
        return _react(view, moves) or _pass(view, moves, rng)
    held = [view.drawn] if view.drawn else [card for card in view.hand if card in plays]
    ways = plays[rng.choice(held)]
    return ways[0] if len(ways) == 1 else rng.choice(ways)


def heuristic(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """A coloured card before a wild, of the most frequent colour held, high points first; a wild names
    that colour. Challenges nothing."""
    plays = _plays(view, moves)
    if not plays and (reply := _react(view, moves)):
        return reply
    often = Counter(COLOUR[card] for card in view.hand)
    if not plays:
        names = [move for move in moves if isinstance(move, Name)]
        return _best(names, lambda m: often[m.colour], rng) if names else _pass(view, moves, rng)
    card = _best(
        list(plays), lambda c: (COLOUR[c] != "", c != WILD4, often[COLOUR[c]] if COLOUR[c] else 0, POINTS[c]), rng
    )
    return _best(plays[card], lambda m: often[m.colour], rng)


def bluffing(of_hundred: int) -> Player:
    """Plays as `heuristic`, but lays a Wild Draw Four whenever it lacks the colour, and `of_hundred` times in
    100 where it holds the colour: the habit that N-L3 supposes."""

    def player(view: View, moves: Sequence[Move], rng: Random) -> Move:
        ways = _ways(moves).get(WILD4)
        if ways and (not bluff(view.hand, view.table.colour) or rng.randrange(100) < of_hundred):
            often = Counter(COLOUR[card] for card in view.hand)
            return _best(ways, lambda move: often[move.colour], rng)
        return heuristic(view, moves, rng)

    return player


def expert(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """One move ahead, with what the unseen cards and the others' passes say of who plays next.

    A play is worth more the less likely the next player can answer it, above all where they hold few cards; more
    for a turn taken from one who is nearly out, for cards of its colour left in the hand, and for its points where
    anybody is nearly out; else strong cards are held back. A wild is worth keeping. A Wild Draw Four is challenged
    where that costs fewer cards on average: where a bluff is likelier than one in three, by Bayes' rule.
    `python -m benchmarks.strengths 1000 uno` says how strong that is.
    """
    plays = _plays(view, moves)
    if not plays and (reply := _react(view, moves)):
        return reply
    due = view.table.agenda[0].n
    if CHALLENGE in moves and bluff_chance(view) > Fraction(2, due + 2):
        return CHALLENGE
    if names := [move for move in moves if isinstance(move, Name)]:
        often = Counter(COLOUR[card] for card in view.hand)
        return _best(names, lambda m: often[m.colour], rng)
    if not plays:
        return _pass(view, moves, rng)
    lacks = lacking(view)
    return _best([move for ways in plays.values() for move in ways], lambda move: _worth(view, lacks, move), rng)


KEPT = {WILD: 4.8, WILD4: 11.0}
"""What a wild is worth in the hand."""
ANSWERED, ANSWERED_LAST, STRUCK = 1.1, 2.5, 4.9
"""What the next player's answer costs, what more if it is their last card, and what striking them brings then."""
SHED, HELD = 0.14, 0.03
"""What a point laid off brings where somebody has one card left, and what a strong card is worth for later."""
FOLLOWED, FOLLOWED_LAST = 0.7, 2.5
"""What a card of the colour in the hand is worth, and a hand full of it where somebody has one card left."""
BLUFFS = Fraction(1, 20)
"""How often `expert` expects one who holds the colour to lay a Wild Draw Four."""
DARES = 25
"""Times in 100 that `bluffer` lays one with the colour in hand."""


def bluff_chance(view: View, bluffs: Fraction = BLUFFS) -> Fraction:
    """The chance that the Wild Draw Four on the table is a bluff, by Bayes' rule.

    The model: the hand behind it is as good as dealt from the unseen cards; with none of the
    colour its holder always plays the card, else with chance `bluffs`.
    """
    by, colour = view.table.layer, view.table.before[1]
    unseen = len(view.unseen)
    none = sum(COLOUR[card] != colour for card in view.unseen)
    size = view.table.counts[by]
    honest = Fraction(comb(none, size), comb(unseen, size))
    guilty = (1 - honest) * bluffs
    return guilty / (guilty + honest) if guilty + honest else Fraction(0)


def _worth(view: View, lacks: Mapping[Seat, dict[str, int]], move: Lay) -> float:
    """What a play is worth to `expert`, by the constants above, which were fitted in simulated hands."""
    hand, table, me = taken(view.hand, move.card), view.table, view.seat
    if not hand:
        return 100.0
    colour, sign = move.colour or COLOUR[move.card], SIGN[move.card]
    turns_round = sign == "<>" and not table.two_handed
    strikes = sign in ("+2", "x", WILD4) or (sign == "<>" and table.two_handed)
    after = table.after(me, -1 if turns_round else 2 if strikes else 1)
    same = sum(COLOUR[card] == colour for card in hand)
    fewest = min(view.table.counts[seat] for seat in table.order if seat != me)
    worth = same * (FOLLOWED + FOLLOWED_LAST / len(hand) / fewest)
    worth += POINTS[move.card] * (SHED / fewest - HELD) - KEPT.get(move.card, 0)
    if strikes:
        worth += STRUCK / view.table.counts[table.after(me)]
    if after == me:
        return worth
    chance = answers(view, lacks[after], after, move.card, colour)
    return worth - chance * (ANSWERED + ANSWERED_LAST / view.table.counts[after])


def _best(moves: Sequence[T], value: Callable[[T], Any], rng: Random) -> T:
    """One of the best by `value`; among equals any."""
    values = [value(move) for move in moves]
    top = max(values)
    return rng.choice([move for move, v in zip(moves, values, strict=True) if v == top])


def _plays(view: View, moves: Sequence[Move]) -> dict[Card, list[Lay]]:
    """The cards that may be laid without a bluff, each with its ways; with the call where one is due."""
    plays = _ways(moves)
    if WILD4 in plays and bluff(view.hand, view.table.colour):
        del plays[WILD4]
    return plays


def _ways(moves: Sequence[Move]) -> dict[Card, list[Lay]]:
    """The cards that may be laid, each with its ways; with the call where one is due."""
    plays: dict[Card, list[Lay]] = {}
    first = moves[0]
    if type(first) is Lay:
        calls = first.call  # ways with a call come first
        for move in moves:
            if type(move) is Lay and move.call == calls:
                plays.setdefault(move.card, []).append(move)
    return plays


def _react(view: View, moves: Sequence[Move]) -> Move | None:
    """In the catch window: call late, or catch; a partner is not caught."""
    if view.phase != "window":
        return None
    return QUIET if moves[0] == CATCH and _partner_owes(view) else moves[0]


def _partner_owes(view: View) -> bool:
    if view.options.mode not in ("partners", "tournament"):
        return False
    order = view.table.order
    return abs(order.index(view.seat) - order.index(view.table.owing or 0)) == 2


def _pass(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """Draw, keep, accept; else any colour."""
    return PASSES.get(view.phase) or random_player(view, moves, rng)


PASSES = {"turn": TAKE, "drawn": KEEP, "answer": ACCEPT}


PLAYERS: Mapping[str, Player] = {
    "random": plain_random,
    "greedy": heuristic,
    "heuristic": heuristic,
    "bluffer": bluffing(DARES),
    "expert": expert,
}
