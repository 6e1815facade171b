"""What Python shows in a page once it was woken: the page of a game, at what a link says.

In Pyodide `pyodide_page.py` calls `show`; in a kernel of a server, `listen` answers the page that asks for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from comm import get_comm_manager
from traitlets.log import get_logger

from uncle_widgets.frontend import packed_widgets
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import known
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page.dashboard import SHOWN_BY, Dashboard, dashboard
from uncle_widgets.widgets.page.hearing import FAULT
from uncle_widgets.widgets.page.links import Link, parse

LINE = "uncle_widgets.woken"
"""The target of the comm by which a page asks a kernel; as in `site/python_kernel.ts`."""
_page: Dashboard | None = None
"""The game's page that is on show."""


def show(link: str, home: str) -> dict[str, str]:
    """Open what a link says; `home` is the gallery's address. `whole` and `head`, ids of what the page draws; or
    `refused`, why not."""
    global _page
    old = _page
    try:
        found = parse(link)
        if old is None or old.kit.id != found.game:
            _page = dashboard(known(GAMES, found.game).id, tab=SHOWN_BY[found.room])
            _page.head.home = home
        _opened(found)
    except Refusal as refusal:
        if _page is None:
            return {"refused": str(refusal)}
        _page.head.refuse(str(refusal))
    except Exception as error:
        get_logger().error("A link could not be opened.", exc_info=error)
        if _page is None:
            return {"refused": FAULT}
        _page.head.refuse(FAULT)
    assert _page
    if old is not None and old is not _page:
        old.close()
    return {"whole": _page.whole.model_id, "head": _page.head.model_id}


def _opened(link: Link) -> None:
    """The link itself, where it says more than a game and a room."""
    if _page and (link.values or link.moves):
        _page.show_link(str(link))
    elif _page:
        _page.head.tab = SHOWN_BY[link.room]


def listen() -> None:
    """Answer a page that opens the comm `LINE`; what it needs whatever it asks is made ready."""
    packed_widgets()
    get_comm_manager().register_target(LINE, lambda line, _: line.on_msg(lambda said: _answer(line, said)))


def _answer(line: Any, said: Mapping[str, Any]) -> None:
    """Show what is asked for, and say so with the number of the question; anyone may send anything."""
    match said["content"]["data"]:
        case {"show": str(link), "home": str(home), "asked": int(asked)}:
            line.send({"shown": show(link, home), "asked": asked})
