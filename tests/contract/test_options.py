"""Whatever may be set in a game, its record as text and as JSON, its link and its line of Python open the same."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import uncle_widgets as uw
from tests.contract.checks import played
from uncle_widgets.engine.match import Match
from uncle_widgets.engine.options import Option, Written
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page.links import cell
from uncle_widgets.widgets.page.links import settings as linked

MOVES = 12


def values(option: Option) -> list[Any]:
    """Values that may be set: the ends of a range and something between, each of several, examples of what is data."""
    if isinstance(option.range, Written):
        return [option.default, *option.range.examples]
    if type(option.default) is int:
        least, most = option.range
        return sorted({least, option.default, (least + most) // 2, most})
    return list(option.range)


def made(kit: Kit[Any], options: dict[str, Any]) -> Any:
    """A game with these options, at the first number of seats that takes them."""
    least, most, _ = kit.seats
    for seats in range(least, most + 1):
        try:
            return kit.game(seats, options)
        except Refusal as refusal:
            why = refusal
    raise AssertionError(f"{kit.id} is played with {options} by nobody: {why}")


def holds(kit: Kit[Any], options: dict[str, Any]) -> None:
    match = played(made(kit, options), Random(1), most=MOVES)
    for record in (match.record(), match.json()):
        assert uw.replay(record) == match, record
        assert uw.replay(record).game.options == match.game.options
    assert uw.replay(match.record()).json() == match.json()
    assert json.loads(match.json())["options"].items() >= {"seats": match.game.seats}.items()
    values = linked(match.game)
    assert kit.game(values.pop("seats"), values) == match.game
    line = cell("play_out", kit.id, match.game).replace("uw.play_out", "made")
    assert eval(line, {"made": lambda game, **given: GAMES[game].new(**given)}) == match.game


EACH = [
    (kit, option, value) for kit in GAMES.values() for option in kit.options.values() for value in values(option)
]


@pytest.mark.parametrize(
    ("kit", "option", "value"), EACH, ids=[f"{k.id}-{o.name}-{o.text(v)[:20]}" for k, o, v in EACH]
)
def test_a_game_with_one_option_set_is_told_in_all_its_forms(kit: Kit[Any], option: Option, value: Any) -> None:
    holds(kit, {option.name: value})
    assert option.check(option.text(value)) == value


@pytest.mark.sample
@pytest.mark.parametrize("kit", GAMES.values(), ids=lambda kit: str(kit.id))
@settings(max_examples=25)
@given(data=st.data())
def test_a_game_with_any_options_set_is_told_in_all_its_forms(kit: Kit[Any], data: st.DataObject) -> None:
    options = {
        option.name: data.draw(st.sampled_from(values(option)))
        for option in kit.options.values()
        if data.draw(st.booleans(), option.name)
    }
    holds(kit, options)


def test_data_in_an_option_is_text_in_json() -> None:
    match = Match.new(GAMES["mr_t"].new(4, deck="B"))
    assert json.loads(match.json())["options"] == {"seats": 4, "deck": "B"}
    assert uw.replay(match.json()) == match
