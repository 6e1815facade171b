"""What the page draws of a state: of a panel its values by the names of its traits, and of a table beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from uncle_widgets.asking import shapes
from uncle_widgets.asking.facts import Card, Facts, GameFacts, LessonFacts, Moment
from uncle_widgets.asking.game import ANSWERED, answered, fates, number_at
from uncle_widgets.asking.guesses import Guess, ending, missed
from uncle_widgets.asking.lesson import after, answers, near, pair, place, route, shut, side
from uncle_widgets.asking.panel import EXAMPLE_PAGE, STEPS_PAGE, before, card, last_said, seen, told_of
from uncle_widgets.asking.sitting import how_sure
from uncle_widgets.asking.state import PAGES, Asked, Learning, Watching
from uncle_widgets.asking.steps import attempts_at, work

WORK: shapes.PanelButton = {"label": "Work it out", "kind": "work"}


def panel(facts: Facts, asked: Asked) -> shapes.PanelShown:
    """What a panel draws where no game waits."""
    drawn = _plain(facts, asked)
    _offer_work(facts, drawn, asked)
    return drawn


def _with_work(drawn: shapes.PanelShown, main: shapes.MainButton, missed: bool) -> shapes.MainButton:
    """The main button of a panel, with Work it out: in its place after a miss, else as the quieter one.

    On the page of the steps their own button is the main one, until they are done.
    """
    steps = drawn["panel"].get("work")
    if steps is None or main.get("kind") == "predict" or drawn["page"] == EXAMPLE_PAGE:
        return main
    if drawn["page"] == STEPS_PAGE:
        return {} if steps["at"] >= 0 else main
    if steps["at"] < 0:
        return main
    if not missed:
        return {**main, "also": WORK}
    loud: shapes.MainButton = {"label": WORK["label"], "kind": WORK["kind"]}
    if main:
        loud["also"] = {"label": main["label"], "kind": main["kind"]}
    return loud


def _plain(facts: Facts, asked: Asked) -> shapes.PanelShown:
    """The same without Work it out among its buttons."""
    here = card(facts, asked)
    shown = here is not None and seen(facts, asked, asked.question, here)
    sheet = _sheet(facts, asked, here, shown) if here else facts.nothing(asked.place, asked.question)
    return {
        "question": asked.question,
        "settings": dict(asked.settings),
        "predicting": asked.predicting,
        "page": asked.page if asked.page != STEPS_PAGE or "work" in sheet else PAGES[0],
        "why": asked.why,
        "questions": [_chip(facts, asked, name) for name in facts.offered(asked.place)],
        "panel": cast(shapes.Panel, sheet),
        "main": {"label": "Show the answer", "kind": "predict"} if here and not shown else {},
        "moment": {},
        "guesses": [],
        "ending": {},
    }


def _chip(facts: Facts, asked: Asked, question: str) -> shapes.Chip:
    here = facts.card(asked.place, question, asked.settings)
    name, title = facts.titles[question]
    return {
        "id": question,
        "name": name,
        "title": title,
        "arises": here is not None,
        "away": "" if here else facts.away(asked.place, question),
        "done": here is not None and last_said(asked, asked.place, question, here.settings) is not None,
    }


def _sheet(facts: Facts, asked: Asked, here: Card, shown: bool) -> shapes.Panel:
    """The question, and once it may be seen its answer. Who gave a number hears of that number alone."""
    said = last_said(asked, asked.place, asked.question, here.settings)
    state: shapes.Shown = {
        "key": _key(asked, here),
        "revealed": shown,
        "fault": facts.fault(asked.place, asked.question),
    }
    if shown:
        state["row"] = _row(facts, asked, here)
        if here.asks and not here.certain:
            state["work"] = work(here.asks, attempts_at(asked, here), here.lines)
    if said:
        state["said"], state["misconception"] = here.told(said, before(asked, said)), ""
    answer = {**here.answered, **facts.beside(asked, here)} if shown else {}
    answer.pop("asks", None)  # `work` has them, without the range of right answers
    return cast(shapes.Panel, {**here.asked, **answer, **state})


def _key(asked: Asked, here: Card) -> str:
    """A name of what is asked, and how it is set, and where."""
    return " ".join((asked.question, *map(str, here.settings.values()), asked.place))


def _row(facts: Facts, asked: Asked, here: Card) -> list[shapes.Sibling]:
    """The choices beside this one; the answer of each that may be seen, and the others covered."""
    rows: list[shapes.Sibling] = []
    for name, value, label in here.row:
        row: shapes.Sibling = {"value": value, "label": label, "here": value == here.settings[name]}
        settings = {**here.settings, name: value}
        other = here if row["here"] else facts.card(asked.place, asked.question, settings)
        if other and other.settings == settings and seen(facts, asked, asked.question, other):
            row["number"], row["text"] = other.number
        rows.append(row)
    return rows


def game(facts: GameFacts, now: Watching) -> tuple[shapes.PanelShown, shapes.TableShown]:
    """What the panel and the table draw of a game that is watched."""
    asked = now.asked
    moments = facts.moments(now.seat)
    told = _plain(facts, asked)
    became = fates(now)
    guesses = _guesses(facts, now, moments, [at for at in sorted(became) if became[at] == ANSWERED])
    told["guesses"] = [one.plain for one in guesses]
    if facts.over and now.stop < 0 and now.frame == facts.frames - 1:
        doors = facts.doors(missed(guesses, [moment.question for moment in moments]), now.seat)
        told["ending"], told["main"] = ending(guesses, how_sure(facts.log(asked.said)), doors), {}
    table: shapes.TableShown = {
        "step": now.frame,
        "watcher": now.eyes,
        "moments": [_mark(one, became.get(at, "")) for at, one in enumerate(moments)],
        "stop": now.stop,
        "playing": now.playing,
        "caption": {},
        "bright": [],
    }
    if now.stop < 0:
        if not told["ending"]:
            _offer_work(facts, told, asked)
        return told, table
    moment = moments[now.stop]
    done = answered(now, moment)
    if not done:
        table["caption"], table["bright"] = moment.asks, list(moment.bright)
    elif asked.page != "answer":
        table["caption"] = moment.back
    if not asked.aside:
        came = moment.came if done else {}
        told["moment"] = {**moment.stop, "at": now.stop, "of": len(moments), **came}
        waits = told["main"].get("kind") == "predict"
        onward = "See how you did" if facts.over and moment.answer == facts.frames - 1 else "Keep watching"
        told["main"] = {"label": moment.stop["button"] if waits else onward, "kind": "predict" if waits else "go"}
    _offer_work(facts, told, asked)
    return told, table


def _offer_work(facts: Facts, told: shapes.PanelShown, asked: Asked) -> None:
    here = card(facts, asked)
    said = here and last_said(asked, asked.place, asked.question, here.settings)
    told["main"] = _with_work(told, told["main"], bool(here and said and not here.near(said.number)))


def _mark(moment: Moment, became: str) -> shapes.Mark:
    """How a moment is marked: open, skipped, or as it came."""
    return {**moment.mark, "state": moment.fate if became == ANSWERED else became} if became else moment.mark


def _guesses(facts: GameFacts, now: Watching, moments: Sequence[Moment], places: Sequence[int]) -> list[Guess]:
    """The moments of the seat's that were answered, each with the first number that was given."""
    found = []
    for at in places:
        moment = moments[at]
        number = number_at(facts, now.asked, now.seat, moment)
        guess = moment.guess(number, at)
        if guess:
            found.append(guess)
    return found


