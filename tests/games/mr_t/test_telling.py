"""What happened, told: the watcher's own doings as 'you', all others' by name."""

from tests.games.mr_t.tables import SMALL, game
from uncle_widgets.games.mr_t import KIT
from uncle_widgets.games.table import play_out

NAMES = ("A", "B", "C", "D")


def said(hands: str, words: str, watcher: int | None, seats: int = 4) -> str:
    match = game(seats, hands, words, **SMALL)
    return " ".join(KIT.draw(match, len(match.steps) - 1, watcher, NAMES).said).replace("\N{NO-BREAK SPACE}", " ")


def test_a_flip_and_its_showdown() -> None:
    assert said("", "KDTK", 3) == (
        "You show a KIM, A a KIM, B a DOZER and C a MR. T. You and A play a showdown. You need a DOZER or a MR. T."
    )
    assert said("", "KDTK", None).startswith(
        "A shows a KIM, B a DOZER, C a MR. T and D a KIM. A and D play a showdown. They need a DOZER or a MR. T."
    )


def test_a_step_that_settles_nothing_and_one_that_does() -> None:
    assert said("", "KDTK RB", 0).endswith("Neither you nor D matches, so you play on.")
    assert said("", "KDTK RB", 1).endswith("Neither A nor D matches, so they play on.")
    assert said("", "KDTK RD", 3).endswith("You win the showdown. You take six cards.")
    assert said("", "KDTK RD", 0) == "You show a ROBIN and D a DOZER. D wins the showdown. D takes six cards."


def test_a_lone_mr_t_and_a_double_showdown() -> None:
    assert "No two cards match and you show MR. T, so you win the board." in said("", "TDKR", 0)
    assert "No two cards match and A shows MR. T, so A wins the board." in said("", "TDKR", 1)
    assert "You and C need a KIM." in said("", "KKDD", 3)


def test_a_typical_game_is_under_150_frames_for_every_number_of_seats() -> None:
    least, most, _ = KIT.seats
    for seats in range(least, most + 1):
        lengths = sorted(
            len(KIT.frames(play_out("mr_t", seats=seats, seed=seed, **KIT.short))) for seed in range(1, 42)
        )
        assert lengths[20] < 150, f"{seats} seats: half of the games have {lengths[20]} frames or more"
