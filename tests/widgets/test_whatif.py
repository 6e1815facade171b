"""Positions set up by hand: by text, by a click, as a link and as a cell."""

from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import hear

pytestmark = pytest.mark.usefixtures("wire")


def click(room: Any, move: Any) -> None:
    hear(room.table, {"kind": "move", "move": move, "stamp": room.table.stamp})


def test_the_odds_follow_the_position() -> None:
    room = uw.what_if("uncle", question="U-L2", predict=False)
    room.explainer.settings = {"card": 3}
    first = room.explainer.panel["answer"]["fraction"]
    room.set(pile="6 3 3 1 6 5 2", seen="1 1 1 6 6 6 6 5 5 5 5 4")
    assert room.explainer.current.card == 3
    assert room.explainer.panel["answer"]["fraction"] != first
    assert "seen='1 1 1 6" in room.cell


def test_a_card_is_changed_by_a_click() -> None:
    room = uw.what_if("uncle")
    click(room, "hand 0 4")
    assert room.values["hand"] == "3 4 6"  # as it lies on the table, so that the next click finds its card
    assert sorted(room.view.hand) == [3, 4, 6]
    click(room, "pile 6 0")
    assert room.values["pile"] == "6 3 3 1 6 5"
    click(room, "pile end 4")
    assert room.view.total == 28
    assert room.table.note == ""
    hear(room.strip, {"kind": "first"})
    assert room.values["hand"] == "1 3 6"


def test_a_card_more_or_less_puts_you_where_the_turn_is() -> None:
    room = uw.what_if("uncle")
    assert (room.seat, room.view.seat) == (1, 1)
    click(room, "pile end 4")
    assert (room.seat, room.view.me, room.view.seat) == (2, 2, 2)
    click(room, "pile 0 5")  # another card in its place: nobody moves
    assert (room.seat, room.view.seat) == (2, 2)
    hear(room.strip, {"kind": "first"})
    assert (room.seat, room.view.seat) == (1, 1)


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"hand": ""}, "hand"),
        ({"hand": "1 3"}, "hand"),
        ({"hand": "1 3 6 6"}, "hand"),
        ({"hand": "1 3 7"}, "Write your hand as cards from 1 to 6"),
        ({"hand": "x"}, "Write your hand"),
        ({"hand": "1 1 1", "pile": "1 1 1 1 1"}, "1"),
        ({"pile": "6 6 6 6 6 6 6"}, "6"),
        ({"pile": "6 6 6 6 6 6 5 5 5 5"}, "50"),
        ({"pile": "9" * 300}, "Write the pile"),
        ({"seen": "2 2 2 2 2 2 2"}, "Piles that are put aside total 50 or more, but the last one has only 14"),
        ({"pile": "6 3 3 1 6 5"}, "It is A's turn, not B's, because A starts and 6 cards have been played"),
        ({"turn": "C"}, "It is B's turn, not C's"),
        ({"turn": "7"}, "must be a letter from A to C"),
        ({"seen": "<b>"}, "Write the cards put aside"),
    ],
)
def test_an_impossible_position_is_refused_and_the_old_one_stays(values: dict[str, str], words: str) -> None:
    room = uw.what_if("uncle")
    before = room.values, room.view, room.cell, room.explainer.panel
    with pytest.raises(uw.Refusal) as refused:
        room.set(**values)
    assert words in str(refused.value)
    hear(room.strip, {"kind": "set", "values": {**room.values, **values}})
    assert room.strip.note == str(refused.value)
    assert "\n" not in room.strip.note
    assert (room.values, room.view, room.cell, room.explainer.panel) == before
    with pytest.raises(uw.Refusal):
        uw.what_if("uncle", seat=1, **values)


