"""Every sentence on views of many games: none that says what cannot be, or says it wrongly."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.contract.sentences import check, settings, told
from uncle_widgets.engine.game import Choice
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES

KIT = GAMES["say_uncle"]
NAMES = ("Ann", "Bob", "Cat", "Dan")


def read(games: int, views: int) -> int:
    """Checks all that is said of some views of so many games; how many sentences that were."""
    rng, said = Random(11), 0
    for number in range(games):
        seats = 2 + number % 3
        name = ("random", "greedy", "expert")[number % 3]
        match = play_on(Match.new(KIT.game(seats, KIT.short)), [KIT.player(name)] * seats, rng)
        for step in rng.sample(range(len(match.steps)), min(views, len(match.steps))):
            turn = match.game.turn(match.steps[step].state)
            watcher = turn.seat if isinstance(turn, Choice) else rng.randrange(seats)
            view = match.view(step, watcher)
            moves = turn.moves if isinstance(turn, Choice) else ()
            scene = KIT.draw(match, step, watcher, NAMES[:seats], moves=moves)
            place = f"game {number}, step {step}"
            words = [*scene.said, scene.now, scene.place, scene.board]
            for question in KIT.questions.values():
                for asked in settings(question, view, rng):
                    words += told(KIT, asked, view)
            advice = KIT.advice
            assert advice is not None
            for move in moves[:3]:
                words += [advice.hint(view, move, NAMES), advice.why(view, move, NAMES)]
                found = advice.asked(view, move, NAMES) if advice.asked else None
                words += [found.line, found.ask, found.told] if found else []
                words += [advice.count(view, move, NAMES)] if advice.count else []
            for sentence in words:
                check(sentence, place)
            said += len(words)
    return said


def test_no_sentence_of_some_games_is_wrong() -> None:
    assert read(6, 6) > 500


def test_a_player_is_told_what_they_did_as_you() -> None:
    match = play_on(Match.new(KIT.game(2, KIT.short)), [KIT.player("greedy")] * 2, Random(3))
    told = [" ".join(KIT.draw(match, step, 0, "AB").said) for step in range(len(match.steps))]
    for began in ("You take ", "You turn ", "You pass", "B takes ", "B turns ", "B passes", "B deals."):
        assert any(text.startswith(began) for text in told), began
    assert any("You have the best run" in text and "You get 2 points." in text for text in told)
    for text in told:
        assert not re.search(r"\bA (takes|turns|passes|says|does|has|gets|loses|deals)\b", text), text
        assert not re.search(r"\byou \w+s\b(?<!pass)", text, re.IGNORECASE), text


@pytest.mark.soak
def test_no_sentence_of_forty_games_is_wrong() -> None:
    assert read(40, 20) > 10_000


@pytest.mark.parametrize("seed", range(2))
def test_moments_are_few_and_of_several_kinds(seed: int) -> None:
    match = play_on(Match.new(KIT.game(3, KIT.short)), [KIT.player("greedy")] * 3, Random(seed))
    found = KIT.moments(match, 0)
    assert 0 < len(found) <= 8
    assert KIT.moments(match, None) == ()
    assert {moment.kind for moment in found} <= {"laid", "first", "pick", "card", "call"}


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_figures_of_the_bots_are_made_again(seats: int) -> None:
    from uncle_widgets.games.say_uncle.questions import bots

    made = bots.measured_calls(seats)
    assert abs(made.value - bots.CALLER_WINS[seats].value) < 1e-4
    for length, found in bots.measured_drafts(seats).items():
        assert abs(found.value - bots.AVERAGE[seats, length].value) < 1e-4
