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
from uncle_widgets.games.thrush.words import agents, chief, place_name
from uncle_widgets.games.words import called, capital, hundred, spoken
from uncle_widgets.probability.show import decimal

_SOUGHT = {"home": "a side door", "agent": "an agent", "chief": "a Chief space"}


def _goal(view: View) -> str:
    if view.matched:
        return "home"
    return "agent" if view.table.tokens[view.seat] < MOST_AGENTS else "chief"


def hint(view: View, move: Any, names: Sequence[str]) -> str:
    """A question about what the move leaves."""
    if isinstance(move, Go):
        end = way_of(view, move).end
        if end in view.table.agents and view.table.tokens[view.seat] == MOST_AGENTS:
            full = f"An agent stands on {end}, and you can hold no more."
            return f"{full} What does that challenge bring, and what can it cost?"
        if _goal(view) == "home":
            return "How many turns is it from there to a side door, and must a corner be met by exact count?"
        return "Where can the next throw take you from there?"
    if isinstance(move, Pay):
        return "What does it save, and what will it take to win it back?"
    if isinstance(move, Rob) or move == PASS:
        return "Which is worth more to you now: an agent, a card, or what they would do with it?"
    if isinstance(move, Put):
        return "Who will come by there next, you or the others?"
    if move == TAKE or isinstance(move, Swap):
        return "What do you give for it, and how long will it take to be armed again?"
    return "What would the other choice cost, and what could it bring?"


def why(view: View, move: Any, names: Sequence[str]) -> str:
    """What the move leads to."""
    if isinstance(move, Go):
        return _walk(view, move)
    if move == ROLL:
        return f"A double frees you at once: 1 in 6. On average {decimal(_stay(view))} turns inside are left."
    if move == STAY:
        return "You keep what you have, and wait for a double or the end of your time."
    if isinstance(move, Pay):
        what = "an agent" if move.card is None else chief(move.card)
        on = (move.place,) if move.card is None else view.board.looks_at(move.place)
        back = _reach(view.board.distances(view.board.start, frozenset(on)), "from Start")
        return f"You are out now, this turn is over, and {what} is given up: {back} {move.place}."
    if isinstance(move, Rob):
        if move.what == "agent":
            return f"You hold {agents(view.table.tokens[view.seat] + 1)}, and {names[move.victim]} one fewer."
        return (
            f"In {hundred(_drawn(view, move))} draws it is your Chief."
            if _drawn(view, move)
            else f"It is not your Chief, but it may be {names[move.victim]}'s."
        )
    if move == PASS:
        return "You take nothing."
    if move == TAKE:
        return "You hold the Chief, and your three agents go back on the board."
    if isinstance(move, Swap):
        return f"{capital(chief(move.card))} goes back on the board."
    if move == LEAVE:
        return f"The Chief stays, and you keep {agents(view.table.tokens[view.seat])}."
    return _put(view, move, names)


def _put(view: View, move: Put, names: Sequence[str]) -> str:
    """How likely each player who is free is to stop on one of the agents with the next throw."""
    table, on = view.table, frozenset(move.places)
    near = spoken(
        f"by {called(view, seat, names)} in {_throws(view.board.distances(table.at[seat], on)) or 'none'}"
        for seat in range(view.seats)
        if not table.jail[seat]
    )
    return f"On {spoken(move.places)} they can be challenged: with the next throw {near} of 36."


def _throws(distances: Sequence[int]) -> int:
    """How many of the 36 throws can stop on one of these distances."""
    return int(36 * odds.lands(distances))


def _reach(distances: Sequence[int], where: str) -> str:
    """'14 of 36 throws from there reach'."""
    n = _throws(distances)
    return f"{n or 'none'} of 36 throws {where} {'reaches' if n < 2 else 'reach'}"


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
        return "Home with the right Chief: you win."
    held = table.tokens[view.seat]
    where = place_name(board, end)
    if end in table.agents:
        if held == MOST_AGENTS:
            return f"On {where} you must challenge with a full bag: nothing to win, prison 1 time in 3."
        return f"On {where} you challenge an agent: won 2 times in 3, else prison."
    if _goal(view) == "home":
        left = turns_to(board, HOME, view.options.exact).mean[end]
        return f"From {where} it is {decimal(left)} turns home on average."
    return f"You stop on {where}. {capital(_reach(_far(view, move), 'from there'))} {_SOUGHT[_goal(view)]}."


def asked(view: View, move: Any, names: Sequence[str]) -> Asked | None:
    """What a walk, or an agent paid in prison, leaves, with the button that does it; None for other moves."""
    if isinstance(move, Pay) and move.card is None:
        return Asked(
            "You are free at once, back on Start, and your turn is over.",
            play=f"Put an agent on {move.place}",
            row=f"An agent, back on {move.place}, {spoken(path.name for path in view.board.paths_of[move.place])}",
        )
    if not isinstance(move, Go):
        return None
    way, found = way_of(view, move), _asked(view, move, names)
    where = "U.N.C.L.E. HQ" if way.end in view.board.doors else way.end
    return replace(
        found,
        play=f"Move {move.count} to {where}",
        row=f"{move.count}, along {view.board.path[way.path].name}, to {where}",
        dice=ahead.die(view, move),
        line=" ".join(filter(None, (found.line, ahead.near(view, way, names) if where == way.end else ""))),
    )


def _asked(view: View, move: Go, names: Sequence[str]) -> Asked:
    """What lies where a walk ends, and the chance of the next goal with the next throw."""
    end, table, board = way_of(view, move).end, view.table, view.board
    if end in board.doors:
        return Asked("Home: you win.")
    there = ahead.lies(view, end, names)
    if end in table.agents:
        full = table.tokens[view.seat] == MOST_AGENTS
        return Asked(there, "How likely is it that you win?", WIN, "you win it" if not full else "you escape")
    far = _far(view, move)
    if not far:
        return Asked(there)
    goal = _SOUGHT[_goal(view)]
    return Asked(there, f"How likely is {goal} with the throw after?", odds.lands(far), f"{goal} is in reach")


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
        return "There is nothing to count: it is home."
    if end in view.table.agents:
        return "One die decides: four of its six faces win."
    far = _far(view, move)
    if not far:
        return f"None of the 36 throws from there reaches {_SOUGHT[_goal(view)]}."
    steps = f"{spoken(far[:1] if _goal(view) == 'home' else far, 'or')} {'step' if far[-1] == 1 else 'steps'}"
    return f"From there {_SOUGHT[_goal(view)]} is {steps} away. Count the throws of 36."


ADVICE = Advice(hint=hint, why=why, asked=asked, count=counting, plays_on=lockstep("uncle_widgets.games.thrush"))
