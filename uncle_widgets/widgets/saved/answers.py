"""Every answer of a match, worked out beforehand: for a page that has no kernel to ask."""

from __future__ import annotations

import json
import pickle
from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol

from uncle_widgets.asking.state import Watching
from uncle_widgets.engine.game import Game
from uncle_widgets.engine.match import Match
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.lessons import lesson_text
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.table import watcher_of
from uncle_widgets.probability.marking import Judged
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.ranges import Range, of_question, table
from uncle_widgets.probability.reasons import Mistake
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page.mirror import Runner
from uncle_widgets.widgets.panel import faults
from uncle_widgets.widgets.panel.explainer import Explainer
from uncle_widgets.widgets.panel.facts import plain_mistake
from uncle_widgets.widgets.panel.faults import Faults
from uncle_widgets.widgets.panel.panel import Pose, answered, asked, posing, set_so, siblings
from uncle_widgets.widgets.panel.stops import bright, came_of, mark, over_the_table
from uncle_widgets.widgets.saved import saved_shapes as shapes
from uncle_widgets.widgets.saved.tries import KEPT, MOST, dealt
from uncle_widgets.widgets.table.heat import told
from uncle_widgets.widgets.table.table import Table

Paging = Generator[tuple[int, int], None, bytes]
"""A page in the making: yields (done, of), views drawn and views answered; at first (0, 0). Returns its bytes."""
SET = 400
"""Views (steps times pairs of eyes) of which the settings of questions are worked out beside the moments'."""
PARTED = ("steps", "asks", "dots", "row")
"""Parts of a panel whose own parts are often the same from position to position."""


class Watched(Protocol):
    """A room in which a match is watched (`watch.Watch`): what a page is made of."""

    game: Game[Any, Any, Any]
    kit: Kit[Any]
    match: Match[Any, Any, Any]
    ends: Sequence[int]
    names: Sequence[str]
    table: Table
    explainer: Explainer
    runner: Runner[Watching]

    @property
    def seat(self) -> int: ...
    @property
    def bots(self) -> Any: ...
    def close(self) -> None: ...


