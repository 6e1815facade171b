"""What the coach says of THRUSH. Worths come from looking ahead to the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from uncle_widgets.engine.coach import Advice, Asked
from uncle_widgets.games.batch import lockstep
from uncle_widgets.games.thrush import ahead, belief, odds
from uncle_widgets.games.thrush.cards import MOST_AGENTS, WIN
from uncle_widgets.games.thrush.players import way_of
from uncle_widgets.games.thrush.state import LEAVE, PASS, ROLL, STAY, TAKE, Go, Pay, Put, Rob, Swap, View
from uncle_widgets.games.thrush.trips import HOME, turns_to
from uncle_widgets.games.thrush.words import agents, chief, few, out_of_100, place_name
from uncle_widgets.games.words import called, capital, count, spoken
from uncle_widgets.probability.show import decimal

_SOUGHT = {"home": "a side door", "agent": "an agent", "chief": "a Chief"}
_STOP = {"home": "get home", "agent": "stop on an agent", "chief": "stop at a Chief"}
"""What the next throw is to do, to follow 'can'."""


def _goal(view: View) -> str:
    if view.matched:
        return "home"
    return "agent" if view.table.tokens[view.seat] < MOST_AGENTS else "chief"


def hint(view: View, move: Any, names: Sequence[str]) -> str:
    """A question about what the move leaves."""
    if isinstance(move, Go):
        end = way_of(view, move).end
        if end in view.table.agents and view.table.tokens[view.seat] == MOST_AGENTS:
            full = f"There's an agent on {end}, and you already have three."
            return f"{full} What can you win in that challenge, and what can you lose?"
        if _goal(view) == "home":
            return (
                "How many turns is it from there to a side door? Is there a corner where you have to stop exactly?"
            )
        return "Where can your next throw take you from there?"
    if isinstance(move, Pay):
        return "How many turns does that save, and how many will it take to win it back?"
    if isinstance(move, Rob) or move == PASS:
        return "What helps you more now, an agent or a card? And what would the other player do with it?"
    if isinstance(move, Put):
        return "Who will come past there next, you or the others?"
    if move == TAKE or isinstance(move, Swap):
        return "What do you pay for it, and how long will it take to get three agents again?"
    return "What would the other choice cost you, and what could you gain?"


def why(view: View, move: Any, names: Sequence[str]) -> str:
    """What the move leads to."""
    if isinstance(move, Go):
        return _walk(view, move)
    if move == ROLL:
        return f"One throw in six is a double. On average you have {decimal(_stay(view))} turns left in prison."
    if move == STAY:
        return "You keep what you have and wait for a double or for the end of your time."
    if isinstance(move, Pay):
        what = "an agent" if move.card is None else chief(move.card)
        on = (move.place,) if move.card is None else view.board.looks_at(move.place)
        n = _throws(view.board.distances(view.board.start, frozenset(on)))
        stop = f"stop {'on' if on == (move.place,) else 'at'} {move.place}"
        return f"You're out now but lose {what}. {_can('Start', stop, n)}"
    if isinstance(move, Rob):
        if move.what == "agent":
            held = agents(view.table.tokens[view.seat] + 1)
            return f"That gives you {held}, and {names[move.victim]} has one fewer."
        return (
            f"It's your Chief in {out_of_100(_drawn(view, move))} draws."
            if _drawn(view, move)
            else f"It isn't your Chief, but it might be {names[move.victim]}'s."
        )
    if move == PASS:
        return "You keep what you have."
    if move == TAKE:
        return "That gives you the Chief, and your three agents go back on the board."
    if isinstance(move, Swap):
        return f"{capital(chief(move.card))} goes back on the board."
    if move == LEAVE:
        return f"The Chief stays there, and you keep {_kept(view)}."
    return _put(view, move, names)


def _put(view: View, move: Put, names: Sequence[str]) -> str:
    """How likely each player who is free is to stop on one of the agents with the next throw."""
    table, on = view.table, frozenset(move.places)
    free = [seat for seat in range(view.seats) if not table.jail[seat]]
    throws = [_throws(view.board.distances(table.at[seat], on)) or "none" for seat in free]
    first, *rest = [(called(view, seat, names), n) for seat, n in zip(free, throws, strict=True)]
    there = f"With agents on {spoken(move.places)}, {first[0]} can stop on one of them"
    stop = f"{there} with {first[1]} of the 36 throws"
    return f"{spoken([stop, *(f'{who} with {n}' for who, n in rest)])}."


def _throws(distances: Sequence[int]) -> int:
    """How many of the 36 throws can stop on one of these distances."""
    return int(36 * odds.lands(distances))


def _can(where: str, what: str, n: int) -> str:
    """'From Start you can stop on X05 with 14 of the 36 throws.'"""
    if not n:
        return f"From {where} you can't {what} with one throw."
    return f"From {where} you can {what} with {n} of the 36 throws."


def _kept(view: View) -> str:
    """'your agents', 'your cards': what a seat that leaves a Chief keeps."""
    held = view.table.tokens[view.seat]
    return f"your {few(held, 'agent')}" if held else "your cards"


def _stay(view: View) -> Any:
    return odds.prison_turns(max(1, view.table.jail[view.seat])).E()


def _drawn(view: View, move: Rob) -> Any:
    """The chance that the card drawn is one's own Chief."""
    if view.mine is None:
        return 0
    spot = len(view.board.chiefs) + move.victim
    return belief.whereabouts(view, view.mine).get(spot, 0) / view.table.held[move.victim]


