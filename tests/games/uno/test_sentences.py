"""What UNO says: numbers that add up, cards that can be seen, and players called by what they are."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tests.contract.sentences import settings
from uncle_widgets.engine.game import EVERYTHING, LETTERS
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.scene import Stack
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno.cards import COLOUR, KINDS
from uncle_widgets.games.uno.questions.bluff import Holders
from uncle_widgets.games.uno.words import named
from uncle_widgets.probability.question import Posed
from uncle_widgets.probability.show import of_hundred
from uncle_widgets.widgets.panel.panel import steps

CHOOSING = ("turn", "drawn", "answer", "window", "colour")
CARDS = {named(card): card for card in KINDS if COLOUR[card]}


def played(seed: int) -> Match[Any, Any, Any]:
    """A match of a few hands under options of its own, broken off before it is long."""
    rng = Random(f"words {seed}")
    modes: list[dict[str, Any]] = [{}, {"mode": "lowest"}, {"mode": "partners", "hands_per_pairing": 1}]
    options: dict[str, Any] = {
        "target": 50,
        "max_turns": 150,
        "forget": rng.choice([0, 30, 100]),
        "notice": rng.choice([10, 30, 100]),
        "guilty": rng.choice("abc"),
        "stacking": rng.random() < 0.3,
        "draw_until": rng.random() < 0.2,
        "memory": rng.choice(["all", "all", "top"]),
        "illegal": rng.choice(["reject", "strict"]),
        **rng.choice(modes),
    }
    seats = 4 if options.get("mode") == "partners" else rng.choice([2, 2, 3, 4, 4, 5, 7, 10])
    players = (
        [KIT.player("greedy") for _ in range(seats)]
        if "mode" in options
        else [KIT.player(rng.choice(["greedy", "random"])) for _ in range(seats)]
    )
    return play_on(Match.new(KIT.new(seats, **options)), players, rng)


def card_names(text: str) -> set[str]:
    """The coloured cards that a sentence names."""
    return {card for name, card in CARDS.items() if re.search(rf"\b{re.escape(name)}\b(?! Two)", text)}


def asked_sentences(match: Match[Any, Any, Any], step: int, watcher: Any, rng: Random) -> None:
    view = match.view(step, watcher)
    for question in KIT.questions.values():
        for asked in settings(question, view, rng):
            place = f"{asked} at step {step} of {match.heading}"
            known = {*view.table.discards, *(card for hand in view.hands if hand for card in hand)}
            posed = asked.posed(view)
            if view.table.phase in CHOOSING and not posed.words.startswith("Suppose "):
                for text in (posed.words, posed.given):
                    assert card_names(text) <= known, (text, place)
            assert not asked.model or asked.model.words.startswith("We suppose that "), asked
            adds_up(posed)


def adds_up(posed: Posed[Any]) -> None:
    """Parts of a whole that are shown as numbers give that whole."""
    if posed.question.id == "N-L3":
        lines = posed.derivation.lines[1:]
        numbers = [
            [int(n.replace(",", "")) for n in re.findall(r"\d[\d,]*", f"{line.words} {line.formula}")]
            for line in lines
        ]
        hold, bluff, right, played = (int(line.value.replace(",", "")) for line in lines[:4])
        (holders, *_), (held, *_), (everyone, them), (bluffs, allowed, *kept), last = numbers
        assert holders == everyone == hold + right
        assert held == them == hold
        assert (bluffs, allowed) == (bluff, right)
        assert bluff + right == played == holders - sum(kept)
        assert last == [bluff, played]
    if posed.question.id == "N-L5":
        _, wild, action, points, one, *together = posed.derivation.lines
        parts = [int(n.replace(",", "")) for n in re.findall(r"[\d,]+", points.formula)]
        assert sum(parts) == int(points.value.replace(",", ""))
        for line, part in ((wild, parts[0]), (action, parts[1])):
            assert line.formula.endswith(f" = {part:,} points")
            assert line.formula.startswith(f"{line.value} × ")
        whole, n = map(int, one.formula.replace(",", "").split(" ÷ "))
        assert whole == sum(parts)
        for line in together:
            size, again = line.formula.split(" × ")
            assert again == one.formula
            assert int(size) * Fraction(whole, n) == posed.number
        assert together or Fraction(whole, n) == posed.number


def every_question(seed: int, places: int) -> None:
    match, rng = played(seed), Random(seed)
    steps = [at for at, step in enumerate(match.steps) if step.state.table.phase in CHOOSING]
    answers = [at for at in steps if match.steps[at].state.table.phase == "answer"][:1]
    for step in {*rng.sample(steps, min(places, len(steps))), *answers, steps[-1], 0}:
        for watcher in {max(match.steps[step].state.table.seat, 0), rng.choice([0, None, EVERYTHING])}:
            asked_sentences(match, step, watcher, rng)


@pytest.mark.parametrize("seed", range(6))
def test_parts_add_up_and_no_card_is_named_that_nobody_sees(seed: int) -> None:
    every_question(seed, places=2)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
def test_parts_add_up_over_forty_games(seed: int) -> None:
    every_question(1000 + seed, places=12)


@pytest.mark.parametrize("number", range(1, 7))
def test_the_parts_of_a_lesson_add_up(number: int) -> None:
    for exercise in exercises(KIT, plans(KIT)[number - 1]):
        adds_up(exercise.posed)


def test_the_bluffs_of_the_lesson_are_counted_in_whole_numbers() -> None:
    """Of 100 who hold the card: how many hold the colour, how many of those bluff, and the rest."""
    rates = [exercise.posed.quantities for exercise in exercises(KIT, plans(KIT)[2])]
    made = [Holders.counted(Fraction(rate["prior"]), Fraction(rate["r"])) for rate in rates]
    assert [(of.all, of.hold, of.bluff, of.right) for of in made] == [
        (100, 75, 15, 25), (100, 25, 5, 75), (100, 50, 10, 50), (100, 80, 8, 20),
        (100, 80, 40, 20), (100, 60, 60, 40), (100, 40, 20, 60), (100, 60, 30, 40),
    ]  # fmt: skip


def test_a_bluff_is_derived_in_six_lines_and_its_question_says_how_many_bluff() -> None:
    """After them come the formula of Bayes' theorem and the picture of a hundred players."""
    fourth, fifth = (exercise.posed for exercise in exercises(KIT, plans(KIT)[2])[3:5])
    assert [len(posed.derivation.lines) for posed in (fourth, fifth)] == [6, 6]
    assert [len(steps(posed)) for posed in (fourth, fifth)] == [8, 8]
    assert "10 out of 100 players with a blue card bluff." in fourth.words
    assert fifth.words == fourth.words.replace("10 out of", "50 out of")


