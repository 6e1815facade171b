"""Names of things in THRUSH, and its events told."""

from __future__ import annotations

from collections.abc import Sequence

from uncle_widgets.engine.game import LETTERS, Event, Seat
from uncle_widgets.engine.values import tells
from uncle_widgets.games.thrush import belief
from uncle_widgets.games.thrush import events as e
from uncle_widgets.games.thrush.board import Board, Place
from uncle_widgets.games.thrush.cards import CHIEFS, Card, Pair
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.words import a, called, capital, count, does, result, signed, spoken, third

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


def agents(n: int) -> str:
    return count(n, "agent") if n else "no agent"


def for_agents(n: int) -> str:
    """The line of a mean for so many: 'For one agent, in all'."""
    return f"{n} agents: means add" if n > 1 else "For one agent, in all"


def cards(n: int) -> str:
    return count(n, "Chief Card") if n else "no Chief Card"


def place_name(board: Board, place: Place) -> str:
    """'O22', 'Start', 'THRUSH HQ'."""
    kind = board.node[place].kind
    return place if kind in ("space", "intersection", "chief_pointer", "chief") else KINDS[kind]


def stands(board: Board, place: Place) -> str:
    """'on O22', 'in THRUSH HQ': where a marker is."""
    return f"{'in' if board.node[place].kind == 'thrush_hq' else 'on'} {place_name(board, place)}"


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
        return "The set-up."
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
        return "Assignments are dealt." if table.dealt < view.seats else f"{subject} toss{'' if you else 'es'}."
    prison = f"{subject} {is_} in prison: {count(table.jail[seat], 'throw')} left." if table.jail[seat] else ""
    dice = throw(table.dice) if table.dice else ""
    match table.phase:
        case "jail" | "arrest":
            return prison
        case "roll":
            return prison or f"{subject} throw{do}."
        case "move":
            return f"{subject} move{do}, with {dice}."
        case "challenge":
            return f"{subject} challenge{do} the agent on {table.place}."
        case "steal":
            return f"{subject} may take one thing."
        case "robbed":
            return f"{subject} draw{do} one of {called_owner(view, table.victim, names)} cards unseen."
        case "look":
            return f"{subject} look{do} at the Chief on {view.board.pointers[table.place]}."
        case "swap":
            return f"{subject} turn{do} the card over."
        case "place":
            return f"{subject} place{do} three agents."
    verb = "take, exchange or leave" if table.full else "exchange or leave"
    return f"{subject} may {verb} the Chief on {view.board.pointers[table.place]}."


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
            return "" if card is None else f"{do('get')} {chief(card)}: {_assignment(event.seat, view)}."
        case e.SetUp(chiefs=chiefs, agents=n):
            return f"{chiefs} Chiefs lie face down, and {n} agents stand on the intersections."
        case e.Tossed(pair=pair):
            return f"{do('toss')} {throw(pair)}."
        case e.TossAgain(tied=tied):
            return f"{spoken(names[seat] for seat in tied)} are level and toss again."
        case e.Begins():
            return f"{do('begin')}."
        case e.Rolled(pair=pair):
            return f"{do('throw')} {throw(pair)}."
        case e.Moved(count=n, path=path, cells=cells):
            if cells[-1] in board.doors:
                return f"{do('go')} home along {board.path[path].name}."
            return f"{do('move')} {n} along {board.path[path].name} to {cells[-1]}."
        case e.Challenges(place=at, full=full):
            bag = " with a full bag" if full else ""
            return f"An agent stands on {at}: {'' if event.seat is None else who(event.seat)} must challenge{bag}."
        case e.Won(pips=pips, place=at):
            return f"{do('throw')} {a(pips)} and {then('win')}: the agent on {at} is taken."
        case e.LimitHit(pips=pips, place=at):
            holds = then("hold")
            return f"{do('throw')} {a(pips)} and {then('win')}, but {holds} three: the agent on {at} stays."
        case e.Jailed(pips=pips, place=at):
            return f"{do('throw')} {a(pips)} and {then('lose')} to the agent on {at}: off to THRUSH HQ."
        case e.JailTurn(pair=pair, left=left):
            left_ = count(left, "throw")
            return f"{do('throw')} {throw(pair)}, no double, and {then('stay')} in prison: {left_} left."
        case e.Released(why=why, pair=pair):
            if why == "double":
                return f"{do('throw')} {throw(pair)}, a double, and {then('are')} free: back to Start."
            return f"{do('throw')} {throw(pair)}, no double, but the time is up: back to Start."
        case e.Paid(place=at, agent=agent, card=card):
            what = "an agent" if agent else "a Chief Card" if card is None else chief(card)
            return f"{do('put')} {what} back on {at} and {then('are')} free: back to Start."
        case e.Stays():
            return f"{do('pay')} nothing and {then('stay')} in prison."
        case e.Robs(victim=victim):
            return f"{do('meet')} {who(victim)} and {then('reach')} for a Chief Card."
        case e.StoleAgent(victim=victim):
            return f"{do('meet')} {who(victim)} and {then('take')} an agent."
        case e.StoleCard(victim=victim, card=card):
            what = "a Chief Card, unseen by the others" if card is None else chief(card)
            return f"{do('have')} {what} from {who(victim)}."
        case e.Spared():
            return f"{do('take')} nothing."
        case e.Looked(place=at, card=card):
            return f"{do('look')} at {at}" + ("." if card is None else f": {chief(card)}.")
        case e.Left(place=at):
            return f"{do('leave')} {at} as it is."
        case e.Took(place=at):
            return f"{do('take')} the Chief from {at}."
        case e.Placed(places=places):
            return f"Three agents go back to {spoken(places)}."
        case e.Gives(place=at, card=card):
            what = "a Chief Card" if card is None else chief(card)
            return f"{do('lay')} {what} on {at}."
        case e.Exchanged(place=at, card=card, got=got):
            what = "a Chief Card" if card is None else chief(card)
            return f"{do('exchange')} {what} for " + (
                f"the one on {at}." if got is None else f"{chief(got)} on {at}."
            )
        case e.GameWon(card=card):
            return f"{do('are')} home with {chief(card)}, and {then('win')}."
        case e.BrokenOff(turns=n):
            return f"The game is broken off after {count(n, 'turn')}."
    raise AssertionError(f"no words for {event}")