def _walk(view: View, move: Go) -> str:
    table, board, end = view.table, view.board, way_of(view, move).end
    if end in board.doors:
        return "You get home with the right Chief and win."
    held = table.tokens[view.seat]
    where = place_name(board, end)
    if end in table.agents:
        if held == MOST_AGENTS:
            return (
                f"On {where} you must challenge an agent. You can't win anything, and you go to prison one "
                "time in three."
            )
        return f"On {where} you challenge an agent. You win two times in three. Otherwise you go to prison."
    if _goal(view) == "home":
        left = turns_to(board, HOME, view.options.exact).mean[end]
        return f"From {where} it takes {decimal(left)} turns on average to get home."
    return f"You stop on {where}. {_can('there', _STOP[_goal(view)], _throws(_far(view, move)))}"


def asked(view: View, move: Any, names: Sequence[str]) -> Asked | None:
    """What a walk, or an agent paid in prison, leaves, with the button that does it; None for other moves."""
    if isinstance(move, Pay) and move.card is None:
        paths = spoken(path.name for path in view.board.paths_of[move.place])
        return Asked(
            "You go back to Start at once, and your turn is over.",
            play=f"Put an agent on {move.place}",
            row=f"Put an agent back on {move.place}, on {paths}",
        )
    if not isinstance(move, Go):
        return None
    way, found = way_of(view, move), _asked(view, move, names)
    where = "U.N.C.L.E. HQ" if way.end in view.board.doors else way.end
    return replace(
        found,
        play=f"Move {move.count} to {where}",
        row=f"{count(move.count, 'step')} along {view.board.path[way.path].name} to {where}",
        dice=ahead.die(view, move),
        line=" ".join(filter(None, (found.line, ahead.near(view, way, names) if where == way.end else ""))),
    )


def _asked(view: View, move: Go, names: Sequence[str]) -> Asked:
    """What lies where a walk ends, and the chance of the next goal with the next throw."""
    end, table, board = way_of(view, move).end, view.table, view.board
    if end in board.doors:
        return Asked("You get home and win.")
    there = ahead.lies(view, end, names)
    if end in table.agents:
        full = table.tokens[view.seat] == MOST_AGENTS
        return Asked(there, "How likely is it that you win?", WIN, "you win" if not full else "you stay free")
    far = _far(view, move)
    if not far:
        return Asked(there)
    goal = _STOP[_goal(view)]
    return Asked(
        there, f"How likely is it that you can {goal} with the next throw?", odds.lands(far), f"you can {goal}"
    )


def _far(view: View, move: Go) -> tuple[int, ...]:
    """The distances of the next goal from where a walk ends."""
    board, table, end = view.board, view.table, way_of(view, move).end
    goal = _goal(view)
    if goal == "home":
        door = board.away(end)
        steps = range(door, 13) if door and not view.options.exact else (door,)
        return tuple(n for n in steps if n) if door else ()
    lies = dict(zip(board.chiefs, table.chiefs, strict=True))
    chiefs = frozenset(place for place, name in board.pointers.items() if lies[name])
    return board.distances(end, table.agents if goal == "agent" else chiefs)


def counting(view: View, move: Any, names: Sequence[str]) -> str:
    """What there is to count: distances, without the chance that comes of them."""
    if not isinstance(move, Go):
        return why(view, move, names)
    end = way_of(view, move).end
    if end in view.board.doors:
        return "There's nothing to count, because you're home."
    if end in view.table.agents:
        return "One die decides, and four of its six faces win."
    far = _far(view, move)
    if not far:
        return _can("there", _STOP[_goal(view)], 0)
    steps = f"{spoken(far[:1] if _goal(view) == 'home' else far, 'or')} {'step' if far[-1] == 1 else 'steps'}"
    return f"From there {_SOUGHT[_goal(view)]} is {steps} away. How many of the 36 throws fit?"


ADVICE = Advice(hint=hint, why=why, asked=asked, count=counting, plays_on=lockstep("uncle_widgets.games.thrush"))
