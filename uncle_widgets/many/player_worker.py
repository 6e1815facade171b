"""The process in which a tournament's players play: `player_process` starts it, and ends it for a slow move.

It reads commands from standard input, and writes frames to standard output: a kind (one byte), a length (four),
and so many bytes. Which seat is to move stands in a file that both processes map: that costs nothing, and is there
even when this process is dead.
"""

from __future__ import annotations

import faulthandler
import io
import mmap
import os
import pickle
import random
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from struct import Struct
from threading import Lock
from time import monotonic
from typing import Any, BinaryIO

import numpy as np

from uncle_widgets.engine.players import Player
from uncle_widgets.games.table import kit_of
from uncle_widgets.many.fair import Answer, in_time, play, raised
from uncle_widgets.many.patience import AWAY, own_seconds

HEAD = Struct("!cI")
RESULT, ERROR, OUT, ERR, CUT = b"r", b"x", b"o", b"e", b"c"
"""Kinds of frames: a result, an error of ours (both pickled), two streams of text, and that text was left out."""
LEFT_ALONE = AWAY + 30.0
"""Seconds in one move after which this process ends itself: the one that should have ended it is gone."""
SEATS = 64
"""More than there are seats at any table: see `Board`."""


@dataclass(frozen=True)
class Setup:
    """What the process starts with. `sealed` holds the game and the strategies; reading it may fail."""

    board: str
    """The path of the file that both processes map."""
    patience: float
    sealed: bytes
    recursion: int
    chance: Any
    numpy_chance: Any

    @classmethod
    def of(cls, board: str, patience: float, sealed: bytes) -> Setup:
        """With what else decides how a player plays: the states of global chance, the depth of calls."""
        chance = random.getstate(), np.random.get_state()
        return cls(board, patience, sealed, sys.getrecursionlimit(), *chance)


@dataclass(frozen=True)
class Order:
    """A game to be played: the player of each seat, and how many bytes of print are still shown."""

    names: tuple[str, ...]
    deal: str
    room: int


class Board:
    """Who is to move, and what was chosen so far, in memory that both processes map.

    One number says both how many moves were chosen and who chooses the next (0: nobody), so that no reader sees
    half of a change.
    """

    def __init__(self, path: str, most: int, new: bool = False) -> None:
        size = 8 + 2 * most
        with open(path, "r+b") as file:
            if new:
                file.truncate(size)
            self._map = mmap.mmap(file.fileno(), size)
        whole = memoryview(self._map)
        self._now, self._chosen = whole[:8].cast("Q"), whole[8:].cast("H")
        self._parts = whole, whole[:8], whole[8:]

    def begin(self) -> None:
        """A new game: nothing is chosen yet."""
        self._now[0] = 0

    def asks(self, seat: int) -> None:
        """Seat `seat` has been asked."""
        self._now[0] = self._now[0] // SEATS * SEATS + seat + 1

    def answered(self, index: int) -> None:
        """The seat that was asked has chosen the move with this index."""
        count = self._now[0] // SEATS
        self._chosen[count] = index
        self._now[0] = (count + 1) * SEATS

    @property
    def now(self) -> int:
        """Another number for every move of a game; it says nobody where it is a multiple of SEATS."""
        return self._now[0]

    @property
    def chosen(self) -> list[int]:
        """The indices of the moves that were chosen."""
        return self._chosen[: self._now[0] // SEATS].tolist()


class Frames:
    """Writes frames, one after the other, from any thread."""

    def __init__(self, file: BinaryIO) -> None:
        self._file, self._lock = file, Lock()
        self.room = 0
        """Bytes of text that are still sent."""
        self._cut = False

    def send(self, kind: bytes, data: bytes = b"") -> None:
        with self._lock:
            self._file.write(HEAD.pack(kind, len(data)) + data)
            self._file.flush()

    def text(self, kind: bytes, data: bytes) -> None:
        """Text as far as there is room for it."""
        sent, self.room = data[: self.room], self.room - len(data[: self.room])
        if sent:
            self.send(kind, sent)
        if len(sent) < len(data) and not self._cut:
            self._cut = True
            self.send(CUT)


class Printed(io.RawIOBase):
    """A stream whose bytes are sent as frames of a kind."""

    def __init__(self, frames: Frames, kind: bytes) -> None:
        self._frames, self._kind = frames, kind

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._frames.text(self._kind, bytes(data))
        return len(data)


class Worker:
    """Plays what it is told to, and writes on the board whom it asks."""

    def __init__(self, setup: Setup, frames: Frames) -> None:
        self._frames, self._pid, self._watched = frames, os.getpid(), 0.0
        self._patience, self._streams = setup.patience, (sys.stdout, sys.stderr)
        sys.setrecursionlimit(setup.recursion)
        random.setstate(setup.chance)
        np.random.set_state(setup.numpy_chance)
        self._game, strategies = pickle.loads(setup.sealed)
        kit = kit_of(self._game)
        self._most = kit.longest
        self._board = Board(setup.board, self._most)
        self._players: dict[str, Player] = {
            name: kit.player(found) if isinstance(found, str) else found for name, found in strategies.items()
        }

    def play(self, order: Order) -> Any:
        """Play a game to its end."""
        self._frames.room = order.room
        self._board.begin()
        self._watch()
        try:
            players = [self._players[name] for name in order.names]
            return play(self._game, players, order.deal, self._most, self._patience, self._ask)
        finally:
            faulthandler.cancel_dump_traceback_later()
            for stream in self._streams:
                with suppress(ValueError):  # the player closed it
                    stream.flush()

    def _ask(self, seat: int, moves: Sequence[Any], call: Callable[[], Answer]) -> Answer:
        if monotonic() - self._watched > AWAY / 2:
            self._watch()
        self._board.asks(seat)
        computed, began = own_seconds(), monotonic()
        try:
            found = call()
        except KeyboardInterrupt as error:  # nobody at a keyboard can interrupt this process: it is the player's
            found = raised(error)
        if os.getpid() != self._pid:
            os._exit(0)  # the player forked: the other of the two plays on
        found = in_time(found, own_seconds() - computed, monotonic() - began, self._patience)
        if found.index is not None:
            self._board.answered(found.index)
        return found

    def _watch(self) -> None:
        faulthandler.dump_traceback_later(LEFT_ALONE, exit=True, file=2)
        self._watched = monotonic()


def sealed(kind: bytes, value: object) -> tuple[bytes, bytes]:
    return kind, pickle.dumps(value)


def serve() -> None:
    """Play until standard input ends. The first command is a Setup, the others are Orders."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # of Ctrl-C at a terminal all its processes hear
    commands, results = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    frames = Frames(results)
    # What a player does to the standard files reaches neither the commands nor the results.
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    for name, kind in (("stdout", OUT), ("stderr", ERR)):
        file = io.BufferedWriter(Printed(frames, kind))
        setattr(sys, name, io.TextIOWrapper(file, "utf-8", "backslashreplace", line_buffering=True))
    faulthandler.enable(file=2)
    worker: Worker | None = None
    while True:
        try:
            command = pickle.load(commands)
        except EOFError:
            return
        try:
            if worker is None:
                worker = Worker(command, frames)
                reply = sealed(RESULT, None)
            else:
                reply = sealed(RESULT, worker.play(command))
        except BaseException as error:
            reply = sealed(ERROR, f"{type(error).__name__}: {error}")
        frames.send(*reply)
