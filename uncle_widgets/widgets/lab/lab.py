"""The lab: many games while the class watches. Imports NumPy; imported when asked for."""

from __future__ import annotations

import sys
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from html import escape
from math import inf
from time import monotonic
from typing import Any

import traitlets as t

from uncle_widgets.engine.game import Game
from uncle_widgets.engine.match import Match
from uncle_widgets.engine.options import told
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit, known
from uncle_widgets.games.plain import plain
from uncle_widgets.games.table import checked_seed, game_of, kit_of
from uncle_widgets.games.words import count
from uncle_widgets.many.chunks import name_of
from uncle_widgets.many.gathering import RUNS, WAIT, gathering, matching
from uncle_widgets.many.progress import Pace
from uncle_widgets.many.simulate import strategies_of
from uncle_widgets.probability.columns import Rows
from uncle_widgets.probability.typed_numbers import NumberRule, read_number
from uncle_widgets.refusal import Refusal, integer, integer_in
from uncle_widgets.widgets.lab.lab_found import Sample, Setting, as_json, counted
from uncle_widgets.widgets.lab.lab_found import told as shown
from uncle_widgets.widgets.page import messages
from uncle_widgets.widgets.page.background import Background, Work, looping
from uncle_widgets.widgets.page.base import Piece, Room
from uncle_widgets.widgets.page.hearing import Hears
from uncle_widgets.widgets.page.links import Link, cell, settings, whole
from uncle_widgets.widgets.rooms.ruleroom import field_of
from uncle_widgets.widgets.rooms.watch import Watch

LEAST, MOST = 100, 1_000_000
"""Games of a run."""
N = 10_000
SAID = 0.25
"""Seconds between two pictures of how it stands."""
LAST_SEED = 999_999_999 - RUNS + 1
SIDES = 2


class LabView(Piece, Hears[messages.ToLab], view="lab", hears="seat"):
    """What is chosen, how far it is and what came."""

    games: t.List[Any] = t.List(help="(id, title) of the games to choose from; empty if the game is fixed").tag(
        sync=True
    )
    chosen = t.Unicode(help="The id of the chosen game").tag(sync=True)
    form = t.Dict(help="What can be set: seats, players, options").tag(sync=True)
    sides: t.List[Any] = t.List(help="The current settings: one, or two to compare").tag(sync=True)
    n = t.Int(N, min=LEAST, max=MOST, help="The number of games in a run, 100 to 1,000,000").tag(sync=True)
    seed = t.Unicode("0", help="The first of five seeds, as text").tag(sync=True)
    most = t.Int(MOST, min=LEAST, max=MOST, help="The largest number of games in a run").tag(sync=True)
    done = t.Int(min=0, help="Games played so far").tag(sync=True)
    of = t.Int(min=0, help="Games to play, for both settings together").tag(sync=True)
    running = t.Bool(help="Whether games are being played").tag(sync=True)
    left = t.Unicode(help="The time left, in words").tag(sync=True)
    seat = t.Int(0, help="The player whose points and wins are drawn").tag(sync=True)
    found = t.Dict(help="The results: see `lab_shapes.LabFound`; empty before the first game").tag(sync=True)
    watched = t.Unicode(help="The game on the table, in words; '' for the lab itself").tag(sync=True)
    busy = t.Unicode(help="The progress of replaying a game, in words").tag(sync=True)
    note = t.Unicode(help="Why something was refused, in one sentence; '' if nothing was").tag(sync=True)

    @t.validate("seed")
    def _seed(self, proposal: Any) -> str:
        try:
            return str(_seed(proposal["value"]))
        except Refusal as refusal:
            raise t.TraitError(str(refusal)) from None


