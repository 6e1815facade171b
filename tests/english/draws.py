"""Texts drawn at random for somebody who has not seen the project, and what became of the reading.

`python -m tests.english.draws 1 --out draw.txt` writes 200 texts (120 of the games, 40 of the documentation, 20 of
teachers' pages, 20 of the interface) with 20 good and 20 bad sentences among them, numbered, below the brief.
`python -m tests.english.draws 1 --marked 3 17 204` counts what a reader has marked: the reading counts if it finds at
least 16 of the bad sentences and marks at most 2 of the good. The same seed draws the same texts from the same sources.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter
from pathlib import Path
from random import Random

from tests.english.texts import Text, drawn

HERE = Path(__file__).parent
DRAWN = {"games": 120, "docs": 40, "teachers": 20, "interface": 20}
PLANTED = 20
FOUND, SPARED = 16, 2
"""So many of the bad sentences are marked at least, and of the good at most, where a reading counts."""


def draw(seed: str) -> list[Text]:
    """All texts of a draw, in the order in which they are read; 'good' or 'bad' stands where a hidden one is from."""
    rng = Random(f"{seed} draw")
    found = drawn(seed, **DRAWN)
    for kind, texts in tomllib.loads((HERE / "planted.toml").read_text("utf-8")).items():
        found += [Text(text, kind) for text in rng.sample(texts, PLANTED)]
    rng.shuffle(found)
    return found


def counted(texts: list[Text], marked: set[int]) -> str:
    """What the marks come to, in a few lines."""
    kinds = Counter(texts[number - 1].where for number in marked)
    bad, good = kinds.pop("bad", 0), kinds.pop("good", 0)
    counts = "counts" if bad >= FOUND and good <= SPARED else "does not count"
    lines = [
        f"{sum(kinds.values())} of {sum(DRAWN.values())} marked.",
        f"The reading {counts}: {bad} of {PLANTED} bad and {good} of {PLANTED} good sentences are marked.",
    ]
    lines += [
        f"{number}. [{texts[number - 1].where}] {texts[number - 1].text}"
        for number in sorted(marked)
        if texts[number - 1].where not in ("good", "bad")
    ]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seed")
    parser.add_argument("--out", type=Path, help="write the brief and the texts there")
    parser.add_argument("--marked", type=int, nargs="*", help="numbers that a reader has marked")
    given = parser.parse_args()
    texts = draw(given.seed)
    if given.out:
        lines = [f"{number}. {one.text}" for number, one in enumerate(texts, 1)]
        brief = (HERE / "brief.md").read_text("utf-8")
        given.out.write_text("\n".join([brief, "## The texts", "", *lines, ""]), "utf-8")
    if given.marked is not None:
        print(counted(texts, set(given.marked)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
