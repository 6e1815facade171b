"""A Scene as a small picture that needs nothing to run: for saved notebooks, paper and quizzes.

It holds what the Scene holds, which is what its watcher sees; the same Scene gives the same SVG. Parts are drawn
at (0, 0) and laid out in rows. Lengths are CSS pixels.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape as escaped
from itertools import groupby
from pathlib import Path
from typing import Any

from uncle_widgets.filing import placed_at, write
from uncle_widgets.games import scene as s
from uncle_widgets.games.latex import latex
from uncle_widgets.refusal import Refusal, whole

WIDE = 480
MARGIN, GAP = 12, 8
INSIDE = WIDE - 2 * MARGIN
HIGH, NARROW = 46, 33
"""A card's height, and its width where a sign or two stand on it."""
ROW = 120
"""A frame that is higher holds more than a row of cards."""
BACKS = 5
"""How many backs of one hand are drawn; how many there are is written."""
PAPER, INK, QUIET, RULE, BACK, LIT = "#f6f8f7", "#13201e", "#485651", "#b4c0ba", "#2b4650", "#b92c14"
HEAD, LOOK = '<svg xmlns="http://www.w3.org/2000/svg"', f'font-family="Helvetica,Arial,sans-serif" fill="{INK}"'
COLOURS = {"r": "#c4261d", "g": "#1c7c45", "b": "#1c5fb8", "y": "#f2b705", "wild": "#17181c"}
SUITS = {"s": ("\u2660", INK), "h": ("\u2665", "#c4261d"), "d": ("\u2666", "#c4261d"), "c": ("\u2663", INK)}
SIGNS = {"draw2": "+2", "draw4": "+4"}
SEATS = ("#1c5fb8", "#b92c14", "#1c7c45", "#7a4d00", "#6b3fa0", "#13201e")
PIPS = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}
"""Where a die's dots are, on a square of nine."""


NO_XML = re.compile("[\x00-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]")
"""Signs that no XML may hold, which a name may."""


def escape(words: str) -> str:
    return escaped(NO_XML.sub("", words))


