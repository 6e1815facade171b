"""What a refusal and an ending cite is the clause that says so: a table of wrong moves, each with its clause."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import uncle_widgets as uw
from tests.games.thrush.tables import KEY, table
from tests.games.thrush.tables import game as thrush
from uncle_widgets.engine.game import EVERYTHING, Over
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES
from uncle_widgets.games.thrush import events as e
from uncle_widgets.refusal import Refusal

WRONG = [
    ("thrush seats=2: a-key a-key", "TH-4"),
    ("thrush seats=2: a-key 12", "TH-4"),
    ("thrush seats=2: a-key a-moon 1west+", "TH-7"),
    ("thrush seats=2: a-key a-moon 25 12 4west+", "TH-8"),
    ("uncle seats=2: p1", "UNCLE-4"),
    ("uncle seats=2: d1 d2 d3 d4 d5 d6 p1 p2", "UNCLE-8"),
    ("uncle seats=2 pot_chips=1 max_turns=1: d6 d4 d1 d1 d1 d6 p6 d1 p4", "G13"),
    ("uno seats=2 dealer=random: dealer:7", "G1"),
    ("uno seats=2 dealer=random: ask:0", "G1"),
    ("mr_t seats=3 deck=J9,D9,T2:", "G1"),
    ("mr_t seats=2: dD dT dK dB dJ dR hK", "MRT-5"),
    ("mr_t seats=4 max_flips=1: dJ dD dB dK dJ dD dB dK dJ dD dB dK dJ dD dB dK dJ", "G24"),
    ("say_uncle seats=2: call", "SAY-3"),
]  # fmt: skip


@pytest.mark.parametrize(("record", "clause"), WRONG)
def test_a_wrong_move_is_refused_by_the_clause_that_forbids_it(record: str, clause: str) -> None:
    with pytest.raises(Refusal) as refused:
        uw.replay(record)
    assert refused.value.clause == clause, refused.value


PLACED = [
    ({"at": "START START", "phase": "move", "dice": (1, 3)}, "3inner+", "TH-10"),
    ({"at": "W02 START", "phase": "move", "dice": (1, 3)}, "3east+", "TH-12"),
    ({"at": "W02 START", "phase": "move", "dice": (1, 3)}, "5west+", "TH-8"),
    ({"at": "W02 START", "phase": "move", "dice": (1, 3)}, "roll", "TH-8"),
    ({"at": "W21 START", "phase": "move", "dice": (3, 5)}, "5west+", "G28"),
    ({"at": "HQ START", "jail": (2, 0)}, "1west+", "G19"),
    ({"at": "W02 START"}, "1west+", "TH-8"),
    ({"at": "N07 START", "tokens": (3, 0), "phase": "chief"}, "12", "TH-20"),
    ({"at": "N07 START", "hands": ((1,), ()), "phase": "chief"}, "take", "TH-24"),
    ({"at": "N07 START", "hands": ((1,), ()), "phase": "chief"}, "12", "TH-25"),
]  # fmt: skip


@pytest.mark.parametrize(("placed", "move", "clause"), PLACED)
def test_a_wrong_move_of_thrush_is_refused_by_the_clause_of_its_moment(
    placed: dict[str, Any], move: str, clause: str
) -> None:
    made = thrush()
    state = table(made, **placed)
    with pytest.raises(Refusal) as refused:
        made.play(state, made.parse(move))
    assert refused.value.clause == clause, refused.value


def test_who_is_freed_by_a_double_reads_the_ruling_on_its_move() -> None:
    assert e.Released(0, "double", (2, 2)).cites() == ("TH-18", "G20")
    assert e.Released(0, "time", (1, 2)).cites() == ("TH-17", "G19")


def test_who_wins_reads_the_ruling_on_showing_the_card() -> None:
    assert "G30" in e.GameWon(0, KEY, "SIDE_SW", 0).cites()
    assert "G30" in e.GameWon(0, KEY, "SIDE_SW", 2).cites()


ENDS = [
    ("uncle", {"max_turns": 3}, "G13"),
    ("uncle", {"pot_chips": 3}, "UNCLE-17"),
    ("uno", {"max_turns": 3}, "G37"),
    ("uno", {"target": 50}, "UNO-WIN-1"),
    ("uno", {"target": 50, "mode": "lowest"}, "UNO-WIN-2"),
    ("uno", {"target": 50, "mode": "elimination"}, "UNO-ELIM-2"),
    ("mr_t", {"max_flips": 3}, "G24"),
    ("mr_t", {}, "MRT-26"),
    ("thrush", {"max_turns": 3}, "G31"),
    ("say_uncle", {"target": 1}, "SAY-23"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "options", "clause"), ENDS)
def test_after_the_end_a_move_is_refused_by_what_ended_the_game(
    game: str, options: dict[str, Any], clause: str
) -> None:
    kit = GAMES[game]
    match = play_on(Match.new(kit.new(3, **options)), [kit.player("greedy")] * 3, Random(3))
    assert isinstance(match.turn, Over)
    with pytest.raises(Refusal, match="is over") as refused:
        match.play(match.moves[-1])
    assert refused.value.clause == clause
    assert clause in {cited for event in match.events(-1, EVERYTHING) for cited in event.cites()}


def test_a_tie_that_is_shared_cites_its_ruling() -> None:
    kit = GAMES["uncle"]
    for seed in range(300):
        match = uw.play_out("uncle", 2, "random", seed, tie_break="shared", pot_chips=2)
        if len(match.turn.winners) == 2:  # type: ignore[union-attr]
            assert match.events(-1, None)[-1].cites() == ("G7", "UNCLE-19")
            return
    raise AssertionError(kit)


def test_a_seat_that_may_not_call_yet_is_not_told_to_call() -> None:
    record = uw.play_out("say_uncle", 2, seed=1, calls_after=3).record().split(" turn ")[0]
    with pytest.raises(Refusal, match="must turn a card, not pass") as refused:
        uw.replay(f"{record} pass")
    assert refused.value.clause == "SAY-13"


@pytest.mark.parametrize("rule", ["auto", "off"])
def test_where_nobody_says_uno_a_call_is_refused_by_the_ruling_on_calls(rule: str) -> None:
    kit = GAMES["uno"]
    match = Match.new(kit.new(2, uno_call=rule, dealer="seat"))
    match = play_on(match, [kit.player("random")] * 2, Random(1), until=lambda turn: hasattr(turn, "seat"))
    laid = next(str(move) for move in match.turn.moves if str(move).startswith("p"))  # type: ignore[union-attr]
    with pytest.raises(Refusal, match="Expected no call") as refused:
        match.play(match.game.parse(f"{laid}!"))
    assert refused.value.clause == "G21"
