"""The package as a wheel, in an environment of its own, without the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
OWN = "uncle_widgets"
"""The package, and Voilà's template of that name."""
PYTHON, COMMAND = "bin/python", "bin/uncle-widgets"


def wheel(folder: Path, source: Path = ROOT) -> Path:
    """The wheel, built into this folder by what is installed here."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def lend(theirs: Path, ours: Path) -> None:
    """Links to whatever of one folder is not in the other."""
    for path in theirs.iterdir():
        here = ours / path.name
        if here.is_dir() and path.name != OWN:
            lend(path, here)
        elif not here.exists():
            here.symlink_to(path)


def quickly(home: Path, built: Path) -> Path:
    """An environment with this wheel, and with what is installed here in place of what it depends on."""
    venv.create(home, symlinks=True)
    to = [sys.executable, "-m", "pip", "--python", str(home / PYTHON), "--disable-pip-version-check"]
    subprocess.run([*to, "install", "--no-index", "--no-deps", str(built)], check=True, capture_output=True)
    # After pip, which would take the package that is here for an older one.
    (site,) = home.glob("lib/python*/site-packages")
    site.joinpath("lent.pth").write_text("\n".join({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}))
    assert home.joinpath("share/jupyter/voila/templates", OWN).is_dir()
    lend(Path(sys.prefix, "share/jupyter"), home / "share/jupyter")
    return home


def whole(home: Path, folder: Path) -> Path:
    """An environment with the wheel as a user gets it: built by `build` from the sdist, its dependencies from PyPI."""
    builder = folder / "builder"
    for where in (builder, home):
        venv.create(where, symlinks=True, with_pip=True)
    for command in (
        [builder / PYTHON, "-m", "pip", "install", "--quiet", "build"],
        [builder / PYTHON, "-m", "build", "--outdir", folder / "dist", ROOT],
    ):
        subprocess.run(command, check=True, capture_output=True, env=alone(folder))
    (built,) = folder.glob("dist/*.whl")
    command = [home / PYTHON, "-m", "pip", "install", "--quiet", f"{built}[voila]"]
    subprocess.run(command, check=True, capture_output=True, env=alone(folder))
    return home


def alone(folder: Path) -> dict[str, str]:
    """The surroundings without anything that leads to the checkout or to another Jupyter's settings."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "JUPYTER"))}
    return kept | {"JUPYTER_CONFIG_DIR": str(folder / "config"), "JUPYTER_RUNTIME_DIR": str(folder / "runtime")}
