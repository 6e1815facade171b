"""The players of UNO: what they may do, and how well they do it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tests.games.uno.tables import at, new
from uncle_widgets import play_out
from uncle_widgets.engine.game import Choice
from uncle_widgets.engine.match import Match, choose, play_on
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno import events as e
from uncle_widgets.games.uno.cards import WILD4, bluff
from uncle_widgets.games.uno.players import bluff_chance, heuristic, plain_random
from uncle_widgets.games.uno.state import ACCEPT, CATCH, TAKE, Lay


def asked(sitting: Any, player: Any, rng: Random | None = None) -> Any:
    turn = sitting.turn
    assert isinstance(turn, Choice)
    return player(sitting.game.view(sitting.state, turn.seat), turn.moves, rng or Random(0))


def test_there_are_five_names() -> None:
    assert set(KIT.players) == {"random", "greedy", "heuristic", "bluffer", "expert"}


def test_random_takes_each_playable_card_held_equally_and_each_colour() -> None:
    sitting = at(["r1 r1 r5 w b3 b4", 7, 7, 7])
    rng = Random(1)
    n = 4000
    moves = Counter(str(asked(sitting, plain_random, rng)) for _ in range(n))
    assert set(moves) == {"pr1", "pr5", "pw:r", "pw:g", "pw:b", "pw:y"}
    assert abs(moves["pr1"] - n / 2) < 160  # two copies of four playable cards
    assert abs(moves["pw:r"] - n / 16) < 70


@pytest.mark.parametrize("name", ["random", "heuristic", "expert"])
def test_no_player_bluffs_and_all_call(name: str) -> None:
    player = KIT.players[name]
    assert asked(at(["w+4 b3 b4 r+2", 7, 7, 7], "r7"), player) == Lay("r+2")
    assert asked(at(["r3 b4", 7, 7, 7]), player) == Lay("r3", call=True)
    assert asked(at(["b3 b4", 7, 7, 7]), player) == TAKE
    assert asked(at(["r3 b4", 7, 7, 7]).do("pr3 ask:2"), player) == CATCH
    assert str(asked(at(["r3 b4", 7, 7, 7]).do("pr3 ask:0"), player)) == "uno"
    assert asked(at(["b1 r5", 7, 7, 7]).do("draw dr6"), player) == Lay("r6")


def test_the_question_about_a_bluff_says_which_of_the_bots_does() -> None:
    for name in ("random", "greedy", "expert"):
        match = play_out(KIT.game(4, {"target": 50}), players=name, seed=5)
        fours = [
            before.state
            for before, move in zip(match.steps, match.moves, strict=False)
            if isinstance(move, Lay) and move.card == WILD4
        ]
        assert fours
        assert not any(bluff(state.hands[state.table.seat], state.table.colour) for state in fours), name
    model = KIT.questions["N-L3"].model
    assert model is not None
    assert model.words.endswith("Of the computer players only 'bluffer' bluffs.")


def test_heuristic_keeps_its_wilds_and_names_its_longest_colour() -> None:
    assert asked(at(["w r1 r9 b7 b8", 7, 7, 7]), heuristic) in (Lay("r9"), Lay("b7"))
    assert asked(at(["w r1 r9 r8 b7 b8", 7, 7, 7]), heuristic) == Lay("r9")
    assert asked(at(["w b1 b3 y2 g2", 7, 7, 7]), heuristic) == Lay("w", "b")


def test_expert_weighs_a_bluff_by_bayes() -> None:
    """90 unseen cards, 20 of the colour, five in hand: posterior guilty at b = 1/4 is 482519/1216035."""
    sitting = at(["w+4 b1 b2 g3 g4 y1", 7, 7, 7]).do("pw+4:g")
    view = sitting.game.view(sitting.state, 1)
    unseen = view.unseen
    assert len(unseen) == 108 - 2 - 7
    exact = bluff_chance(view, Fraction(1, 4))
    n, red = len(unseen), sum(card[0] == "r" for card in unseen)
    honest = Fraction(1)
    for k in range(5):
        honest *= Fraction(n - red - k, n - k)
    assert exact == (1 - honest) / 4 / ((1 - honest) / 4 + honest)
    assert bluff_chance(view, Fraction(0)) == 0


def test_a_partner_is_not_caught() -> None:
    sitting = at(["r3 b4", 7, 7, 7], mode="partners").do("pr3 ask:2")
    assert str(asked(sitting, heuristic)) == "quiet"
    assert asked(at(["r3 b4", 7, 7, 7], mode="partners").do("pr3 ask:1"), heuristic) == CATCH


def test_an_accepted_wild_draw_four() -> None:
    assert asked(at(["w+4 b1 b2", 7, 7, 7]).do("pw+4:g"), heuristic) == ACCEPT


def wins(players: list[Any], hands: int) -> list[float]:
    """How often each seat goes out first."""
    game, rng = new(len(players)), Random(7)
    out = Counter[int]()
    for _ in range(hands):
        state = game.start()
        while not state.table.sheet:
            state = game.play(state, choose(game, state, game.turn(state), players, rng)).state  # type: ignore[arg-type]
        out[state.table.sheet[0].out or 0] += 1
    return [out[seat] / hands for seat in range(len(players))]


def test_heuristic_wins_more_hands_than_random() -> None:
    assert wins([heuristic, plain_random], 600)[0] == pytest.approx(0.6228, abs=0.065)
    assert wins([heuristic, *[plain_random] * 3], 500)[0] == pytest.approx(0.3292, abs=0.068)


def test_expert_holds_its_own_in_a_whole_match() -> None:
    match = play_on(Match.new(new(3, target=100)), [KIT.players["expert"], heuristic, plain_random], Random(2))
    assert match.over
    assert not any(isinstance(x, e.Challenged) and x.guilty for step in match.steps for x in step.events)
