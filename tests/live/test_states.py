"""What may follow what: every state and every change against the one table, which both languages have."""

import itertools
import json
import re
from typing import Any, get_args

import pytest

from tests.js import node
from uncle_widgets.live.live_shapes import Standing, StateName
from uncle_widgets.live.states import WAYS, begun, onward
from uncle_widgets.refusal import Refusal

STATES = get_args(StateName)


def standing(to: StateName, at: int = 1, vote: int = 1) -> Standing:
    return {**begun(), "seq": 7, "to": to, "at": at, "of": 3, "vote": vote}


def change(to: StateName, at: int = 1, vote: int = 1, step: int = 0, talk: int = 60) -> Any:
    return {"kind": "change", "to": to, "at": at, "vote": vote, "step": step, "talk": talk}


def test_the_page_in_front_has_the_same_table() -> None:
    (table,) = re.findall(
        r"export const ways\b[^=]* = (\{.*?\n\});",
        (node.PACKAGE / "live" / "class_states.ts").read_text("utf-8"),
        re.DOTALL,
    )
    spoken = json.loads(re.sub(r",(\s*[\]}])", r"\1", re.sub(r"(\w+):", r'"\1":', table)))
    assert spoken == {state: list(ways) for state, ways in WAYS.items()}
    assert set(WAYS) == set(STATES)


@pytest.mark.parametrize(("now", "to"), [*itertools.product(STATES, STATES)])
def test_a_change_is_done_if_the_table_has_it(now: StateName, to: StateName) -> None:
    again = now in ("held", "talk") and to == "ask"
    asked = change(to, at=2 if now == to == "ask" else 1, vote=2 if again else 1)
    if to not in WAYS[now]:
        with pytest.raises(Refusal, match=r"^From .* a class can go to .*, but not to .*\.$"):
            onward(standing(now), asked, 1000.0, range(3), range(3))
        return
    after = onward(standing(now), asked, 1000.0, range(3), range(3))
    assert (after["to"], after["seq"]) == (to, 8)
    assert after["ends"] == (1060.0 if to == "talk" else 0)


@pytest.mark.parametrize(
    ("now", "to", "words"),
    [
        (standing("held", vote=2), change("ask", vote=2), "There are only two votes. Show the answer."),
        (standing("shown"), change("ask", vote=3), "There are only two votes. Show the answer."),
        (standing("held"), change("ask", at=2, vote=2), "The vote is closed. Show the answer first."),
        (standing("talk"), change("ask"), "The vote is closed. Show the answer first."),
        (standing("ask"), change("ask"), "The class is answering this position now."),
        (standing("ask"), change("held", at=2), "The class is at vote 1 of position 2."),
        (standing("ask"), change("shown", vote=2), "The class is at vote 1 of position 2."),
        (standing("held"), change("talk", talk=0), "Expected a talk of 1 to 3600 seconds, not 0."),
        (standing("shown"), change("why", step=-1), "There is no such step."),
        (standing("door"), change("ask", at=3), "Expected the question of position 4 first."),
    ],
)
def test_what_a_change_may_not(now: Standing, to: Any, words: str) -> None:
    with pytest.raises(Refusal) as refused:
        onward(now, to, 0.0, range(3), range(3))
    assert refused.value.sentence == words


def test_an_answer_that_is_not_here_cannot_be_shown() -> None:
    for state in ("ask", "held", "talk"):
        with pytest.raises(Refusal, match=r"^Expected the answer to position 2 first\.$"):
            onward(standing(state), change("shown"), 0.0, range(3), [0, 2])


def test_from_the_end_to_the_door_all_begins_anew() -> None:
    assert onward(standing("end", 2, 2), change("door"), 0.0, (), ()) == {**begun(), "seq": 8, "of": 3}
