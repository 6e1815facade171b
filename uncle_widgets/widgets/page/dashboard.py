"""The dashboard: a game's page with its tabs; without a game, the gallery."""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from time import monotonic
from typing import Any, TypeVar

import traitlets as t

from uncle_widgets.engine.game import Game
from uncle_widgets.engine.match import finished
from uncle_widgets.engine.options import told
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit, known
from uncle_widgets.games.table import checked_seed, is_record, listed, playing_out, seated
from uncle_widgets.probability.dealing import NO_LAB, with_numpy
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.live.classroom import Classroom, classroom
from uncle_widgets.widgets.page import messages
from uncle_widgets.widgets.page.background import Background, Work
from uncle_widgets.widgets.page.base import Box, Room
from uncle_widgets.widgets.page.gallery import Gallery
from uncle_widgets.widgets.page.hearing import FAULT
from uncle_widgets.widgets.page.links import Link, is_link, parse
from uncle_widgets.widgets.page.masthead import Masthead
from uncle_widgets.widgets.play import play
from uncle_widgets.widgets.play.inplay import InPlay, replaying
from uncle_widgets.widgets.rooms import lessons, watch, whatif
from uncle_widgets.widgets.rooms.lesson import Lesson
from uncle_widgets.widgets.rooms.ruleroom import RuleRoom, plain_how_to

TABS = {
    "watch": "Watch", "play": "Play", "lessons": "Lessons", "whatif": "What if", "lab": "Lab", "rules": "Rules"
}  # fmt: skip
SHOWN_BY = {
    "watch": "watch", "play": "play", "lesson": "lessons", "position": "whatif", "lab": "lab", "rules": "rules"
}  # fmt: skip
"""The tab on which each kind of link opens."""
CLASS = re.compile(r"class/2 \w{1,40} lesson=(\d{1,3}):")
"""A link to a class with a lesson, from the gallery."""
BRISK = 0.5
"""Seconds that a page waits for a game to be played out, before it says how far that is and offers to stop."""
SAID = 0.1
"""Seconds between two words of how far it is."""

T = TypeVar("T")


@dataclass(frozen=True)
class Setting:
    """What holds for every room of a dashboard: the game, who plays it, and the seed."""

    game: Game[Any, Any, Any]
    players: str | tuple[str, ...]
    seed: int

    @classmethod
    def checked(
        cls, kit: Kit[Any], seats: Any, options: Mapping[str, Any], players: str | Sequence[str], seed: Any
    ) -> Setting:
        game = kit.game(seats, options)
        who = listed(players)
        seated(kit, who * game.seats if len(who) == 1 else who, game.seats)
        return cls(game, who[0] if len(who) == 1 else tuple(who), checked_seed(seed))


