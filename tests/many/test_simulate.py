"""Many games: counted exactly, the same whoever plays them, and each to be opened."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.engine.game import Over
from uncle_widgets.games.table import kit_of
from uncle_widgets.many import chunks
from uncle_widgets.many.chunks import Task, play
from uncle_widgets.many.results import Results
from uncle_widgets.probability.trials import wilson
from uncle_widgets.widgets.lab.simulation import Simulation

SHORT: dict[str, dict[str, Any]] = {"uncle": {"pot_chips": 5}, "uno": {"target": 50}}


def any_move(view: Any, moves: Any, rng: Any) -> Any:
    """A player of one's own, whose games are played step by step."""
    return rng.choice(moves)


@pytest.fixture(scope="module")
def processes() -> Iterator[Executor]:
    with ProcessPoolExecutor(2) as pool:
        yield pool


def same(one: Simulation, other: Simulation) -> bool:
    pairs = ((getattr(one.results, k), getattr(other.results, k)) for k in ("winners", "scores", "lengths"))
    return all((a == b).all() for a, b in pairs)


@pytest.mark.parametrize("game", uw.GAMES)
def test_each_game_is_there_again_by_its_number(game: str) -> None:
    found = uw.simulate(game, 6, seed=5, **SHORT.get(game, {}))
    for i in range(found.n):
        match = uw.replay(found.record(i))
        assert isinstance(match.turn, Over)
        assert sum(1 << seat for seat in match.turn.winners) == found.results.winners[i]
        assert match.turn.scores == tuple(found.results.scores[i])


@pytest.mark.parametrize("size", [1, 7, 30])
def test_chunks_change_nothing(size: int) -> None:
    found = uw.simulate("uncle", 30, seats=2, players="greedy", seed=9, pot_chips=5)
    joined = Results.joined(map(play, found.task.split(size)))
    assert (joined.winners == found.results.winners).all()
    assert (joined.scores == found.results.scores).all()
    assert (joined.lengths == found.results.lengths).all()


def test_processes_change_nothing(processes: Executor) -> None:
    asked: dict[str, Any] = {"seats": 2, "players": any_move, "seed": 4, "target": 1}
    here = uw.simulate("say_uncle", 450, **asked)
    assert same(uw.simulate("say_uncle", 450, **asked, executor=processes), here)


def test_a_game_that_does_not_end_is_refused_when_it_has_grown_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "kit_of", lambda game: replace(kit_of(game), longest=10))
    with pytest.raises(uw.Refusal, match="This match is not over after 10 moves"):
        uw.simulate("uno", 3, seats=2, players=lambda view, moves, rng: moves[-1])


def test_wins_are_whole_games_and_a_shared_one_is_split() -> None:
    found = Results.of([((0,), (5, 3), 9), ((0, 1), (4, 4), 7), ((), (0, 0), 3)], 2)
    assert found.wins() == (Fraction(3, 2), Fraction(1, 2))
    assert list(found.shares(0)) == [1, 0.5, 0]
    assert not found.sole()


def test_a_share_has_wilsons_interval_and_the_seats_add_up() -> None:
    found = uw.simulate("uncle", 60, seats=3, pot_chips=5)
    shares = [found.share(seat) for seat in range(3)]
    assert sum(found.wins) == 60
    if found.results.sole():
        assert (shares[1].low, shares[1].high) == wilson(int(found.wins[1]), 60)
    assert all(share.low <= share.value <= share.high for share in shares)


def test_it_stops_where_progress_says_so_and_keeps_what_is_done() -> None:
    said = []

    def progress(done: int, n: int) -> bool:
        said.append((done, n))
        return done < 300

    asked: dict[str, Any] = {"seats": 2, "players": any_move, "target": 1}
    found = uw.simulate("say_uncle", 900, **asked, progress=progress)
    assert said == [(200, 900), (400, 900)]
    assert (found.n, found.asked) == (400, 900)
    assert same(found, uw.simulate("say_uncle", 400, **asked))


def test_a_function_may_play_and_is_named() -> None:
    def last(view: Any, moves: Any, rng: Any) -> Any:
        return moves[-1]

    found = uw.simulate("uncle", 5, seats=2, players=[last, "greedy"], pot_chips=3)
    assert found.names == ("last", "greedy")
    assert set(found.strategies) == {"last", "greedy"}


def test_the_longest_and_biggest_games_are_found_and_opened() -> None:
    found = uw.simulate("uncle", 40, seats=2, pot_chips=5)
    first, second, *_ = found.longest()
    lengths = found.results.lengths
    assert lengths[first] == lengths.max()
    assert lengths[first] >= lengths[second]
    assert found.results.scores[found.biggest(1)[0]].max() == found.results.scores.max()
    room = found.watch(first)
    assert room.match.record() == found.record(first)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"n": 0}, "Expected 1 to 10,000,000 games, not 0."),
        ({"n": True}, "Expected 1 to 10,000,000 games, not True."),
        ({"n": 5, "players": ["greedy"]}, "Expected one player, or 3 (one for each seat"),
        ({"n": 5, "players": "wizard"}, "has no player 'wizard'"),
        ({"n": 5, "seed": -1}, "Expected a seed"),
        ({"n": 5, "nosuch": 1}, "nosuch"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(uw.Refusal, match=sentence.replace("(", r"\(")):
        uw.simulate("uncle", **asked)
    found = uw.simulate("uncle", 2, seats=2, pot_chips=2)
    for wrong in (lambda: found.match(2), lambda: found.share(2), lambda: found.mean("colours")):
        with pytest.raises(uw.Refusal, match="Expected"):
            wrong()


def test_numpy_is_imported_when_it_is_asked_for() -> None:
    code = "import sys, uncle_widgets as uw; uw.dashboard('uncle'); print('numpy' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        == "False\n"
    )


def test_a_task_may_be_split_anywhere() -> None:
    task = Task(uw.GAMES["uncle"].new(), ("random",) * 3, 0, 0, 10)
    assert [(part.first, part.n) for part in task.split(4)] == [(0, 4), (4, 4), (8, 2)]
