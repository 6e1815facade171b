"""Contrast themes of the system (forced colours): every word is seen, and what is chosen stands out."""

from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser.soaked import soaked
from tests.browser.waiting import at_rest, box_of
from tests.browser.watching import guess, key, revealed

Opened = Callable[..., Page]
TEXTS = """(part) => { const found = [], nodes = window.lettered = [];
    for (const root of document.querySelectorAll(part)) {
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const words = walk.currentNode.textContent.trim(), holder = walk.currentNode.parentElement;
            if (!words || holder.closest(".sr, option, title, desc, style, [inert]")) continue;
            if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
            const range = document.createRange(); range.selectNodeContents(walk.currentNode);
            const box = range.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            const board = holder.closest("svg.board"), view = board?.viewBox.baseVal; // drawn nearer, it is cut at its edges
            if (view) { const [from, to] = [[view.x, view.y], [view.x + view.width, view.y + view.height]].map(([x, y]) =>
                new DOMPoint(x, y).matrixTransform(board.getScreenCTM()));
                if (box.x < from.x || box.y < from.y || box.right > to.x || box.bottom > to.y) continue }
            const on = top && (holder.contains(top) || top.contains(holder) || top.closest("g")?.contains(holder));
            if (box.width < 3 || box.height < 5 || box.x < 0 || box.y < 0 || box.right > innerWidth || box.bottom > innerHeight || !on) continue;
            nodes.push(walk.currentNode);
            found.push({ words: words.slice(0, 40), x: box.x, y: box.y, width: box.width, height: box.height });
        } }
    return found }"""
"""The texts that are in view, uncovered, with the boxes they stand in."""
HIDE = """() => { for (const node of window.lettered) {
    const inSvg = node.parentElement.namespaceURI.endsWith("svg");
    const cover = inSvg ? document.createElementNS(node.parentElement.namespaceURI, "tspan") : document.createElement("x-gone");
    cover.style.visibility = "hidden"; node.replaceWith(cover); cover.append(node); } }"""
SHOW = "() => { for (const node of window.lettered) node.parentElement?.replaceWith(node) }"
"""Those letters are hidden, whatever colour the system gives them, and nothing else; and shown again."""
YOURS = '.uw-coach:has(h2):not(:has-text("The others are playing."))'
"""The coach, when it is the reader's turn."""
DIFFERENT = 70
"""Of 255, by how much the letters differ from what is behind them, at the least."""
SYSTEM = """() => { const probe = document.body.appendChild(document.createElement("i"));
    const seen = {}; for (const name of ["Highlight", "Canvas", "CanvasText"]) {
        probe.style = `forced-color-adjust: none; color: ${name}`; seen[name] = getComputedStyle(probe).color; }
    probe.remove(); return seen }"""


APART = """async ([one, other, boxes]) => {
    const pixels = async (png) => { const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
        const drawn = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const place = new OffscreenCanvas(drawn.width, drawn.height).getContext("2d"); place.drawImage(drawn, 0, 0);
        return place };
    const [a, b] = [await pixels(one), await pixels(other)];
    return boxes.map(({ x, y, width, height }) => {
        const [p, q] = [a, b].map((each) => each.getImageData(Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height)).data);
        let most = 0, light = 0;
        for (let k = 0; k < p.length; k++) most = Math.max(most, Math.abs(p[k] - q[k]));
        for (let k = 0; k < p.length; k += 4) light += p[k] + p[k + 1] + p[k + 2] > 600;
        return { most, light } }) }"""
"""For each box: how much, of 255, two pictures differ in it at most, and how many pixels of the first are light."""


def picture(page: Page) -> str:
    return b64encode(page.screenshot(animations="disabled")).decode()


