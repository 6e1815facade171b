"""The teaching text of a game: `lessons.md`, a section for each question, its slots filled in."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Any

from uncle_widgets.games.kit import Kit
from uncle_widgets.probability.question import Posed
from uncle_widgets.refusal import Refusal

SLOT = re.compile(r"{(\w+)}")


@lru_cache(maxsize=16)
def lessons(package: str) -> dict[str, str]:
    """Question id to section, as written: in `lessons.md` each begins with '## ' and the id."""
    text = files(package).joinpath("lessons.md").read_text("utf-8")
    sections = re.split(r"^## +(\S+).*\n", text, flags=re.MULTILINE)
    return {name: body.strip() for name, body in zip(sections[1::2], sections[2::2], strict=True)}


def lesson_text(kit: Kit[Any], posed: Posed[Any]) -> str:
    """The section for a question, with this position's numbers; a Refusal where it or a slot is missing."""
    sections, question = lessons(kit.package), posed.question
    if question.id not in sections:
        raise Refusal(f"Expected lessons.md of {kit.title} to have a section '## {question.id}'.")
    slots = posed.slots

    def fill(match: re.Match[str]) -> str:
        if match[1] not in slots:
            raise Refusal(f"Question {question.id} has no slot '{match[1]}'. It has {', '.join(slots) or 'none'}.")
        return slots[match[1]]

    return SLOT.sub(fill, sections[question.id])
