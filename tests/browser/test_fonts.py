"""What pages are tested in: our own fonts, whichever the machine has, and larger text where a reader asks for it."""

import struct
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.browser import fonts
from tests.browser.fonts import FAMILIES, LARGER, MONOSPACED, SANS, USUAL, Text
from tests.browser.harness import bring, page_of
from tests.browser.scenes import dice, traits

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


@pytest.mark.parametrize("window", [(390, 844), (1280, 800)])
def test_our_text_is_as_much_larger_as_a_reader_asks_for(
    window: tuple[int, int], browsers: Callable[[Text], Browser]
) -> None:
    sizes = []
    for percent in (100, LARGER):
        page = browsers(Text(USUAL, percent)).new_page(viewport={"width": window[0], "height": window[1]})
        bring(page, page_of(("table", traits(dice()))))
        sizes.append(page.evaluate("parseFloat(getComputedStyle(document.querySelector('.uw')).fontSize)"))
        page.close()
    assert sizes == [16, 20]


@pytest.mark.parametrize("package", ["arimo", "dejavu-mono"])
def test_a_font_of_the_web_is_unpacked_table_by_table(package: str) -> None:
    """Its directory leads to the tables' own bytes: each has the sum that it names, but for the head's, which has another."""
    font = fonts.sfnt((fonts.PACKAGES / package / "files" / f"{package}-latin-400-normal.woff").read_bytes())
    count = int.from_bytes(font[4:6])
    tables = [struct.unpack(">4s3I", font[12 + 16 * k : 28 + 16 * k]) for k in range(count)]
    assert {b"cmap", b"glyf", b"head", b"hmtx"} <= {tag for tag, *_ in tables}
    for tag, checksum, offset, length in tables:
        body = font[offset : offset + length] + b"\0" * (-length % 4)
        if tag != b"head":
            assert sum(struct.unpack(f">{len(body) // 4}I", body)) % 2**32 == checksum


def test_what_is_no_font_of_the_web_is_refused() -> None:
    with pytest.raises(ValueError, match="Expected a font in WOFF 1"):
        fonts.sfnt(b"wOF2" + bytes(40))
