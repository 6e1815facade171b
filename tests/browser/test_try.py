"""Try it, alone in a page: what a trial dealt stays to be seen, and a question that can't be tried says why."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clipped import clipped
from tests.browser.conftest import DESKTOP, GAMES, PHONE
from tests.browser.harness import bring, page_of
from tests.browser.test_why import BOXES, PLACE, panel_of, walked
from tests.browser.waiting import frames
from tests.browser.watching import key
from uncle_widgets.games import GAMES as KITS
from uncle_widgets.games.plain import plain
from uncle_widgets.games.plans import Exercise
from uncle_widgets.widgets.panel.facts import Card
from uncle_widgets.widgets.table.table import pack

STAYS = 2_500
"""Milliseconds after which the cards of a single trial were once gone."""


def state_of(game: str, exercise: Exercise, **more: Any) -> dict[str, Any]:
    """The panel of this position at Try it, and what its single trial gave: traits of the panel."""
    widget = panel_of(game)
    widget.show(exercise.view, exercise.place)
    card = Card(widget.facts, exercise.place, exercise.posed)
    sheet = {**widget.panel, **card.asked, **card.answered, "key": "0", "revealed": True, **more}
    widget.trials.bind(exercise.posed)
    sheet["traces"] = widget.trials.leaves_traces
    widget.trials.run(1)
    names = [name for name in widget.keys if not name.startswith(("_", "layout", "tabbable", "tooltip"))]
    state = {name: getattr(widget, name) for name in names}
    state |= {"panel": sheet, "page": "try", "tried": widget.trials.told(), "dealt": dict(widget.trials.dealt)}
    return json.loads(json.dumps(state))  # type: ignore[no-any-return]


def table_of(game: str, exercise: Exercise, dealt: dict[str, Any]) -> dict[str, Any]:
    """The table of the position, with what the trial dealt on it."""
    from tests.browser.harness import TABLE

    kit = KITS[game]
    names = [f"Player {seat}" for seat in range(exercise.game.seats)]
    laid = exercise.question.table(exercise.view)
    pool, packed = pack({"0": [kit.scene(laid, (), names, ())]})
    boards = json.loads(json.dumps(plain(kit.boards(exercise.game))))
    return {
        **TABLE,
        "pool": pool,
        "frames": packed,
        "names": names,
        "dealt": dealt,
        "boards": boards,
    }


@pytest.mark.sample
@pytest.mark.parametrize("game", GAMES)
def test_what_a_single_trial_dealt_lies_where_it_was_promised_and_stays(game: str, page: Page) -> None:
    """Each kind of question of the lessons: on the table, or in a row under the chart."""
    first = {}
    for exercise in walked(game):
        first.setdefault((exercise.question.id, str(exercise.question)), exercise)
    for exercise in first.values():
        state = state_of(game, exercise)
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        bring(page, page_of(("table", table_of(game, exercise, state["dealt"])), ("explainer", state)))
        dealt, traces = state["dealt"], state["tried"]["traces"]
        place = f"{exercise.place} {exercise.question.id}"
        if "grown" in state["tried"]:
            continue  # a picture that the trials make
        assert dealt or traces, place
        assert bool(traces) == bool(state["panel"]["traces"]), place
        page.wait_for_timeout(STAYS if exercise is next(iter(first.values())) else 50)
        seen = page.evaluate(
            "(keys) => keys.filter((key) => !document.querySelector(`.uw-table [data-key='${key}']`)?.checkVisibility())",
            list(dealt),
        )
        assert seen == [], f"{place}: {seen} were dealt and are not on the table"
        if traces:
            assert page.locator(".uw-panel .traces svg *").count(), place


def test_a_question_that_cannot_be_tried_here_says_why_in_its_place(page: Page) -> None:
    for game in GAMES:
        state = state_of(game, walked(game)[0], untried=True)
        bring(page, page_of(("explainer", {**state, "page": "answer"})))
        for window in (DESKTOP, PHONE):
            page.set_viewport_size({"width": window[0], "height": window[1]})
            page.evaluate(PLACE, list(BOXES[window]))
            page.evaluate("models[0].set('page', 'answer')")
            key(page, "page.2").click()
            expect(page.locator(".uw-panel .p-page")).to_contain_text("This question can't be tried out here")
            expect(key(page, "run.1")).to_have_count(0)
            frames(page)
            assert clipped(page, ".uw-panel") == []