def test_the_prior_is_told_unless_it_is_to_be_found() -> None:
    exercise = exercises(KIT, plans(KIT)[2])[3]
    assert "Out of 100 hands like that, 80 contain a blue card" in exercise.posed.words
    assert "80" not in exercise.question.at(prior_is="asked").posed(exercise.view).words


@pytest.mark.parametrize("prior", ["1/3", "1/50", "97/100", "0", "1"])
@pytest.mark.parametrize("rate", [1, 5, 25, 100])
def test_whole_numbers_of_holders_tell_the_answer_to_the_nearest_of_a_hundred(prior: str, rate: int) -> None:
    p, r = Fraction(prior), Fraction(rate, 100)
    of = Holders.counted(p, r)
    exact = p * r / (p * r + 1 - p)
    assert of_hundred(Fraction(of.bluff, of.bluff + of.right)) == of_hundred(exact)


def test_a_match_to_fifty_says_so() -> None:
    match = play_on(Match.new(KIT.new(2, target=50)), [KIT.player("greedy")] * 2, Random(1))
    scene = KIT.scene(match.view(-1, None), match.events(-1, None), "AB", ())
    assert scene.now.endswith("points in a match to 50).")


def test_a_player_is_told_what_they_did_as_you() -> None:
    game = KIT.new(2, target=50, forget=100)
    match = play_on(Match.new(game), [KIT.player("greedy")] * 2, Random(3))
    told = [
        " ".join(KIT.scene(match.view(at, 0), match.events(at, 0), "AB", ()).said)
        for at in range(len(match.steps))
    ]
    assert any(text.startswith("You play ") for text in told)
    assert any(text.startswith("B plays ") for text in told)
    for text in told:
        assert not re.search(
            r"\bA (plays|draws|keeps|names|misses|calls|accepts|challenges|has|is|picks|deals)\b", text
        )
        assert not re.search(r"\b[Yy]ou (?!miss\b)\w+s\b", text), text


def test_the_coach_says_whose_turn_an_action_card_takes() -> None:
    game = KIT.game(4, {})
    advice = KIT.advice
    assert advice is not None
    values = {"hand": "r+2 rx r<> w+4 b1", "top": "r7", "counts": "5, 5, 5"}
    view = KIT.positions.build(game, 0, {field.name: field.first for field in KIT.positions.fields} | values)
    words = {text: advice.why(view, game.parse(text), LETTERS) for text in ("pr+2", "prx", "pw+4:b", "pr<>")}
    left = "You get rid of 20 points, and three of your other 4 cards fit on the red"
    assert words["pr+2"] == f"B draws two cards and misses a turn. {left} Draw Two."
    assert words["prx"] == f"B misses a turn. {left} Skip."
    four = "B challenges it, or draws four cards and misses a turn."
    assert words["pw+4:b"] == f"{four} You get rid of 50 points, and one of your other 4 cards fits on blue."
    assert words["pr<>"].startswith("Play changes direction, so D is next. About ")
    assert words["pr<>"].split(" out of 100 ")[1].startswith("possible hands for D contain a card that fits. ")
    assert advice.hint(view, game.parse("prx"), LETTERS) == "Who plays after that, and what do they have to match?"


def test_a_position_that_was_set_up_does_not_say_how_many_turns_were_played() -> None:
    """Lesson 3, position 5 has 20 discards: it is not turn 0, nor lesson 2, position 4 turn 1."""
    for lesson, at, place in ((3, 5, "Hand 1."), (2, 4, "Hand 1."), (2, 3, "Hand 1, turn 1.")):
        view = exercises(KIT, plans(KIT)[lesson - 1])[at - 1].view
        assert KIT.scene(view, (), "ABCD", ()).place == place


def test_one_discard_is_one_discard() -> None:
    first, later = (exercises(KIT, plans(KIT)[1])[at - 1].view for at in (3, 4))
    for view, label in ((first, "discard"), (later, "discards")):
        zones = {zone.id: zone for zone in KIT.scene(view, (), "ABCD", ()).zones if isinstance(zone, Stack)}
        assert zones["discard"].label == label
