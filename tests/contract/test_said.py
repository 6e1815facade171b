"""The file of what questions say: the same twice, and a changed sentence is found."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.contract.said import differences, lines, numbers
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
    assert list(differences(iter(before), lines(["mr_t"], 1), numbers)) == []


def test_a_number_that_has_changed_is_found_without_a_word_compared() -> None:
    """Each part that is compared, changed in turn."""
    (line, *_) = lines(["thrush"], 1)
    *place, says = json.loads(line)
    changes: dict[str, Any] = {
        "number": "7",
        "span": ["0", "7"],
        "row": [["7", "a label"]],
        "mistakes": [["dice", "a name", "7", "words"]],
        "quantities": {"N": "7"},
        "answered": {**says["answered"], "steps": [{"words": "a line", "lit": ["top"]}]},
        "heat": {"nodes": {"W01": {"value": 7, "text": "7"}}},
        "trials": [["7", {}]],
    }
    for part, value in changes.items():
        changed = json.dumps([*place, {**says, part: value}])
        assert len(list(differences(iter([line]), iter([changed]), numbers))) == 1, part