class Pool:
    """Values, each held once; elsewhere a value is its place here."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self._places: dict[str, int] = {}
        self._known: dict[str | bytes, int] = {}  # most values come again, and to pickle one is quicker than JSON

    def place(self, value: Any) -> int:
        key = value if isinstance(value, str) else pickle.dumps(value)
        at = self._known.get(key)
        if at is None:
            at = self._known[key] = self._places.setdefault(json.dumps(value, sort_keys=True), len(self.values))
            if at == len(self.values):
                self.values.append(value)
        return at

    def sort(self) -> list[int]:
        """Put like beside like, which halves what is left when it is compressed; where each place is now."""
        order = [at for _, at in sorted(self._places.items())]
        self.values = [self.values[at] for at in order]
        now = {at: place for place, at in enumerate(order)}
        self._places = {text: now[at] for text, at in self._places.items()}
        self._known = {}
        return [now[at] for at in range(len(order))]


class Answers:
    """What the kit's questions say in views of one match.

    `pool` holds the parts of panels, `panels` the panels as {name: place in the pool} (a PARTED one as a list
    of places) and `asked` what a view asks: {question's id: [places of panels]}, the question as it is set by
    itself first, then with the other choices of its first setting. `columns` are the panels turned round.
    """

    def __init__(self, kit: Kit[Any], tried: bool = True) -> None:
        self.kit, self.tried = kit, tried
        """`tried`: trials are dealt in advance where they are wanted; else nowhere."""
        self.pool, self.panels, self.asked = Pool(), Pool(), Pool()
        self._known: dict[Any, int] = {}
        self._tries: dict[Any, shapes.SavedTries] = {}
        self.faults = Faults()

    def try_out(self, posed: Posed[Any], kept: int = KEPT, run: int = MOST) -> None:
        """Deal trials of a question beforehand, for its panel; none of one that raises, or is certain."""
        if not self.tried:
            return
        with self.faults.of(posed.question, ""):
            if made := dealt(posed, kept, run):
                self._tries[posed.question, posed.view] = made

    def of(self, view: Any, alone: bool = False) -> int:
        """The place in `asked` of what `view` asks; `alone`: each question as it is set by itself, and no more."""
        key = view, alone
        if key not in self._known:
            found = {}
            for name, question in self.kit.questions.items():
                if (places := self._places(question, view, alone)) is not None:
                    found[name] = places
            self._known[key] = self.asked.place(found)
        return self._known[key]

    def _places(self, question: Question[Any], view: Any, alone: bool) -> list[int] | None:
        """The places of a question's panels; [] where it raises, None where it does not arise."""
        pose = lru_cache(posing(view))
        with self.faults.of(question, ""):
            posed = set_so(question, pose, {})
            return None if posed is None else self.about(posed, pose, alone)
        return []

    def about(self, posed: Posed[Any], pose: Pose, alone: bool = False) -> list[int]:
        """The places of a question's panel and, if not `alone`, of those of its other choices."""
        first, *others = [posed] if alone else settings_of(posed, pose)
        places = [self.panel(first, pose, alone=alone)]
        for other in others:
            with self.faults.of(other.question, ""):
                places.append(self.panel(other, pose))
        return places

    def panel(self, posed: Posed[Any], pose: Pose, ranges: Sequence[Range] = (), alone: bool = False) -> int:
        """The place in `panels` of one question, its answer and what a prediction of it is judged by: a lesson's
        own `ranges`, or the question's. `alone`: no other choice stands beside it."""
        verdicts, mistakes = (
            table(ranges) if ranges else _verdicts(Judged(posed.number, posed.measure), posed.mistakes, posed.span)
        )
        beside = [] if alone else siblings(posed, pose)
        row = [{"value": value, "label": label} for _, value, label, _ in beside]
        tries = self._tries.get((posed.question, posed.view))
        whole: dict[str, Any] = {
            **asked(posed, self.kit.terms.trial),
            **answered(posed, lesson_text(self.kit, posed)),
            "row": row,
            **({"tries": tries} if tries else {"untried": True}),
            "heat": told(posed.heat),
            "judged": {
                "exact": float(posed.number),
                "written": str(posed.number),
                "verdicts": verdicts,
                "mistakes": [plain_mistake(one, posed.asks) for one in mistakes],
            },
        }
        pool = self.pool
        return self.panels.place(
            {
                name: [pool.place(part) for part in value] if name in PARTED else pool.place(value)
                for name, value in whole.items()
            }
        )

    def columns(self) -> dict[str, list[Any]]:
        """The panels as {name: what stands there in each of them}; the pool is sorted for it."""
        now = self.pool.sort()
        names = dict.fromkeys(name for panel in self.panels.values for name in panel)
        return {name: [_moved(panel.get(name), now) for panel in self.panels.values] for name in names}


def _moved(places: Any, now: Sequence[int]) -> Any:
    if places is None:
        return None
    return [now[at] for at in places] if isinstance(places, list) else now[places]


@lru_cache(4096)
def _verdicts(
    judged: Judged, mistakes: tuple[Mistake, ...], span: tuple[float, float]
) -> tuple[list[list[Any]], list[Mistake]]:
    """What a prediction is judged by where a question is asked by itself: many positions share it."""
    return table(of_question(judged, mistakes, span))


def settings_of(posed: Posed[Any], pose: Pose) -> Iterator[Posed[Any]]:
    """The question, then with the other choices that stand beside it on the page."""
    yield posed
    yield from (other for *_, other in siblings(posed, pose) if other is not posed)


def moments_of(room: Watched) -> Generator[tuple[int, int], None, dict[int, tuple[Moment, ...]]]:
    """Where the game is decided, for each seat; in pieces, before it is known how many views there are."""
    found = {}
    for key, _ in room.table.eyes:
        if key.isdecimal():
            yield 0, 0
            found[int(key)] = faults.moments(room.kit, room.match, int(key))
    return found


def answers(
    room: Watched, moments: Mapping[int, Sequence[Moment]], everywhere: bool, tried: bool = True
) -> Generator[int, None, dict[str, Any]]:
    """All that a page must know to ask and answer by itself; yields how many views are answered.

    `everywhere`: at every step, for every pair of eyes; else at the moments (of each seat) alone. What is set
    otherwise is worked out at the moments, and of SET views or fewer for the eyes that the page opens with.
    """
    match, ends = room.match, room.ends
    found = Answers(room.kit, tried)
    if posed := room.explainer.posed:
        found.try_out(posed)
    done = 0
    stops: dict[str, list[dict[str, Any]]] = {}
    for seat, those in moments.items():
        stops[str(seat)] = []
        for moment in those:
            with found.faults.of(room.kit.questions[moment.question], ""):
                stops[str(seat)].append({**mark(moment)} | _stop(room, found, moment, seat))
            done += 1
            yield done
    places: dict[str, list[int]] = {}
    few = len(room.table.eyes) * len(ends) <= SET
    decided = {(str(seat), moment.frame) for seat, those in moments.items() for moment in those}
    for key, _ in room.table.eyes if everywhere else ():
        places[key] = []
        for at, end in enumerate(ends):
            alone = (key, at) not in decided and not (few and key == room.table.watcher)
            places[key].append(found.of(match.view(end, watcher_of(key)), alone))
            done += 1
            yield done
    panels = found.columns()
    return {
        "pool": found.pool.values,
        "panels": panels,
        "asked": found.asked.values,
        "places": places,
        "stops": stops,
    }


def _stop(room: Watched, found: Answers, moment: Moment, seat: int) -> dict[str, Any]:
    """A moment as `seat` sees it: what it asks, and what the page says of it before and after."""
    view = room.match.view(room.ends[moment.frame], seat)
    pose = lru_cache(posing(view))
    posed = set_so(room.kit.questions[moment.question], pose, moment.settings)
    if posed is None:
        raise Refusal(f"Expected question {moment.question} to arise at its moment.")
    found.try_out(posed)
    came = came_of(moment, posed.number, posed.measure)
    place = room.kit.draw(room.match, room.ends[moment.frame], seat, room.names).place
    return {
        "question": moment.question,
        "settings": dict(moment.settings),
        "panel": found.panel(posed, pose),
        "stake": moment.stake,
        "asks": over_the_table(moment, place, "asked"),
        "back": over_the_table(moment, place, "back"),
        "bright": bright(moment.lit),
        "came": came.came,
        "fate": came.fate,
        "words": came.words,
        "headline": came.headline,
    }


def chips(kit: Kit[Any]) -> list[shapes.SavedChip]:
    """The questions in their places, as far as they hang on no position."""
    return [
        {"id": key, "name": question.name, "title": question.title, "when": question.when}
        for key, question in kit.questions.items()
    ]
