"""What holds in every game of Mr. T, whatever is played."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.mr_t.tables import shown
from uncle_widgets.engine.game import Choice, Over
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.mr_t import KIT
from uncle_widgets.games.mr_t import events as e
from uncle_widgets.games.mr_t.cards import cards_of
from uncle_widgets.games.mr_t.odds import brought
from uncle_widgets.games.mr_t.state import State

RULES = st.fixed_dictionaries(
    {
        "collect": st.sampled_from(["shuffle", "table_order"]),
        "showdown_exhausted": st.sampled_from(["last_able", "carry"]),
        "end_board": st.sampled_from(["nobody", "own_space"]),
        "tie": st.sampled_from(["shared", "showdown"]),
        "playout": st.booleans(),
        "deck": st.sampled_from(["A", "B", "C", "J6,D6,T12", "J12,D12"]),
    }
)
TABLE = {"seats": st.integers(2, 4), "rules": RULES, "seed": st.integers(0, 10**6)}


def played(seats: int, rules: dict[str, Any], seed: int, player: str = "random") -> Match[Any, Any, Any]:
    match = Match.new(KIT.game(seats, {**rules, "max_flips": 400}))
    return play_on(match, [KIT.player(player)] * seats, Random(seed))


def all_cards(state: State) -> Counter[str]:
    held = [card for hand in state.hands for card in hand] + list(state.bag)
    held += [card for batches in state.won for batch in batches for card in batch]
    held += [card for stack in state.stacks for card in stack] + [card for card in state.turned if card]
    return Counter(held)


@given(**TABLE)
@settings(max_examples=20)
def test_cards_are_conserved_by_name(seats: int, rules: dict[str, Any], seed: int) -> None:
    match = played(seats, rules, seed)
    deck = Counter(cards_of(match.game.options.deck))
    for step in match.steps:
        assert all_cards(step.state) == deck
        assert len(step.state.bag) == sum(step.state.fresh) + max(
            0, 3 * seats - sum(map(len, step.state.hands))
        ) * (step.state.phase == "deal")


@given(**TABLE)
@settings(max_examples=12)
def test_hands_never_grow_and_who_is_in_a_showdown_plays(seats: int, rules: dict[str, Any], seed: int) -> None:
    match = played(seats, rules, seed, "greedy")
    for before, after in zip(match.steps[3 * seats :], match.steps[3 * seats + 1 :], strict=False):
        assert all(len(b) <= len(a) <= 3 for a, b in zip(before.state.hands, after.state.hands, strict=True))
        for event in after.events:
            if isinstance(event, e.Revealed) and not event.flip:
                assert {seat for seat, card in enumerate(event.cards) if card} == {*before.state.players}
            if isinstance(event, e.ShowdownStarted):
                assert event.targets


@given(**TABLE)
@settings(max_examples=12)
def test_every_game_ends_or_is_broken_off_at_max_flips(seats: int, rules: dict[str, Any], seed: int) -> None:
    match = played(seats, rules, seed)
    turn = match.turn
    assert isinstance(turn, Over)
    assert turn.winners or match.state.flips == 400
    assert sum(turn.scores) <= sum(copies for _, copies in match.game.options.deck)


@given(**TABLE)
@settings(max_examples=12)
def test_a_commitment_alters_no_other_view_before_the_reveal(seats: int, rules: dict[str, Any], seed: int) -> None:
    match = played(seats, rules, seed)
    for step in match.steps[3 * seats :]:
        turn = match.game.turn(step.state)
        if not isinstance(turn, Choice) or len(turn.moves) < 2:
            continue
        nexts = [match.game.play(step.state, move).state for move in turn.moves]
        if nexts[0].chooser < 0 or nexts[0].log != step.state.log:
            continue  # it was the last commitment
        for watcher in (*(seat for seat in range(seats) if seat != turn.seat), None):
            views = {match.game.view(after, watcher) for after in nexts}
            assert len(views) == 1


@given(st.lists(st.sampled_from("JDBKRWT"), min_size=3, max_size=4))
def test_the_outcomes_of_a_flip_partition_all_flips(word: list[str]) -> None:
    seats = len(word)
    match = Match.new(KIT.new(seats))
    hand = {3: "dJ dJ dJ dD dD dD dB dB dB", 4: "dJ dJ dJ dD dD dD dB dB dB dK dK dK"}[seats]
    for text in hand.split():
        match = match.play(match.game.parse(text))
    after = shown(match, "".join(word))
    kinds = {
        "win": e.LoneMrT, "stalemate-different": e.Stalemate, "stalemate-alike": e.Stalemate,
        "showdown-2": e.ShowdownStarted, "showdown-3": e.ShowdownStarted, "double": e.DoubleShowdown,
    }  # fmt: skip
    found = [event for event in after.steps[-1].events if isinstance(event, tuple({*kinds.values()}))]
    kind = brought(Counter("MR. T" if letter == "T" else letter for letter in word))
    assert [type(event) for event in found] == [kinds[kind]]
    if isinstance(found[0], e.Stalemate):
        assert found[0].alike == (kind == "stalemate-alike")
    if isinstance(found[0], e.ShowdownStarted):
        assert kind == f"showdown-{len(found[0].members)}"
