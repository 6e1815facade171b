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
from uncle_widgets.engine.game import Over
from uncle_widgets.engine.match import choose
from uncle_widgets.engine.players import Player, random_player
from uncle_widgets.games.uno.cards import COLOUR, FIT, POINTS, SIGN, WILD4, Card, bluff
from uncle_widgets.games.uno.rules import Uno
from uncle_widgets.games.uno.state import ACCEPT, CATCH, CHALLENGE, KEEP, QUIET, TAKE, Lay, Move, Name, State, View

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


def expert(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """One move ahead, with what the unseen cards say of the next player.

    A play is worth the points it takes out of the hand, one's own next chance to play, and against
    that the chance that the next player can match, heavier the fewer cards they hold. A Wild Draw
    Four is challenged where that costs fewer cards on average: where a bluff is likelier than
    one in three, by Bayes' rule. Close decisions are settled by a few imagined hands, played out.
    """
    reply = _react(view, moves)
    if reply:
        return reply
    due = view.table.agenda[0].n
    if CHALLENGE in moves and bluff_chance(view) > Fraction(2, due + 2):
        return CHALLENGE
    names = [move for move in moves if isinstance(move, Name)]
    if names:
        often = Counter(COLOUR[card] for card in view.hand)
        return _best(names, lambda m: often[m.colour], rng)
    plays = [move for ways in _plays(view, moves).values() for move in ways]
    if not plays:
        return _pass(view, moves, rng)
    worth = {move: _worth(view, move) for move in plays}
    top = max(worth.values())
    close = sorted((move for move in plays if worth[move] > top - CLOSE), key=worth.__getitem__)[-TRIED:]
    return close[0] if len(close) == 1 else _tried(view, close, rng)


CLOSE = 0.02
"""How near to the best a play must be to be tried out in imagined hands."""
TRIED, TRIALS = 2, 2
"""How many plays are tried at most, in how many imagined hands."""
BLUFFS = Fraction(1, 20)


def bluff_chance(view: View, bluffs: Fraction = BLUFFS) -> Fraction:
    """The chance that the Wild Draw Four on the table is a bluff, by Bayes' rule.

    The model: the hand behind it is as good as dealt from the unseen cards; with none of the
    colour its holder always plays the card, else with chance `bluffs`.
    """
    by, colour = view.table.layer, view.table.before[1]
    unseen = len(view.unseen)
    none = sum(COLOUR[card] != colour for card in view.unseen)
    size = view.counts[by]
    honest = Fraction(comb(none, size), comb(unseen, size))
    guilty = (1 - honest) * bluffs
    return guilty / (guilty + honest) if guilty + honest else Fraction(0)


def matching(view: View, top: Card, colour: str) -> float:
    """The chance that the next player holds something to lay on this, all unseen cards alike."""
    fit = FIT[top, colour]
    misses = sum(card not in fit for card in view.unseen)
    size = min(view.counts[view.next], len(view.unseen))
    return 1 - comb(misses, size) / comb(len(view.unseen), size)


def _worth(view: View, move: Lay) -> float:
    hand = taken(view.hand, move.card)
    if not hand:
        return 100.0
    colour, sign = move.colour or COLOUR[move.card], SIGN[move.card]
    spared = sign in ("+2", "x", WILD4) or (sign == "<>" and view.table.two_handed)
    theirs = 0.0 if spared else matching(view, move.card, colour) / view.counts[view.next]
    fit = FIT[move.card, colour]
    mine = sum(card in fit for card in hand) / len(hand)
    spent = 0.0 if COLOUR[move.card] else 2.0  # a wild is worth keeping
    return 2 * mine - theirs - spent + POINTS[move.card] / 100


def _tried(view: View, moves: Sequence[Lay], rng: Random) -> Lay:
    """Of these the one that does best in imagined hands, played out by `heuristic`."""
    game = Uno(view.seats, view.options)
    won = dict.fromkeys(moves, 0.0)
    for _ in range(TRIALS):
        state = game.imagine(view, rng)
        for move in moves:
            won[move] += _played_out(game, view, game.play(state, move).state, rng)
    return _best(moves, won.__getitem__, rng)


def _played_out(game: Uno, view: View, state: State, rng: Random) -> float:
    """The points of this hand for the watcher, less the mean of the others'."""
    number = view.table.hand_number
    while state.table.hand_number == number:
        turn = game.turn(state)
        if isinstance(turn, Over):
            return 0.0
        state = game.play(state, choose(game, state, turn, [heuristic] * game.seats, rng)).state
    written = state.table.sheet[-1].written
    mine = written[view.seat]
    better = -1 if game.options.mode in ("lowest", "elimination") else 1
    return better * (mine - (sum(written) - mine) / (len(view.table.order) - 1))


def _best(moves: Sequence[T], value: Callable[[T], Any], rng: Random) -> T:
    """One of the best by `value`; among equals any."""
    values = [value(move) for move in moves]
    top = max(values)
    return rng.choice([move for move, v in zip(moves, values, strict=True) if v == top])


def _plays(view: View, moves: Sequence[Move]) -> dict[Card, list[Lay]]:
    """The cards that may be laid without a bluff, each with its ways; with the call where one is due."""
    plays: dict[Card, list[Lay]] = {}
    first = moves[0]
    if type(first) is Lay:
        calls = first.call  # ways with a call come first
        for move in moves:
            if type(move) is Lay and move.call == calls:
                plays.setdefault(move.card, []).append(move)
        if WILD4 in plays and bluff(view.hand, view.colour):
            del plays[WILD4]
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
    "expert": expert,
}
