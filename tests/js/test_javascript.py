"""The JavaScript, run and read by Node: `make lint` checks its types and its form."""

import json
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from tests.js import node, wire_types
from uncle_widgets.frontend import KINDS, bundle, filled, loader

HERE = Path(__file__).parent
BUILT = sorted((node.FRONTEND / "built").glob("*.js"))


def test_nodes_own_tests_pass() -> None:
    files = sorted(map(str, HERE.glob("*.test.mjs")))
    run = subprocess.run([node.needed(), "--test", *files], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout


def test_what_is_built_is_of_these_sources(tmp_path: Path) -> None:
    """Else `make bundle` was forgotten; the same sources give the same bytes."""
    node.build(f"--outdir={tmp_path}")
    there = {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()}
    differ = sorted(name for name, text in there.items() if bundle(name) != text)
    assert differ == [], "run 'make bundle'"
    assert {path.name for path in (node.FRONTEND / "built").iterdir()} == set(there)


@pytest.mark.parametrize("path", BUILT, ids=[path.stem for path in BUILT])
def test_what_is_served_is_a_module_by_itself(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "served.mjs"
    copy.write_bytes(path.read_bytes())
    run = subprocess.run([node.needed(), "--check", str(copy)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert not re.search(r"\bimport *[{*\"]|\bfrom *\"\.", path.read_text("utf-8"))


def test_the_bundle_has_every_view(tmp_path: Path) -> None:
    code = f"import {{ views }} from {json.dumps((node.FRONTEND / 'built' / 'widgets.js').as_uri())};"
    file = tmp_path / "kinds.mjs"
    file.write_text(f"{code} console.log(JSON.stringify(Object.keys(views)));", "utf-8")
    run = subprocess.run([node.needed(), str(file)], capture_output=True, text=True)
    assert tuple(json.loads(run.stdout or "[]")) == KINDS, run.stderr


def test_a_loader_is_small_and_names_its_view_and_the_bundle() -> None:
    for kind in KINDS:
        assert len(loader(kind)) < 2000
        assert f'"{kind}"' in loader(kind)
        assert not re.search(r"\{(kind|hash)\}", loader(kind))
    with pytest.raises(ValueError, match="Expected a view"):
        loader("nothing")
    with pytest.raises(ValueError, match=r"Expected \{other\} in loader\.js"):
        filled("loader.js", other="")


def test_the_types_hold_every_zone_and_every_dict() -> None:
    text = wire_types.text()
    for name in ("Scene", "SeatZone", "Grid", "Tokens", "Panel", "Desk", "Worth", "TableTraits"):
        assert f"interface {name} {{" in text
    assert 'kind: "grid";' in text
    assert re.search(r"result\?: string;", text)  # NotRequired


def test_nothing_is_told_apart_by_null_or_undefined() -> None:
    """Python's None comes as null from one kernel and as undefined from another (Pyodide): `== null` is both."""
    for path in node.sources():
        found = re.findall(r"^.*[!=]== (?:null|undefined)\b.*$", path.read_text("utf-8"), re.MULTILINE)
        assert found == [], path.name


def test_colours_stand_once() -> None:
    """A token has one value, light and dark in one place."""
    sheets = {
        path.name: path.read_text("utf-8") for path in node.PACKAGE.rglob("*.css") if path.parent.name != "built"
    }
    tokens = re.findall(r"^\s*--([\w-]+):", sheets["tokens.css"].split("\n}\n")[0], re.MULTILINE)
    assert [name for name, count in Counter(tokens).items() if count > 1] == []
    assert [name for name, text in sheets.items() if "prefers-color-scheme" in text] == []
