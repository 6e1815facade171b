"""Playing UNO: what stays secret, links, a whole match, the coach's worths; positions set up by hand."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import Wire, hear, press
from uncle_widgets.engine.match import Match
from uncle_widgets.games.uno import KIT, advice
from uncle_widgets.games.uno.cards import DECK
from uncle_widgets.games.uno.state import Task
from uncle_widgets.widgets.page.links import parse

pytestmark = pytest.mark.usefixtures("wire")


def table(**options: Any) -> Any:
    return uw.play("uno", **{"seats": 3, "seed": 5, "target": 50, "coach": False, "pace": 0.0, **options})


def shown(game: Any) -> str:
    """All that the page has of the game: the table and the coach's desk."""
    return json.dumps([game.table.pool, game.table.frames, game.panel.desk, game.table.clauses], sort_keys=True)


def others(game: Any) -> Iterator[dict[str, Any]]:
    """The zones of the other seats in the newest frame."""
    for zone in game.table.pool:
        if isinstance(zone, dict) and zone.get("kind") == "seat" and zone["seat"] != game.seat:
            yield zone


# -- secrecy --


@pytest.mark.parametrize("seed", range(4))
def test_permuting_hidden_cards_changes_nothing_on_the_page(seed: int) -> None:
    """The same game with the hidden cards dealt anew from what the seat knows looks the same."""
    game, rng = table(seed=seed), Random(seed)
    checked = 0
    while not game.over and checked < 8:
        game._publish()
        game._show_desk()
        before, real = shown(game), game.match
        for _ in range(3):
            world = game.game.imagine(game.view, rng)
            assert game.game.view(world, game.seat) == game.view
            last = real.steps[-1]
            game.played.match = Match(game.game, real.moves, (*real.steps[:-1], type(last)(world, last.events)))
            game._publish()
            game._show_desk()
            assert shown(game) == before
        game.played.match = real
        checked += world.hands != real.state.hands
        game.move(str(rng.choice(game.legal)))
    assert checked


@pytest.mark.parametrize(("seats", "mode", "seed"), [(2, "classic", 1), (3, "classic", 2), (4, "partners", 3)])
def test_no_face_of_another_hand_before_the_end(wire: Wire, seats: int, mode: str, seed: int) -> None:
    game, rng = table(seats=seats, mode=mode, seed=seed, hands_per_pairing=1), Random(seed)
    turns = sent = 0
    while not game.over and turns < 60:
        sent = len(wire)
        for zone in others(game):
            assert all(set(card) <= {"key", "label"} and "face-down" in card["label"] for card in zone["cards"])
        assert "record" not in game.panel.desk
        assert set(game.table.frames) == {"0"}
        press(game, str(rng.choice(game.legal)))
        turns += 1
    del wire.sent[sent:]  # what came after the last press may be the end
    assert len(wire.states()) > 10
    for state in wire.states():
        for zone in (part for part in state.get("pool", ()) if isinstance(part, dict)):
            if zone.get("kind") == "seat" and zone["seat"] and any("face" in card for card in zone["cards"]):
                # before the deal the cards picked for dealer lie open: there is no hand yet
                assert {"label": "cards", "value": 0} in zone["counters"]


def test_a_challenged_hand_is_shown_to_the_challenger_alone() -> None:
    game = KIT.new(3, dealer="seat")
    state = game.start()
    hands = (("b1", "b2"), ("g4", "r2", "w+4"), ("y1", "y2"))
    left = list(DECK)
    for card in (*sum(hands, ()), "r7"):
        left.remove(card)
    state = state.but(
        table=state.table.but(
            agenda=(Task("turn", 1),), counts=(2, 3, 2), draw_count=len(left), dealer=0, discards=("r7",),
            top="r7", colour="r",
        ),
        hands=hands,
        stock=tuple(left),
    )  # fmt: skip
    names = ["Ann", "Bo", "Cy"]
    match = Match(game, (), (uw.Match.new(game).steps[0].__class__(state),))
    match = match.play(game.parse("pw+4:b")).play(game.parse("challenge"))
    told = {seat: KIT.draw(match, 2, seat, names).said for seat in (0, 1, 2, None)}
    for seat, words in told.items():
        assert ("green 4" in " ".join(words)) == (seat in (1, 2)), (seat, words)  # the owner knows it too
    assert [len(match.view(2, seat).shown) for seat in (0, 1, 2)] == [0, 0, 1]


