"""Where a game of Say Uncle stops: the game that the page opens with, what is asked, and what then came."""

from __future__ import annotations

from fractions import Fraction
from statistics import median

import pytest

import uncle_widgets as uw
from uncle_widgets.games.moments import STOPS_A_GAME
from uncle_widgets.games.say_uncle import KIT
from uncle_widgets.games.say_uncle.cards import best
from uncle_widgets.games.say_uncle.state import CALL
from uncle_widgets.probability.show import of_hundred

OPENS = [
    (0, 1, "S-L7", Fraction(2251, 3243), True, "the 9 and queen of spades were put on the table"),
    (4, 5, "S-L4", Fraction(146478828420, 275710998329), True, "C had the 2 of clubs"),
    (25, 26, "S-L7", Fraction(585, 1081), False, "none of them was put on the table"),
    (45, 46, "S-L2", Fraction(1, 10), False, "the card was the 5 of hearts"),
    (64, 65, "S-L3", Fraction(701, 1000), False, "B had the best hand"),
]
"""Frame and answer of each stop, the question, its chance (the last an estimate), what came, and how it is said."""


def test_the_page_opens_with_a_game_of_five_stops() -> None:
    match = uw.play_out("say_uncle", seed=KIT.seed, **KIT.short)
    ends, stops = KIT.frames(match), KIT.moments(match, 0)
    asked = [
        KIT.questions[one.question].at(**one.settings).number(match.view(ends[one.frame], 0)) for one in stops
    ]
    assert [
        (one.frame, one.answer, one.question, number, one.came, one.outcome)
        for one, number in zip(stops, asked, strict=True)
    ] == OPENS
    assert [of_hundred(number) for number in asked] == [69, 53, 54, 10, 70]
    assert len(ends) == 66
    assert match.state.table.winners == (1,), "B, who won the call of the last stop"


@pytest.mark.parametrize("seed", range(1, 9))
def test_what_came_is_what_the_cards_say(seed: int) -> None:
    match = uw.play_out("say_uncle", seed=seed, **KIT.short)
    ends = KIT.frames(match)
    kinds = set()
    for watcher in (0, 1):
        for moment in KIT.places(match, watcher):
            kinds.add(moment.kind)
            step = ends[moment.frame]
            view, after = match.view(step, watcher), match.steps[ends[moment.answer]].state
            match moment.kind:
                case "laid":
                    longer = [best((*view.five, card)).length for card in after.table.laid]
                    assert moment.came == (max(longer) > best(view.five).length)
                case "card":
                    run = best((*view.hand, after.table.turned)).length
                    assert moment.came == (run > best(view.hand).length)
                case "call":
                    assert (match.moves[step], view.seat) == (CALL, watcher), "nobody is asked of a rival's call"
                    assert moment.came == (after.table.result.winner == watcher)
                    assert moment.decides == (max(view.scores) + 2 >= view.options.target)
                case "first":
                    dealt = match.steps[step].state.dealt
                    assert moment.came == (max(range(3), key=lambda seat: best(dealt[seat])) == watcher)
    assert {"laid", "card", "pick", "first"} <= kinds
    assert not [*KIT.places(match, None)], "who holds no hand is asked nothing"


@pytest.mark.parametrize(("seats", "target"), [(2, 3), (3, 3), (3, 5), (4, 3)])
def test_the_pace_is_of_a_usual_game(seats: int, target: int) -> None:
    game = KIT.game(seats, {"target": target})
    frames = median(len(KIT.frames(uw.play_out(game, seed=seed))) for seed in range(1, 21))
    assert 2 / 3 < KIT.pace(game) * STOPS_A_GAME / frames < 3 / 2
    longer = KIT.pace(KIT.game(seats, {"target": target, "calls_after": 10}))
    assert longer == pytest.approx(1.4 * KIT.pace(game))
