"""What the page draws of a state: of a panel its values by the names of its traits, and of a table beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from uncle_widgets.asking.facts import Card, Facts, GameFacts, Moment
from uncle_widgets.asking.game import ANSWERED, answered, number_at, waiting
from uncle_widgets.asking.guesses import Guess, closing
from uncle_widgets.asking.panel import card, last_said, seen
from uncle_widgets.asking.sitting import how_sure
from uncle_widgets.asking.state import Asked, Watching

Values = Mapping[str, Any]


def panel(facts: Facts, asked: Asked) -> dict[str, Any]:
    """What a panel draws where no game waits."""
    here = card(facts, asked)
    shown = here is not None and seen(facts, asked, asked.question, here)
    onward = facts.onward(asked.place)
    return {
        "question": asked.question,
        "settings": dict(asked.settings),
        "predicting": asked.predicting,
        "page": asked.page,
        "why": asked.why,
        "questions": [_chip(facts, asked, name) for name in facts.offered],
        "panel": _sheet(facts, asked, here, shown) if here else facts.nothing(asked.place, asked.question),
        "main": {"label": "Show the answer", "kind": "predict"} if here and not shown else onward,
        "moment": {},
        "guesses": [],
        "closing": "",
    }


def _chip(facts: Facts, asked: Asked, name: str) -> dict[str, Any]:
    here = facts.card(asked.place, name, asked.settings)
    done = here is not None and last_said(asked, asked.place, name, here.settings) is not None
    away = "" if here else facts.away(asked.place, name)
    return {**facts.chip(name), "arises": here is not None, "away": away, "done": done}


def _sheet(facts: Facts, asked: Asked, here: Card, shown: bool) -> dict[str, Any]:
    """The question, and once it may be seen its answer. Who gave a number hears of that number alone."""
    said = last_said(asked, asked.place, asked.question, here.settings)
    sheet = {**here.asked, "key": key(asked, here), "revealed": shown}
    sheet["fault"] = facts.fault(asked.place, asked.question)
    if shown:
        sheet |= {**here.answered, "row": _row(facts, asked, here), **facts.beside(asked, here)}
    if said:
        sheet |= {"said": {**here.told(said.number), "sure": said.sure}, "misconception": ""}
    return sheet


def key(asked: Asked, here: Card) -> str:
    """A name of what is asked, and how it is set, and where."""
    return " ".join((asked.question, *map(str, here.settings.values()), asked.place))


def _row(facts: Facts, asked: Asked, here: Card) -> list[dict[str, Any]]:
    """The choices beside this one; the answer of each that may be seen, and the others covered."""
    rows = []
    for name, value, label in here.row:
        row = {"value": value, "label": label, "here": value == here.settings[name]}
        settings = {**here.settings, name: value}
        other = here if row["here"] else facts.card(asked.place, asked.question, settings)
        if other and other.settings == settings and seen(facts, asked, asked.question, other):
            row |= other.number
        rows.append(row)
    return rows


def game(facts: GameFacts, now: Watching) -> tuple[dict[str, Any], dict[str, Any]]:
    """What the panel and the table draw of a game that is watched."""
    asked = now.asked
    moments = facts.moments(now.seat)
    told = panel(facts, asked)
    guesses = _guesses(facts, now)
    told["guesses"] = [vars(guess) for guess in guesses]
    if now.over and guesses:
        sure = how_sure(facts.log(asked.said))
        told["closing"] = " ".join(filter(None, (closing(guesses), sure)))
    table: dict[str, Any] = {
        "step": now.frame,
        "watcher": now.eyes,
        "moments": [one.mark | {"state": _state(now, at, one)} for at, one in enumerate(moments)],
        "stop": now.stop,
        "playing": now.playing,
        "caption": {},
        "bright": [],
    }
    moment = waiting(facts, now)
    if moment is None:
        return told, table
    done = answered(facts, now)
    if not done:
        table |= {"caption": moment.asks, "bright": moment.bright}
    elif asked.page != "answer":
        table["caption"] = moment.back
    if not asked.aside:
        came = moment.came if done else {}
        told["moment"] = {**moment.stop, "at": now.stop, "of": len(moments), **came}
        waits = told["main"].get("kind") == "predict"
        told["main"] = {"label": moment.stop["button"], "kind": "predict"} if waits else dict(GO)
    return told, table


GO = {"label": "Go on", "kind": "go"}


def _state(now: Watching, at: int, moment: Moment) -> str:
    """How a moment is marked: open, skipped, or as it came."""
    fate = now.fates.get(f"{now.seat} {at}", "open")
    return moment.fate if fate == ANSWERED else fate


def _guesses(facts: GameFacts, now: Watching) -> list[Guess]:
    """The moments of the seat's that were answered, each with the first number that was given."""
    found = []
    for at, moment in enumerate(facts.moments(now.seat)):
        if now.fates.get(f"{now.seat} {at}") != ANSWERED:
            continue
        number = number_at(facts, now.asked, now.seat, moment)
        guess = moment.guess(number, at)
        if guess:
            found.append(guess)
    return found
