"""NumPy's small whole numbers in exact functions: the same chances as Python's own, not their overflow."""

import functools
import gc
import importlib
import inspect
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import uncle_widgets as uw
from uncle_widgets.games.uncle.cards import DECK
from uncle_widgets.games.uno.odds import FULL

EXACT = [f"games.{game}.odds" for game in uw.GAMES] + ["probability.counting"]
BAGS: dict[str, Any] = {
    "uncle": Counter(DECK),
    "uno": FULL,
    "mr_t": {"MR. T": 2, "Hannibal": 5, "Face": 5, "Murdock": 5},
}
GIVEN: dict[str, Any] = {
    "value": 3, "cards": 5, "drawn": (2,), "bag": None, "target": 5, "deck": DECK, "most": 12, "back": False,
    "chips": (4, 4, 1), "pot": 2, "players": 2, "values": (1, 2, 3, 4, 5, 6), "draws": 3, "good": 4, "total": 20,
    "opponents": 4, "notice": 0.3, "seats": 3, "k": 2, "same": 2, "others": (), "rivals": 2, "times": 2,
    "hands": 3, "length": 3, "outs": 4, "unseen": 30, "turned": 5, "p": Fraction(1, 3), "score": 20, "versus": "own",
    "throws": 5, "jail_turns": 3, "moves_on": False, "wins": 4, "h": Fraction(1, 5), "trials": 9,
    "chance": Fraction(1, 3), "theirs": 3, "top": Fraction(1, 9), "wilds": True, "chiefs": 8, "bags": ((BAGS["mr_t"], 2),), "clause": "", "n": 200,
    "chances": (Fraction(1, 3), Fraction(2, 3)), "card": "r5", "colour": "r", "last": False, "distances": (2, 3, 9),
}  # fmt: skip
"""What a parameter of that name is given."""

OF_ONE: dict[str, dict[str, Any]] = {
    "uno.useful": {"top": "r5"}, "uno.useful_cards": {"top": "r5"}, "uno.can_open": {"top": "r5"},
    "mr_t.matched_from": {"mine": BAGS["mr_t"]}, "mr_t.only_one": {"mine": 3}, "mr_t.showdown_value": {"mine": 3},
    "mr_t.shown_later": {"mine": 3}, "mr_t.hand_has": {"targets": ("Face",)},
    "mr_t.hand_lacks": {"targets": ("Face",), "passed": ("Hannibal",)},
    "say_uncle.best_hand": {"own": ("5s", "6s"), "cards": None}, "say_uncle.best_hands": {"own": ("5s", "6s"), "cards": None},
    "say_uncle.best_against_ten": {"hand": ("5s", "6s", "7h", "9d", "Kc")},
    "thrush.chief_posterior": {"looks": (), "mine": (), "bluff": Fraction(1, 10)}, "counting.hands": {"bag": {"a": 3, "b": 4}},
    "counting.counted": {"cards": {"a": 200, "b": 200}},
}  # fmt: skip
"""What one function is given besides; a game's own bag is its `unseen`."""


def asked() -> Iterator[Any]:
    """Each public exact function with a whole number among its arguments, that asks for no view of a game."""
    for name in EXACT:
        module = importlib.import_module(f"uncle_widgets.{name}")
        for called, function in vars(module).items():
            if (
                called.startswith("_")
                or not inspect.isfunction(function)
                or function.__module__ != module.__name__
            ):
                continue
            parameters = inspect.signature(function).parameters.values()
            if any(str(one.annotation) == "View" for one in parameters):
                continue
            if any("int" in str(one.annotation) for one in parameters):
                short = f"{name.removesuffix('.odds').rpartition('.')[2]}.{called}"
                yield pytest.param(short, function, id=short)


def arguments(short: str, function: Callable[..., Any]) -> dict[str, Any]:
    game = short.partition(".")[0]
    bag = {"unseen": BAGS[game]} if game in BAGS else {}
    given = GIVEN | bag | OF_ONE.get(short, {})
    return {name: given[name] for name in inspect.signature(function).parameters}


def small(value: Any) -> Any:
    """The same with each whole number as a `uint8` of NumPy's."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return np.uint8(value)
    if isinstance(value, tuple):
        return tuple(small(one) for one in value)
    if isinstance(value, dict):
        return {small(one): small(n) for one, n in value.items()}
    return value


def afresh(function: Callable[..., Any], given: dict[str, Any]) -> Any:
    """What it gives where no earlier answer is kept: equal numbers of other kinds would find it."""
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper):
            one.cache_clear()
    return function(**given)


@pytest.mark.sample
@pytest.mark.parametrize(("short", "function"), [*asked()])
def test_an_exact_function_takes_a_small_number_of_numpys_for_what_it_is(
    short: str, function: Callable[..., Any]
) -> None:
    given = arguments(short, function)
    assert repr(afresh(function, small(given))) == repr(afresh(function, given))
