"""Work it out, for every game: two to four small questions that lead to the answer, at lessons and at stops."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import uncle_widgets as uw
from tests.rounds import rounds_of
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.words import out_of_hundred, spelled
from uncle_widgets.probability.kinds import KINDS
from uncle_widgets.probability.marking import right_between
from uncle_widgets.probability.question import Posed
from uncle_widgets.probability.reasons import Ask, Line
from uncle_widgets.probability.show import about, amount, decimal, percent, trimmed

pytestmark = pytest.mark.repeats


def same_worker(game: str) -> pytest.MarkDecorator:
    """The mark of all tests of a game's steps: one worker plays its games, once."""
    return pytest.mark.xdist_group(f"steps of {game}")


KITS: Sequence[Any] = [pytest.param(kit, id=kit.id, marks=same_worker(kit.id)) for kit in GAMES.values()]
GAMES_PLAYED = rounds_of(50)
FEWEST, MOST = 2, 4


Positions = tuple[tuple[str, Posed[Any]], ...]


def lesson_positions(kit: Kit[Any]) -> Positions:
    """Every position of every lesson: where it is, and its question."""
    return _lesson_positions(kit.id)


def stops(kit: Kit[Any]) -> Positions:
    """The stops of seeded games, as seat A sees them."""
    return _stops(kit.id)


@cache
def _lesson_positions(game: str) -> Positions:
    kit = GAMES[game]
    return tuple((one.place, one.posed) for plan in plans(kit) for one in exercises(kit, plan))


@cache
def _stops(game: str) -> Positions:
    return (*_played(GAMES[game]),)


def _played(kit: Kit[Any]) -> Iterator[tuple[str, Posed[Any]]]:
    for seed in range(GAMES_PLAYED):
        match = uw.play_out(kit.id, seed=seed, **kit.short)
        frames = kit.frames(match)
        for moment in kit.moments(match, 0):
            view = match.view(frames[moment.frame], 0)
            yield (
                f"game {seed}, frame {moment.frame}",
                kit.questions[moment.question].at(**moment.settings).posed(view),
            )


def faults(posed: Posed[Any]) -> Iterator[str]:
    """What is wrong with the steps of a question; nothing if all is well."""
    lines, asked = posed.derivation.lines, posed.derivation.asked
    if not FEWEST <= len(asked) <= MOST:
        yield f"{len(asked)} steps"
        return
    yield from (fault for line in lines if line.ask for fault in _of_line(line, line.ask))
    answer = amount(posed.number, posed.measure), f"{about(posed.number)} out of 100"
    if lines[-1].value not in answer:
        yield f"the last line gives {lines[-1].value!r}, not the answer {answer[1]!r}"
    if not any(line.lit for line in lines if line.ask):
        yield "no step has anything lit"
    after = len(lines) - 1 - max(at for at, line in enumerate(lines) if line.ask)
    if after > 2:
        yield f"{after} lines after the last step"


def _of_line(line: Line, ask: Ask) -> Iterator[str]:
    low, high = right_between(ask)
    if not low <= ask.number <= high:
        yield f"{ask.words}: the answer itself would be wrong"
    printed = _printed(ask)
    if not any(text in line.value for text in printed):
        yield f"{ask.words}: the line gives {line.value!r}, not {printed[0]!r}"
    words = [*printed, *_parts(ask)]
    if not any(re.search(rf"(?<![\d.]){re.escape(text)}(?!\d)", ask.reason) for text in words):
        yield f"{ask.words}: the reason doesn't say {printed[0]!r}: {ask.reason!r}"
    if ask.left and (ask.left[-1].chance != ask.number or ask.judged != "chance"):
        yield f"{ask.words}: the last bar is not the answer"


def _printed(ask: Ask) -> list[str]:
    """How a line may print the number of its question."""
    number = ask.number
    if ask.judged == "count":
        return [f"{int(number):,}"]
    if ask.judged == "chance":
        return [out_of_hundred(number), percent(number)]
    return [decimal(number), trimmed(number), decimal(number, 1)]


def _parts(ask: Ask) -> list[str]:
    """How a reason may say it in words."""
    if ask.judged == "count":
        return [spelled(int(ask.number)), spelled(int(ask.number)).capitalize(), "none", "All"]
    return [str(ask.number.numerator), out_of_hundred(ask.number).split()[0], spelled(abs(ask.number.numerator))]


@pytest.mark.parametrize("kit", KITS)
@pytest.mark.parametrize("positions", [lesson_positions, stops], ids=["lessons", "stops"])
def test_every_question_that_is_asked_has_two_to_four_steps_that_lead_to_its_answer(
    kit: Kit[Any], positions: Any
) -> None:
    wrong = [
        f"{where}, {posed.question}: {fault}"
        for where, posed in positions(kit)
        if not posed.simulated
        for fault in faults(posed)
    ]
    assert not wrong, f"{len(wrong)} faults\n" + "\n".join(wrong[:25])


@pytest.mark.parametrize("kit", KITS)
def test_every_lesson_names_its_headline_mistake_its_topics_and_what_its_guesses_mean(kit: Kit[Any]) -> None:
    for plan in plans(kit):
        named = f"{kit.id} lesson {plan.number}"
        assert plan.headline in KINDS, named
        assert plan.topics, named
        assert {"high", "low", "close", plan.headline} <= {*plan.meaning}, named


def test_a_chance_is_right_within_three_hundredths_of_what_is_printed() -> None:
    ask = Ask("How likely is it?", Fraction(2, 3), "Count.", "It is 67 out of 100.", "chance")
    assert right_between(ask) == (Fraction(64, 100), Fraction(70, 100))


def test_an_average_is_right_within_a_twentieth_and_always_within_five_hundredths() -> None:
    mean = Ask("How many chips?", Fraction(4), "Add.", "It is 4.", "mean", "chips")
    small = Ask("How many chips?", Fraction(1, 5), "Add.", "It is 0.2.", "mean", "chips")
    assert right_between(mean) == (Fraction(38, 10), Fraction(42, 10))
    assert right_between(small) == (Fraction(3, 20), Fraction(1, 4))


def test_a_count_is_right_only_if_it_is_exact() -> None:
    assert right_between(Ask("How many cards?", Fraction(34), "Count.", "34 are hidden.")) == (34, 34)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"number": Fraction(1, 2)}, "whole number"),
        ({"number": Fraction(3, 2), "judged": "chance"}, "from 0 to 1"),
        ({"judged": "guess"}, "judged"),
        ({"words": "How many"}, "question"),
        ({"hint": ""}, "hint"),
    ],
)
def test_a_small_question_that_cannot_be_right_is_refused(given: dict[str, Any], says: str) -> None:
    sound = {"words": "How many?", "number": Fraction(3), "hint": "Count.", "reason": "There are 3."}
    with pytest.raises(ValueError, match=says):
        Ask(**{**sound, **given})
