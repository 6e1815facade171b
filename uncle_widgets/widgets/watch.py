"""Watching: a match step by step, beside the odds of the position."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any

import traitlets as t

from uncle_widgets.engine.game import EVERYTHING, Watcher
from uncle_widgets.engine.match import Match, finished
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.names import checked
from uncle_widgets.games.scene import Scene
from uncle_widgets.games.table import (
    SEED,
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
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets import faults
from uncle_widgets.widgets.answers import Paging
from uncle_widgets.widgets.links import Link, cell, is_link, parse, settings, whole
from uncle_widgets.widgets.recall import GameRecall
from uncle_widgets.widgets.saved import paging
from uncle_widgets.widgets.saving import Saving
from uncle_widgets.widgets.stage import Stage
from uncle_widgets.widgets.stops import Stop, bright, came_of, marks, over_the_table
from uncle_widgets.widgets.table import PAGE, pack


@dataclass(frozen=True)
class Bots:
    """Who played a match out, and from which seed: with the game, all that its link needs."""

    players: str | Sequence[str]
    seed: int


class Watch(Stage):
    """The table with its stepper, the explainer and the trials. Observe `step` and `watcher`.

    `step` counts frames from 0 (a refill is shown with the card before it); `match_step` is
    the step of the Match that the frame ends at. Frames are drawn when they are first asked for, PAGE
    of them at a time and for one pair of eyes. Without `bots` the link is the record.
    """

    step = t.Int(0)
    watcher = t.Unicode("0")

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
        kit = kit_of(match.game)
        self.match, self.bots = match, bots
        self.ends = kit.frames(match)
        eyes: list[Watcher] = [*range(match.game.seats), EVERYTHING]
        if isinstance(watcher, bool) or watcher not in eyes:
            raise Refusal(f"Expected a seat from 0 to {match.game.seats - 1} or '{EVERYTHING}', not {watcher!r}.")
        opening = step is None
        step = 0 if step is None else step
        if type(step) is not int or not 0 <= step < len(self.ends):
            raise Refusal(f"Expected a step from 0 to {len(self.ends) - 1}, not {step}.")
        called = checked(names, match.game.seats)
        key = key_of(watcher)
        super().__init__(
            match.game, kit, names=called, predict=predict, question=question, trial_seed=trial_seed,
            mode="watch", watcher=key,
            eyes=[[key_of(eye), called[eye] if isinstance(eye, int) else "All cards"] for eye in eyes],
        )  # fmt: skip
        with self.table.hold_sync():
            self.table.count = len(self.ends)
            self.table.pages = {f"{key}.{step // PAGE}": self._page(key, step // PAGE)}
            self.table.step = step
        self.step, self.watcher = step, key
        self.table.on_page(self._page)
        self.wires += [
            t.link((self.table, "step"), (self, "step")),
            t.link((self.table, "watcher"), (self, "watcher")),
        ]
        self._seat = watcher if isinstance(watcher, int) else 0
        self._found: dict[int, tuple[Moment, ...]] = {}
        self._fates: dict[tuple[int, int], str] = {}
        self.explainer.prefer = self._preferred
        self.explainer.on_main(self._pressed)
        self.explainer.on_skip(lambda: self._leave("skipped"))
        self.observe(self._changed, names=["step", "watcher"])
        self.table.observe(lambda _: self._stopped(), names="stop")
        self.explainer.observe(lambda _: self._address(), names="question")
        self.explainer.observe(lambda _: self._looks_back(), names="page")
        self.explainer.observe(lambda _: self._tried(), names="tried")
        self.recall = GameRecall(self)
        self.saving = Saving(self)
        self.works.append(self.saving.work)
        self.table.buttons = [self.saving.button]
        self._mark()
        self._move()
        if opening and predict and not question:
            self._open()

    def _open(self) -> None:
        """Begin at the first moment at which the game stops, and ask."""
        first = next((k for k, mark in enumerate(self.table.moments) if mark["stops"]), -1)
        if first >= 0:
            self.table.stop = first

    @t.validate("step", "watcher")
    def _checked(self, proposal: Any) -> Any:
        return self.table.check(proposal["trait"].name, proposal["value"])

    @property
    def match_step(self) -> int:
        return self.ends[self.step]

    @property
    def view(self) -> Any:
        """What the chosen eyes see at this step."""
        return self.match.view(self.match_step, watcher_of(self.watcher))

    def _page(self, key: str, k: int) -> dict[str, Any]:
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
        """The seed of the bots that played it out; None of a record."""
        return self.bots.seed if self.bots else None

    def paging(self) -> Paging:
        """The game as a page to save (see `export_html`), in pieces."""
        return paging(self)

    # -- decisive moments --

    @property
    def moments(self) -> tuple[Moment, ...]:
        """Where the game is decided for the eyes in view; with all cards open, for the seat last looked from."""
        if self._seat not in self._found:
            self._found[self._seat] = faults.moments(self.kit, self.match, self._seat)
        return self._found[self._seat]

    @property
    def asked(self) -> Moment | None:
        """The moment that is asked about now."""
        return self.moments[self.table.stop] if self.table.stop >= 0 else None

    @property
    def seat(self) -> int:
        """The seat whose moments are marked."""
        return self._seat

    @property
    def fates(self) -> Mapping[tuple[int, int], str]:
        """What became of each moment that was asked about, by seat and place: came, not, unseen or skipped."""
        return self._fates

    def take_up(
        self,
        answered: Sequence[tuple[int, int]],
        skipped: Sequence[tuple[int, int]],
        stop: tuple[int, int] | None,
    ) -> None:
        """Mark moments as answered, whose numbers have been given, or as skipped; and stand where it stood."""
        place = self.step, self.watcher
        for seat, k in (*answered, *((stop,) if stop else ())):
            if not (0 <= seat < self.game.seats):
                continue
            self.table.stop = -1
            self.watcher = str(seat)
            if 0 <= k < len(self.moments):
                self.table.stop = k
                if (seat, k) in answered and self.explainer.revealed:
                    self._reveal(self.moments[k])
        for seat, k in skipped:
            self._fates.setdefault((seat, k), "skipped")
        if stop is None or self.asked is None:
            self.table.stop = -1
            self.step, self.watcher = place
            self._plain()
            self._move()
        self._mark()

    def _mark(self) -> None:
        """Put the marks of this seat on the scrubber, each with what became of it."""
        self.table.moments = marks(
            self.moments, {k: fate for (seat, k), fate in self._fates.items() if seat == self._seat}
        )

    def _preferred(self, view: Any) -> str:
        """The question with most at stake at this frame, if it is a moment."""
        return next((moment.question for moment in self.moments if moment.frame == self.step), "")

    def _stopped(self) -> None:
        """The clock has stopped before a moment, or its mark was pressed: ask."""
        moment = self.asked
        if moment is None:
            self._plain()
            return
        self.explainer.page = "answer"
        self._jump(moment.frame, str(self._seat))
        view = self.match.view(self.ends[moment.frame], self._seat)
        self.explainer.show_moment(
            view,
            f"step {moment.frame}, seen by {self._seat}",
            moment.question,
            moment.settings,
            Stop(moment.line, stake=moment.stake, at=self.table.stop, of=len(self.moments)),
        )
        self._ask_on_the_table(moment, "asked")

    def _ask_on_the_table(self, moment: Moment, tone: str) -> None:
        scene = self.kit.draw(self.match, self.ends[moment.frame], self._seat, self.names)
        self.table.caption = over_the_table(moment, scene.place, tone)
        self.table.bright = bright(moment.lit) if tone == "asked" else []

    def _plain(self) -> None:
        self.table.caption, self.table.bright = {}, []

    def _pressed(self, kind: str) -> None:
        """A number was given at the moment: the game goes on, and answers. Or its answer has been read."""
        moment = self.asked
        if moment is None:
            return
        if kind == "predict":
            self._reveal(moment)
        elif kind == "go":
            self._leave(self._fates.get((self._seat, self.table.stop), "skipped"), onward=moment.answer)

    def _reveal(self, moment: Moment) -> None:
        """Show what the game did, and say so over the answer."""
        number = self.explainer.posed.number if self.explainer.posed else Fraction()
        came = came_of(moment, number)
        self._fates[self._seat, self.table.stop] = came.fate
        self._plain()
        self._jump(moment.answer)
        self.explainer.came(came.came, came.words, came.headline)
        self._mark()
        self._close(moment is self.moments[-1])

    def _close(self, last: bool = False) -> None:
        """At the game's last moment, and at its last frame: say how the guesses did."""
        if self.explainer.guesses and (last or self.step == len(self.ends) - 1):
            self.explainer.close_game()

    def _leave(self, fate: str, onward: int | None = None) -> None:
        """Go on with the game; a moment that was not answered is not asked about again."""
        if self.asked is None:
            return
        self._fates.setdefault((self._seat, self.table.stop), fate)
        if onward is not None:
            self._jump(onward)
        self.table.stop = -1
        self._mark()
        self._move()
        self.table.playing = True

    def _tried(self) -> None:
        if self.explainer.page == "try":
            self._looks_back()

    def _looks_back(self) -> None:
        """Why and Try it show the table as it stood when it was asked about; the answer, how it went on."""
        moment = self.asked
        if moment is None or (self._seat, self.table.stop) not in self._fates:
            return
        page, tried = self.explainer.page, self.explainer.tried
        if page == "answer":
            self._plain()
            self._jump(moment.answer)
            return
        self._jump(moment.frame)
        self._ask_on_the_table(moment, "back")
        if page == "try" and tried.get("last"):
            place = "Dealt from the unseen cards"
            self.table.caption = {"place": place, "line": [tried["last"], ""], "tone": "trial"}

    _jumping = False

    def _jump(self, frame: int, watcher: str = "") -> None:
        """Move the table, and look from another seat, without asking anew."""
        self._jumping = True
        self.table.playing, self.step = False, frame
        self.watcher = watcher or self.watcher
        self._jumping = False
        self._address()

    def _changed(self, change: Mapping[str, Any]) -> None:
        """Another step, or another pair of eyes."""
        if change["name"] == "watcher" and self.watcher.isdecimal():
            seat = int(self.watcher)
            if seat != self._seat:
                self.table.stop = -1
                self._seat = seat
                self._mark()
        if self._jumping:
            return
        if self.table.stop >= 0:  # somebody stepped away
            self._fates.setdefault((self._seat, self.table.stop), "skipped")
            self.table.stop = -1
            self._mark()
        self._move()

    def _move(self) -> None:
        self.explainer.show(self.view, f"step {self.step}, seen by {self.watcher}")
        self._close()
        self._address()

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
    players: str | Sequence[str] = "greedy",
    seed: int = SEED,
    *,
    names: Sequence[str] | None = None,
    watcher: Watcher = 0,
    step: int | None = None,
    predict: bool = True,
    question: str = "",
    trial_seed: int | None = None,
    **options: Any,
) -> Watch:
    """Watch a game step by step beside its odds.

    `game` is an id, a Game, a Match, a record or a link; for the first two, bots (`players`) play it
    out from `seed`. `watcher` is a seat or 'everything'. Without a `step` the room opens at the first
    moment worth a question; `predict` asks for a prediction before each answer. A Refusal says what
    else was expected.
    """
    shown: dict[str, Any] = {"names": names, "predict": predict, "question": question, "trial_seed": trial_seed}
    if isinstance(game, Match) or is_link(game) or is_record(game):
        if seats is not None or players != "greedy" or seed != SEED or options:
            raise Refusal("Expected no seats, players, seed or options beside a game that has been played.")
        if is_link(game):
            return opened(parse(game), **shown)
        return Watch(match_of(game, None, "", 0, {}), watcher=watcher, step=step, **shown)
    made = game_of(game, seats, options)
    match = played_out(made, players, checked_seed(seed))
    return Watch(match, watcher=watcher, step=step, bots=Bots(players, checked_seed(seed)), **shown)


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
    players, seed = values.pop("players", "greedy").split(","), values.pop("seed", None)
    if link.moves or (seed is None and link.version > 1):
        kit = kit_of(link.game)
        match, bots = kit.replay(values, link.moves), None
    else:
        who: str | list[str] = players[0] if len(players) == 1 else players
        bots = Bots(who, checked_seed(SEED if seed is None else seed))
        game = game_of(link.game, values.pop("seats", None), values)
        match = yield from playing_out(game, bots.players, bots.seed)
    made = Watch(match, watcher=watcher_of(eyes), step=step, bots=bots, **shown)
    if guess:
        made.explainer.predict(guess)
    return made
