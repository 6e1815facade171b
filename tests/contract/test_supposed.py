"""What a question is said to suppose is what its answer goes by, also where a setting is carried to a position that
does not offer it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.contract.asking import eyes, late_steps, played
from tests.games.mr_t import tables as mr_t
from tests.games.uno.test_questions import wild_view
from uncle_widgets.games import GAMES
from uncle_widgets.games.mr_t.questions.can_match import EVERY, HOLDS, MATCH, TOP, CanMatch
from uncle_widgets.games.mr_t.questions.spend import Spend
from uncle_widgets.games.mr_t.words import few
from uncle_widgets.games.say_uncle.questions.call_or_wait import CallOrWait
from uncle_widgets.games.say_uncle.questions.draft_talks import DraftTalks
from uncle_widgets.games.say_uncle.questions.more_players import ANYBODY, MINE, MorePlayers
from uncle_widgets.games.uncle.questions import GiveNext
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uno.questions.catch import WillTheyCatch
from uncle_widgets.games.uno.questions.colour import WhichColour
from uncle_widgets.widgets.panel.panel import asked

CARRIED = {"mr_t", "say_uncle", "uncle", "uno"}
"""Games in which a setting that was chosen before may not be offered at another position."""


@pytest.mark.parametrize("game", GAMES)
def test_a_setting_that_is_not_offered_is_not_said_to_be_supposed(game: str) -> None:
    kit, rng, found = GAMES[game], Random(f"{game} supposed"), 0
    offered: dict[str, dict[str, set[Any]]] = {name: {} for name in kit.questions}
    views = []
    for seed in range(2):
        match = played(kit, kit.new(3 if seed else 2), rng, 160, ("greedy",))
        views += [match.view(at, eye) for at in late_steps(match, rng, 5) for eye in eyes(match, at, rng, 1)]
    for view in views:
        for name, question in kit.questions.items():
            for knob in posed.knobs if (posed := question.pose(view)) else ():
                offered[name].setdefault(knob.name, set()).update(value for value, _ in knob.choices)
    for view in views:
        for name, question in kit.questions.items():
            for knob, values in offered[name].items():
                for value in values:
                    if not (posed := question.at(**{knob: value}).pose(view)):
                        continue
                    kept = {one.name: one.value for one in posed.knobs if one.value is not None}
                    usual = question.at(**kept)
                    if (knob in kept and kept[knob] == value) or usual == posed.question:
                        continue
                    again = usual.pose(view)
                    if again and again.number == posed.number and again.words == posed.words:
                        assert again.model == posed.model, (posed.question, usual)
                        found += 1
    if game in CARRIED:
        assert found


def test_who_turns_the_top_is_not_said_to_have_looked_at_their_hand() -> None:
    """If they showed a match whenever they held one, a top turned would say that they hold none."""
    step = mr_t.game(4, "JDB KRW TTT RRW", "KDJK").view(-1, 0)
    top, hand = CanMatch(event=TOP).posed(step), CanMatch(event=HOLDS).posed(step)
    assert asked(top, "")["model"] == "We assume that they turn the top card, whatever they have in hand."
    assert asked(hand, "")["model"] == "We assume that what they played before tells us nothing about their hand."
    assert "show a match from their hand if they have one" in asked(CanMatch(event=MATCH).posed(step), "")["model"]
    carried = CanMatch(event=MATCH, play=EVERY).posed(step)
    assert carried.model.id != EVERY
    assert "in every step so far too" not in asked(carried, "")["model"]


def test_a_pass_that_nobody_made_is_not_supposed() -> None:
    passed = wild_view(5)
    view = replace(passed, table=passed.table.but(log=()))
    assert WhichColour(read="passed").posed(passed).model != WhichColour().posed(passed).model
    assert WhichColour(read="passed").posed(view).model == WhichColour().posed(view).model


def test_nobody_is_said_to_have_refused_where_nobody_could_have_made_one() -> None:
    view = Uncle(3).position((1, 3, 6), (), seat=0)
    assert GiveNext(3, "never").posed(view).model == GiveNext(3).posed(view).model


def test_you_may_have_let_one_pass_yourself() -> None:
    """The model is of the others: your own card tells you nothing new."""
    assert "in this pile the others made a ten whenever they could" in GiveNext(3, "never").model.words


def test_a_hand_that_you_have_not_got_is_not_said_to_be_seen() -> None:
    kit = GAMES["say_uncle"]
    view = kit.new(2).view(kit.new(2).start(), None)
    posed = MorePlayers(about=MINE).posed(view)
    chosen = {knob.name: knob.value for knob in posed.knobs}
    assert (chosen["about"], posed.model) == (ANYBODY, None)


def test_a_partner_is_no_opponent_who_catches() -> None:
    kit = GAMES["uno"]
    match = played(kit, kit.new(4, mode="partners"), Random(2), 60)
    view = match.view(len(match.steps) - 1, 0)
    assert WillTheyCatch().choice(view) == 2
    assert WillTheyCatch(opponents=3).choice(view) == 3
    plain = played(kit, kit.new(4), Random(2), 60)
    assert WillTheyCatch().choice(plain.view(len(plain.steps) - 1, 0)) == 3


def test_how_a_card_is_taken_and_whose_picks_count_is_said() -> None:
    kit = GAMES["say_uncle"]
    assert "only if it makes your run longer" in CallOrWait(about="wait").model.words
    for seats, said in ((2, False), (3, True)):
        match = played(kit, kit.new(seats), Random(5), 10 * seats + 30, ("drafter",))
        picked = (match.view(at, eye) for at in range(len(match.steps)) for eye in range(seats))
        posed = next(posed for view in picked if view.table.picks and (posed := DraftTalks().pose(view)))
        assert (f"Only {posed.slots['rival']}'s picks count here." in posed.given) is said


def test_what_showing_is_worth_counts_the_board_as_it_lies() -> None:
    worth = next(
        posed
        for seed in range(60)
        if (found := Spend().builds(GAMES["mr_t"].new(3), Random(seed)))
        and (posed := found[1].at(event="worth").pose(found[0]))
    )
    assert f"Only the {few(worth.quantities['pot'])} cards that are on the board now count." in worth.given
