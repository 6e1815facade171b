"""Games of strangers' players in a process of their own, which is ended when a move takes too long."""

from __future__ import annotations

import codecs
import io
import os
import pickle
import re
import subprocess
import sys
import tempfile
import time
import weakref
from collections import ChainMap
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.spawn import get_executable
from queue import Empty, SimpleQueue
from threading import Thread
from types import CodeType
from typing import IO, Any, ClassVar

from uncle_widgets.engine.game import Game
from uncle_widgets.games.table import kit_of
from uncle_widgets.many.fair import WAITED, Played, as_far_as, too_slow
from uncle_widgets.many.patience import AWAY
from uncle_widgets.many.player_worker import CUT, ERR, ERROR, HEAD, OUT, RESULT, SEATS, Board, Order, Setup

START = 60.0
"""Seconds in which the process must be ready."""
POLL = 0.05
"""Seconds between two looks at who is to move."""
SLACK = 0.1
"""Seconds more than a player's patience, within which the process itself finds that a move took too long."""
TRIES = 3
"""How often a game is played of which the process ends while nobody is to move."""
PRINTED = 100_000
"""Bytes of print that are shown, at most."""
INSIDE = "UNCLE_WIDGETS_PLAYERS"
"""The variable of the environment that says that a process is one for players."""
ENDED = "The player's process ended ({})."
LEFT_OUT = f"... Only the first {PRINTED:,} characters that your players print are shown.\n"

NAMELESS = "<dynamic-code>"
"""What cloudpickle calls the file of every function."""
COMMAND = "import sys; sys.path[:] = sys.argv[1:]; from uncle_widgets.many.player_worker import serve; serve()"


class Unavailable(Exception):
    """Players cannot have a process of their own; says why, to go into a sentence."""


class Died(Exception):
    """The process ended by itself; says how."""


