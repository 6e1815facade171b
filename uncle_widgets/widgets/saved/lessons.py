"""Every answer of a lesson, worked out beforehand: its positions, and some to practise on."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from types import MappingProxyType
from typing import Any, Protocol

from uncle_widgets.asking.shapes import Goal
from uncle_widgets.engine.game import Game
from uncle_widgets.games.attempt import Attempt
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise, Plan, exercises, pairs
from uncle_widgets.games.practice import Searched, leads_far, practice
from uncle_widgets.probability.kinds import KINDS
from uncle_widgets.probability.question import Question
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.sheet import worksheet_for_any_paper
from uncle_widgets.widgets.panel.explainer import Explainer
from uncle_widgets.widgets.panel.facts import plain_mistake
from uncle_widgets.widgets.panel.panel import posing
from uncle_widgets.widgets.rooms.beside import laid
from uncle_widgets.widgets.rooms.similar import SIMILAR, similar
from uncle_widgets.widgets.rooms.trail import Trail
from uncle_widgets.widgets.saved import saved_shapes as shapes
from uncle_widgets.widgets.saved.answers import Answers, Paging, chips, settings_of
from uncle_widgets.widgets.saved.saved import FRESH, STILL, page, traits
from uncle_widgets.widgets.saved.tries import CLASS, KEPT_PRACTISED, MOST, PRACTISED
from uncle_widgets.widgets.table.table import Pack, Table

PAPERS = ("A4", "Letter")
PRACTICE = 8
"""Positions to practise on, where so many are found."""


class Taught(Protocol):
    """A lesson's room (`lesson.Lesson`): what its page is made of."""

    game: Game[Any, Any, Any]
    kit: Kit[Any]
    plan: Plan | None
    question: Question[Any]
    seed: int
    table: Table
    explainer: Explainer
    trail: Trail


def lesson_paging(room: Taught) -> Paging:
    """The page's bytes, in pieces (see `saved_shapes.SavedLessonPage`); a Refusal where none are picked."""
    return page((yield from saved_lesson_of(room)), "saved_lesson")


def saved_lesson_of(
    room: Taught, practice_of: int = PRACTICE, *, tried: bool = True
) -> Generator[tuple[int, int], None, dict[str, Any]]:
    """All that the page is made of, in pieces: yields as Paging does; `practice_of` so many positions more.
    `tried`: with trials dealt in advance."""
    plan = room.plan
    if plan is None:
        raise Refusal(f"Only a lesson of {room.kit.title} can be saved as a page, not practice.")
    picked = exercises(room.kit, plan)
    of = len(picked) + 2 * practice_of + 1
    done = 0
    yield done, of
    found: list[Exercise] = []
    for one in islice(_found(room, plan), practice_of):
        found.append(one)
        done += 1
        yield done, of
    more = _others(room, plan, picked) if practice_of else {}
    answers, pack = Answers(room.kit, tried), Pack()
    for one in (*picked, *found, *(other for others in more.values() for other in others)):
        answers.try_out(one.posed, *((CLASS, MOST) if one in picked else (KEPT_PRACTISED, PRACTISED)))
        done += 1
        yield done, of
    saved = of_lesson(room.kit, plan, tuple(found), pack, answers, more)
    yield of, of
    cited = json.dumps([saved, pack.pool])
    return {
        **saved,
        "worksheet": worksheet_for_any_paper(room.kit, plan).html,
        "table": traits(room.table)
        | {"pool": pack.pool, "frames": {}, "pages": {}, "count": 0, **STILL}
        | {"clauses": {name: text for name, text in room.table.clauses.items() if f'"{name}"' in cited}},
        "explainer": traits(room.explainer) | FRESH,
        "trail": traits(room.trail)
        | {"spots": [], "answers": [], "receipt": "", "lessons": [_row(plan)], "alone": True},
    }


def _row(plan: Plan) -> dict[str, Any]:
    return {"lesson": str(plan.number), "name": plan.name, "goal": plan.goal, "now": True}


def _found(room: Taught, plan: Plan) -> Iterator[Exercise]:
    """Positions of real games to practise on, as the room would find them."""
    asked = room.question.at(**plan.settings)
    found = practice(room.kit, room.game, asked, room.seed, fixed=tuple(plan.settings))
    return (one for one in found if not isinstance(one, Searched))


def _others(room: Taught, plan: Plan, picked: Sequence[Exercise]) -> dict[int, list[Exercise]]:
    """Positions like those that ask another question than their lesson, by position: practice finds none."""
    found: dict[int, list[Exercise]] = {}
    for at, here in enumerate(picked):
        if here.question.id != plan.question:
            alike = similar(room.kit, room.game, plan, here, room.seed + at)
            found[at] = [*islice((one for one in alike if not isinstance(one, Searched)), SIMILAR)]
    return found


