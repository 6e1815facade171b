"""A game against bots, as Python and as a page drives it."""

from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.playing import all_of, finish, table
from tests.widgets.wire import hear, press
from uncle_widgets.engine.match import Match
from uncle_widgets.widgets.page.links import parse

pytestmark = pytest.mark.usefixtures("wire")


def test_a_game_to_the_end_tells_its_result_and_its_record() -> None:
    game = table()
    finish(game)
    assert game.match.over
    assert sum(game.scores) == 12
    assert game.panel.desk["record"] == game.match.record()
    assert uw.replay(game.panel.desk["record"]).state == game.match.state
    assert game.panel.desk["result"].startswith(("You win", "A", "B", "C"))
    with pytest.raises(uw.Refusal, match="The game is over"):
        game.move("p1")


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    one, two = table(), table()
    finish(one)
    finish(two)
    assert one.match.record() == two.match.record()
    assert table(seed=6).match.state != table().match.state


def test_the_link_opens_the_same_game_and_goes_on_the_same() -> None:
    game = table(players=["greedy", "safe", "lookahead"], seat=1)
    for _ in range(3):
        game.move(str(game.legal[-1]))
    again = uw.play(game.link)
    assert again.match == game.match
    assert (again.seat, again.played.players, again.seed) == (1, ["greedy", "safe", "lookahead"], 5)
    assert str(parse(game.link)) == game.link == again.link
    finish(game)
    finish(again)
    assert again.match.record() == game.match.record()


def test_a_wrong_move_is_refused_and_changes_nothing() -> None:
    game = table()
    held = {str(move) for move in game.legal}
    missing = next(f"p{k}" for k in range(1, 7) if f"p{k}" not in held)
    for wrong in (missing, "d4", "p9", "", "the ace", "p1 p1"):
        before = all_of(game)
        with pytest.raises(uw.Refusal):
            game.move(wrong)
        assert all_of(game) == before
    press(game, missing)
    assert "must play a card from their hand" in game.table.note
    assert not game.moves


def test_undo_stops_at_chance_but_not_in_lesson_mode() -> None:
    game = table()
    with pytest.raises(uw.Refusal, match="You have no move to take back"):
        game.undo()
    game.move(str(game.legal[0]))
    before = all_of(game)
    with pytest.raises(uw.Refusal, match="You can't take this back"):
        game.undo()
    hear(game.panel, {"kind": "undo"})
    assert game.panel.note.startswith("You can't take this back")
    assert all_of(game) == before
    taught = table(lesson=True)
    start = taught.match
    for _ in range(3):
        taught.move(str(taught.legal[0]))
    for _ in range(3):
        hear(taught.panel, {"kind": "undo"})
    assert taught.match == start
    assert not taught.moves


def test_resume_takes_up_the_very_position() -> None:
    game = table()
    for _ in range(3):
        game.move(str(game.legal[0]))
    other = table(seed=9)
    hear(other.panel, {"kind": "resume", "link": game.link})
    assert other.match == game.match
    assert other.link == game.link
    finish(game)
    finish(other)
    assert game.match.record() == other.match.record()


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "chess"},
        {"game": None},
        {"game": 7},
        {"seats": 1},
        {"seats": 7},
        {"seats": "three"},
        {"seats": 2.5},
        {"seats": True},
        {"seat": 3},
        {"seat": -1},
        {"seat": "0"},
        {"seat": None},
        {"seat": True},
        {"players": "nobody"},
        {"players": ["greedy", "safe"]},
        {"players": 7},
        {"players": [7, 7, 7]},
        {"players": []},
        {"seed": -1},
        {"seed": "1; drop"},
        {"seed": 10**9},
        {"seed": 1.5},
        {"names": ["A"]},
        {"names": ["", "B", "C"]},
        {"names": [1, 2, 3]},
        {"names": 7},
        {"names": ["x" * 1000, "B", "C"]},
        {"pace": -1},
        {"pace": "fast"},
        {"pot_chips": 0},
        {"pot_chips": 201},
        {"pot_chips": "many"},
        {"no_such": 1},
        {"game": "play uncle:"},
        {"game": "play uncle seed=1 seats=two:"},
        {"game": "play uncle seed=1 seat=7:"},
        {"game": "play uncle seed=1: p9"},
        {"game": "play uncle seed=1 seed=2:"},
        {"game": "play uncle seed=1 pot_chips=lots:"},
        {"game": "play " + "x" * 30_000},
    ],
    ids=lambda asked: str(asked)[:50],
)
def test_what_play_is_not_asked_rightly_is_one_sentence(asked: dict[str, Any]) -> None:
    given = {"seats": 3, "seed": 5, **asked}
    game = given.pop("game", "uncle")
    if isinstance(game, str) and game.startswith("play "):
        given = {}
    with pytest.raises(uw.Refusal) as refused:
        uw.play(game, **given)
    sentence = str(refused.value)
    assert sentence[0].isupper()
    assert "\n" not in sentence
    assert len(sentence) < 300


def test_a_game_object_is_played_with_its_own_options() -> None:
    game = uw.GAMES["uncle"].new(2, pot_chips=3)
    assert uw.play(game, seed=1).game == game
    with pytest.raises(uw.Refusal, match="has its own"):
        uw.play(game, seats=2)


def test_play_draws_a_seed_where_none_is_given() -> None:
    assert len({uw.play("uncle").seed for _ in range(5)}) > 1