class Dashboard(Box):
    """The page of one game. `tab` is one of TABS, and `room` is the widget in that tab.

    A new widget is built completely before it replaces the old one, which is then closed. So if something is
    refused, nothing changes. Long games are played out in small pieces, and the top of the page shows how far they
    are.
    """

    tab = t.Unicode("watch", help="The id of the open tab, such as 'watch'")

    def __init__(self, kit: Kit[Any], setting: Setting, *, predict: bool = True, tab: str = "watch") -> None:
        self.kit, self.predict = kit, predict
        self.head = Masthead(
            kit, title=kit.title, plate=kit.plate, range=list(kit.seats[:2]), predict=predict,
            suits=kit.suits, covers=kit.covers,
            tabs=[[key, words] for key, words in TABS.items() if self._offers(key)],
            lacks={} if with_numpy() else {"lab": NO_LAB},
        )  # fmt: skip
        self.body = Box([], "uw-body")
        super().__init__([Box([self.head], "uw-room"), self.body], "uw-page", f"g-{kit.id}")
        self._rooms: dict[str, Room] = {}
        self.work = Background(self._failed)
        tab = self._offered(tab)
        first = finished(self._making(tab, setting))
        first.add_class("uw-first")  # hidden where the page's address asks for something else
        self._begin(setting, tab, first)
        t.link((self.head, "tab"), (self, "tab"))
        self.head.observe(self._changed, names=["tab", "seats", "seed"])
        self.head.observe(lambda change: self._predict(change["new"]), names="predict")
        self.head.observe(lambda change: self._order(change["new"]), names="order")
        self.head.on_heard(self._heard)

    @property
    def room(self) -> Any:
        """The widget that is shown."""
        return self._rooms[self._shown]

    # -- rooms --

    @t.validate("tab")
    def _tab(self, proposal: Any) -> str:
        return self._offered(proposal["value"])

    def _offers(self, tab: str) -> bool:
        if tab == "whatif":
            return self.kit.positions is not None
        return tab in TABS and (tab != "lessons" or bool(self.kit.questions))

    def _offered(self, tab: Any) -> str:
        if not isinstance(tab, str) or not self._offers(tab):
            raise Refusal(f"Expected a tab of {', '.join(filter(self._offers, TABS))}, not {str(tab)[:20]!r}.")
        return tab

    def _making(self, tab: str, setting: Setting) -> Generator[float, None, Room]:
        """The room of a tab as it is at first."""
        game, players, seed = setting.game, setting.players, setting.seed
        match tab:
            case "watch":
                match = yield from self._counted(playing_out(game, players, seed))
                return watch.Watch(match, bots=watch.Bots(players, seed), predict=self.predict)
            case "play":
                return play.Play(InPlay(game, 0, listed(players), seed))
            case "lessons":
                before = self._rooms.get(tab)
                lesson, order = (before.lesson, before.order) if isinstance(before, Lesson) else (1, "set")
                return Lesson(game, lesson, seed=seed, order=order, predict=self.predict)
            case "lab":
                from uncle_widgets.widgets.lab import lab  # NumPy, for those who come here

                return lab.first(game, players, seed, self.predict)
            case "rules":
                return RuleRoom(self.kit, game, players, on_set=self._set_rules, on_open=self.show_link)
        return whatif.WhatIf(game, predict=self.predict)

    def _counted(self, work: Generator[int, None, T]) -> Generator[float, None, T]:
        """A game that is played out; the head says how many moves there are, if it takes long."""
        since = monotonic() + BRISK
        try:
            while True:
                try:
                    moves = next(work)
                except StopIteration as end:
                    result: T = end.value
                    return result
                if monotonic() > since:
                    self.head.busy, since = f"Playing the game: {moves:,} moves so far.", monotonic() + SAID
                yield 0.001
        finally:
            self.head.busy = ""

    def _begin(self, setting: Setting, tab: str, made: Room) -> None:
        """Another setting, shown at `tab` by the room `made`; all rooms before it are closed."""
        old, self._rooms, self.setting = self._rooms, {}, setting
        self._show(tab, made)
        for room in old.values():
            room.close()

    def _show(self, tab: str, made: Room) -> None:
        if tab not in self._rooms:
            self._rooms[tab] = made
            made.observe(self._relink, names=["link", "cell"])
            if isinstance(made, play.Play):
                made.on_watch = self._watch
            if isinstance(made, watch.Watch):
                made.opens(self.show_link)
        self._shown = tab
        with self.head.hold_sync():  # the page hears of a tab and of its link at once
            self._tell_head()
            self._relink()
            self.body.children = [made]

    def _watch(self, record: str) -> None:
        """A finished game of Play, watched; it stays in Play as well."""
        made, old = watch.watch(record, predict=self.predict), self._rooms.pop("watch", None)
        self._show("watch", made)
        self._tell_head()
        if old:
            old.close()

    def _tell_head(self) -> None:
        """The masthead says what holds; a record follows from no seed."""
        room = self.room
        recorded = isinstance(room, watch.Watch) and room.bots is None
        self._telling = True
        with self.head.hold_sync():
            self.head.seats = self.setting.game.seats
            self.head.howto = plain_how_to(self.kit, self.setting.game)
            self.head.seed = "" if recorded else str(self.setting.seed)
            self.head.tab = self._shown
            self.head.order = room.order if isinstance(room, Lesson) else ""
        self._telling = False

    def _relink(self, _: object = None) -> None:
        self.head.link, self.head.cell = self.room.link, self.room.cell

    def _predict(self, on: bool) -> None:
        """Whether an answer is covered until it is predicted."""
        self.predict = on
        for made in self._rooms.values():
            if isinstance(made, (watch.Watch, whatif.WhatIf)):
                made.explainer.predicting = on
            elif isinstance(made, Lesson):
                made.ask_first(on)

    def _order(self, order: str) -> None:
        """Whether the positions of a lesson come in their order or in any."""
        if self._telling:
            return
        try:
            if not isinstance(self.room, Lesson):
                raise Refusal("You can set the order of questions only in a lesson.")
            self.room.arrange(order)
        except Refusal:
            self._tell_head()
            raise

    # -- what the page asks for --

    def _changed(self, change: Mapping[str, Any]) -> None:
        """Other seats, another seed or another tab; what is wrong is said, and the old stays."""
        if self._telling:
            return
        self.head.note = ""
        try:
            if change["name"] == "tab":
                self._do(self._going(self._offered(change["new"])))
            else:
                self._set(**{change["name"]: change["new"]})
        except Refusal as refusal:
            self._failed(refusal)

    def _do(self, work: Work) -> None:
        """Do what was asked, at once or, if it takes long in a kernel, behind the page; a Refusal says why not."""
        self.work.begin(work, brisk=BRISK)

    def _failed(self, error: Exception) -> bool:
        self._tell_head()
        refused = isinstance(error, Refusal)
        self.head.refuse(str(error) if refused else FAULT)
        return refused

    def _going(self, tab: str) -> Work:
        """To a tab."""
        self._show(tab, self._rooms.get(tab) or (yield from self._making(tab, self.setting)))

    def _set(self, **changes: Any) -> None:
        """The same tab with other seats, seed, players or options."""
        now = self.setting
        given: dict[str, Any] = {
            "seats": now.game.seats, "options": told(now.game.options), "players": now.players, "seed": now.seed
        }  # fmt: skip
        self._do(self._setting(Setting.checked(self.kit, **(given | changes))))

    def _setting(self, setting: Setting) -> Work:
        tab = self._shown
        self._begin(setting, tab, (yield from self._making(tab, setting)))

    def _set_rules(self, players: str, options: Mapping[str, Any]) -> None:
        self._set(players=players.split(","), options=options)

    def show_link(self, link: str) -> None:
        """Open a link or a record. If that isn't possible, raise Refusal and change nothing.

        In a kernel, a long game is played out in the background. A Refusal that comes later is shown on the page.
        """
        if is_link(link):
            self._do(self._opening(parse(link)))
        elif is_record(link):
            made = watch.watch(link, predict=self.predict)
            if made.kit is not self.kit:
                made.close()
                raise Refusal(f"Expected a record of {self.kit.title}.")
            self._begin(replace(self.setting, game=made.game), "watch", made)
        else:
            raise Refusal("Expected a record, or a link that starts with watch, play, lesson, position or lab.")

    def _opening(self, link: Link) -> Work:
        if link.game != self.kit.id:
            raise Refusal(f"Expected a link to {self.kit.title}.")
        tab = self._offered(SHOWN_BY[link.room])
        players = link.values.get("players", self.kit.bots).split(",")
        seed = link.values.get("seed", self.kit.seed)
        made: Room | None = None
        match link.room:
            case "watch":
                made = yield from self._counted(watch.opening(link, predict=self.predict))
            case "play":
                made = play.Play((yield from self._counted(replaying(link))))
            case "lesson":
                made = lessons.opened(link, predict=self.predict)
            case "position":
                made = whatif.opened(link, predict=self.predict)
            case "lab":
                from uncle_widgets.widgets.lab import lab

                made = lab.opened(link, predict=self.predict)
        if made is None:
            values = {name: value for name, value in link.values.items() if name not in ("players", "seed")}
            setting = Setting.checked(self.kit, values.pop("seats", None), values, players, seed)
            made = yield from self._making(tab, setting)
        else:
            game = made.game
            setting = Setting.checked(self.kit, game.seats, told(game.options), players, seed)
        self._begin(setting, tab, made)

    def _heard(self, message: messages.ToMasthead) -> None:
        match message:
            case messages.Open():
                self.head.note = ""
                self.show_link(message.link)
            case messages.Stop():
                self.work.stop()
                self._tell_head()

    def close(self) -> None:
        if self.comm is None:
            return
        self.work.stop()
        for room in self._rooms.values():
            room.close()
        super().close()

    def still(self) -> str:
        tabs = ", ".join(words for key, words in TABS.items() if self._offers(key))
        head = f"<p><b>{escape(self.kit.title)}</b>. {escape(self.kit.tagline)}</p>"
        return f"{head}<p>Run this cell to open its page: {escape(tabs)}.</p>"

    def __repr__(self) -> str:
        return f"Dashboard({self.kit.id!r})"


