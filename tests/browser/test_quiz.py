"""The quiz as JupyterQuiz itself reads it: its code on a page, each number typed in, its feedback read."""

import json
from collections.abc import Callable
from html import escape
from typing import Any

import pytest
from jupyterquiz.dynamic.loader import load_questions_script
from jupyterquiz.dynamic.renderer import build_script, render_div
from playwright.sync_api import Page

import uncle_widgets as uw
from uncle_widgets.school.quiz import Item, Quiz

pytestmark = pytest.mark.browser

ASKS = """given => [...document.querySelectorAll("input.Input-text")].map((box, at) => given[at].map(number => {
  box.value = number;
  check_numeric(box, {keyCode: 13});
  const told = document.getElementById("fb" + box.id.split("-")[0]);
  return [told.textContent, told.className];
}))"""
"""What it says to each number of each question."""


def opened(page: Page, made: Quiz) -> None:
    start, static, address = load_questions_script(json.loads(made.text), "here")
    script = build_script(start, static, address, "here", True)
    holder = render_div("here", False, False, False, 1_000_000, 600, 10, "left")
    page.set_content(f"<!doctype html><title>quiz</title><body>{holder}</div></body>")
    page.evaluate(
        "code => { const made = document.createElement('script'); made.text = code; document.body.append(made); }",
        script,
    )
    page.wait_for_selector("input.Input-text")


SLOW = ("mr_t", "say_uncle")
"""Games whose lessons take more than ten seconds to reckon through."""


@pytest.mark.sample
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.soak if game in SLOW else ()) for game in uw.GAMES]
)
def test_jupyterquiz_marks_each_end_of_each_range_as_the_page_does(
    new_page: Callable[..., Page], game: str
) -> None:
    made: Quiz = uw.quiz(game, form="jupyterquiz", pictures=False)
    items = [item for item in made.items if isinstance(item, Item)]
    given: list[list[float]] = []
    said: list[list[tuple[str, bool]]] = []
    for item in items:
        right = (*item.right, f"{item.notice}", True)
        wrong = [(low, high, f"{mistake.name}. {mistake.words}", False) for low, high, mistake in item.wrong]
        ends = [(float(end), words, so) for low, high, words, so in (right, *wrong) for end in (low, high)]
        given.append([end for end, _, _ in ends])
        said.append([(words, so) for _, words, so in ends])
    page = new_page()
    opened(page, made)
    found: list[list[list[Any]]] = page.evaluate(ASKS, given)
    assert len(found) == len(items)
    for item, told, words in zip(items, found, said, strict=True):
        assert [(text, shown == "Feedback correct") for text, shown in told] == words, item.name


def test_jupyterquiz_shows_the_pictures(new_page: Callable[..., Page]) -> None:
    made: Quiz = uw.quiz("uno", 1, form="jupyterquiz")
    page = new_page()
    opened(page, made)
    images = page.locator("#here img")
    assert images.count() == sum(len(item.pictures) for item in made.items) > 0
    assert images.first.evaluate("image => image.decode().then(() => image.naturalWidth)") == 480
    title = next(item for item in made.items if item.pictures).pictures[0].title
    assert images.first.get_attribute("alt") == title
    assert escape(title) in made.text
