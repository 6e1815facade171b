"""Batch play: every game of it is a game by the rules, chosen as the players choose, the same in any batch."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import uncle_widgets as uw
from tests.games.batches import check_any_batch, check_ends, check_spread, peak
from tests.rounds import Repeats
from uncle_widgets.engine.game import Chance, Choice
from uncle_widgets.engine.match import replay
from uncle_widgets.games.mr_t import KIT
from uncle_widgets.games.mr_t.batch import batch
from uncle_widgets.games.mr_t.lockstep import Lockstep
from uncle_widgets.games.mr_t.options import Options
from uncle_widgets.games.mr_t.questions.dealing import Rounds
from uncle_widgets.games.mr_t.questions.survival import COUNTED
from uncle_widgets.games.mr_t.state import SHOWS, TURN, Move, View
from uncle_widgets.many.chunks import Task
from uncle_widgets.probability.trials import Estimate, Tally

SEED = 1984
SMALL = "J5,D5,B5,K5,T4"
CASES: list[tuple[str, int, dict[str, Any]]] = [  # players (the first for seat A, and so on around), games, options
    ("greedy greedy", 10, {}),
    ("random greedy", 10, {"collect": "table_order"}),
    ("random random random", 30, {}),
    ("greedy greedy greedy", 30, {"deck": "B"}),
    ("random random random random", 30, {}),
    ("greedy greedy greedy greedy", 30, {"tie": "showdown"}),
    ("greedy random greedy random", 20, {"deck": "C", "end_board": "own_space"}),
    ("random greedy random greedy", 5, {"deck": "J20,D20,B20,K20,R20,T20"}),
    ("greedy random greedy", 10, {"playout": True, "showdown_exhausted": "carry"}),
    ("random random", 200, {"deck": SMALL}),
    ("greedy greedy", 100, {"deck": SMALL, "collect": "table_order", "max_flips": 80}),
    ("random random random", 230, {"deck": SMALL, "tie": "showdown", "end_board": "own_space"}),
    ("greedy greedy greedy", 220, {"deck": SMALL, "collect": "table_order", "tie": "showdown"}),
    ("greedy greedy greedy", 100, {"deck": SMALL, "playout": True, "end_board": "own_space"}),
    ("random random random random", 250, {"deck": SMALL, "showdown_exhausted": "carry"}),
    ("greedy greedy greedy greedy", 250, {"deck": SMALL, "showdown_exhausted": "carry", "tie": "showdown"}),
    ("greedy random random greedy", 100, {"deck": SMALL, "playout": True, "collect": "table_order"}),
    ("random random random random", 150, {"deck": SMALL, "tie": "showdown", "end_board": "own_space"}),
    ("random greedy random", 80, {"deck": "J6,T6", "playout": True, "showdown_exhausted": "carry"}),
    ("greedy greedy greedy greedy", 100, {"deck": "J8,D8", "end_board": "own_space", "tie": "showdown"}),
    ("greedy greedy", 50, {"deck": "J4,T4", "max_flips": 60}),
    ("random random random", 20, {"max_flips": 1}),
    ("greedy greedy greedy greedy", 20, {"max_flips": 20, "end_board": "own_space"}),
]  # fmt: skip


def task(players: str, n: int, options: Mapping[str, Any], first: int = 0) -> Task:
    names = tuple(players.split())
    return Task(KIT.new(len(names), **options), names, SEED, first, n)


def records(asked: Task) -> list[list[str]]:
    return batch.records(asked.game, asked.names, asked.seed, asked.first, asked.n)


def test_there_are_two_thousand_games_to_replay() -> None:
    assert sum(n for _, n, _ in CASES) >= 2000


@pytest.mark.parametrize(("players", "n", "options"), CASES)
def test_games_replay_by_the_rules_to_the_same_end(
    players: str, n: int, options: dict[str, Any], rounds: Repeats
) -> None:
    asked = task(players, rounds(n), options)
    check_ends(asked, records(asked))


@pytest.mark.soak
@pytest.mark.parametrize(("players", "n", "options"), CASES)
def test_a_hundred_thousand_games_replay(players: str, n: int, options: dict[str, Any]) -> None:
    asked = task(players, n * 50, options, first=1_000_000)
    check_ends(asked, records(asked))


def test_the_cases_end_in_every_way() -> None:
    """What the rules say at the end of each; a win shared, cards left on the board, two showdowns at once."""
    seen: set[str] = set()
    for players, n, options in CASES[-5:]:
        asked = task(players, n, options)
        for moves in records(asked):
            state = asked.game.start()
            for move in moves:
                state = asked.game.play(state, asked.game.parse(move)).state
                seen |= {"two showdowns"} if len(state.fights) > 1 else set()
            seen |= {state.why, f"{min(len(state.winners), 2)} winners"}
            seen |= {"cards on the board"} if any(state.stacks) else set()
    assert seen == {
        *("the most cards", "the most cards after one more showdown", "all the cards", "the only cards left"),
        "nobody has any cards left, and those who ran out together share the win",
        "nobody has any cards left, and the two share the win",
        "nobody has any cards left after one more showdown, and the two share the win",
        *("the game was stopped after 1 flip", "the game was stopped after 20 flips"),
        *("0 winners", "1 winners", "2 winners", "cards on the board", "two showdowns"),
    }


SPREAD: list[tuple[str, dict[str, Any]]] = [
    ("random random", {"deck": SMALL}),
    ("greedy random greedy", {}),
    ("greedy greedy greedy greedy", {}),
    ("random greedy greedy random", {"deck": SMALL, "playout": True, "collect": "table_order"}),
    ("greedy greedy greedy", {"deck": SMALL, "showdown_exhausted": "carry", "tie": "showdown"}),
]


@pytest.mark.parametrize(("players", "options"), SPREAD)
def test_batch_and_step_engine_agree(players: str, options: dict[str, Any], rounds: Repeats) -> None:
    check_spread(task(players, rounds(200), options), task(players, 8_000, options, first=50_000))


@pytest.mark.soak
@pytest.mark.parametrize(
    ("players", "options"), [*SPREAD, ("random random random random", {}), ("greedy greedy", {})]
)
def test_fifty_thousand_agree(players: str, options: dict[str, Any]) -> None:
    check_spread(task(players, 50_000, options), task(players, 50_000, options, first=50_000))


@pytest.mark.parametrize(
    ("players", "options"),
    [("random random random random", {}), ("greedy random greedy", {"deck": SMALL, "collect": "table_order"})],
)
def test_each_move_comes_as_often_as_the_rules_and_the_players_say(
    players: str, options: dict[str, Any], rounds: Repeats
) -> None:
    """How often each came less the chance of it, over all moves of many games: cards drawn, tops, hand cards by name.

    Where a greedy player does not choose at random, the record must have what they would do.
    """
    asked = task(players, rounds(60), options)
    surplus: defaultdict[tuple[str, str, str], float] = defaultdict(float)
    variance: defaultdict[tuple[str, str, str], float] = defaultdict(float)
    for moves in records(asked):
        match = replay(asked.game, moves)
        for step, move in zip(match.steps, match.moves, strict=False):
            state, turn = step.state, asked.game.turn(step.state)
            if isinstance(turn, Chance):
                of, likely = "chance", {each: float(chance) for each, chance in turn.odds.items()}
            else:
                assert isinstance(turn, Choice)
                of = asked.names[turn.seat]
                found = chosen(of, asked.game.view(state, turn.seat), turn.moves)
                likely = {each: found.count(each) / len(found) for each in found}
                assert move in likely
            for each, chance in likely.items():
                key = of, state.phase, str(each)
                surplus[key] += (each == move) - chance
                variance[key] += chance * (1 - chance)
    assert {(of, phase) for of, phase, _ in variance} >= {
        ("chance", "deal"),
        ("chance", "flip"),
        ("chance", "step"),
        ("random", "step"),
    }
    for key, var in variance.items():
        assert abs(surplus[key]) < 4 * max(1.0, var**0.5), key


def chosen(player: str, view: View, moves: tuple[Move, ...]) -> list[Move]:
    """Everything that the player may do here, each as likely: a name that they hold twice stands here twice."""
    held: list[Move] = [SHOWS[card] for card in view.hand]
    top: list[Move] = [move for move in moves if move == TURN]
    if player == "random":
        return top + held
    assert isinstance(view.me, int)
    fight = view.fight_of(view.me)
    hits: list[Move] = [SHOWS[card] for card in view.hand if fight and card in fight.targets]
    return hits or top or held


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_m_l6_asks_comes_as_often_as_one_game_at_a_time(seats: int) -> None:
    n = 6_000
    heard = {event: Rounds(event, seats, n) for event in COUNTED[seats]}

    def hear(numbers: Any, held: Any) -> None:
        for rounds in heard.values():
            rounds.hear(numbers, held)

    games = Lockstep(Options(), ("greedy",) * seats, SEED, 0, n, heard=hear)
    games.play()
    for event, (yes, met) in COUNTED[seats].items():
        tally, p = Tally(), yes / met
        found = heard[event].came(games)
        tally = tally.extend([came for came in found if came is not None])
        assert Estimate(p, (p * (1 - p) / met) ** 0.5, met).agrees(tally), event
        share = met / max(other for _, other in COUNTED[seats].values())
        assert abs(tally.trials / n - share) <= 4 * (share * (1 - share) / n) ** 0.5, event


@pytest.mark.parametrize(("players", "n", "options"), CASES[5::6])
def test_a_game_is_the_same_in_any_batch(players: str, n: int, options: dict[str, Any]) -> None:
    check_any_batch(task(players, 16, options, first=5), [1, 5, 16])


def test_how_wide_it_works_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = task("random greedy random", 300, {})
    monkeypatch.setattr(batch, "width", 77)
    narrow = batch.play(asked.game, asked.names, asked.seed, 0, 300)
    monkeypatch.undo()
    assert all(map(np.array_equal, narrow, batch.play(asked.game, asked.names, asked.seed, 0, 300)))


def test_a_record_is_the_same_alone_and_among_others() -> None:
    asked = task("random greedy", 20, {}, first=40)
    assert batch.moves(asked.game, asked.names, SEED, 47) == records(asked)[7]
    assert len({tuple(moves) for moves in records(asked)}) == 20


def test_only_players_who_weigh_piles_are_left_to_the_step_engine() -> None:
    for name in KIT.players:
        why = batch.why_not(KIT.new(2), ("random", name))
        assert (why == "") == (name in ("random", "greedy"))
        assert name in why or not why
    assert uw.simulate("mr_t", 3, deck=SMALL).engine == "in lockstep"
    assert "'expert'" in uw.simulate("mr_t", 2, seats=2, players=["greedy", "expert"], deck=SMALL).engine


def test_a_game_of_a_batch_opens_on_the_table() -> None:
    found = uw.simulate("mr_t", 100, seats=3, players="greedy", seed=3, deck=SMALL)
    longest = found.longest(1)[0]
    match = found.watch(longest).match
    assert match.state.scores == tuple(found.results.scores[longest])


def test_a_batch_takes_little_memory() -> None:
    """A million games take no more than these, and 14 bytes each."""
    assert peak(task("greedy greedy random greedy", 20_000, {"deck": SMALL})) < 60