class Lab(Room):
    """The lab. `run` and `stop` control it, `samples` has the results, and `show_game` shows one of the games."""

    def __init__(
        self, sides: Sequence[Setting], n: int = N, seed: int = 0, *, choose: bool = False, predict: bool = True
    ) -> None:
        self.kit: Kit[Any] = kit_of(sides[0].game)
        self.predict = predict
        self.own = {name_of(one): one for side in sides for one in side.strategies if not isinstance(one, str)}
        self._own_names()
        self.sides, self.n, self.seed = tuple(sides), _games(n), _seed(seed)
        self.samples: tuple[Sample, ...] = ()
        self.room: Watch | None = None
        """The game that is open."""
        self._thread = ThreadPoolExecutor(1, f"lab of {self.kit.id}")
        self.work, self.again = Background(self._failed), Background(self._failed)
        self.view = LabView(self.kit, games=[[kit.id, kit.title] for kit in GAMES.values()] if choose else [])
        self.choose = choose
        super().__init__([self.view], "uw-room", "uw-lab")
        self.works += [self.work, self.again]
        self.view.on_heard(self._heard)
        self.view.observe(self._seat, names="seat")
        self._tell()

    @property
    def game(self) -> Game[Any, Any, Any]:
        return self.sides[0].game

    # -- what is set --

    def _own_names(self) -> None:
        for name in self.own:
            if name in self.kit.players or not name.isidentifier():
                raise Refusal(
                    f"Expected your own player to have a name that no other player has, not {name[:40]!r}."
                )

    def _tell(self) -> None:
        """What is chosen, to the page; and the link and cell of it."""
        kit, view = self.kit, self.view
        names = [*kit.players, *self.own]
        with view.hold_sync():
            view.game, view.palette, view.terms = kit.id, kit.palette.css, plain(kit.terms)
            view.chosen = kit.id
            view.form = {
                "seats": list(kit.seats[:2]),
                "players": [[name, name] for name in names],
                "options": [field_of(option, option.default) for option in kit.options.values()],
            }
            view.sides = [self._told(side) for side in self.sides]
            view.n, view.seed = self.n, str(self.seed)
            view.seat = min(view.seat, self.game.seats - 1)
        self._address()

    def _told(self, side: Setting) -> dict[str, Any]:
        options = {name: o.text(getattr(side.game.options, name)) for name, o in self.kit.options.items()}
        return {"seats": side.game.seats, "players": list(side.names), "options": options}

    def _address(self) -> None:
        first, *others = self.sides
        values = {**settings(first.game), "players": who(first), "n": str(self.n), "seed": str(self.seed)}
        given: dict[str, Any] = {"players": _short(first), "n": self.n, "seed": self.seed}
        for other in others:
            pairs = {**settings(other.game), "players": who(other)}
            values["beside"] = " ".join(f"{name}={value}" for name, value in pairs.items())
            apart = self._apart(first, other)
            given["beside"] = {"seats": other.game.seats, "players": _short(other), **apart}
        link = Link("lab", self.kit.id, values)
        self.tells(link=str(link), cell=cell("lab", self.kit.id, first.game, **given))

    def _apart(self, first: Setting, other: Setting) -> dict[str, Any]:
        """The options of `other` that are not as in `first`, whose options it has where none are given."""
        mine, theirs = vars(first.game.options), vars(other.game.options)
        return {name: o.plain(theirs[name]) for name, o in self.kit.options.items() if theirs[name] != mine[name]}

    def set(self, sides: Sequence[Mapping[str, Any]], n: Any = None, seed: Any = None) -> None:
        """Change the settings, each with seats, players (names) and options. A Refusal changes nothing."""
        if not 1 <= len(sides) <= SIDES:
            raise Refusal(f"Expected one setting, or {SIDES} to compare.")
        made = tuple(self._setting(side) for side in sides)
        games, first = _games(self.n if n is None else n), _seed(self.seed if seed is None else seed)
        self.sides, self.n, self.seed = made, games, first
        self._tell()

    def _setting(self, given: Mapping[str, Any]) -> Setting:
        options, players = given.get("options", {}), given.get("players")
        if not isinstance(options, Mapping) or not isinstance(players, (list, tuple)):
            raise Refusal("Expected a setting with seats, players (one a seat) and options.")
        game = self.kit.game(given.get("seats"), options)
        if not all(isinstance(name, str) for name in players):
            raise Refusal("Expected players by their names.")
        return Setting(game, strategies_of(game, [self.own.get(name, name) for name in players]))

    def take(self, game: Any) -> None:
        """Another game, as it is at first."""
        kit = known(GAMES, game)
        made = kit.game(None, kit.short)
        self.stop()
        self.kit, self.own = kit, {}
        self.samples, self.view.found, self.view.done = (), {}, 0
        self.sides = (Setting(made, strategies_of(made, kit.bots)),)
        self._tell()

    # -- playing --

    def run(self, wait: bool = False) -> None:
        """Play the games and discard earlier results. In a kernel they run in the background unless you set
        `wait`.
        """
        self.stop()
        self.samples = tuple(Sample.of(side, self.n, self.seed) for side in self.sides)
        with self.view.hold_sync():
            self.view.found, self.view.done, self.view.of = {}, 0, self.n * len(self.samples)
            self.view.left, self.view.running = "", True
        self.work.begin(self._playing(self.samples, None if wait else self._helper), wait)

    def stop(self) -> None:
        """Stop. The games that were played count and are shown."""
        self.work.stop()

    @property
    def _helper(self) -> Executor | None:
        """The thread that plays, so that the kernel is free meanwhile; none where there is no page to wait, and in
        a browser, whose Python starts none: there the pieces are played in its loop."""
        return self._thread if looping() and sys.platform != "emscripten" else None

    def _playing(self, samples: Sequence[Sample], helper: Executor | None) -> Work:
        """The settings in turn, a piece each: their figures grow together."""
        since, pace = monotonic(), Pace()
        ahead = [gathering(sample.tasks, sample.found, helper) for sample in samples]
        try:
            while ahead:
                for work in tuple(ahead):
                    pause = next(work, None)
                    if pause is None:
                        ahead.remove(work)
                        continue
                    yield pause
                    if monotonic() > since + SAID:
                        done = played(samples)
                        self.view.left = left(pace.left(monotonic(), done, self.view.of))
                        if done != self.view.done:
                            self._show()
                        since = monotonic()
                        yield WAIT
        finally:
            for work in ahead:
                work.close()
            self._show()
            self.view.left, self.view.running = "", False

    def _show(self) -> None:
        """How it stands."""
        samples = [sample for sample in self.samples if sample.found.n]
        if self.comm is None or not samples or len(samples) < len(self.samples):
            return
        with self.view.hold_sync():
            self.view.done = played(samples)
            self.view.found = dict(shown(samples, self.view.seat))

    def _seat(self, change: Mapping[str, Any]) -> None:
        """The page has chosen another seat."""
        seats = self.samples[0].found.seats if self.samples else self.game.seats
        if not 0 <= change["new"] < seats:
            self.view.seat = change["old"] if 0 <= change["old"] < seats else 0
            raise Refusal(f"Expected a seat from 0 to {seats - 1}.")
        self._show()

    @property
    def results(self) -> Rows:
        """The results so far, as exact counts (see `lab_found.counted`); empty before the first games."""
        return counted([sample for sample in self.samples if sample.found.n])

    # -- one of the games --

    def show_game(self, side: Any, run: Any, number: Any) -> None:
        """Show game `number` of a setting on the table."""
        side, run, number = map(integer, (side, run, number))
        if side is None or run is None or number is None:
            raise Refusal("Expected a setting, a run and a game as whole numbers.")
        if not 0 <= side < len(self.samples) or not 0 <= run < RUNS:
            raise Refusal("Expected a game of a setting that has been played.")
        sample = self.samples[side]
        if not 0 <= number < sample.found.runs[run].done:
            raise Refusal(f"Expected a game from 0 to {sample.found.runs[run].done - 1}, not {number}.")
        self.again.begin(self._opening(sample, run, number))

    def _opening(self, sample: Sample, run: int, number: int) -> Work:
        name = f"Game {number:,} (seed {sample.tasks[run].seed})"
        try:
            work = matching(sample.tasks[run], number, self._helper)
            match: Match[Any, Any, Any] = yield from self._told_moves(work, name)
        finally:
            self.view.busy = ""
        self.back()
        self.room = Watch(match, predict=self.predict)
        self.children = [self.view, self.room]
        found = sample.found
        listed = [("choice", found.longest), ("choice", found.shortest), ("point", found.biggest)]
        why = [
            f": {count(one.value, unit)}"
            for unit, games in listed
            for one in games
            if (one.run, one.number) == (run, number)
        ]
        players = who(sample.setting).replace(",", ", ")
        self.view.watched = f"{name}{''.join(why[:1])}. Players: {players}."

    def _told_moves(
        self, work: Generator[int, None, Match[Any, Any, Any]], name: str
    ) -> Generator[float, None, Match[Any, Any, Any]]:
        while True:
            try:
                moves = next(work)
            except StopIteration as end:
                match: Match[Any, Any, Any] = end.value
                return match
            self.view.busy = f"{name} is being replayed: {moves:,} choices so far."
            yield WAIT

    def back(self) -> None:
        """Go back from the table to the lab."""
        old, self.room = self.room, None
        self.view.watched = ""
        self.children = [self.view]
        if old:
            old.close()

    # -- the page --

    def _heard(self, message: messages.ToLab) -> None:
        self.view.note = ""
        match message:
            case messages.RunGames():
                self.set(message.sides, message.n, message.seed)
                self.run()
            case messages.Stop():
                self.stop()
            case messages.OpenGame():
                self.show_game(message.side, message.run, message.number)
            case messages.Back():
                self.back()
            case messages.OtherGame() if self.choose:
                self.take(message.game)
            case messages.SaveAs():
                self._save(message.format)

    def _save(self, format: str) -> None:
        if not self.view.found:
            raise Refusal("There are no games to save yet. Press Run first.")
        text = self.results.csv() if format == "csv" else as_json(self.samples)
        name = f"{self.kit.id}-lab-seed-{self.samples[0].tasks[0].seed}.{format}"
        self.view.reply(messages.File(name=name, text=text))

    def _failed(self, error: Exception) -> bool:
        """Say what broke the games off: a Refusal, or what a player of one's own raised."""
        self.view.busy = ""
        if not isinstance(error, Refusal) and not self.own:
            return False
        said = str(error) if isinstance(error, Refusal) else f"A player raised {type(error).__name__}: {error}"
        self.view.note = said[:300]
        return True

    def close(self) -> None:
        if self.comm is None:
            return
        self.back()
        super().close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def still(self) -> str:
        return f"<p><b>{escape(self.kit.title)}</b>. Run this cell to have bots play {self.n:,} games.</p>"

    def __repr__(self) -> str:
        return f"Lab({self.kit.id!r}, n={self.n}, seed={self.seed})"


