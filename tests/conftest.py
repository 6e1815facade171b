"""What every test shares: which of them open a browser, and which must run in the same worker."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What opens a browser is marked so; the cells of a notebook share a kernel."""
    for item in items:
        if item.path.is_relative_to(HERE / "browser"):
            item.add_marker(pytest.mark.browser)
        elif item.path.suffix == ".ipynb":
            item.add_marker(pytest.mark.xdist_group(item.path.name))
