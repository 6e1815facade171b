"""A lesson on paper: the worksheet for students, or the key, which is a document of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

from uncle_widgets.filing import saved
from uncle_widgets.frontend import bundle
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.paper_picture import Drawing, defined, drawn_for_paper
from uncle_widgets.games.plans import Exercise, Plan, exercises, pairs, plan_of
from uncle_widgets.games.table import kit_of
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.cover import best_lesson
from uncle_widgets.school.fitting import ANY, SIDES, SIZES, Block, lines, mm, packed, paragraphs
from uncle_widgets.school.key_sheet import key_of
from uncle_widgets.school.minutes import placed
from uncle_widgets.school.opening import Opening, opening_of
from uncle_widgets.school.wording import told_of, unit_of

PAPERS = {"A4": "A4", "Letter": "letter"}
"""Sizes of paper, and what CSS calls them."""
LEFT, DISC = 0.61, 2.3
"""The share of a side that questions take beside the room to work; how wide a number in its disc is, in em."""
PIXEL = 0.55
"""Points for each unit of a drawing, at most."""
ROOM = 8.9
"""How high the room to work and the line for the answer are at least, in em."""
GUESS = 3.6
"""How high the box for the guess and the three circles are, in em."""
LEAST = 9.0
"""Points of type that students can read."""
HEADED, FOOT = 2.3, 1.5
"""How high the first line of all sides but the first is, and the last line, in em."""
CODE = 20
"""How high a QR code is, in millimetres."""
WORDS = ' class="words"'
TABLE = 0.88
"""How large the words are that say what the drawing shows."""
SMALL = 0.85
"""How large the words are that say how the lesson is opened."""
HINTS = 2
"""So many small questions of the first position stand in its room to work."""
HOW = "Write your guess and how sure you are before you see any answers."
TOGETHER = "Answer two questions together if a bar joins them."
SURE = "".join(f"<span><i></i> {words}</span>" for words in ("Just guessing", "Fairly sure", "Certain"))


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
    key: bool = False,
) -> Sheet:
    """Print a lesson: the worksheet, or with `key` its key. The key is never on the back of the worksheet.

    Args:
        game: the id of a game.
        lesson: the number or name of a lesson; None for the first, or for a cover lesson the game's best.
        paper: 'A4' or 'Letter'.
        cover: for a substitute teacher: the key then has a minute-by-minute plan and questions to discuss.
        link: the address of a page that shows the game. The worksheet gives it as text and, with segno, as a QR
            code.
        key: whether to print the key, for the teacher, in place of the worksheet.
    """
    if paper not in PAPERS:
        raise Refusal(f"Expected {' or '.join(PAPERS)} paper, not {str(paper)[:20]!r}.")
    kit = kit_of(game)
    plan = plan_of(kit, lesson if lesson is not None else best_lesson(kit) if cover else 1)
    return _printed(kit, plan, paper, link, cover=cover, key=key)


def worksheet_for_any_paper(kit: Kit[Any], plan: Plan) -> Sheet:
    """The worksheet so that it fits A4 and Letter alike, for a page that is opened in more than one country."""
    return _printed(kit, plan, ANY, "")


def _printed(kit: Kit[Any], plan: Plan, paper: str, link: str, *, cover: bool = False, key: bool = False) -> Sheet:
    opening = opening_of(kit, plan, link)
    title = f"{kit.title}, lesson {plan.number}: {plan.name}{' (cover lesson)' * cover}{' (key)' * key}"
    body = key_of(kit, plan, paper, title, cover) if key else _Worksheet(kit, plan, paper, opening).html
    size = "auto" if paper == ANY else PAPERS[paper]
    style = f"@page {{ size: {size}; }}\n{bundle('sheet.css')}"
    head = f'<head><meta charset="utf-8"><title>{escape(title)}</title><style>{style}</style></head>'
    return Sheet(title, f'<!doctype html><html lang="en">{head}<body>{body}</body></html>\n')


class _Worksheet:
    """The questions of a lesson on as many sides as they take, in the largest type that takes no more of them."""

    def __init__(self, kit: Kit[Any], plan: Plan, paper: str, opening: Opening) -> None:
        self.kit, self.plan, self.opening = kit, plan, opening
        self.made = exercises(kit, plan)
        self.across, self.down = SIDES[paper]
        self.head, self.told = told_of(kit, self.made)
        self.joined = pairs(self.made)
        self.tables = [_drawn(kit, here) for here in self.made]
        self.points, self.sides = self._laid

    @cached_property
    def _laid(self) -> tuple[float, list[list[Block]]]:
        """The size of the type, in points, and what stands on each side."""
        tried = [
            (points, packed(self._blocks(points), self._rooms(points))) for points in SIZES if points >= LEAST
        ]
        fewest = min(len(sides) for _, sides in tried)
        return next((points, sides) for points, sides in tried if len(sides) == fewest)

    @property
    def html(self) -> str:
        return defined(self.tables) + "".join(map(self._side, range(len(self.sides))))

    def _side(self, at: int) -> str:
        name = f"{self.kit.title}, lesson {self.plan.number}"
        head = self._first if at == 0 else f'<p class="again">{escape(name)}: {escape(self.plan.name)}</p>'
        pages = f"Page {at + 1} of {len(self.sides)}. " if len(self.sides) > 1 else ""
        body = "".join(block.html for block in self.sides[at])
        style = f"font-size:{self.points}pt;height:{self.down:g}pt"
        foot = f"<footer>{pages}Edition {self.plan.edition}.</footer>"
        return f'<section class="asked" style="{style}">{head}{body}{foot}</section>'

    @property
    def _first(self) -> str:
        name = f"{self.kit.title}, lesson {self.plan.number}"
        who = '<p class="who">Name <span class="line"></span> Date <span class="line"></span></p>'
        return (
            f"<header><div><p>{escape(name)}</p><h1>{escape(self.plan.name)}</h1></div>{who}</header>"
            f"<p>{escape(' '.join(self.head))}</p><p><b>{escape(self._how)}</b></p>"
        )

    @property
    def _how(self) -> str:
        return f"{HOW} {TOGETHER}" if self.joined else HOW

    def _rooms(self, points: float) -> tuple[float, float]:
        """How much room the first side and every other one has for questions, in em."""
        whole, across = self.down / points, self.across / points
        title = lines(self.plan.name, across * 0.58 / 1.6) * 1.85 + 2.1
        first = title + paragraphs(filter(None, (" ".join(self.head), self._how)), across) + FOOT
        return whole - first, whole - HEADED - FOOT

    def _blocks(self, points: float) -> list[Block]:
        """Questions in their order. Those in a row about one table share its drawing, which comes first."""
        blocks: list[Block] = []
        runs = groupby(range(len(self.made)), key=lambda at: (self.tables[at].svg, self.told[at].table))
        for _, run in runs:
            group = list(run)
            if len(group) > 1:
                blocks.append(self._table(group, points))
            blocks += [self._question(at, points, own=len(group) == 1) for at in group]
        return [*blocks, self._opening(points)]

    def _opening(self, points: float) -> Block:
        """How the lesson is opened on a screen."""
        code = f'<div class="code">{self.opening.code}</div>' if self.opening.code else ""
        high = paragraphs([self.opening.words], self.across / points, SMALL)
        html = f'<div class="opening"><p>{self.opening.html}</p>{code}</div>'
        return Block(html, max(high, mm(CODE, points) if code else 0) + 0.4)

    def _table(self, group: Sequence[int], points: float) -> Block:
        """The table of several questions."""
        drawing, words = self.tables[group[0]], self.told[group[0]].table
        across = self.across / points
        wide, high = _size(drawing, points, across * LEFT)
        name = placed(group).lower().replace("position", "question")
        html = (
            f'<div class="shared"><h2>The table for {name}</h2>'
            f'<div><div class="drawn" style="width:{wide * points:.0f}pt">{drawing.svg}</div>'
            f'<div class="told">{_said(words)}</div></div></div>'
        )
        beside = paragraphs(words, across - wide - 3)
        return Block(html, max(high, beside) + 3.6, leads=True)

    def _question(self, at: int, points: float, *, own: bool) -> Block:
        here, told = self.made[at], self.told[at]
        across = self.across / points * LEFT - DISC - 1
        drawing = self.tables[at] if own else None
        words = (*(told.table if own else ()), *told.rest)
        asks = [one for one in (told.situation, told.question) if one]
        left = paragraphs(_joined(words), across, TABLE) + paragraphs(asks, across) + GUESS
        picture = ""
        if drawing:
            wide, high = _size(drawing, points, across)
            left += high + 0.6
            picture = f'<div class="drawn" style="width:{wide * points:.0f}pt">{drawing.svg}</div>'
        unit = escape(unit_of(here))
        left += max(lines(unit, across - 9) - 2, 0) * 1.25
        classes = f"q{' together' * (at in self.joined)}{' fold' * self._folds(at)}"
        html = (
            f'<div class="{classes}"><b class="disc">{at + 1}</b><div class="left">{picture}'
            f"{_said(_joined(words), WORDS)}{_said(asks[:-1])}<p><b>{escape(told.question)}</b></p>"
            f'<p class="guess">My guess: <span class="box"></span> <span>{unit}</span></p>'
            f'<p class="sure">How sure are you? {SURE}</p></div>'
            f'<div class="work"><div>{self._hints(at)}</div><p>The answer: <span class="line"></span> '
            f"<span>{'out of 100' if here.question.measure == 'chance' else unit}</span></p></div></div>"
        )
        room = ROOM + (HINTS * 3 if self._hints(at) else 0)
        return Block(html, max(left, room) + 1.4)

    def _folds(self, at: int) -> bool:
        """Whether the sheet is folded back above this question, so that nobody answers it before the others."""
        return at > 0 and self.made[at].group == "Exit"

    def _hints(self, at: int) -> str:
        """Small questions to begin with, for the first position that has any."""
        asked = self.made[at].posed.derivation.asked
        if not asked or any(self.made[before].posed.derivation.asked for before in range(at)):
            return ""
        counts = [one for one in asked if one.judged == "count"][:HINTS]
        return "".join(f'<p>{escape(one.words)} <span class="line"></span></p>' for one in counts)


def _drawn(kit: Kit[Any], here: Exercise) -> Drawing:
    """The table of a position as its question has it."""
    seats = here.game.seats
    scene = kit.scene(here.question.table(here.view), (), "ABCDEFGHIJ"[:seats], ())
    return drawn_for_paper(scene, kit.board(here.game) if kit.board else None)


def _size(drawing: Drawing, points: float, across: float) -> tuple[float, float]:
    """How wide and high a drawing is, in em, in a column so many em across."""
    wide = min(across, drawing.wide * PIXEL / points)
    return wide, wide * drawing.high / drawing.wide


def _joined(words: Sequence[str]) -> tuple[str, ...]:
    """Sentences as one paragraph, or none."""
    return (" ".join(words),) if words else ()


def _said(words: Iterable[str], looks: str = "") -> str:
    return "".join(f"<p{looks}>{escape(one)}</p>" for one in words)
