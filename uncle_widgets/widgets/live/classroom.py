"""A class in a cell: the same page in front as the site has (`live/presenter.ts`), on a lesson's data.

The page needs no kernel; this kernel hears what was said there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape
from math import floor
from typing import Any
from zlib import crc32

import traitlets as t

from uncle_widgets.csv_text import csv_text
from uncle_widgets.engine.match import Match, finished
from uncle_widgets.frontend import bundle, packed
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Plan, plan_of
from uncle_widgets.games.scene import Scene
from uncle_widgets.games.table import is_record, kit_of
from uncle_widgets.games.words import count
from uncle_widgets.probability.kinds import KINDS
from uncle_widgets.probability.ranges import BILLION
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page.base import Piece, Room
from uncle_widgets.widgets.page.links import cell, is_link
from uncle_widgets.widgets.rooms.lessons import lesson as lesson_room
from uncle_widgets.widgets.rooms.watch import Watch, watch
from uncle_widgets.widgets.saved.lessons import saved_lesson_of
from uncle_widgets.widgets.saved.saved import STILL, saved_of, traits
from uncle_widgets.widgets.table.table import Pack

HEADS = ("lesson", "position", "vote", "said", "exact", "close", "matches mistake", "kind")
MOST = 300
"""Students of a class."""
OPEN: dict[str, Any] = {"stop": -1, "moments": [], "caption": {}, "bright": []}
"""A table on which no game waits."""


class Wall(Piece, hears="said"):
    """The page in front. It sets `said` after each number; a browser keeps it, and says it again when it is
    loaded again."""

    _esm = bundle("presenter_loader.js")

    code = t.Unicode(help="The code that draws the page, packed").tag(sync=True)
    packed = t.Unicode(help="A lesson with all its answers, packed for `widgets/page/unpack.ts`").tag(sync=True)
    said: t.List[Any] = t.List(
        help="Position (from 0), vote (1 or 2), guess in the answer's own scale, and how many guessed it"
    ).tag(sync=True)

    def __init__(self, kit: Kit[Any], saved: dict[str, Any]) -> None:
        self.name = f"{kit.id} {saved['number']}"
        self.judged, self.spans = _judged(saved)
        super().__init__(kit, code=_code(), packed=packed(saved))

    @t.validate("said")
    def _checked(self, proposal: Any) -> Any:
        for row in proposal["value"]:
            match row:
                case [int(at), 1 | 2, int() | float() as value, int(times)]:
                    if 0 <= at < len(self.spans) and 1 <= times <= MOST:
                        low, high = self.spans[at]
                        if low <= value <= high:
                            continue
            raise t.TraitError(f"Expected a position, a vote, a number in its range and a count, not {row!r:.50}.")
        return proposal["value"]


@cache
def _code() -> str:
    return packed({"esm": bundle("presenter.js"), "css": bundle("presenter.css")})


def _judged(saved: dict[str, Any]) -> tuple[list[Any], list[tuple[float, float]]]:
    """What a number is judged by at each position, and from where to where it may be."""
    pool, columns = saved["pool"], saved["panels"]
    first = [position["panels"][0] for position in saved["courses"][0]["positions"]]
    spans = [(0.0, 1.0) if pool[columns["measure"][at]] == "chance" else pool[columns["span"][at]] for at in first]
    return [(pool[columns["judged"][at]], pool[columns["measure"][at]]) for at in first], spans


class Classroom(Room):
    """A class. `votes` has the guesses so far, and `csv()` returns them as text."""

    def __init__(self, kit: Kit[Any], saved: dict[str, Any], called: str, still: str) -> None:
        """`still` is the picture that a saved notebook shows of it."""
        self.wall, self.title, self._still = Wall(kit, saved), saved["title"], still
        super().__init__([self.wall])
        self.tells(cell=called)

    @property
    def votes(self) -> list[dict[str, Any]]:
        """One row for each guess: its position, its vote (1, or 2 after the talk), what was `said` (out of 100, or
        in the unit), and how many `times`.
        """
        return [
            {"position": at + 1, "vote": vote, "said": self._shown(at, value), "times": times}
            for at, vote, value, times in sorted(self.wall.said)
        ]

    def csv(self) -> str:
        """Return one line for each guess, with the exact answer and the mistake that fits."""
        rows: list[Sequence[Any]] = [HEADS]
        for at, vote, value, times in sorted(self.wall.said):
            judged, billionths = self.wall.judged[at][0], floor(value * BILLION + 0.5)
            ranges = judged["verdicts"]
            _, band, which = next((row for row in ranges if billionths <= row[0]), ranges[-1])
            mistake = judged["mistakes"][which] if which >= 0 else {"name": "", "kind": ""}
            row = (
                self.wall.name,
                at + 1,
                vote,
                self._shown(at, value),
                self._shown(at, judged["exact"]),
                "no" if band == "far" else "yes",
                mistake["name"],
                mistake["kind"],
            )
            rows += [row] * times
        return csv_text(rows)

    def still(self) -> str:
        said = escape(f"{self!r}. Run the cell to use it.")
        return f"{self._still}<p>{said}</p>"

    def _shown(self, at: int, value: float) -> float:
        return round(100 * value if self.wall.judged[at][1] == "chance" else value, 9)

    def __repr__(self) -> str:
        said = sum(row["times"] for row in self.votes)
        return f"A class, {self.title}: {count(said, 'guess', 'guesses')}"


def _of_lesson(kit: Kit[Any], plan: Plan) -> tuple[dict[str, Any], str]:
    """A lesson as the page takes it, without positions to practise on; and the picture of its first position."""
    room = lesson_room(kit.id, plan.number)
    try:
        still = room.still()
        return finished(saved_lesson_of(room, practice_of=0)), still
    finally:
        room.close()


def _of_game(room: Watch) -> dict[str, Any]:
    """The stops of a watched game, as a lesson whose positions they are: what came of each is told when its answer
    is. The number is the record's own."""
    found = finished(saved_of(room, most=0))
    stops, pack = found["stops"][str(room.seat)], Pack()
    if not stops:
        raise Refusal("Expected a game with at least one turning point. This one has none.")
    laid = {
        str(at): {
            "tables": [{"names": [*room.names], "frame": pack.frame(_scene(room, stop["frame"])), "differs": []}],
            "over": [stop["asks"]],
        }
        for at, stop in enumerate(stops)
    }
    positions = [
        {
            "group": "", "place": f"stop {at + 1}", "question": stop["question"], "notice": stop["headline"],
            "panels": [stop["panel"]], "compares": [], "pair": [],
        }
        for at, stop in enumerate(stops)
    ]  # fmt: skip
    goal = {"title": room.kit.title, "line": room.kit.tagline, "of": len(stops)}
    judged = [found["pool"][found["panels"]["judged"][stop["panel"]]] for stop in stops]
    kinds = {mistake["kind"] for one in judged for mistake in one["mistakes"]}
    kept = ("game", "title", "standing", "onward", "questions", "pool", "panels")
    return {name: found[name] for name in kept} | {
        "number": crc32(room.match.record().encode()),
        "short": room.kit.tagline,
        "plate": room.kit.plate,
        "kinds": {kind: KINDS[kind].done for kind in sorted(kinds)},
        "courses": [{"goal": goal, "positions": positions, "laid": laid, "leads": {}}],
        "table": traits(room.table) | {"pool": pack.pool, "frames": {}, "pages": {}, "count": 0, **STILL, **OPEN},
    }