def lesson(facts: LessonFacts, now: Learning) -> tuple[shapes.LessonShown, shapes.TrailShown]:
    """What the panel draws of a lesson, and the trail of its positions."""
    ways, two = route(facts, now), pair(facts, now)
    first, goal = answers(facts, now), facts.goal(now.course)
    if len(first) < facts.positions(now.course):
        goal = {**goal, "line": ""}  # what is to be found out is told when all is answered
    if now.at in now.redo:
        again = " and ".join(str(ways.index(at) + 1) for at in two or (now.at,) if at in ways)
        goal = {**goal, "line": f"To look at again: {again} of {len(ways)}."}
    at, *also = [at + 1 for at in two or (now.at,)]
    goal = {**goal, "at": at, **({"also": also[0]} if also else {})}
    sides = _sides(facts, now, two)
    drawn: shapes.LessonShown = {**_plain(facts, now.asked), "goal": goal, "order": now.order, "pair": sides}
    if not drawn["main"]:
        drawn["main"] = {"label": _following(facts, now, two), "kind": "next"}
    elif two:
        drawn["main"] = {"label": "Show both answers", "kind": "predict"}
    if now.like >= 0:
        goal["line"] = f"Like position {now.at + 1}, with other numbers."
    if now.following >= 0:
        goal["line"] = f"How it's done, with the numbers of position {now.at + 1}."
    drawn["main"] = _with_work(drawn, drawn["main"], _missed(facts, now, two))
    if now.following >= 0 and drawn["panel"].get("lesson") and drawn["page"] == EXAMPLE_PAGE:
        drawn["main"] = {**drawn["main"], "also": READ}
    if _like_offered(facts, now, drawn):
        drawn["main"] = {**drawn["main"], "also": LIKE}
    closed, pairs = shut(facts, now), facts.pairs(now.course)
    spots: list[shapes.Spot] = [
        {
            "group": group,
            "state": "open" if at not in first else "near" if near(facts, first[at]) else "far",
            "shut": at in closed,
            "paired": at > 0 and at - 1 in pairs.get(at, ()),
            "redone": _redone(facts, now, at),
        }
        for at, group in enumerate(facts.groups(now.course))
    ]
    return drawn, {"spots": spots, "at": now.at}


