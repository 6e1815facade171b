"""What a seat may not see never leaves Python: every message of whole games of U.N.C.L.E. in play."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import Wire, hear, press, wired
from uncle_widgets.engine.game import Step
from uncle_widgets.engine.match import Match
from uncle_widgets.games.uncle.events import CardDrawn, Dealt
from uncle_widgets.games.uncle.state import Draw, Lay
from uncle_widgets.widgets.play import inplay as module


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    with wired(monkeypatch) as one:
        yield one


def scenes(state: dict[str, Any]) -> Iterator[list[dict[str, Any]]]:
    """The zones of every frame in a state of a table."""
    for frames in state.get("frames", {}).values():
        for frame in frames:
            yield [state["pool"][k] for k in frame["zones"]]


def play_through(game: Any, rng: Random, more: bool = True) -> Iterator[None]:
    """To the end by messages as the page sends them; pausing before each of the player's turns."""
    while not game.over:
        yield
        if more and rng.random() < 0.3:
            hear(game.panel, {"kind": "hint"})
        press(game, str(rng.choice(game.legal)))
        if game.panel.desk.get("look"):
            hear(game.panel, {"kind": "play"})


@pytest.mark.parametrize(("seats", "seat", "seed"), [(2, 0, 1), (3, 0, 2), (3, 1, 3), (2, 1, 4)])
def test_no_message_before_the_end_shows_another_seats_card(wire: Wire, seats: int, seat: int, seed: int) -> None:
    game = uw.play("uncle", seats=seats, seat=seat, seed=seed, pot_chips=12)
    ends: list[int] = []
    for _ in play_through(game, Random(seed)):
        ends.append(len(wire))
        view = game.view  # the newest frame shows exactly the cards that the View holds
        shown = Counter(int(c["face"]["text"]) for zone in next(scenes(latest(wire)))
                        for c in zone.get("cards", ()) if "face" in c)  # fmt: skip
        assert shown == Counter(view.hand) + Counter(card for _, card in view.pile)
    before = wire.sent[: ends[-1]]
    assert len(before) > 20
    faces = 0
    for text in before:
        kind, data = json.loads(text)
        state = data.get("state", {}) if isinstance(data, dict) else {}
        for zones in scenes(state):
            for zone in zones:
                if zone["kind"] == "seat" and zone["seat"] != seat:
                    assert all(set(card) <= {"key", "label"} for card in zone["cards"])
                    assert all("face-down" in card["label"] for card in zone["cards"])
                if zone["kind"] == "stack":
                    assert "face" not in (zone.get("top") or {})
                faces += sum("face" in card for card in zone.get("cards", ()))
        for frames in state.get("frames", {}).values():
            assert all(state["pool"][f["board"]].count("face-down cards") == seats - 1 for f in frames)
        assert set(state.get("frames", ())) <= {str(seat)}
        desk = state.get("desk", {})
        assert "record" not in desk
        assert "result" not in desk
        assert not desk.get("review")
        assert kind in ("comm_open", "comm_msg")
    assert faces > 50
    assert not any(record_of(game)[:40] in text for text in before)
    assert any(record_of(game) in text for text in wire.sent[ends[-1] :])  # and the end does tell


STATE = ["pool", "frames", "note", "eyes", "names", "lit", "dealt", "clauses", "watcher", "step"]


def latest(wire: Wire) -> dict[str, Any]:
    return next(state for state in reversed(wire.states()) if state.get("frames", {}) and state.get("pool"))


def record_of(game: Any) -> str:
    return str(game.match.record())


def permuted(game: Any, rng: Random) -> Match[Any, Any, Any]:
    """The match with other cards in every place that the player cannot see, in its last state and events."""
    match, seat = game.match, game.seat
    state = match.state
    hidden = [card for s, hand in enumerate(state.hands) if s != seat for card in hand] + list(state.stock)
    rng.shuffle(hidden)
    hands = []
    for s, hand in enumerate(state.hands):
        if s == seat:
            hands.append(hand)
        else:
            hands.append(tuple(sorted(hidden[: len(hand)])))
            hidden = hidden[len(hand) :]
    other = replace(state, hands=tuple(hands), stock=tuple(sorted(hidden)))
    steps = [Step(step.state, tuple(unlike(event, seat) for event in step.events)) for step in match.steps]
    steps[-1] = Step(other, steps[-1].events)
    return Match(match.game, match.moves, tuple(steps))


