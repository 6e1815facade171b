"""What a View of THRUSH looks like."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from uncle_widgets.engine.game import Event, Game, Seat
from uncle_widgets.engine.match import Match
from uncle_widgets.games import scene as draw
from uncle_widgets.games.race import Race, race
from uncle_widgets.games.thrush import choosing, notes
from uncle_widgets.games.thrush import events as e
from uncle_widgets.games.thrush import state as st
from uncle_widgets.games.thrush import words as w
from uncle_widgets.games.thrush.board import OURS, Board
from uncle_widgets.games.thrush.cards import CHIEFS, MOST_AGENTS, WORDS, Card
from uncle_widgets.games.thrush.dice import thrown
from uncle_widgets.games.thrush.jail import bars, stay
from uncle_widgets.games.thrush.players import way_of
from uncle_widgets.games.thrush.state import Act, Go, Move, State, View
from uncle_widgets.games.thrush.trail import trail
from uncle_widgets.games.words import capital, cited, count, face_down, owner, signed, spoken

ROADS = {"outer": "double", "inner": "double", "tower": "thin", "west": "dashed", "east": "road", "north": "road"}
"""How the paths of our board are drawn; another board's are plain roads."""
NODES = {
    "intersection": "crossing", "chief_pointer": "pointer", "chief": "place", "side_entrance": "door",
    "start": "house", "uncle_hq": "house", "thrush_hq": "house",
}  # fmt: skip
"""How the kinds of nodes are drawn; the others are spaces."""
AREAS = (
    ("Embassy Row", 300, 156), ("Tower Loop", 758, 128), ("Harbour Ring", 812, 270), ("Park Ring", 824, 486),
    ("Ferry Lane", 300, 916), ("Museum Lane", 830, 916),
)  # fmt: skip
"""What is written beside the paths of our board, clear of a way that is lit."""
MARGIN = 50
BUTTONS = 6
"""So many moves at most have a button each; more are picked from a list."""
MISSION = 5
"""Home with the Chief, on the scale of the race."""


def joins(match: Match[State, Move, View], step: int) -> bool:
    """A frame is a throw with its move, a challenge, a theft or a look with what is done about it.

    The deal and the tosses are one frame. A choice is shown with the chance before it.
    """
    move, before = match.moves[step - 1], match.steps[step - 1].state
    if before.table.phase == "setup":
        return step > 1
    return (
        isinstance(move, (Go, st.Drawn, st.Put))
        or (isinstance(move, st.Turned) and before.table.phase == "swap")
        or (isinstance(move, st.Throw) and step > 1 and match.moves[step - 2] == st.ROLL)
    )


def raced(match: Match[State, Move, View]) -> Race:
    """Agents held, then the right Chief, then home."""

    def stood(state: State) -> tuple[int, ...]:
        table = state.table
        return tuple(
            MISSION if seat in table.winners else MOST_AGENTS + 1 if assigned in hand else table.tokens[seat]
            for seat, (assigned, hand) in enumerate(zip(state.assignments, state.hands, strict=True))
        )

    return race(
        match, joins, "Agents (1 to 3), the right Chief (4), home (5)", "steps of the mission", stood,
        _part,
    )  # fmt: skip


def _part(state: State) -> str:
    """The part of a game that a state is in: 25 turns each."""
    return "setting up" if state.table.phase == "setup" else f"from turn {1 + state.table.turns // 25 * 25}"


def face(card: Card) -> draw.Face:
    return draw.Face(text=CHIEFS[card], glyph=WORDS[card])


@lru_cache(maxsize=8)
def town(board: Board) -> draw.Board:
    """What never moves: spaces, roads, buildings, names; cut to what there is, with a margin."""
    left = min(node.x for node in board.nodes) - MARGIN
    top = min(node.y for node in board.nodes) - MARGIN
    width = max(node.x for node in board.nodes) + MARGIN - left
    height = max(node.y for node in board.nodes) + MARGIN - top
    names = {board.start: "Start", board.uncle_hq: "U.N.C.L.E. HQ", board.thrush_hq: "THRUSH HQ"}
    nodes = tuple(
        draw.Node(
            node.id,
            node.x - left,
            node.y - top,
            w.told_place(board, node.id),
            name=names.get(node.id, node.id if node.kind == "chief" else ""),
            kind=NODES.get(node.kind, "space"),
        )
        for node in board.nodes
    )
    edges = []
    for path in board.paths:
        road = ROADS.get(path.id, "road")
        row = [place for place in (path.end_a, *path.nodes, path.end_b) if place]
        if path.closed:
            row.append(path.nodes[0])
        edges += [draw.Edge(a, b, road) for a, b in pairwise(row)]
    edges += [draw.Edge(place, chief, "pointer") for place, chief in board.pointers.items()]
    ours = board == OURS
    return draw.Board(
        f"town-{board.digest}",
        f"the board: {board.title}",
        width,
        height,
        nodes,
        tuple(edges),
        tuple(draw.Area(name, x - left, y - top) for name, x, y in AREAS) if ours else (),
        _ground(board, left, top) if ours else "",
    )


