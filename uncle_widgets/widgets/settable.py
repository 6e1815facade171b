"""What an explainer may be set to, by a page or a cell: a question that there is, and settings it has."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import traitlets as t

from uncle_widgets.probability.reasons import Knob


def settable(
    proposal: Any,
    offered: Collection[str],
    knobs: Sequence[Knob] | None,
    before: Mapping[str, Any],
) -> Any:
    """The value proposed for the trait `question` or `settings`, or a TraitError.

    `knobs` are those of the question on show, whose settings are checked; None where nobody sets them by hand.
    What stood `before` may stay, for other questions and views.
    """
    value = proposal["value"]
    if proposal["trait"].name == "question":
        if value and value not in offered:
            raise t.TraitError(f"Expected a question of {', '.join(offered)}, not {value[:40]!r}.")
        return value
    if knobs is None:
        return value
    offers = {knob.name: [choice for choice, _ in knob.choices] for knob in knobs}
    for name, choice in value.items():
        if choice not in offers.get(name, ()) and (name, choice) not in before.items():
            those = "; ".join(f"{known} of {', '.join(map(str, few))}" for known, few in offers.items())
            given = f"{str(name)[:20]}={str(choice)[:20]}"
            raise t.TraitError(f"Expected settings {those or 'of none'}, not {given}.")
    return value
