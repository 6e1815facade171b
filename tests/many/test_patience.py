"""A player who does not come back loses the game: on every system, in every thread, whatever it catches."""

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.many import fair, patience
from uncle_widgets.many.fair import play
from uncle_widgets.many.patience import AGAIN, TooSlow, within

COMPUTED, WAITED = "Took more than 0.1 s for a move.", "Did not answer for more than 20 s."


def first(view: Any, moves: Any, rng: Any) -> Any:
    return moves[0]


def hangs(view: Any, moves: Any, rng: Any) -> Any:
    while True:
        pass


def catches_all(view: Any, moves: Any, rng: Any) -> Any:
    """What a pupil writes who has heard of exceptions."""
    for _ in range(3):
        try:
            hangs(view, moves, rng)
        except:  # noqa: E722
            continue
    return moves[0]


def dozes(view: Any, moves: Any, rng: Any) -> Any:
    while True:
        time.sleep(0.01)


def sleeps(view: Any, moves: Any, rng: Any) -> Any:
    time.sleep(30)


def counts(view: Any, moves: Any, rng: Any) -> Any:
    """One long step, in which nothing of Python runs."""
    end = time.thread_time() + 0.15
    while sum(range(1_000_000)) and time.thread_time() < end:
        pass
    return moves[0]


def test_in_a_browser_which_starts_no_thread_a_function_is_called_without_a_watch(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def start(_: Any) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr("sys.platform", "emscripten")
    monkeypatch.setattr("threading.Thread.start", start)
    assert within(0.01, lambda: 7) == 7


def here(work: Callable[[], Any]) -> Any:
    return work()


def elsewhere(work: Callable[[], Any]) -> Any:
    """The same in another thread."""
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(work()), daemon=True)
    thread.start()
    thread.join(60)
    assert found, "Expected it to end within a minute."
    return found[0]


@pytest.fixture(params=["an alarm", "no alarm", "no alarm nor clocks of threads"])
def machine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A system with all of it, with no alarm as Windows has none, with no clock of another thread as macOS has none."""
    if request.param != "an alarm":
        monkeypatch.delattr(signal, "setitimer")
    if "clocks" in request.param:
        monkeypatch.delattr(time, "pthread_getcpuclockid")
    return str(request.param)


def fault(player: Any) -> str:
    played = play(uw.GAMES["uncle"].new(2, pot_chips=2), [player, first], "1", 500, 0.1)
    assert played.loser == 0
    return played.fault


@pytest.mark.sample
@pytest.mark.parametrize("thread", [here, elsewhere])
@pytest.mark.parametrize("player", [hangs, catches_all, counts])
def test_a_player_who_does_not_come_back_loses(machine: str, thread: Any, player: Any) -> None:
    """For what it computed; where no clock says how much that was, and many others compute, for being away."""
    assert thread(lambda: fault(player)) in ((COMPUTED, WAITED) if "clocks" in machine else (COMPUTED,))


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (patience, fair):
        monkeypatch.setattr(module, "AWAY", 1.0)


@pytest.mark.sample
@pytest.mark.usefixtures("machine", "hurried")
@pytest.mark.parametrize("thread", [here, elsewhere])
def test_one_who_dozes_for_ever_loses(thread: Any) -> None:
    assert thread(lambda: fault(dozes)) == WAITED


@pytest.mark.usefixtures("hurried")
def test_one_who_sleeps_is_woken_where_there_is_an_alarm() -> None:
    start = time.monotonic()
    assert fault(sleeps) == WAITED
    assert time.monotonic() - start < 25
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


@pytest.mark.usefixtures("machine")
def test_time_in_which_others_compute_is_not_counted() -> None:
    """Away for twice its patience, a player that computes next to nothing keeps its game."""

    def waits(view: Any, moves: Any, rng: Any) -> Any:
        if not waited:
            waited.append(time.sleep(0.2))
        return moves[0]

    waited: list[None] = []
    played = play(uw.GAMES["uncle"].new(2, pot_chips=2), [waits, first], "1", 500, 0.1)
    assert (played.loser, played.fault) == (None, "")


def test_nothing_is_raised_after_the_end() -> None:
    """The bound falls now into the call, now just beside it; what comes after it is left in peace."""
    slow = 0
    before = signal.getsignal(signal.SIGALRM)
    for k in range(100):
        end = time.thread_time() + 0.001 * (k % 20)
        try:
            within(0.005, lambda end=end: [None for _ in iter(lambda: time.thread_time() < end, False)])  # type: ignore[misc]
        except TooSlow:
            slow += 1
    until = time.thread_time() + 2 * AGAIN
    while time.thread_time() < until:
        pass
    assert 0 < slow < 100
    assert signal.getsignal(signal.SIGALRM) is before
    assert not [thread for thread in threading.enumerate() if thread._target == patience._Watch._watch]  # type: ignore[attr-defined]


TRACED = """
import sys
from uncle_widgets.many.patience import TooSlow, within
sys.settrace(lambda *_: None)
def hangs():
    while True:
        pass
for call in (lambda: 7, hangs, lambda: 8):
    try:
        print(within(0.2, call))
    except TooSlow:
        print("too slow")
"""


def test_it_ends_where_a_debugger_or_a_measure_of_coverage_follows_each_step() -> None:
    done = subprocess.run([sys.executable, "-c", TRACED], capture_output=True, text=True, timeout=60)
    assert done.stdout.split("\n") == ["7", "too slow", "8", ""], done.stderr
