"""Watching: what is sent at first, what is sent when it is asked for, and how quickly."""

import json
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import Wire, hear, page_sets
from uncle_widgets.games.table import key_of, scenes
from uncle_widgets.widgets.table.table import PAGE

pytestmark = pytest.mark.usefixtures("wire")


def asked(room: Any, wire: Wire, watcher: Any, page: Any) -> list[Any]:
    """What the page is sent for such a request."""
    del wire.sent[:]
    hear(room.table, {"kind": "page", "watcher": watcher, "page": page})
    sent = [json.loads(text)[1] for text in wire.sent]
    return [data["content"] for data in sent if "content" in data]


def unpacked(page: dict[str, Any]) -> list[dict[str, Any]]:
    """Its frames, with the parts that stand in the pool."""
    pool = page["pool"]
    put = {"board", "sheet"}
    return [
        {k: [pool[at] for at in v] if k == "zones" else pool[v] if k in put else v for k, v in frame.items()}
        for frame in page["frames"]
    ]


def test_a_long_match_sends_little_before_anything_else_is_asked_for(wire: Wire) -> None:
    short = uw.watch("uno", players="greedy", seed=1964, target=50)
    begun = sum(map(len, wire.sent))
    del wire.sent[:]
    long = uw.watch("uno", players="greedy", seed=1964, target=500)
    sent = sum(map(len, wire.sent))
    assert len(long.ends) > 8 * len(short.ends)
    assert sent < min(400_000, 3 * begun)
    assert list(long.table.pages) == ["0.0"]


@pytest.mark.parametrize("watcher", [0, 2, "everything"])
def test_pages_are_the_scenes_of_the_match_for_those_eyes_alone(wire: Wire, watcher: Any) -> None:
    from uncle_widgets.games.plain import plain

    match = uw.play_out("uncle", seats=3, seed=1, pot_chips=30)
    room = uw.watch(match)
    key = key_of(watcher)
    wanted = [plain(scene) for scene in scenes(room.kit, match, [watcher], room.names)[key]]
    found: list[Any] = []
    for k in range(-(-len(room.ends) // PAGE)):
        (page,) = asked(room, wire, key, k)
        assert (page["watcher"], page["page"]) == (key, k)
        found += unpacked(page)
    assert found == json.loads(json.dumps(wanted))


@pytest.mark.parametrize(
    ("watcher", "page"),
    [("0", 99), ("0", -1), ("0", "0"), ("0", True), ("9", 0), (0, 0), (None, 0), ([], 0), ("0", 10**30), ("none", 0)],
)  # fmt: skip
def test_a_page_that_there_is_not_sends_nothing(wire: Wire, watcher: Any, page: Any) -> None:
    assert asked(uw.watch("uncle", pot_chips=2), wire, watcher, page) == []


def test_it_opens_at_the_page_of_its_step_and_eyes() -> None:
    match = uw.play_out("uno", seed=1, target=200)
    room = uw.watch(match, step=PAGE + 5, watcher="everything")
    assert list(room.table.pages) == ["everything.1"]
    page_sets(room.table, watcher="3", step=2)
    assert (room.watcher, room.step) == ("3", 2)
    page_sets(room.table, step=10**6)
    assert room.step == 2
    assert room.table.note == f"Expected a step from 0 to {len(room.ends) - 1}, not 1000000."
    page_sets(room.table, step=len(room.ends) - 1)
    assert room.step == len(room.ends) - 1
    assert room.explainer.position == f"step {room.step}, seen by 3"


def test_a_watch_with_a_guess_tells_how_it_went_though_its_last_moment_was_passed_over() -> None:
    room = uw.watch("uncle", seats=3, seed=1964)
    hear(room.explainer, {"kind": "predict", "value": 40})
    assert not room.explainer.ending
    room.step = len(room.ends) - 1
    assert room.explainer.ending["title"] == "Your guess"
    assert [line["values"][-1] for line in room.table.race["lines"]] == list(room.match.turn.scores)
    assert room.explainer.ending["doors"] == [], "nothing here opens them"
    hear(room.explainer, {"kind": "go", "at": 0})
    assert not room.explainer.ending
    assert (room.table.stop, room.step) == (0, room.moments[0].answer)


def test_a_game_that_is_not_over_has_no_end() -> None:
    room = uw.watch(uw.play_out("uncle", seed=3).back(20))
    room.step = len(room.ends) - 1
    assert room.explainer.ending == {}
    assert room.table.race == {}


def test_the_end_has_three_doors_and_each_opens() -> None:
    page = uw.dashboard("uncle")
    page.room.step = len(page.room.ends) - 1
    ending = page.room.explainer.ending
    assert ending["lines"] == [("You didn't guess this time.", "Press a mark on the timeline to try one.")]
    assert [door["label"] for door in ending["doors"]] == [
        "Lesson 2, What do you give the next player?", "Play this game", "Watch another",
    ]  # fmt: skip
    lesson, play, another = (door["link"] for door in ending["doors"])
    hear(page.room.explainer, {"kind": "open", "link": "play uncle seed=1:"})
    assert page.tab == "watch", "there is no such door"
    hear(page.room.explainer, {"kind": "open", "link": another})
    assert (page.tab, page.head.seed) == ("watch", str(uw.GAMES["uncle"].seed + 1))
    for link, tab in ((lesson, "lessons"), (play, "play")):
        page.show_link(link)
        assert (page.tab, page.setting.game) == (tab, uw.GAMES["uncle"].game(None, uw.GAMES["uncle"].short))


def test_the_door_of_a_question_without_a_lesson_is_practice_of_it() -> None:
    page = uw.dashboard("mr_t")
    for at in (0, 1):
        page_sets(page.room.table, stop=at)
        page.room.explainer.predict(99 if at == 0 else page.room.explainer.posed.number * 100)
    page.room.step = len(page.room.ends) - 1
    door = page.room.explainer.ending["doors"][0]
    assert door["label"] == "Practice: A MR. T?"
    page.show_link(door["link"])
    assert page.room.practising
    assert page.room.question.id == "M-L7"


def test_steps_and_stops_that_come_at_once_are_heard_in_their_order() -> None:
    """While a kernel is busy, a page gathers what it sets into one message."""
    room = uw.watch("uncle")
    at, step = room.table.stop, room.step
    page_sets(room.table, step=step + 1)
    assert room.table.stop == -1
    page_sets(room.table, step=step, stop=at, playing=False)  # back, and its mark is pressed
    assert (room.table.stop, room.step) == (at, step)
    assert room.explainer.moment["at"] == at
    page_sets(room.table, step=0)
    frame = room.moments[1].frame
    page_sets(room.table, step=frame, stop=1, playing=False)  # the clock has come there, and stops
    assert (room.table.stop, room.step) == (1, frame)
    page_sets(room.table, stop=2, playing=False, step=3)  # a mark is pressed, and left at once
    assert (room.table.stop, room.step, room.table.step) == (-1, 3, 3)
    assert room.runner.state.fates["0 2"] == "skipped"
