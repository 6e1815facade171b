"""Names of things in THRUSH, and its events told."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from uncle_widgets.engine.game import LETTERS, Event, Seat
from uncle_widgets.engine.values import tells
from uncle_widgets.games.thrush import belief
from uncle_widgets.games.thrush import events as e
from uncle_widgets.games.thrush.board import Board, Place
from uncle_widgets.games.thrush.cards import CHIEFS, Card, Pair
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.words import a, called, capital, count, does, result, signed, spelled, spoken, third
from uncle_widgets.probability.show import about

TELLING = (
    e.GameWon, e.BrokenOff, e.Jailed, e.Won, e.LimitHit, e.StoleCard, e.StoleAgent, e.Took, e.Exchanged, e.Looked,
    e.Challenges, e.Released, e.Paid, e.JailTurn, e.Moved, e.Rolled,
)  # fmt: skip
"""Kinds of events, the most telling first."""
KINDS = {
    "chief_pointer": "points to {}", "intersection": "an intersection", "space": "an open space",
    "start": "Start", "thrush_hq": "THRUSH HQ", "uncle_hq": "U.N.C.L.E. HQ", "side_entrance": "a side door",
}  # fmt: skip


def chief(card: Card) -> str:
    """'the Key'."""
    return f"the {CHIEFS[card]}"


def throw(pair: Pair) -> str:
    """'a 2 and a 5', 'two 3s'."""
    low, high = pair
    return f"two {low}s" if low == high else f"{a(low)} and {a(high)}"


def few(n: int, one: str, more: str = "") -> str:
    """'no agents', 'one agent', 'three agents': a count within a sentence."""
    return f"{spelled(n) if n < 10 else n} {one if n == 1 else more or one + 's'}"


def agents(n: int) -> str:
    """'no agents', 'one agent'."""
    return few(n, "agent")


def out_of_100(chance: Fraction) -> str:
    """'about 41 out of 100', '0 out of 100'."""
    return f"{int(chance) * 100 if chance in (0, 1) else about(chance)} out of 100"


def cards(n: int) -> str:
    """'no Chief Cards', 'one Chief Card'."""
    return few(n, "Chief Card")


def place_name(board: Board, place: Place) -> str:
    """'O22', 'Start', 'THRUSH HQ'."""
    kind = board.node[place].kind
    return place if kind in ("space", "intersection", "chief_pointer", "chief") else KINDS[kind]


def stands(board: Board, place: Place) -> str:
    """'on O22', 'in THRUSH HQ': where a marker is."""
    return f"{'in' if board.node[place].kind in ('thrush_hq', 'uncle_hq') else 'on'} {place_name(board, place)}"


def kind_of(board: Board, place: Place) -> str:
    """'points to C7', 'an intersection'."""
    node = board.node[place]
    return KINDS[node.kind].format(node.points_to)


def told_place(board: Board, place: Place) -> str:
    """'O22, Harbour Ring, points to C7': what is spoken of a node."""
    node = board.node[place]
    if node.kind == "chief":
        return f"Chief space {place}"
    if place not in board.paths_of:
        return capital(KINDS[node.kind])
    roads = spoken(path.name for path in board.paths_of[place])
    return f"{place}, {roads}, {kind_of(board, place)}"


def place(view: View) -> str:
    """Where in the game we are: 'Turn 12.'"""
    if view.phase == "setup":
        return "Setting up."
    return "The end." if view.phase == "over" else f"Turn {view.table.turns + 1}."


def now(view: View, names: Sequence[str]) -> str:
    """Who does what now."""
    table, seat = view.table, view.seat
    who, you = names[seat], seat == view.me
    subject, do = ("You", "") if you else (who, "s")
    is_ = "are" if you else "is"
    if table.phase == "over":
        return result(table.winners, names, table.why)
    if table.phase == "setup":
        if table.dealt < view.seats:
            return "The Assignment Cards are dealt."
        return f"{subject} throw{do} to see who starts."
    left = few(table.jail[seat], "throw")
    prison = f"{subject} {is_} in prison with {left} left." if table.jail[seat] else ""
    dice = throw(table.dice) if table.dice else ""
    match table.phase:
        case "jail" | "arrest":
            return prison
        case "roll":
            return prison or f"{subject} throw{do} the dice."
        case "move":
            return f"{subject} threw {dice} and can move."
        case "challenge":
            return f"{subject} challenge{do} the agent on {table.place}."
        case "steal":
            return f"{subject} can take one thing."
        case "robbed":
            whose = called_owner(view, table.victim, names)
            return f"{subject} draw{do} one of {whose} Chief Cards without looking."
        case "look":
            return f"{subject} look{do} at the Chief on {view.board.pointers[table.place]}."
        case "swap":
            return f"{subject} turn{do} the card over."
        case "place":
            return f"{subject} put{do} three agents back."
    verb = "take, exchange or leave" if table.full else "exchange or leave"
    return f"{subject} can {verb} the Chief on {view.board.pointers[table.place]}."


def called_owner(view: View, seat: Seat, names: Sequence[str]) -> str:
    return "your" if seat == view.me else f"{names[seat]}'s"


def tell(events: Sequence[Event], view: View, names: Sequence[str]) -> tuple[str, str]:
    """What happened, in words: the happening, and what follows."""
    if any(isinstance(event, e.SetUp) for event in events):  # of those who see all, nobody needs a list
        events = [event for event in events if not isinstance(event, e.Assigned) or event.seat == view.me]
    lines = [text for event in events if (text := _told(event, view, names))]
    return (lines[0], " ".join(lines[1:])) if lines else ("", "")


def _told(event: Event, view: View, names: Sequence[str]) -> str:
    board = view.board

    def who(seat: Seat) -> str:
        return called(view, seat, names)

    def do(verb: str) -> str:
        return does(view, event.seat, names, verb)

    def then(verb: str) -> str:
        """The same player's next deed: 'and win', 'and wins'."""
        return verb if event.seat == view.me else third(verb)

    match event:
        case e.Assigned(card=card):
            return "" if card is None else f"{capital(_assignment(event.seat, view, names))} is {chief(card)}."
        case e.SetUp(chiefs=chiefs, agents=n):
            return f"{capital(few(chiefs, 'Chief'))} are face down, and there are {few(n, 'agent')} on the board."
        case e.Tossed(pair=pair):
            return f"{do('throw')} {throw(pair)}."
        case e.TossAgain(tied=tied):
            return f"{spoken(names[seat] for seat in tied)} tie and throw again."
        case e.Begins():
            return f"{do('have')} the highest throw and {then('start')}."
        case e.Rolled(pair=pair):
            return f"{do('throw')} {throw(pair)}."
        case e.Moved(count=n, path=path, cells=cells):
            if cells[-1] in board.doors:
                return f"{do('move')} along {board.path[path].name} to a side door."
            return f"{do('move')} {count(n, 'step')} along {board.path[path].name} to {cells[-1]}."
        case e.Challenges(place=at, full=full):
            bag = ", even with three agents" if full else ""
            must = "" if event.seat is None else do("must")
            return f"There is an agent on {at}. {must} challenge it{bag}."
        case e.Won(pips=pips, place=at):
            return f"{do('throw')} {a(pips)} and {then('win')} the agent on {at}."
        case e.LimitHit(pips=pips, place=at):
            return f"{do('throw')} {a(pips)} and {then('win')}, but {then('have')} three already. The agent stays."
        case e.Jailed(pips=pips, place=at):
            return f"{do('throw')} {a(pips)}, {then('lose')} to the agent on {at} and {then('go')} to prison."
        case e.JailTurn(pair=pair, left=left):
            more = f"{few(left, 'throw')} left"
            return f"{do('throw')} {throw(pair)}, no double, and {then('stay')} in prison with {more}."
        case e.Released(why=why, pair=pair):
            if why == "double":
                return f"{do('throw')} {throw(pair)}, a double, and {then('go')} free, back to Start."
            return f"{do('throw')} {throw(pair)}, no double, but the time is up. {do('go')} back to Start."
        case e.Paid(place=at, agent=agent, card=card):
            what = "an agent" if agent else "a Chief Card" if card is None else chief(card)
            return f"{do('put')} {what} back on {at} and {then('go')} free, back to Start."
        case e.Stays():
            return f"{do('pay')} nothing and {then('stay')} in prison."
        case e.Robs(victim=victim):
            return f"{do('meet')} {who(victim)} and {then('draw')} a Chief Card."
        case e.StoleAgent(victim=victim):
            return f"{do('meet')} {who(victim)} and {then('take')} an agent."
        case e.StoleCard(victim=victim, card=card):
            what = "a Chief Card" if card is None else chief(card)
            secret = " Only these two know which one it is." if card is None else ""
            return f"{do('get')} {what} from {who(victim)}.{secret}"
        case e.Spared():
            return f"{do('take')} nothing."
        case e.Looked(place=at, card=card):
            return f"{do('look')} at the Chief on {at}" + ("." if card is None else f". It's {chief(card)}.")
        case e.Left(place=at):
            return f"{do('leave')} the Chief on {at}."
        case e.Took(place=at):
            return f"{do('take')} the Chief from {at}."
        case e.Placed(places=places):
            return f"Three agents go back to {spoken(places)}."
        case e.Gives(place=at, card=card):
            what = "a Chief Card" if card is None else chief(card)
            return f"{do('put')} {what} on {at}."
        case e.Exchanged(place=at, card=card, got=got):
            what = "a Chief Card" if card is None else chief(card)
            return f"{do('exchange')} {what} for " + (
                f"the one on {at}." if got is None else f"{chief(got)} on {at}."
            )
        case e.GameWon(card=card):
            return f"{do('get')} home with {chief(card)} and {then('win')}."
        case e.BrokenOff(turns=n):
            return f"The game stops after {count(n, 'turn')}. Nobody wins."
    raise AssertionError(f"no words for {event}")


