"""What every test shares: which of them open a browser, which must run in the same worker, a heap to be timed with."""

import gc
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

from tests.rounds import Repeats, rounds_of

HERE = Path(__file__).parent
NOTEBOOKS = HERE.parent / "notebooks"
CLASSROOM = {"thrush_count", "uncle_predict"}
"""The students' notebooks that `make test` runs, cell by cell; `make test-all` runs each."""
TIERS = pytest.StashKey[dict[str, str]]()
"""Of each test that was collected the first of `make test`, `make test-all` and `make soak` that runs it."""

# Examples are the same in every run, and none is held to a time: that says more of the machine than of the code.
# `make soak` looks at new ones.
settings.register_profile("new", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ci")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What opens a browser is marked so, and comes last: a browser's loop, which runs to the end, bars every other.

    Of the students' notebooks, all but two are left to `make test-all`; what asks how many rounds it makes is run there
    once more, with all of them.
    """
    leave_out_cases(items)
    for item in items:
        if "rounds" in getattr(item, "fixturenames", []):
            item.add_marker(pytest.mark.repeats)
        if item.path.is_relative_to(HERE / "browser"):
            item.add_marker(pytest.mark.browser)
        elif item.path.is_relative_to(NOTEBOOKS / "classroom") and item.path.stem not in CLASSROOM:
            item.add_marker(pytest.mark.full)
    config.stash[TIERS] = {item.nodeid: tier(item) for item in items}
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def leave_out_cases(items: list[pytest.Item]) -> None:
    """Leave to `make test-all` all cases but one of each test with the mark `sample`; its name draws which one stays."""
    cases = defaultdict(list)
    for item in items:
        if item.get_closest_marker("sample") and not item.get_closest_marker("soak"):
            cases[item.nodeid.partition("[")[0]].append(item)
    for name, those in cases.items():
        stays = Random(name).choice(those)
        for item in those:
            if item is not stays:
                item.add_marker(pytest.mark.full)


def tier(item: pytest.Item) -> str:
    """The command that runs it first."""
    if item.get_closest_marker("soak"):
        return "make soak"
    return "make test-all" if item.get_closest_marker("full") else "make test"


@pytest.fixture(scope="session")
def tiers(request: pytest.FixtureRequest) -> dict[str, str]:
    """Of each test that was collected in this run, by its id, the command that runs it first."""
    return request.config.stash[TIERS]


@pytest.fixture
def rounds() -> Repeats:
    """How many rounds a test makes of those that it would make: see `tests.rounds`."""
    return rounds_of


@pytest.fixture
def swept() -> Iterator[None]:
    """For what is timed: what other tests of this process have left is not looked through for garbage meanwhile."""
    gc.freeze()
    yield
    gc.unfreeze()


DEAR = (
    "test_docs.py",
    "live/test_moments.py",
    "test_guard.py",
    "test_quiz.py",
    "test_simulate.py",
    "test_site.py",
    "test_wheel.py",
)
"""Files whose tests share what takes seconds to make."""


class Together(LoadScopeScheduling):
    """Each test goes to whoever is free; the cells of a notebook share a kernel, and so a worker; so does a DEAR file."""

    def _split_scope(self, nodeid: str) -> str:
        file, test, _ = nodeid.partition("::")
        return file if test and file.endswith((".ipynb", *DEAR)) else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together | None:
    return Together(config, log) if config.getvalue("dist") == "loadgroup" else None
