"""Batch play: every game of it is a game by the rules, drawn as the rules draw, the same in any batch."""

from __future__ import annotations

import tracemalloc
from collections import defaultdict
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
import pytest

import uncle_widgets as uw
import uncle_widgets.games.uncle.lockstep as lockstep
from tests.rounds import Repeats
from uncle_widgets.engine.game import Chance, Choice, Over
from uncle_widgets.engine.match import Match, finished, replay
from uncle_widgets.games import GAMES
from uncle_widgets.games.uncle.batch import batch
from uncle_widgets.games.uncle.cards import DECK, VALUES, needed
from uncle_widgets.games.uncle.packed import CARD, HITTING, bag, count, hitting, ranked, worth
from uncle_widgets.games.uncle.players import hit
from uncle_widgets.many.chunks import Task, stepping
from uncle_widgets.many.results import Results

KIT = GAMES["uncle"]
SEED = 2026
CASES: list[tuple[str, int, dict[str, Any]]] = [  # players (the first for seat A, and so on around), games, options
    ("random random random", 30, {}),
    ("greedy greedy greedy greedy", 40, {}),
    ("random greedy", 30, {"reshuffle": "lazy"}),
    ("greedy random random greedy random random", 30, {"reshuffle": "lazy", "memory": "top"}),
    ("random random", 500, {"pot_chips": 1}),
    ("random greedy random", 300, {"pot_chips": 7, "call_total": "quiz"}),
    ("greedy greedy greedy", 300, {"pot_chips": 6, "tie_break": "shared", "memory": "current_pile"}),
    ("greedy random greedy random greedy", 300, {"pot_chips": 4, "tie_break": "draw_pile"}),
    ("random random random random random random", 100, {"pot_chips": 18, "tie_break": "draw_pile", "reshuffle": "lazy"}),
    ("greedy greedy", 370, {"pot_chips": 2, "tie_break": "draw_pile"}),
    ("greedy random greedy", 100, {"pot_chips": 20, "max_turns": 31}),
    ("random random random random", 100, {"pot_chips": 200, "max_turns": 40}),
    ("random greedy random greedy random greedy", 100, {"pot_chips": 12, "max_turns": 22, "reshuffle": "lazy"}),
]  # fmt: skip


def task(players: str, n: int, options: dict[str, Any], first: int = 0) -> Task:
    names = tuple(players.split())
    return Task(KIT.new(len(names), **options), names, SEED, first, n)


def played(asked: Task) -> Results:
    return Results.packed(batch.play(asked.game, asked.names, asked.seed, asked.first, asked.n))


def replayed(asked: Task, number: int) -> Match[Any, Any, Any]:
    return replay(asked.game, batch.moves(asked.game, asked.names, asked.seed, number))


def same(one: Results, other: Results) -> bool:
    pairs = (one.winners, other.winners), (one.scores, other.scores), (one.lengths, other.lengths)
    return all(np.array_equal(a, b) for a, b in pairs)


def check_ends(asked: Task) -> None:
    """Every game's record is played by the rules to the same end, and no move further."""
    ends = played(asked)
    for i in range(asked.n):
        match = replayed(asked, asked.first + i)
        over = match.turn
        assert isinstance(over, Over)
        assert sum(1 << seat for seat in over.winners) == ends.winners[i]
        assert over.scores == tuple(ends.scores[i])
        assert match.state.turns == ends.lengths[i]


def test_there_are_two_thousand_games_to_replay() -> None:
    assert sum(n for _, n, _ in CASES) >= 2000


@pytest.mark.sample
@pytest.mark.parametrize(("players", "n", "options"), CASES)
def test_games_replay_by_the_rules_to_the_same_end(
    players: str, n: int, options: dict[str, Any], rounds: Repeats
) -> None:
    check_ends(task(players, rounds(n), options))


@pytest.mark.soak
@pytest.mark.parametrize(("players", "n", "options"), CASES)
def test_a_hundred_thousand_games_replay(players: str, n: int, options: dict[str, Any]) -> None:
    check_ends(task(players, n * 50, options, first=1_000_000))


@pytest.mark.parametrize("options", [{}, {"reshuffle": "lazy", "pot_chips": 30}])
def test_each_move_comes_as_often_as_the_rules_and_the_players_say(
    options: dict[str, Any], rounds: Repeats
) -> None:
    """Of each value, how often it was drawn and laid less the chance of it, summed over all moves of many games."""
    asked = task("random greedy greedy", rounds(60), options)
    surplus: defaultdict[tuple[str, int], float] = defaultdict(float)
    variance: defaultdict[tuple[str, int], float] = defaultdict(float)
    hits = 0
    for number in range(asked.n):
        match = replayed(asked, number)
        for step, move in zip(match.steps, match.moves, strict=False):
            turn = asked.game.turn(step.state)
            if isinstance(turn, Chance):
                kind, chances = step.state.phase, {draw.card: float(turn.odds[draw]) for draw in turn.odds}
            else:
                assert isinstance(turn, Choice)
                view, kind = asked.game.view(step.state, turn.seat), asked.names[turn.seat]
                if kind == "greedy" and (best := hit(view)):
                    assert move == best
                    hits += 1
                    continue
                chances = {card: view.hand.count(card) / 3 for card in view.hand}
            for card, p in chances.items():
                surplus[kind, card] += (move.card == card) - p
                variance[kind, card] += p * (1 - p)
    assert hits > rounds(500)
    assert {kind for kind, _ in variance} >= {"deal", "draw", "random", "greedy"}
    for key, var in variance.items():
        assert abs(surplus[key]) < 4 * max(1.0, var**0.5), key