def dashboard(
    game: str | None = None,
    seats: int | None = None,
    seed: int | None = None,
    predict: bool = True,
    *,
    players: str | Sequence[str] | None = None,
    tab: str = "watch",
    **options: Any,
) -> Any:
    """Show the whole page of a game: Watch, Play, Lessons, What if, Lab and Rules. Without a game, show the
    gallery.

    Args:
        game: the id of a game, such as 'uncle'.
        seats: how many play; None for the game's usual number.
        seed: the number that decides the deal; None for the game's own.
        predict: whether the page asks for a guess before each answer.
        players: the bots, as one name or one name for each player; None for the game's own.
        tab: the tab that opens first.
        options: options of the game. Some games use a shorter match here if you set none.
    """
    if game is None:
        if seats is not None or options:
            raise Refusal("Expected no seats or options without a game, because the gallery shows all games.")
        return Gallery(_entered)
    kit = known(GAMES, game)
    seed = kit.seed if seed is None else seed
    players = kit.bots if players is None else players
    setting = Setting.checked(kit, seats, {**kit.short, **options}, players, seed)
    return Dashboard(kit, setting, predict=predict, tab=tab)


def _entered(game: str, link: str) -> Dashboard | Classroom:
    """The page of a game, at what a link shows; or a class, where the link starts one."""
    if found := CLASS.fullmatch(link):
        return classroom(game, int(found[1]))
    page: Dashboard = dashboard(game)
    if link:
        page.show_link(link)
    return page
