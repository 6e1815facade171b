"""Strategies for THRUSH. They see a View, and reckon with the blind model: what others do tells nothing.

Values are mean turns without agents (see `trips.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random

from uncle_widgets.engine.game import Seat
from uncle_widgets.engine.players import Player, random_player
from uncle_widgets.games.thrush import belief
from uncle_widgets.games.thrush.board import Board, Place, Way
from uncle_widgets.games.thrush.cards import MOST_AGENTS, Card
from uncle_widgets.games.thrush.state import LEAVE, PASS, ROLL, STAY, TAKE, Go, Move, Pay, Put, Rob, Swap, View
from uncle_widgets.games.thrush.trips import HOME, ends_of, turns_to

LOST = 1 / 3
"""The chance that a challenge is lost."""
PRISON = 91 / 36
"""Mean turns in prison."""
AGENT = 3.9
"""Turns that an agent costs: 3/2 challenges of about 1.8 turns, and half a prison."""


def way_of(view: View, move: Go) -> Way:
    """The walk of a legal move."""
    board, place = view.board, view.table.place
    for way in board.ways(place, move.count):
        if (way.path, way.direction) == (move.path, move.direction):
            return way
    homes = board.homes(place, move.count, view.options.exact)
    return next(way for way in homes if (way.path, way.direction) == (move.path, move.direction))


def to_home(view: View, place: Place) -> float:
    return 0.0 if place in view.board.doors else turns_to(view.board, HOME, view.options.exact).mean[place]


def nearest(board: Board, place: Place, targets: Iterable[str]) -> float:
    """Mean turns to the nearest of these; 0 on one of them."""
    return min(
        (0.0 if place in ends_of(board, t) else turns_to(board, t).mean[place] for t in targets), default=0.0
    )


def wanted(view: View) -> tuple[Place, ...]:
    """The Chief spaces that are worth a look: that of one's own Chief if it is known, else all not known."""
    board, table = view.board, view.table
    known = belief.known_at(view)
    there = [spot for spot, lies in enumerate(table.chiefs) if lies]
    own = [spot for spot in there if known.get(spot) == view.mine]
    return tuple(board.chiefs[spot] for spot in own or [spot for spot in there if spot not in known] or there)


def seen_now(view: View) -> Card | None:
    """The Chief that the watcher has just looked at."""
    entry = view.log.entry
    return entry.card if entry is not None and entry.what == "look" and entry.seat == view.me else None


def _best(scored: list[tuple[float, Move]], rng: Random) -> Move:
    low = min(score for score, _ in scored)
    return rng.choice([move for score, move in scored if score <= low + 1e-9])


