"""What every test shares: which of them open a browser, and which must run in the same worker."""

from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What opens a browser is marked so."""
    for item in items:
        if item.path.is_relative_to(HERE / "browser"):
            item.add_marker(pytest.mark.browser)


class Together(LoadScopeScheduling):
    """Each test goes to whoever is free; the cells of a notebook share a kernel, and so a worker."""

    def _split_scope(self, nodeid: str) -> str:
        notebook, cell, _ = nodeid.partition(".ipynb::")
        return notebook if cell else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together | None:
    return Together(config, log) if config.getvalue("dist") == "loadgroup" else None