def of_lesson(
    kit: Kit[Any],
    plan: Plan,
    more: tuple[Exercise, ...] = (),
    pack: Pack | None = None,
    found: Answers | None = None,
    others: Mapping[int, Sequence[Exercise]] = MappingProxyType({}),
) -> shapes.SavedLesson:
    """A lesson with all its answers, and what a number is judged by there.

    `more` are positions to practise on, which are also those that are like its own; `others` by position those
    that are like one which asks another question.
    """
    found, pack = found or Answers(kit), pack or Pack()
    picked = exercises(kit, plan)
    likes = _likes(picked, more, others)
    courses = [_course(found, pack, picked, plan, likes=likes)]
    courses += [_course(found, pack, more, None, f"Practice: {plan.name}")] if more else []
    apart = tuple(one for at in sorted(others) for one in others[at])
    courses += [_course(found, pack, apart, None, f"Like those of {plan.name}")] if apart else []
    panels = found.columns()
    kinds = {one["kind"] for value in found.pool.values if _judged(value) for one in value["mistakes"]}
    kinds |= {slip.kind for one in picked for slip in one.slips}
    return {
        "game": kit.id,
        "title": plan.name,
        "standing": f"{kit.title}, lesson {plan.number}",
        "onward": kit.terms.onward,
        "questions": chips(kit),
        "pool": found.pool.values,
        "panels": panels,
        "number": plan.number,
        "edition": plan.edition,
        "meaning": dict(plan.meaning),
        "short": plan.short,
        "plate": kit.plate,
        "kinds": {kind: KINDS[kind].done for kind in sorted(kinds)},
        "courses": courses,
    }


def _likes(
    picked: Sequence[Exercise], more: Sequence[Exercise], others: Mapping[int, Sequence[Exercise]]
) -> list[list[tuple[int, int]]]:
    """By position the SIMILAR positions like it: the course that has one, and its place there."""
    found: list[list[tuple[int, int]]] = []
    taken = 0
    for at, here in enumerate(picked):
        if at in others:
            found.append([(2, taken + k) for k in range(len(others[at]))])
            taken += len(others[at])
            continue
        fit = [k for k, one in enumerate(more) if one.question.id == here.question.id and one.exact != here.exact]
        turned = fit[SIMILAR * at % len(fit) :] + fit if fit else []
        found.append([(1, k) for k in [*dict.fromkeys(turned)][:SIMILAR]])
    return found


def _judged(value: Any) -> bool:
    return isinstance(value, dict) and "verdicts" in value


def _course(
    found: Answers,
    pack: Pack,
    these: tuple[Exercise, ...],
    plan: Plan | None,
    title: str = "",
    likes: Sequence[list[tuple[int, int]]] = (),
) -> shapes.SavedCourse:
    attempt, kit = Attempt(these, plan), found.kit
    goal: Goal = {"title": title, "line": "Positions from real games.", "of": len(these)}
    if plan:
        goal |= {"title": plan.name, "line": plan.goal}
    leads: dict[str, list[int]] = {}
    for at, one in enumerate(these):
        for kind in leads_far(one.posed):
            leads.setdefault(kind, []).append(at)
    together = {*pairs(these).values()}
    sides: list[Sequence[int]] = [*((at,) for at in range(len(these))), *sorted(together)]
    return {
        "goal": goal,
        "positions": [_position(found, attempt, at, likes[at] if likes else []) for at in range(len(these))],
        "laid": {" ".join(map(str, side)): _lying(kit, pack, [these[at] for at in side]) for side in sides},
        "leads": leads,
    }


def _position(found: Answers, attempt: Attempt, at: int, likes: list[tuple[int, int]]) -> shapes.SavedPosition:
    here = attempt.exercises[at]
    pose = lru_cache(posing(here.view))
    first, *others = settings_of(here.posed, pose)
    panels = [found.panel(first, pose, attempt.ranges(at)), *(found.panel(other, pose) for other in others)]
    compares: list[shapes.Comparison] = [
        {
            "at": (slip.above or slip.below) - 1,
            "above": bool(slip.above),
            "fits": float(attempt.judging((slip.above or slip.below) - 1).fits),
            "mistake": plain_mistake(slip, here.posed.asks),
        }
        for slip in here.slips
        if slip.above or slip.below
    ]
    return {
        "group": here.group,
        "place": here.place if attempt.plan else f"practice, {here.place}",
        "question": here.question.id,
        "notice": here.notice,
        "panels": panels,
        "compares": compares,
        "pair": list(here.pair),
        "likes": likes,
    }


def _lying(kit: Kit[Any], pack: Pack, these: Sequence[Exercise]) -> shapes.SavedLaid:
    here = laid(kit, these)
    tables: list[shapes.SavedTable] = [
        {"names": names, "frame": pack.frame(scene), "differs": differs}
        for scene, names, differs in zip(here.scenes, here.names, here.differs, strict=True)
    ]
    return {"tables": tables, "over": list(here.over)}
