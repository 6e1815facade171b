"""No question raises, and none says what cannot be: few cards, short games, late steps, all eyes, every setting.

`make test` takes a fixed sample of such positions; `make soak` a wide one, with positions set up by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

import pytest

from tests.contract import asking
from tests.contract.asking import Asked, Raised, edited, eyes, late_steps, plant, played, small_tables
from tests.contract.dice_pot import KIT
from tests.contract.dice_pot.questions import Highest
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit

QUICK = ("random", "greedy")
"""Who plays the games of the sample: players that reckon take longer than the questions do."""
MOVES = 700
"""Moves of a game, at most: what is left is played no further."""
GAMES_EACH, SECONDS = 4, 6.0
"""Games of the sample, and seconds of processor time after which no other position of a game's is begun."""
WIDE = 240.0
"""Seconds of processor time for each game and seed in `make soak`."""

BY_ID = pytest.mark.parametrize("kit", GAMES.values(), ids=lambda kit: kit.id)


def positions(kit: Kit[Any], rng: Random, games: int, by_hand: bool = False) -> Iterator[tuple[Any, str]]:
    """Views of the late steps of small games, and where they are; `by_hand`: and such as are set up from them."""
    for _, game in zip(range(games), small_tables(kit, rng), strict=False):
        match = played(kit, game, rng, MOVES, QUICK)
        for step in late_steps(match, rng, 9):
            for eye in eyes(match, step, rng, 2):
                place = f"{eye} of {match.back(step).record()}"
                yield match.view(step, eye), place
                if by_hand and isinstance(eye, int) and rng.random() < 0.3:
                    for view in edited(kit, game, eye, match.view(step, eye), rng):
                        yield view, f"by hand from {place}"


def ask_all(kit: Kit[Any], view: Any, place: str, rng: Random, settings: int) -> int:
    """Ask everything of every question about a view; how many arose, set one way or another."""
    arose = 0
    for question in kit.questions.values():
        try:
            asked = Asked(kit, question, view)
            for one in asked.others(rng, settings) if asked.arises else ():
                one.everything(seeds=range(3))
                arose += 1
        except AssertionError as error:
            raise AssertionError(f"{error}\nfor {place}") from error
    return arose


@pytest.mark.sample
@BY_ID
def test_no_question_raises_where_little_is_left(kit: Kit[Any]) -> None:
    rng, since, arose = Random(f"{kit.id} asked"), process_time(), 0
    for view, place in positions(kit, rng, GAMES_EACH):
        arose += ask_all(kit, view, place, rng, 2)
        if process_time() - since > SECONDS:
            break
    assert arose > 10


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
@BY_ID
def test_no_question_raises_anywhere(kit: Kit[Any], seed: int) -> None:
    rng, since = Random(f"{kit.id} asked widely {seed}"), process_time()
    for view, place in positions(kit, rng, 10_000, by_hand=True):
        ask_all(kit, view, place, rng, 6)
        if process_time() - since > WIDE:
            break


# What the adapter must find.


def dice() -> tuple[Kit[Any], Any]:
    """A small game and a view of it in which its question arises."""
    rng = Random(3)
    for game in small_tables(KIT, rng):
        match = played(KIT, game, rng, 60)
        for step in range(len(match.steps)):
            view = match.view(step, 0)
            if Highest().pose(view):
                return KIT, view
    raise AssertionError


SAID = ["words", "given", "cases", "event", "asks", "span", "knobs", "derivation", "mistakes", "pictures", "parts", "heat", "slots",
        "apart", "deals", "slow", "derivable", "quantities", "struck", "answer", "once", "growing"]  # fmt: skip
"""All that is said of one position."""


@pytest.mark.parametrize("part", ["arise", "model", "measure", *SAID])
def test_a_question_that_raises_is_found_whatever_part_of_it_does(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit, view = dice()

    def planted(self: Any, *given: Any) -> Any:
        raise ZeroDivisionError(part)

    own = planted if part in ("arise", "answer", "once", "growing") else property(planted)
    if part in SAID:
        plant(monkeypatch, Highest(), part, own)
    else:
        monkeypatch.setattr(Highest, part, own)

    def ask() -> None:
        for one in Asked(kit, Highest(), view).others(Random(1), 3):
            assert one.arises
            one.everything()

    with pytest.raises((Raised, ZeroDivisionError), match=part):
        ask()


@pytest.mark.parametrize("answer", [0.5, True, "1/2", None])
def test_an_answer_that_is_no_exact_number_is_found(answer: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    kit, view = dice()
    plant(monkeypatch, Highest(), "answer", lambda self: answer)
    with pytest.raises(AssertionError, match="answer with a Fraction"):
        Asked(kit, Highest(), view).everything()


def test_small_tables_are_small_and_of_every_size() -> None:
    for kit in GAMES.values():
        rng = Random(kit.id)
        tables = [game for _, game in zip(range(60), small_tables(kit, rng), strict=False)]
        least, most, _ = kit.seats
        assert {game.seats for game in tables} == set(range(least, most + 1))
        assert len({game.options for game in tables}) > 12
    assert set(asking.PACKS) <= set(GAMES)
