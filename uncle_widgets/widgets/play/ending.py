"""How a game in play ended: the player's place, and what may be done next."""

from __future__ import annotations

from collections.abc import Sequence

from uncle_widgets.engine.game import Over, Seat
from uncle_widgets.games.words import capital, spoken
from uncle_widgets.widgets.table.shapes import Button

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def ended(over: Over, seat: Seat, names: Sequence[str]) -> tuple[str, str]:
    """'You came third.' and 'B 24, C 16, you 10. B wins by 8.': the player's place, and how all stand."""
    if not over.winners:
        return "No winner.", f"{capital(_stand(over, seat, names))}."
    others = [score for s, score in enumerate(over.scores) if s not in over.winners]
    best = over.scores[over.winners[0]]
    margin = min((abs(best - score) for score in others), default=0)
    who = spoken("you" if s == seat else names[s] for s in over.winners)
    wins = "win" if len(over.winners) > 1 or seat in over.winners else "wins"
    led = f" {capital(who)} {wins} by {margin}." if margin else ""
    return f"{_place(over, seat)}", f"{capital(_stand(over, seat, names))}.{led}"


def _place(over: Over, seat: Seat) -> str:
    if seat in over.winners:
        return "You win." if len(over.winners) == 1 else "You share the win."
    rank = sum(_ahead(over, other, seat) for other in range(len(over.scores)))
    return f"You came {ORDINALS[rank]}." if rank < len(ORDINALS) else f"You came in at number {rank + 1}."


def _ahead(over: Over, one: Seat, other: Seat) -> bool:
    """Whether `one` stands better than `other`: the winners first, then whose score is nearer to theirs."""
    if not over.winners:
        return False
    if one in over.winners or other in over.winners:
        return one in over.winners and other not in over.winners
    best = over.scores[over.winners[0]]
    return abs(over.scores[one] - best) < abs(over.scores[other] - best)


def _stand(over: Over, seat: Seat, names: Sequence[str]) -> str:
    order = sorted(range(len(over.scores)), key=lambda s: sum(_ahead(over, o, s) for o in range(len(over.scores))))
    return ", ".join(f"{'you' if s == seat else names[s]} {over.scores[s]}" for s in order)


def buttons(over: bool, back: bool, watches: bool, save: Button) -> list[Button]:
    """The buttons at the end of the bar; `watches`: there is a room that shows the finished game."""
    if not over:
        return [{"kind": "undo", "label": "Take back"}] if back else []
    ends: list[Button] = [
        {"kind": "deal", "label": "New game", "strong": True},
        {"kind": "same", "label": "Same game again"},
    ]
    if watches:
        ends.append({"kind": "watch", "label": "Watch this game"})
    return [*ends, save]
