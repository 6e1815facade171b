"""A Scene drawn for paper: white cards with letters and shapes, so that a grey copier loses nothing.

Its words stand beside it, so a screen reader passes it over. It draws what is counted: cards, backs, piles, dice
and the board. What nobody counts is left out: empty places, counters at nought, whose turn it is. Lengths are
as in `picture`, whose layout it uses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from uncle_widgets.games import picture as p
from uncle_widgets.games import scene as s

INK, QUIET = "#000", "#222"
LABEL, NAME = 13.5, 15
"""Sizes of type: drawings are printed at about half a point for each unit."""
SMALL = 0.66
"""How large the cards are that lie under others, beside a card in hand."""
MOST_BACKS = 10
LEAST = 84
"""How wide a player's frame is at least."""
BOARD = 430
"""How wide a board is at most."""
INKS = p.BoardInks("#fff", "#000", "#000", "#aaa", "#777", "#000", ("#fff",), "#000", 1.25)
SHAPES = {
    "r": "M0 0h10v10h-10z",
    "g": "M5 0L10.5 10h-11z",
    "b": "M5 0a5 5 0 0 1 0 10a5 5 0 0 1 0-10z",
    "y": "M5-.7L10.7 5L5 10.7L-.7 5z",
}
"""A square, a triangle, a disc and a diamond, ten units large."""
MOVED = re.compile(r"(?<=translate\()[^)]+")
USED = re.compile('<use href="#([^"]+)"')
SIGNS = {"skip": "Skip", "reverse": "Rev", **p.SIGNS}


@dataclass(frozen=True)
class Drawing:
    """An SVG of `wide` by `high` units; the same position gives the same text.

    It refers to the fronts of its cards by their ids: `fronts` are those, to stand once in the page (`defined`).
    """

    svg: str
    wide: float
    high: float
    fronts: tuple[str, ...] = ()


def defined(drawings: Iterable[Drawing]) -> str:
    """The fronts of all cards in these drawings, once each: an SVG that shows nothing by itself."""
    fronts = dict.fromkeys(front for one in drawings for front in one.fronts)
    if not fronts:
        return ""
    return f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{"".join(fronts)}</svg>'


def drawn_for_paper(scene: s.Scene, board: s.Board | None = None, wide: float = 590) -> Drawing:
    """The drawing of a scene, at most `wide` units across."""
    marks = {zone.seat: zone.name[:1] for zone in scene.zones if isinstance(zone, s.SeatZone)}
    seats = [_seat(zone, wide) for zone in scene.zones if isinstance(zone, s.SeatZone)]
    kinds = [zone for zone in scene.zones if isinstance(zone, s.Kinds)]
    rest = [_zone(zone, board, marks, wide) for zone in scene.zones if not isinstance(zone, s.SeatZone | s.Kinds)]
    whole = p._flow([*rest, *([_gone(kinds, wide)] if kinds else [])], wide, 14)
    if board:
        laid = p._flow([whole, p._stack(seats)], 2 * wide, 14, top=True)
    else:
        laid = p._stack([whole, p._flow(seats, wide, top=True)])
    across, high = round(laid.wide + 2, 1), round(laid.high + 2, 1)
    svg = (
        f'<svg viewBox="-1 -1 {across:g} {high:g}" aria-hidden="true" font-family="Helvetica,Arial,sans-serif">'
        f"{_inked(laid.svg)}</svg>"
    )
    svg = MOVED.sub(lambda found: " ".join(f"{float(one):.0f}" for one in found[0].split()), svg)
    used = dict.fromkeys(USED.findall(svg))
    return Drawing(svg, across, high, tuple(_FRONTS[id] for id in used))


