"""Golden playthroughs, and an independent referee beside the engine."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.uncle.referee import Foul, judge
from uncle_widgets.engine.game import Over
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import opened
from uncle_widgets.refusal import Refusal

KIT = GAMES["uncle"]
GOLDEN = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))

settings_of = st.fixed_dictionaries(
    {},
    optional={
        "pot_chips": st.integers(1, 60),
        "reshuffle": st.sampled_from(["eager", "lazy"]),
        "tie_break": st.sampled_from(["full_deck", "draw_pile", "shared"]),
        "memory": st.sampled_from(["full", "current_pile", "top"]),
        "max_turns": st.integers(1, 120),
    },
)


def expected(path: Path) -> tuple[str, dict[str, str]]:
    record, *lines = path.read_text("utf-8").splitlines()
    return record, dict(line.split(": ", 1) for line in lines if line)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_playthrough_ends_as_written(path: Path) -> None:
    record, end = expected(path)
    match = opened(GAMES, record)
    over = match.turn
    assert isinstance(over, Over)
    verdict = judge(record)
    assert " ".join(map(str, over.scores)) == end["chips"] == " ".join(map(str, verdict.chips))
    assert " ".join(map(str, over.winners)) == end["winners"] == " ".join(map(str, verdict.winners))
    assert str(len(match.state.reshuffles)) == end["reshuffles"] == str(verdict.reshuffles)
    assert end["turns"] == str(verdict.turns) == str(match.state.turns)
    assert over.why == end["why"]
    assert match.record() == record


def test_the_golden_playthroughs_show_the_rare_ends() -> None:
    verdicts = {path.stem: judge(expected(path)[0]) for path in GOLDEN}
    assert len(verdicts) >= 3
    assert any(v.short_paid for v in verdicts.values())
    assert any(v.tie_rounds >= 2 for v in verdicts.values())
    assert any(v.reshuffles for v in verdicts.values())


@settings(max_examples=120)
@given(
    seats=st.integers(2, 6),
    options=settings_of,
    names=st.lists(st.sampled_from(["random", "greedy", "safe", "lookahead"]), min_size=6, max_size=6),
    seed=st.integers(0, 10**6),
)
def test_the_referee_agrees(seats: int, options: dict[str, object], names: list[str], seed: int) -> None:
    game = KIT.new(seats, **options)
    match = play_on(Match.new(game), [KIT.players[name] for name in names[:seats]], Random(seed))
    over, verdict = match.turn, judge(match.record())
    assert isinstance(over, Over)
    assert verdict.ended
    assert verdict.chips == list(over.scores)
    assert verdict.winners == list(over.winners)
    assert verdict.pot == match.state.pot
    assert verdict.reshuffles == len(match.state.reshuffles)
    assert verdict.turns == match.state.turns


@settings(max_examples=120)
@given(seats=st.integers(2, 6), seed=st.integers(0, 10**6), at=st.integers(0, 10**6), wrong=st.integers(0, 11))
def test_engine_and_referee_refuse_the_same_moves(seats: int, seed: int, at: int, wrong: int) -> None:
    game = KIT.new(seats, pot_chips=5, tie_break=("full_deck", "draw_pile", "shared")[seed % 3])
    match = play_on(Match.new(game), [KIT.players["random"]] * seats, Random(seed))
    heading, moves = match.record().split(": ")
    words = moves.split()
    at %= len(words)
    words[at] = f"{'dp'[wrong // 6]}{wrong % 6 + 1}"
    record = f"{heading}: {' '.join(words)}"
    try:
        judge(record)
        foul = None
    except Foul as caught:
        foul = caught.args[0]
    if foul is None:
        assert opened(GAMES, record).record() == record
    else:
        with pytest.raises(Refusal, match=rf"^Move {foul}, "):
            opened(GAMES, record)
