"""JupyterLite beside the site: its notebooks as Jupyter shows them, with Python in the page and no server.

`build` writes `lite/`. What is ours and below it comes from the site's own `python/ours.zip`; beside it lie
Pyodide unpacked, as JupyterLite reads it, and IPython, by `lock.toml`. A page there asks no other host for
anything. JupyterLite itself is not installed, only laid out for the build: else its kernel would be an extension
of every JupyterLab and Voilà of the same environment.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sys
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from uncle_widgets.filing import notebooks
from uncle_widgets.refusal import Refusal
from uncle_widgets.site.pyodide import LOCK, NUMPY, core, run, wheels

KERNEL = "@jupyterlite/pyodide-kernel-extension"
EXTENSIONS = ("@jupyter-widgets/jupyterlab-manager", "anywidget")
"""What JupyterLab is extended by, of all that is installed where the site is built; and by the kernel."""
OURS = "uncle-widgets"
NOTEBOOKS = ("classroom/*.ipynb", "own_player.ipynb", "data_and_widgets.ipynb")
STARTS = """Python runs in this page. It needs about 20 seconds to start: choose *Run*, *Run All Cells*. Your
changes stay in this browser. To save them, choose *File*, *Download*."""
WITHOUT_NUMPY = "Tournaments, simulations and the lab need NumPy, which isn't here. You can use them "
NEEDS_NUMPY = re.compile(r"uw\.(tournament|simulate|lab)\(")


def build(folder: Path, cache: Path) -> None:
    """Write `folder`/lite, beside the `folder`/python that `gather` wrote; a Refusal says what is missing."""
    with TemporaryDirectory() as home:
        place = Path(home)
        laid = _laid(place / "jupyterlite", cache)
        extensions = [*map(_extension, EXTENSIONS), str(laid / "share" / "jupyter" / "labextensions" / KERNEL)]
        lite = [*wheels(cache, "lite"), *_bundled(extensions[-1])]
        told = _packages(folder / "python", lite)
        for path in (path for pattern in NOTEBOOKS for path in notebooks().glob(pattern)):
            text = _told(path.read_text("utf-8"), NUMPY in told["packages"])
            _write(place / "files" / path.relative_to(notebooks()), text)
        pyodide = place / "static" / "pyodide"
        _write(pyodide / LOCK, json.dumps(told))
        for path in lite:
            shutil.copy(path, pyodide)
        for name, data in core(cache).items():
            if name != LOCK:
                (pyodide / name).write_bytes(data)
        # All at once, else the kernel looks for each as it starts; but NumPy comes when it is imported.
        at_once = [name for name in told["packages"] if name != NUMPY]
        kernel = {"pyodideUrl": "./static/pyodide/pyodide.mjs", "disablePyPIFallback": True}
        kernel["loadPyodideOptions"] = {"packages": at_once}
        page = {"appName": "uncle_widgets", "litePluginSettings": {f"{KERNEL}:kernel": kernel}}
        about = {"jupyter-lite-schema-version": 0, "jupyter-config-data": page}
        _write(place / "jupyter-lite.json", json.dumps(about))
        settings = {"apps": ["notebooks", "tree"], "no_sourcemaps": True, "no_unused_shared_packages": True}
        settings |= {"ignore_sys_prefix": ["federated_extensions"], "federated_extensions": extensions}
        settings |= {"output_dir": str((folder / "lite").resolve())}
        _write(place / "jupyter_lite_config.json", json.dumps({"LiteBuildConfig": settings}))
        shutil.rmtree(folder / "lite", ignore_errors=True)
        command = [sys.executable, "-m", "jupyterlite_core", "build"]
        run(command, place, "its pages", "JupyterLite", PYTHONPATH=str(laid))
    for html in (folder / "lite").glob("*/index.html"):  # else a browser asks the host's root for one
        icon = '<head><link rel="icon" href="../icon-120x120.png">'
        html.write_text(html.read_text("utf-8").replace("<head>", icon, 1), "utf-8")


def _laid(home: Path, cache: Path) -> Path:
    """A folder with the wheels of JupyterLite, for the path of one command."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-compile"]
    run([*pip, "--target", str(home), *map(str, wheels(cache, "jupyterlite"))], cache, "JupyterLite", "pip")
    return home


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _extension(name: str) -> str:
    """Where JupyterLab's extension of this name is installed."""
    from jupyter_core.paths import jupyter_path

    for folder in jupyter_path("labextensions"):
        if (Path(folder) / name / "package.json").is_file():
            return str(Path(folder) / name)
    raise Refusal(f"Expected JupyterLab's extension {name} to be installed for {sys.executable}.")


def _bundled(kernel: str) -> Iterator[Path]:
    """The wheels that come with JupyterLite's kernel; of the stand-in for widgetsnbextension, the newer."""
    found = {path.name.partition("-")[0]: path for path in sorted(Path(kernel).glob("static/pypi/*.whl"))}
    return iter(found.values())


def _told(notebook: str, numpy: bool) -> str:
    """A notebook that says how it runs here in place of where else it opens."""
    content = json.loads(notebook)
    (here,) = (cell for cell in content["cells"] if cell["id"] == "elsewhere")
    lacks = not numpy and NEEDS_NUMPY.search(notebook)
    (binder,) = re.findall(r"\[on Binder\]\(\S*\)", here["source"])
    here["source"] = f"{STARTS} {WITHOUT_NUMPY}{binder}." if lacks else STARTS
    return json.dumps(content)


def _packages(python: Path, lite: list[Path]) -> Mapping[str, Any]:
    """Pyodide's list of packages: what the site has, and these wheels."""
    told: dict[str, Any] = json.loads((python / "lock.json").read_text("utf-8"))
    up = "../../../python"  # from lite/static/pyodide
    packages = {name: {**one, "file_name": f"{up}/{one['file_name']}"} for name, one in told["packages"].items()}
    packages |= {path.name.split("-")[0].lower().replace("_", "-"): _package(path, path.name) for path in lite}
    packages[OURS] = _package(python / "ours.zip", f"{up}/ours.zip")
    return {"info": told["info"], "packages": {name: {"name": name, **one} for name, one in packages.items()}}


def _package(path: Path, file_name: str) -> dict[str, Any]:
    """A line of that list: a pure package without further needs, since all are loaded together."""
    with zipfile.ZipFile(path) as archive:
        parts = {name.partition("/")[0] for name in archive.namelist() if name.endswith((".py", ".pyc"))}
    return {
        "version": path.name.split("-")[1] if path.suffix == ".whl" else "0",
        "file_name": file_name,
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        "imports": sorted(part.removesuffix(".pyc").removesuffix(".py") for part in parts),
        "install_dir": "site",
        "package_type": "package",
        "depends": [],
        "unvendored_tests": False,
    }
