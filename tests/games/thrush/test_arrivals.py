"""T-L6 within a few turns: answer, trials, reasons and words suppose the same best choices, which nothing beats."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import prod, sqrt
from random import Random
from typing import Any

import pytest

import uncle_widgets as uw
from tests.games.thrush import expectimax
from tests.games.thrush.tables import game, table
from uncle_widgets.games.thrush import KIT
from uncle_widgets.games.thrush.arrivals import Arrivals, Met
from uncle_widgets.games.thrush.board import OURS
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.questions.home import HowFar
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.trips import HOME, turns_to
from uncle_widgets.games.words import hundred
from uncle_widgets.probability.question import Posed

AGENTS = frozenset(OURS.crossings)


def by_brute_force(posed: Posed[Any]) -> Fraction:
    """What the independent maximum says of a posed T-L6 within so many turns."""
    assert isinstance(posed.question, HowFar)
    here = {knob.name: knob.value for knob in posed.knobs}
    table, options = posed.view.table, posed.view.options
    agents = table.agents if posed.question.agents == "with" else frozenset[str]()
    return expectimax.best(
        table.place, int(here["asked"]), here["target"], agents, table.tokens[table.seat], options.jail_turns,
        options.exact, options.jail_double_moves, options.full_bag == "exempt",
    )  # fmt: skip


def positions(games: range, players: str, share: int) -> Iterator[View]:
    """Views of the seat on turn, before its throw or after it, of one step in `share`."""
    for seed in games:
        match = uw.play_out("thrush", seed=seed, players=players)
        for step in range(seed % share, len(match.steps), share):
            table = match.steps[step].state.table
            if table.phase in ("roll", "move") and not table.jail[table.seat]:
                yield match.view(step, table.seat)


def test_the_brute_force_walks_as_the_rules_do() -> None:
    for place in (*OURS.spaces, OURS.start):
        for steps in range(1, 13):
            ways = {way.end for way in OURS.ways(place, steps)}
            for exact in (False, True):
                homes = {way.end for way in OURS.homes(place, steps, exact)}
                assert {*expectimax.stops(place, steps, False, exact)} == ways
                assert {*expectimax.stops(place, steps, True, exact)} == ways | homes


def test_the_best_choice_in_front_of_an_agent_is_not_that_of_the_mean() -> None:
    """A stop of a real game, at which the choices of the fewest turns on average come home 22 times in 100."""
    room = uw.watch("thrush", seed=9)
    view = room.match.view(room.ends[117], 0)
    posed = HowFar(target=HOME, asked="2", agents="with").posed(view)
    assert posed.number == Fraction(35, 108) == by_brute_force(posed)


def test_every_stop_of_games_is_answered_with_the_maximum() -> None:
    asked = 0
    for seed in range(1, 13):
        match = uw.play_out("thrush", seed=seed, players="greedy")
        for moment in KIT.places(match, 0):
            if moment.question == "T-L6":
                view = match.view(KIT.frames(match)[moment.frame], 0)
                posed = KIT.questions["T-L6"].at(**moment.settings).posed(view)
                assert posed.number == by_brute_force(posed), (seed, moment.frame)
                asked += 1
    assert asked > 12


@pytest.mark.parametrize("agents", ["with", "without"])
@pytest.mark.parametrize("asked", ["1", "2", "3"])
def test_no_choices_arrive_in_time_more_often(asked: str, agents: str) -> None:
    found = 0
    for view in positions(range(2), "greedy", 47 if asked == "3" else 17):
        for target in (HOME, "C3", "C7"):
            posed = HowFar(target=target, asked=asked, agents=agents).posed(view)
            assert posed.number == by_brute_force(posed)
            found += posed.number not in (0, 1)
    assert found > 4


def test_the_options_of_a_table_are_followed() -> None:
    """Any agents, any in hand, an exempt fourth one, prisons of all lengths, doubles that free and move on."""
    rng = Random(48)
    for _ in range(24):
        options = Options(
            full_bag=rng.choice(("challenge", "exempt")), jail_turns=rng.randint(1, 3),
            jail_double_moves=rng.random() < 0.5, hq_entry=rng.choice(("at_least", "exact")),
        )  # fmt: skip
        agents, held = frozenset(rng.sample(OURS.crossings, rng.randint(9, 18))), rng.choice((0, 2, 3))
        goal, place, turns = rng.choice((HOME, "C3", "C7")), rng.choice((*OURS.spaces, OURS.start)), 2
        if rng.random() < 0.25:
            turns = 3
        found = Arrivals(turns_to(OURS, goal, options.exact), options).chance(place, turns, Met(agents, held))
        assert found == expectimax.best(
            place, turns, goal, agents, held, options.jail_turns, options.exact, options.jail_double_moves,
            options.full_bag == "exempt",
        )  # fmt: skip


def test_the_worked_chances_to_be_home_in_time() -> None:
    home = Arrivals(turns_to(OURS, HOME), Options())
    ends = [home.chance(place, 1) for place in ("W19", "W18", "W17")]
    assert ends == [Fraction(29, 36), Fraction(14, 36), Fraction(3, 36)]
    assert home.chance("I16", 2) == Fraction(20, 36)
    assert home.chance("I16", 2, Met(AGENTS)) == Fraction(10, 27)
    with pytest.raises(ValueError, match="at most 3 turns"):
        home.chance("I16", 4, Met(AGENTS))


@pytest.mark.parametrize("more", [{}, {"jail_turns": 1, "jail_double_moves": True}, {"full_bag": "exempt"}])
def test_trials_play_as_well_as_the_answer_supposes(more: dict[str, Any]) -> None:
    made = game(2, **more)
    for at, target, tokens in (("I04 E08", HOME, (2, 0)), ("X15 E08", "C7", (3, 0))):
        view = made.view(table(made, at, tokens, "X15 X12 X08"[: 4 * tokens[0] - 1]), 0)
        posed = HowFar(target=target, asked="3", agents="with").posed(view)
        rng, n = Random(4), 2000
        came = sum(bool(posed.once(rng)[0]) for _ in range(n))
        p = float(posed.number)
        assert abs(came / n - p) < 4 * sqrt(p * (1 - p) / n)


def test_the_reasons_add_up_to_the_answer() -> None:
    """The trips that arrive by way of each place, as the lines say them; or throws, a challenge and a throw."""
    told = Counter[str]()
    for view in positions(range(2), "greedy", 11):
        posed = HowFar(target=HOME, asked="2", agents="with").posed(view)
        *lines, add = posed.derivation.lines
        trips = [line for line in lines if line.words.startswith("Trips that arrive")]
        if trips:
            found = sum(float(line.value.split()[0]) for line in trips) / 36
            told["trips"] += 1
        elif " × " in add.formula:
            found = prod(float(Fraction(part)) for part in add.formula.split(" × "))
            told["a challenge"] += 1
        else:
            of = int(re.fullmatch(r"(?:.* = )?(\d+)(?: of |/)36", add.formula)[1])  # type: ignore[index]
            found = of / 36
            told["throws"] += 1
        assert abs(found - float(posed.number)) < 0.0006, f"{view.table.place}: {add.formula}"
        assert add.value == hundred(posed.number)
    assert min(told[how] for how in ("trips", "a challenge", "throws")) > 3, told


def test_the_model_says_what_is_supposed() -> None:
    mean, within = HowFar(asked="mean").model.words, HowFar(asked="2", agents="with").model.words
    assert "the fewest turns on average" in mean
    assert "No agents are in the way." in mean
    assert "the best chance of arriving in time" in within
    assert "nobody pays to leave prison" in within


def test_a_fourth_agent_that_is_left_alone_is_said_to_be() -> None:
    made = game(2, full_bag="exempt")
    view = made.view(table(made, "I16 E08", (3, 0), "X01 X02 X03"), 0)
    posed = HowFar(target=HOME, asked="2", agents="with").posed(view)
    assert "A fourth agent doesn't have to be challenged." in posed.given
    assert posed.number == Fraction(20, 36), "X08 and X12 are free to stop on"


def test_dice_that_lie_on_the_table_are_not_counted_and_not_shown() -> None:
    made = game(2)
    state = table(made, "W19 E08", dice=(1, 2), phase="move")
    view = made.view(state, 0)
    for question in (HowFar(target=HOME, asked="1"), KIT.questions["T-L1"]):
        assert "as if the dice had not been thrown yet" in question.posed(view).given
        before = question.table(view)
        assert (before.table.dice, before.table.phase) == (None, "roll")
        assert question.number(before) == question.number(view)
        assert "as if" not in question.posed(before).given
