"""What a cell gives: whole numbers of NumPy's, numbers for texts, names that there are not; and equal results."""

import html
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import traitlets as t

import uncle_widgets as uw
from tests.widgets.test_still import bundle
from uncle_widgets.games.table import kit_of
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uno import odds as uno_odds
from uncle_widgets.refusal import integer, integer_in, whole

CHIPS = {"pot_chips": 3}


def match() -> uw.Match[Any, Any, Any]:
    return uw.play_out("uncle", seats=2, seed=7, **CHIPS)


def simulation() -> Any:
    return uw.simulate("uncle", 50, 2, "greedy", 1, **CHIPS)


WHOLE: dict[str, Callable[[Any], Any]] = {
    "seats": lambda n: uw.play_out("uncle", seats=n(2), seed=n(3)).record(),
    "an option": lambda n: uw.GAMES["uncle"].new(2, pot_chips=n(5)),
    "games": lambda n: uw.simulate("uncle", n(20), n(2), "greedy", n(1), pot_chips=n(3)),
    "a tournament": lambda n: uw.tournament("uncle", {"a": "greedy", "b": "random"}, n(2), seed=n(1), **CHIPS),
    "a game's number": lambda n: simulation().record(n(3)),
    "a seat's share": lambda n: simulation().share(n(1)),
    "a seat's points": lambda n: simulation().score(n(1)),
    "a view": lambda n: match().view(n(5), n(1)),
    "events": lambda n: match().events(n(1), n(0)),
    "a picture": lambda n: uw.picture(match(), n(5), n(1)).words,
    "a watched game": lambda n: uw.watch(match(), watcher=n(1), step=n(3)).link,
    "a game to play": lambda n: uw.play("uncle", seat=n(1), seats=n(2), seed=n(1), pace=n(0)).link,
    "a lesson": lambda n: uw.lesson("uncle", n(2)).link,
    "a position": lambda n: uw.position("uncle", n(1), n(2)).cell,
    "a lab": lambda n: uw.lab("uncle", seats=n(2), n=n(200), seed=n(3)).link,
    "a position of one's own": lambda n: uw.what_if("uncle", seat=n(1), seats=n(3)).link,
    "a seed of trials": lambda n: uw.explain("uncle", "U-L2", trial_seed=n(3)).cell,
    "an exercise": lambda n: float(uw.exercise("uncle-predict-1").check(n(20))),
    "a deck": lambda n: odds.pile_hits(n(10), [n(card) for card in (1, 2, 3, 4, 5, 6) * 7]),
    "copies": lambda n: odds.hand_holds(n(1), {n(1): n(5), n(2): n(6)}),
    "opponents": lambda n: uno_odds.caught(n(3), 0.3),
    "draws": lambda n: uno_odds.within_draws(n(4), {"r5": n(2), "g7": n(9)}, n(2)),
    "weights": lambda n: uw.Dist({1: n(200), 2: n(200), 3: n(200)}).P(lambda x: x == 1),  # more than 255
}


@pytest.mark.parametrize("what", list(WHOLE))
@pytest.mark.parametrize("kind", [np.int64, np.uint8], ids=lambda kind: kind.__name__)
def test_a_whole_number_of_numpy_is_one(what: str, kind: Any) -> None:
    assert WHOLE[what](kind) == WHOLE[what](int)


def test_what_is_a_whole_number() -> None:
    assert [integer(value) for value in (3, np.int8(-3), np.array(7), 2**70)] == [3, -3, 7, 2**70]
    assert {type(integer(value)) for value in (3, np.int8(-3))} == {int}
    for value in (True, np.True_, 1.0, np.float64(1), "1", None, [1], np.array([1, 2]), ...):
        assert integer(value) is None
    assert (integer_in(np.int64(3), 1, 3), integer_in(4, 1, 3), integer_in(True, 0, 1)) == (3, None, None)
    assert type(whole("it", np.int64(3), 1, 3)) is int


@pytest.mark.parametrize("value", [True, np.True_, 1.0, np.float64(1), "many", None])
def test_what_is_no_whole_number_is_refused_as_before(value: Any) -> None:
    for asked in (
        lambda: uw.simulate("uncle", value), lambda: uw.tournament("uncle", {"a": "greedy", "b": "random"}, value),
        lambda: simulation().record(value), lambda: uw.lesson("uncle", 1).go(value),
        lambda: uw.position("uncle", 1, value), lambda: uw.GAMES["uncle"].new(2, pot_chips=value),
    ):  # fmt: skip
        with pytest.raises(uw.Refusal):
            asked()


@pytest.mark.parametrize("patience", [0, 61, True, "1", None, float("nan")])
def test_a_patience_that_is_none_is_refused(patience: Any) -> None:
    with pytest.raises(uw.Refusal, match="at most 60 seconds"):
        uw.tournament("uncle", {"a": "greedy", "b": "random"}, 1, patience=patience)


