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


NAV = """() => { const box = document.querySelector(".uw-panel [data-k='why.on']").getBoundingClientRect();
    return [box.left, box.top].map(Math.round); }"""


def presses_move(page: Page, game: str, chosen: list[Exercise]) -> list[str]:
    """Where *Next* does not stay in its place from step to step."""
    found = []
    for name, steps in drawn(page, game, chosen):
        for window, (width, height) in BOXES.items():
            page.set_viewport_size({"width": window[0], "height": window[1]})
            page.evaluate(PLACE, [width, height])
            places = set()
            for step in range(steps):
                page.evaluate(STEP, step)
                frames(page)
                places.add(tuple(page.evaluate(NAV)))
            if any(max(along) - min(along) > 1 for along in zip(*places, strict=True)):  # boxes lie between pixels
                found.append(f"{name} in {window}: Next is pressed at {sorted(places)}")
    return found


@pytest.mark.sample
@pytest.mark.parametrize("game", GAMES)
def test_next_stays_where_it_is_from_step_to_step(game: str, page: Page) -> None:
    """Three positions that a seed draws; `soak` below looks at all."""
    assert presses_move(page, game, Random(SEED).sample(walked(game), 3)) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_next_stays_where_it_is_in_every_position(game: str, page: Page) -> None:
    assert presses_move(page, game, walked(game)) == []


LESSON = """() => { models[0].set("goal", { title: "Is a ten due?", line: "", at: 1, of: 10 });
    models[0].set("page", "answer"); }"""
BESIDE = """() => { const answer = document.querySelector(".uw-panel .answer"), edge = answer.getBoundingClientRect(),
      walk = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT), found = [];
    for (let text; (text = walk.nextNode()); ) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects())
        if (text.parentElement.checkVisibility() && !text.parentElement.closest(".sr, .siblings")
            && (box.right > edge.right + 0.5 || box.left < edge.left - 0.5))
          found.push(`${text.data} stands ${Math.round(box.right - edge.right)} px beside the answer`);
    }
    return found; }"""
"""What is written beside the box of an answer, where it is cut while it appears; a row that is scrolled is none of it."""


def cut_answers(page: Page, game: str, chosen: list[Exercise], text: Text) -> list[str]:
    """What of an answer is cut off, or stands beside it, in any window."""
    found = []
    larger = text.percent / 100
    for name, _ in drawn(page, game, chosen):
        page.evaluate(LESSON)  # there the number says what it counts
        for window, (width, height) in BOXES.items():
            page.set_viewport_size({"width": window[0], "height": window[1]})
            page.evaluate(PLACE, [min(width * larger, window[0]), height - 84 * (larger - 1)])
            frames(page)
            cut = clipped(page, ".uw-panel") + page.evaluate(BESIDE)
            found += [f"{name} in {window}: {words}" for words in cut]
    return found


@pytest.mark.every_text
@pytest.mark.parametrize("game", soaked(GAMES, "uncle"))
def test_every_answer_is_seen_whole(game: str, page: Page, text: Text) -> None:
    chosen = walked(game)
    assert cut_answers(page, game, chosen if text == Text() else chosen[::SAME], text) == []
