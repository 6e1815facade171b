"""Positions drawn for paper: black on white, each colour a shape and a letter, and nothing of what is hidden."""

import re
from xml.etree import ElementTree

import pytest

import uncle_widgets as uw
from uncle_widgets.games.paper_picture import SHAPES, SMALL, Drawing, defined, drawn_for_paper
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.scene import Kinds, Scene, SeatZone, Stack


def whole(made: Drawing) -> str:
    """A drawing with the fronts of its cards."""
    return f"<div>{defined([made])}{made.svg}</div>"


DARK = re.compile(r'fill="#(?!fff|000|222|ccc|777|aaa|c4261d|1c7c45|1c5fb8|f2b705)([0-9a-f]{3,6})"')
LETTERS = {"r": "R", "g": "G", "b": "B", "y": "Y"}


@pytest.mark.parametrize("game", uw.GAMES)
def test_every_position_of_every_lesson_is_drawn_white_and_whole(game: str) -> None:
    kit = uw.GAMES[game]
    for plan in plans(kit):
        for here in exercises(kit, plan):
            scene = kit.scene(here.question.table(here.view), (), "ABCDEFGHIJ"[: here.game.seats], ())
            made = drawn_for_paper(scene, kit.board(here.game) if kit.board else None)
            assert made == drawn_for_paper(scene, kit.board(here.game) if kit.board else None)
            ElementTree.fromstring(whole(made))
            ids = re.findall(r'<g id="([^"]+)"', whole(made))
            assert {*ids} == {*re.findall(r'href="#([^"]+)"', made.svg)}
            assert len(ids) == len({*ids})
            assert not DARK.search(whole(made)), DARK.findall(whole(made))
            assert "http" not in made.svg
            assert 0 < made.wide <= 600
            for zone in scene.zones:
                if isinstance(zone, SeatZone):
                    assert f">{zone.name}<" in made.svg
                    down = sum(card.face is None for card in zone.cards)
                    assert not down or f">{down} face down<" in made.svg


def scene_of(game: str, lesson: int, at: int) -> Scene:
    kit = uw.GAMES[game]
    here = exercises(kit, plans(kit)[lesson - 1])[at - 1]
    return kit.scene(here.view, (), "ABCDEFGHIJ"[: here.game.seats], ())


def test_a_card_with_a_colour_has_its_letter_and_its_shape() -> None:
    seen: set[str] = set()
    for at in range(1, 9):
        scene = scene_of("uno", 1, at)
        svg = whole(drawn_for_paper(scene))
        for zone in scene.zones:
            for card in zone.cards if isinstance(zone, SeatZone) else ():
                if card.face and card.face.colour in LETTERS:
                    assert f">{LETTERS[card.face.colour]}<" in svg
                    seen.add(card.face.colour)
    assert len(seen) == len({*SHAPES.values()}) == 4, "a grey copier tells the four colours apart"


def test_the_cards_that_are_out_are_drawn_sorted() -> None:
    scene = scene_of("uno", 1, 2)
    gone = sum(int(many) for zone in scene.zones if isinstance(zone, Kinds) for many in zone.gone)
    svg = drawn_for_paper(scene).svg
    assert gone
    assert f">{gone} cards on the discard pile, sorted<" in svg
    assert svg.count(f'transform="scale({SMALL})"') == gone, "smaller than those in a hand"


def test_an_empty_place_is_not_drawn() -> None:
    found = 0
    for at in range(1, 11):
        scene = scene_of("uncle", 1, at)
        aside = next(zone for zone in scene.zones if isinstance(zone, Stack) and zone.label == "aside")
        assert ("aside<" in drawn_for_paper(scene).svg) == (aside.top is not None)
        found += aside.top is None
    assert found
