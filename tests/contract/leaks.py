"""Games with a leak planted in them: what the checks are there to find."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

from tests.contract.toys import MrT, Showdown
from uncle_widgets.engine.game import Event, Step, Watcher


class Leak:
    """A game that does all as another does, but for what a leak changes."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


class HandShown(Leak):
    """A view with all hands in it, or what else its `field` hides."""

    def __init__(self, game: Any, field: str = "hands") -> None:
        super().__init__(game)
        self.field = field

    def view(self, state: Any, watcher: Watcher) -> Any:
        return replace(self.game.view(state, watcher), **{self.field: getattr(state, self.field)})


class HandBeside(Leak):
    """A view as it should be, and something of the others' hands beside it."""

    def __init__(self, game: Any, field: str = "hands") -> None:
        super().__init__(game)
        self.field = field

    def view(self, state: Any, watcher: Watcher) -> Any:
        return self.game.view(state, watcher), [*map(hash, getattr(state, self.field))]

    def imagine(self, view: Any, rng: Random) -> Any:
        return self.game.imagine(view[0], rng)


class AnyWatcher(Leak):
    """A view for whoever asks: -1 is the last seat."""

    def view(self, state: Any, watcher: Any) -> Any:
        seat = watcher % self.game.seats if isinstance(watcher, int) else None
        return self.game.view(state, seat)


class EventUnmasked(Leak):
    """Events that show their secret to everybody."""

    def play(self, state: Any, move: Any) -> Step[Any]:
        step = self.game.play(state, move)
        return Step(step.state, tuple(map(unmasked, step.events)))


class CommitmentShown(MrT):
    """Simultaneous play in which the second sees what the first has chosen."""

    def view(self, state: Showdown, watcher: Watcher) -> dict[str, Any]:
        return {**super().view(state, watcher), "chosen": state.chosen}


def unmasked(event: Event) -> Event:
    """The same event without a secret."""
    twin = object.__new__(_public(type(event)))
    twin.__dict__.update(event.__dict__)
    return twin


@lru_cache(maxsize=64)
def _public(kind: type[Event]) -> type[Event]:
    return type(kind.__name__, (kind,), {"secrets": ()})
