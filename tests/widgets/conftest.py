"""What the tests of widgets share: the wire between a kernel and a page."""

from collections.abc import Iterator

import pytest

from tests.widgets.wire import Wire, wired


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    """What was sent to pages that are not there; `wire.sent` has it."""
    with wired(monkeypatch) as one:
        yield one