@pytest.mark.parametrize(
    "move",
    [None, 7, [], {}, "", "hand", "hand 9 1", "hand 0 9", "hand 0 0", "pile 99 0", "pile -1 3", "hand end 3",
     "seen end 3", "x" * 10**5, "hand 0 1 1", "pile \N{SUPERSCRIPT TWO} 3", "hand 0 ", "pile 0 12"],
)  # fmt: skip
def test_a_made_up_edit_changes_nothing_and_is_one_sentence(move: Any) -> None:
    room = uw.what_if("uncle")
    before = room.values, room.view
    click(room, move)
    assert (room.values, room.view) == before
    assert 0 < len(room.table.note) < 200
    assert room.strip.note == ""


@pytest.mark.parametrize("message", [None, 3, [], {"kind": 3}, {"kind": "set"}, {"kind": "set", "values": 5},
                                     {"kind": "set", "values": {"nothing": "1"}}, {"kind": "burn"}])  # fmt: skip
def test_a_hostile_press_changes_nothing(message: Any) -> None:
    room = uw.what_if("uncle")
    before = room.values, room.view
    hear(room.strip, message)
    assert (room.values, room.view) == before


def test_the_cell_shows_the_same_position_again() -> None:
    room = uw.what_if("uncle", seat=2, seats=4, pot_chips=20, hand="2 2 5", pile="4 4", seen="666566555", turn="D")
    again = eval(room.cell, {"uw": uw})
    assert again.view == room.view
    assert again.link == room.link


def test_the_link_shows_the_same_position_again() -> None:
    room = uw.what_if("uncle", seat=2, seats=4, pot_chips=20, hand="2 2 5", pile="4 4", seen="666566555", turn="D")
    page = uw.dashboard("uncle")
    page.show_link(room.link)
    assert page.tab == "whatif"
    assert page.room.view == room.view


@pytest.mark.parametrize(
    "asked",
    [{"game": "chess"}, {"seat": 3}, {"seat": "x"}, {"seat": -1}, {"seat": 1.5}, {"seats": 9}, {"seats": "two"},
     {"nothing": 1}, {"pot_chips": 0}, {"names": ["A"]}, {"question": "U-L9"}, {"hand": None}, {"hand": 5},
     {"question": 5}],
)  # fmt: skip
def test_what_if_refuses_in_a_sentence(asked: dict[str, Any]) -> None:
    given = dict(asked)
    with pytest.raises(uw.Refusal) as refused:
        uw.what_if(given.pop("game", "uncle"), **given)
    assert len(str(refused.value)) < 250


def test_explain_shows_one_question_about_one_position() -> None:
    match = uw.play_out("uncle", seats=2, seed=1)
    step = next(k for k, s in enumerate(match.steps) if s.state.phase == "play" and s.state.seat == 0 and k > 30)
    for room in (
        uw.explain("uncle", "U-L2", (match, step, 0)),
        uw.explain("uncle", "U-L2", match.view(step, 0)),
        uw.explain(match.game, "U-L2", match.view(step, 0)),
    ):
        assert room.explainer.current.id == "U-L2"
        assert room.explainer.view == match.view(step, 0)
        assert [item["id"] for item in room.explainer.questions] == ["U-L2"]
    assert uw.explain("uncle", "U-L1").explainer.view.total == 26


@pytest.mark.parametrize(
    ("game", "question", "at"),
    [
        ("chess", "U-L1", None),
        ("uncle", "U-L99", None),
        ("uncle", 7, None),
        ("uncle", ["U-L1"], None),
        ("uncle", "U-L1", 7),
        ("uncle", "U-L1", "step 3"),
        ("uncle", "U-L1", ("a", 1, 2)),
        ("uncle", "U-L1", "9999"),
        ("uncle", "U-L1", "seat"),
        ("uncle", "U-L1", "turn"),
    ],
)
def test_explain_refuses_in_a_sentence(game: Any, question: Any, at: Any) -> None:
    match = uw.play_out("uncle", seats=2, seed=1)
    places = {"9999": (match, 9999, 0), "seat": (match, 20, 7), "turn": (match, 0, 0)}
    with pytest.raises(uw.Refusal) as refused:
        uw.explain(game, question, places.get(at, at) if isinstance(at, str) else at)
    assert len(str(refused.value)) < 250