def who(side: Setting) -> str:
    """Players as a link has them: one name for all, or one a seat."""
    return ",".join(dict.fromkeys(side.names) if len(set(side.names)) == 1 else side.names)


def _short(side: Setting) -> str | list[str]:
    return side.names[0] if len(set(side.names)) == 1 else list(side.names)


def played(samples: Sequence[Sample]) -> int:
    return sum(sample.found.n for sample in samples)


def left(seconds: float) -> str:
    """'about 20 seconds left'; nothing where it is soon over, or nobody knows."""
    if seconds < 2 or seconds == inf:
        return ""
    return f"about {seconds:.0f} seconds left" if seconds < 90 else f"about {seconds / 60:,.0f} minutes left"


def _games(n: Any) -> int:
    if isinstance(n, str) and (typed := read_number(n, NumberRule(LEAST, MOST, whole=True)).value) is not None:
        n = int(typed)
    if (games := integer_in(n, LEAST, MOST)) is None:
        raise Refusal(f"Expected {LEAST} to {MOST:,} games, not {str(n)[:20]}.")
    return games


def _seed(seed: Any) -> int:
    found = checked_seed(seed)
    if found > LAST_SEED:
        raise Refusal(f"Expected a seed from 0 to {LAST_SEED}, because the lab plays {RUNS} seeds in a row.")
    return found