@dataclass(frozen=True)
class Picture:
    """A picture of a position. `title` and `words` describe it, and are part of the picture too. A notebook shows
    it.
    """

    svg: str
    title: str
    words: str

    @property
    def address(self) -> str:
        """The picture as the `src` of an <img>."""
        return f"data:image/svg+xml;base64,{b64encode(self.svg.encode()).decode()}"

    def png(self, wide: int = 2 * WIDE) -> bytes:
        """Return the picture as PNG, `wide` pixels across (100 to 10,000).

        Raises:
            Refusal: if resvg_py is not installed (the extra `png`), or the machine has no font that it can use.
        """
        wide = whole("the width", wide, 100, 10_000)
        try:
            from resvg_py import svg_to_bytes
        except ImportError:
            raise Refusal(
                'A PNG needs resvg_py: python -m pip install "uncle_widgets[png]". An SVG needs nothing.'
            ) from None
        draw = partial(svg_to_bytes, sans_serif_family="Liberation Sans", serif_family="DejaVu Sans")
        begins = f'{HEAD} width="20" height="20" {LOOK}><text y="15">'
        if draw(svg_string=f"{begins} </text></svg>") == draw(svg_string=f"{begins}A</text></svg>"):
            raise Refusal("A PNG needs one of these fonts: Helvetica, Arial, Liberation Sans or DejaVu Sans.")
        return bytes(draw(svg_string=self.svg, width=wide))

    def save(self, path: str | Path) -> Path:
        """Save the picture as .svg or .png and return the path.

        Raises:
            Refusal: if the name ends otherwise, if the file can't be written, or as in `png`.
        """
        file = placed_at(path, ".svg", ".png")
        write(file, self.png() if file.suffix == ".png" else self.svg.encode())
        return file

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, str]:
        """The picture as HTML, and for paper as PNG, or without what makes one its words as LaTeX.

        Not as SVG: nbconvert asks Inkscape for a PDF of each SVG that it finds, also beside another form.
        """
        html = self._repr_html_()
        try:
            paper = {"image/png": b64encode(self.png(3 * WIDE // 2)).decode()}
        except Refusal:
            paper = {"text/latex": latex(html)}
        return {"text/plain": repr(self), "text/html": html, **paper}

    def _repr_html_(self) -> str:
        look = f'width="{WIDE}" style="max-width:100%;height:auto"'
        return (
            f'<p><img src="{self.address}" alt="{escape(self.title)}" {look}></p>'
            f"<p><b>{escape(self.title)}</b> {escape(self.words)}</p>"
        )

    def __repr__(self) -> str:
        return f"Picture({self.title!r})"


@dataclass(frozen=True)
class BoardInks:
    """How a board is inked: houses and covered cards (`fill`, `edge`, `ink`), ways, spaces, agents and marks."""

    fill: str = BACK
    edge: str = BACK
    ink: str = "#fff"
    ways: str = RULE
    spaces: str = "#8b9a94"
    agents: str = BACK
    seats: tuple[str, ...] = SEATS
    seat_edge: str = "#fff"
    letters: float = 1.0
    """How large the names are, beside those on a screen."""


SCREEN = BoardInks()


@dataclass(frozen=True)
class _Part:
    wide: float
    high: float
    svg: str


def drawn(scene: s.Scene, board: s.Board | None = None) -> Picture:
    """The picture of `scene`, on `board` where its game has one."""
    title = NO_XML.sub("", " ".join(filter(None, (scene.place, scene.now))))
    words = NO_XML.sub("", " ".join(filter(None, (*scene.said, scene.board))))
    marks = {zone.seat: zone.name[:1] for zone in scene.zones if isinstance(zone, s.SeatZone)}
    head = _flow([_text(scene.place, 12, QUIET), _text(scene.now, 13, bold=True)])
    seats = [_seat(zone) for zone in scene.zones if isinstance(zone, s.SeatZone)]
    rest = [_zone(zone, board, marks) for zone in scene.zones if not isinstance(zone, s.SeatZone)]
    laid = _stack([head, _flow(rest, gap=2 * GAP), _flow(seats, top=True)])
    high = round(laid.high + 2 * MARGIN)
    svg = (
        f'{HEAD} width="{WIDE}" height="{high}" viewBox="0 0 {WIDE} {high}" role="img" {LOOK}>'
        f"<title>{escape(title)}</title><desc>{escape(words)}</desc>"
        f'<rect x=".5" y=".5" width="{WIDE - 1}" height="{high - 1}" rx="10" fill="{PAPER}" stroke="{RULE}"/>'
        f"{_at(MARGIN, MARGIN, laid)}</svg>"
    )
    return Picture(svg, title, words)


def _zone(zone: s.Zone, board: s.Board | None, marks: dict[int, str]) -> _Part:
    match zone:
        case s.Ring():
            return _ring(zone)
        case s.Fan() if zone.cards:
            return _titled(zone.label, _cards(zone.cards))
        case s.Stack():
            return _pile(zone)
        case s.Tray():
            return _flow([_CHIP, _text(f"{zone.count} {zone.label}", 12)])
        case s.Grid():
            columns = zone.columns or len(zone.cells)
            cells = [_card(cell) if isinstance(cell, s.Item) else _EMPTY for cell in zone.cells]
            most = max((cell.wide for cell in cells), default=NARROW)
            return _titled(zone.label, _flow(cells, min(INSIDE, columns * (most + 4)), 4))
        case s.Dice():
            return _titled(zone.label, _flow([_die(value) for value in zone.values]))
        case s.Tokens():
            return _board(zone, board, marks) if board else _Part(0, 0, "")
        case s.Notes():
            signs = {"done": "\u2713 ", "now": "\u25b8 ", "open": "\u25cb "}
            rows = [f"{signs.get(row.box, '')}{row.words}{': ' * bool(row.note)}{row.note}" for row in zone.rows]
            return _titled(zone.label, _stack([_text(row, 11) for row in rows], 2))
        case _:
            return _Part(0, 0, "")


def _seat(zone: s.SeatZone) -> _Part:
    """A player in a frame, over half of the width where that is enough."""
    part = _framed(zone, (INSIDE - GAP) / 2)
    return part if part.high < ROW else _framed(zone, INSIDE)


def _framed(zone: s.SeatZone, wide: float) -> _Part:
    told = [f"{count.value} {count.label}" for count in zone.counters]
    room = wide - 2 * GAP
    name = _text(zone.name, 12, bold=True, most=room)
    note = _text(", ".join(filter(None, (zone.note, *told))), 11, QUIET, most=room)
    piles = [_pile(pile) if isinstance(pile, s.Stack) else _cards(pile.cards, room) for pile in zone.before]
    held = [_cards(zone.cards, room)] if zone.cards else []
    inside = _stack([_flow([name, note], room), _flow([*held, *piles], room)], 4)
    frame, high = LIT if zone.active else RULE, inside.high + 2 * GAP
    edge = f'<rect width="{wide:g}" height="{high:g}" rx="6" fill="#fff" stroke="{frame}"/>'
    return _Part(wide, high, edge + _at(GAP, GAP, inside))


def _cards(items: Sequence[s.Item], wide: float = INSIDE) -> _Part:
    """Cards in a row, or rows; those that lie face down beside each other as one bundle with its count."""
    parts: list[_Part] = []
    for down, run in groupby(items, lambda item: item.face is None):
        cards = [*run]
        if down and len(cards) > 1:
            words = _text(f"{len(cards)} face down", 10, QUIET)
            parts.append(_stack([_back(min(len(cards), BACKS)), words], 2))
        else:
            parts += map(_card, cards)
    return _flow(parts, wide, 4)


def _card(item: s.Item) -> _Part:
    card = _front(item.face) if item.face else _back()
    if item.ghost:
        card = _Part(card.wide, card.high, f'<g opacity=".4">{card.svg}</g>')
    above = _text(item.above, 10, QUIET, most=8 * NARROW)
    return _Part(card.wide, card.high + 14, above.svg + _at(0, 14, card)) if item.above else card


def _front(face: s.Face) -> _Part:
    """A card's front: a field of its colour with its letter, a suit, or a name."""
    text = face.text or SIGNS.get(face.glyph) or face.glyph or face.colour
    fill = COLOURS.get(face.colour, "#fff")
    ink = "#fff" if face.colour not in ("", "y") else INK
    if face.suit:
        sign, ink = SUITS[face.suit]
        text += f"\n{sign}\ufe0e"
    elif face.colour and (letter := face.letter or face.colour[0].upper()):
        text += f"\n{letter}"
    lines = text.split("\n")
    size = 17 if len(lines[0]) < 3 else 10
    wide = max(NARROW, 8 + _width(lines[0], size, True))
    words = _words(lines[0], 4, 17 if size > 10 else 14, size, ink, True)
    if lines[1:]:
        words += _words(lines[1], 4, HIGH - 7, 15 if face.suit else 11, ink, True)
    return _Part(wide, HIGH, _plate(wide, HIGH, fill, "#73817b") + words)


def _back(many: int = 1) -> _Part:
    """The back of a card, on those of others."""
    plate = _plate(NARROW, HIGH, BACK, "#fff")
    inner = f'<path d="M7 8h{NARROW - 14}v{HIGH - 16}h{14 - NARROW}z" fill="none" stroke="#8fa5ad"/>'
    plates = "".join(_at(8 * k, 0, _Part(0, 0, plate + inner * (k == many - 1))) for k in range(many))
    return _Part(NARROW + 8 * (many - 1), HIGH, plates)


def _pile(pile: s.Stack) -> _Part:
    top = _card(pile.top) if pile.top else _EMPTY
    under = _at(3, 3, _Part(0, 0, _plate(top.wide, HIGH, "#dfe6e2", RULE))) if pile.count > 1 else ""
    card = _Part(top.wide + 3, top.high + 3, under + top.svg)
    count = f"{pile.count} " if pile.top and pile.count > 1 else ""
    return _stack([card, _text(f"{count}{pile.label}", 10, QUIET)], 2)


def _ring(ring: s.Ring) -> _Part:
    tone = COLOURS.get(ring.colour, LIT)
    note = _text(ring.note, 11, QUIET)
    if ring.art == "chevrons":
        d = "".join(f"M{x} 2l8 8-8 8" if ring.direction < 0 else f"M{x + 8} 2l-8 8 8 8" for x in (2, 14, 26))
        way = _Part(38, 20, f'<path d="{d}" fill="none" stroke="{tone}" stroke-width="4"/>')
        return _flow([way, _stack([_text(ring.value, 13, bold=True), note], 1)])
    if ring.art == "none":
        return _flow([_text(ring.value, 20, bold=True), note])
    around = '<circle cx="30" cy="30" r="25" fill="none" stroke-width="7" stroke='
    filled = ring.of if ring.closed else ring.filled
    dial = (
        f'{around}"{RULE}"/>'
        f'{around}"{LIT}" pathLength="{ring.of}" stroke-dasharray="{filled} {ring.of}" '
        f'transform="rotate(-90 30 30)"/>'
        f'<text x="30" y="37" font-size="19" font-weight="700" text-anchor="middle">{escape(ring.value)}</text>'
    )
    return _stack([_Part(60, 60, dial), note], 2)


def _die(value: int) -> _Part:
    dots = "".join(f"M{7 + 7 * (int(at) % 3)} {7 + 7 * (int(at) // 3)}h0" for at in PIPS.get(value, ""))
    pips = f'<path d="{dots}" stroke="{INK}" stroke-width="5" stroke-linecap="round"/>'
    return _Part(28, 28, _plate(28, 28, "#fff", INK) + pips)


def _board(
    zone: s.Tokens,
    board: s.Board | None,
    marks: dict[int, str],
    inks: BoardInks = SCREEN,
    across: float = INSIDE,
) -> _Part:
    """Ways and spaces, each kind as one path; then what stands on them."""
    assert board is not None
    at = {node.id: node for node in board.nodes}
    ways, end = "", ""
    for edge in board.edges:
        if edge.kind != "pointer":
            a, b = at[edge.a], at[edge.b]
            ways += f"L{b.x:g} {b.y:g}" if edge.a == end else f"M{a.x:g} {a.y:g}L{b.x:g} {b.y:g}"
            end = edge.b
    spaces = [node for node in board.nodes if node.kind not in ("house", "door")]
    parts = [
        f'<path d="{ways}" fill="none" stroke="{inks.ways}" stroke-width="6"/>',
        _dots(spaces, inks.spaces, 19),
    ]
    for house in board.nodes:
        if house.kind == "house":
            size = 23 * inks.letters
            half = max(34.0, _width(house.name, size, True) / 2 + 8)
            parts.append(
                _at(house.x - half, house.y - 20, _Part(0, 0, _plate(2 * half, 40, inks.fill, inks.edge)))
            )
            parts.append(_words(house.name, house.x, house.y + 8, size, inks.ink, True, True))
    parts += [_words(area.name, area.x, area.y, 24 * inks.letters, QUIET, False, True) for area in board.areas]
    agents = [at[token.at] for token in zone.tokens if token.art == "agent"]
    parts.append(_dots(agents, inks.agents, 26, "square"))
    stood: dict[str, int] = {}
    for token in zone.tokens:
        x, y = at[token.at].x, at[token.at].y
        if token.art == "card":
            name = token.face.text or token.face.glyph if token.face else at[token.at].name
            fill, ink = ("#fff", INK) if token.face else (inks.fill, inks.ink)
            words = _words(name, 26, 38, 21 * inks.letters if len(name) < 4 else 14, ink, True, True)
            parts.append(_at(x - 26, y - 31, _Part(0, 0, _plate(52, 62, fill, INK) + words)))
        elif token.art == "mark":
            dx = 34 * stood.get(token.at, 0)
            stood[token.at] = stood.get(token.at, 0) + 1
            fill = inks.seats[(token.seat or 0) % len(inks.seats)]
            letter = 25 * inks.letters
            rim = f'stroke="{inks.seat_edge}" stroke-width="4"'
            parts.append(
                f'<circle cx="{x + dx:g}" cy="{y - 34:g}" r="19" fill="{fill}" {rim}/>'
                f"{_words(marks.get(token.seat or 0, ''), x + dx, y - 25, letter, inks.ink, True, True)}"
            )
    scale = across / board.width
    return _Part(across, board.height * scale, f'<g transform="scale({scale:.4f})">{"".join(parts)}</g>')


def _dots(nodes: Iterable[s.Node], fill: str, size: int, cap: str = "round") -> str:
    """A dot at each node, all as one path."""
    d = "".join(f"M{node.x:g} {node.y:g}h0" for node in nodes)
    return f'<path d="{d}" stroke="{fill}" stroke-width="{size}" stroke-linecap="{cap}"/>'


def _plate(wide: float, high: float, fill: str, edge: str) -> str:
    return f'<rect width="{wide:g}" height="{high:g}" rx="4" fill="{fill}" stroke="{edge}"/>'


def _titled(label: str, part: _Part) -> _Part:
    return _stack([part, _text(label, 10, QUIET)], 2)


def _width(words: str, size: float, bold: bool = False) -> float:
    """About how wide words are in DejaVu Sans, which is wider than Helvetica."""
    wide = sum(0.38 if sign in " .,:;'iIljtf" else 0.76 if sign.isupper() else 0.6 for sign in words)
    return size * wide * (1.1 if bold else 1)


def _words(words: str, x: float, y: float, size: float, fill: str, bold: bool = False, mid: bool = False) -> str:
    given = (
        f' x="{x:g}"' * bool(x),
        f' fill="{fill}"' * (fill != INK),
        ' font-weight="700"' * bold,
        ' text-anchor="middle"' * mid,
    )
    return f'<text y="{y:g}" font-size="{size:g}"{"".join(given)}>{escape(words)}</text>'


def _text(words: str, size: float, fill: str = INK, bold: bool = False, most: float = INSIDE) -> _Part:
    """A line of words, cut where it is wider than `most`."""
    while _width(words, size, bold) > most:
        words = f"{words[:-2].rstrip()}\N{HORIZONTAL ELLIPSIS}"
    if not words:
        return _Part(0, 0, "")
    return _Part(_width(words, size, bold), size * 1.25, _words(words, 0, size, size, fill, bold))


def _at(x: float, y: float, part: _Part) -> str:
    if not part.svg or not (x or y):
        return part.svg
    where = f"{x:.4g} {y:.4g}" if y else f"{x:.4g}"
    return f'<g transform="translate({where})">{part.svg}</g>'


def _stack(parts: Iterable[_Part], gap: float = GAP) -> _Part:
    """Parts one under the other."""
    svg, y, wide = "", 0.0, 0.0
    for part in parts:
        if part.high:
            svg += _at(0, y, part)
            y, wide = y + part.high + gap, max(wide, part.wide)
    return _Part(wide, max(y - gap, 0), svg)


def _flow(parts: Iterable[_Part], wide: float = INSIDE, gap: float = GAP, top: bool = False) -> _Part:
    """Parts beside each other, in as many rows as they need; they stand on the line of their row, or hang."""
    rows: list[list[_Part]] = [[]]
    for part in parts:
        if not part.high:
            continue
        if rows[-1] and sum(one.wide + gap for one in rows[-1]) + part.wide > wide + 0.01:
            rows.append([])
        rows[-1].append(part)
    laid = []
    for row in filter(None, rows):
        high, x, svg = max(part.high for part in row), 0.0, ""
        for part in row:
            svg += _at(x, 0 if top else high - part.high, part)
            x += part.wide + gap
        laid.append(_Part(x - gap, high, svg))
    return _stack(laid, gap)


_EMPTY = _Part(NARROW, HIGH, _plate(NARROW, HIGH, "none", f'{RULE}" stroke-dasharray="3'))
_CHIP = _Part(14, 14, f'<circle cx="7" cy="7" r="6" fill="{LIT}"/>')
