"""A lesson on paper: a side of questions for students, and a side with the key for the teacher."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from html import escape
from pathlib import Path
from typing import Any

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise, Plan, exercises, plan_of
from uncle_widgets.games.table import kit_of
from uncle_widgets.probability.show import decimal
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.wording import settings_in_words, supposed, unit_of
from uncle_widgets.static import read

PAPERS = {"A4": "A4", "Letter": "letter"}
"""Sizes of paper, and what CSS calls them."""
SIZES = ((2600, "10pt"), (3600, "9pt"), (4600, "8.5pt"))
"""Up to how many letters of rows a side holds at which size of type; 8pt above."""


@dataclass(frozen=True)
class Sheet:
    """A lesson to print; `html` is a whole page, which asks nothing of any other place."""

    title: str
    html: str

    def save(self, path: str) -> Path:
        """Write the page: the path written. A Refusal for a name that does not end in .html."""
        file = Path(path)
        if file.suffix != ".html":
            raise Refusal(f"Expected a file name that ends in .html, not {path!r}.")
        file.write_text(self.html, "utf-8")
        return file

    def _repr_html_(self) -> str:
        shown = escape(self.html, quote=True)
        title = escape(self.title, quote=True)
        return f'<iframe title="{title}" srcdoc="{shown}" style="width:100%;height:70em;border:0"></iframe>'

    def __repr__(self) -> str:
        return f"Sheet({self.title!r})"


def sheet(game: str, lesson: str | int = 1, paper: str = "A4") -> Sheet:
    """A lesson to print on `paper` ('A4' or 'Letter'): its positions on one side, the key on the next."""
    if paper not in PAPERS:
        raise Refusal(f"Expected a paper of {' or '.join(PAPERS)}, not {str(paper)[:20]!r}.")
    kit = kit_of(game)
    plan = plan_of(kit, lesson)
    made = exercises(kit, plan)
    title = f"{kit.title}, lesson {plan.number}: {plan.name}"
    rows = _rows(kit, made)
    letters = sum(map(len, rows))
    size = next((size for most, size in SIZES if letters <= most), "8pt")
    style = f"@page {{ size: {PAPERS[paper]}; }} :root {{ --pt: {size}; }}\n{read('sheet.css')}"
    body = _asked(kit, plan, made, rows) + _key(title, made)
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{style}</style>'
    return Sheet(title, f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>\n')


def _model(made: Sequence[Exercise]) -> str:
    """What most positions suppose of the others, to be said once."""
    return Counter(map(supposed, made)).most_common(1)[0][0]


def _rows(kit: Kit[Any], made: Sequence[Exercise]) -> list[str]:
    """Each position in words; a row that supposes something else than most says so itself."""
    usual = _model(made)
    rows = []
    for here in made:
        own = supposed(here)
        if own == usual:
            own = ""
        elif not own:
            own = "Here nothing is supposed of the others."
        told = (kit.paper(here.view, here.question), own, *settings_in_words(here), here.question.ask(here.view))
        rows.append(" ".join(text for text in told if text))
    return rows


def _differs(text: str, above: str) -> str:
    """The text as HTML, with what is not in the row above in bold."""
    new, old = text.split(), above.split()
    if not old:
        return escape(text)
    parts = []
    for tag, _, _, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        words = escape(" ".join(new[start:end]))
        if words:
            parts.append(words if tag == "equal" else f"<b>{words}</b>")
    return " ".join(parts)


def _asked(kit: Kit[Any], plan: Plan, made: Sequence[Exercise], rows: Sequence[str]) -> str:
    lines, above = [], ""
    for at, (here, text) in enumerate(zip(made, rows, strict=True), 1):
        group = {"The trap": "trap", "Exit": "exit"}.get(here.group, "row")
        lines.append(
            f'<tr class="{group}"><td>{at}</td><td>{_differs(text, above)}</td>'
            f'<td><span class="box"></span><br>{escape(unit_of(here))}</td>'
            '<td class="sure">\N{WHITE CIRCLE} \N{WHITE CIRCLE} \N{WHITE CIRCLE}</td><td>&nbsp;</td></tr>'
        )
        above = text
    model = f"<p>{escape(_model(made))}</p>" if _model(made) else ""
    return (
        f'<section class="asked"><header><h1>{escape(plan.name)}</h1><p>{escape(plan.goal)}</p>'
        '<p class="who">Name <span class="line"></span> Date <span class="line"></span></p></header>'
        f"{model}<p>Give a number for each, and fill one circle: I guess, I think, I know.</p>"
        "<table><thead><tr><th></th><th>Position and question</th><th>Your number</th>"
        f"<th>How sure</th><th>Exact</th></tr></thead><tbody>{''.join(lines)}</tbody></table>"
        f"<footer>{escape(kit.title)}, lesson {plan.number}. "
        f"Its link: lesson/2 {escape(kit.id)} level={plan.number}:</footer></section>"
    )


def _key(title: str, made: Sequence[Exercise]) -> str:
    lines = []
    for at, here in enumerate(made, 1):
        number = here.question.number(here.view)
        said = decimal(number * 100, 1) if here.question.measure == "chance" else decimal(number)
        group = {"The trap": "trap", "Exit": "exit"}.get(here.group, "row")
        lines.append(
            f'<tr class="{group}"><td>{at}</td><td><b>{said}</b> {escape(unit_of(here))}</td>'
            f"<td>{escape(here.notice)}</td></tr>"
        )
    return (
        f'<section class="key"><header><h1>Key, for the teacher</h1><p>{escape(title)}</p></header>'
        f"<table><tbody>{''.join(lines)}</tbody></table></section>"
    )
