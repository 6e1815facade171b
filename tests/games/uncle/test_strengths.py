"""The strengths of the players, as long games of many seeds show them."""

import pytest

from benchmarks.strengths import wins


@pytest.mark.soak
@pytest.mark.parametrize(
    ("hero", "others", "seats", "least", "most"),
    [
        ("greedy", "random", 2, 0.94, 1.0),
        ("safe", "greedy", 2, 0.92, 0.98),
        ("safe", "greedy", 4, 0.17, 0.28),
        ("lookahead", "greedy", 2, 0.93, 0.99),
        ("lookahead", "safe", 2, 0.52, 0.66),
    ],
)
def test_players_are_as_strong_as_they_are_said_to_be(
    hero: str, others: str, seats: int, least: float, most: float
) -> None:
    found = wins("uncle", hero, others, seats, games=1500)
    assert least <= found.value - 2 * found.error
    assert found.value + 2 * found.error <= most
