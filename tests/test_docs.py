"""`make docs` makes pages without a warning; every link on them leads somewhere, and nothing comes from elsewhere."""

import re
import subprocess
import sys
from dataclasses import Field
from functools import cached_property, partial
from importlib.resources import files
from pathlib import Path
from pkgutil import resolve_name
from random import Random
from types import FunctionType
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from bs4 import BeautifulSoup
from traitlets import HasTraits

import uncle_widgets as uw
from docs.computed import DOCUMENTED, criteria, front_ends, proofs
from tests.contract.checks import played
from uncle_widgets.addresses import REPOSITORY
from uncle_widgets.widgets.page.base import Box, Piece, Room

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
FETCHED = {"src", "srcset", "data", "poster"}
"""Attributes whose address a browser fetches by itself."""


def build(source: Path, to: Path) -> subprocess.CompletedProcess[str]:
    """The pages, as the Makefile has them made."""
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "-W",
        "--keep-going",
        "-q",
        "-b",
        "html",
        "-d",
        str(to / "doctrees"),
    ]
    return subprocess.run([*command, str(source), str(to / "html")], capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, BeautifulSoup]:
    """Every built page, by its path."""
    to = tmp_path_factory.mktemp("docs").resolve()
    done = build(DOCS, to)
    assert done.returncode == 0, done.stderr[-3000:]
    return {path: BeautifulSoup(path.read_text("utf-8"), "html.parser") for path in (to / "html").rglob("*.html")}


def foreign(address: str) -> bool:
    return bool(re.match(r"(https?:)?//", address.strip()))


def dead(pages: dict[Path, BeautifulSoup]) -> list[str]:
    """The links that lead to no file, or to no place on its page."""
    found = []
    places = {path: {node["id"] for node in page.find_all(id=True)} for path, page in pages.items()}
    for path, page in pages.items():
        for node in page.find_all(["a", "link", "img", "script"]):
            address = str(node.get("href") or node.get("src") or "")
            parts = urlsplit(address)
            if not address or parts.scheme or parts.netloc:
                continue
            to = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            place = unquote(parts.fragment)
            if not to.is_file() or (place and to in pages and place not in places[to]):
                found.append(f"{path.name}: {address}")
    return found


def fetched(pages: dict[Path, BeautifulSoup]) -> list[str]:
    """What a browser would ask of another machine when it shows the pages."""
    found = []
    for path, page in pages.items():
        for node in page.find_all(True):
            names = FETCHED | ({"href"} if node.name in ("link", "use", "image") else set())
            found += [f"{path.name}: {node[name]}" for name in names & {*node.attrs} if foreign(str(node[name]))]
    (root,) = {path.parent for path in pages if path.name == "search.html"}
    for sheet in root.rglob("*.css"):
        found += [
            f"{sheet.name}: {address}"
            for address in re.findall(r"""(?:url\(|@import)\s*["']?([^"')\s;]+)""", sheet.read_text("utf-8"))
            if foreign(address)
        ]
    return found


def test_every_link_leads_somewhere(pages: dict[Path, BeautifulSoup]) -> None:
    assert {path.stem for path in pages} >= {page.stem for page in DOCS.glob("*.md")}
    assert dead(pages) == []


def test_the_pages_ask_no_other_machine(pages: dict[Path, BeautifulSoup]) -> None:
    assert fetched(pages) == []


def test_a_dead_link_and_a_foreign_script_are_found(tmp_path: Path) -> None:
    path = tmp_path / "search.html"
    text = '<p id="here"><a href="#here">a</a><a href="#gone">b</a><a href="gone.html">c</a><script src="//x.org/x.js">'
    path.write_text(text, "utf-8")
    planted = {path: BeautifulSoup(text, "html.parser")}
    assert dead(planted) == ["search.html: #gone", "search.html: gone.html"]
    assert fetched(planted) == ["search.html: //x.org/x.js"]


def test_every_name_of_the_package_is_on_the_page_of_names(pages: dict[Path, BeautifulSoup]) -> None:
    (page,) = (page for path, page in pages.items() if path.name == "api.html")
    missing = [name for name in uw.__all__ if not page.find(id=f"uncle_widgets.{name}")]
    assert missing == []


def classes(page: BeautifulSoup) -> dict[str, type[Any]]:
    """The classes that the page of names describes, by their ids."""
    ids = [str(node["id"]) for node in page.select("dl.py.class > dt[id], dl.py.exception > dt[id]")]
    return {id: resolve_name(id) for id in ids}


def members(kind: type[Any]) -> dict[str, Any]:
    """What a class has of its own for others: methods, properties and fields."""
    fields = {field.name: field for field in getattr(kind, "__dataclass_fields__", {}).values()}
    made = (FunctionType, property, cached_property, classmethod, staticmethod)
    own = {name: value for name, value in vars(kind).items() if isinstance(value, made)} | fields
    return {name: value for name, value in own.items() if not name.startswith("_")}


