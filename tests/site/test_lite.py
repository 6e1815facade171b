"""What JupyterLite beside a site is given: notebooks that say how they run, and a list of packages."""

import json
import zipfile
from pathlib import Path

import pytest

from uncle_widgets.filing import notebooks
from uncle_widgets.refusal import Refusal
from uncle_widgets.site import lite, pyodide

OWN, CLASS = notebooks() / "own_player.ipynb", notebooks() / "classroom" / "uno_count.ipynb"


def says(path: Path, numpy: bool) -> str:
    told = json.loads(lite._told(path.read_text("utf-8"), numpy))
    (cell,) = (cell for cell in told["cells"] if cell["id"] == "elsewhere")
    assert len(told["cells"]) == len(json.loads(path.read_text("utf-8"))["cells"])
    return str(cell["source"])


def test_a_notebook_says_how_it_runs_there_and_what_it_lacks_without_numpy() -> None:
    assert says(CLASS, False) == says(CLASS, True) == says(OWN, True) == lite.STARTS
    assert says(OWN, False).startswith(f"{lite.STARTS} {lite.WITHOUT_NUMPY}[on Binder](https://")


def test_pyodides_list_names_what_the_site_has_and_the_wheels_beside_it(tmp_path: Path) -> None:
    (tmp_path / "lock.json").write_text(json.dumps({"info": {"python": "3.14"}, "packages": {}}))
    for name, module in (
        ("ours.zip", "comm/__init__.pyc"),
        ("stack_data-0.6.3-py3-none-any.whl", "stack_data.py"),
    ):
        with zipfile.ZipFile(tmp_path / name, "w") as archive:
            archive.writestr(module, "")
    told = lite._packages(tmp_path, [*tmp_path.glob("*.whl")])["packages"]
    assert {name: (one["version"], one["imports"], one["file_name"]) for name, one in told.items()} == {
        "stack-data": ("0.6.3", ["stack_data"], "stack_data-0.6.3-py3-none-any.whl"),
        "uncle-widgets": ("0", ["comm"], "../../../python/ours.zip"),
    }


def test_the_lock_has_what_the_kernel_asks_for_by_name() -> None:
    locked = {named.split("==")[0] for named in pyodide.lock()["lite"]}
    assert {"micropip", "comm", "jedi", "ipython"} <= locked
    assert {"jupyterlite_core", "jupyterlite_pyodide_kernel"} <= {
        named.split("==")[0] for named in pyodide.lock()["jupyterlite"]
    }


def test_an_extension_that_is_not_installed_is_named_in_a_sentence() -> None:
    with pytest.raises(Refusal, match="Expected JupyterLab's extension nowhere"):
        lite._extension("nowhere")
