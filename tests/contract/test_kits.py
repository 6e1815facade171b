"""Every kit: its options, its players, its scenes, its clauses and its records."""

from __future__ import annotations

import json
from functools import lru_cache
from random import Random
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.engine.game import EVERYTHING, Choice, Over
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.engine.options import Written
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit, opened
from uncle_widgets.games.plain import plain
from uncle_widgets.refusal import Refusal

KITS = list(GAMES.values())
BY_ID = pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
PLAYERS = [(kit, name) for kit in KITS for name in kit.players]


@lru_cache(maxsize=32)
def whole(kit_id: str, seed: int, player: str = "random") -> Match[Any, Any, Any]:
    kit, rng = GAMES[kit_id], Random(f"{kit_id} {seed} {player}")
    seats = kit.seats[seed % 2]
    return play_on(Match.new(kit.new(seats)), [kit.player(player)] * seats, rng)


@BY_ID
def test_a_wrong_option_is_refused_with_its_range(kit: Kit[Any]) -> None:
    clauses = {clause for clause, _ in kit.rules}
    for option in kit.options.values():
        assert option.check(option.default) == option.default
        assert option.ruling in clauses, option.name
        for bad in ("no such value", None, 10**9, 2.5, [], -1):
            with pytest.raises(Refusal, match=option.name) as refused:
                kit.new(**{option.name: bad})
            span = option.spoken if isinstance(option.range, Written) else str(option.range[0]).lower()
            assert span in str(refused.value)
            assert refused.value.clause == option.ruling


@BY_ID
def test_every_value_that_may_be_picked_has_words(kit: Kit[Any]) -> None:
    for option in kit.options.values():
        if type(option.default) is not int and not isinstance(option.range, Written):
            words = [option.words[value] for value in option.range]
            assert len({*words}) == len(option.range) > 1, option.name
            assert max(map(len, words)) <= 32, f"{option.name}: a field of the rules cuts longer words"
            for value, text in zip(option.range, words, strict=True):
                assert text not in ("", str(value)), option.name
                assert "_" not in text, option.name


@BY_ID
def test_a_wrong_number_of_seats_is_refused_with_its_range(kit: Kit[Any]) -> None:
    least, most, usual = kit.seats
    assert kit.new().seats == usual
    for seats in (least - 1, most + 1, 2.5, "many", True):
        with pytest.raises(Refusal, match=f"{least} to {most} players") as refused:
            kit.new(seats)  # type: ignore[arg-type]
        said = dict(kit.rules)[refused.value.clause].lower()
        assert f"{WORDS[least]} to {WORDS[most]}" in said or f"{least} to {most}" in said, said


@BY_ID
def test_an_unknown_option_or_player_is_refused(kit: Kit[Any]) -> None:
    with pytest.raises(Refusal, match="no option"):
        kit.new(no_such_option=1)
    with pytest.raises(Refusal, match="no player"):
        kit.player("no such player")
    assert {"random", "greedy", "expert"} <= set(kit.players)


@pytest.mark.parametrize(("kit", "name"), PLAYERS, ids=lambda value: getattr(value, "id", value))
def test_a_player_plays_a_whole_game(kit: Kit[Any], name: str) -> None:
    match = whole(kit.id, 0, name)
    over = match.turn
    assert isinstance(over, Over)
    assert over.why
    assert len(over.scores) == match.game.seats


@pytest.mark.sample
@BY_ID
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.soak)])
def test_every_step_can_be_drawn_for_every_watcher(kit: Kit[Any], seed: int) -> None:
    match = whole(kit.id, seed)
    names = [f"player {seat}" for seat in range(match.game.seats)]
    for watcher in (*range(match.game.seats), None, EVERYTHING):
        for step in range(len(match.steps)):
            turn = match.game.turn(match.steps[step].state)
            mine = isinstance(turn, Choice) and turn.seat == watcher
            scene = kit.draw(match, step, watcher, names, moves=turn.moves if mine else ())
            text = json.dumps(plain(scene))
            if mine and step % 5 == 0:
                assert all(str(move) in text for move in turn.moves)
    ends = kit.frames(match)
    assert ends == sorted({*ends})
    assert ends[-1] == len(match.steps) - 1


@BY_ID
def test_every_event_cites_clauses_that_are_in_the_rules(kit: Kit[Any]) -> None:
    clauses = {clause for clause, _ in kit.rules}
    for seed in (0, 1):
        for step in whole(kit.id, seed).steps:
            for event in step.events:
                assert event.cites(), event
                assert {*event.cites(), *event.clauses} <= clauses, event


@BY_ID
@pytest.mark.parametrize("seed", [0, 1])
def test_a_record_replays(kit: Kit[Any], seed: int) -> None:
    match = whole(kit.id, seed)
    for text in (match.record(), match.json()):
        again = opened(GAMES, text)
        assert again.steps == match.steps
        assert again.record() == match.record()
    for move in match.moves:
        assert match.game.parse(str(move)) == move


@BY_ID
def test_the_same_seed_plays_the_same_game(kit: Kit[Any]) -> None:
    match = whole(kit.id, 0)
    rng = Random(f"{kit.id} 0 random")
    again = play_on(Match.new(match.game), [kit.player("random")] * match.game.seats, rng)
    assert again.moves == match.moves


@BY_ID
def test_what_the_kit_says_of_itself(kit: Kit[Any]) -> None:
    assert all((kit.title, kit.tagline, kit.rules))
    assert all(words for _, words in kit.rules)
    assert all(question == key for key, question in ((k, q.id) for k, q in kit.questions.items()))


@BY_ID
def test_one_player_sits_everywhere_where_nobody_says_who(kit: Kit[Any]) -> None:
    watched, played, lab = uw.watch(kit.id, **kit.short), uw.play(kit.id, **kit.short), uw.lab(kit.id, **kit.short)
    simulated = uw.simulate(kit.id, 1, **kit.short)
    assert watched.bots is not None
    assert {watched.bots.players, *played.played.players, *simulated.names, *lab.sides[0].names} == {kit.bots}
    assert uw.play_out(kit.id, seed=kit.seed, **kit.short) == watched.match