@pytest.mark.parametrize(
    ("players", "n", "options"),
    [
        ("random random random", 500, {"pot_chips": 10}),
        ("greedy random greedy random", 500, {"pot_chips": 15, "reshuffle": "lazy"}),
        ("greedy greedy", 500, {"pot_chips": 9, "tie_break": "draw_pile"}),
        ("greedy greedy random", 500, {"pot_chips": 4, "tie_break": "shared", "max_turns": 12}),
        pytest.param("random random random random", 50_000, {}, marks=pytest.mark.soak),
        pytest.param("greedy greedy greedy", 50_000, {}, marks=pytest.mark.soak),
        pytest.param(
            "greedy random", 50_000, {"reshuffle": "lazy", "tie_break": "draw_pile"}, marks=pytest.mark.soak
        ),
    ],
)
def test_batch_and_step_engine_agree(players: str, n: int, options: dict[str, Any]) -> None:
    """Win shares, points and lengths, within 4 standard errors of the difference."""
    asked = task(players, n, options)
    steps, games = finished(stepping(asked)), played(task(players, 50_000, options, first=n))
    for seat in range(asked.game.seats):
        assert close(steps.shares(seat), games.shares(seat))
        assert close(steps.scores[:, seat], games.scores[:, seat])
    assert close(steps.winners == 0, games.winners == 0)
    assert close(steps.lengths, games.lengths)
    for tenth in range(1, 10):
        bound = np.quantile(games.lengths, tenth / 10)
        assert close(steps.lengths <= bound, games.lengths <= bound)


def close(one: Any, other: Any) -> bool:
    one, other = one.astype(float), other.astype(float)
    error = (one.var() / len(one) + other.var() / len(other)) ** 0.5
    return bool(abs(one.mean() - other.mean()) <= 4 * error)


@pytest.mark.sample
@pytest.mark.parametrize(("players", "n", "options"), CASES)
def test_a_game_is_the_same_in_any_batch(players: str, n: int, options: dict[str, Any]) -> None:
    asked = task(players, 60, options, first=5)
    whole = played(asked)
    for size in (1, 7, 32):
        assert same(Results.joined(map(played, asked.split(size))), whole)


def test_how_wide_it_works_and_when_it_clears_away_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = task("random greedy random", 500, {})
    whole = played(asked)
    for width, sweep in ((64, 1), (500, 3), (199, 20)):
        monkeypatch.setattr(batch, "width", width)
        monkeypatch.setattr(lockstep, "SWEEP", sweep)
        assert same(played(asked), whole)


def test_seeds_and_numbers_give_different_games() -> None:
    game, names = KIT.new(3), ("random",) * 3
    records = {tuple(batch.moves(game, names, seed, number)) for seed in range(4) for number in range(5)}
    assert len(records) == 20


def test_only_players_who_weigh_each_card_are_left_to_the_step_engine() -> None:
    game = KIT.new(2)
    for name in KIT.players:
        why = batch.why_not(game, ("random", name))
        assert (why == "") == (name in ("random", "greedy"))
        assert name in why or not why
    assert uw.simulate("uncle", 3, seats=2, pot_chips=2).engine == "in lockstep"
    assert "'safe'" in uw.simulate("uncle", 3, seats=2, players=["greedy", "safe"], pot_chips=2).engine


def test_a_game_of_a_batch_opens_on_the_table() -> None:
    found = uw.simulate("uncle", 200, seats=4, players="greedy", seed=3)
    longest = found.longest(1)[0]
    assert found.watch(longest).match.state.turns == found.results.lengths[longest]


def test_a_batch_takes_little_memory() -> None:
    batch.play(KIT.new(4), ("random",) * 4, 0, 0, 10)
    tracemalloc.start()
    try:
        batch.play(KIT.new(4, pot_chips=10), ("random",) * 4, 0, 0, 200_000)
        assert tracemalloc.get_traced_memory()[1] < 20 * 2**20
    finally:
        tracemalloc.stop()


# -- cards in words --


@pytest.mark.parametrize("cards", [DECK, (3,), (1, 1, 6), (2, 5, 5, 5, 5, 5, 5, 5, 6)])
def test_a_bag_gives_its_cards_in_their_order(cards: tuple[int, ...]) -> None:
    words = np.full(len(cards), bag(cards))
    found = ranked(words, np.arange(len(cards), dtype=np.uint64), np.empty_like(words))
    assert tuple(worth(found)) == tuple(sorted(cards))
    assert set(count(words, np.empty_like(words))) == {len(cards)}
    assert set(words - found) == {bag(np.delete(cards, k)) for k in range(len(cards))}


def test_every_hand_finds_its_uncle_at_every_total() -> None:
    cases = [(hand, total) for hand in combinations_with_replacement(VALUES, 3) for total in range(50)]
    hands = np.array([bag(hand) for hand, _ in cases])
    totals = np.array([total for _, total in cases], np.uint8)
    rows = hitting(hands, totals, np.empty_like(hands), np.empty_like(hands))
    assert set(rows) == {at for at, (hand, total) in enumerate(cases) if needed(total) in hand}
    assert all(HITTING[totals[at]] == CARD[needed(cases[at][1])] for at in rows)
