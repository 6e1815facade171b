"""What these pages show that is computed when they are built: tables and pictures of games, and of front ends.

In a page:

    ```{computed} games
    ```

stands for what the function of that name in COMPUTED returns, as Markdown. What is said of a game comes from its
kit and the files of its folder, so that another game needs nothing here.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from html import escape
from importlib.resources import files
from os.path import relpath
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

import uncle_widgets as uw
from uncle_widgets.games.plans import plans
from uncle_widgets.school.teaching import pages_of, topics_of
from uncle_widgets.widgets.page.base import Box, Piece, Room
from uncle_widgets.widgets.page.dashboard import Dashboard
from uncle_widgets.widgets.panel.explainer import Explainer
from uncle_widgets.widgets.play.play import Play
from uncle_widgets.widgets.rooms.lesson import Lesson
from uncle_widgets.widgets.rooms.watch import Watch
from uncle_widgets.widgets.school.exercise import ExerciseBox
from uncle_widgets.widgets.school.marks import Marks
from uncle_widgets.widgets.table.table import Table

HERE = Path(__file__).parent
FRONT_ENDS = HERE / "front_ends.toml"
CRITERIA = HERE / "wcag.toml"
DOCUMENTED, UNTRIED = "documented", "not tried"
"""What a cell of the front ends says in place of a test: its maker writes that it works and we have not tried; or
we have not tried, and nobody says so of ours."""


TRAITED: tuple[type[Any], ...] = (Room, Watch, Play, Lesson, Dashboard, ExerciseBox, Marks, Explainer, Table)
"""Rooms and parts whose traits a notebook observes or sets."""


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table as Markdown; what is in the cells is Markdown too."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(str(cell).replace('|', '&#124;') for cell in line)} |" for line in lines)


def plain(text: str) -> str:
    """Text in which Markdown finds nothing to set."""
    return re.sub(r"([\\`*_\[\]<>{}])", r"\\\1", text)


def games() -> str:
    rows = []
    for kit in uw.GAMES.values():
        least, most, _ = kit.seats
        minutes = sum(plan.minutes for plan in plans(kit))
        lessons = f"{len(plans(kit))} lessons, {minutes} minutes"
        rows.append((f"`{kit.id}`", f"[{plain(kit.title)}](#{kit.id})", f"{least} to {most}", lessons))
    return table(("id", "game", "players", "lessons"), rows)


def picture(game: str) -> str:
    """The gallery's picture of a game."""
    kit = uw.GAMES[game]
    art = relpath(str(files(kit.package).joinpath("art.svg")), HERE)
    return f"```{{image}} {art}\n:alt: {kit.title}\n:class: game\n```"


def about(game: str) -> str:
    """A game in a paragraph, and how much its rules are."""
    kit = uw.GAMES[game]
    clauses = sum("-" in clause for clause, _ in kit.rules)
    return (
        f"{plain(kit.tagline)} The rules have {clauses} clauses, and {len(kit.rules) - clauses} rulings on what "
        f"the rulebook leaves open. It comes with these bots: {', '.join(f'`{name}`' for name in kit.players)}."
    )


def questions(game: str) -> str:
    kit = uw.GAMES[game]
    lessons = {plan.question: plan for plan in plans(kit)}
    rows = []
    for key, question in kit.questions.items():
        plan = lessons.get(key)
        taught = (
            f"{plain(plan.name)} (lesson {plan.number}, {plan.minutes} minutes, {len(plan.picks)} positions)"
            if plan
            else ""
        )
        rows.append((key, plain(question.title), plain(question.concept), taught))
    return table(("id", "question", "idea", "lesson"), rows)


def options(game: str) -> str:
    rows = [
        (f"`{o.name}`", f"`{o.text(o.default)}`", plain(o.help), plain(o.explained), o.ruling)
        for o in uw.GAMES[game].options.values()
    ]
    return table(("option", "default", "what it is", "values", "ruling"), rows)


def each_game() -> str:
    """A section for each game: its picture, what it is, its questions and its options."""
    return "\n\n".join(
        f"({kit.id})=\n## {plain(kit.title)}\n\n{picture(kit.id)}\n\n{about(kit.id)}\n\n{questions(kit.id)}\n\n"
        f"You can set these options:\n\n{options(kit.id)}"
        for kit in uw.GAMES.values()
    )


def notations() -> str:
    """How the moves of each game are written: `notation.md` of its folder, where it has one."""
    return "\n\n".join(
        f"## {plain(kit.title)} (`{kit.id}`)\n\n{file.read_text('utf-8')}"
        for kit in uw.GAMES.values()
        if (file := files(kit.package).joinpath("notation.md")).is_file()
    )


def teachers_pages() -> str:
    """The teacher's page of every lesson, game by game: `teacher.md` of its folder, where it has one."""
    return "\n\n".join(
        f"## {plain(kit.title)}\n\n{topics_of(kit)}\n\n"
        + "\n\n".join(f"### {page.title}\n\n{page.markdown}" for page in pages)
        for kit in uw.GAMES.values()
        if (pages := pages_of(kit))
    )


def front_ends() -> dict[str, Any]:
    """The data of the table: `columns`, and `features`, each with its words and a proof a column."""
    return tomllib.loads(FRONT_ENDS.read_text("utf-8"))