def _assignment(seat: Seat | None, view: View) -> str:
    return "your assignment" if seat == view.me else "the assignment"


@tells(View)
def board(view: View, names: Sequence[str] = LETTERS) -> str:
    """The position in text."""
    table, town = view.table, view.board
    lines = []
    for seat in range(view.seats):
        at = place_name(town, table.at[seat])
        where = f"in prison, {count(table.jail[seat], 'throw')} left" if table.jail[seat] else f"on {at}"
        hand = view.hands[seat]
        holds = f"; holds {spoken(map(chief, hand))}" if hand else f", {cards(table.held[seat])}"
        assigned = view.assignments[seat]
        aim = "" if assigned is None else f"; assignment {chief(assigned)}"
        lines.append(f"{signed(view, seat, names)} {where}: {agents(table.tokens[seat])}{holds}{aim}.")
    free = [place for place in town.crossings if place not in table.agents]
    rest = f"all but {spoken(free)}" if free else "all intersections"
    lines.append(f"Agents on {rest}.")
    known = {spot: CHIEFS[card] for spot, card in sure(view).items()}
    lies = [f"{name} {known.get(spot, '?')}" for spot, name in enumerate(town.chiefs) if table.chiefs[spot]]
    empty = [name for spot, name in enumerate(town.chiefs) if not table.chiefs[spot]]
    lines.append(f"Chiefs: {', '.join(lies)}." + (f" Empty: {', '.join(empty)}." if empty else ""))
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
