"""Games in lockstep are games by the rules: each replays to its end, and together they are spread alike."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from math import sqrt
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.uno.tables import new
from tests.rounds import Repeats
from uncle_widgets.engine.game import Choice, Over
from uncle_widgets.engine.match import finished
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno.batch import batch
from uncle_widgets.games.uno.cards import COLOURS, DECK, FIT, bluff, points
from uncle_widgets.games.uno.lockstep import bits, play
from uncle_widgets.games.uno.rules import Uno
from uncle_widgets.games.uno.state import Move, State
from uncle_widgets.many.chunks import Task, stepping
from uncle_widgets.many.results import Results

Case = tuple[int, dict[str, Any]]

CASES: list[Case] = [
    (4, {}),
    (2, {"target": 50}),
    (3, {"target": 100, "forget": 30}),
    (10, {"target": 50}),
    (4, {"target": 60, "dealer": "seat", "uno_call": "auto"}),
    (4, {"target": 60, "dealer": "random", "uno_call": "off"}),
    (5, {"target": 100, "forget": 60, "notice": 40, "next_dealer": "winner"}),
    (3, {"target": 80, "forget": 80, "forced_draw_keeps_window": True, "next_dealer": "pick"}),
    (4, {"target": 60, "stacking": True}),
    (2, {"target": 60, "stacking": True, "forget": 70, "notice": 60}),
    (5, {"target": 60, "stacking": True, "forget": 70, "forced_draw_keeps_window": True, "draw_until": True}),
    (10, {"target": 50, "draw_until": True, "dead_hand": "lowest", "forget": 100}),
    (3, {"target": 50, "stacking": True, "max_turns": 25}),
    (4, {"mode": "lowest", "target": 100}),
    (4, {"mode": "partners", "hands_per_pairing": 1, "forget": 50}),
    (8, {"mode": "tournament", "hands_per_pairing": 1, "forget": 30, "next_dealer": "winner"}),
    (4, {"mode": "elimination", "target": 60}),
    (6, {"mode": "elimination", "target": 60, "elim_reset": True, "next_dealer": "winner"}),
    (4, {"target": 60, "illegal": "strict", "manual_penalty": True, "guilty": "c", "memory": "top"}),
]
LONG = {0: 8, 11: 20, 15: 4}
"""Cases of long games, and how many of them stand for 80."""


def tables(seats: int) -> Iterator[list[str]]:
    """By turns, all random, all greedy, all bluffers."""
    for players in (["random", "heuristic"], ["random"], ["greedy"], ["bluffer"]):
        yield list(islice(cycle(players), seats))


def replayed(game: Uno, moves: Sequence[str]) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """(winners, scores, length) of a record, by the rules."""
    state, length = game.start(), 0
    for text in moves:
        length += isinstance(game.turn(state), Choice)
        state = game.play(state, game.parse(text)).state
    end = game.turn(state)
    assert isinstance(end, Over)
    return end.winners, end.scores, length


def check(case: Case, players: list[str], seed: int, n: int) -> None:
    """`n` games of the batch end as their records do."""
    game = new(case[0], **case[1])
    records = batch.records(game, players, seed, 0, n)
    ends = Results.packed(batch.play(game, players, seed, 0, n))
    found = Results.of([replayed(game, moves) for moves in records], game.seats)
    assert (found.winners == ends.winners).all()
    assert (found.scores == ends.scores).all()
    assert (found.lengths == ends.lengths).all()


@pytest.mark.sample
@pytest.mark.parametrize("at", range(len(CASES)))
def test_every_game_replays_by_the_rules_to_the_same_end(at: int, rounds: Repeats) -> None:
    for seed, players in enumerate(tables(CASES[at][0])):
        check(CASES[at], players, seed, rounds(LONG.get(at, 80) if not seed else LONG.get(at, 80) // 4))


@pytest.mark.soak
@pytest.mark.parametrize("at", range(len(CASES)))
def test_a_hundred_thousand_games_replay_by_the_rules_to_the_same_end(at: int) -> None:
    n = {0: 300, 15: 100}.get(at, 1_960)
    for seed, players in enumerate(tables(CASES[at][0])):
        check(CASES[at], players, 100 + seed, n)


def likely(game: Uno, state: State, turn: Choice[Move], name: str) -> set[Move]:
    """What this player may choose here: many choices, each with chances of its own."""
    view = game.view(state, turn.seat)
    return {KIT.players[name](view, turn.moves, Random(k)) for k in range(40 if len(turn.moves) > 2 else 8)}


@pytest.mark.sample
@pytest.mark.parametrize("name", ["random", "greedy", "bluffer"])
@pytest.mark.parametrize("options", [{"forget": 50}, {"stacking": True, "draw_until": True}, {"mode": "partners"}])
def test_every_choice_is_one_that_the_player_makes(name: str, options: dict[str, Any]) -> None:
    game = new(4, **{"target": 50, "hands_per_pairing": 1} | options)
    strange = total = 0
    for moves in batch.records(game, [name] * 4, 3, 0, 4):
        state = game.start()
        for move in map(game.parse, moves):
            turn = game.turn(state)
            if isinstance(turn, Choice):
                total += 1
                strange += move not in likely(game, state, turn, name)
            state = game.play(state, move).state
    assert total > 100
    assert strange <= total / 100  # 40 tries may miss one of many that are all as likely


def stepped(game: Uno, players: Sequence[str], n: int) -> Results:
    """The same number of games by the rules, step by step."""
    own = tuple(KIT.players[name] for name in players)
    return finished(stepping(Task(game, own, 11, 0, n)))


def alike(one: Any, other: Any) -> bool:
    """Whether two samples have means, and mean squares, within 4 standard errors."""
    for a, b in ((one, other), (one**2, other**2)):
        error = sqrt(a.var() / len(a) + b.var() / len(b))
        if abs(a.mean() - b.mean()) > 4 * error:
            return False
    return True


def check_spread(game: Uno, players: list[str], n: int, steps: int) -> None:
    fast = Results.packed(batch.play(game, players, 5, 0, n))
    slow = stepped(game, players, steps)
    assert alike(fast.lengths.astype(float), slow.lengths.astype(float))
    for seat in range(game.seats):
        assert alike(fast.shares(seat), slow.shares(seat))
        assert alike(fast.scores[:, seat].astype(float), slow.scores[:, seat].astype(float))


SPREAD: list[tuple[int, list[str], dict[str, Any]]] = [
    (2, ["random", "greedy"], {"target": 50}),
    (4, ["random"] * 4, {"target": 50, "forget": 40, "notice": 50}),
    (3, ["greedy", "greedy", "random"], {"mode": "lowest", "target": 50, "stacking": True}),
    (4, ["greedy", "random", "random", "greedy"], {"mode": "elimination", "target": 50, "dealer": "random"}),
    (4, ["bluffer", "bluffer", "greedy", "bluffer"], {"target": 50, "forget": 30, "notice": 30}),
    (3, ["bluffer"] * 3, {"target": 50, "stacking": True}),
]


@pytest.mark.sample
@pytest.mark.parametrize(("seats", "players", "options"), SPREAD)
def test_lockstep_and_steps_are_spread_alike(seats: int, players: list[str], options: dict[str, Any]) -> None:
    check_spread(new(seats, **options), players, 10_000, 150)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "players", "options"), SPREAD)
def test_fifty_thousand_are_spread_alike(seats: int, players: list[str], options: dict[str, Any]) -> None:
    check_spread(new(seats, **options), players, 50_000, 50_000)


@pytest.mark.sample
@pytest.mark.parametrize("at", [2, 9, 14, 17])
def test_a_game_is_the_same_in_any_batch(at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new(CASES[at][0], **CASES[at][1])
    players = list(islice(cycle(["random", "bluffer", "greedy"]), game.seats))
    whole = batch.play(game, players, 4, 0, 24)
    monkeypatch.setattr(play, "WIDTH", 5)
    narrow = batch.play(game, players, 4, 0, 24)
    part = batch.play(game, players, 4, 9, 8)
    for all_of, same, some in zip(whole[:3], narrow[:3], part[:3], strict=True):
        assert (all_of == same).all()
        assert (all_of[9:17] == some).all()
    records = batch.records(game, players, 4, 9, 8)
    assert batch.moves(game, players, 4, 11) == records[2]
    assert (batch.play(game, players, 5, 0, 24).lengths != whole.lengths).any()


def test_who_looks_ahead_is_played_step_by_step() -> None:
    assert batch.why_not(new(), ["random", "greedy", "heuristic", "bluffer"]) == ""
    assert batch.why_not(new(), ["random", "expert", "random", "random"]) == "expert chooses move by move"


def hand(rng: Random) -> tuple[tuple[str, ...], Any, Any]:
    """A hand of some size, and its two words."""
    numbers = rng.sample(range(bits.N), rng.randint(0, 40))
    words = [np.array([sum(int(bit[number]) for number in numbers)], dtype=np.uint64) for bit in bits.BIT_IN]
    return tuple(sorted(bits.CARDS[number] for number in numbers)), *words


def test_two_words_hold_a_hand() -> None:
    rng = Random(2)
    assert sorted(bits.CARDS) == sorted(DECK)
    for _ in range(200):
        cards, first, second = hand(rng)
        listed, n = bits.listed(first, second)
        assert tuple(sorted(bits.CARDS[number] for number in listed[0, : n[0]])) == cards
        assert sorted(listed[0].tolist()) == list(range(bits.N))
        assert bits.worth(first)[0] + bits.worth(second)[0] == points(cards)


def test_a_face_knows_what_may_be_laid_on_it() -> None:
    rng = Random(3)
    for face, (top, colour) in enumerate(bits.TOPS):
        assert COLOURS[bits.HUE[face]] == colour
        for _ in range(5):
            cards, first, second = hand(rng)
            fits = [word & bits.LEGAL[face] for word in (first, second)]
            laid = [bits.FIRST[at] for word in fits for at in range(bits.ONCE) if int(word[0]) >> at & 1]
            assert sorted(laid) == [card for card in cards if card in FIT[top, colour]]
            assert bool(((first | second) & bits.SAME[face])[0]) == bluff(cards, colour)


def test_a_million_games_fit_into_a_hundred_megabytes() -> None:
    """Shown on as many games as a test may take: the tables do not grow, and a game takes its results alone."""
    game = new(4, target=50, max_turns=1)
    tracemalloc.start()
    try:
        ends = batch.play(game, ["random"] * 4, 0, 0, 60_000)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    each = sum(part.nbytes for part in ends[:3]) / 60_000
    assert peak + each * 940_000 < 100 * 2**20
