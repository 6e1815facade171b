"""The dashboard: a game's page with its tabs; without a game, the gallery."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ipywidgets as w
import traitlets as t

from uncle_widgets.engine.game import EVERYTHING, Refusal
from uncle_widgets.engine.match import read
from uncle_widgets.engine.options import Option, written
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit, known
from uncle_widgets.widgets.gallery import Gallery
from uncle_widgets.widgets.lesson import Lesson, lesson
from uncle_widgets.widgets.masthead import Masthead
from uncle_widgets.widgets.permalink import is_link
from uncle_widgets.widgets.play import Play, play
from uncle_widgets.widgets.rooms import SEED, checked_seed, room
from uncle_widgets.widgets.stepper import Watch, watch
from uncle_widgets.widgets.strip import Strip
from uncle_widgets.widgets.whatif import WhatIf, what_if

TABS = {"watch": "Watch", "play": "Play", "lessons": "Lessons", "whatif": "What if", "rules": "Rules"}


class Dashboard(w.Box):
    """One game's page. `tab` is one of TABS; `room` is what it shows.

    `options` and `players` hold for every room: what the rules leave open, and who plays.
    """

    tab = t.Unicode("watch")

    def __init__(self, kit: Kit[Any], seats: int | None = None, seed: int = SEED, predict: bool = True) -> None:
        self.kit, self.predict = kit, predict
        self.options: dict[str, Any] = dict(kit.short)
        self.players = "greedy"
        least, most, _ = kit.seats
        game = kit.new(seats)  # refuses what cannot be
        tabs = [[key, words] for key, words in TABS.items() if self._offers(key)]
        self.head = Masthead(
            title=kit.title, plate=kit.plate, palette=kit.palette.css, tabs=tabs, range=[least, most],
            seats=game.seats, seed=str(checked_seed(seed)), predict=predict,
        )  # fmt: skip
        self.room: Any = None
        self._rooms: dict[str, Any] = {}
        self.body = room([], "uw-body")
        super().__init__([room([self.head], "uw-room"), self.body])
        self.add_class("uw-page")
        self.add_class(f"g-{kit.id}")
        t.link((self.head, "tab"), (self, "tab"))
        self.head.observe(self._changed, names=["tab", "seats", "seed"])
        self.head.observe(lambda change: self._predict(change["new"]), names="predict")
        self.head.on_msg(self._heard)
        self._show()

    _recorded: Watch | None = None
    """The room of a record that was opened; its link is the record."""

    def _predict(self, on: bool) -> None:
        """Whether an answer is covered until it is predicted; a lesson always asks first."""
        self.predict = on
        for made in self._rooms.values():
            if isinstance(made, (Watch, WhatIf)):
                made.explainer.predicting = on

    def _offers(self, tab: str) -> bool:
        if tab == "whatif":
            return self.kit.positions is not None
        return tab != "lessons" or bool(self.kit.questions)

    def _make(self, tab: str) -> Any:
        seats, seed, options = self.head.seats, int(self.head.seed), self.options
        match tab:
            case "watch":
                return watch(self.kit.id, seats, self.players, seed, predict=self.predict, **options)
            case "play":
                return play(self.kit.id, players=self.players, seed=seed, seats=seats, **options)
            case "lessons":
                return lesson(self.kit.id, seed=seed, seats=seats, **options)
            case "rules":
                return self._rules()
        return what_if(self.kit.id, seats=seats, predict=self.predict, **options)

    def _rules(self) -> Any:
        """What may be set, who plays, a record to open, and every clause to read."""
        strip = Strip(game=self.kit.id, heading="Rules and players", rows=[list(pair) for pair in self.kit.rules])
        strip.words = (
            "What the rulebook leaves open, with our rulings as they stand. A change begins every room anew."
        )
        strip.fields = [
            {
                "name": "players",
                "label": "Bots",
                "value": self.players,
                "choices": list(self.kit.players),
                "help": "",
            },
            *(self._field(option) for option in self.kit.options.values()),
            {
                "name": "record",
                "label": "A record or link to open",
                "value": "",
                "help": f"{self.kit.id} seats=...",
            },
        ]
        strip.buttons = [
            {"kind": "set", "label": "Play by these", "strong": True},
            {"kind": "first", "label": "As at first"},
        ]
        strip.on_press(self._ruled)
        return room([strip], "uw-room")

    def _field(self, option: Option) -> dict[str, Any]:
        value = self.options.get(option.name, option.default)
        field = {
            "name": option.name,
            "label": f"{option.help} ({option.ruling})",
            "value": written(value),
            "help": option.spoken,
        }
        return (
            field
            if type(option.default) is int
            else {**field, "choices": [written(word) for word in option.range]}
        )

    def _ruled(self, kind: str, values: Mapping[str, str]) -> None:
        """Other rules or players, or a record to watch; a Refusal leaves all as it was."""
        record = values.get("record", "").strip()
        if kind == "set" and record:
            if record.startswith(("watch ", "play ", "position ", "lesson ")):
                self.show_link(record)
            else:
                self._watch_record(record)
            return
        options, players = dict(self.kit.short), "greedy"
        if kind == "set":
            given = {
                name: option.check(values[name]) for name, option in self.kit.options.items() if name in values
            }
            options = {name: value for name, value in given.items() if value != self.kit.options[name].default}
            players = values.get("players", players)
        self.kit.new(self.head.seats, **options)
        self.kit.player(players)
        self.options, self.players = options, players
        self._rooms = {}
        self._show()

    def _watch_record(self, record: str) -> None:
        made = watch(record, predict=self.predict)
        if made.kit is not self.kit:
            raise Refusal(f"Expected a record of {self.kit.title}.")
        self._rooms["watch"] = self._recorded = made
        self._follow(made)
        self.head.tab = "watch"
        self._show()

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
        elif isinstance(made, Lesson):
            made.strip.observe(lambda _: self._relink(), names=["heading", "fields"])
        elif isinstance(made, WhatIf):
            made.strip.observe(lambda _: self._relink(), names=["cell"])

    def _relink(self) -> None:
        made, head = self.room, self.head
        if isinstance(made, Watch) and made is self._recorded:
            head.link = made.match.record()
            head.cell = f"uw.watch({head.link!r}, step={made.step})"
        elif isinstance(made, Watch):
            eye = made.watcher if made.watcher == EVERYTHING else int(made.watcher)
            given = {"seats": head.seats, "players": self.players, "seed": int(head.seed), **self.options}
            said = " ".join(f"{name}={written(value)}" for name, value in given.items())
            head.link = f"watch {self.kit.id} {said} step={made.step} eyes={made.watcher}:"
            call = ", ".join(f"{name}={value!r}" for name, value in given.items())
            head.cell = f"uw.watch({self.kit.id!r}, {call}, step={made.step}, watcher={eye!r})"
        elif isinstance(made, Play):
            head.link = made.link
            head.cell = f"uw.play({made.link!r})"
        elif isinstance(made, WhatIf):
            head.link, head.cell = made.link, made.cell
        else:
            level = made.level if isinstance(made, Lesson) else "1"
            head.link = f"lesson {self.kit.id} seats={head.seats} seed={head.seed} level={level}:"
            head.cell = f"uw.lesson({self.kit.id!r}, level={level!r}, seats={head.seats}, seed={head.seed})"

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
        if link.startswith((f"{self.kit.id} ", "{")):
            self._watch_record(link)
            return
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
            step, eyes = options.pop("step", "0"), options.pop("eyes", "0")
            players = options.pop("players", "greedy")
            if not step.isdecimal() or not (eyes == EVERYTHING or eyes.isdecimal()):
                raise Refusal("Expected a link with step= a whole number and eyes= a seat or 'everything'.")
            watcher = eyes if eyes == EVERYTHING else int(eyes)
            question, guess = options.pop("question", ""), options.pop("guess", "")
            made = watch(
                self.kit.id, seats, players, seed, step=int(step), watcher=watcher, predict=self.predict,
                question=question, **options,
            )  # fmt: skip
            if guess:
                made.explainer.predict(guess)
            self.players, self.options = players, self._checked(options)
            return "watch", made
        if kind == "lesson":
            given: dict[str, Any] = dict(options)
            return "lessons", lesson(self.kit.id, given.pop("level", "1"), seed=seed, seats=seats, **given)
        if kind == "position":
            seat = options.pop("seat", "0")
            if not seat.isdecimal() or int(seat) >= seats:
                raise Refusal(f"Expected a link with a seat from 0 to {seats - 1}.")
            if {"predict", "names", "question"} & options.keys():
                raise Refusal("Expected a link to a position: its cards and its options.")
            return "whatif", what_if(self.kit.id, int(seat), seats, predict=self.predict, **options)
        raise Refusal("Expected a link that begins with watch, play, lesson or position.")

    def _checked(self, options: Mapping[str, str]) -> dict[str, Any]:
        return {name: self.kit.options[name].check(value) for name, value in options.items()}

    def _heard(self, _: Any, message: Any, __: Any) -> None:
        if isinstance(message, dict) and message.get("kind") == "open":
            try:
                self.show_link(str(message.get("link", "")))
            except Refusal as refusal:
                self.head.note = str(refusal)

    def __repr__(self) -> str:
        return f"Dashboard({self.kit.id!r})"


def dashboard(game: str | None = None, seats: int | None = None, seed: int = SEED, predict: bool = True) -> Any:
    """A game's whole page: watch, play, lessons, what if. Without a game: the gallery."""
    if game is None:
        return Gallery(_entered)
    return Dashboard(known(GAMES, game), seats, seed, predict)


def _entered(game: str, link: str) -> Dashboard:
    """The page of a game, at what a link shows."""
    page = Dashboard(known(GAMES, game))
    if link:
        page.show_link(link)
    return page
