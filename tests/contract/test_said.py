"""The file of what questions say: the same twice, and a changed sentence is found."""

from collections.abc import Callable

import pytest

from tests.contract.said import differences, lines
from uncle_widgets.games.mr_t.questions import common


def test_what_questions_say_is_the_same_each_time() -> None:
    first, again = (list(lines(["mr_t"], 3)) for _ in range(2))
    assert len(first) > 40
    assert list(differences(iter(first), iter(again))) == []


def test_a_sentence_that_has_changed_is_found_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    before = list(lines(["mr_t"], 1))
    plain: Callable[..., str] = common.sight
    monkeypatch.setattr(common, "sight", lambda *of: plain(*of) + " So it is.")
    found = list(differences(iter(before), lines(["mr_t"], 1)))
    assert found
    assert all("asked was" in one for one in found)