def _ground(board: Board, left: float, top: float) -> str:
    """The drawing under our board, moved with it."""
    size = f'x="{-left:g}" y="{-top:g}" width="{board.width:g}" height="{board.height:g}"'
    drawn = files(__package__).joinpath("town.svg").read_text("utf-8")
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{drawn}</svg>'


def board(game: Game[Any, Any, View]) -> draw.Board:
    """The board of a game, as its scenes name it."""
    return town(game.options.board)


def scene(view: View, events: Sequence[Event], names: Sequence[str], moves: Sequence[Move] = ()) -> draw.Scene:
    """The Scene of a View; `events` are what led to it, as its watcher knows them."""
    won = any(isinstance(event, e.GameWon) for event in events)
    return draw.Scene(
        zones=tuple(_zones(view, events, names, moves)),
        place=w.place(view),
        now=w.now(view, names),
        said=w.tell(events, view, names),
        clauses=cited(events, w.TELLING),
        board=w.board(view, names),
        mark=int(won or any(isinstance(event, (e.Took, e.StoleCard)) for event in events)),
        turn=view.seat if view.phase not in ("setup", "over") else None,
        actions=tuple(_actions(view, moves, names)),
        sheet=notes.sheet(view, names),
        event=happening(events),
    )


def happening(events: Sequence[Event]) -> draw.Happening | None:
    """What the table shows happening: the end."""
    for event in reversed(events):
        if isinstance(event, e.GameWon):
            return draw.Happening("win", target=f"seat{event.seat}")
        if isinstance(event, e.BrokenOff):
            return draw.Happening("win")
    return None


def _zones(
    view: View, events: Sequence[Event], names: Sequence[str], moves: Sequence[Move]
) -> Iterable[draw.Zone]:
    for seat in range(view.seats):
        yield _seat(view, seat, names)
    ways = tuple(_ways(view, moves)) or tuple(trail(events, view, names))
    yield _tokens(view, names, ways, tuple(choosing.picks(view, moves)))
    yield from thrown(view, events)
    if kept := stay(view, names):
        yield kept
    if picks := _picks(view, moves, names):
        label = "where the three agents go" if view.phase == "place" else "what to pay, and where"
        yield draw.Stack("picks", len(picks), "choose", f"{count(len(picks), 'choice')}", draw.Item(
            "pick", label, picks=picks
        ))  # fmt: skip


def _seat(view: View, seat: Seat, names: Sequence[str]) -> draw.SeatZone:
    table = view.table
    hand = view.hands[seat]
    whose = owner(view, seat, names)
    if hand is None:
        items = face_down(seat, table.held[seat], names)
    else:
        items = tuple(
            draw.Item(f"h{seat}.{k}", f"{whose} Chief Card, {w.chief(card)}", face(card))
            for k, card in enumerate(hand)
        )
    assigned = view.assignments[seat]
    before: tuple[draw.Stack, ...] = ()
    if assigned is not None:
        spoken = f"{whose} assignment: {w.chief(assigned)}"
        before = (draw.Stack(f"as{seat}", 1, "assignment", spoken, draw.Item(f"a{seat}", spoken, face(assigned))),)
    return draw.SeatZone(
        id=f"seat{seat}",
        seat=seat,
        name=signed(view, seat, names),
        note=_note(view, seat),
        cards=items,
        counters=(
            draw.Count(
                table.tokens[seat], "agent" if table.tokens[seat] == 1 else "agents", "agents", MOST_AGENTS
            ),
        ),
        before=before,
        me=seat == view.me,
        active=seat == view.seat and view.phase not in ("setup", "over"),
    )


def _note(view: View, seat: Seat) -> str:
    table = view.table
    if table.phase == "over":
        return "wins" if seat in table.winners else ""
    if table.jail[seat]:
        return f"in prison, {count(table.jail[seat], 'throw')} left"
    return "to play" if seat == table.seat and table.phase != "setup" else w.place_name(view.board, table.at[seat])


