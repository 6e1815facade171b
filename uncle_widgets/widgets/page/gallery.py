"""The gallery: the position of the day, and a door to every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

import traitlets as t

from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import plans
from uncle_widgets.games.words import capital, count, spelled
from uncle_widgets.school.daily import lines
from uncle_widgets.school.finding import finds
from uncle_widgets.widgets.page import messages
from uncle_widgets.widgets.page.base import Box, Piece
from uncle_widgets.widgets.page.daily import dailies
from uncle_widgets.widgets.page.hearing import Hears
from uncle_widgets.widgets.page.links import Link, settings
from uncle_widgets.widgets.page.teach import fetched, shelf

TITLE = "Watch a game. Guess the odds. See why."


class Front(Piece, Hears[messages.ToFront], view="gallery"):
    """What the gallery shows.

    Where a game has no page of its own beside this one, its door sends `Enter`. It asks for the position of each
    day that it shows. What else it may send, a teacher asks for: see `teach.fetched`.
    """

    title = t.Unicode(TITLE, help="What you do here").tag(sync=True)
    about = t.Unicode(help="What there is, in one sentence").tag(sync=True)
    games: t.List[Any] = t.List(help="What the gallery shows of each game").tag(sync=True)
    lessons = t.Dict(help="What the gallery says about the lessons; {} if there are none").tag(sync=True)
    daily = t.Bool(help="Whether there is a position of the day").tag(sync=True)
    shelves: t.List[Any] = t.List(help="What teachers find: see `teach.shelf`").tag(sync=True)
    docs = t.Unicode(help="The address of the documentation, if it is next to this page").tag(sync=True)


class Gallery(Box):
    """Every game on one page. A door without a page behind it opens the game in the gallery's place.

    `enter(game, link)` makes what stands behind a door, and refuses what there is not.
    """

    def __init__(self, enter: Callable[[str, str], Any]) -> None:
        self._enter = enter
        games = list(GAMES.values())
        self.front = Front(
            about=_about(games),
            games=[_door(kit) for kit in games],
            lessons=_lessons(games),
            daily=bool(lines()),
            shelves=[shelf(kit) for kit in games],
        )
        super().__init__([self.front], "uw-page")
        self.front.on_heard(self._heard)

    @property
    def games(self) -> list[Any]:
        """The doors, as plain values."""
        return list(self.front.games)

    def _heard(self, message: messages.ToFront) -> None:
        if isinstance(message, messages.DailyAsked):
            self.front.reply(messages.DailyTold(date=message.date, **dailies([message.date])))
            return
        if not isinstance(message, messages.Enter):
            self.front.reply(fetched(message))
            return
        self.children = [self._enter(message.game, message.link)]
        self.remove_class("uw-page").add_class("uw-body")  # what was entered is the page now
        self.front.close()

    def still(self) -> str:
        doors = "".join(f"<li><b>{escape(kit.title)}</b>. {escape(kit.tagline)}</li>" for kit in GAMES.values())
        about = escape(f"{self.front.title} {self.front.about}")
        return f"<p>{about} Run this cell to open the games.</p><ul>{doors}</ul>"

    def __repr__(self) -> str:
        return f"Gallery({', '.join(GAMES)})"


def _door(kit: Kit[Any]) -> dict[str, Any]:
    least, most, _ = kit.seats
    setup = settings(kit.game(None, kit.short))
    deal = {"seat": "0", "players": kit.bots, "seed": str(kit.seed), **setup}

    def learning(lesson: str) -> str:
        return str(Link("lesson", kit.id, {"lesson": lesson, **setup}))

    idea = next(({"ask": ask, "concept": term} for _, ask, term in kit.learn), {"ask": kit.tagline, "concept": ""})
    return {
        "id": kit.id,
        "title": kit.title,
        **idea,
        "players": f"{least} to {most} players",
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


def _about(games: Sequence[Kit[Any]]) -> str:
    """'Five family games and 32 short lessons.'"""
    many = sum(len(plans(kit)) for kit in games)
    noun = "family game" if len(games) == 1 else "family games"
    short = f" and {count(many, 'short lesson')}" if many else ""
    return f"{capital(spelled(len(games)))} {noun}{short}."


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
