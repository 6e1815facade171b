"""What pages are tested in: our own fonts, whichever the machine has, and larger text where a reader asks for it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.browser import fonts
from tests.browser.fonts import FAMILIES, MONOSPACED, SANS, Text

WIDTHS = """(names) => { const pen = new OffscreenCanvas(1, 1).getContext("2d");
    pen.fontKerning = "none";
    const wide = (font) => { pen.font = font; return Math.round(pen.measureText("Hamburgefonstiv 0123456789").width); };
    return Object.fromEntries(names.map((name) => [name, [400, 700].map((weight) => wide(`${weight} 100px ${name}`))])); }"""
GENERIC = {"sans-serif", "system-ui", "ui-sans-serif", "serif", "ui-serif", "monospace", "ui-monospace"}
WIDE = {"Arimo": [1340, 1406], "Roboto": [1359, 1380], "Inter": [1439, 1501], "DejaVu Sans": [1533, 1708]}
"""How wide a line is in each, by the advance widths in its own tables: plain, and bold."""
MONO = 26 * 1233 / 2048 * 100
"""Each letter of DejaVu Sans Mono takes 1233 units of 2048."""


def quoted(names: tuple[str, ...]) -> list[str]:
    return [name if name in GENERIC else f'"{name}"' for name in names]


@pytest.mark.skipif(not fonts.settled(), reason="fontconfig is Linux's")
@pytest.mark.parametrize("family", FAMILIES)
def test_every_name_of_a_font_means_the_one_that_is_asked_for(
    family: str, browsers: Callable[[Text], Browser]
) -> None:
    page = browsers(Text(family)).new_page()
    sans, mono = page.evaluate(WIDTHS, quoted(SANS)), page.evaluate(WIDTHS, quoted(MONOSPACED))
    page.close()
    assert sans == dict.fromkeys(quoted(SANS), WIDE[family])
    assert mono == dict.fromkeys(quoted(MONOSPACED), [round(MONO)] * 2)
