"""Mutants that give what the original gives: `equal.toml` names them game by game, each with its reason."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.mutants.made import Mutant

MOST = 10
"""Of a game."""


def equal() -> dict[str, list[dict[str, str]]]:
    """By game: the `module`, what its line `was` and what it `becomes`, and the `reason`."""
    return tomllib.loads(Path(__file__).with_name("equal.toml").read_text("utf-8"))


def reason(mutant: Mutant) -> str:
    """Why a mutant is called equal; "" where it is not."""
    for game, entries in equal().items():
        for entry in entries:
            if (f"{game}/{entry['module']}", entry["was"], entry["becomes"]) == (
                mutant.module,
                mutant.was,
                mutant.becomes,
            ):
                return entry["reason"]
    return ""
