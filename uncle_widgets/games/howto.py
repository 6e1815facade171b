"""How to play: a game's aim in a sentence, and five pictures with a sentence each, as its `howto.toml` has them.

A picture shows a real position: a record of `[games]` (`game`) after so many `moves` (without: all), or the
fields of What if (`at`), as `you` see it. `show` names what is drawn of its Scene, row by row: a zone or an item
by its id, `pile:5` for the last five cards of a zone, `seat0.cards` for a seat's hand, `seat0.kin` for what in it
belongs together, `seat0.mark` for its mark alone; '>' and '<' are arrows, and what begins with an apostrophe is
words. `columns` lays a grid anew. `lit` names what is outlined. On a board `around` (a place, or the middle
between some), `wide` and `high` say which part of it is seen. A picture with `seats` stands only where so many
play.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from importlib.resources import files
from typing import Any

from uncle_widgets.engine.game import LETTERS, Game
from uncle_widgets.engine.match import read
from uncle_widgets.games import scene as s
from uncle_widgets.games.by_option import aimed
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import view_at
from uncle_widgets.refusal import Refusal

PICTURES = 5
LONGEST = {"aim": 110, "short": 62, "title": 26, "says": 95}
"""Letters at most: an aim is a line on a page of 1280, its short form two on a phone of 390."""
KEYS = {"title", "says", "seats", "game", "moves", "at", "you", "show", "lit", "around", "wide", "high", "columns"}
"""What a picture may have; `games/checking.py` asks."""
SHAPE = 112 / 150
"""How high a picture is for its width."""
ROOM = 16
"""Units that a node needs up to the edge of a part of a board; what is nearer would be cut."""
LEAST_OF_WAY = 3
"""Of a way that was gone so many places are seen, its end among them, or it is left out."""


@dataclass(frozen=True)
class HowPart:
    """What stands in a row of a picture: `zone`; `cards` in so many `columns` (0: in a row); `words`; an arrow."""

    kind: str
    """cards, words, left, right, or the kind of its zone."""
    id: str = ""
    cards: tuple[s.Item, ...] = ()
    columns: int = 0
    zone: s.Zone | None = None
    board: s.Board | None = None
    words: str = ""


@dataclass(frozen=True)
class HowPicture:
    """One picture: what stands in it row by row, and what is lit of that, by key."""

    title: str
    says: str
    rows: tuple[tuple[HowPart, ...], ...]
    lit: tuple[str, ...] = ()

    @property
    def told(self) -> str:
        """Both as text: where `says` begins with a small letter it goes on with the sentence of the title."""
        return f"{self.title}{' ' if self.says[:1].islower() else '. '}{self.says}"


@dataclass(frozen=True, repr=False)
class HowTo:
    """How a game is played. Prints as its aim and five sentences."""

    game: str
    title: str
    aim: str
    short: str
    """The aim on a phone."""
    pictures: tuple[HowPicture, ...]

    def __repr__(self) -> str:
        return "\n".join([self.aim, *(f"{at}. {one.told}" for at, one in enumerate(self.pictures, 1))])

    def _repr_html_(self) -> str:
        rows = "".join(f"<li>{escape(picture.told)}</li>" for picture in self.pictures)
        return f"<p><b>{escape(self.title)}</b>: {escape(self.aim)}</p><ol>{rows}</ol>"


def how_to_play(kit: Kit[Any], match: Game[Any, Any, Any] | int | None = None) -> HowTo | None:
    """How to play a game, with its options in the aim, or with so many at the table (None: the usual number).

    None where the game has no `howto.toml`; a Refusal says what is wrong with it.
    """
    file = files(kit.package).joinpath("howto.toml")
    if not file.is_file():
        return None
    written = tomllib.loads(file.read_text("utf-8"))
    game = kit.game(match, {}) if match is None or isinstance(match, int) else match
    seats = game.seats
    here = [one for one in written.get("picture", ()) if seats in one.get("seats", (seats,))]
    if len(here) != PICTURES:
        raise Refusal(f"howto.toml: Expected {PICTURES} pictures where {seats} play, not {len(here)}.")
    aim = aimed(kit, game, written)
    told = [(key, aim.get(key, "")) for key in ("aim", "short")]
    told += [(key, one.get(key, "")) for one in here for key in ("title", "says")]
    for key, words in told:
        if not 0 < len(words) <= LONGEST[key]:
            raise Refusal(f"howto.toml: Expected {key!r} of 1 to {LONGEST[key]} letters, not {words!r}.")
    games = written.get("games", {})
    pictures = tuple(_picture(kit, games, at, one) for at, one in enumerate(here, 1))
    return HowTo(kit.id, kit.title, aim["aim"], aim["short"], pictures)


def _picture(kit: Kit[Any], games: Mapping[str, str], at: int, written: Mapping[str, Any]) -> HowPicture:
    try:
        scene, board = _scene(kit, games, written)
        zones = {zone.id: zone for zone in _zones(scene)}
        rows = tuple(tuple(_part(name, zones, board, written) for name in row) for row in written.get("show", ()))
        if not rows:
            raise Refusal("Expected 'show' to name what is drawn.")
        lit = tuple(written.get("lit", ()))
        seen = {key for row in rows for part in row for key in _keys(part)}
        for key in lit:
            if key not in seen:
                raise _nothing("what the picture shows", key, sorted(seen))
    except Refusal as refusal:
        raise Refusal(f"howto.toml, picture {at}: {refusal.sentence}", refusal.clause) from None
    return HowPicture(written["title"], written["says"], rows, lit)


def _scene(kit: Kit[Any], games: Mapping[str, str], written: Mapping[str, Any]) -> tuple[s.Scene, s.Board | None]:
    """The Scene of a position, and the board that it is played on."""
    you = written.get("you", "")
    if "game" not in written:
        seats = max(written.get("seats", (kit.seats[2],)))
        game, view = view_at(kit, seats, you, written.get("at", {}))
        return kit.scene(view, [], LETTERS[: game.seats], []), kit.board(game) if kit.board else None
    if written["game"] not in games:
        raise _nothing("a record of [games]", written["game"], [*games])
    _, options, moves = read(f"{kit.id} {games[written['game']]}")
    match = kit.replay(options, moves[: written.get("moves", len(moves))])
    watcher = LETTERS.index(you) if you else None
    last = len(match.steps) - 1
    scene = kit.draw(match, last, watcher, LETTERS[: match.game.seats], kit.before(match, last))
    return scene, kit.board(match.game) if kit.board else None


def _zones(scene: s.Scene) -> Iterator[s.Zone]:
    for zone in scene.zones:
        yield zone
        yield from zone.before if isinstance(zone, s.SeatZone) else ()


def _part(name: str, zones: Mapping[str, s.Zone], board: s.Board | None, written: Mapping[str, Any]) -> HowPart:
    """What a word of `show` names."""
    if name in ("<", ">"):
        return HowPart("left" if name == "<" else "right")
    if name.startswith("'"):
        return HowPart("words", words=name[1:])
    zone_id, _, last = name.partition(":")
    owner, _, what = name.partition(".")
    seat = zones.get(owner)
    if isinstance(seat, s.SeatZone) and what in ("cards", "kin"):
        cards = tuple(replace(_bare(item), above="") for item in seat.cards if what == "cards" or item.kin)
        return HowPart("cards", owner, cards)
    if isinstance(seat, s.SeatZone) and what == "mark":
        return HowPart("seat", owner, zone=replace(seat, cards=(), before=(), counters=(), alert=""))
    zone = zones.get(zone_id)
    match zone:
        case s.Fan() | s.Grid():
            columns = written.get("columns", zone.columns) if isinstance(zone, s.Grid) else 0
            items = zone.cells if isinstance(zone, s.Grid) else zone.cards
            cards = tuple(_bare(item) for item in items if isinstance(item, s.Item))
            return HowPart("cards", zone.id, cards[-int(last) :] if last else cards, columns)
        case s.Tokens() if board:
            return HowPart("tokens", zone.id, zone=_near(zone, board, written), board=_cut(zone, board, written))
        case s.SeatZone():
            return HowPart("seat", zone.id, zone=replace(zone, cards=(), before=()))
        case s.Stack():
            return HowPart("stack", zone.id, zone=replace(zone, round=(), recall=()))
        case s.Ring() | s.Dice() | s.Tray():
            return HowPart(zone.kind, zone.id, zone=zone)
    known = {item.key: item for shown in zones.values() for item in _items(shown)}
    if name not in known:
        raise _nothing("what the position shows", name, [*zones, *known])
    return HowPart("cards", name, (replace(_bare(known[name]), above=""),))


def _bare(item: s.Item) -> s.Item:
    """A card as it lies: nothing is done with it here."""
    return replace(item, move="", picks=(), off="", origin="", under=None)


def _items(zone: s.Zone) -> Iterator[s.Item]:
    match zone:
        case s.SeatZone() | s.Fan():
            yield from zone.cards
        case s.Grid():
            yield from (cell for cell in zone.cells if isinstance(cell, s.Item))
        case s.Stack() if zone.top:
            yield zone.top


def _keys(part: HowPart) -> Iterator[str]:
    """What of a part may be lit."""
    yield part.id
    yield from (card.key for card in part.cards)
    yield from (token.key for token in part.zone.tokens) if isinstance(part.zone, s.Tokens) else ()


def _window(zone: s.Tokens, board: s.Board, written: Mapping[str, Any]) -> tuple[float, float, float, float]:
    """Left, top, width and height of the part of the board that is seen, in its units."""
    wide = float(written.get("wide", board.width))
    high = float(written.get("high", wide * SHAPE))
    around = written.get("around", zone.centre)
    names = [around] if isinstance(around, str) else around
    places = [node for node in board.nodes if node.id in names]
    if not places or len(places) < len(names):
        raise Refusal(f"Expected 'around' to be places of the board, not {around!r}.")
    x, y = ((min(at) + max(at)) / 2 for at in ([p.x for p in places], [p.y for p in places]))
    return x - wide / 2, y - high / 2, wide, high


def _near(zone: s.Tokens, board: s.Board, written: Mapping[str, Any]) -> s.Tokens:
    """What stands on the part of the board that is seen."""
    seen = {node.id for node in _cut(zone, board, written).nodes}
    cut = [replace(way, move="", path=tuple(at for at in way.path if at in seen)) for way in zone.ways]
    ends = {way.path[-1] for way in zone.ways} & seen
    ways = tuple(way for way in cut if len(way.path) >= LEAST_OF_WAY and way.path[-1] in ends)
    tokens = tuple(token for token in zone.tokens if token.at in seen)
    return replace(zone, tokens=tokens, ways=ways, picks=(), carries=())


def _cut(zone: s.Tokens, board: s.Board, written: Mapping[str, Any]) -> s.Board:
    """The part of the board that is seen; what leads out of it goes on beyond the edge, and ends at no node."""
    left, top, wide, high = _window(zone, board, written)

    def inside(node: s.Node) -> bool:
        return ROOM <= node.x - left <= wide - ROOM and ROOM <= node.y - top <= high - ROOM

    nodes = {n.id: replace(n, x=round(n.x - left, 1), y=round(n.y - top, 1)) for n in board.nodes if inside(n)}
    places, edges = {node.id: node for node in board.nodes}, []
    for edge in board.edges:
        near, far = (edge.a, edge.b) if edge.a in nodes else (edge.b, edge.a)
        if near in nodes and far not in nodes:
            here, there, beyond = places[near], places[far], f"{near}-{far}"
            on = (wide + high) / max(abs(there.x - here.x), abs(there.y - here.y))
            x, y = (round(nodes[near].x + on * (there.x - here.x)), round(nodes[near].y + on * (there.y - here.y)))
            nodes[beyond] = s.Node(beyond, x, y, "")
            far = beyond
        if near in nodes:
            edges.append(replace(edge, a=near, b=far))
    cut = replace(board, id=f"{board.id}-part", nodes=tuple(nodes.values()), edges=tuple(edges), areas=(), art="")
    return replace(cut, width=wide, height=high)


def _nothing(said: str, name: str, known: Sequence[str]) -> Refusal:
    return Refusal(f"Expected {said}, {', '.join(known)[:300]}, not {name!r}.")