READ: shapes.PanelButton = {"label": "Read about it", "kind": "read"}
LIKE: shapes.PanelButton = {"label": "One like it", "kind": "like"}


def _missed(facts: LessonFacts, now: Learning, two: Sequence[int]) -> bool:
    """Whether the guess at the position on show, or at one of a pair, was not close."""
    if now.like >= 0:
        said = told_of(now.asked, card(facts, now.asked))[0]
        return said is not None and not near(facts, said)
    given = answers(facts, now, now.at in now.redo)
    return any(at in given and not near(facts, given[at]) for at in two or (now.at,))


def _like_offered(facts: LessonFacts, now: Learning, drawn: shapes.LessonShown) -> bool:
    """Whether One like it stands next to the main button: after Work it out, and after a guess at one like it."""
    steps, main = drawn["panel"].get("work"), drawn["main"]
    if now.at < 0:
        return False
    if main.get("kind") != "next" or drawn["page"] == EXAMPLE_PAGE or not facts.like_offered(now.course, now.at):
        return False
    return (steps is not None and steps["at"] < 0) or (now.like >= 0 and not _missed(facts, now, ()))


def _redone(facts: LessonFacts, now: Learning, at: int) -> bool:
    """Whether a position like this one was answered closely."""
    likes = place(now.course, at, like=0)[:-1]
    return any(one.place.startswith(likes) and near(facts, one) for one in now.asked.said)


def _following(facts: LessonFacts, now: Learning, two: Sequence[int]) -> str:
    """What the main button says of what comes after an answer."""
    following = now.following if now.following >= 0 else after(facts, now, two)
    if following < 0:
        return "See how you did"
    both = pair(facts, replace(now, at=following, like=-1, following=-1))
    return f"Next: positions {both[0] + 1} and {both[1] + 1}" if both else f"Next: position {following + 1}"


def _sides(facts: LessonFacts, now: Learning, two: Sequence[int]) -> list[shapes.Side]:
    """Two positions side by side, each with what was said to it."""
    sides: list[shapes.Side] = []
    for at, line in zip(two, facts.lines(now.course, now.at) if two else (), strict=True):
        asked, here = side(facts, now, at)
        if here is None:
            continue
        above = here.asked
        shown: shapes.Side = {
            "at": at, "line": line, "here": at == now.at, "ask": above["ask"], "given": above["given"],
            "measure": above["measure"], "cases": above["cases"], "span": above["span"],
        }  # fmt: skip
        if said := told_of(asked, here)[1]:
            shown["said"] = said
        if seen(facts, asked, asked.question, here):
            shown["number"], shown["text"] = here.number
        sides.append(shown)
    return sides
