"""The table's traits, its packing of scenes, and what is served with it."""

import json
import re

import pytest
from traitlets import TraitError

from tests.js import node
from uncle_widgets.frontend import bundle
from uncle_widgets.games.plain import plain
from uncle_widgets.games.scene import (
    Board,
    Count,
    Dice,
    Edge,
    Face,
    Fan,
    Gap,
    Grid,
    Item,
    Node,
    Ring,
    Scene,
    SeatZone,
    Token,
)
from uncle_widgets.widgets.table.table import Table, pack


def scene(played: int, watcher: int | None = None) -> Scene:
    cards = tuple(Item(f"p{k}", f"card {k}", Face(text=str(k))) for k in range(played))
    seats = tuple(SeatZone(f"seat{s}", s, f"Player {s}", "", (), me=s == watcher) for s in range(3))
    return Scene((*seats, Fan("pile", "The pile", cards)), "Here.", "Now.", ("It happened.", ""), (), "board")


def table(**traits: object) -> Table:
    pool, frames = pack({key: [scene(k) for k in range(5)] for key in ("0", "none")})
    return Table(**{"pool": pool, "frames": frames, "watcher": "0", **traits})


def test_packing_holds_each_zone_once_and_loses_nothing():
    scenes = {str(w): [scene(k, w) for k in range(4)] for w in range(3)}
    pool, frames = pack(scenes)
    assert len({json.dumps(zone, sort_keys=True) for zone in pool}) == len(pool) == 3 * 2 + 4 + 1  # the board
    for key, row in scenes.items():
        for one, packed in zip(row, frames[key], strict=True):
            frame = {**packed, **{name: pool[packed[name]] for name in ("sheet", "board") if name in packed}}
            assert {**frame, "zones": [pool[place] for place in frame["zones"]]} == plain(one)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Face(glyph="nothing"),
        lambda: Face(colour="purple"),
        lambda: Face(suit="x"),
        lambda: Ring("r", "ring", art="spiral"),
        lambda: Count(3, "coins", "coins"),
        lambda: Node("a", 0, 0, "a", kind="tower"),
        lambda: Edge("a", "b", "rope"),
        lambda: Token("t", "t", "a", "ghost"),
        lambda: Dice("d", "dice", (7,)),
        lambda: Grid("g", "grid", (Gap(),) * 21),
        lambda: Board("b", "board", 9, 9, (Node("a", 0, 0, "a"),), (Edge("a", "z"),)),
        lambda: Scene((), "", "", ("", ""), (), "", table="oval"),
        lambda: Scene((Face(),), "", "", ("", ""), (), ""),  # type: ignore[arg-type]
    ],
)
def test_what_the_table_cannot_draw_is_refused_in_python(wrong):
    with pytest.raises(ValueError, match=r"^Expected "):
        wrong()


def test_a_table_opens_at_the_step_and_watcher_given():
    shown = table(watcher="none", step=3)
    assert (shown.watcher, shown.step, shown.last) == ("none", 3, 4)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("step", -3),
        ("step", 99),
        ("watcher", "7"),
        ("speed", 2.0),
        ("mode", "cheat"),
        ("step", "3"),
        ("eyes", [["0"]]),
        ("note", 3),
        ("lit", {"a": 1}),
    ],
)
def test_what_a_page_may_not_set_is_refused(name, value):
    shown = table()
    before = getattr(shown, name)
    with pytest.raises(TraitError):
        setattr(shown, name, value)
    assert getattr(shown, name) == before


def test_the_stamp_only_grows():
    shown = table(stamp=4)
    with pytest.raises(TraitError, match="grow from 4"):
        shown.stamp = 3


def test_other_frames_keep_the_step_where_they_can():
    shown = table(step=4)
    shown.show(*pack({"1": [scene(0), scene(1)]}))
    assert (shown.watcher, shown.step) == ("1", 1)


def test_nothing_is_fetched_or_parsed_as_markup():
    scripts = node.sources()
    assert len(scripts) > 50
    for path in scripts:
        text = path.read_text("utf-8")
        text = text.replace("fetch(`${baseUrl}api/kernels/", "")  # whether our own kernel is still there
        if path.parent.name == "site":  # the site's own files, which lie beside its pages
            text = text.replace("fetch(", "")
        if path.name in ("class_socket.ts", "own_classes.ts", "phone.ts"):  # the server that they came from
            text = re.sub(r"fetch\(`\$\{(this\.)?base\}", "", text)
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|fetch\(", text), (
            path.name
        )
    assert not re.search(r"url\(|@import", bundle("widgets.css"))


def ours(found: re.Match[str]) -> str:
    """`:is(...)` as a class of ours, where all that it names are."""
    return ".uw" if all(".uw" in one for one in found[1].split(",")) else found[0]


def test_style_sheets_stay_within_the_widget():
    """Every rule is scoped: the host page is never styled."""
    text = re.sub(r"\s+", " ", re.sub(r"\\\n *", "", bundle("widgets.css")))
    for selectors in re.findall(r"(?:^|[{}])\s*([^{}@]+)\{", text):
        # the box that a view of ours stands in
        selectors = re.sub(r":has\((?:> ?)?\.uw(?:-[\w-]+)?\)", ".uw", selectors)
        selectors = re.sub(r":is\(([^()]*)\)", ours, selectors)
        whole = re.sub(r"\([^()]*(?:\([^()]*\)[^()]*)*\)", "", selectors)
        for selector in whole.split(","):
            assert ".uw" in selector or re.fullmatch(r"\s*(from|to|[\d.]+%)\s*", selector), selectors