@pytest.mark.parametrize(
    "asked",
    [{"game": "chess"}, {"game": 5}, {"game": None}, {"seats": 1}, {"seats": "x"}, {"players": "nobody"}, {"players": 3},
     {"seed": "x"}, {"names": 3}, {"watcher": 3}, {"watcher": "all"}, {"watcher": []}, {"step": -1},
     {"step": 10_000}, {"step": "x"}, {"step": 1.5}, {"question": "U-L99"}, {"pot_chips": -3}, {"nothing": 1},
     {"game": "uncle seats=2: p1"}, {"game": "uncle seats=2 pot_chips=1: d1 d2 zz"}, {"game": "{"}],
)  # fmt: skip
def test_watch_refuses_in_a_sentence(asked: dict[str, Any]) -> None:
    given = dict(asked)
    with pytest.raises(uw.Refusal) as refused:
        uw.watch(given.pop("game", "uncle"), **given)
    assert len(str(refused.value)) < 250


@pytest.mark.parametrize(
    "asked",
    [{"game": "chess"}, {"game": 5}, {"seats": 1}, {"players": "nobody"}, {"players": ["greedy"]}, {"players": 5},
     {"seed": -1}, {"seed": "x"}, {"seed": None}, {"nothing": 1}, {"pot_chips": "x"}],
)  # fmt: skip
def test_play_out_refuses_in_a_sentence(asked: dict[str, Any]) -> None:
    given = dict(asked)
    with pytest.raises(uw.Refusal):
        uw.play_out(given.pop("game", "uncle"), **given)


@pytest.mark.parametrize(
    "record",
    [None, 5, "", "uncle", "chess: e4", "uncle seats=2", "uncle seats=2: e4", "uncle seats=x: d1",
     "uncle seats=9: d1", "uncle: p1", "{}", '{"game": "uncle"}', "[" * 100_000, "x" * 2_000_000,
     "uncle seats=2 seats=3: d1", b"uncle: d1"],
)  # fmt: skip
def test_replay_refuses_in_a_sentence(record: Any) -> None:
    with pytest.raises(uw.Refusal) as refused:
        uw.replay(record)
    assert len(str(refused.value)) < 250


def test_explain_refuses_a_view_of_another_game_and_options_where_they_cannot_act() -> None:
    match = uw.play_out("uncle", seats=2, seed=1)
    uno = uw.what_if("uno").view
    asks: list[tuple[Any, dict[str, Any]]] = [
        (("uno", "N-L1", match.view(30, 0)), {}),
        (("uncle", "U-L1", uno), {}),
        (("uno", "N-L1", (match, 30, 0)), {}),
        (("uncle", "U-L1", (match, 30, 0)), {"pot_chips": 3}),
        (("uncle", "U-L1", match.view(30, 0)), {"seats": 4}),
        ((uw.GAMES["uncle"].new(5), "U-L1", match.view(30, 0)), {}),
    ]
    for given, options in asks:
        with pytest.raises(uw.Refusal, match=r"^(Expected|A match has its own options)") as refused:
            uw.explain(*given, **options)
        assert len(str(refused.value)) < 250


def test_watch_refuses_options_where_they_cannot_act() -> None:
    match = uw.play_out("uncle", seats=2, seed=1, pot_chips=2)
    asks: list[dict[str, Any]] = [
        {"seats": 6},
        {"players": "nobody"},
        {"seed": 3},
        {"nosuch": 1},
        {"pot_chips": 4},
    ]
    for source in (match, match.record(), match.json()):
        for asked in asks:
            with pytest.raises(uw.Refusal, match="A finished game has its own seats, players, seed and options"):
                uw.watch(source, **asked)
