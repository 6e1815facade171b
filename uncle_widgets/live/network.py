"""Where phones find this server: its addresses in the local network, and QR codes of them."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress

from tornado.httputil import HTTPServerRequest, split_host_and_port

ELSEWHERE = "192.0.2.1"
"""An address that is nobody's (RFC 5737): which way leads there is asked of the system, and nothing is sent."""
APART = ("docker", "br-", "veth", "virbr", "vmnet", "vbox", "lo")
"""Networks within a machine."""
ALONE = "This server listens to this computer alone, and no phone reaches it: start uncle-widgets --teach."


def own_addresses() -> list[str]:
    """The numbers of this machine in its networks, the likeliest first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.connect((ELSEWHERE, 9))
        found.append(asked.getsockname()[0])
    with suppress(ImportError, OSError):
        import psutil  # extra voila

        for name, several in psutil.net_if_addrs().items():
            if not name.lower().startswith(APART):
                found += [one.address for one in several if one.family == socket.AF_INET]
    numbers = [ipaddress.ip_address(one) for one in dict.fromkeys(found)]
    return [str(one) for one in numbers if not (one.is_loopback or one.is_link_local or one.is_unspecified)]


def local(host: str) -> bool:
    """Whether this name leads no other machine here."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def reached(request: HTTPServerRequest, base_url: str) -> list[str]:
    """Where phones may find the class, without the code: as the teacher came, unless from this machine itself."""
    host, port = split_host_and_port(request.host.lower())
    base = f"{base_url.rstrip('/')}/c"
    own = [f"{one}:{port}" if port else one for one in own_addresses()]
    if not local(host):
        hosts = [request.host.lower(), *(one for one in own if one != request.host.lower())]
        return [f"{one}{base}" for one in hosts]
    return [f"{one}{base}" for one in own] or [f"{request.host.lower()}{base}"]


def codes(request: HTTPServerRequest, addresses: list[str], code: str) -> dict[str, str]:
    """By address the QR code of it with the code; in capitals, which take less of it, where the path allows."""
    try:
        import segno  # extra voila
    except ImportError:
        return {}
    proxied = request.headers.get("X-Forwarded-Proto", "").lower()
    scheme = "https" if "https" in (request.protocol, proxied) else "http"
    drawn: dict[str, str] = {}
    for address in addresses:
        whole = f"{scheme}://{address}/{code}"
        short = whole.upper() if address.count("/") == 1 else whole
        drawn[address] = segno.make(short, error="m", micro=False).svg_inline(omitsize=True, border=2)
    return drawn
