"""What is in each file that a server writes (see `served.py`): the pages of `pages.py`, whose pieces are named by
version."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uncle_widgets.frontend import compressed
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.site import pages
from uncle_widgets.site.build import ABOUT, CLASS_ABOUT, code, page
from uncle_widgets.site.served import FIRST, KERNEL, Part, book, file_of, parts


def made(part: Part, mark: str) -> bytes:
    """The bytes of a file of the version `mark`."""
    match part.kind:
        case "home":
            teach = {
                f"{one.game} {one.name}": path
                for path, one in parts(mark).items()
                if one.kind in ("teach", "book")
            }
            days = {one.name: path for path, one in parts(mark).items() if one.kind == "daily"}
            shown = pages.gallery(
                code=_code("site", mark), teach=teach, days=days, offline=False, lite=False, docs=""
            )
            return page("Uncle Widgets", ABOUT, shown)
        case "class":
            files = {game: dict(_files(kit, mark)) for game, kit in GAMES.items()}
            hall = pages.classroom(code=_code("class", mark), files=files, offline=False)
            return page("A class \N{MIDDLE DOT} Uncle Widgets", CLASS_ABOUT, hall)
        case "game":
            kit = GAMES[part.game]
            own = pages.game(kit, code=_code("site", mark), files=dict(_files(kit, mark)), kernel=KERNEL)
            return page(f"{kit.title} \N{MIDDLE DOT} Uncle Widgets", kit.tagline, own)
        case "code":
            return code(part.name)
        case "daily":
            return compressed(pages.days(part.name))
        case "book":
            return book(part.game, part.name).read_bytes()
        case "teach":
            return compressed(pages.teaching(GAMES[part.game], int(part.name)))
        case _:
            name = part.name.removesuffix(FIRST)
            return compressed(pages.piece(GAMES[part.game], name, first=part.name != name))


def _code(name: str, mark: str) -> str:
    return file_of(Part("code", name=name), mark)


def _files(kit: Kit[Any], mark: str) -> Iterator[tuple[str, str]]:
    """The pieces of a game's page and their files; with those that come first."""
    for name in pages.pieces(kit):
        yield name, file_of(Part("data", kit.id, name), mark)
        if name == "watch" or name.startswith("lesson"):
            yield f"{name}{FIRST}", file_of(Part("data", kit.id, f"{name}{FIRST}"), mark)
