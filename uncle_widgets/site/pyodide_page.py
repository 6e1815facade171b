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

from uncle_widgets.site import woken  # noqa: E402


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
    """`woken.show`, as JSON."""
    return json.dumps(woken.show(link, home))
