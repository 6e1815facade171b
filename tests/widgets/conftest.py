"""What the tests of widgets share: the wire between a kernel and a page, and a watch for work behind it."""

from collections.abc import Iterator
from time import thread_time
from typing import Any

import pytest

from tests.widgets.wire import Wire, wired
from uncle_widgets.widgets.page.background import Background, Work


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    """What was sent to pages that are not there; `wire.sent` has it."""
    with wired(monkeypatch) as one:
        yield one


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch, swept: None) -> list[float]:
    """Seconds that each piece of work behind a page has taken, of its own thread: a busy machine is no fault of ours."""
    spent: list[float] = []
    plain = Background._pieces

    def timed(self: Background, work: Work) -> Any:
        since = thread_time()
        for pause in plain(self, work):
            spent.append(thread_time() - since)
            yield pause
            since = thread_time()

    monkeypatch.setattr(Background, "_pieces", timed)
    return spent
