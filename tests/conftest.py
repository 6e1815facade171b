"""What every test shares: which of them open a browser, which must run in the same worker, a heap to be timed with."""

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

HERE = Path(__file__).parent

# Examples are the same in every run, and none is held to a time: that says more of the machine than of the code.
# `make soak` looks at new ones.
settings.register_profile("new", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ci")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What opens a browser is marked so, and comes last: a browser's loop, which runs to the end, bars every other."""
    for item in items:
        if item.path.is_relative_to(HERE / "browser"):
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture
def swept() -> Iterator[None]:
    """For what is timed: what other tests of this process have left is not looked through for garbage meanwhile."""
    gc.freeze()
    yield
    gc.unfreeze()


DEAR = ("test_docs.py", "test_guard.py", "test_quiz.py", "test_simulate.py", "test_site.py", "test_wheel.py")
"""Files whose tests share what takes seconds to make."""


class Together(LoadScopeScheduling):
    """Each test goes to whoever is free; the cells of a notebook share a kernel, and so a worker; so does a DEAR file."""

    def _split_scope(self, nodeid: str) -> str:
        file, test, _ = nodeid.partition("::")
        return file if test and file.endswith((".ipynb", *DEAR)) else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together | None:
    return Together(config, log) if config.getvalue("dist") == "loadgroup" else None
