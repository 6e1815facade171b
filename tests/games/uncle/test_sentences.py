"""Every sentence that U.N.C.L.E. can make, over random games: none of those once found wrong."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

import pytest

from tests.contract.sentences import check, settings, told
from uncle_widgets.engine.game import EVERYTHING, LETTERS
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES
from uncle_widgets.games.uncle.state import Lay

KIT = GAMES["uncle"]
NAMES = ("A", "B", "C", "D", "E", "F")


@pytest.mark.parametrize("seed", [*range(15), *(pytest.param(s, marks=pytest.mark.soak) for s in range(15, 40))])
def test_no_sentence_is_wrong(seed: int) -> None:
    rng = Random(f"words {seed}")
    seats = 2 + seed % 5
    options = {
        "pot_chips": rng.choice([2, 5, 12, 50]),
        "tie_break": rng.choice(["full_deck", "draw_pile", "shared"]),
        "memory": rng.choice(["full", "full", "top", "current_pile"]),
        "reshuffle": rng.choice(["eager", "lazy"]),
    }
    match = play_on(
        Match.new(KIT.new(seats, **options)), [KIT.player(rng.choice(["greedy", "random"]))] * seats, rng
    )
    for step in range(1, len(match.steps)):
        for watcher in (0, None):
            scene = KIT.scene(match.view(step, watcher), match.events(step, watcher), NAMES[:seats], ())
            for text in (*scene.said, scene.place, scene.now, scene.board):
                check(text, f"step {step}")
    steps = [at for at, step in enumerate(match.steps) if step.state.phase in ("play", "tie")]
    for step in {*rng.sample(steps, min(3, len(steps))), steps[-1]}:
        state = match.steps[step].state
        for watcher in (state.seat, rng.choice([0, None, EVERYTHING])):
            view = match.view(step, watcher)
            for key, question in KIT.questions.items():
                if seats > 3 and key in ("U-L3", "U-L5"):
                    continue
                for asked in settings(question, view, rng):
                    for text in told(KIT, asked, view):
                        check(text, f"{asked} at step {step}")
                        assert "exactly 0" not in text or "learned" not in text
            if view.phase == "play" and watcher == state.seat:
                assert KIT.advice is not None
                for card in {*state.hands[state.seat]}:
                    check(KIT.advice.hint(view, Lay(card), LETTERS), f"hint at step {step}")
                    check(KIT.advice.why(view, Lay(card), LETTERS), f"why at step {step}")


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
            found = re.fullmatch(r"(\S+) \+ (\S+) − (\S+) × (\S+)(?: = (\S+))?", shown)
            assert found, shown
            now, mine, times, theirs = (value(term) for term in found.groups()[:4])
            whole = posed.number if found[5] is None else value(found[5])
            assert now + mine - times * theirs == whole, shown


def test_the_rules_call_players_they() -> None:
    for clause, text in KIT.rules:
        check(text, clause)
