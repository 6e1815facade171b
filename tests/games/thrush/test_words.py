"""What is told in THRUSH: your own deeds as yours."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.thrush.tables import game
from uncle_widgets.engine.game import Event
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.thrush import KIT
from uncle_widgets.games.thrush import events as e
from uncle_widgets.games.thrush.words import tell


@pytest.mark.parametrize(
    ("event", "yours", "theirs"),
    [
        (e.Rolled(0, (2, 5)), "You throw a 2 and a 5.", "A throws a 2 and a 5."),
        (e.Jailed(0, 6, "X01"), "You throw a 6, lose to the agent on X01 and go to prison.",
         "A throws a 6, loses to the agent on X01 and goes to prison."),
        (e.Challenges(0, "X01", False), "There is an agent on X01. You must challenge it.",
         "There is an agent on X01. A must challenge it."),
        (e.Moved(0, 2, "west", "W01", ("SIDE_SW",)), "You move along Ferry Lane to a side door.",
         "A moves along Ferry Lane to a side door."),
        (e.StoleCard(0, 1, 0), "You get the Key from B.",
         "A gets the Key from you."),
        (e.Released(0, "double", (3, 3)), "You throw two 3s, a double, and go free, back to Start.",
         "A throws two 3s, a double, and goes free, back to Start."),
    ],
)  # fmt: skip
def test_what_you_did_is_told_as_yours(event: Event, yours: str, theirs: str) -> None:
    made = game()
    state = made.start()
    told = [tell((event,), made.view(state, seat), ("A", "B"))[0] for seat in (0, 1)]
    assert told == [yours, theirs]


def test_what_a_trial_throws_is_drawn_as_dice_and_not_as_cards() -> None:
    seen = set()
    for plan in plans(KIT):
        for here in exercises(KIT, plan):
            if here.question.id in ("T-L1", "T-L2", "T-L3"):
                _, shown = here.posed.once(Random(3))
                assert shown
                assert all(trace.face is None and 1 <= trace.die <= 6 for trace in shown.values())
                seen.add(here.question.id)
    assert seen == {"T-L1", "T-L2", "T-L3"}
