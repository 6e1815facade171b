"""The teacher's page of a lesson, read from a game's `teacher.md`: what it is for, its times, its key, its talk.

A page is a section `## Lesson 1, Name (what it is about)` with parts in this order: **Aim**, **Before**,
**Time**, **Key**, **Typical wrong answers**, **Discuss**, **Exit**, **Quick**; what else there is
(**45 minutes**, **Board**, **Counts**) stands apart. It holds answers: for the teacher's eyes, never in a
student's room.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from html import escape
from importlib.resources import files
from typing import Any

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import plan_of
from uncle_widgets.refusal import Refusal

PARTS = ("Aim", "Before", "Time", "Key", "Typical wrong answers", "Discuss", "Exit", "Quick")
"""The parts that every page has, in their order."""
HEADING = re.compile(r"Lesson (\d+), (.+?) \(([^()]+)\)")
PART = re.compile(r"\*\*([A-Z0-9][\w ]*)\*\*(?: \(([^()]+)\))?: ")
KEY = re.compile(r"(x|exit \*\*)?(\N{MINUS SIGN}?\d+(?:\.(\d+))?)\b")
ROLES = {"": "", "x": "trap", "exit **": "exit"}
MINUTES = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
MINUTE = re.compile(rf"(?:,| in)? \b({'|'.join(MINUTES)})\b(?: minutes)?")
PIECE = re.compile(r"[.;](?:\s+|$)|, (?:and )?(?=\d)")


@dataclass(frozen=True)
class Part:
    """A paragraph of a page: its name, what stands in brackets behind that (a unit), its text as Markdown."""

    name: str
    detail: str
    text: str

    @property
    def markdown(self) -> str:
        return f"**{self.name}**{f' ({self.detail})' if self.detail else ''}: {self.text}"


@dataclass(frozen=True)
class Key:
    """An answer as a page prints it: of 100 or in the lesson's unit, to `places` decimals.

    `role` is 'trap', 'exit' or empty.
    """

    value: Fraction
    places: int
    role: str


@dataclass(frozen=True)
class TeachersPage:
    """What a teacher wants at hand. `about`: question, ages and minutes of the lesson; `note`: how to read it."""

    game: str
    number: int
    name: str
    about: str
    note: str
    parts: tuple[Part, ...]

    def part(self, name: str) -> Part:
        """The part of that name; a Refusal where the page has none."""
        found = next((part for part in self.parts if part.name == name), None)
        if found is None:
            raise Refusal(
                f"Expected one of {', '.join(part.name for part in self.parts)}, not {str(name)[:20]!r}."
            )
        return found

    @property
    def title(self) -> str:
        return f"Lesson {self.number}, {self.name}"

    @property
    def more(self) -> tuple[Part, ...]:
        """What this page has beside the parts of every page."""
        return tuple(part for part in self.parts if part.name not in PARTS)

    @property
    def keys(self) -> tuple[Key, ...]:
        """The answers of **Key**, by position."""
        found: list[Key] = []
        for entry in self.part("Key").text.split(" · "):
            if (read := KEY.match(entry)) and not (found and found[-1].role == "exit"):
                sign, value, decimals = read.groups()
                said = Fraction(value.replace("\N{MINUS SIGN}", "-"))
                found.append(Key(said, len(decimals or ""), ROLES[sign or ""]))
        return tuple(found)

    @property
    def key_row(self) -> tuple[tuple[tuple[str, str], ...], str]:
        """**Key** as a row: a head ('4 (trap)') and an answer for each position; and what is said below it."""
        text = self.part("Key").text
        before, _, rest = text.partition("exit **")
        last, _, rest = rest.partition("**")
        if not last:
            return (), text
        answers = [*filter(None, before.split(" · ")), last]
        roles = ["trap" if answer[0] == "x" else "" for answer in answers[:-1]] + ["exit"]
        heads = (f"{at} ({role})" if role else str(at) for at, role in enumerate(roles, 1))
        row = zip(heads, (answer.removeprefix("x") for answer in answers), strict=True)
        return tuple(row), rest.lstrip(".;, ")

    @property
    def times(self) -> tuple[tuple[int, str], ...]:
        """The pieces of **Time**: minutes, which are the first number that is a word, and what is done in them.

        A piece is a sentence, or what follows a comma if that begins with a position.
        """
        found = []
        for piece in PIECE.split(self.part("Time").text):
            if read := MINUTE.search(piece):
                words = f"{piece[: read.start()]}{piece[read.end() :]}".strip()
                found.append((MINUTES.index(read[1]) + 1, words))
        return tuple(found)

    @property
    def minutes(self) -> int:
        """What the times of **Time** add up to."""
        return sum(minutes for minutes, _ in self.times)

    @property
    def markdown(self) -> str:
        """The page below its title."""
        parts = (self._key_markdown(part) if part.name == "Key" else part.markdown for part in self.parts)
        return "\n\n".join((f"*{self.about}.* {self.note}", *parts))

    def _key_markdown(self, part: Part) -> str:
        row, rest = self.key_row
        if not row:
            return part.markdown
        heads, answers = zip(*row, strict=True)
        lines = (("Position", *heads), (":--", *("--:" for _ in row)), ("Answer", *answers))
        table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
        return "\n\n".join(filter(None, (replace(part, text="").markdown.rstrip(), table, rest)))

    @property
    def html(self) -> str:
        """The page as a section of plain HTML, without styles or scripts."""
        rows = "".join(
            f"<dt>{_html(part.name)}{f' ({_html(part.detail)})' if part.detail else ''}</dt>"
            f"<dd>{self._key_html() if part.name == 'Key' else _html(part.text)}</dd>"
            for part in self.parts
        )
        return (
            f'<section class="teachers-page"><h3>{_html(self.title)}</h3>'
            f"<p>{_html(self.about)}. {_html(self.note)}</p><dl>{rows}</dl></section>"
        )

    def _key_html(self) -> str:
        row, rest = self.key_row
        if not row:
            return _html(rest)
        heads, answers = zip(*row, strict=True)
        lines = (
            f"<tr><th>{name}</th>{''.join(f'<{tag}>{_html(cell)}</{tag}>' for cell in cells)}</tr>"
            for name, tag, cells in (("Position", "th", heads), ("Answer", "td", answers))
        )
        return f"<table>{''.join(lines)}</table>" + (f"<p>{_html(rest)}</p>" if rest else "")


def _html(text: str) -> str:
    """Markdown of a page, which knows bold and stressed words, as HTML."""
    text = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", escape(text))
    return re.sub(r"\*(.+?)\*", r"<em>\1</em>", text)


@lru_cache(maxsize=16)
def _read(package: str, game: str) -> tuple[dict[int, TeachersPage], str]:
    """The pages of a `teacher.md` by their lesson, and the topics that it ends with."""
    found = files(package).joinpath("teacher.md")
    if not found.is_file():
        return {}, ""
    head, *sections = re.split(r"^## ", found.read_text("utf-8"), flags=re.MULTILINE)
    note = " ".join(head.split("\n\n", 1)[1].split())
    pages, topics = {}, ""
    for section in sections:
        heading, _, body = section.partition("\n")
        if heading == "Topics":
            topics = " ".join(body.split())
        elif read := HEADING.fullmatch(heading):
            number = int(read[1])
            pages[number] = TeachersPage(game, number, read[2], read[3], note, _parts(body))
        else:
            raise Refusal(f"Expected a heading such as 'Lesson 1, Name (ages)' or 'Topics', not {heading[:40]!r}.")
    return pages, topics


def _parts(body: str) -> tuple[Part, ...]:
    _, *found = PART.split(body)
    return tuple(
        Part(name, detail or "", " ".join(text.split()))
        for name, detail, text in zip(found[::3], found[1::3], found[2::3], strict=True)
    )


def page_of(kit: Kit[Any], lesson: str | int) -> TeachersPage:
    """The teacher's page of a lesson, by its number or name; a Refusal where there is no such lesson or page."""
    plan = plan_of(kit, lesson)
    page = _read(kit.package, kit.id)[0].get(plan.number)
    if page is None:
        raise Refusal(f"Expected a section 'Lesson {plan.number}, {plan.name}' in teacher.md of {kit.title}.")
    return page


def pages_of(kit: Kit[Any]) -> tuple[TeachersPage, ...]:
    """The teacher's pages of a game in the order of its lessons; none where it has no `teacher.md`."""
    return tuple(page for _, page in sorted(_read(kit.package, kit.id)[0].items()))


def topics_of(kit: Kit[Any]) -> str:
    """What of a syllabus a game's lessons serve, in one line; empty where its pages do not say."""
    return _read(kit.package, kit.id)[1]
