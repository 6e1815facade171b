"""Short tables for those who print a thing in a cell, as text and as HTML; and bars."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

Row = Sequence[object]


def columns(rows: Sequence[Row]) -> str:
    """Rows as lines of text, each column as wide as its longest cell."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in texts)
    return "\n".join(line.rstrip() for line in lines)


def table(head: Row, rows: Sequence[Row]) -> str:
    """Rows as an HTML table, whatever stands in a cell shown as text."""
    body = "".join(_row(row, "td") for row in rows)
    return f"<table><thead>{_row(head, 'th')}</thead><tbody>{body}</tbody></table>"


def _row(row: Row, tag: str) -> str:
    cells = (f'<{tag} style="text-align:left">{escape(str(cell))}</{tag}>' for cell in row)
    return f"<tr>{''.join(cells)}</tr>"


def bars(counts: Sequence[int], words: str) -> str:
    """A bar for each count, beside each other, over a sentence that says what they are."""
    top, wide = max(counts), 16 * len(counts)
    path = "".join(f"M{16 * k} 60v{-60 * n / top:.4g}h14v{60 * n / top:.4g}z" for k, n in enumerate(counts) if n)
    return (
        f'<figure style="display:inline-block;margin:0 2em 1em 0"><svg width="{wide}" height="61" role="img" '
        f'aria-label="{escape(words)}"><path fill="currentColor" d="{path}M0 60h{wide - 2}v1h{2 - wide}z"/></svg>'
        f"<figcaption>{escape(words)}</figcaption></figure>"
    )
