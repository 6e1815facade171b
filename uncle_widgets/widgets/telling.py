"""What an explainer tells those who listen in Python."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cached_property
from typing import Any


class Telling:
    """Listeners of a panel, by what they are told of."""

    @cached_property
    def _listeners(self) -> dict[str, list[Callable[..., None]]]:
        return defaultdict(list)

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call `listener` whenever another question, setting or position is shown, or the answer is."""
        self._listeners["change"].append(listener)

    def on_main(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the kind of a main button that was pressed: 'predict' (after it), 'go', 'next'."""
        self._listeners["main"].append(listener)

    def on_skip(self, listener: Callable[[], None]) -> None:
        """Call `listener` when a moment is passed over without a number."""
        self._listeners["skip"].append(listener)

    def on_restore(self, listener: Callable[[Any], None]) -> None:
        """Call `listener` with what a tab has kept, when it sends it back; it checks that."""
        self._listeners["restore"].append(listener)

    def _tell(self, what: str, *words: Any) -> None:
        for listener in self._listeners[what]:
            listener(*words)
