"""Batch play: every game of it is a game by the rules, chosen as the players choose, the same in any batch."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import numpy as np
import pytest

import uncle_widgets as uw
from tests.games.batches import check_any_batch, check_ends, check_spread, peak
from tests.games.say_uncle import figures
from tests.rounds import Repeats
from uncle_widgets.engine.game import Chance
from uncle_widgets.engine.match import replay
from uncle_widgets.games.lanes import Lanes
from uncle_widgets.games.say_uncle import KIT, swaps
from uncle_widgets.games.say_uncle.batch import batch
from uncle_widgets.games.say_uncle.cards import (
    DEALT,
    DECK,
    HAND,
    RUNS,
    card_of,
    longest,
    mask_of,
    neighbours,
    run_of,
    strength,
)
from uncle_widgets.games.say_uncle.packed import (
    BIT,
    EMPTY,
    FIELD,
    NEAR,
    RUN,
    held,
    lengths,
    names,
    strengths,
    word,
)
from uncle_widgets.games.say_uncle.players import CALL_AT, FITTING
from uncle_widgets.games.say_uncle.questions import bots, dealing
from uncle_widgets.games.say_uncle.state import CALL, PASS, TAKES
from uncle_widgets.many.chunks import Task

SEED = 2026
CASES: list[tuple[str, int, dict[str, Any]]] = [  # players (the first for seat A, and so on around), games, options
    ("random random random", 120, {}),
    ("greedy greedy", 60, {}),
    ("greedy greedy greedy", 60, {"target": 3}),
    ("greedy greedy greedy greedy", 60, {"target": 2}),
    ("random greedy random greedy", 60, {"target": 3}),
    ("random random", 250, {"target": 1}),
    ("random random random random", 100, {"target": 2, "snake_draft": True, "dealer_rotation": "winner"}),
    ("greedy random greedy", 100, {"target": 2, "first_dealer": "random", "dealer_rotation": "winner"}),
    ("greedy greedy random greedy", 100, {"target": 1, "snake_draft": True, "first_dealer": "random"}),
    ("random random", 100, {"target": 2, "blind_draft": True, "calls_after": 2}),
    ("greedy random greedy random", 100, {"target": 2, "blind_draft": True, "last_call": True, "calls_after": 3}),
    ("greedy greedy greedy", 60, {"target": 2, "blind_draft": True, "snake_draft": True}),
    ("random random random", 120, {"target": 1, "calls_after": 21, "last_call": True}),
    ("random greedy random", 100, {"target": 1, "calls_after": 22, "last_call": True}),
    ("greedy greedy random random", 120, {"target": 1, "calls_after": 12, "last_call": True}),
    ("random random random random", 120, {"target": 2, "calls_after": 10, "last_call": True}),
    ("random random random random", 60, {"target": 2, "calls_after": 11}),
    ("random greedy", 60, {"target": 1, "calls_after": 32, "last_call": True, "dealer_rotation": "winner"}),
    ("greedy greedy", 40, {"target": 1, "calls_after": 20, "first_dealer": "random"}),
    ("random random", 20, {"target": 20}),
    ("random greedy greedy random", 20, {"target": 9}),
    ("random random random random", 200, {"target": 1}),
    ("drafter drafter drafter", 60, {"target": 3}),
    ("drafter random greedy drafter", 60, {"target": 2, "first_dealer": "random", "snake_draft": True}),
    ("drafter greedy", 60, {"target": 2, "blind_draft": True, "last_call": True, "calls_after": 3}),
]  # fmt: skip


def task(players: str, n: int, options: dict[str, Any], first: int = 0) -> Task:
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


SPREAD: list[tuple[str, dict[str, Any]]] = [
    ("random random random", {"target": 3}),
    ("random greedy", {"target": 3, "first_dealer": "random", "blind_draft": True}),
    ("greedy greedy greedy", {"target": 2, "dealer_rotation": "winner", "snake_draft": True}),
    ("greedy random random greedy", {"target": 2, "last_call": True, "calls_after": 4}),
    ("drafter drafter drafter", {"target": 2}),
    ("drafter greedy", {"target": 2, "blind_draft": True}),
]


@pytest.mark.parametrize(("players", "options"), SPREAD)
def test_batch_and_step_engine_agree(players: str, options: dict[str, Any], rounds: Repeats) -> None:
    check_spread(task(players, rounds(400), options), task(players, 30_000, options, first=50_000))


@pytest.mark.soak
@pytest.mark.parametrize(
    ("players", "options"),
    [*SPREAD, ("random random random random", {}), ("greedy greedy", {}), ("greedy random", {})],
)
def test_fifty_thousand_agree(players: str, options: dict[str, Any]) -> None:
    check_spread(task(players, 50_000, options), task(players, 50_000, options, first=50_000))


@pytest.mark.parametrize(
    ("players", "options"),
    [
        ("random random", {}),
        ("greedy random greedy", {"last_call": True}),
        ("drafter random drafter", {"snake_draft": True}),
    ],
)
def test_each_move_comes_as_often_as_the_rules_and_the_players_say(
    players: str, options: dict[str, Any], rounds: Repeats
) -> None:
    """Of each place among those that may come, how often one came less the chance of it, over all moves of many games.

    Places are the cards themselves where chance draws, and otherwise as the rules list the moves. Where a greedy
    player does not choose at random, the record must have what they would do.
    """
    asked = task(players, rounds(60), options)
    surplus: defaultdict[tuple[str, str, int], float] = defaultdict(float)
    variance: defaultdict[tuple[str, str, int], float] = defaultdict(float)
    for moves in records(asked):
        match = replay(asked.game, moves)
        for step, move in zip(match.steps, match.moves, strict=False):
            state, turn = step.state, asked.game.turn(step.state)
            if isinstance(turn, Chance):
                likely, of = sorted(turn.odds, key=str), "chance"
            else:
                of, view = asked.names[turn.seat], asked.game.view(state, turn.seat)
                likely = list(turn.moves) if of == "random" else greedy(view, turn.moves)
                if of == "drafter" and view.phase == "draft":
                    likely = drafted(view, turn.moves)
                assert move in likely
            for at, each in enumerate(dict.fromkeys(likely)):
                where, p = each.card if of == "chance" else at, likely.count(each) / len(likely)
                surplus[of, state.table.phase, where] += (each == move) - p
                variance[of, state.table.phase, where] += p * (1 - p)
    kinds = {(of, phase) for of, phase, _ in variance}
    assert {
        ("chance", "deal"),
        ("chance", "lay"),
        ("chance", "flip"),
        ("random", "draft"),
        ("random", "offer"),
    } <= kinds
    assert len(variance) > 3 * len(DECK)
    for key, var in variance.items():
        assert abs(surplus[key]) < 4 * max(1.0, var**0.5), key


def drafted(view: Any, moves: Any) -> list[Any]:
    """The drafter's picks, each as often as it is likely: the fitting ones first."""
    near = {other for card in view.hand for other in neighbours(card)}
    fitting = [move for move in moves if move.card in near]
    return [*fitting * FITTING, *(move for move in moves if move not in fitting)]


