"""What a page keeps of a game that is watched, or of positions set up, so that a reload finds its predictions.

A kernel ends with its page, and the server keeps nothing: the tab does. The explainer's `kept` names the
match (or the game, in What if), `keeping` is what the tab is to keep of it: the deeds that bring it there. What
it sends back is done again, one deed after the other: nothing a browser sends is taken for an answer.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, TypeVar

from uncle_widgets.asking import deeds as do
from uncle_widgets.asking.facts import GameFacts
from uncle_widgets.asking.game import ANSWERED, answered, waiting
from uncle_widgets.asking.state import Asked, Attempt, Said, Watching
from uncle_widgets.probability.kinds import KINDS
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page.links import Link

S = TypeVar("S")
V = TypeVar("V")
MOST = 60
"""Predictions of one game that are given again, the last ones; and moments of it."""
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
NUMBER = re.compile(r"[-+\N{MINUS SIGN}]?[\d.,/]{1,40} ?%?")


def kept_name(link: Link) -> str:
    """Under which name a tab keeps what was said of the game that a link tells of."""
    return f"{link.game} {hashlib.sha256(str(link).encode()).hexdigest()[:16]}"


def of_panel(asked: Asked) -> list[do.Deed]:
    """The deeds that give again what was said, and what was answered to small questions."""
    fresh = asked.attempts[asked.attempts_from :]
    return [*map(do.Again, asked.said[-MOST:]), *map(do.Attempted, fresh[-MOST:])]


def of_game(facts: GameFacts, now: Watching) -> list[do.Deed]:
    """The deeds that bring a game that is watched where it stands; none where nothing was said or skipped."""
    if not now.asked.said and not now.fates:
        return []
    fates = [(key.split(), fate == ANSWERED) for key, fate in now.fates.items()]
    settled = [do.Settle(int(seat), int(at), done) for (seat, at), done in fates[-MOST:]]
    stands: list[do.Deed] = []
    if moment := waiting(facts, now):
        stands = [do.Eyes(str(now.seat)), do.Stop(now.stop)]
        if answered(now, moment):
            stands.append(do.Turn("answer"))
    return [*of_panel(now.asked), *settled, *stands]


def kept(deeds: Sequence[do.Deed]) -> dict[str, Any]:
    """Deeds as plain values; {} for none."""
    return {"deeds": [[type(deed).__name__, asdict(deed)] for deed in deeds]} if deeds else {}


def read(told: Any) -> list[do.Deed]:
    """The deeds that a browser has sent; a Refusal for anything that `kept` does not make."""
    try:
        found = [_deed(name, values) for name, values in told["deeds"]]
        if len(found) > 3 * MOST + 3:
            raise ValueError
    except (TypeError, ValueError, KeyError, AttributeError):
        raise Refusal("What was saved belongs to another game.") from None
    return found


def _deed(name: str, values: Mapping[str, Any]) -> do.Deed:
    match name:
        case "Again":
            return do.Again(_sound(Said(**values["said"])))
        case "Attempted":
            return do.Attempted(_sound_attempt(Attempt(**values["attempt"])))
        case "Settle":
            return do.Settle(_is(int, values["seat"]), _is(int, values["at"]), _is(bool, values["answered"]))
        case "Eyes":
            return do.Eyes(_is(str, values["key"]))
        case "Stop":
            return do.Stop(_is(int, values["at"]))
        case "Turn":
            return do.Turn(_is(str, values["page"]))
    raise ValueError


def _is(kind: type[V], value: Any) -> V:
    if type(value) is not kind:
        raise ValueError
    return value


def _sound(one: Said) -> Said:
    texts = (one.place, one.question, one.number, one.sure, one.time, one.owned, one.denied)
    plain = all(type(text) is str for text in texts) and type(one.seed) is int
    values = one.settings.values() if isinstance(one.settings, dict) and len(one.settings) < 20 else [None]
    kinds = all(kind in KINDS for kind in (one.owned, one.denied) if kind)
    if not (plain and kinds) or any(type(value) not in (int, str) for value in values):
        raise ValueError
    if not (NUMBER.fullmatch(one.number) and TIME.fullmatch(one.time)):
        raise ValueError
    return one


def _sound_attempt(one: Attempt) -> Attempt:
    values = one.settings.values() if isinstance(one.settings, dict) and len(one.settings) < 20 else [None]
    plain = all(type(text) is str for text in (one.place, one.question, one.number)) and type(one.step) is int
    if not plain or any(type(value) not in (int, str) for value in values):
        raise ValueError
    if one.number and not NUMBER.fullmatch(one.number):
        raise ValueError
    return one


def again(state: S, deeds: Sequence[do.Deed], did: Callable[[S, do.Deed], S]) -> S:
    """The state after all of these deeds that can be done; the others are passed over."""
    for deed in deeds:
        try:
            state = did(state, deed)
        except Refusal:
            continue
    return state
