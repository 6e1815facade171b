"""The JavaScript, run and read by Node: `make lint` checks its types and its form."""

import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from tests.js import node, wire_types
from uncle_widgets.static import KINDS, STYLES, house, joined, read, stub

HERE = Path(__file__).parent
MODULES = {"house": house()[0], **{kind: stub(kind) for kind in KINDS}, "phone": joined("phone.js")}


def test_nodes_own_tests_pass() -> None:
    files = sorted(map(str, HERE.glob("*.test.mjs")))
    run = subprocess.run([node.needed(), "--test", *files], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("name", MODULES)
def test_what_is_served_is_a_module(name: str, tmp_path: Path) -> None:
    path = tmp_path / "served.mjs"
    path.write_text(MODULES[name], "utf-8")
    run = subprocess.run([node.needed(), "--check", str(path)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert not re.search(r"^import ", MODULES[name], re.MULTILINE)


@pytest.mark.parametrize("name", MODULES)
def test_no_top_level_name_stands_twice(name: str) -> None:
    names = re.findall(r"^(?:export )?(?:async )?(?:const|let|class|function) (\w+)", MODULES[name], re.MULTILINE)
    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_the_house_has_every_view() -> None:
    esm, css = house()
    views = esm[esm.index("export const views") :]
    assert tuple(re.findall(r"^  (\w+): lodged\(", views, re.MULTILINE)) == KINDS
    assert all(read(name) in css for name in STYLES)


def test_a_stub_is_small_and_names_its_view_and_its_house() -> None:
    for kind in KINDS:
        assert len(stub(kind)) < 4000
        assert f'KIND = "{kind}"' in stub(kind)
        assert not re.search(r"\{(kind|hash)\}", stub(kind))
    with pytest.raises(ValueError, match="Expected a view"):
        stub("nothing")


def test_the_types_hold_every_zone_and_every_dict() -> None:
    text = wire_types.text()
    for name in ("Scene", "SeatZone", "Grid", "Tokens", "Panel", "Desk", "Worth", "TableTraits"):
        assert f"interface {name} {{" in text
    assert 'kind: "grid";' in text
    assert re.search(r"result\?: string;", text)  # NotRequired


def test_nothing_is_told_apart_by_null_or_undefined() -> None:
    """Python's None comes as null from one kernel and as undefined from another (Pyodide): `== null` is both."""
    for path in node.STATIC.rglob("*.js"):
        found = re.findall(r"^.*[!=]== (?:null|undefined)\b.*$", path.read_text("utf-8"), re.MULTILINE)
        assert found == [], path.name


def test_colours_stand_once() -> None:
    """A token has one value, light and dark in one place."""
    tokens = re.findall(r"^\s*--([\w-]+):", read("tokens.css").split("\n}\n")[0], re.MULTILINE)
    assert [name for name, count in Counter(tokens).items() if count > 1] == []
    for name in STYLES:
        assert "prefers-color-scheme" not in read(name)
