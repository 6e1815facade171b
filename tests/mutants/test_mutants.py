"""At least 95 of 100 mutants of a game's rules, odds, belief and lockstep fall to its tests; few are called equal."""

from pathlib import Path

import pytest

from tests.mutants.equal import MOST, equal
from uncle_widgets.games import GAMES

ROOT = Path(__file__).parents[2]
SAMPLE, SHARE = 200, 0.95


def test_what_is_called_equal_is_a_line_that_is_there_with_a_reason() -> None:
    found = equal()
    assert set(found) <= set(GAMES)
    for game, entries in found.items():
        assert len(entries) <= MOST
        for entry in entries:
            path = ROOT / "uncle_widgets" / "games" / game / entry["module"]
            assert entry["was"] in [line.strip() for line in path.read_text("utf-8").splitlines()]
            assert entry["becomes"] != entry["was"]
            assert len(entry["reason"].split()) >= 4


@pytest.mark.soak
def test_the_sample_is_the_same_for_a_seed_and_each_of_it_is_another_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from tests.mutants import made
    from tests.mutants.made import sample

    paths = [ROOT / "uncle_widgets/games/mr_t/belief.py", ROOT / "uncle_widgets/games/mr_t/flip.py"]
    monkeypatch.setattr(made, "modules", lambda game, root: paths)
    drawn = sample("mr_t", 30)
    assert drawn == sample("mr_t", 30)
    assert drawn[:10] == sample("mr_t", 10)
    assert drawn != sample("mr_t", 30, seed="1965")
    assert len({(one.module, one.line, one.column) for one in drawn}) == 30
    assert all(one.was != one.becomes for one in drawn)


@pytest.mark.soak
def test_what_never_runs_is_not_mutated() -> None:
    from tests.mutants.made import unread

    source = "from x import y\n@cache\ndef f(a: int | None = 1 | 2) -> int | str:\n    b: int | None = 3 | a\n    return b | 4\n"
    lines = source.splitlines()
    kept = [
        "".join(c for at, c in enumerate(line) if (n, at) not in unread(source)) for n, line in enumerate(lines, 1)
    ]
    assert kept == ["from x import y", "@", "def f(a:  = 1 | 2) -> :", "    b:  = 3 | a", "    return b | 4"]


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_mutants_fall_to_the_tests(game: str) -> None:
    from tests.mutants.bench import KILLED
    from tests.mutants.equal import reason
    from tests.mutants.run import tried

    found = list(tried(game, SAMPLE))
    left = [verdict.mutant for verdict in found if verdict.outcome != KILLED]
    same = [mutant for mutant in left if reason(mutant)]
    assert len(same) <= MOST
    outlived = [str(mutant) for mutant in left if mutant not in same]
    assert len(outlived) <= (1 - SHARE) * (len(found) - len(same)), outlived
