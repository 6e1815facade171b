"""What the gallery has for a teacher: each lesson with its class, its pages, its paper, its quiz and its notebook.

Nothing that holds an answer goes to the page before a teacher asks for it.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Plan, plan_of, plans
from uncle_widgets.games.table import kit_of
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.finding import finds
from uncle_widgets.school.lesson_table import Entry, table_of
from uncle_widgets.school.quiz import quiz
from uncle_widgets.school.sheet import sheet
from uncle_widgets.school.tasks import NOTEBOOKS, tasks
from uncle_widgets.school.teaching import page_of
from uncle_widgets.widgets.page.links import Link, settings
from uncle_widgets.widgets.page.messages import File, Notebook, OnPaper, Quiz, Sheet, TeachersPage, Teaching
from uncle_widgets.widgets.school.school_shapes import (
    GameOnShelf,
    LessonForTeachers,
    LessonOnShelf,
    PositionForTeachers,
)

BEFORE = ("Aim", "Before")
AFTER = ("Discuss", "Exit", "Quick")
"""Parts of a teacher's page that stand above and below its table."""


def shelf(kit: Kit[Any]) -> GameOnShelf:
    """A game's lessons, without answers. `classroom` is filled in by a page that has one in front of a class."""
    books = {about(kit, which): which for which in reversed(NOTEBOOKS) if _notebook(kit.id, which).is_file()}
    page = f"{kit.id}.ipynb"
    return {
        "id": kit.id,
        "title": kit.title,
        "palette": kit.palette.css,
        "page": page if Path(page).is_file() else "",
        "classroom": "",
        "lessons": [_lesson(kit, plan, books.get(plan.number, "")) for plan in plans(kit)],
    }


def _lesson(kit: Kit[Any], plan: Plan, which: str) -> LessonOnShelf:
    setup = settings(kit.game(None, kit.short))
    return {
        "number": plan.number,
        "name": plan.name,
        "about": f"ages {plan.ages}, {plan.minutes} minutes",
        "topics": list(plan.topics),
        "finds": finds(kit, plan),
        "student": str(Link("lesson", kit.id, {"lesson": str(plan.number), **setup})),
        "notebook": which,
        "page": _notebook(kit.id, which).as_posix() if which == "predict" else "",  # the other is code
    }


def about(kit: Kit[Any], which: str) -> int:
    """The number of the lesson that a classroom notebook is about: the one it takes most from. 0 for none."""
    sources = (re.match(r"lesson (\d+)", task.source) for task in tasks(kit, f"{kit.id}-{which}"))
    found = Counter(int(source[1]) for source in sources if source).most_common(1)
    return found[0][0] if found else 0


def _notebook(game: str, which: str) -> Path:
    return Path("classroom", f"{game}_{which}.ipynb")


def fetched(message: TeachersPage | Sheet | Quiz | Notebook) -> File | Teaching | OnPaper:
    """What a teacher asks for: a file, a lesson's page, or a lesson on paper. A Refusal for what there is not."""
    kit = kit_of(message.game)
    if isinstance(message, Notebook):
        path = _notebook(kit.id, message.which)
        try:
            return File(name=path.name, text=path.read_text("utf-8"))
        except OSError:
            raise Refusal(f"{path.name} is missing from the classroom folder.") from None
    plan = plan_of(kit, str(message.lesson))
    match message:
        case TeachersPage():
            return Teaching(game=kit.id, lesson=plan.number, page=teachers_page(kit, plan))
        case Sheet(what=what, paper=paper):
            made = sheet(kit.id, plan.number, paper, key=what != "worksheet", cover=what == "cover")
            name = f"{kit.id}_{plan.number}_{what}.html"
            return OnPaper(game=kit.id, lesson=plan.number, what=what, paper=paper, name=name, html=made.html)
        case Quiz():
            return File(name=f"{kit.id}_{plan.number}.gift", text=quiz(kit.id, plan.number).text)


def teachers_page(kit: Kit[Any], plan: Plan) -> LessonForTeachers:
    """The page of a lesson: its table, worked out from its positions, and what teacher.md says beside that."""
    made, written = table_of(kit, plan), page_of(kit, plan.number)
    parts = {part.name: part.text for part in written.parts}
    more = tuple(part.name for part in written.more)
    return {
        "name": made.name,
        "about": made.about,
        "goal": made.goal,
        "edition": made.edition,
        "topics": list(made.topics),
        "rests": list(made.rests),
        "rows": [_row(row) for row in made.rows],
        "steps": [{"start": step.start, "end": step.end, "words": step.words} for step in made.steps],
        "before": [(name, parts[name]) for name in BEFORE if name in parts],
        "after": [(name, parts[name]) for name in (*AFTER, *more) if name in parts],
    }


def _row(row: Entry) -> PositionForTeachers:
    return {
        "at": row.at,
        "role": row.role,
        "asked": row.asked,
        "given": row.given,
        "counted": list(row.counted),
        "answer": row.answer,
        "unit": row.unit,
        "wrong": [{"number": one.number, "name": one.name, "words": one.words} for one in row.wrong],
        "say": row.say,
    }
