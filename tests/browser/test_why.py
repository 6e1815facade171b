"""Why, step by step, in every lesson's positions: nothing drawn is cut off, and a picture has the room there is."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.clipped import clipped
from tests.browser.conftest import GAMES
from tests.browser.fonts import Text
from tests.browser.harness import bring, page_of
from tests.browser.soaked import soaked
from tests.browser.waiting import frames
from uncle_widgets.games import GAMES as KITS
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise, exercises, plans
from uncle_widgets.widgets.panel.explainer import Explainer
from uncle_widgets.widgets.panel.facts import Card

BOXES = {(1280, 800): (463, 716), (1280, 720): (463, 636), (1366, 768): (463, 672), (390, 844): (390, 388)}
"""Windows, and the box that a page gives the panel there at the usual size of text."""
ROOMY = (1280, 800)
SAME = 2
"""So many positions are walked through for a question that is explained in the same pictures."""
SEED = 48
PLACE = """([w, h]) => { const s = document.getElementById("place-0").style; s.width = w + "px"; s.height = h + "px"; }"""
SHOW = "(panel) => models[0].set('panel', panel)"
STEP = "(k) => models[0].set('why', k)"
PICTURE = """() => { const art = document.querySelector(".uw-panel .now .art"), sheet = document.querySelector(".uw-panel > .sheet");
    const last = Math.max(...[...sheet.children].filter((one) => one.offsetHeight).map((one) => one.getBoundingClientRect().bottom));
    return [art ? art.scrollHeight - art.clientHeight : 0, sheet.getBoundingClientRect().bottom - last]; }"""
"""How much of the picture must be scrolled to, and what is left free below the panel's last part."""
FREE = 24
"""Pixels that may stay free below: the sheet's own edge."""


def walked(game: str) -> list[Exercise]:
    """The lessons' positions, no more than SAME of those that are explained in the same pictures."""
    kit: Kit[Any] = KITS[game]
    kinds, found = Counter[tuple[object, ...]](), []
    for exercise in (one for plan in plans(kit) for one in exercises(kit, plan)):
        posed = exercise.posed
        kind = (posed.question.id, *(type(picture) for picture in posed.pictures), bool(posed.derivation.curve))
        kinds[kind] += 1
        if kinds[kind] <= SAME and not posed.certain:
            found.append(exercise)
    return found


def panel_of(game: str) -> Explainer:
    return Explainer(KITS[game], predicting=False)


def drawn(page: Page, game: str, chosen: list[Exercise]) -> Iterator[tuple[str, int]]:
    """Each of these on a page, with its answer open at Why: its name, and how many steps it takes."""
    widget, first = panel_of(game), True
    for at, exercise in enumerate(chosen):
        if first:
            widget.show(exercise.view, exercise.place)
        card = Card(widget.facts, exercise.place, exercise.posed)
        known = {"key": f"{at}", "revealed": True}
        panel = json.loads(json.dumps({**widget.panel, **card.asked, **card.answered, **known}))
        if first:
            names = [name for name in widget.keys if not name.startswith(("_", "layout", "tabbable", "tooltip"))]
            state = json.loads(json.dumps({name: getattr(widget, name) for name in names}))
            bring(page, page_of(("explainer", {**state, "panel": panel, "page": "why"})))
            first = False
        else:
            page.evaluate(SHOW, panel)
        yield f"{exercise.place} {exercise.question.id}", len(panel["steps"])


def faults(page: Page, game: str, chosen: list[Exercise], text: Text) -> list[str]:
    """What is not seen whole at any step, in any window."""
    found = []
    larger = text.percent / 100
    for name, steps in drawn(page, game, chosen):
        for window, (width, height) in BOXES.items():
            page.set_viewport_size({"width": window[0], "height": window[1]})
            wide = min(width * larger, window[0])
            page.evaluate(PLACE, [wide, height - 84 * (larger - 1)])
            for step in range(steps):
                page.evaluate(STEP, step)
                frames(page)
                cut = clipped(page, ".uw-panel")
                hidden, free = page.evaluate(PICTURE)
                if hidden > 1 and free > FREE:
                    cut.append(f"{hidden} px of the picture are hidden, and {free} px are free below it")
                if hidden > 1 and window == ROOMY and text == Text():
                    cut.append(f"{hidden} px of the picture are hidden")
                found += [f"{name}, step {step + 1} in {window}: {words}" for words in cut]
    return found


@pytest.mark.every_text
@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.soak) for game in GAMES])
def test_every_step_of_why_is_seen_whole_or_can_be_scrolled_to(game: str, page: Page, text: Text) -> None:
    chosen = walked(game)
    assert chosen
    assert faults(page, game, chosen if text == Text() else chosen[::SAME], text) == []


@pytest.mark.parametrize("game", soaked(GAMES, "uno"))
def test_a_few_steps_of_why_are_seen_whole(game: str, page: Page, text: Text) -> None:
    """Where pictures were once cut to 128 px with 300 free below: UNO's bluff; and a position that a seed draws."""
    every = walked(game)
    bluffs = [one for one in every if one.question.id == "N-L3"][:1]
    assert faults(page, game, bluffs + Random(SEED).sample(every, 1), text) == []
