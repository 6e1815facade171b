"""Games against bots, as tests take them in hand."""

from collections.abc import Iterator
from typing import Any

import pytest

import uncle_widgets as uw


def table(**options: Any) -> Any:
    return uw.play("uncle", **{"seats": 3, "seed": 5, "pot_chips": 12, "coach": False, **options})


def finish(game: Any) -> None:
    while not game.over:
        game.move(str(game.legal[0]))


def all_of(game: Any) -> Any:
    """Everything that a stray message might change."""
    return game.match, list(game.moves), game.seed, game.over, game.link, len(game.decisions)


def bad_move(game: Any) -> str:
    """Play on well until a card is so much worse than another that the coach speaks up; that card's move."""
    while True:
        found = game.appraise()
        worst, best = found.worths[-1].move, found.worths[0].move
        if game.desk.large(worst):
            return str(worst)
        game.move(str(best))


def thinking(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the coach thinks for a long time, in small pieces."""
    from uncle_widgets.engine.coach import SHARES, Appraisal
    from uncle_widgets.widgets.play import play as module

    def slow(*_: Any) -> Iterator[Appraisal]:
        for n in range(4, 4000, 4):
            yield Appraisal((), SHARES, "", n, n / 4000)

    monkeypatch.setattr(module, "thinking", slow)
