"""What trials show, in words: how wide, and whether a guess can be told from the answer; in JavaScript the same."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from random import Random

import pytest

from tests.js import node
from uncle_widgets.probability.claim import claim
from uncle_widgets.probability.trials import Tally, wilson

SCRIPT = str(Path(__file__).parent / "claim.mjs")


def of(hits: int, trials: int, exact: float | None = None, guess: float | None = None) -> str:
    return claim(trials, hits / trials, wilson(hits, trials), "chance", exact, guess)


@pytest.mark.parametrize(
    ("hits", "trials", "says"),
    [
        (441, 1_111, "So it's about 40 out of 100, give or take 3."),
        (44, 111, "So it's about 40 out of 100, give or take 9."),
        (3, 11, "So it's between 10 and 57 out of 100."),
        (1, 1, "So it's between 21 and 100 out of 100."),
        (0, 10, "So it's between 0 and 28 out of 100."),
        (4_216, 10_000, "So it's about 42.2 out of 100, give or take 1.0."),
    ],
)
def test_it_says_about_which_number_give_or_take_how_much_so_that_more_trials_say_more(
    hits: int, trials: int, says: str
) -> None:
    assert of(hits, trials) == says


@pytest.mark.parametrize(
    ("exact", "guess", "says"),
    [
        (0.4216, 0.45, ". The answer (42.2) fits, but your guess (45) doesn't."),
        (0.4216, 0.40, ". Your guess (40) and the answer (42.2) both fit so far."),
        (0.4216, 0.4216, ". The answer (42.2) fits, and so does your guess."),
        (0.4216, None, ". The answer (42.2) fits."),
        (0.45, 0.4, ". Your guess (40) fits, but the answer (45) doesn't. About 1 in 20 runs mislead like this."),
        (0.45, 0.9, ". Neither the answer (45) nor your guess (90) fits. About 1 in 20 runs miss the answer."),
        (0.45, 0.45, ". The answer (45) doesn't fit. About 1 in 20 runs miss it."),
        (0.45, None, ". The answer (45) doesn't fit. About 1 in 20 runs miss it."),
    ],
)
def test_it_says_whether_that_is_enough_to_tell_the_guess_from_the_answer(
    exact: float, guess: float | None, says: str
) -> None:
    assert of(441, 1_111, exact, guess) == f"So it's about 40 out of 100, give or take 3{says}"


def test_a_number_that_rounding_would_put_on_the_other_side_is_told_to_one_place() -> None:
    """The interval ends at 42.6; about 40, give or take 3, would seem to hold 42.8."""
    assert of(441, 1_111, 0.4, 0.428).startswith(
        "So it's about 39.7 out of 100, give or take 2.9. The answer (40) fits, but"
    )


def test_of_amounts_it_says_so_in_their_unit_and_of_equal_ones_that_they_show_no_distance() -> None:
    tally = Tally().extend([2.0, 3.0, 2.0, 4.0])
    ends = tally.interval(chance=False)
    assert claim(4, tally.mean, ends, "turns", 2.5, 9.0) == (
        "So it's about 2.75 turns, give or take 0.94. The answer (2.50) fits, but your guess (9.00) doesn't."
    )
    same = "trials gave the same number, so they don't show how far off it may be."
    assert claim(2, 3.0, (3.0, 3.0), "turns", 2.5, 9.0) == f"Both {same}"
    assert claim(5, 3.0, (3.0, 3.0), "turns", 2.5) == f"All 5 {same}"
    assert claim(1, 3.0, (3.0, 3.0), "turns") == claim(0, 0.0, (0.0, 0.0), "chance") == ""


def sample(rng: Random, n: int) -> list[list[object]]:
    """Chances and amounts of any size, answers and guesses at the ends of their intervals among them."""
    made: list[list[object]] = []
    for _ in range(n):
        trials = rng.choice((1, 2, 10, 11, 111, 1_111, rng.randrange(1, 10_001)))
        if rng.random() < 0.7:
            hits = rng.randrange(trials + 1)
            measure, mean, ends = "chance", hits / trials, wilson(hits, trials)
        else:
            mean, half = rng.uniform(-5, 40), rng.choice((0.0, 0.001, 0.5, 7.0)) * rng.random()
            measure, ends = rng.choice(("turns", "points")), (mean - half, mean + half)
        near = [mean, *ends, round(mean, 2), round(ends[1], 2), rng.random(), None]
        made.append([trials, mean, ends, measure, rng.choice(near), rng.choice(near)])
    return made


def test_what_is_said_agrees_with_the_interval_and_a_page_without_python_says_the_same(tmp_path: Path) -> None:
    made = sample(Random(5), 6_000)
    words = [claim(*one) for one in made]  # type: ignore[arg-type]
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(made), "utf-8")
    run = subprocess.run([node.needed(), SCRIPT, str(file)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert [pair for pair in zip(json.loads(run.stdout), words, made, strict=True) if pair[0] != pair[1]] == []
    wholes = 0
    for (_, _, (low, high), measure, exact, guess), said in zip(made, words, strict=True):  # type: ignore[misc]
        found = re.search(r"about (\S+) out of 100, give or take ([\d.]*\d)", said)
        if measure == "chance" and found and "." not in found[1]:
            wholes += 1
            for number in (exact, guess) if exact is not None else ():
                if number is not None:
                    seems = abs(100 * number - float(found[1])) <= float(found[2])
                    assert seems == (low <= number <= high), (said, low, high, number)
    assert wholes > 500
