"""Every clause and ruling of every game has a test that bears its name."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.contract import checks
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit


@pytest.mark.parametrize("kit", list(GAMES.values()), ids=lambda kit: kit.id)
def test_every_clause_has_a_test_that_bears_its_name(kit: Kit[Any]) -> None:
    folder = Path(__file__).parents[1] / "games" / kit.id
    checks.every_clause_has_a_test(kit, folder if folder.is_dir() else Path(str(files(kit.package))))
