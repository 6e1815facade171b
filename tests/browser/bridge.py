"""A widget of Python's and its view in a bare page, with no kernel between: messages and traits are carried by hand."""

import json
from typing import Any

from playwright.sync_api import Page

from tests.browser.harness import bring, page_of
from tests.widgets.wire import hear, page_sets


class Bridge:
    """`show()` draws the widget; `carry()` brings what the page did to Python, and what followed back."""

    def __init__(self, page: Page, kind: str, widget: Any, size: tuple[int, int] | None = None) -> None:
        self.page, self.kind, self.widget, self.size = page, kind, widget, size
        self.names = [name for name in widget.keys if not name.startswith(("_", "layout", "tabbable", "tooltip"))]
        self.last = self._state()
        self.told = 0

    def _state(self) -> dict[str, Any]:
        state: dict[str, Any] = json.loads(json.dumps({name: getattr(self.widget, name) for name in self.names}))
        return state

    def show(self, theme: str = "") -> None:
        self.last, self.told = self._state(), 0
        bring(self.page, page_of((self.kind, self.last), theme=theme))
        if self.size:
            width, height = self.size
            self.page.evaluate(
                "([w, h]) => { const s = document.getElementById('place-0').style; s.width = w; s.height = h }",
                [f"{width}px", f"{height}px"],
            )
        self.settle()

    def settle(self) -> None:
        """Two frames: what is measured again has been drawn."""
        self.page.evaluate("() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))")

    def carry(self) -> None:
        """Traits that the page has set, then its messages, to Python; then what Python changed to the page."""
        names = [name for name in self.names if name != "layout"]
        now = self.page.evaluate("(names) => names.map((n) => [n, models[0].get(n)])", names)
        changed = {name: value for name, value in now if value != self.last[name]}
        if changed:
            page_sets(self.widget, **changed)
        told = self.page.evaluate("models[0].told")
        for message in told[self.told :]:
            hear(self.widget, message)
        self.told = len(told)
        self.push()

    def push(self) -> None:
        """What Python changed, to the page."""
        state = self._state()
        for name in self.names:
            if state[name] != self.page.evaluate("(n) => models[0].get(n)", name):
                self.page.evaluate("([n, v]) => models[0].set(n, v)", [name, state[name]])
        self.last = state
        self.settle()