def _tokens(
    view: View, names: Sequence[str], ways: tuple[draw.Way, ...], picks: tuple[draw.Pick, ...]
) -> draw.Tokens:
    table, board = view.table, view.board
    tokens = [draw.Token(f"agent.{place}", f"an agent on {place}", place, "agent") for place in board.crossings
              if place in table.agents]  # fmt: skip
    known = w.sure(view)
    for spot, place in enumerate(board.chiefs):
        if not table.chiefs[spot]:
            tokens.append(draw.Token(f"chief.{place}", f"{place}, empty", place, "empty"))
        elif spot in known:
            label = f"{place}, with {w.chief(known[spot])} on it"
            tokens.append(draw.Token(f"chief.{place}", label, place, "card", face=face(known[spot])))
        else:
            tokens.append(draw.Token(f"chief.{place}", f"{place}, a hidden Chief", place, "card"))
    tokens += bars(view)
    for seat, place in enumerate(table.at):
        label = f"{owner(view, seat, names)} marker, {w.stands(board, place)}"
        active = seat == table.seat and table.phase not in ("setup", "over")
        tokens.append(draw.Token(f"mark.{seat}", label, place, "mark", seat=seat, active=active))
    me = view.me if isinstance(view.me, int) else view.seat
    where = f"{called_at(view, me, names)} {w.stands(board, table.at[me])}"
    return draw.Tokens(
        "town", f"the board, {where}", town(board).id, tuple(tokens), ways, table.at[view.seat], picks,
    )  # fmt: skip


def called_at(view: View, seat: Seat, names: Sequence[str]) -> str:
    return "you are" if seat == view.me else f"{names[seat]} is"


def _ways(view: View, moves: Sequence[Move]) -> Iterable[draw.Way]:
    """Where each move leads: walks, intersections to pay on."""
    board, place = view.board, view.table.place
    for move in moves:
        if isinstance(move, Go):
            way = way_of(view, move)
            home = way.end in board.doors
            where = "U.N.C.L.E. HQ" if home else way.end
            kind = "" if home else f", {w.kind_of(board, way.end)}".replace(", points", ", which points")
            label = f"Move {w.steps(move.count)} along {board.path[way.path].name} to {where}{kind}"
            yield draw.Way((place, *way.cells), str(move.count), label, str(move))
        elif isinstance(move, st.Pay) and move.card is None:
            yield draw.Way((move.place,), "", f"Put an agent back on {move.place}", str(move))


def _picks(view: View, moves: Sequence[Move], names: Sequence[str]) -> tuple[draw.Pick, ...]:
    """Ways to choose from a list: where three agents go, and what is paid where there are many."""
    chosen = [
        move for move in moves if isinstance(move, st.Put) or (isinstance(move, st.Pay) and move.card is not None)
    ]
    if len(chosen) <= BUTTONS:
        return ()
    return tuple(draw.Pick(str(move), _label(view, move, names), parts=_parts(move)) for move in chosen)


def _parts(move: st.Put | st.Pay) -> tuple[str, ...]:
    """What is pressed one after another: three places, or a Chief and where it goes."""
    if isinstance(move, st.Put):
        return move.places
    return () if move.card is None else (capital(w.chief(move.card)), f"on {move.place}")


def _actions(view: View, moves: Sequence[Move], names: Sequence[str]) -> Iterable[draw.Action]:
    """A button for every move that is no walk, unless there are too many."""
    listed = {pick.move for pick in _picks(view, moves, names)}
    for move in moves:
        if isinstance(move, Go) or (isinstance(move, st.Pay) and move.card is None) or str(move) in listed:
            continue
        yield draw.Action(str(move), _label(view, move, names), strong=move in (st.TAKE, st.ROLL))


def _label(view: View, move: Move, names: Sequence[str]) -> str:
    """A move as a button has it."""
    match move:
        case st.Rob(victim, what):
            what = "an agent" if what == "agent" else "a Chief Card"
            return f"Take {what} from {names[victim]}{' without looking' if what == 'a Chief Card' else ''}"
        case st.Swap(card):
            return f"Exchange {w.chief(card)}"
        case st.Put(places):
            return f"Put the agents on {spoken(places)}"
        case st.Pay(at, card):
            return f"Put {w.chief(card or 0) if card is not None else 'an agent'} back on {at}"
        case Act():
            return _act(view, move)
    return str(move)


def _act(view: View, move: Act) -> str:
    chief = view.board.pointers.get(view.table.place, "")
    words = {
        st.ROLL: "Throw for a double", st.STAY: "Stay in prison", st.PASS: "Take nothing",
        st.TAKE: f"Take the Chief on {chief}", st.LEAVE: f"Leave the Chief on {chief}",
    }  # fmt: skip
    return words[move]
