"""A lesson on paper: a side of questions for students, and a side with the key for the teacher."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher
from html import escape
from pathlib import Path
from typing import Any

from uncle_widgets.filing import saved
from uncle_widgets.frontend import bundle
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise, Plan, exercises, pairs, plan_of
from uncle_widgets.games.table import kit_of
from uncle_widgets.probability.show import decimal
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.cover import Cover, best_lesson, cover_of
from uncle_widgets.school.fitting import PADDING, SIDES, SIZES, SPARE, lines, mm, paragraphs, row
from uncle_widgets.school.opening import Opening, opening_of
from uncle_widgets.school.wording import rows_of, unit_of

PAPERS = {"A4": "A4", "Letter": "letter"}
"""Sizes of paper, and what CSS calls them."""
NUMBER, ANSWER, SURE, EXACT = 2.4, 10.5, 6.4, 4.5
"""How wide the columns of a sheet are beside that of the text, in em; sheet.css has the same."""
SAID, BOX, LEVELS = 0.38, 4.6, 3
"""Of the key the share that the answers take; how wide a box for a number is, in em; lines of how sure."""
FOOT = 29
"""How high the foot is, with grid, tree and QR, in millimetres."""
ALIKE = 0.65
"""How much of a row must stand in that above, from 0 to 1, for the rest of it to be bold."""
HOW = "Write your guess and how sure you are before you see any answers."
TOGETHER = "Answer two questions together if a bar joins them."
WHO = '<p class="who">Name <span class="line"></span> Date <span class="line"></span></p>'


@dataclass(frozen=True)
class Sheet:
    """A lesson to print. `html` is a whole page that loads nothing from elsewhere."""

    title: str
    html: str

    def save(self, path: str | Path) -> Path:
        """Save the page and return its path. Raise Refusal if the name doesn't end in .html, or the file can't be
        written.
        """
        return saved(path, ".html", self.html)

    def _repr_html_(self) -> str:
        shown = escape(self.html, quote=True)
        title = escape(self.title, quote=True)
        return f'<iframe title="{title}" srcdoc="{shown}" style="width:100%;height:70em;border:0"></iframe>'

    def __repr__(self) -> str:
        return f"Sheet({self.title!r})"


def sheet(
    game: str,
    lesson: str | int | None = None,
    paper: str = "A4",
    *,
    cover: bool = False,
    link: str = "",
    key: bool = True,
) -> Sheet:
    """Print a lesson: its positions on one side, the key on the next.

    Args:
        game: the id of a game.
        lesson: the number or name of a lesson; None for the first, or for a cover lesson the game's best.
        paper: 'A4' or 'Letter'.
        cover: whether to add a minute-by-minute plan for a substitute teacher.
        link: the address of a page that shows the game. The sheet gives it as text and, with segno, as a QR code.
        key: whether to add the teacher's side.
    """
    if paper not in PAPERS:
        raise Refusal(f"Expected {' or '.join(PAPERS)} paper, not {str(paper)[:20]!r}.")
    kit = kit_of(game)
    plan = plan_of(kit, lesson if lesson is not None else best_lesson(kit) if cover else 1)
    page = _Page(kit, plan, paper, opening_of(kit, plan, link), cover_of(kit, plan) if cover else None)
    sides = [page.asked(), page.key()] if key else [page.asked()]
    style = f"@page {{ size: {PAPERS[paper]}; }}\n{bundle('sheet.css')}"
    head = f'<head><meta charset="utf-8"><title>{escape(page.title)}</title><style>{style}</style></head>'
    return Sheet(page.title, f'<!doctype html><html lang="en">{head}<body>{"".join(sides)}</body></html>\n')


class _Page:
    """The two sides of a lesson, each in the largest type in which it fits."""

    def __init__(self, kit: Kit[Any], plan: Plan, paper: str, opening: Opening, cover: Cover | None) -> None:
        self.kit, self.plan, self.opening, self.cover = kit, plan, opening, cover
        self.made = exercises(kit, plan)
        self.across, self.down = SIDES[paper]
        self.head, self.rows = rows_of(kit, self.made)
        self.title = f"{kit.title}, lesson {plan.number}: {plan.name}"
        if cover:
            self.title += " (cover lesson)"
        self.hundred = sum(here.question.measure == "chance" for here in self.made) * 2 > len(self.made)

    # -- the student's side --

    def asked(self) -> str:
        title = f"{'Cover lesson: ' if self.cover else ''}{self.plan.name}"
        minutes = self.cover.html if self.cover else ""
        body = "".join(map(self._row, range(len(self.rows))))
        return (
            f'<section class="asked" style="font-size:{self._size(self._asked_height)}pt"><header>'
            f"<h1>{escape(title)}</h1><p>{escape(self.plan.goal)}</p>{WHO}</header>{minutes}"
            f"{_paragraphs(self._said)}"
            '<table><colgroup><col class="nr"><col><col class="yours"><col class="sure"><col class="exact">'
            "</colgroup><thead><tr><th></th><th>Question</th><th>Your guess</th>"
            f"<th>How sure?</th><th>Answer</th></tr></thead><tbody>{body}</tbody></table>{self._foot()}</section>"
        )

    @property
    def _said(self) -> tuple[str, ...]:
        """What stands over the table: the deck and what is supposed, once, and what to do."""
        how = f"{HOW} {TOGETHER}" if pairs(self.made) else HOW
        return (" ".join(self.head), how) if self.head else (how,)

    def _row(self, at: int) -> str:
        here, told = self.made[at], self.rows[at]
        fold = '<tr class="fold"><td colspan="5">fold here</td></tr>' if here.group == "Exit" else ""
        return (
            f'{fold}<tr class="{self._kind(at)}"><td><b class="disc">{at + 1}</b></td>'
            f"<td>{told.lead} {_differs(told.told, told.above, 0 if told.lead else ALIKE)}</td>"
            f'<td><span class="box"></span> {escape(unit_of(here))}</td>'
            '<td class="sure"><i></i> guessing<br><i></i> fairly sure<br><i></i> certain</td><td></td></tr>'
        )

    def _kind(self, at: int) -> str:
        """How a row is drawn: two positions that are answered together are joined at the edge."""
        return "together" if at in pairs(self.made) else "row"

    def _foot(self) -> str:
        code = f'<div class="code">{self.opening.code}</div>' if self.opening.code else ""
        drawn = f"{GRID}{TREE}" if self.hundred else ""
        return (
            f"<footer>{drawn}<p>{escape(self.kit.title)}, lesson {self.plan.number}.<br>"
            f"{self.opening.html}</p>{code}</footer>"
        )

    def _asked_height(self, points: float) -> float:
        across = self.across / points
        text = across - NUMBER - ANSWER - SURE - EXACT - 1
        rows = (
            row(lines(f"{told.lead} {told.told}", text), lines(unit_of(here), ANSWER - 0.5, BOX), LEVELS)
            for here, told in zip(self.made, self.rows, strict=True)
        )
        over = 2.2 + paragraphs([self.plan.goal], across) + 2
        minutes = self.cover.height(across) if self.cover else 0
        drawn = self.hundred or self.opening.code
        foot = mm(FOOT, points) if drawn else paragraphs([self.opening.words], across) + 1
        return over + minutes + paragraphs(self._said, across) + 3 + sum(rows) + foot + PADDING

    # -- the teacher's side --

    def key(self) -> str:
        body = "".join(
            f'<tr class="{self._kind(at - 1)}"><td><b class="disc">{at}</b></td>'
            f"<td><b>{said}</b> {escape(unit_of(here))}</td><td>{escape(here.notice)}</td></tr>"
            for at, (here, said) in enumerate(zip(self.made, self._exact, strict=True), 1)
        )
        talk = self.cover.talk if self.cover else ""
        return (
            f'<section class="key" style="font-size:{self._size(self._key_height)}pt"><header>'
            f"<h1>Answers for the teacher</h1><p>{escape(self.title)}</p></header>"
            f'<table><colgroup><col class="nr"><col class="said"><col></colgroup><tbody>{body}</tbody></table>'
            f"{talk}</section>"
        )

    @property
    def _exact(self) -> list[str]:
        """Each answer as it is printed: of 100, or in its unit."""
        return [printed(here) for here in self.made]

    def _key_height(self, points: float) -> float:
        across = self.across / points
        rest = across * (1 - SAID) - NUMBER - 0.5
        rows = (
            row(lines(f"{said} {unit_of(here)}", across * SAID - 0.5), lines(here.notice, rest))
            for here, said in zip(self.made, self._exact, strict=True)
        )
        return 4 + sum(rows) + (self.cover.talk_height(across) if self.cover else 0)

    def _size(self, height: Callable[[float], float]) -> float:
        """The largest type in which a side that is so many em high fits the paper."""
        fits = (points for points in SIZES if height(points) * points * SPARE <= self.down)
        return next(fits, SIZES[-1])


def printed(here: Exercise) -> str:
    """An exact answer as the key has it: '42.2' of 100, or '0.50' in its unit."""
    number = here.exact
    return decimal(number * 100, 1) if here.question.measure == "chance" else decimal(number)


def _paragraphs(texts: Iterable[str]) -> str:
    return "".join(f"<p>{escape(text)}</p>" for text in texts)


def _differs(text: str, above: str, least: float) -> str:
    """The text as HTML, in bold what is not in the row above; nothing where less than `least` of it is."""
    new, old = text.split(), above.split()
    found = SequenceMatcher(None, old, new, autojunk=False)
    if not above or found.ratio() < least:
        return escape(text)
    parts = []
    for tag, _, _, start, end in found.get_opcodes():
        words = escape(" ".join(new[start:end]))
        if words:
            parts.append(words if tag == "equal" else f"<b>{words}</b>")
    return " ".join(parts)


def _grid() -> str:
    lines = "".join(f"M{at} 0V100M0 {at}H100" for at in range(0, 101, 10))
    return f'<svg class="grid" viewBox="-1 -1 102 102"><title>A hundred squares</title><path d="{lines}"/></svg>'


def _tree() -> str:
    """An empty tree of two levels, with a box at each end of a branch."""
    ends = [(50, 50), (150, 22), (150, 78), (250, 8), (250, 36), (250, 64), (250, 92)]
    branches = ((0, 1), (0, 2), (1, 3), (1, 4), (2, 5), (2, 6))
    lines = "".join(f"M{ends[a][0] + 16} {ends[a][1]}L{ends[b][0] - 16} {ends[b][1]}" for a, b in branches)
    boxes = "".join(f"M{x - 16} {y - 7.5}h32v15h-32z" for x, y in ends)
    title = "<title>An empty tree diagram</title>"
    return f'<svg class="tree" viewBox="30 -1 240 102">{title}<path d="{lines}{boxes}"/></svg>'


GRID, TREE = _grid(), _tree()