def _scene(room: Watch, at: int) -> Scene:
    """The table at a step, as the seat sees it that the class looks from."""
    since = room.ends[at - 1] if at else -1
    return room.kit.draw(room.match, room.ends[at], room.seat, room.names, since)


def classroom(game: Any, lesson: str | int = 1) -> Classroom:
    """Run a class on one page: everyone guesses before anyone sees the answer, then talks it over and guesses
    again.

    If the Jupyter server allows phones, "Use phones" shows how they join (see `docs/class_server.md`).

    Args:
        game: an id, or a Match, a record or a link of a game. The class is then asked wherever that game pauses.
        lesson: the number or name of the lesson, if `game` is an id.

    Raises:
        Refusal: if there is no such game or lesson.
    """
    if isinstance(game, Match) or (isinstance(game, str) and (is_record(game) or is_link(game))):
        if lesson != 1:
            raise Refusal("Expected no lesson with a game to watch.")
        room = watch(game)
        try:
            called = cell("classroom", room.match.record())
            return Classroom(room.kit, _of_game(room), called, room.still())
        finally:
            room.close()
    if not isinstance(game, str):
        raise Refusal(f"Expected the name of a game, a match or a record, not {game!r:.40}.")
    kit = kit_of(game)
    plan = plan_of(kit, lesson)
    saved, still = _of_lesson(kit, plan)
    return Classroom(kit, saved, cell("classroom", kit.id, lesson=plan.number), still)
