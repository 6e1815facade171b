"""One question, or all, about one position: taken from a match, or set up by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uncle_widgets.engine.game import Game
from uncle_widgets.engine.match import Match
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.names import checked
from uncle_widgets.games.scene import Scene
from uncle_widgets.games.table import asked_of, game_of, kit_of
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.panel.faults import Faults
from uncle_widgets.widgets.rooms.stage import Stage

KEY = "0"
"""The one pair of eyes at the table."""


class Explain(Stage):
    """A position with its questions. `explainer.log` has your guesses."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        view: Any,
        *,
        place: str = "a position",
        drawn: Scene | None = None,
        **shown: Any,
    ) -> None:
        """`drawn` is the picture, where it tells more than the view; `shown` goes to the Stage."""
        self.view, self.place, self.drawn = view, place, drawn
        super().__init__(game, kit_of(game), eyes=[[KEY, "You"]], watcher=KEY, **shown)
        self.show()

    def scene(self) -> Scene:
        return self.drawn or self.kit.scene(self.view, (), self.names, ())

    def shown(self) -> Scene:
        return Explain.scene(self)

    def show(self) -> None:
        """Draw the position and ask about it."""
        self.table.present(KEY, self.scene())
        self.ask()

    def ask(self) -> None:
        """Ask about the position."""
        self.explainer.show(self.view, self.place)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.game!r})"


def explain(
    game: Any,
    question: str,
    at: Any = None,
    *,
    names: Sequence[str] | None = None,
    predict: bool = True,
    trial_seed: int | None = None,
    **options: Any,
) -> Explain:
    """Ask one question about one position.

    Args:
        game: the game of the position: a Game, or an id and its options.
        question: the id of the question, such as 'U-L2'.
        at: a View, or a tuple (match, step, seat); None for the first position of the game's lessons.
        names: the names of the players.
        predict: whether to ask for a guess before the answer.
        trial_seed: the seed of the trials.
        options: options of the game.
    """
    kit = kit_of(game)
    asked_of(kit, question)
    drawn = None
    if isinstance(at, tuple) and len(at) == 3 and isinstance(at[0], Match):
        match, step, watcher = at
        if kit_of(match.game) is not kit:
            raise Refusal(f"Expected a match of {kit.title}, not of {kit_of(match.game).title}.")
        if options:
            raise Refusal("A match has its own options, so leave them out.")
        made, view, place = match.game, match.view(step, watcher), f"step {step}, seen by {watcher}"
        drawn = kit.draw(match, step, watcher, checked(names, made.seats), kit.before(match, step))
    else:
        seats = options.pop("seats", None)
        if isinstance(game, str) and seats is None:
            seats = getattr(at, "seats", None)
        own = getattr(at, "options", None)
        if isinstance(game, str) and not options and isinstance(own, kit.Options) and seats == at.seats:
            made = kit.make(seats, own)
        else:
            made = game_of(game, seats, options)
        place = "a position"
        view = first(kit, made) if at is None else at
    if not isinstance(view, kit.questions[question].of) or getattr(view, "seats", made.seats) != made.seats:
        raise Refusal(
            f"Expected a position of {kit.title}, seats={made.seats}: at=a View, or at=(match, step, seat), "
            f"not {str(at)[:40]!r}."
        )
    arises = True
    with Faults().of(kit.questions[question], place):  # the room says so
        arises = kit.questions[question].pose(view) is not None
    if not arises:
        raise Refusal(f"Question {question} doesn't come up in this position.")
    return Explain(
        made,
        view,
        question=question,
        only=True,
        names=names,
        predict=predict,
        trial_seed=trial_seed,
        place=place,
        drawn=drawn,
    )


def first(kit: Kit[Any], game: Game[Any, Any, Any]) -> Any:
    """The View that the game's lessons begin with."""
    if kit.positions is None:
        raise Refusal("Expected a position: at=a View, or at=(match, step, seat).")
    values = {field.name: field.first for field in kit.positions.fields}
    return kit.positions.build(game, min(kit.positions.seat, game.seats - 1), values)