def made(
    game: Any, seats: Any, players: Any, n: Any, seed: Any, beside: Mapping[str, Any] | None, predict: bool,
    options: Mapping[str, Any],
) -> Lab:  # fmt: skip
    """The room of `uw.lab`."""
    if game is None:
        if seats is not None or options or beside:
            raise Refusal("Expected no seats or options without a game, because the game is chosen in the lab.")
        kit = next(iter(GAMES.values()))
        options = kit.short
    first = game_of(next(iter(GAMES)) if game is None else game, seats, options)
    bots = kit_of(first).bots
    players = players or bots
    sides = [Setting(first, strategies_of(first, players))]
    if beside is not None:
        given = dict(beside)
        who_plays = given.pop("players", players if given.get("seats", first.seats) == first.seats else bots)
        other = kit_of(first).game(given.pop("seats", first.seats), {**told(first.options), **given})
        sides.append(Setting(other, strategies_of(other, who_plays)))
    return Lab(sides, n, seed, choose=game is None, predict=predict)


def first(game: Game[Any, Any, Any], players: str | Sequence[str], seed: int, predict: bool) -> Lab:
    """The lab of a dashboard: fewer games where they are played step by step."""
    n = N if kit_of(game).batch else N // 10
    return Lab([Setting(game, strategies_of(game, players))], n, min(seed, LAST_SEED), predict=predict)


def opened(link: Link, **shown: Any) -> Lab:
    """The lab of a link; its games are played when Run is pressed."""
    values = dict(link.check("lab").values)
    kit = known(GAMES, link.game)
    n, seed, beside = whole(values, "n", N), checked_seed(values.pop("seed", "0")), values.pop("beside", "")
    sides = [_side(kit, values)]
    if beside:
        pairs = [word.partition("=") for word in beside.split()]
        if not all(name and sign for name, sign, _ in pairs):
            raise Refusal("Expected beside= with values written name=value.")
        sides.append(_side(kit, {name: value for name, _, value in pairs}))
    return Lab(sides, n, seed, **shown)


def _side(kit: Kit[Any], values: dict[str, str]) -> Setting:
    given = dict(values)
    players = given.pop("players", kit.bots).split(",")
    game = kit.game(given.pop("seats", None), given)
    return Setting(game, strategies_of(game, players[0] if len(players) == 1 else players))
