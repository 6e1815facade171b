"""The guesses at the stops of one game: beside what is exact, and beside what then came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from uncle_widgets.asking import shapes
from uncle_widgets.games.words import capital, spelled, spoken
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
        none = ("You didn't guess this time.", "Press a mark on the timeline to try one.")
        return {"title": "The game is over", "near": "", "lines": [none], "doors": [*doors]}
    lines = [line for line in (hits(made), furthest(made), ("", sure)) if any(line)]
    title = "Your guess" if len(made) == 1 else f"Your {spelled(len(made))} guesses"
    near = f"{sum(guess.near for guess in made)} close"
    return {"title": title, "near": near, "lines": lines, "doors": [*doors]}


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
    n, often = len(seen), f"in {about(tail)} out of 100 games"
    rare = " That is rare." if tail < RARE else ""
    if n == 1:
        return "It happened." if came else "It didn't happen.", f"You'd expect that {often}.{rare}"
    every = "both" if n == 2 else f"all {n}"
    so_many = {n: every, 0: "none"}.get(came, f"{came} or {'more' if many else 'fewer'}")
    told = f"You'd expect {float(expected):.1f} on average, and {so_many} {often}.{rare}"
    some = {0: "None of the", n: "Both" if n == 2 else "All"}.get(came, f"{capital(spelled(came))} of the")
    return f"{some} {'' if n == 2 == came else f'{spelled(n)} '}things you guessed about happened.", told


def furthest(made: Sequence[Guess]) -> tuple[str, str]:
    """The numbers that were further off than near: how many, which way, and the furthest of them."""
    far = sorted((guess for guess in made if not guess.near), key=lambda guess: -guess.off)
    if not far:
        return "", "All your guesses were close." if len(made) > 1 else "Your guess was close."
    pairs = spoken("{mine} (it was {right})".format(**guess.plain) for guess in far[:FURTHEST])
    high, n = sum(guess.said is not None and guess.said > guess.exact for guess in far), len(far)
    if n == 1:
        one = "Your guess" if len(made) == 1 else "One guess"
        return "", f"{one} was too {'high' if high else 'low'}: {pairs}."
    all_of_them = "both" if n == 2 else "all"
    way = "too high" if high else "too low"
    which = (
        f"{all_of_them} were {way}"
        if high in (0, n)
        else f"{spelled(high)} of them {'was' if high == 1 else 'were'} too high"
    )
    those = "The furthest off were" if n > FURTHEST else "They were"
    return "", f"{capital(spelled(n))} guesses were not close, and {which}. {those} {pairs}."


def missed(guesses: Sequence[Guess], stops: Sequence[str]) -> str:
    """The question that was missed by most; where no number was given, the one asked most of those of the `stops`;
    '' for none."""
    worst = max(guesses, key=lambda guess: guess.off, default=None)
    if worst is not None and worst.off:
        return worst.question
    return Counter(stops).most_common(1)[0][0] if stops else ""


def _short(number: Fraction | None, measure: str) -> str:
    """'37' of a chance of 37 of 100, '5.21' of an amount."""
    if number is None:
        return ""
    return str(of_hundred(number)) if measure == "chance" else trimmed(number)
