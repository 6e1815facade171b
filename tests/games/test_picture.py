"""Pictures of positions: what is in them, what may not be, and how large they are."""

import re
import struct
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import uncle_widgets as uw
from uncle_widgets.games import GAMES
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.school.picturing import picture_of

NAMES = ("<b>Bo & co", '"Ada"', "C\x00\ud800", "D", "E", "F", "G", "H", "I", "J")
LARGEST = 12_000
games = pytest.mark.parametrize("game", list(GAMES))


def texts(svg: str) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(svg).iter() if node.tag.endswith("text")]


@games
def test_every_moment_of_a_game_is_drawn_small_and_well_formed(game: str) -> None:
    kit, match = GAMES[game], uw.play_out(game, seed=1)
    ends = kit.frames(match)
    for at in range(0, len(ends), max(1, len(ends) // 40)):
        for watcher in (0, "everything"):
            scene = kit.draw(match, ends[at], watcher, NAMES, ends[at - 1] if at else -1)
            made = picture_of(kit, match.game, scene)
            assert made.svg == picture_of(kit, match.game, scene).svg
            assert len(made.svg.encode()) <= LARGEST, (at, watcher)
            root = ElementTree.fromstring(made.svg)
            assert root.get("width") == "480"
            assert [child.text for child in root][:2] == [made.title, made.words]
            assert scene.board.replace("\x00\ud800", "") in made.words
            assert not any(node.tag.endswith("}b") for node in root.iter())


@games
def test_every_position_of_every_lesson_is_drawn(game: str) -> None:
    kit = GAMES[game]
    for plan in plans(kit):
        for here in exercises(kit, plan):
            made = uw.picture(here.view)
            assert len(made.svg.encode()) <= LARGEST
            assert ElementTree.fromstring(made.svg).get("role") == "img"


@games
def test_a_seat_sees_the_same_picture_whatever_lies_hidden(game: str) -> None:
    """Hidden cards are dealt anew, as they may lie for all that seat 0 knows: nothing of them is drawn."""
    match, other = uw.play_out(game, seed=2), 0
    for step in range(0, len(match.steps) - 1, max(1, len(match.steps) // 12)):
        view = match.view(step, 0)
        imagined = match.game.imagine(view, Random(step))
        state = imagined[0] if isinstance(imagined, tuple) else imagined
        assert uw.picture(match.game.view(state, 0)).svg == uw.picture(view).svg
        other += uw.picture(match.game.view(state, "everything")).svg != uw.picture(view).svg
    assert other


def test_cards_bear_their_letters_and_piles_their_counts() -> None:
    view = exercises(GAMES["uno"], plans(GAMES["uno"])[0])[0].view
    found = texts(uw.picture(view).svg)
    assert {"R", "B", "G", "Y"} <= set(found)
    assert f"{view.table.draw_count} to draw" in found
    board = texts(uw.picture(uw.play_out("thrush", seed=1), 0).svg)
    assert {"Start", "THRUSH HQ", "C1", "Harbour Ring"} <= set(board)


def test_a_picture_is_saved_and_shown(tmp_path: Path) -> None:
    made = uw.picture(uw.play_out("uncle", seed=1), 3, 0, names=NAMES[:3])
    path = made.save(tmp_path / "x.svg")
    assert path.read_text("utf-8") == made.svg
    assert "<b>Bo" not in made._repr_html_()
    with pytest.raises(uw.Refusal, match=r"ends in \.svg or \.png"):
        made.save("x.gif")


def test_a_picture_is_saved_as_png_with_its_words(tmp_path: Path) -> None:
    made = uw.picture(uw.play_out("uno", seed=1, target=50), 30, 0)
    data = made.save(tmp_path / "x.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    high = round(960 * int(ElementTree.fromstring(made.svg).attrib["height"]) / 480)
    assert struct.unpack(">II", data[16:24]) == (960, high)
    mute = replace(made, svg=re.sub("<text.*?</text>", "", made.svg))
    assert len(mute.png(480)) < len(made.png(480))
    for wide in (99, 10_001, True, "9"):
        with pytest.raises(uw.Refusal, match="Expected the width to be a whole number from 100 to 10000"):
            made.png(wide)


def test_a_png_that_cannot_be_drawn_or_would_have_no_words_is_refused_and_nothing_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = uw.picture(uw.play_out("uncle", seed=1))
    monkeypatch.setattr("resvg_py.svg_to_bytes", lambda **asked: b"no font")
    with pytest.raises(uw.Refusal, match="A PNG needs one of these fonts: "):
        made.save(tmp_path / "x.png")
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(uw.Refusal, match=r"^A PNG needs resvg_py: python -m pip install "):
        made.save(tmp_path / "x.png")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (lambda match: uw.picture(match, 10_000), "a step from 0 to"),
        (lambda match: uw.picture(match, True), "a step from 0 to"),
        (lambda match: uw.picture(match, 0, 9), "a seat from 0 to"),
        (lambda match: uw.picture(match.view(0, 0), 1), "only for a Match"),
        (lambda match: uw.picture("uncle"), "Expected a widget that shows a position"),
        (lambda match: uw.picture(match, names=["A"]), "Expected 3 names"),
        (lambda match: uw.picture(uw.dashboard("uncle")), "Expected a widget that shows a position"),
    ],
)
def test_what_is_no_position_is_refused(asked: Any, says: str) -> None:
    with pytest.raises(uw.Refusal, match=says):
        asked(uw.play_out("uncle", seed=1))
