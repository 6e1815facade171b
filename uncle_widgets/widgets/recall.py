"""What a page keeps of a game that is watched, or of positions set up, so that a reload finds its predictions.

A kernel ends with its page, and the server keeps nothing: the tab does. The explainer's `kept` names the
match (or the game, in What if), `keeping` is what the tab is to keep of it, and what it sends back is given
again, one number after the other, as if it were typed: nothing a browser sends is taken for an answer.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from uncle_widgets.games.table import watcher_of
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.links import Link, parse, settings
from uncle_widgets.widgets.sitting import SURE

MOST = 60
"""Predictions of one game that are given again, the last ones; and moments of it."""
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
NUMBER = re.compile(r"-?\d{1,6}(\.\d{1,8})?")


@dataclass(frozen=True)
class Given:
    """A prediction as it is kept: where, in words of the room's, the question and its settings, the number."""

    place: str
    question: str
    settings: Mapping[str, Any]
    value: str
    sure: str
    time: str


@dataclass(frozen=True)
class Kept:
    """All that is kept: `answered` and `skipped` are moments of a game, each (seat, place among its moments)."""

    given: tuple[Given, ...]
    answered: tuple[tuple[int, int], ...] = ()
    skipped: tuple[tuple[int, int], ...] = ()
    stop: tuple[int, int] | None = None
    """The moment that the game stands at, if it has stopped."""

    @classmethod
    def read(cls, told: Any) -> Kept:
        """What a browser has sent; a Refusal for anything that `Recall.told` does not make."""
        try:
            given = tuple(Given(**row) for row in told["given"])
            answered, skipped = (tuple(map(_pair, told.get(name, ()))) for name in ("answered", "skipped"))
            stop = _pair(told["stop"]) if told.get("stop") else None
            if max(len(given), len(answered), len(skipped)) > MOST or not all(map(_sound, given)):
                raise ValueError
        except (TypeError, ValueError, KeyError, AttributeError):
            raise Refusal("Expected the predictions that a page has kept of this very game.") from None
        return cls(given, answered, skipped, stop)


def _pair(told: Any) -> tuple[int, int]:
    seat, at = told
    if type(seat) is not int or type(at) is not int:
        raise ValueError
    return seat, at


def _sound(one: Given) -> bool:
    texts = (one.place, one.question, one.value, one.sure, one.time)
    plain = all(type(text) is str for text in texts)
    set_so = isinstance(one.settings, dict) and len(one.settings) < 20
    return plain and set_so and one.sure in SURE and bool(NUMBER.fullmatch(one.value) and TIME.fullmatch(one.time))


class Recall:
    """Tells the page what to keep of `room`, and takes it up again; in a room for each kind of place."""

    def __init__(self, room: Any, link: Link) -> None:
        """What is kept is kept of `link`: the same for every place there."""
        self.room = room
        self._given: list[Given] = []
        self._taking = False
        explainer = room.explainer
        explainer.kept = f"{link.game} {hashlib.sha256(str(link).encode()).hexdigest()[:16]}"
        explainer.on_restore(self.restore)
        explainer.observe(self._predicted, names="prediction")

    @property
    def place(self) -> str:
        """Where the room is."""
        raise NotImplementedError

    def found(self, place: str) -> tuple[Any, str]:
        """The view there, and its name in the log; a Refusal where there is no such place."""
        raise NotImplementedError

    def told(self) -> dict[str, Any]:
        """What the page is to keep; nothing where nothing was said."""
        return {"given": [vars(one) for one in self._given[-MOST:]]} if self._given else {}

    def take_up(self, kept: Kept) -> None:
        """Stand where it stood, all numbers given."""
        self.room.show()

    def _predicted(self, change: Mapping[str, Any]) -> None:
        explainer, said = self.room.explainer, change["new"]
        if not said or explainer.current is None:
            return
        question = explainer.current
        settings = {knob.name: getattr(question, knob.name) for knob in question.knobs(explainer.view)}
        number = round(said["prediction"] * (100 if said["measure"] == "chance" else 1), 6)
        value = f"{number:.6f}".rstrip("0").rstrip(".")
        self._given.append(Given(self.place, question.id, settings, value, said["sure"], said["time"]))
        self._tell()

    def _tell(self) -> None:
        if not self._taking:
            self.room.explainer.keeping = self.told()

    def restore(self, told: Any) -> None:
        """Give every number again that was kept of this very game, and stand where it stood."""
        room, explainer = self.room, self.room.explainer
        if explainer.sitting.predictions:
            return
        kept = Kept.read(told)
        self._taking = True
        try:
            with explainer.hold_sync(), room.table.hold_sync():
                for one in kept.given:
                    self._give(one)
                self.take_up(kept)
        finally:
            self._taking = False
        self._tell()

    def _give(self, one: Given) -> None:
        """One number, unless there is no such place or question in this game."""
        if one.question not in self.room.kit.questions:
            return
        try:
            at = self.found(one.place)
            self.room.explainer.predict_again(at, one.question, one.settings, one.value, one.sure, one.time)
        except Refusal:
            return
        self._given[-1] = one


class GameRecall(Recall):
    """Of a Watch: a place is a frame and a pair of eyes, '12 0'; and what became of its moments."""

    def __init__(self, room: Any) -> None:
        super().__init__(room, room.match_link)
        room.table.observe(lambda _: self._tell(), names=["moments", "stop"])

    @property
    def place(self) -> str:
        return f"{self.room.step} {self.room.watcher}"

    def found(self, place: str) -> tuple[Any, str]:
        room = self.room
        frame, _, eyes = place.partition(" ")
        here = frame.isascii() and frame.isdecimal() and len(frame) < 7 and int(frame) < len(room.ends)
        if not here or eyes not in [key for key, _ in room.table.eyes]:
            raise Refusal(f"Expected a step of this game and a seat at it, not {place[:20]!r}.")
        return room.match.view(room.ends[int(frame)], watcher_of(eyes)), f"step {int(frame)}, seen by {eyes}"

    def told(self) -> dict[str, Any]:
        fates = self.room.fates
        if not self._given and not fates:
            return {}
        stop = self.room.table.stop
        return {
            "given": [vars(one) for one in self._given[-MOST:]],
            "answered": [list(moment) for moment, fate in fates.items() if fate != "skipped"][-MOST:],
            "skipped": [list(moment) for moment, fate in fates.items() if fate == "skipped"][-MOST:],
            "stop": [self.room.seat, stop] if stop >= 0 else [],
        }

    def take_up(self, kept: Kept) -> None:
        self.room.take_up(kept.answered, kept.skipped, kept.stop)


class PositionRecall(Recall):
    """Of a What if: a place is the link of a position, and all positions of the game are kept together."""

    def __init__(self, room: Any) -> None:
        super().__init__(room, Link("position", room.kit.id, settings(room.game)))

    @property
    def place(self) -> str:
        link: str = self.room.link
        return link

    def found(self, place: str) -> tuple[Any, str]:
        found: tuple[Any, str] = self.room.found(parse(place))
        return found
