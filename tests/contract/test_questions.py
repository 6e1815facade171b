"""Every question of every game: its exact answer against trials, and all that it says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import sqrt
from random import Random
from typing import Any

import pytest

from tests.rounds import Repeats
from uncle_widgets.engine.game import EVERYTHING, Chance, Choice
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.lessons import lesson_text
from uncle_widgets.games.plain import plain
from uncle_widgets.games.scene import TRACE
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.kinds import KINDS
from uncle_widgets.probability.marking import Judged, verdict
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Mistake, Node
from uncle_widgets.probability.trials import Estimate, Tally

ERRORS = 5
"""Standard errors that trials may be off."""
RARE = 4
"""Outcomes that a count may be off besides: a rare outcome is not spread like a normal one."""

QUESTIONS = [(game, key) for game, kit in GAMES.items() for key in kit.questions]


@lru_cache(maxsize=64)
def game(kit_id: str, seed: int, player: str = "random") -> Match[Any, Any, Any]:
    """A whole game at a table of random size, by random players or others."""
    kit, rng = GAMES[kit_id], Random(f"{kit_id} {seed}")
    seats = rng.randint(kit.seats[0], min(kit.seats[1], 4))
    return play_on(Match.new(kit.new(seats)), [kit.player(player)] * seats, rng)


def positions(
    kit: Kit[Any], seed: int, at_chance: bool = False, player: str = "random"
) -> Iterator[tuple[Match[Any, Any, Any], int, Any]]:
    """Random moments of random games, as each watcher sees them: somebody is to choose, or there may be a chance."""
    rng = Random(f"{kit.id} positions {seed}")
    while True:
        match = game(kit.id, rng.randrange(12), player)
        step = rng.randrange(len(match.steps))
        turn = match.game.turn(match.steps[step].state)
        if isinstance(turn, Choice) or (at_chance and isinstance(turn, Chance)):
            first = turn.seat if isinstance(turn, Choice) else 0
            yield match, step, rng.choice([first, rng.randrange(match.game.seats), None, EVERYTHING])


def arising(kit: Kit[Any], question: Question[Any], many: int, seed: int = 0) -> list[tuple[Any, Any, Any]]:
    """Positions in which the question arises; it must do so in one of a hundred, of games by random players or by
    those of whom its model is true."""
    found: list[tuple[Any, Any, Any]] = []
    for player in ("random", question.bots):
        for tried, (match, step, watcher) in enumerate(positions(kit, seed, question.at_chance, player)):
            if question.pose(match.view(step, watcher)):
                found.append((match, step, watcher))
            if len(found) == many or tried > 100 * many:
                break
        if found:
            break
    assert found, f"{question.id} did not arise in {100 * many} positions"
    return found


def settings_of(posed: Posed[Any]) -> list[Posed[Any]]:
    """The question, and with each choice of each knob that arises."""
    found = [posed]
    for knob in posed.knobs:
        for value, _ in knob.choices:
            other = posed.question.at(**{knob.name: value}).pose(posed.view)
            if other and other not in found:
                found.append(other)
    return found


def hold(posed: Posed[Any], trials: int, rng: Random) -> None:
    """The exact answer and the trials agree."""
    if posed.apart:
        return
    exact = posed.exact
    outcomes = [x for x in (posed.once(rng)[0] for _ in range(trials)) if x is not None]
    trials = len(outcomes)  # those that the condition does not strike out
    place = f"{posed.question} on {posed.words}"
    if isinstance(exact, Estimate):
        values = [*map(float, outcomes)]
        assert exact.agrees(Tally(trials, sum(values), sum(x * x for x in values))), place
    elif isinstance(exact, Dist):
        counts = Counter(outcomes)
        assert set(counts) <= set(exact), place
        for outcome, p in exact.items():
            near(counts[outcome], p, trials, f"{place}: {outcome}")
    elif posed.measure == "chance":
        near(sum(map(bool, outcomes)), exact, trials, place)
    else:
        mean = sum(map(float, outcomes)) / trials
        error = sqrt(sum((float(x) - mean) ** 2 for x in outcomes) / trials / (trials - 1))
        assert abs(mean - float(exact)) <= ERRORS * error + 1e-9, f"{place}: {mean} for {float(exact)}"


def near(count: int, p: Fraction, trials: int, place: str) -> None:
    assert 0 <= p <= 1, place
    error = sqrt(trials * float(p * (1 - p)))
    slack = ERRORS * error + (RARE if 0 < p < 1 else 0)
    assert abs(count - trials * float(p)) <= slack, f"{place}: {count} of {trials} for {float(p):.4f}"


@pytest.mark.parametrize(("kit", "key"), QUESTIONS)
def test_the_exact_answer_is_what_trials_give(kit: str, key: str, rounds: Repeats) -> None:
    question, rng = GAMES[kit].questions[key], Random(f"{kit} {key}")
    for match, step, watcher in arising(GAMES[kit], question, 3)[: rounds(3)]:
        hold(rng.choice(settings_of(question.posed(match.view(step, watcher)))), rounds(3_000), rng)


@pytest.mark.soak
@pytest.mark.parametrize(("kit", "key"), QUESTIONS)
def test_the_exact_answer_is_what_many_trials_give(kit: str, key: str) -> None:
    question, rng = GAMES[kit].questions[key], Random(f"soak {kit} {key}")
    for match, step, watcher in arising(GAMES[kit], question, 20, seed=1):
        hold(rng.choice(settings_of(question.posed(match.view(step, watcher)))), 20_000, rng)


@pytest.mark.parametrize(("kit", "key"), QUESTIONS)
def test_a_question_says_all_that_it_must(kit: str, key: str) -> None:
    question = GAMES[kit].questions[key]
    assert question.id == key
    assert all((question.title, question.concept, question.misconception))
    for match, step, watcher in arising(GAMES[kit], question, 4):
        for posed in settings_of(question.posed(match.view(step, watcher))):
            place = f"{posed.question} at step {step} for {watcher}"
            assert posed.words, place
            assert posed.words[-1] in "?.", place
            assert posed.given, place
            assert_number(posed, place)
            assert_reasons(posed, GAMES[kit], match, step, place)
            assert len(lesson_text(GAMES[kit], posed)) > 20, place


def assert_number(posed: Posed[Any], place: str) -> None:
    number, (low, high) = posed.number, posed.span
    assert low <= number <= high, place
    if parts := posed.parts:
        assert sum(part.chance for part in parts) == 1, place
        if posed.measure == "chance":
            assert sum(part.chance for part in parts if part.yes) == number, place
    for mistake in posed.mistakes:
        assert mistake.name, place
        assert mistake.words, place
        assert mistake.kind in KINDS, place
        assert mistake.value != number, f"{place}: {mistake.name}"
    for kind, question in posed.asks.items():
        assert kind in KINDS, place
        assert re.fullmatch(r"(Did|Do|Is|Are|Have) .+\?", question), f"{place}: {question}"
    assert_told(Judged(number, posed.measure), posed.mistakes, posed.span, place)


def assert_told(judged: Judged, mistakes: tuple[Mistake, ...], span: tuple[float, float], place: str) -> None:
    """A number that is near hears of no mistake, be it a mistake's own; one that is far of a close one or none."""
    low, high = map(Fraction, span)
    grid = [low + (high - low) * k / 50 for k in range(51)]
    beside = [judged.exact + judged.reach * k / 4 for k in (-3, -1, 0, 1, 3)]
    for said in [*grid, *beside, *(mistake.value for mistake in mistakes)]:
        found = verdict(said, judged, (), mistakes)
        off = abs(said - judged.exact)
        assert found.near == (off < judged.reach or (judged.measure != "chance" and off == judged.reach)), place
        close = [one for one in mistakes if abs(said - one.value) <= min(judged.fits, off / 2)]
        assert (found.mistake is not None) == (not found.near and bool(close)), f"{place}: {said}"
        assert found.mistake is None or found.mistake in close, f"{place}: {said}"


