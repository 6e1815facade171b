"""What an explainer may be set to, by a page or a cell: a question that there is, and settings it has."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import traitlets as t

from uncle_widgets.probability.question import Question


def settable(
    proposal: Any,
    offered: Collection[str],
    question: Question[Any] | None,
    view: Any,
    before: Mapping[str, Any],
) -> Any:
    """The value proposed for the trait `question` or `settings`, or a TraitError.

    `question` is the one on show, whose settings are checked; None where nobody sets them by hand. What
    stood `before` may stay, for other questions and views.
    """
    value = proposal["value"]
    if proposal["trait"].name == "question":
        if value and value not in offered:
            raise t.TraitError(f"Expected a question of {', '.join(offered)}, not {value[:40]!r}.")
        return value
    if question is None:
        return value
    knobs = {knob.name: [choice for choice, _ in knob.choices] for knob in question.knobs(view)}
    for name, choice in value.items():
        if choice not in knobs.get(name, ()) and (name, choice) not in before.items():
            offers = "; ".join(f"{known} of {', '.join(map(str, few))}" for known, few in knobs.items())
            given = f"{str(name)[:20]}={str(choice)[:20]}"
            raise t.TraitError(f"Expected settings {offers or 'of none'}, not {given}.")
    return value
