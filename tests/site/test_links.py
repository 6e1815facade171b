"""A page without a kernel reads and writes links as Python does."""

import json
import subprocess
from pathlib import Path
from random import Random

from tests.js import node
from uncle_widgets.widgets.page.links import ROOMS, Link, parse

SCRIPT = str(Path(__file__).with_name("links.mjs"))
LETTERS = "azAZ09,!*+-./~_ :=%&?#'()\"<>\u00e9\u2212\U0001f0a1"


def some(rng: Random) -> Link:
    """A link with values of any letters."""
    values = {
        "".join(rng.choices("abc_", k=rng.randint(1, 6))): "".join(rng.choices(LETTERS, k=rng.randrange(9)))
        for _ in range(rng.randrange(6))
    }
    moves = tuple(rng.choices(["p3", "d", "+2", "E09-E10"], k=rng.randrange(5)))
    return Link(rng.choice(ROOMS), rng.choice(["uncle", "mr_t"]), values, moves)


def test_links_are_read_and_written_alike() -> None:
    rng = Random(1964)
    made = [some(rng) for _ in range(2_000)]
    asked = json.dumps([str(link) for link in made])
    done = subprocess.run(
        [node.needed(), SCRIPT],
        input=asked,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    for link, (read, again) in zip(made, json.loads(done.stdout), strict=True):
        assert parse(str(link)) == link
        assert read == {
            "room": link.room, "game": link.game, "values": dict(link.values), "moves": [*link.moves], "version": 2
        }, str(link)  # fmt: skip
        assert again == str(link)
