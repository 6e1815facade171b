"""The parts of a card's worth add up as they are shown."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

import pytest

from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES
from uncle_widgets.probability.show import amount

KIT = GAMES["uncle"]


def value(term: str) -> Fraction:
    return Fraction(term.replace("\N{MINUS SIGN}", "-"))


@pytest.mark.parametrize("seed", range(12))
def test_the_parts_of_a_worth_add_up_as_they_are_shown(seed: int) -> None:
    rng = Random(seed)
    match = play_on(Match.new(KIT.new(2 + seed % 2)), [KIT.player("random")] * (2 + seed % 2), rng)
    steps = [at for at, step in enumerate(match.steps) if step.state.phase == "play"]
    for step in rng.sample(steps, 3):
        view = match.view(step, match.steps[step].state.seat)
        for weight in ("0", "1/2", "1", "2"):
            posed = KIT.questions["U-L5"].at(weight=weight).posed(view)
            shown = posed.derivation.lines[-1].formula
            found = re.fullmatch(r"(\S+) \+ (\S+) − (?:(\S+) × )?(\S+) = (\S+)", shown)
            assert found, shown
            assert (found[3] or "1") == weight, shown
            now, mine, theirs, whole = (value(found[at]) for at in (1, 2, 4, 5))
            assert now + mine - Fraction(weight) * theirs == whole, shown
            assert amount(whole, "chips") == posed.derivation.lines[-1].value, shown
            assert abs(whole - posed.number) < Fraction(1, 200), shown
