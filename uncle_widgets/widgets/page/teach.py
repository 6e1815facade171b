"""What the gallery has for a teacher: notebooks, and for each lesson its page, its sheet, its quiz.

Nothing that holds an answer goes to the page before a teacher asks for it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import plan_of, plans
from uncle_widgets.games.table import kit_of
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.quiz import quiz
from uncle_widgets.school.sheet import sheet
from uncle_widgets.school.tasks import NOTEBOOKS
from uncle_widgets.school.teaching import page_of
from uncle_widgets.widgets.page.messages import Cover, File, Notebook, Quiz, Sheet, TeachersPage, Teaching

FOR = {"predict": "ages 12 to 15", "count": "ages 15 to 20"}


def shelf(kit: Kit[Any]) -> dict[str, Any]:
    """A game's notebooks, where they lie beside this page, and its lessons: without answers.

    `cover` is the address of its cover lesson; without one that comes as a file. `classroom`: of the page in front
    of a class, where there is one.
    """
    return {
        "id": kit.id,
        "title": kit.title,
        "palette": kit.palette.css,
        "cover": "",
        "classroom": "",
        "notebooks": [
            {
                "which": which,
                "about": FOR[which],
                "page": _notebook(kit.id, which).as_posix() if which == "predict" else "",  # the other is code
            }
            for which in NOTEBOOKS
            if _notebook(kit.id, which).is_file()
        ],
        "lessons": [
            {"number": plan.number, "name": plan.name, "about": f"ages {plan.ages}, {plan.minutes} minutes"}
            for plan in plans(kit)
        ],
    }


def _notebook(game: str, which: str) -> Path:
    return Path("classroom", f"{game}_{which}.ipynb")


def fetched(message: TeachersPage | Sheet | Quiz | Notebook | Cover) -> File | Teaching:
    """What a teacher asks for: a file, or the page in its parts. A Refusal for what there is not."""
    kit = kit_of(message.game)
    if isinstance(message, Cover):
        return File(name=f"{kit.id}_cover.html", text=sheet(kit.id, cover=True).html)
    if isinstance(message, Notebook):
        path = _notebook(kit.id, message.which)
        try:
            return File(name=path.name, text=path.read_text("utf-8"))
        except OSError:
            raise Refusal(f"{path.name} is missing from the classroom folder.") from None
    plan = plan_of(kit, str(message.lesson))
    match message:
        case TeachersPage():
            page = page_of(kit, str(plan.number))
            parts = [(part.name, part.detail, part.text) for part in page.parts]
            return Teaching(game=kit.id, lesson=page.number, note=page.note, parts=parts)
        case Sheet():
            return File(name=f"{kit.id}_{plan.number}.html", text=sheet(kit.id, plan.number).html)
        case Quiz():
            return File(name=f"{kit.id}_{plan.number}.gift", text=quiz(kit.id, plan.number).text)
