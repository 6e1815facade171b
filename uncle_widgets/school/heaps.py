"""The picture of a class: what it said at each position as heaps, and which mistakes went away.

HTML with drawings in SVG, without a script or a style sheet: it looks the same in a notebook, on a page and in a
saved notebook without a kernel. Words have the page's own colour, so that light and dark both suit; every drawing
is told in words too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape

from uncle_widgets.probability.kinds import KINDS
from uncle_widgets.probability.marking import Judged
from uncle_widgets.probability.show import amount

WIDE = 400
"""Units of a drawing from its lowest number to its highest; a heap is as wide as a fortieth of that."""
HEAPS = 40
PAD = 8
"""Units beside it."""
HIGH = 56
"""Units of the highest heap above the line, and of that below it."""
SIGN = 7
"""Units of a triangle, at most."""
MANY = 90
"""From so many students on a heap is a bar."""
FILL = "#dd4a2b"
"""3.9 to 1 on white, 4.6 to 1 on the darkest page."""
FONT = "font-size:14px;line-height:1.35"


@dataclass(frozen=True)
class Row:
    """A position: what was said first, and what became of the misses; numbers of 100, or in the unit."""

    position: int
    exact: Fraction
    measure: str
    first: tuple[Fraction, ...]
    redone: tuple[Fraction, ...]
    near: int
    near_at_last: int

    @property
    def reach(self) -> Fraction:
        return Judged(self.exact, self.measure).reach

    def shown(self, number: Fraction) -> str:
        return amount(number, self.measure)

    @property
    def ends(self) -> tuple[Fraction, Fraction]:
        """The lowest and the highest number that is drawn."""
        if self.measure == "chance":
            return Fraction(0), Fraction(1)
        numbers = [self.exact - self.reach, self.exact + self.reach, *self.first, *self.redone, Fraction(0)]
        return Fraction(min(numbers) // 1), Fraction(-(-max(numbers) // 1))

    @property
    def words(self) -> str:
        """The drawing, told."""
        told = (
            f"Position {self.position}: the answer is {self.shown(self.exact)}. Guesses: {self._told(self.first)}."
        )
        if self.redone:
            told += f" Second guesses: {self._told(self.redone)}."
        return told

    def _told(self, numbers: Sequence[Fraction]) -> str:
        counted = sorted(Counter(numbers).items())
        return (
            ", ".join(self.shown(number) + (f" ({times} times)" if times > 1 else "") for number, times in counted)
            or "none"
        )


@dataclass(frozen=True)
class Mistakes:
    """A kind of mistake: its names, and how often it was made at each position, at first and at last."""

    kind: str
    names: Mapping[str, int]
    first: tuple[int, ...]
    last: tuple[int, ...]
    told: tuple[bool, ...]
    """Whether any number can tell that mistake at a position."""

    @property
    def title(self) -> str:
        words = KINDS[self.kind].does
        return words[0].upper() + words[1:]

    @property
    def sums(self) -> str:
        return f"{sum(self.first)} at first, {sum(self.last)} in the end"


def picture(rows: Sequence[Row], mistakes: Sequence[Mistakes], students: int) -> str:
    """The whole picture, as HTML."""
    bars = students >= MANY
    one = "The higher a bar, the more students guessed it." if bars else "Each triangle is one first guess."
    legend = f"The line is the answer, and the grey band is close. {one} Hollow shapes below are second guesses."
    highest = [
        max(_counted(row, numbers).values(), default=0) for row in rows for numbers in (row.first, row.redone)
    ]
    unit = min(SIGN, HIGH / max([1, *highest]))
    heaps = "".join(_line(row, unit, bars) for row in rows)
    if any(row.measure == "chance" for row in rows):
        heaps += _scale()
    said = f'<div style="flex:3 1 22em;min-width:0">{_head("Guesses and answers")}'
    said += f'<p style="margin:0 0 .5em;opacity:.8">{legend}</p>{heaps}</div>'
    made = _mistakes(mistakes, len(rows)) if mistakes else ""
    return f'<div style="display:flex;flex-wrap:wrap;gap:1em 2.5em;max-width:76em;{FONT}">{said}{made}</div>'


def _head(words: str) -> str:
    return f'<p style="font-size:1.2em;font-weight:700;margin:.4em 0">{escape(words)}</p>'


def _line(row: Row, unit: float, bars: bool) -> str:
    """One position: its number, its heaps, how many were near."""
    near = f"{row.near} close" + (f"<br>{row.near_at_last} in the end" if row.near_at_last != row.near else "")
    low, high = row.ends
    ends = "" if row.measure == "chance" else f"scale: {low} to {high}"
    return (
        '<div style="display:flex;align-items:center;gap:.7em;border-top:1px solid rgba(128,128,128,.45)">'
        f'<b style="flex:0 0 1.5em">{row.position}</b>'
        f'<span style="flex:1 1 0;min-width:0">{_heaps(row, unit, bars)}</span>'
        f'<span style="flex:0 0 6em"><b>{escape(row.shown(row.exact))}</b><br>{near}'
        f'<br><span style="font-size:.85em;opacity:.8">{ends}</span></span></div>'
    )


def _scale() -> str:
    """The numbers below the last heaps."""
    numbers = "".join(
        f'<span style="width:0;display:flex;justify-content:center">{of}</span>' for of in (0, 25, 50, 75, 100)
    )
    between = f"padding:0 {PAD * 100 / (WIDE + 2 * PAD):.1f}%;display:flex;justify-content:space-between"
    return (
        '<div style="display:flex;gap:.7em;border-top:1px solid rgba(128,128,128,.45)">'
        f'<span style="flex:0 0 1.5em"></span><span style="flex:1 1 0;{between}">{numbers}</span>'
        '<span style="flex:0 0 6em">out of 100</span></div>'
    )


def _heaps(row: Row, unit: float, bars: bool) -> str:
    low, high = row.ends
    span = float(high - low) or 1.0

    def x(number: Fraction) -> float:
        return round(float(number - low) / span * WIDE, 1)

    up, down = _counted(row, row.first), _counted(row, row.redone)
    below = max(down.values(), default=0) * unit
    base = max(max(up.values(), default=0) * unit, 2.0 * SIGN) + 2
    tall = round(base + below + 4, 1)
    left, right = (max(0.0, min(float(WIDE), x(row.exact + side * row.reach))) for side in (-1, 1))
    quarters = "".join(f"M{WIDE * k // 4} 0V{tall}" for k in (1, 2, 3))
    parts = [
        f'<path d="{quarters}" stroke="currentColor" opacity=".2"/>',
        f'<rect x="{left}" y="0" width="{right - left:.1f}" height="{tall}" fill="currentColor" opacity=".13"/>',
        f'<path d="M0 {base:.1f}H{WIDE}" stroke="currentColor" opacity=".5"/>',
        f'<path d="{_heap(up, base, -unit, bars)}" fill="{FILL}"/>',
        f'<path d="{_heap(down, base, unit, bars)}" fill="none" stroke="currentColor" stroke-width="1.2"/>',
        f'<path d="M{x(row.exact)} 0V{tall}" stroke="currentColor" stroke-width="2.5"/>',
    ]
    return (
        f'<svg viewBox="-{PAD} -1 {WIDE + 2 * PAD} {tall + 2}" role="img" aria-label="{escape(row.words)}" '
        f'style="display:block;width:100%;height:auto">{"".join(parts)}</svg>'
    )


def _counted(row: Row, numbers: Sequence[Fraction]) -> Counter[int]:
    """How many numbers fall on each of the places of a heap."""
    low, high = row.ends
    return Counter(min(HEAPS, int((n - low) * HEAPS / ((high - low) or 1) + Fraction(1, 2))) for n in numbers)


def _heap(counted: Mapping[int, int], base: float, unit: float, bars: bool) -> str:
    """The outline of the heaps: upwards of the line where `unit` is below 0."""
    step, half = WIDE / HEAPS, min(SIGN, abs(unit)) / 2
    if bars:
        return "".join(
            f"M{at * step - 3:g} {base:.1f}h6v{unit * times:.1f}h-6z" for at, times in sorted(counted.items())
        )
    tip = 0.86 * unit
    return "".join(
        f"M{at * step - half:.1f} {base + unit * (k + (unit < 0)) + (0.07 * unit if unit > 0 else 0):.1f}"
        f"h{2 * half:.1f}l{-half:.1f} {abs(tip):.1f}z"
        for at, times in sorted(counted.items())
        for k in range(times)
    )


def _mistakes(mistakes: Sequence[Mistakes], positions: int) -> str:
    """Which mistakes went away: two bars a position, made at first and still made at last."""
    most = max(max((*one.first, *one.last)) for one in mistakes)
    body = "".join(_mistake(one, positions, most) for one in mistakes)
    told = "Filled bars: at first. Hollow bars: in the end. A dot: no guess can show this mistake here."
    return (
        f'<div style="flex:2 1 20em;min-width:0">{_head("Which mistakes went away")}{body}'
        f'<p style="margin:.3em 0;opacity:.8">{told}</p></div>'
    )


def _mistake(one: Mistakes, positions: int, most: int) -> str:
    step = WIDE / positions
    wide = min(14.0, step * 0.36)
    parts = ['<path d="M0 52H400" stroke="currentColor" opacity=".5"/>']
    for at in range(positions):
        middle = (at + 0.5) * step
        parts.append(_text(middle, 68, str(at + 1)))
        if not one.told[at]:
            parts.append(f'<circle cx="{middle:.1f}" cy="48" r="2" fill="currentColor"/>')
            continue
        for times, left, looks in (
            (one.first[at], middle - wide - 1, f'fill="{FILL}"'),
            (one.last[at], middle + 1, 'fill="none" stroke="currentColor" stroke-width="1.2"'),
        ):
            if times:
                high = 34 * times / most
                parts.append(
                    f'<rect x="{left:.1f}" y="{52 - high:.1f}" width="{wide:.1f}" height="{high:.1f}" {looks}/>'
                )
                parts.append(_text(left + wide / 2, 48 - high, str(times)))
    where = [f"position {at + 1}: {a} at first, {b} in the end"
             for at, (a, b) in enumerate(zip(one.first, one.last, strict=True)) if a or b]  # fmt: skip
    names = ", ".join(f"{name} ({times})" if times > 1 else name for name, times in one.names.items())
    return (
        f'<p style="margin:.5em 0 0"><b>{escape(one.title)}</b> ({one.kind}): {one.sums}.<br>'
        f'<span style="opacity:.8">{escape(names)}</span></p>'
        f'<svg viewBox="0 0 {WIDE} 72" role="img" aria-label="{escape(f"{one.title}. " + "; ".join(where))}." '
        f'style="display:block;width:100%;height:auto;max-width:32em">{"".join(parts)}</svg>'
    )


def _text(x: float, y: float, words: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="13" text-anchor="middle" fill="currentColor">{words}</text>'
