"""Players of a tournament play in a process of their own: whatever they do, the others' games go on."""

import linecache
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import textwrap
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import psutil
import pytest
from jupyter_client.manager import start_new_kernel

import uncle_widgets as uw
from uncle_widgets.many import hosts, player_process
from uncle_widgets.many.fair import Played, play
from uncle_widgets.many.player_process import PlayerProcess, clock_of, seconds_of
from uncle_widgets.many.tournament import holding

POSIX = pytest.mark.skipif(os.name != "posix", reason="needs signals and fork")
pytestmark = pytest.mark.usefixtures("swept")  # their patience is measured


def players(source: str) -> dict[str, Any]:
    """The functions of a notebook's cell: no other process can import them."""
    found: dict[str, Any] = {"__name__": "__main__"}
    exec(textwrap.dedent(source), found)
    return found


MEAN = players("""
    import gc, os, re, signal, sys, threading, time
    import numpy as np

    def first(view, moves, rng):
        return moves[0]

    def leaves(view, moves, rng):
        sys.exit("I am off")

    def closes(view, moves, rng):
        raise GeneratorExit

    def interrupts(view, moves, rng):
        raise KeyboardInterrupt

    class Any:
        def __eq__(self, other):
            return True
        __hash__ = None

    class No:
        def __eq__(self, other):
            raise ZeroDivisionError("compared")
        __hash__ = None

    class Mute(Exception):
        def __str__(self):
            raise SystemExit

    class Vast:
        def __str__(self):
            return "x" * 10_000_000

    def anything(view, moves, rng):
        return Any()

    def nothing(view, moves, rng):
        return No()

    def array(view, moves, rng):
        return np.array([1, 2, 3])

    def mute(view, moves, rng):
        raise Mute

    def vast(view, moves, rng):
        return Vast()

    def forged(view, moves, rng):
        return type(moves[0])(Any())

    def hangs(view, moves, rng):
        while True:
            try:
                while True:
                    pass
            except BaseException:
                pass

    def sums(view, moves, rng):
        return sum(range(10**12))

    def matches(view, moves, rng):
        return re.match("(a+)+b", "a" * 100)

    def hangs_in_words(view, moves, rng):
        class Slow:
            def __str__(self):
                return str(sum(range(10**12)))
        return Slow()

    def dies(view, moves, rng):
        os._exit(3)

    def crashes(view, moves, rng):
        os.kill(os.getpid(), signal.SIGSEGV)

    def shouts(view, moves, rng):
        for _ in range(200):
            print("shout" * 200)
        return moves[0]

    def speaks(view, moves, rng):
        print("thinking of", len(moves))
        print("to err", file=sys.stderr)
        os.write(1, b"past Python")
        return moves[0]

    def forks(view, moves, rng):
        os.fork()
        return moves[0]

    def asks(view, moves, rng):
        return input("Which?")

    class Remembers:
        def __init__(self):
            self.games = 0
        def __call__(self, view, moves, rng):
            self.games += 1
            return moves[self.games % len(moves)]

    def global_chance(view, moves, rng):
        import random
        return random.choice(moves)

    def hashes(view, moves, rng):
        return min(moves, key=lambda move: hash(str(move)))

    kept = []
    def keeps(view, moves, rng):
        kept.append(view)
        return moves[0]
""")


GAME = uw.GAMES["uncle"].new(2, pot_chips=2)


def in_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where no process can be started."""
    monkeypatch.setattr(player_process.subprocess, "Popen", refused)


@pytest.fixture
def apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail where no process can be had: what these players do would end or hang the tests themselves."""
    stay = hosts.Host._stay

    def only_by_name(host: hosts.Host, why: Any = None) -> None:
        assert why is None, f"Expected a process for players: {why}"
        stay(host, why)

    monkeypatch.setattr(hosts.Host, "_stay", only_by_name)


def refused(*_: Any, **__: Any) -> Any:
    raise OSError("not here")


class Shown:
    """What was shown of two streams."""

    def __init__(self) -> None:
        self.out = self.err = ""

    def __call__(self, text: str, stream: str) -> None:
        setattr(self, stream, getattr(self, stream) + text)


