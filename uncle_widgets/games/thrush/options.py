"""What may be set in THRUSH."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from uncle_widgets.engine.options import YES_NO, Written, option
from uncle_widgets.games.thrush.board import OURS, Board
from uncle_widgets.refusal import Refusal

BOARDS: dict[str, Board] = {"ours": OURS}
"""Boards that records may name: ours, and those that this program has been given."""


def _name(board: Board) -> str:
    """A board in a record: its title in one word, and its digest."""
    words = "_".join("".join(c if c.isascii() and c.isalnum() else " " for c in board.title).split())
    return "ours" if board == OURS else f"{words[:30] or 'board'}#{board.digest}"


def _read(value: Any) -> Board:
    """A Board itself, or the name of one that has been given before."""
    if isinstance(value, Board):
        BOARDS.setdefault(_name(value), value)
        return value
    if isinstance(value, str) and value in BOARDS:
        return BOARDS[value]
    raise Refusal(f"The board must be {WORDS}, not {str(value)[:40]!r}.", "G2")


WORDS = "ours, or a board that was loaded in this program"
AS_WRITTEN = Written(_read, _name, WORDS)
FOURTH = {"challenge": "a challenge", "exempt": "nothing"}
PAID = {"own_turn": "on your own turn", "immediate": "also when arrested"}
ENTRY = {"at_least": "exact or more", "exact": "exact only"}


@dataclass(frozen=True)
class Options:
    """The rulings that a table may choose; `rules.md` says why each default."""

    board: Board = option(OURS, AS_WRITTEN, "G2", "The board")  # noqa: RUF009 (frozen)
    full_bag: str = option("challenge", FOURTH, "G10", "Stopping on an agent with three agents")
    jail_turns: int = option(3, (1, 6), "G19", "Throws in prison before you're let out")
    jail_double_moves: bool = option(False, YES_NO, "G20", "Move the double that frees you from prison")
    jail_pay: str = option("own_turn", PAID, "G21", "When you can pay to leave prison")
    exchange_peek: bool = option(False, YES_NO, "G24", "Look at the Chief before an exchange")
    hq_entry: str = option("at_least", ENTRY, "G27", "Count needed to enter a side door")
    max_turns: int = option(5000, (1, 100_000), "G31", "Turns until a game stops")

    @property
    def exact(self) -> bool:
        """Whether a side door must be met by exact count."""
        return self.hq_entry == "exact"
