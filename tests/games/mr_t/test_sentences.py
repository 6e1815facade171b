"""Every sentence that the Mr. T card game can make, over random games: none of those once found wrong."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.contract.sentences import check, settings, told
from uncle_widgets.engine.game import EVERYTHING, Choice
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES

KIT = GAMES["mr_t"]
NAMES = ("A", "B", "C", "D")


def one_game(seed: int) -> tuple[Random, Match[Any, Any, Any]]:
    rng = Random(f"words {seed}")
    seats = 2 + seed % 3
    options = {
        "deck": rng.choice(["A", "A", "B", "C", "J6,D6,T12"]),
        "playout": rng.choice([False, False, True]),
        "tie": rng.choice(["shared", "showdown"]),
        "showdown_exhausted": rng.choice(["last_able", "carry"]),
        "collect": rng.choice(["shuffle", "table_order"]),
        "max_flips": rng.choice([20, 200]),
    }
    players = [KIT.player(rng.choice(["greedy", "random", "expert"]))] * seats
    return rng, play_on(Match.new(KIT.new(seats, **options)), players, rng)


def all_is_well(seed: int, views: int) -> None:
    rng, match = one_game(seed)
    seats = match.game.seats
    frames = KIT.frames(match)
    for before, step in zip([-1, *frames], frames, strict=False):
        for watcher in (0, None):
            scene = KIT.draw(match, step, watcher, NAMES[:seats], since=before if before >= 0 else None)
            for text in (*scene.said, scene.place, scene.now, scene.board, scene.alert):
                check(text, f"step {step} of seed {seed}")
    steps = rng.sample(range(len(match.steps)), min(views, len(match.steps)))
    for step in steps:
        turn = match.game.turn(match.steps[step].state)
        mover = turn.seat if isinstance(turn, Choice) else 0
        view = match.view(step, rng.choice([mover, mover, None, EVERYTHING]))
        for question in KIT.questions.values():
            for asked in settings(question, view, rng):
                for text in told(KIT, asked, view):
                    check(text, f"{asked} at step {step} of seed {seed}")
        if isinstance(turn, Choice):
            advised(match.view(step, mover), turn)
    for watcher in (0, None):
        for moment in KIT.moments(match, watcher):
            for text in (moment.line, moment.stake, moment.outcome):
                check(text, f"moment {moment.frame} of seed {seed}")


def advised(view: Any, turn: Choice[Any]) -> None:
    advice = KIT.advice
    assert advice is not None
    assert advice.asked is not None
    assert advice.count is not None
    for move in turn.moves:
        asked = advice.asked(view, move, NAMES)
        for text in (
            advice.hint(view, move, NAMES), advice.why(view, move, NAMES), advice.count(view, move, NAMES),
            asked.line, asked.ask, asked.told,
        ):  # fmt: skip
            check(text, f"{move} in {view}")


@pytest.mark.parametrize("seed", [*range(15), *(pytest.param(s, marks=pytest.mark.soak) for s in range(15, 40))])
def test_no_sentence_is_wrong(seed: int) -> None:
    all_is_well(seed, 4)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 140))
def test_no_sentence_of_many_views_is_wrong(seed: int) -> None:
    all_is_well(seed, 60)


def test_the_rules_call_players_they() -> None:
    for clause, text in KIT.rules:
        check(text, clause)
