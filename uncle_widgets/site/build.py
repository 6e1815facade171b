"""Writes the site: pages beside the files that they ask for, each named by what is in it."""

from __future__ import annotations

import hashlib
import html
import multiprocessing
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from uncle_widgets.filing import notebooks, write
from uncle_widgets.frontend import bundle, compressed, lone_page, packed
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import known
from uncle_widgets.games.plans import plans
from uncle_widgets.probability.dealing import NO_LAB
from uncle_widgets.refusal import Refusal
from uncle_widgets.site import lite, pages
from uncle_widgets.site.offline import write_worker
from uncle_widgets.site.pyodide import NUMPY, gather, run

MARK = ".uncle_widgets"
"""Lies in a folder that a site was written to: another one is not written over."""
POLICY = (
    "default-src 'none'; script-src 'self' {boot} blob: 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
CODE = {"site": ("site.js", "widgets.css"), "class": ("site_class.js", "site_class.css")}
ABOUT = "Watch a family game. Guess the odds. See why."
CLASS_ABOUT = "A page for the screen in front of a class. Everyone guesses before anyone sees the answer."
Progress = Callable[[int, int], Any]


def build(
    folder: str | Path,
    *,
    games: Sequence[str] = tuple(GAMES),
    kernel: str = "",
    python: Path | None = None,
    docs: bool = True,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> Path:
    """Write the site to a folder, which is made anew: the path of its gallery.

    `games` are those whose pages are written. `kernel` is the address at which their server gives a kernel to play
    with; with `python`, a folder that keeps what npm and PyPI gave, pages play by themselves; `docs`: with the
    documentation, where there is one. `jobs` processes work (as many as there are cores), and `progress(done, of)`
    is told of each piece. Raises Refusal for an unknown game, for a folder that holds anything but a site, and
    where Python cannot be had.
    """
    kits = [known(GAMES, name) for name in games]
    home = _cleared(Path(folder))
    site = _Site(home)
    code = site.code("site")
    got = gather(home, python) if python else {}
    lacks = {} if any(NUMPY in name for name in got) or not got else {"lab": NO_LAB}
    teach: dict[str, str] = {}
    days: dict[str, str] = {}
    files: dict[str, dict[str, str]] = {kit.id: {} for kit in kits}
    wanted = [(kit.id, name) for kit in kits for name in pages.pieces(kit)]
    wanted += [(kit.id, f"teach {plan.number}") for kit in kits for plan in plans(kit)]
    wanted += [("", f"days {month}") for month in pages.months()]
    for done, (kit_id, name, data) in enumerate(_worked_out(wanted, jobs), 1):
        if name.startswith("teach "):
            teach[f"{kit_id} {name[6:]}"] = site.file(f"teach/{kit_id}_{name[6:]}", data)
        elif name.startswith("days "):
            days[name[5:]] = site.file(f"daily/{name[5:]}", data)
        else:
            files[kit_id][name] = site.file(f"data/{kit_id}_{name.replace(' ', '_')}", data)
        if progress:
            progress(done, len(wanted) + 1)
    for kit in kits:
        for which, name in pages.books(kit):
            teach[f"{kit.id} {which}"] = site.copied(notebooks() / "classroom" / name, f"classroom/{name}")
        shown = pages.game(
            kit,
            code=code,
            files=files[kit.id],
            kernel=kernel,
            python="./" if got else "",
            lacks=lacks,
        )
        site.page(pages.page_of(kit), f"{kit.title} \N{MIDDLE DOT} Uncle Widgets", kit.tagline, shown)
    if got and python:
        lite.build(home, python)
    site.page(
        pages.HOME,
        "Uncle Widgets",
        ABOUT,
        pages.gallery(
            code=code,
            teach=teach,
            days=dict(sorted(days.items())),
            offline=not kernel,
            lite=bool(got),
            docs=_documented(home) if docs else "",
        ),
    )
    site.page(
        pages.CLASS,
        "A class \N{MIDDLE DOT} Uncle Widgets",
        CLASS_ABOUT,
        pages.classroom(code=site.code("class"), files=files, offline=not kernel),
    )
    if not kernel:
        write_worker(home)
    if progress:
        progress(len(wanted) + 1, len(wanted) + 1)
    return home / pages.HOME


def _cleared(home: Path) -> Path:
    if home.exists() and (not home.is_dir() or (any(home.iterdir()) and not (home / MARK).is_file())):
        raise Refusal(f"Expected an empty folder or one with an earlier site, not {str(home)[:60]!r}.")
    try:
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True, exist_ok=True)
        (home / MARK).touch()
    except OSError:
        raise Refusal(f"Expected a folder that can be written to, not {str(home)[:60]!r}.") from None
    return home


def _documented(home: Path) -> str:
    """The address of the documentation, written from a checkout where Sphinx is installed; else ''."""
    source = Path(__file__).parents[2] / "docs"
    if not (source / "conf.py").is_file() or not find_spec("sphinx"):
        return ""
    run(
        [sys.executable, "-m", "sphinx", "-q", "-b", "html", str(source), str(home.resolve() / "docs")],
        home,
        "pages",
        "Sphinx",
    )
    shutil.rmtree(home / "docs" / ".doctrees", ignore_errors=True)
    return "docs/index.html"


def _worked_out(wanted: Sequence[tuple[str, str]], jobs: int | None) -> Iterator[tuple[str, str, bytes]]:
    """Each piece as it travels, as it is done."""
    most = jobs or os.cpu_count() or 1
    if most == 1:
        yield from map(_piece, wanted)
        return
    with ProcessPoolExecutor(most, multiprocessing.get_context("spawn")) as workers:
        for done in as_completed([workers.submit(_piece, one) for one in wanted]):
            yield done.result()


@cache
def _piece(one: tuple[str, str]) -> tuple[str, str, bytes]:
    game, name = one
    if name.startswith("days "):
        return *one, compressed(pages.days(name[5:]))
    kit = GAMES[game]
    told = pages.teaching(kit, int(name[6:])) if name.startswith("teach ") else pages.piece(kit, name)
    return *one, compressed(told)


def code(name: str) -> bytes:
    """The file of code and looks of games' pages ('site'), or of the page in front of a class ('class')."""
    script, styles = CODE[name]
    return compressed({"esm": bundle(script), "css": bundle(styles)})


def page(title: str, about: str, shown: Any) -> bytes:
    """A page that draws what is `shown`."""
    head = (
        f'\n    <meta name="description" content="{html.escape(about)}">'
        f'\n    <link rel="preload" as="fetch" crossorigin href="{shown["code"]}">'
    )
    return lone_page(title, bundle("site_boot.js"), packed(shown), POLICY, head, ' data-site="./"').encode()


class _Site:
    """The folder, as it is written."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def code(self, name: str) -> str:
        """A file of code and looks."""
        return self.file(f"code/{name}", code(name))

    def file(self, name: str, data: bytes) -> str:
        """A file, named by what is in it so that a browser may keep it: its name."""
        whole = f"{name}.{hashlib.sha256(data).hexdigest()[:12]}.bin"
        self._write(whole, data)
        return whole

    def copied(self, source: Path, name: str) -> str:
        self._write(name, source.read_bytes())
        return name

    def page(self, name: str, title: str, about: str, shown: Any) -> None:
        self._write(name, page(title, about, shown))

    def _write(self, name: str, data: bytes) -> None:
        path = self.home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, data)
