"""Which of a test's parameters are tried in `make test`, and which, having little of their own to show, in `make soak`."""

from collections.abc import Iterable
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet


def soaked(every: Iterable[Any], *now: Any) -> list[ParameterSet]:
    """Each of `every` (tuples are several arguments), all but those of `now` with the mark `soak`.

    Raises ValueError where one of `now` is none of them: a test would else be run by nobody daily.
    """
    every = [*every]
    if strangers := [one for one in now if one not in every]:
        raise ValueError(f"Expected some of {every}, not {strangers}.")
    return [
        pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=() if one in now else pytest.mark.soak)
        for one in every
    ]