@pytest.fixture(scope="module")
def shown() -> Shown:
    return Shown()


@pytest.fixture(scope="module")
def process(shown: Shown) -> Iterator[PlayerProcess]:
    """One for many games: what takes time is to start it."""
    sat = {name: player for name, player in MEAN.items() if callable(player)} | {"random": "random"}
    made = PlayerProcess(GAME, sat, 0.3, shown)
    yield made
    made.end()
    assert not children()


@pytest.fixture
def kernel() -> Callable[[tuple[str, ...], str], Played]:
    """The same games, played here."""
    return lambda names, deal: play(GAME, [player_of(name) for name in names], deal, 6_000, 0.3)


def player_of(name: str) -> Any:
    return uw.GAMES["uncle"].player(name) if name == "random" else MEAN[name]


def children() -> list[psutil.Process]:
    """The processes for players that this one has started."""
    return [child for child in psutil.Process().children(recursive=True) if is_worker(child)]


def is_worker(process: psutil.Process) -> bool:
    try:
        return "player_worker" in " ".join(process.cmdline())
    except psutil.Error:  # it has ended meanwhile
        return False


FAULTS = [
    ("leaves", "Raised SystemExit: I am off"),
    ("closes", "Raised GeneratorExit"),
    ("anything", "Answered '<__main__.Any object>', which is not a legal move."),
    ("nothing", "Answered '<__main__.No object>', which is not a legal move."),
    ("array", "Answered '[1 2 3]', which is not a legal move."),
    ("mute", "Raised Mute"),
    ("vast", f"Answered {'x' * 60!r}, which is not a legal move."),
]
"""Faults that end nothing but a game, wherever it is played."""


@pytest.mark.parametrize("where", ["process", "kernel"])
@pytest.mark.parametrize(("name", "fault"), FAULTS)
def test_whatever_a_player_raises_or_answers_it_loses_and_all_goes_on(
    name: str, fault: str, where: str, request: pytest.FixtureRequest
) -> None:
    found = request.getfixturevalue(where)
    played = (found if where == "kernel" else found.play)(("random", name), "3")
    assert (played.loser, played.fault, played.shares) == (1, fault, (1.0, 0.0))


def test_a_move_that_only_seems_legal_is_played_as_the_legal_one(process: PlayerProcess, kernel: Any) -> None:
    played = process.play(("forged", "random"), "3")
    assert not played.fault
    assert played == kernel(("forged", "random"), "3") == kernel(("first", "random"), "3")


@pytest.mark.sample
@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("hangs", "Took more than 0.3 s for a move."),
        ("sums", "Took more than 0.3 s for a move."),
        ("matches", "Took more than 0.3 s for a move."),
        ("hangs_in_words", "Took more than 0.3 s for a move."),
        ("dies", "The player's process ended (exit code 3)."),
        pytest.param("crashes", "The player's process ended (signal 11).", marks=POSIX),
        ("interrupts", "Raised KeyboardInterrupt"),
        ("asks", "Raised EOFError: EOF when reading a line"),
    ],
)
def test_what_no_other_thread_could_stop_loses_one_game(process: PlayerProcess, name: str, fault: str) -> None:
    played = process.play(("random", name), "3")
    assert (played.loser, played.fault, played.shares) == (1, fault, (1.0, 0.0))
    assert len(played.moves) > 6, "Expected the game as far as it went."
    assert not process.play(("random", "first"), "3").fault, "Expected the games after it to go on."


@pytest.mark.usefixtures("apart")
def test_a_tournament_goes_on_and_counts_the_faults() -> None:
    found = uw.tournament("uncle", {name: MEAN[name] for name in ("leaves", "sums", "first")}, 2, patience=0.3)
    assert found.ranked[0] == "first"
    assert {what for (name, what) in found.faults if name == "sums"} == {"Took more than 0.3 s for a move."}
    assert sum(found.faults.values()) == 6


