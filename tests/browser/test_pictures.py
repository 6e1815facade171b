"""The pictures of Why, each alone in a bare page: no text too small, cut or over another, at any width."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.harness import bring
from tests.js import node
from tests.probability.samples import growing, pictures
from uncle_widgets.frontend import bundle

pytestmark = pytest.mark.browser
WIDTHS = (320, 390, 772, 1200)
PAGE = """<!doctype html><html lang="en" data-theme="{theme}"><head><meta charset="utf-8"><title>Pictures</title>
<style>body {{ margin: 0; background: Canvas }} {css}</style>
<style>main.uw {{ --accent: light-dark(#b92c14, #ff8468); --accent-fill: light-dark(#de4526, #f25a39);
  background: var(--sheet); color: var(--ink); padding: 12px; display: grid; gap: 36px; font: 16px var(--sans) }}
</style></head><body><main class="uw"></main><script type="module">
const {{ drawPicture }} = await import(URL.createObjectURL(new Blob([{esm}], {{ type: "text/javascript" }})));
const main = document.querySelector("main");
for (const [name, data] of Object.entries({pictures})) {{
  const picture = drawPicture(data.kind, main.clientWidth - 24, data);
  picture.dataset.name = name;
  main.append(picture);
}}
window.ready = true;
</script></body></html>"""


def gallery(theme: str = "light") -> str:
    """A page with every picture of the samples, as wide as the window."""
    plain = {name: picture.plain() for name, picture in (pictures() | growing()).items()}
    safe = [
        json.dumps(value).replace("<", "\\u003c")
        for value in (node.bundled('* from "./widgets/panel/pictures.ts"'), plain)
    ]
    return PAGE.format(theme=theme, css=bundle("widgets.css"), esm=safe[0], pictures=safe[1])


@pytest.fixture
def shown(new_page: Any) -> Callable[..., Page]:
    def show(width: int, theme: str = "light", **options: Any) -> Page:
        page: Page = new_page((width, 800), **options)
        bring(page, gallery(theme))
        page.wait_for_function("document.getAnimations().every((a) => a.playState === 'finished')")
        return page

    return show


@pytest.mark.every_text(100)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_text_is_large_enough_and_within_its_picture(width: int, shown: Callable[..., Page]) -> None:
    found = shown(width).evaluate(
        """() => [...document.querySelectorAll("svg.pic")].flatMap((pic) => {
          const room = pic.getBoundingClientRect(), name = pic.closest("figure").dataset.name;
          return [...pic.querySelectorAll("text")].flatMap((text) => {
            const box = text.getBoundingClientRect(), size = parseFloat(getComputedStyle(text).fontSize);
            const out = box.left < room.left - 2 || box.right > room.right + 2
              || box.top < room.top - 3 || box.bottom > room.bottom + 3;
            return out || size < 13 ? [`${name}: ${text.textContent} (${size}px)`] : [];
          });
        })"""
    )
    assert found == []


@pytest.mark.every_text(100)
@pytest.mark.parametrize("width", WIDTHS)
def test_no_text_lies_over_another(width: int, shown: Callable[..., Page]) -> None:
    found = shown(width).evaluate(
        """() => [...document.querySelectorAll("svg.pic")].flatMap((pic) => {
          const name = pic.closest("figure").dataset.name;
          const boxes = [...pic.querySelectorAll("text")].map((t) => [t.textContent, t.getBoundingClientRect()]);
          return boxes.flatMap(([a, p], k) => boxes.slice(k + 1).flatMap(([b, q]) => {
            const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
            const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
            return wide > 1.5 && high > 4 ? [`${name}: ${a} | ${b}`] : [];
          }));
        })"""
    )
    assert found == []


def test_every_picture_is_spoken(shown: Callable[..., Page], axe: Any) -> None:
    page = shown(390)
    spoken = page.evaluate(
        "[...document.querySelectorAll('svg.pic[role=img]')].map((p) => p.getAttribute('aria-label'))"
    )
    assert spoken == [picture.spoken() for picture in (pictures() | growing()).values()]
    tried = [words for words in spoken if words != "There are no tries so far."]
    assert all(any(sign.isdigit() for sign in words) for words in tried)
    axe(page, include="main")


def test_with_reduced_motion_everything_stands_there_at_once(shown: Callable[..., Page]) -> None:
    page = shown(390, reduced_motion="reduce")
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.every_text(100)
@pytest.mark.parametrize("family", ["", '"uw DejaVu", '])
@pytest.mark.parametrize(("weight", "wider"), [(400, 1), (700, 1.06)])
def test_letters_are_no_wider_than_layouts_reckon(
    weight: int, wider: float, family: str, shown: Callable[..., Page]
) -> None:
    """In the font that this machine gives us, and in the one of a bare Linux; bold is reckoned a little wider."""
    set_so, reckoned = shown(772).evaluate(
        """async ([code, weight, family]) => {
          const { textWidth } = await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
          const text = [...document.querySelectorAll("svg.pic text")].map((one) => one.textContent).join(" ");
          const pen = document.createElement("canvas").getContext("2d");
          pen.font = `${weight} 100px ${family}${getComputedStyle(document.querySelector("main")).fontFamily}`;
          return [pen.measureText(text).width, textWidth(text, 100)];
        }""",
        [node.bundled('* from "./widgets/page/measure.ts"'), weight, family],
    )
    assert 0 < set_so <= wider * reckoned
