"""What every test shares: which of them must run one after another in the same worker."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One Voilà for all browser tests, and one kernel for the cells of a notebook."""
    for item in items:
        if item.path.is_relative_to(HERE / "browser"):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.xdist_group("browser"))
        elif item.path.suffix == ".ipynb":
            item.add_marker(pytest.mark.xdist_group(item.path.name))
