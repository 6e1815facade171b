"""Golden playthroughs of UNO, and what holds at every step of any match."""

from __future__ import annotations

from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from uncle_widgets.engine.game import Chance, Choice, Over
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.kit import opened
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno import events as e
from uncle_widgets.games.uno.cards import COLOUR, DECK, bluff, points
from uncle_widgets.games.uno.state import KEEP, Act, Lay, State
from uncle_widgets.refusal import Refusal

GAMES = {"uno": KIT}
GOLDEN = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def expected(path: Path) -> tuple[str, dict[str, str]]:
    record, *lines = path.read_text("utf-8").splitlines()
    return record, dict(line.split(": ", 1) for line in lines if line)


def happened(match: Match[Any, Any, Any]) -> list[Any]:
    return [event for step in match.steps for event in step.events]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_playthrough_ends_as_written(path: Path) -> None:
    record, end = expected(path)
    match = opened(GAMES, record)
    over = match.turn
    assert isinstance(over, Over)
    assert " ".join(map(str, over.scores)) == end["scores"]
    assert " ".join(map(str, over.winners)) == end.get("winners", "").strip()
    assert str(len(match.state.table.sheet)) == end["hands"]
    assert over.why == end["why"]
    assert match.record() == record
    assert opened(GAMES, match.json()).state == match.state


def test_the_golden_playthroughs_show_what_is_rare() -> None:
    seen = {path.stem: happened(opened(GAMES, expected(path)[0])) for path in GOLDEN}
    firsts = {x.rule for events in seen.values() for x in events if isinstance(x, e.FirstCard)}
    assert firsts == {"", "UNO-D2-3", "UNO-REV-3", "UNO-SKIP-3", "UNO-WILD-3", "UNO-WD4-4"}
    verdicts = {x.guilty for events in seen.values() for x in events if isinstance(x, e.Challenged)}
    assert verdicts == {True, False}
    kinds = {type(x) for events in seen.values() for x in events}
    rare = {
        e.Caught,
        e.Reshuffled,
        e.Eliminated,
        e.HeadToHead,
        e.PickAgain,
        e.TakenBack,
        e.Suggested,
        e.WindowClosed,
    }
    assert rare <= kinds
    assert any(x.late for x in seen["late_call"] if isinstance(x, e.UnoCalled))
    assert any("UNO-2P-1" in x.cites() for x in seen["two_handed"])
    assert (
        max(opened(GAMES, expected(path)[0]).turn.scores[0] for path in GOLDEN if path.stem == "match_to_500") >= 0
    )


def test_a_record_is_refused_at_the_move_that_breaks_a_rule() -> None:
    record = expected(GOLDEN[0])[0]
    head, _, moves = record.partition(": ")
    words = moves.split()
    with pytest.raises(Refusal, match="Move 5, 'pr7'"):
        opened(GAMES, f"{head}: {' '.join([*words[:4], 'pr7', *words[4:]])}")
    with pytest.raises(Refusal, match="Expected a move"):
        opened(GAMES, f"{head}: xyz")


def anything(view: Any, moves: Any, rng: Random) -> Any:
    """Any legal move: bluffs, declines, wrong cards, silence."""
    return moves[rng.randrange(len(moves))]


PLAYERS = (anything, KIT.players["random"], KIT.players["heuristic"])


@st.composite
def games(draw: Any) -> tuple[Any, list[Any], Random]:
    mode = draw(st.sampled_from(["classic", "lowest", "elimination", "partners", "tournament"]))
    seats = {"partners": 4, "tournament": 8}.get(mode) or draw(st.integers(2, 10))
    options: dict[str, Any] = {"mode": mode, "target": 50, "max_turns": 120, "hands_per_pairing": 1}
    for option in KIT.options.values():
        if option.name not in (*options, "rounds") and draw(st.booleans()):
            if type(option.default) is int:
                options[option.name] = draw(st.integers(*option.range))
            else:
                options[option.name] = draw(st.sampled_from(option.range))
    rng = Random(draw(st.integers(0, 2**32)))
    return KIT.new(seats, **options), [rng.choice(PLAYERS) for _ in range(seats)], rng


def played(setting: tuple[Any, list[Any], Random]) -> Any:
    """The match to its end, or its first 5,000 turns: with players who only try wrong cards, each hand is
    broken off without points, and no match ends."""
    game, players, rng = setting
    turns = count(1)
    return play_on(Match.new(game), players, rng, lambda turn: next(turns) > 5000)


