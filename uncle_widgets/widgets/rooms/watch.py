"""Watching: a match step by step, beside the odds of the position."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any

import traitlets as t

from uncle_widgets.asking import deeds as do
from uncle_widgets.asking import shown
from uncle_widgets.asking.game import did
from uncle_widgets.asking.shapes import Door
from uncle_widgets.asking.state import Asked, Watching
from uncle_widgets.engine.game import EVERYTHING, Watcher
from uncle_widgets.engine.match import Match, finished
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.names import checked
from uncle_widgets.games.plans import subject
from uncle_widgets.games.scene import Scene
from uncle_widgets.games.table import (
    SEEDS,
    checked_seed,
    game_of,
    is_record,
    key_of,
    kit_of,
    listed,
    match_of,
    played_out,
    playing_out,
    watcher_of,
)
from uncle_widgets.refusal import Refusal, integer, integer_in
from uncle_widgets.widgets.page.hearing import Eyes
from uncle_widgets.widgets.page.links import Link, cell, is_link, parse, settings, whole
from uncle_widgets.widgets.page.mirror import Mirror, Runner, at_once
from uncle_widgets.widgets.panel.gamefacts import GamePlaces
from uncle_widgets.widgets.rooms.recall import again, kept, kept_name, of_game, read
from uncle_widgets.widgets.rooms.stage import Stage
from uncle_widgets.widgets.saved.answers import Paging
from uncle_widgets.widgets.saved.saved import paging
from uncle_widgets.widgets.saved.saving import Saving
from uncle_widgets.widgets.table.race import race_of
from uncle_widgets.widgets.table.shapes import Page
from uncle_widgets.widgets.table.table import PAGE, pack


@dataclass(frozen=True)
class Bots:
    """Who played a match out, and from which seed: with the game, all that its link needs."""

    players: str | Sequence[str]
    seed: int


class Watch(Mirror, Stage):
    """A game to watch, with its table, its questions and its trials. Observe `step` and `watcher`.

    `step` counts frames from 0. One frame can show several moves, for example a card and the refill after it, and
    `match_step` is the last of these moves. Frames are drawn when you first ask for them, PAGE at a time and for
    one viewer. If no bots played the game, `link` is its record.
    """

    step = t.Int(0, help="The current frame, from 0")
    watcher = Eyes("0", help="Whose view you see: a player as text or number, or 'everything'")

    def __init__(
        self,
        match: Match[Any, Any, Any],
        *,
        names: Sequence[str] | None = None,
        watcher: Watcher = 0,
        step: int | None = None,
        predict: bool = True,
        question: str = "",
        trial_seed: int | None = None,
        bots: Bots | None = None,
    ) -> None:
        self.kit = kit = kit_of(match.game)
        self.match, self.bots = match, bots
        self.ends = kit.frames(match)
        eyes: list[Watcher] = [*range(match.game.seats), EVERYTHING]
        by_key: dict[str, Watcher] = {key_of(eye): eye for eye in eyes}
        key = watcher if isinstance(watcher, str) else str(integer(watcher))
        if key not in by_key:
            raise Refusal(f"Expected a seat from 0 to {match.game.seats - 1} or '{EVERYTHING}', not {watcher!r}.")
        watcher = by_key[key]
        called = checked(names, match.game.seats)
        opening = step is None
        frame = self._begins(watcher, called) if step is None else integer_in(step, 0, len(self.ends) - 1)
        if frame is None:
            raise Refusal(f"Expected a step from 0 to {len(self.ends) - 1}, not {step}.")
        step = frame
        self.facts = GamePlaces(kit, match, self.ends, list(by_key), called)
        seat = watcher if isinstance(watcher, int) else 0
        self.on_open: Callable[[str], None] | None = None
        """Where a link is opened, if anywhere: then the end of the game has doors."""
        self._over: Mapping[str, Any] = {}
        start = Watching(Asked(question=question, chosen=question, predicting=predict), step, key, seat)
        self.runner = Runner(start, partial(did, self.facts), self._draw)
        super().__init__(
            match.game, kit, names=called, predict=predict, question=question, trial_seed=trial_seed,
            mode="watch", watcher=key, facts=self.facts,
            eyes=[[key_of(eye), called[eye] if isinstance(eye, int) else "All cards"] for eye in eyes],
        )  # fmt: skip
        with self.table.hold_sync():
            self.table.count = len(self.ends)
            self.table.pages = {f"{key}.{step // PAGE}": self._page(key, step // PAGE)}
        self.table.on_page(self._page)
        self.table.race = race_of(kit, match, called) if match.over else {}
        run = self.runner.do
        self.table.deeds = {
            "step": lambda value: run(do.Step(value)),
            "watcher": lambda value: run(do.Eyes(value)),
            "stop": lambda value: run(do.Stop(value)),
            "playing": lambda value: run(do.Play(value)),
        }
        self.deeds = {name: self.table.deeds[name] for name in ("step", "watcher")}
        self.explainer.joins(run, lambda: self.runner.state.asked)
        self.explainer.pressed = self._pressed
        self.facts.ways = self._doors
        self.explainer.opened = lambda link: self.on_open(link) if self.on_open else None
        self.explainer.redrawn = self._told
        self.explainer.restored = self._restored
        self.explainer.kept = kept_name(self.match_link)
        self.saving = Saving(self)
        self.works.append(self.saving.work)
        self.table.buttons = [self.saving.button]
        run(do.Step(step))
        if opening and predict and not question:
            near = step, step + kit.pace(match.game)
            stops = (at for at, one in enumerate(self.facts.moments(seat)) if near[0] <= one.frame <= near[1])
            run(do.Stop(next(stops, -1)))

    @t.validate("step", "watcher")
    def _wished(self, proposal: Any) -> Any:
        return self.wished(proposal)

    def _begins(self, watcher: Watcher, names: Sequence[str]) -> int:
        """The frame from which on there is something to see (see `Kit.opens`)."""
        if not self.kit.opens:
            return 0
        early = enumerate(self.ends[:PAGE])
        places = ((k, self.kit.draw(self.match, end, watcher, names).place) for k, end in early)
        return next((k for k, place in places if self.kit.opens in place), 0)

    def _pressed(self, kind: str) -> None:
        self.runner.do(do.Skip() if kind == "skip" else do.GoOn())

    def opens(self, open: Callable[[str], None]) -> None:
        """Here links are opened from now on."""
        self.on_open = open
        if self.explainer.ending:
            self.runner.draw()

    def _doors(self, question: str, seat: int) -> list[Door]:
        """From the end of the game: a lesson of `question` or practice of it, the same game to play, the next."""
        if self.on_open is None:
            return []
        doors: list[Door] = []
        seed = {"seed": str(self.bots.seed)} if self.bots else {}
        if question:
            plan, about = subject(self.kit, question)
            lesson = {"lesson": str(plan.number) if plan else question, **settings(self.game), **seed}
            label = f"Lesson {plan.number}, {plan.name}" if plan else f"Practice: {about.name}"
            doors.append({"label": label, "link": str(Link("lesson", self.kit.id, lesson))})
        if self.bots:
            values = dict(self.match_link.values)
            play = Link("play", self.kit.id, {"seat": str(seat), **values})
            doors.append({"label": "Play this game", "link": str(play)})
            values["seed"] = str((self.bots.seed + 1) % SEEDS)
            doors.append({"label": "Watch another", "link": str(Link("watch", self.kit.id, values))})
        return doors

    def _draw(self) -> None:
        """Show the state: one message to the table, and one to the panel."""
        with at_once((self.table, self.explainer)):
            table = self.explainer.draw(lambda: shown.game(self.facts, self.runner.state))
            assert table is not None, "a game has places from the start"
            self._over = table["caption"]
            self.table.put(table)
            self.put({"step": table["step"], "watcher": table["watcher"]})
            self._told()
            self.explainer.keeping = kept(of_game(self.facts, self.runner.state))
        self._address()

    def _restored(self, told: Any) -> None:
        """Do again what a tab has kept of this very game; nothing where something was said since."""
        now = self.runner.state
        if now.asked.said:
            return
        after = again(replace(now, stop=-1), read(told), partial(did, self.facts))
        if after.stop < 0:
            after = replace(did(self.facts, after, do.Eyes(now.eyes)), frame=now.frame)
            after = did(self.facts, after, do.Step(now.frame))
        self.runner.state = after
        self.runner.draw()

    def _told(self) -> None:
        """The board bears its numbers, and over it stands what the last trial dealt, while one tries."""
        super()._told()
        last, state = self.explainer.tried.get("last"), self.runner.state
        trial = {"place": "Only a test, not the real game", "line": [last, ""], "tone": "trial"}
        tries = last and state.stop >= 0 and state.asked.page == "try"
        self.table.put({"caption": trial if tries else self._over})

    @property
    def match_step(self) -> int:
        """The step of `match`, from 0, at the end of this frame. One frame can show several steps."""
        return self.ends[self.step]

    @property
    def view(self) -> Any:
        """What the chosen viewer sees at this step."""
        return self.match.view(self.match_step, watcher_of(self.watcher))

    def _page(self, key: str, k: int) -> Page:
        """The frames from k * PAGE on, as `key` sees them."""
        steps = range(k * PAGE, min((k + 1) * PAGE, len(self.ends)))
        pool, frames = pack({key: [self._frame(key, at) for at in steps]})
        return {"pool": pool, "frames": frames[key]}

    def _frame(self, key: str, at: int) -> Scene:
        since = self.ends[at - 1] if at else -1
        return self.kit.draw(self.match, self.ends[at], watcher_of(key), self.names, since)

    def shown(self) -> Scene:
        return self._frame(self.watcher, self.step)

    @property
    def seed(self) -> int | None:
        """The seed that the bots played with; None for a record."""
        return self.bots.seed if self.bots else None

    def paging(self) -> Paging:
        """The game as a page to save (see `export_html`), in pieces."""
        return paging(self)

    @property
    def moments(self) -> Sequence[Moment]:
        """The turning points for the current viewer. With all cards open, those of the last player you chose."""
        return [one.moment for one in self.facts.moments(self.seat)]

    @property
    def asked(self) -> Moment | None:
        """The turning point that the page is asking about."""
        stop = self.runner.state.stop
        return self.moments[stop] if stop >= 0 else None

    @property
    def seat(self) -> int:
        """The player whose turning points are marked."""
        return self.runner.state.seat

    @cached_property
    def match_link(self) -> Link:
        """The link of the match, at no step of it."""
        values = settings(self.game)
        if self.bots is None:
            return Link("watch", self.kit.id, values, tuple(map(str, self.match.moves)))
        who = {"players": ",".join(listed(self.bots.players)), "seed": str(self.bots.seed)}
        return Link("watch", self.kit.id, values | who)

    def _address(self) -> None:
        """The link and the cell of what is on show."""
        place: dict[str, Any] = {"step": self.step, "watcher": watcher_of(self.watcher)}
        at = {"step": str(self.step), "eyes": self.watcher}
        if self.explainer.question:
            place["question"] = at["question"] = self.explainer.question
        if self.bots is None:
            text = cell("watch", self.match.record(), **place)
        else:
            who: dict[str, Any] = {"players": self.bots.players, "seed": self.bots.seed}
            text = cell("watch", self.kit.id, self.game, **who, **place)
        link = self.match_link
        self.tells(cell=text, link=str(replace(link, values={**link.values, **at})))

    def __repr__(self) -> str:
        return f"Watch({self.game!r}, {len(self.ends)} steps)"


def watch(
    game: Any,
    seats: int | None = None,
    players: str | Sequence[str] | None = None,
    seed: int | None = None,
    *,
    names: Sequence[str] | None = None,
    watcher: Watcher = 0,
    step: int | None = None,
    predict: bool = True,
    question: str = "",
    trial_seed: int | None = None,
    **options: Any,
) -> Watch:
    """Watch a game step by step, with questions about its chances.

    Args:
        game: an id, a Game, a Match, a record or a link. For an id or a Game, bots play the game first.
        seats: how many play; None for the game's usual number.
        players: the bots, as one name or one name for each player; None for the game's own.
        seed: the number that decides the deal; None for the game's own.
        names: the names of the players.
        watcher: the player whose view you see (0 is the first), or 'everything' for all cards.
        step: the step to open at; None opens where there is something to see.
        predict: whether to ask for a guess before each answer.
        question: the id of the question to open with.
        trial_seed: the seed of the trials.
        options: options of the game.

    Raises:
        Refusal: if an argument is not possible.
    """
    shown: dict[str, Any] = {"names": names, "predict": predict, "question": question, "trial_seed": trial_seed}
    if isinstance(game, Match) or is_link(game) or is_record(game):
        if seats is not None or players is not None or seed is not None or options:
            raise Refusal("A finished game has its own seats, players, seed and options, so leave them out.")
        if is_link(game):
            return opened(parse(game), **shown)
        return Watch(match_of(game, None, "", 0, {}), watcher=watcher, step=step, **shown)
    made = game_of(game, seats, options)
    kit = kit_of(made)
    who = kit.bots if players is None else players
    bots = Bots(who, checked_seed(kit.seed if seed is None else seed))
    match = played_out(made, bots.players, bots.seed)
    return Watch(match, watcher=watcher, step=step, bots=bots, **shown)


def opened(link: Link, **shown: Any) -> Watch:
    """The room of a link: a game that bots play out again, or a record where the link has moves."""
    return finished(opening(link, **shown))


def opening(link: Link, **shown: Any) -> Generator[int, None, Watch]:
    """The same in pieces: yields how many moves there are."""
    values = dict(link.check("watch").values)
    step, eyes = whole(values, "step", 0) if "step" in values else None, values.pop("eyes", "0")
    if not (eyes == EVERYTHING or (eyes.isascii() and eyes.isdecimal() and len(eyes) < 3)):
        raise Refusal(f"Expected a link with eyes= a seat or '{EVERYTHING}', not {eyes[:20]!r}.")
    shown["question"] = values.pop("question", "") or shown.get("question", "")
    guess = values.pop("guess", "")
    kit = kit_of(link.game)
    players, seed = values.pop("players", kit.bots).split(","), values.pop("seed", None)
    if link.moves or (seed is None and link.version > 1):
        match, bots = kit.replay(values, link.moves), None
    else:
        who: str | list[str] = players[0] if len(players) == 1 else players
        bots = Bots(who, checked_seed(kit.seed if seed is None else seed))
        game = game_of(link.game, values.pop("seats", None), values)
        match = yield from playing_out(game, bots.players, bots.seed)
    made = Watch(match, watcher=watcher_of(eyes), step=step, bots=bots, **shown)
    if guess:
        made.explainer.predict(guess)
    return made
