"""Where a page of a site is its own kernel: the rooms in Pyodide, in a worker, their messages text to the page.

`wake_worker.js` imports this, and `wake.js` is at the other end. What travels is what `comm` would carry: the kind
of a message, the id of the comm and its data. No widget of ours sends buffers.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any

from uncle_widgets.site import pyodide_ipython

pyodide_ipython.instead()
os.environ["JUPYTER_WIDGETS_ECHO"] = "1"  # a page passes over what Python said before it heard of what was set

import comm  # noqa: E402
from comm.base_comm import BaseComm  # noqa: E402
from traitlets.log import get_logger  # noqa: E402

from uncle_widgets.games import GAMES  # noqa: E402
from uncle_widgets.games.kit import known  # noqa: E402
from uncle_widgets.refusal import Refusal  # noqa: E402
from uncle_widgets.widgets.page.dashboard import SHOWN_BY, Dashboard, dashboard  # noqa: E402
from uncle_widgets.widgets.page.hearing import FAULT  # noqa: E402
from uncle_widgets.widgets.page.links import Link, parse  # noqa: E402

_page: Dashboard | None = None
"""The game's page that is on show."""


def begin(say: Callable[[str], Any]) -> None:
    """Send whatever widgets say by `say`."""

    class PageComm(BaseComm):
        def publish_msg(self, msg_type: str, data: Any = None, *_: Any, **__: Any) -> None:
            say(json.dumps([msg_type, self.comm_id, data], separators=(",", ":")))

    comm.create_comm = PageComm


def heard(text: str) -> None:
    """What the page says to one of the widgets; one that is gone hears nothing."""
    comm_id, data = json.loads(text)
    if found := comm.get_comm_manager().comms.get(comm_id):
        found.handle_msg({"content": {"comm_id": comm_id, "data": data}})


def show(link: str, home: str) -> str:
    """Open what a link says; `home` is the gallery's address. As JSON: `whole` and `head`, ids of what the page
    draws; or `refused`, why not."""
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
            return json.dumps({"refused": str(refusal)})
        _page.head.refuse(str(refusal))
    except Exception as error:
        get_logger().error("A link was not opened.", exc_info=error)
        if _page is None:
            return json.dumps({"refused": FAULT})
        _page.head.refuse(FAULT)
    assert _page
    if old is not None and old is not _page:
        old.close()
    return json.dumps({"whole": _page.whole.model_id, "head": _page.head.model_id})


def _opened(link: Link) -> None:
    """The link itself, where it says more than a game and a room."""
    if _page and (link.values or link.moves):
        _page.show_link(str(link))
    elif _page:
        _page.head.tab = SHOWN_BY[link.room]