def test_the_match_of_a_game_is_a_match_like_any_other() -> None:
    game = table()
    finish(game)
    assert isinstance(game.match, Match)
    assert uw.watch(game.match, step=2).step == 2


# -- phases --


def test_the_cards_for_the_deal_and_the_deal_itself_are_one_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody chooses anything there: whose turn it is comes at once, and is told who picked what."""
    game = uw.play("uno", seed=1, coach=False, pace=0)  # begun by the player
    monkeypatch.setattr("uncle_widgets.widgets.play.play.looping", lambda: True)
    game.played.deal(1)
    game._shown, game.pace = -1, 0.9
    assert list(game._others()) == []
    assert game.legal
    told = " ".join(game.table.scene.said)
    assert told.startswith("You pick a blue 0. B picks a blue 5.")
    assert told.endswith("The first card is a green 7. You start.")


def test_another_seat_has_another_deal() -> None:
    deals = [uw.play("uncle", seats=3, seat=seat, seed=5, pace=0).match.moves[:9] for seat in (0, 1, 2)]
    assert len(set(deals)) == 3
    assert uw.play_out("uncle", seats=3, seed=5).moves[:9] not in deals


def test_take_back_is_offered_only_where_it_can_be_had() -> None:
    game = table()
    assert game.table.buttons == []
    game.move(str(game.legal[0]))
    assert game.table.buttons == []  # a card has been turned since
    taught = table(lesson=True)
    taught.move(str(taught.legal[0]))
    assert [button["kind"] for button in taught.table.buttons] == ["undo"]
    hear(taught.table, {"kind": "undo"})
    assert not taught.moves


def test_what_the_others_did_since_is_told_in_order() -> None:
    game = table()
    game.move(str(game.legal[0]))
    assert game.panel.desk["since"]
    assert all(words.startswith(("B", "C", "An UNCLE", "The pile")) for words in game.panel.desk["since"])


# -- the end --


@pytest.mark.parametrize(
    ("scores", "winners", "line"),
    [
        ((10, 24, 16), (1,), ("You came third.", "B 24, C 16, you 10. B wins by 8.")),
        ((24, 16, 10), (0,), ("You win.", "You 24, B 16, C 10. You win by 8.")),
        ((20, 20, 10), (0, 1), ("You share the win.", "You 20, B 20, C 10. You and B win by 10.")),
        ((20, 20, 10), (1,), ("You came second.", "B 20, you 20, C 10.")),
        ((90, 10, 40), (1,), ("You came third.", "B 10, C 40, you 90. B wins by 30.")),
        ((5, 5, 5), (), ("No winner.", "You 5, B 5, C 5.")),
    ],
)
def test_the_end_tells_place_and_margin(scores: Any, winners: Any, line: tuple[str, str]) -> None:
    from uncle_widgets.engine.game import Over
    from uncle_widgets.widgets.play.ending import ended

    assert ended(Over(scores, winners, "most chips"), 0, ("A", "B", "C")) == line


@pytest.mark.parametrize("kit", ["uncle", "uno"])
def test_the_race_is_drawn_after_the_end_only_and_ends_at_the_scores(kit: str) -> None:
    game = uw.play(kit, seats=3, seed=5, coach=False, pace=0, **dict(uw.GAMES[kit].short))
    assert game.table.race == {}
    assert game.table.caption == {}
    finish(game)
    race = game.table.race
    assert [line["values"][-1] for line in race["lines"]] == list(game.scores)
    assert {len(line["values"]) for line in race["lines"]} == {len(game.kit.frames(game.match))}
    assert [line["me"] for line in race["lines"]] == [True, False, False]
    assert race["parts"][0][0] == 0
    assert game.table.caption["line"][0].startswith(("You", "No winner"))
    hear(game.table, {"kind": "same"})
    assert game.table.race == {}
    assert game.table.caption == {}


def test_a_tag_of_the_race_puts_its_position_on_the_table() -> None:
    game = table()
    while not game.over:  # badly
        game.move(str(game.appraise().worths[-1].move))
    hear(game.panel, {"kind": "review"})
    tags = game.table.race["tags"]
    assert [tag["n"] for tag in tags] == [1, 2, 3]
    rows = game.panel.desk["review"]
    assert [tag["step"] for tag in tags] == [row["step"] for row in rows]
    assert game.panel.desk["sum"].startswith("These three moves cost ")
    for row in rows:
        assert [card["chosen"] for card in row["cards"]].count(True) == 1
        assert [card["best"] for card in row["cards"]].count(True) == 1
    hear(game.table, {"kind": "retry", "step": tags[1]["step"]})
    assert not game.over
    assert len(game.match.moves) == tags[1]["step"]
    assert game.table.race == {}


def test_watch_this_game_is_offered_after_the_end_only_and_opens_its_record() -> None:
    page = uw.dashboard("uncle", seats=3, seed=5, tab="play", pot_chips=12)
    game = page.room
    game.pace = 0.0
    hear(game.table, {"kind": "watch"})
    assert page.tab == "play"
    finish(game)
    assert [button["kind"] for button in game.table.buttons] == ["deal", "same", "watch", "save"]
    hear(game.table, {"kind": "watch"})
    assert page.tab == "watch"
    assert page.room.match.record() == game.match.record()
    page.tab = "play"
    assert page.room is game
    alone = table()
    finish(alone)
    assert "watch" not in [button["kind"] for button in alone.table.buttons]