def unseen(page: Page, part: str = ".uw") -> list[str]:
    """Texts in view that look the same with and without their letters; a page that was drawn anew is looked at again."""
    for _ in range(4):
        shown = picture(page)
        texts: list[dict[str, Any]] = page.evaluate(
            f"(part) => {{ const found = ({TEXTS})(part); ({HIDE})(); return found }}", part
        )
        bare = picture(page)
        page.evaluate(SHOW)
        apart = page.evaluate(APART, [shown, bare, texts])
        lost = [
            f"{text['words']!r} differs by {found['most']}"
            for text, found in zip(texts, apart, strict=True)
            if found["most"] < DIFFERENT
        ]
        if len(texts) > 3 and not lost:
            break
        page.wait_for_timeout(700)
    assert len(texts) > 3
    return lost


@pytest.mark.parametrize("game", soaked(uw.GAMES, "uno", "thrush"))  # cards in colours, a board
def test_names_counts_and_totals_of_every_game_are_seen(game: str, opened: Opened) -> None:
    page = opened(game, forced_colors="active", color_scheme="light")
    for room, part, ready in (
        ("watch", ".uw-table svg.table", ".uw-table svg.table"),
        ("play", ".uw-coach", YOURS),  # what the others do draws the table anew, letters and all
    ):
        page.locator(f'.uw-masthead [data-k="tab.{room}"]').click()
        expect(page.locator(ready)).to_be_visible()
        for scheme in ("light", "dark"):
            was = page.evaluate(SYSTEM)["Canvas"]
            page.emulate_media(forced_colors="active", color_scheme=scheme)
            if scheme == "dark":
                assert page.evaluate(SYSTEM)["Canvas"] != was
            at_rest(page.locator(part))
            assert unseen(page) == [], (room, scheme)


def test_six_rooms_are_seen_and_what_is_chosen_is_highlighted(opened: Opened, tmp_path: Path) -> None:
    page = opened("uncle", forced_colors="active", color_scheme="dark")
    system: dict[str, str] = page.evaluate(SYSTEM)
    assert len(set(system.values())) == 3

    def highlighted(selector: str) -> None:
        one = page.locator(selector).filter(visible=True).first
        expect(one).to_have_css("background-color", system["Highlight"])  # waits: a press may draw it anew

    expect(page.locator(".uw-table svg.table")).to_be_visible()
    highlighted('.uw-table [data-eye][aria-pressed="true"]')
    highlighted(".uw-panel .qchip[aria-pressed=true]")
    track = box_of(page.locator(".uw-table .scrub .rng"))
    shown = picture(page)
    assert page.evaluate(APART, [shown, shown, [track]])[0]["light"] > 2 * track["width"]  # the track is drawn
    assert page.locator(".uw-table .far-rings").evaluate_all(
        "(all) => all.every((one) => !one.getClientRects().length)"
    )
    guess(page, "40")
    revealed(page)
    for number in (0, 1, 2):
        key(page, f"page.{number}").click()
        page.mouse.move(1, 799)
        at_rest(page.locator(".uw-panel"))
        highlighted(f".uw-panel [data-k='page.{number}']")
        assert unseen(page, ".uw-panel, .uw-masthead, .uw-table .caption, .uw-table .strip") == [], number
    for room in ("lessons", "whatif", "lab", "rules"):
        page.locator(f'.uw-masthead [data-k="tab.{room}"]').click()
        highlighted(f'.uw-masthead [data-k="tab.{room}"]')
        expect(page.locator(".uw-body .uw").first).to_be_visible()
        page.wait_for_timeout(800)
        at_rest(page.locator(".uw-body"))
        page.mouse.move(1, 799)
        page.screenshot(path=tmp_path / f"{room}.png")
        assert unseen(page) == [], room
    page.locator('.uw-masthead [data-k="menu"]').click()
    assert unseen(page, ".uw-masthead .menu") == []


def test_the_gallery_is_seen(opened: Opened) -> None:
    page = opened("index", forced_colors="active", color_scheme="dark")
    expect(page.locator(".uw-gallery .door").first).to_be_attached()
    at_rest(page.locator(".uw-gallery"))
    assert unseen(page) == []
