"""The guesses at the stops of one game: beside what is exact, and beside what then came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from uncle_widgets.asking import shapes
from uncle_widgets.games.words import capital, spelled
from uncle_widgets.probability.counting import successes
from uncle_widgets.probability.marking import Judged
from uncle_widgets.probability.show import about, of_hundred, trimmed

RARE = Fraction(5, 100)
"""So many hits, or so few, are called rare where such a game brings them less often."""
FURTHEST = 3
"""So many of the numbers that were further off are told, at most."""


@dataclass(frozen=True)
class Guess:
    """One stop: what was said (None where it was skipped), what is exact, and what then came.

    Both are chances, or amounts in `measure` within `span`. `came` is None where the game does not show it, and
    of an amount. `words` tell it: 'It brought +6.0.' `at` is its place among the game's stops, from 0, and `frame`
    the one it asked at; `name` is what its `question` is called.
    """

    said: Fraction | None
    exact: Fraction
    came: bool | None
    words: str
    at: int = 0
    frame: int = 0
    question: str = ""
    name: str = ""
    measure: str = "chance"
    span: tuple[float, float] = (0, 1)

    @property
    def judged(self) -> Judged:
        return Judged(self.exact, self.measure)

    @property
    def near(self) -> bool:
        return self.said is not None and self.judged.band(self.said) != "far"

    @property
    def off(self) -> Fraction:
        """How far off, in units of what is still near; 0 where nothing was said."""
        return Fraction(0) if self.said is None else self.judged.off(self.said) / self.judged.reach

    @property
    def plain(self) -> shapes.Guess:
        return {
            "said": None if self.said is None else float(self.said), "exact": float(self.exact),
            "came": self.came, "words": self.words, "at": self.at, "frame": self.frame, "name": self.name,
            "measure": self.measure, "span": self.span, "reach": float(self.judged.reach), "near": self.near,
            "mine": _short(self.said, self.measure), "right": _short(self.exact, self.measure),
        }  # fmt: skip


def ending(guesses: Sequence[Guess], sure: str, doors: Sequence[shapes.Door]) -> shapes.Ending:
    """How the guesses of a game did, when it is over: a heading, how many were near, and a sentence or two.

    `sure` says how sure they were.
    """
    made = [guess for guess in guesses if guess.said is not None]
    if not made:
        none = ("You gave no number.", "A mark below the table asks again.")
        return {"title": "The game is over", "near": "", "lines": [none], "doors": [*doors]}
    lines = [line for line in (hits(made), furthest(made), ("", sure)) if any(line)]
    stops = "Your one stop" if len(made) == 1 else f"Your {spelled(len(made))} stops"
    near = f"{sum(guess.near for guess in made)} near"
    return {"title": stops, "near": near, "lines": lines, "doors": [*doors]}


def hits(made: Sequence[Guess]) -> tuple[str, str]:
    """How often it came, beside how often it was to be expected, each stop by itself; two empty where nobody
    knows."""
    seen = [guess for guess in made if guess.came is not None]
    if not seen:
        return "", ""
    chances = [guess.exact for guess in seen]
    came, expected = sum(bool(guess.came) for guess in seen), sum(chances)
    many = came >= expected
    tail = successes(chances).P(lambda n: n >= came if many else n <= came)
    n = len(seen)
    stops = "One such stop brings" if n == 1 else f"{capital(spelled(n))} such stops bring"
    told_so = spelled(came) if came else "none"
    so_many = told_so if came == (n if many else 0) else f"{told_so} or {'more' if many else 'fewer'}"
    rare = " That is rare." if tail < RARE else ""
    told = f"{stops} {so_many} in {about(tail)} of 100 games.{rare}"
    return f"Hits expected {float(expected):.1f}, came {came}.", told


def furthest(made: Sequence[Guess]) -> tuple[str, str]:
    """The numbers that were further off than near: how many, which way, and the furthest of them."""
    far = sorted((guess for guess in made if not guess.near), key=lambda guess: -guess.off)
    if not far:
        return "", "All your numbers were near." if len(made) > 1 else "Your number was near."
    pairs = ", ".join("{mine} for {right}".format(**guess.plain) for guess in far[:FURTHEST])
    high, n = sum(guess.said is not None and guess.said > guess.exact for guess in far), len(far)
    way = "high" if high else "low"
    if high in (0, n):
        which = f"{['', 'both times ', 'each time '][min(n, 3) - 1]}too {way}"
    else:
        which = f"{_times(high)} too high"
    told = ". Furthest: " if n > FURTHEST else ": "
    return "", f"{capital(_times(n))} you were further off, {which}{told}{pairs}."


def missed(guesses: Sequence[Guess], stops: Sequence[str]) -> str:
    """The question that was missed by most; where no number was given, the one asked most of those of the `stops`;
    '' for none."""
    worst = max(guesses, key=lambda guess: guess.off, default=None)
    if worst is not None and worst.off:
        return worst.question
    return Counter(stops).most_common(1)[0][0] if stops else ""


def _times(n: int) -> str:
    return {1: "once", 2: "twice"}.get(n) or f"{spelled(n)} times"


def _short(number: Fraction | None, measure: str) -> str:
    """'37' of a chance of 37 of 100, '5.21' of an amount."""
    if number is None:
        return ""
    return str(of_hundred(number)) if measure == "chance" else trimmed(number)
