"""The fonts that pages are tested in: of locked npm packages, and of them alone, whichever fonts the machine has.

    chromium.launch(env=only("Roboto", folder), args=[*HINTS, *at(125)])

The browser's fontconfig gets a folder with these families and nothing else, where every usual name ("Helvetica",
"Arial", `system-ui`, `sans-serif`) means the one that is asked for. So pages keep their own style sheets, and the
generic names, shadow roots, frames and signs that a family lacks are settled too: a rule of `@font-face` in each page
would leave those to the machine. Fontconfig is Linux's; elsewhere a browser takes the machine's fonts.
"""

import os
import struct
import sys
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

PACKAGES = Path(__file__).parents[2] / "node_modules" / "@fontsource"
FAMILIES = {"Arimo": "arimo", "Roboto": "roboto", "Inter": "inter", "DejaVu Sans": "dejavu-sans"}
"""As wide as Arial and Helvetica; Android's; as wide as Segoe UI and the newer systems' fonts; a bare Linux's, the widest."""
USUAL = "Arimo"
MONO = {"DejaVu Sans Mono": "dejavu-mono"}
LARGER = 125
"""Percent: a size of text that readers choose in their browser."""
HINTS = ["--font-render-hinting=none"]
"""Letters are as wide as the font has them, not rounded to pixels as this machine's settings may ask."""
WEIGHTS = (400, 700)
SANS = (
    "sans-serif", "system-ui", "ui-sans-serif", "Helvetica Neue", "Helvetica", "Arial Nova", "Arial", "Liberation Sans",
    "Nimbus Sans", "Segoe UI", "Verdana", "serif", "ui-serif", "Times New Roman", "Times", "Georgia",
)  # fmt: skip
MONOSPACED = (
    "monospace", "ui-monospace", "SF Mono", "Menlo", "Consolas", "Liberation Mono", "Courier New", "Courier",
)  # fmt: skip
CONF = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir>
{same}
<match target="pattern"><edit name="family" mode="append_last"><string>{family}</string></edit></match>
<match target="font"><edit name="hintstyle" mode="assign"><const>hintslight</const></edit></match>
<match target="pattern"><edit name="hintstyle" mode="assign"><const>hintslight</const></edit></match>
</fontconfig>"""
SAME = """<match target="pattern"><test name="family"><string>{name}</string></test>
<edit name="family" mode="assign" binding="same"><string>{family}</string></edit></match>"""
MISSING = "Expected the fonts of package-lock.json: run 'python tests/js/node.py install'."


@dataclass(frozen=True)
class Text:
    """How a reader's browser sets text: in which family, at which percent of the usual size."""

    family: str = USUAL
    percent: int = 100

    def __str__(self) -> str:
        return f"{self.family.replace(' ', '')}-{self.percent}"


TEXTS = [Text(family, percent) for percent in (100, LARGER) for family in FAMILIES]


def at(percent: int) -> list[str]:
    """The arguments of a Chromium whose reader has chosen that size of text."""
    return [] if percent == 100 else [f"--blink-settings=defaultFontSize={16 * percent // 100}"]


def only(family: str, folder: Path) -> dict[str, str]:
    """The environment of a browser that has the families of FAMILIES and no others, and calls this one by every name.

    `folder` is filled with them once. FileNotFoundError where the packages are not installed.
    """
    fonts = folder / "fonts"
    if not fonts.exists():
        _unpack(fonts)
    conf = folder / f"{family}.conf"
    same = [(name, family) for name in SANS] + [(name, next(iter(MONO))) for name in MONOSPACED]
    conf.write_text(
        CONF.format(
            fonts=escape(str(fonts)),
            cache=escape(str(folder / "cache")),
            family=family,
            same="\n".join(SAME.format(name=name, family=means) for name, means in same),
        ),
        "utf-8",
    )
    return {**os.environ, "FONTCONFIG_FILE": str(conf)}


def settled() -> bool:
    """Whether this machine's browsers ask fontconfig for their fonts."""
    return sys.platform.startswith("linux")


def _unpack(folder: Path) -> None:
    files = [(PACKAGES / package / "files", package) for package in (FAMILIES | MONO).values()]
    names = [(place / f"{package}-latin-{weight}-normal.woff") for place, package in files for weight in WEIGHTS]
    if not all(name.is_file() for name in names):
        raise FileNotFoundError(MISSING)
    folder.mkdir(parents=True)
    for name in names:
        folder.joinpath(f"{name.stem}.ttf").write_bytes(sfnt(name.read_bytes()))


def sfnt(woff: bytes) -> bytes:
    """A font of the web as a font of a system: the same tables, no longer packed. ValueError where it is no WOFF 1."""
    signature, flavour, _, count = struct.unpack(">4s4sIH", woff[:14])
    if signature != b"wOFF":
        raise ValueError(f"Expected a font in WOFF 1, not one that begins with {signature!r}.")
    bits = max(count.bit_length() - 1, 0)
    head = struct.pack(">4s4H", flavour, count, 16 << bits, bits, 16 * count - (16 << bits))
    return head + _tables(
        woff, (struct.unpack(">4s4I", woff[44 + 20 * k : 64 + 20 * k]) for k in range(count)), count
    )


def _tables(woff: bytes, entries: Iterable[tuple[bytes, int, int, int, int]], count: int) -> bytes:
    listed, body = b"", b""
    for tag, offset, packed, length, checksum in entries:
        table = woff[offset : offset + packed]
        table = zlib.decompress(table) if packed < length else table
        listed += struct.pack(">4s3I", tag, checksum, 12 + 16 * count + len(body), length)
        body += table + b"\0" * (-length % 4)
    return listed + body
