"""How a lesson on paper is opened on a screen: its address as text and as a QR code, or what to start."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from html import escape
from typing import Any
from urllib.parse import quote_plus, urlsplit

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Plan
from uncle_widgets.refusal import Refusal

ADDRESS = re.compile(r"https?://[!-~]{1,300}")
"""Signs of ASCII, none of them a space."""


@dataclass(frozen=True)
class Opening:
    """`words` for the foot of a sheet; `code` is a QR code as SVG, empty without an address or without segno."""

    words: str
    code: str = ""

    @property
    def html(self) -> str:
        """The words, which may go on in the next line after a stroke."""
        return escape(self.words).replace("/", "/<wbr>").replace("?", "<wbr>?")


def opening_of(kit: Kit[Any], plan: Plan, link: str = "") -> Opening:
    """How this lesson is opened: at `link`, the address of a page that shows the game, or with the command."""
    if not link:
        return Opening(
            f"On a computer, start uncle-widgets and choose {kit.title}, Lessons, lesson {plan.number}. "
            f'In a notebook, run uw.lesson("{kit.id}", {plan.number}).'
        )
    if not (isinstance(link, str) and ADDRESS.fullmatch(link) and _host(link)):
        raise Refusal(f"Expected a link that starts with http:// or https://, not {str(link)[:40]!r}.")
    base = link.split("#")[0].split("?")[0]
    address = f"{base}?uw={quote_plus(f'lesson/2 {kit.id} lesson={plan.number}:')}"
    return Opening(address, _code(address))


def _code(address: str) -> str:
    try:
        import segno  # extra voila
    except ImportError:
        return ""
    drawn: str = segno.make(address, error="m", micro=False).svg_inline(omitsize=True, border=2)
    return drawn


def _host(link: str) -> str:
    try:
        return urlsplit(link).hostname or ""
    except ValueError:  # of brackets that hold no address
        return ""


def elsewhere(link: str) -> str:
    """The same address where another machine can open it; empty for one of this machine alone."""
    host = _host(link)
    if host == "localhost" or host.endswith(".localhost"):
        return ""
    try:
        return "" if ipaddress.ip_address(host).is_loopback else link
    except ValueError:
        return link
