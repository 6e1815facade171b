"""Odds take cards as a student has them: a list where the documentation has a mapping or a tuple, or they refuse."""

import inspect
import re
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.games.mr_t.cards import ORDER

CARDS = re.compile(r"Mapping|Bag|Unseen|Sequence|Collection|Iterable|Cards")
"""Annotations of parameters that hold cards, totals or places."""
NAMES = [name for name in ORDER for _ in range(4)]
UNO = ["r1", "r1", "b2", "g7", "w", "y5", "b3", "g1"]
HAND = ["7s", "8s", "9s", "2h", "4d"]
SAMPLES: dict[str, dict[str, Any]] = {
    "uncle.hand_holds": {"value": 4, "unseen": [1, 2, 4, 4]},
    "uncle.pile_hits": {"target": 10, "deck": [1, 2, 4, 4, 5]},
    "uncle.pile_hits_with_replacement": {"target": 10, "values": [1, 2]},
    "uncle.pile_course": {"most": 4, "deck": [1, 2, 4, 4, 5]},
    "uncle.pile_length": {"deck": [6] * 10},
    "uncle.pile_end": {"deck": [6] * 10},
    "uncle.pile_chips": {"deck": [6] * 10},
    "uncle.sums": {"cards": 2, "total": 6, "deck": [1, 2, 4, 5]},
    "uncle.redraw": {"players": 3, "drawn": [5], "bag": [1, 2, 5, 5, 6]},
    "uncle.may_tie": {"chips": [3, 3, 1], "pot": 9, "players": 2},
    "uno.useful": {"top": "r7", "unseen": UNO},
    "uno.can_open": {"top": "r7", "unseen": UNO, "cards": 2},
    "uno.useful_cards": {"top": "r7", "unseen": UNO, "cards": 2},
    "uno.draws_until": {"good": ["r1"], "unseen": UNO},
    "uno.within_draws": {"good": ["r1"], "unseen": UNO},
    "uno.holds": {"card": "w", "unseen": UNO, "cards": 2},
    "uno.has_colour": {"colour": "r", "unseen": UNO, "cards": 2},
    "uno.legal_draw_four": {"colour": "r", "unseen": UNO, "cards": 2},
    "uno.points": {"unseen": UNO, "cards": 2},
    "uno.mean_points": {"unseen": UNO, "cards": 2},
    "uno.first_card": {"unseen": UNO},
    "uno.bag": {"unseen": UNO},
    "mr_t.size": {"bag": NAMES},
    "mr_t.brought": {"cards": NAMES[:4]},
    "mr_t.flip_outcomes": {"unseen": NAMES, "seats": 3},
    "mr_t.flip_outcomes_from": {"bags": [(NAMES, 2), (NAMES[:6], 1)]},
    "mr_t.someone_matches": {"unseen": NAMES, "seats": 3},
    "mr_t.matched_from": {"mine": NAMES, "same": 1, "others": [NAMES[:6]]},
    "mr_t.stalemates": {"unseen": NAMES, "seats": 3},
    "mr_t.copies_of": {"targets": NAMES[:1], "bag": NAMES},
    "mr_t.top_hits": {"targets": NAMES[:1], "unseen": NAMES},
    "mr_t.hand_has": {"targets": NAMES[:1], "unseen": NAMES, "cards": 3},
    "mr_t.hand_lacks": {"targets": NAMES[:1], "unseen": NAMES, "cards": 3, "passed": NAMES[4:5]},
    "mr_t.step_decides_from": {"targets": NAMES[:1], "unseen": NAMES},
    "say_uncle.best_hand": {"own": HAND, "rivals": 1},
    "say_uncle.best_hands": {"own": HAND, "rivals": 1},
    "say_uncle.best_against_ten": {"hand": HAND, "rivals": 1},
    "thrush.hits": {"distances": [2, 5]},
    "thrush.lands": {"distances": [2, 5]},
    "thrush.chief_posterior": {"looks": [(1, 3, "took"), (1, 5, "left")], "mine": [2]},
}


def public() -> list[tuple[str, Callable[..., Any]]]:
    """Every function of a game's `odds` that takes cards, and no View."""
    found = []
    for game, kit in uw.GAMES.items():
        if find_spec(f"{kit.package}.odds") is None:
            continue
        odds = import_module(f"{kit.package}.odds")
        for name, made in inspect.getmembers(odds, callable):
            real = inspect.unwrap(made)
            if name.startswith("_") or not inspect.isfunction(real) or real.__module__ != odds.__name__:
                continue
            takes = inspect.signature(real).parameters
            if "view" not in takes and any(CARDS.search(str(one.annotation)) for one in takes.values()):
                found.append((f"{game}.{name}", made))
    return found


def test_no_function_that_takes_cards_is_left_out() -> None:
    assert {name for name, _ in public()} <= set(SAMPLES)


def as_documented(value: Any) -> Any:
    """A list as a tuple; of cards, as their copies."""
    return tuple(value) if isinstance(value, list) else value


@pytest.mark.parametrize(("name", "odds"), public(), ids=lambda it: it if isinstance(it, str) else "")
def test_a_list_says_the_same_as_a_tuple_or_a_mapping(name: str, odds: Callable[..., Any]) -> None:
    given = SAMPLES[name]
    said = odds(**given)
    assert said == odds(**{key: as_documented(value) for key, value in given.items()})
    mapped = {
        key: Counter(value) if key in ("unseen", "mine") or (key == "bag" and "drawn" not in given) else value
        for key, value in given.items()
    }
    assert said == odds(**mapped)


@pytest.mark.parametrize("wrong", ["r7", 4, [["r7"]], {"r7": -1}, None])
def test_what_is_no_cards_is_refused_in_one_sentence(wrong: Any) -> None:
    for name in ("uncle.hand_holds", "uno.can_open", "mr_t.hand_has"):
        odds = dict(public())[name]
        with pytest.raises(uw.Refusal, match=r"^Expected [^.]*\.( \([-A-Z0-9]+\))?$"):
            odds(**{**SAMPLES[name], "unseen": wrong})
