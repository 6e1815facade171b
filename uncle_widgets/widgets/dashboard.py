"""The dashboards: a game's page with its tabs, and the gallery of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import anywidget
import ipywidgets as w
import traitlets as t

from uncle_widgets.engine.game import EVERYTHING, Refusal
from uncle_widgets.engine.match import read
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit, known
from uncle_widgets.static import bundle, styles
from uncle_widgets.widgets.lesson import lesson
from uncle_widgets.widgets.permalink import is_link
from uncle_widgets.widgets.play import Play, play
from uncle_widgets.widgets.rooms import SEED, checked_seed, room
from uncle_widgets.widgets.stepper import Watch, watch
from uncle_widgets.widgets.whatif import WhatIf, what_if

TABS = {"watch": "Watch", "play": "Play", "lessons": "Lessons", "whatif": "What if"}


class Masthead(anywidget.AnyWidget):
    """Title, tabs, seats, seed and the link to what is on show."""

    _esm = bundle("masthead.js")
    _css = styles("panels.css")

    game = t.Unicode().tag(sync=True)
    title = t.Unicode().tag(sync=True)
    tagline = t.Unicode().tag(sync=True)
    tabs: t.List[Any] = t.List().tag(sync=True)
    tab = t.Unicode("watch").tag(sync=True)
    range: t.List[Any] = t.List().tag(sync=True)
    seats = t.Int().tag(sync=True)
    seed = t.Unicode(str(SEED)).tag(sync=True)
    link = t.Unicode().tag(sync=True)
    """What a page's address carries to show the same again."""
    cell = t.Unicode().tag(sync=True)
    note = t.Unicode().tag(sync=True)
    located = t.Bool(False).tag(sync=True)
    """Whether the page's own address has been read."""


class Dashboard(w.Box):
    """One game's page. `tab` is 'watch', 'play', 'lessons' or 'whatif'; `room` is what it shows."""

    tab = t.Unicode("watch")

    def __init__(self, kit: Kit[Any], seats: int | None = None, seed: int = SEED, predict: bool = True) -> None:
        self.kit, self.predict = kit, predict
        least, most, _ = kit.seats
        game = kit.new(seats)  # refuses what cannot be
        tabs = [[key, words] for key, words in TABS.items() if self._offers(key)]
        self.head = Masthead(
            game=kit.id, title=kit.title, tagline=kit.tagline, tabs=tabs, range=[least, most], seats=game.seats,
            seed=str(checked_seed(seed)),
        )  # fmt: skip
        self.room: Any = None
        self._rooms: dict[str, Any] = {}
        self.body = room([], "uw-body")
        super().__init__([room([self.head], "uw-room"), self.body])
        self.add_class("uw-page")
        self.add_class(f"g-{kit.id}")
        t.link((self.head, "tab"), (self, "tab"))
        self.head.observe(self._changed, names=["tab", "seats", "seed"])
        self.head.on_msg(self._heard)
        self._show()

    def _offers(self, tab: str) -> bool:
        if tab == "whatif":
            return self.kit.positions is not None
        return tab != "lessons" or bool(self.kit.questions)

    def _make(self, tab: str) -> Any:
        seats, seed = self.head.seats, int(self.head.seed)
        match tab:
            case "watch":
                return watch(self.kit.id, seats, seed=seed, predict=self.predict)
            case "play":
                return play(self.kit.id, seed=seed, seats=seats)
            case "lessons":
                return lesson(self.kit.id, seed=seed, seats=seats)
        return what_if(self.kit.id, seats=seats, predict=self.predict)

    def _show(self) -> None:
        tab = self.head.tab
        if tab not in self._rooms:
            self._rooms[tab] = self._make(tab)
            self._follow(self._rooms[tab])
        self.room = self._rooms[tab]
        self.body.children = [self.room]
        self._relink()

    def _follow(self, made: Any) -> None:
        """Keep the link up to date with what the room shows."""
        if isinstance(made, Watch):
            made.observe(lambda _: self._relink(), names=["step", "watcher"])
        elif isinstance(made, Play):
            made.observe(lambda _: self._relink(), names=["moves"])
        elif isinstance(made, WhatIf):
            made.strip.observe(lambda _: self._relink(), names=["cell"])

    def _relink(self) -> None:
        made, head = self.room, self.head
        if isinstance(made, Watch):
            eye = made.watcher if made.watcher == EVERYTHING else int(made.watcher)
            seed = head.seed
            head.link = f"watch {self.kit.id} seats={head.seats} seed={seed} step={made.step} eyes={made.watcher}:"
            head.cell = (
                f"uw.watch({self.kit.id!r}, seats={head.seats}, seed={seed}, step={made.step}, watcher={eye!r})"
            )
        elif isinstance(made, Play):
            head.link = made.link
            head.cell = f"uw.play({made.link!r})"
        elif isinstance(made, WhatIf):
            head.link, head.cell = made.link, made.cell
        else:
            head.link = f"lesson {self.kit.id} seats={head.seats} seed={head.seed}:"
            head.cell = f"uw.lesson({self.kit.id!r}, seats={head.seats}, seed={head.seed})"

    def _changed(self, change: Mapping[str, Any]) -> None:
        """Other seats, another seed or another tab; what is wrong is said, and the old stays."""
        head = self.head
        head.note = ""
        try:
            if change["name"] == "tab":
                if change["new"] not in dict(head.tabs):
                    raise Refusal(f"Expected a tab of {', '.join(key for key, _ in head.tabs)}.")
            else:
                self.kit.new(head.seats)
                checked_seed(head.seed)
                self._rooms.clear()
            self._show()
        except Refusal as refusal:
            with head.hold_trait_notifications():
                head.unobserve(self._changed, names=["tab", "seats", "seed"])
                setattr(head, change["name"], change["old"])
            head.observe(self._changed, names=["tab", "seats", "seed"])
            head.note = str(refusal)

    def show_link(self, link: str) -> None:
        """Show what a link of ours says; a Refusal leaves everything as it was."""
        if is_link(link):
            made: Any = play(link)
            tab, seed, seats = "play", made.seed, made.game.seats
            game = made.kit.id
        else:
            kind, _, rest = link.partition(" ")
            game, options, _ = read(rest)
            seed, seats = (
                checked_seed(options.pop("seed", SEED)),
                int(self.kit.new(options.pop("seats", None)).seats),
            )
            if game != self.kit.id:
                raise Refusal(f"Expected a link to {self.kit.title}.")
            tab, made = self._opened(kind, options, seats, seed)
        if game != self.kit.id:
            raise Refusal(f"Expected a link to {self.kit.title}.")
        head = self.head
        head.unobserve(self._changed, names=["tab", "seats", "seed"])
        head.seats, head.seed, head.tab = seats, str(seed), tab
        head.observe(self._changed, names=["tab", "seats", "seed"])
        self._rooms = {tab: made}
        self._follow(made)
        self._show()

    def _opened(self, kind: str, options: dict[str, str], seats: int, seed: int) -> tuple[str, Any]:
        if kind == "watch":
            step, eyes = options.get("step", "0"), options.get("eyes", "0")
            if not step.isdecimal() or not (eyes == EVERYTHING or eyes.isdecimal()):
                raise Refusal("Expected a link with step= a whole number and eyes= a seat or 'everything'.")
            watcher = eyes if eyes == EVERYTHING else int(eyes)
            return "watch", watch(
                self.kit.id, seats, seed=seed, step=int(step), watcher=watcher, predict=self.predict
            )
        if kind == "lesson":
            return "lessons", lesson(self.kit.id, seed=seed, seats=seats)
        if kind == "position":
            seat = options.pop("seat", "0")
            if not seat.isdecimal() or int(seat) >= seats:
                raise Refusal(f"Expected a link with a seat from 0 to {seats - 1}.")
            return "whatif", what_if(self.kit.id, int(seat), seats, predict=self.predict, **options)
        raise Refusal("Expected a link that begins with watch, play, lesson or position.")

    def _heard(self, _: Any, message: Any, __: Any) -> None:
        if isinstance(message, dict) and message.get("kind") == "open":
            try:
                self.show_link(str(message.get("link", "")))
            except Refusal as refusal:
                self.head.note = str(refusal)

    def __repr__(self) -> str:
        return f"Dashboard({self.kit.id!r})"