# -- links, a whole match, the review --


@pytest.mark.parametrize("options", [{}, {"seats": 2, "forget": 50}, {"mode": "partners", "seats": 4}])
def test_a_link_opens_the_same_game_and_goes_on_the_same(options: dict[str, Any]) -> None:
    game, rng = table(**options), Random(2)
    for _ in range(6):
        game.move(str(rng.choice(game.legal)))
    again = uw.play(game.link)
    assert str(parse(game.link)) == game.link == again.link
    assert again.match == game.match
    for one in (game, again):
        one.move(str(one.legal[-1]))
    assert again.match.moves == game.match.moves


def best(game: Any) -> str:
    """A move that gets on: a card with its call, else the first."""
    moves = [str(move) for move in game.legal]
    calls = [text for text in moves if text.endswith("!")]
    plays = [text for text in moves if text.startswith("p")]
    return (calls or plays or moves)[0]


@pytest.mark.full
def test_a_short_match_by_hand_to_the_end_and_its_review() -> None:
    game = table(seats=2)
    while not game.over:
        game.move(best(game))
        assert len(game.moves) < 300
    assert max(game.scores) >= 50
    assert uw.replay(game.panel.desk["record"]).state == game.match.state
    assert game.panel.desk["result"]
    sheet = game.table.pool[game.table.frames["0"][0]["sheet"]]
    assert sheet["rows"][-1] == ["Total", *map(str, game.scores)]
    rows = game.review(budget=0.001)
    assert len(rows) <= 3
    with pytest.raises(uw.Refusal, match="over"):
        game.move("draw")


# -- the coach --


@pytest.mark.parametrize(("seats", "mode"), [(2, "classic"), (4, "partners")])
def test_the_coach_counts_wins_to_the_end_of_the_hand(seats: int, mode: str) -> None:
    game = table(seats=seats, mode=mode)
    found = game.appraise(budget=0.2)
    assert found.unit == "wins in 100 games"
    assert found.model.endswith("to the end of the hand.")
    assert {worth.move for worth in found.worths} == set(game.legal)
    assert all(0 <= worth.value <= 100 for worth in found.worths)


@pytest.mark.parametrize(("seats", "mode"), [(3, "classic"), (4, "partners")])
def test_the_winners_of_a_look_ahead_are_those_of_its_hand(seats: int, mode: str) -> None:
    options = {"mode": mode, "hands_per_pairing": 1} if mode == "partners" else {"target": 200}
    match = uw.play_out("uno", seats=seats, seed=4, **options)
    ends = 0
    for step in range(0, len(match.steps), 7):
        view = match.view(step, 0)
        hand = view.table.hand_number
        assert advice.horizon(view, match.steps[step].state) is None
        done = next((s.state for s in match.steps[step:] if s.state.table.hand_number > hand), None)
        if done is None or hand >= len(done.table.sheet):
            continue
        won = advice.horizon(view, done)
        out = done.table.sheet[hand].out
        if mode == "partners":
            assert out is not None
            assert won is not None
            order = view.table.order
            if view.table.order:
                assert set(won) == {out, order[(order.index(out) + 2) % 4]}
        else:
            assert won == (out,)
        ends += 1
    assert ends > 5


def test_a_hint_asks_and_does_not_tell() -> None:
    game = table(coach=True)
    game.appraise(budget=0.1)
    hear(game.panel, {"kind": "hint"})
    hint = game.panel.desk["hint"]
    assert hint["move"] == ""
    assert hint["words"].endswith("?")