def assert_reasons(posed: Posed[Any], kit: Kit[Any], match: Match[Any, Any, Any], step: int, place: str) -> None:
    watcher = posed.view.me
    names = [f"seat {seat}" for seat in range(match.game.seats)]
    drawn = keys(plain(kit.draw(match, step, watcher, names)))
    reasons = posed.derivation
    assert reasons.lines, place
    for line in reasons.lines:
        assert line.words, place
        assert line.value, place
        assert set(line.lit) <= drawn, f"{place}: {set(line.lit) - drawn}"
    assert any(line.lit for line in reasons.lines), f"{place}: nothing is lit"
    if reasons.tree:
        assert_tree(reasons.tree, place)
    if curve := reasons.curve:
        assert len(curve.x) == len(curve.exact), place
    _, dealt = posed.once(Random(1))
    on_table = {key for key in dealt if not key.startswith(TRACE)}
    assert on_table <= drawn, f"{place}: {on_table - drawn}"
    assert dealt or not isinstance(watcher, int), f"{place}: one trial shows nothing"
    for face in dealt.values():
        plain(face)


def keys(scene: Any) -> set[str]:
    """The item keys and zone ids of a plain scene."""
    if isinstance(scene, dict):
        own = {scene[name] for name in ("key", "id") if name in scene}
        if scene.get("kind") == "kinds":
            own |= {f"{scene['id']}.{kind}" for kind in scene["kinds"]}
        if scene.get("kind") == "notes":
            own |= {f"{scene['id']}.{k}" for k, row in enumerate(scene["rows"]) if row.get("box")}
        return own.union(*(keys(item) for item in scene.values()))
    if isinstance(scene, list):
        return set().union(*map(keys, scene))
    return set()


def assert_tree(node: Node, place: str) -> None:
    assert node.words, place
    chances = [child.chance for child in node.children if child.chance is not None]
    if len(chances) > 1 and len(chances) == len(node.children):
        assert sum(chances) == 1, f"{place}: {node.words}"
    for child in node.children:
        assert_tree(child, place)


@pytest.mark.parametrize(("kit", "key"), QUESTIONS)
def test_every_choice_of_a_knob_is_a_setting(kit: str, key: str) -> None:
    question = GAMES[kit].questions[key]
    for match, step, watcher in arising(GAMES[kit], question, 3):
        for knob in question.posed(match.view(step, watcher)).knobs:
            values = [value for value, _ in knob.choices]
            assert values, knob
            assert len({*values}) == len(values), knob
            assert all(label for _, label in knob.choices), knob
            assert knob.value in (None, *values), knob
            for value in values:
                assert getattr(question.at(**{knob.name: value}), knob.name) == value
        with pytest.raises(ValueError, match="no setting"):
            question.at(no_such_setting=1)


@pytest.mark.parametrize("kit", GAMES)
def test_a_question_is_silent_or_speaks_at_every_moment(kit: str) -> None:
    match = game(kit, 0)
    for step in range(0, len(match.steps), max(1, len(match.steps) // 40)):
        for watcher in (0, None, EVERYTHING):
            for question in GAMES[kit].questions.values():
                posed = question.pose(match.view(step, watcher))
                assert posed is None or posed.words