def _zone(zone: s.Zone, board: s.Board | None, marks: dict[int, str], wide: float) -> p._Part:
    match zone:
        case s.Ring():
            return _ring(zone)
        case s.Fan() if zone.cards:
            return _titled(zone.label, _cards(zone.cards, wide))
        case s.Stack():
            return _pile(zone)
        case s.Grid():
            cells = [_card(cell) for cell in zone.cells if isinstance(cell, s.Item)]
            return _titled(zone.label, p._flow(cells, wide, 4)) if cells else _NOTHING
        case s.Dice() if any(zone.values):
            return _titled(zone.label, p._flow([p._die(value) for value in zone.values]))
        case s.Tokens() if board:
            return p._board(zone, board, marks, INKS, min(wide, BOARD))
        case _:
            return _NOTHING


def _ring(ring: s.Ring) -> p._Part:
    if ring.art != "dial":
        words = p._text(", ".join(filter(None, (ring.value, ring.note))), NAME, INK, bold=True)
        return words if ring.art == "chevrons" else _NOTHING
    around = '<circle cx="26" cy="26" r="22" fill="none" stroke-width="6" stroke='
    part = "".join((
        f'{around}"#ccc"/>{around}"#000" pathLength="{ring.of}" stroke-dasharray="{ring.filled} {ring.of}" ',
        'transform="rotate(-90 26 26)"/><text x="26" y="32" font-size="17" font-weight="700" ',
        f'text-anchor="middle">{p.escape(ring.value)}</text>',
    ))  # fmt: skip
    return p._stack([p._Part(52, 52, part), _small(ring.note)], 2)


def _seat(zone: s.SeatZone, wide: float) -> p._Part:
    room = wide - 2 * p.GAP
    told = [f"{count.value} {count.label}" for count in zone.counters if count.value]
    name = p._text(zone.name, NAME, INK, bold=True, most=room)
    note = p._text(", ".join(told), LABEL, QUIET, most=room)
    piles = [_pile(pile) if isinstance(pile, s.Stack) else _cards(pile.cards, room) for pile in zone.before]
    held = [_cards(zone.cards, room)] if zone.cards else []
    inside = p._stack([p._flow([name, note], room), p._flow([*held, *piles], room, 10)], 4)
    across, high = max(inside.wide + 2 * p.GAP, LEAST), inside.high + 2 * p.GAP
    edge = f'<rect width="{across:g}" height="{high:g}" rx="4" fill="#fff" stroke="#000" stroke-width=".8"/>'
    return p._Part(across, high, edge + p._at(p.GAP, p.GAP, inside))


def _cards(items: Iterable[s.Item], wide: float) -> p._Part:
    """Cards in rows; those that lie face down as one bundle with its count."""
    shown = [_card(item) for item in items if item.face]
    down = sum(item.face is None for item in items)
    if down:
        shown.append(p._stack([_backs(min(down, MOST_BACKS)), _small(f"{down} face down")], 2))
    return p._flow(shown, wide, 3)


def _card(item: s.Item) -> p._Part:
    card = _front(item.face) if item.face else _backs(1)
    above = _small(item.above)
    return p._Part(card.wide, card.high + 16, above.svg + p._at(0, 16, card)) if item.above else card


@cache
def _front(face: s.Face) -> p._Part:
    """A card's front, as a reference to what stands once in the page."""
    part = _drawn(face)
    told = "-".join((face.colour, face.suit, face.glyph, face.letter, face.text))
    id = f"c{''.join(sign if sign.isalnum() else f'_{ord(sign):x}' for sign in told if sign != '-')}"
    _FRONTS[id] = f'<defs><g id="{id}" font-family="Helvetica,Arial,sans-serif">{_inked(part.svg)}</g></defs>'
    return p._Part(part.wide, part.high, f'<use href="#{id}"/>')


