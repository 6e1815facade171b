"""At the answer of a stop the hand that was asked about is lifted: what came is told, and the cards named."""

from __future__ import annotations

from typing import Any

import pytest

from uncle_widgets import play_out
from uncle_widgets.games.say_uncle import KIT
from uncle_widgets.games.say_uncle.cards import best
from uncle_widgets.games.say_uncle.words import run_words, the_cards


@pytest.mark.parametrize("seed", range(1, 7))
def test_a_pick_and_the_first_look_tell_what_the_hidden_hands_were(seed: int) -> None:
    match = play_out(KIT.game(3, {"target": 3}), players="drafter", seed=seed)
    for moment in KIT.moments(match, 0):
        assert moment.seen, moment.line
        step = KIT.frames(match)[moment.frame]
        hands = match.steps[step].state.dealt
        if moment.kind == "pick":
            posed: Any = KIT.questions["S-L4"].at(**moment.settings).pose(match.view(step, 0))
            held = [card for card in posed.wanted if card in hands["ABC".index(moment.who)]]
            assert moment.came == bool(held)
            none = ("didn't have it", "had neither of them", "had none of them")[min(len(posed.wanted), 3) - 1]
            assert moment.outcome == f"{moment.who} {f'had {the_cards(held)}' if held else none}"
        if moment.kind == "first" and not moment.came:
            assert run_words(max(best(hand) for hand in hands)) in moment.outcome
