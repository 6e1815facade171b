"""What a room leaves in a notebook beside its live view: a picture and words, for where there is no kernel."""

import json
from collections.abc import Callable
from typing import Any

import nbformat
import pytest
from ipywidgets.embed import dependency_state
from nbconvert import HTMLExporter

import uncle_widgets as uw
from tests.widgets.wire import hear
from uncle_widgets.games import GAMES
from uncle_widgets.games.plans import plans

VIEW = "application/vnd.jupyter.widget-view+json"
LARGEST = 300_000
"""Letters of a room's state, defaults too, the house apart; a notebook of a million holds three of most games beside it."""
ROOMS: dict[str, Callable[[str], Any]] = {
    "watch": uw.watch,
    "play": uw.play,
    "lesson": uw.lesson,
    "position": lambda game: uw.position(game, 1, 2),
    "positions": lambda game: uw.position(game, 1, (1, 2)),
    "what_if": uw.what_if,
    "explain": lambda game: uw.explain(game, plans(GAMES[game])[0].question),
    "dashboard": uw.dashboard,
    "lab": uw.lab,
}


def bundle(shown: Any) -> dict[str, Any]:
    made = shown._repr_mimebundle_()
    return dict(made[0] if isinstance(made, tuple) else made)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("room", list(ROOMS))
def test_a_room_leaves_words_and_a_picture_and_a_small_state(room: str, game: str) -> None:
    try:
        made = ROOMS[room](game)
    except uw.Refusal as refusal:  # a question that does not arise where the lessons begin
        if room != "explain" or "doesn't come up" not in str(refusal):
            raise
        return
    left = bundle(made)
    assert set(left) == {VIEW, "text/html", "text/latex", "text/plain"}
    pictured = left["text/html"].count("<img ")
    assert pictured == {"dashboard": 0, "lab": 0, "positions": 2}.get(room, 1)
    assert len(json.dumps(dependency_state([made]))) < LARGEST
    made.close()


def test_an_exercise_leaves_its_question_and_the_end_a_table() -> None:
    box = uw.exercise("uncle-predict-7")
    html = bundle(box)["text/html"]
    assert all(words in html for words in ("more likely to land on 40", "equally likely"))
    box.check("<script>X</script>")
    assert "<script>" not in bundle(box)["text/html"]
    end = bundle(uw.marks("<b>Ada"))["text/html"]
    assert "<table>" in end
    assert "<b>Ada" not in end


def test_what_stands_in_a_room_leaves_nothing_of_its_own() -> None:
    assert set(bundle(uw.play("uncle").table)) == {VIEW, "text/plain"}


def test_a_player_leaves_what_that_player_sees() -> None:
    room = uw.play("uno", seed=3)
    assert room.picture().svg == uw.picture(room.match, names=room.names, watcher=room.seat).svg
    hear(room.table, {"kind": "move", "move": str(room.legal[0]), "stamp": room.table.stamp})
    assert room.picture().svg != uw.picture(room.match, watcher="everything").svg


def test_a_question_leaves_no_answer() -> None:
    room = uw.position("uncle", 4, 4)
    before = bundle(room)["text/html"]
    assert "the pile is at exactly 50 at some point?" in before
    room.explainer.predict(30)
    assert bundle(room)["text/html"] == before


def test_a_watched_game_is_pictured_where_it_stands() -> None:
    room = uw.watch("uncle", names=["<i>Ada", "B", "C"])
    first = bundle(room)["text/html"]
    assert "<i>Ada" not in first
    room.step = room.step + 1
    assert bundle(room)["text/html"] != first


@pytest.mark.parametrize("saved", [True, False], ids=["saved with its widgets", "saved without"])
def test_a_page_of_a_saved_notebook_shows_the_room_where_it_can_else_the_picture(saved: bool) -> None:
    """nbconvert, and Voilà by the same filter, prefer the live view wherever its state is at hand."""
    room = uw.position("uno", 1, 1)
    left = bundle(room)
    cell = nbformat.v4.new_code_cell("room", outputs=[nbformat.v4.new_output("execute_result", left)])
    book = nbformat.v4.new_notebook(cells=[cell])
    if saved:
        state = {"version_major": 2, "version_minor": 0, "state": dependency_state([room])}
        book.metadata["widgets"] = {"application/vnd.jupyter.widget-state+json": state}
    page, _ = HTMLExporter().from_notebook_node(book)
    assert (left[VIEW]["model_id"] in page) == saved
    assert ('alt="Hand 1. It\'s your turn."' in page) == (not saved)