def _drawn(face: s.Face) -> p._Part:
    """A card's front: its sign, and below it a suit, or the shape and the letter of its colour."""
    wild = face.colour == "wild"
    text = face.text or SIGNS.get(face.glyph) or ("" if wild else face.glyph) or ("Wild" if wild else "")
    lines = text.split("\n")
    size = 18 if len(lines[0]) < 3 else 10
    wide = max(p.NARROW, 8 + p._width(lines[0], size, True))
    inside = p._words(lines[0], 4, 18 if size > 10 else 14, size, INK, True)
    if face.suit:
        inside += p._words(f"{p.SUITS[face.suit][0]}\ufe0e", 4, p.HIGH - 7, 16, p.SUITS[face.suit][1], True)
    elif wild:
        places = zip(SHAPES, ((5, 21), (18, 21), (5, 33), (18, 33)), strict=True)
        inside += "".join(_shape(colour, x, y, 0.8) for colour, (x, y) in places)
    elif face.colour:
        inside += _shape(face.colour, 4, p.HIGH - 15)
        inside += p._words(face.letter or face.colour[0].upper(), 18, p.HIGH - 6, 11, INK, True)
    elif lines[1:]:
        inside += p._words(lines[1], 4, p.HIGH - 7, 11, INK, True)
    return p._Part(wide, p.HIGH, p._plate(wide, p.HIGH, "#fff", INK) + inside)


def _shape(colour: str, x: float, y: float, size: float = 1.0) -> str:
    """The shape of a colour, filled with it."""
    where = f"translate({x:g} {y:g}) scale({size:g})" if size != 1 else f"translate({x:g} {y:g})"
    return f'<path transform="{where}" d="{SHAPES[colour]}" fill="{p.COLOURS[colour]}" stroke="#000"/>'


def _backs(many: int) -> p._Part:
    """Backs of cards, each on those of others: white, with stripes."""
    plate = p._plate(p.NARROW, p.HIGH, "#fff", INK)
    stripes = f'<path d="{"".join(f"M5 {y}h{p.NARROW - 10}" for y in range(7, p.HIGH - 4, 6))}" stroke="#555"/>'
    parts = "".join(p._at(10 * k, 0, p._Part(0, 0, plate + stripes)) for k in range(many))
    return p._Part(p.NARROW + 10 * (many - 1), p.HIGH, parts)


def _pile(pile: s.Stack) -> p._Part:
    """A pile with a card on it, or with cards that everybody remembers; an empty place is not drawn."""
    if not pile.top:
        return _NOTHING
    count = f"{pile.count} " if pile.count > 1 else ""
    under = [_card(item) for item in pile.recall if item.face]
    return _titled(f"{count}{pile.label}", p._flow([_card(pile.top), *(_scaled(one) for one in under)], gap=3))


def _gone(kinds: Iterable[s.Kinds], wide: float) -> p._Part:
    """The cards that are out, sorted, from a game that lists its cards by colour."""
    cards = []
    for zone in kinds:
        for kind, many in zip(zone.kinds, zone.gone, strict=True):
            glyph = kind in s.GLYPHS
            face = s.Face("" if glyph else kind, colour=zone.colour, glyph=kind if glyph else "")
            cards += [_scaled(_front(face))] * int(many)
    return (
        _titled(f"{len(cards)} cards on the discard pile, sorted", p._flow(cards, wide, 2)) if cards else _NOTHING
    )


def _scaled(part: p._Part) -> p._Part:
    """A card's front as it lies under others."""
    svg = part.svg.replace("/>", f' transform="scale({SMALL})"/>')
    return p._Part(round(part.wide * SMALL), round(part.high * SMALL), svg)


def _titled(label: str, part: p._Part) -> p._Part:
    return p._stack([part, _small(label)], 2)


def _small(words: str) -> p._Part:
    return p._text(words, LABEL, QUIET, most=330)


_NOTHING = p._Part(0, 0, "")
_FRONTS: dict[str, str] = {}
"""The fronts that were drawn, by id."""


def _inked(svg: str) -> str:
    """The inks of a screen as those of paper."""
    return svg.replace(p.INK, INK).replace(p.QUIET, QUIET)