@pytest.mark.parametrize("at", [99, -1, "3", 1.5, None, True])
def test_a_position_of_a_lesson_that_there_is_not_is_named_as_it_was_given(at: Any) -> None:
    with pytest.raises(uw.Refusal, match=re.escape(f"Expected a position from 0 to 9, not {at!r}.")):
        uw.lesson("uncle", 1).go(at)


def test_an_answer_to_an_exercise_may_be_a_number() -> None:
    box = uw.exercise("uncle-predict-1")
    assert box.check(20) == box.check("20") == box.check(np.float64(20.0))
    box.check(20)
    assert box.answer == "20"
    for wrong in (None, True, ["20"], ...):
        with pytest.raises(uw.Refusal, match="as text or as a number"):
            box.check(wrong)  # type: ignore[arg-type]
        assert box.answer == "20"


def test_a_position_names_its_fields_where_one_is_misspelt() -> None:
    with pytest.raises(uw.Refusal, match=r"A position has no 'foo'. It has hand, pile, .* options pot_chips, "):
        uw.what_if("uncle", foo=1)
    room = uw.what_if("uncle", pot_chips=20)
    before = room.link
    with pytest.raises(uw.Refusal, match=r"A position has no 'foo'. It has hand, pile, seen, turn\."):
        room.set(hand="2 3 4", foo=1)
    assert room.link == before


@pytest.mark.parametrize("hand", [[1, 3, 6], (1, 3, 6), np.array([1, 3, 6]), ["1", "3", "6"], "1 3 6", 136])
def test_cards_of_a_position_may_be_a_list(hand: Any) -> None:
    assert uw.what_if("uncle", hand=hand).values["hand"] == "1 3 6"
    room = uw.what_if("uncle", hand="2 2 2")
    room.set(hand=hand)
    assert room.values["hand"] == "1 3 6"


def test_cards_of_every_game_may_be_a_list() -> None:
    for game in uw.GAMES:
        if kit_of(game).positions is None:
            continue
        first = uw.what_if(game)
        hand = first.values.get("hand", "")
        if hand:
            assert uw.what_if(game, hand=hand.split()).link == first.link, game


def test_equal_simulations_are_equal() -> None:
    one, other = simulation(), simulation()
    assert one == other
    assert hash(one) == hash(other)
    assert one != uw.simulate("uncle", 50, 2, "greedy", 2, **CHIPS)
    assert one != uw.simulate("uncle", 49, 2, "greedy", 1, **CHIPS)
    assert one.results != 7
    games = {"players": [lambda view, moves, rng: moves[0], "greedy"], "seed": 1, **CHIPS}
    assert uw.simulate("uncle", 9, 2, **games) == uw.simulate("uncle", 9, 2, **games)


@pytest.mark.parametrize("watcher", [1, "1", np.int64(1)])
def test_whose_eyes_is_said_alike_before_and_after(watcher: Any) -> None:
    room = uw.watch(match(), watcher=watcher)
    assert room.watcher == room.table.watcher == "1"
    for piece in (room, room.table):
        room.watcher = "everything"
        piece.watcher = watcher
        assert room.watcher == room.table.watcher == "1"
    assert uw.watch(match(), watcher="everything").watcher == "everything"


@pytest.mark.parametrize("watcher", [9, -1, True, None, "x", 1.0, "01", ["1"]])
def test_eyes_that_there_are_not_are_refused(watcher: Any) -> None:
    with pytest.raises(uw.Refusal, match="Expected a seat from 0 to 1 or 'everything'"):
        uw.watch(match(), watcher=watcher)
    room = uw.watch(match(), watcher=1)
    with pytest.raises(t.TraitError):
        room.watcher = watcher
    assert room.watcher == "1"


@pytest.mark.sample
@pytest.mark.parametrize("of", ["a lesson", "a game"])
def test_a_saved_notebook_shows_a_picture_of_a_class(of: str) -> None:
    room = uw.classroom("uncle", 2) if of == "a lesson" else uw.classroom(uw.play_out("uncle", seed=1964))
    shown = bundle(room)["text/html"]
    assert shown.count("<img ") == 1
    assert html.escape(room.title) in shown
    assert "Run the cell to use it." in shown


def test_a_sentence_that_ends_in_a_name_has_one_full_stop() -> None:
    assert str(uw.Refusal("Expected a record of The Man from U.N.C.L.E..", "G1")).endswith("U.N.C.L.E. (G1)")
    assert uw.Refusal("Expected more ...").sentence == "Expected more ..."
    with pytest.raises(uw.Refusal, match=r"[^.]\.$") as refused:
        uw.dashboard("uncle").show_link("uno seats=2 target=50: ")
    assert "U.N.C.L.E.." not in str(refused.value)


@pytest.mark.parametrize("game", list(uw.GAMES))
def test_text_alone_is_not_cut_within_a_word(game: str) -> None:
    room = uw.how_to(game)
    assert bundle(room)["text/plain"] == repr(room)
    many = bundle(uw.position("uncle", 1, tuple(range(1, 11))))["text/plain"]
    assert len(many) < 1_100
