"""The gallery: a question to begin with, asked at a table, and a door to every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any

import traitlets as t

from uncle_widgets.engine.game import EVERYTHING, LETTERS
from uncle_widgets.engine.match import Match
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit, Teaser
from uncle_widgets.games.plain import plain
from uncle_widgets.games.plans import lesson_of, plans
from uncle_widgets.games.scene import Fan, Item, Ring, Scene, SeatZone, Zone
from uncle_widgets.games.table import played_out
from uncle_widgets.games.words import capital, count, spelled
from uncle_widgets.probability.show import hundred_dots, of_hundred
from uncle_widgets.school.finding import finds
from uncle_widgets.widgets.page import messages
from uncle_widgets.widgets.page.base import Box, Piece
from uncle_widgets.widgets.page.hearing import Hears
from uncle_widgets.widgets.page.links import Link, settings
from uncle_widgets.widgets.page.teach import fetched, shelf


class Front(Piece, Hears[messages.ToFront], view="gallery"):
    """What the gallery shows.

    Where a game has no page of its own beside this one, its door sends `Enter`. What else it may send, a teacher
    asks for: see `teach.fetched`.
    """

    title = t.Unicode(help="The heading").tag(sync=True)
    games: t.List[Any] = t.List(help="What the gallery shows of each game").tag(sync=True)
    lessons = t.Dict(help="What the gallery says about the lessons; {} if there are none").tag(sync=True)
    teaser = t.Dict(help="The game at the top and its questions").tag(sync=True)
    shelves: t.List[Any] = t.List(help="What teachers find: see `teach.shelf`").tag(sync=True)
    docs = t.Unicode(help="The address of the documentation, if it is next to this page").tag(sync=True)


class Gallery(Box):
    """Every game on one page. A door without a page behind it opens the game in the gallery's place.

    `enter(game, link)` makes what stands behind a door, and refuses what there is not.
    """

    def __init__(self, enter: Callable[[str, str], Any]) -> None:
        self._enter = enter
        games = list(GAMES.values())
        noun = "family game" if len(games) == 1 else "family games"
        inside = "it" if len(games) == 1 else "them"
        self.front = Front(
            title=f"{capital(spelled(len(games)))} {noun}, and the odds inside {inside}.",
            games=[_door(kit) for kit in games],
            lessons=_lessons(games),
            teaser=_teaser(),
            shelves=[shelf(kit) for kit in games],
        )
        super().__init__([self.front], "uw-page")
        self.front.on_heard(self._heard)

    @property
    def games(self) -> list[Any]:
        """The doors, as plain values."""
        return list(self.front.games)

    @property
    def teaser(self) -> dict[str, Any]:
        """The question and its moments, as plain values; {} where no game has one."""
        return dict(self.front.teaser)

    def _heard(self, message: messages.ToFront) -> None:
        if not isinstance(message, messages.Enter):
            self.front.reply(fetched(message))
            return
        self.children = [self._enter(message.game, message.link)]
        self.remove_class("uw-page").add_class("uw-body")  # what was entered is the page now
        self.front.close()

    def still(self) -> str:
        doors = "".join(f"<li><b>{escape(kit.title)}</b>. {escape(kit.tagline)}</li>" for kit in GAMES.values())
        return f"<p>{escape(self.front.title)} Run this cell to open the games.</p><ul>{doors}</ul>"

    def __repr__(self) -> str:
        return f"Gallery({', '.join(GAMES)})"


def _door(kit: Kit[Any]) -> dict[str, Any]:
    least, most, _ = kit.seats
    setup = settings(kit.game(None, kit.short))
    deal = {"seat": "0", "players": kit.bots, "seed": str(kit.seed), **setup}

    def learning(lesson: str) -> str:
        return str(Link("lesson", kit.id, {"lesson": lesson, **setup}))

    return {
        "id": kit.id,
        "title": kit.title,
        "tagline": kit.tagline,
        "players": f"{least} to {most} players",
        "learn": [[ask, concept, learning(lesson_of(kit, key))] for key, ask, concept in kit.learn[:3]],
        "lessons": [
            {
                "number": plan.number,
                "name": plan.name,
                "about": f"{plan.ages.replace(' and up', '+')}, {plan.minutes} min",
                "link": learning(str(plan.number)),
                "finds": finds(kit, plan),
            }
            for plan in plans(kit)
        ],
        "palette": kit.palette.css,
        "art": kit.art,
        "page": page_of(kit),
        "play": str(Link("play", kit.id, deal)),
    }


def _lessons(games: Sequence[Kit[Any]]) -> dict[str, str]:
    """What is said of the lessons of all games."""
    made = [plan for kit in games for plan in plans(kit)]
    if not made:
        return {}
    minutes, positions = [plan.minutes for plan in made], [len(plan.picks) for plan in made]
    each = f"Each takes {min(minutes)} to {max(minutes)} minutes"
    many = f"{each}, with {spelled(min(positions))} to {spelled(max(positions))} questions."
    return {
        "title": count(len(made), "lesson"),
        "short": f"{len(made)} short lessons. Make a guess, then see the answer.",
        "long": f"{many} A filled circle marks a lesson you have finished on this device.",
    }


def page_of(kit: Kit[Any]) -> str:
    """The game's notebook, where one lies beside this page; else nothing."""
    name = f"{kit.id}.ipynb"
    return name if Path(name).is_file() else ""