def check(game: Any, state: State) -> None:
    """What must hold in every state."""
    table = state.table
    if table.phase != "pick":
        cards = Counter(state.stock)
        cards.update(table.discards)
        for hand in state.hands:
            cards.update(hand)
        assert cards == Counter(DECK)
        assert sum(n * points((card,)) for card, n in cards.items()) == 1240
    assert table.draw_count == len(state.stock)
    assert table.counts == tuple(map(len, state.hands))
    turn = game.turn(state)
    if isinstance(turn, Choice):
        assert len(set(turn.moves)) == len(turn.moves) > 0
        if table.phase == "drawn":
            assert turn.moves[-1] == KEEP
            assert {move.card for move in turn.moves[:-1] if isinstance(move, Lay)} <= {state.drawn}
            assert len(turn.moves) == 1 or isinstance(turn.moves[0], Lay)
        if table.phase == "turn":
            assert Act("draw") in turn.moves
            assert table.owing is None
    elif isinstance(turn, Chance):
        assert turn.odds.total > 0


@settings(max_examples=40)
@given(games())
def test_every_match_keeps_its_108_cards_and_replays_exactly(setting: tuple[Any, list[Any], Random]) -> None:
    game, _, rng = setting
    match = played(setting)
    for step in rng.sample(range(len(match.steps)), min(150, len(match.steps))):
        check(game, match.steps[step].state)
    again = opened(GAMES, match.record())
    assert again.state == match.state
    assert again.record() == match.record()
    for line in match.state.table.sheet:
        assert sum(line.left) <= 1240
    for event in happened(match):
        assert event.cites()
        assert all(clause in RULES for clause in event.cites())


RULES = {clause for clause, _ in KIT.rules}


@settings(max_examples=25)
@given(games())
def test_a_view_tells_nothing_hidden_and_imagine_keeps_to_it(setting: tuple[Any, list[Any], Random]) -> None:
    game, _, rng = setting
    match = played(setting)
    for step in rng.sample(range(len(match.steps)), min(25, len(match.steps))):
        state = match.steps[step].state
        watcher = rng.choice([None, *range(game.seats)])
        view = game.view(state, watcher)
        imagined = game.imagine(view, rng)
        check(game, imagined)
        assert game.view(imagined, watcher) == view
        for event in match.events(step, watcher):
            if isinstance(event, e.Challenged) and watcher not in (event.seat, event.by):
                assert event.hand is None
            if isinstance(event, (e.Dealt, e.TurnDraw, e.Forced)) and watcher != event.seat:
                assert event.card is None


def test_what_a_challenge_tells_is_in_every_imagined_state() -> None:
    from tests.games.uno.tables import at

    sitting = at(["w+4 b1 b2 g4", 7, 7, 7]).do("pw+4:y challenge dy1 dy2 dy3 dy4 dy5 dy6")
    rng = Random(1)
    for _ in range(200):
        hand = sitting.game.imagine(sitting.game.view(sitting.state, 2), rng).hands[0]
        assert not any(COLOUR[card] == "r" for card in hand)  # the verdict is public
        assert sitting.game.imagine(sitting.game.view(sitting.state, 1), rng).hands[0] == ("b1", "b2", "g4")
    sitting = at(["w+4 b1 r2 g4", 7, 7, 7]).do("pw+4:y challenge dy1 dy2 dy3 dy4")
    held = 0
    for _ in range(200):
        hand = sitting.game.imagine(sitting.game.view(sitting.state, 2), rng).hands[0]
        held += bluff(hand, "r")
    assert held == 200
    sitting = at(["r1 b1 r2 g4", 7, 7, 7], illegal="strict").do("wrong:b1 dy1 dy2")
    assert all("b1" in sitting.game.imagine(sitting.game.view(sitting.state, 2), rng).hands[0] for _ in range(50))


def test_after_a_reshuffle_hands_hold_what_was_not_shuffled() -> None:
    match = opened(GAMES, expected(next(path for path in GOLDEN if path.stem == "reshuffle"))[0])
    at = next(k for k, step in enumerate(match.steps) if any(isinstance(x, e.Reshuffled) for x in step.events))
    view = match.view(at, 0)
    state = match.game.imagine(view, Random(2))
    assert state.stock == match.steps[at].state.stock
