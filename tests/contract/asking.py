"""Everything that there is to ask of a question, in one place; and what may be planted in what it says.

Beside it the positions in which questions are likely to fail: tables with few cards and short games, and of those
the last steps and the moments at which chance has the fewest cards left.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any

import pytest

from uncle_widgets.engine.game import EVERYTHING, Chance, Choice, Game, Over, Watcher
from uncle_widgets.engine.match import Match, choose
from uncle_widgets.engine.options import Option, Written
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.lessons import lesson_text
from uncle_widgets.games.plain import plain
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Mistake, Part
from uncle_widgets.probability.show import amount, hundred_dots
from uncle_widgets.probability.trials import Estimate
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.panel.panel import posing
from uncle_widgets.widgets.saved.answers import Answers

AnyGame = Game[Any, Any, Any]
AnyMatch = Match[Any, Any, Any]

PACKS: Mapping[str, Mapping[str, Sequence[Any]]] = {
    "mr_t": {
        "deck": ("J8,T8", "J16", "D4,B4,K4,T4", "J2,D2,B2,K2,R2,W2,T4", "J1,D1,B1,K1,R1,W1,A1,C1,L1,P1,S1,T5")
    }
}
"""Values of options that are data, which make a game small: by game and option. A kit without such needs none."""
BATCH = 40
"""Trials dealt in batch."""
SHORT = (0, 1, 2, 4, 9)
"""How far above its least value a number is set, where a game is to be short."""


def plant(patch: pytest.MonkeyPatch, question: Question[Any], part: str, own: Any) -> None:
    """From now on this `part` of what such a question says, at any position, is `own`: a property, a method, a value."""
    kind, arise = type(question), type(question).arise
    if not (callable(own) or isinstance(own, property)):
        value, own = own, property(lambda self: value)  # which goes before what the position has set by itself

    def planted(self: Question[Any], view: Any) -> Posed[Any] | None:
        posed = arise(self, view)
        if posed is not None:
            posed.__class__ = type("Planted", (type(posed),), {part: own})
        return posed

    patch.setattr(kind, "arise", planted)


class Raised(AssertionError):
    """A question that raised: which, in which of its parts, set how."""


@dataclass(frozen=True)
class Asked:
    """A question, set so, about one view."""

    kit: Kit[Any]
    question: Question[Any]
    view: Any

    @property
    def arises(self) -> bool:
        return self._pose() is not None

    @cached_property
    def posed(self) -> Posed[Any]:
        found = self._pose()
        assert found, f"expected {self.question} to arise"
        return found

    def _pose(self) -> Posed[Any] | None:
        try:
            return self.question.pose(self.view)
        except Exception as error:
            raise self._raised("arise", error) from error

    def set(self, **settings: Any) -> Asked:
        return Asked(self.kit, self.question.at(**settings), self.view)

    def others(self, rng: Random, many: int) -> Iterator[Asked]:
        """It, then as it is set by pressing one choice after another, at random; those that arise, each once."""
        found = [self]
        yield self
        for _ in range(many):
            here = found[-1] if rng.random() < 0.7 else self
            knobs = here._call("knobs")
            for knob in rng.sample(knobs, min(len(knobs), 1)):
                other = here.set(**{knob.name: rng.choice(knob.choices)[0]})
                if other not in found and other.arises:
                    found.append(other)
                    yield other

    def everything(self, seeds: Sequence[int] = (0, 1, 2), batch: int = BATCH) -> None:
        """All that it says and does; an AssertionError where it raises, or says what cannot be."""
        for part in (
            "words",
            "given",
            "cases",
            "event",
            "asks",
            "knobs",
            "apart",
            "quantities",
            "derivable",
            "slow",
            "struck",
        ):
            self._call(part)
        for part in ("measure", "model"):
            self._plain(lambda part=part: str(getattr(self.question, part)), part)
        self._number()
        self._reasons(self._call("derivation"))
        for picture in self._call("pictures"):
            self._plain(picture.plain, f"picture {picture.title}")
        self._trials(seeds)
        self._batch(batch)
        self._plain(lambda: lesson_text(self.kit, self.posed), "lesson")
        self._plain(lambda: Answers(self.kit).panel(self.posed, posing(self.view)), "page")

    def _number(self) -> None:
        exact, number = self._call("exact"), self._call("number")
        if isinstance(exact, Dist):
            self._true(all(type(n) is int for n in exact.weights.values()), f"whole weights in {exact!r}")
        self._true(type(number) is Fraction, f"a Fraction, not {number!r}")
        self._true(isinstance(exact, Fraction | Dist | Estimate), f"an exact answer, not {exact!r}")
        low, high = self._call("span")
        self._true(low <= number <= high, f"{number} from {low} to {high}")
        parts: Sequence[Part] = self._call("parts")
        if parts:
            self._true(all(0 <= part.chance <= 1 for part in parts), f"parts {parts}")
            self._true(sum(part.chance for part in parts) == 1, f"parts that add up to 1: {parts}")
            if self.question.measure == "chance":
                self._true(sum(part.chance for part in parts if part.yes) == number, f"{number} in {parts}")
                self._true(sum(hundred_dots(parts, number)) == 100, "a hundred dots")
        mistakes: Sequence[Mistake] = self._call("mistakes")
        for mistake in mistakes:
            self._true(bool(mistake.name and mistake.words), f"words for {mistake}")
            self._true(type(mistake.value) is Fraction and mistake.value != number, f"a wrong number: {mistake}")
        self._plain(lambda: amount(number, self.question.measure), "amount")
        if heat := self._call("heat"):
            self._true(all(float(spot.value) == float(spot.value) for spot in heat.spots), "heat")

    def _reasons(self, reasons: Derivation) -> None:
        self._true(bool(reasons.lines), "reasons")
        self._true(all(line.words and line.value for line in reasons.lines), f"words and values: {reasons.lines}")
        if curve := reasons.curve:
            self._true(len(curve.x) == len(curve.exact) > 0, "a curve")

    def _trials(self, seeds: Sequence[int]) -> None:
        grown = self._call("growing", ())
        for seed in seeds:
            outcome, shown = self._call("once", (Random(seed),))
            if outcome is not None:
                self._plain(lambda outcome=outcome: float(outcome), f"outcome {outcome!r}")
            for face in shown.values():
                self._plain(lambda face=face: plain(face), "what a trial deals")
            if grown is not None:
                self._plain(lambda outcome=outcome, shown=shown: grown.add(outcome, shown), "growing")
        if grown is not None:
            self._plain(grown.plain, "growing")

    def _batch(self, many: int) -> None:
        dealer = self._call("dealer")
        if dealer is None or not many:
            return
        grown, outcomes = self._call("growing", ()), []
        try:
            for piece in dealer(7, 0, many):
                outcomes += list(piece.outcomes)
                if grown is not None:
                    grown.gather(piece)
        except Exception as error:
            raise self._raised("dealer", error) from error
        self._true(len(outcomes) == many, f"{many} trials, not {len(outcomes)}")

    def _call(self, part: str, given: tuple[Any, ...] | None = None) -> Any:
        """An attribute of the posed question; what it gives where it is called."""
        try:
            found = getattr(self.posed, part)
            return found if given is None else found(*given)
        except Exception as error:
            raise self._raised(part, error) from error

    def _plain(self, make: Any, part: str) -> None:
        """What a page shows is made, and can be sent."""
        try:
            json.dumps(make(), allow_nan=False)
        except Exception as error:
            raise self._raised(part, error) from error

    def _true(self, held: bool, what: str) -> None:
        assert held, f"expected {what} of {self.question}"

    def _raised(self, part: str, error: Exception) -> Raised:
        return Raised(f"{self.question}: {part} raised {error!r}")


def small_tables(kit: Kit[Any], rng: Random) -> Iterator[AnyGame]:
    """Tables of any size at any rules, most of them with few cards or short games; without end."""
    while True:
        rate = rng.choice((0.0, 0.2, 0.5))
        set_ = {name: _set(kit, option, rng) for name, option in kit.options.items() if rng.random() < rate}
        try:
            yield kit.new(rng.randint(*kit.seats[:2]), **(set_ if rate else kit.short))
        except Refusal:  # these rules do not go together, or not at a table of this size
            continue


def _set(kit: Kit[Any], option: Option, rng: Random) -> Any:
    if isinstance(option.range, Written):
        return rng.choice((option.default, *option.range.examples, *PACKS.get(kit.id, {}).get(option.name, ())))
    if type(option.default) is int:
        least, most = option.range
        return min(most, least + rng.choice(SHORT))
    return rng.choice(option.range)


def played(kit: Kit[Any], game: AnyGame, rng: Random, most: int, players: Sequence[str] = ()) -> AnyMatch:
    """A game by players drawn from `players` (else all of the kit), whole or broken off after `most` moves."""
    seats = [kit.player(rng.choice(players or list(kit.players))) for _ in range(game.seats)]
    match, moves = Match.new(game), []
    state = match.state
    while len(moves) < most and not isinstance(turn := game.turn(state), Over):
        moves.append(choose(game, state, turn, seats, rng))
        state = game.play(state, moves[-1]).state
    return match.extend(moves)


def late_steps(match: AnyMatch, rng: Random, many: int) -> list[int]:
    """Steps of a match: a third of its last ones, a third near the smallest chances, a third anywhere."""
    game, n = match.game, len(match.steps)
    turns = [game.turn(step.state) for step in match.steps]
    left = [(turn.odds.total, rng.random(), at) for at, turn in enumerate(turns) if isinstance(turn, Chance)]
    near = [at + rng.randint(-2, 2) for _, _, at in sorted(left)[: 3 * many]]
    each = -(-many // 3)
    found = [
        *rng.sample(range(max(0, n - 12), n), min(each, n, 12)),
        *rng.sample(near, min(each, len(near))),
        *rng.sample(range(n), min(each, n)),
    ]
    return sorted({at for at in found if 0 <= at < n and not isinstance(turns[at], Over)})


def eyes(match: AnyMatch, step: int, rng: Random, many: int) -> list[Watcher]:
    """Who looks on: the seat that chooses, and so many others of all there are."""
    turn = match.game.turn(match.steps[step].state)
    first: list[Watcher] = [turn.seat] if isinstance(turn, Choice) else []
    others: list[Watcher] = [eye for eye in (*range(match.game.seats), None, EVERYTHING) if eye not in first]
    return [*first, *rng.sample(others, min(many, len(others)))]


def edited(kit: Kit[Any], game: AnyGame, seat: int, view: Any, rng: Random, most: int = 4) -> Iterator[Any]:
    """The views that come of setting a position by hand from `view` on: card after card changed at random."""
    positions = kit.positions
    if positions is None:
        return
    try:  # a phase that What if knows nothing of has no words there
        values = {field.name: field.first for field in positions.fields} | positions.describe(view)
        here = positions.build(game, seat, values)
        for _ in range(most):
            picks = [pick for choices in positions.edits(here).values() for pick in choices]
            if not picks:
                return
            after = positions.changed(values, rng.choice(picks).move)
            seat = positions.moved(game, seat, values, after)
            values, here = after, positions.build(game, seat, after)
            yield here
    except (Refusal, KeyError):  # a position that cannot be
        return
