"""The explainer's x10,000: the processor time of ten thousand trials, at positions of random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from random import Random
from time import process_time
from typing import Any

from benchmarks.shared.measure import Found, Missing
from uncle_widgets.engine.game import Choice, Over
from uncle_widgets.engine.match import choose
from uncle_widgets.games import GAMES
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.widgets.panel.trials import MOST, Trials

POSITIONS, SEED = 5, 2026
HOMES = {"U": "uncle", "N": "uno", "M": "mr_t", "S": "say_uncle", "T": "thrush"}
"""A question's first letter is its game's."""
QUESTIONS = ("U-L2", "U-L4", "N-L1", "S-L1", "T-L2", "M-L6", "S-L6")
AT: dict[str, dict[str, Any]] = {"S-L6": {"about": "caller"}}
"""What is asked of a question with several; S-L6's last plays whole rounds."""


def posings(question: Question[Any], game: Any, player: Any) -> Iterator[Posed[Any]]:
    """The question at one position of each random game in which it arises."""
    for number in count(SEED):
        rng, state = Random(number), game.start()
        while not isinstance(turn := game.turn(state), Over):
            view = game.view(state, turn.seat if isinstance(turn, Choice) else 0)
            if (isinstance(turn, Choice) or question.at_chance) and (posed := question.pose(view)):
                yield posed
                break
            state = game.play(state, choose(game, state, turn, [player] * game.seats, rng)).state


def taken(name: str) -> Found:
    kit = GAMES[HOMES[name[0]]]
    question = kit.questions[name].at(**AT.get(name, {}))
    seconds = []
    for posed in islice(posings(question, kit.new(), kit.players["random"]), POSITIONS + 1):
        trials = Trials(lambda: None, SEED)
        trials.bind(posed)
        if MOST not in trials.told()["counts"]:
            raise Missing("It offers no ten thousand trials here.")
        start = process_time()
        trials.run(MOST)
        seconds.append(process_time() - start)
    return Found(tuple(seconds[1:]), f"{seconds[0]:.2f} s the first time, with all imports")


RUNS: dict[str, Callable[[], Found]] = {name: partial(taken, name) for name in QUESTIONS}
