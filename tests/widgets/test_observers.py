"""Observers of a notebook's own: told when all of a change is there; their errors are shown, and end nothing."""

import re
from collections.abc import Callable
from typing import Any

import ipywidgets as w
import pytest
import traitlets as t

import uncle_widgets as uw
from tests.widgets.wire import hear, page_sets
from uncle_widgets.widgets.page.base import Room
from uncle_widgets.widgets.page.observers import is_ours, ours_first


def broken(change: Any) -> None:
    raise NameError(f"no such name in {change['name']}")


def match() -> uw.Match[Any, Any, Any]:
    return uw.play_out("uncle", seats=2, seed=1964)


def play() -> Any:
    return uw.play("uncle", seats=2, seed=3, pace=0, coach=False)


def played(room: Any) -> tuple[Any, ...]:
    """A whole game, the first legal move each time, by the cell and by the page."""
    steps = 0
    while not room.over and steps < 400:
        steps += 1
        move = str(room.legal[0])
        if steps % 2:
            room.move(move)
        else:
            hear(room.table, {"kind": "move", "move": move, "stamp": room.table.stamp})
    return room.over, tuple(room.moves), tuple(room.scores), room.link, room.cell, room.phase


@pytest.mark.sample
@pytest.mark.parametrize("names", ["moves", "over", "link", "scores", t.All])
@pytest.mark.parametrize("on", ["room", "table", "panel"])
def test_a_game_is_played_to_its_end_whatever_observers_do(on: str, names: Any) -> None:
    plain = played(play())
    assert plain[0]
    room = play()
    widget = getattr(room, on, room)
    if names is t.All or widget.has_trait(names):
        widget.observe(broken, names=names)
    assert played(room) == plain


def test_a_typo_in_an_observer_is_shown_in_the_cell_and_on_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    room = play()
    room.observe(lambda change: change.nwe, names="moves")
    room.move(str(room.legal[0]))
    err = capsys.readouterr().err
    assert "Traceback" in err
    assert "change.nwe" in err
    assert "uncle_widgets" not in err.replace(__file__, ""), "Expected the observer's own lines alone."
    assert room.table.note.startswith("An observer of 'moves' failed: AttributeError")
    assert room.phase.name == "CHOOSING"