# -- positions --


@pytest.mark.parametrize("question", [f"N-L{k}" for k in range(1, 7)])
def test_every_lesson_has_a_position_to_begin_with(question: str) -> None:
    made = uw.explain("uno", question)
    assert made.explainer is not None
    assert made.view.hand == ("b5", "bx", "g3", "y9")
    assert made.view.table.top == "r7"


@pytest.mark.parametrize(
    "options",
    [{}, {"seats": 2}, {"seats": 10}, {"seats": 8, "mode": "tournament"}, {"top": "w", "colour": "blue"}],
)
def test_a_position_is_its_text_and_its_link(options: dict[str, Any]) -> None:
    made = uw.what_if("uno", **options)
    values = KIT.positions.describe(made.view)  # type: ignore[union-attr]
    assert KIT.positions.build(made.game, made.seat, values) == made.view  # type: ignore[union-attr]
    board = uw.dashboard("uno")
    board.show_link(made.link)
    assert board.room.view == made.view
    assert eval(made.cell, {"uw": uw}).view == made.view


def test_every_edit_of_a_click_gives_a_position() -> None:
    made = uw.what_if("uno", counts="3, 1, 7", top="w+4", colour="green", seen="r7 r2")
    for key, picks in made.positions.edits(made.view).items():
        for pick in picks:
            other = uw.what_if("uno", counts="3, 1, 7", top="w+4", colour="green", seen="r7 r2")
            hear(other.table, {"kind": "move", "move": pick.move, "stamp": other.table.stamp})
            assert not other.strip.note, (key, pick)
            assert other.view != made.view, (key, pick)


@pytest.mark.parametrize(
    ("values", "clause"),
    [
        ({"top": "r77"}, "UNO-DECK-1"),
        ({"top": ""}, "UNO-SET-3"),
        ({"top": "w"}, "UNO-WILD-1"),
        ({"colour": "blue"}, "UNO-WILD-1"),
        ({"top": "w", "colour": "pink"}, "UNO-WILD-1"),
        ({"hand": ""}, "UNO-GO-3"),
        ({"hand": "r7 r7 r7"}, "UNO-DECK-1"),
        ({"hand": "b+2 b+2 b+2"}, "UNO-DECK-2"),
        ({"seen": "w+4 w+4 w+4 w+4 w+4"}, "UNO-DECK-3"),
        ({"hand": "x" * 10_000}, "UNO-DECK-1"),
        ({"counts": "7 7 7"}, "UNO-SET-2"),
        ({"counts": "7, 7"}, "UNO-SET-2"),
        ({"counts": "0"}, "UNO-GO-3"),
        ({"counts": "34, 34, 35"}, "UNO-GO-5"),
        ({"way": "up"}, "UNO-REV-1"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(values: dict[str, Any], clause: str) -> None:
    with pytest.raises(uw.Refusal) as refused:
        uw.what_if("uno", **values)
    assert refused.value.clause == clause
    assert refused.value.sentence.startswith("Expected")
    assert refused.value.sentence.endswith(".")
    made = uw.what_if("uno")
    before = made.view
    hear(made.strip, {"kind": "set", "values": {key: text[:200] for key, text in values.items()}})
    assert made.strip.note
    assert made.view == before


WRONG_EDITS = ("", "hand", "hand 9 r7", "hand \N{SUPERSCRIPT TWO} r7", "hand add out", "card top r99",
               "counts all x", "name top pink", "hand 0 " + "r7 " * 99)  # fmt: skip


@pytest.mark.parametrize("edit", WRONG_EDITS)
def test_a_hostile_edit_changes_nothing(edit: str) -> None:
    made = uw.what_if("uno")
    before = made.view
    hear(made.table, {"kind": "move", "move": edit, "stamp": made.table.stamp})
    assert made.table.note
    assert made.view == before