@pytest.mark.usefixtures("apart")
def test_a_game_that_was_broken_off_can_be_opened_as_far_as_it_went() -> None:
    cell = players("""
        def later(view, moves, rng):
            return sum(range(10**12)) if view.total > 15 else moves[0]
    """)
    found = uw.tournament("uncle", {"later": cell["later"], "greedy": "greedy"}, 2, patience=0.3)
    for match in found.matches("later", "greedy"):
        assert len(match.moves) > 8
        assert not match.over
        assert uw.replay(match.record()).moves == match.moves


@pytest.mark.usefixtures("apart")
@pytest.mark.parametrize("name", ["sleeps", "sums where no clock says how much"])
def test_one_who_is_away_is_ended_by_the_clock_on_the_wall(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_process, "AWAY", 1.0)
    if name != "sleeps":
        monkeypatch.setattr(player_process, "clock_of", lambda process: lambda: None)
    cell = players("""
        import time
        def sleeps(view, moves, rng):
            time.sleep(600)
    """)
    away = cell["sleeps"] if name == "sleeps" else MEAN["sums"]
    found = uw.tournament("uncle", {"away": away, "random": "random"}, 1, pot_chips=2)
    assert [what for _, what in found.faults] == ["Did not answer for more than 20 s."]


def test_one_who_waits_while_others_compute_keeps_its_game() -> None:
    cell = players("""
        import time
        def waits(view, moves, rng):
            time.sleep(0.5)
            return moves[0]
    """)
    assert not uw.tournament(
        "uncle", {"w": cell["waits"], "random": "random"}, 1, pot_chips=1, patience=0.2
    ).faults