def _assignment(seat: Seat | None, view: View, names: Sequence[str]) -> str:
    return "the assignment" if seat is None else f"{called_owner(view, seat, names)} assignment"


@tells(View)
def board(view: View, names: Sequence[str] = LETTERS) -> str:
    """The position in text."""
    table, town = view.table, view.board
    lines = []
    for seat in range(view.seats):
        left = few(table.jail[seat], "throw")
        where = f"is in prison with {left} left" if table.jail[seat] else f"is {stands(town, table.at[seat])}"
        hand = view.hands[seat]
        held = table.held[seat]
        what = [agents(table.tokens[seat])] if table.tokens[seat] else []
        what += map(chief, hand) if hand else [cards(held)] if held else []
        has = f"and has {spoken(what) or 'nothing'}"
        assigned = view.assignments[seat]
        aim = "" if assigned is None else f" {capital(_assignment(seat, view, names))} is {chief(assigned)}."
        lines.append(f"{signed(view, seat, names)} {where} {has}.{aim}")
    free = [place for place in town.crossings if place not in table.agents]
    rest = f" except {spoken(free)}" if free else ""
    lines.append(f"There are agents on all intersections{rest}.")
    known = sure(view)
    there = [(spot, name) for spot, name in enumerate(town.chiefs) if table.chiefs[spot]]
    lines += [f"{capital(chief(known[spot]))} is on {name}." for spot, name in there if spot in known]
    hidden = [name for spot, name in there if spot not in known]
    if len(hidden) == len(town.chiefs):
        lines.append("There is a hidden Chief on every Chief space.")
    elif hidden:
        lines.append(
            f"There {'is a hidden Chief' if len(hidden) == 1 else 'are hidden Chiefs'} on {spoken(hidden)}."
        )
    if empty := [name for spot, name in enumerate(town.chiefs) if not table.chiefs[spot]]:
        lines.append(f"{spoken(empty)} {'is' if len(empty) == 1 else 'are'} empty.")
    return " ".join(lines)


def sure(view: View) -> dict[int, Card]:
    """The Chiefs on the board that the watcher knows: Chief space to Chief."""
    if any(card is not None and card >= 0 for card in view.cards):
        return {spot: card for spot, card in enumerate(view.cards) if card is not None and card >= 0}
    return belief.known_at(view)


def steps(n: int) -> str:
    return count(n, "step")


def doors(options: Options) -> str:
    """What reaches home: 'or more', unless a door must be met exactly."""
    return "exactly" if options.exact else "or more"
