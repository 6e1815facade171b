"""The board as a heat map of turns."""

from collections import Counter

from uncle_widgets.games.thrush.board import OURS
from uncle_widgets.games.thrush.heat import heated
from uncle_widgets.games.thrush.trips import HOME, turns_to
from uncle_widgets.probability.heat import whole


def test_every_space_bears_its_turns_home() -> None:
    spots = heated(turns_to(OURS, HOME), "a side door").spots
    assert {spot.place for spot in spots} == set(OURS.spaces)
    assert Counter(whole(spot.value) for spot in spots) == {1: 20, 2: 20, 3: 61, 4: 40, 5: 16}
    assert next(spot.part for spot in spots if spot.place == "X01") == "Embassy Row, Tower Loop"


def test_where_a_trip_ends_no_turn_is_left() -> None:
    trip = turns_to(OURS, "C7")
    values = {spot.place: spot.value for spot in heated(trip, "C7").spots}
    assert {place for place, value in values.items() if not value} == trip.ends
