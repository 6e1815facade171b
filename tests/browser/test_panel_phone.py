"""The panel on a phone: what an answer needs is there in full, and what is said of it comes before all that can wait."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser.bridge import Bridge
from tests.browser.clipped import clipped
from tests.browser.soaked import soaked
from tests.browser.test_panel import guess, key
from tests.widgets.wire import Wire, wired
from uncle_widgets.games import GAMES
from uncle_widgets.games.plans import listed

pytestmark = pytest.mark.browser

NewPage = Callable[..., Page]
TALL, AIMED, SMALL = (390, 388), (390, 311), (360, 232)
"""The panel's boxes: in a lesson and in a game, under its aim, on 390x844; and the least that it gets, on 360x640."""
WINDOWS = {TALL: (390, 844), AIMED: (390, 844), SMALL: (360, 640)}
REM = 16
"""Pixels of a letter's height; a phone's panel has 14.5 of them at least (`widgets/page/stage.css`)."""
LESSONS = [
    (game, level) for game, kit in GAMES.items() for level in dict.fromkeys(level for level, _, _ in listed(kit))
]
OUT_OF_SIGHT = """([wanted, scrolls]) => { const sheet = document.querySelector(".uw-panel > .sheet"),
    main = document.querySelector(".uw-panel [data-k=main]").getBoundingClientRect();
    return wanted.flatMap((one) => { const found = [...document.querySelectorAll(`.uw-panel ${one}`)];
        if (!found.length) return [`${one} is not there`];
        return found.filter((node) => { if (!node.checkVisibility()) return true;
            if (scrolls) { node.scrollIntoView({ block: "center" }); }
            const box = node.getBoundingClientRect(), [under] = scrolls ? [sheet.getBoundingClientRect().bottom] : [main.top];
            return box.top < sheet.getBoundingClientRect().top - 1 || box.bottom > under + 1 || node.scrollWidth > node.clientWidth + 1 })
            .map((node) => `${one} ${node.textContent.slice(0, 50)}`) }) }"""
"""What of the wanted cannot be read above the main button, or scrolled to."""


@pytest.fixture(autouse=True)
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    with wired(monkeypatch) as one:
        yield one


def held(page: Page, explainer: Any, size: tuple[int, int]) -> Bridge:
    """The panel as it lies on a phone."""
    page.set_viewport_size({"width": WINDOWS[size][0], "height": WINDOWS[size][1]})
    bridge = Bridge(page, "explainer", explainer, size)
    bridge.show()
    page.evaluate(
        """(rem) => { document.querySelector("main").className = "uw-phone";
            document.getElementById("place-0").style.minHeight = `${14.5 * rem}px` }""",
        REM * (1.25 if larger(page) else 1),
    )
    bridge.settle()
    return bridge


def larger(page: Page) -> bool:
    """Whether the reader has larger text: then a panel may have to be scrolled."""
    return bool(page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > REM)


def lost(bridge: Bridge, *wanted: str, scrolls: bool = False) -> list[str]:
    found: list[str] = bridge.page.evaluate(OUT_OF_SIGHT, [wanted, scrolls])
    return found


@pytest.mark.every_text
@pytest.mark.parametrize("game", soaked(GAMES, "thrush"))
def test_what_an_answer_needs_is_never_cut_off(game: str, new_page: NewPage) -> None:
    """Its question and what is known, in every lesson; a low panel may scroll to it, but not end it in three dots."""
    page = new_page(WINDOWS[TALL])
    for level in [level for one, level in LESSONS if one == game]:
        room = uw.lesson(game, level)
        for size in WINDOWS:
            bridge = held(page, room.explainer, size)
            known = room.explainer.pair[0]["given"] if room.explainer.pair else room.explainer.panel["given"]
            assert known
            assert lost(bridge, ".p-quest h2", ".given", ".saynum", scrolls=True) == [], (level, size)
            assert clipped(page, ".uw-panel", without=".covered") == [], (level, size)
            if size == TALL and not larger(page):
                assert lost(bridge, ".p-quest h2", ".given", ".saynum") == [], (level, size)


@pytest.mark.sample
@pytest.mark.every_text
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("game", soaked(GAMES, "uncle", "uno"))
def test_the_verdict_comes_before_all_that_can_wait(game: str, size: tuple[int, int], new_page: NewPage) -> None:
    page = new_page(WINDOWS[size])
    for level in [level for one, level in LESSONS if one == game]:
        bridge = held(page, uw.lesson(game, level, trial_seed=0).explainer, size)
        guess(bridge, int(key(bridge, "range").get_attribute("min") or 0))
        expect(bridge.page.locator(".uw-panel .note")).to_be_visible()
        tightest = size == SMALL and larger(page)
        assert lost(bridge, ".note [role=status]", scrolls=tightest) == [], level


def paired() -> Any:
    """A lesson's two positions that are answered together."""
    room = uw.lesson("mr_t", 1)
    while not room.explainer.pair:
        room.explainer.predict(20)
        room.onward()
    return room


@pytest.mark.every_text
@pytest.mark.parametrize("size", WINDOWS)
def test_of_a_pair_both_are_asked_and_both_answered_in_one_view(size: tuple[int, int], new_page: NewPage) -> None:
    room = paired()
    bridge = held(new_page(WINDOWS[size]), room.explainer, size)
    scrolls = size == SMALL or larger(bridge.page)
    assert lost(bridge, ".given", ".rng", ".bignum", scrolls=scrolls) == []
    for k in ("value0", "value1"):
        key(bridge, k).fill("15")
    bridge.page.wait_for_timeout(450)
    key(bridge, "main").click()
    bridge.carry()
    expect(key(bridge, "page.0")).to_be_visible()
    assert lost(bridge, ".answer .side", ".note [role=status]:first-child") == []
    assert lost(bridge, ".note [role=status]", scrolls=scrolls) == []


@pytest.mark.full
@pytest.mark.every_text
@pytest.mark.parametrize("game", soaked(GAMES, "uno"))
def test_no_word_of_the_trials_is_cut_off(game: str, new_page: NewPage) -> None:
    page = new_page(WINDOWS[TALL])
    for level in [level for one, level in LESSONS if one == game]:
        room = uw.lesson(game, level, trial_seed=0)
        bridge = held(page, room.explainer, TALL)
        guess(bridge, int(key(bridge, "range").get_attribute("min") or 0))
        if not key(bridge, "page.2").count():
            continue  # what is certain has no trials
        key(bridge, "page.2").click()
        bridge.carry()
        for size in WINDOWS:
            page.evaluate(
                "([w, h]) => { const s = document.getElementById('place-0').style; s.width = w; s.height = h }",
                [f"{size[0]}px", f"{size[1]}px"],
            )
            bridge.settle()
            assert clipped(page, ".uw-panel") == [], (level, size)
            bridge.widget.trials.run(10)
            bridge.push()
            assert clipped(page, ".uw-panel") == [], (level, size)