def proofs(cell: str | list[str] | None) -> tuple[str, ...]:
    """The ids of the tests that a cell names."""
    cells = [cell] if isinstance(cell, str) else cell or []
    return tuple(name for name in cells if name not in (DOCUMENTED, UNTRIED))


def criteria() -> dict[str, Any]:
    """WCAG's criteria by number: `name`, `says`, and `tests` where there are some."""
    return tomllib.loads(CRITERIA.read_text("utf-8"))


def wcag_table() -> str:
    rows = []
    for number, about in criteria().items():
        files = {test.partition("::")[0].rpartition("/")[2] for test in about.get("tests", ())}
        shown = ", ".join(f"`{file}`" for file in sorted(files)) or "–"
        rows.append((number, plain(about["name"]), plain(about["says"]), shown))
    return table(("", "criterion", "what we do", "tested in"), rows)


def front_end_table() -> str:
    data = front_ends()

    def mark(key: str, cell: str | list[str] | None) -> str:
        said = {DOCUMENTED: "by its maker", UNTRIED: UNTRIED}.get(str(cell), "–")
        return f"[tested](#{key})" if proofs(cell) else said

    rows = [
        (plain(feature["says"]), *(mark(key, feature.get(column)) for column in data["columns"]))
        for key, feature in data["features"].items()
    ]
    return table(("", *data["columns"].values()), rows)


def front_end_tests() -> str:
    """Each feature with the tests that show it, front end by front end."""
    data = front_ends()
    found = []
    for key, feature in data["features"].items():
        rows = [
            (name, "<br>".join(f"`{test}`" for test in proofs(feature.get(column))))
            for column, name in data["columns"].items()
            if proofs(feature.get(column))
        ]
        found += [f"({key})=", f"### {plain(feature['says'])}", "", table(("front end", "test"), rows), ""]
    return "\n".join(found)


def traits() -> str:
    """The public traits of rooms and of their parts: what each is called, holds and is, by its own help."""
    found = []
    for kind in TRAITED:
        base = next(one for one in (Piece, Room, Box) if issubclass(kind, one) and kind is not one)
        known = {*base.class_trait_names(), "maps"}
        rows = [
            (
                f"`{name}`",
                type(trait).__name__ + " (read-only)" * bool(trait.read_only),
                plain(trait.help).replace("\\`", "`"),
            )
            for name, trait in kind.class_traits().items()
            if name not in known and name[0] != "_"
        ]
        found.append(f"### Traits of {kind.__name__}\n\n{table(('trait', 'type', 'what it is'), rows)}")
    return "\n\n".join(found)


def gallery() -> str:
    """Positions of each game, drawn by the cell that stands over them, which is run here."""
    found = []
    for kit in uw.GAMES.values():
        found.append(f"## {plain(kit.title)}")
        lessons = [f'uw.lesson("{kit.id}", {plan.number})' for plan in plans(kit)[:2]]
        for shows in (f'uw.watch("{kit.id}")', *lessons[-1:], f'uw.play_out("{kit.id}", seed=7)'):
            cell = f"uw.picture({shows})"
            made = eval(cell, {"uw": uw})
            shown = f'<img src="{made.address}" alt="{escape(made.title)}" width="480" style="max-width:100%">'
            found.append(f"```python\n{cell}\n```\n\n{shown}\n\n{plain(made.words)}")
    return "\n\n".join(found)


COMPUTED: dict[str, Callable[[], str]] = {
    made.__name__.replace("_", "-"): made
    for made in (
        games,
        each_game,
        notations,
        teachers_pages,
        front_end_table,
        front_end_tests,
        traits,
        gallery,
        wcag_table,
    )
}


class Computed(SphinxDirective):
    """`{computed} name`: see the head of this file."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        self.env.note_reread()  # what it is computed from may have changed
        text = COMPUTED[self.arguments[0]]()
        return self.parse_text_to_nodes(text, allow_section_headings=True)


FIELDS = {"Args:": "param ", "Raises:": "raises ", "Returns:": "returns"}
"""The sections of a docstring, and what Sphinx calls each of their entries."""


def as_literal(app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """An indented block after a colon is code, as our docstrings write it, and not a quotation."""
    for at, line in enumerate(lines[:-2]):
        if (
            line.endswith(":")
            and not line.endswith("::")
            and not lines[at + 1]
            and lines[at + 2].startswith("    ")
        ):
            lines[at] = f"{line}:"


def as_fields(app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """The sections Args, Raises and Returns of a docstring become fields, as Sphinx reads them."""
    field, found = "", list[str]()
    for line in lines:
        if line in FIELDS:
            field = FIELDS[line]
        elif field and (entry := re.match(r" {4}(?! )(?:(\w+): )?(.*)", line)):
            named = f"{field}{entry[1]}" if entry[1] else field
            found.append(f":{named}: {entry[2]}" if entry[1] or not found[-1] else f"    {entry[2]}")
        else:
            field = field if line.startswith(" ") else ""
            found.append(line)
    lines[:] = found


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_directive("computed", Computed)
    app.connect("autodoc-process-docstring", as_literal)
    app.connect("autodoc-process-docstring", as_fields)
    return {"parallel_read_safe": True}
