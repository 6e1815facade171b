"""Criteria of WCAG 2.2, level AA, that axe does not try: windows of any size, texts set wider, the way of the focus.

`docs/wcag.toml` names these tests, and others, criterion by criterion.
"""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import GAMES, STILL
from tests.browser.waiting import at_rest, frames
from tests.browser.watching import guess, revealed

Opened = Callable[..., Page]
SPACED = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }"""
"""As wide as criterion 1.4.12 has it."""
CUT = """() => [...document.querySelectorAll(".uw *")].filter((node) => {
    const words = [...node.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim());
    if (!words || node.closest("svg, .sr, select") || !node.checkVisibility({ visibilityProperty: true })) return false;
    const range = document.createRange(); range.selectNodeContents(node);
    const { top, bottom } = range.getBoundingClientRect();
    for (let box = node; box !== document.body; box = box.parentElement) {
        const { overflowY, position } = getComputedStyle(box), edge = box.getBoundingClientRect();
        if (/auto|scroll/.test(overflowY) || edge.height < 2) return false; // or it is for screen readers alone
        if (/hidden|clip/.test(overflowY) && (bottom > edge.bottom + 4 || top < edge.top - 4)) return true;
        if (position === "fixed") return false;
    }
    return false;
}).map((node) => `${node.tagName} ${node.className}: ${node.textContent.trim().slice(0, 60)}`)"""
"""Texts of which a line is cut above or below; what ends in three dots at its side is another matter."""
FOCUSED = """() => { const node = document.activeElement;
    if (!node || node === document.body) return null;
    const { x, y, width, height, top, bottom } = node.getBoundingClientRect(), group = node.closest("g");
    const over = [0.1, 0.5, 0.9].flatMap((a) => [0.1, 0.5, 0.9].map((b) => [x + width * a, y + height * b]))
        .map(([a, b]) => document.elementFromPoint(a, b))
        .filter((hit) => hit && (node.contains(hit) || hit.contains(node) || group?.contains(hit)
            || hit.closest("label")?.control === node));
    const looks = () => JSON.stringify([node, ...node.querySelectorAll("*"), node.parentElement].map((one) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, stroke, strokeWidth } = getComputedStyle(one);
        return [outlineStyle, outlineWidth, outlineColor, boxShadow, stroke, strokeWidth] }));
    const focused = looks(); node.blur(); const left = looks(); node.focus({ preventScroll: true });
    return { name: node.getAttribute("aria-label") ?? node.textContent.trim().slice(0, 40), k: node.dataset.k ?? "",
        seen: over.length > 0 && bottom > 0 && top < innerHeight, told: focused !== left } }"""
"""What has the focus: whether any of nine points of it lies on top, and whether it looks other than without."""
TABS = ("watch", "play", "lessons", "whatif", "lab", "rules")


def rooms(page: Page) -> Any:
    """Every room that has a tab in sight, one after the other; of the first its answer too."""
    for tab in TABS:
        there = page.locator(f'.uw-masthead [data-k="tab.{tab}"]')
        if not there.is_visible():  # in the menu of a phone
            continue
        there.click()
        expect(there).to_have_attribute("aria-selected", "true")
        at_rest(page.locator(".uw-body .uw").first)
        yield tab
        if tab == "watch":
            guess(page, "37")
            revealed(page)
            yield "the answer"


def spaced(page: Page) -> list[str]:
    """What is cut where texts are set wider."""
    sheet = page.add_style_tag(content=SPACED)
    page.wait_for_function(STILL)
    at_rest(page.locator(".uw-body .uw").first)
    cut = page.evaluate(CUT)
    sheet.evaluate("(node) => node.remove()")
    return list(cut)


def small(page: Page) -> list[str]:
    """Targets of less than 24 pixels, with too little room about them. One of which a part is scrolled away counts if
    it is small when it is scrolled to."""
    options = {"runOnly": {"type": "rule", "values": ["target-size"]}}

    def found() -> dict[str, str]:
        violations = Axe().run(page, options=options).response["violations"]
        return {node["target"][0]: node["html"][:120] for rule in violations for node in rule["nodes"]}

    faults = []
    for selector in found():
        page.evaluate("(one) => document.querySelector(one).scrollIntoView({ block: 'center' })", selector)
        if selector in (again := found()):
            faults.append(again[selector])
    return faults


@pytest.mark.every_text
@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("uncle", (320, 640)),
        *(
            pytest.param(name, size, marks=pytest.mark.soak)
            for name in GAMES
            for size in ((320, 640), (640, 400), (844, 390), (1280, 800))
            if (name, size) != ("uncle", (320, 640))
        ),
    ],
)
def test_no_room_scrolls_sideways_is_cut_by_wide_texts_or_has_small_targets(
    opened: Opened, no_overflow: Callable[[Page], None], name: str, size: tuple[int, int]
) -> None:
    """A window of 320 px, one of 1280 at 200%, a phone held across, and texts as wide as a reader may set them."""
    page = opened(name, size=size)
    seen = []
    for room in rooms(page):
        seen.append(room)
        no_overflow(page)
        assert spaced(page) == [], room
        no_overflow(page)
        assert small(page) == [], room
    assert seen[:4] == ["watch", "the answer", "play", "lessons"]


@pytest.mark.parametrize(
    "name", ["uncle", *(pytest.param(name, marks=pytest.mark.soak) for name in GAMES if name != "uncle")]
)
def test_the_focus_is_seen_wherever_it_goes_and_nothing_lies_over_it(opened: Opened, name: str) -> None:
    page = opened(name)
    for room in rooms(page):
        page.wait_for_function(STILL)  # a part that is drawn anew under the focus loses it
        frames(page)
        page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
        names: list[str] = []
        for _ in range(80):
            page.keyboard.press("Tab")
            now = page.evaluate(FOCUSED)
            if now is None or names[-3:] == [now["name"]] * 3:  # past the last, or where there are many alike
                break
            names.append(now["name"])
            assert now["seen"], f"{room}: {now} is covered, or out of sight"
            assert now["told"], f"{room}: {now} looks the same without the focus"
        assert len(names) > 3, (room, names)
