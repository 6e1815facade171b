"""Every sentence that THRUSH can make, over random games: none of those once found wrong."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.contract.sentences import check, settings, told
from uncle_widgets.engine.game import EVERYTHING, Choice
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES

KIT = GAMES["thrush"]
NAMES = ("A", "B", "C", "D")


def one_game(seed: int) -> tuple[Random, Match[Any, Any, Any]]:
    rng = Random(f"words {seed}")
    seats = 2 + seed % 3
    options = {
        "full_bag": rng.choice(["challenge", "exempt"]),
        "jail_turns": rng.choice([1, 3, 3, 4]),
        "jail_pay": rng.choice(["own_turn", "immediate"]),
        "jail_double_moves": rng.choice([False, True]),
        "exchange_peek": rng.choice([False, False, True]),
        "hq_entry": rng.choice(["at_least", "exact"]),
        "max_turns": rng.choice([20, 60, 140]),
    }
    players = [KIT.player(rng.choice(["greedy", "random", "expert"])) for _ in range(seats)]
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
    for step in rng.sample(range(len(match.steps)), min(views, len(match.steps))):
        turn = match.game.turn(match.steps[step].state)
        mover = turn.seat if isinstance(turn, Choice) else match.steps[step].state.table.seat
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
    for move in turn.moves[:12]:
        asked = advice.asked(view, move, NAMES)
        parts = (asked.line, asked.ask, asked.told) if asked else ()
        for text in (
            advice.hint(view, move, NAMES), advice.why(view, move, NAMES), advice.count(view, move, NAMES), *parts,
        ):  # fmt: skip
            check(text, f"{move} for {view.me}")


@pytest.mark.parametrize("seed", range(40))
def test_no_sentence_is_wrong(seed: int) -> None:
    all_is_well(seed, views=6)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
def test_no_sentence_of_any_view_is_wrong(seed: int) -> None:
    all_is_well(seed, views=10_000)


def test_the_rules_call_players_they() -> None:
    for clause, text in KIT.rules:
        check(text, clause)
