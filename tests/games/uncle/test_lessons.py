"""The composed lessons of U.N.C.L.E.: every position, from its text to the exact number that it teaches.

A row: the pile (after `+` the cards put aside, in order), the hand, who you are and who is on turn ('A>C': you are
A, C is on turn), seats, settings, and the answer. It is typed as a reader types it, so that who began, who is on
turn and the chips paid must follow from the cards.
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from random import Random
from typing import Any

import pytest

from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES
from uncle_widgets.games.uncle.state import View

KIT = GAMES["uncle"]
P1 = "6331652"


def position(pile: str, hand: str, who: str, seats: int = 3) -> View:
    assert KIT.positions is not None
    pile, _, seen = pile.partition("+")
    you, _, turn = who.partition(">")
    values = {"hand": hand, "pile": pile, "seen": seen, "turn": turn}
    view = KIT.positions.build(KIT.new(seats), "ABCDEF".index(you), values)
    assert isinstance(view, View)
    return view


def check(key: str, view: View, settings: dict[str, Any], exact: str) -> None:
    question = KIT.questions[key].at(**settings)
    found = question.number(view)
    assert found == Fraction(exact), f"{question.ask(view)}: {found}, about {float(found):.4f}"


@pytest.mark.parametrize(
    ("pile", "hand", "who", "settings", "exact"),
    [
        ("15", "236", "C", {"hand": "fresh"}, "141/328"),
        ("5365", "246", "A>B", {}, "467/935"),
        ("56554", "125", "A>C", {}, "1489/5984"),
        ("64554633", "126", "A>C", {}, "379/899"),
        ("63453465", "126", "A>C", {}, "379/899"),
        ("63453465", "444", "A>C", {}, "29/155"),
        ("454634", "136", "A", {"hand": "unlooked"}, "109/357"),
        ("6566516635", "112", "A>B", {}, "677/1827"),
        ("546+56554653426", "123", "A>C", {}, "23/100"),
        ("64361466423", "136", "A>C", {}, "139/234"),
    ],
)
def test_1_is_a_ten_due(pile: str, hand: str, who: str, settings: dict[str, Any], exact: str) -> None:
    check("U-L1", position(pile, hand, who), settings, exact)


@pytest.mark.parametrize(
    ("pile", "hand", "who", "seats", "card", "exact"),
    [
        (P1, "136", "B", 3, 1, "421/1240"),
        (P1, "136", "B", 3, 3, "407/992"),
        ("444644142", "235", "A", 3, 3, "1/10"),
        ("4523432", "136", "B", 3, 1, "59/124"),
        ("4523432", "136", "B", 3, 6, "59/124"),
        (P1, "136", "B", 6, 3, "407/992"),
        ("25242+546633264534", "124", "C", 3, 4, "7/11"),
        ("363231132", "123", "A", 3, 3, "28/145"),
        ("363231132", "123", "A", 3, 1, "327/580"),
        ("363231132", "123", "A", 3, 2, "327/580"),
        ("1135216", "345", "B", 2, 5, "59/124"),
    ],
)
def test_2_what_do_you_give(pile: str, hand: str, who: str, seats: int, card: int, exact: str) -> None:
    check("U-L2", position(pile, hand, who, seats), {"card": card}, exact)


@pytest.mark.parametrize(
    ("pile", "hand", "who", "seats", "card", "others", "exact"),
    [
        ("1113322", "456", "B", 3, 6, "any", "421/1240"),
        ("1113322", "456", "B", 3, 6, "never", "2/15"),
        ("1126135", "345", "B", 2, 5, "never", "1/5"),
        ("1461", "126", "B", 3, 6, "never", "1/2"),
        ("1265512", "123", "B", 2, 2, "never", "9/29"),
        ("1516261", "124", "B", 2, 4, "never", "31/83"),
        ("15534", "166", "C", 3, 6, "never", "407/992"),
        (P1, "136", "B", 3, 3, "never", "53953/326998"),
        (P1, "136", "B", 3, 1, "never", "43424/116785"),
        ("5214353", "246", "B", 2, 4, "never", "1/6"),
    ],
)
def test_3_what_does_a_refusal_tell(
    pile: str, hand: str, who: str, seats: int, card: int, others: str, exact: str
) -> None:
    check("U-L3", position(pile, hand, who, seats), {"card": card, "others": others}, exact)


def test_3_where_nobody_could_have_made_one_nothing_is_told() -> None:
    view = position("1135216", "345", "B", 2)
    assert KIT.questions["U-L3"].at(card=5).ask(view) is None


@pytest.mark.parametrize(
    ("pile", "settings", "exact"),
    [
        ("", {"target": 1}, "1/6"),
        ("", {"target": 6}, "16053361/44963880"),
        ("", {"target": 10}, "12857837/44963880"),
        ("", {"target": 50}, "4445099381189723/15647156409970800"),
        ("64554633", {"target": 40, "start": "this"}, "151483/556512"),
        ("63453465", {"target": 40, "start": "this"}, "151483/556512"),
        ("56435642351", {"target": 50, "start": "this"}, "47092/126945"),
        ("56435642356", {"target": 50, "start": "this"}, "7/31"),
        ("", {"target": 50, "without": 6}, "189785666093/573029971800"),
        ("", {"target": 50, "without": 1}, "62059207/249143466"),
    ],
)
def test_4_will_the_pile_ever_land_on_50(pile: str, settings: dict[str, Any], exact: str) -> None:
    you = "ABC"[len(pile) % 3]
    hand = "123" if settings.get("start") == "this" else "136"
    check("U-L4", position(pile, hand, you), settings, exact)


@pytest.mark.parametrize(
    ("pile", "hand", "seats", "settings", "exact"),
    [
        (P1, "346", 2, {"card": 4}, "123/31"),
        (P1, "136", 2, {"card": 6}, "75/62"),
        (P1, "136", 2, {"card": 1}, "-3969/4495"),
        (P1, "136", 3, {"card": 6}, "166081/503440"),
        (P1, "136", 3, {"card": 1}, "5890259/11780496"),
        (P1, "136", 3, {"card": 3}, "81962449/235609920"),
        (P1, "136", 3, {"card": 3, "others": "never"}, "117895969/163966140"),
        (P1, "136", 3, {"card": 1, "weight": "2"}, "-21637831/117804960"),
        (P1, "346", 3, {"card": 6}, "15649/71920"),
    ],
)
def test_5_which_card_is_worth_most(
    pile: str, hand: str, seats: int, settings: dict[str, Any], exact: str
) -> None:
    check("U-L5", position(pile, hand, "B", seats), settings, exact)


@pytest.mark.parametrize(
    ("pile", "hand", "seats", "card", "exact"),
    [
        (P1, "136", 2, 6, "75/248"),
        (P1, "136", 2, 3, "105/496"),
        ("652", "135", 2, 1, "89/210"),
        ("4523432", "255", 3, 5, "2521/7440"),
        ("4523432", "555", 3, 5, "649/2480"),
        (P1, "136", 2, 1, "15/248"),
        (P1, "136", 3, 1, "149/465"),
        (P1, "136", 3, 6, "1731/4960"),
    ],
)
def test_6_will_your_next_turn_be_an_uncle(pile: str, hand: str, seats: int, card: int, exact: str) -> None:
    check("U-L6", position(pile, hand, "B", seats), {"part": "next", "card": card}, exact)


@pytest.mark.parametrize(
    ("pile", "hand", "who", "exact"),
    [
        ("52612", "134", "C", "5"),
        ("65356263", "125", "C", "4"),
        ("4463414", "245", "B", "11"),
        ("4444", "124", "B", "12"),
        ("4444", "144", "B", "18"),
        ("5261235165", "134", "B", "30/7"),
        ("4555+656266242525", "236", "B", "3"),
        ("5123615664", "124", "B", "6"),
    ],
)
def test_7_how_long_until_the_card(pile: str, hand: str, who: str, exact: str) -> None:
    check("U-L6", position(pile, hand, who), {"part": "wait"}, exact)


@pytest.mark.parametrize(
    ("seats", "players", "drawn", "exact"),
    [
        (2, 2, "", "6/41"),
        (4, 3, "", "69/328"),
        (6, 5, "", "10417/30381"),
        (4, 3, "6", "45/164"),
        (4, 3, "2", "141/820"),
        (4, 3, "55", "33/40"),
        (4, 3, "5", "51/205"),
    ],
)
def test_8_is_the_tie_drawn_again(seats: int, players: int, drawn: str, exact: str) -> None:
    view = position("", "136", "A", seats)
    check("U-L6", view, {"part": "tie", "players": players, "drawn": drawn}, exact)


def test_three_at_a_table_of_three_cannot_share_fifty_chips() -> None:
    view = position("", "136", "A")
    tie = KIT.questions["U-L6"].at(part="tie")
    assert tie.ask(view)
    assert tie.at(players=3).ask(view) is None
    (players,) = (knob for knob in tie.knobs(view) if knob.name == "players")
    assert [value for value, _ in players.choices] == [2]


def test_chips_follow_from_the_pile_and_from_what_was_put_aside() -> None:
    made = position("64554633", "126", "A>C")  # 10, 20 and 30
    assert (made.pot, made.chips) == (44, (2, 1, 3))
    assert position("63453465", "126", "A>C").pot == 50
    aside = position("4555+656266242525", "236", "B")
    assert (aside.turns, aside.piles, aside.total) == (16, 1, 19)
    assert aside.pot == 50 - sum(aside.chips)


TRIED = [
    ("U-L4", position("64554633", "126", "C"), {"target": 40, "start": "this"}),
    ("U-L4", position("56435642351", "123", "C"), {"target": 47, "start": "this"}),
    ("U-L4", position("", "136", "A"), {"target": 50, "without": 6}),
    ("U-L4", position("", "136", "A"), {"target": 7, "without": 1, "cards": "with"}),
    ("U-L6", position("", "136", "A", 4), {"part": "tie", "players": 3, "drawn": "5"}),
    ("U-L6", position("", "136", "A", 6), {"part": "tie", "players": 5, "drawn": ""}),
    ("U-L1", position("63453465", "126", "A>C"), {}),
]


@pytest.mark.parametrize(("key", "view", "settings"), TRIED)
def test_trials_play_the_lessons_on_and_come_to_the_exact_answer(
    key: str, view: View, settings: dict[str, Any]
) -> None:
    question, rng, n = KIT.questions[key].at(**settings), Random(1964), 3_000
    exact = float(question.number(view))
    share = sum(bool(question.trial(view, rng)) for _ in range(n)) / n
    assert abs(share - exact) <= 4.5 * sqrt(exact * (1 - exact) / n)


def tied(seed: int) -> Match[Any, Any, Any]:
    """A game that has come to a tie, drawn for from the draw pile; every other time one has drawn already."""
    for k in range(500):
        game = KIT.new(2, pot_chips=2, tie_break="draw_pile")
        match = play_on(Match.new(game), [KIT.player("random")] * 2, Random(f"{seed} {k}"))
        steps = [at for at, step in enumerate(match.steps) if step.state.phase == "tie"]
        if steps:
            return match.back(steps[min(seed % 2, len(steps) - 1)])
    raise AssertionError("no tie in 500 games")


@pytest.mark.parametrize("seed", range(4))
def test_a_tie_drawn_for_from_the_draw_pile_knows_what_lies_open(seed: int) -> None:
    match = tied(seed)
    question, rng, n = KIT.questions["U-L6"].at(part="tie"), Random(seed), 3_000
    for watcher in (0, None):
        view = match.view(-1, watcher)
        asked = question.ask(view)
        assert asked is not None
        assert "draw pile" in asked
        assert "all 42" not in asked + question.given(view)
        exact = float(question.number(view))
        share = sum(bool(question.trial(view, rng)) for _ in range(n)) / n
        assert abs(share - exact) <= 4.5 * sqrt(max(exact * (1 - exact), 1e-9) / n) + 1e-9
