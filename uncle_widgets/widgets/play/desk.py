"""The coach's desk: what the coach has thought, asks and says in a game in play. No widget."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from uncle_widgets.engine.coach import SHARES, Appraisal, appraise
from uncle_widgets.games.words import capital, hundred
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.play.coach import quoted, worth_panel
from uncle_widgets.widgets.play.inplay import InPlay
from uncle_widgets.widgets.play.review import costs, result

LOOKAHEAD = 1.5
"""Seconds that the coach may look ahead at a position."""
HURRY = 0.3
"""Seconds of that which a move that was pressed waits for."""


@dataclass(frozen=True)
class Call:
    """A move that waits until its player has called something out: the question, and the answer."""

    move: Any
    ask: str
    answer: str


@dataclass
class Desk:
    """What lies on the desk between two moves. `on`: whether the coach speaks up unasked, and `level` from which
    of the scale's levels on; `names` are the players'.

    `look` is a move that was pressed and is asked about; `second` says that the player has been
    asked already; `worth` is what the last move was worth; `said` a call put right.
    `number` is what the player said of a lifted card, of 100, and `guess` how near that was; `since` is
    what the others have done since, by step. `hint` is the last one that was asked for (`move` "": of one that
    the coach chose), `review` the costly moves of a finished game.
    """

    on: bool
    names: Sequence[str]
    level: int = 1
    look: Any = None
    second: bool = False
    call: Call | None = None
    appraisal: Appraisal | None = None
    worth: dict[str, Any] | None = None
    said: str = ""
    number: tuple[Any, float] | None = None
    guess: str = ""
    since: dict[int, str] = field(default_factory=dict)
    hint: dict[str, Any] | None = None
    review: list[dict[str, Any]] = field(default_factory=list)

    def clear(self, worth: dict[str, Any] | None = None, said: str = "", guess: str = "") -> None:
        """Another position: nothing of the one before is left but what is said of its move."""
        self.look, self.second, self.call, self.appraisal = None, False, None, None
        self.worth, self.said, self.guess, self.number, self.since = worth, said, guess, None, {}
        self.hint, self.review = None, []

    def large(self, move: Any) -> bool:
        """Whether the coach would speak up about `move`, as far as it has thought."""
        found = self.appraisal
        return bool(self.on and found and found.worths and found.clear(move, found.scale.levels[self.level]))

    @property
    def settled(self) -> Appraisal | None:
        """What the moves here are worth, once that is thought out."""
        return self.appraisal if self.appraisal and self.appraisal.done >= 1 else None

    def judged(self, played: InPlay, labels: dict[Any, str], move: Any) -> dict[str, Any] | None:
        """What `move` was worth beside the others, for the coach to say once it is played."""
        found = self.appraisal
        if not self.on or found is None or not found.worths or found.forced:
            return None
        return worth_panel(played.kit, played.view, found, labels, move, self.names)

    def compared(self, played: InPlay, move: Any) -> str:
        """What the player said of `move` when it was lifted, beside what is so."""
        advice = played.kit.advice
        found = advice.asked(played.view, move, self.names) if advice and advice.asked else None
        if self.number is None or self.number[0] != move or found is None or found.chance is None:
            return ""
        return f"You guessed {round(self.number[1], 1):g}. {capital(found.told)} in {hundred(found.chance)} cases."

    def suggestion(self, played: InPlay, labels: dict[Any, str], grade: int) -> str:
        """A hint about the least of the moves; it does not tell which is the best."""
        if self.appraisal is None or not self.appraisal.worths:
            raise Refusal("The coach needs more time before it can give a hint.")
        if self.appraisal.forced:
            return "You have only one possible move."
        worst = self.appraisal.worths[-1].move
        hint = hinted(played, worst, grade, self.names)
        return f"Suppose you choose {quoted(labels[worst])}. {hint}"

    def values(self, played: InPlay, labels: dict[Any, str]) -> dict[str, Any]:
        """The desk as the page shows it; the record and the result only when the game is over."""
        look, advice = None, played.kit.advice
        if self.look is not None:
            hint = advice.hint(played.view, self.look, self.names) if advice else ""
            look = {"chosen": labels[self.look], "hint": hint}
        scale = advice.scale if advice else SHARES
        desk: dict[str, Any] = {
            "coach": self.on,
            "level": self.level,
            "levels": [f"{level:g} {scale.unit}" for level in scale.levels],
            "hints": [grade for grade, words in enumerate(HINTS) if advice and getattr(advice, words)],
            "hint": self.hint,
            "guess": self.guess,
            "since": list(self.since.values()),
            "look": look,
            "worth": self.worth if self.on else None,
            "said": self.said,
            "quiz": self.call.ask if self.call else "",
            "call": played.kit.terms.call,
            "turn": bool(played.legal),
            "press": played.press,
            "seed": played.seed,
        }
        over = played.over
        if over is None:
            return desk
        return desk | {
            "result": result(over, played.seat, self.names),
            "record": played.match.record(),
            "review": self.review,
            "sum": costs(played),
        }


HINTS = ("hint", "count", "why")
"""The grades of a hint, as attributes of the advice: a question, what to count, the number."""


def hinted(played: InPlay, move: Any, grade: int, names: Sequence[str]) -> str:
    """A hint about one move that may be made."""
    advice = played.kit.advice
    told = getattr(advice, HINTS[grade]) if advice else None
    if told is None:
        raise Refusal("The coach has no hint of this kind for this game.")
    words: str = told(played.view, move, names)
    return words or "There's nothing to say about this move."


def lifts(played: InPlay, labels: dict[Any, str], names: Sequence[str]) -> dict[str, dict[str, Any]]:
    """What a lifted card says, move by move: its button, what it leaves, and what that asks."""
    advice = played.kit.advice
    shown: dict[str, dict[str, Any]] = {}
    for move in played.legal:
        found = advice.asked(played.view, move, names) if advice and advice.asked else None
        label = labels[move]
        shown[str(move)] = {
            "label": label,
            "play": (found and found.play) or f"Play the {label[:1].lower()}{label[1:]}",
            "line": found.line if found else "",
            "ask": found.ask if found else "",
            "row": found.row if found else "",
            "dice": list(found.dice) if found else [],
        }
    return shown


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
        return "You haven't made a move yet"
    try:
        played.undoable(lesson)
    except Refusal as refusal:
        return refusal.sentence
    return ""
