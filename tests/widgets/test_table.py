"""The table's traits, its packing of scenes, and the modules it is joined from."""

import json
import re
import shutil
import subprocess
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from traitlets import TraitError

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
    plain,
)
from uncle_widgets.static import KINDS, bundle, house, stub, styles
from uncle_widgets.widgets.table import Table, pack

TESTS = Path(__file__).parent.parent
NODE = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None, reason="node is not installed")


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
    assert len({json.dumps(zone, sort_keys=True) for zone in pool}) == len(pool) == 3 * 2 + 4
    for key, row in scenes.items():
        for one, frame in zip(row, frames[key], strict=True):
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


@pytest.mark.parametrize(("asked", "step"), [(-3, 0), (2, 2), (99, 4)])
def test_the_step_is_kept_within_the_frames(asked, step):
    shown = table()
    shown.step = asked
    assert shown.step == step


@pytest.mark.parametrize(
    ("name", "value"),
    [
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


def test_a_bundle_holds_each_module_once_and_no_import():
    text = bundle("table.js")
    assert not re.search(r"^import ", text, re.MULTILINE)
    assert re.findall(r"^export .*", text, re.MULTILINE) == ["export default { render: renderTable };"]
    names = re.findall(r"^(?:const|let|class|function) (\w+)", text, re.MULTILINE)
    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_the_house_holds_every_view_and_no_top_level_name_twice():
    esm, css = house()
    assert not re.search(r"^import ", esm, re.MULTILINE)
    assert re.findall(r"^export .*", esm, re.MULTILINE) == ["export const views = {"]
    views = esm[esm.index("export const views") :]
    assert tuple(re.findall(r"^  (\w+): \{ render", views, re.MULTILINE)) == KINDS
    names = re.findall(r"^(?:export )?(?:async )?(?:const|let|class|function) (\w+)", esm, re.MULTILINE)
    assert [name for name, count in Counter(names).items() if count > 1] == []
    assert css.count("--paper:") >= 1


def test_a_stub_is_small_and_names_its_view_and_its_house():
    for kind in KINDS:
        text = stub(kind)
        assert len(text) < 4000
        assert f'KIND = "{kind}"' in text
        assert not re.search(r"\{(kind|hash)\}", text)
    with pytest.raises(ValueError, match="Expected a view"):
        stub("nothing")


def test_nothing_is_fetched_or_parsed_as_markup():
    for entry in ("draw.js", "layout.js", "things.js", "paint.js", "stepper.js", "table.js"):
        text = files("uncle_widgets.static").joinpath(entry).read_text("utf-8")
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|fetch\(", text), (
            entry
        )
    assert not re.search(r"url\(|@import", styles("table.css"))


def test_the_two_dark_lists_are_equal():
    text = files("uncle_widgets.static").joinpath("tokens.css").read_text("utf-8")
    dark = re.findall(r"\.uw(?: ?\.(g-\w+))?\{([^}]*--accent:[^}]*|[^}]*color-scheme:dark[^}]*)\}", text)
    lists = Counter((name, " ".join(body.split())) for name, body in dark)
    system = {key for key, count in lists.items() if "color-scheme:dark" in key[1]}
    assert len(system) == 1
    assert lists[next(iter(system))] == 2
    for game in ("uncle", "uno", "mr_t", "say_uncle", "thrush"):
        bodies = Counter(body for name, body in dark if name == f"g-{game}")
        assert sorted(bodies.values()) == [1, 2], game


def test_style_sheets_stay_within_the_widget():
    """Every rule is scoped: the host page is never styled."""
    text = re.sub(r"/\*.*?\*/", "", styles("table.css"), flags=re.DOTALL)
    for selectors in re.findall(r"(?:^|[{}])\s*([^{}@]+)\{", text):
        whole = re.sub(r"\([^()]*(?:\([^()]*\)[^()]*)*\)", "", selectors)
        for selector in whole.split(","):
            assert ".uw" in selector or selector.strip() in ("from", "to"), selectors


@needs_node
def test_the_layout_in_node():
    run = subprocess.run(
        [NODE, "--test", *map(str, sorted((TESTS / "js").glob("*.test.mjs")))], capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout


@needs_node
def test_the_bundle_is_a_module(tmp_path):
    path = tmp_path / "table.mjs"
    path.write_text(bundle("table.js"), "utf-8")
    run = subprocess.run([NODE, "--check", path], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