def test_the_page_of_names_has_what_is_returned_with_all_that_it_has(pages: dict[Path, BeautifulSoup]) -> None:
    """A room's or a part's members are chosen on the page, and each that is chosen is there; of its traits all
    are; of any other class all its members are, each with words."""
    (page,) = (page for path, page in pages.items() if path.name == "api.html")
    known = classes(page)
    returned = {
        name
        for made in map(partial(getattr, uw), uw.__all__)
        if isinstance(made, FunctionType)
        for name in re.findall(r"\b[A-Z]\w+", str(made.__annotations__["return"]))
    }
    lacking = returned - {kind.__name__ for kind in known.values()} - {"Any", "Path"}
    ids = {str(node["id"]) for node in page.find_all(id=True)}
    tables = page.find(id="widgets").text
    for id, kind in known.items():
        assert not (kind.__doc__ or f"{kind.__name__}(").startswith(f"{kind.__name__}("), id
        if issubclass(kind, HasTraits):
            base = next(one for one in (Piece, Room, Box) if issubclass(kind, one) and kind is not one)
            names = {name for name in kind.class_traits() if name[0] != "_"} - {*base.class_traits(), "maps"}
            lacking |= {f"{id}.{name}, a trait" for name in names if not re.search(rf"^{name}$", tables, re.M)}
            continue
        signature = page.find(id=id).text
        for name, member in members(kind).items():
            told = f"{id}.{name}" in ids or (isinstance(member, Field) and re.search(rf"\b{name}\b", signature))
            lacking |= set() if told else {f"{id}.{name}"}
    chosen = re.findall(r"autoclass:: (\w+)\(\)\n +:members: (\w.*)", (DOCS / "api.md").read_text("utf-8"))
    assert len(chosen) > 6
    for kind_name, names in chosen:
        (id,) = (id for id, kind in known.items() if kind.__name__ == kind_name)
        lacking |= {f"{id}.{name}" for name in names.split(", ") if f"{id}.{name}" not in ids}
    assert sorted(lacking) == []


def test_the_gallery_shows_each_game_with_the_cells_that_drew_it_and_its_words(
    pages: dict[Path, BeautifulSoup],
) -> None:
    (page,) = (page for path, page in pages.items() if path.name == "gallery.html")
    drawn = page.find_all("img", src=re.compile("^data:image/svg"))
    assert len(drawn) == page.text.count("uw.picture(") == 3 * len(uw.GAMES)
    assert all(picture["alt"] for picture in drawn)
    assert uw.picture(uw.lesson("uncle", 2)).words in page.text


def test_a_name_leads_to_its_source(pages: dict[Path, BeautifulSoup]) -> None:
    (page,) = (page for path, page in pages.items() if path.name == "api.html")
    for name in ("watch", "Dist.P", "many.tournament.Tournament.rows", "widgets.page.base.Box.whole"):
        link = page.find(id=f"uncle_widgets.{name}").find("a", href=re.compile(re.escape(REPOSITORY)))
        path, line = re.fullmatch(rf"{REPOSITORY}/blob/v{uw.__version__}/(.+)#L(\d+)", link["href"]).groups()
        named = "\n".join(ROOT.joinpath(path).read_text("utf-8").splitlines()[int(line) - 1 :][:2])
        assert f"def {name.rpartition('.')[2]}(" in named


AAA_OR_GONE = (
    "1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6 2.3.2 2.3.3 2.4.8 2.4.9"
    " 2.4.10 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6 3.3.9 4.1.1"
)


def test_wcag_is_gone_through_criterion_by_criterion() -> None:
    """Each of levels A and AA has its line, in order, and says something; most name a test."""
    told = criteria()
    assert len(told) == 55
    assert not told.keys() & set(AAA_OR_GONE.split())
    assert list(told) == sorted(told, key=lambda number: [int(part) for part in number.split(".")])
    assert all(about["says"].endswith(".") for about in told.values())
    assert sum("tests" in about for about in told.values()) >= 48


@pytest.mark.full
def test_every_test_that_the_pages_name_is_there() -> None:
    """pytest collects each of them, and says so where it cannot; what is skipped or may fail it leaves out."""
    data = front_ends()
    cells = [feature[column] for feature in data["features"].values() for column in feature if column != "says"]
    assert all(column == "says" or column in data["columns"] for f in data["features"].values() for column in f)
    named = {test for cell in cells for test in proofs(cell)}
    named |= {test for about in criteria().values() for test in about.get("tests", ())}
    assert len(named) > 40
    assert DOCUMENTED in cells
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-q",
        "-p",
        "no:cacheprovider",
        "-m",
        "not skip and not skipif and not xfail",
    ]
    done = subprocess.run([*command, *sorted(named)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    collected = [re.sub(r" ?@.*", "", line) for line in done.stdout.splitlines()]
    assert {test for test in named if not any(f"{line}[".startswith(f"{test}[") for line in collected)} == set()
    files = {test.partition("::")[0] for test in named}
    skipping = r"pytest\.(skip|importorskip)\("
    assert [file for file in files if re.search(skipping, ROOT.joinpath(file).read_text("utf-8"))] == []


# The notation of records.


def written(game: str) -> list[str]:
    """The moves in the table of a game's `notation.md`."""
    text = files(uw.GAMES[game].package).joinpath("notation.md").read_text("utf-8")
    return re.findall(r"^\| `([^`]+)` \|", text, re.M)


def kind(move: object) -> object:
    """What kind of move it is: each word is one of its own."""
    return str(move) if type(move).__name__ == "Act" else type(move)


@pytest.mark.parametrize("game", uw.GAMES)
def test_every_move_written_on_the_page_is_read_and_printed_so(game: str) -> None:
    moves = written(game)
    assert moves
    made = uw.GAMES[game].new()
    assert [str(made.parse(move)) for move in moves] == moves


@pytest.mark.parametrize("game", uw.GAMES)
def test_no_kind_of_move_is_missing_on_the_page(game: str) -> None:
    kit = uw.GAMES[game]
    said = {kind(kit.new().parse(move)) for move in written(game)}
    folder = ROOT / "tests" / "games" / game / "playthroughs"
    matches = [uw.replay(path.read_text("utf-8").splitlines()[0]) for path in sorted(folder.glob("*.txt"))]
    matches.append(played(kit.new(**kit.short), Random(1)))
    assert {str(move) for match in matches for move in match.moves if kind(move) not in said} == set()