def unlike(event: Any, seat: int) -> Any:
    """A card that another seat drew, and nobody saw, as another card."""
    if isinstance(event, (CardDrawn, Dealt)) and event.seat != seat and event.card:
        return replace(event, card=event.card % 6 + 1)
    return event


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_other_hidden_cards_give_the_same_table_and_the_same_desk(wire: Wire, seats: int) -> None:
    game = uw.play("uncle", seats=seats, seed=5, pot_chips=10, coach=seats < 4)
    rng = Random(5)
    compared = 0
    for _ in play_through(game, rng, more=False):
        shown, true = [], game.match
        for match in (true, permuted(game, rng), permuted(game, rng)):
            game.played.match, game._shown, game.desk.appraisal = match, -1, None
            game._publish()
            if seats < 4:  # with more the coach looks ahead against the clock
                hear(game.panel, {"kind": "hint"})
            game._show_desk()
            panel = game.panel.get_state()
            del panel["stamp"]  # counts how often the table was drawn: here three times for one move
            shown.append([game.table.get_state(STATE), panel, game.link])
            compared += 1
        assert shown[0] == shown[1] == shown[2]
        game.played.match = true
        if compared >= 30:
            break
    assert compared >= 9


def scripted(monkeypatch: pytest.MonkeyPatch, moves: list[Any]) -> None:
    """Bots and chance make these moves."""
    rest = iter(moves)
    monkeypatch.setattr(module, "choose", lambda *_: next(rest))


@pytest.mark.parametrize("seed", [0, 2, 3, 5])
def test_games_that_differ_only_in_hidden_cards_send_the_same_messages(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two whole games: a card that a bot drew and still holds is another one in the second."""
    match = uw.play_out("uncle", seats=3, seed=seed, pot_chips=30, players="greedy")
    turns = [k for k, step in enumerate(match.steps) if step.state.phase == "play" and step.state.seat == 0]
    cut = turns[-1]
    end = match.steps[cut].state
    last_shuffle = max((k for k, m in enumerate(match.moves[:cut])
                        if any(type(e).__name__ == "Reshuffled" for e in match.steps[k + 1].events)), default=-1)  # fmt: skip
    twins = None
    for k in range(cut - 1, last_shuffle, -1):  # the last cards that B and C drew and still hold
        move, seat = match.moves[k], match.steps[k].state.seat
        kept = all(match.moves[j] != Lay(move.card) for j in range(k, cut) if match.steps[j].state.seat == seat)
        if isinstance(move, Draw) and seat != 0 and kept:
            others = [card for card in end.stock if card != move.card]
            if others and move.card in end.hands[seat]:
                twins = [*match.moves[:k], Draw(others[0]), *match.moves[k + 1 : cut]]
                break
    assert twins is not None
    streams = []
    for moves in (list(match.moves[:cut]), twins):
        with wired(monkeypatch) as wire, monkeypatch.context() as patch:
            mine = [k for k, move in enumerate(moves) if isinstance(move, Lay) and match.steps[k].state.seat == 0]
            scripted(patch, [move for k, move in enumerate(moves) if k not in mine])
            game = uw.play("uncle", seats=3, seed=99, pot_chips=30)
            for k in mine:
                press(game, str(moves[k]))
                if game.panel.desk["look"]:
                    hear(game.panel, {"kind": "play"})
            assert list(game.match.moves) == moves
            hear(game.panel, {"kind": "hint"})
            streams.append(wire.sent)
    assert len(streams[0]) > 30
    assert streams[0] == streams[1]


def test_the_link_holds_no_hidden_card(wire: Wire) -> None:
    game = uw.play("uncle", seats=3, seed=8, pot_chips=12)
    for _ in play_through(game, Random(1), more=False):
        heading, _, moves = game.link.partition(":")
        assert heading == "play/2 uncle seat=0 players=greedy seed=8 seats=3 pot_chips=12"
        assert moves.split() == [str(decision.move) for decision in game.decisions]


def test_an_undo_and_a_review_tell_nothing_of_the_others(wire: Wire) -> None:
    game = uw.play("uncle", seats=3, seed=2, pot_chips=12, lesson=True)
    press(game, str(game.legal[0]))
    if game.panel.desk["look"]:
        hear(game.panel, {"kind": "play"})
    start = len(wire)
    hear(game.panel, {"kind": "undo"})
    hear(game.panel, {"kind": "review"})  # not before the end
    assert not game.moves
    assert start < len(wire)
    for text in wire.sent[start:]:
        data = json.loads(text)[1]
        for zones in scenes(data.get("state", {})):
            for zone in zones:
                if zone["kind"] == "seat" and zone["seat"] != 0:
                    assert not any("face" in card for card in zone["cards"])
        assert "record" not in data.get("state", {}).get("desk", {})
