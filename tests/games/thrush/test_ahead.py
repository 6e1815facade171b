"""What a row says of a walk: die, path and space, what lies there, and who is near."""

from __future__ import annotations

import re

from uncle_widgets.games.table import kit_of
from uncle_widgets.games.thrush import ahead
from uncle_widgets.games.thrush.advice import ADVICE
from uncle_widgets.games.thrush.players import way_of
from uncle_widgets.games.thrush.state import Go, Pay, View
from uncle_widgets.widgets.page.links import parse
from uncle_widgets.widgets.play.inplay import InPlay, replayed


def at(place: str) -> InPlay:
    return replayed(parse(f"play/2 thrush seat=0 seats=2 players=greedy seed={place}"))


AGENT = "There's an agent here. You must challenge it."


def rows(place: str) -> dict[str, tuple[str, str, tuple[int, ...]]]:
    played, found = at(place), {}
    assert ADVICE.asked
    for move in played.legal:
        asked = ADVICE.asked(played.view, move, ("A", "B"))
        if asked and asked.row:
            found[str(move)] = asked.row, asked.line, asked.dice
    return found


def test_a_row_says_die_path_and_space_and_then_what_lies_there_and_who_is_near() -> None:
    assert rows("1: ") == {
        "2west+": ("2 steps along Ferry Lane to X15", f"{AGENT} There's an agent 3 steps ahead.", (2,)),
        "2east+": ("2 steps along Museum Lane to X16", f"{AGENT} There's an agent 3 steps ahead.", (2,)),
        "6west+": (
            "6 steps along Ferry Lane to W04",
            "There's nothing here. There are agents 1 and 4 steps back.",
            (6,),
        ),
        "6east+": (
            "6 steps along Museum Lane to E04",
            "There's nothing here. There are agents 1 and 4 steps back.",
            (6,),
        ),
    }


def test_a_player_who_stands_there_or_near_is_named_with_what_may_be_taken() -> None:
    found = {line for _, line, _ in rows("17: 5east+").values()}
    assert "B is here, with one agent." in found
    assert "There's nothing here. There's an agent 6 steps ahead. B is 1 step back, with one agent." in found
    assert "It points to C4, a hidden Chief. There are agents 3 and 5 steps ahead." in found


def test_a_double_takes_both_dice_to_its_total() -> None:
    for row, _, dice in rows("9: ").values():
        assert len(dice) == 2
        assert dice[0] == dice[1]
        assert row.startswith(f"{sum(dice)} steps along ")


def test_each_agent_that_may_be_paid_has_a_row_with_its_place() -> None:
    found = rows("16: 2west+ 4inner+ 4inner+ 3inner+ 5inner-")
    assert len(found) == sum(
        isinstance(move, Pay) for move in at("16: 2west+ 4inner+ 4inner+ 3inner+ 5inner-").legal
    )
    assert all(re.fullmatch(r"Put an agent back on X\d\d, on [\w ]+", row) for row, _, _ in found.values())


def test_what_is_near_is_what_a_walk_of_that_many_steps_would_meet() -> None:
    """Against the rules' own walks: an agent told of n steps ahead is where n steps more along the path end."""
    for place in ("1: ", "17: 5east+", "18: 5east+ 4west+ 4west+ 6west- 1west+ 2west+ 2outer- 6outer- 4outer-"):
        view: View = at(place).view
        for move in at(place).legal:
            if not isinstance(move, Go):
                continue
            way = way_of(view, move)
            told = re.search(r"There's an agent (\d+) steps? (back|ahead)", ahead.near(view, way, ("A", "B")))
            if told:
                back = -1 if told[2] == "back" else 1
                ends = [
                    one.end
                    for one in view.board.ways(way.end, int(told[1]))
                    if one.path == way.path and one.direction == back * way.direction
                ]
                assert len(ends) == 1
                assert ends[0] in view.table.agents


def test_a_row_knows_no_more_than_its_player() -> None:
    """A Chief that only the other has looked at is face down in every row."""
    played = at("17: 5east+")
    assert kit_of(played.game).id == "thrush"
    lines = " ".join(line for _, line, _ in rows("17: 5east+").values())
    assert not re.search(r"points to C\d, the ", lines)