def greedy(view: Any, moves: Any) -> list[Any]:
    """Everything that the greedy player may do here, each as likely."""
    mine = mask_of(view.hand)
    if view.phase == "draft":
        worths = {move: strength(mine | 1 << move.card) for move in moves}
    elif view.phase == "offer":
        offered = mine | 1 << view.table.turned
        worths = {TAKES[card]: strength(offered & ~(1 << card)) for card in view.hand}
        if max(worths.values()) <= strength(mine):
            return [PASS]
    else:
        call = CALL in moves and longest(mine) >= CALL_AT[view.seats]
        return [CALL if call else next(move for move in moves if move != CALL)]
    return [move for move in worths if worths[move] == max(worths.values())]


@pytest.mark.parametrize(("players", "n", "options"), CASES[::3])
def test_a_game_is_the_same_in_any_batch(players: str, n: int, options: dict[str, Any]) -> None:
    check_any_batch(task(players, 60, options, first=5))


def test_how_wide_it_works_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = task("random greedy random", 300, {})
    monkeypatch.setattr(batch, "width", 77)
    check_any_batch(asked, [300])
    narrow = batch.play(asked.game, asked.names, asked.seed, 0, 300)
    monkeypatch.undo()
    assert all(map(np.array_equal, narrow, batch.play(asked.game, asked.names, asked.seed, 0, 300)))


def test_a_record_is_the_same_alone_and_among_others() -> None:
    asked = task("random greedy", 20, {}, first=40)
    assert batch.moves(asked.game, asked.names, SEED, 47) == records(asked)[7]
    assert len({tuple(moves) for moves in records(asked)}) == 20


