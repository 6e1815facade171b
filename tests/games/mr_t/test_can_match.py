"""M-L3, whether a rival can match: its pictures count hands and tops where a match is shown, and nothing else."""

from tests.games.mr_t.tables import game
from uncle_widgets.games.mr_t.questions.can_match import BLIND, HOLDS, MATCH, SHOWS, TOP, CanMatch
from uncle_widgets.games.mr_t.questions.drawn import Told
from uncle_widgets.probability.pictures import CountedTwice, DrawByDraw

STEP = game(4, "JDB KRW TTT RRW", "KDJK").view(-1, 0)
"""A and D show KIM; A is asked for one more, and knows nothing of D's cards."""


def pictures(event: str, play: str) -> list[type]:
    return [type(picture) for picture in CanMatch(event=event, play=play).posed(STEP).pictures]


def test_where_they_show_a_match_it_is_pictured_from_the_hand_and_from_the_pile() -> None:
    assert pictures(MATCH, SHOWS) == [Told, DrawByDraw]
    assert pictures(HOLDS, SHOWS) == [CountedTwice, DrawByDraw]


def test_where_one_card_is_turned_there_is_nothing_to_picture() -> None:
    assert CanMatch(event=MATCH, play=BLIND).posed(STEP).knobs[-1].value == BLIND
    assert pictures(MATCH, BLIND) == []
    assert pictures(TOP, SHOWS) == []
