"""How to play: every game's aim and five pictures of real positions; and its clauses under four heads."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import uncle_widgets as uw
from tests.contract import dice_pot
from uncle_widgets.games import GAMES
from uncle_widgets.games.howto import PICTURES, ROOM, how_to_play
from uncle_widgets.games.kit import Kit
from uncle_widgets.widgets.rooms.ruleroom import in_force

KITS = [kit for kit in GAMES.values() if files(kit.package).joinpath("howto.toml").is_file()]
"""A game may do without."""
TABLES = [(kit, seats) for kit in KITS for seats in range(kit.seats[0], kit.seats[1] + 1)]
HEADS = 4
UNO = files("uncle_widgets.games.uno").joinpath("howto.toml").read_text("utf-8")
PLANTED = {
    "a key there is not": ("lit =", "lti =", "picture 1, has an unknown key 'lti'. Did you mean 'lit'?"),
    "a picture too few": ("[[picture]]\ntitle = \"Action cards\"", "[[other]]\ntitle = \"Action cards\"", "not 4"),
    "a sentence too long": ("On a red 7", "On a red 7" * 12, "Expected 'says' of 1 to 95 letters"),
    "a card there is not": ('["draw", ">", "h0.0"]', '["draw", ">", "h9.0"]', "picture 2: Expected what the position"),
    "what is lit is not shown": ('lit = ["draw"]', 'lit = ["discard"]', "picture 2: Expected what the picture shows"),
    "a position that cannot be": ('top = "r7", hand = "g4 y6"', 'top = "q7", hand = "g4 y6"', "picture 2: "),
    "a record there is not": ('game = "hand"', 'game = "band"', "picture 5: Expected a record of [games], hand"),
    "a game that cannot be": ("dg2 dw dr9", "dg2 dw pr9", "howto.toml"),
}  # fmt: skip


@pytest.mark.parametrize(("kit", "seats"), TABLES, ids=[f"{kit.id}-{seats}" for kit, seats in TABLES])
def test_how_to_play_is_five_pictures_with_any_number_at_the_table(kit: Kit[Any], seats: int) -> None:
    howto = how_to_play(kit, seats)
    assert howto is not None
    assert len(howto.pictures) == PICTURES
    assert all(any(row) for picture in howto.pictures for row in picture.rows)
    assert len(repr(howto).splitlines()) == PICTURES + 1


@pytest.mark.parametrize(("kit", "seats"), TABLES, ids=[f"{kit.id}-{seats}" for kit, seats in TABLES])
def test_a_title_that_its_words_go_on_with_is_one_sentence_with_them(kit: Kit[Any], seats: int) -> None:
    """'Lay one card' and 'on the pile' are one sentence; 'Signs act' and 'Skip, turn round' are two."""
    howto = how_to_play(kit, seats)
    assert howto
    for picture, told in zip(howto.pictures, repr(howto).splitlines()[1:], strict=True):
        assert re.search(r"[.?!] +[a-z]", told) is None, told
        assert told.endswith(f"{picture.title}{' ' if picture.says[0].islower() else '. '}{picture.says}")
        assert escape(picture.told) in howto._repr_html_()
        assert picture.told in told


def test_no_place_of_a_board_is_cut_at_the_edge_of_a_picture() -> None:
    howto = how_to_play(GAMES["thrush"])
    assert howto is not None
    boards = [part.board for picture in howto.pictures for row in picture.rows for part in row if part.board]
    assert len(boards) == PICTURES
    for board in boards:
        for node in board.nodes:
            apart = [min(node.x, board.width - node.x), min(node.y, board.height - node.y)]
            assert min(apart) >= ROOM or min(apart) <= -ROOM, f"{node.id} of {board.nodes}"
        assert all({edge.a, edge.b} <= {node.id for node in board.nodes} for edge in board.edges)


def test_two_at_mr_t_see_pictures_of_their_own() -> None:
    four, two = how_to_play(GAMES["mr_t"], 4), how_to_play(GAMES["mr_t"], 2)
    assert four
    assert two
    other = [a.says != b.says for a, b in zip(four.pictures, two.pictures, strict=True)]
    assert other[1]
    assert other[4]


@pytest.mark.sample
@pytest.mark.parametrize("fault", PLANTED)
def test_a_kit_says_what_is_wrong_with_its_how_to(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    was, now, said = PLANTED[fault]
    assert was in UNO
    home = tmp_path / "uno"
    shutil.copytree(str(files("uncle_widgets.games.uno")), home)
    home.joinpath("howto.toml").write_text(UNO.replace(was, now, 1), "utf-8")
    monkeypatch.setattr("uncle_widgets.games.checking.files", lambda _: home)
    monkeypatch.setattr("uncle_widgets.games.howto.files", lambda _: home)
    assert any(said in found for found in GAMES["uno"].check()), GAMES["uno"].check()


def test_a_game_without_a_how_to_is_whole_and_says_so_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert how_to_play(dice_pot.KIT) is None
    monkeypatch.setitem(GAMES, "dice_pot", dice_pot.KIT)
    with pytest.raises(uw.Refusal, match=r"no howto\.toml"):
        uw.how_to("dice_pot")
    assert uw.dashboard("dice_pot", tab="rules").head.howto == {}


def test_a_cell_shows_it_and_has_it_as_data() -> None:
    room = uw.how_to("mr_t", seats=2)
    howto = how_to_play(GAMES["mr_t"], 2)
    assert howto
    assert room.howto == howto
    assert repr(room) == repr(howto)
    assert howto.pictures[0].title in room.still()
    with pytest.raises(uw.Refusal):
        uw.how_to("mr_t", seats=9)
    with pytest.raises(uw.Refusal):
        uw.how_to("chess")


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_clauses_stand_under_four_heads_and_rulings_under_none_of_them(kit: Kit[Any]) -> None:
    book = uw.dashboard(kit.id, tab="rules").room.book
    assert len(book.heads) == HEADS
    said = [name for _, clauses in book.heads for name, _ in clauses] + [name for name, _ in book.rulings]
    assert sorted(said) == sorted(dict(kit.rules))
    assert not any(name.startswith("G") for _, clauses in book.heads for name, _ in clauses)


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_the_line_of_what_is_left_open_names_what_was_changed(kit: Kit[Any]) -> None:
    options = kit.game(None, {}).options
    assert in_force(kit, options)
    changed = next(option for option in kit.options.values() if type(option.default) is bool or option.words)
    other = next(value for value in changed.range if value != changed.default)
    line = in_force(kit, replace(options, **{changed.name: other}))
    assert line.startswith(f"{changed.help}: {changed.words[other]}; and ")