def greedy(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """To the nearest agent until three are held, then to the nearest Chief not seen; home with the right one."""
    return _played(view, moves, rng, _near)


def _near(view: View, end: Place) -> float:
    board, table = view.board, view.table
    if view.matched:
        return to_home(view, end)
    if table.tokens[view.seat] < MOST_AGENTS:
        return nearest(board, end, table.agents)
    return nearest(board, end, wanted(view))


def _played(view: View, moves: Sequence[Move], rng: Random, cost: Callable[[View, Place], float]) -> Move:
    """One of the moves: a walk of the least `cost` where it ends; the rest by plain sense."""
    if isinstance(moves[0], Go):
        ends = [(way_of(view, move).end, move) for move in moves if isinstance(move, Go)]
        return _best([(cost(view, end), move) for end, move in ends], rng)
    if PASS in moves:
        return _rob(view, moves, rng)
    if LEAVE in moves:
        return _chief(view, moves)
    if ROLL in moves or STAY in moves:
        useless = [move for move in moves if isinstance(move, Pay) and move.card not in (None, view.mine)]
        return rng.choice(useless) if useless and not view.matched else moves[0]
    return _place(view, moves, rng)


def _rob(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """The hand that most likely holds one's Chief; else an agent; else any card, unless one is on the way home."""
    here = belief.whereabouts(view, view.mine) if view.mine is not None else {}
    chiefs = len(view.board.chiefs)
    agents = [move for move in moves if isinstance(move, Rob) and move.what == "agent"]
    cards = [move for move in moves if isinstance(move, Rob) and move.what == "card"]
    if view.matched:
        return rng.choice(agents or cards or list(moves))
    odds = {move: here.get(chiefs + move.victim, 0) / view.table.held[move.victim] for move in cards}
    best = max(odds, key=lambda move: odds[move], default=None)
    if best is not None and (odds[best] >= (0.2 if agents else 0) or not agents):
        return best
    return rng.choice(agents or list(moves))


def _chief(view: View, moves: Sequence[Move]) -> Move:
    """Take one's own; exchange a useless card for one unseen; else leave."""
    card = seen_now(view)
    swaps = [move for move in moves if isinstance(move, Swap) and move.card != view.mine]
    if card is not None:
        if card != view.mine:
            return LEAVE
        return swaps[0] if swaps else TAKE if TAKE in moves else LEAVE
    chiefs = view.board.chiefs
    spot = chiefs.index(view.board.pointers[view.table.place])
    known = belief.known_at(view).get(spot)
    worth = known == view.mine or (known is None and not view.matched)
    return swaps[0] if swaps and worth else LEAVE


def _place(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """Agents near home when one is not going there, and far from one's own road when one is."""
    if not view.matched:
        return rng.choice(moves)
    trip = turns_to(view.board, HOME, view.options.exact)
    here = trip.mean[view.table.place]

    def road(place: Place) -> float:
        return max(0.0, here - trip.mean[place])

    scored = [(sum(map(road, move.places)), move) for move in moves if isinstance(move, Put)]
    return _best([(score, move) for score, move in scored], rng)


def expert(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """One turn ahead: what a challenge may bring or cost, where one's Chief may be, and who can be robbed."""
    return _played(view, moves, rng, _ahead)


def _ahead(view: View, end: Place) -> float:
    """Turns still to go after stopping on `end`: the challenge there, then whom and what one meets."""
    table, seat = view.table, view.seat
    held = table.tokens[seat]
    exempt = held == MOST_AGENTS and view.options.full_bag == "exempt"
    if end in view.board.doors:
        return 0.0
    if end not in table.agents or exempt:
        return _met(view, end, held, table.agents)
    jailed = PRISON + _togo(view, view.board.start, held, table.agents)
    if held == MOST_AGENTS:
        won = _met(view, end, held, table.agents)
    else:
        won = _met(view, end, held + 1, table.agents - {end})
    return (1 - LOST) * won + LOST * jailed


def _met(view: View, end: Place, held: int, agents: frozenset[Place]) -> float:
    """With what another there may be robbed of."""
    table = view.table
    best = _togo(view, end, held, agents)
    for other in range(view.seats):
        if other == view.seat or table.at[other] != end:
            continue
        if table.tokens[other] and held < MOST_AGENTS:
            best = min(best, _togo(view, end, held + 1, agents) - 0.5)
        if table.held[other] and not view.matched:
            best -= _in_hand(view, other) * (best - to_home(view, end))
    return best


def _in_hand(view: View, other: Seat) -> float:
    """The chance that a card stolen from `other` is one's own Chief."""
    if view.mine is None:
        return 0.0
    spots = belief.whereabouts(view, view.mine)
    return float(spots.get(len(view.board.chiefs) + other, 0)) / view.table.held[other]


def _togo(view: View, place: Place, held: int, agents: frozenset[Place]) -> float:
    """Turns to the end from `place`, roughly: agents, the Chief, and home."""
    board = view.board
    if view.matched:
        return to_home(view, place)
    if held < MOST_AGENTS:
        return nearest(board, place, agents) + (MOST_AGENTS - held) * AGENT + 10.0
    places = wanted(view)
    chance = 1 / max(1, len(places))
    turns = nearest(board, place, places)
    return turns + (1 - chance) * 6.0 + 3.0


PLAYERS: Mapping[str, Player] = {"random": random_player, "greedy": greedy, "expert": expert}