def _teaser() -> dict[str, Any]:
    """The first teaser that a kit offers, as plain values; {} where none does."""
    kit = next((kit for kit in GAMES.values() if kit.teaser), None)
    if kit is None or kit.teaser is None:
        return {}
    match = played_out(kit.game(None, kit.short), kit.bots, kit.seed)
    return {
        "game": kit.id,
        "palette": kit.palette.css,
        "page": page_of(kit),
        "goal": list(kit.teaser.goal),
        "moments": [_moment(kit, kit.teaser, match, step) for step in kit.teaser.steps],
    }


def _moment(kit: Kit[Any], teaser: Teaser, match: Match[Any, Any, Any], step: int) -> dict[str, Any]:
    """One question: the table as it is asked, the answer, and the table with the hidden hand turned up."""
    end, later = kit.frames(match)[step : step + 2]
    posed = kit.questions[teaser.question].at(**teaser.settings).posed(match.view(end, teaser.eyes))
    before, after = kit.draw(match, end, teaser.eyes, LETTERS), kit.draw(match, later, teaser.eyes, LETTERS, end)
    hidden = _hidden(before)
    turned = _turned(before, kit.draw(match, end, EVERYTHING, LETTERS), after, hidden, teaser.made)
    number, parts = posed.number, posed.parts
    dots = hundred_dots(parts, number)
    place = {"step": str(step), "eyes": str(teaser.eyes), "question": teaser.question}
    deal = {**settings(match.game), "players": kit.bots, "seed": str(kit.seed)}
    return {
        "line": posed.words,
        "ask": teaser.ask,
        "given": posed.given,
        "reveal": teaser.reveal.format(name=hidden.name),
        "hundred": of_hundred(number),
        "exact": str(number),
        "cases": posed.cases,
        "event": posed.event,
        "dots": [[n, part.yes] for n, part in zip(dots, parts, strict=True)],
        "came": " ".join(words for words in after.said if words),
        "before": {"zones": plain(_shown(before.zones, hidden.id)), "label": before.board},
        "after": {**turned, "label": after.board},
        "link": str(Link("watch", kit.id, deal | place)),
    }  # fmt: skip


def _hidden(scene: Scene) -> SeatZone:
    """Whose hand is asked about: the seat on turn."""
    return next(zone for zone in scene.zones if isinstance(zone, SeatZone) and zone.active)


def _shown(zones: Iterable[Zone], hidden: str) -> list[Zone]:
    """The zones that the teaser has space for: the ring, the cards played, the hidden hand and one's own."""
    return [
        zone
        for zone in zones
        if isinstance(zone, (Ring, Fan)) or (isinstance(zone, SeatZone) and (zone.me or zone.id == hidden))
    ]


def _turned(before: Scene, open_: Scene, after: Scene, hidden: SeatZone, made: str) -> dict[str, Any]:
    """The table after the play, with the hand it came from face up as it was before; what was played is lit."""
    known = {item.key for zone in before.zones if isinstance(zone, Fan) for item in zone.cards}
    laid = next(
        (item for z in after.zones if isinstance(z, Fan) for item in z.cards if item.key not in known), None
    )
    hand = next(zone for zone in open_.zones if isinstance(zone, SeatZone) and zone.id == hidden.id)
    played = next((item.key for item in hand.cards if laid and item.face == laid.face), "")
    now = next(zone for zone in after.zones if isinstance(zone, SeatZone) and zone.id == hidden.id)
    gains = [
        {"count": new.value - old.value, "label": new.label if new.value - old.value != 1 else old.label}
        for old, new in zip(hidden.counters, now.counters, strict=False)
        if new.art and new.value > old.value
    ]

    def shown(zone: Zone) -> Zone:
        if isinstance(zone, SeatZone) and zone.id == hidden.id:
            return replace(zone, cards=hand.cards)
        if isinstance(zone, Fan) and laid:
            return replace(zone, cards=tuple(_from(item, laid, played) for item in zone.cards))
        if isinstance(zone, Ring) and gains:
            return replace(zone, note=made or zone.note, closed=True)
        return zone

    zones = [shown(zone) for zone in _shown(after.zones, hidden.id)]
    lit = {key: "" for key in (played, laid.key if laid else "") if key}
    return {"zones": plain(zones), "lit": lit, "gain": gains[0] if gains else {}}


def _from(item: Item, laid: Item, played: str) -> Item:
    """The card that was laid, coming from where it lay in the hand."""
    return replace(item, origin=played) if item.key == laid.key else item
