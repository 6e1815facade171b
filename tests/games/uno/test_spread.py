"""All cards spread by colour and value: what a watcher can count there is what they know."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from uncle_widgets.engine.game import EVERYTHING
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.scene import Kinds
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno.cards import DECK
from uncle_widgets.games.uno.scene import KIND_KEY, SPREAD


def spread(match: Match[Any, Any, Any], step: int, watcher: Any) -> list[Kinds]:
    return [zone for zone in KIT.draw(match, step, watcher, "ABC").zones if isinstance(zone, Kinds)]


@pytest.mark.parametrize("memory", ["all", "top"])
def test_every_card_is_counted_once_as_its_watcher_knows_it(memory: str) -> None:
    match = play_on(Match.new(KIT.new(3, target=50, memory=memory)), [KIT.player("greedy")] * 3, Random(4))
    for step in range(0, len(match.steps), 23):
        for watcher in (0, 2, None, EVERYTHING):
            view, shown = match.view(step, watcher), spread(match, step, watcher)
            copies = Counter(DECK)
            for row, cards in zip(shown, SPREAD.values(), strict=True):
                counts = [tuple(map(int, each)) for each in zip(row.unseen, row.gone, row.held, strict=True)]
                assert [sum(each) for each in counts] == [copies[card] for card in cards]
                assert [unseen for unseen, _, _ in counts] == [view.copies[card] for card in cards]
                assert [gone for _, gone, _ in counts] == [view.table.discards.count(card) for card in cards]
                assert row.label.endswith(f": {sum(map(int, row.unseen))} of {sum(map(sum, counts))} hidden")
            assert {row.of for row in shown} == {"top" if view.table.top else "draw"}


def test_each_kind_has_a_place_of_its_own() -> None:
    shown = spread(Match.new(KIT.new(3)), 0, 0)
    places = [f"{row.id}.{kind}" for row in shown for kind in row.kinds]
    assert places == [KIND_KEY[card] for cards in SPREAD.values() for card in cards]
    assert len({*places}) == 54


def test_the_first_step_about_a_bluff_lights_every_card_of_the_colour_that_is_seen() -> None:
    """Those in one's own hand too: 25 − 5 seen is five cards that are lit."""
    plan = next(plan for plan in plans(KIT) if plan.question == "N-L3")
    owned = 0
    for one in exercises(KIT, plan):
        view, line = one.view, one.posed.derivation.lines[0]
        colour = {"red": "r", "green": "g", "blue": "b", "yellow": "y"}[one.posed.slots["colour"]]
        mine = {f"h{view.me}.{k}" for k, card in enumerate(view.hand) if card[0] == colour}
        gone = [card for card in view.table.discards if card[0] == colour]
        known = len(mine) + len(gone)
        assert line.formula == (f"25 − {known}" if known else "25")
        assert {key for key in line.lit if key.startswith("h")} == mine
        assert {key for key in line.lit if key.startswith("seen")} == {KIND_KEY[card] for card in gone}
        owned += len(mine)
    assert owned