def test_only_players_who_weigh_rivals_are_left_to_the_step_engine() -> None:
    for name in KIT.players:
        why = batch.why_not(KIT.new(2), ("random", name))
        assert (why == "") == (name != "expert")
        assert name in why or not why
    assert uw.simulate("say_uncle", 3, seats=2, target=1).engine == "in lockstep"
    assert "'expert'" in uw.simulate("say_uncle", 2, seats=2, players=["greedy", "expert"], target=1).engine


def test_a_game_of_a_batch_opens_on_the_table() -> None:
    found = uw.simulate("say_uncle", 100, seats=3, players="greedy", seed=3)
    longest = found.longest(1)[0]
    match = found.watch(longest).match
    assert match.state.table.scores == tuple(found.results.scores[longest])


def test_a_batch_takes_little_memory() -> None:
    """A million games take no more than these, and 14 bytes each."""
    assert peak(task("greedy greedy random greedy", 40_000, {"target": 1})) < 40


# -- trials --


@pytest.mark.parametrize("seats", bots.CALLER_WINS)
def test_rounds_of_callers_end_as_they_do_one_at_a_time(seats: int) -> None:
    """How often somebody calls, and how often the caller wins: 40,000 rounds beside those kept as data."""
    kept, pieces = bots.CALLER_WINS[seats], [*dealing.calls(seats, SEED, 0, 40_000)]
    assert max(len(piece.outcomes) for piece in pieces) == dealing.ROUNDS
    outcomes = [outcome for piece in pieces for outcome in piece.outcomes]
    called = [outcome for outcome in outcomes if outcome is not None]
    rate, won = len(called) / len(outcomes), sum(called) / len(called)
    assert abs(kept.value - won) <= 4 * (kept.error**2 + won * (1 - won) / len(called)) ** 0.5
    assert abs(kept.n / figures.ROUNDS - rate) <= 4 * (rate * (1 - rate) / figures.ROUNDS) ** 0.5


# -- hands in words --


def test_words_hold_hands_and_know_their_runs() -> None:
    rng = Random(5)
    hands = [tuple(rng.sample(DECK, rng.randint(0, 12))) for _ in range(500)]
    hands += [
        tuple(card_of(at % 13 + 1, suit) for at in range(low, low + 10)) for low in range(13) for suit in range(4)
    ]
    words = np.array([word(hand) for hand in hands])
    assert strengths(words).tolist() == [strength(mask_of(hand)) for hand in hands]
    assert lengths(words).tolist() == [longest(mask_of(hand)) for hand in hands]
    tens = [hand for hand in hands if len(hand) == HAND]
    assert held(np.array(tens).T).tolist() == [word(hand) for hand in tens]
    for hand in hands:
        near = {int(BIT[card]) for each in hand for card in neighbours(each)}
        fields = [int(word(hand)) >> FIELD * suit & 0x7FFF for suit in range(4)]
        assert sum(int(NEAR[field]) << FIELD * suit for suit, field in enumerate(fields)) == sum(near)
    assert names(BIT, TAKES) == [str(TAKES[card]) for card in DECK]
    for cards, run in enumerate(RUNS):
        assert int(RUN[cards]) == mask_of(run_of(run << 2).cards)


def test_greedy_players_put_away_what_they_do_not_need_and_cut_a_run_of_eleven() -> None:
    rng = Random(6)
    cases: list[tuple[list[int], int]] = []
    for _ in range(3000):
        cards = rng.sample(DECK, HAND + 1)
        cases.append((cards[:HAND], cards[HAND]))
    for low in range(1, 5):  # A to J, ..., 4 to A
        run = [card_of(rank, low % 4) for rank in range(low, low + HAND + 1)]
        cases += [([card for card in run if card != turned], turned) for turned in run]
    hands, turned = np.array([word(hand) for hand, _ in cases]), np.array([card for _, card in cases])
    rows = np.arange(len(cases))
    away = swaps.by_length(Lanes(1, 0, len(cases)), rows, hands, strengths(hands), turned)
    cut = 0
    for (hand, card), found in zip(cases, away, strict=True):
        mine, offered = mask_of(hand), mask_of([*hand, card])
        worths = {each: strength(offered & ~(1 << each)) for each in hand}
        best = [each for each in hand if worths[each] == max(worths.values()) > strength(mine)]
        assert (int(found) in [int(BIT[each]) for each in best]) if best else not found
        cut += bool(best) and longest(offered) == HAND + 1
    assert cut == 4 * DEALT * 2
    assert len(set(away.tolist())) > len(DECK) / 2
    assert EMPTY & np.bitwise_or.reduce(BIT) == 0
