"""Presses as people make them: one takes a tenth of a second, and meanwhile the page may be drawn anew."""

import pytest
from playwright.sync_api import Page

from tests.browser.harness import bring, page_of
from tests.browser.waiting import box_of

HEAD = {
    "palette": "", "tab": "watch", "tabs": [["watch", "Watch"], ["play", "Play"], ["lessons", "Lessons"]], "lacks": {},
    "seats": 3, "range": [2, 6], "seed": "", "note": "", "busy": "Played out: 3 hands.", "title": "Any game", "link": "",
    "cell": "", "home": "", "plate": "", "predict": True, "order": "", "fixed": False, "suits": False, "covers": False,
    "howto": {},
}  # fmt: skip
ANEW = "() => models[0].set('busy', models[0].get('busy') + ' One more.')"
TOLD = "() => models[0].told"


@pytest.fixture
def head(page: Page) -> Page:
    """The head of a game's page while a long game is played out, which it tells with every tenth of a second."""
    bring(page, page_of(("masthead", HEAD)))
    return page


def middle(page: Page, key: str) -> tuple[float, float]:
    box = box_of(page.locator(f"[data-k='{key}']"))
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_press_counts_once_though_its_button_is_drawn_anew_before_it_is_let_go(head: Page) -> None:
    head.mouse.move(*middle(head, "stop"))
    head.mouse.down()
    head.evaluate(ANEW)
    head.mouse.up()
    head.wait_for_timeout(50)
    assert head.evaluate(TOLD) == [{"kind": "stop"}]
    head.mouse.down()
    head.mouse.up()
    head.wait_for_timeout(50)
    assert head.evaluate(TOLD) == [{"kind": "stop"}] * 2


def test_a_key_counts_once_though_its_button_is_drawn_anew_before_it_is_let_go(head: Page) -> None:
    head.locator("[data-k=stop]").focus()
    head.keyboard.down("Space")
    head.evaluate(ANEW)
    head.keyboard.up("Space")
    head.wait_for_timeout(50)
    assert head.evaluate(TOLD) == [{"kind": "stop"}]


def test_who_lets_go_elsewhere_has_pressed_nothing(head: Page) -> None:
    head.mouse.move(*middle(head, "stop"))
    head.mouse.down()
    head.evaluate(ANEW)
    head.mouse.move(*middle(head, "menu"))
    head.mouse.up()
    head.wait_for_timeout(50)
    assert head.evaluate(TOLD) == []
    assert head.locator(".menu").count() == 0


def test_a_touch_counts_once_though_its_button_is_drawn_anew(head: Page) -> None:
    """A finger is kept to what it came down on: what is let go there is that, though it is gone."""
    x, y = middle(head, "stop")
    line = head.context.new_cdp_session(head)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    head.evaluate(ANEW)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    head.wait_for_timeout(400)
    assert head.evaluate(TOLD) == [{"kind": "stop"}]


def test_a_button_that_waits_looks_so_under_the_pointer_too(head: Page) -> None:
    """Where a press has just led on, the pointer still lies on it."""
    head.evaluate("""() => document.querySelector("main").insertAdjacentHTML("beforeend", "<div style='height: 200px'></div>" +
        ["solid", "", "quiet"].map((kind) =>
            `<p class="uw"><button class="btn ${kind}" aria-disabled="true" data-k="wait ${kind}">Wait</button></p>`).join(""))""")
    for kind in ("solid", "", "quiet"):
        button = head.locator(f"[data-k='wait {kind}']")
        looks = (
            "(node) => ['backgroundColor', 'color', 'borderTopStyle'].map((name) => getComputedStyle(node)[name])"
        )
        head.mouse.move(0, 0)
        before = button.evaluate(looks)
        button.hover(force=True)
        assert button.evaluate("(node) => node.matches(':hover')")
        assert button.evaluate(looks) == before
        assert before[0] == "rgba(0, 0, 0, 0)"
