"""The review of a finished game: what each own move cost, and the costliest of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import Any

from uncle_widgets.engine.coach import Appraisal
from uncle_widgets.engine.game import Choice, Over, Seat
from uncle_widgets.engine.match import Match
from uncle_widgets.games.plain import plain
from uncle_widgets.games.scene import Scene, SeatZone
from uncle_widgets.games.words import all_of
from uncle_widgets.widgets.play.coach import labels_of, worth_panel
from uncle_widgets.widgets.play.inplay import Decision, InPlay

COSTLIEST = 3
MOST_CARDS = 7
"""A larger hand is not drawn beside a costly move."""
REVIEW = 0.4
"""Seconds for each move of a review that was not appraised in play."""


def reviewing(played: InPlay, think: Callable[[Any, Sequence[Any]], Iterator[Appraisal]]) -> Iterator[float]:
    """Appraise the decisions that were not appraised in play; yields how far it is, 0 to 1."""
    for at, decision in enumerate(played.decisions):
        moves = legal_at(played.match, decision)
        if decision.appraisal is None and len(moves) > 1:
            for appraisal in think(played.match.view(decision.step, played.seat), moves):
                played.appraised(at, appraisal)
                yield at / len(played.decisions)
        yield (at + 1) / len(played.decisions)


def legal_at(match: Match[Any, Any, Any], decision: Decision) -> tuple[Any, ...]:
    """What could have been played."""
    turn = match.game.turn(match.steps[decision.step].state)
    return turn.moves if isinstance(turn, Choice) else ()


def costliest(decisions: Sequence[Decision]) -> list[tuple[Decision, Any, float]]:
    """The decisions that surely cost most: (decision, the best move, what it cost), at most three."""
    found = [
        (d, d.appraisal.worths[0].move, d.appraisal.cost(d.move))
        for d in decisions
        if d.appraisal and d.appraisal.worths and d.appraisal.surely_worse(d.move)
    ]
    return sorted(found, key=lambda row: -row[2])[:COSTLIEST]


def review_rows(played: InPlay, names: Sequence[str]) -> list[dict[str, Any]]:
    """The costliest moves for the coach's desk; where none cost anything, one row that says so."""
    rows: list[dict[str, Any]] = []
    for decision, _, _ in costliest(played.decisions):
        assert decision.appraisal is not None
        moves = legal_at(played.match, decision)
        scene = played.kit.draw(played.match, decision.step, played.seat, names, None, moves)
        view = played.match.view(decision.step, played.seat)
        labels = labels_of(moves, scene)
        worth = worth_panel(played.kit, view, decision.appraisal, labels, decision.move, names)
        best = decision.appraisal.worths[0].move
        cost = decision.appraisal.scale.text(decision.appraisal.cost(decision.move))
        about = "" if decision.appraisal.worths[0].exact is not None else "about "
        rows.append({
            "step": decision.step, "place": scene.place, "worth": worth, "cost": about + cost,
            "cards": _cards(scene, str(decision.move), str(best)),
        })  # fmt: skip
    return rows or [{"step": -1, "place": "", "worth": None, "cost": "", "cards": []}]


def _cards(scene: Scene, played: str, best: str) -> list[dict[str, Any]]:
    """The player's cards, with the one that was played and the one that was worth most; none where no card was."""
    cards = [
        card for zone in scene.zones if isinstance(zone, SeatZone) and zone.me for card in zone.cards if card.face
    ]
    shown = []
    left = {"chosen": played, "best": best}
    for card in cards:
        moves = {card.move, *(pick.move for pick in card.picks)}
        marks = {name: left.get(name) in moves for name in ("chosen", "best")}
        for name in (name for name, on in marks.items() if on):
            del left[name]
        shown.append({"face": plain(card.face), **marks})
    return shown if len(shown) <= MOST_CARDS and not left else []


def quick(played: InPlay) -> bool:
    """Whether a review takes next to no time: its worths are exact, or all known."""
    advice = played.kit.advice
    if advice is None or advice.exact is None or not played.decisions:
        return False
    return advice.exact(played.match.view(played.decisions[0].step, played.seat)) is not None


def costs(played: InPlay) -> str:
    """What the costly moves cost together and all moves did; empty where nothing was lost.

    Chances of winning, whose scale has ends, do not add up over moves: those moves are counted.
    """
    worst = costliest(played.decisions)
    if not worst:
        return ""
    every = sum(d.appraisal.cost(d.move) for d in played.decisions if d.appraisal and d.appraisal.worths)
    scale = worst[0][0].appraisal.scale if worst[0][0].appraisal else None
    if scale is None:
        return ""
    moves = len(played.decisions)
    if scale.span[1] < inf:
        surely = sum(
            d.appraisal.surely_worse(d.move) for d in played.decisions if d.appraisal and d.appraisal.worths
        )
        which = (
            "Your only move was clearly"
            if moves == 1
            else f"{surely} of your {moves} moves {'was' if surely == 1 else 'were'} clearly"
        )
        return f"{which} worse than the best move."
    cost = f"cost {scale.text(sum(cost for _, _, cost in worst))} on average"
    if moves == len(worst):
        return f"Your {f'{moves} moves' if moves > 1 else 'only move'} {cost}."
    these = {1: "This move", 2: "These two moves", 3: "These three moves"}[len(worst)]
    return f"{these} {cost}. {all_of(moves)} moves together cost {scale.number(every)}."


def result(over: Over, seat: Seat, names: Sequence[str]) -> str:
    """How the game ended, for the player of `seat`."""
    if not over.winners:
        return f"No winner: {over.why}."
    who = " and ".join("You" if s == seat else names[s] for s in over.winners)
    verb = "win" if seat in over.winners or len(over.winners) > 1 else "wins"
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, over.scores, strict=True))
    return f"{who} {verb}: {over.why}. {scores}."
