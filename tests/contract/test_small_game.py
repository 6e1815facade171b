"""A game is a folder and a line: dice and a pot passes what every game must, and every room shows it.

Each fault planted in it turns a check red.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

import uncle_widgets as uw
from tests.contract import checks, test_questions
from tests.contract.asking import plant
from tests.contract.dice_pot import KIT
from tests.contract.dice_pot.questions import Highest
from tests.contract.dice_pot.scene import scene
from tests.contract.dice_pot.state import View
from tests.contract.leaks import AnyWatcher, EventUnmasked, HandBeside, HandShown
from uncle_widgets.engine.game import EVERYTHING, Choice
from uncle_widgets.games.lessons import lesson_text
from uncle_widgets.games.scene import Scene

FOLDER = Path(__file__).parent / "dice_pot"


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(uw.GAMES, KIT.id, KIT)  # the one line


def matches(game: Any = None, many: int = 6) -> list[checks.AnyMatch]:
    rng = Random(4)
    return [checks.played(game or KIT.new(2 + n % 4), rng) for n in range(many)]


def views() -> Iterator[tuple[checks.AnyMatch, int, View]]:
    """Moments at which somebody has to choose, as they see them."""
    for match in matches():
        for step, after in enumerate(match.steps):
            turn = match.game.turn(after.state)
            if isinstance(turn, Choice) and Highest().pose(view := match.view(step, turn.seat)):
                yield match, step, view


def test_it_passes_what_every_game_must() -> None:
    rng = Random(8)
    checks.strangers_are_refused(KIT.new())
    for match in matches():
        checks.imagined_states_show_the_same_view(match, rng)
        checks.alike_to_ear_and_eye(match, rng)
        checks.secrets_are_masked(match)
        checks.every_item_is_drawn_once(KIT, match, rng)
        checks.every_event_cites_the_rules(KIT, match)
        checks.chance_adds_up(match)
        assert uw.replay(match.record()) == match
        assert uw.replay(match.json()) == match
    checks.some_views_leave_states_open(matches(), rng, frozenset({"over"}))
    checks.every_clause_has_a_test(KIT, FOLDER)
    for seats in range(KIT.seats[0], KIT.seats[1] + 1):
        assert checks.a_question_arises_or_is_refused(KIT, "D-1", seats, rng, bound=0.5)


def test_its_question_holds_and_says_all_that_it_must() -> None:
    question, rng = KIT.questions["D-1"], Random(9)
    for match, step, view in list(views())[::9]:
        posed = question.posed(view)
        test_questions.hold(posed, 2_000, rng)
        test_questions.assert_number(posed, repr(view))
        test_questions.assert_reasons(posed, KIT, match, step, repr(view))
        assert len(lesson_text(KIT, posed)) > 40


ROOMS: dict[str, Callable[[], Any]] = {
    "watch": lambda: uw.watch("dice_pot", seats=4, seed=3, rounds=5),
    "play": lambda: uw.play("dice_pot", seat=1, seed=5, chips=4),
    "lesson": lambda: uw.lesson("dice_pot", lesson="D-1", seed=2),
    "what if": lambda: uw.what_if("dice_pot", die="6", seats=5),
    "explain": lambda: uw.explain("dice_pot", "D-1"),
    "dashboard": lambda: uw.dashboard("dice_pot"),
}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_opens(room: str) -> None:
    assert "dice_pot" in repr(ROOMS[room]()).lower() or "DicePot" in repr(ROOMS[room]())


def test_its_pictures_are_its_own() -> None:
    for picture in (KIT.art, KIT.plate):
        assert picture.startswith("<svg")
        assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")


def test_the_gallery_shows_it() -> None:
    (card,) = [card for card in uw.dashboard().games if card["id"] == KIT.id]
    assert KIT.title in json.dumps(card)
    assert "2 to 5" in json.dumps(card)
    assert card["art"] == KIT.art


# Faults, each planted in a sound game, and each found.


def alike(game: Any) -> None:
    for match in matches(game):
        checks.alike_to_ear_and_eye(match, Random(2))


def imagined(game: Any) -> None:
    for match in matches(game):
        checks.imagined_states_show_the_same_view(match, Random(2))


LEAKS: dict[str, tuple[Callable[[Any], None], Callable[[Any], Any], str]] = {
    "a die shown": (alike, lambda game: HandShown(game, "dice"), "a view tells what no event did"),
    "a die shown beside": (imagined, lambda game: HandBeside(game, "dice"), "what is imagined looks different"),
    "an event unmasked": (alike, EventUnmasked, "an event tells what no view does"),
    "any watcher": (checks.strangers_are_refused, AnyWatcher, "here is what you see"),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str) -> None:
    check, plant, words = LEAKS[leak]
    check(KIT.new(3))
    with pytest.raises(AssertionError, match=words):
        check(plant(KIT.new(3)))


def test_a_wrong_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that forgets that a level die is no win."""
    view = next(view for _, _, view in views() if view.die == 4)
    plant(monkeypatch, Highest(), "answer", lambda posed: Fraction(4, 6) ** len(view.rivals))
    with pytest.raises(AssertionError):
        test_questions.hold(Highest().posed(view), 3_000, Random(1))


def doubled(view: View, events: Sequence[Any], names: Sequence[str], moves: Sequence[Any] = ()) -> Scene:
    drawn = scene(view, events, names, moves)
    return replace(drawn, zones=(*drawn.zones, drawn.zones[0]))


def test_an_item_drawn_twice_is_found() -> None:
    with pytest.raises(AssertionError, match="zones"):
        checks.every_item_is_drawn_once(replace(KIT, scene=doubled), matches()[0], Random(1))


def test_a_clause_without_a_test_is_found(tmp_path: Path) -> None:
    text = (FOLDER / "test_rules.py").read_text("utf-8").replace("test_DICE_4", "test_four")
    tmp_path.joinpath("test_rules.py").write_text(text, "utf-8")
    with pytest.raises(AssertionError, match=r"bears the name of DICE-4$"):
        checks.every_clause_has_a_test(KIT, tmp_path)


def test_a_question_that_takes_for_ever_is_found() -> None:
    with pytest.raises(AssertionError, match="took"):
        checks.a_question_arises_or_is_refused(KIT, "D-1", 3, Random(1), bound=0.0)


def test_it_hides_nothing_from_who_may_see_everything() -> None:
    assert None not in matches()[0].view(4, EVERYTHING).dice
