"""The table of a lesson shows what its question says: no hand where there is none, a full deck where that is asked."""

from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.scene import Scene, SeatZone, Stack

POSITIONS = [
    pytest.param(kit, plan, at, id=f"{kit.id} {plan.number}.{at}")
    for kit in uw.GAMES.values()
    for plan in plans(kit)
    for at in range(1, len(plan.picks) + 1)
]
UNSEEN = ("Nothing has been seen", "Nobody has looked", "Nothing of this game is used", "shuffled for the draw")
NO_HAND = ("hold no hand", "not your hand")


def shown(kit: Any, plan: Any, at: int) -> tuple[str, Scene]:
    here = exercises(kit, plan)[at - 1]
    return here.posed.given, kit.scene(here.question.table(here.view), (), LETTERS, ())


def held(scene: Scene) -> list[Any]:
    """The cards in all hands; a card drawn in a tie lies before its seat and is in none."""
    seats = [zone for zone in scene.zones if isinstance(zone, SeatZone)]
    return [card for zone in seats for card in zone.cards if "drawn in the tie" not in card.label]


def open_cards(scene: Scene) -> list[Any]:
    return [card for card in held(scene) if card.face]


@pytest.mark.parametrize(("kit", "plan", "at"), POSITIONS)
def test_no_card_lies_open_in_a_hand_that_nobody_has_or_has_seen(kit: Any, plan: Any, at: int) -> None:
    given, scene = shown(kit, plan, at)
    if any(words in given for words in (*UNSEEN, *NO_HAND)):
        assert open_cards(scene) == []
        assert "your turn" not in scene.now or "not your hand" in given


@pytest.mark.parametrize(
    ("game", "lesson", "at", "cards"),
    [
        ("uncle", 4, 2, 42),
        ("uncle", 4, 9, 35),
        ("uncle", 8, 3, 42),
        ("uncle", 8, 6, 40),
        ("uno", 5, 6, 108),
        ("say_uncle", 1, 1, 52),
    ],
)
def test_a_full_deck_lies_in_one_pile_and_no_hand_is_dealt(game: str, lesson: int, at: int, cards: int) -> None:
    kit = uw.GAMES[game]
    _, scene = shown(kit, plans(kit)[lesson - 1], at)
    assert max(zone.count for zone in scene.zones if isinstance(zone, Stack)) == cards
    assert not held(scene)


def test_who_looks_on_is_no_seat_and_who_has_not_looked_holds_cards_face_down() -> None:
    kit = uw.GAMES["uncle"]
    _, scene = shown(kit, plans(kit)[3], 5)
    assert not any(zone.me for zone in scene.zones if isinstance(zone, SeatZone))
    _, scene = shown(kit, plans(kit)[0], 7)
    (mine,) = (zone for zone in scene.zones if isinstance(zone, SeatZone) and zone.me)
    assert len(mine.cards) == 3


def test_lessons_and_positions_draw_that_table() -> None:
    lesson, position = uw.lesson("uncle", 4), uw.position("uncle", 4, at=5)
    lesson.arrange("any")
    lesson.go(4)
    for room in (lesson, position):
        shown = str((room.table.pool, room.table.frames))
        assert "'me': True" not in shown
        assert "your turn" not in shown
    assert "'me': True" in str(uw.lesson("uncle", 2).table.pool)
    assert "It&#x27;s C&#x27;s turn." in position.still()
    assert "your turn" not in lesson.still() + position.still()


@pytest.mark.parametrize("game", uw.GAMES)
def test_a_kit_lists_its_lessons_by_number_name_and_goal(game: str) -> None:
    lessons = uw.GAMES[game].lessons
    assert lessons == plans(uw.GAMES[game])
    lines = repr(lessons).splitlines() if lessons else []
    for plan, line in zip(lessons, lines, strict=True):
        assert line.split() == [str(plan.number), *plan.name.split(), *plan.goal.split()]
        assert plan.name.replace("'", "&#x27;") in lessons._repr_html_()
