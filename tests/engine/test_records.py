"""Records: what is refused, where, and that nothing else happens."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from uncle_widgets.engine.match import LIMIT, Match, play_on, read
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import opened
from uncle_widgets.refusal import Refusal

GOOD = "uncle seats=2 pot_chips=1: d6 d4 d1 d1 d1 d6 p6 d1 p4"

BROKEN = {
    "": "with a colon after the options",
    "   ": "with a colon after the options",
    ":": "with a colon after the options",
    "uncle seats=2 pot_chips=1 d6 d4": "with a colon after the options",
    "chess seats=2: e4": "There is no game 'chess'. There are uncle",
    "uncle seats=2 chips=9: d6": "has no option 'chips'. It has pot_chips",
    "uncle seats=9: d6": "is for 2 to 6 players, not 9",
    "uncle seats=" + "9" * 5000 + ": d6": "is for 2 to 6 players, not '999",
    "uncle pot_chips=" + "9" * 5000 + ": d6": "Expected pot_chips to be a whole number from 1 to 200, not '999",
    "uncle seats=two: d6": "is for 2 to 6 players, not 'two'",
    "uncle seats=2 pot_chips=0: d6": "Expected pot_chips to be a whole number from 1 to 200, not '0'",
    "uncle seats=2 pot_chips=9 pot_chips=9: d6": "'pot_chips' is in the record twice",
    "uncle seats=2 pot_chips: d6": "Expected options written name=value, not 'pot_chips'",
    "uncle seats=2 =5: d6": "Expected options written name=value, not '=5'",
    "uncle seats=2 reshuffle=never: d6": "Expected reshuffle to be eager or lazy, not 'never'",
    "uncle seats=2: d6 d4 x1": "Move 3, 'x1': A move is d or p and a card from 1 to 6",
    "uncle seats=2: d6 d4 p6": "Move 3, 'p6': A card must be drawn first",
    "uncle seats=2: d6 d4 d1 d1 d1 d6 p2": "Move 7, 'p2': A must play a card from their hand (1 and 6)",
    GOOD + " d2": "Move 10, 'd2': The game is over",
    "uncle: " + "d1 " * 8: "Move 8, 'd1': There is no 1 left to draw",
    "uncle " + "z" * 900_000 + ": d1": "Expected options written name=value, not 'zzz",
    '{"game": "uncle", "options": {}, "moves": ["d1\\nd2"]}': "Move 1, 'd1\\nd2': A move is d or p",
    "{": "Expected JSON with 'game', 'options' and 'moves'",
    "{}": "Expected JSON with 'game', 'options' and 'moves'",
    '{"game": "uncle"}': "Expected JSON with 'game', 'options' and 'moves'",
    '{"game": "uncle", "options": [], "moves": []}': "Expected JSON with",
    '{"game": "uncle", "options": {}, "moves": 5}': "Expected JSON with",
    '{"game": "uncle", "options": {}, "moves": "d1"}': "Expected JSON with",
    '{"game": "uncle", "options": {}, "moves": [["d1"]]}': "Expected JSON with",
    '{"game": ["uncle"], "options": {}, "moves": []}': "Expected JSON with",
    '{"game": "uncle", "options": {"seats": "x"}, "moves": []}': "is for 2 to 6 players",
    '{"game": "uncle", "options": {"seats": null}, "moves": []}': "is for 2 to 6 players",
    '{"game": "uncle", "options": {"seats": 2, "seats": 3}, "moves": []}': "'seats' is in the record twice",
    '{"a":' * 900: "Expected JSON with",
    "[" * 100_000: "with a colon after the options",
    "x" * (LIMIT + 1): "Expected a record of at most 1,000,000 characters, not 1,000,001",
    "uncle seats=2: " + "j" * 900_000: "Move 1, 'jjjj",
    "uncle " + "z=1" * 300_000 + ": d1": "has no option 'z'",
    "\x00\x01\ud800: d1": "There is no game",
}


@pytest.mark.parametrize("record", BROKEN, ids=lambda text: ascii(text[:40]))
def test_a_broken_record_is_refused_with_one_sentence(record: str) -> None:
    with pytest.raises(Refusal) as refused:
        opened(GAMES, record)
    words = str(refused.value)
    assert BROKEN[record] in words
    assert len(words) < 300
    assert "\n" not in words


@pytest.mark.parametrize("thing", [None, 5, b"uncle: d1", ["uncle"], {}])
def test_what_is_not_text_is_refused(thing: Any) -> None:
    with pytest.raises(Refusal, match=f"not a {type(thing).__name__}"):
        read(thing)


@pytest.mark.parametrize(("record", "clause"), [(GOOD + " d2", "UNCLE-17"), ("uncle: " + "d1 " * 8, "UNCLE-2")])
def test_the_refusal_carries_its_clause(record: str, clause: str) -> None:
    with pytest.raises(Refusal) as refused:
        opened(GAMES, record)
    assert refused.value.clause == clause
    assert str(refused.value).endswith(f"({clause})")


def test_a_refused_move_changes_nothing() -> None:
    match = opened(GAMES, GOOD).back(7)
    before = (match.moves, match.steps, match.record())
    for move in ("p4", "p6", "d9", ""):
        with pytest.raises(Refusal):
            match.play(match.game.parse(move))
    with pytest.raises(Refusal):
        match.extend([match.game.parse("d1"), match.game.parse("d1")])
    assert before == (match.moves, match.steps, match.record())


def test_a_record_may_be_written_by_hand() -> None:
    spaced = "  uncle   seats=2 pot_chips=1 :d6 d4\n d1 d1 d1 d6\tp6 d1 p4  "
    assert opened(GAMES, spaced) == opened(GAMES, GOOD)
    assert opened(GAMES, spaced).record() == GOOD


def test_a_record_without_moves_is_the_start() -> None:
    assert opened(GAMES, "uncle:") == Match.new(GAMES["uncle"].new())
    assert Match.new(GAMES["uncle"].new(2, pot_chips=3)).record() == "uncle seats=2 pot_chips=3:"


def test_json_and_text_tell_the_same() -> None:
    match = opened(GAMES, GOOD)
    data = json.loads(match.json())
    assert data == {"game": "uncle", "options": {"seats": 2, "pot_chips": 1}, "moves": GOOD.split(": ")[1].split()}
    assert opened(GAMES, match.json()) == match


@settings(max_examples=300)
@given(st.text(max_size=80))
def test_no_text_breaks_the_reader(text: str) -> None:
    for record in (text, "uncle " + text, "uncle: " + text, "uncle seats=" + text, "{" + text, '{"game":' + text):
        try:
            match = opened(GAMES, record)
        except Refusal as refusal:
            said = str(refusal)
        else:
            said = ""
            assert opened(GAMES, match.record()) == match
        assert "\n" not in said


@settings(max_examples=150)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=12,
    )
)
def test_no_json_breaks_the_reader(value: Any) -> None:
    for data in (
        {"game": value, "options": {}, "moves": []},
        {"game": "uncle", "options": value, "moves": []},
        {"game": "uncle", "options": {"pot_chips": value}, "moves": []},
        {"game": "uncle", "options": {"seats": value}, "moves": []},
        {"game": "uncle", "options": {}, "moves": value},
    ):
        with contextlib.suppress(Refusal):
            opened(GAMES, json.dumps(data))


def test_every_game_has_a_golden_playthrough_that_replays() -> None:
    for game in GAMES:
        golden = sorted((Path(__file__).parents[1] / "games" / game / "playthroughs").glob("*.txt"))
        assert golden, f"{game} has no golden playthrough"
        for path in golden:
            record = path.read_text("utf-8").splitlines()[0]
            assert opened(GAMES, record).record() == record
            assert record.split()[0] == game


def test_long_games_are_read_back_quickly() -> None:
    match = play_on(Match.new(GAMES["uncle"].new(6)), [GAMES["uncle"].players["random"]] * 6, Random(3))
    assert opened(GAMES, match.record()) == match