def test_on_a_page_of_voila_no_traceback_is_shown(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VOILA_SERVER_URL", "/")
    room = uw.watch(match())
    room.observe(broken, names="step")
    with caplog.at_level("ERROR", "traitlets"):
        page_sets(room.table, step=3)
    assert capsys.readouterr().err == ""
    assert "no such name in step" in caplog.text
    assert room.step == 3


def answered(room: Any) -> None:
    room.explainer.predict(20, "guess")


ROOMS: dict[str, tuple[Callable[[], Any], Callable[[Any], None], str]] = {
    "watch": (lambda: uw.watch(match(), step=0), lambda room: setattr(room, "step", 5), "step"),
    "its watcher": (lambda: uw.watch(match()), lambda room: setattr(room, "watcher", 1), "watcher"),
    "play": (play, lambda room: room.move(str(room.legal[0])), "moves"),
    "what if": (lambda: uw.what_if("uncle"), lambda room: room.set(hand="2 2 4"), "link"),
    "lesson": (lambda: uw.lesson("uncle", 1), answered, "done"),
    "lab": (lambda: uw.lab("uncle", seats=2, n=200, pot_chips=3), lambda room: room.take("uno"), "link"),
}


def parts(room: Any) -> list[Any]:
    named = [getattr(room, name, None) for name in ("table", "explainer", "panel", "view", "strip")]
    return [part for part in named if isinstance(part, w.Widget)]


WHEN = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
"""When somebody answered: a second may pass between two answers that are compared."""


def told(room: Any) -> tuple[Any, ...]:
    """What may be observed of a room, and what its parts show."""
    shown = []
    for part in parts(room):
        values = part.get_state()
        own = (name for name in part.keys if name[0] != "_" and name not in ("note", "stamp"))  # of the fault
        texts = {name: WHEN.sub("now", str(values[name])) for name in own}
        shown.append({k: v for k, v in texts.items() if "IPY_MODEL" not in v and "anywidget:" not in v})
    return room.link, room.cell, shown


@pytest.mark.parametrize("which", list(ROOMS))
def test_all_of_a_change_is_there_before_others_are_told(which: str) -> None:
    """An observer sees what stands after it, `link` and `cell` too; and it is told once."""
    made, change, name = ROOMS[which]
    room, seen = made(), []
    room.observe(lambda event: seen.append((event.new, told(room))), names=name)
    change(room)
    assert seen == [(getattr(room, name), told(room))]


@pytest.mark.parametrize("which", list(ROOMS))
def test_a_broken_observer_of_anything_changes_nothing(which: str) -> None:
    made, change, _ = ROOMS[which]
    plain = made()
    change(plain)
    room = made()
    for widget in (room, *parts(room)):
        widget.observe(broken)
    change(room)
    assert told(room) == told(plain)


@pytest.mark.parametrize(
    "handler",
    [lambda: 1 / 0, lambda a: a.nwe, lambda a, b: None, lambda *, named: None, "no function"],
)
def test_an_observer_of_the_wrong_shape_ends_nothing(handler: Any) -> None:
    room = uw.watch(match())
    try:
        room.observe(handler, names="step")
    except (TypeError, t.TraitError):
        return  # refused at once is as well
    room.step = 4
    assert (room.step, room.table.step) == (4, 4)


def test_links_to_what_takes_no_such_value_end_nothing() -> None:
    room, low = uw.watch(match(), step=0), w.BoundedIntText(max=99)

    class Small(t.HasTraits):
        n = t.Int(max=3)

    small = Small()
    t.dlink((room, "step"), (small, "n"))
    w.dlink((room, "step"), (low, "value"), lambda step: "no number" if step == 5 else step)
    for step in (2, 5, 7):
        room.step = step
        assert room.step == room.table.step == step
    assert (small.n, low.value) == (2, 7)
    linked = uw.watch(match(), step=0)
    t.link((room, "step"), (linked, "step"))
    assert linked.step == 7
    linked.step = 3
    assert room.step == room.table.step == 3


def test_an_interactive_output_that_fails_ends_nothing() -> None:
    room = uw.watch(match(), step=0)
    seen: list[int] = []

    def draw(step: int) -> None:
        seen.append(step)
        if step:
            raise ValueError("drawn wrongly")

    w.interactive_output(draw, {"step": StepOf(room)})
    room.step = 6
    assert (room.step, room.table.step) == (6, 6)


class StepOf(w.IntText):
    """A control that follows a room, as those of interact are."""

    def __init__(self, room: Any) -> None:
        super().__init__()
        t.dlink((room, "step"), (self, "value"))


def test_notifications_that_are_held_are_all_told() -> None:
    room, seen = uw.watch(match(), step=0), []
    room.observe(broken, names="step")
    room.observe(lambda event: seen.append(event.name), names=["step", "watcher"])
    with room.hold_trait_notifications():
        room.step = 4
        room.watcher = "1"
    assert sorted(seen) == ["step", "watcher"]
    assert (room.step, room.watcher, room.table.step, room.table.watcher) == (4, "1", 4, "1")
    with room.hold_sync():
        room.step = 5
        room.step = 6
    assert seen.count("step") == 2, "Expected one word of what was changed twice under one hold."


def test_an_observer_that_acts_on_the_room_is_heard() -> None:
    room = uw.watch(match(), step=0)

    def on(event: Any) -> None:
        if event.new < 5:
            room.step = event.new + 1

    room.observe(on, names="step")
    room.step = 1
    assert room.step == room.table.step == 5
    other = play()

    def anew(event: Any) -> None:
        if len(event.new) == 1:
            other.deal(9)

    other.observe(anew, names="moves")
    other.move(str(other.legal[0]))
    assert (other.seed, other.moves, other.phase.name) == (9, [], "CHOOSING")


def test_an_observer_of_notes_that_fails_is_not_told_of_itself_for_ever() -> None:
    room = uw.watch(match())
    calls = []

    def noted(event: Any) -> None:
        calls.append(event.new)
        raise ValueError(len(calls))

    room.table.observe(noted)
    room.step = 3
    assert len(calls) < 20


def test_observers_are_taken_away_as_ever() -> None:
    room, seen = uw.watch(match(), step=0), []
    add = seen.append
    room.observe(add, names="step")
    room.observe(add, names="step")
    room.step = 1
    assert len(seen) == 1
    room.unobserve(add, names="step")
    room.step = 2
    assert len(seen) == 1
    room.unobserve(add, names="watcher")  # as traitlets: one that was never there is passed over
    room.observe(add, names="step")
    room.unobserve_all("step")
    room.step = 3
    room.observe(add)
    room.unobserve_all()
    room.step = 4
    assert len(seen) == 1


def test_whose_an_observer_is() -> None:
    room = uw.watch(match())
    assert is_ours(room._address)
    assert not is_ours(broken)
    assert not is_ours(print)
    assert is_ours(t.link((room, "step"), (uw.watch(match()), "step"))._update_target)
    assert not is_ours(t.dlink((room, "step"), (w.IntText(), "value"))._update)


def test_an_error_of_ours_is_raised_as_ever() -> None:
    """What waits is told all the same, and a thread of its own waits for nobody."""
    room, seen = Room([]), []
    room.observe(lambda event: seen.append(event.new), names="link")

    def fails() -> None:
        with ours_first():
            room.tells(link="x")
            assert seen == []
            raise LookupError

    with pytest.raises(LookupError):
        fails()
    assert seen == ["x"]