class PlayerProcess:
    """Plays the games of a tournament in another process. A process that ended is replaced by a new one, in which
    players begin as they were when this was made."""

    def __init__(
        self, game: Game[Any, Any, Any], strategies: Mapping[str, Any], patience: float, show: Show
    ) -> None:
        self._game, self._patience, self._show = game, patience, show
        self._most = kit_of(game).longest
        self._sealed = sealed(game, strategies)
        self._room, self._cut = PRINTED, False
        self._process: subprocess.Popen[bytes] | None = None
        try:
            self._start()
        except BaseException:
            self.end()
            raise

    def play(self, names: tuple[str, ...], deal: str) -> Played:
        """A game of these players, one a seat. Raises Unavailable if no process can be had any more."""
        how = ""
        for _ in range(TRIES):
            if self._process is None:
                self._start()
            self._board.begin()
            try:
                self._send(Order(names, deal, self._room))
                found: Played = self._receive(watching=True)
                return found
            except Overdue as move:
                chosen, how = self._board.chosen[: move.now // SEATS], str(move)
            except Died as end:
                chosen, how = self._board.chosen, str(end)
                if self._board.now % SEATS == 0:
                    self.end()
                    continue  # whoever it was, nobody was to move
            self.end()
            return as_far_as(self._game, deal, self._most, chosen, how)
        self._show(f"A game of {' and '.join(dict.fromkeys(names))} does not count. {how}\n", "err")
        return Played((0.0,) * self._game.seats, (), how)

    def end(self) -> None:
        """End the process; it may be called twice."""
        if self._process is not None:
            self._finalizer()
            for thread in self._threads:
                thread.join(1)  # a process that a player started may still hold the other end
            self._process = None

    def _start(self) -> None:
        if sys.platform == "emscripten":
            raise Unavailable("a browser can't start processes")
        if os.environ.get(INSIDE):
            raise Unavailable("a player started this tournament")
        try:
            handle, path = tempfile.mkstemp(prefix="uncle_widgets")
            os.close(handle)
            self._board = Board(path, self._most, new=True)
            process = started()
        except (OSError, ValueError) as error:
            raise Unavailable(f"a process could not be started ({error})") from None
        self._process = process
        self._finalizer = weakref.finalize(self, ended, process, path)
        self._arrived: SimpleQueue[tuple[bytes, bytes]] = SimpleQueue()
        self._threads = [
            Thread(target=read_frames, args=(process.stdout, self._arrived), daemon=True),
            Thread(target=read_text, args=(process.stderr, self._arrived), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        self._clock = clock_of(process)
        decoder = codecs.getincrementaldecoder("utf-8")
        self._decoders = {kind: decoder("replace") for kind in (OUT, ERR)}
        try:
            self._send(Setup.of(path, self._patience, self._sealed))
            self._receive()
        except (Died, RuntimeError) as error:
            self.end()
            raise Unavailable(f"your players cannot be sent to another process ({error})") from None

    def _send(self, command: object) -> None:
        assert self._process
        assert self._process.stdin
        with suppress(OSError):  # it died, as `_receive` will find
            pickle.dump(command, self._process.stdin)
            self._process.stdin.flush()

    def _receive(self, watching: bool = False) -> Any:
        """The next result. Meanwhile what is printed is shown; `watching`, raises Overdue for a slow move."""
        watch = Watch(self._board, self._clock, self._patience) if watching else None
        until = time.monotonic() + START
        while True:
            try:
                kind, data = self._arrived.get(timeout=POLL)
            except Empty:
                if watch:
                    watch.look()
                elif time.monotonic() > until:
                    raise Died(f"it was not ready after {START:g} s") from None
                assert self._process
                if self._process.poll() is None or not self._arrived.empty():
                    continue
                kind, data = b"", b""  # what the player started holds the other end
            match kind:
                case b"":
                    raise Died(ENDED.format(self._how()))
                case _ if kind == RESULT:
                    return pickle.loads(data)
                case _ if kind == ERROR:
                    raise RuntimeError(pickle.loads(data))
                case _:
                    self._print(kind, data)

    def _how(self) -> str:
        """How the process ended, once all that it still printed is shown."""
        assert self._process
        try:
            code = self._process.wait(2)
        except subprocess.TimeoutExpired:
            return "it closed its files"
        self._threads[1].join(1)
        while not self._arrived.empty():
            kind, data = self._arrived.get()
            if kind in (OUT, ERR):
                self._print(kind, data)
        return f"signal {-code}" if code < 0 else f"exit code {code}"

    def _print(self, kind: bytes, data: bytes) -> None:
        shown = data[: self._room]
        self._room -= len(shown)
        if shown:
            self._show(self._decoders[kind].decode(shown), "err" if kind == ERR else "out")
        if (kind == CUT or len(shown) < len(data)) and not self._cut:
            self._room, self._cut = 0, True
            self._show("\n" + LEFT_OUT, "err")


Show = Callable[[str, str], None]
"""Show a text that players printed, of the stream 'out' or 'err'."""


class Overdue(Exception):
    """A move takes too long; says so. `now` is the board's number of that move."""

    def __init__(self, said: str, now: int) -> None:
        super().__init__(said)
        self.now = now


class Watch:
    """Looks now and then at a board, and raises Overdue when a move takes too long.

    It reads the clocks only from its second look on, so that it may be late, and is never early.
    """

    def __init__(self, board: Board, clock: Callable[[], float | None], patience: float) -> None:
        self._board, self._clock, self._patience = board, clock, patience
        self._seen = -1
        self._since = self._asked = 0.0
        self._computed: float | None = None

    def look(self) -> None:
        now = self._board.now
        if now != self._seen:
            self._seen, self._since, self._computed = now, time.monotonic(), None
            return
        if now % SEATS == 0:
            return
        away = time.monotonic() - self._since
        if away > AWAY + SLACK:
            raise Overdue(WAITED, now)
        if self._computed is None:
            self._computed = self._clock()
            self._asked = time.monotonic()
        elif time.monotonic() - self._asked > self._patience:
            computed = self._clock()
            if computed is not None and computed - self._computed > self._patience + SLACK:
                raise Overdue(too_slow(self._patience), now)


def sealed(game: Game[Any, Any, Any], strategies: Mapping[str, Any]) -> bytes:
    """The game and the strategies as bytes; Unavailable, where one of them cannot be written so."""
    dumps = dumps_by_value()
    if dumps is None:
        dumps = pickle.dumps
        apart = [name for name, found in strategies.items() if getattr(found, "__module__", "") == "__main__"]
        if apart:
            raise Unavailable(f"sending {apart[0]!r} to another process needs cloudpickle, which is not installed")
    try:
        data: bytes = dumps((game, dict(strategies)))
        return data
    except Exception:
        for name, found in strategies.items():
            try:
                dumps(found)
            except Exception as error:
                what = f"{type(error).__name__}: {error}"[:100]
                raise Unavailable(f"{name!r} cannot be sent to another process ({what})") from None
        raise Unavailable("these players cannot be sent to another process") from None


def dumps_by_value() -> Callable[[object], bytes] | None:
    """Like pickle.dumps, for functions of a notebook too; None where there is no cloudpickle."""
    try:
        from cloudpickle import CloudPickler
    except ImportError:
        return None

    def reduce(code: CodeType) -> Any:
        """As cloudpickle does, which leaves out the name of the file. A traceback needs it to show the lines."""
        make, parts = CloudPickler.dispatch_table[CodeType](code)
        return make, tuple(code.co_filename if part == NAMELESS else part for part in parts)

    class Pickler(CloudPickler):  # type: ignore[misc,unused-ignore]
        dispatch_table: ClassVar[Any] = ChainMap({CodeType: reduce}, CloudPickler.dispatch_table)

    def dumps(value: object) -> bytes:
        file = io.BytesIO()
        Pickler(file).dump(value)
        return file.getvalue()

    return dumps


def started() -> subprocess.Popen[bytes]:
    """A new process that waits for a Setup. It imports what this one can, and not its `__main__`."""
    executable = get_executable()
    env = {**os.environ, INSIDE: "1"}
    # Without it, a player that goes by the order of a set plays otherwise in each process.
    env.setdefault("PYTHONHASHSEED", "0")
    flags = 0
    if sys.platform == "win32":
        # In an environment `python` only starts another process, whose time and end are not its own.
        base = getattr(sys, "_base_executable", executable)
        if executable == sys.executable != base:
            env["__PYVENV_LAUNCHER__"] = executable
            executable = base
        flags = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
    return subprocess.Popen(
        [executable, "-c", COMMAND, *(path for path in sys.path if isinstance(path, str))],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env, creationflags=flags,
    )  # fmt: skip


def ended(process: subprocess.Popen[bytes], path: str) -> None:
    """End the process, wait until it has, and remove the file of its board. Readers close what they read."""
    process.kill()
    process.wait()
    with suppress(OSError):  # what was still to be written
        if process.stdin:
            process.stdin.close()
    with suppress(OSError):  # Windows removes no file that is still mapped
        os.remove(path)


def read_frames(file: IO[bytes], into: SimpleQueue[tuple[bytes, bytes]]) -> None:
    """Put every frame into the queue; (b"", b"") at the end."""
    with file:
        while len(head := file.read(HEAD.size)) == HEAD.size:
            kind, length = HEAD.unpack(head)
            into.put((kind, file.read(length)))
    into.put((b"", b""))


def read_text(file: IO[bytes], into: SimpleQueue[tuple[bytes, bytes]]) -> None:
    """Put what is written past Python into the queue as text of errors, and after PRINTED bytes drop it."""
    left = PRINTED
    with file:
        while data := os.read(file.fileno(), 65_536):
            if left > 0:
                into.put((ERR, data))
            left -= len(data)


def clock_of(process: subprocess.Popen[bytes]) -> Callable[[], float | None]:
    """What gives the processor seconds of another process, or None where the system does not say.

    On Linux they are those of its main thread, elsewhere those of all its threads, as of `patience.own_seconds`.
    """
    if sys.platform == "win32":
        return lambda: _windows_seconds(process)
    if sys.platform == "linux":
        return lambda: _linux_seconds(process.pid)
    return lambda: _ps_seconds(process.pid)


def _linux_seconds(pid: int) -> float | None:
    try:
        with open(f"/proc/{pid}/task/{pid}/schedstat") as file:
            return int(file.read().split()[0]) / 1e9
    except (OSError, ValueError, IndexError):
        return _stat_seconds(pid)


def _stat_seconds(pid: int) -> float | None:
    try:
        with open(f"/proc/{pid}/task/{pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()  # a name may hold blanks and brackets
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return None


def _ps_seconds(pid: int) -> float | None:
    try:
        done = subprocess.run(
            ["ps", "-o", "time=", "-p", str(pid)], capture_output=True, text=True, timeout=5, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return seconds_of(done.stdout)


def seconds_of(said: str) -> float | None:
    """Seconds of a time as `ps` writes it: [[days-]hours:]minutes:seconds[.hundredths]."""
    if not (found := re.fullmatch(r"(?:(\d+)-)?(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)", said.strip())):
        return None
    days, hours, minutes, seconds = (float(part or 0) for part in found.groups())
    return ((days * 24 + hours) * 60 + minutes) * 60 + seconds


def _windows_seconds(process: subprocess.Popen[bytes]) -> float | None:
    import ctypes

    times = [ctypes.c_uint64() for _ in range(4)]  # created, ended, in the kernel, in the program: units of 100 ns
    kernel: Any = ctypes.windll.kernel32  # type: ignore[attr-defined,unused-ignore]
    handle = ctypes.c_void_p(int(process._handle))  # type: ignore[attr-defined,unused-ignore]
    if not kernel.GetProcessTimes(handle, *map(ctypes.byref, times)):
        return None
    return (times[2].value + times[3].value) / 1e7