class Gallery(anywidget.AnyWidget):
    """Every game on one page, and a question to begin with."""

    _esm = bundle("gallery.js")
    _css = styles("panels.css", "gallery.css")

    games: t.List[Any] = t.List().tag(sync=True)
    teaser = t.Dict().tag(sync=True)

    def __init__(self) -> None:
        super().__init__(games=[_card(kit) for kit in GAMES.values()], teaser=_teaser())

    def __repr__(self) -> str:
        return f"Gallery({', '.join(GAMES)})"


def _card(kit: Kit[Any]) -> dict[str, Any]:
    return {
        "id": kit.id,
        "title": kit.title,
        "tagline": kit.tagline,
        "players": f"{kit.seats[0]} to {kit.seats[1]} players",
        "learn": [list(pair) for pair in kit.learn],
        "page": f"{kit.id}.ipynb",
    }


def _teaser() -> dict[str, Any]:
    """The question that the gallery asks, with the numbers of the first game's lessons."""
    kit = next(iter(GAMES.values()))
    if kit.positions is None:
        return {}
    first = {field.name: field.first for field in kit.positions.fields}
    view = kit.positions.build(kit.new(), kit.positions.seat, first)
    question = kit.questions["U-L2"].at(card=3)
    number = question.number(view)
    return {
        "ask": question.ask(view),
        "given": question.given(view),
        "hundred": int(number * 100 + 1 / 2),
        "exact": str(number),
        "value": float(number),
        "page": f"{kit.id}.ipynb",
    }


def dashboard(game: str | None = None, seats: int | None = None, seed: int = SEED, predict: bool = True) -> Any:
    """A game's whole page: watch, play, lessons, what if. Without a game: the gallery."""
    if game is None:
        return Gallery()
    return Dashboard(known(GAMES, game), seats, seed, predict)
