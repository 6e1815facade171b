"""Values that are made quickly are as frozen as others."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest

from uncle_widgets.engine.values import frozen


@frozen
class Point:
    x: int
    y: int = 2


@frozen
class Named(Point):
    name: str = "p"


def test_a_frozen_value_is_made_read_changed_and_compared_as_a_dataclass_is() -> None:
    assert (Point(1).x, Point(1).y) == (1, 2)
    assert Point(1, y=3) == Point(1, 3) != Point(1)
    assert replace(Named(1, name="q"), x=4) == Named(4, 2, "q")
    assert {Point(1): "found"}[Point(1, 2)] == "found"
    assert repr(Named(1)) == "Named(x=1, y=2, name='p')"


def test_a_frozen_value_refuses_changes_and_wrong_fields() -> None:
    with pytest.raises(FrozenInstanceError):
        Point(1).x = 5  # type: ignore[misc]
    with pytest.raises(TypeError):
        Point()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Point(1, z=5)  # type: ignore[call-arg]
