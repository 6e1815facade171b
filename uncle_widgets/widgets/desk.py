"""The coach's desk: what the coach has thought, asks and says in a game in play. No widget."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from uncle_widgets.engine.coach import Appraisal, appraise
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.coach import worth_panel
from uncle_widgets.widgets.inplay import InPlay
from uncle_widgets.widgets.review import result


@dataclass(frozen=True)
class Call:
    """A move that waits until its player has called something out: the question, and the answer."""

    move: Any
    ask: str
    answer: str


@dataclass
class Desk:
    """What lies on the desk between two moves. `on`: whether the coach speaks up unasked.

    `look` is a move that was pressed and is asked about; `second` says that the player has been
    asked already; `worth` is what the last move was worth; `said` a hint, or a call put right.
    """

    on: bool
    look: Any = None
    second: bool = False
    call: Call | None = None
    appraisal: Appraisal | None = None
    worth: dict[str, Any] | None = None
    said: str = ""

    def clear(self, worth: dict[str, Any] | None = None, said: str = "") -> None:
        """Another position: nothing of the one before is left but what is said of its move."""
        self.look, self.second, self.call, self.appraisal = None, False, None, None
        self.worth, self.said = worth, said

    @property
    def settled(self) -> Appraisal | None:
        """What the moves here are worth, once that is thought out."""
        return self.appraisal if self.appraisal and self.appraisal.done >= 1 else None

    def judged(self, played: InPlay, labels: dict[Any, str], move: Any) -> dict[str, Any] | None:
        """What `move` was worth beside the others, for the coach to say once it is played."""
        found = self.settled
        if not self.on or found is None or found.forced:
            return None
        return worth_panel(played.kit, played.view, found, labels, move)

    def hint(self, played: InPlay, labels: dict[Any, str]) -> str:
        """A question about the least of the moves; it does not tell which is the best."""
        if played.kit.advice is None:
            raise Refusal("The coach has no hint for this game; it can only look ahead.")
        if self.appraisal is None or not self.appraisal.worths:
            raise Refusal("The coach has not looked far enough for a hint.")
        if self.appraisal.forced:
            return "There is one move that you may make."
        worst = self.appraisal.worths[-1].move
        return f"Suppose you play {labels[worst]}. {played.kit.advice.hint(played.view, worst)}"

    def values(
        self, played: InPlay, labels: dict[Any, str], names: Sequence[str], lesson: bool, review: list[Any]
    ) -> dict[str, Any]:
        """The desk as the page shows it; the record and the result only when the game is over."""
        look, advice = None, played.kit.advice
        if self.look is not None:
            hint = advice.hint(played.view, self.look) if advice else ""
            look = {"chosen": labels[self.look], "hint": hint}
        desk: dict[str, Any] = {
            "coach": self.on,
            "look": look,
            "worth": self.worth if self.on else None,
            "said": self.said,
            "quiz": self.call.ask if self.call else "",
            "call": played.kit.terms.call,
            "turn": bool(played.legal),
            "undo": why_not(played, lesson),
            "seed": played.seed,
        }
        over = played.over
        if over is None:
            return desk
        return desk | {
            "result": result(over, played.seat, names),
            "record": played.match.record(),
            "review": review,
        }


def thinking(played: InPlay, view: Any, moves: Sequence[Any], budget: float) -> Iterator[Appraisal]:
    """Appraisals of `moves`, each better than the one before, for `budget` seconds where no exact odds serve."""
    players = played.kit.players
    strategy = "greedy" if "greedy" in players else next(iter(players))
    return appraise(
        played.game, view, moves, played.kit.advice, (strategy, players[strategy]), budget, played.seed
    )


def why_not(played: InPlay, lesson: bool) -> str:
    """Why the last move cannot be taken back; empty where it can."""
    if not played.decisions:
        return "No move of yours yet"
    try:
        played.undoable(lesson)
    except Refusal as refusal:
        return refusal.sentence
    return ""