@pytest.mark.parametrize("game", uw.GAMES)
def test_the_same_seed_gives_the_same_result_here_and_apart(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = {"uncle": {"pot_chips": 5}, "uno": {"target": 50}}.get(game, {})
    cell = players("""
        def any_move(view, moves, rng):
            return rng.choice(moves)
    """)

    def result() -> Any:
        # The clock of a busy machine takes no part in it.
        found = uw.tournament(
            game, {"own": cell["any_move"], "greedy": "greedy"}, 4, seed=5, patience=60, **options
        )
        return found, [match.record() for match in found.matches("own", "greedy")]

    apart = result()
    in_the_kernel(monkeypatch)
    here = result()
    assert apart == here
    assert apart[0].notes != here[0].notes


@pytest.mark.parametrize("name", ["Remembers", "global_chance"])
def test_what_players_remember_and_draw_from_is_the_same_here_and_apart(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def result() -> Any:
        random.seed(4)
        own = MEAN[name]() if name == "Remembers" else MEAN[name]
        return uw.tournament("uncle", {"own": own, "greedy": "greedy"}, 6, pot_chips=3, patience=60)

    apart = result()
    in_the_kernel(monkeypatch)
    assert apart == result()


def test_a_player_who_goes_by_hashes_plays_the_same_every_time() -> None:
    script = SCRIPT.format(
        body="found = uw.tournament('uncle', {'own': hashes, 'greedy': 'greedy'}, 4, pot_chips=3)\n"
        "print(found.share('own', 'greedy').value, [m.record() for m in found.matches('own', 'greedy')])"
    )
    assert run(script) == run(script)


def test_players_who_travel_together_share_what_they_shared() -> None:
    cell = players("""
        seen = []
        def writes(view, moves, rng):
            seen.append(1)
            return moves[0]
        def reads(view, moves, rng):
            return moves[0] if seen else None
    """)
    # `reads` begins the first game, when nothing is written yet.
    found = uw.tournament("uncle", {"reads": cell["reads"], "writes": cell["writes"]}, 2, pot_chips=2)
    assert found.faults == {("reads", "Answered 'None', which is not a legal move."): 1}
    assert cell["seen"] == []


def test_what_players_print_comes_to_the_cell(process: PlayerProcess, shown: Shown) -> None:
    process.play(("speaks", "random"), "3")
    process.end()  # and what was written past Python has come
    assert "thinking of" in shown.out
    assert "to err" in shown.err
    assert "past Python" in shown.err


def test_a_traceback_is_shown_once_of_the_players_own_lines(capsys: pytest.CaptureFixture[str]) -> None:
    cell = players("""
        def deep(view, moves, rng):
            return moves[len(moves)]

        def varies(view, moves, rng):
            raise ValueError(rng.random())
    """)
    uw.tournament("uncle", {"deep": cell["deep"], "varies": cell["varies"]}, 12, pot_chips=2)
    err = capsys.readouterr().err
    assert err.count(", in deep") == 1, "Expected a fault that comes again to be shown once."
    assert 1 < err.count(", in varies") <= 3
    assert "IndexError: tuple index out of range" in err
    assert "uncle_widgets" not in err


@pytest.mark.parametrize("where", ["apart", "here"])
def test_a_traceback_has_the_lines_of_the_cell(
    where: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if where == "here":
        in_the_kernel(monkeypatch)
    source = "def wrong(view, moves, rng):\n    return moves[99]  # here\n"
    monkeypatch.setitem(linecache.cache, "<cell 7>", (len(source), None, source.splitlines(True), "<cell 7>"))
    found: dict[str, Any] = {"__name__": "__main__"}
    exec(compile(source, "<cell 7>", "exec"), found)
    uw.tournament("uncle", {"wrong": found["wrong"], "random": "random"}, 1, pot_chips=2)
    assert "return moves[99]  # here" in capsys.readouterr().err


def test_of_megabytes_printed_the_beginning_is_shown() -> None:
    shown = Shown()
    process = PlayerProcess(GAME, {"shouts": MEAN["shouts"], "random": "random"}, 5, shown)
    for deal in "1234":
        assert not process.play(("shouts", "random"), deal).fault
    process.end()
    assert len(shown.out) == player_process.PRINTED
    assert shown.err.strip() == player_process.LEFT_OUT.strip()


@POSIX
def test_a_player_that_forks_changes_nothing(process: PlayerProcess) -> None:
    assert process.play(("forks", "random"), "3") == process.play(("first", "random"), "3")


def test_what_a_player_stored_stays_apart_and_that_is_said() -> None:
    found = uw.tournament("uncle", {"keeps": MEAN["keeps"], "random": "random"}, 2, pot_chips=2)
    assert MEAN["kept"] == []
    assert "in a separate process" in repr(found)
    assert "in a separate process" in found._repr_html_()
    assert "process" not in repr(uw.tournament("uncle", {"a": "greedy", "b": "random"}, 2, pot_chips=2))


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        ("Popen", "not here"),
        ("cloudpickle", "cloudpickle"),
        ("emscripten", "browser"),
        ("unpicklable", "'bad' cannot be sent"),
        ("unknown there", "cannot be sent to another process (ValueError"),
        ("inside", "a player started this tournament"),
    ],
)
def test_where_no_process_can_be_had_players_play_here_and_that_is_said(
    spoil: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock, player = threading.Lock(), MEAN["first"]
    if spoil == "Popen":
        in_the_kernel(monkeypatch)
    elif spoil == "cloudpickle":
        monkeypatch.setitem(sys.modules, "cloudpickle", None)
    elif spoil == "emscripten":
        monkeypatch.setattr("sys.platform", "emscripten")
    elif spoil == "inside":
        monkeypatch.setenv(player_process.INSIDE, "1")
    elif spoil == "unpicklable":

        def player(view: Any, moves: Any, rng: Any) -> Any:
            with lock:
                return moves[0]
    else:
        player = Lost()
    found = uw.tournament("uncle", {"bad": player, "random": "random"}, 2, pot_chips=2)
    assert not found.faults
    assert why in found.notes[-1]
    assert "isn't stopped here" in found.notes[-1]


class Lost:
    """Can be written down, and not read again."""

    def __call__(self, view: Any, moves: Any, rng: Any) -> Any:
        return moves[0]

    def __reduce__(self) -> Any:
        return int, ("no number",)


def test_players_of_a_module_need_no_cloudpickle(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    (tmp_path / "my_players.py").write_text("def last(view, moves, rng):\n    return moves[-1]\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(sys.modules, "cloudpickle", None)
    import my_players  # type: ignore[import-not-found]

    found = uw.tournament("uncle", {"last": my_players.last, "random": "random"}, 2, pot_chips=2)
    assert "in a separate process" in found.notes[-1]


@pytest.mark.parametrize("end", ["closed", "raised"])
def test_one_who_stops_listening_leaves_no_process(end: str) -> None:
    sat = {"own": MEAN["first"], "random": "random"}
    if end == "closed":
        work = holding("uncle", sat, 50, 2, 0, 1.0, {"pot_chips": 2})
        next(work)
        assert children()
        work.close()
    else:

        def stop(done: int, of: int) -> None:
            assert children()
            raise LookupError

        with pytest.raises(LookupError):
            uw.tournament("uncle", sat, 50, pot_chips=2, progress=stop)


SCRIPT = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background is started with interrupts ignored
import os, sys, time
said = []
import uncle_widgets as uw

def first(view, moves, rng):
    return moves[0]

def hashes(view, moves, rng):
    return min(moves, key=lambda move: hash(str(move)))

def waits(view, moves, rng):
    if not said:
        said.append(print(os.getpid(), flush=True))
    time.sleep(0.01)
    return moves[0]

def sums(view, moves, rng):
    print(os.getpid(), flush=True)
    return sum(range(10**12))

{body}
"""
"""No `if __name__ == "__main__":`, as a pupil's script."""


def run(script: str) -> str:
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=True)
    return done.stdout


@POSIX
@pytest.mark.parametrize("to", ["the group", "the process alone"])
def test_an_interrupt_stops_all_of_it(to: str) -> None:
    """As Ctrl-C at a terminal, which all its processes hear, and the stop of a notebook."""
    body = "uw.tournament('uncle', {'sums': sums, 'first': first}, 50, patience=50)"
    started = subprocess.Popen(
        [sys.executable, "-c", SCRIPT.format(body=body)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    )  # fmt: skip
    assert started.stdout
    try:
        child = psutil.Process(int(started.stdout.readline()))
        assert is_worker(child)
        (os.killpg if to == "the group" else os.kill)(started.pid, signal.SIGINT)
        _, said = started.communicate(timeout=60)
        assert "KeyboardInterrupt" in said
        assert started.returncode != 0
        assert not child.is_running()
    finally:
        with suppress(ProcessLookupError):
            os.killpg(started.pid, signal.SIGKILL)


def test_where_the_asking_process_is_killed_the_other_ends_with_its_game() -> None:
    body = "uw.tournament('uncle', {'waits': waits, 'first': first}, 5000)"
    started = subprocess.Popen([sys.executable, "-c", SCRIPT.format(body=body)], stdout=subprocess.PIPE, text=True)
    assert started.stdout
    child = psutil.Process(int(started.stdout.readline()))
    assert is_worker(child)
    started.kill()
    started.communicate()
    child.wait(60)


def test_a_script_without_a_guard_is_run_once() -> None:
    script = SCRIPT.format(
        body="print('begins')\nprint(uw.tournament('uncle', {'a': first, 'b': 'random'}, 2, pot_chips=2))"
    )
    said = run(script)
    assert said.count("begins") == 1
    assert "in a separate process" in said


def in_a_pool(seed: int) -> tuple[float, str]:
    cell = players("""
        def first(view, moves, rng):
            return moves[0]
    """)
    found = uw.tournament("uncle", {"first": cell["first"], "random": "random"}, 4, seed=seed, pot_chips=2)
    return found.share("first", "random").value, found.notes[-1]


def test_pools_of_threads_hold_tournaments() -> None:
    here = [in_a_pool(seed) for seed in (1, 2)]
    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(in_a_pool, (1, 2))) == here
    assert "in a separate process" in here[0][1]


@pytest.mark.soak
def test_pools_of_processes_hold_tournaments() -> None:
    here = [in_a_pool(seed) for seed in (1, 2)]
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as processes:
        assert list(processes.map(in_a_pool, (1, 2))) == here
    with multiprocessing.get_context("spawn").Pool(1) as daemons:  # those may start none by multiprocessing
        assert daemons.map(in_a_pool, (1, 2)) == here


@pytest.mark.usefixtures("apart")
def test_a_process_that_dies_between_moves_costs_nobody_a_game() -> None:
    cell = players("""
        import os, threading, time
        started = []
        def bomb(view, moves, rng):
            if not os.path.exists(mark):
                open(mark, "w").close()
                threading.Timer(0.05, os._exit, (7,)).start()
            return moves[0]
    """)
    with tempfile.TemporaryDirectory() as folder:
        cell["mark"] = os.path.join(folder, "mark")
        found = uw.tournament("uncle", {"bomb": cell["bomb"], "random": "random"}, 60, pot_chips=3)
        assert os.path.exists(cell["mark"])
    # The timer may go off while the other player is to move: nobody can tell then who set it.
    assert {words for _, words in found.faults} <= {"The player's process ended (exit code 7)."}
    assert sum(found.faults.values()) <= 1
    assert found.share("bomb", "random").n == 60


def clocks() -> dict[str, Any]:
    """Those that this system has."""
    found = {"the system's": lambda busy: clock_of(busy)}
    if sys.platform == "linux":
        found["ticks"] = lambda busy: lambda: player_process._stat_seconds(busy.pid)
    if os.name == "posix":
        found["ps"] = lambda busy: lambda: player_process._ps_seconds(busy.pid)
    return found


@pytest.mark.parametrize("name", clocks())
def test_the_seconds_that_another_process_has_computed_are_known(name: str) -> None:
    least = 1.0 if name == "ps" else 0.3  # ps of Linux counts whole seconds
    busy = subprocess.Popen([sys.executable, "-c", "print(flush=True)\nwhile True: pass"], stdout=subprocess.PIPE)
    assert busy.stdout
    try:
        began = time.monotonic()
        busy.stdout.readline()
        clock = clocks()[name](busy)
        while (now := clock()) is not None and now < least and time.monotonic() < began + 60:
            time.sleep(0.02)
        assert now is not None
        assert least <= now <= time.monotonic() - began + 1
    finally:
        busy.kill()
        busy.communicate()
    assert clock() is None, "Expected nothing of a process that is gone."


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        ("0:00.05", 0.05),
        ("  1:02.50\n", 62.5),
        ("00:00:03", 3),
        ("2-01:00:00", 176_400),
        ("", None),
        ("TIME", None),
    ],
)
def test_seconds_as_ps_tells_them(said: str, seconds: float | None) -> None:
    assert seconds_of(said) == seconds


def test_in_a_notebook_prints_come_to_the_cell_and_its_stop_stops_all() -> None:
    """A cell of functions, with a kernel of its own; then one that is interrupted in a long call into C."""
    said: list[str] = []

    def heard(message: Any) -> None:
        content = message["content"]
        said.append(content.get("text") or "".join(content.get("traceback", ())) or str(content.get("data", "")))

    manager, client = start_new_kernel()
    try:
        cell = SCRIPT.format(
            body="def speaks(view, moves, rng):\n    print('hello', view.total)\n    return moves[9]\n"
            "uw.tournament('uncle', {'speaks': speaks, 'first': first}, 2, pot_chips=2)"
        )
        client.execute_interactive(cell, output_hook=heard, timeout=120)
        told = "".join(said)
        assert "hello 0" in told
        assert ", in speaks" in told
        assert "return moves[9]" in told, "Expected the line of the cell in the traceback."
        assert "in a separate process" in told
        said.clear()

        def stop(message: Any) -> None:
            heard(message)
            if message["msg_type"] == "stream" and not stopped:
                stopped.append(message["content"]["text"])
                manager.interrupt_kernel()

        stopped: list[str] = []
        body = "uw.tournament('uncle', {'sums': sums, 'first': first}, 50, patience=50)"
        client.execute_interactive(body, output_hook=stop, timeout=120)
        assert "KeyboardInterrupt" in "".join(said)
        assert not psutil.pid_exists(int(stopped[0]))
        said.clear()
        client.execute_interactive("print(6 * 7)", output_hook=heard, timeout=60)
        assert "42" in "".join(said), "Expected the kernel to be as before."
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
