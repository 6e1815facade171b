"""Who teaches a class: keys that the server makes, of which it keeps hashes. It takes none from a browser."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Any

HOURS = 12 * 3600.0
"""Seconds for which a browser may come back to its class."""
TAB = 600.0
"""Seconds for which a page may be away whose browser has forgotten the class."""
MOST = 16
"""Keys of a class; the oldest goes."""


def hashed(key: str) -> str:
    """What is kept of a key: it can be compared, and not be used."""
    return sha256(key.encode(errors="replace")).hexdigest()


class Keys:
    """The keys of one class, as hashes: until when each holds, and whether it is only for a page that is open.

    `shelf` is where they are kept, under "keys"; `clock` says seconds since 1970.
    """

    def __init__(self, shelf: dict[str, Any], clock: Callable[[], float]) -> None:
        self.shelf, self.clock = shelf, clock

    def _valid(self) -> dict[str, Any]:
        now = self.clock()
        return {name: one for name, one in self.shelf.get("keys", {}).items() if one["until"] > now}

    def any(self) -> bool:
        return bool(self._valid())

    def make(self, tab: bool = False) -> str:
        """A new key; with `tab` for one page, while it is open."""
        key = secrets.token_hex(16)
        kept = [*self._valid().items()][1 - MOST :]
        self.shelf["keys"] = {
            **dict(kept),
            hashed(key): {"until": self.clock() + (TAB if tab else HOURS), "tab": tab},
        }
        return key

    def name(self, key: str) -> str:
        """The hash of a key that holds; '' for any other."""
        return name if (name := hashed(key)) in self._valid() else ""

    def drop(self, key: str) -> None:
        """This key holds no more."""
        self.shelf["keys"] = {name: one for name, one in self._valid().items() if name != hashed(key)}

    def seen(self, name: str, here: bool) -> None:
        """A page with this key came, or went: a key for one page holds while it is open, and a little longer."""
        kept = self._valid()
        if name in kept and kept[name]["tab"]:
            until = self.clock() + (HOURS if here else TAB)
            self.shelf["keys"] = {**kept, name: {**kept[name], "until": until}}
